"""Calls for a substitute: who was to be replaced, why, and what came of it."""

from collections.abc import Sequence
from datetime import datetime
from typing import Literal

import msgspec
from sqlalchemy import insert, select, update

from bot.store.database import Reading, Writing
from bot.store.tables import calls

Why = Literal["asked", "time", "vote", "gone", "staff"]
"""Why a seat changes hands: its person asked for it, their time is up, the others voted for it, they left the
server, staff decided it."""

State = Literal["open", "taken", "withdrawn", "over"]


class CallRow(msgspec.Struct, frozen=True, kw_only=True):
    """A call for somebody who plays ``seat`` in place of ``person``.

    It is "taken" by ``taker``, "withdrawn" when the person plays on, "over" when there is nothing left to
    play; since ``ended_at``, when that turn was in progress. ``message_id`` in ``channel`` is the message
    that shows it, once there is one; what staff decides needs none.
    """

    id: int
    match_id: int
    seat: int
    person: int
    why: Why
    at: datetime
    state: State
    taker: int | None
    turn: int | None
    ended_at: datetime | None
    channel: int | None
    message_id: int | None


async def add(
    writing: Writing, match: int, seat: int, person: int, why: Why, now: datetime, state: State = "open"
) -> int:
    """A new call; returns its number."""
    values = {"match_id": match, "seat": seat, "person": person, "why": why, "at": now, "state": state}
    found = await writing.value(insert(calls).values(**values).returning(calls.c.id), int)
    assert found is not None
    return found


async def get(reading: Reading, call: int) -> CallRow | None:
    """The call of that number."""
    return await reading.row(select(calls).where(calls.c.id == call), CallRow)


async def open_in(reading: Reading, match: int) -> Sequence[CallRow]:
    """The calls of the match that nobody has answered yet, by seat; at most one a seat."""
    query = select(calls).where(calls.c.match_id == match, calls.c.state == "open")
    return await reading.rows(query.order_by(calls.c.seat), CallRow)


async def taken_in(reading: Reading, match: int) -> Sequence[CallRow]:
    """Every change of hands in the match, oldest first."""
    query = select(calls).where(calls.c.match_id == match, calls.c.state == "taken")
    return await reading.rows(query.order_by(calls.c.ended_at, calls.c.id), CallRow)


async def change(writing: Writing, call: int, **values: object) -> None:
    """Store other values of that call."""
    await writing.run(update(calls).where(calls.c.id == call).values(**values))
