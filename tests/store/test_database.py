"""Transactions on a real file, times in UTC, backups; and the outbox, of which nothing is lost."""

import asyncio
import gc
import os
import re
import sqlite3
import threading
import traceback
from datetime import UTC, datetime, timedelta, timezone
from pathlib import Path

import msgspec
import pytest
import sqlalchemy as sa
from pydantic import ValidationError
from sqlalchemy import delete
from sqlalchemy.exc import DBAPIError, IntegrityError, StatementError

from bot.settings import Settings
from bot.store import Store, StoreError, outbox, people, servers
from bot.store.database import Reading, Writing
from bot.store.outbox import Row
from bot.store.people import PersonRow
from bot.store.shards import ALL
from bot.store.sqlite import FileConnection
from bot.store.tables import outbox as table
from bot.store.tables import people as people_table
from bot.store.tables import seats
from bot.store.tables import servers as servers_table
from tests.support.database import a_match
from tests.support.people import NOON


async def names(store: Store) -> list[str]:
    async with store.reading() as reading:
        return await names_in(reading)


async def names_in(reading: Reading) -> list[str]:
    query = sa.select(people_table)
    return sorted(row.name for row in await reading.rows(query, PersonRow))


async def add(writing: Writing, number: int, name: str) -> None:
    await people.put(writing, PersonRow(number, name, "en"))


async def test_every_connection_is_in_the_safe_mode(store: Store, file: Path) -> None:
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


HUSH = "".join(reversed("eerht ,owt ,eno"))
"""What no line of code says."""


async def test_no_error_or_log_tells_the_values(store: Store, caplog: pytest.LogCaptureFixture) -> None:
    """They may hold a seed or a position."""
    with caplog.at_level("DEBUG"):
        async with store.transaction() as writing:
            await add(writing, 1, HUSH)
        await names(store)
        with pytest.raises(IntegrityError) as refused:
            async with store.transaction() as writing:
                await writing.run(sa.insert(people_table).values(id=2, name=HUSH))
    assert "locale" in str(refused.value)
    assert HUSH not in "".join(traceback.format_exception(refused.value))
    assert HUSH not in caplog.text


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


@pytest.mark.parametrize(("held_first", "order"), [(False, "!abc"), (True, "a!bc")])
async def test_what_comes_first_waits_for_one_of_those_in_line_at_most(
    store: Store, held_first: bool, order: str
) -> None:
    done = []

    async def write(name: str) -> None:
        async with store.transaction(first=name == "!"):
            done.append(name)

    async with store.transaction(first=held_first):
        waiting = [asyncio.create_task(write(name)) for name in "abc!"]
        await names(store)  # meanwhile they come
    await asyncio.gather(*waiting)
    assert "".join(done) == order


async def test_a_reader_waits_for_nobody_and_sees_only_what_is_committed_of_one_moment(store: Store) -> None:
    async with store.reading() as reading:
        assert await people.get(reading, 1) is None
        async with store.transaction() as writing:
            await add(writing, 1, "Mei")
            assert await names(store) == []
        assert await people.get(reading, 1) is None
    assert await names(store) == ["Mei"]


async def test_a_reading_connection_cannot_write(store: Store) -> None:
    with pytest.raises(DBAPIError, match=r"read-?only"):
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
                    await names_in(writing)

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


async def test_cancelled_readers_leave_connections_that_see_what_is_new(store: Store) -> None:
    async def look(started: asyncio.Event) -> None:
        while True:
            async with store.reading() as reading:
                await reading.rows(sa.select(people_table), PersonRow)
                started.set()
                await reading.rows(sa.select(people_table), PersonRow)

    for steps in range(20):
        tasks = [(started := asyncio.Event(), asyncio.create_task(look(started))) for _ in range(6)]
        for started, _ in tasks:
            await started.wait()
        for _ in range(3 * steps):
            await asyncio.sleep(0)
        for _, task in tasks:
            task.cancel()
        await asyncio.gather(*(task for _, task in tasks), return_exceptions=True)
        async with store.transaction() as writing:
            await add(writing, steps, f"{steps:02}")
        found = await asyncio.gather(*(names(store) for _ in range(6)))
        assert found == [[f"{number:02}" for number in range(steps + 1)]] * 6


@pytest.mark.parametrize("asks", [False, True])
async def test_statements_that_are_asked_nothing_all_count_or_none_does(store: Store, asks: bool) -> None:
    async with store.transaction() as writing:
        await add(writing, 1, "Mei")
        assert await names_in(writing) == ["Mei"]
        await add(writing, 2, "Jonas")

    async def again() -> None:
        async with store.transaction() as writing:
            await add(writing, 3, "lost")
            await writing.run(sa.insert(people_table).values(id=1, name="Mei", locale="en"))
            await add(writing, 4, "lost, too")
            if asks:
                await names_in(writing)

    with pytest.raises(IntegrityError):
        await again()
    async with store.transaction():
        pass  # and then nothing is to be done
    async with store.transaction() as writing:
        await add(writing, 5, "Rafi")
    assert await names(store) == ["Jonas", "Mei", "Rafi"]


async def test_what_was_read_is_read_again_once_it_was_written(store: Store) -> None:
    async with store.transaction() as writing:
        await add(writing, 1, "Mei")
        before = await people.settings(writing, 1)
        assert await people.settings(writing, 1) == before
        await people.set_up(writing, msgspec.structs.replace(before, zone="Asia/Tokyo"))
        assert (await people.settings(writing, 1)).zone == "Asia/Tokyo"


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


async def test_who_can_wait_hears_once_of_many_transactions(store: Store) -> None:
    heard = asyncio.Queue[str]()
    store.listen("outbox", lambda: heard.put_nowait("later"), 0.01)
    store.listen("outbox", lambda: heard.put_nowait("now"))
    for _ in range(2):
        async with store.transaction() as writing:
            writing.touched.add("outbox")
    assert [await heard.get() for _ in range(3)] == ["now", "now", "later"]
    assert heard.empty()


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


async def test_one_bot_at_a_time_has_the_database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.store.sqlite.ALONE_PATIENCE", 0.0)
    url = f"sqlite+aiosqlite:///{tmp_path / 'mandate.db'}"
    first = await Store.open(url, alone=True)
    with pytest.raises(StoreError) as refused:
        await Store.open(url, alone=True)
    assert (refused.value.code, refused.value.facts) == (
        "database-in-use",
        {"database": str(tmp_path / "mandate.db")},
    )
    await (await Store.open(url, migrate=False)).close()  # a backup may be made meanwhile
    await first.close()
    await (await Store.open(url, alone=True)).close()


async def test_a_backup_is_a_whole_database_and_overwrites_nothing(
    store: Store, file: Path, tmp_path: Path
) -> None:
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
    assert named.name.startswith("mandate-by-hand-2")


async def test_a_backup_holds_up_nobody(store: Store, file: Path) -> None:
    async with store.transaction() as writing:
        await add(writing, 1, "Mei")
    async with store.transaction() as writing:
        await add(writing, 2, "Jonas")
        copy = sqlite3.connect(await store.backup(file.with_name("copy.db")))
    assert copy.execute("SELECT name FROM people").fetchall() == [("Mei",)]
    assert await names(store) == ["Jonas", "Mei"]
    copy.close()


async def test_to_look_a_file_through_holds_up_nobody_who_writes(
    store: Store, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.store.sqlite.PATIENCE", 0)
    async with store.transaction() as writing:
        await add(writing, 1, "Mei")
        assert await names_in(writing) == ["Mei"]  # what is only to be written may wait
        await asyncio.to_thread(store.backend.check)


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


# ── the outbox: in order within a match, side by side across matches ─────────────────────────────────

SOON = timedelta(minutes=1)


@pytest.fixture
async def pair(store: Store) -> tuple[int, int]:
    """Two matches, each with three rows, written in turns."""
    async with store.transaction() as writing:
        first, second = await a_match(writing), await a_match(writing)
        for number in (1, 2, 3):
            for match in (first, second):
                await outbox.add(writing, match, "turn", NOON, {"number": number})
    return first, second


def what(rows: list[Row]) -> list[tuple[int, object]]:
    return [(row.match, row.payload["number"]) for row in rows]


async def test_a_row_carries_what_was_written(store: Store) -> None:
    async with store.transaction() as writing:
        match = await a_match(writing)
        await outbox.add(writing, match, "reminder", NOON, {"person": 1 << 62, "kind": "half"})
    (row,) = await store.outbox.claim(NOON, 9)
    assert (row.match, row.kind, row.payload) == (match, "reminder", {"person": 1 << 62, "kind": "half"})
    assert (row.attempts, row.claimed_at, row.created_at, row.state) == (0, NOON, NOON, "sending")


async def test_rows_of_a_match_go_one_after_the_other(store: Store, pair: tuple[int, int]) -> None:
    first, second = pair
    rows = await store.outbox.claim(NOON, 9)
    assert what(rows) == [(first, 1), (second, 1)]
    assert await store.outbox.claim(NOON, 9) == []
    await store.outbox.sent(rows[1], 77)
    assert what(await store.outbox.claim(NOON, 9)) == [(second, 2)]
    await store.outbox.sent(rows[0], None)
    assert what(await store.outbox.claim(NOON, 9)) == [(first, 2)]


async def test_a_dead_row_lets_the_next_pass(store: Store, pair: tuple[int, int]) -> None:
    rows = await store.outbox.claim(NOON, 1)
    assert what(rows) == [(pair[0], 1)]
    assert what(await store.outbox.claim(NOON, 1)) == [(pair[1], 1)]
    await store.outbox.dead(rows[0], "the channel is gone")
    assert what(await store.outbox.claim(NOON, 9)) == [(pair[0], 2)]


async def test_a_row_to_try_again_holds_up_its_match(store: Store, pair: tuple[int, int]) -> None:
    first, second = pair
    rows = await store.outbox.claim(NOON, 9)
    await store.outbox.retry(rows[0], NOON + SOON, "503")
    await store.outbox.sent(rows[1], 77)
    assert what(await store.outbox.claim(NOON, 9)) == [(second, 2)]
    assert await store.outbox.next_at() == NOON + SOON
    again = await store.outbox.claim(NOON + SOON, 9)
    assert what(again) == [(first, 1)]
    assert (again[0].attempts, again[0].error, again[0].claimed_at) == (1, "503", NOON)


async def test_rows_in_a_crash_are_found_again(store: Store, laid: str, pair: tuple[int, int]) -> None:
    first, second = pair
    rows = await store.outbox.claim(NOON, 9)
    await store.outbox.retry(rows[0], NOON, "reset")
    await store.outbox.claim(NOON + SOON, 9)
    await store.outbox.sent(rows[1], 77)
    await store.close()
    after = await Store.open(laid)
    broken = await after.outbox.interrupted(ALL, ())
    assert what(broken) == [(first, 1)]
    assert (broken[0].attempts, broken[0].claimed_at) == (2, NOON)
    assert what(await after.outbox.claim(NOON + SOON, 9)) == [(second, 2)]
    await after.outbox.sent(broken[0], 78)
    assert what(await after.outbox.claim(NOON + SOON, 9)) == [(first, 2)]
    await after.close()


async def test_every_row_is_sent_once_whatever_happens(store: Store, pair: tuple[int, int]) -> None:
    sent: list[tuple[int, object]] = []
    for step in range(40):
        for row in await store.outbox.claim(NOON + step * SOON, 1 + step % 2):
            if (step + row.id) % 3:
                await store.outbox.retry(row, NOON + step * SOON, "again")
            else:
                await store.outbox.sent(row, row.id)
                sent += what([row])
    assert sorted(sent, key=str) == sorted(
        ((match, number) for match in pair for number in (1, 2, 3)), key=str
    )
    assert [number for match, number in sent if match == pair[0]] == [1, 2, 3]
    assert [number for match, number in sent if match == pair[1]] == [1, 2, 3]
    assert await store.outbox.next_at() is None


async def test_the_next_time_is_that_of_a_first_row(store: Store, pair: tuple[int, int]) -> None:
    assert await store.outbox.next_at() == NOON
    heard: list[int] = []
    store.listen("outbox", lambda: heard.append(1))
    rows = await store.outbox.claim(NOON, 9)
    assert await store.outbox.next_at() is None
    assert heard == []
    await store.outbox.retry(rows[0], NOON + 2 * SOON, "later")
    assert await store.outbox.next_at() == NOON + 2 * SOON
    await store.outbox.sent(rows[1], 1)
    assert len(heard) == 2


async def test_a_kind_that_waits_is_known_until_it_is_taken_up(store: Store) -> None:
    async with store.transaction() as writing:
        match = await a_match(writing)
        await outbox.add(writing, match, "lobby", NOON)
        assert await outbox.waits(writing, match, "lobby")
        assert not await outbox.waits(writing, match, "turn")
    await store.outbox.claim(NOON, 1)
    async with store.transaction() as writing:
        assert not await outbox.waits(writing, match, "lobby")


async def test_row_numbers_are_never_given_twice(store: Store, pair: tuple[int, int]) -> None:
    last = max(row.id for row in await store.outbox.claim(NOON, 9)) + 4
    async with store.transaction() as writing:
        await writing.run(delete(table))
        await outbox.add(writing, pair[0], "end", NOON)
    (row,) = await store.outbox.claim(NOON, 9)
    assert row.id == last + 1


@pytest.mark.parametrize("busy", [False, True])
def test_a_connection_left_open_ends_its_thread_even_after_its_loop(tmp_path: Path, busy: bool) -> None:
    """A task cancelled in a transaction leaves one; an error in its thread is a failure here."""
    loop = asyncio.new_event_loop()
    connection = FileConnection(str(tmp_path / "left.db"))
    loop.run_until_complete(connection.__aenter__())
    thread, ends = connection._thread, threading.Event()

    async def begin(connection: FileConnection) -> None:
        task = asyncio.create_task(connection._execute(ends.wait))  # type: ignore[no-untyped-call]
        await asyncio.sleep(0)
        task.cancel()

    if busy:
        loop.run_until_complete(begin(connection))
    loop.close()
    asyncio.set_event_loop(loop)
    try:
        del connection
        gc.collect()
    finally:
        asyncio.set_event_loop(None)
    ends.set()
    thread.join(10)
    assert not thread.is_alive()
