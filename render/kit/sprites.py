"""Sprites: ready pieces from a sheet, pasted by their anchor. Nothing is drawn at run time."""

from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from typing import NamedTuple, Self
from zipfile import BadZipFile, ZipFile

import msgspec
from PIL import Image

from games.engine import BadData

ANCHORS = "anchors.json"
"""In a sheet: the pixel of each sprite that lands on its place."""


class Sprite(NamedTuple):
    """A picture with clear ground; its anchor (``x``, ``y``, pixels from its corner) lands on the place."""

    image: Image.Image
    x: int
    y: int

    @classmethod
    def centred(cls, image: Image.Image) -> Self:
        """Anchored in its middle."""
        return cls(image, round(image.width / 2), round(image.height / 2))

    def put(self, onto: Image.Image, x: float, y: float) -> None:
        """Paste with the anchor at ``x``, ``y``."""
        # Where the other has clear ground too, it shall be covered, not become as clear as this one.
        colours = self.image.convert("RGB") if onto.mode == "RGBA" else self.image
        onto.paste(colours, (round(x) - self.x, round(y) - self.y), self.image)


class Sheet:
    """The sprites in ``<path>.zip``: a picture each, and ``anchors.json``. Each is read when first asked for.

    Raises `BadData` for a file that cannot be read.
    """

    def __init__(self, path: Path) -> None:
        self._name = path.with_suffix(".zip").name
        try:
            self._files = ZipFile(path.with_suffix(".zip"))
            self._anchors = msgspec.json.decode(self._files.read(ANCHORS), type=dict[str, tuple[int, int]])
        except OSError as error:
            raise BadData("unreadable-data", file=self._name, reason=error.strerror or "") from error
        except (BadZipFile, KeyError, msgspec.DecodeError) as error:
            raise BadData("malformed-data", file=self._name, reason=str(error)) from error

    def __contains__(self, name: str) -> bool:
        return name in self._anchors

    def __iter__(self) -> Iterator[str]:
        return iter(self._anchors)

    def __getitem__(self, name: str) -> Sprite:
        anchor = self._anchors[name]
        try:
            with Image.open(BytesIO(self._files.read(f"{name}.webp"))) as picture:
                return Sprite(picture.convert("RGBA"), *anchor)
        except (OSError, BadZipFile, KeyError) as error:
            raise BadData("malformed-data", file=self._name, reason=f"{name}: {error}") from error
