"""Seeks: who wishes to be seated at a table that opens when enough people fit. One a person and server."""

from collections.abc import Collection, Sequence
from datetime import datetime

import msgspec
from sqlalchemy import delete, select

from bot.store.database import Reading, Writing
from bot.store.tables import people, seeks, servers


class SeekRow(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody seeks one of these games at one of these paces, with ``least`` to ``most`` players.

    It was stored ``at`` that time and lasts ``until`` then.
    """

    person: int
    server: int
    games: tuple[str, ...]
    paces: tuple[str, ...]
    least: int
    most: int
    at: datetime
    until: datetime


class NamedRow(SeekRow, frozen=True, kw_only=True):
    """The same with what its person is called."""

    name: str


async def of_server(reading: Reading, server: int, now: datetime) -> Sequence[NamedRow]:
    """Those that last in a server, the oldest first."""
    query = select(seeks, people.c.name).join(people, people.c.id == seeks.c.person)
    lasting = query.where(seeks.c.server == server, seeks.c.until > now)
    return await reading.rows(lasting.order_by(seeks.c.at, seeks.c.person), NamedRow)


async def put(writing: Writing, seek: SeekRow) -> None:
    """Store the seek in place of the one before; what is over by then is forgotten."""
    await writing.run(delete(seeks).where(seeks.c.until <= seek.at))
    await writing.put(seeks, **msgspec.to_builtins(seek, builtin_types=(datetime,)))


async def remove(writing: Writing, server: int, persons: Collection[int]) -> None:
    """These people seek nothing there any more."""
    await writing.run(delete(seeks).where(seeks.c.server == server, seeks.c.person.in_(persons)))


async def hold(writing: Writing, server: int) -> None:
    """Nobody else seats anybody in that server, or ends a seek there, until the transaction ends."""
    await writing.hold(servers, [server])
