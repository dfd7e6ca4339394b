"""Reminders at their time, with the real APScheduler."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from bot.clock import Clock
from bot.matches import Matches
from bot.matches.orders import LONGEST, SHORTEST
from bot.scheduler import Scheduler
from bot.store import Store
from tests.support.database import lay
from tests.support.table import mover, posts, started


class Late:
    """A clock that can be put forward without telling anybody."""

    def __init__(self) -> None:
        self.late = timedelta()
        self.clock = Clock(lambda: datetime.now(UTC) + self.late)


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    lay(tmp_path / "mandate.db")
    store = await Store.open(f"sqlite+aiosqlite:///{tmp_path / 'mandate.db'}")
    yield store
    await store.close()


@asynccontextmanager
async def running(store: Store, matches: Matches, clock: Clock) -> AsyncIterator[Scheduler]:
    scheduler = Scheduler(store, matches.timekeeping, clock)
    task = asyncio.create_task(scheduler.run())
    yield scheduler
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)


async def posted(store: Store) -> None:
    """Wait until something is written to the outbox."""
    heard = asyncio.Event()
    store.listen("outbox", heard.set)
    await asyncio.wait_for(heard.wait(), 5)


async def test_a_reminder_comes_when_its_time_has_come(store: Store) -> None:
    asyncio.get_running_loop().set_debug(True)  # refuses calls from another thread
    time = Late()
    matches = Matches(store, time.clock)
    await started(matches, 2, "qin", "quick")
    time.late = timedelta(hours=12, seconds=-0.3)  # soon half of the bank is used up
    async with running(store, matches, time.clock):
        await posted(store)
    kinds = [kind for kind, _ in await posts(store)]
    assert kinds.count("reminder") == 1


async def test_a_machine_whose_clock_is_put_right_reminds_soon(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.scheduler.GLANCE", 0.01)
    time = Late()
    matches = Matches(store, time.clock)
    await started(matches, 2, "qin", "quick")
    async with running(store, matches, time.clock) as scheduler:
        while not scheduler._jobs.get_jobs():  # noqa: ASYNC110 - nothing there to wake us
            await asyncio.sleep(0.01)
        waiting = asyncio.create_task(posted(store))
        await asyncio.sleep(0)  # it listens
        time.late = timedelta(hours=13)
        await waiting


async def test_an_order_that_fell_due_while_the_bot_was_down_waits_its_pause_again(store: Store) -> None:
    """Otherwise everybody would see the seat pass in the second in which the bot comes back."""
    time = Late()
    matches = Matches(store, time.clock)
    match = await started(matches, 2, "yunnan", "quick")
    orders = await matches.orders.of(match.id, mover(match))
    for order in orders.standing.offered:
        await matches.orders.leave(match.id, mover(match), match.version, order, True)
    time.late = timedelta(hours=1)
    began = time.clock.now()
    async with running(store, matches, time.clock):
        due = None
        while due is None or due < began:
            await asyncio.sleep(0.01)
            due = await matches.timekeeping.next_due()
        assert (await matches.watching.match(match.id)).seq == 0
        assert SHORTEST <= due - began <= LONGEST + timedelta(seconds=5)
        waiting = asyncio.create_task(posted(store))
        await asyncio.sleep(0)  # it listens
        time.late += LONGEST
        time.clock.advance(timedelta())  # look at the clock again
        await waiting
        assert (await matches.watching.match(match.id)).seq == 1
