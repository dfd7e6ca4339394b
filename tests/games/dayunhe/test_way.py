"""The coordinator: where he goes, is never trapped, what he brings, special inspections, when he rests."""

from typing import Any

import msgspec
import pytest

from games.dayunhe import way
from games.dayunhe.inspection import ForkChosen, Inspected, InspectionAnnounced
from games.dayunhe.position import DayunhePosition
from games.dayunhe.turns import CoordinatorRested, CoordinatorTurned
from games.dayunhe.way import StepScore
from games.engine import Event
from tests.support.games.dayunhe.checked import all_done, carried_out
from tests.support.games.dayunhe.printed import LETTERS, STEPS, name, place
from tests.support.games.dayunhe.random_positions import played, under_way
from tests.support.games.dayunhe.scenes import legal, of_type, refused, scene, the
from tests.support.games.dayunhe.slow_way import Way

POSITIONS = 20_000


def steps(position: DayunhePosition) -> str:
    """Where he may go now."""
    return " ".join(sorted(map(name, way.options(position))))


# ── where he may go at all ───────────────────────────────────────────────────────────────────────────


def check(position: DayunhePosition) -> int:
    """His steps from where he is to the turning point, at forks now here, now there; how many they were."""
    slow = Way(position)
    assert way.turning_point(position) == slow.goal
    here, entered, steps = position.coordinator, set(position.entered), 0
    while here != slow.goal:
        found, along = slow.options(here, entered)
        offered = way.options(position)
        assert list(offered) == found != []
        if steps % 3 == 0:
            check_next(position, offered, along)
        here = found[steps % len(found)]
        position.coordinator = here
        position.entered.append(here)
        entered.add(here)
        steps += 1
        assert steps <= 45
    assert way.options(position) == ()
    return steps


def check_next(position: DayunhePosition, offered: tuple[int, ...], along: bool) -> None:
    """The forecast begins with a step on offer, and tells whether a line leads there and what it brings."""
    forecast = way.forecast(position)
    assert (forecast == ()) == (len(offered) > 1)
    for first in forecast[:1]:
        brings = (first.kind, first.seat, first.points)
        assert (first.place, first.line, brings) == (
            offered[0],
            along,
            Way(position).worth(offered[0], along),
        )
    assert len(forecast) <= STEPS[position.seats]


def test_he_is_never_trapped_and_goes_as_the_slow_search_says_in_all_kinds_of_positions() -> None:
    """Every number of players, both directions, from empty to full, at the beginning and far on a trip."""
    found = [under_way(number) for number in range(160)]
    assert len({(position.seats, position.trips) for position in found}) == 16
    tiles = [sum(kind != "" for kind in position.tiles) for position in found]
    lengths = [len(position.entered) for position in found]
    assert (min(tiles) < 3, max(tiles), min(lengths), max(lengths) > 15) == (True, 45, 1, True)
    steps = [check(position) for position in found]
    assert (min(steps), max(steps) > 14) == (1, True)


@pytest.mark.fuzz
@pytest.mark.parametrize("part", range(20))
def test_in_twenty_thousand_positions(part: int) -> None:
    for number in range(part, POSITIONS, 20):
        assert check(under_way(1000 + number)) > 0


def test_the_steps_at_a_fork_are_found_when_it_is_reached_and_again_where_that_is_not_known() -> None:
    forks = 0
    for number in range(12):
        for position in played(number, every=1):
            if position.phase == "fork":
                forks += 1
                stored = msgspec.json.decode(msgspec.json.encode(position), type=DayunhePosition)
                for other in (position.copy(), position.view(position.turn), stored):
                    assert "laid" not in other.__dict__
                    assert way.options(other) == way.options(position) != ()
                assert stored == position
    assert forks > 50


# ── the whole way ────────────────────────────────────────────────────────────────────────────────────


def column(seats: int) -> str:
    """Reservoirs down the middle, so that there is no fork."""
    return ", ".join(f"{region}-{key} A reservoir" for region in range(1, seats + 1) for key in (2, 5, 8))


ROUND_ABOUT = "2-8 A basin e, 2-9 A straight e-w, 2-6 2-2 B reservoir, 1-8 A reservoir, 1-5 B basin e"


def way_of(events: list[Inspected]) -> tuple[str, int]:
    """The way he has gone, and the steps that lapsed."""
    (found,) = events
    return " ".join(name(step.place) for step in found.way), found.unused


@pytest.mark.parametrize(
    ("seats", "trips", "at", "entered", "tiles", "expected", "unused"),
    [
        # twice as many steps as there are players and one
        (2, 4, "beijing", "", "", "1-2 1-5 1-8 2-2 2-5", 0),
        (5, 4, "beijing", "", "", "1-2 1-5 1-8 2-2 2-5 2-8 3-2 3-5 3-8 4-2 4-5", 0),
        # he stops on the turning point and the rest lapses
        (2, 4, "2-2", "", "", "2-5 2-8", 3),
        (5, 4, "5-2", "", "", "5-5 5-8 hangzhou", 8),
        (5, 3, "1-8", "", "", "1-5 1-2 beijing", 8),
        (2, 1, "1-8", "", "", "1-5 1-2 beijing", 2),
        # no hex is entered twice on a trip, neither on one way nor on another, nor where he began
        (2, 4, "2-2", "1-8 2-1", "2-1 2-2 2-3 A straight e-w, 2-6 B reservoir", "2-3 2-6 2-8", 2),
        (2, 3, "2-8", "", ROUND_ABOUT, "2-9 2-6 2-2 1-8 1-5", 0),
    ],
)
def test_his_way(
    seats: int, trips: int, at: str, entered: str, tiles: str, expected: str, unused: int
) -> None:
    """Down the middle where there are no other tiles; nothing is decided where there is one step."""
    position = scene(seats=seats, trips=trips, at=at, entered=entered, tiles=tiles or column(seats))
    forecast = way.forecast(position)
    events = all_done(position)
    assert of_type(events, ForkChosen) == []
    assert way_of(of_type(events, Inspected)) == (expected, unused)
    assert the(events, Inspected).way == forecast
    assert not the(events, Inspected).special
    assert name(position.coordinator) == expected.split()[-1]


# ── forks ────────────────────────────────────────────────────────────────────────────────────────────


def forked(tiles: str, at: str = "beijing") -> DayunhePosition:
    """A has had the last turn of the round; B, the start player, is to decide."""
    position = scene(turn="A", start_player="B", at=at, tiles=tiles)
    carried_out(position, "done")
    assert (position.phase, position.turn, position.actor) == ("fork", 1, None)
    return position


def test_the_start_player_decides_a_fork_and_the_whole_way_is_laid_out_before_anything_is_scored() -> None:
    position = forked("1-2 A reservoir, 1-3 B reservoir, 1-9 C reservoir")
    assert legal(position) == ["step 1-2", "step 1-3"]
    assert (position.way, position.steps, position.special) == ([], 7, False)
    assert carried_out(position, "step 1-3") == [ForkChosen(1, place("1-3"))]
    assert (position.phase, position.turn, position.coordinator) == ("fork", 1, 45)
    assert (position.way, position.lines, position.steps) == ([place("1-3")], [False], 6)
    assert legal(position) == ["step 1-5", "step 1-6"]
    assert refused(position, "step 1-2") == "step-not-offered"
    while position.phase == "fork":
        assert position.scores == [15, 15, 15]
        carried_out(position, legal(position)[0])
    assert position.scores == [15, 17, 17]


# ── what an inspection brings ────────────────────────────────────────────────────────────────────────────

COLUMN = "1-2 A reservoir, 1-5 B reservoir, 1-8 C reservoir, 2-2 A reservoir, 2-5 B reservoir"
FORK = "1-2 A reservoir, 1-3 B reservoir, 1-9 C reservoir"


def scored(steps: tuple[StepScore, ...]) -> str:
    """The way as it is scored: "1-2 A 2" for a canal, "line" after it if it was entered along one."""
    return ", ".join(
        f"{name(step.place)} {step.kind} {LETTERS[step.seat] if step.seat >= 0 else '-'} {step.points}"
        + " line" * step.line
        for step in steps
    )


# ── a special inspection ─────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("seats", "trips", "at", "tiles", "steps", "expected"),
    [
        (3, 4, "beijing", COLUMN, 2, "1-2 1-5"),
        (3, 4, "beijing", COLUMN, 3, "1-2 1-5 1-8"),
        # he stops on the first unrest tile
        (3, 4, "1-2", "1-5 B unrest, 1-9 A reservoir, 2-3 A reservoir", 3, "1-5"),
        # on any pagoda
        (3, 4, "1-5", "1-8 2-2 A reservoir, 2-5 B reservoir", 3, "1-8"),
        (3, 3, "2-2", "1-8 1-5 1-2 A reservoir", 3, "1-8"),
        # his turning point, his target city
        (3, 4, "3-2", "3-5 3-8 A reservoir", 3, "3-5 3-8"),
        (3, 3, "1-5", "1-2 A reservoir", 3, "1-2 beijing"),
        (5, 2, "5-5", "5-8 A reservoir", 3, "5-8 hangzhou"),
        # the hex he starts from does not stop him
        (3, 4, "1-8", "1-8 2-2 A reservoir, 2-5 B reservoir", 2, "2-2 2-5"),
        (3, 4, "1-5", "1-5 C unrest, 1-9 A reservoir, 2-3 B reservoir", 2, "1-9 2-3"),
    ],
)
def test_he_goes_one_to_three_steps_at_once_stops_early_and_the_rest_lapses(
    seats: int, trips: int, at: str, tiles: str, steps: int, expected: str
) -> None:
    position = scene(card="inspector", seats=seats, trips=trips, at=at, tiles=tiles)
    assert legal(position, "inspect") == ["inspect 1", "inspect 2", "inspect 3"]
    announced, inspected, *_ = carried_out(position, f"inspect {steps}")
    assert announced == InspectionAnnounced(0, steps)
    assert isinstance(inspected, Inspected)
    assert " ".join(name(step.place) for step in inspected.way) == expected
    assert (inspected.special, inspected.unused) == (True, steps - len(inspected.way))
    assert name(position.coordinator) == expected.split()[-1]
    assert (position.phase, position.turn, position.left) == ("act", 0, {"supply": 2, "build": 1})


# ── when he does not go ──────────────────────────────────────────────────────────────────────────────


TEA = {"card": "tea", "start_player": "B", "warehouses": {"A": "unrest unrest"}, "tiles": COLUMN}
INSPECTOR = {"card": "inspector", "start_player": "B", "at": "3-5", "tiles": "3-8 A reservoir"}


@pytest.mark.parametrize(
    ("more", "entries", "why", "at", "trips"),
    [
        # after a tea break phase three is skipped
        (TEA, "tea, done", "tea", "beijing", 4),
        # it does nothing on his turning point, where a special inspection has brought him
        (INSPECTOR, "inspect 3, done", "turning-point", "3-8", 3),
        # with tea on his turning point he turns nevertheless
        ({"at": "3-8", "start_player": "B", "lying": True}, "done", "tea", "3-8", 3),
    ],
)
def test_when_he_does_not_go(more: dict[str, Any], entries: str, why: str, at: str, trips: int) -> None:
    position = scene(**more)
    events: list[Event] = []
    for entry in entries.split(", "):
        events = carried_out(position, entry)
    assert of_type(events, Inspected) == []
    assert the(events, CoordinatorRested).why == why
    assert of_type(events, CoordinatorTurned) == [CoordinatorTurned(place(at), 3)] * (trips == 3)
    assert (name(position.coordinator), position.trips, position.lying) == (at, trips, False)
    assert (position.phase, position.entered) == ("take", [place(at)])


def test_the_forecast_is_the_way_up_to_the_first_fork() -> None:
    position = scene(tiles="1-2 A reservoir, 1-5 B unrest, 1-9 C reservoir, 2-2 2-3 A delta")
    assert scored(way.forecast(position)) == "1-2 canal A 2, 1-5 unrest A -4, 1-9 canal C 2"
    assert way.forecast(scene(lying=True, tiles=COLUMN)) == ()
    assert way.forecast(scene(seats=2, at="2-8")) == ()


def test_the_forecast_of_an_open_way_is_what_is_laid_out_of_it() -> None:
    """B, who began the round, decides the forks of A's special inspection."""
    position = scene(card="inspector", tiles=FORK, start_player="B")
    carried_out(position, "inspect 2")
    assert (position.turn, way.forecast(position)) == (1, ())
    carried_out(position, "step 1-3")
    assert scored(way.forecast(position)) == "1-3 canal B 2"
