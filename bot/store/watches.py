"""Watches: channels and people that follow matches, and the messages that show them there."""

from collections.abc import Sequence
from datetime import datetime
from typing import Literal

import msgspec
from sqlalchemy import ColumnElement, and_, bindparam, delete, insert, or_, select, update

from bot.store.database import Reading, Writing
from bot.store.tables import watch_posts, watches

Why = Literal["gone", "closed", "left"]
"""Why a watch ended by itself: its channel is gone, the direct messages are closed, the person left."""


class WatchRow(msgspec.Struct, frozen=True, kw_only=True):
    """A channel or a person's direct messages (one of the two) that follows one match; ``by`` set it up.

    ``match_id`` None: all public matches of the server. One that ended by itself is kept to be told of. A
    person with ``read_to`` reads the match turn by turn, and has come to that turn.
    """

    id: int
    server: int
    match_id: int | None
    channel: int | None
    person: int | None
    by: int
    at: datetime
    ended_at: datetime | None
    why: Why | None
    read_to: int | None


class WatchPostRow(msgspec.Struct, frozen=True, kw_only=True):
    """The newest message in which the watch shows the match.

    It tells the turns from ``turn`` to ``told``, and the ``state`` the match was in then.
    """

    watch: int
    match_id: int
    message_id: int
    posted_at: datetime
    turn: int
    told: int
    state: str


_ON = watches.c.ended_at.is_(None)


async def add(writing: Writing, **values: object) -> int:
    """A new watch; returns its number."""
    found = await writing.value(insert(watches).values(**values).returning(watches.c.id), int)
    assert found is not None
    return found


async def get(reading: Reading, watch: int) -> WatchRow | None:
    """The watch of that number."""
    return await reading.row(select(watches).where(watches.c.id == watch), WatchRow)


_FOLLOWING = (
    select(watches)
    .where(watches.c.server == bindparam("of_server"), _ON)
    .where(or_(watches.c.match_id == bindparam("match"), watches.c.match_id.is_(None)))
    .order_by(watches.c.id)
)


async def following(reading: Reading, server: int, match: int) -> Sequence[WatchRow]:
    """Every watch that follows that match of that server, oldest first."""
    return await reading.rows(_FOLLOWING, WatchRow, of_server=server, match=match)


async def at_place(
    reading: Reading, server: int, channel: int | None, person: int | None
) -> Sequence[WatchRow]:
    """Every watch of that server in that channel, or of that person, that goes on; oldest first."""
    query = select(watches).where(watches.c.server == server, _place(channel, person), _ON)
    return await reading.rows(query.order_by(watches.c.id), WatchRow)


async def in_server(reading: Reading, server: int) -> Sequence[WatchRow]:
    """Every watch of that server, also those that ended by themselves, oldest first."""
    query = select(watches).where(watches.c.server == server)
    return await reading.rows(query.order_by(watches.c.id), WatchRow)


async def end(writing: Writing, watch: int, now: datetime, why: Why) -> None:
    """It follows nothing any more, by itself; what was posted stays."""
    await writing.run(delete(watch_posts).where(watch_posts.c.watch == watch))
    await writing.run(update(watches).where(watches.c.id == watch).values(ended_at=now, why=why))


async def read_to(writing: Writing, watch: int, turn: int | None) -> None:
    """Its person has read the match up to that turn; None: it is shown to them as it stands."""
    await writing.run(update(watches).where(watches.c.id == watch).values(read_to=turn))


async def remove(writing: Writing, watch: int) -> None:
    """Follow no longer; what was posted stays."""
    await writing.run(delete(watch_posts).where(watch_posts.c.watch == watch))
    await writing.run(delete(watches).where(watches.c.id == watch))


async def newest_post(reading: Reading, watch: int, match: int) -> WatchPostRow | None:
    """The newest message in which the watch shows the match."""
    query = select(watch_posts).where(watch_posts.c.watch == watch, watch_posts.c.match_id == match)
    return await reading.row(query, WatchPostRow)


async def put_post(writing: Writing, row: WatchPostRow) -> None:
    """Store the message in place of the last one."""
    await writing.put(watch_posts, **msgspec.structs.asdict(row))


def _place(channel: int | None, person: int | None) -> ColumnElement[bool]:
    return and_(
        watches.c.channel.is_not_distinct_from(channel), watches.c.person.is_not_distinct_from(person)
    )
