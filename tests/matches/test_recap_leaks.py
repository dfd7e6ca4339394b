"""What a seat or a watcher may not know changes nothing of the recap that they are sent."""

import random
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from bot.clock import Clock
from bot.matches import Match, Matches, Recap
from bot.matches.positions import enter
from bot.store import Store, actions, matches
from bot.ui import recap
from bot.words import words
from games.engine import Chance, GameError, Position, Seat
from tests.games.confucius.test_views import with_other_secrets as other_confucius
from tests.games.dayunhe.test_views import with_other_secrets as other_dayunhe
from tests.matches.leaking import sent
from tests.matches.table import STRANGER, confirm, mover, random_panel, started

WORDS = words("en")

Change = Callable[[Any, Seat | None, random.Random], Position]

SPAN = 4
"""Turns of a recap: so few that hardly anything comes to light in them."""

TRIES = 400


def other_hands(piles: str) -> Change:
    """Others' hands mixed with what lies face down, and other shuffles to come."""

    def change(position: Any, seat: Seat | None, chance: random.Random) -> Position:
        other = position.copy()
        pile = getattr(other, piles)
        for holder, hand in enumerate(other.hands):
            for index in range(len(hand)):
                if holder != seat and chance.random() < 0.5:
                    at = chance.randrange(len(pile))
                    hand[index], pile[at] = pile[at], hand[index]
        other.chance = Chance("another seed", position.chance.counter)
        return other  # type: ignore[no-any-return]  # a copy is of the same type

    return change


async def play(through: Matches, match: Match, chance: random.Random, turns: int) -> Match:
    """So many turns at random."""
    last = match.turn + turns
    while match.turn < last and match.state == "playing":
        match = (await confirm(through, await random_panel(through, match, chance))).match
    return match


@pytest.mark.parametrize(
    ("game", "seats", "change"),
    [
        # Two games; the others where there is more time.
        pytest.param("qin", 3, other_hands("pile"), marks=pytest.mark.fuzz),
        ("china", 3, other_hands("deck")),
        ("confucius", 3, other_confucius),
        pytest.param("dayunhe", 3, other_dayunhe, marks=pytest.mark.fuzz),
    ],
)
async def test_other_secrets_make_the_same_recap(
    matches_: Matches, store: Store, clock: Clock, game: str, seats: int, change: Change
) -> None:
    chance = random.Random(11)
    match = await started(matches_, seats, game)
    compared = 0
    for _ in range(4):
        match = await play(matches_, match, chance, 2)
        since, before = match.turn - 1, match.seq
        match = await play(matches_, match, chance, SPAN)
        async with store.reading() as reading:
            row = await matches.get(reading, match.id)
            assert row is not None
            line = await matches_._positions.line(reading, row, before)
            entries = await actions.of(reading, match.id, before, match.seq)
        position = await matches_._positions.reach(line)
        for person, seat in ((mover(match), match.to_act), (STRANGER.id, None)):
            known = _seen(row, position, entries, seat)
            found = await matches_.recap(match.id, person, since)
            page = sent(await recap.page(found, WORDS))
            for other in _others(row, position, entries, seat, known, change, chance):
                fresh = Matches(store, clock)
                fresh._positions.keep(match.id, before, other)
                again = await fresh.recap(match.id, person, since)
                assert sent(await recap.page(again, WORDS)) == page
                assert recap.told(again, WORDS, 3) == recap.told(found, WORDS, 3)
                compared += 1
    assert compared >= 4


def _seen(row: Any, before: Position, entries: Any, seat: Seat | None) -> bytes:
    """What the viewer learns from these entries on: views and events."""
    position = before.copy()
    events = [event for entry in entries for event in enter(row, position, entry.seq, entry.entry)]
    known = [before.view(seat), position.view(seat), [event.view(seat) for event in events]]
    return msgspec.json.encode(known)


def _others(
    row: Any,
    position: Position,
    entries: Any,
    seat: Seat | None,
    known: bytes,
    change: Change,
    chance: random.Random,
) -> list[Position]:
    """A position with other secrets from which the same entries show the viewer the same, if one is found."""
    for _ in range(TRIES):
        other = change(position, seat, chance)
        try:
            if other != position and _seen(row, other, entries, seat) == known:
                return [other]
        except GameError:  # the others could not have done the same
            continue
    return []


@pytest.fixture(name="matches_")
def _matches(matches: Matches) -> Matches:  # the store's module has that name here
    return matches


async def test_a_recap_holds_nothing_but_what_its_reader_may_know(matches_: Matches) -> None:
    match = await play(matches_, await started(matches_, 3, "qin"), random.Random(4), 9)
    for person, seat in ((mover(match), match.to_act), (STRANGER.id, None)):
        found = await matches_.recap(match.id, person, 0)
        assert all(event == event.view(seat) for event in found.events)
        for view in (found.before, found.view, *(turn.view for turn in found.turns)):
            assert view == view.view(view.viewer)
            assert view.viewer in (seat, None)
            assert view.chance.seed == ""


async def test_once_the_match_is_over_the_recap_tells_all(matches_: Matches) -> None:
    match = await play(matches_, await started(matches_, 2, "toy"), random.Random(4), 500)
    assert match.state == "over"
    found: Recap = await matches_.recap(match.id, STRANGER.id, 0)
    told = await matches_.log(match.id, None)
    assert [turn.events for turn in found.turns] == [turn.events for turn in told]
    assert any(event != event.view(None) for event in found.events)


async def test_drafts_and_orders_of_one_seat_change_no_recap_of_another(matches_: Matches) -> None:
    """In Yunnan they are all that is hidden."""
    match = await play(matches_, await started(matches_, 3, "yunnan"), random.Random(3), 5)
    readers = [seat.person for seat in match.seats if not seat.waiting and seat.person] + [STRANGER.id]

    async def seen() -> list[bytes]:
        return [
            sent(await recap.page(await matches_.recap(match.id, reader, 1), WORDS)) for reader in readers
        ]

    before = await seen()
    await random_panel(matches_, match, random.Random(9))
    assert await seen() == before
    for order in (await matches_.orders(match.id, mover(match))).standing.offered:
        await matches_.leave_order(match.id, mover(match), match.version, order, True)
        assert await seen() == before
