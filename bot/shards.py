"""Discord's shards that this process holds, each with a client of its own."""

import asyncio
import contextlib
import itertools
import logging
from collections import defaultdict
from collections.abc import Callable, Coroutine, Sequence
from typing import TYPE_CHECKING, Any, cast

from bot.client import Mandate, log_in, shards_wanted, stay_connected
from bot.delivery import Worker
from bot.settings import Share
from bot.store import Store, StoreError, matches, schema
from bot.store.database import TOPICS, Topic
from bot.store.shards import NONE, Held, shard_of
from bot.store.sqlite import SQLite
from bot.tasks import end

if TYPE_CHECKING:
    from bot.store.postgresql import Session  # its driver takes memory, which a file does not need

log = logging.getLogger(__name__)

BEAT = 2.0
"""Seconds between two looks at who holds what."""

NET = 5
"""Looks after which all that is due is looked for, whether another process told of it or not."""

AGAIN = 0.5
"""Seconds until it is tried again to identify where another process does."""

SPACING = 5.0
"""Seconds between two shards that identify in the same bucket: Discord's."""

LAST_ANSWERS = 5.0
"""Seconds after which a client that was let go has heard of every press; what it answers it still does."""


class Shards:
    """Takes shards, connects them, and lets them go.

    ``all``: this process is the only one; it has a client for each shard, or one without if Discord wants one
    shard. Otherwise locks in PostgreSQL say who holds which: with ``auto`` each process takes its part of
    those that nobody holds, and what a process held that died is free. A client for each, as discord.py
    fixes the shards of an `AutoShardedClient` when it is made.
    """

    def __init__(self, share: Share, store: Store, make: Callable[..., Mandate]) -> None:
        self._share = share
        self._store = store
        self._make = make
        self._alone = share.which == "all"
        self.lead = make(uploads=self._alone)
        """Asks what all shards have in common; it connects itself if there is but one."""
        self.clients: dict[int, Mandate] = {}
        self.count = 1
        self.workers: Sequence[Worker] = ()
        """What they are sending for a shard is waited for before it is let go."""
        self._counted = asyncio.Event()
        self._buckets = 1
        self._connecting: dict[int, asyncio.Task[None]] = {}
        self._loose: set[asyncio.Task[None]] = set()
        self._leaving: set[Mandate] = set()
        self._identifying: defaultdict[int, asyncio.Lock] = defaultdict(asyncio.Lock)
        self._failed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        store.heard_of = NONE
        if not self._alone:
            store.hold(NONE)

    @property
    def _session(self) -> "Session":
        return cast("Session", self._store.lock)

    async def client_of(self, match: int) -> Mandate | None:
        """The client that hears of the match's server, if this process has it."""
        await self._counted.wait()
        if self.count == 1:
            return self.clients.get(0)
        async with self._store.reading() as reading:
            server = await matches.server_of(reading, match)
        client = self.clients.get(shard_of(server, self.count))
        return client if client is not None and client.is_ready() else None

    def latencies(self) -> dict[int, float | None]:
        """Seconds between a heartbeat and Discord's answer for each shard held; None without a connection."""
        if self._alone and not self.clients:
            return {0: None}
        return {shard: client.beat for shard, client in self.clients.items()}

    async def run(self, able: asyncio.Future[None]) -> None:
        """Hold shards until cancelled; raises `BadToken`, and `StoreError` when others do not let it.

        Before it is ``able`` to do what falls due it takes nothing from others that are.
        """
        await self.lead.__aenter__()
        await log_in(self.lead)
        wanted, self._buckets = await shards_wanted(self.lead)
        if self._alone:
            self.count = wanted
            for shard in range(wanted):
                await self._open(shard)
        else:
            count = self._share.count or wanted
            while not able.done() and await self._session.processes(count):
                await asyncio.wait([able], timeout=BEAT)
            self.count = await self._join(count)
        self._counted.set()
        if isinstance(self._store.backend, SQLite):
            await self._failed
        lost = False
        for looks in itertools.count(1):
            try:
                if lost:
                    await self._come_back()
                    lost = False
                await self._look()
            except StoreError as error:
                if error.code != "unreadable-database":
                    raise
                if not lost:
                    log.warning("the locks of this process are lost: %s", error)
                lost = True
                self._hold(frozenset())
            if looks % NET == 0 and not self._alone:
                self._store.tell(TOPICS)
            await asyncio.wait([self._failed], timeout=BEAT)
            if self._failed.done():
                self._failed.result()

    async def stop(self) -> None:
        """Leave Discord; after `run` has ended."""
        tasks = (*self._connecting.values(), *self._loose)
        await end(tasks)
        for client in (*self.clients.values(), *self._leaving, self.lead):
            await client.close()

    async def _join(self, wanted: int) -> int:
        await self._session.listen(lambda said: self._store.tell(cast("list[Topic]", said.split())))
        return await self._session.join(wanted, adapt=self._share.which == "auto")

    async def _look(self) -> None:
        """Take what is free and due to this process, let go what is too much."""
        schema.check(await self._session.revision(), self._store.backend.name)
        if self._alone:
            return
        most = self.count
        wanted = self._share.which
        if not isinstance(wanted, range):
            wanted = range(self.count)
            most = -(-self.count // await self._session.processes(self.count))
        for shard in sorted(self._held)[most:]:
            await self._let_go(shard)
        for shard in wanted:
            if len(self._held) < most and shard not in self._held and await self._session.take(shard):
                self._hold(self._held | {shard})
                await self._open(shard)

    async def _come_back(self) -> None:
        """Lock anew what others have not taken. Until then nothing is due here, but people are answered."""
        backend = self._store.backend
        self._store.lock = await (backend.alone() if self._alone else backend.beside())
        if self._alone:
            return
        await self._join(self.count)
        for shard in list(self.clients):
            if await self._session.take(shard):
                self._hold(self._held | {shard})
            else:
                await self._close(shard)

    @property
    def _held(self) -> frozenset[int]:
        return self._store.held.shards

    def _hold(self, shards: frozenset[int]) -> None:
        if self._alone or shards == self._held:
            return
        log.info("shards held: %s of %d", sorted(shards) or "none", self.count)
        self._store.hold(Held(shards, self.count))

    async def _open(self, shard: int) -> None:
        if self._alone and self.count == 1:
            client = self.lead
        else:
            client = self._make(
                shard=shard,
                shards=self.count,
                uploads=shard == 0 and not self._alone,
                before_identify=self._before_identify,
            )
            await client.__aenter__()
        self.clients[shard] = client
        self._connecting[shard] = task = asyncio.create_task(stay_connected(client), name="Shards.connect")
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        if not task.cancelled() and (error := task.exception()) is not None and not self._failed.done():
            self._failed.set_exception(error)

    async def _let_go(self, shard: int) -> None:
        """What is being done for it is done first."""
        self._hold(self._held - {shard})
        await asyncio.gather(*(worker.calm() for worker in self.workers))
        await self._close(shard)
        await self._session.give(shard)

    async def _close(self, shard: int) -> None:
        client = self.clients.pop(shard)
        self._store.heard_of = self._store.heard_of.without(shard)
        self._leaving.add(client)
        await end([self._connecting.pop(shard)])
        if client.is_ready():
            await client.ws.close(code=1000)
        self._later(self._leave(client))

    async def _leave(self, client: Mandate) -> None:
        """Whoever pressed in the last moment is still answered."""
        await asyncio.sleep(LAST_ANSWERS)
        while client.answering:  # noqa: ASYNC110 - nothing there to wake us
            await asyncio.sleep(BEAT)
        await client.close()
        self._leaving.discard(client)

    async def _before_identify(self, shard: int) -> None:
        """Wait for this shard's turn, also behind those of other processes."""
        bucket = shard % self._buckets
        await self._identifying[bucket].acquire()
        others = True  # whose question is cut off may hold the lock all the same
        try:
            others = await self._identify(bucket)
        finally:
            self._later(self._next_identifies(bucket, others))

    async def _identify(self, bucket: int) -> bool:
        """Whether others wait now for this process; if locks are out of reach it goes on without."""
        if self._alone:
            return False
        with contextlib.suppress(StoreError):
            while not await self._session.identify(bucket):  # noqa: ASYNC110 - locks of a server wake nobody
                await asyncio.sleep(AGAIN)
            return True
        return False

    async def _next_identifies(self, bucket: int, others: bool) -> None:
        await asyncio.sleep(SPACING)
        if others:
            with contextlib.suppress(StoreError):
                await self._session.identified(bucket)
        self._identifying[bucket].release()

    def _later(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._loose.add(task)
        task.add_done_callback(self._loose.discard)
