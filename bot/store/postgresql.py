"""PostgreSQL: a server, for as many processes as there are."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import asyncpg
from sqlalchemy import URL, Connection
from sqlalchemy.exc import DBAPIError, OperationalError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from bot.store import schema
from bot.store.database import READERS, Lock
from bot.store.errors import StoreError

# What else it says of an error goes to the log with it: whole rows, and seeds and positions are in rows.
asyncpg.PostgresError.__str__ = lambda error: str(error.args[0])

PATIENCE = 10
"""Seconds to wait for a bot that is just ending."""

_UPGRADING, _ALONE = 1, 2
"""Numbers of advisory locks."""


class PostgreSQL:
    """The database of that URL, on a server that runs."""

    def __init__(self, url: URL) -> None:
        self._url = url.set(drivername="postgresql+asyncpg")
        self.name = url.render_as_string(hide_password=True)

    def upgrade(self) -> None:
        """Create the tables, or bring them to the newest; whoever comes second waits for the first."""

        def work(connection: Connection) -> None:
            connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({_UPGRADING})")
            schema.upgrade(connection, self.name)

        asyncio.run(self._alone_on_a_connection(work))

    def check(self) -> None:
        """The database must be there."""
        asyncio.run(self._alone_on_a_connection(lambda connection: None))

    async def alone(self) -> Lock:
        """An advisory lock of a session of its own."""
        dsn = self._url.set(drivername="postgresql").render_as_string(hide_password=False)
        session = await self._refusing(asyncpg.connect(dsn))
        try:
            await session.execute(f"SET lock_timeout = '{PATIENCE}s'; SELECT pg_advisory_lock({_ALONE})")
        except asyncpg.LockNotAvailableError as error:
            await session.close()
            raise StoreError("database-in-use", database=self.name) from error
        return _Lock(session)

    def writer(self) -> AsyncEngine:
        """Whoever changes a row holds it; what is read without holding it may be changed by others."""
        return self._engine(pool_size=1)

    def reader(self) -> AsyncEngine:
        """A few that cannot write."""
        engine = self._engine(pool_size=READERS, isolation_level="REPEATABLE READ")
        return engine.execution_options(postgresql_readonly=True)

    def backup(self, to: Path) -> Path:
        """That is the server's business."""
        raise StoreError("no-backup", database=self.name)

    def restore(self, file: Path) -> Path | None:
        """That is the server's business."""
        raise StoreError("no-backup", database=self.name)

    def _engine(self, **options: Any) -> AsyncEngine:
        # asked first whether it still lives: a server that was started again costs nobody a press
        options = {"pool_pre_ping": True, **options}
        if "poolclass" not in options:
            options |= {"max_overflow": 0, "pool_timeout": 60}
        connecting = {"async_creator_fn": _connect}
        return create_async_engine(self._url, hide_parameters=True, connect_args=connecting, **options)

    async def _alone_on_a_connection(self, work: Callable[[Connection], None]) -> None:
        """Do it in a transaction, on a loop of its own."""
        engine = self._engine(poolclass=NullPool, pool_pre_ping=False)

        async def whole() -> None:
            async with engine.begin() as connection:
                await connection.run_sync(work)

        await self._refusing(whole())

    async def _refusing(self, work: Any) -> Any:
        try:
            return await work
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, DBAPIError) as error:
            reason = str(getattr(error, "orig", None) or error)
            raise StoreError("unreadable-database", database=self.name, reason=reason) from error


async def _connect(*arguments: Any, **options: Any) -> Any:
    """A connection, or an error as all others of the database are."""
    try:
        return await asyncpg.connect(*arguments, **options)
    except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
        raise OperationalError("CONNECT", None, error) from error


class _Lock:
    def __init__(self, session: Any) -> None:
        self._session = session

    async def close(self) -> None:
        """Let others have it."""
        await self._session.close()
