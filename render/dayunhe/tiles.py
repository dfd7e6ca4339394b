"""Tiles in two sizes: "" on the map and in questions, "small" in cards.

A canal tile is a plate with its owner's rim, the water over it, and the tile's value: on the owner's shape in
the lower right corner, which no line crosses, or in a card alone, where the lines leave most room. On a map
canals of neighbours join: first come all plates (`draw_plate`), then all waters (`draw_water`) with the
joints between them, then what stands in the corners (`draw_value`).
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
from render.dayunhe.layout import SMALL_W, VALUE
from render.kit.lines import Point
from render.kit.palette import CREAM, INK, SEATS, rgb
from render.kit.sprites import Sprite
from render.kit.type import write

Size = Literal["", "small"]
FAR = 0.25 * SMALL_W
"""From the middle of a small tile to that of its value."""
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
    if size == "small" and kind not in LINELESS:
        _ready(kind, rotation, seat).put(image, *at)
        return
    draw_plate(image, kind, seat, at, size)
    draw_water(image, kind, rotation, at, size)
    draw_value(image, kind, rotation, seat, at, size)


@cache
def _ready(kind: str, rotation: int, seat: Seat) -> Sprite:
    """A small canal tile in one piece: cards show dozens of them."""
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
    """The canal of a canal tile, nothing for another one."""
    if kind not in LINELESS:
        piece(f"water-{kind}-{rotation}{_suffix(size)}").put(image, *at)


def draw_value(image: Image.Image, kind: str, rotation: int, seat: Seat, at: Point, size: Size = "") -> None:
    """The owner's shape, on it the value of a canal tile; in a card the value alone."""
    if size == "small":
        if kind not in LINELESS:
            dx, dy = small_value(kind, rotation)
            write(image, (at[0] + dx, at[1] + dy), str(tile(kind).value), halo=IVORY)
    elif kind != HIDDEN:
        x, y = at[0] + VALUE[0], at[1] + VALUE[1]
        look = SEATS[seat]
        piece(f"pip-{look.letter}").put(image, x, y)
        if kind != UNREST:
            lower = LOWER.get(look.shape, 0)
            write(image, (x, y + lower), str(tile(kind).value), fill=CREAM if look.dark else INK)


def _suffix(size: Size) -> str:
    """What the names of the sprites of that size end with."""
    return f"-{size}" if size else ""


@cache
def small_value(kind: str, rotation: int) -> Point:
    """The middle of a canal tile's value from that of the small tile: in the widest gap between its lines.

    Of gaps of the same width it is the one nearest to the north, then to the west; without lines the middle.
    """
    mask = edges(kind, rotation)
    lines = [edge * _SIXTH for edge in range(len(EDGES)) if mask >> edge & 1]
    if not lines:
        return 0.0, 0.0
    gaps = [(after - before, (before + after) / 2) for before, after in pairwise([*lines, lines[0] + _TURN])]
    _, middle = min(gaps, key=lambda gap: (-gap[0], _from_north(gap[1]), cos(radians(gap[1]))))
    return FAR * cos(radians(middle)), FAR * sin(radians(middle))


def _from_north(degrees: float) -> float:
    """How far a direction is from the north, 0 to 180 degrees."""
    return abs((degrees - _NORTH + _TURN / 2) % _TURN - _TURN / 2)
