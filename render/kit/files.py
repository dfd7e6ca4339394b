"""Reading the files that the studio built; a missing or broken one is a named error."""

from pathlib import Path

from PIL import Image

from games.engine import BadData


def read_picture(path: Path, mode: str) -> Image.Image:
    """The picture in that mode; raises `BadData`."""
    try:
        with Image.open(path) as picture:
            return picture.convert(mode)
    except OSError as error:
        raise BadData("unreadable-data", file=path.name, reason=error.strerror or str(error)) from error
