"""Where things stand on Da Yunhe's board. Pixels of the finished picture, 1200 wide.

At the left the map, more than half of the picture: Beijing, fifteen rows of three pointy-top hexes seen from
a slant, lower than they are wide, so that all rows fit; Hangzhou. The odd rows are shifted half a hex to the
east; in the gap at their left stand the number of the region and its holder. Each thing has its place on a
hex: the owner's shape with the value in the lower right corner, a pagoda at the upper left, the flag of the
turning point at the upper right, the coordinator at the left; in the middle what a tile shows, a step of the
way, the tag of a candidate.

At the right, beside each region, the card of the seat that holds it; a region that nobody holds shows the
landscape of the ground there. Beside Beijing stands what all share (trips, level), beside Hangzhou what a
step brings. Once the match is over the table of the final scoring takes the place of the cards.

``board.png`` (the ground) shows what never changes and holds no text: the hexes with the old river, both
cities, the landscape.
"""

from math import sqrt

from games.dayunhe.places import BEIJING, HANGZHOU, REGION
from games.dayunhe.places import COLUMNS as COLUMNS
from games.dayunhe.places import HEXES as HEXES
from games.dayunhe.places import ROWS as ROWS
from games.engine.files import DATA
from render.kit.lines import Point

Box = tuple[int, int, int, int]
"""Left, top, right, bottom."""

FOLDER = DATA / "art" / "dayunhe"
WIDTH, HEIGHT = 1200, 1804
HEADER = 118
"""Stamp, title and facts stand above this row."""
TITLE_HEIGHT = 675

REGION_ROWS = REGION // COLUMNS
HEX_W, ROW_STEP = 190, 100
"""Width of a hex and of a tile there or in a question; from row to row."""
HEX_H = ROW_STEP * 4 / 3
SMALL_W = 76
"""Width of a tile in a card; it is a regular hex."""
SMALL_H = round(SMALL_W * 2 / sqrt(3))
FIRST: Point = (101, 260)
"""The middle of hex 0."""
MAP: Box = (0, 96, 676, HEIGHT)
"""The part of the picture that is map."""
CITY_X, BEIJING_Y, HANGZHOU_Y = 291, 150, 1762
"""Middles of the cities; each is as wide as the three hexes of the row it touches and about 96 px high."""

VALUE, PAGODA, FLAG, BOAT = (73, 30), (-66, -26), (58, -30), (-60, -12)
"""Their places on a hex, from its middle."""

PANEL_LEFT, PANEL_WIDTH, PANEL_HEIGHT = 684, 508, 288
SHARED: Box = (PANEL_LEFT, 124, PANEL_LEFT + PANEL_WIDTH, 204)
"""Beside Beijing: trips left and direction, level, tea break."""
KEY: Box = (PANEL_LEFT, 1716, PANEL_LEFT + PANEL_WIDTH, 1796)
"""Beside Hangzhou: what a step of the coordinator brings."""
TABLE: Box = (PANEL_LEFT, 216, PANEL_LEFT + PANEL_WIDTH, 1704)
"""The table of the final scoring, in place of the cards: seats in columns, sources in rows."""

PANEL_ROWS = (42, 128, 228)
"""Middles of a card's rows, below its upper edge: name and prestige; warehouse; stacks, City and wall."""
TOKEN, NAME = 44, 80
"""In the first row, from the card's left edge: the token, where the name begins."""
POINTS, POINTS_ROOM = 490, 96
"""Where the prestige ends and how wide it may be; left of it stands what else there is to tell."""
CARD = POINTS - POINTS_ROOM - 32
"""The action card."""
SLOTS, SLOT_STEP = 54, 80
"""Of the warehouse: the first slot's middle from the card's left edge, and from one to the next."""
STACK_STEP, STACK_SIZE = 104, (52, 24)
"""From stack to stack; the size stands that far right of the tile's middle and below it."""
AREAS, AREA_WIDTH, AREA_ROWS = 332, 172, (206, 254)
"""City and wall: their left edge in the card, their width, the middles of their rows."""

PAPER = (WIDTH, 480)
"""Size of the paper for strips and owners' sheets."""


def hex_middle(place: int) -> Point:
    """The middle of a hex on the map, or of a city; ValueError for any other place."""
    if place == BEIJING:
        return CITY_X, BEIJING_Y
    if place == HANGZHOU:
        return CITY_X, HANGZHOU_Y
    if not 0 <= place < HEXES:
        raise ValueError(f"place {place} is not on the map")
    row, column = divmod(place, COLUMNS)
    return FIRST[0] + HEX_W * column + HEX_W // 2 * (row % 2), FIRST[1] + ROW_STEP * row


def towards(edge: int, share: float = 1) -> Point:
    """From the middle of a hex to that of an edge, or to a ``share`` of the way."""
    across, down = ((2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1), (1, -1))[edge]
    return across * HEX_W / 4 * share, down * ROW_STEP / 2 * share


def tips(place: Point, grown: float = 1) -> list[Point]:
    """The corners of a hex with that middle, clockwise from the uppermost one."""
    (x, y), across, down = place, HEX_W / 2 * grown, HEX_H / 4 * grown
    sides = ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1))
    return [(x + across * right, y + down * below) for right, below in sides]


def region_corner(region: int) -> Point:
    """The upper left corner of the box round a region's hexes and the gap at their left."""
    return FIRST[0] - HEX_W / 2, FIRST[1] + ROW_STEP * REGION_ROWS * region - HEX_H / 2


def holder_at(region: int) -> Point:
    """Between number and holder of a region: in the gap at the left of its first odd row."""
    row = region * REGION_ROWS
    row += 1 - row % 2
    return FIRST[0] - HEX_W / 4, FIRST[1] + ROW_STEP * row


def slot(number: int) -> Point:
    """The middle of a place of the warehouse, from the card's corner."""
    return SLOTS + number * SLOT_STEP, PANEL_ROWS[1]


def stack(number: int) -> Point:
    """The middle of a stack's top tile, from the card's corner."""
    return SLOTS + number * STACK_STEP, PANEL_ROWS[2]


def panel(region: int) -> Box:
    """The card beside a region."""
    middle = FIRST[1] + ROW_STEP * (region * REGION_ROWS + 1)
    top = round(middle - PANEL_HEIGHT / 2)
    return PANEL_LEFT, top, PANEL_LEFT + PANEL_WIDTH, top + PANEL_HEIGHT
