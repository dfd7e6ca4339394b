"""Sprites: ready pieces from a sheet, pasted by their anchor. Nothing is drawn at run time."""

from collections.abc import Iterator, Sequence
from io import BytesIO
from pathlib import Path
from typing import NamedTuple, Self, TypeAlias
from zipfile import BadZipFile, ZipFile

import msgspec
from PIL import Image

from games.engine import BadData

ANCHORS = "anchors.json"
"""In a sheet: the pixel of each sprite that lands on its place."""


Box: TypeAlias = tuple[int, int, int, int]
"""Left, top, right, bottom."""

LARGE = 30_000
"""Pixels from which on it is worth while to look for a middle that only needs to be copied."""


class Sprite(NamedTuple):
    """A picture with clear ground; its anchor (``x``, ``y``, pixels from its corner) lands on the place.

    ``middle``: a box in which nothing is clear.
    """

    image: Image.Image
    x: int
    y: int
    middle: Box | None = None

    @classmethod
    def centred(cls, image: Image.Image) -> Self:
        """Anchored in its middle."""
        return cls(image, round(image.width / 2), round(image.height / 2))

    def put(self, onto: Image.Image, x: float, y: float) -> None:
        """Paste with the anchor at ``x``, ``y``."""
        picture, left, top = self.image, round(x) - self.x, round(y) - self.y
        if onto.mode == "RGBA":
            # Where the other has clear ground too, it shall be covered, not become as clear as this one.
            onto.paste(picture.convert("RGB"), (left, top), picture)
        elif self.middle is None:
            onto.paste(picture, (left, top), picture)
        else:
            onto.paste(picture.crop(self.middle), (left + self.middle[0], top + self.middle[1]))
            for box in around(self.middle, picture.size):
                part = picture.crop(box)
                onto.paste(part, (left + box[0], top + box[1]), part)


def middle(picture: Image.Image) -> Box | None:
    """A box in the RGBA picture in which no pixel is clear; None if it is not worth to copy it."""
    if picture.width * picture.height < LARGE:
        return None
    clear = picture.getchannel("A").point([255] * 255 + [0])
    column = clear.crop((picture.width // 4, 0, picture.width - picture.width // 4, picture.height))
    top, bottom = _longest(column.getprojection()[1])
    left, right = _longest(clear.crop((0, top, picture.width, bottom)).getprojection()[0])
    return (left, top, right, bottom) if (right - left) * (bottom - top) >= LARGE // 2 else None


def _longest(marked: Sequence[int]) -> tuple[int, int]:
    """Where the longest run of zeros begins and ends."""
    runs = [(0, 0)]
    for place, mark in enumerate(marked):
        begun, ended = runs[-1]
        if not mark:
            runs.append((begun, place + 1) if ended == place else (place, place + 1))
    return max(runs, key=lambda run: run[1] - run[0])


def around(box: Box, size: tuple[int, int]) -> Iterator[Box]:
    """The rest of a picture of that size: above the box, at its sides, below; what is empty left out."""
    (left, top, right, bottom), (width, height) = box, size
    for rest in (
        (0, 0, width, top),
        (0, top, left, bottom),
        (right, top, width, bottom),
        (0, bottom, width, height),
    ):
        if rest[0] < rest[2] and rest[1] < rest[3]:
            yield rest


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
                image = picture.convert("RGBA")
                return Sprite(image, *anchor, middle(image))
        except (OSError, BadZipFile, KeyError) as error:
            raise BadData("malformed-data", file=self._name, reason=f"{name}: {error}") from error
