"""Uprisings, tidying up, trips, the start player's marker, the guard against endless matches."""

from typing import Any

import pytest

from games.dayunhe.events import CoordinatorTurned, GameEnded, PutUnder, RoundBegan, Uprising
from games.dayunhe.position import DayunhePosition
from tests.games.dayunhe.printed import LETTERS, name, place
from tests.games.dayunhe.scenes import gained, last, of_type, scene, the

PILES = "delta|basin basin|basin basin basin"


def rested(**more: Any) -> DayunhePosition:
    """A position at whose end of round the coordinator does not go."""
    return scene(**{"lying": True, **more})


# ── uprisings ────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("level", "count", "loss", "stays"),
    [
        ("hard", 1, 0, 1), ("hard", 2, 8, 0), ("hard", 3, 8, 1), ("hard", 4, 16, 0), ("hard", 5, 16, 1),
        ("medium", 2, 0, 2), ("medium", 3, 12, 0), ("medium", 5, 12, 2), ("medium", 6, 24, 0),
        ("easy", 3, 0, 3), ("easy", 4, 16, 0), ("easy", 7, 16, 3), ("easy", 9, 32, 1),
    ],
)  # fmt: skip
def test_just_as_many_as_the_level_rise_again_and_again(
    level: str, count: int, loss: int, stays: int
) -> None:
    position = rested(level=level, wall={"B": count}, stacks={"B": "||"})
    events = last(position)
    rose = of_type(events, Uprising)
    assert sum(event.loss for event in rose) == loss
    assert sum(event.tiles for event in rose) == count - stays
    assert {event.owner for event in rose} <= {1}
    assert position.wall == [0, stays, 0]
    assert position.scores == [15, 15 - loss, 15]
    assert gained(position, "B", "uprisings") == -loss
    assert [len(pile) for pile in position.stacks[1]] == [
        (count - stays + 2 - number) // 3 for number in range(3)
    ]


def test_the_tiles_go_under_the_stacks_of_their_owner_one_at_a_time() -> None:
    position = rested(wall={"A": 3}, stacks={"A": PILES})
    events = last(position)
    assert position.stacks[0] == [["unrest", "unrest", "delta"], ["unrest", "basin", "basin"], ["basin"] * 3]
    assert [event.stack for event in of_type(events, PutUnder)] == [0, 0, 1]


def test_every_colour_may_rise() -> None:
    position = rested(seats=4, level="hard", wall={"A": 2, "B": 1, "C": 4, "D": 3})
    last(position)
    assert position.scores == [7, 15, -1, 7]
    assert position.wall == [0, 1, 0, 1]


def test_they_rise_only_after_the_inspection() -> None:
    """Until then people may be calmed and tiles may be added."""
    position = scene(level="hard", wall={"A": 2}, card="welfare", tiles="1-2 A reservoir")
    assert position.scores[0] == 15
    events = last(position)
    while position.phase == "fork":
        assert position.wall == [2, 0, 0]
        events += position.apply(position.legal()[0])
    kinds = [type(event).__name__ for event in events]
    assert kinds.index("Inspected") < kinds.index("Uprising") < kinds.index("RoundBegan")


# ── tidying up ───────────────────────────────────────────────────────────────────────────────────────


def test_the_coordinator_stands_up() -> None:
    position = rested()
    last(position)
    assert not position.lying


@pytest.mark.parametrize(
    ("seats", "at", "trips", "south"),
    [(2, "2-8", 4, False), (3, "beijing", 3, True), (4, "4-8", 2, False), (5, "hangzhou", 4, False)],
)
def test_on_his_turning_point_he_turns_and_a_new_trip_begins(
    seats: int, at: str, trips: int, south: bool
) -> None:
    position = scene(seats=seats, at=at, trips=trips, entered="1-1 1-2")
    turned = the(last(position), CoordinatorTurned)
    assert (name(turned.place), turned.trips) == (at, trips - 1)
    assert (position.trips, position.south) == (trips - 1, south)
    assert position.entered == [place(at)]


def test_elsewhere_his_trip_goes_on() -> None:
    position = rested(at="2-5", trips=3, entered="2-8")
    events = last(position)
    assert of_type(events, CoordinatorTurned) == []
    assert (position.trips, position.entered) == (3, [place("2-8"), place("2-5")])


@pytest.mark.parametrize(
    ("start_player", "turn", "resigned", "following"),
    [
        ("A", "A", "", "B"),
        ("D", "A", "", "A"),
        ("B", "D", "C", "D"),
        ("D", "D", "AB", "C"),
        ("B", "A", "BC", "D"),
    ],
)
def test_the_marker_goes_to_the_next_player(
    start_player: str, turn: str, resigned: str, following: str
) -> None:
    position = rested(seats=4, start_player=start_player, turn=turn, resigned=resigned, round=7)
    began = the(last(position), RoundBegan)
    assert (began.round, LETTERS[began.start]) == (8, following)
    assert (position.round, LETTERS[position.start], LETTERS[position.turn or 0]) == (8, following, following)


# ── the end ──────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("trips", [4, 3, 2, 1])
def test_after_four_trips_the_match_ends(trips: int) -> None:
    position = scene(seats=2, at="2-8" if trips % 2 == 0 else "beijing", trips=trips)
    events = last(position)
    assert position.trips == trips - 1
    assert (position.turn is None) == (trips == 1)
    assert [event.end for event in of_type(events, GameEnded)] == ["trips"] * (trips == 1)
    assert position.end == ("trips" if trips == 1 else "")


@pytest.mark.parametrize("round", [39, 40])
def test_after_forty_rounds_the_match_ends(round: int) -> None:
    position = rested(round=round)
    events = last(position)
    assert (position.turn is None) == (round == 40)
    assert [event.end for event in of_type(events, GameEnded)] == ["rounds"] * (round == 40)
    assert len(of_type(events, RoundBegan)) == (round == 39)
    assert position.end == ("rounds" if round == 40 else "")


def test_the_fourth_trip_may_end_in_the_last_round() -> None:
    position = scene(seats=2, at="beijing", trips=1, round=40)
    last(position)
    assert position.end == "trips"


def test_uprisings_of_the_last_round_count() -> None:
    position = scene(seats=2, at="beijing", trips=1, wall={"A": 3}, tiles="3-1 A reservoir, 3-2 B reservoir")
    last(position)
    assert gained(position, "A", "uprisings") == -12
    assert position.end == "trips"
