"""The score track: every seat's shape at its score; those of equal scores lie upon each other."""

from PIL import Image

from games.china.position import ChinaPosition
from render.china.assets import piece
from render.china.layout import RAIL, RAIL_ENDS, RAIL_LEFT, RAIL_PAD, RAIL_WIDTH
from render.kit.palette import SEATS

PEG_ROW, STACK = -9, 9
"""A peg stands on the track's upper edge, clear of the numbers; the next on the same score so much higher."""


def draw_rail(image: Image.Image, position: ChinaPosition) -> None:
    """The track with all pegs."""
    highest = max(position.scores)
    end = next((end for end in RAIL_ENDS if end >= highest), RAIL_ENDS[-1])
    piece(f"rail-{end}").put(image, RAIL_LEFT, RAIL)
    for seat, score in enumerate(position.scores):
        below = position.scores[:seat].count(score)
        x = RAIL_LEFT + RAIL_PAD + (RAIL_WIDTH - 2 * RAIL_PAD) * min(score, end) / end
        piece(f"peg-{SEATS[seat].letter}").put(image, x, RAIL + PEG_ROW - STACK * below)
