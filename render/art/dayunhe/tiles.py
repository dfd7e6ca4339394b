"""Tiles and what lies round one, from the files in ``svg/tiles``, for a hex of any width and height.

They are drawn for the map, ten units a pixel. A canal tile is pasted in layers, so that canals of neighbours
join: first all plates, then all waters with the joints between them, then the pips on which the values are
written. Everything is anchored in the hex's middle.
"""

from collections.abc import Sequence
from typing import Literal

from render.art.drawing import KIT, draw, for_seat, over, trimmed
from render.dayunhe.layout import FOLDER, HEX_H, HEX_W, SMALL_H, SMALL_W
from render.kit.palette import SEATS, rgb
from render.kit.sprites import Sprite

IVORY = rgb("FBF2DC")
WATER, FOAM = rgb("8FC0D2"), rgb("C5E0E6")
DRAWN = FOLDER / "svg" / "tiles"

Size = tuple[float, float, float]
"""Width and height of a hex, and how large its lines are beside those on the map."""
SIZES: dict[str, Size] = {"": (HEX_W, HEX_H, 1), "-small": (SMALL_W, SMALL_H, 0.64)}
"""By the suffix of their sprites."""
EMBER = {"": 0, "-small": 26}
"""The owner's shape in a flame; on the map it stands where those of canals do."""
_UNITS = 10
_CANVAS, _STIFF = (2300, 1800), 80
"""Size of the files, and how much of it keeps its place when they are stretched."""

Face = Literal["canal", "unrest", "back"]


def sized(name: str, size: Size, *shown: str, seat: int | None = None) -> Sprite:
    """A drawing for a hex of that size; in the colours of the seat, if there is one."""
    *hexes, lines = size
    scale = lines / _UNITS
    wide, high = (
        round(_STIFF + (before - _STIFF) * wanted / (drawn * lines))
        for before, wanted, drawn in zip(_CANVAS, hexes, (HEX_W, HEX_H), strict=True)
    )
    path = DRAWN / f"{name}.svg"
    if seat is None:
        return trimmed(draw(path, *shown, scale=scale, size=(wide, high)))
    look = SEATS[seat]
    parts = look.letter, "dark" if look.dark else "light", *shown
    return trimmed(draw(path, *parts, colour=look.colour, scale=scale, size=(wide, high)), faint=3)


def plate(size: Size, seat: int, face: Face) -> Sprite:
    """A tile within its owner's rim: without its canal, without its flame, or face down."""
    return sized("plate", size, face, seat=seat)


def unrest(size: Size, seat: int, ember: int = 0) -> Sprite:
    """A tile of unrest; ``ember``: size of its owner's shape in the flame."""
    high = min(size[0] * 0.78, size[1] * 0.68)
    made = over(plate(size, seat, "unrest"), draw(DRAWN / "flame.svg", scale=high / 100))
    if not ember:
        return made
    shape = for_seat(KIT / "pieces" / "emblem.svg", seat, scale=ember / 100)
    return over(made, shape._replace(y=round(shape.y - high * 0.16)))


def water(size: Size, edges: Sequence[int], *, gleam: bool = True) -> Sprite:
    """The canal of a tile whose line joins these edges: one ends in a basin; none is a reservoir."""
    light = ("gleam",) * gleam
    if len(edges) == 2:
        return sized("water", size, "-".join(map(str, edges)), *light)
    end = {0: ("isle",), 1: ("basin",)}.get(len(edges), ())
    return sized("water", size, *map(str, edges), *end, *light)


def joint(size: Size, edge: int) -> Sprite:
    """Water across the edge to a neighbour, anchored in the middle of the edge."""
    return sized("joint", size, str(edge))
