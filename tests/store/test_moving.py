"""A database moved from SQLite to PostgreSQL and back is the same, to the numbers that are given next."""

import os
import shutil
import subprocess
import tempfile
import tracemalloc
from collections.abc import AsyncIterator, Iterator
from datetime import timedelta
from itertools import pairwise
from pathlib import Path

import pytest
import sqlalchemy as sa

from bot.clock import Clock
from bot.matches import Matches
from bot.store import Store, StoreError, moving, outbox, people
from bot.store.people import PersonRow
from bot.store.tables import METADATA, printings
from bot.store.tables import outbox as outbox_table
from tests.support.database import new_in_postgresql, server_in
from tests.support.people import NOON
from tests.support.presses import mover, play
from tests.support.table import started


async def content(store: Store) -> dict[str, list[tuple[object, ...]]]:
    """Every row of every table."""
    async with store.reading() as reading:
        return {
            name: [tuple(row) for row in await reading._connection.execute(sa.select(table).order_by(*key))]
            for name, table in METADATA.tables.items()
            if (key := table.primary_key)
        }


@pytest.fixture
async def stores(tmp_path: Path) -> AsyncIterator[list[Store]]:
    """Where it begins, on a server, and where it ends."""
    first, last = (f"sqlite+aiosqlite:///{tmp_path}/{name}.db" for name in ("first", "last"))
    opened = [await Store.open(url) for url in (first, await new_in_postgresql(), last)]
    yield opened
    for store in opened:
        await store.close()


async def test_there_and_back_nothing_is_changed(
    stores: list[Store], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(moving, "AT_ONCE", 7)
    clock = Clock(lambda: NOON)
    matches = Matches(stores[0], clock)
    match = await play(matches, await started(matches, 2, "qin"), 9)
    await matches.votes.ask(match.id, mover(match), "pause")
    clock.advance(timedelta(days=2))
    await matches.timekeeping.due(clock.now())
    async with stores[0].transaction() as writing:
        given = await writing.value(sa.select(sa.func.max(outbox_table.c.id)), int)
        newest = sa.select(sa.func.max(outbox_table.c.id)).scalar_subquery()
        await writing.run(sa.delete(outbox_table).where(outbox_table.c.id == newest))
    before = await content(stores[0])
    assert before["actions"]
    for source, target in pairwise(stores):
        counts = await moving.move(source, target)
        assert counts == {name: len(rows) for name, rows in before.items()}
        assert await content(target) == before
    numbers = []
    for store in stores:
        async with store.transaction() as writing:
            await outbox.add(writing, match.id, "end", NOON)
            numbers.append(await writing.value(sa.select(sa.func.max(outbox_table.c.id)), int))
    assert given is not None
    assert numbers == [given + 1] * 3
    there = Matches(stores[1], clock)
    await play(there, await there.watching.match(match.id))


@pytest.fixture
def english(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A new database on a server that sorts as a dictionary does, which is how most are set up."""
    if shutil.which("localedef") is None:
        pytest.skip("no locale can be made here")
    with tempfile.TemporaryDirectory() as folder:
        Path(folder).chmod(0o755)  # the server may run as another user
        name = "en_US.utf8"
        making = ["localedef", "--no-archive", "-i", "en_US", "-f", "UTF-8", f"{folder}/{name}"]
        subprocess.run(making, check=True)
        monkeypatch.setenv("LOCPATH", folder)
        with server_in(Path(folder) / "server") as server:
            server.psql(f"CREATE DATABASE english TEMPLATE template0 ENCODING 'UTF8' LOCALE '{name}';")
            yield server.get_uri(database="english")


@pytest.mark.fuzz  # for its time
async def test_words_may_be_sorted_otherwise(
    stores: list[Store], english: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(moving, "AT_ONCE", 1)
    async with stores[0].transaction() as writing:
        for name in ("mei", "Zoe", "Émile", "Mei", "zoe", "Jonas"):  # all but the last she was called before
            await people.put(writing, PersonRow(1, name, "en"))
    there = await Store.open(english)
    assert (await moving.move(stores[0], there))["former_names"] == 5
    assert (await moving.move(there, stores[2]))["former_names"] == 5
    await there.close()
    assert await content(stores[2]) == await content(stores[0])


async def test_large_rows_are_not_all_in_memory_at_once(stores: list[Store]) -> None:
    source, _, target = stores
    count, size = 100, 250_000
    async with source.transaction() as writing:
        for number in range(count):
            await writing.put(printings, sha256=f"{number:064}", game="qin", files=os.urandom(size))
    tracemalloc.start()
    try:
        await moving.move(source, target)
        assert tracemalloc.get_traced_memory()[1] < count * size
    finally:
        tracemalloc.stop()


async def test_nothing_is_copied_over_anything(stores: list[Store]) -> None:
    for store in stores[:2]:
        await started(Matches(store), 2, "qin")
    before = await content(stores[1])
    with pytest.raises(StoreError, match="database-not-empty"):
        await moving.move(stores[0], stores[1])
    assert await content(stores[1]) == before


async def test_a_server_without_our_tables_is_refused() -> None:
    url = await new_in_postgresql()
    with pytest.raises(StoreError, match="empty-database"):
        await Store.open(url, migrate=False)


async def test_what_does_not_read_the_same_is_not_kept(
    stores: list[Store], monkeypatch: pytest.MonkeyPatch
) -> None:
    await started(Matches(stores[0]), 2, "qin")
    begun = await content(stores[2])
    calls = iter(range(1000))
    monkeypatch.setattr(moving, "_bytes", lambda rows: b"%d" % next(calls))
    with pytest.raises(StoreError, match="not-moved"):
        await moving.move(stores[0], stores[2])
    assert await content(stores[2]) == begun
