"""Servers in which matches were created."""

from datetime import datetime

from sqlalchemy import insert, select

from bot.store.database import Writing
from bot.store.tables import servers


async def seen(writing: Writing, server: int, now: datetime) -> None:
    """Know the server from now on; one that is known stays as it is."""
    known = select(servers.c.id).where(servers.c.id == server)
    if await writing.value(known, int) is None:
        await writing.run(insert(servers).values(id=server, since=now))
