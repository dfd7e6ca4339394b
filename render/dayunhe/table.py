"""The final table, beside the map: everybody's rank and prestige, and where it came from."""

from PIL import Image, ImageDraw

from games.dayunhe.position import DayunhePosition
from games.dayunhe.scoring import SOURCES
from games.engine import SeatResult
from render.dayunhe.assets import piece
from render.dayunhe.crop_layout import RANK_SLIP
from render.dayunhe.layout import TABLE
from render.dayunhe.panels import SHELF_INK
from render.kit.palette import INK, PAPER_DARK, SEATS, mix
from render.kit.slips import BADGES, final_state, write_name
from render.kit.type import plain, write_fitted, write_number
from render.scene import Scene

TOTAL_ROW = "total"
RANK_DOWN = 70
"""From one seat of the list of ranks to the next."""
TOKEN, NAME, BADGE, TOTAL = 42, 82, 350, 438
"""From a slip's left edge: middle of the token, where the name begins, middles of badge and prestige."""
TOTAL_CAP, TOTAL_ROOM = 46, 112
LIST_GAP = 24
"""Between the list of ranks and the sources."""
ICON, WORDS, END = 36, 70, 8
"""From the paper's left edge: middle of a source's sign, its words, the columns of the seats."""
HEAD, SOURCE_DOWN, NUMBERS = 74, 102, 75
"""Heights of the row with the tokens and of a source; middle of its numbers, below its words."""
WORDS_DOWN, NUMBER_GAP = 27, 12
NOTHING = mix(INK, PAPER_DARK, 0.5)
"""A zero is paler: it should not be read as points."""


def draw_final(image: Image.Image, position: DayunhePosition, scene: Scene) -> None:
    """The seats from the best to the last, then a column for each of them with its sources."""
    outcome = position.outcome()
    assert outcome is not None
    results = sorted(outcome.seats, key=lambda result: (result.rank, result.seat))
    left, top, _, _ = TABLE
    for number, result in enumerate(results):
        _rank(image, position, result, scene, (left, top + number * RANK_DOWN))
    _sources(image, results, scene, top + len(results) * RANK_DOWN + LIST_GAP)


def _rank(
    image: Image.Image,
    position: DayunhePosition,
    result: SeatResult,
    scene: Scene,
    corner: tuple[int, int],
) -> None:
    """A seat in the list: token, name, badge, prestige."""
    left, y = corner[0], corner[1] + RANK_SLIP[1] // 2
    state = final_state(position, result)
    piece(f"slip-{state}").put(image, *corner)
    piece(f"marker-{SEATS[result.seat].letter}").put(image, left + TOKEN, y)
    end = TOTAL - TOTAL_ROOM / 2 - 10
    if badge := BADGES.get(state):
        piece(badge).put(image, left + BADGE, y)
        end = BADGE - 46
    write_name(image, result.seat, scene, (left + NAME, y), end - NAME)
    write_number(image, (left + TOTAL, y), plain(result.score), TOTAL_ROOM, TOTAL_CAP)


def _sources(image: Image.Image, results: list[SeatResult], scene: Scene, top: int) -> None:
    """The tokens in the same order, under them what each source brought."""
    left, _, right, _ = TABLE
    piece("table").put(image, left, top)
    wide = (right - left - 2 * END) / len(results)
    columns = [left + END + (number + 0.5) * wide for number in range(len(results))]
    for x, result in zip(columns, results, strict=True):
        piece(f"marker-{SEATS[result.seat].letter}").put(image, x, top + HEAD / 2)
    for number, source in enumerate((*SOURCES, TOTAL_ROW)):
        y = top + HEAD + number * SOURCE_DOWN
        ImageDraw.Draw(image).line((left + ICON / 2, y, right - ICON / 2, y), SHELF_INK, 2)
        piece(f"icon-{source}").put(image, left + ICON, y + WORDS_DOWN)
        words, room = scene.captions.get(source, ""), right - left - WORDS - END
        write_fitted(image, (left + WORDS, y + WORDS_DOWN), words, "sans", room, anchor="l")
        for x, result in zip(columns, results, strict=True):
            points = result.score if source == TOTAL_ROW else result.sources[source]
            fill = INK if points else NOTHING
            write_number(image, (x, y + NUMBERS), plain(points), wide - NUMBER_GAP, fill=fill)
