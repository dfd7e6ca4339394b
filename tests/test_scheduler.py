"""Reminders at their time, with the real APScheduler."""

import asyncio
from datetime import UTC, datetime, timedelta
from pathlib import Path

from bot.clock import Clock
from bot.matches import Matches, Person
from bot.matches.standing import LONGEST, SHORTEST
from bot.scheduler import Scheduler
from bot.store import Store
from tests.matches.table import posts


async def test_a_reminder_comes_when_its_time_has_come(tmp_path: Path) -> None:
    asyncio.get_running_loop().set_debug(True)  # refuses calls from another thread
    late = timedelta()
    clock = Clock(lambda: datetime.now(UTC) + late)
    store = await Store.open(f"sqlite+aiosqlite:///{tmp_path / 'mandate.db'}")
    matches = Matches(store, clock)
    match = await matches.create("qin", 2, "quick", {}, Person(1, "Mei"), 10, 20)
    await matches.join(match.id, Person(2, "Jonas"))
    late = timedelta(hours=12, seconds=-0.5)  # soon half of the bank is used up
    posted = asyncio.Event()
    store.listen("outbox", posted.set)
    running = asyncio.create_task(Scheduler(store, matches, clock).run())
    await asyncio.wait_for(posted.wait(), 5)
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)
    kinds = [kind for kind, _ in await posts(store)]
    await store.close()
    assert kinds.count("reminder") == 1


async def test_an_order_that_fell_due_while_the_bot_was_down_waits_its_pause_again(tmp_path: Path) -> None:
    """Otherwise everybody would see the seat pass in the second in which the bot comes back."""
    late = timedelta()
    clock = Clock(lambda: datetime.now(UTC) + late)
    store = await Store.open(f"sqlite+aiosqlite:///{tmp_path / 'mandate.db'}")
    matches = Matches(store, clock)
    match = await matches.create("yunnan", 2, "quick", {}, Person(1, "Mei"), 10, 20)
    match = await matches.join(match.id, Person(2, "Jonas"))
    person = next(seat.person for seat in match.seats if seat.waiting)
    assert person is not None
    orders = await matches.orders(match.id, person)
    for order in orders.standing.offered:
        await matches.leave_order(match.id, person, match.version, order, True)
    late = timedelta(hours=1)
    began = clock.now()
    running = asyncio.create_task(Scheduler(store, matches, clock).run())
    due = None
    while due is None or due < began:
        await asyncio.sleep(0.01)
        due = await matches.next_due()
    assert (await matches.match(match.id)).seq == 0
    assert SHORTEST <= due - began <= LONGEST + timedelta(seconds=5)
    posted = asyncio.Event()
    store.listen("outbox", posted.set)
    late += LONGEST
    clock.advance(timedelta())  # look at the clock again
    await asyncio.wait_for(posted.wait(), 5)
    assert (await matches.match(match.id)).seq == 1
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)
    await store.close()
