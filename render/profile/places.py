"""A table: a row for each game with its stamp, a column for each place, at the right the rating.

A number says how often somebody came in there, the bar below it compares that within the row.
"""

from PIL import Image

from render.kit.palette import GOLD, INK, PAPER, PAPER_DARK, mix
from render.kit.type import write_fitted, write_number
from render.profile.layout import (
    BAR,
    BARS,
    COLUMN,
    COLUMN_GAP,
    HEADING,
    LABEL,
    MARGIN,
    NUMBER,
    PLACES,
    ROW,
    STAMP,
    THICK,
    WIDTH,
)
from render.profile.model import Profile, Row
from render.report.head import stamp

SIDE = 76
"""Of a stamp."""
NOTHING = mix(INK, PAPER_DARK, 0.5)
"""A zero is paler: it should not be read as a match."""
EDGE = 3


def draw_places(image: Image.Image, profile: Profile, top: int) -> None:
    """Heading and rows; ``top`` is where they begin."""
    most = max((len(row.places) for row in profile.rows), default=0)
    y = top + HEADING // 2
    write_fitted(image, (LABEL, y), profile.place, "sans", BARS - LABEL - 20, anchor="l", halo=PAPER)
    for place in range(most):
        write_number(image, (_left(place), y), f"{place + 1}.", COLUMN, anchor="l")
    if any(row.rating for row in profile.rows):
        room = WIDTH - MARGIN - _left(PLACES) - 10
        write_fitted(image, (WIDTH - MARGIN, y), profile.rated, "sans", room, anchor="r", halo=PAPER)
    for number, row in enumerate(profile.rows):
        _draw_row(image, row, top + HEADING + number * ROW)


def _left(place: int) -> int:
    return BARS + place * (COLUMN + COLUMN_GAP)


def _draw_row(image: Image.Image, row: Row, top: int) -> None:
    image.paste(PAPER_DARK, (MARGIN, top - 2, WIDTH - MARGIN, top + 1))
    middle = top + ROW // 2
    if sign := stamp(row.game):
        small = sign.image.resize((SIDE, SIDE), Image.Resampling.LANCZOS)
        image.paste(small, (STAMP - SIDE // 2, middle - SIDE // 2), small)
    write_fitted(image, (LABEL, middle), row.label, "sans", BARS - LABEL - 20, anchor="l")
    for place, count in enumerate(row.places):
        left, ink = _left(place), INK if count else NOTHING
        write_number(image, (left, top + NUMBER), str(count), COLUMN, fill=ink, anchor="l")
        if count:
            wide = max(9, round(COLUMN * count / max(row.places)))
            upper = top + BAR - THICK // 2
            image.paste(INK, (left, upper, left + wide, upper + THICK))
            ground = GOLD if place == 0 else PAPER_DARK
            image.paste(ground, (left + EDGE, upper + EDGE, left + wide - EDGE, upper + THICK - EDGE))
    room = WIDTH - MARGIN - _left(PLACES) - 10
    write_fitted(image, (WIDTH - MARGIN, middle), row.rating, "sans", room, anchor="r")
