"""Takes rows from the outbox and sees each of them through."""

import asyncio
import contextlib
import logging
import math
from collections.abc import Awaitable, Callable
from datetime import timedelta
from functools import partial
from typing import TypeVar

from sqlalchemy.exc import SQLAlchemyError

from bot import metrics
from bot.clock import GLANCE, Clock
from bot.delivery.posting import Later, Undeliverable, gives_up, ours
from bot.store import Store, outbox
from bot.store.database import Writing
from bot.store.outbox import Row
from bot.store.shards import Held

log = logging.getLogger(__name__)

T = TypeVar("T")

AT_ONCE = 8
"""Matches that are sent to at the same time, or a few more."""

WATCHES_AT_ONCE = 4
"""Watchers that are sent to at the same time."""

FIRST_PAUSE = timedelta(seconds=2)
LONGEST_PAUSE = timedelta(minutes=10)

Deliver = Callable[[Row], Awaitable[int | None]]
"""Carries a row out, as `bot.delivery.kinds.Delivery` does."""

CALM = 5
"""Seconds for what is being done to end."""

AGAIN = 1
"""Seconds until a database that failed is asked again."""


class Worker:
    """One task that has due rows carried out: in order within a match, side by side across matches.

    A row leaves the outbox only when Discord has it or can never take it; whatever else happens, it is tried
    again after a pause that doubles from 2 seconds to 10 minutes. What goes to watchers (``watches``) is sent
    by a worker of its own: however long that takes, nothing else waits for it.
    """

    def __init__(self, store: Store, clock: Clock, deliver: Deliver, *, watches: bool = False) -> None:
        self._store = store
        self._clock = clock
        self._deliver = deliver
        self._watches = watches
        self._at_once = WATCHES_AT_ONCE if watches else AT_ONCE
        self._wake = asyncio.Event()
        self._known: frozenset[int] = frozenset()
        self._look_at = math.inf
        self._sending: dict[asyncio.Task[None], int] = {}
        store.listen("watches" if watches else "outbox", self._wake.set)
        clock.on_jump(self._wake.set)

    async def run(self) -> None:
        """Send until cancelled; first whatever a process that ended was sending for the shards now held."""
        if not self._watches:
            self._store.takers["outbox"] = self._take
        try:
            while True:
                await self._turn()
        finally:
            if not self._watches:
                self._store.takers.pop("outbox", None)

    async def _turn(self) -> None:
        """Take up what is due, or rest until something is."""
        self._wake.clear()
        if (time := asyncio.get_running_loop().time()) >= self._look_at:
            self._known, self._look_at = frozenset(), time + GLANCE
        held = self._store.held
        new, self._known = held.shards - self._known, held.shards
        if new:
            in_hand = self._sending.values()
            interrupted = partial(self._store.outbox.interrupted, Held(new, held.count), in_hand)
            for row in await self._surely(partial(interrupted, watches=self._watches)):
                self._begin(row)
        room = self._at_once - len(self._sending)
        if room <= 0:
            await self._rest(GLANCE)
            return
        at = await self._surely(partial(self._store.outbox.next_at, watches=self._watches))
        now = self._clock.now()
        if at is None or at > now:
            await self._rest(GLANCE if at is None else min(GLANCE, (at - now).total_seconds()))
            return
        try:
            claimed = await self._store.outbox.claim(now, room, watches=self._watches)
        except SQLAlchemyError:
            self._doubt()
            await _soon_again()
            return
        for row in claimed:
            self._begin(row)

    async def _take(self, writing: Writing) -> Callable[[bool], None]:
        """What a transaction adds is claimed by itself, so that a board need not wait for another one."""
        rows = await outbox.take(writing, self._clock.now(), self._at_once - len(self._sending))

        def end(committed: bool) -> None:
            for row in rows if committed else ():
                self._begin(row)
            if rows and not committed:
                self._doubt()

        return end

    def _doubt(self) -> None:
        """Rows may be taken up after all, if only the answer was lost: they are among the interrupted then.

        A server may still be at it, so from now on it is looked again and again.
        """
        self._look_at = 0.0

    async def calm(self) -> None:
        """Let what is being sent end, and what a transaction under way takes up (at most 5 seconds each)."""
        with contextlib.suppress(SQLAlchemyError, TimeoutError):
            async with asyncio.timeout(CALM), self._store.transaction(first=True):
                pass
        if self._sending:
            await asyncio.wait(self._sending, timeout=CALM)

    async def stop(self) -> None:
        """After `run` has ended: let what is being sent end, as `calm` does; the rest waits."""
        await self.calm()
        sending = tuple(self._sending)
        for task in sending:
            task.cancel()
        await asyncio.gather(*sending, return_exceptions=True)

    async def _rest(self, pause: float) -> None:
        """Sleep for so many seconds, or until there may be something else to send."""
        with contextlib.suppress(TimeoutError):
            # not wait_for: before Python 3.12 it swallows a cancellation that meets its result
            async with asyncio.timeout(pause):
                await self._wake.wait()

    def _begin(self, row: Row) -> None:
        task = asyncio.create_task(self._see_through(row), name=f"outbox row {row.id}")
        self._sending[task] = row.id
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        """What became of its row is stored, which woke us already, but for the room."""
        del self._sending[task]
        if len(self._sending) == self._at_once - 1:
            self._wake.set()

    async def _see_through(self, row: Row) -> None:
        rows = self._store.outbox
        try:
            message = await self._deliver(row)
        except Later as later:
            became = "put off"
            await self._surely(partial(rows.put_off, row, later.at))
        except Undeliverable as error:
            became = "given up"
            log.warning("outbox row %s (%s of match %s) is given up: %s", row.id, row.kind, row.match, error)
            await self._surely(partial(rows.dead, row, str(error)))
        except Exception as error:
            if gives_up(row, error):
                metrics.SENT.labels(row.kind, "given up").inc()
                log.exception("outbox row %s (%s of match %s) is given up", row.id, row.kind, row.match)
                await self._surely(partial(rows.dead, row, repr(error)))
                return
            became = "to try again"
            trace = error if ours(error) else None
            log.warning(
                "outbox row %s (%s of match %s): %r", row.id, row.kind, row.match, error, exc_info=trace
            )
            at = self._clock.now() + self._pause(row)
            await self._surely(partial(rows.retry, row, at, str(error)))
        else:
            became = "sent"
            await self._surely(partial(rows.sent, row, message))
        metrics.SENT.labels(row.kind, became).inc()

    async def _surely(self, ask: Callable[[], Awaitable[T]]) -> T:
        """What the outbox answers; asked again while the database fails: a row forgotten is a board lost."""
        while True:
            try:
                return await ask()
            except SQLAlchemyError:
                await _soon_again()

    def _pause(self, row: Row) -> timedelta:
        return min(LONGEST_PAUSE, FIRST_PAUSE * (1 << min(row.attempts, 16)))


async def _soon_again() -> None:
    """The database has failed: a pause until it is asked again."""
    log.exception("the outbox is out of reach, next try in %d s", AGAIN)
    await asyncio.sleep(AGAIN)
