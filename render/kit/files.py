"""Reading the files that the studio built; a missing or broken one is a named error."""

from pathlib import Path

from PIL import Image

from games.engine import BadData


def read_picture(path: Path, mode: str | None = None) -> Image.Image:
    """The picture in that mode, or in its own; raises `BadData`."""
    try:
        with Image.open(path) as picture:
            return picture.convert(mode or picture.mode)
    except OSError as error:
        raise BadData("unreadable-data", file=path.name, reason=error.strerror or str(error)) from error
