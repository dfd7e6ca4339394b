"""Sees to it that every computer that is to act does so at its time."""

import asyncio
import contextlib
import logging
from datetime import datetime

from sqlalchemy.exc import SQLAlchemyError

from bot import metrics
from bot.clock import Clock
from bot.computers.pool import Pool
from bot.computers.worker import Task
from bot.matches import Thought, computers
from bot.matches.thinking import Thinking
from bot.store import Store
from bot.store.database import SOON
from games.engine import editions

log = logging.getLogger(__name__)

AGAIN = 10
"""Seconds until what went wrong with a match, or with the database, is tried again."""

SELDOM = 3600
"""Seconds between two tries, at most, where only another version of the game can help."""


class Thinker:
    """One task for each match in which a computer is to act: it thinks at once and moves when it is time.

    The tables are the truth: what is thought is stored nowhere, and begun anew after a restart.
    """

    def __init__(self, store: Store, thinking: Thinking, clock: Clock, pool: Pool) -> None:
        self._service = thinking
        self._clock = clock
        self._pool = pool
        self._changed = asyncio.Event()
        self._jumped = asyncio.Event()
        self._thinking: dict[Thought, asyncio.Task[None]] = {}
        self._moving: set[Thought] = set()
        store.listen("computers", self._changed.set, SOON)
        clock.on_jump(self._jumped.set)

    async def run(self) -> None:
        """Go on until cancelled."""
        try:
            while True:
                self._changed.clear()
                await self._look()
                await self._changed.wait()
        finally:
            for task in self._thinking.values():
                task.cancel()
            await asyncio.gather(*self._thinking.values(), return_exceptions=True)

    async def _look(self) -> None:
        """Begin to think where a computer is to act, and stop where that is out of date."""
        try:
            wanted = await self._service.thoughts(self._thinking)
        except Exception:
            log.exception("the computers' turns could not be read")
            asyncio.get_running_loop().call_later(AGAIN, self._changed.set)
            return
        # A move that is being stored finds out by itself: it may be what has changed.
        for thought in self._thinking.keys() - set(wanted) - self._moving:
            self._thinking.pop(thought).cancel()
        for thought in wanted:
            if thought not in self._thinking:
                self._thinking[thought] = asyncio.create_task(self._see_through(thought))
        metrics.THINKING.set(len(self._thinking))

    async def _see_through(self, thought: Thought) -> None:
        """Think, wait, move. Whatever fails is tried again: nobody else can move in this match."""
        printing = editions.printing(thought.game)
        task = Task(thought.game, thought.view, thought.strength, thought.seed, printing)
        actions: list[str] | None = None
        pause = 0
        while True:
            try:
                if actions is None:
                    within = thought.plays_at - self._clock.now() - computers.SPARE
                    actions = await self._pool.think(task, within.total_seconds())
                await self._until(thought.plays_at)
                self._moving.add(thought)
                await self._service.play(thought, actions)  # False: out of date, and another one is begun
                return
            except (SQLAlchemyError, OSError) as error:
                reason = error.__cause__ or error
                log.error("match %s: a computer's move could not be stored: %s", thought.match, reason)
                pause = AGAIN
            except Exception:
                # A fault of ours, which would come again: from now on any legal action will do.
                log.exception("match %s: a %s computer cannot move", thought.match, task.strength)
                task, actions = task._replace(strength="random"), None
                pause = min(SELDOM, max(AGAIN, 2 * pause))
            finally:
                self._moving.discard(thought)
            await asyncio.sleep(pause)

    async def _until(self, at: datetime) -> None:
        """Sleep until then by our clock, which may jump."""
        while (left := (at - self._clock.now()).total_seconds()) > 0:
            self._jumped.clear()
            with contextlib.suppress(TimeoutError):
                # not wait_for: before Python 3.12 it swallows a cancellation that meets its result
                async with asyncio.timeout(left):
                    await self._jumped.wait()
