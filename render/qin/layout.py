"""Where things stand on Qin's board picture. Pixels of the finished picture; squares 0..168 by row."""

from games.engine.files import DATA
from games.qin.squares import COLUMNS, SIZE

WIDTH = 1200
CELL = 84
LEFT, TOP = 76, 178
"""The board's upper left corner."""
BOARD = SIZE * CELL

STRIP = 1300
"""Where the seats' slips begin."""
SLIP_HEIGHT = 178
SERIES_HEIGHT = 62
"""How much higher slips are once a game of a series is over."""
HEIGHT = 1500
TALL = HEIGHT + SERIES_HEIGHT
STRIP_LEFT, STRIP_GAP = 25, 14
TITLE_HEIGHT, HAND_HEIGHT = 675, 520
PATCH = 7
"""A pigment repeats after so many squares."""
WAVES = 2
"""A province's outline wanders differently on so many squares before it repeats."""

FOLDER = DATA / "art" / "qin"


def slip_width(seats: int) -> int:
    """Width of one seat's slip."""
    return (WIDTH - 2 * STRIP_LEFT - (seats - 1) * STRIP_GAP) // seats


def corner(square: int) -> tuple[int, int]:
    """The square's upper left corner."""
    return LEFT + square % SIZE * CELL, TOP + square // SIZE * CELL


def centre(square: int) -> tuple[int, int]:
    """The square's middle."""
    x, y = corner(square)
    return x + CELL // 2, y + CELL // 2


def square_of(name: str) -> int:
    """``"F7"`` as the square's number."""
    return (int(name[1:]) - 1) * SIZE + COLUMNS.index(name[0].upper())
