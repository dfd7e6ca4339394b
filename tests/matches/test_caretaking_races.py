"""Two at once about one seat: one is first, nothing is half done, nobody acts for whoever comes after."""

import asyncio
from collections.abc import Coroutine
from datetime import timedelta
from typing import Any

import pytest

from bot.clock import Clock
from bot.matches import Match, MatchError, Matches, Person
from bot.store import Store, standing_orders
from games.engine import StandingOrder
from tests.matches.table import STRANGER, choose, confirm, mover, other, posts, started

OLE = Person(98, "Ole")
ROUNDS = 8


def codes(results: list[Any]) -> list[str]:
    """The refusals; anything else that went wrong is raised."""
    for result in results:
        if isinstance(result, BaseException) and not isinstance(result, MatchError):
            raise result
    return [result.code for result in results if isinstance(result, MatchError)]


async def at_once(number: int, *presses: Coroutine[Any, Any, Any]) -> list[str]:
    """The presses together, in the other order every second time; the refusals."""
    ordered = presses if number % 2 else tuple(reversed(presses))
    return codes(list(await asyncio.gather(*ordered, return_exceptions=True)))


async def offered(matches: Matches, person: str = "mover", game: str = "toy", size: int = 2) -> Match:
    match = await started(matches, size, game)
    await matches.leave_to_substitute(match.id, mover(match) if person == "mover" else other(match))
    return match


@pytest.mark.parametrize("two_processes", [False, True])
async def test_of_two_who_take_over_one_sits_there(
    matches: Matches, store: Store, clock: Clock, two_processes: bool
) -> None:
    second = Matches(store, clock) if two_processes else matches
    for number in range(ROUNDS):
        match = await offered(matches)
        refused = await at_once(
            number, matches.take_over(match.id, STRANGER), second.take_over(match.id, OLE, match.to_act)
        )
        assert refused == ["not-offered"]
        after = await matches.match(match.id)
        sitting = [person for person in (STRANGER, OLE) if after.seat_of(person.id)]
        assert len(sitting) == 1
        assert after.version == match.version + 1
        taken = [notice for notice in await matches.notices(match.id) if notice.kind == "taken-over"]
        assert [notice.facts["name"] for notice in taken] == [sitting[0].name]


async def test_the_same_person_cannot_take_two_seats_at_once(matches: Matches) -> None:
    for number in range(ROUNDS):
        match = await offered(matches)
        await matches.leave_to_substitute(match.id, other(match))
        refused = await at_once(
            number, matches.take_over(match.id, STRANGER, 0), matches.take_over(match.id, STRANGER, 1)
        )
        assert refused == ["already-in"]


async def test_a_confirm_of_the_one_before_counts_for_what_it_was_made_or_not_at_all(
    matches: Matches,
) -> None:
    for number in range(ROUNDS):
        match = await offered(matches)
        panel = await choose(matches, match.id, mover(match), "2", "keep")
        refused = await at_once(number, confirm(matches, panel), matches.take_over(match.id, STRANGER))
        after = await matches.match(match.id)
        assert after.seat_of(STRANGER.id) is not None
        assert (after.seq, refused) in ((2, []), (0, ["stale-panel"]), (0, ["not-in-match"]))
        if after.seq == 0:
            assert (await matches.panel(match.id, STRANGER.id)).drafted == ()


async def test_a_choice_of_the_one_before_never_reaches_the_new_one(matches: Matches) -> None:
    for number in range(ROUNDS):
        match = await offered(matches)
        person = mover(match)
        refused = await at_once(
            number,
            matches.pick(match.id, person, match.version, 0, "2"),
            matches.take_over(match.id, STRANGER),
        )
        assert refused in ([], ["not-in-match"])
        panel = await matches.panel(match.id, STRANGER.id)
        assert (panel.revision, panel.can_back) == (0, False)


async def test_an_order_of_the_one_before_never_acts_for_the_new_one(
    matches: Matches, store: Store, clock: Clock
) -> None:
    order = StandingOrder("", "pass")
    for number in range(ROUNDS):
        match = await offered(matches, game="yunnan", size=3)
        refused = await at_once(
            number,
            matches.leave_order(match.id, mover(match), match.version, order, True),
            matches.take_over(match.id, STRANGER),
        )
        assert refused in ([], ["not-in-match"])
        async with store.reading() as reading:
            assert await standing_orders.of(reading, match.id) == []
        clock.advance(timedelta(hours=1))
        await matches.due(clock.now())
        assert (await matches.match(match.id)).seq == 0


async def test_whoever_resigns_or_comes_back_as_somebody_takes_over(matches: Matches) -> None:
    for number in range(ROUNDS):
        match = await offered(matches, size=3)
        person = mover(match)
        leaving = matches.resign if number % 4 < 2 else matches.come_back
        refused = await at_once(number, leaving(match.id, person), matches.take_over(match.id, STRANGER))
        after = await matches.match(match.id)
        if after.seat_of(STRANGER.id) is None:
            assert refused == ["not-offered"]
        else:
            assert refused == ["not-in-match"]
        assert not any(seat.offered for seat in after.seats)
        assert (after.seat_of(person) is None) != (after.seat_of(STRANGER.id) is None)


async def test_the_call_is_posted_before_it_is_brought_up_to_date(matches: Matches, store: Store) -> None:
    """One lane a call: its rows wait for each other, and for nothing else in the match."""
    match = await offered(matches)
    await matches.take_over(match.id, STRANGER)
    now = match.created_at
    kinds = [row.kind for row in await store.outbox.claim(now, 20)]
    assert kinds.count("call") == 1
    assert [payload for kind, payload in await posts(store) if kind == "call"] == [{"call": 1}] * 2
