"""Deadlines: until when the seat to act must have moved, and what to remind of next. At most one a match."""

from datetime import datetime
from typing import Literal

import msgspec
from sqlalchemy import delete, func, select, update

from bot.store.database import Reading, Writing, upsert
from bot.store.tables import deadlines

Kind = Literal["turn", "half", "nine", "every", "out"]
"""Why somebody is told: the turn has come, half or nine tenths of the time are gone, a personal interval has
passed, the time is up."""


class DeadlineRow(msgspec.Struct, frozen=True, kw_only=True):
    """The clock of the seat to act; every running match has one.

    The match waits for the seat since ``since``. It had ``bank`` seconds for this turn and, when its time was
    last counted at ``counted_at``, ``left`` of them; all None without a pace. The time is up at ``due_at``,
    None without a pace and while the clock stands still. ``next_kind`` is done at ``next_at``, None: nothing
    more. ``pinged``: the message of the turn itself pings the person. ``reminded`` and ``reminded_at``:
    how many reminders went out in this turn, and when the last did. ``snoozed_until``: the person wants to
    hear nothing before. ``acts_at``: when the only thing the seat can do is done for it.
    ``away_until``: the person is on vacation so long.
    """

    match_id: int
    turn: int
    seat: int
    since: datetime
    bank: int | None = None
    left: int | None = None
    counted_at: datetime | None = None
    due_at: datetime | None = None
    next_kind: Kind | None = None
    next_at: datetime | None = None
    pinged: bool = True
    reminded: int = 0
    reminded_at: datetime | None = None
    snoozed_until: datetime | None = None
    acts_at: datetime | None = None
    away_until: datetime | None = None


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
