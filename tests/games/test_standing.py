"""What counts so far: `Position.standing` and `Position.stage`, against counts made another way, by rules."""

import random
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pytest

import games
from games.china.scoring import AllianceScored, HousesScored, RoadScored
from games.engine import Event, Position
from games.qin.components import supply
from games.qin.position import QinPosition
from games.qin.turns import GameBegun
from games.yunnan.scoring import PointsChanged
from tests.support.games.every import every_variant
from tests.support.games.qin.scenes import connected
from tests.support.games.scenes import of_type

Counts = list[int]


def _on_board(position: QinPosition) -> Counts:
    """Pagodas that stand on the board, from its squares: a province of five and more has two."""
    found = [list(position.villages.values()).count(seat) for seat in range(position.seats)]
    for province in position.provinces.values():
        found[province.owner] += 1 + (len(connected(position.grid, province.squares[0])) >= 5)
    return found


def _qin(counts: Counts, after: Any, events: Sequence[Event]) -> Counts:
    """Those of earlier games of a series, and those on the board now; ``counts`` is not needed."""
    whole = supply().pagodas[after.seats]
    earlier = [sum(whole - left[seat] for left in after.finished) for seat in range(after.seats)]
    if after.turn is None:
        return earlier
    return [old + new for old, new in zip(earlier, _on_board(after), strict=True)]


def _china(counts: Counts, after: Any, events: Sequence[Event]) -> Counts:
    """What houses, alliances and roads have given."""
    for event in events:
        match event:
            case HousesScored(points=points):
                for seat, gained in points:
                    counts[seat] += gained
            case AllianceScored(seats=seats, points=each):
                for seat in seats:
                    counts[seat] += each
            case RoadScored(seat=seat, points=gained):
                counts[seat] += gained
    return counts


def _changes(counts: Counts, after: Any, events: Sequence[Event]) -> Counts:
    """What the changes told to the players come to."""
    for event in events:
        if isinstance(event, PointsChanged) or type(event).__name__ == "ScoreChanged":
            changed: Any = event
            assert counts[changed.seat] == changed.before
            counts[changed.seat] = changed.after
    return counts


Count = Callable[[Counts, Any, Sequence[Event]], Counts]
SLOW: dict[str, Count] = dict.fromkeys(games.NAMES, _changes) | {"qin": _qin, "china": _china}


def played(
    name: str, seats: int, options: dict[str, str], leaving: bool
) -> Iterator[tuple[Position, list[Event]]]:
    """Each position of a random match, which is changed, and what led to it."""
    dice = random.Random(f"standing {name} {seats} {options} {leaving}")
    position = games.game(name).start(seats, options, f"standing {leaving}")
    yield position, []
    while position.turn is not None:
        if leaving and dice.random() < 0.004:
            yield position, position.resign(dice.choice(position.playing))
        else:
            yield position, position.apply(dice.choice(position.legal()))


@every_variant
@pytest.mark.parametrize("leaving", [False, True], ids=["all stay", "some leave"])
def test_the_standing_is_what_a_slow_count_finds(
    name: str, seats: int, options: dict[str, str], leaving: bool
) -> None:
    steps = played(name, seats, options, leaving)
    position, _ = next(steps)
    counts = list(position.standing())
    start = rising = position.stage()
    for number, (position, events) in enumerate(steps):
        counts = SLOW[name](counts, position, events)
        assert list(position.standing()) == counts
        if number % 4 == 0 or position.turn is None:
            assert position.view(None).standing() == position.standing()
        assert position.stage() in (rising, rising + 1)
        rising = position.stage()
    assert start in (0, 1)
    outcome = position.outcome()
    assert outcome is not None
    if options.get("series") == "both":
        games_played = len(position.finished)  # type: ignore[attr-defined]  # Qin's own
        whole = supply().pagodas[seats] * games_played
        assert [whole - result.score for result in outcome.seats] == counts
    else:
        assert [result.score for result in outcome.seats] == counts
    if name != "confucius":  # there the Admiral may win with fewer
        stayed = [result for result in outcome.seats if result.seat not in position.resigned]
        stayed.sort(key=lambda result: result.rank)
        assert [counts[result.seat] for result in stayed] == sorted(
            (counts[result.seat] for result in stayed), reverse=True
        )


@pytest.mark.parametrize(
    ("name", "seats", "options", "standing", "stage"),
    [
        ("qin", 3, {}, 0, 0),
        ("qin", 4, {"series": "both"}, 0, 1),
        ("china", 5, {}, 0, 0),
        ("yunnan", 2, {}, 0, 1),
        ("confucius", 5, {}, 0, 1),
        ("dayunhe", 4, {}, 15, 0),  # everybody begins with prestige, and lays stacks before the first round
    ],
)
def test_at_the_start(name: str, seats: int, options: dict[str, str], standing: int, stage: int) -> None:
    game = games.game(name)
    position = game.start(seats, game.complete(seats, options), "start")
    assert position.standing() == (standing,) * seats
    assert position.stage() == stage


def test_the_second_game_of_a_series_goes_on_from_the_first() -> None:
    stage, standing, begun = 1, 0, 0
    for position, events in played("qin", 3, {"board": "bird", "series": "both"}, leaving=False):
        if position.stage() != stage:
            assert of_type(events, GameBegun)
            assert _on_board(position) == [0, 0, 0]  # type: ignore[arg-type]  # Qin's own
            assert sum(position.standing()) >= standing
            stage, begun = position.stage(), begun + 1
        standing = sum(position.standing())
    assert (stage, begun) == (2, 1)


@pytest.mark.parametrize(
    ("name", "seats", "options", "other"),
    [
        ("qin", 3, {"board": "bird"}, {"board": "lion", "series": "single"}),
        ("qin", 3, {"board": "lion"}, {"board": "bird", "series": "single"}),
        ("qin", 3, {"series": "both"}, None),
        ("china", 4, {"four": "3-4", "fortifications": "yes"}, {"four": "4-5", "fortifications": "yes"}),
        ("china", 4, {"four": "4-5"}, {"four": "3-4", "fortifications": "no"}),
        ("china", 3, {}, None),  # so many play on one side only
        ("china", 5, {}, None),
        ("yunnan", 4, {}, None),
        ("confucius", 4, {}, None),
        ("dayunhe", 4, {}, None),
    ],
)
def test_the_other_side_of_the_board(
    name: str, seats: int, options: dict[str, str], other: dict[str, str] | None
) -> None:
    game = games.game(name)
    assert game.other_side(seats, game.complete(seats, options)) == other
