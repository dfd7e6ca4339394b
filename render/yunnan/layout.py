"""Where things stand on Yunnan's pictures. Pixels of the finished picture, 1200 wide.

The map climbs in three rows, two provinces each: Pu'er lower right, Yunnan lower left, Sichuan right, Qamdo left,
Tibet upper left, Qinghai upper right. Roads and bridges cross nothing; every one of them is at most as long as
the gap between two rows, but for the bridge from Yunnan to Tibet, which passes Qamdo in the left margin.
Below the map stand five towers, the buildings, each with five storeys, the highest bid on top, and the bank.
Under them the slips of the colours.

``base.png`` (the ground) shows what never changes: landscape, cartouches, road, dotted bridges, towers.
"""

import math
from typing import NamedTuple

from games.engine.files import DATA

Point = tuple[float, float]
Box = tuple[int, int, int, int]
"""Left, top, right, bottom."""

FOLDER = DATA / "art" / "yunnan"
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
"""By province, Pu'er first: an even pale area for names, numbers and pieces. Pu'er's needs one row less."""
ROW_NAME, ROW_TRADERS, ROW_POSTS = 35, 92, 156
"""Middles of a cartouche's rows, below its top edge."""
LABEL = 42
"""Middle of what a trader and a post yield, from a cartouche's left edge."""
COLUMNS_LEFT, COLUMNS_RIGHT = 80, 500
"""Where the colours' columns begin and end, from a cartouche's left edge."""

HORSE_STEP, HORSE_HIGH = 46, 46
HORSES: tuple[Point, ...] = ((0, 0), (363, 746), (722, 456), (213, 456), (300, 166), (800, 166))
"""By province: where the first horse's hooves stand, on the cartouche's upper edge; the others to the right."""

ROAD: tuple[tuple[Point, ...], ...] = (
    ((690, 806), (640, 812), (586, 806)),
    ((572, 762), (632, 706), (664, 690), (704, 640)),
    ((690, 552), (638, 560), (586, 552)),
    ((140, 470), (132, 412), (146, 350)),
    ((586, 262), (638, 270), (690, 262)),
)
"""The road's parts that are seen between two cartouches, from Pu'er on; the strokes may go on under these."""


class Bridge(NamedTuple):
    """A bridge site: its ends, how far its arch bows aside (parts of its length, to the left of the way),
    where the first builder's token stands and how far it is from one to the next."""

    start: Point
    end: Point
    bow: float
    first: Point
    step: Point


BRIDGES: dict[str, Bridge] = {
    "yunnan-qamdo": Bridge((138, 750), (138, 650), 0.16, (184, 700), (35, 0)),
    "sichuan-qinghai": Bridge((1138, 460), (1138, 360), -0.16, (1092, 410), (-35, 0)),
    "qamdo-qinghai": Bridge((588, 462), (690, 358), 0.14, (432, 392), (35, 0)),
    "yunnan-tibet": Bridge((100, 800), (100, 310), 0.12, (44, 485), (0, 35)),
}
"""By the provinces at both ends, the nearer to Pu'er first."""


def arch(bridge: Bridge, steps: int = 24) -> list[Point]:
    """The bridge's line."""
    (ax, ay), (bx, by) = bridge.start, bridge.end
    found: list[Point] = []
    for number in range(steps + 1):
        t = number / steps
        aside = bridge.bow * math.sin(math.pi * t)
        found.append((ax + (bx - ax) * t + (by - ay) * aside, ay + (by - ay) * t - (bx - ax) * aside))
    return found


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

BANK: Box = (1030, 1096, 1180, 1366)
BANK_NAME = (1105, 1070)
BAGS: tuple[Point, Point] = ((1074, 1164), (1074, 1300))
"""Middles of the money bags: left side (more) above, right side below; 84 px wide, the token to the right."""
BAG_TOKEN = 72

STRIP, SLIP_HEIGHT = 1388, 286
STRIP_LEFT, STRIP_GAP = 20, 10


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
