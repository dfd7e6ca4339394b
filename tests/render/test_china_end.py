"""The picture of a match of China that is over."""

import math
from itertools import combinations, pairwise

import msgspec
import pytest
from PIL import Image, ImageChops

import render
from games.china.components import board
from games.china.events import PiecePlaced
from games.china.position import ChinaPosition
from games.china.scoring import alliance, house_points
from render.china import final, points, table
from render.china.layout import (
    HOUSES,
    HOUSES_HEAD,
    HOUSES_STEP,
    house_columns,
    places,
    table_height,
    table_top,
)
from render.kit.encode import LARGEST
from tests.render.china import ends, filled, fullest, middle, number_of, over, scene
from tests.render.positions import board_of, changed, pixels, within


def draw(view: ChinaPosition, shown: render.Scene | None = None) -> Image.Image:
    return board_of("china", view, scene(view) if shown is None else shown)


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
    assert within(changed(draw(view), draw(other)), (0, HOUSES, 1200, table_height(5)))


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
    """Those of rows and alliances from each other, and from the edge; over the ends of random matches."""
    rows_seen = 0
    for position in ends():
        rows = final.rows_of(position)
        rows_seen += len(rows)
        alliances, of_rows = points.points_at(position, rows)
        scoring = [entry.number for entry in board().alliances if alliance(position, entry)[1]]
        assert [found.entry.number for found in alliances] == scoring
        assert len(of_rows) == len(rows)
        at = [*(found.at for found in alliances), *of_rows]
        assert all(math.dist(*pair) >= 54 for pair in combinations(at, 2))
        assert all(points.RADIUS <= x <= 1200 - points.RADIUS for x, _ in at)


def test_points_cover_little() -> None:
    """No house is under points; those of a row touch its stroke."""
    covered = []
    for position in ends():
        rows = final.rows_of(position)
        alliances, of_rows = points.points_at(position, rows)
        houses = [places().points[space] for space, seat in enumerate(position.houses) if seat >= 0]
        for at in (*(found.at for found in alliances), *of_rows):
            covered.append(min(math.dist(at, house) for house in houses))
        for (_, row), at in zip(rows, of_rows, strict=True):
            stroke = min(math.dist(at, place) for place in points.row_path(row))
            assert stroke < points.RADIUS + final.STROKES[0][0] / 2 + 1
    assert min(covered) > 60


def test_the_table_adds_up() -> None:
    for position in ends():
        outcome = position.outcome()
        assert outcome is not None
        for result in outcome.seats:
            assert set(result.sources) == {key for key, _ in table.COLUMNS}
            assert sum(result.sources.values()) == result.score


def test_houses_by_province_add_up() -> None:
    """The sums beside the provinces are the column of houses in the table of totals."""
    for position in ends():
        outcome = position.outcome()
        assert outcome is not None
        by_province = [house_points(position, province) for province in range(len(board().provinces))]
        for result in outcome.seats:
            assert sum(found.get(result.seat, 0) for found in by_province) == result.sources["houses"]


def test_houses_stand_in_the_column_of_their_province() -> None:
    """And what a fortification doubles stands within walls: one house more, one fortification more."""
    houses = {"yan": "AB", "lu": "C", "chu": "DE"}
    plain = over(filled(houses, {}, fortifications="yes"))
    walled = plain.copy()
    walled.forts[number_of("chu-2")] = True
    chu = [province.id for province in board().provinces].index("chu")
    left, wide = house_columns()[chu]
    pictures = [pixels(draw(position.view(None), render.Scene())) for position in (plain, walled)]
    # The sums change too, as the final scoring did not know of the walls: only the provinces are compared.
    box = (0, HOUSES, house_columns()[-1][0] + house_columns()[-1][1] + 3, table_top(5))
    changes = ImageChops.difference(*(picture.crop(box) for picture in pictures)).getbbox()
    assert changes is not None
    assert left - 4 <= changes[0]
    assert changes[2] <= left + wide + 4
    assert changes[3] - changes[1] <= HOUSES_STEP + 16
    assert changes[1] > HOUSES_HEAD - 16


def test_pieces_left_are_told_where_they_break_a_tie() -> None:
    tied = over(filled({"yan": "A", "shu": "B"}, {}, 3))
    fewer = tied.copy()
    fewer.houses_left[0] -= 1
    apart = over(filled({"yan": "A", "shu": "BB"}, {}, 3))
    less = apart.copy()
    less.houses_left[0] -= 1
    assert draw(tied.view(None)) != draw(fewer.view(None))
    assert draw(apart.view(None)) == draw(less.view(None))


def test_the_longest_picture_is_small_enough() -> None:
    for side in ("3-4", "4-5"):
        view = over(fullest(5, side)).view(None)
        data = render.draw("china", view, scene(view))
        assert len(data) <= LARGEST
        assert pixels(data).height <= 1950


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
