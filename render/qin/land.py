"""Provinces as areas: each square is a piece of pigment under an edge mask chosen by its neighbours.

A square never paints beyond itself, so the order of drawing does not matter and a finished square is kept.
"""

from collections.abc import Sequence
from functools import cache, lru_cache

from PIL import Image

from games.engine import Seat
from games.qin.squares import SIZE
from render.kit.files import read_picture
from render.kit.palette import SEATS, Colour, mix, rgb
from render.kit.sprites import Sheet, Sprite
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


def shape_of(grid: Sequence[str], square: int) -> int:
    """Which neighbours of the square belong to its province, as one of `SHAPES`."""
    row, column = divmod(square, SIZE)
    shape = 0
    for bit, (dx, dy) in enumerate(NEIGHBOURS):
        x, y = column + dx, row + dy
        if 0 <= x < SIZE and 0 <= y < SIZE and grid[y * SIZE + x] == grid[square]:
            shape |= 1 << bit
    return _plain(shape)


@cache
def _pigment(colour: str) -> Image.Image:
    return read_picture(FOLDER / f"pigment-{colour}.png")


@cache
def _edges() -> Sheet:
    return Sheet(FOLDER / "edges")


@lru_cache(128)  # late boards have up to some 115 squares of provinces
def province_square(colour: str, shape: int, square: int, owner: Seat | None = None) -> Sprite:
    """The picture of a province's square; along the border a band in the owner's colour, if there is one."""
    row, column = divmod(square, SIZE)
    x, y = column % PATCH * CELL, row % PATCH * CELL
    picture = _pigment(colour).crop((x, y, x + CELL, y + CELL)).convert("RGB")
    cover, rim, ink, band = _edges()[edge_name(shape, column % WAVES, row % WAVES)].image.split()
    picture.paste(_shade(colour), (0, 0), rim)
    if owner is not None:
        picture.paste(SEATS[owner].colour, (0, 0), band)
    picture.paste(INK_LAND, (0, 0), ink)
    picture.putalpha(cover)
    return Sprite.of(picture, 0, 0)


def edge_name(shape: int, x: int, y: int) -> str:
    """The sprite that holds the edge of a square of that shape, in that column and row of the wave.

    Its red is how much of the square is covered (cast shadow included), its green the rim of gathered
    pigment, its blue the ink line and whatever lies outside it, its alpha the owner's band.
    """
    return f"{shape}-{x}-{y}"


def _shade(colour: str) -> Colour:
    """The colour of the pigment gathered at the edge: a wash of itself and brown upon itself."""
    tone = PIGMENTS[colour]
    wash = mix(tone, (60, 36, 26), 0.25)
    r, g, b = (round(x * y / 255) for x, y in zip(tone, wash, strict=True))
    return r, g, b
