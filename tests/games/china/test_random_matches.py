"""Random matches of China: after every action all cards and pieces are there, and all goes in order."""

import random
from collections import Counter
from collections.abc import Callable

import pytest

from games.china.components import HAND, ROW, board, supply
from games.china.events import GameEnded
from games.china.position import ChinaPosition, start
from games.china.rules import most_houses, nobody_can_place
from games.engine import Chance, Event, Seat, SeatResigned, record
from games.engine.record import Record
from tests.games.china.random_positions import variant
from tests.games.china.slow import Slow
from tests.games.playing import check_replay, recorded

MATCHES = 3000
VARIANTS = 8
"""As many numbers that follow each other hold all seats, sides and options, see `variant`."""


def play(number: int) -> Record:
    """A random match, its variant by its number; in every third one seats leave now and then."""
    seats, options = variant(number)
    players = Chance(f"china random {number}")
    position = start(seats, options, f"random {number}")
    entries: list[str] = []
    while position.turn is not None:
        if number % 3 == 0 and players.below(50) == 0:
            leaver = position.playing[players.below(len(position.playing))]
            entries.append(record.resignation(leaver))
            position.resign(leaver)
        else:
            legal = position.legal()
            action = legal[players.below(len(legal))]
            entries.append(str(action))
            position.apply(action)
    return recorded("china", seats, options, f"random {number}", entries, position)


def check_match(number: int) -> str:
    """One match: it ends, every position holds, it replays to the same state. Returns how it ended."""
    played = play(number)
    before: ChinaPosition | None = None
    for position, events in record.steps(played):
        assert isinstance(position, ChinaPosition)
        check_cards(position)
        check_pieces(position)
        if before is not None:
            check_step(before, position, events)
        before = position.copy()
    assert before is not None
    check_end(before)
    assert before.outcome() == played.result is not None
    check_replay(played, before)
    return before.end


def check_cards(position: ChinaPosition) -> None:
    """Conservation of cards; hands and row have the size that the phase of the turn gives them."""
    held = [card for hand in position.hands for card in hand]
    everything = Counter(held + position.deck + position.row + position.discards)
    assert everything == Counter(supply().deck(position.seats))
    assert bool(position.deck) == (position.exhausted < 2)
    assert len(position.row) <= ROW
    if position.turn is not None and position.phase != "draw":
        assert len(position.row) == ROW or position.exhausted == 2
        for seat in position.playing:
            if seat != position.turn:
                assert len(position.hands[seat]) == HAND or position.exhausted == 2
        paid = len(position.hands[position.turn])
        assert paid == HAND if position.phase == "start" else paid < HAND


def check_pieces(position: ChinaPosition) -> None:
    """Conservation of pieces; what must always hold of the board."""
    for seat in range(position.seats):
        assert position.houses_left[seat] + position.houses.count(seat) == supply().houses
        sent = sum(field[seat] for field in position.emissaries)
        assert position.emissaries_left[seat] + sent == supply().emissaries
    assert min(position.houses_left + position.emissaries_left + position.forts_left) >= 0
    forts = position.seats * supply().forts if position.fortified else 0
    assert sum(position.forts_left) + sum(position.forts) == forts
    for index, province in enumerate(board().provinces):
        assert sum(position.emissaries[index]) <= most_houses(position, index)
        full = all(position.houses[space] >= 0 for space in province.spaces)
        assert position.scored[index] == (full or position.turn is None)


def check_step(before: ChinaPosition, after: ChinaPosition, events: list[Event]) -> None:
    """Scores only grow, pieces only come, turns go round, the deck runs out twice at most."""
    assert all(new >= old for old, new in zip(before.scores, after.scores, strict=True))
    assert all(new == old or old < 0 for old, new in zip(before.houses, after.houses, strict=True))
    assert all(new >= old for old, new in zip(before.forts, after.forts, strict=True))
    assert before.exhausted <= after.exhausted <= 2
    assert (before.side, before.emperor, before.fortified) == (after.side, after.emperor, after.fortified)
    placed = sum(before.houses_left + before.emissaries_left + before.forts_left)
    placed -= sum(after.houses_left + after.emissaries_left + after.forts_left)
    assert placed in (0, 1)
    ended = [event for event in events if isinstance(event, GameEnded)]
    assert ended == ([] if after.turn is not None else [GameEnded(after.end, tuple(after.scores))])
    if after.number == before.number:
        assert after.turn in (before.turn, None)
        assert after.placed - before.placed == placed or after.turn is None
        assert after.placed <= 2
    else:
        assert after.number == before.number + 1
        assert after.turn == next_in_order(before.turn, after)
        assert not nobody_can_place(after)
        assert (after.phase, after.province, after.placed, after.allowed) == ("start", -1, 0, 0)
        assert round_goes_on(before, after) or after.exhausted < 2
    if not any(isinstance(event, SeatResigned) for event in events):
        assert before.resigned == after.resigned


def next_in_order(turn: Seat | None, after: ChinaPosition) -> Seat:
    """The next seat clockwise that plays."""
    assert turn is not None
    return next(
        (turn + step) % after.seats
        for step in range(1, after.seats + 1)
        if (turn + step) % after.seats not in after.resigned
    )


def round_goes_on(before: ChinaPosition, after: ChinaPosition) -> bool:
    """Whether the turn was passed on without passing the emperor's seat."""
    assert before.turn is not None
    assert after.turn is not None

    def place(seat: Seat) -> int:
        return (seat - before.emperor) % before.seats

    return place(before.turn) < place(after.turn)


def check_end(position: ChinaPosition) -> None:
    """The end came as it may, and the points are what the slow rules count."""
    assert position.legal() == []
    match position.end:
        case "deck":
            assert position.exhausted == 2
        case "blocked":
            assert not Slow(position).anybody_can_place()
        case _:
            assert position.end == "resigned"
            assert len(position.playing) == 1
    expected = Slow(position).final()
    outcome = position.outcome()
    assert outcome is not None
    assert [result.sources for result in outcome.seats] == expected
    assert position.scores == [sum(sources.values()) for sources in expected]


def with_few_pieces(number: int) -> ChinaPosition:
    """A new match in which everybody has few pieces; no deck is large enough to outlast many."""
    seats, options = variant(number)
    position = start(seats, options, f"few {number}")
    position.houses_left = [2 + number % 3] * seats
    position.emissaries_left = [number % 2] * seats
    return position


def check_few(number: int) -> str:
    """A match with few pieces, to its end; returns how it ended."""
    dice = random.Random(number)
    position = with_few_pieces(number)
    while position.turn is not None:
        assert not nobody_can_place(position) or position.phase != "start"
        position.apply(dice.choice(position.legal()))
    expected = [sum(sources.values()) for sources in Slow(position).final()]
    assert position.scores == expected
    return position.end


def ends(check: Callable[[int], str], numbers: range) -> Counter[str]:
    """How often each end came."""
    return Counter(map(check, numbers))


@pytest.mark.parametrize("part", range(10))
def test_some_of_the_matches(part: int) -> None:
    found = ends(check_match, range(part, MATCHES // 30, 10))
    assert found["deck"] > 0


def test_every_end_comes() -> None:
    assert set(ends(check_match, range(0, 60, 3))) == {"deck", "resigned"}
    assert set(ends(check_few, range(40))) == {"blocked"}


@pytest.mark.fuzz
@pytest.mark.parametrize("part", range(20))
def test_all_matches(part: int) -> None:
    assert sum(ends(check_match, range(part, MATCHES, 20)).values()) == MATCHES // 20


@pytest.mark.fuzz
def test_many_matches_with_few_pieces() -> None:
    found = ends(check_few, range(400))
    assert found["blocked"] > 100
