"""Transactions on a real file: whole or not at all, one writer, times in UTC, backups."""

import asyncio
import os
import re
import sqlite3
from datetime import UTC, datetime, timedelta, timezone
from pathlib import Path

import pytest
import sqlalchemy as sa
from pydantic import ValidationError
from sqlalchemy.exc import IntegrityError, OperationalError, StatementError

from bot.settings import Settings
from bot.store import Store, StoreError, people, servers
from bot.store.database import Writing
from bot.store.people import PersonRow
from bot.store.tables import people as people_table
from bot.store.tables import seats
from bot.store.tables import servers as servers_table

NOON = datetime(2026, 11, 20, 12, tzinfo=UTC)


async def names(store: Store) -> list[str]:
    async with store.reading() as reading:
        query = sa.select(people_table)
        return sorted(row.name for row in await reading.rows(query, PersonRow))


async def add(writing: Writing, number: int, name: str) -> None:
    await people.put(writing, PersonRow(number, name, "en"))


async def test_every_connection_is_in_the_safe_mode(store: Store) -> None:
    async with store.transaction() as writing, store.reading() as reading:
        for side in (writing, reading):
            for pragma, wanted in (
                ("journal_mode", "wal"),
                ("synchronous", 2),
                ("foreign_keys", 1),
                ("busy_timeout", 5000),
            ):
                value = (await side._connection.execute(sa.text(f"PRAGMA {pragma}"))).scalar_one()
                assert value == wanted, pragma


async def test_no_error_or_log_tells_the_values(store: Store, caplog: pytest.LogCaptureFixture) -> None:
    """They may hold a seed or a position."""
    with caplog.at_level("DEBUG"):
        async with store.transaction() as writing:
            await add(writing, 1, "the secret seed")
        await names(store)
        with pytest.raises(IntegrityError) as refused:
            async with store.transaction() as writing:
                await writing.run(sa.insert(people_table).values(id=2, name="the secret seed"))
    assert "people.locale" in str(refused.value)
    assert "secret" not in str(refused.value)
    assert "secret" not in caplog.text


async def test_an_exception_undoes_the_whole_transaction_and_nothing_of_another_task(store: Store) -> None:
    """The trap: on one shared connection B's row would land inside A's transaction and vanish with it."""
    inside, done = asyncio.Event(), asyncio.Event()

    async def a() -> None:
        async with store.transaction() as writing:
            await add(writing, 1, "A")
            await add(writing, 3, "A, too")
            inside.set()
            for _ in range(20):
                await names(store)
            assert not done.is_set()
            raise RuntimeError("A gives up")

    async def b() -> None:
        await inside.wait()
        async with store.transaction() as writing:
            await add(writing, 2, "B")
        done.set()

    failed, _ = await asyncio.gather(a(), b(), return_exceptions=True)
    assert isinstance(failed, RuntimeError)
    assert await names(store) == ["B"]


async def test_a_reader_waits_for_nobody_and_sees_only_what_is_committed_of_one_moment(store: Store) -> None:
    async with store.reading() as reading:
        assert await people.get(reading, 1) is None
        async with store.transaction() as writing:
            await add(writing, 1, "Mei")
            assert await names(store) == []
        assert await people.get(reading, 1) is None
    assert await names(store) == ["Mei"]


async def test_a_reading_connection_cannot_write(store: Store) -> None:
    with pytest.raises(OperationalError, match="readonly"):
        async with store.reading() as reading:
            await add(Writing(reading._connection), 1, "Mei")


async def test_a_transaction_inside_a_transaction_is_a_named_mistake_not_a_deadlock(store: Store) -> None:
    async with store.transaction() as writing:
        with pytest.raises(RuntimeError, match="inside a transaction"):
            async with store.transaction():
                pass
        await add(writing, 1, "Mei")
    assert await names(store) == ["Mei"]


async def test_a_cancelled_task_leaves_the_writer_usable_and_nothing_behind(store: Store) -> None:
    for steps in range(20):
        started = asyncio.Event()

        async def work(started: asyncio.Event = started) -> None:
            async with store.transaction() as writing:
                started.set()
                for number in range(50):
                    await add(writing, number, "lost")

        task = asyncio.create_task(work())
        await started.wait()
        for _ in range(3 * steps):  # further and further into its work
            await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
    async with store.transaction() as writing:
        await add(writing, 1, "Mei")
    assert await names(store) == ["Mei"]


async def test_many_writers_at_once_all_get_their_turn(store: Store) -> None:
    async def one(number: int) -> None:
        async with store.transaction() as writing:
            await add(writing, number, f"{number:02}")

    await asyncio.gather(*(one(number) for number in range(30)))
    assert await names(store) == [f"{number:02}" for number in range(30)]


async def test_listeners_hear_of_a_topic_after_the_commit(store: Store) -> None:
    heard: list[str] = []
    store.listen("outbox", lambda: heard.append("outbox"))
    store.listen("deadlines", lambda: heard.append("deadlines"))
    async with store.transaction() as writing:
        writing.touched.add("outbox")
        assert heard == []
    assert heard == ["outbox"]


async def test_foreign_keys_hold(store: Store) -> None:
    with pytest.raises(IntegrityError):
        async with store.transaction() as writing:
            await writing.run(sa.insert(seats).values(match_id=77, seat=0, person=None, resigned=False))


async def test_times_come_back_aware_and_in_utc_and_one_without_a_zone_is_refused(store: Store) -> None:
    async with store.transaction() as writing:
        await servers.seen(writing, 5, NOON.astimezone(timezone(timedelta(hours=8))))
        await servers.seen(writing, 5, NOON + timedelta(days=1))
    async with store.reading() as reading:
        since = await reading.value(sa.select(servers_table.c.since), datetime)
    assert since == NOON
    assert since is not None
    assert since.tzinfo is UTC
    with pytest.raises(StatementError, match="without a zone"):
        async with store.transaction() as writing:
            await servers.seen(writing, 6, NOON.replace(tzinfo=None))


async def test_a_person_is_stored_over_what_was_known(store: Store) -> None:
    async with store.transaction() as writing:
        await people.put(writing, PersonRow(1, "Mei", "en"))
        await people.put(writing, PersonRow(1, "梅", "de"))
        assert await people.get(writing, 1) == PersonRow(1, "梅", "de")


async def test_a_backup_is_a_whole_database_and_overwrites_nothing(store: Store, tmp_path: Path) -> None:
    async with store.transaction() as writing:
        await add(writing, 1, "Mei")
    copy = await store.backup(tmp_path / "copy.db")
    assert copy == tmp_path / "copy.db"
    opened = await Store.open(f"sqlite+aiosqlite:///{copy}")
    assert await names(opened) == ["Mei"]
    await opened.close()
    before = copy.read_bytes()
    for place, code in ((copy, "backup-exists"), (tmp_path / "nowhere" / "a.db", "no-such-folder")):
        with pytest.raises(StoreError) as refused:
            await store.backup(place)
        assert refused.value.code == code
    assert copy.read_bytes() == before
    assert [name for name in os.listdir(tmp_path) if "copy" in name] == ["copy.db"]
    (tmp_path / "backups").mkdir()
    named = await store.backup(tmp_path / "backups")  # after the time
    assert named.parent == tmp_path / "backups"
    assert named.name.startswith("mandate-2")


async def test_a_backup_waits_for_the_transaction_in_progress(store: Store, tmp_path: Path) -> None:
    async with store.transaction() as writing:
        await add(writing, 1, "Mei")
        backup = asyncio.create_task(store.backup(tmp_path / "copy.db"))
        for _ in range(20):
            await names(store)
        assert not backup.done()
        await add(writing, 2, "Jonas")
    copy = sqlite3.connect(await backup)
    assert copy.execute("SELECT count(*) FROM people").fetchone() == (2,)
    copy.close()


# ── settings ─────────────────────────────────────────────────────────────────────────────────────────

EXAMPLE = Path(__file__).parents[2] / ".env.example"


def test_every_setting_stands_in_the_example_under_a_comment_and_nothing_else_does() -> None:
    documented = set()
    explained = False
    for line in EXAMPLE.read_text(encoding="utf-8").splitlines():
        if found := re.match(r"([A-Z_]+)=", line):
            assert explained, line
            documented.add(found[1].lower())
        else:
            explained = line.startswith("#")
    assert documented == set(Settings.model_fields)


def test_the_example_itself_gives_the_defaults(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in Settings.model_fields:
        monkeypatch.delenv(name.upper(), raising=False)
    assert Settings(_env_file=EXAMPLE) == Settings(_env_file=None)  # type: ignore[call-arg]  # pydantic-settings' own


def test_the_environment_wins_and_a_bad_value_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DATABASE_URL", "sqlite+aiosqlite:////srv/x.db")
    assert Settings().database_url == "sqlite+aiosqlite:////srv/x.db"
    monkeypatch.setenv("LOG_LEVEL", "LOUD")
    with pytest.raises(ValidationError, match="log_level"):
        Settings()


def test_the_token_is_not_shown_by_accident() -> None:
    assert "hush" not in repr(Settings(discord_token="hush"))
