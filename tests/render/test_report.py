"""The report after a match: chart and table, for all games, all numbers of seats, and at the limits."""

from collections.abc import Sequence
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace
from PIL import Image

from games.engine.contract import SEAT_LETTERS
from render.kit.encode import LARGEST
from render.kit.palette import GOLD, INK_SOFT, PANEL_RESIGNED, SEAL, SEATS
from render.kit.type import plain
from render.report import Mark, Source, compose, curve, draw, layout
from render.report.chart import spread
from render.report.layout import HEAD, WIDTH
from render.report.scale import ticks
from tests.support.render.positions import Box, colours_of, differing, near, pixels
from tests.support.render.report import CAPTIONS, from_record, fullest

RECORDS = (
    *("qin-last-pagoda", "qin-no-placement", "qin-shared-win", "qin-series", "qin-one-left"),
    *("qin-series-one-gone", "china-three", "china-four-fortified", "china-five", "china-one-left"),
    *("yunnan-two", "yunnan-three", "yunnan-four", "yunnan-five-expert", "yunnan-one-left"),
    *("confucius-three", "confucius-shared-win", "confucius-ministries", "confucius-one-left"),
    *("dayunhe-two", "dayunhe-three", "dayunhe-four", "dayunhe-five", "dayunhe-one-left"),
)
QUICK = RECORDS[::3]
REST = [name for name in RECORDS if name not in QUICK]
RIGHT = (layout.PLOT_RIGHT + 6, HEAD, WIDTH, HEAD + layout.CHART_HEIGHT)
"""Where the tokens stand at the ends of the lines."""


def has(picture: Image.Image, colour: tuple[int, int, int], box: Box | None = None) -> bool:
    """Whether so many pixels there have that very colour."""
    return near(picture, box or (0, 0, *picture.size), colour, 1) >= 60


def darkest(grey: Image.Image) -> int:
    """The darkest pixel of a grey picture."""
    return min(grey.tobytes())


def test_a_curve_marks_the_turns_to_look_at_and_has_no_table() -> None:
    report = replace(from_record("qin-shared-win"), sources=(), final=False)
    bare = colours_of(curve(report))
    assert bare.height < HEAD + layout.CHART_HEIGHT + 40
    last = report.marks[-1].turn
    marked = colours_of(curve(replace(report, notable=(last // 2,))))
    middle = (layout.PLOT_LEFT + layout.PLOT_RIGHT) // 2
    left, _, right, _ = differing(bare, marked)
    assert left < middle + 20
    assert right > middle - 20
    assert right - left < 100
    top = HEAD + layout.PLOT_TOP
    field = (left, top, right, top + layout.PLOT_HEIGHT)
    assert near(marked, field, SEAL, 30) > near(bare, field, SEAL, 30) + 2 * layout.PLOT_HEIGHT


@pytest.mark.parametrize(
    "name", [*RECORDS[::3], *(pytest.param(name, marks=pytest.mark.fuzz) for name in REST)]
)
def test_every_seat_is_in_the_chart_and_in_the_table(name: str) -> None:
    report = from_record(name)
    composed = compose(report)
    picture = colours_of(composed)
    assert picture.width == WIDTH
    assert 1200 <= picture.height <= layout.LONGEST
    for number, seat in enumerate(report.order):
        colour = SEATS[seat].colour
        assert has(picture, colour, RIGHT)
        wide = (WIDTH - layout.COLUMNS) // len(report.order)
        left = layout.COLUMNS + number * wide
        top = HEAD + layout.CHART_HEIGHT
        assert has(picture, colour, (left, top, left + wide, top + 100))
    assert has(composed.image, GOLD)
    assert has(composed.image, PANEL_RESIGNED) == bool(report.resigned)


@pytest.mark.parametrize("seats", [2, *(pytest.param(few, marks=pytest.mark.fuzz) for few in (3, 4)), 5])
def test_the_longest_report_has_room(seats: int) -> None:
    """Nothing is written over the edges."""
    shown = pixels(png := draw(fullest(seats))).convert("L")
    assert len(png) <= LARGEST
    assert shown.height <= layout.LONGEST
    for left, right in ((0, 8), (WIDTH - 8, WIDTH)):
        assert darkest(shown.crop((left, HEAD, right, shown.height))) > 120


def test_a_report_without_words_and_names_is_drawn() -> None:
    assert pixels(draw(from_record("china-five", captions={}, names=()))).width == WIDTH


def two(game: str, totals: tuple[int, int], marks: tuple[Mark, ...], *sources: Source) -> Image.Image:
    """The report of a match of two that the first won."""
    report = replace(fullest(2), game=game, names=("Mei", "Jonas"), winners=(0,), resigned=(), final=False)
    report = replace(report, totals=totals, sources=sources, marks=marks, captions=CAPTIONS)
    return compose(report).image.convert("L")


def test_bars_are_as_long_as_points() -> None:
    marks = (Mark(0, 0, (0, 0)), Mark(1, 0, (40, -10)))
    picture = two("yunnan", (40, -10), marks, Source("Much", (40, -20)), Source("Little", (0, 10)))
    top = HEAD + layout.CHART_HEIGHT + layout.TABLE_HEAD
    second, lengths = (layout.COLUMNS + WIDTH) // 2, []
    for row, left in ((0, layout.COLUMNS), (0, second), (1, second)):
        y = top + row * 84 + 58 - 8  # the upper edge of a bar is ink all along
        line = picture.crop((left, y, left + (WIDTH - layout.COLUMNS) // 2 - 24, y + 1))
        lengths.append(sum(value < 50 for value in line.tobytes()))
    much, lost, little = lengths
    assert abs(much / 2 - lost) <= 8
    assert abs(much / 4 - little) <= 8


def test_the_chart_rises_to_the_end() -> None:
    """A line begins at the lower left of the field and ends at its upper right."""
    picture = two("qin", (10, 0), tuple(Mark(turn, 0, (turn, 0)) for turn in range(11)))
    top = HEAD + layout.PLOT_TOP
    for share in (0.25, 0.5, 0.75):
        x = round(layout.PLOT_LEFT + share * (layout.PLOT_RIGHT - layout.PLOT_LEFT))
        y = round(top + layout.PLOT_HEIGHT * (1 - share))
        assert darkest(picture.crop((x - 6, y - 12, x + 6, y + 12))) < 60
        assert darkest(picture.crop((x - 6, y - 90, x + 6, y - 60))) > 60


def test_a_final_scoring_is_parted_from_the_turns() -> None:
    x, top = layout.PLOT_RIGHT - layout.END_ROOM, HEAD + layout.PLOT_TOP
    for final in (True, False):
        picture = compose(replace(fullest(2), final=final)).image
        assert has(picture, INK_SOFT, (x - 1, top, x + 2, top + layout.PLOT_HEIGHT)) is final


def test_a_long_heading_of_the_totals_stays_in_its_column() -> None:
    long, none = ({**CAPTIONS, "total": words} for words in ("Of all rounds and of the end", ""))
    one, other = (compose(from_record("china-three", captions)).image for captions in (long, none))
    _, _, right, _ = differing(one, other)
    assert right <= layout.COLUMNS - 16


@given(
    st.lists(st.floats(0, 500), min_size=2, max_size=5).map(sorted),
    st.sampled_from([40.0, 78.0]),
)
def test_tokens_never_overlap_and_stay_in_order(wanted: Sequence[float], apart: float) -> None:
    placed = spread(wanted, apart, 14, 486)
    for upper, lower in pairwise(placed):
        assert lower - upper >= apart - 1
    assert placed[0] >= 13
    assert placed[-1] <= 487
    if all(b - a >= apart for a, b in pairwise(wanted)) and wanted[0] >= 14 and wanted[-1] <= 486:
        assert placed == pytest.approx(wanted, abs=0.1)


@given(st.integers(-2000, 500), st.integers(1, 2000), st.integers(3, 8))
def test_levels_enclose_all_points(lowest: int, span: int, most: int) -> None:
    found = ticks(lowest, lowest + span, most)
    assert found[0] <= lowest
    assert found[-1] >= lowest + span
    steps = {after - before for before, after in pairwise(found)}
    assert len(steps) == 1
    (by,) = steps
    assert str(by).rstrip("0") in ("1", "2", "5")
    assert len(found) <= most + 2


def test_what_was_lost_is_written_with_a_minus_sign() -> None:
    assert [plain(points) for points in (-3, 0, 12)] == ["−3", "0", "12"]


def test_the_shipped_marks_are_those_of_the_studio() -> None:
    pytest.importorskip("numpy")
    from render.art.drawing import emblem
    from render.art.report import MARK
    from render.kit.sprites import Sheet
    from tests.support.render.studio import alike

    shipped = Sheet(layout.FOLDER / "sprites")
    for seat, letter in enumerate(SEAT_LETTERS):
        assert alike(shipped[f"mark-{letter}"], emblem(seat, MARK, 0))
