"""Short ways through a match that runs: time passes, people act, the table is told."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import datetime, timedelta
from typing import Any

from bot.matches import Match, Matches, Person
from bot.matches.model import SeatState
from bot.store import deadlines
from bot.store import matches as match_table
from bot.store.database import Writing
from bot.store.deadlines import DeadlineRow
from bot.store.matches import MatchRow
from tests.support.people import PEOPLE
from tests.support.presses import mover, take_turn
from tests.support.written import posts


async def later(matches: Matches, span: timedelta = timedelta()) -> datetime:
    """So much later, when everything is done that has fallen due."""
    matches.clock.advance(span)
    now = matches.clock.now()
    while (at := await matches.timekeeping.next_due()) is not None and at <= now:
        await matches.timekeeping.due(now)
    return now


async def keep(matches: Matches, match: Match, *beads: str) -> Match:
    """The person to act takes a bead, or so many, and keeps their cards."""
    return (await take_turn(matches, match, *beads or "1", "keep")).match


def seat_of(match: Match, person: Person | int) -> SeatState:
    """The seat of that person, who has one."""
    seat = match.seat_of(person if isinstance(person, int) else person.id)
    assert seat is not None
    return seat


def acting(match: Match) -> Person:
    """The person to act."""
    return next(person for person in PEOPLE if person.id == mover(match))


async def told(matches: Matches, match: Match) -> list[tuple[str, dict[str, str | int]]]:
    """Kind and facts of every notice of the match."""
    return [(notice.kind, notice.facts) for notice in await matches.notices.of(match.id)]


async def notices(matches: Matches, match: Match) -> list[str]:
    """The kind of every notice of the match."""
    return [notice.kind for notice in await matches.notices.of(match.id)]


async def posted(matches: Matches, kind: str) -> list[dict[str, Any]]:
    """The payload of every message of that kind."""
    return [payload for found, payload in await posts(matches) if found == kind]


async def clock_of(matches: Matches, match: Match) -> DeadlineRow:
    """The clock of whoever is to act."""
    async with matches.store.reading() as reading:
        found = await deadlines.get(reading, match.id)
    assert found is not None
    return found


async def row_of(writing: Writing, match: int) -> MatchRow:
    """The match as it is stored."""
    row = await match_table.get(writing, match)
    assert row is not None
    return row


@asynccontextmanager
async def changing(matches: Matches, match: Match) -> AsyncIterator[tuple[Writing, MatchRow, datetime]]:
    """A transaction about that match, now."""
    async with matches.store.transaction() as writing:
        yield writing, await row_of(writing, match.id), matches.clock.now()


async def agreed(matches: Matches, match: Match, kind: Any, *people: Person) -> Match:
    """The first asks for it, the others say yes; the others of two unless said."""
    first, *rest = people or PEOPLE[: match.size]
    vote = await matches.votes.ask(match.id, first.id, kind)
    for person in rest:
        await matches.votes.ballot(match.id, person.id, vote.id, "yes")
    return await matches.watching.match(match.id)
