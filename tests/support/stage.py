"""A stand-in, a database, and the real bot between them, which can be stopped, killed and started again."""

import asyncio
import contextlib
import gc
import os
import signal
import sqlite3
import sys
import threading
from collections.abc import Callable
from datetime import timedelta
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from sqlalchemy import func, select

from bot.app import App
from bot.matches import Matches
from bot.sandbox import GENEROUS, Person, Sandbox
from bot.sandbox.world import PEOPLE
from bot.settings import Settings
from bot.store.tables import outbox
from bot.tasks import end
from tests.support.database import lay, rows


class Stage:
    """One server with its people, and the bot on it. It must never break Discord's contract."""

    def __init__(self, folder: Path, people: tuple[str, ...] = PEOPLE, url: str | None = None) -> None:
        self.sandbox = Sandbox(people=people, ack_seconds=GENEROUS)
        self._folder = folder
        if url is None and not (folder / "mandate.db").exists():
            lay(folder / "mandate.db")
        self.url = url or f"sqlite+aiosqlite:///{folder / 'mandate.db'}"
        self.app: App | None = None
        self.shards = "all"
        self.api_base: str | None = None
        """Where the bot finds Discord's API, unless at the stand-in itself."""
        self._deaths = 0

    async def __aenter__(self) -> Self:
        await self.sandbox.start(port=0)
        await self.start()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        with contextlib.suppress(Exception):
            await self.stop()
        await self.sandbox.stop()
        if error is None:
            assert self.sandbox.violations == []

    @property
    def settings(self) -> Settings:
        """What the bot is told: a token and the two addresses."""
        return Settings(
            _env_file=None,  # type: ignore[call-arg]  # pydantic-settings' own parameter
            discord_token=self.sandbox.token,
            discord_api_base=self.api_base or self.sandbox.api_base,
            discord_gateway_url=self.sandbox.gateway_url,
            database_url=self.url,
            backup_dir=self._folder / "backups",
            health_port=0,
            computer_seconds=0.05,
            computer_workers=1,
            shards=self.shards,  # type: ignore[arg-type]  # as it is written in the environment
        )

    async def start(self) -> None:
        """Start a fresh bot on the same database and wait until it is connected."""
        self.app = App(self.settings, self.sandbox.clock)
        await self.app.start()
        self.app.shards.lead._connection.guild_ready_timeout = 0.02  # all servers are told of at once here
        await self.sandbox.connected()
        clients = self.app.shards.clients
        await self.until(lambda: bool(clients) and all(client.is_ready() for client in clients.values()))

    async def stop(self) -> None:
        """Stop the bot as an operator does."""
        if self.app is not None:
            app, self.app = self.app, None
            await app.stop()

    async def crash(self) -> None:
        """End the bot in the middle of whatever it does: nothing is finished, nothing is tidied up."""
        app, self.app = self.app, None
        assert app is not None
        await end([task for task in asyncio.all_tasks() if _name(task).startswith(_OURS)])
        await app.computers.stop()  # what they think is stored nowhere
        await app.shards.stop()
        await app.store.close()
        gc.collect()  # what was cancelled in a transaction left its connection open
        await self.until(
            lambda: not any("_connection_worker" in thread.name for thread in threading.enumerate())
        )
        self.sandbox.interactions.expire()
        self._deaths += 1
        if self.url.startswith("sqlite"):
            left = self._folder / f"mandate-{self._deaths}.db"
            await asyncio.to_thread(_leave, Path(self.url.partition("///")[2]), left)
            self.url = f"sqlite+aiosqlite:///{left}"
        else:
            await rows(
                self.url,
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE pid <> pg_backend_pid() AND datname = current_database()",
            )

    async def rows(self, query: str) -> list[tuple[Any, ...]]:
        """What is in the database, past the bot."""
        return await rows(self.url, query)

    @property
    def matches(self) -> Matches:
        """The use cases of the bot that runs just now."""
        assert self.app is not None
        return self.app.matches

    def people(self, *names: str) -> list[Person]:
        """Some of the people of the server."""
        return [self.sandbox.person(name) for name in names]

    async def passes(self, time: timedelta, times: int = 1) -> None:
        """So much time goes by, so often; each time all that is due by then is done and sent."""
        for _ in range(times):
            self.sandbox.clock.advance(time)
            await self.settled()

    async def settled(self, seconds: float = GENEROUS) -> None:
        """Wait until all that is due by now is done and sent, or put off after a try that failed."""
        async with asyncio.timeout(seconds):
            calm = 0
            while calm < 3:
                calm = 0 if await self._busy() else calm + 1
                await asyncio.sleep(0.02)

    async def _busy(self) -> bool:
        assert self.app is not None
        store, now = self.app.store, self.sandbox.clock.now()
        due = [await store.outbox.next_at(watches=mirrors) for mirrors in (False, True)]
        due.append(await self.matches.timekeeping.next_due())
        sending = select(func.count()).select_from(outbox).where(outbox.c.state == "sending")
        async with store.reading() as reading:
            return bool(await reading.value(sending, int)) or any(at is not None and at <= now for at in due)

    async def answered(self) -> None:
        """Wait until the bot has done with all that people have pressed, also what they do not wait for."""
        await self.until(lambda: not any(_name(task).startswith(_ANSWERS) for task in asyncio.all_tasks()))

    async def until(self, what: Callable[[], bool], seconds: float = GENEROUS) -> None:
        """Wait for something that sends no message of its own; TimeoutError after that long."""
        async with asyncio.timeout(seconds):
            while not what():  # noqa: ASYNC110 - nothing there to wake us
                await asyncio.sleep(0.01)

    async def restart(self) -> None:
        """Crash, then a fresh bot."""
        await self.crash()
        await self.start()


class Process:
    """The bot as a process of its own, so that it can be killed for real."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self._process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        """Start it on the stage's database and wait until it is connected, or another is."""
        told = self._stage.settings
        environment = {
            **os.environ,
            "DISCORD_TOKEN": told.discord_token,
            "DISCORD_API_BASE": told.discord_api_base,
            "DISCORD_GATEWAY_URL": told.discord_gateway_url,
            "DATABASE_URL": told.database_url,
            "SHARDS": self._stage.shards,
            "LOG_LEVEL": "WARNING",
        }
        self._process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "bot", "run"), env=environment, cwd=Path(__file__).parents[2]
        )
        await self._stage.sandbox.connected(GENEROUS)

    async def end(self) -> None:
        """Kill it."""
        assert self._process is not None
        self._process.send_signal(signal.SIGKILL)
        await self._process.wait()

    async def kill(self) -> None:
        """End it at once; whoever waits for its answer waits no longer."""
        await self.end()
        self._stage.sandbox.interactions.expire()


async def shared_out(sandbox: Sandbox, url: str, processes: int, each: int) -> None:
    """Wait until so many processes have so many shards each, and are connected."""
    locks = (
        "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND classid = 2 AND objsubid = 2"
        " AND granted AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
        " GROUP BY pid"
    )
    async with asyncio.timeout(120):
        while await rows(url, locks) != [(each,)] * processes:  # noqa: ASYNC110 - locks tell nobody
            await asyncio.sleep(0.1)
        while len(sandbox.gateway.shards_online) < processes * each:  # noqa: ASYNC110
            await asyncio.sleep(0.1)


def _leave(database: Path, left: Path) -> None:
    """Write what a process that dies leaves of the database: all that was committed, in a file of its own.

    The old file may stay locked for good here: a task that was cancelled in a transaction keeps a cursor in
    its traceback, and SQLite ends no transaction of a closed connection before its last cursor is gone.
    """
    with (
        contextlib.closing(sqlite3.connect(database)) as old,
        contextlib.closing(sqlite3.connect(left)) as new,
    ):
        old.backup(new)


_ANSWERS = ("Client._run_event", "CommandTree.", "ViewStore.", "answer", "press")
"""Coroutines that answer people, by qualified name."""

_OURS = (
    "App.",
    "Shards.",
    "stay_connected",
    "Worker.",
    "Scheduler.",
    "Thinker.",
    "ClientUser.",
    "Client._run_event",
    "CommandTree.",
    "answer",
    "press",
)
"""Coroutines of the bot, by qualified name; the stand-in's run in the same loop and must go on."""


def _name(task: asyncio.Task[object]) -> str:
    """The task's coroutine by name; "" for what a test itself does."""
    coroutine = task.get_coro()
    if Path(__file__).parents[1] in Path(getattr(coroutine, "cr_code", _name.__code__).co_filename).parents:
        return ""
    return getattr(coroutine, "__qualname__", "")
