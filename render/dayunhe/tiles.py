"""Tiles in three sizes: "" on the map, "small" in panels, "large" in questions.

A canal tile is a plate with its owner's rim, the water over it, and the owner's shape with the tile's value.
On a map canals of neighbours join: first come all plates (`draw_plate`), then all waters (`draw_water`), then
all values (`draw_value`).
"""

from functools import cache
from itertools import pairwise
from math import cos, radians, sin
from typing import Literal

from PIL import Image

from games.dayunhe.components import UNREST, edges, tile
from games.dayunhe.places import EDGES
from games.engine import HIDDEN, Seat
from render.dayunhe.assets import piece
from render.dayunhe.layout import HEX_W, LARGE_W, SMALL_W
from render.kit.lines import Point
from render.kit.palette import CREAM, INK, SEATS, rgb
from render.kit.sprites import Sprite
from render.kit.type import MIN_CAP, write

Size = Literal["", "small", "large"]
WIDTHS: dict[Size, int] = {"": HEX_W, "small": SMALL_W, "large": LARGE_W}
FAR: dict[Size, float] = {"": 0.285, "small": 0.27, "large": 0.30}
"""From a tile's middle to that of its value, in widths of the tile."""
CAP: dict[Size, int] = {"": MIN_CAP, "small": MIN_CAP, "large": 46}
LINELESS = (HIDDEN, UNREST)
"""What has neither canal nor value to show."""
IVORY = rgb("FBF2DC")
"""The face of a canal tile."""
LOWER = {"triangle": 4}
"""How much lower than its middle a number stands on a shape."""
_NORTH, _TURN, _SIXTH = 270, 360, 60
"""Degrees, clockwise from the east."""


def draw_tile(image: Image.Image, kind: str, rotation: int, seat: Seat, at: Point, size: Size = "") -> None:
    """A whole tile of a seat with its middle at ``at``; `HIDDEN` is one face down."""
    if kind in LINELESS:
        draw_plate(image, kind, seat, at, size)
    elif size == "small":
        _ready(kind, rotation, seat).put(image, *at)
    else:
        draw_plate(image, kind, seat, at, size)
        draw_water(image, kind, rotation, at, size)
        draw_value(image, kind, rotation, seat, at, size)


@cache
def _ready(kind: str, rotation: int, seat: Seat) -> Sprite:
    """A small canal tile in one piece: panels show dozens of them."""
    plate = piece(f"plate-{SEATS[seat].letter}-small")
    canvas = plate.image.copy()
    at = plate.x, plate.y
    draw_water(canvas, kind, rotation, at, "small")
    draw_value(canvas, kind, rotation, seat, at, "small")
    return Sprite.of(canvas, plate.x, plate.y)


def draw_plate(image: Image.Image, kind: str, seat: Seat, at: Point, size: Size = "") -> None:
    """A tile without its canal and value."""
    name = {HIDDEN: "plate-back", UNREST: "unrest"}.get(kind, "plate")
    piece(f"{name}-{SEATS[seat].letter}{_suffix(size)}").put(image, *at)


def draw_water(image: Image.Image, kind: str, rotation: int, at: Point, size: Size = "") -> None:
    """The canal of a canal tile."""
    piece(f"water-{kind}-{rotation}{_suffix(size)}").put(image, *at)


def draw_value(image: Image.Image, kind: str, rotation: int, seat: Seat, at: Point, size: Size = "") -> None:
    """The owner's shape with the value of a canal tile; in a panel the value alone."""
    dx, dy = pip_at(kind, rotation, size)
    x, y = at[0] + dx, at[1] + dy
    if size == "small":
        write(image, (x, y), str(tile(kind).value), halo=IVORY)
        return
    look = SEATS[seat]
    piece(f"pip-{look.letter}{_suffix(size)}").put(image, x, y)
    lower = LOWER.get(look.shape, 0)
    write(image, (x, y + lower), str(tile(kind).value), cap=CAP[size], fill=CREAM if look.dark else INK)


def _suffix(size: Size) -> str:
    """What the names of the sprites of that size end with."""
    return f"-{size}" if size else ""


@cache
def pip_at(kind: str, rotation: int, size: Size = "") -> Point:
    """The middle of a canal tile's value from that of the tile: in the widest gap between its lines.

    Of gaps of the same width it is the one nearest to the north, then to the west; without lines the middle.
    """
    mask = edges(kind, rotation)
    lines = [edge * _SIXTH for edge in range(len(EDGES)) if mask >> edge & 1]
    if not lines:
        return 0.0, 0.0
    gaps = [(after - before, (before + after) / 2) for before, after in pairwise([*lines, lines[0] + _TURN])]
    _, middle = min(gaps, key=lambda gap: (-gap[0], _from_north(gap[1]), cos(radians(gap[1]))))
    far = FAR[size] * WIDTHS[size]
    return far * cos(radians(middle)), far * sin(radians(middle))


def _from_north(degrees: float) -> float:
    """How far a direction is from the north, 0 to 180 degrees."""
    return abs((degrees - _NORTH + _TURN / 2) % _TURN - _TURN / 2)
