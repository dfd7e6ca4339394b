"""Backups by themselves: checked before they count, kept for days and weeks."""

import asyncio
import os
import shutil
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing, suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from bot import backups
from bot.backups import Backups
from bot.matches import Matches
from bot.store import Store, StoreError
from tests.support.database import full_at_half_of, laid_in_postgresql, lay
from tests.support.presses import play
from tests.support.table import started

NOW = datetime(2026, 11, 25, 3, tzinfo=UTC)
DAY = timedelta(days=1)


class Forgetful(Store):
    """Its backups lack something of every record."""

    async def backup(self, to: Path) -> Path:
        path = await super().backup(to)
        with closing(sqlite3.connect(path)) as connection:
            connection.execute("DELETE FROM actions WHERE seq = 1")
            connection.commit()
        return path


@pytest.fixture
async def matches(file: Path) -> AsyncIterator[Matches]:
    lay(file)
    store = await Forgetful.open(f"sqlite:///{file}")
    yield Matches(store)
    await store.close()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    found = tmp_path / "backups"
    found.mkdir()
    return found


def put(folder: Path, *names: str) -> None:
    for name in names:
        (folder / name).write_bytes(b"x")


def there(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_the_last_of_seven_days_and_of_four_weeks_is_kept() -> None:
    times = [NOW - hours * timedelta(hours=12) for hours in range(100)]
    kept = sorted(backups.kept(times), reverse=True)
    days = [NOW - days * DAY for days in range(7)]
    sundays = [datetime(2026, 11, day, 15, tzinfo=UTC) for day in (22, 15, 8)]
    assert kept == sorted({NOW, *(day + timedelta(hours=12) for day in days[1:]), *sundays}, reverse=True)
    assert backups.kept([]) == set()


def test_none_is_kept_for_longer_than_four_weeks_whenever_others_were_made() -> None:
    before = [NOW - weeks * 7 * DAY for weeks in (3, 4, 5)]
    assert backups.kept(before) == set(before)
    assert backups.kept([*before, NOW]) == {NOW, before[0]}


async def test_what_does_not_replay_is_no_backup(matches: Matches, folder: Path) -> None:
    await play(matches, await started(matches, 2, "qin"), 2)
    put(folder, "mandate-20200101-000000.db")
    with pytest.raises(StoreError, match="corrupted-database"):
        await Backups(matches.store, matches.records, folder).make(NOW)
    assert there(folder) == ["mandate-20200101-000000.db"]


async def test_on_a_full_disk_nothing_is_left_of_a_try(file: Path, folder: Path) -> None:
    lay(file)
    store = await Store.open(f"sqlite:///{file}")
    backups = Backups(store, Matches(store).records, folder)
    with full_at_half_of(file), pytest.raises(StoreError, match="unreadable-database"):
        await backups.make(NOW)
    assert there(folder) == []
    killed = "mandate-20261124-030000.unchecked"
    by_hand = ".mandate-20261125-030000.db.part"  # somebody makes one this very moment
    put(folder, killed, f"{killed}-wal", f".{killed}.part", f".{killed}.part-journal", by_hand)
    path = await backups.make(NOW)
    assert there(folder) == [by_hand, path.name]
    await store.close()


async def test_a_disk_with_less_room_than_the_file_is_left_alone(file: Path, folder: Path) -> None:
    lay(file)
    store = await Store.open(f"sqlite:///{file}")
    os.truncate(file, shutil.disk_usage(folder).free + 1_000_000_000)  # a hole, which takes no room itself
    with pytest.raises(StoreError, match="no-room"):
        await Backups(store, Matches(store).records, folder).make(NOW)
    assert there(folder) == []
    await store.close()


async def test_a_match_that_cannot_be_played_keeps_no_backup_from_being_made(
    file: Path, folder: Path
) -> None:
    lay(file)
    store = await Store.open(f"sqlite:///{file}")
    matches = Matches(store)
    await play(matches, await started(matches, 2, "qin"), 2)
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("UPDATE actions SET entry = 'nonsense' WHERE seq = 1")
        connection.execute("DELETE FROM snapshots")
        connection.commit()
    by_hand = "mandate-by-hand-20261001-000000.db"
    put(folder, "letter.txt", by_hand, *(f"mandate-202611{day:02}-000000.db" for day in range(1, 23)))
    path = await Backups(store, Matches(store).records, folder).make(NOW)
    assert path == folder / "mandate-20261125-030000.db"
    assert await asyncio.to_thread(backups.newest_in, folder, NOW) == NOW
    days = [f"mandate-202611{day:02}-000000.db" for day in (8, 15, 17, 18, 19, 20, 21, 22)]
    assert there(folder) == ["letter.txt", *days, path.name, by_hand]
    copy = await Store.open(f"sqlite:///{path}")
    assert len(await Matches(copy).records.check()) == 1
    await copy.close()
    await store.close()


async def test_backups_of_the_future_are_left_alone_and_push_none_out(file: Path, folder: Path) -> None:
    """A clock that ran ahead for weeks is right again."""
    lay(file)
    store = await Store.open(f"sqlite:///{file}")
    future = [f"mandate-202703{day:02}-120000.db" for day in range(1, 29)]
    put(folder, *future, *(f"mandate-202611{day}-030000.db" for day in range(16, 25)))
    path = await Backups(store, Matches(store).records, folder).make(NOW + timedelta(microseconds=1))
    days = [f"mandate-202611{day}-030000.db" for day in range(19, 25)]
    assert there(folder) == sorted([*days, path.name, *future])
    await store.close()


async def test_one_is_made_when_the_newest_is_a_day_old(
    file: Path, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(backups, "FIRST", timedelta())
    monkeypatch.setattr(backups, "LOOK", timedelta(seconds=0.01))
    lay(file)
    store = await Store.open(f"sqlite:///{file}")
    made: list[datetime] = []

    class Counted(Backups):
        async def make(self, now: datetime) -> Path:
            made.append(now)
            if len(made) == 1:
                raise OSError(28, "No space left on device")
            if len(made) == 2:
                raise KeyError("a fault of ours")
            return await super().make(now)

    old = datetime.now(UTC) - DAY
    put(folder, f"mandate-{old:%Y%m%d-%H%M%S}.db", "mandate-20261301-000000.db", "mandate-29991231-000000.db")
    work = asyncio.create_task(Counted(store, Matches(store).records, folder).run())
    async with asyncio.timeout(30):
        while len(there(folder)) < 4:  # noqa: ASYNC110 - nothing there to wake us
            await asyncio.sleep(0.01)
    for _ in range(10):
        await asyncio.sleep(0.01)
    assert len(made) == 3  # what failed was tried again, and then none was due
    work.cancel()
    with suppress(asyncio.CancelledError):
        await work
    await store.close()


async def test_of_a_server_none_are_made_whatever_the_folder(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(backups, "FIRST", timedelta())
    store = await Store.open(await laid_in_postgresql())
    put(folder, "letter.txt")
    async with asyncio.timeout(30):
        for where in (folder, folder / "letter.txt" / "backups"):
            await Backups(store, Matches(store).records, where).run()
    assert there(folder) == ["letter.txt"]
    await store.close()
