"""Where things stand on the court sheet of Confucius. Pixels of the finished picture, 1200 wide.

From above: header; three hanging scrolls, one a ministry, each with its name and two posts in the head and
seven seats below, the highest on top; the examination strip; the lacquer tray of the action box, its cells in
three rows of four; the slips of the seats.

``court.png`` (the ground) shows what never changes and holds no text: scrolls with empty posts and seats, the
desk of the examination with its two mats, the tray with its cells. ``box.png`` is the ground of the question
what to do: the same tray with higher cells, and paper below.
"""

from games.confucius import components
from games.engine.files import DATA
from render.kit.lines import Point

Box = tuple[int, int, int, int]
"""Left, top, right, bottom."""

FOLDER = DATA / "art" / "confucius"
SEATS = components.SEATS
"""How many seats there can be."""
WIDTH, HEIGHT = 1200, 1638
HEADER = 118
"""Stamp, title and facts stand above this row."""
TITLE_HEIGHT = 675

SCROLL_LEFT, SCROLL_STEP, SCROLL_WIDTH = 20, 394, 372
"""The silk of a scroll; its rods are some 10 px wider on both sides."""
ROD_TOP, ROD_BOTTOM, ROD_HIGH = 122, 780, 26
"""Upper edges of both rods and their height."""
HEAD, SEATS_TOP, SEAT_STEP = 148, 272, 72
"""Upper edges: of the head (name, posts), of the first seat's row; from row to row."""
NAME_ROW, POST_ROW = 30, 93
"""Middles of the head's rows, below its upper edge."""
POSTS = ((20, 178), (194, 352))
"""Minister and Secretary: both edges of their cartouches in the head, from the scroll's left edge."""
POST_HIGH = 60
POST_CHIT, POST_SIGN, POST_MARKER = 32, 82, 129
"""Middles of the points, of the post's sign and of the marker, from the cartouche's left edge."""
NUMBER = 30
"""Middle of a seat's number, from the scroll's left edge."""
TABLET, TABLET_WIDTH, TABLET_HIGH = 54, 236, 62
"""Left edge of an official's tablet from the scroll's; an empty seat is a dashed outline of that size."""
BUST, COST, MARKER = 40, 100, 182
"""Middles of an official's figure, its cost and its marker, from the tablet's left edge."""
INFLUENCE = 330
"""Middle of who has the influence now, or of a price, from the scroll's left edge."""

EXAM: Box = (20, 820, 1180, 946)
"""The desk of the examination."""
CANDIDATE: Box = (34, 832, 300, 934)
"""Where the candidate lies."""
CANDIDATES_LEFT = (330, 883)
"""Sign and number of candidates left begin here."""
MATS: tuple[Box, Box] = ((436, 832, 798, 934), (808, 832, 1170, 934))
"""The students' mats: red, orange."""
STUDENT = 52
"""Middle of a student, from the mat's left edge."""

TRAY: Box = (20, 956, 1180, 1356)
"""The action box."""
COLUMNS = 4
CELL_LEFT, CELL_TOP, CELL_STEP, CELL_DOWN = 42, 979, 280, 119
"""The first cell's corner, from column to column, from row to row."""
CELL_WIDTH, CELL_HIGH = 276, 115
CELL_ROWS = (31, 84)
"""Middles of a cell's rows: sign and name, cubes."""

STRIP, SLIP_HEIGHT = 1370, 248
STRIP_LEFT, STRIP_GAP = 20, 10

TABLE = 816
"""Where the final table begins, under the scrolls."""
TABLE_HEAD, TABLE_ROW, TABLE_GAP = 64, 66, 10
TABLE_FADE = 8
"""Height of the band in which the ground becomes that of the table."""

BOX_HEIGHT = 812
"""Of ``box.png``."""
BOX_TRAY: Box = (20, 14, 1180, 580)
BOX_CELL_TOP, BOX_CELL_DOWN, BOX_CELL_HIGH = 37, 174, 170
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


def scroll(ministry: int) -> int:
    """A scroll's left edge."""
    return SCROLL_LEFT + ministry * SCROLL_STEP


def tablet(ministry: int, space: int) -> Box:
    """The tablet of a space; space 0 is the highest."""
    left = scroll(ministry) + TABLET
    top = SEATS_TOP + space * SEAT_STEP + (SEAT_STEP - TABLET_HIGH) // 2
    return left, top, left + TABLET_WIDTH, top + TABLET_HIGH


def post(ministry: int, number: int) -> Box:
    """The cartouche of the Minister (0) or the Secretary (1)."""
    left, right = POSTS[number]
    middle = HEAD + POST_ROW
    at = scroll(ministry)
    return at + left, middle - POST_HIGH // 2, at + right, middle + POST_HIGH // 2


def cell(number: int, large: bool = False) -> Box:
    """A cell of the tray on the court sheet, or ``large`` on the ground of the question what to do."""
    row, column = divmod(number, COLUMNS)
    left = CELL_LEFT + column * CELL_STEP
    if large:
        top, high = BOX_CELL_TOP + row * BOX_CELL_DOWN, BOX_CELL_HIGH
    else:
        top, high = CELL_TOP + row * CELL_DOWN, CELL_HIGH
    return left, top, left + CELL_WIDTH, top + high


def slip_width(slips: int) -> int:
    """Width of one of so many slips."""
    return (WIDTH - 2 * STRIP_LEFT - (slips - 1) * STRIP_GAP) // slips


def middle(box: Box) -> Point:
    """The middle of a box."""
    left, top, right, bottom = box
    return (left + right) / 2, (top + bottom) / 2
