"""The final table: where everybody's points come from, who has which title."""

from collections.abc import Sequence

from PIL import Image

from games.confucius.position import ConfuciusPosition
from games.confucius.scoring import SOURCES, outcome, titles
from games.engine import SeatResult
from render.confucius.assets import piece
from render.confucius.layout import LEFT, TABLE_GAP, TABLE_HEAD, TABLE_ROW
from render.confucius.tokens import draw_marker
from render.kit.palette import INK, PAPER_DARK, mix
from render.kit.slips import BADGES, final_state, write_name
from render.kit.type import write_number
from render.scene import Scene

COLUMNS = (436, 534, 632, 730, 820)
"""Middles of the numbers by source; beside the last, that of titles, the titles themselves."""
TITLES_HEAD, TITLE, TITLE_STEP = 908, 876, 58
"""Middles: of the sign over the titles, of a seat's first title; from one to the next."""
TOTAL = 1112
NUMBER_ROOM = 88
TOTAL_CAP, TOTAL_ROOM = 46, 100
TOKEN, NAME, NAME_END = 42, 80, 366
"""From the row's left edge: middle of the token; where the name begins; where it ends."""
BADGE_ROOM = 70
"""How much earlier a name ends before the badge of who won or who left."""
FOOT = 14
NOTHING = mix(INK, PAPER_DARK, 0.5)
"""A zero is paler: it should not be read as points."""


def draw_final(image: Image.Image, position: ConfuciusPosition, scene: Scene, top: int) -> None:
    """The rows of all seats of a match that is over, from ``top`` on, the best first."""
    heads = (*COLUMNS[:-1], TITLES_HEAD)
    for source, x in zip(SOURCES, heads, strict=True):
        piece(f"icon-{source}").put(image, x, top + TABLE_HEAD / 2)
    piece("icon-total").put(image, TOTAL, top + TABLE_HEAD / 2)
    held = titles(position)
    results = sorted(outcome(position).seats, key=lambda result: (result.rank, result.seat))
    for number, result in enumerate(results):
        own = [title.title for title in held if title.holder == result.seat]
        y = top + TABLE_HEAD + number * (TABLE_ROW + TABLE_GAP)
        _row(image, y, position, result, scene, own)


def final_height(seats: int) -> int:
    """How high the table is."""
    return TABLE_HEAD + seats * (TABLE_ROW + TABLE_GAP) + FOOT


def _row(
    image: Image.Image,
    top: int,
    position: ConfuciusPosition,
    result: SeatResult,
    scene: Scene,
    own: Sequence[str],
) -> None:
    """A seat's row: token, name, badge, points by source, ``own`` titles, total."""
    state = final_state(position, result)
    piece(f"row-{state}").put(image, LEFT, top)
    y = top + TABLE_ROW // 2
    draw_marker(image, result.seat, (LEFT + TOKEN, y))
    end = NAME_END
    if badge := BADGES.get(state):
        piece(badge).put(image, LEFT + NAME_END - BADGE_ROOM / 2, y)
        end -= BADGE_ROOM
    write_name(image, result.seat, scene, (LEFT + NAME, y), end - NAME)
    for x, source in zip(COLUMNS, SOURCES, strict=True):
        points = result.sources[source]
        write_number(image, (x, y), str(points), NUMBER_ROOM, fill=INK if points else NOTHING)
    for place, title in enumerate(own):
        piece(f"title-{title}").put(image, TITLE + place * TITLE_STEP, y)
    write_number(image, (TOTAL, y), str(result.score), TOTAL_ROOM, TOTAL_CAP)
