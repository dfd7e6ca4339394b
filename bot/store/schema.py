"""Bringing a database file to the tables of this program, and refusing files that cannot be."""

from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, create_engine, event, inspect
from sqlalchemy.exc import DatabaseError
from sqlalchemy.pool import NullPool

from bot.store.database import file_of, refusal
from bot.store.errors import StoreError


def upgrade(url: str) -> None:
    """Create the database or bring it to the newest tables, all or nothing. Blocks; raises `StoreError`."""
    path = file_of(url)
    try:
        with _connection(path) as connection:
            _found(path, connection)
            config = _config()
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
            connection.commit()
    except DatabaseError as error:
        raise refusal(path, error) from error


def _found(path: Path, connection: Connection) -> str | None:
    """The last migration that the file went through, None for an empty one; raises `StoreError`."""
    found = MigrationContext.configure(connection).get_current_revision()
    scripts = _scripts()
    if found is None and inspect(connection).get_table_names():
        raise StoreError("foreign-database", file=str(path))
    if found is not None and found not in {script.revision for script in scripts.walk_revisions()}:
        known = scripts.get_current_head() or "-"
        raise StoreError("newer-database", file=str(path), found=found, known=known)
    return found


def _scripts() -> ScriptDirectory:
    return ScriptDirectory.from_config(_config())


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", "bot.store:migrations")
    return config


def _connection(path: Path) -> Connection:
    engine = create_engine(URL.create("sqlite", database=str(path)), poolclass=NullPool)

    def prepare(connection: Any, _record: object) -> None:
        # The driver begins no transaction for changes of tables; ours makes a migration all or nothing.
        connection.isolation_level = None
        connection.execute("PRAGMA busy_timeout=5000")

    def start(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    event.listen(engine, "connect", prepare)
    event.listen(engine, "begin", start)
    return engine.connect()
