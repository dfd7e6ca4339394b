"""Reminders at their time, with the real APScheduler."""

import asyncio
from datetime import UTC, datetime, timedelta
from pathlib import Path

from bot.clock import Clock
from bot.matches import Matches, Person
from bot.scheduler import Scheduler
from bot.store import Store


async def test_a_reminder_comes_when_its_time_has_come(tmp_path: Path) -> None:
    asyncio.get_running_loop().set_debug(True)  # refuses calls from another thread
    late = timedelta()
    clock = Clock(lambda: datetime.now(UTC) + late)
    store = await Store.open(f"sqlite+aiosqlite:///{tmp_path / 'mandate.db'}")
    matches = Matches(store, clock)
    match = await matches.create("qin", 2, "12h", {}, Person(1, "Mei"), 10, 20)
    await matches.join(match.id, Person(2, "Jonas"))
    late = timedelta(hours=6, seconds=-0.5)  # soon half of the twelve hours are over
    posted = asyncio.Event()
    store.listen("outbox", posted.set)
    running = asyncio.create_task(Scheduler(store, matches, clock).run())
    await asyncio.wait_for(posted.wait(), 5)
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)
    await store.close()
