"""Deadlines: until when the seat to act must have moved, and what to remind of next. At most one a match."""

from datetime import datetime
from typing import Literal

import msgspec
from sqlalchemy import delete, func, select, update

from bot.store.database import Reading, Writing, upsert
from bot.store.tables import deadlines

Kind = Literal["half", "nine"]


class DeadlineRow(msgspec.Struct, frozen=True, kw_only=True):
    """The turn's clock: it ran from ``since`` and ends at ``due_at``; no next reminder: all were sent."""

    match_id: int
    turn: int
    seat: int
    since: datetime
    due_at: datetime
    next_kind: Kind | None
    next_at: datetime | None


async def get(reading: Reading, match: int) -> DeadlineRow | None:
    """The deadline that runs in the match."""
    return await reading.row(select(deadlines).where(deadlines.c.match_id == match), DeadlineRow)


async def put(writing: Writing, deadline: DeadlineRow) -> None:
    """Store the deadline in place of the last one."""
    await writing.run(upsert(deadlines, ("match_id",), msgspec.structs.asdict(deadline)))
    writing.touched.add("deadlines")


async def renumber(writing: Writing, match: int, turn: int) -> None:
    """The same seat's wait goes on under another number of turn."""
    await writing.run(update(deadlines).where(deadlines.c.match_id == match).values(turn=turn))


async def remove(writing: Writing, match: int) -> None:
    """Nobody is waited for any more."""
    await writing.run(delete(deadlines).where(deadlines.c.match_id == match))
    writing.touched.add("deadlines")


async def due(reading: Reading, now: datetime) -> list[DeadlineRow]:
    """The deadlines with a reminder to send by now, the longest overdue first."""
    query = select(deadlines).where(deadlines.c.next_at <= now)
    return await reading.rows(query.order_by(deadlines.c.next_at, deadlines.c.match_id), DeadlineRow)


async def next_at(reading: Reading) -> datetime | None:
    """When the next reminder is to be sent."""
    return await reading.value(select(func.min(deadlines.c.next_at)), datetime)
