"""Where things stand on Yunnan's pictures. Pixels of the finished picture, 1200 wide.

The map climbs in three rows of two provinces: Pu'er lower right, Yunnan lower left, Sichuan right, Qamdo
left, Tibet upper left, Qinghai upper right. Roads and bridges cross nothing; each is about as long as the gap
between two rows, but for the bridge from Yunnan to Tibet, which passes Qamdo in the left margin.
Below the map stand five towers, the buildings, each with five storeys, the highest bid on top, and the bank.
Under them are the slips of the colours.

``base.png`` (the ground) shows what never changes: landscape, cartouches, road, dotted bridges, towers, bags.
"""

from typing import NamedTuple

from games.engine.files import DATA
from render.kit.lines import Point, bent

Box = tuple[int, int, int, int]
"""Left, top, right, bottom."""

FOLDER = DATA / "art" / "yunnan"
COLOURS = (3, 4, 5)
"""How many colours there can be."""
WIDTH, HEIGHT = 1200, 1690
HEADER = 118
"""Stamp, title and facts stand above this row."""
TITLE_HEIGHT = 675

MAP_END = 952
"""The last row of the map; the buildings begin below."""

CARTOUCHES: tuple[Box, ...] = (
    (674, 746, 1180, 870),
    (96, 746, 602, 944),
    (674, 456, 1180, 654),
    (96, 456, 602, 654),
    (96, 166, 602, 364),
    (674, 166, 1180, 364),
)
"""By province, Pu'er first: an even pale area for names, numbers, pieces. Pu'er's needs one row less."""
ROW_NAME, ROW_TRADERS, ROW_POSTS = 33, 89, 151
"""Middles of a cartouche's rows, below its top edge."""
LABEL = 38
"""Middle of what a trader and a post yield, from a cartouche's left edge."""
COLUMNS_LEFT, COLUMNS_RIGHT = 72, 504
"""Where the colours' columns begin and end, from a cartouche's left edge."""

HORSE_STEP, HORSE_HIGH = 46, 46
HORSES: tuple[Point, ...] = ((0, 0), (368, 746), (718, 456), (213, 456), (300, 166), (800, 166))
"""By province: where the first horse stands, on the cartouche's upper edge; the others to its right."""

_ROAD: tuple[tuple[Point, Point, float], ...] = (
    ((690, 806), (586, 806), 0.08),
    ((572, 762), (704, 640), 0.10),
    ((690, 552), (586, 552), 0.0),
    ((140, 470), (146, 350), 0.10),
    ((586, 262), (690, 262), -0.08),
)
"""By step, from Pu'er on: both ends, a little under the cartouches, and the bow."""


class _Bridge(NamedTuple):
    start: Point
    end: Point
    bow: float
    first: Point
    step: Point


_BRIDGES: tuple[_Bridge, ...] = (
    _Bridge((138, 750), (138, 650), -0.16, (172, 700), (34, 0)),
    _Bridge((1138, 460), (1138, 360), 0.16, (1092, 410), (-35, 0)),
    _Bridge((588, 462), (690, 358), -0.14, (432, 392), (35, 0)),
    _Bridge((100, 800), (100, 310), -0.12, (44, 485), (0, 35)),
)
"""By site, in the order of ``data/yunnan/board.toml``: Yunnan-Qamdo, Sichuan-Qinghai, Qamdo-Qinghai,
Yunnan-Tibet. Both ends, the bow; where the first builder's token stands, and how far to the next."""


def road(step: int) -> list[Point]:
    """The line of the road from province ``step`` to the next one, as far as it is seen."""
    return bent(*_ROAD[step], steps=24)


def bridge(site: int) -> list[Point]:
    """The line of a bridge."""
    start, end, bow, _, _ = _BRIDGES[site]
    return bent(start, end, bow, 32)


def builder(site: int, number: int) -> Point:
    """Where the token of a bridge's first, second, ... builder stands."""
    _, _, _, (x, y), (dx, dy) = _BRIDGES[site]
    return x + number * dx, y + number * dy


ORDER: Box = (674, 882, 1180, 944)
"""The order of the colours: who bids first at the left, who travels first at the right."""

TOWER_LEFT, TOWER_STEP, TOWER_WIDTH = 20, 202, 194
ROOF, ROOF_END = 958, 1046
"""Rows of the roofs."""
PLATE, PLATE_END = 1046, 1094
"""Rows of the building's name plate, directly under the roof."""
STOREYS, STOREY_HIGH = 1096, 54
"""Upper edge of the top storey, and from one to the next: 15, 12, 9 on stone, 7, 5 on broken plaster."""
STOREY_NUMBER, STOREY_TRADER, STOREY_GHOST = 38, 104, 162
"""Middles of a storey's value, its trader and a trader just thrown out, from the tower's left edge."""

BANK_NAME = (1105, 1070)
BANK: tuple[Box, Box] = ((1030, 1096, 1180, 1228), (1030, 1234, 1180, 1366))
"""By side, the left (more) above: a money bag, what it pays on it, and to its right the token in it."""
BAG, BAG_TOKEN = 46, 115
"""Middles of bag and token, from the left edge of their box; the bag is at most 88 px wide."""

STRIP, SLIP_HEIGHT = 1388, 286
STRIP_LEFT, STRIP_GAP = 20, 10

TABLE = 962
"""Where the table of the final scoring begins, under the map."""
TABLE_HEAD, TABLE_ROW, TABLE_GAP = 64, 66, 10
TABLE_FADE = 8
"""Height of the band under the map in which its ground becomes that of the table."""

MAP: Box = (0, 106, WIDTH, 956)
FLOOR: Box = (0, MAP_END, WIDTH, STRIP - 6)
"""The parts of the board that a panel shows: the map, or the buildings and the bank."""
PART = 600
"""Width of the part of the lower floor that shows one building."""
INFO, INFO_PAD = 106, 22
"""Height of the strip under such a part, and its margin."""
PAPER = (WIDTH, 480)
"""Size of the paper for strips, tables and owners' sheets."""


def tower(building: int) -> int:
    """A building's left edge."""
    return TOWER_LEFT + building * TOWER_STEP


def storey(building: int, space: int, spaces: int = 5) -> Box:
    """The storey of a space; 0 is the lowest."""
    left, top = tower(building), STOREYS + (spaces - 1 - space) * STOREY_HIGH
    return left, top, left + TOWER_WIDTH, top + STOREY_HIGH


def slip_width(slips: int) -> int:
    """Width of one of so many slips."""
    return (WIDTH - 2 * STRIP_LEFT - (slips - 1) * STRIP_GAP) // slips
