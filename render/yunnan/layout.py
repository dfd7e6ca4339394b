"""Where things stand on Yunnan's pictures. Pixels of the finished picture, 1200 wide.

The map shows the real borders: what is no step of the road is a site of a bridge. So two rivers cut the land
into three floors, and the road goes round their ends as one S: from Pu'er (lower left) by Yunnan and Sichuan
(right) back to Qamdo (middle), by Tibet (left) to Qinghai (upper right). A gate stands where it crosses a
border; the four bridges are the short cuts over the water. Horses stand on the road.

Below the map is one table, a row for each building: its name, its five spaces, a track with everybody's
level. Its last row has the bank and the order. Under it stand the cards of the seats.

``base.png`` (the ground) shows what never changes: land, road, sites, names and yields, the empty table.
"""

from functools import cache
from itertools import pairwise
from typing import NamedTuple

from games.engine.files import DATA
from games.yunnan.components import board, buildings, setup
from render.kit.lines import Point, smooth, wavy
from render.kit.type import width

Box = tuple[int, int, int, int]
"""Left, top, right, bottom."""

FOLDER = DATA / "art" / "yunnan"
PLAYERS = (2, 3, 4, 5)
"""How many there can be."""
WIDTH, HEIGHT = 1200, 1690
TITLE_HEIGHT = 675

MAP_END = 1048
"""The last row of the map; the table begins below."""

# ── the map ──────────────────────────────────────────────────────────────────────────────────────────

_CORNERS: dict[str, Point] = {
    "nw": (44, 170),
    "n": (384, 152),
    "ne": (1164, 158),
    "e1": (1178, 370),
    "e2": (1176, 700),
    "se": (1148, 1030),
    "s2": (832, 1034),
    "s1": (312, 1030),
    "sw": (42, 1026),
    "w": (30, 704),
    "pu": (306, 712),
    "yt": (386, 712),
    "yq": (814, 704),
    "tq": (386, 376),
    "qs": (814, 370),
}
_RINGS = (
    "w pu s1 sw",
    "pu yt yq s2 s1",
    "qs e1 e2 se s2 yq",
    "tq qs yq yt",
    "nw n tq yt pu w",
    "n ne e1 qs tq",
)
"""By province: its corners, clockwise."""
_COAST = {"nw", "n", "ne", "e1", "e2", "se", "s2", "s1", "sw", "w"}
_WAVE, _COAST_WAVE = 6.0, 12.0
"""How far a border wanders, inside the land and round it."""
RIVERS = (("w", "pu", "yt", "yq"), ("e1", "qs", "tq"))
"""Along which corners they run, from the picture's edge to their end."""

ROAD_WIDTH = 24
_ROAD: tuple[tuple[Point, ...], ...] = (
    ((78, 986), (180, 1000), (314, 998)),
    ((470, 1000), (660, 996), (832, 1000)),
    ((970, 990), (1080, 930), (1124, 830), (1084, 716), (980, 668), (814, 662)),
    ((690, 664), (530, 660), (386, 662)),
    ((250, 662), (140, 634), (82, 556), (70, 480), (86, 404), (150, 344), (250, 330), (388, 330)),
    ((560, 334), (780, 328), (960, 334), (1120, 328)),
)
"""By province: where the road goes in it, up to the gate to the next one."""


Row = tuple[float, float, float]
"""A row in which pieces stand: its left end, its middle, its right end."""


class Place(NamedTuple):
    """What stands where in a province.

    ``plate``: left edge and middle of its name plate; ``rows``: where pieces stand, large ones in every
    second; middles of the tea house, the first gift and the inspector; where the first horse
    stands on the road, and how far it is to the next one.
    """

    plate: Point
    rows: tuple[Row, ...]
    tea: Point = (0, 0)
    gift: Point = (0, 0)
    inspector: Point = (0, 0)
    horse: Point = (0, 0)
    step: float = 40


PLACES: tuple[Place, ...] = (
    Place((52, 784), ((52, 866, 300), (52, 924, 300))),
    Place(
        (402, 790),
        ((332, 866, 736), (332, 924, 736)),
        tea=(774, 798),
        gift=(346, 802),
        inspector=(782, 890),
        horse=(370, 996),
    ),
    Place(
        (826, 450),
        ((828, 512, 1158), (828, 568, 1158), (832, 738, 1044)),
        tea=(886, 822),
        gift=(968, 822),
        inspector=(894, 912),
        horse=(862, 662),
    ),
    Place(
        (398, 450),
        ((400, 512, 812), (400, 568, 812)),
        tea=(762, 450),
        gift=(446, 628),
        inspector=(556, 630),
        horse=(614, 660),
    ),
    Place(
        (58, 212),
        ((122, 402, 380), (122, 462, 380), (122, 522, 380)),
        tea=(112, 284),
        gift=(194, 284),
        inspector=(312, 276),
        horse=(164, 658),
    ),
    Place(
        (402, 200),
        ((436, 262, 1156),),
        tea=(794, 200),
        gift=(876, 200),
        inspector=(960, 190),
        horse=(930, 332),
    ),
)
"""By province."""
PLATE_HIGH, PLATE_PAD = 60, 13
COIN, COIN_STEP = 37, 58
"""From the end of a name to the middle of the first coin, and from there to the second."""

_BRIDGES: tuple[Point, ...] = ((768, 706), (1010, 370), (744, 373), (350, 710))
"""By site, in the order of ``data/yunnan/board.toml``: Yunnan-Qamdo, Sichuan-Qinghai, Qamdo-Qinghai,
Yunnan-Tibet: its middle. All run straight up."""


@cache
def plate(province: int) -> Box:
    """The plate with a province's name and yields."""
    (left, y), printed = PLACES[province].plate, board().provinces[province]
    coins = COIN_STEP * (1 if printed.post is None else 2)
    right = left + 2 * PLATE_PAD + width(printed.name, "serif") + coins
    return round(left), round(y - PLATE_HIGH / 2), round(right), round(y + PLATE_HIGH / 2)


@cache
def outline(province: int) -> list[Point]:
    """The border of a province."""
    corners = _RINGS[province].split()
    edges = zip(corners, corners[1:] + corners[:1], strict=True)
    return [point for start, end in edges for point in _border(start, end)[:-1]]


def _border(start: str, end: str) -> list[Point]:
    height = _COAST_WAVE if {start, end} <= _COAST else _WAVE
    return wavy(_CORNERS[start], _CORNERS[end], height)


def river(number: int) -> list[Point]:
    """The line of a river, from outside the picture to its end."""
    corners = RIVERS[number]
    x, y = _CORNERS[corners[0]]
    outside = -30 if x < WIDTH / 2 else WIDTH + 30
    lines = (_border(start, end) for start, end in pairwise(corners))
    return [(outside, y), *(point for line in lines for point in line)]


@cache
def road(province: int) -> list[Point]:
    """The line of the road in a province, from gate to gate."""
    steps = 12
    line = smooth([point for part in _ROAD for point in part], steps)
    end = sum(map(len, _ROAD[: province + 1])) - 1
    start = sum(map(len, _ROAD[:province])) - 1 if province else 0
    return line[start * steps : end * steps + 1]


def gate(province: int) -> Point:
    """Where the road leaves a province."""
    return _ROAD[province][-1]


def bridge(site: int) -> Point:
    """The middle of a bridge."""
    return _BRIDGES[site]


def builder(site: int, number: int, builders: int) -> Point:
    """Where the token of a bridge's first, second, ... builder stands; more than two stand in pairs."""
    x, y = _BRIDGES[site]
    if builders <= 2:
        return x, y + (number * 2 - builders + 1) * 20
    rows = (builders + 1) // 2
    aside = 0 if number == builders - 1 and builders % 2 else 13 * (number % 2 * 2 - 1)
    return x + aside, y + (number // 2 * 2 - rows + 1) * 14


# ── the table ────────────────────────────────────────────────────────────────────────────────────────

HEAD = 1070
"""The middle of the row with what the spaces cost."""
TABLE, ROW_HIGH = 1098, 66
"""Upper edge of the first row; height of each."""
LEFT, RIGHT = 20, 1180
SIGN, NAME, NAME_END = 52, 82, 240
"""In a row: the middle of its sign, where its name begins and ends."""
SPACES, SPACE_STEP = 246, 66
"""Left edge of the first space; from one to the next."""
LEVELS = 592
"""Left edge of the tracks and of the order."""
LEVEL_NUMBER = 20
"""Middle of a level's number, from its left edge."""
BANK_STEP, BANK_COIN, BANK_TOKEN = 165, 42, 116
"""From one side of the bank to the other; middles of its coin and its token, from its left edge."""
LOWEST = (setup().supply, setup().passes, setup().horse, setup().influence, 0)
"""The lowest level of each building's progress."""


def row(number: int) -> Box:
    """A row of the table: a building's; the last one, a little apart, is that of bank and order."""
    top = TABLE + number * ROW_HIGH + (8 if number == len(buildings()) else 0)
    return LEFT, top, RIGHT, top + ROW_HIGH


def space(building: int, number: int) -> Box:
    """A space of a building; 0 is the cheapest."""
    left, top = SPACES + number * SPACE_STEP, TABLE + building * ROW_HIGH
    return left, top, left + SPACE_STEP, top + ROW_HIGH


def level(building: int, reached: int) -> Box:
    """The field of a level on a building's track."""
    lowest, most = LOWEST[building], buildings()[building].most
    wide = (RIGHT - LEVELS) / (most - lowest + 1)
    left, top = LEVELS + (reached - lowest) * wide, TABLE + building * ROW_HIGH
    return round(left), top, round(left + wide), top + ROW_HIGH


def bank(side: int) -> Box:
    """A side of the bank, the left (more) first."""
    left, top, _, bottom = row(len(buildings()))
    left = SPACES + side * BANK_STEP
    return left, top, left + BANK_STEP, bottom


def middle(box: Box) -> Point:
    """The middle of a box."""
    left, top, right, bottom = box
    return (left + right) / 2, (top + bottom) / 2


ORDER: Box = (LEVELS - 2, *row(len(buildings()))[1:])
"""The order of the colours: who bids first at the left, who travels first at the right."""

# ── cards, tables, parts ─────────────────────────────────────────────────────────────────────────────

STRIP, SLIP_HEIGHT = 1506, 174
STRIP_LEFT, STRIP_GAP = 20, 10

FINAL = MAP_END + 10
"""Where the table of the final scoring begins, under the map."""
FINAL_HEAD, FINAL_ROW, FINAL_GAP = 64, 66, 10
FADE = 8
"""Height of the band at the map's end in which its ground becomes that of the table."""

MAP: Box = (0, 106, WIDTH, MAP_END)
FLOOR: Box = (0, MAP_END - 4, WIDTH, STRIP + 2)
"""The parts of the board that a panel shows: the map, or the table."""
PART = 600
"""Width of the part of the table without the tracks."""
INFO, INFO_PAD = 106, 22
"""Height of the strip under such a part, and its margin."""
PAPER = (WIDTH, 480)
"""Size of the paper for strips, tables and owners' sheets."""
PROVINCES = range(1, len(board().provinces))
"""The provinces on the road, without the market."""


def slip_width(slips: int) -> int:
    """Width of one of so many slips."""
    return (WIDTH - 2 * STRIP_LEFT - (slips - 1) * STRIP_GAP) // slips
