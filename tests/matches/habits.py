"""Short ways to what people say about themselves, and to what they have been told."""

from collections.abc import Sequence
from datetime import datetime
from typing import Any

import msgspec
import pytest

from bot.matches import Match, Matches, Person, banks
from bot.store import Store, people, vacations
from bot.store import matches as match_table
from bot.store.people import PersonRow
from tests.matches import toy
from tests.matches.table import posts


async def sets(matches: Matches, person: Person, **settings: Any) -> None:
    """The person sets these things with /me."""
    now = matches._clock.now()
    async with matches._store.transaction() as writing:
        await people.put(writing, PersonRow(person.id, person.name, person.locale))
        await banks.settle(writing, person.id, now)
        before = await people.settings(writing, person.id)
        await people.set_up(writing, msgspec.structs.replace(before, **settings))
        await banks.replan(writing, person.id, now)


async def goes_away(matches: Matches, person: Person, starts_at: datetime, ends_at: datetime) -> None:
    """The person plans a vacation."""
    now = matches._clock.now()
    async with matches._store.transaction() as writing:
        await people.put(writing, PersonRow(person.id, person.name, person.locale))
        await banks.settle(writing, person.id, now)
        await vacations.add(writing, person.id, starts_at, ends_at)
        await banks.replan(writing, person.id, now)


async def snoozes(matches: Matches, match: Match, until: datetime) -> None:
    """Whoever is to act wants to hear nothing before."""
    async with matches._store.transaction() as writing:
        row = await match_table.get(writing, match.id)
        assert row is not None
        await banks.snooze(writing, row, until, matches._clock.now())


async def reminders(store: Store, person: int) -> list[str]:
    """What that person was reminded of, a message each: ``12 half 7,15 turn 3``."""
    return [
        str(payload["matches"])
        for kind, payload in await posts(store)
        if kind == "reminder" and payload["person"] == person
    ]


def leave_no_choice(monkeypatch: pytest.MonkeyPatch, heap: int) -> None:
    """From now on whoever begins a turn at so many beads, or fewer, can only pass."""
    legal = toy.Beads.legal

    def less(beads: toy.Beads) -> Sequence[toy.Move]:
        if beads.mover is None or beads.takes or beads.heap > heap:
            return legal(beads)
        return [toy.Move("keep")]

    monkeypatch.setattr(toy.Beads, "legal", less)
