"""The bot as one object: database, client, outbox, clock, computers, and how they start and stop."""

import asyncio
import contextlib
import logging
import math
import platform
import sqlite3
from collections.abc import Awaitable, Callable, Collection
from contextlib import AsyncExitStack
from typing import Any

import aiohttp
import discord
import yarl
from discord import app_commands
from sqlalchemy.exc import SQLAlchemyError

import games
import render
from bot import VERSION, commands, metrics
from bot.backups import Backups, newest_in
from bot.clock import Clock
from bot.components import phrases, serve
from bot.components.client import Client
from bot.computers.pool import Pool, cores
from bot.computers.thinker import Thinker
from bot.computers.worker import Budget
from bot.delivery import Worker
from bot.delivery.kinds import Delivery
from bot.health import Health
from bot.matches import Matches
from bot.matches.computers import THINKS
from bot.scheduler import Scheduler
from bot.settings import Settings
from bot.status import Status
from bot.store import Store, outbox

log = logging.getLogger(__name__)

LONGEST_PAUSE = 60.0
"""Seconds between two tries to reach Discord, at most."""


class Mandate(discord.Client, Client):
    """The Discord client. Commands and components reach everything they need through it."""

    def __init__(self, settings: Settings, clock: Clock, store: Store, matches: Matches) -> None:
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # nobody talks here
        super().__init__(
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            chunk_guilds_at_startup=False,
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_messages=None,
            guild_ready_timeout=0.5,
            http_trace=_counting(),
        )
        self._since = clock.now()
        self.settings = settings
        self.clock = clock
        self.store = store
        self.matches = matches
        self.tree = app_commands.CommandTree(self)

    async def setup_hook(self) -> None:
        """Once, after the login: commands and components."""
        await commands.load(self, self.tree)

    async def health(self) -> Status:
        """How the bot is; what cannot be read of the database is left out."""
        unsent = None
        with contextlib.suppress(SQLAlchemyError, OSError):
            async with self.store.reading() as reading:
                unsent = await outbox.oldest_unsent(reading, self.clock.now())
        backup = await asyncio.to_thread(newest_in, self.settings.backup_dir)
        latency = self.latency if self.is_ready() and math.isfinite(self.latency) else None
        return Status(
            version=VERSION,
            since=self._since,
            latency=latency,
            unsent=unsent,
            backup=backup,
            trouble=self.store.trouble,
            behind=self.clock.behind(),
        )

    async def press(self, interaction: discord.Interaction) -> None:
        """A button, a select or a modal: every press comes in through `serve`."""
        await serve.press(interaction)

    async def on_ready(self) -> None:
        """Discord has told which servers there are; also after a session that could not be resumed."""
        log.info("connected as %s, in %d servers", self.user, len(self.guilds))
        await phrases.upload(self)


class BadToken(Exception):
    """Discord refuses the token; trying again cannot help."""


class App:
    """Everything that runs in one process. A later one on the same database goes on where it stopped."""

    def __init__(self, settings: Settings, clock: Clock | None = None) -> None:
        self.settings = settings
        self.clock = clock or Clock()
        self._tasks: list[asyncio.Task[None]] = []
        self._open = AsyncExitStack()
        _point_discord_at(settings)

    async def start(self) -> None:
        """Open the database, bring it up to date, set everything going; returns before Discord answers.

        Before anything else the games' data is checked: raises `BadData`.
        """
        _log_versions()
        games.load()
        self.store = await Store.open(self.settings.database_url, alone=True)
        self.matches = Matches(self.store, self.clock)
        self.client = Mandate(self.settings, self.clock, self.store, self.matches)
        await self._open.enter_async_context(self.client)
        delivery = Delivery(self.client, self.matches)
        self.worker = Worker(self.store, self.clock, delivery)
        self.watches = Worker(self.store, self.clock, delivery, watches=True)
        self.scheduler = Scheduler(self.store, self.matches.timekeeping, self.clock)
        budget = Budget(self.settings.computer_seconds, together=THINKS.total_seconds())
        self.computers = Pool(self.settings.computer_workers or cores(), budget)
        self.thinker = Thinker(self.store, self.matches.thinking, self.clock, self.computers)
        render.load()
        announcing = self.worker.run(), self.watches.run()
        self._inspecting = asyncio.create_task(self._inspect())
        if self.settings.health_port is not None:
            health = Health(self.store, self.clock, self.client.health)
            self.health_port = await health.start(self.settings.health_port)
            self._open.push_async_callback(health.stop)
        backups = Backups(self.store, self.matches.records, self.settings.backup_dir)
        self._keeping = asyncio.create_task(backups.run())
        keeping_time = self._once_inspected(self.scheduler.run), self._once_inspected(self.thinker.run)
        for work in (self._stay_connected(), *announcing, *keeping_time):
            self._tasks.append(asyncio.create_task(work))

    async def _inspect(self) -> None:
        """Look which matches can be played on; see `Records.inspect`."""
        try:
            await self.matches.records.inspect()
        except SQLAlchemyError:
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
        await asyncio.gather(self.worker.stop(), self.watches.stop(), self.computers.stop())
        await self._open.aclose()
        await self.store.close()

    async def _stay_connected(self) -> None:
        """Log in and hold the connection. discord.py reconnects by itself once it has been connected."""
        pause = 1.0
        logged_in = False
        while True:
            try:
                if not logged_in:
                    await self._log_in()
                    logged_in = True
                await self.client.connect()
                return
            except (discord.LoginFailure, discord.PrivilegedIntentsRequired) as error:
                raise BadToken(str(error)) from error
            except discord.ConnectionClosed as error:
                # discord.py closes itself on the codes that mean: this bot may not connect
                raise BadToken(str(error)) from error
            except (discord.DiscordException, aiohttp.ClientError, OSError, AttributeError) as error:
                # AttributeError: the library's own slip when the first handshake fails (discord.py #10520)
                log.warning("Discord is out of reach, next try in %.0f s: %r", pause, error)
            except Exception:
                log.exception("Discord sends what cannot be read, next try in %.0f s", pause)
            await asyncio.sleep(pause)
            pause = min(LONGEST_PAUSE, pause * 2)

    async def _log_in(self) -> None:
        """All of discord.py's login, commands included, or nothing: half of one leaves a session behind."""
        try:
            await self.client.login(self.settings.discord_token)
        except Exception:
            await self.client.http.close()
            self.client.http.connector = discord.utils.MISSING
            raise


async def end(tasks: Collection[asyncio.Task[Any]]) -> None:
    """Cancel the tasks until they have ended: `wait_for` may swallow it once before Python 3.12."""
    running = set(tasks)
    while running:
        for task in running:
            task.cancel()
        _, running = await asyncio.wait(running, timeout=1)
    await asyncio.gather(*tasks, return_exceptions=True)


def _counting() -> aiohttp.TraceConfig:
    """What counts every request to Discord's API."""
    trace = aiohttp.TraceConfig()

    async def end(_session: object, _context: object, sent: aiohttp.TraceRequestEndParams) -> None:
        route = metrics.route(sent.url.path)
        metrics.DISCORD.labels(sent.method, route, str(sent.response.status)).inc()

    async def fail(_session: object, _context: object, sent: aiohttp.TraceRequestExceptionParams) -> None:
        metrics.DISCORD.labels(sent.method, metrics.route(sent.url.path), "none").inc()

    trace.on_request_end.append(end)
    trace.on_request_exception.append(fail)
    return trace


def _point_discord_at(settings: Settings) -> None:
    """Another address for Discord's API and gateway, if the settings name one: two attributes, no more."""
    if settings.discord_api_base:
        discord.http.Route.BASE = settings.discord_api_base
    if settings.discord_gateway_url:
        discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(settings.discord_gateway_url)


def _log_versions() -> None:
    log.info(
        "mandate-bot %s, Python %s, discord.py %s, SQLite %s",
        VERSION,
        platform.python_version(),
        discord.__version__,
        sqlite3.sqlite_version,
    )
