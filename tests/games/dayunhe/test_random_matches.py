"""Random matches of Da Yunhe: everything is there, all goes in order and as the slow rules say."""

from collections import Counter
from itertools import combinations
from typing import NamedTuple, Self

import msgspec
import pytest

from games.dayunhe import GAME
from games.dayunhe.cards import CardTaken, Deed
from games.dayunhe.computer import BRAIN
from games.dayunhe.position import DayunhePosition
from games.dayunhe.scoring import ScoreChanged
from games.dayunhe.turns import GameEnded, RoundBegan
from games.engine import Event
from tests.support.games.dayunhe.checked import LAPSED, LEAVES, OWN, check_phase, check_same, check_tiles
from tests.support.games.dayunhe.printed import GUARD, LEVELS
from tests.support.games.dayunhe.random_positions import begun, made_up, played, variant, walked
from tests.support.games.dayunhe.scenes import of_type, parse, seat
from tests.support.games.dayunhe.slow import EVERY_NOTATION, Slow
from tests.support.games.dayunhe.slow_match import Match
from tests.support.games.playing import check_replay, recorded
from tests.support.games.scenes import refusal

MATCHES = 3600
SLOW = 6
"""One in so many matches is played beside the slow rules."""

EVERY_ACTION: list[Deed] = [parse(notation) for notation in EVERY_NOTATION]


def check_match(number: int, slow: bool) -> Counter[type[Event]]:
    """A random match: every position, what is told, the record, the end; returns how often what happened."""
    position = begun(number, "match")
    entries: list[str] = []
    happened: Counter[type[Event]] = Counter()
    check_position(position, entries)
    before, known = position.copy(), Known.of(position)
    for entry, events in walked(position, number):
        entries.append(entry)
        happened.update(map(type, events))
        check_events(known, position, events)
        check_position(position, entries)
        if slow:
            check_same(before, entry, position)
            before = position.copy()
        known = Known.of(position)
    check_end(position, [seat(entry[0]) for entry in entries if entry.endswith(LEAVES)])
    seats, level = variant(number)
    played = recorded("dayunhe", seats, {"level": level}, f"match {number}", entries, position)
    check_replay(played, position)
    return happened


def check_position(position: DayunhePosition, entries: list[str]) -> None:
    """Everything is there and fits the phase."""
    check_tiles(position)
    if position.turn is not None:
        check_phase(position)
        check_secrets(position, entries)


def check_secrets(position: DayunhePosition, entries: list[str]) -> None:
    """The entries that are not public begin with the first choice that is not revealed, or there are none."""
    public = len(entries) - position.secret_entries()
    hidden = [
        card for card, open in zip(position.chosen, position.revealed, strict=True) if card and not open
    ]
    if not hidden:
        assert public == len(entries)
        return
    takes = [number for number, entry in enumerate(entries) if entry.startswith("take ")]
    this_round = takes[len(takes) - sum(card != "" for card in position.chosen) :]
    still = [number for number in this_round if entries[number].split()[1] in hidden]
    assert public == min(still, default=len(entries))


class Known(NamedTuple):
    """What of a position must be known to look at what happens then."""

    scores: list[int]
    round: int
    turn: int | None

    @classmethod
    def of(cls, position: DayunhePosition) -> Self:
        return cls(position.scores.copy(), position.round, position.turn)


def check_events(before: Known, after: DayunhePosition, events: list[Event]) -> None:
    """Prestige is told once, before the end; rounds go on one by one; only a card that is taken is secret."""
    told = [(event.seat, event.before, event.after) for event in of_type(events, ScoreChanged)]
    scores = enumerate(zip(before.scores, after.scores, strict=True))
    assert told == [(seat, old, new) for seat, (old, new) in scores if old != new]
    began = [RoundBegan(before.round + 1, after.start)] * (after.round > before.round)
    assert of_type(events, RoundBegan) == began
    last = events[-1:] if after.turn is None else []
    assert of_type(events, GameEnded) == last
    ended = [(after.end, tuple(after.scores), winners(after))] if after.turn is None else []
    assert [msgspec.structs.astuple(event) for event in last] == ended
    for event in events:
        for viewer in (None, *range(after.seats)):
            secret = isinstance(event, CardTaken) and viewer != before.turn
            assert (event.view(viewer) != event) == secret


def winners(position: DayunhePosition) -> tuple[int, ...]:
    """Who has won, as the slow rules say."""
    return tuple(Match(position.copy(), position).winners())


def check_end(position: DayunhePosition, leavers: list[int]) -> None:
    """The end came as it may; winners are those that the slow rules name; a computer's worth orders alike."""
    assert not position.legal()
    assert (position.phase, position.secret_entries()) == ("over", 0)
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
    assert outcome.winners == winners(position)
    assert [result.score for result in outcome.seats] == position.scores
    ranks = {result.seat: result.rank for result in outcome.seats}
    assert [ranks[seat] for seat in leavers] == list(range(position.seats, position.seats - len(leavers), -1))
    worth = BRAIN.worth(position)
    for one, other in combinations(outcome.seats, 2):
        assert (worth[one.seat] > worth[other.seat]) == (one.rank < other.rank)
        assert (worth[one.seat] == worth[other.seat]) == (one.rank == other.rank)


def check_legality(position: DayunhePosition) -> None:
    """`legal` and the slow rules agree; so does `verify` on every action there is."""
    legal = list(position.legal())
    assert len(legal) == len(set(legal)) > 0
    assert {str(action) for action in legal} == Slow(position).legal()
    assert {action for action in EVERY_ACTION if not refusal(position, action)} == set(legal)


def test_nothing_is_left_out() -> None:
    assert {*OWN, *LAPSED.split()} < set(DayunhePosition.__struct_fields__)
    assert len(set(EVERY_ACTION)) == len(EVERY_ACTION)
    assert [str(action) for action in EVERY_ACTION] == EVERY_NOTATION
    assert set(LEVELS.values()) == {2, 3, 4}


def test_some_matches_in_which_all_that_can_happen_happens() -> None:
    happened = sum((check_match(number, slow=number // 3 % 3 == 0) for number in range(24)), Counter())
    assert set(happened) == set(GAME.event_type.__args__)


@pytest.mark.fuzz
@pytest.mark.parametrize("part", range(20))
def test_all_matches(part: int) -> None:
    for number in range(part, MATCHES, 20):
        assert check_match(number, slow=number // 20 % SLOW == 0)


def test_legality_in_some_positions() -> None:
    for number in range(16):
        check_legality(made_up(number))
    for seed in range(4):
        for position in played(5 * seed + 1, every=61):
            check_legality(position)


@pytest.mark.fuzz
@pytest.mark.parametrize("part", range(20))
def test_many_positions(part: int) -> None:
    for number in range(1000 + part, 1800, 20):
        check_legality(made_up(number))
    for position in played(2000 + part, every=11, leaving=True):
        check_legality(position)
