"""Where things stand on Da Yunhe's board. Pixels of the finished picture, 1200 wide.

At the left the map, one tall column: Beijing, fifteen rows of three pointy-top hexes, Hangzhou. The odd rows
are shifted half a hex to the east; in the gap at their left stand the number of the region and its holder.
At the right, beside each region, the panel of the seat that holds it; a region that nobody holds shows the
landscape of the ground there. Beside Beijing stands what all share (trips, level), beside Hangzhou what the
coordinator's last way brought to whom. Once the match is over the table of the final scoring takes the place
of the panels.

``board.png`` (the ground) shows what never changes and holds no text: the hexes with river, pagodas and signs
of unrest, both cities, the landscape at the right of the regions.
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
WIDTH, HEIGHT = 1200, 1924
HEADER = 118
"""Stamp, title and facts stand above this row."""
TITLE_HEIGHT = 675

REGION_ROWS = REGION // COLUMNS
HEX_W, SMALL_W, LARGE_W = 124, 100, 168
"""Width of a tile: on the map, in a panel, in a question. All are pointy-top (`high`)."""
FIRST: Point = (106, 272)
"""The middle of hex 0."""
ROW_STEP = 107
MAP: Box = (0, 118, 486, HEIGHT)
"""The part of the picture that is map."""
CITY_X, BEIJING_Y, HANGZHOU_Y = 230, 162, 1880
"""Middles of the cities; each is as wide as the three hexes of the row it touches and about 78 px high."""

PANEL_LEFT, PANEL_WIDTH, PANEL_HEIGHT = 492, 688, 312
SHARED: Box = (PANEL_LEFT, 124, PANEL_LEFT + PANEL_WIDTH, 214)
"""Beside Beijing: trips left and direction, level, tea break."""
EARNED: Box = (PANEL_LEFT, 1828, PANEL_LEFT + PANEL_WIDTH, 1916)
"""Beside Hangzhou: what the last way brought, by seat."""
TABLE: Box = (PANEL_LEFT, 223, PANEL_LEFT + PANEL_WIDTH, 1819)
"""The table of the final scoring, in place of the panels: seats in columns, sources in rows."""

PANEL_ROWS = (40, 134, 250)
"""Middles of a panel's rows, below its upper edge: name and prestige; warehouse; stacks, City and wall."""
TOKEN, NAME, NAME_ROOM = 42, 86, 250
"""In the first row, from the panel's left edge: the token, where the name begins and how wide it may be."""
START, CARD, POINTS, POINTS_ROOM, BADGE = 362, 416, 448, 158, 646
"""The start player's sign, the card, where the prestige begins and how wide it may be, the badge."""
SLOTS, SLOT_STEP = 68, 110
"""Of the warehouse: the first slot's middle from the panel's left edge, and from one to the next."""
STACKS, STACK_STEP, STACK_SIZE = 68, 140, (70, 30)
"""The same of the stacks; the size stands that far right of the tile's middle and below it."""
AREAS, AREA_WIDTH, AREA_ROWS = 454, 222, (222, 280)
"""City and wall: their left edge in the panel, their width, the middles of their rows."""

PAPER = (WIDTH, 480)
"""Size of the paper for strips and owners' sheets."""


def high(width: float) -> float:
    """Height of a hex of that width."""
    return width * 2 / sqrt(3)


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


def region_middle(region: int) -> Point:
    """The middle of a region's second row, between its left and right ends."""
    return hex_middle(region * REGION_ROWS * COLUMNS + COLUMNS + 1)


def holder_at(region: int) -> Point:
    """Between number and holder of a region: in the gap at the left of its first odd row."""
    row = region * REGION_ROWS
    row += 1 - row % 2
    return FIRST[0] - HEX_W / 2 + 4, FIRST[1] + ROW_STEP * row


def slot(number: int) -> Point:
    """The middle of a place of the warehouse, from the panel's corner."""
    return SLOTS + number * SLOT_STEP, PANEL_ROWS[1]


def stack(number: int) -> Point:
    """The middle of a stack's top tile, from the panel's corner."""
    return STACKS + number * STACK_STEP, PANEL_ROWS[2]


def panel(region: int) -> Box:
    """The panel beside a region."""
    middle = FIRST[1] + ROW_STEP * (region * REGION_ROWS + 1)
    top = round(middle - PANEL_HEIGHT / 2)
    return PANEL_LEFT, top, PANEL_LEFT + PANEL_WIDTH, top + PANEL_HEIGHT


def middle(box: Box) -> Point:
    """The middle of a box."""
    left, top, right, bottom = box
    return (left + right) / 2, (top + bottom) / 2
