"""Cheers: who said "good game" at the end of a match."""

from collections.abc import Sequence
from datetime import datetime

import msgspec
from sqlalchemy import insert, select

from bot.store.database import Reading, Writing
from bot.store.tables import cheers, people


class CheerRow(msgspec.Struct, frozen=True):
    """A person who said it, by name."""

    person: int
    name: str


async def of(reading: Reading, match: int) -> Sequence[CheerRow]:
    """Everybody who said it about the match, in that order."""
    query = select(cheers.c.person, people.c.name).join(people, people.c.id == cheers.c.person)
    ordered = query.where(cheers.c.match_id == match).order_by(cheers.c.at, cheers.c.person)
    return await reading.rows(ordered, CheerRow)


async def add(writing: Writing, match: int, person: int, now: datetime) -> None:
    """The person says it; they must not have said it before."""
    await writing.run(insert(cheers).values(match_id=match, person=person, at=now))
