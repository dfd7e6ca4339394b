"""Seeks: who wishes to be seated at a table that opens when enough people fit. One a person and server."""

from collections.abc import Collection, Sequence
from datetime import datetime

import msgspec
from sqlalchemy import and_, delete, exists, select, update

from bot.store.database import Reading, Writing
from bot.store.shards import our_server
from bot.store.tables import people, seeks, servers


class SeekRow(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody seeks one of these games at one of these paces, with ``least`` to ``most`` players.

    It was stored ``at`` that time and lasts ``until`` then. ``channel``: where the table would be, not known
    of one from before this was stored, nor once that channel is gone. ``found``: the table that has opened by
    itself, until its card is there; meanwhile nothing is sought by it.
    """

    person: int
    server: int
    games: tuple[str, ...]
    paces: tuple[str, ...]
    least: int
    most: int
    at: datetime
    until: datetime
    channel: int | None = None
    found: int | None = None


class NamedRow(SeekRow, frozen=True, kw_only=True):
    """The same with what its person is called."""

    name: str


_other = seeks.alias()

contested = and_(
    seeks.c.found.is_(None),
    exists(
        select(_other.c.person)
        .where(_other.c.server == seeks.c.server, _other.c.person != seeks.c.person)
        .where(_other.c.found.is_(None))
        .correlate(seeks)
    ),
    ~exists(
        select(servers.c.id)
        .where(servers.c.id == seeks.c.server, servers.c.forget_at.is_not(None))
        .correlate(seeks)
    ),
)
"""Somebody else seeks there, too, and the bot is in that server."""


async def of_server(reading: Reading, server: int, now: datetime) -> Sequence[NamedRow]:
    """Those that last in a server, the oldest first."""
    query = select(seeks, people.c.name).join(people, people.c.id == seeks.c.person)
    lasting = query.where(seeks.c.server == server, seeks.c.until > now, seeks.c.found.is_(None))
    return await reading.rows(lasting.order_by(seeks.c.at, seeks.c.person), NamedRow)


async def put(writing: Writing, seek: SeekRow) -> None:
    """Store the seek in place of the one before; what is over by then is forgotten."""
    await writing.run(delete(seeks).where(seeks.c.until <= seek.at))
    await writing.put(seeks, **msgspec.to_builtins(seek, builtin_types=(datetime,)))


async def due(reading: Reading, now: datetime) -> list[int]:
    """The servers in which is to be looked again by now who can be seated."""
    where = seeks.c.again_at <= now, contested, our_server(reading.held, seeks.c.server)
    query = select(seeks.c.server).where(*where).distinct().order_by(seeks.c.server)
    return [row.server for row in await reading.rows(query, _Server)]


class _Server(msgspec.Struct):
    server: int


async def looked(writing: Writing, server: int, now: datetime, again_at: datetime) -> None:
    """Somebody has looked now who can be seated there, and will again; what is over by now is forgotten."""
    await writing.run(delete(seeks).where(seeks.c.server == server, seeks.c.until <= now))
    await writing.run(update(seeks).where(seeks.c.server == server).values(again_at=again_at))
    writing.touched.add("deadlines")


async def put_right(writing: Writing, now: datetime, latest: datetime) -> None:
    """Where it is to be looked only later than that, by a clock that was ahead, it is now."""
    ahead = seeks.c.again_at > latest, our_server(writing.held, seeks.c.server)
    if await writing.rowcount(update(seeks).where(*ahead).values(again_at=now)):
        writing.touched.add("deadlines")


async def remove(writing: Writing, server: int, persons: Collection[int]) -> None:
    """These people seek nothing there any more."""
    await writing.run(delete(seeks).where(seeks.c.server == server, seeks.c.person.in_(persons)))


async def find(writing: Writing, server: int, persons: Collection[int], match: int) -> None:
    """A table has opened for these people by itself."""
    seated = seeks.c.server == server, seeks.c.person.in_(persons)
    await writing.run(update(seeks).where(*seated).values(found=match))


async def found(writing: Writing, match: int) -> None:
    """That table is there: nothing is sought by them any more."""
    await writing.run(delete(seeks).where(seeks.c.found == match))


async def lose(writing: Writing, match: int, gone: Collection[int]) -> None:
    """That table is not to be: they seek on, except those who are gone."""
    await writing.run(delete(seeks).where(seeks.c.found == match, seeks.c.person.in_(gone)))
    await writing.run(update(seeks).where(seeks.c.found == match).values(found=None))


async def lose_channel(writing: Writing, server: int, channel: int) -> None:
    """No table opens in that channel any more."""
    there = seeks.c.server == server, seeks.c.channel == channel
    await writing.run(update(seeks).where(*there).values(channel=None))


async def hold(writing: Writing, server: int) -> None:
    """Nobody else seats anybody in that server, or ends a seek there, until the transaction ends."""
    await writing.hold(servers, [server])
