"""Where things stand on the board of Confucius. Pixels of the finished picture, 1200 wide.

From above: header; the Great Wall; three foreign lands; five distant lands; the ministries as three bands
whose seats share their columns; the examination; the action box; the ledger of the seats: a row each with
what it has and, at the right, what it owes to whom, a column a giver.

``board.png`` (the ground) shows what never changes and holds no text. ``box.png`` is the ground of the
question what to do: the same tray with higher cells, and paper below.
"""

from games.confucius import components
from games.engine.files import DATA
from render.kit.lines import Point
from render.kit.palette import GOLD_LIGHT, LACQUER, mix

Box = tuple[int, int, int, int]
"""Left, top, right, bottom."""

FOLDER = DATA / "art" / "confucius"
SEATS, SPACES = components.SEATS, components.SPACES
"""How many seats of players there can be; how many spaces a ministry has."""
WIDTH, LEFT, RIGHT = 1200, 20, 1180
"""Of the picture; its margins."""
HEADER = 118
"""Stamp, title and facts stand above this row."""
TITLE_HEIGHT = 675

BLOCK, BLOCK_STEP, BLOCK_TOP, SOLDIERS_ROW = (124, 80), 129, 138, 124
"""A block of the wall; from one to the next; their upper edge; the middle of the soldiers over them."""

LAND, LAND_TOP, LAND_STEP = (380, 142), 230, 390
"""A foreign land's tile, from one to the next."""
LAND_NAME, LAND_BOXES, LAND_BOX_STEP = 40, 100, 124
"""Middles of a land's rows below its upper edge; from one box for an army to the next, at most."""
LAND_WALL, LAND_PRICE = -118, -40
"""Middles, from the land's right edge: the block of wall that decides it, the price of an army there."""
ARMY, POINTS, STAR = 31, 76, 108
"""Middles in the room of a box, from its left edge: the army, the points, the star beside them."""

SEA: Box = (LEFT, 382, RIGHT, 466)
"""The water with the distant lands."""
COAST, COAST_LEFT, COAST_STEP = (220, 64), 32, 228
"""A distant land: its slip, the first one's left edge, from one to the next."""
COAST_SIGN, COAST_CHIT, VISITOR, VISITOR_STEP = 34, 98, 146, 36
"""Middles, from its left edge: picture, points, the first of those who came later; from one to the next."""

NUMBERS = 490
"""Middle of the row with the numbers of the seats and the signs of the posts."""
BAND, BAND_TOP, BAND_STEP = 126, 512, 134
"""The band of a ministry."""
NAME_ROW, POST_ROW = 35, 88
"""Middles of a band's rows at its left: sign and name, posts."""
POST_LEFT, POST_STEP, POST_MARKER = 58, 114, 58
"""Middle of the Minister's points; from there to the Secretary's; from points to marker."""
TABLET, TABLET_LEFT, TABLET_STEP = (121, 106), 267, 130
"""An official's tablet; the highest one's left edge; from one to the next."""
COST, MARKER = 32, 88
"""Middles of an official's price or face and of the marker, from the tablet's left edge."""

EXAM: Box = (LEFT, 922, RIGHT, 1006)
"""The examination."""
CANDIDATE: Box = (30, 931, 276, 997)
CANDIDATES_LEFT = (294, 964)
"""Sign and number of the candidates left begin here."""
MATS: tuple[Box, Box] = ((380, 931, 744, 997), (754, 931, 1104, 997))
"""The students' mats: red, orange."""
STUDENT, GONG = 42, 1142
"""Middles: of a student, from the mat's left edge; of the gong of a forced examination."""

TRAY: Box = (LEFT, 1016, RIGHT, 1264)
"""The action box."""
COLUMNS = 4
CELLS, CELL_TOP, CELL_DOWN, CELL_GAP = (36, 1164), 1030, 76, 8
"""Both edges of a row of cells; the first row; from row to row; between cells."""
EMPTY_CELL = 68
"""Width of a cell without cubes, height of all; the others of its row share the room."""

LEDGER = 1274
"""Upper edge of the ledger."""
LEDGER_HEAD, LEDGER_FOOT, MARGIN = 66, 10, 14
"""Heights of its head, of the paper below its rows, of the ground below."""
PITCH = {3: 104, 4: 94, 5: 83}
"""From row to row, by the number of seats."""
ROW_LEFT, ROW_RIGHT = 28, 1172
TOKEN, NAME, NAME_END = 70, 102, 226
"""Middle of the token; where the name begins and ends."""
SCORE, CUBES, CARDS, REWARDS, COLONIES, STOCK, YARD, OCEAN = 254, 310, 358, 408, 454, 500, 546, 592
"""Middles of the columns."""
HOME: tuple[int, int] = (618, 714)
"""Both edges of the column with gifts at home."""
OWES: tuple[int, int] = (718, 1148)
"""Both edges of the columns with gifts held, one a giver."""
SUPPLY = (38, 132)
"""Where the Emperor's Rewards left and the junks left begin, in the ledger's head."""
PLATE_HIGH = 60

TABLE = EXAM[3] + 10
"""Where the final table begins, under the examination."""
TABLE_HEAD, TABLE_ROW, TABLE_GAP = 64, 66, 10
TABLE_FADE = 8
"""Height of the band in which the ground becomes that of the table."""

BOX_HEIGHT = 812
"""Of ``box.png``."""
BOX_TRAY: Box = (20, 14, 1180, 580)
BOX_CELL, BOX_CELL_LEFT, BOX_CELL_TOP, BOX_CELL_STEP, BOX_CELL_DOWN = (275, 170), 38, 37, 283, 174
BOX_CELL_ROWS = (26, 88, 140)
"""Middles of a cell's rows there: sign and name, what it costs, cubes."""

INFO = 214
"""Height of the strip with the own cards under a part of the board."""
PAPER = (WIDTH, 480)
"""Size of the paper for strips, tables and owners' sheets."""
CARD = (132, 184)
"""Size of a card, Confucius' or the Emperor's."""
BOX_IDS = components.BOX
"""The cells of the tray, row by row."""
DIM = mix(GOLD_LIGHT, LACQUER, 0.5)
"""There, of an action that nobody has taken, or that is not possible now."""


def boxed(left: int, top: int, size: tuple[int, int]) -> Box:
    """A box of that size."""
    return left, top, left + size[0], top + size[1]


def block(number: int) -> Box:
    """A block of the wall, 0 the first."""
    return boxed(LEFT + 2 + number * BLOCK_STEP, BLOCK_TOP, BLOCK)


def land(slot: int) -> Box:
    """The tile of a foreign land."""
    return boxed(LEFT + slot * LAND_STEP, LAND_TOP, LAND)


def land_box(slot: int, number: int, boxes: int) -> Point:
    """The middle of the army in one of a land's so many boxes."""
    left, top, right, _ = land(slot)
    step = min(LAND_BOX_STEP, (right - left - 12) / boxes)
    return left + 6 + number * step + ARMY, top + LAND_BOXES


def coast(number: int) -> Box:
    """The slip of a distant land."""
    return boxed(COAST_LEFT + number * COAST_STEP, (SEA[1] + SEA[3] - COAST[1]) // 2, COAST)


def band(ministry: int) -> Box:
    """The band of a ministry."""
    top = BAND_TOP + ministry * BAND_STEP
    return LEFT, top, RIGHT, top + BAND


def tablet(ministry: int, space: int) -> Box:
    """The tablet of a space; space 0 is the highest."""
    top = band(ministry)[1] + (BAND - TABLET[1]) // 2
    return boxed(TABLET_LEFT + space * TABLET_STEP, top, TABLET)


def post_at(ministry: int, number: int) -> Point:
    """The middle of the points of the Minister (0) or the Secretary (1)."""
    return POST_LEFT + number * POST_STEP, band(ministry)[1] + POST_ROW


def post(ministry: int, number: int) -> Box:
    """Points and marker of a post."""
    x, y = post_at(ministry, number)
    return round(x) - 30, round(y) - 32, round(x) + POST_MARKER + 26, round(y) + 32


def large_cell(number: int) -> Box:
    """A cell of the tray on the ground of the question what to do."""
    down, column = divmod(number, COLUMNS)
    left = BOX_CELL_LEFT + column * BOX_CELL_STEP
    return boxed(left, BOX_CELL_TOP + down * BOX_CELL_DOWN, BOX_CELL)


def row(seats: int, seat: int) -> Box:
    """The row of a seat in the ledger."""
    top = LEDGER + LEDGER_HEAD + seat * PITCH[seats]
    return ROW_LEFT, top, ROW_RIGHT, top + PITCH[seats] - 6


def owes_width(seats: int) -> int:
    """Width of a giver's column."""
    return (OWES[1] - OWES[0]) // seats


def owes(seats: int, giver: int, holder: int) -> Point:
    """The middle of the place where the holder's row shows the giver's gift."""
    _, top, _, bottom = row(seats, holder)
    return OWES[0] + owes_width(seats) * (giver + 0.5), (top + bottom) / 2


def home(seats: int, seat: int) -> Point:
    """The middle of the gifts that a seat has at home."""
    _, top, _, bottom = row(seats, seat)
    return (HOME[0] + HOME[1]) / 2, (top + bottom) / 2


def height(seats: int) -> int:
    """How high the board is."""
    return LEDGER + LEDGER_HEAD + seats * PITCH[seats] + LEDGER_FOOT + MARGIN


def middle(box: Box) -> Point:
    """The middle of a box."""
    left, top, right, bottom = box
    return (left + right) / 2, (top + bottom) / 2
