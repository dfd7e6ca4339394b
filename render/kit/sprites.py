"""Sprites: ready pieces from a sheet, pasted by their anchor. Nothing is drawn at run time."""

from collections.abc import Iterator, Sequence
from io import BytesIO
from pathlib import Path
from typing import NamedTuple, Self, TypeAlias
from zipfile import BadZipFile, ZipFile

import msgspec
from PIL import Image, ImageChops

from games.engine import BadData
from render.kit.ring import draw_ring, is_wanted

ANCHORS = "anchors.json"
"""In a sheet: the pixel of each sprite that lands on its place."""


LARGE = 30_000
"""Pixels from which on it is worth while to take a picture apart."""

MOST_COLOURS = 256
"""Of a palette."""


def blend(onto: Image.Image, image: Image.Image, at: tuple[int, int]) -> None:
    """Put an RGBA picture on an RGB one, as `Image.paste` does, which looks at all of it first.

    That takes longer than most pieces do. A picture that is read from a file must have been loaded.
    """
    onto.im.paste(image.im, (*at, at[0] + image.width, at[1] + image.height), image.im)


class Part(NamedTuple):
    """A piece of a sprite, from its corner: with clear ground (RGBA), or without (P)."""

    image: Image.Image
    left: int
    top: int


class Sprite(NamedTuple):
    """A picture with clear ground; its anchor (``x``, ``y``, pixels from its corner) lands on the place.

    ``parts``: the whole, or a middle without clear ground and what is around it. ``name``: in its sheet, ""
    if it was put together.
    """

    parts: tuple[Part, ...]
    x: int
    y: int
    name: str = ""

    @classmethod
    def of(cls, image: Image.Image, x: int, y: int) -> Self:
        """The RGBA picture as it is."""
        return cls((Part(image, 0, 0),), x, y)

    @classmethod
    def centred(cls, image: Image.Image) -> Self:
        """Anchored in its middle."""
        return cls.of(image, round(image.width / 2), round(image.height / 2))

    @property
    def image(self) -> Image.Image:
        """The whole picture."""
        if self.parts[0].image.mode == "RGBA":
            return self.parts[0].image
        size = (
            max(part.left + part.image.width for part in self.parts),
            max(part.top + part.image.height for part in self.parts),
        )
        whole = Image.new("RGBA", size)
        for part in self.parts:
            whole.paste(part.image, (part.left, part.top))
        return whole

    @property
    def bytes(self) -> int:
        """What it takes in memory, about."""
        sizes = (
            part.image.width * part.image.height * (1 if part.image.mode == "P" else 4) for part in self.parts
        )
        return sum(sizes)

    def put(self, onto: Image.Image, x: float, y: float) -> None:
        """Paste with the anchor at ``x``, ``y``."""
        left, top = round(x) - self.x, round(y) - self.y
        for part in self.parts:
            image, at = part.image, (left + part.left, top + part.top)
            if image.mode == "P":
                onto.paste(image, at)
            elif onto.mode == "RGBA":
                # Where the other has clear ground too, it shall be covered, not become as clear as this one.
                onto.paste(image.convert("RGB"), at, image)
            else:
                blend(onto, image, at)
        if is_wanted(self.name):
            draw_ring(onto, self.image, left, top)

    def taken_apart(self) -> Self:
        """The same, in less memory: of a large one the middle is kept in its few colours, and only copied."""
        picture = self.image
        if picture.width * picture.height < LARGE:
            return self
        box = middle(picture)
        inner = picture.crop(box).convert("RGB")
        if inner.width * inner.height < LARGE // 2 or inner.getcolors(MOST_COLOURS) is None:
            return self
        few = inner.quantize(MOST_COLOURS, Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)
        if ImageChops.difference(few.convert("RGB"), inner).getbbox() is not None:
            return self
        rest = (Part(picture.crop(edge), *edge[:2]) for edge in around(box, picture.size))
        return self._replace(parts=(Part(few, *box[:2]), *rest))


Box: TypeAlias = tuple[int, int, int, int]
"""Left, top, right, bottom."""


def middle(picture: Image.Image) -> Box:
    """A box of the RGBA picture in which no pixel is clear; empty if there is none about its middle."""
    clear = picture.getchannel("A").point([255] * 255 + [0])
    column = clear.crop((picture.width // 4, 0, picture.width - picture.width // 4, picture.height))
    top, bottom = _longest(column.getprojection()[1])
    left, right = _longest(clear.crop((0, top, picture.width, bottom)).getprojection()[0])
    return left, top, right, bottom


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
                return Sprite.of(picture.convert("RGBA"), *anchor).taken_apart()._replace(name=name)
        except (OSError, BadZipFile, KeyError) as error:
            raise BadData("malformed-data", file=self._name, reason=f"{name}: {error}") from error
