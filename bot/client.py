"""The Discord client of a shard, and how it stays connected."""

import asyncio
import contextlib
import logging
import math
import threading
from collections.abc import Awaitable, Callable

import aiohttp
import discord
import yarl
from discord import app_commands
from discord.gateway import KeepAliveHandler
from sqlalchemy.exc import SQLAlchemyError

from bot import VERSION, commands, metrics
from bot.backups import newest_in
from bot.clock import Clock
from bot.components import phrases, serve
from bot.components.client import Client
from bot.matches import Matches
from bot.settings import Settings
from bot.status import Status
from bot.store import Store, outbox
from bot.store.shards import ALL, Held

log = logging.getLogger(__name__)

LONGEST_PAUSE = 60.0
"""Seconds between two tries to reach Discord, at most."""


class Mandate(discord.Client, Client):
    """The Discord client. Commands and components reach everything they need through it.

    ``shard`` and ``shards``: it hears of the servers on that one of so many shards; of all without. That of
    the first shard ``uploads`` what there is once for all of them.
    """

    def __init__(
        self,
        settings: Settings,
        clock: Clock,
        store: Store,
        matches: Matches,
        *,
        shard: int | None = None,
        shards: int | None = None,
        uploads: bool = True,
        before_identify: Callable[[int], Awaitable[None]] | None = None,
    ) -> None:
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # nobody talks here
        # At DEBUG it tells all that is sent and received: hands, names and what people write are among it.
        logging.getLogger("discord").setLevel(max(logging.INFO, log.getEffectiveLevel()))
        super().__init__(
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            chunk_guilds_at_startup=False,
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_messages=None,
            guild_ready_timeout=0.5,
            http_trace=_counting(),
            shard_id=shard,
            shard_count=shards,
        )
        self._since = clock.now()
        self._uploads = uploads
        self._before_identify = before_identify
        self.settings = settings
        self.clock = clock
        self.store = store
        self.matches = matches
        self.answering = 0
        self.tree = app_commands.CommandTree(self)

    async def setup_hook(self) -> None:
        """Once, after the login: commands and components."""
        await commands.load(self, self.tree, upload=self._uploads)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait until Discord wants to hear of another shard."""
        if self._before_identify is None:
            await super().before_identify_hook(shard_id, initial=initial)
            return
        try:
            await self._before_identify(shard_id or 0)
        except asyncio.CancelledError:
            # The library does not know yet of a connection that waits here: its heart would beat for ever.
            for thread in threading.enumerate():
                if isinstance(thread, KeepAliveHandler) and thread.ws._connection is self._connection:
                    thread.stop()
            raise

    async def health(self) -> Status:
        """How the bot is; what cannot be read of the database is left out."""
        unsent = None
        with contextlib.suppress(SQLAlchemyError, OSError):
            async with self.store.reading() as reading:
                unsent = await outbox.oldest_unsent(reading, self.clock.now())
        backup = None
        if self.store.backend.backs_up:  # else those there are of a file that was moved to a server
            backup = await asyncio.to_thread(newest_in, self.settings.backup_dir, self.clock.now())
        return Status(
            version=VERSION,
            since=self._since,
            latency=self.beat,
            unsent=unsent,
            backup=backup,
            trouble=self.store.trouble,
            behind=self.clock.behind(),
        )

    @property
    def beat(self) -> float | None:
        """Seconds between a heartbeat and Discord's answer; None without a connection."""
        return self.latency if self.is_ready() and math.isfinite(self.latency) else None

    async def press(self, interaction: discord.Interaction) -> None:
        """A button, a select or a modal: every press comes in through `serve`."""
        await serve.press(interaction)

    async def on_ready(self) -> None:
        """Discord has told which servers there are; also after a session that could not be resumed."""
        log.info("connected as %s, in %d servers", self.user, len(self.guilds))
        await phrases.upload(self, missing=self._uploads)
        shards = ALL if self.shard_id is None else Held(frozenset({self.shard_id}), self.shard_count or 1)
        await self.matches.staff.connected(shards, [guild.id for guild in self.guilds])

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Somebody has invited the bot, perhaps again."""
        await self.matches.staff.joined(guild.id)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Somebody has removed the bot."""
        await self.matches.staff.removed(guild.id)


class BadToken(Exception):
    """Discord refuses the token; trying again cannot help."""


async def stay_connected(client: Mandate) -> None:
    """Log in and hold the connection. discord.py reconnects by itself once it has been connected."""
    await log_in(client)
    await _surely(client.connect)


async def log_in(client: Mandate) -> None:
    """Log in, however long that takes, unless it is done; raises `BadToken`."""

    async def wholly() -> None:
        """All of discord.py's login, commands included, or nothing: half of one leaves a session behind."""
        try:
            await client.login(client.settings.discord_token)
        except Exception:
            await client.http.close()
            client.http.connector = discord.utils.MISSING
            raise

    if client.user is None:
        await _surely(wholly)


async def shards_wanted(client: Mandate) -> tuple[int, int]:
    """How many shards Discord wants, and in how many buckets they may identify side by side."""
    found: list[tuple[int, int]] = []

    async def ask() -> None:
        told = await client.http.request(discord.http.Route("GET", "/gateway/bot"))
        found.append((told["shards"], told["session_start_limit"]["max_concurrency"]))

    await _surely(ask)
    return found[0]


async def _surely(do: Callable[[], Awaitable[None]]) -> None:
    """Do it, again and again until Discord is within reach; raises `BadToken`."""
    pause = 1.0
    while True:
        try:
            await do()
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


def point_discord_at(settings: Settings) -> None:
    """Another address for Discord's API and gateway, if the settings name one: two attributes, no more."""
    if settings.discord_api_base:
        discord.http.Route.BASE = settings.discord_api_base
    if settings.discord_gateway_url:
        discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(settings.discord_gateway_url)
