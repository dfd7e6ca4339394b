"""Servers in which matches were created, what their staff set, and those that removed the bot."""

from collections.abc import Collection, Sequence
from datetime import datetime

import msgspec
from sqlalchemy import delete, insert, or_, select, update

from bot.store.database import Reading, Writing
from bot.store.shards import Held, our_server
from bot.store.tables import seeks, servers, watch_posts, watches


class ServerRow(msgspec.Struct, frozen=True, kw_only=True):
    """What the staff of a server has set with /server.

    ``tables_in``: the channel for open tables, None for any. ``watchers_in``: the channel that mirrors every
    public match, None for none. ``pace``: the usual one, None for ours. ``most``: matches a person may play
    in this server at the same time, None for any number. ``language``: of public messages, None for that
    which the server has on Discord. ``rated``: matches count for ratings unless their table says otherwise.
    ``organisers``: the role that may hold leagues and tournaments, besides those who manage the server.
    ``ping``: the role that new tables ping; everybody takes it themselves.
    """

    id: int
    tables_in: int | None = None
    watchers_in: int | None = None
    pace: str | None = None
    most: int | None = None
    language: str | None = None
    rated: bool = False
    organisers: int | None = None
    ping: int | None = None


_SETTINGS = [servers.c[name] for name in ServerRow.__struct_fields__]


async def seen(writing: Writing, server: int, now: datetime) -> None:
    """Know the server from now on; one that is known stays as it is."""
    known = select(servers.c.id).where(servers.c.id == server)
    if await writing.value(known, int) is None:
        await writing.run(insert(servers).values(id=server, since=now))


async def get(reading: Reading, server: int) -> ServerRow:
    """What was set for the server; as if nothing was for one never seen."""
    query = select(*_SETTINGS).where(servers.c.id == server)
    return await reading.row(query, ServerRow) or ServerRow(id=server)


async def set_up(writing: Writing, server: ServerRow) -> None:
    """Store the settings of a server that is known."""
    values = msgspec.structs.asdict(server)
    await writing.run(update(servers).where(servers.c.id == values.pop("id")).values(**values))


async def may_ping(writing: Writing, server: int, since: datetime, now: datetime) -> bool:
    """Whether no table there has pinged anybody since then; if so this one does, now."""
    quiet = or_(servers.c.pinged_at.is_(None), servers.c.pinged_at <= since)
    pings = update(servers).where(servers.c.id == server, quiet).values(pinged_at=now)
    return await writing.rowcount(pings) == 1


async def on(reading: Reading, shards: Held) -> Sequence[ServerRow]:
    """The servers of which Discord tells on those shards."""
    return await reading.rows(select(*_SETTINGS).where(our_server(shards, servers.c.id)), ServerRow)


async def left(writing: Writing, gone: Collection[int], forget_at: datetime) -> None:
    """The bot is in these no more; who was gone before keeps their time."""
    found = servers.c.id.in_(gone), servers.c.forget_at.is_(None)
    await writing.run(update(servers).where(*found).values(forget_at=forget_at))
    writing.touched.add("deadlines")


async def back(writing: Writing, here: Collection[int]) -> None:
    """The bot is in these."""
    found = servers.c.id.in_(here), servers.c.forget_at.is_not(None)
    await writing.run(update(servers).where(*found).values(forget_at=None))
    writing.touched.add("deadlines")


async def due(reading: Reading, now: datetime) -> Sequence[ServerRow]:
    """Those to be forgotten by now. One that may have invited the bot again meanwhile is not."""
    ours = our_server(reading.held, servers.c.id), our_server(reading.heard_of, servers.c.id)
    gone = servers.c.forget_at <= now, *ours
    return await reading.rows(select(*_SETTINGS).where(*gone), ServerRow)


async def forget(writing: Writing, server: int) -> None:
    """Delete a server that has no matches, who watched there and who sought a table."""
    here = watches.c.server == server
    await writing.run(delete(watch_posts).where(watch_posts.c.watch.in_(select(watches.c.id).where(here))))
    await writing.run(delete(watches).where(here))
    await writing.run(delete(seeks).where(seeks.c.server == server))
    await writing.run(delete(servers).where(servers.c.id == server))
