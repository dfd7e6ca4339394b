"""Short ways to what people say about themselves, and to what they have been told."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from datetime import datetime
from typing import Any

import msgspec
import pytest

from bot.matches import Match, Matches, Person, clocks
from bot.store import people
from bot.store.database import Writing
from bot.store.people import PersonRow
from tests.support import toy
from tests.support.people import MEI
from tests.support.presses import mover
from tests.support.running import changing as in_match
from tests.support.running import posted
from tests.support.table import started


@asynccontextmanager
async def changing(matches: Matches, person: Person) -> AsyncIterator[Writing]:
    """Something about that person changes: their clocks are settled before it and planned anew after it."""
    now = matches.clock.now()
    async with matches.store.transaction() as writing:
        await people.put(writing, PersonRow(person.id, person.name, person.locale))
        await clocks.settle(writing, person.id, now)
        yield writing
        await clocks.replan(writing, person.id, now)


async def sets(matches: Matches, *persons: Person, **settings: Any) -> None:
    """These people set these things with /me."""
    for person in persons:
        async with changing(matches, person) as writing:
            before = await people.settings(writing, person.id)
            await people.set_up(writing, msgspec.structs.replace(before, **settings))


async def goes_away(matches: Matches, person: Person, starts_at: datetime, ends_at: datetime) -> None:
    """The person plans a vacation."""
    async with changing(matches, person) as writing:
        await people.add_vacation(writing, person.id, starts_at, ends_at)


async def snoozes(matches: Matches, match: Match, until: datetime) -> None:
    """Whoever is to act wants to hear nothing before."""
    async with in_match(matches, match) as (writing, row, now):
        await clocks.snooze(writing, row, until, now)


async def reminders(matches: Matches, person: Person | int) -> list[str]:
    """What that person was reminded of, a message each: ``12 half 7,15 turn 3``."""
    number = person if isinstance(person, int) else person.id
    found = await posted(matches, "reminder")
    return [str(payload["matches"]) for payload in found if payload["person"] == number]


async def waiting_for(matches: Matches, person: Person = MEI, **more: Any) -> Match:
    """A match that waits for that person from now on."""
    match = await started(matches, **more)
    while mover(match) != person.id:
        await matches.turns.resign(match.id, mover(match))
        match = await started(matches, **more)
    return match


def leave_no_choice(monkeypatch: pytest.MonkeyPatch, heap: int) -> None:
    """From now on whoever begins a turn at so many beads, or fewer, can only pass."""
    legal = toy.Beads.legal

    def less(beads: toy.Beads) -> Sequence[toy.Move]:
        if beads.mover is None or beads.takes or beads.heap > heap:
            return legal(beads)
        return [toy.Move("keep")]

    monkeypatch.setattr(toy.Beads, "legal", less)
