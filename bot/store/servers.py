"""Servers in which matches were created, and what their staff set."""

from datetime import datetime

import msgspec
from sqlalchemy import insert, select, update

from bot.store.database import Reading, Writing
from bot.store.tables import servers


class ServerRow(msgspec.Struct, frozen=True, kw_only=True):
    """What the staff of a server has set with /server.

    ``tables_in``: the channel for open tables, None for any. ``watchers_in``: the channel that mirrors every
    public match, None for none. ``pace``: the usual one, None for ours. ``most``: matches a person may play
    in this server at the same time, None for any number.
    """

    id: int
    tables_in: int | None = None
    watchers_in: int | None = None
    pace: str | None = None
    most: int | None = None


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
