"""The connections: one that writes, a few that read, and the transactions on them."""

import asyncio
import logging
import sqlite3
from collections import defaultdict
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager, closing
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from typing import Any, Literal, Self, TypeVar

import aiosqlite
import msgspec
from sqlalchemy import URL, DateTime, Dialect, Executable, Select, Table, TypeDecorator, event, make_url
from sqlalchemy.dialects.sqlite import insert
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.sql.dml import ReturningDelete, ReturningInsert, ReturningUpdate

from bot.store.errors import StoreError

T = TypeVar("T")

Topic = Literal["outbox", "deadlines", "computers"]
"""What somebody may wait for: new rows to send, other times at which something is due, computers' turns."""

SOON = 0.1
"""Seconds that whoever does what falls due by itself waits after a change: answers and boards go first."""

# At DEBUG it tells every statement with its values: seeds and positions are among them.
logging.getLogger("aiosqlite").setLevel(logging.INFO)

READERS = 4
_BUSY_SECONDS = 5


class UtcTime(TypeDecorator[datetime]):
    """A time that goes in aware and comes back aware, in UTC; a naive one is a mistake and refused."""

    impl = DateTime
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """Aware to UTC."""
        if value is None:
            return None
        if value.tzinfo is None:
            raise ValueError(f"a time without a zone: {value}")
        return value.astimezone(UTC).replace(tzinfo=None)

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """UTC to aware."""
        return None if value is None else value.replace(tzinfo=UTC)


@cache
def _upsert(table: Table, names: tuple[str, ...]) -> Executable:
    """Insert a row of these columns, or put them over that of its key; only here SQL's dialect is named."""
    adding = insert(table)
    rest = {name: adding.excluded[name] for name in names if name not in table.primary_key.columns}
    if not rest:
        return adding.on_conflict_do_nothing(index_elements=table.primary_key)
    return adding.on_conflict_do_update(index_elements=table.primary_key, set_=rest)


def file_of(url: str) -> Path:
    """The file that a database URL names, in a folder that exists; raises `StoreError`."""
    try:
        parsed = make_url(url)
    except ArgumentError as error:
        raise StoreError("unsupported-database", url=url) from error
    if parsed.drivername not in ("sqlite", "sqlite+aiosqlite") or parsed.database in (None, "", ":memory:"):
        raise StoreError("unsupported-database", url=parsed.render_as_string(hide_password=True))
    path = Path(str(parsed.database))
    if not path.parent.is_dir():
        raise StoreError("no-such-folder", folder=str(path.parent))
    return path


def refusal(path: Path, error: Exception) -> StoreError:
    """What SQLite's complaint about that file means."""
    reason = str(error.__cause__ or error)
    broken = "not a database" in reason or "malformed" in reason
    code = "corrupted-database" if broken else "unreadable-database"
    return StoreError(code, file=str(path), reason=reason)


class Reading:
    """A transaction that only reads: everything it returns is of one moment.

    A query that is asked often is built once, with `bindparam` for what differs.
    """

    def __init__(self, connection: AsyncConnection) -> None:
        self._connection = connection

    async def rows(self, query: "Query", shape: type[T], **parameters: object) -> list[T]:
        """All rows, each checked and converted to the struct."""
        result = await self._connection.execute(query, parameters)
        return [msgspec.convert(row._mapping, shape) for row in result]

    async def row(self, query: "Query", shape: type[T], **parameters: object) -> T | None:
        """The only row, or None; more than one is a mistake of the query."""
        found = (await self._connection.execute(query, parameters)).one_or_none()
        return None if found is None else msgspec.convert(found._mapping, shape)

    async def value(self, query: "Query", shape: type[T], **parameters: object) -> T | None:
        """The only column of the only row; None if there is no row or it is null."""
        found = (await self._connection.execute(query, parameters)).scalar_one_or_none()
        return None if found is None else msgspec.convert(found, shape)


Query = Select[Any] | ReturningInsert[Any] | ReturningUpdate[Any] | ReturningDelete[Any]


class Writing(Reading):
    """A transaction that may write, the only one at any time: what it reads stays true until its end."""

    def __init__(self, connection: AsyncConnection) -> None:
        super().__init__(connection)
        self.touched: set[Topic] = set()

    async def run(self, statement: Executable, rows: Sequence[Mapping[str, object]] | None = None) -> int:
        """Carry out a statement, or insert these rows; returns the number of rows changed."""
        return (await self._connection.execute(statement, rows)).rowcount

    async def put(self, table: Table, **values: object) -> None:
        """Insert the row, or put the values over the row of the same primary key."""
        await self._connection.execute(_upsert(table, tuple(values)), values)


class Database:
    """An opened database file. Make one with `bot.store.Store.open`."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._writer = _engine(path, "BEGIN IMMEDIATE", 1)
        self._reader = _engine(path, "BEGIN", READERS, "PRAGMA query_only=ON")
        self._turnstile = asyncio.Lock()
        self._inside: asyncio.Task[Any] | None = None
        self._listeners: defaultdict[Topic, list[tuple[Callable[[], None], float]]] = defaultdict(list)
        self._told_later: set[Callable[[], None]] = set()

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[Writing]:
        """The one writing transaction: committed at the end of the block, undone as a whole by any exception.

        Others wait at the lock. Without it, two tasks on one connection would share a transaction, and
        the rollback of one would take the other's rows along. Opening a second one inside is a mistake
        (it would wait for itself).
        """
        task = asyncio.current_task()
        if self._inside is not None and self._inside is task:
            raise RuntimeError("a transaction inside a transaction")
        async with self._turnstile:
            self._inside = task
            writing = None
            try:
                async with self._writer.begin() as connection:
                    writing = Writing(connection)
                    yield writing
            finally:
                self._inside = None
                # Also after a failure: a cancelled task cannot know whether its commit still went through.
                if writing is not None:
                    self._tell(writing.touched)

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[Reading]:
        """A reading transaction; it sees everything committed before it began and waits for nobody."""
        async with self._reader.begin() as connection:
            yield Reading(connection)

    def listen(self, topic: Topic, callback: Callable[[], None], after: float = 0) -> None:
        """Call back, on the loop, after every transaction that touched the topic.

        Or ``after`` so many seconds, once for all transactions until then.
        """
        self._listeners[topic].append((callback, after))

    def _tell(self, topics: set[Topic]) -> None:
        for topic in sorted(topics):
            for callback, after in self._listeners[topic]:
                if not after:
                    callback()
                elif callback not in self._told_later:
                    self._told_later.add(callback)
                    asyncio.get_running_loop().call_later(after, self._tell_late, callback)

    def _tell_late(self, callback: Callable[[], None]) -> None:
        self._told_later.discard(callback)
        callback()

    async def backup(self, to: Path) -> Path:
        """Write a whole, compact copy of this moment, return its path; raises `StoreError`, never overwrites.

        ``to`` is a new file, or a folder in which one is made, named after the time.
        """
        path, part = await asyncio.to_thread(_backup_paths, to)
        # Past SQLAlchemy, which would begin a transaction; and under a name of its own until it is whole.
        async with self._turnstile, self._writer.connect() as connection:
            driver = (await connection.get_raw_connection()).driver_connection
            assert isinstance(driver, aiosqlite.Connection)
            try:
                await driver.execute("VACUUM INTO ?", (str(part),))
            except sqlite3.Error as error:
                raise refusal(self.path, error) from error
        await asyncio.to_thread(part.rename, path)
        return path

    async def close(self) -> None:
        """Wait for the transaction in progress and close every connection."""
        async with self._turnstile:
            await self._reader.dispose()
            await self._writer.dispose()


def _backup_paths(to: Path) -> tuple[Path, Path]:
    """Where a backup shall be, and where it is written until it is whole; raises `StoreError`."""
    path = to / f"mandate-{datetime.now(UTC):%Y%m%d-%H%M%S}.db" if to.is_dir() else to
    if path.exists():
        raise StoreError("backup-exists", file=str(path))
    if not path.parent.is_dir():
        raise StoreError("no-such-folder", folder=str(path.parent))
    part = path.with_name(f".{path.name}.part")
    part.unlink(missing_ok=True)
    return path, part


class _Cursor:
    """A statement and all of its rows in one trip to the connection's thread; aiosqlite's own makes four."""

    def __init__(self, connection: Any) -> None:
        self._connection = connection
        self._rows: list[Any] = []
        self.description: Any = None
        self.rowcount = -1
        self.lastrowid: int | None = None
        self.arraysize = 1

    async def execute(self, sql: str, parameters: Sequence[Any] = ()) -> None:
        await self._connection._execute(self._run, "execute", sql, parameters)

    async def executemany(self, sql: str, parameters: Sequence[Any]) -> None:
        await self._connection._execute(self._run, "executemany", sql, parameters)

    def _run(self, how: str, sql: str, parameters: Sequence[Any]) -> None:
        with closing(self._connection._conn.cursor()) as cursor:
            getattr(cursor, how)(sql, parameters)
            self.description, self._rows = cursor.description, cursor.fetchall()
            self.rowcount, self.lastrowid = cursor.rowcount, cursor.lastrowid

    async def fetchall(self) -> list[Any]:
        return self._rows

    async def __aenter__(self) -> Self:
        return self

    async def close(self) -> None:
        """Nothing is open."""


class _Connection(aiosqlite.Connection):
    """aiosqlite's connection with that cursor, for SQLAlchemy."""

    def __init__(self, path: str, **options: Any) -> None:
        super().__init__(lambda: sqlite3.connect(path, **options), iter_chunk_size=64)
        self._thread.daemon = True  # as SQLAlchemy has it: one left open keeps no process from ending

    def cursor(self) -> Any:
        return _Cursor(self)


def _engine(path: Path, begin: str, size: int, *pragmas: str) -> AsyncEngine:
    """Up to ``size`` connections; each transaction on one begins with the statement ``begin``."""
    engine = create_async_engine(
        URL.create("sqlite+aiosqlite", database=str(path)),
        pool_size=size,
        max_overflow=0,
        pool_timeout=60,
        connect_args={"timeout": _BUSY_SECONDS, "async_creator_fn": _Connection},
        hide_parameters=True,  # an error's text goes to the log, and seeds and positions are parameters
    )

    def prepare(connection: Any, _record: object) -> None:
        # The driver would begin transactions by itself, and too late; ours begin in `start`.
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in (
            f"PRAGMA busy_timeout={_BUSY_SECONDS * 1000}",
            "PRAGMA synchronous=FULL",
            "PRAGMA foreign_keys=ON",
            *pragmas,
        ):
            cursor.execute(pragma)
        cursor.close()

    def start(connection: Any) -> None:
        connection.exec_driver_sql(begin)

    event.listen(engine.sync_engine, "connect", prepare)
    event.listen(engine.sync_engine, "begin", start)
    return engine
