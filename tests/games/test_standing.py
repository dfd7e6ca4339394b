"""What counts so far: `Position.standing` and `Position.stage`, against counts made another way, by rules."""

import random
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pytest

import games
from games.china.events import AllianceScored, HousesScored, RoadScored
from games.engine import Event, Position
from games.qin.components import board, supply
from games.qin.events import GameBegun
from games.qin.position import QinPosition
from games.qin.squares import NEAR
from games.yunnan.events import PointsChanged
from tests.games.test_every_game import every_variant

Counts = list[int]


def _on_board(position: QinPosition) -> Counts:
    """Pagodas that stand on the board, from its squares: a province of five and more has two."""
    found = [0] * position.seats
    seen: set[int] = set()
    for square, colour in enumerate(position.grid):
        if not colour or square in seen or square in board(position.board).printed:
            continue
        group, edge = {square}, [square]
        while edge:
            edge = [
                near
                for at in edge
                for near in NEAR[at]
                if position.grid[near] == colour and near not in group
            ]
            group |= set(edge)
        seen |= group
        owners = {province.owner for province in position.provinces.values() if group & set(province.squares)}
        if owners:
            (owner,) = owners
            found[owner] += 1 + (len(group) >= 5)
    for holder in position.villages.values():
        found[holder] += 1
    return found


def _qin(counts: Counts, before: Any, after: Any, events: Sequence[Event]) -> Counts:
    """Those of earlier games of a series, and those on the board now; ``counts`` is not needed."""
    if after.turn is None:
        return [
            sum(supply().pagodas[after.seats] - left[seat] for left in after.finished)
            for seat in range(after.seats)
        ]
    earlier = [0] * after.seats
    for left in after.finished:
        earlier = [have + supply().pagodas[after.seats] - left[seat] for seat, have in enumerate(earlier)]
    return [old + new for old, new in zip(earlier, _on_board(after), strict=True)]


def _china(counts: Counts, before: Any, after: Any, events: Sequence[Event]) -> Counts:
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


def _changes(counts: Counts, before: Any, after: Any, events: Sequence[Event]) -> Counts:
    """What the changes told to the players come to."""
    for event in events:
        if isinstance(event, PointsChanged) or type(event).__name__ == "ScoreChanged":
            changed: Any = event
            assert counts[changed.seat] == changed.before
            counts[changed.seat] = changed.after
    return counts


SLOW: dict[str, Callable[[Counts, Any, Any, Sequence[Event]], Counts]] = {
    "qin": _qin,
    "china": _china,
    "yunnan": _changes,
    "confucius": _changes,
    "dayunhe": _changes,
}


def played(
    name: str, seats: int, options: dict[str, str], leaving: bool
) -> Iterator[tuple[Position, Position, list[Event]]]:
    """Each position of a random match with the one before it and what happened between them."""
    dice = random.Random(f"standing {name} {seats} {options} {leaving}")
    position = games.game(name).start(seats, options, f"standing {leaving}")
    yield position, position, []
    while position.turn is not None:
        before = position.copy()
        if leaving and dice.random() < 0.004:
            events = position.resign(dice.choice(position.playing))
        else:
            events = position.apply(dice.choice(position.legal()))
        yield before, position, events


@every_variant
@pytest.mark.parametrize("leaving", [False, True], ids=["all stay", "some leave"])
def test_the_standing_is_what_a_slow_count_finds(
    name: str, seats: int, options: dict[str, str], leaving: bool
) -> None:
    steps = played(name, seats, options, leaving)
    _, position, _ = next(steps)
    counts = list(position.standing())
    start, rising = position.stage(), position.stage()
    for before, position, events in steps:
        counts = SLOW[name](counts, before, position, events)
        assert list(position.standing()) == counts
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
    seen = [1]
    for before, position, events in played("qin", 3, {"board": "bird", "series": "both"}, leaving=False):
        if position.stage() != before.stage():
            assert any(isinstance(event, GameBegun) for event in events)
            assert _on_board(position) == [0, 0, 0]  # type: ignore[arg-type]  # Qin's own
            assert sum(position.standing()) >= sum(before.standing())
            seen.append(position.stage())
    assert seen == [1, 2]


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
