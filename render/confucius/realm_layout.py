"""Where things stand on the realm's pictures of Confucius. Pixels of the finished picture, 1200 wide.

From top to bottom: header, Great Wall, three foreign lands, colonies, the sea with five distant lands and the
junks of every seat, the table of gifts, the slips of the seats. ``realm.png`` (the ground) shows mountains,
sea, and the paper of colonies and gifts; everything that depends on the match is drawn on it.
"""

from typing import NamedTuple

from render.confucius.layout import STRIP_GAP, STRIP_LEFT, WIDTH, Box, slip_width
from render.kit.lines import Point

LEFT, RIGHT = STRIP_LEFT, WIDTH - STRIP_LEFT
"""Margins."""

BLOCK = (124, 80)
"""Size of a block of the Great Wall; nine stand side by side, each with its number."""
BLOCK_STEP, BLOCK_TOP, SOLDIERS_ROW = 129, 184, 160
"""From one block to the next; their upper edge; the middle of the soldiers over them."""

LAND = (376, 210)
"""Size of a foreign land's tile: an even pale area; a picture may show behind, faintly."""
LAND_TOP, LAND_STEP = 288, 392
LAND_NAME, LAND_DISC, LAND_POINTS = 44, 116, 178
"""Middles of a land's rows below its upper edge: name and price, armies, points; soldiers stand on it."""
BOX, BOX_STEP = 72, 112
"""Width of the disc for one army; from one to the next at most, less where there are many."""

COLONIES: Box = (LEFT, 508, RIGHT, 570)
"""Paper slip with the armies in the colonies of every seat."""

SEA: Box = (0, 578, WIDTH, 884)
"""Water from edge to edge, with a soft coast above and below."""
DISTANT: tuple[Box, ...] = (
    (20, 620, 296, 736),
    (301, 620, 507, 736),
    (512, 620, 732, 736),
    (737, 620, 945, 736),
    (950, 620, 1180, 736),
)
"""By distant land: an even pale island for its name and its visitors. The points stand on its upper edge."""
CHIT_ROW, DISTANT_NAME, DISTANT_VISITORS = -10, 49, 90
"""Middles of an island's points, its name, its visitors, below its upper edge."""
VISITOR_STEP = 40
"""From one visitor's piece to the next."""

HARBOUR = 744
"""Upper edge of the slips with the junks of a seat."""
HARBOUR_HIGH = 128
HARBOUR_YARD, HARBOUR_OCEAN = 36, 94
"""Middles of such a slip's rows: token and shipyard; ocean."""
JUNK_STEP = 41
"""From one place of the ocean to the next."""

GIFTS: Box = (LEFT, 896, RIGHT, 1306)
"""Paper with the table of gifts: givers' rows, holders' columns, at the right what each giver has left."""
GIFTS_HEAD, GIFTS_FOOT = 66, 8
"""Height of the row of tokens over it, and of its lower margin."""
GIVER, CELLS, CELLS_END, RACK, RACK_END = 62, 116, 660, 676, 1150
"""From the paper's left edge: middle of the givers' tokens; holders' columns; racks, a column a gift."""
PLATE = (94, 56)
"""Size of a plate with one gift: its picture and its value."""
CHIP = (70, 56)
"""Size of the plate of a gift in the rack, without its value."""

LANDS_PART: Box = (0, 122, WIDTH, 580)
SEAS_PART: Box = (0, 572, WIDTH, 890)
"""The parts that a panel shows: wall, foreign lands and colonies; the sea."""

STRIP, HEIGHT = 1318, 1586
"""Upper edge of the slips of the seats; height of the whole picture."""

OWES_HEAD, OWES_ROW, OWES_FOOT = 136, 130, 84
"""The table of gifts alone: heights of the holders' row, of a giver's, of the row of cubes."""
OWES_GIVER, OWES_CELLS, OWES_CELLS_END, OWES_RACK, OWES_RACK_STEP = 96, 176, 868, 884, 100
"""From the picture's left edge, as above; racks are two rows of three plates each."""
PLATE_LARGE = (132, 104)


class Columns(NamedTuple):
    """Equal columns side by side: the first left edge, the width of one, from one to the next."""

    left: int
    width: int
    step: int

    def middle(self, number: int) -> float:
        """The middle of a column."""
        return self.left + number * self.step + self.width / 2


def slips(seats: int) -> Columns:
    """One slip for each seat, from margin to margin."""
    wide = slip_width(seats)
    return Columns(LEFT, wide, wide + STRIP_GAP)


def block(number: int) -> Box:
    """A block of the wall, 0 the first."""
    left = LEFT + 2 + number * BLOCK_STEP
    return left, BLOCK_TOP, left + BLOCK[0], BLOCK_TOP + BLOCK[1]


def land(slot: int) -> Box:
    """The tile of a foreign land."""
    left = LEFT + slot * LAND_STEP
    return left, LAND_TOP, left + LAND[0], LAND_TOP + LAND[1]


def army(slot: int, box: int, boxes: int) -> Point:
    """The middle of a land's box, of so many."""
    left, top, right, _ = land(slot)
    step = min(BOX_STEP, (right - left - 32) / boxes)
    return (left + right) / 2 + (box - (boxes - 1) / 2) * step, top + LAND_DISC


def ocean(seats: int, seat: int, place: int, places: int) -> Point:
    """The middle of a place for a seat's junk at sea, of so many."""
    return slips(seats).middle(seat) + (place - (places - 1) / 2) * JUNK_STEP, HARBOUR + HARBOUR_OCEAN
