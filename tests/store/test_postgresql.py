"""What PostgreSQL alone has: a server that may not answer, several processes, its own way to back up."""

import asyncio
import shutil
import subprocess
import tempfile
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any, Self

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy.exc import DBAPIError

from bot.clock import Clock
from bot.matches.base import Service
from bot.matches.positions import Positions
from bot.store import Store, StoreError, backend_of, is_trouble, matches, outbox, schema
from bot.store.postgresql import Session
from bot.store.tables import METADATA
from bot.store.tables import outbox as outbox_table
from tests.support.database import a_match, laid_in_postgresql, new_in_postgresql, program, rows, server_in
from tests.support.people import NOON


@pytest.fixture
async def url() -> str:
    return await laid_in_postgresql()


@pytest.fixture
async def pair(url: str) -> AsyncIterator[tuple[Store, Store]]:
    """As two processes have them."""
    stores = await Store.open(url), await Store.open(url)
    yield stores
    for store in stores:
        await store.close()


@pytest.fixture
def new_servers() -> Iterator[Path]:
    """A folder for servers, which another user can enter."""
    with tempfile.TemporaryDirectory() as folder:
        yield Path(folder)


class Line:
    """The way to a server, over TCP: it can fall silent, and nobody hangs up."""

    def __init__(self, url: str) -> None:
        self._url = sa.make_url(url)
        self._ends: list[asyncio.StreamWriter] = []
        self._silent = asyncio.Event()

    async def __aenter__(self) -> Self:
        self._server = await asyncio.start_server(self._accept, "127.0.0.1")
        through = self._url.set(host="127.0.0.1", port=self._server.sockets[0].getsockname()[1], query={})
        self.url = through.render_as_string(hide_password=False)
        return self

    async def __aexit__(self, *_: object) -> None:
        self._server.close()
        for end in self._ends:
            end.transport.abort()

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        silent = self._silent
        server = Path(str(self._url.query["host"])) / ".s.PGSQL.5432"
        answers, asked = await asyncio.open_unix_connection(server)
        self._ends += [writer, asked]

        async def pass_on(source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
            while data := await source.read(65536):
                if not silent.is_set():
                    target.write(data)
            target.close()

        await asyncio.gather(pass_on(reader, asked), pass_on(answers, writer))

    def fall_silent(self) -> None:
        """Who is connected, or will be, hears nothing more."""
        self._silent.set()

    def speak(self) -> None:
        """Who comes from now on is heard again."""
        self._silent = asyncio.Event()


async def refused(url: str, *, alone: bool = False) -> StoreError:
    with pytest.raises(StoreError) as caught:
        await Store.open(url, alone=alone)
    assert "hush" not in str(caught.value)
    return caught.value


async def test_who_cannot_be_reached_or_lets_nobody_in_is_named_without_the_password(tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    error = await refused(f"postgresql://mei:hush@/mandate?host={tmp_path / 'empty'}")
    assert error.code == "unreadable-database"
    assert "mei" in str(error.facts["database"])


async def test_a_database_that_is_not_there_is_named(url: str) -> None:
    error = await refused(url.replace("/test_", "/nothing_"))
    assert error.code == "unreadable-database"
    assert "does not exist" in str(error.facts["reason"])


@pytest.mark.parametrize("alone", [False, True])
async def test_a_server_that_does_not_answer_is_told_with_the_reason(
    url: str, alone: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.store.postgresql.REACH", 0.2)
    async with Line(url) as line:
        line.fall_silent()
        error = await refused(line.url, alone=alone)
    assert (error.code, error.facts["reason"]) == ("unreadable-database", "TimeoutError")


async def test_a_session_that_does_not_answer_is_told_with_the_reason(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.store.postgresql.BEAT", 1)
    async with Line(url) as line:
        store = await Store.open(line.url, alone=True)
        line.fall_silent()
        assert isinstance(store.lock, Session)
        with pytest.raises(StoreError) as caught:
            await store.lock.revision()
    assert caught.value.facts["reason"] == "TimeoutError"


@pytest.mark.parametrize("alone", [False, True])
@pytest.mark.parametrize(
    ("query", "told"),
    [
        ("sslmode=require", "SSL upgrade"),  # which the server of tests does not know
        ("ssl=require", "SSL upgrade"),
        ("ssl=yes", "sslmode"),
        ("nonsense=1", "nonsense"),
    ],
)
async def test_what_a_url_asks_for_and_cannot_have_is_told_in_words(
    url: str, query: str, told: str, alone: bool
) -> None:
    async with Line(url) as line:
        error = await refused(f"{line.url}?{query}", alone=alone)
    assert error.code == "unreadable-database"
    assert told in str(error.facts["reason"])


async def test_a_port_that_is_no_number_is_told_in_words() -> None:
    error = await refused("postgresql://mei:hush@/mandate?port=none")
    assert error.code == "unreadable-database"


async def test_what_a_url_asks_for_holds_for_every_connection(url: str) -> None:
    async with Line(url) as line:
        asked = f"{line.url}?ssl=prefer&application_name=mandate+tests&password=hush"
        store = await Store.open(asked, alone=True)
        async with store.transaction() as writing, store.reading() as reading:
            names = "SELECT application_name FROM pg_stat_activity WHERE datname = current_database()"
            for each in (writing, reading):
                found = await each._connection.execute(sa.text(names))
                assert found.scalars().all().count("mandate tests") == 3
        assert "hush" not in store.backend.name
        await store.close()


async def test_one_bot_at_a_time_has_the_database(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.store.postgresql.PATIENCE", 0.01)
    first = await Store.open(url, alone=True)
    assert (await refused(url, alone=True)).code == "database-in-use"
    await first.close()
    await (await Store.open(url, alone=True)).close()


async def test_a_cut_while_waiting_for_the_lock_is_told_as_any_other(url: str) -> None:
    first = await Store.open(url, alone=True)
    waiting = "pid FROM pg_locks JOIN pg_database ON pg_database.oid = database"
    waiting += " WHERE NOT granted AND locktype = 'advisory' AND datname = current_database()"
    cut = f"SELECT pg_terminate_backend(pid) FROM (SELECT {waiting}) AS found"
    second = asyncio.create_task(refused(url, alone=True))
    async with asyncio.timeout(10):
        while await rows(url, cut) == []:  # noqa: ASYNC110 - nothing there to wake us
            await asyncio.sleep(0.01)
    assert (await second).code == "unreadable-database"
    await first.close()


async def test_two_that_start_at_once_lay_the_tables_once() -> None:
    url = await new_in_postgresql()
    backend = backend_of(url)
    await asyncio.gather(*(asyncio.to_thread(backend.upgrade) for _ in range(3)))
    store = await Store.open(url)
    async with store.reading() as reading:
        found = await reading._connection.run_sync(
            lambda connection: sa.inspect(connection).get_table_names()
        )
    assert set(found) == {*METADATA.tables, "alembic_version"}
    await store.close()


async def test_somebody_elses_and_a_newer_programs_database_are_refused(url: str) -> None:
    store = await Store.open(url)
    for statement, code in (
        ("UPDATE alembic_version SET version_num = '9999'", "newer-database"),
        ("DELETE FROM alembic_version", "foreign-database"),
        (f"INSERT INTO alembic_version VALUES ('{schema.REVISIONS[-1]}')", None),
    ):
        async with store.transaction() as writing:
            await writing.run(sa.text(statement))
        if code is not None:
            assert (await refused(url)).code == code
    await store.close()


async def test_tables_of_before_are_brought_to_the_newest(url: str) -> None:
    store = await Store.open(url)
    async with store.transaction() as writing:
        await writing.run(sa.text("ALTER TABLE servers DROP COLUMN forget_at"))
        for table in ("people", "servers"):
            await writing.run(sa.text(f"ALTER TABLE {table} DROP COLUMN language"))
        await writing.run(sa.text("ALTER TABLE people DROP COLUMN contrast"))
        await writing.run(sa.text("ALTER TABLE matches DROP COLUMN lesson"))
        await writing.run(sa.text("DROP TABLE reviews"))
        for column in ("amount", "queued"):
            await writing.run(sa.text(f"ALTER TABLE standing_orders DROP COLUMN {column}"))
        await writing.run(sa.text("DROP TABLE ratings"))
        await writing.run(sa.text("DROP INDEX matches_server_game_ended_at_index"))
        await writing.run(sa.text("ALTER TABLE people DROP COLUMN shows"))
        for table in ("servers", "matches"):
            await writing.run(sa.text(f"ALTER TABLE {table} DROP COLUMN rated"))
        await writing.run(sa.text("ALTER TABLE servers DROP COLUMN organisers"))
        await writing.run(sa.text("ALTER TABLE matches DROP COLUMN called"))
        await writing.run(sa.text("ALTER TABLE watches DROP COLUMN read_to"))
        await writing.run(sa.text("ALTER TABLE people DROP COLUMN next"))
        for column in ("ping", "pinged_at"):
            await writing.run(sa.text(f"ALTER TABLE servers DROP COLUMN {column}"))
        for table in (
            "former_names",
            "seeks",
            "plans",
            "notes",
            "pairings",
            "entrants",
            "competitions",
            "answers",
            "questions",
        ):
            await writing.run(sa.text(f"DROP TABLE {table}"))
        await writing.run(sa.text("UPDATE alembic_version SET version_num = '0008'"))
    await store.close()
    store = await Store.open(url)
    async with store.reading() as reading:
        assert await reading._connection.run_sync(
            lambda connection: compare_metadata(MigrationContext.configure(connection), METADATA) == []
        )
    await store.close()


async def test_of_two_processes_the_second_waits_and_sees_what_the_first_has_done(
    pair: tuple[Store, Store],
) -> None:
    first, second = pair
    async with first.transaction() as writing:
        match = await a_match(writing)

    async def change(store: Store) -> bool:
        async with store.transaction() as writing:
            found = await matches.get(writing, match)
            assert found is not None
            return await matches.change(writing, match, found.version, seq=found.seq + 1)

    assert all(await asyncio.gather(*(change(store) for store in pair * 20)))
    async with second.reading() as reading:
        found = await matches.get(reading, match)
    assert found is not None
    assert (found.version, found.seq) == (41, 40)


async def must_wait(url: str, task: asyncio.Task[Any]) -> None:
    """Until it waits for what another transaction holds."""
    blocked = "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'"
    async with asyncio.timeout(10):
        while not task.done() and not await rows(url, blocked):  # noqa: ASYNC110 - nothing to wake us
            await asyncio.sleep(0.01)
    assert not task.done()


async def test_what_waits_to_be_sent_is_not_taken_up_before_the_change_that_relies_on_it_is_there(
    url: str, pair: tuple[Store, Store]
) -> None:
    first, second = pair
    async with first.transaction() as writing:
        match = await a_match(writing)
        await outbox.add(writing, match, "lobby", NOON)

    async def waits() -> bool:
        async with first.transaction() as writing:
            return await outbox.waits(writing, match, "lobby")

    async with first.transaction() as writing:
        assert await outbox.waits(writing, match, "lobby")
        claiming = asyncio.create_task(second.outbox.claim(NOON, 9))
        await must_wait(url, claiming)
    (row,) = await claiming
    await second.outbox.retry(row, NOON, "again")
    async with second.transaction() as writing:
        await writing.run(sa.update(outbox_table).values(state="sending"))
        asking = asyncio.create_task(waits())
        await must_wait(url, asking)
    assert not await asking


async def test_a_server_that_was_started_again_costs_nobody_an_answer(pair: tuple[Store, Store]) -> None:
    first, second = pair
    for store in pair:
        async with store.reading() as reading:
            await reading._connection.exec_driver_sql("SELECT 1")
    async with second.transaction() as writing:
        others = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        await writing.run(sa.text(f"{others} WHERE pid <> pg_backend_pid() AND datname = current_database()"))
    async with first.transaction() as writing:
        match = await a_match(writing)
    async with first.reading() as reading:
        assert await matches.get(reading, match) is not None


async def test_who_says_nothing_more_within_a_transaction_holds_up_the_others_no_longer(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As a machine that has lost its power: its connection is still there."""
    other = await Store.open(url)
    monkeypatch.setattr("bot.store.postgresql.SILENCE", 1)
    gone = await Store.open(url)
    async with other.transaction() as writing:
        match = await a_match(writing)

    async def say_nothing() -> None:
        async with gone.transaction() as writing:
            await matches.change(writing, match, 1, seq=7)
            async with asyncio.timeout(10), other.transaction() as others:
                assert await matches.change(others, match, 1, seq=8)

    with pytest.raises(DBAPIError):
        await say_nothing()
    async with gone.transaction() as writing:
        found = await matches.get(writing, match)
    assert found is not None
    assert found.seq == 8
    await other.close()
    await gone.close()


async def test_a_server_that_answers_no_more_is_noticed_and_not_asked_again(
    url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """As one whose machine has lost its power: nobody hangs up."""
    monkeypatch.setattr("bot.store.postgresql.ANSWER", 0.5)
    monkeypatch.setattr("bot.store.postgresql.REACH", 0.5)
    async with Line(url) as line, asyncio.timeout(20):
        store = await Store.open(line.url)
        async with store.transaction() as writing:
            match = await a_match(writing)
        line.fall_silent()
        for _ in range(2):
            with pytest.raises(DBAPIError) as caught:
                async with store.transaction() as writing:
                    await matches.change(writing, match, 1, seq=7)
            assert is_trouble(caught.value)
        with pytest.raises(DBAPIError):
            async with store.reading() as reading:
                await matches.get(reading, match)
        told = [record.getMessage() for record in caplog.records if record.levelname == "ERROR"]
        assert told == [f"{does} the database fails: TimeoutError" for does in ("writing", "reading")]
        line.speak()
        async with store.transaction() as writing:
            assert await matches.change(writing, match, 1, seq=8)
        async with store.reading() as reading:
            found = await matches.get(reading, match)
        assert found is not None
        assert found.seq == 8
        assert "writing the database works again" in caplog.text
        assert store.trouble is None
        await store.close()


async def test_what_pg_dump_writes_is_the_whole_database(url: str, tmp_path: Path) -> None:
    store = await Store.open(url)
    async with store.transaction() as writing:
        match = await a_match(writing)
    with pytest.raises(StoreError, match="no-backup"):
        await store.backup(tmp_path / "copy")
    await store.close()
    other = await new_in_postgresql()
    dump, restore = program("pg_dump"), program("pg_restore")
    plain = [address.replace("+asyncpg", "") for address in (url, other)]
    copy = str(tmp_path / "mandate.dump")
    for command in (
        [dump, "--format=custom", f"--file={copy}", plain[0]],
        [restore, "--no-owner", f"--dbname={plain[1]}", copy],
    ):
        await asyncio.to_thread(subprocess.run, command, check=True)
    again = await Store.open(other)
    async with again.transaction() as writing:
        assert await matches.get(writing, match) is not None
        assert await a_match(writing) == match + 1
    await again.close()


@pytest.mark.fuzz
async def test_the_archive_leads_back_to_any_moment(new_servers: Path) -> None:
    """As operators are told to keep it: WAL archived, a base backup, restored to a time."""
    archive, base = new_servers / "archive", new_servers / "base"
    archive.mkdir()
    archive.chmod(0o777)  # the server may run as another user
    with server_in(new_servers / "first") as server:
        for setting in ("archive_mode = on", f"archive_command = 'cp %p {archive}/%f'"):
            server.psql(f"ALTER SYSTEM SET {setting};")
    with server_in(new_servers / "first") as server:
        url = server.get_uri()
        store = await Store.open(url)
        backup = [program("pg_basebackup"), f"--dbname={url}", f"--pgdata={base}", "--checkpoint=fast"]
        await asyncio.to_thread(subprocess.run, backup, check=True)
        async with store.transaction() as writing:
            match = await a_match(writing)
        moment = server.psql("COPY (SELECT clock_timestamp()) TO STDOUT;").strip()
        async with store.transaction() as writing:
            spoilt = await a_match(writing)
        await store.close()
        server.psql("SELECT pg_switch_wal();")
    for lock in base.glob(".s.PGSQL*"):  # these servers have their socket beside their data
        lock.unlink()
    # An ended server has archived all that was complete.
    with (base / "postgresql.auto.conf").open("a") as settings:
        settings.write(f"archive_mode = off\nrestore_command = 'cp {archive}/%f %p'\n")
        settings.write(f"recovery_target_time = '{moment}'\nrecovery_target_action = 'promote'\n")
    (base / "recovery.signal").touch()
    for file in (base, *base.rglob("*")):
        shutil.chown(file, new_servers.joinpath("first").owner())
    with server_in(base) as server:
        again = await Store.open(server.get_uri())
        async with again.reading() as reading:
            assert await matches.get(reading, match) is not None
            assert await matches.get(reading, spoilt) is None
        await again.close()


async def test_who_gives_way_to_another_process_is_tried_again(pair: tuple[Store, Store]) -> None:
    async with pair[0].transaction() as writing:
        first, second = await a_match(writing), await a_match(writing)
    both = asyncio.Barrier(2)

    class Both(Service):
        tries = 0

        async def hold(self, one: int, other: int) -> None:
            """As nobody should: in the order in which they come."""
            self.tries += 1
            async with self._store.transaction() as writing:
                await matches.hold(writing, one)
                if self.tries == 1:
                    await both.wait()
                await matches.hold(writing, other)

    services = [Both(store, Clock(), Positions()) for store in pair]
    await asyncio.gather(services[0].hold(first, second), services[1].hold(second, first))
    # Where the machine is busy whoever gave way may be first the next time, and the other gives way.
    assert max(service.tries for service in services) > 1
    assert [store.trouble for store in pair] == [None, None]
