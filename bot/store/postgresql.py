"""PostgreSQL: a server, for as many processes as there are."""

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import asyncpg
from sqlalchemy import URL, Connection, ExceptionContext, event, text
from sqlalchemy.exc import DBAPIError, DisconnectionError, OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from bot.store import schema
from bot.store.database import READERS, reason_of
from bot.store.errors import StoreError

# What else it says of an error goes to the log with it: whole rows, and seeds and positions are in rows.
asyncpg.PostgresError.__str__ = lambda error: str(error.args[0])

PATIENCE = 10
"""Seconds to wait for a bot that is just ending."""

BEAT = 5
"""Seconds within which the session that holds locks must answer."""

_UPGRADING, _ALONE, _JOINING = 1, 2, 3
"""Numbers of advisory locks."""

_COUNT, _SHARD, _IDENTIFY = 1, 2, 3
"""Classes of advisory locks of two numbers."""

CHANNEL = "mandate"
"""Where processes tell each other what they have stored."""

_NOTIFY = text(f"SELECT pg_notify('{CHANNEL}', :topics)")

_ALIVE = {"tcp_keepalives_idle": "5", "tcp_keepalives_interval": "5", "tcp_keepalives_count": "2"}
"""So soon the server notices that the machine at the other end is gone, and frees its locks."""

SILENCE = 60
"""Seconds between two statements of a transaction that writes, at most: the server then takes its process
for gone, whatever the network says, and frees the rows that it holds. To pair a hundred people takes one."""

REACH = 10
"""Seconds within which the server must let us in."""

ANSWER = 2 * SILENCE
"""Seconds within which the server must answer a statement, or it is gone whatever the network says: longer
than any takes, also one that waits for rows of a process that is gone. Those of `upgrade` may take longer."""


class PostgreSQL:
    """The database of that URL, on a server that runs; its query is as in URLs of libpq."""

    backs_up = False

    def __init__(self, url: URL) -> None:
        secrets = [name for name in ("password", "sslpassword") if name in url.query]
        self.name = url.difference_update_query(secrets).render_as_string(hide_password=True)
        # what asyncpg itself, and many a host of databases, call it
        query = {"sslmode" if name == "ssl" else name: value for name, value in url.query.items()}
        self._dsn = url.set(drivername="postgresql", query=query).render_as_string(hide_password=False)

    def upgrade(self) -> None:
        """Create the tables, or bring them to the newest; whoever comes second waits for the first."""

        def work(connection: Connection) -> None:
            connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({_UPGRADING})")
            schema.upgrade(connection, self.name)

        asyncio.run(self._alone_on_a_connection(work))

    def check(self) -> None:
        """The database must be there and filled."""
        asyncio.run(self._alone_on_a_connection(partial(schema.check_filled, database=self.name)))

    async def alone(self) -> "Session":
        """A session that no other is beside."""
        return await self._session("pg_advisory_lock")

    async def beside(self) -> "Session":
        """A session that others may be beside, but none alone."""
        return await self._session("pg_advisory_lock_shared")

    async def _session(self, lock: str) -> "Session":
        connection = await self._refusing(_connect(self._dsn, BEAT, {}))

        async def hold() -> None:
            await connection.execute(f"SET lock_timeout = '{PATIENCE}s'")
            try:
                await connection.execute(f"SELECT {lock}({_ALONE})", timeout=2 * PATIENCE)
            except asyncpg.LockNotAvailableError as error:
                raise StoreError("database-in-use", database=self.name) from error

        try:
            await self._refusing(hold())
        except BaseException:
            connection.terminate()
            raise
        return Session(connection, self.name)

    def writer(self) -> AsyncEngine:
        """Whoever changes a row holds it; what is read without holding it may be changed by others."""
        return self._engine(pool_size=1, settings={"idle_in_transaction_session_timeout": f"{SILENCE}s"})

    def reader(self) -> AsyncEngine:
        """A few that cannot write."""
        engine = self._engine(pool_size=READERS, isolation_level="REPEATABLE READ")
        return engine.execution_options(postgresql_readonly=True)

    async def announce(self, connection: AsyncConnection, topics: str) -> None:
        """They listen on `CHANNEL`."""
        await connection.execute(_NOTIFY, {"topics": topics})

    def backup(self, to: Path) -> Path:
        """That is the server's business."""
        raise StoreError("no-backup", database=self.name)

    def restore(self, file: Path) -> Path | None:
        """That is the server's business."""
        raise StoreError("no-backup", database=self.name)

    def _engine(self, settings: Mapping[str, str] = {}, **options: Any) -> AsyncEngine:
        pooled = "poolclass" not in options
        if pooled:
            options |= {"max_overflow": 0, "pool_timeout": 60}
        connect = partial(_connect, self._dsn, ANSWER if pooled else None, settings)
        url = "postgresql+asyncpg://"  # of what speaks to the server, not of where that is
        engine = create_async_engine(url, async_creator=connect, hide_parameters=True, **options)
        event.listen(engine.sync_engine, "checkout", _must_live)
        event.listen(engine.sync_engine, "handle_error", _must_answer)
        return engine

    async def _alone_on_a_connection(self, work: Callable[[Connection], None]) -> None:
        """Do it in a transaction, on a loop of its own."""
        engine = self._engine(poolclass=NullPool)

        async def whole() -> None:
            async with engine.begin() as connection:
                await connection.run_sync(work)

        await self._refusing(whole())

    async def _refusing(self, work: Any) -> Any:
        try:
            return await work
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, DBAPIError) as error:
            raise StoreError("unreadable-database", database=self.name, reason=reason_of(error)) from error


def _must_live(connection: Any, *_: object) -> None:
    """A server that was started again costs nobody a press: another connection is made.

    The lost one knows by itself; to ask the server each time, as a pool does, takes three round trips.
    """
    if connection.driver_connection.is_closed():
        raise DisconnectionError


def _must_answer(context: ExceptionContext) -> OperationalError | None:
    """Who did not answer is asked nothing more on this connection, not even to undo what was done."""
    if not isinstance(context.original_exception, TimeoutError) or context.connection is None:
        return None
    lost: Any = context.connection.connection.driver_connection
    lost.terminate()
    context.is_disconnect = True
    return OperationalError(context.statement, None, context.original_exception)


async def _connect(dsn: str, command_timeout: float | None, settings: Mapping[str, str]) -> Any:
    """A connection, or an error as all others of the database are."""
    try:
        return await asyncpg.connect(
            dsn, timeout=REACH, command_timeout=command_timeout, server_settings={**_ALIVE, **settings}
        )
    # the last of a port, say, that is no number
    except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, ValueError) as error:
        raise OperationalError("CONNECT", None, error) from error


class Session:
    """A connection that holds this process's locks: when it ends, for whatever reason, they are free.

    Every method raises `StoreError` unreadable-database when the connection is lost.
    """

    def __init__(self, connection: Any, name: str) -> None:
        self._connection = connection
        self._name = name
        self._turnstile = asyncio.Lock()

    async def join(self, count: int, *, adapt: bool) -> int:
        """Agree with the other processes on the number of shards; returns it.

        If theirs is another one it is taken over with ``adapt``, else that raises `StoreError` other-shards.
        """
        query = (
            "SELECT objid::bigint FROM pg_locks WHERE locktype = 'advisory' AND objsubid = 2 AND granted"
            f" AND classid = {_COUNT} AND pid <> pg_backend_pid()"
            " AND database = (SELECT oid FROM pg_database WHERE datname = current_database()) LIMIT 1"
        )
        async with self._asking(), self._connection.transaction():
            await self._connection.execute(f"SELECT pg_advisory_xact_lock({_JOINING})")
            found = await self._connection.fetchval(query)
            if found not in (None, count) and not adapt:
                raise StoreError("other-shards", count=count, found=found)
            agreed = count if found is None else int(found)
            await self._connection.execute(f"SELECT pg_advisory_lock_shared({_COUNT}, {agreed})")
        return agreed

    async def processes(self, count: int) -> int:
        """How many processes there are that agreed on that number of shards, perhaps this one among them."""
        query = (
            "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND objsubid = 2 AND granted"
            f" AND classid = {_COUNT} AND objid = {count}"
            " AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
        )
        async with self._asking():
            return int(await self._connection.fetchval(query))

    async def take(self, shard: int) -> bool:
        """Hold the shard, if nobody does."""
        return await self._try(_SHARD, shard)

    async def give(self, shard: int) -> None:
        """Hold it no longer."""
        await self._end(_SHARD, shard)

    async def identify(self, bucket: int) -> bool:
        """Whether nobody else identifies in that bucket: if so nobody else does until `identified`."""
        return await self._try(_IDENTIFY, bucket)

    async def identified(self, bucket: int) -> None:
        """The next one may."""
        await self._end(_IDENTIFY, bucket)

    async def listen(self, hear: Callable[[str], None]) -> None:
        """Call back with what other sessions say on `CHANNEL`."""
        async with self._asking():
            await self._connection.add_listener(CHANNEL, lambda _connection, _pid, _channel, said: hear(said))

    async def revision(self) -> str:
        """Of the tables; asked also to see that the connection lives."""
        async with self._asking():
            return str(await self._connection.fetchval("SELECT version_num FROM alembic_version"))

    async def close(self) -> None:
        """Let others have it all."""
        self._connection.terminate()

    async def _try(self, kind: int, number: int) -> bool:
        async with self._asking():
            return bool(await self._connection.fetchval(f"SELECT pg_try_advisory_lock({kind}, {number})"))

    async def _end(self, kind: int, number: int) -> None:
        async with self._asking():
            await self._connection.execute(f"SELECT pg_advisory_unlock({kind}, {number})")

    @asynccontextmanager
    async def _asking(self) -> AsyncIterator[None]:
        """One at a time; a connection that does not answer soon is as good as lost."""
        try:
            async with self._turnstile:
                yield
        except (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
            self._connection.terminate()
            raise StoreError("unreadable-database", database=self._name, reason=reason_of(error)) from error
