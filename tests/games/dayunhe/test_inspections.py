"""What an inspection brings, special inspections, and when the coordinator does not go."""

from typing import Any

import pytest

from games.dayunhe import way
from games.dayunhe.events import (
    CoordinatorRested,
    ForkChosen,
    Inspected,
    InspectionAnnounced,
    ScoreChanged,
    TurnDone,
)
from games.dayunhe.position import DayunhePosition
from tests.games.dayunhe.printed import name, place
from tests.games.dayunhe.scenes import gained, last, legal, of_type, play, refused, scene, the

COLUMN = "1-2 A reservoir, 1-5 B reservoir, 1-8 C reservoir, 2-2 A reservoir, 2-5 B reservoir"


def scored(event: Inspected) -> list[tuple[str, str, int, int, bool]]:
    return [(name(step.place), step.kind, step.seat, step.points, step.line) for step in event.way]


# ── scoring ──────────────────────────────────────────────────────────────────────────────────────────


def test_each_canal_on_the_way_brings_its_owner_two() -> None:
    position = scene(seats=2, tiles="1-2 2-2 2-5 A basin e, 1-5 1-8 B basin e")
    events = last(position)
    assert position.scores == [15 + 6, 15 + 4]
    assert (gained(position, "A", "inspections"), gained(position, "B", "inspections")) == (6, 4)
    found = [step.points for step in the(events, Inspected).way]
    assert found == [2] * 5


def test_along_any_line_it_brings_four_but_the_first_tile_of_a_line_two() -> None:
    """The line may go over tiles of several players; its owner is not asked."""
    tiles = "1-3 A basin sw, 1-5 B crossing e-sw-w-ne, 1-8 A basin ne, 2-2 2-5 B basin e, 2-8 3-2 A basin e"
    position = scene(tiles=tiles, seats=3)
    events = last(position)
    assert scored(the(events, Inspected))[:4] == [
        ("1-3", "canal", 0, 2, False),
        ("1-5", "canal", 1, 4, True),
        ("1-8", "canal", 0, 4, True),
        ("2-2", "canal", 1, 2, False),
    ]


def test_an_unrest_tile_costs_the_holder_of_the_region_not_its_owner() -> None:
    """In the second region, which is B's, lies an unrest tile of C."""
    tiles = "2-2 C unrest, 2-6 A reservoir, 2-9 3-3 A basin e, 3-6 3-9 A delta"
    position = scene(at="1-8", entered="beijing", tiles=tiles)
    events = last(position)
    assert scored(the(events, Inspected))[:2] == [
        ("2-2", "unrest", 1, -4, False),
        ("2-6", "canal", 0, 2, False),
    ]
    assert gained(position, "B", "inspections") == -4
    assert gained(position, "C", "inspections") == 0


@pytest.mark.parametrize(("first", "loser"), [("A", "B"), ("B", "C"), ("C", "A")])
def test_the_holder_of_a_region_follows_the_first(first: str, loser: str) -> None:
    tiles = "2-2 B unrest, 2-6 A reservoir, 2-9 3-3 A basin e, 3-6 3-9 A delta"
    position = scene(first=first, at="1-8", entered="beijing", tiles=tiles)
    last(position)
    found = [gained(position, letter, "inspections") for letter in "ABC"]
    assert found == [10 * (letter == "A") - 4 * (letter == loser) for letter in "ABC"]


def test_empty_hexes_and_cities_bring_nothing() -> None:
    position = scene(seats=5, at="5-8", entered="beijing")
    events = last(position)
    assert scored(the(events, Inspected)) == [("hangzhou", "city", -1, 0, False)]
    position = scene(seats=2, at="1-8", entered="beijing", tiles="2-6 A reservoir")
    events = last(position)
    assert scored(the(events, Inspected))[0] == ("2-2", "empty", -1, 0, False)
    assert position.scores == [17, 15]


def test_the_hex_he_stands_on_scores_only_when_he_enters_it() -> None:
    position = scene(
        seats=2,
        at="1-2",
        entered="beijing",
        tiles="1-2 A basin e, 1-5 1-8 2-2 2-5 2-8 B basin e",
    )
    last(position)
    assert gained(position, "A", "inspections") == 0
    assert gained(position, "B", "inspections") == 10


def test_each_change_of_prestige_is_told_once() -> None:
    position = scene(seats=2, tiles="1-2 2-2 2-5 A basin e, 1-5 1-8 B basin e")
    events = play(position, "done", "done")
    changed = [(event.seat, event.before, event.after) for event in of_type(events, ScoreChanged)]
    assert changed == [(0, 15, 21), (1, 15, 19)]


# ── a special inspection ─────────────────────────────────────────────────────────────────────────────


def special(steps: int = 3, tiles: str = COLUMN, at: str = "beijing", **more: Any) -> DayunhePosition:
    position = scene(card="inspector", tiles=tiles, at=at, **more)
    play(position, f"inspect {steps}")
    return position


@pytest.mark.parametrize(("steps", "at"), [(1, "1-2"), (2, "1-5"), (3, "1-8")])
def test_he_goes_one_to_three_steps_at_once(steps: int, at: str) -> None:
    position = scene(card="inspector", tiles=COLUMN)
    assert legal(position, "inspect") == ["inspect 1", "inspect 2", "inspect 3"]
    events = play(position, f"inspect {steps}")
    announced, inspected = the(events, InspectionAnnounced), the(events, Inspected)
    assert (announced.seat, announced.steps) == (0, steps)
    assert (inspected.special, len(inspected.way), inspected.unused) == (True, steps, 0)
    assert name(position.coordinator) == at
    assert position.scores == [17, 15 + 2 * (steps > 1), 15 + 2 * (steps > 2)]
    assert (position.phase, position.turn, position.left) == ("act", 0, {"supply": 2, "build": 1})


@pytest.mark.parametrize(
    ("tiles", "at", "trips", "seats", "expected"),
    [
        ("1-5 B unrest, 1-9 A reservoir, 2-3 A reservoir", "1-2", 4, 3, "1-5"),  # the first unrest tile
        ("1-8 2-2 A reservoir, 2-5 B reservoir", "1-5", 4, 3, "1-8"),  # a pagoda, not his own
        ("2-8 3-2 A reservoir, 3-5 B reservoir", "2-5", 4, 3, "2-8"),
        ("1-8 1-5 1-2 A reservoir", "2-2", 3, 3, "1-8"),
        ("3-5 3-8 A reservoir", "3-2", 4, 3, "3-5 3-8"),  # his turning point
        ("1-2 A reservoir", "1-5", 3, 3, "1-2 beijing"),  # his target city
        ("5-8 A reservoir", "5-5", 2, 5, "5-8 hangzhou"),
    ],
)
def test_he_stops_early_and_the_rest_lapses(
    tiles: str, at: str, trips: int, seats: int, expected: str
) -> None:
    position = scene(card="inspector", seats=seats, at=at, trips=trips, tiles=tiles)
    inspected = the(play(position, "inspect 3"), Inspected)
    assert " ".join(name(step.place) for step in inspected.way) == expected
    assert inspected.unused == 3 - len(inspected.way)
    assert name(position.coordinator) == expected.split()[-1]


@pytest.mark.parametrize(
    ("at", "tiles", "expected"),
    [
        ("1-8", "1-8 2-2 A reservoir, 2-5 B reservoir", "2-5"),
        ("1-5", "1-5 C unrest, 1-9 A reservoir, 2-3 B reservoir", "2-3"),
    ],
)
def test_the_hex_he_starts_from_does_not_stop_him(at: str, tiles: str, expected: str) -> None:
    position = special(2, tiles, at)
    assert (position.phase, name(position.coordinator)) == ("act", expected)


def test_in_phase_three_he_stops_on_no_unrest_and_no_pagoda_but_his_own() -> None:
    position = scene(at="1-2", tiles="1-5 B unrest, 1-9 2-3 2-6 2-8 3-2 3-5 A delta")
    inspected = the(last(position), Inspected)
    assert " ".join(name(step.place) for step in inspected.way) == "1-5 1-9 2-3 2-6 2-8 3-2 3-5"


def test_he_goes_from_there_in_phase_three() -> None:
    position = special(2, COLUMN + ", 2-8 A reservoir, 3-2 C reservoir, 3-5 A reservoir, 3-8 B reservoir")
    assert position.entered == [45, 1, 4]
    last(position)
    assert (name(position.coordinator), position.entered) == ("3-8", [place("3-8")])


@pytest.mark.parametrize(
    ("at", "trips", "seats"), [("2-8", 4, 2), ("3-8", 2, 3), ("beijing", 3, 4), ("hangzhou", 4, 5)]
)
def test_it_is_refused_on_his_turning_point(at: str, trips: int, seats: int) -> None:
    position = scene(card="inspector", seats=seats, at=at, trips=trips)
    assert legal(position, "inspect") == []
    assert refused(position, "inspect 1") == "coordinator-turns"


def test_it_is_refused_while_he_lies() -> None:
    position = scene(card="inspector", lying=True)
    assert legal(position, "inspect") == []
    assert refused(position, "inspect 2") == "coordinator-lies"


def test_it_is_possible_where_he_begins_a_trip() -> None:
    position = scene(card="inspector", seats=2, at="2-8", trips=3)
    assert legal(position, "inspect") == ["inspect 1", "inspect 2", "inspect 3"]


FORK = "1-2 A reservoir, 1-3 B reservoir, 1-9 C reservoir"


def test_the_start_player_decides_forks_of_a_special_inspection_too() -> None:
    """Here B began the round; A carries out its card and goes on with it afterwards."""
    position = special(2, FORK, start_player="B", turn="A", seats=3)
    assert (position.phase, position.turn, position.actor) == ("fork", 1, 0)
    assert (position.special, position.steps) == (True, 2)
    assert legal(position) == ["step 1-2", "step 1-3"]
    assert the(play(position, "step 1-3"), ForkChosen).seat == 1
    assert (position.phase, position.turn) == ("fork", 1)
    events = play(position, "step 1-6")
    assert the(events, Inspected).special
    assert (position.phase, position.turn, position.actor) == ("act", 0, 0)
    assert position.left == {"supply": 2, "build": 1}
    assert position.scores == [15, 17, 15]
    assert position.chosen[0] == "inspector"


def test_a_fork_may_be_the_actors_own() -> None:
    position = special(1, FORK)
    assert (position.phase, position.turn, position.actor) == ("fork", 0, 0)
    play(position, "step 1-2")
    assert (position.phase, position.turn) == ("act", 0)


def test_the_last_symbol_may_be_an_inspection_with_a_fork() -> None:
    position = special(1, FORK, start_player="B", turn="A", left="inspect 1")
    events = play(position, "step 1-2")
    done = the(events, TurnDone)
    assert (done.seat, done.forced) == (0, True)
    assert position.actor is None


# ── when he does not go ──────────────────────────────────────────────────────────────────────────────


def test_after_a_tea_break_phase_three_is_skipped() -> None:
    position = scene(turn="B", start_player="C", card="tea", warehouses={"B": "unrest unrest"}, tiles=COLUMN)
    events = play(position, "tea", "done")
    assert of_type(events, Inspected) == []
    assert the(events, CoordinatorRested).why == "tea"
    assert (position.coordinator, position.lying, position.entered) == (45, False, [45])
    assert position.phase == "take"


def test_on_his_turning_point_phase_three_does_nothing() -> None:
    """After a special inspection has brought him there."""
    position = scene(seats=2, turn="A", start_player="B", card="inspector", at="2-5", tiles="2-8 A reservoir")
    events = play(position, "inspect 3")
    assert (name(position.coordinator), the(events, Inspected).unused) == ("2-8", 2)
    events = last(position)
    assert of_type(events, Inspected) == []
    assert the(events, CoordinatorRested).why == "turning-point"
    assert position.trips == 3
    assert gained(position, "A", "inspections") == 2


def test_with_tea_on_his_turning_point_he_turns_nevertheless() -> None:
    position = scene(seats=2, at="2-8", trips=4, lying=True)
    last(position)
    assert (position.trips, position.lying) == (3, False)


# ── what is shown before ─────────────────────────────────────────────────────────────────────────────


def test_the_forecast_is_the_way_up_to_the_first_fork() -> None:
    position = scene(tiles="1-2 A reservoir, 1-5 B unrest, 1-9 C reservoir, 2-2 2-3 A delta")
    found = [(name(step.place), step.points) for step in way.forecast(position)]
    assert found == [("1-2", 2), ("1-5", -4), ("1-9", 2)]
    assert way.forecast(scene(lying=True, tiles=COLUMN)) == ()
    assert way.forecast(scene(seats=2, at="2-8")) == ()


def test_the_forecast_of_an_open_way_is_what_is_laid_out_of_it() -> None:
    position = special(3, "1-2 A basin e, 1-3 B basin e, 1-4 1-5 C basin e")
    assert way.forecast(position) == ()
    play(position, "step 1-2")
    assert legal(position) == ["step 1-4", "step 1-5"]
    assert [(name(step.place), step.points) for step in way.forecast(position)] == [("1-2", 2)]


def test_the_forecast_is_what_happens() -> None:
    position = scene(tiles=COLUMN + ", 2-8 A reservoir, 3-2 C reservoir")
    expected = way.forecast(position)
    assert the(last(position), Inspected).way == expected
    assert len(expected) == 7
