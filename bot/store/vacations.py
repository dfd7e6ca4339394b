"""Vacations: when people are away and their clocks stand still."""

from collections.abc import Collection, Sequence
from datetime import datetime

import msgspec
from sqlalchemy import bindparam, delete, insert, select, update

from bot.store.database import Reading, Writing
from bot.store.tables import vacations


class VacationRow(msgspec.Struct, frozen=True, kw_only=True):
    """The person is away from ``starts_at`` until ``ends_at``."""

    id: int
    person: int
    starts_at: datetime
    ends_at: datetime


_OF = (
    select(vacations)
    .where(vacations.c.person.in_(bindparam("persons", expanding=True)))
    .where(vacations.c.ends_at > bindparam("after"))
    .order_by(vacations.c.starts_at, vacations.c.id)
)


async def of(reading: Reading, persons: Collection[int], after: datetime) -> Sequence[VacationRow]:
    """The vacations of these people that end after that time, in order of time."""
    return await reading.rows(_OF, VacationRow, persons=persons, after=after)


async def add(writing: Writing, person: int, starts_at: datetime, ends_at: datetime) -> None:
    """A new vacation."""
    await writing.run(insert(vacations).values(person=person, starts_at=starts_at, ends_at=ends_at))


async def end(writing: Writing, vacation: int, at: datetime) -> None:
    """The person is back earlier."""
    await writing.run(update(vacations).where(vacations.c.id == vacation).values(ends_at=at))


async def remove(writing: Writing, vacation: int) -> None:
    """It does not take place."""
    await writing.run(delete(vacations).where(vacations.c.id == vacation))
