"""The final scoring, who wins, networks."""

import random
from typing import Any

import pytest

from games.dayunhe import scoring
from games.dayunhe.events import CityScored, GameEnded, NetworkScored, ScoreChanged, UnrestScored
from games.dayunhe.networks import links, networks
from games.dayunhe.position import DayunhePosition
from tests.games.dayunhe import slow_way
from tests.games.dayunhe.printed import SOURCES, name, place
from tests.games.dayunhe.random_positions import strewn
from tests.games.dayunhe.scenes import gained, last, of_type, outcome, ranks, scene, the


def ended(**more: Any) -> DayunhePosition:
    """A position that has just come to its end: the coordinator is back in Beijing for the last time."""
    position = scene(**{"at": "beijing", "trips": 1, **more})
    last(position)
    assert (position.turn, position.phase, position.legal()) == (None, "over", [])
    return position


# ── the largest network ──────────────────────────────────────────────────────────────────────────────

LINE = "1-1 A straight e-w, 1-2 A crossing e-se-w-nw, 1-3 A basin w, 1-5 A basin nw"


@pytest.mark.parametrize(
    ("tiles", "size"),
    [
        ("", 0),
        ("1-1 A reservoir", 1),  # a lone tile is a network of 1
        ("1-1 A basin e, 2-5 A basin e", 1),
        ("1-1 A basin e, 1-2 A basin w", 2),
        (LINE, 4),
        ("1-1 A basin e, 1-2 A basin e", 1),  # both sides must have a line
        ("1-1 A basin e, 1-2 B straight e-w, 1-3 A basin w", 1),  # another's tile joins nothing
        ("3-1 A basin e, 3-2 A basin w, " + LINE, 4),  # only the largest
        ("5-8 A basin w, 5-7 A basin e", 2),  # neutral regions count
        ("1-1 A unrest, 1-2 A unrest", 0),
    ],
)
def test_one_for_each_tile_of_the_largest_network(tiles: str, size: int) -> None:
    position = ended(tiles=tiles)
    assert gained(position, "A", "network") == size
    assert gained(position, "C", "network") == 0


def test_networks_are_told_largest_first() -> None:
    position = scene(tiles="3-1 A basin e, 3-2 A basin w, 5-5 A reservoir, " + LINE)
    found = [sorted(map(name, network)) for network in networks(position, 0)]
    assert found == [["1-1", "1-2", "1-3", "1-5"], ["3-1", "3-2"], ["5-5"]]
    assert networks(position, 1) == []


def test_the_scored_network_is_told() -> None:
    position = scene(at="beijing", trips=1, tiles=LINE)
    scored = of_type(last(position), NetworkScored)
    assert [(event.seat, event.hexes, event.points) for event in scored] == [
        (0, (0, 1, 2, 4), 4),
        (1, (), 0),
        (2, (), 0),
    ]


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


def test_links_of_a_tile_that_lay_there() -> None:
    tiles = "1-4 A basin e, 1-6 B straight e-w, 1-2 B basin sw, 1-8 A basin e"
    position = scene(tiles=tiles)
    hex = place("1-5")
    assert links(position, 0, "straight", hex, 0) == (1, 2)
    assert links(position, 1, "straight", hex, 0) == (1, 2)
    assert links(position, 2, "straight", hex, 0) == (0, 2)
    assert links(position, 0, "straight", hex, 1) == (0, 0)
    assert links(position, 0, "reservoir", hex, 0) == (0, 0)


# ── the City, unrest in the region ───────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("canals", "unrest", "points"), [(0, "", 0), (1, "", 1), (4, "", 16), (3, "BCB", -3), (0, "C", -4)]
)
def test_canals_in_the_city_count_their_number_squared_and_unrest_of_others_costs_four(
    canals: int, unrest: str, points: int
) -> None:
    position = scene(
        at="beijing", trips=1, city={"A": " ".join(["basin"] * canals)}, city_unrest={"A": unrest}
    )
    events = last(position)
    assert gained(position, "A", "city") == points
    scored = next(event for event in of_type(events, CityScored) if event.seat == 0)
    assert (scored.canals, scored.points, scored.unrest, scored.loss) == (
        canals,
        canals * canals,
        len(unrest),
        4 * len(unrest),
    )


@pytest.mark.parametrize(("first", "home"), [("A", 1), ("C", 2), ("B", 3)])
def test_each_unrest_tile_of_any_colour_in_the_own_region_costs_four(first: str, home: int) -> None:
    tiles = f"{home}-1 A unrest, {home}-9 B unrest, {home}-5 C unrest, {home}-4 B basin e"
    position = scene(at="beijing", trips=1, first=first, tiles=f"{tiles}, 4-1 A unrest, 5-1 B unrest")
    events = last(position)
    assert [gained(position, letter, "unrest") for letter in "ABC"] == [-12, 0, 0]
    scored = next(event for event in of_type(events, UnrestScored) if event.seat == 0)
    assert (sorted(name(hex) for hex in scored.hexes), scored.loss) == (
        [f"{home}-1", f"{home}-5", f"{home}-9"],
        12,
    )


def test_neutral_regions_cost_nobody() -> None:
    position = ended(seats=2, tiles="3-1 A unrest, 4-1 B unrest, 5-1 A unrest")
    assert position.scores == [15, 15]


def test_the_parts_add_up_to_the_score() -> None:
    position = scene(
        at="beijing",
        trips=1,
        tiles=LINE + ", 2-1 A unrest",
        city={"A": "basin basin", "B": "basin"},
        city_unrest={"B": "A"},
        scores={"A": 40, "B": 30},
    )
    parts = scoring.final_parts(position)
    assert [tuple(part) for part in parts] == [(4, 4, 0, 0, 48), (0, 1, -4, -4, 23), (0, 0, 0, 0, 15)]
    before = position.scores.copy()
    events = last(position)
    assert position.scores == [48, 23, 15]
    assert [sum(gains) for gains in position.gains] == position.scores
    assert [sum(result.sources.values()) for result in outcome(position).seats] == position.scores
    assert tuple(outcome(position).seats[0].sources) == SOURCES == scoring.SOURCES
    changed = {event.seat: (event.before, event.after) for event in of_type(events, ScoreChanged)}
    assert changed == {0: (40, 48), 1: (30, 23)}
    assert before == [40, 30, 15]
    assert the(events, GameEnded).scores == (48, 23, 15)
    assert scoring.final_parts(position) == parts


def test_prestige_may_be_negative_at_the_end() -> None:
    position = ended(tiles="1-1 A unrest, 1-2 A unrest", scores={"A": 3})
    assert position.scores[0] == -5
    assert ranks(position) == [3, 1, 1]


# ── who wins ─────────────────────────────────────────────────────────────────────────────────────────


def test_most_prestige_wins() -> None:
    position = ended(scores={"A": 20, "B": 31, "C": 30})
    assert ranks(position) == [3, 1, 2]
    assert outcome(position).winners == (1,)
    assert (outcome(position).end, [result.score for result in outcome(position).seats]) == (
        "trips",
        [20, 31, 30],
    )


def test_a_tie_goes_to_more_canals_in_the_city() -> None:
    """B has 2 x 2 for the City, A 4 for its network: the same prestige."""
    position = ended(tiles=LINE, city={"B": "basin basin"})
    assert position.scores == [19, 19, 15]
    assert ranks(position) == [2, 1, 3]


def test_then_to_the_larger_network() -> None:
    position = ended(tiles=LINE + ", 5-1 B basin e", city={"A": "basin", "B": "basin"}, scores={"B": 18})
    assert position.scores[:2] == [20, 20]
    assert ranks(position) == [1, 2, 3]


def test_then_it_is_shared() -> None:
    position = ended(
        tiles="5-1 B basin e, 5-2 A basin e", city={"A": "basin", "B": "delta"}, scores={"C": 16}
    )
    assert position.scores == [17, 17, 16]
    assert ranks(position) == [1, 1, 3]
    assert outcome(position).winners == (0, 1)


def test_ties_behind_are_told_apart_in_the_same_way() -> None:
    position = ended(tiles=LINE, city={"B": "basin basin"}, scores={"C": 40})
    assert ranks(position) == [3, 2, 1]


def test_who_left_ranks_behind_all_others() -> None:
    position = ended(seats=4, turn="A", resigned="CB", scores={"B": 90, "C": 80, "D": 10})
    assert ranks(position) == [1, 3, 4, 2]
    assert outcome(position).winners == (0,)
