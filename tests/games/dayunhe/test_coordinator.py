"""The coordinator is never trapped, and goes as a slow search through all ways says."""

import pytest

from games.dayunhe import way
from games.dayunhe.position import DayunhePosition
from tests.games.dayunhe.printed import STEPS, TURNING, place
from tests.games.dayunhe.random_positions import described, under_way
from tests.games.dayunhe.slow_way import Way

POSITIONS = 20_000


def check(position: DayunhePosition) -> int:
    """His steps from where he is to the turning point, at forks now here, now there; how many they were."""
    slow = Way(position)
    assert (
        way.turning_point(position)
        == slow.goal
        == place(TURNING[position.seats] if slow.south else "beijing")
    )
    here, entered, steps = position.coordinator, set(position.entered), 0
    while here != slow.goal:
        found, along = slow.options(here, entered)
        offered = way.options(position)
        assert list(offered) == found != [], described(position)
        check_next(position, offered, along)
        here = found[steps % len(found)]
        position.coordinator = here
        position.entered.append(here)
        entered.add(here)
        steps += 1
        assert steps <= 45, described(position)
    assert way.options(position) == ()
    return steps


def check_next(position: DayunhePosition, offered: tuple[int, ...], along: bool) -> None:
    """The forecast begins with a step on offer, and tells whether a line leads there and what it brings."""
    forecast = way.forecast(position)
    assert (forecast == ()) == (len(offered) > 1)
    if forecast:
        (first, *_) = forecast
        kind, seat, points = Way(position).worth(offered[0], along)
        assert (first.place, first.kind, first.seat, first.points, first.line) == (
            offered[0],
            kind,
            seat,
            points,
            along,
        )
        assert len(forecast) <= STEPS[position.seats]


def test_he_is_never_trapped_and_goes_as_the_slow_search_says() -> None:
    steps = [check(under_way(number)) for number in range(160)]
    assert min(steps) == 1
    assert max(steps) > 14


@pytest.mark.fuzz
@pytest.mark.parametrize("part", range(20))
def test_in_twenty_thousand_positions(part: int) -> None:
    for number in range(part, POSITIONS, 20):
        assert check(under_way(1000 + number)) > 0


def test_the_positions_are_all_kinds_of_positions() -> None:
    """Every number of players, both directions, from empty to full, at the beginning and far on a trip."""
    found = [under_way(number) for number in range(160)]
    assert {(position.seats, position.trips) for position in found} == {
        (seats, trips) for seats in (2, 3, 4, 5) for trips in (1, 2, 3, 4)
    }
    tiles = [sum(kind != "" for kind in position.tiles) for position in found]
    assert min(tiles) < 3
    assert max(tiles) == 45
    lengths = [len(position.entered) for position in found]
    assert min(lengths) == 1
    assert max(lengths) > 15
