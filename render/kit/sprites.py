"""Sprites: ready pieces cut from a sheet, pasted by their anchor. Nothing is drawn at run time."""

from pathlib import Path
from typing import NamedTuple, Self

import msgspec
from PIL import Image

from render.kit.files import read_index, read_picture


class Sprite(NamedTuple):
    """A picture with clear ground; its anchor (``x``, ``y``, pixels from its corner) lands on the place."""

    image: Image.Image
    x: int
    y: int

    @classmethod
    def centred(cls, image: Image.Image) -> Self:
        """Anchored in its middle."""
        return cls(image, round(image.width / 2), round(image.height / 2))


class Piece(NamedTuple):
    """A sprite ready to paste: colours, mask, anchor."""

    colours: Image.Image
    mask: Image.Image
    x: int
    y: int

    @classmethod
    def of(cls, image: Image.Image, x: int, y: int) -> Self:
        """Colours and mask of an RGBA picture, apart: pasting need not separate them again."""
        return cls(image.convert("RGB"), image.getchannel("A"), x, y)

    def put(self, onto: Image.Image, x: float, y: float) -> None:
        """Paste with the anchor at ``x``, ``y``."""
        onto.paste(self.colours, (round(x) - self.x, round(y) - self.y), self.mask)


class Place(msgspec.Struct, array_like=True, frozen=True):
    """Where a sprite lies on its sheet, and its anchor."""

    left: int
    top: int
    width: int
    height: int
    x: int
    y: int


class Sheet:
    """The sprites of ``<path>.png``, named in ``<path>.json``."""

    def __init__(self, path: Path) -> None:
        index = read_index(path.with_suffix(".json"), Place)
        picture = read_picture(path.with_suffix(".png"), "RGBA")
        self._sprites = {
            name: Sprite(picture.crop((p.left, p.top, p.left + p.width, p.top + p.height)), p.x, p.y)
            for name, p in index.items()
        }
        self._pieces = {name: Piece.of(*sprite) for name, sprite in self._sprites.items()}

    def __getitem__(self, name: str) -> Piece:
        return self._pieces[name]

    def __contains__(self, name: str) -> bool:
        return name in self._pieces

    def sprite(self, name: str) -> Sprite:
        """The sprite with its clear ground, to be resized."""
        return self._sprites[name]
