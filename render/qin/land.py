"""Provinces as areas: each square is a piece of pigment under an edge mask chosen by its neighbours.

A square never paints beyond itself, so the order of drawing does not matter and a finished square is kept.
"""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from PIL import Image

from games.qin.squares import SIZE
from render.kit.files import read_picture
from render.kit.palette import Colour, mix, rgb
from render.kit.sprites import Piece
from render.qin.layout import CELL, FOLDER, PATCH, WAVES

PIGMENTS: dict[str, Colour] = {"R": rgb("D09585"), "Y": rgb("EBD595"), "B": rgb("AAC2D6")}
"""Cinnabar, orpiment, azurite: pigments with three grey levels, so that they stay apart in greyscale."""
INK_LAND = rgb("33221A")

NEIGHBOURS: tuple[tuple[int, int], ...] = tuple(
    (x, y) for y in (-1, 0, 1) for x in (-1, 0, 1) if (x, y) != (0, 0)
)
"""Column and row steps to the eight neighbours; a neighbour's index is its bit in a shape."""


def _plain(shape: int) -> int:
    """The shape without corners that do not show: one is seen only when a side beside it is joined too."""
    for bit, (dx, dy) in enumerate(NEIGHBOURS):
        if dx and dy:
            beside = (1 << NEIGHBOURS.index((dx, 0))) | (1 << NEIGHBOURS.index((0, dy)))
            if not shape & beside:
                shape &= ~(1 << bit)
    return shape


SHAPES: tuple[int, ...] = tuple(sorted({_plain(shape) for shape in range(256)}))
"""The ways in which a square can be joined to its neighbours."""
_COLUMNS = {shape: column for column, shape in enumerate(SHAPES)}


def shape_of(grid: Sequence[str], square: int) -> int:
    """Which neighbours of the square belong to its province, as one of `SHAPES`."""
    row, column = divmod(square, SIZE)
    shape = 0
    for bit, (dx, dy) in enumerate(NEIGHBOURS):
        x, y = column + dx, row + dy
        if 0 <= x < SIZE and 0 <= y < SIZE and grid[y * SIZE + x] == grid[square]:
            shape |= 1 << bit
    return _plain(shape)


class _Files(NamedTuple):
    pigments: dict[str, Image.Image]
    cover: Image.Image
    rim: Image.Image
    ink: Image.Image


@cache
def _files() -> _Files:
    pigments = {colour: read_picture(FOLDER / f"pigment-{colour}.png", "RGB") for colour in PIGMENTS}
    return _Files(pigments, *read_picture(FOLDER / "edges.png", "RGB").split())


@lru_cache(256)
def province_square(colour: str, shape: int, square: int) -> Piece:
    """The picture of a province's square."""
    files = _files()
    row, column = divmod(square, SIZE)
    x, y = column % PATCH * CELL, row % PATCH * CELL
    picture = files.pigments[colour].crop((x, y, x + CELL, y + CELL))
    x, y = _COLUMNS[shape] * CELL, (row % WAVES * WAVES + column % WAVES) * CELL
    part = (x, y, x + CELL, y + CELL)
    picture.paste(_shade(colour), (0, 0), files.rim.crop(part))
    picture.paste(INK_LAND, (0, 0), files.ink.crop(part))
    return Piece(picture, files.cover.crop(part), 0, 0)


def _shade(colour: str) -> Colour:
    """The colour of the pigment gathered at the edge: a wash of itself and brown upon itself."""
    tone = PIGMENTS[colour]
    wash = mix(tone, (60, 36, 26), 0.25)
    r, g, b = (round(x * y / 255) for x, y in zip(tone, wash, strict=True))
    return r, g, b
