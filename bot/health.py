"""The bot seen from outside: /live, /ready and /metrics on a port of this machine."""

import contextlib
import math
from collections.abc import Awaitable, Callable, Mapping
from datetime import timedelta

from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from sqlalchemy.exc import SQLAlchemyError

from bot import metrics
from bot.clock import Clock
from bot.status import BEHIND, Status
from bot.store import Store, deadlines, matches, outbox, schema

HOST = "127.0.0.1"

LATE = timedelta(minutes=1)
"""A message that has waited so long without a try says that nobody sends any more."""

OVERDUE = timedelta(seconds=10)


class BadPort(Exception):
    """Nobody can listen there: the port, and why."""

    def __init__(self, port: int, reason: str) -> None:
        super().__init__(port, reason)
        self.port = port
        self.reason = reason


class Health:
    """The web server. What it tells is read from the database when it is asked."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        status: Callable[[], Awaitable[Status]],
        latencies: Callable[[], Mapping[int, float | None]],
    ) -> None:
        self._store = store
        self._clock = clock
        self._status = status
        self._latencies = latencies

    async def start(self, port: int) -> int:
        """Listen; returns the port. Raises `BadPort`."""
        app = web.Application()
        app.router.add_get("/live", self._live)
        app.router.add_get("/ready", self._ready)
        app.router.add_get("/metrics", self._metrics)
        self._runner = web.AppRunner(app, access_log=None)
        await self._runner.setup()
        site = web.TCPSite(self._runner, HOST, port)
        try:
            await site.start()
        except OSError as error:
            await self._runner.cleanup()
            raise BadPort(port, error.strerror or str(error)) from error
        found: int = self._runner.addresses[0][1]
        return found

    async def stop(self) -> None:
        """Listen no longer."""
        await self._runner.cleanup()

    async def _live(self, request: web.Request) -> web.Response:
        return web.json_response({"live": True})

    async def _ready(self, request: web.Request) -> web.Response:
        """503 with what is wrong, if anything is."""
        checks = dict.fromkeys(("database", "migration", "gateway", "outbox", "clock"), False)
        with contextlib.suppress(SQLAlchemyError, OSError):  # what could not be found out is not well
            async with self._store.reading() as reading:
                checks["migration"] = await schema.revision(reading) == schema.REVISIONS[-1]
            found = await self._status()
            checks["database"] = found.trouble is None
            checks["gateway"] = None not in self._latencies().values()
            checks["outbox"] = found.unsent is None or self._clock.now() - found.unsent < LATE
            checks["clock"] = found.behind < BEHIND
        return web.json_response(checks, status=200 if all(checks.values()) else 503)

    async def _metrics(self, request: web.Request) -> web.Response:
        try:
            await self._measure()
        except (SQLAlchemyError, OSError):
            metrics.TROUBLE.set(1)
        body = generate_latest()
        return web.Response(body=body, headers={"Content-Type": CONTENT_TYPE_LATEST})

    async def _measure(self) -> None:
        now, found = self._clock.now(), await self._status()
        async with self._store.reading() as reading:
            metrics.OUTBOX.set(await outbox.unsent(reading))
            metrics.LATE.set(await deadlines.late(reading, now - OVERDUE))
            counts = await matches.counts(reading)
        metrics.MATCHES.clear()
        for count in counts:
            metrics.MATCHES.labels(count.game, count.state).set(count.count)
        metrics.OUTBOX_AGE.set(0 if found.unsent is None else (now - found.unsent).total_seconds())
        metrics.LATENCY.clear()
        for shard, latency in self._latencies().items():
            metrics.LATENCY.labels(shard).set(math.nan if latency is None else latency)
        missing = 0 if self._store.backend.backs_up else math.nan  # which is neither missing nor late
        metrics.BACKUP.set(missing if found.backup is None else found.backup.timestamp())
        metrics.TROUBLE.set(0 if found.trouble is None else 1)
