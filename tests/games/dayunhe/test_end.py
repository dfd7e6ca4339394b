"""The final scoring, who wins, networks."""

import random
from typing import Any

import pytest

from games.dayunhe import scoring
from games.dayunhe.networks import networks
from games.dayunhe.position import DayunhePosition
from games.dayunhe.scoring import CityScored, NetworkScored, ScoreChanged, UnrestScored
from games.dayunhe.turns import GameEnded
from tests.support.games.dayunhe import slow_way
from tests.support.games.dayunhe.checked import all_done
from tests.support.games.dayunhe.printed import SOURCES, place
from tests.support.games.dayunhe.random_positions import strewn
from tests.support.games.dayunhe.scenes import gained, of_type, outcome, ranks, scene

LINE = "1-1 A straight e-w, 1-2 A crossing e-se-w-nw, 1-3 A basin w, 1-5 A basin nw"


def ended(**more: Any) -> DayunhePosition:
    """A position that has just come to its end."""
    position = scene(**{"trips": 1, **more})
    all_done(position)
    return position


def check_networks(numbers: range) -> None:
    for number in numbers:
        dice = random.Random(f"networks {number}")
        position = scene(seats=2 + number % 4)
        strewn(position, dice, dice.choice([0.3, 0.7, 1.0]))
        for seat in range(position.seats):
            assert networks(position, seat) == slow_way.networks(position, seat), number


def test_networks_against_joining_whatever_is_linked() -> None:
    check_networks(range(60))


@pytest.mark.fuzz
def test_many_networks() -> None:
    check_networks(range(1000, 4000))


@pytest.mark.parametrize(
    ("canals", "unrest", "points"), [(0, "", 0), (1, "", 1), (4, "", 16), (3, "BCB", -3), (0, "C", -4)]
)
def test_canals_in_the_city_count_their_number_squared_and_unrest_of_others_costs_four(
    canals: int, unrest: str, points: int
) -> None:
    position = scene(trips=1, city={"A": "basin " * canals}, city_unrest={"A": unrest})
    told = of_type(all_done(position), CityScored)[0]
    assert told == CityScored(0, canals, canals * canals, len(unrest), 4 * len(unrest))
    assert gained(position, "A", "city") == points


@pytest.mark.parametrize(("first", "home"), [("A", 1), ("C", 2), ("B", 3)])
def test_each_unrest_tile_of_any_colour_in_the_own_region_costs_four(first: str, home: int) -> None:
    tiles = f"{home}-1 A unrest, {home}-9 B unrest, {home}-5 C unrest, {home}-4 B basin e"
    position = scene(trips=1, first=first, tiles=f"{tiles}, 4-1 A unrest, 5-1 B unrest")
    told = of_type(all_done(position), UnrestScored)[0]
    assert told == UnrestScored(0, tuple(place(f"{home}-{key}") for key in (1, 5, 9)), 12)
    assert [gained(position, letter, "unrest") for letter in "ABC"] == [-12, 0, 0]


def test_the_parts_add_up_to_the_score() -> None:
    position = scene(
        trips=1,
        tiles=LINE + ", 2-1 A unrest",
        city={"A": "basin basin", "B": "basin"},
        city_unrest={"B": "A"},
        scores={"A": 40, "B": 30},
    )
    parts = scoring.final_parts(position)
    assert [tuple(part) for part in parts] == [(4, 4, 0, 0, 48), (0, 1, -4, -4, 23), (0, 0, 0, 0, 15)]
    events = all_done(position)
    assert scoring.final_parts(position) == parts
    assert [sum(gains) for gains in position.gains] == position.scores == [48, 23, 15]
    assert [sum(result.sources.values()) for result in outcome(position).seats] == position.scores
    assert tuple(outcome(position).seats[0].sources) == SOURCES == scoring.SOURCES
    networks = [NetworkScored(0, (0, 1, 2, 4), 4), NetworkScored(1, (), 0), NetworkScored(2, (), 0)]
    assert of_type(events, NetworkScored) == networks
    told = [ScoreChanged(0, 40, 48), ScoreChanged(1, 30, 23), GameEnded("trips", (48, 23, 15), (0,))]
    assert events[-3:] == told


CITY = {"A": "basin", "B": "delta"}
LARGER = {"tiles": LINE + ", 5-1 B basin e", "city": CITY, "scores": {"B": 18}}
SHARED = {"tiles": "5-1 B basin, 5-2 A basin", "city": CITY, "scores": {"C": 16}}


@pytest.mark.parametrize(
    ("more", "scores", "expected"),
    [
        # most prestige wins; it may be negative at the end
        ({"scores": {"A": 20, "B": 31, "C": 30}}, [20, 31, 30], [3, 1, 2]),
        ({"tiles": "1-1 A unrest, 1-2 A unrest", "scores": {"A": 3}}, [-5, 15, 15], [3, 1, 1]),
        # neutral regions cost nobody
        ({"seats": 2, "tiles": "3-1 A unrest, 4-1 B unrest, 5-1 A unrest"}, [15, 15], [1, 1]),
        # a tie goes to more canals in the City, then to the larger network; then it is shared
        ({"tiles": LINE, "city": {"B": "basin basin"}}, [19, 19, 15], [2, 1, 3]),
        (LARGER, [20, 20, 15], [1, 2, 3]),
        (SHARED, [17, 17, 16], [1, 1, 3]),
        # ties behind are told apart in the same way
        ({"tiles": LINE, "city": {"B": "basin basin"}, "scores": {"C": 40}}, [19, 19, 40], [3, 2, 1]),
        # who left ranks behind all others
        (
            {"seats": 4, "resigned": "CB", "scores": {"B": 90, "C": 80, "D": 10}},
            [15, 90, 80, 10],
            [1, 3, 4, 2],
        ),
    ],
)
def test_who_wins(more: dict[str, Any], scores: list[int], expected: list[int]) -> None:
    position = ended(**more)
    found = outcome(position)
    assert (position.scores, [result.score for result in found.seats], found.end) == (scores, scores, "trips")
    assert ranks(position) == expected
    assert found.winners == tuple(seat for seat, rank in enumerate(expected) if rank == 1)
