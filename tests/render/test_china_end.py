"""The picture of a match of China that is over."""

import math
from itertools import pairwise

import msgspec
import pytest
from PIL import ImageChops

import render
from games.china.components import board
from games.china.events import PiecePlaced
from games.china.position import ChinaPosition
from games.china.scoring import alliance
from render.china import final
from render.china.layout import TABLE, places, table_height
from tests.render.china import ends, filled, fullest, middle, number_of, over, scene
from tests.render.positions import changed, pixels, within


def draw(view: ChinaPosition, shown: render.Scene | None = None) -> bytes:
    return render.draw("china", view, scene(view) if shown is None else shown)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_end_is_told_on_the_map_and_in_a_table(seats: int) -> None:
    view = over(fullest(seats)).view(None)
    assert pixels(draw(view)).size == (1200, table_height(seats))


def test_rows_are_drawn_on_their_roads() -> None:
    """Example 9 of the specification; without chin-3 there is no row, and nothing is drawn elsewhere."""
    with_row = over(filled({"chin": "-DD-DD", "shu": "DD"}, {}, 4)).view(None)
    without = over(filled({"chin": "-D--DD", "shu": "DD"}, {}, 4)).view(None)
    box = changed(draw(with_row, render.Scene()), draw(without, render.Scene()))
    assert box is not None
    at = [places().points[number_of(name)] for name in ("chin-2", "chin-3", "chin-6", "shu-1", "shu-2")]
    x, y = ((at[2][0] + at[3][0]) / 2, (at[2][1] + at[3][1]) / 2)
    blue = [
        pixels(draw(with_row, render.Scene())).getpixel((round(x + dx), round(y + dy)))
        for dx in (-12, 0, 12)
        for dy in (-12, 0, 12)
    ]
    assert any(isinstance(c, tuple) and c[2] > c[0] + 60 for c in blue)


def test_winners_and_sums_stand_in_the_table() -> None:
    view = over(fullest()).view(None)
    outcome = view.outcome()
    assert outcome is not None
    other = view.copy()
    other.scores[outcome.winners[0]] += 1
    assert within(changed(draw(view), draw(other)), (0, TABLE, 1200, table_height(5)))


def test_points_of_an_alliance_stand_beside_it() -> None:
    position = filled({"chin": "AB", "shu": "AB"}, {"chin": "A", "shu": "A"})
    shared = filled({"chin": "AB", "shu": "AB"}, {"chin": "AB", "shu": "AB"})
    nobody = filled({"chin": "AB", "shu": "AB"}, {})
    pictures = [pixels(draw(over(found).view(None), render.Scene())) for found in (nobody, position, shared)]
    x, y = (round(at) for at in places().medals[4].at)
    discs = [picture.crop((max(0, x - 96), y - 96, x + 96, y + 96)) for picture in pictures]
    for one, other in pairwise(discs):
        assert ImageChops.difference(one, other).getbbox() is not None


def test_points_keep_apart() -> None:
    """Of rows from alliances' and from each other; over the ends of random matches."""
    nearest, rows_seen = [], 0
    for position in ends():
        rows = final.rows_of(position)
        rows_seen += len(rows)
        at = final.row_points_at(position, rows)
        assert len(at) == len(rows)
        others = [final.beside(entry.number) for entry in board().alliances if alliance(position, entry)[1]]
        for number, one in enumerate(at):
            nearest.append(min((math.dist(one, other) for other in (*others, *at[:number])), default=99))
    assert rows_seen > 20
    assert min(nearest) >= 40
    assert sum(distance < 56 for distance in nearest) <= len(nearest) / 10


def test_the_table_adds_up() -> None:
    for position in ends():
        outcome = position.outcome()
        assert outcome is not None
        for result in outcome.seats:
            assert set(result.sources) == {key for key, _ in final.COLUMNS}
            assert sum(result.sources.values()) == result.score


def test_an_event_of_the_end_changes_nothing() -> None:
    view = over(fullest()).view(None)
    placed = PiecePlaced(0, "house", 8, number_of("chu-1"), "V")
    assert draw(view, scene(view, (placed,))) == draw(view)


def test_structs_stay_untouched() -> None:
    view = middle().view(None)
    before = msgspec.json.encode(view)
    draw(view)
    draw(over(view))
    assert msgspec.json.encode(view) == before
