"""What comes: whoever is next is told so, and the inbox tells what is likely to come today."""

import random
from datetime import UTC, datetime, timedelta
from itertools import pairwise
from typing import Any

import msgspec
import pytest

from bot.matches import Match, Matches
from bot.matches.inbox import comes_at
from bot.store import outbox
from bot.store.outbox import Row
from bot.store.played import TurnRow
from tests.support.hours import HOUR, now
from tests.support.opponents import against, all_move
from tests.support.people import PEOPLE
from tests.support.presses import mover, person_at, play
from tests.support.running import later
from tests.support.table import started
from tests.support.written import posts

THEN = datetime(2026, 11, 20, tzinfo=UTC)


async def told(matches: Matches) -> list[dict[str, Any]]:
    """Whom the outbox tells that they are next, in which turn."""
    return [payload for kind, payload in await posts(matches) if kind == "next"]


async def row_of(matches: Matches, match: Match, person: int) -> Row:
    async with matches.store.reading() as reading:
        row = await outbox.newest_in(reading, match.id, f"n{person}")
    assert row is not None
    return row


def after_next(match: Match, steps: int = 1) -> int:
    assert match.to_act is not None
    return person_at(match, (match.to_act + steps) % match.size)


async def test_who_wants_it_is_told_a_turn_ahead_once_until_they_act(matches: Matches) -> None:
    match = await started(matches, 3, "qin")
    person = after_next(match, 2)
    (known,) = (each for each in PEOPLE if each.id == person)
    await matches.people.change(known, next=True)
    match = await play(matches, match, 1)
    assert await told(matches) == [{"person": person, "turn": 2}]
    row = await row_of(matches, match, person)
    found = await matches.reminders.next(row)
    assert found is not None
    assert (found.match.to_act, found.not_before) == (match.to_act, None)
    seat = match.to_act
    await matches.staff.rollback(match.id, 0, "Kim")  # whoever acted before takes the turn again
    assert await matches.reminders.next(row) is None
    match = await play(matches, await matches.watching.match(match.id), 1)
    assert match.to_act == seat
    assert len(await told(matches)) == 1
    match = await play(matches, match, 1)
    assert mover(match) == person
    match = await play(matches, match, 3)
    assert len(await told(matches)) == 2


async def test_computers_in_between_do_not_count_and_call_nobody(matches: Matches) -> None:
    match, chance = await against(matches, 2, 1, "qin"), random.Random(3)
    for known in PEOPLE[:2]:
        await matches.people.change(known, next=True)
    for _ in range(6):
        await all_move(matches, chance)
        await play(matches, await matches.watching.match(match.id), 1)
    names = [payload["person"] for payload in await told(matches)]
    assert len(names) >= 5
    assert all(one != other for one, other in pairwise(names))


async def test_it_waits_while_they_sleep_and_is_not_told_at_all_where_it_would_be_of_no_use(
    matches: Matches,
) -> None:
    match = await started(matches, 3, "qin")
    person = after_next(match, 2)
    (known,) = (each for each in PEOPLE if each.id == person)
    await matches.people.change(known, next=True)
    await matches.people.wake(known, 13 * 60, 23 * 60)  # it is noon
    match = await play(matches, match, 1)
    row = await row_of(matches, match, person)
    found = await matches.reminders.next(row)
    assert found is not None
    assert found.not_before == now(matches) + HOUR
    await later(matches, HOUR)
    found = await matches.reminders.next(row)
    assert found is not None
    assert found.not_before is None
    await matches.people.change(known, next=False)
    assert await matches.reminders.next(row) is None
    await matches.people.change(known, next=True)
    await matches.people.change(known, ping="thread", every=None, digest_at=18 * 60)
    await play(matches, match, 3)
    assert len(await told(matches)) == 1  # who hears of everything at once hears of nothing ahead


def turns(*hours: tuple[int, float]) -> list[TurnRow]:
    """Seats, and after how many hours each has acted, one after the other."""
    at, found = THEN, []
    for number, (seat, span) in enumerate(hours, 1):
        at += timedelta(hours=span)
        found.append(TurnRow(1, number, seat, "x", at))
    return found


@pytest.mark.parametrize(
    ("waited", "before", "quick", "hours"),
    [
        (0, [0], [], 4),  # seat 0 usually takes 4 hours
        (3, [0], [], 1),
        (5, [0], [], 0),  # any moment
        (9, [0], [], None),  # longer than ever
        (1, [0, 1], [], 3 + 2),
        (1, [0, 1], [1], 3),  # a computer plays there
        (0, [1, 2], [], None),  # of seat 2 little is known
    ],
)
async def test_when_a_match_comes_is_told_from_its_own_turns(
    matches: Matches, waited: float, before: list[int], quick: list[int], hours: float | None
) -> None:
    taken = turns((0, 2), (1, 2), (2, 1), (0, 8), (1, 1), (2, 1), (0, 4), (1, 3))
    match = await started(matches, 3)
    match = msgspec.structs.replace(match, started_at=THEN, turn_since=taken[-1].at)
    clock = taken[-1].at + timedelta(hours=waited)
    found = comes_at(taken, match, before, quick, clock)
    assert found == (None if hours is None else clock + timedelta(hours=hours))


async def test_the_inbox_tells_what_is_likely_today(matches: Matches) -> None:
    match = await started(matches, 2, "qin")
    for _ in range(6):
        await later(matches, HOUR)
        match = await play(matches, match, 1)
    waits = after_next(match)
    (likely,) = (await matches.inbox.of(waits)).likely
    assert (likely.match.id, likely.after) == (match.id, match.to_act)
    assert (await matches.inbox.of(mover(match))).likely == ()
    await later(matches, HOUR * 2)
    assert (await matches.inbox.of(waits)).likely == ()
