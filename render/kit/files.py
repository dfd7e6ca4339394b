"""Reading the files that the studio built; a missing or broken one is a named error."""

from pathlib import Path
from typing import TypeVar

import msgspec
from PIL import Image

from games.engine import BadData

T = TypeVar("T")


def read_picture(path: Path, mode: str) -> Image.Image:
    """The picture in that mode; raises `BadData`."""
    try:
        with Image.open(path) as picture:
            return picture.convert(mode)
    except OSError as error:
        raise BadData("unreadable-data", file=path.name, reason=error.strerror or str(error)) from error


def read_index(path: Path, shape: type[T]) -> dict[str, T]:
    """What each name stands for; raises `BadData`."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=dict[str, shape])  # type: ignore[valid-type]  # no variable is a type to mypy
    except OSError as error:
        raise BadData("unreadable-data", file=path.name, reason=error.strerror or "") from error
    except msgspec.DecodeError as error:
        raise BadData("malformed-data", file=path.name, reason=str(error)) from error
