"""Random matches of Da Yunhe: after every action everything is there, and all goes in order."""

import random
from collections import Counter

import pytest

from games.dayunhe import GAME
from games.dayunhe.events import GameEnded, RoundBegan, ScoreChanged
from games.dayunhe.position import DayunhePosition, start
from games.engine import Event, record
from tests.games.dayunhe.printed import CARDS, GUARD, OWN_TILES, SLOTS, TRIPS, UNREST, symbols
from tests.games.dayunhe.random_positions import KEEN, pick, variant
from tests.games.dayunhe.scenes import of_type
from tests.games.dayunhe.slow_match import Match
from tests.games.playing import check_replay, recorded

MATCHES = 3000
TILES = Counter(OWN_TILES)


def check_match(number: int) -> str:
    """A random match, its variant by its number; in every third one seats leave now and then.

    Every position is checked, and that its record leads there again. Returns the end.
    """
    seats, level = variant(number)
    dice = random.Random(f"dayunhe random {number}")
    position = start(seats, {"level": level}, f"random {number}")
    entries: list[str] = []
    leavers: list[int] = []
    while position.turn is not None:
        check_tiles(position)
        check_phase(position)
        check_secrets(position, entries)
        scores, round = position.scores.copy(), position.round
        if number % 3 == 0 and dice.randrange(80) == 0:
            leavers.append(dice.choice(position.playing))
            entries.append(record.resignation(leavers[-1]))
            events = position.resign(leavers[-1])
        else:
            action = pick(position.legal(), dice, KEEN[number % len(KEEN)])
            entries.append(str(action))
            events = position.apply(action)
        check_step(scores, round, position, events)
    check_tiles(position)
    check_end(position, leavers)
    assert position.secret_entries() == 0
    played = recorded("dayunhe", seats, {"level": level}, f"random {number}", entries, position)
    check_replay(played, position)
    return position.end


def check_tiles(position: DayunhePosition) -> None:
    """Thirty tiles each over map, stacks, warehouse, City and wall; what must always hold of them."""
    for seat in range(position.seats):
        found = Counter(kind for pile in position.stacks[seat] for kind in pile)
        found += Counter(
            kind for kind, owner in zip(position.tiles, position.owners, strict=True) if owner == seat
        )
        found += Counter(position.warehouses[seat] + position.city[seat])
        found[UNREST] += position.wall[seat] + sum(area[seat] for area in position.city_unrest)
        assert found == TILES
        assert sum(position.gains[seat]) == position.scores[seat]
        assert len(position.warehouses[seat]) <= SLOTS
        assert UNREST not in position.city[seat]
        assert position.city_unrest[seat][seat] == 0
        assert not any(
            up and not pile for up, pile in zip(position.up[seat], position.stacks[seat], strict=True)
        )
    for kind, owner, rotation in zip(position.tiles, position.owners, position.rotations, strict=True):
        assert (kind == "") == (owner == -1)
        assert kind or rotation == 0
    assert min(position.wall) >= 0
    if position.phase in ("take", "stock"):
        assert max(position.wall) < position.level


def check_phase(position: DayunhePosition) -> None:
    """What holds in each phase."""
    turn, actor = position.turn, position.actor
    assert turn in position.playing
    assert 0 < position.trips <= TRIPS
    assert position.coordinator == position.entered[-1]
    assert len(set(position.entered + position.way)) == len(position.entered) + len(position.way)
    assert (position.facing != []) == (position.phase == "face")
    assert (position.steps > 0) == (position.phase == "fork")
    assert len(position.way) == len(position.lines)
    assert not position.special or position.phase == "fork"
    assert position.round == 0 if position.phase == "stock" else 1 <= position.round <= GUARD
    match position.phase:
        case "stock" | "take":
            assert actor is None
            assert position.left == {}
        case "act" | "face":
            assert turn == actor
        case "fork":
            assert (actor is not None) == position.special
    if actor is not None:
        assert position.revealed[actor]
        assert position.left.keys() <= symbols(position.chosen[actor]).keys()
    cards = [card for card in position.chosen if card]
    assert len(set(cards)) == len(cards)
    assert set(cards) <= set(CARDS)
    if position.phase == "take":
        assert not any(position.revealed)
        assert sorted(position.handed[turn or 0] + cards) == sorted(CARDS)


def check_secrets(position: DayunhePosition, entries: list[str]) -> None:
    """The entries that are not public begin with the first choice that is not revealed, or there are none."""
    public = len(entries) - position.secret_entries()
    hidden = [
        card for card, open in zip(position.chosen, position.revealed, strict=True) if card and not open
    ]
    takes = [number for number, entry in enumerate(entries) if entry.startswith("take ")]
    this_round = takes[len(takes) - sum(card != "" for card in position.chosen) :]
    still = [number for number in this_round if entries[number].split()[1] in hidden]
    assert public == min(still, default=len(entries))


def check_step(scores: list[int], round: int, after: DayunhePosition, events: list[Event]) -> None:
    """Prestige is told once, before the end; rounds go on one by one."""
    told = [(event.seat, event.before, event.after) for event in of_type(events, ScoreChanged)]
    assert told == [
        (seat, old, new)
        for seat, (old, new) in enumerate(zip(scores, after.scores, strict=True))
        if old != new
    ]
    began = of_type(events, RoundBegan)
    assert [event.round for event in began] == [round + 1] * (after.round > round)
    ended = of_type(events, GameEnded)
    assert bool(ended) == (after.turn is None)
    if ended:
        assert events[-1] is ended[0]
        assert (ended[0].end, ended[0].scores) == (after.end, tuple(after.scores))


def check_end(position: DayunhePosition, leavers: list[int]) -> None:
    """The end came as it may; the winners are those that the slow rules name."""
    assert position.legal() == []
    assert position.phase == "over"
    assert (position.actor, position.left, position.used, position.facing) == (None, {}, {}, [])
    assert (position.way, position.lines, position.steps, position.special) == ([], [], 0, False)
    assert set(position.chosen) == {""}
    match position.end:
        case "resigned":
            assert len(position.playing) == 1
        case "trips":
            assert position.trips == 0
        case _:
            assert (position.end, position.round) == ("rounds", GUARD)
    outcome = position.outcome()
    assert outcome is not None
    assert list(outcome.winners) == Match(position.copy(), position).winners()
    assert [result.score for result in outcome.seats] == position.scores
    ranks = {result.seat: result.rank for result in outcome.seats}
    assert [ranks[seat] for seat in leavers] == list(range(position.seats, position.seats - len(leavers), -1))


def ends(numbers: range) -> Counter[str]:
    """How often each end came."""
    return Counter(map(check_match, numbers))


@pytest.mark.parametrize("part", range(6))
def test_some_of_the_matches(part: int) -> None:
    assert sum(ends(range(part, 24, 6)).values()) == 4


@pytest.mark.fuzz
@pytest.mark.parametrize("part", range(20))
def test_all_matches(part: int) -> None:
    assert sum(ends(range(part, MATCHES, 20)).values()) == MATCHES // 20


def test_all_that_can_happen_happens() -> None:
    """Every kind of event comes in a few matches, so that the checks above check something."""
    missing: set[type[Event]] = set(GAME.event_type.__args__)
    for number in range(60):
        seats, level = variant(number)
        dice = random.Random(f"events {number}")
        position = start(seats, {"level": level}, f"events {number}")
        while position.turn is not None and missing:
            if number == 0 and position.round == 2 and not position.resigned:
                missing -= set(map(type, position.resign(0)))
                continue
            missing -= set(map(type, position.apply(pick(position.legal(), dice, KEEN[number % len(KEEN)]))))
    assert not missing
