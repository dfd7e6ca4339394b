"""The final table of Confucius: who has how many points, where from, who won, who has which title."""

import pytest
from PIL import Image

from games.confucius.position import ConfuciusPosition
from games.confucius.scoring import SOURCES, outcome, titles
from games.engine import Seat
from render.confucius import draw as compose
from render.confucius.layout import TABLE, TABLE_GAP, TABLE_HEAD, TABLE_ROW, WIDTH
from render.confucius.table import COLUMNS, TITLE, TITLE_STEP, TOTAL, final_height
from tests.render import confucius
from tests.render.confucius_realm import over
from tests.render.positions import Box, changed, colours_of, pixels, within
from tests.render.scenes import NAMES

MOST_BYTES = 400_000
A, B, C, D, E = range(5)


def draw(view: ConfuciusPosition, names: tuple[str, ...] = NAMES) -> Image.Image:
    return colours_of(compose(view, confucius.scene(view, names=names)))


def row(place: int) -> Box:
    top = TABLE + TABLE_HEAD + place * (TABLE_ROW + TABLE_GAP)
    return 0, top - 4, WIDTH, top + TABLE_ROW + 6


def place_of(view: ConfuciusPosition, seat: Seat) -> int:
    results = sorted(outcome(view).seats, key=lambda result: (result.rank, result.seat))
    return [result.seat for result in results].index(seat)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_seat_has_a_row(seats: int) -> None:
    view = over(seats)
    picture = compose(view, confucius.scene(view))
    assert picture.image.size == (WIDTH, TABLE + final_height(seats))
    assert len(picture.png()) <= MOST_BYTES


@pytest.mark.parametrize("source", range(len(SOURCES)))
@pytest.mark.parametrize("seat", [A, D])
def test_points_stand_in_the_row_of_their_seat_and_the_column_of_their_source(
    seat: Seat, source: int
) -> None:
    view = over()
    before = draw(view)
    view.sources[seat][source] += 3
    _, top, _, bottom = row(place_of(view, seat))
    assert within(changed(before, draw(view)), (COLUMNS[source] - 44, top, COLUMNS[source] + 44, bottom))


def test_the_total_stands_at_the_right() -> None:
    view = over()
    before = draw(view)
    view.scores[D] += 1
    _, top, _, bottom = row(place_of(view, D))
    assert within(changed(before, draw(view)), (TOTAL - 60, top, TOTAL + 60, bottom))


def test_the_best_stand_above() -> None:
    """Rows change places with the ranks: names differ, so both rows change."""
    view = over()
    assert [place_of(view, seat) for seat in range(5)] == [1, 2, 0, 4, 3]
    before = draw(view)
    view.scores[A], view.scores[B] = view.scores[B], view.scores[A]
    view.sources[A], view.sources[B] = view.sources[B], view.sources[A]
    box = changed(before, draw(view))
    assert box is not None
    assert row(1)[1] <= box[1] < row(1)[3] - 20 < row(2)[1] + 20 < box[3] <= row(2)[3]


def test_the_winner_alone_is_marked() -> None:
    """With as many points the Admiral is first, and the other has no mark (Confucius, Winner)."""
    view = over()
    holder = titles(view)[1].holder
    view.scores[C] = view.scores[holder] = 50
    assert [result.seat for result in outcome(view).seats if result.rank == 1] == [holder]
    picture = pixels(draw(view))
    marks = [picture.crop((300, row(place)[1] + 14, 370, row(place)[3] - 14)).tobytes() for place in range(5)]
    assert marks[0] != marks[1]
    assert len(set(marks[1:])) == 1


def test_titles_stand_in_the_rows_of_their_holders() -> None:
    view = over()
    chief, admiral, general = (title.holder for title in titles(view))
    before = draw(view)
    assert admiral == A
    # the most ships are then another's
    view.ocean[A], view.ocean[B] = 0, 4
    view.visited = [[seat == B for seat in range(5)] for _ in range(5)]
    assert [title.holder for title in titles(view)] == [chief, B, general]
    box = changed(before, draw(view))
    assert box is not None
    assert box[0] >= TITLE - 40
    assert box[2] <= TITLE + 2 * TITLE_STEP + 40
    assert row(place_of(view, A))[1] <= box[1]
    assert box[3] <= row(place_of(view, B))[3]


def test_the_three_titles_look_different() -> None:
    cut = set()
    for number in range(3):
        view = over()
        view.markers = [[-1] * 7 for _ in range(3)]
        view.posts = [[-1] * 2 for _ in range(3)]
        view.armies = [[-1] * len(boxes) for boxes in view.armies]
        view.colonies = view.ocean = view.insulted = [0] * 5
        view.visited = [[False] * 5 for _ in range(5)]
        if number == 0:
            view.markers[0][0] = D
        elif number == 1:
            view.ocean = [0, 0, 0, 1, 0]
        else:
            view.insulted = [0, 0, 0, 1, 0]
        assert [title.holder for title in titles(view)] == [D if number == n else -1 for n in range(3)]
        _, top, _, bottom = row(place_of(view, D))
        cut.add(pixels(draw(view)).crop((TITLE - 28, top, TITLE + 28, bottom)).tobytes())
    assert len(cut) == 3


def test_who_left_stands_below_and_is_marked() -> None:
    view = over(resigned=(C,))
    assert place_of(view, C) == 4
    before = draw(view)
    view.resigned = []
    box = changed(before, draw(view))
    assert box is not None
    assert box[1] < row(1)[1]


def test_names_are_cut_before_the_badge() -> None:
    view = over()
    before = draw(view, ("Mei", "Jonas", "A" * 40, "Rafi", "Lena"))
    box = changed(before, draw(view))
    assert within(box, (96, row(0)[1], 330, row(0)[3]))
