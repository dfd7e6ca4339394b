"""Messages to send: written in the transaction that makes them true, sent afterwards by the announcer.

::

    waiting --claim--> claimed --sending--> sending --sent--> sent
       ^                  |                    |
       +--- interrupted --+                    +--dead--> dead
       +-------- retry --------<---------------+

The rows of a match go out strictly in the order of their numbers: one is claimed only when none before
it is still open (waiting, claimed or sending). Rows of different matches do not wait for each other.
"""

from collections.abc import Mapping
from datetime import datetime
from typing import Literal

import msgspec
from sqlalchemy import exists, func, insert, literal, select, update

from bot.store.database import Database, Writing
from bot.store.tables import UtcTime, outbox

Kind = Literal["open-thread", "lobby", "welcome", "turn", "end", "reminder"]
State = Literal["waiting", "claimed", "sending", "sent", "dead"]
_OPEN: tuple[State, ...] = ("waiting", "claimed", "sending")


class OutboxRow(msgspec.Struct, frozen=True, kw_only=True):
    """One message to send.

    ``attempts`` counts how often sending began, ``claimed_at`` is the time of its first claim. Its message is somewhere after ``claimed_at`` in the channel, if an attempt that was interrupted got
    through. ``at``: not before; ``error``: why the last attempt failed.
    """

    id: int
    match_id: int
    kind: Kind
    payload: dict[str, str | int]
    state: State
    attempts: int
    at: datetime
    created_at: datetime
    claimed_at: datetime | None
    message_id: int | None
    error: str | None


async def add(
    writing: Writing, match: int, kind: Kind, now: datetime, payload: Mapping[str, str | int] | None = None
) -> None:
    """A message to send as soon as the transaction is committed."""
    await writing.run(
        insert(outbox).values(
            match_id=match,
            kind=kind,
            payload=dict(payload or {}),
            state="waiting",
            attempts=0,
            at=now,
            created_at=now,
        )
    )
    writing.touched.add("outbox")


async def waits(writing: Writing, match: int, kind: Kind) -> bool:
    """Whether a message of that kind has not been taken up yet."""
    query = select(func.count()).where(
        outbox.c.match_id == match, outbox.c.kind == kind, outbox.c.state == "waiting"
    )
    return bool(await writing.value(query, int))


class Outbox:
    """What the announcer does with the rows; each call is a transaction of its own."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def claim(self, now: datetime, limit: int) -> list[OutboxRow]:
        """Take up to ``limit`` rows that may be sent now, at most one of each match, oldest first."""
        earlier = outbox.alias()
        blocked = exists().where(
            earlier.c.match_id == outbox.c.match_id, earlier.c.id < outbox.c.id, earlier.c.state.in_(_OPEN)
        )
        ready = (
            select(outbox.c.id)
            .where(outbox.c.state == "waiting", outbox.c.at <= now, ~blocked)
            .order_by(outbox.c.id)
            .limit(limit)
        )
        async with self._database.transaction() as writing:
            claimed = (
                update(outbox)
                .where(outbox.c.id.in_(ready.scalar_subquery()))
                .values(state="claimed", claimed_at=func.coalesce(outbox.c.claimed_at, literal(now, UtcTime)))
                .returning(outbox)
            )
            return sorted(await writing.rows(claimed, OutboxRow), key=lambda row: row.id)

    async def next_at(self) -> datetime | None:
        """When the next row that waits may be sent, at the earliest."""
        async with self._database.reading() as reading:
            return await reading.value(
                select(func.min(outbox.c.at)).where(outbox.c.state == "waiting"), datetime
            )

    async def sending(self, row: OutboxRow) -> None:
        """Say, before the request is made, that it is being made."""
        await self._set(row, "sending", attempts=outbox.c.attempts + 1)

    async def sent(self, row: OutboxRow, message_id: int | None) -> None:
        """The message exists (None: there was nothing to send any more); the match's next row may follow."""
        await self._set(row, "sent", message_id=message_id, error=None)

    async def retry(self, row: OutboxRow, at: datetime, error: str) -> None:
        """It was not sent; it waits until then, and with it the later rows of its match."""
        await self._set(row, "waiting", at=at, error=error)

    async def dead(self, row: OutboxRow, error: str) -> None:
        """It can never be sent; the match's next row may follow."""
        await self._set(row, "dead", error=error)

    async def interrupted(self) -> list[OutboxRow]:
        """Once, at start-up: the rows that were being sent when the process died, oldest first.

        Of these nobody knows whether they got through. Rows taken up but not begun simply wait again.
        """
        async with self._database.transaction() as writing:
            await writing.run(update(outbox).where(outbox.c.state == "claimed").values(state="waiting"))
            query = select(outbox).where(outbox.c.state == "sending").order_by(outbox.c.id)
            return await writing.rows(query, OutboxRow)

    async def _set(self, row: OutboxRow, state: State, **values: object) -> None:
        async with self._database.transaction() as writing:
            await writing.run(update(outbox).where(outbox.c.id == row.id).values(state=state, **values))
            if state != "sending":
                writing.touched.add("outbox")
