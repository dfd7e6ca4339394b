"""Bringing a database to the tables of this program, and refusing one that cannot be."""

from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Column, Connection, MetaData, String, Table, insert, inspect, select

from bot.store.database import Reading
from bot.store.errors import StoreError
from bot.store.tables import METADATA

if TYPE_CHECKING:
    from alembic.config import Config

VERSION = Table("alembic_version", MetaData(), Column("version_num", String(32), primary_key=True))
"""The table in which Alembic keeps the revision."""

REVISIONS = sorted(path.name[1:5] for path in Path(__file__).parent.glob("migrations/versions/m*_*.py"))
"""All there are, the newest last: files are called by them."""


def upgrade(connection: Connection, database: str) -> None:
    """Lay out an empty database, or bring its tables to the newest; raises `StoreError`.

    It is in one transaction, which the caller commits. ``database``: what errors call it.
    """
    found = revision_of(connection, database)
    if found is None:
        METADATA.create_all(connection)
        VERSION.metadata.create_all(connection)
        connection.execute(insert(VERSION).values(version_num=REVISIONS[-1]))
    elif found != REVISIONS[-1]:
        migrate(connection)


async def is_newest(reading: Reading, database: str) -> bool:
    """Whether its tables are those of this program; raises `StoreError` where they cannot become that."""
    return await reading._connection.run_sync(revision_of, database) == REVISIONS[-1]


async def revision(reading: Reading) -> str | None:
    """The revision of the database's tables, which another process may have brought to newer ones."""
    return await reading.value(select(VERSION.c.version_num), str)


def revision_of(connection: Connection, database: str) -> str | None:
    """The revision of its tables, None in an empty database; raises `StoreError`."""
    tables = inspect(connection).get_table_names()
    found = connection.scalar(select(VERSION.c.version_num)) if VERSION.name in tables else None
    if found is None and tables:
        raise StoreError("foreign-database", database=database)
    if found is not None:
        check(found, database)
    return found


def check_filled(connection: Connection, database: str) -> None:
    """Raise `StoreError` empty-database where there is no table: nobody has a copy of nothing in mind."""
    if not inspect(connection).get_table_names():
        raise StoreError("empty-database", database=database)


def check(found: str, database: str) -> None:
    """Raise `StoreError` newer-database if this program does not know tables of that revision."""
    if found not in REVISIONS:
        raise StoreError("newer-database", database=database, found=found, known=REVISIONS[-1])


def migrate(connection: Connection, revision: str = "head") -> None:
    """Bring it to the tables of that revision."""
    from alembic import command

    config = alembic_config()
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def alembic_config() -> "Config":
    """Where Alembic finds the revisions.

    It is loaded when it is needed: most starts have nothing to migrate, and it takes 12 MB.
    """
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", "bot.store:migrations")
    return config
