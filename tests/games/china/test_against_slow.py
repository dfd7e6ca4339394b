"""The engine against the slow rules: what is legal, and all points of a final scoring."""

import random
from collections import Counter
from itertools import combinations

import pytest

from games.china import placing, scoring
from games.china.components import Roads, board, roads
from games.china.position import ChinaPosition
from games.china.roads import best_rows
from games.china.scoring import AllianceScored, HousesScored, RoadScored
from tests.support.games.china.every_action import EVERY_ACTION, PLACES, SPACES
from tests.support.games.china.random_positions import made_up, played, random_hand
from tests.support.games.china.scenes import scene
from tests.support.games.china.slow import Slow, is_row
from tests.support.games.playing import quick_of
from tests.support.games.scenes import refusal


def test_there_are_1190_placements() -> None:
    """A house or a fortification on 55 spaces, an emissary on 9 dragon fields, for five cards or pairs."""
    assert len(PLACES) == len(set(map(str, PLACES))) == (2 * 55 + 9) * 10


def check_legality(position: ChinaPosition) -> None:
    """`legal`, `verify` and the slow rules agree on every action there is."""
    legal = list(position.legal())
    assert len(legal) == len(set(legal))
    assert {str(action) for action in legal} == Slow(position).legal()
    assert {action for action in EVERY_ACTION if not refusal(position, action)} == set(legal)
    assert placing.nobody_can_place(position) == (not Slow(position).anybody_can_place())


def check_turn(position: ChinaPosition, dice: random.Random) -> None:
    """The same in every phase of one turn."""
    turn = position.number
    while position.turn is not None and position.number == turn:
        check_legality(position)
        position.apply(dice.choice(position.legal()))


def check_points(position: ChinaPosition) -> None:
    """House, alliance and road scoring as the slow rules have them; rows are rows."""
    slow = Slow(position)
    expected = slow.final()
    for index in range(len(board().provinces)):
        assert Counter(scoring.house_points(position, index)) == slow.house_points(index)
    for entry in board().alliances:
        points, seats = scoring.alliance(position, entry)
        assert Counter(dict.fromkeys(seats, points)) == slow.alliance_points(entry.number)
    before = position.copy()
    found = [{"houses": 0, "alliances": 0, "roads": 0} for _ in range(position.seats)]
    for event in scoring.final_scoring(position):
        if isinstance(event, HousesScored):
            for seat, points in event.points:
                found[seat]["houses"] += points
        elif isinstance(event, AllianceScored):
            for seat in event.seats:
                found[seat]["alliances"] += event.points
        elif isinstance(event, RoadScored):
            found[event.seat]["roads"] += event.points
    assert found == expected
    assert position.scores == [sum(sources.values()) for sources in expected]
    position.scored = before.scored
    position.scores = before.scores
    assert position == before, "scoring changes nothing but scores and marks"
    for seat in range(position.seats):
        check_rows(position, seat)


def check_rows(position: ChinaPosition, seat: int) -> None:
    """Rows are paths of own houses, share none, and are told from the smaller end, the first one first."""
    rows = best_rows(position, seat)
    used = [space for row in rows for space in row.spaces]
    assert len(used) == len(set(used))
    assert [min(row.spaces) for row in rows] == sorted(min(row.spaces) for row in rows)
    for row in rows:
        assert len(row.spaces) >= 4
        assert is_row(position.side, row.spaces)
        assert row.spaces[0] < row.spaces[-1]
        assert {position.houses[space] for space in row.spaces} == {seat}
        assert row.doubled == any(position.forts[space] for space in row.spaces)
        assert row.points == len(row.spaces) * (2 if row.doubled else 1)


@pytest.mark.parametrize("part", quick_of(10, 3))
def test_500_random_end_positions(part: int) -> None:
    for seed in range(50 * part, 50 * part + 50):
        check_points(made_up(seed))


@pytest.mark.fuzz
def test_random_end_positions_have_everything() -> None:
    """The comparison above meets rows of many kinds."""
    met: Counter[str] = Counter()
    for seed in range(500):
        position = made_up(seed)
        side = roads(position.side)
        for seat in range(position.seats):
            rows = best_rows(position, seat)
            spaces = {space for row in rows for space in row.spaces}
            beside = {near for space in spaces for near in side.near[space]} - spaces
            met["several"] += len(rows) > 1
            met["doubled"] += any(row.doubled for row in rows)
            met["long"] += any(len(row.spaces) > 8 for row in rows)
            met["left out"] += any(position.houses[space] == seat for space in beside)
            joined = [sum(set(pair) <= set(row.spaces) for pair in side.pairs) for row in rows]
            met["ring"] += any(roads >= len(row.spaces) for roads, row in zip(joined, rows, strict=True))
    assert len(met) == 5
    assert min(met.values()) >= 5, met


def test_the_two_slow_ways_agree() -> None:
    for seed in range(40):
        slow = Slow(made_up(seed))
        for seat in slow.seats:
            assert slow.road_points(seat) == slow.road_points(seat, subsets=0)


def check_roads(pairs: list[tuple[int, int]], forts: list[int], monkeypatch: pytest.MonkeyPatch) -> int:
    """Compare the rows of ten houses on a map with these roads; returns their points."""
    position = scene("yan AAAAAA zhao AAAA")
    for space in forts:
        position.forts[space] = True
    near = tuple(
        tuple(sorted(sum(pair) - space for pair in pairs if space in pair)) for space in range(SPACES)
    )
    position.side = f"with roads {pairs}"  # type: ignore[assignment]  # a side of its own
    for module in ("games.china.roads", "tests.support.games.china.slow"):
        monkeypatch.setattr(f"{module}.roads", lambda _: Roads(tuple(pairs), near))
    check_rows(position, 0)
    points = sum(row.points for row in best_rows(position, 0))
    assert points == Slow(position).road_points(0)
    return points


@pytest.mark.parametrize("seed", quick_of(300, 40))
def test_rows_along_any_roads(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """The printed map may have other roads than ours: here a few more than there are houses."""
    dice = random.Random(seed)
    pairs = dice.sample(list(combinations(range(10), 2)), k=dice.randrange(8, 16))
    check_roads(pairs, dice.sample(range(10), k=seed % 4), monkeypatch)


@pytest.mark.parametrize(
    ("roads", "forts", "points"),
    [
        ("24 03 37 06 16 27 47 29 12 67 23 69 25 26 57", [1, 2, 6], 18),  # four houses on both sides of it
        ("18 39 58 12 04 46 68 28 05", [3, 4, 6], 14),  # two on the one, four on the other
    ],
)
def test_a_row_on_both_sides_of_where_the_search_begins(
    roads: str, forts: list[int], points: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only a tangle of roads needs it; without it two points would be missed."""
    pairs = [(int(pair[0]), int(pair[1])) for pair in roads.split()]
    assert check_roads(pairs, forts, monkeypatch) == points


@pytest.mark.parametrize("seed", range(8))
def test_positions_reached_by_play(seed: int) -> None:
    dice = random.Random(seed)
    for position in played(seed, every=10):
        check_legality(position)
        if position.phase == "start":
            position.hands[position.turn or 0] = random_hand(dice)
            check_turn(position, dice)


@pytest.mark.parametrize("seed", quick_of(40, 16))
def test_positions_made_up(seed: int) -> None:
    check_turn(made_up(seed), random.Random(seed))


@pytest.mark.fuzz
@pytest.mark.parametrize("seed", range(1000, 1200))
def test_many_positions(seed: int) -> None:
    check_points(made_up(seed))
    for step in range(5):
        check_turn(made_up(1000 * step + seed), random.Random(seed))
