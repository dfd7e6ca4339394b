"""Messages to send: written in the transaction that makes them true, sent afterwards by the worker.

::

    waiting --claim--> sending --sent--> sent
       ^                  |
       +------ retry -----+--dead--> dead

The rows of a match go out strictly in the order of their numbers: one is claimed only when none before
it is still waiting or sending. Where there is room to send, the transaction that adds a row claims it itself
(`take`). Rows of different matches do not wait for each other, nor do those of a match
that have a lane of their own: what goes to a person or to watchers must not hold up the match's thread.
"""

from collections.abc import Collection, Mapping
from datetime import datetime, timedelta
from functools import cache
from typing import Any, Literal, get_args

import msgspec
from sqlalchemy import (
    ColumnElement,
    Integer,
    Select,
    and_,
    bindparam,
    delete,
    exists,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.sql.dml import ReturningUpdate

from bot.store.database import Database, Reading, Topic, Writing
from bot.store.shards import Held, ours
from bot.store.tables import UtcTime, outbox

Kind = Literal[
    "open-thread",
    "lobby",
    "welcome",
    "turn",
    "end",
    "reminder",
    "notice",
    "vote",
    "substitution",
    "watch",
    "table",
    "cheer",
    "review",
    "invitation",
    "order",
    "look",
    "competition",
    "question",
    "call",
    "next",
    "show",
]
State = Literal["waiting", "sending", "sent", "dead"]
_OPEN = ("waiting", "sending")


class Row(msgspec.Struct, frozen=True, kw_only=True):
    """One message to send.

    ``attempts`` counts the attempts that failed or were interrupted, ``claimed_at`` is when the first
    one began: if one of them got through after all, its message is in the channel since then. ``at``:
    not to be sent before. ``error``: why the last attempt failed.
    """

    id: int
    match: int
    lane: str | None
    kind: Kind
    payload: dict[str, str | int]
    state: State
    attempts: int
    at: datetime
    created_at: datetime
    claimed_at: datetime | None
    message_id: int | None
    error: str | None


_COLUMNS = tuple(column.label("match") if column.name == "match_id" else column for column in outbox.c)


_ADD = insert(outbox)


async def add(
    writing: Writing,
    match: int,
    kind: Kind,
    now: datetime,
    payload: Mapping[str, str | int] | None = None,
    lane: str | None = None,
    after: timedelta = timedelta(),
) -> None:
    """A message to send once the transaction is committed and that time is over."""
    row = {"match_id": match, "lane": lane, "kind": kind, "payload": dict(payload or {})}
    times = {"at": now + after, "created_at": now}
    await writing.run(_ADD, [row | times | {"state": "waiting", "attempts": 0}])
    writing.touched.add(_topic(kind))
    writing.to_send.add(match)


async def take(writing: Writing, now: datetime, limit: int) -> list[Row]:
    """Claim, as `Outbox.claim` does, of the matches of which this transaction has something to send."""
    if not writing.to_send or limit <= 0:
        return []
    among = list(writing.to_send)
    query = _claim(False, writing.held, added=True)
    return sorted(await writing.rows(query, Row, now=now, limit=limit, among=among), key=lambda row: row.id)


async def waits(writing: Writing, match: int, kind: Kind, lane: str | None = None) -> bool:
    """Whether a message of that kind has not been taken up yet; nor is it before this is committed."""
    same_lane = outbox.c.lane.is_not_distinct_from(lane)
    where = (outbox.c.match_id == match, outbox.c.kind == kind, outbox.c.state == "waiting", same_lane)
    found = select(outbox.c.id).where(*where).limit(1).with_for_update(key_share=True)
    return await writing.value(found, int) is not None


async def drop(writing: Writing, match: int, lane: str) -> None:
    """What has not been taken up yet in that lane need not be sent any more."""
    where = (outbox.c.match_id == match, outbox.c.lane == lane, outbox.c.state == "waiting")
    await writing.run(delete(outbox).where(*where))


async def put_right(writing: Writing, now: datetime) -> None:
    """What was written by a clock that was ahead is to be sent now."""
    ahead = outbox.c.state == "waiting", outbox.c.created_at > now, ours(writing.held, outbox.c.match_id)
    if await writing.rowcount(update(outbox).where(*ahead).values(at=now)):
        writing.touched |= {"outbox", "watches"}


async def get(reading: Reading, row: int) -> Row | None:
    """The row of that number."""
    return await reading.row(select(*_COLUMNS).where(outbox.c.id == row), Row)


async def unsent(reading: Reading) -> int:
    """How many rows this process is to send that Discord does not have, and may yet."""
    query = select(func.count()).where(outbox.c.state.in_(_OPEN), ours(reading.held, outbox.c.match_id))
    return await reading.value(query, int) or 0


async def oldest_unsent(reading: Reading, now: datetime) -> datetime | None:
    """Since when the oldest row waits that should be sent and that nobody has tried to send."""
    untried = (outbox.c.state.in_(_OPEN), outbox.c.attempts == 0, outbox.c.at <= now)
    query = select(func.min(outbox.c.at, type_=UtcTime)).where(*untried)
    query = query.where(ours(reading.held, outbox.c.match_id))
    return await reading.value(query, datetime)


async def newest_board(reading: Reading, match: int) -> Row | None:
    """The message of the match's newest turn, or its welcome, sent already or not."""
    boards = outbox.c.kind.in_(("welcome", "turn"))
    query = select(*_COLUMNS).where(_of(match), boards).order_by(outbox.c.id.desc()).limit(1)
    return await reading.row(query, Row)


async def said(reading: Reading, of: Select[tuple[int]]) -> list[Row]:
    """Boards of the past that were posted with a word, in those matches."""
    where = outbox.c.match_id.in_(of), outbox.c.state.in_(get_args(State)), outbox.c.kind == "look"
    return await reading.rows(select(*_COLUMNS).where(*where), Row)


async def hush(writing: Writing, row: Row) -> None:
    """The word is forgotten; what is not sent yet is not sent any more."""
    payload = row.payload | {"text": ""}
    await writing.run(update(outbox).where(outbox.c.id == row.id).values(payload=payload))


async def under_way(writing: Writing, row: int, place: int | None) -> None:
    """Note where the row is being sent to: if nobody knows whether it got there, it is looked for there."""
    found = await get(writing, row)
    assert found is not None
    payload = {key: value for key, value in found.payload.items() if key != "place"}
    if place is not None:
        payload["place"] = place
    if payload != found.payload:
        await writing.run(update(outbox).where(outbox.c.id == row).values(payload=payload))


async def shown(reading: Reading, match: int, what: str) -> Row | None:
    """The newest message that shows the whole match in that way, sent already or not, but not given up."""
    states = outbox.c.state.in_((*_OPEN, "sent"))
    query = select(*_COLUMNS).where(outbox.c.match_id == match, states, outbox.c.kind == "show")
    rows = await reading.rows(query.order_by(outbox.c.id.desc()), Row)
    return next((row for row in rows if row.payload["what"] == what), None)


async def last_message(reading: Reading, match: int, kind: Kind) -> int | None:
    """The newest message of that kind that was posted for the match."""
    where = (outbox.c.kind == kind, outbox.c.message_id.is_not(None))
    query = select(outbox.c.message_id).where(_of(match), *where).order_by(outbox.c.id.desc()).limit(1)
    return await reading.value(query, int)


async def posted(reading: Reading, match: int, kind: Kind) -> list[Row]:
    """The messages of that kind that were posted for the match, the oldest first."""
    where = (outbox.c.kind == kind, outbox.c.message_id.is_not(None))
    return await reading.rows(select(*_COLUMNS).where(_of(match), *where).order_by(outbox.c.id), Row)


async def newest_in(reading: Reading, match: int, lane: str) -> Row | None:
    """The newest row of that lane, sent already or not."""
    query = select(*_COLUMNS).where(_of(match), outbox.c.lane == lane).order_by(outbox.c.id.desc()).limit(1)
    return await reading.row(query, Row)


_BECOMES = update(outbox).where(outbox.c.id == bindparam("row"))


class Outbox:
    """What the worker does with the rows; each call is a transaction of its own, which comes first."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def claim(self, now: datetime, limit: int, *, watches: bool = False) -> list[Row]:
        """Take up to ``limit`` rows to be sent now, at most one of each lane of each match, oldest first.

        Only ``watches``, or only what is none.
        """
        async with self._database.transaction(first=True) as writing:
            claimed = await writing.rows(_claim(watches, writing.held), Row, now=now, limit=limit)
        return sorted(claimed, key=lambda row: row.id)

    async def next_at(self, *, watches: bool = False) -> datetime | None:
        """When a row that is not behind another of its match may be sent; the past if that is now."""
        async with self._database.reading() as reading:
            return await reading.value(_next(watches, reading.held), datetime)

    async def sent(self, row: Row, message_id: int | None) -> None:
        """The message exists (None: there was nothing to post); the match's next row may follow."""
        await self._set(row, "sent", message_id=message_id, error=None)

    async def retry(self, row: Row, at: datetime, error: str) -> None:
        """The attempt failed; the row waits until then, and with it the later rows of its match."""
        await self._set(row, "waiting", at=at, error=error, attempts=row.attempts + 1)

    async def put_off(self, row: Row, at: datetime) -> None:
        """Nothing was tried, for it is too early; the row waits until then."""
        await self._set(row, "waiting", at=at)

    async def dead(self, row: Row, error: str) -> None:
        """It can never be sent; the match's next row may follow."""
        await self._set(row, "dead", error=error)

    async def interrupted(self, held: Held, in_hand: Collection[int], *, watches: bool = False) -> list[Row]:
        """The rows that were being sent when the process died that held these shards before, oldest first.

        Except those ``in_hand``, which are being sent by this one. They stay in state "sending", to be
        carried out like claimed ones. Nobody knows whether they got through: the attempt that was interrupted
        counts.
        """
        async with self._database.transaction(first=True) as writing:
            broken = (
                update(outbox)
                .where(outbox.c.state == "sending", _are(watches), ours(held, outbox.c.match_id))
                .where(outbox.c.id.not_in(in_hand))  # by now: another transaction may have taken up more
                .values(attempts=outbox.c.attempts + 1)
                .returning(*_COLUMNS)
            )
            return sorted(await writing.rows(broken, Row), key=lambda row: row.id)

    async def _set(self, row: Row, state: State, **values: object) -> None:
        async with self._database.transaction(first=True) as writing:
            await writing.run(_BECOMES, [{"row": row.id, "state": state, **values}])
            writing.touched.add(_topic(row.kind))


def _topic(kind: Kind) -> Topic:
    """Whose rows have changed: they are sent by different workers."""
    return "watches" if kind == "watch" else "outbox"


def _of(match: int) -> ColumnElement[bool]:
    """Rows of the match in any state there is: by both the index finds them, by one alone it does not."""
    return and_(outbox.c.match_id == match, outbox.c.state.in_(get_args(State)))


def _are(watches: bool) -> ColumnElement[bool]:
    """Rows that are watches, or rows that are none."""
    return outbox.c.kind == "watch" if watches else outbox.c.kind != "watch"


@cache
def _claim(watches: bool, held: Held, *, added: bool = False) -> ReturningUpdate[Any]:
    earlier = outbox.alias()
    blocked = exists().where(
        earlier.c.match_id == outbox.c.match_id,
        earlier.c.lane.is_not_distinct_from(outbox.c.lane),
        earlier.c.id < outbox.c.id,
        earlier.c.state.in_(_OPEN),
    )
    now = bindparam("now", type_=UtcTime)
    ready = (
        select(outbox.c.id)
        .where(outbox.c.state == "waiting", outbox.c.at <= now, _are(watches), ~blocked)
        .where(ours(held, outbox.c.match_id))
        .order_by(outbox.c.id)
        .limit(bindparam("limit", type_=Integer))
    )
    if added:
        ready = ready.where(outbox.c.match_id.in_(bindparam("among", expanding=True)))
    return (
        update(outbox)
        .where(outbox.c.id.in_(ready.scalar_subquery()), outbox.c.state == "waiting")
        .values(state="sending", claimed_at=func.coalesce(outbox.c.claimed_at, now))
        .returning(*_COLUMNS)
    )


@cache
def _next(watches: bool, held: Held) -> Select[tuple[datetime]]:
    heads = select(func.min(outbox.c.id)).where(outbox.c.state.in_(_OPEN))
    return select(func.min(outbox.c.at)).where(
        outbox.c.state == "waiting",
        _are(watches),
        ours(held, outbox.c.match_id),
        outbox.c.id.in_(heads.group_by(outbox.c.match_id, outbox.c.lane).scalar_subquery()),
    )
