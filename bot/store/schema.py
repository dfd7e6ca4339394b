"""Bringing a database file to the tables of this program, and refusing files that cannot be."""

import sqlite3
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sqlalchemy import URL, Connection, create_engine, event, inspect
from sqlalchemy.exc import DatabaseError
from sqlalchemy.pool import NullPool

from bot.store.database import file_of, refusal
from bot.store.errors import StoreError

if TYPE_CHECKING:
    from alembic.config import Config

VERSION = "alembic_version"
"""The table in which Alembic keeps the revision."""

REVISIONS = sorted(path.name[1:5] for path in Path(__file__).parent.glob("migrations/versions/m*_*.py"))
"""All there are, the newest last: files are called by them."""

PATIENCE = 60
"""Seconds to wait for a file that another holds: a process that is just ending may still be writing it, and
a slow disk takes its time. There is nothing else to do at a start."""


def upgrade(url: str) -> None:
    """Create the database or bring it to the newest tables, all or nothing. Blocks; raises `StoreError`."""
    path = file_of(url)
    try:
        with _connection(path) as connection:
            _check_sound(path, connection)
            if _check_ours(path, connection) != REVISIONS[-1]:
                _migrate(connection)
            connection.commit()
            # A file keeps its mode. Changed here, by the one connection there is: connections that change it
            # side by side refuse each other at once ("database is locked"), whatever their patience.
            connection.connection.cursor().execute("PRAGMA journal_mode=WAL")
    except (DatabaseError, sqlite3.Error) as error:
        raise refusal(path, error) from error


def check(url: str) -> None:
    """Raise `StoreError` unless the file is there and sound; it is left as it is. Blocks."""
    path = file_of(url)
    if not path.is_file():
        raise StoreError("no-such-database", file=str(path))
    try:
        with _connection(path) as connection:
            _check_sound(path, connection)
    except DatabaseError as error:
        raise refusal(path, error) from error


def _check_sound(path: Path, connection: Connection) -> None:
    found = connection.exec_driver_sql("PRAGMA quick_check(1)").scalar_one()
    if found != "ok":
        raise StoreError("corrupted-database", file=str(path), reason=str(found))


def _check_ours(path: Path, connection: Connection) -> str | None:
    """The revision of its tables, None in an empty file."""
    tables = inspect(connection).get_table_names()
    stored = connection.exec_driver_sql(f"SELECT version_num FROM {VERSION}") if VERSION in tables else None
    found = None if stored is None else stored.scalar()
    if found is None and tables:
        raise StoreError("foreign-database", file=str(path))
    if found is not None and found not in REVISIONS:
        raise StoreError("newer-database", file=str(path), found=str(found), known=REVISIONS[-1])
    return found


def _migrate(connection: Connection) -> None:
    """Bring it to the newest tables."""
    from alembic import command

    config = alembic_config()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def alembic_config() -> "Config":
    """Where Alembic finds the revisions.

    It is loaded when it is needed: most starts have nothing to migrate, and it takes 12 MB.
    """
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", "bot.store:migrations")
    return config


def _connection(path: Path) -> Connection:
    engine = create_engine(URL.create("sqlite", database=str(path)), poolclass=NullPool)

    def prepare(connection: Any, _record: object) -> None:
        # The driver begins no transaction for changes of tables; ours makes a migration all or nothing.
        connection.isolation_level = None
        connection.execute(f"PRAGMA busy_timeout={PATIENCE * 1000}")

    def start(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    event.listen(engine, "connect", prepare)
    event.listen(engine, "begin", start)
    return engine.connect()
