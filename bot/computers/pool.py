"""The processes in which computers think."""

import asyncio
import contextlib
import logging
import math
import multiprocessing
import os
import secrets
import signal
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from bot.computers import worker
from bot.computers.worker import Budget, Look, Task
from games.engine.computer import Strength
from games.engine.computer.players import SHARES
from games.engine.computer.review import Chances

log = logging.getLogger(__name__)

T = TypeVar("T")

_SPAWN = multiprocessing.get_context("spawn")  # nothing of the bot's threads and connections goes along

NICE = 5
"""By so much those who think stand back behind answers to people."""

WEAKER: dict[Strength, Strength] = {"strong": "novice", "steady": "novice", "novice": "random"}
"""Who plays on where a strength fails: one that asks less of the game."""


def cores() -> int:
    """So many computers think at once, unless the settings say otherwise: one core is left to the bot."""
    return max(1, (os.cpu_count() or 1) - 1)


class Pool:
    """Some processes, begun when the first computer searches.

    Who does not search is done within milliseconds and asks the bot's own process, where nobody waits behind
    those who search.
    """

    def __init__(self, workers: int, budget: Budget, nice: int = NICE) -> None:
        self.quiet = asyncio.Event()
        """Whether nothing is thought about."""
        self.quiet.set()
        self._asked = 0
        self._nice = nice
        self._workers = workers
        self._budget = budget
        # The processes end with the writing end. No event or lock: one that dies while it holds it keeps it.
        self._reader, self._writer = _SPAWN.Pipe(duplex=False)
        self._processes: ProcessPoolExecutor | None = None
        self._here = asyncio.Semaphore(1)  # the other threads of the engine are for people

    async def think(self, task: Task, within: float = math.inf) -> list[str]:
        """What the seat does, known in so many seconds if only a process can be had in time.

        Where there are more to think than processes, each thinks less, none later. A strength that fails is
        replaced by a weaker one, so that the match goes on. Raises what the weakest one raises: then the game
        itself is at fault; or whatever comes of being stopped.
        """
        self._asked += 1
        self.quiet.clear()
        try:
            return await self._think(task, within)
        finally:
            self._asked -= 1
            if not self._asked:
                self.quiet.set()

    async def _think(self, task: Task, within: float) -> list[str]:
        ends = time.monotonic() + within  # the same clock in all processes
        while True:
            try:
                if SHARES[task.strength]:
                    return await self.do(worker.ask, task, self._budget, ends)
                async with self._here:
                    return await asyncio.to_thread(worker.think, task, self._budget)
            except Exception as error:
                weaker = WEAKER.get(task.strength)
                if weaker is None or self._writer.closed:
                    raise
                _tell(task, error)
                task = task._replace(strength=weaker)

    async def search(self, task: Task) -> list[str]:
        """What just this strength does. Raises what comes of a fault of ours, or of being stopped."""
        return await self.do(worker.ask, task, self._budget, math.inf)

    async def look(self, look: Look) -> Chances:
        """Everybody's chances in a view. Raises what comes of a fault of ours, or of being stopped."""
        return await self.do(worker.look, look, self._budget)

    async def rest(self) -> None:
        """Let the processes end; others begin when somebody thinks again."""
        processes, self._processes = self._processes, None
        if processes is not None:
            await asyncio.to_thread(processes.shutdown)

    async def do(self, does: Callable[..., T], *given: Any) -> T:
        """What the function returns, called in a process with what is given."""
        if self._processes is None:
            self._processes = ProcessPoolExecutor(
                self._workers,
                mp_context=_SPAWN,
                initializer=worker.begin,
                initargs=(self._reader, self._nice),
            )
        processes = self._processes
        try:
            with _deaf():
                asked = processes.submit(does, *given)
            return await asyncio.wrap_future(asked)
        except BrokenProcessPool:
            if self._processes is processes:
                self._processes = None
            raise

    async def stop(self) -> None:
        """End the processes; what they think about is given up at once."""
        self._writer.close()
        processes, self._processes = self._processes, None
        if processes is not None:
            await asyncio.to_thread(processes.shutdown, cancel_futures=True)
        self._reader.close()


@contextlib.contextmanager
def _deaf() -> Iterator[None]:
    """Processes that begin now never hear what is meant for the bot alone, not even before `worker.begin`."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, worker.SIGNALS)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _tell(task: Task, error: Exception) -> None:
    reference = secrets.token_hex(2).upper()
    told = {"reference": reference}
    log.error(
        "reference %s: a %s computer fails in %s",
        *(reference, task.strength, task.game),
        exc_info=error,
        extra=told,
    )
