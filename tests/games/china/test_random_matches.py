"""Random matches of China: after every action all cards and pieces are there, and all goes in order."""

import random
from collections import Counter
from operator import gt

import msgspec
import pytest

from games.china.placing import nobody_can_place
from games.china.position import ChinaPosition, start
from games.china.turns import GameEnded
from games.engine import Chance, Event, Seat, SeatResigned, record
from tests.support.games.china.pieces import check_cards, check_pieces
from tests.support.games.china.random_positions import variant
from tests.support.games.china.slow import Slow
from tests.support.games.playing import check_replay, recorded
from tests.support.games.scenes import of_type

MATCHES = 3000
QUICK = 48
"""So many of them are played in the quick run: every variant six times, twice with leavers."""

COMPARED = ("scores", "houses", "forts", "resigned", "houses_left", "emissaries_left", "forts_left")


def check_match(number: int) -> str:
    """A random match, its variant by its number; in every third one seats leave now and then.

    It ends, every step and the position at the beginning of every turn are checked, and its record leads
    there again. Returns how it ended.
    """
    seats, options = variant(number)
    players = Chance(f"china random {number}")
    position = start(seats, options, f"random {number}")
    entries: list[str] = []
    while position.turn is not None:
        if position.phase != "draw":
            check_cards(position)
            check_pieces(position)
        before = compared(position)
        if number % 3 == 0 and players.below(50) == 0:
            leaver = position.playing[players.below(len(position.playing))]
            entries.append(record.resignation(leaver))
            events = position.resign(leaver)
        else:
            legal = position.legal()
            action = legal[players.below(len(legal))]
            entries.append(str(action))
            events = position.apply(action)
        check_step(before, position, events)
    check_cards(position)
    check_pieces(position)
    check_end(position)
    played = recorded("china", seats, options, f"random {number}", entries, position)
    check_replay(played, position)
    return position.end


def compared(position: ChinaPosition) -> ChinaPosition:
    """The position, of which only what is compared with the next one is kept as it is now."""
    kept = {name: getattr(position, name).copy() for name in COMPARED}
    return msgspec.structs.replace(position, **kept)


def check_step(before: ChinaPosition, after: ChinaPosition, events: list[Event]) -> None:
    """Scores only grow, pieces only come, turns go round, the deck runs out twice at most."""
    assert not any(map(gt, before.scores, after.scores))
    assert not any(map(gt, before.forts, after.forts))
    assert all(new == old or old < 0 for old, new in zip(before.houses, after.houses, strict=True))
    assert before.exhausted <= after.exhausted <= 2
    assert (before.side, before.emperor, before.fortified) == (after.side, after.emperor, after.fortified)
    placed = sum(before.houses_left + before.emissaries_left + before.forts_left)
    placed -= sum(after.houses_left + after.emissaries_left + after.forts_left)
    assert placed in (0, 1)
    ended = [] if after.turn is not None else [(after.end, tuple(after.scores))]
    assert [(event.end, event.scores) for event in of_type(events, GameEnded)] == ended
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
    assert bool(of_type(events, SeatResigned)) == (before.resigned != after.resigned)


def next_in_order(turn: Seat | None, after: ChinaPosition) -> Seat:
    """The next seat clockwise that plays."""
    assert turn is not None
    order = [(turn + step) % after.seats for step in range(1, after.seats + 1)]
    return next(seat for seat in order if seat not in after.resigned)


def round_goes_on(before: ChinaPosition, after: ChinaPosition) -> bool:
    """Whether the turn was passed on without passing the emperor's seat."""
    assert before.turn is not None
    assert after.turn is not None

    def place(seat: Seat) -> int:
        return (seat - before.emperor) % before.seats

    return place(before.turn) < place(after.turn)


def check_end(position: ChinaPosition) -> None:
    """The end came as it may, and the points are what the slow rules count."""
    assert not position.legal()
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


def check_few(number: int) -> str:
    """A match in which everybody has so few pieces that no deck outlasts them; returns how it ended."""
    dice = random.Random(number)
    seats, options = variant(number)
    position = start(seats, options, f"few {number}")
    position.houses_left = [2 + number % 3] * seats
    position.emissaries_left = [number % 2] * seats
    while position.turn is not None:
        assert not nobody_can_place(position) or position.phase != "start"
        position.apply(dice.choice(position.legal()))
    expected = [sum(sources.values()) for sources in Slow(position).final()]
    assert position.scores == expected
    return position.end


@pytest.mark.parametrize("part", range(10))
def test_some_of_the_matches(part: int) -> None:
    for number in range(part, QUICK, 10):
        if number % 3:
            check_match(number)


def test_every_end_comes() -> None:
    assert {*map(check_match, range(0, QUICK, 3))} == {"deck", "resigned"}
    assert {*map(check_few, range(40))} == {"blocked"}


@pytest.mark.fuzz
@pytest.mark.parametrize("part", range(20))
def test_all_matches(part: int) -> None:
    for number in range(part, MATCHES, 20):
        check_match(number)


@pytest.mark.fuzz
def test_many_matches_with_few_pieces() -> None:
    assert Counter(map(check_few, range(400)))["blocked"] > 100
