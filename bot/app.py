"""The bot as one object: database, client, outbox, clock, computers, and how they start and stop."""

import asyncio
import logging
import platform
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from datetime import timedelta
from functools import partial

import discord

import games
import render
from bot import VERSION
from bot.backups import Backups
from bot.client import Mandate, point_discord_at
from bot.clock import Clock
from bot.computers import reviewer
from bot.computers.pool import Pool, cores
from bot.computers.reviewer import Reviewer
from bot.computers.studio import Studio
from bot.computers.thinker import Thinker
from bot.computers.worker import Budget
from bot.delivery import Worker
from bot.delivery.kinds import Delivery
from bot.delivery.posting import Later
from bot.health import Health
from bot.matches import Matches
from bot.matches.computers import THINKS
from bot.scheduler import Scheduler
from bot.settings import Settings
from bot.shards import Shards
from bot.store import Row, Store
from bot.tasks import end

log = logging.getLogger(__name__)


class App:
    """Everything that runs in one process. A later one on the same database goes on where it stopped."""

    def __init__(self, settings: Settings, clock: Clock | None = None) -> None:
        self.settings = settings
        self.clock = clock or Clock()
        self._tasks: list[asyncio.Task[None]] = []
        self._open = AsyncExitStack()
        point_discord_at(settings)

    async def start(self) -> None:
        """Open the database, bring it up to date, set everything going; returns before Discord answers.

        Before anything else the games' data is checked: raises `BadData`.
        """
        _log_versions()
        games.load()
        alone = self.settings.shards.which == "all"
        self.store = await Store.open(self.settings.database_url, alone=alone, beside=not alone)
        self.matches = Matches(self.store, self.clock)
        self.shards = Shards(
            self.settings.shards,
            self.store,
            partial(Mandate, self.settings, self.clock, self.store, self.matches),
        )
        self._open.push_async_callback(self.shards.stop)
        self.worker = Worker(self.store, self.clock, self._deliver)
        self.watches = Worker(self.store, self.clock, self._deliver, watches=True)
        self.shards.workers = self.worker, self.watches
        self.scheduler = Scheduler(self.store, self.matches.timekeeping, self.clock)
        budget = Budget(self.settings.computer_seconds, together=THINKS.total_seconds())
        self.computers = Pool(self.settings.computer_workers or cores(), budget)
        self.thinker = Thinker(self.store, self.matches.thinking, self.clock, self.computers)
        self.reviewing = Pool(1, reviewer.BUDGET, reviewer.NICE)
        self.reviewer = Reviewer(self.store, self.matches.reviews, self.reviewing, self.computers)
        self.studio = Studio()
        render.load()
        self._inspecting = asyncio.create_task(self._inspect())
        if self.settings.health_port is not None:
            health = Health(self.store, self.clock, self.shards.lead.health, self.shards.latencies)
            self.health_port = await health.start(self.settings.health_port)
            self._open.push_async_callback(health.stop)
        backups = Backups(self.store, self.matches.records, self.settings.backup_dir)
        self._keeping = asyncio.create_task(backups.run())
        keeping_time = self.scheduler.run, self.thinker.run, self.reviewer.run
        for work in (
            self.shards.run(self._inspecting),
            self.worker.run(),
            self.watches.run(),
            *map(self._once_inspected, keeping_time),
        ):
            self._tasks.append(asyncio.create_task(work))

    async def _inspect(self) -> None:
        """Look which matches can be played on; see `Records.inspect`."""
        try:
            await self.matches.records.inspect()
        except Exception:
            log.exception("the matches could not be checked")

    async def _once_inspected(self, work: Callable[[], Awaitable[None]]) -> None:
        """Do what falls due, and let computers play, once it is known which matches can be played on.

        Each in a task that is cancelled by itself: one that is gathered may be left behind.
        """
        await asyncio.wait([self._inspecting])
        await work()

    async def wait(self) -> None:
        """Until something that must not end has ended; raises what it raised, `BadToken` for one."""
        done, _ = await asyncio.wait(self._tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()

    async def stop(self) -> None:
        """Begin nothing new, let what is being sent be sent, leave Discord, close the database."""
        await end([*self._tasks, self._inspecting, self._keeping])
        await asyncio.gather(self.worker.stop(), self.watches.stop())
        await asyncio.gather(self.computers.stop(), self.reviewing.stop(), self.studio.stop())
        await self._open.aclose()
        await self.store.close()

    async def _deliver(self, row: Row) -> int | None:
        """Through the client of the server's shard, which knows its channels."""
        client = await self.shards.client_of(row.match)
        if client is None:  # not connected yet, or let go this very moment
            raise Later(self.clock.now() + timedelta(seconds=1))
        return await Delivery(client, self.matches, self.studio).deliver(row)


def _log_versions() -> None:
    log.info(
        "mandate-bot %s, Python %s, discord.py %s, SQLite %s",
        VERSION,
        platform.python_version(),
        discord.__version__,
        sqlite3.sqlite_version,
    )
