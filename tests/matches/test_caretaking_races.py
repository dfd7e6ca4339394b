"""Two at once about one seat: one is first, nothing is half done, nobody acts for whoever comes after."""

from collections.abc import Coroutine
from typing import Any

import pytest

from bot.matches import Match, Matches, Person
from bot.store import standing_orders
from games.engine import StandingOrder
from tests.support.hours import HOUR, restarted
from tests.support.people import STRANGER
from tests.support.presses import choose, confirm, mover
from tests.support.refusals import at_once
from tests.support.running import posted
from tests.support.table import other, started

OLE = Person(98, "Ole")
ROUNDS = 4


async def offered(matches: Matches, game: str = "toy", size: int = 2) -> Match:
    match = await started(matches, size, game)
    await matches.leave_to_substitute(match.id, mover(match))
    return match


@pytest.mark.parametrize("two_processes", [False, True])
async def test_of_two_who_take_over_one_sits_there(matches: Matches, two_processes: bool) -> None:
    second = restarted(matches) if two_processes else matches
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
        taking = (matches.take_over(match.id, STRANGER, seat) for seat in range(2))
        assert await at_once(number, *taking) == ["already-in"]


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


@pytest.mark.parametrize("what", ["choice", "order"])
async def test_what_the_one_before_has_in_mind_never_reaches_the_new_one(matches: Matches, what: str) -> None:
    clock = matches._clock
    for number in range(ROUNDS):
        match = await offered(matches, "yunnan", 3)
        press: Coroutine[Any, Any, Any] = matches.pick(match.id, mover(match), match.version, 0, "school")
        if what == "order":
            press.close()
            order = StandingOrder("", "pass")
            press = matches.leave_order(match.id, mover(match), match.version, order, True)
        refused = await at_once(number, press, matches.take_over(match.id, STRANGER))
        assert refused in ([], ["not-in-match"])
        panel = await matches.panel(match.id, STRANGER.id)
        assert (panel.revision, panel.can_back) == (0, False)
        async with matches._store.reading() as reading:
            assert await standing_orders.of(reading, match.id) == []
        clock.advance(HOUR)
        await matches.due(clock.now())
        assert (await matches.match(match.id)).seq == 0


async def test_whoever_resigns_or_comes_back_as_somebody_takes_over(matches: Matches) -> None:
    for number in range(ROUNDS):
        match = await offered(matches, size=3)
        person = mover(match)
        leaving = matches.resign if number % 4 < 2 else matches.come_back
        refused = await at_once(number, leaving(match.id, person), matches.take_over(match.id, STRANGER))
        after = await matches.match(match.id)
        came = after.seat_of(STRANGER.id) is not None
        assert refused == ["not-in-match" if came else "not-offered"]
        assert not any(seat.offered for seat in after.seats)
        assert (after.seat_of(person) is None) == came


async def test_the_call_is_posted_before_it_is_brought_up_to_date(matches: Matches) -> None:
    """One lane a call: its rows wait for each other, and for nothing else in the match."""
    match = await offered(matches)
    await matches.take_over(match.id, STRANGER)
    claimed = await matches._store.outbox.claim(match.created_at, 20)
    assert [row.kind for row in claimed].count("call") == 1
    assert await posted(matches, "call") == [{"call": 1}] * 2
