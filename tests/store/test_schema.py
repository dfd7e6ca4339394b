"""Migrations lead to exactly the tables of `bot.store.tables`; any other file is refused by name."""

import asyncio
import sqlite3
import threading
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from bot.store import STORE_ERRORS, Store, StoreError, upgrade
from bot.store.tables import METADATA
from tests.support.database import lay


def statements(engine: sa.Engine) -> dict[str, str]:
    """Every CREATE statement by name, with blanks, quotes and the order of a table's lines evened out."""
    with engine.connect() as connection:
        query = "SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL AND name NOT LIKE 'alembic%'"
        rows = connection.execute(sa.text(query)).all()
    return {
        name: "\n".join(sorted(line.strip(" \t,") for line in sql.replace('"', "").splitlines()))
        for name, sql in rows
    }


def test_migrations_make_exactly_the_tables(url: str, file: Path, tmp_path: Path) -> None:
    upgrade(url)
    migrated = sa.create_engine(f"sqlite:///{file}", poolclass=sa.NullPool)
    created = sa.create_engine(f"sqlite:///{tmp_path / 'created.db'}", poolclass=sa.NullPool)
    METADATA.create_all(created)
    with migrated.connect() as connection:
        options = {"compare_type": True, "compare_server_default": True}
        assert compare_metadata(MigrationContext.configure(connection, opts=options), METADATA) == []
    assert statements(migrated) == statements(created)
    assert "outbox" in statements(migrated)


def test_upgrading_again_changes_nothing_and_leaves_wal_mode(url: str, file: Path) -> None:
    """Two connections that change the mode at once refuse each other, so none may have to."""
    upgrade(url)
    before = file.read_bytes()
    upgrade(url)
    assert file.read_bytes() == before
    with closing(sqlite3.connect(file)) as connection:
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)


def test_a_migration_that_fails_anywhere_leaves_no_table(url: str, file: Path) -> None:
    """Wherever it is, nothing that it has done can be seen; two that fail leave nothing to the next."""
    left = 0

    def watch(*_: object) -> None:
        nonlocal left
        left -= 1
        with closing(sqlite3.connect(file)) as connection:
            assert connection.execute("SELECT name FROM sqlite_master").fetchall() == []
        if left == 0:
            raise RuntimeError("pulled")

    sa.event.listen(sa.Engine, "before_cursor_execute", watch)
    try:
        for number in (3, 40):
            left = number
            with pytest.raises(RuntimeError, match="pulled"):
                upgrade(url)
        upgrade(url)
    finally:
        sa.event.remove(sa.Engine, "before_cursor_execute", watch)
    assert left < -40


@pytest.fixture
def foreign(file: Path) -> Path:
    """A database of somebody else."""
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("CREATE TABLE recipes (name TEXT)")
    return file


def open_and_close(url: str, migrate: bool = True, backup: Path | None = None) -> None:
    async def work() -> None:
        store = await Store.open(url, migrate)
        if backup is not None:
            await store.backup(backup)
        await store.close()

    asyncio.run(work())


def refused(does: Callable[[], object]) -> StoreError:
    with pytest.raises(StoreError) as refusal:
        does()
    return refusal.value


def test_a_database_that_is_left_as_it_is_may_be_older_and_keeps_its_mode(
    url: str, foreign: Path, tmp_path: Path
) -> None:
    before = foreign.read_bytes()
    open_and_close(url, migrate=False, backup=tmp_path / "copy.db")
    assert foreign.read_bytes() == before


def test_a_database_of_a_newer_program_is_refused(url: str, file: Path) -> None:
    lay(file)
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.commit()
    error = refused(lambda: upgrade(url))
    assert error.code == "newer-database"
    assert error.facts == {"file": str(file), "found": "9999", "known": "0004"}


def test_somebody_elses_database_is_refused(url: str, foreign: Path) -> None:
    assert refused(lambda: upgrade(url)).code == "foreign-database"


@pytest.mark.parametrize(
    "address", ["sqlite+aiosqlite://", "sqlite:///:memory:", "postgresql+asyncpg://u:secret@h/d", "nonsense"]
)
def test_a_database_that_is_no_file_is_refused_without_telling_the_password(address: str) -> None:
    error = refused(lambda: upgrade(address))
    assert error.code == "unsupported-database"
    assert "secret" not in str(error)


def test_a_missing_folder_and_a_folder_in_place_of_the_file_are_refused(tmp_path: Path) -> None:
    error = refused(lambda: open_and_close(f"sqlite+aiosqlite:///{tmp_path}/nowhere/a.db"))
    assert error.code == "no-such-folder"
    assert error.facts == {"folder": str(tmp_path / "nowhere")}
    assert refused(lambda: open_and_close(f"sqlite+aiosqlite:///{tmp_path}")).code == "unreadable-database"


def test_without_migrating_a_missing_file_is_not_made(url: str, file: Path) -> None:
    assert refused(lambda: open_and_close(url, migrate=False)).code == "no-such-database"
    assert not file.exists()


def test_a_file_of_something_else_or_damaged_is_refused_before_anything_is_written(
    url: str, file: Path
) -> None:
    file.write_bytes(b"this is a letter, not a database " * 100)
    assert refused(lambda: open_and_close(url)).code == "corrupted-database"
    lay(file)
    damaged = bytearray(file.read_bytes())
    damaged[3 * 4096 : 3 * 4096 + 200] = b"\xff" * 200
    file.write_bytes(damaged)
    assert refused(lambda: open_and_close(url)).code == "corrupted-database"
    assert file.read_bytes() == damaged


def test_an_error_carries_exactly_its_facts() -> None:
    for code, facts in STORE_ERRORS.items():
        assert str(StoreError(code, **dict.fromkeys(facts, "x"))).startswith(code)
    with pytest.raises(ValueError, match="backup-exists takes"):
        StoreError("backup-exists", folder="x")


@pytest.mark.fuzz  # for its seconds of waiting
def test_a_start_waits_for_a_process_that_is_just_ending(url: str, file: Path) -> None:
    lay(file)
    with closing(sqlite3.connect(file, isolation_level=None, check_same_thread=False)) as ending:
        ending.execute("BEGIN IMMEDIATE")
        ending.execute("INSERT INTO people (id, name, locale) VALUES (1, 'Mei', 'en')")
        done = threading.Timer(7, ending.execute, ("COMMIT",))
        done.start()
        upgrade(url)
        assert not done.is_alive()
        done.join()
        assert ending.execute("SELECT name FROM people").fetchall() == [("Mei",)]
