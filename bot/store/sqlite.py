"""SQLite: one file, one process."""

import asyncio
import contextlib
import logging
import os
import shutil
import sqlite3
import threading
from collections.abc import Callable, Sequence
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Self

import aiosqlite
from aiosqlite.core import _STOP_RUNNING_SENTINEL, _connection_worker_thread
from sqlalchemy import URL, Connection, create_engine, event
from sqlalchemy.exc import DatabaseError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from bot.store import schema
from bot.store.database import DEFERRED, READERS, Lock
from bot.store.errors import StoreError

# At DEBUG it tells every statement with its values: seeds and positions are among them.
logging.getLogger("aiosqlite").setLevel(logging.INFO)

PATIENCE = 60
"""Seconds to wait for a file that another holds: a process that is just ending may still be writing it, and
a slow disk takes its time. There is nothing else to do at a start."""

ALONE_PATIENCE = 10.0
"""Seconds to wait for a bot that is just ending."""

MB = 1_000_000

LOOKED_THROUGH = 100 * MB
"""Bytes of a file that is looked through at every start; of a larger one every backup reads all of it."""

_BUSY_SECONDS = 5

_READ = "BEGIN"
"""Begins a transaction that reads."""


class SQLite:
    """The file of that URL, in a folder that exists; raises `StoreError`."""

    backs_up = True

    def __init__(self, url: URL) -> None:
        if url.drivername not in ("sqlite", "sqlite+aiosqlite") or url.database in (None, "", ":memory:"):
            raise StoreError("unsupported-database", url=url.render_as_string(hide_password=True))
        self.path = Path(str(url.database))
        self.name = str(self.path)
        if not self.path.parent.is_dir():
            raise StoreError("no-such-folder", folder=str(self.path.parent))

    def upgrade(self) -> None:
        """Create the file, or bring its tables to the newest."""
        try:
            with self._connection() as connection:
                if self.path.stat().st_size <= LOOKED_THROUGH:
                    self._check_sound(connection)
                schema.upgrade(connection, self.name)
                connection.commit()
                # A file keeps its mode. Changed here, by the one connection there is: connections that change
                # it side by side refuse each other at once ("database is locked"), whatever their patience.
                connection.connection.cursor().execute("PRAGMA journal_mode=WAL")
        except (DatabaseError, sqlite3.Error) as error:
            raise self._refusal(error) from error

    def check(self) -> None:
        """The file must be there, sound and filled."""
        if not self.path.is_file():
            raise StoreError("no-such-database", database=self.name)
        try:
            with self._connection(_READ) as connection:  # which takes its time, and keeps nobody from writing
                self._check_sound(connection)
                schema.check_filled(connection, self.name)
        except DatabaseError as error:
            raise self._refusal(error) from error

    async def alone(self) -> Lock:
        """A lock beside the file."""
        return _Lock(await asyncio.to_thread(self._locked))

    async def beside(self) -> Lock:
        """A file is for one process."""
        raise StoreError("one-process", database=self.name)

    async def announce(self, connection: AsyncConnection, topics: str) -> None:
        """There is nobody else."""

    def writer(self) -> AsyncEngine:
        """One connection."""
        return self._engine("BEGIN IMMEDIATE", 1)

    def reader(self) -> AsyncEngine:
        """A few that cannot write."""
        return self._engine(_READ, READERS, "PRAGMA query_only=ON")

    def backup(self, to: Path) -> Path:
        """A compact copy, under a name of its own until it is whole."""
        path, part = _backup_paths(to)
        needed, free = self.path.stat().st_size, shutil.disk_usage(path.parent).free
        if free < needed:  # the last bytes of a disk are for those who play
            raise StoreError("no-room", folder=str(path.parent), needed=needed // MB, free=free // MB)
        try:
            with closing(sqlite3.connect(self.path, PATIENCE)) as connection:
                connection.execute("VACUUM INTO ?", (str(part),))
        except sqlite3.Error as error:
            _remove(part)
            raise self._refusal(error) from error
        part.rename(path)
        return path

    def restore(self, file: Path) -> Path | None:
        """What was there is kept beside it, with what belongs to it.

        What a bot that was killed has written last lies beside its file, and is restored with it. The bot may
        be another user than who restores, root say: the database stays its own.
        """
        if not file.is_file():
            raise StoreError("no-such-database", database=str(file))
        part = self.path.with_name(f".{self.path.name}.part")
        copy = SQLite(URL.create("sqlite", database=str(part)))
        try:
            _remove(part)
            for path, to in zip(_files(file), _files(part), strict=True):
                if path.is_file():
                    shutil.copyfile(path, to)
            copy.check()  # of every size, and empty ones too, which `upgrade` would fill
            copy.upgrade()
        except (StoreError, OSError) as error:
            _remove(part)
            if isinstance(error, OSError):
                raise
            raise StoreError(error.code, **{**error.facts, "database": str(file)}) from error
        former = self.path.with_name(f"{self.path.name}.before-{datetime.now(UTC):%Y%m%d-%H%M%S-%f}")
        there = self.path.exists()
        owner, mode = (self.path, self.path) if there else (self.path.parent, file)
        _belong(owner.stat(), mode.stat().st_mode, *_files(part), Path(f"{self.path}.lock"))
        for paths in ((self.path, former), (part, self.path)):
            for path, to in zip(*map(_files, paths), strict=True):
                with contextlib.suppress(FileNotFoundError):
                    path.rename(to)
        return former if there else None

    def _refusal(self, error: Exception) -> StoreError:
        """What SQLite's complaint about that file means."""
        reason = str(error.__cause__ or error)
        broken = "not a database" in reason or "malformed" in reason
        code = "corrupted-database" if broken else "unreadable-database"
        return StoreError(code, database=self.name, reason=reason)

    def _check_sound(self, connection: Connection) -> None:
        found = connection.exec_driver_sql("PRAGMA quick_check(1)").scalar_one()
        if found != "ok":
            reason = " ".join(str(found).split())  # it comes in lines
            raise StoreError("corrupted-database", database=self.name, reason=reason)

    def _locked(self) -> sqlite3.Connection:
        try:
            lock = sqlite3.connect(
                f"{self.path}.lock", ALONE_PATIENCE, check_same_thread=False, isolation_level=None
            )
        except sqlite3.Error as error:
            raise self._refusal(error) from error
        try:
            lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.Error as error:
            lock.close()
            if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
                raise StoreError("database-in-use", database=self.name) from error
            raise self._refusal(error) from error
        return lock

    def _connection(self, begin: str = "BEGIN IMMEDIATE") -> Connection:
        """Of a thread that waits for it; its transaction begins with that statement."""
        engine = create_engine(URL.create("sqlite", database=self.name), poolclass=NullPool)

        def prepare(connection: Any, _record: object) -> None:
            # The driver begins no transaction for changes of tables; ours makes a migration all or nothing.
            connection.isolation_level = None
            connection.execute(f"PRAGMA busy_timeout={PATIENCE * 1000}")

        def start(connection: Connection) -> None:
            connection.exec_driver_sql(begin)

        event.listen(engine, "connect", prepare)
        event.listen(engine, "begin", start)
        return engine.connect()

    def _engine(self, begin: str, size: int, *pragmas: str) -> AsyncEngine:
        """Up to ``size`` connections; each transaction on one begins with the statement ``begin``.

        They keep little of the file, which the machine keeps anyway, and the statements of a turn.
        """
        engine = create_async_engine(
            URL.create("sqlite+aiosqlite", database=self.name),
            pool_size=size,
            max_overflow=0,
            pool_timeout=60,
            connect_args={
                "timeout": _BUSY_SECONDS,
                "cached_statements": 48,
                "async_creator_fn": FileConnection,
            },
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
                "PRAGMA cache_size=-400",
                *pragmas,
            ):
                cursor.execute(pragma)
            cursor.close()

        def start(connection: Connection) -> None:
            driver: FileConnection = connection.connection.driver_connection  # type: ignore[assignment]
            driver.begin, driver.reads, driver.over = begin, begin == _READ, False

        def mark(_: Connection, cursor: Any, _sql: str, _values: Any, context: Any, _many: bool) -> None:
            cursor._cursor.deferred = context.execution_options.get(DEFERRED, False)

        event.listen(engine.sync_engine, "connect", prepare)
        event.listen(engine.sync_engine, "begin", start)
        event.listen(engine.sync_engine, "before_cursor_execute", mark)
        return engine


class _Lock:
    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    async def close(self) -> None:
        """Let others have it."""
        self._connection.close()


def _backup_paths(to: Path) -> tuple[Path, Path]:
    """Where a backup shall be, and where it is written until it is whole; raises `StoreError`."""
    path = to / f"mandate-by-hand-{datetime.now(UTC):%Y%m%d-%H%M%S}.db" if to.is_dir() else to
    if path.exists():
        raise StoreError("backup-exists", file=str(path))
    if not path.parent.is_dir():
        raise StoreError("no-such-folder", folder=str(path.parent))
    part = path.with_name(f".{path.name}.part")
    _remove(part)
    return path, part


def _remove(part: Path) -> None:
    """A database that did not become whole, with what belongs to it."""
    for path in _files(part):
        path.unlink(missing_ok=True)


def _files(path: Path) -> list[Path]:
    """That database, last, and all that may lie beside it and belongs to it."""
    return [path.with_name(path.name + end) for end in ("-journal", "-wal", "-shm", "")]


def _belong(like: os.stat_result, mode: int, *paths: Path) -> None:
    """Give these to who has that other file or folder, to read and write in that mode, as far as we may."""
    for path in paths:
        with contextlib.suppress(FileNotFoundError, PermissionError, AttributeError):  # the last on Windows
            path.chmod(mode & 0o666)
            os.chown(path, like.st_uid, like.st_gid)


_Does = Callable[[sqlite3.Cursor, str, Any], sqlite3.Cursor]


class _Cursor:
    """A statement and all of its rows in one trip to the connection's thread; aiosqlite's own makes four.

    One that is deferred goes along with the next trip.
    """

    def __init__(self, connection: Any) -> None:
        self._connection = connection
        self._rows: list[Any] = []
        self.description: Any = None
        self.rowcount = -1
        self.lastrowid: int | None = None
        self.arraysize = 1
        self.deferred = False

    async def execute(self, sql: str, parameters: Sequence[Any] = ()) -> None:
        await self._do(sqlite3.Cursor.execute, sql, parameters)

    async def executemany(self, sql: str, parameters: Sequence[Any]) -> None:
        self.deferred = False  # so many rows do not wait in memory
        await self._do(sqlite3.Cursor.executemany, sql, parameters)

    async def _do(self, do: _Does, sql: str, parameters: Sequence[Any]) -> None:
        self._connection.due.append((do, sql, parameters))
        if not self.deferred:
            await self._connection._execute(self._ask)

    def _ask(self) -> None:
        with closing(self._connection.catch_up()) as cursor:
            self.description, self._rows = cursor.description, cursor.fetchall()
            self.rowcount, self.lastrowid = cursor.rowcount, cursor.lastrowid

    async def fetchall(self) -> list[Any]:
        return self._rows

    async def __aenter__(self) -> Self:
        return self

    async def close(self) -> None:
        """Nothing is open."""


def _work(tasks: Any) -> None:
    with contextlib.suppress(RuntimeError):  # the loop is closed: whoever waited for the answer is gone
        _connection_worker_thread(tasks)


class FileConnection(aiosqlite.Connection):
    """aiosqlite's connection with that cursor, for SQLAlchemy.

    ``begin``: the statement that begins the transaction, as long as it is due, as are those in ``due``;
    ``reads``: it can only read; ``over``: its end is on the way.
    """

    def __init__(self, path: str, **options: Any) -> None:
        self.begin, self.reads, self.over = "", False, False
        self.due: list[tuple[_Does, str, Sequence[Any]]] = []
        super().__init__(lambda: sqlite3.connect(path, **options), iter_chunk_size=64)
        # As SQLAlchemy has it: one left open keeps no process from ending.
        self._thread = threading.Thread(target=_work, args=(self._tx,), daemon=True)

    def cursor(self) -> Any:
        """One that reads all rows at once."""
        return _Cursor(self)

    def catch_up(self) -> sqlite3.Cursor:
        """In the connection's thread: do what is due; the cursor of the last statement."""
        cursor = self._conn.cursor()
        begin, self.begin = self.begin, ""
        due, self.due = self.due, []
        if begin:
            cursor.execute(begin)
        for do, sql, parameters in due:
            try:
                do(cursor, sql, parameters)
            except sqlite3.Error as error:
                error.add_note(sql)  # the statement that waits for it may be another
                raise
        return cursor

    def _finish(self) -> None:
        self.catch_up().close()
        self._conn.commit()

    async def commit(self) -> None:
        """Of one that only read nobody waits for the end; one that is not begun needs none."""
        if self.due or (self._is_open() and not self.reads):
            await self._execute(self._finish)  # type: ignore[no-untyped-call]  # its own has no types
        elif self._is_open():
            self.over = True
            self._tx.put_nowait((None, self._conn.commit))
        self.begin = ""

    async def rollback(self) -> None:
        """The pool asks for it after every transaction; of a cancelled one it closes the connection."""
        self.begin, self.due = "", []
        if self._is_open():
            await super().rollback()

    def _is_open(self) -> bool:
        return self.in_transaction and not self.over

    def __del__(self) -> None:
        """Of one left open, as by a cancelled task: aiosqlite's own tells a loop, which may be closed."""
        self._tx.put_nowait((None, lambda: _STOP_RUNNING_SENTINEL))
