"""Everything that falls due by itself at its time: APScheduler, with one job derived from the tables."""

import asyncio
import contextlib
import logging
from datetime import UTC, datetime, timedelta

from apscheduler.schedulers.asyncio import AsyncIOScheduler

from bot.clock import GLANCE, Clock
from bot.matches.timekeeping import Timekeeping
from bot.store import Store
from bot.store.database import SOON

log = logging.getLogger(__name__)

AGAIN = timedelta(seconds=10)
"""When the database failed us, it is asked again after this pause."""


class Scheduler:
    """Wakes when the next thing is due (a reminder, the end of a seat's time, an order) and has it done.

    The tables are the truth: the job is made anew at start, when a time in them changes, when the clock
    jumps and every minute, and is never stored. What is overdue is due now, so a restart or a sleeping
    machine drops nothing; only what acts for a seat waits its pause anew after a restart, and whose time ran
    out meanwhile has some more.
    """

    def __init__(self, store: Store, timekeeping: Timekeeping, clock: Clock) -> None:
        self._store = store
        self._timekeeping = timekeeping
        self._clock = clock
        self._jobs = AsyncIOScheduler(timezone=UTC)
        self._changed = asyncio.Event()
        store.listen("deadlines", self._changed.set, SOON)
        clock.on_jump(self._changed.set)

    async def run(self) -> None:
        """Keep the job right until cancelled."""
        self._jobs.start()
        resumed: frozenset[int] = frozenset()
        try:
            while True:
                self._changed.clear()
                try:
                    held = self._store.held.shards
                    if held - resumed:
                        await self._timekeeping.resume(self._clock.now())
                    resumed = held
                    at = await self._timekeeping.next_due()
                    if at is not None and at <= (now := self._clock.now()):
                        await self._timekeeping.due(now)
                        at = await self._timekeeping.next_due()
                except Exception:
                    log.exception("the deadlines could not be read")
                    at = self._clock.now() + AGAIN
                self._plan(at)
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(GLANCE):
                        await self._changed.wait()
        finally:
            self._jobs.shutdown(wait=False)

    async def _due(self) -> None:
        """The job. A coroutine runs on the loop; a plain function would run in a thread."""
        self._changed.set()

    def _plan(self, at: datetime | None) -> None:
        """One job at that time of our clock, or none; the machine's clock may differ from ours."""
        self._jobs.remove_all_jobs()
        if at is not None:
            pause = max(timedelta(), at - self._clock.now())
            self._jobs.add_job(
                self._due,
                "date",
                run_date=datetime.now(UTC) + pause,
                misfire_grace_time=None,
                coalesce=True,
            )
