"""The score track: every seat's shape at its score; those that would hide each other stand side by side."""

from collections.abc import Sequence

from PIL import Image

from games.china.position import ChinaPosition
from render.china.assets import piece
from render.china.layout import RAIL, RAIL_ENDS, RAIL_LEFT, RAIL_PAD, RAIL_WIDTH
from render.kit.palette import SEATS

PEG_ROW, APART = -11, 22
"""Pegs stand on the track's upper edge, clear of the numbers, at least so far apart."""


def draw_rail(image: Image.Image, position: ChinaPosition) -> None:
    """The track with all pegs."""
    highest = max(position.scores)
    end = next((end for end in RAIL_ENDS if end >= highest), RAIL_ENDS[-1])
    piece(f"rail-{end}").put(image, RAIL_LEFT, RAIL)
    order = sorted(range(position.seats), key=lambda seat: position.scores[seat])
    first, length = RAIL_LEFT + RAIL_PAD, RAIL_WIDTH - 2 * RAIL_PAD
    marks = [first + length * min(position.scores[seat], end) / end for seat in order]
    for seat, x in zip(order, apart(marks, APART), strict=True):
        piece(f"peg-{SEATS[seat].letter}").put(image, x, RAIL + PEG_ROW)


def apart(marks: Sequence[float], least: float) -> list[float]:
    """Places in ascending order, moved as little as possible so that they are ``least`` from each other.

    Neighbours that are too close form a group, which stands round the mean of its members' own places.
    """
    groups: list[tuple[float, int]] = []
    for number, mark in enumerate(marks):
        mean, count = mark - number * least, 1
        while groups and groups[-1][0] > mean:
            other, more = groups.pop()
            mean = (mean * count + other * more) / (count + more)
            count += more
        groups.append((mean, count))
    flat = [mean for mean, count in groups for _ in range(count)]
    return [mean + number * least for number, mean in enumerate(flat)]
