"""Backups by themselves: every day a copy of the file that is known to be good."""

import asyncio
import contextlib
import logging
import re
from collections.abc import Collection
from datetime import UTC, datetime, timedelta
from pathlib import Path

from bot.matches import Matches
from bot.matches.records import Records
from bot.store import Store, StoreError

log = logging.getLogger(__name__)

FIRST = timedelta(minutes=10)
"""After a start; what has more urgent things to do comes first."""

LOOK = timedelta(hours=1)
"""How often it is looked whether one is due, so also how soon it is tried again."""

EVERY = timedelta(days=1)
DAYS, WEEKS = 7, 4
"""Of so many days and weeks the last one is kept, and none that is as many weeks old."""

MATCHES = 10
"""So many are replayed from a copy before it counts."""

_NAME = re.compile(r"mandate-(\d{8}-\d{6})\.db")
_TIME = "%Y%m%d-%H%M%S"

_UNCHECKED = ".unchecked"
"""What it is called after until it counts: whoever makes one by hand writes files of other names."""


class Backups:
    """Copies in a folder, named after their times in UTC; others' files there are left alone."""

    def __init__(self, store: Store, records: Records, folder: Path) -> None:
        self._store = store
        self._records = records
        self._folder = folder

    async def run(self) -> None:
        """Make one whenever the newest is a day old, until cancelled; a server's databases have none."""
        if not self._store.backend.backs_up:
            return
        await asyncio.sleep(FIRST.total_seconds())
        while True:
            try:
                now = datetime.now(UTC)
                newest = await asyncio.to_thread(newest_in, self._folder, now)
                if newest is None or now - newest >= EVERY:
                    log.info("backup: %s", await self.make(now))
            except StoreError as error:
                log.error("no backup: %s", error)
            except Exception:
                log.exception("no backup")
            await asyncio.sleep(LOOK.total_seconds())

    async def make(self, now: datetime) -> Path:
        """A copy that opens and replays as it should; what is older than needed goes. Raises `StoreError`."""
        await asyncio.to_thread(self._folder.mkdir, parents=True, exist_ok=True)
        path = self._folder / f"mandate-{now.strftime(_TIME)}.db"
        unchecked = path.with_suffix(_UNCHECKED)
        await asyncio.to_thread(_sweep, self._folder)  # what a process left that was killed
        try:
            await self._store.backup(unchecked)
            await self._check(unchecked)
            await asyncio.to_thread(unchecked.rename, path)
        finally:
            await asyncio.to_thread(_sweep, self._folder)
        await asyncio.to_thread(_tidy, self._folder, now)
        return path

    async def _check(self, copy: Path) -> None:
        """It replays as the database does: a match that cannot be played is none of the copy's faults."""
        opened = await Store.open(f"sqlite:///{copy}", migrate=False)
        try:
            for match, error in await Matches(opened).records.check(MATCHES):
                if await self._records.fault(match) is None:
                    raise StoreError("corrupted-database", database=str(copy), reason=str(error))
        finally:
            await opened.close()


def newest_in(folder: Path, now: datetime) -> datetime | None:
    """When the newest backup there was made; one of the future is of a clock that was wrong."""
    return max((time for time in _times(folder) if time <= now), default=None)


def kept(times: Collection[datetime]) -> set[datetime]:
    """Of these the last of each of the newest days, and the last of each of the newest weeks.

    Whatever is `WEEKS` older than the newest is too old, also after a pause in which none were made.
    """
    ordered = sorted(times)
    recent = [time for time in ordered if time > ordered[-1] - timedelta(weeks=WEEKS)]
    newest_of_days = {time.date(): time for time in recent}
    newest_of_weeks = {time.isocalendar()[:2]: time for time in recent}
    days = sorted(newest_of_days.values())[-DAYS:]
    return {*days, *sorted(newest_of_weeks.values())[-WEEKS:]}


def _times(folder: Path) -> dict[datetime, Path]:
    """The backups there."""
    found: dict[datetime, Path] = {}
    for path in folder.glob("mandate-*.db"):
        if named := _NAME.fullmatch(path.name):
            with contextlib.suppress(ValueError):  # digits that are no time
                found[datetime.strptime(named[1], _TIME).replace(tzinfo=UTC)] = path
    return found


def _sweep(folder: Path) -> None:
    """What became no backup goes: else every try would take as much of the disk as there is left."""
    for pattern in (f"mandate-*{_UNCHECKED}*", f".mandate-*{_UNCHECKED}.part*"):
        for path in folder.glob(pattern):
            path.unlink(missing_ok=True)


def _tidy(folder: Path, now: datetime) -> None:
    """What is not to be kept goes; those of the future are of a clock that was wrong, and left alone."""
    times = {time: path for time, path in _times(folder).items() if time <= now}
    for time in times.keys() - kept(times):
        times[time].unlink()
