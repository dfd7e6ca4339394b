"""The clock with much to do: a sweep over thousands of deadlines, and a start with 2,000 live matches.

The matches are written straight into the tables, each with its seats and its deadline; everything measured is
what the bot itself does, on a file, with every transaction safely on the disk.
"""

import asyncio
import os
import random
import statistics
import time
from collections.abc import Awaitable, Callable, Iterator
from datetime import UTC, datetime, timedelta

from sqlalchemy import func, insert, select

from bot.clock import Clock
from bot.matches import Matches, clocks
from bot.sandbox import Sandbox
from bot.store import Store, people, servers
from bot.store import matches as match_table
from bot.store.people import PersonRow, SettingsRow
from bot.store.tables import matches as match_columns
from bot.store.tables import outbox, seats
from tests.bench import databases
from tests.bench.clicks import bot

BEGIN = datetime(2026, 3, 2, 12, tzinfo=UTC)
SERVER = 10
DEADLINES, DEADLINES_IN_LONG = 2_000, 10_000
LIVE = 2_000
SEATS = 3


async def fill(store: Store, count: int, persons: int, begin: datetime, sleep: bool) -> None:
    """So many running matches of so many people, begun within a day; who sleeps may live anywhere."""
    rng = random.Random(7)
    zones = ("UTC", "Europe/Berlin", "America/New_York", "Asia/Tokyo")
    async with store.transaction() as writing:
        await servers.seen(writing, SERVER, begin)
        for number in range(1, persons + 1):
            await people.put(writing, PersonRow(number, f"P{number}", "en"))
            if sleep:
                settings = SettingsRow(id=number, zone=rng.choice(zones), wakes=7 * 60, sleeps=23 * 60)
                await people.set_up(writing, settings)
    rows = [
        {
            "game": "qin",
            "rules_version": 1,
            "options": {"board": "lion"},
            "size": SEATS,
            "pace": "daily",
            "state": "playing",
            "creator": 1,
            "server": SERVER,
            "channel": 1,
            "seed": "0" * 64,
            "seed_sha256": "0" * 64,
            "version": 1,
            "seq": 0,
            "turn": 1,
            "to_act": 0,
            "turn_since": begin,
            "created_at": begin,
            "started_at": begin,
            "expires_at": begin + timedelta(days=60),
        }
        for _ in range(count)
    ]
    async with store.transaction() as writing:
        for first in range(0, count, 500):
            await writing.run(insert(match_columns).values(rows[first : first + 500]))
        for match in range(1, count + 1):
            for seat, person in enumerate(rng.sample(range(1, persons + 1), SEATS)):
                values = {"match_id": match, "seat": seat, "person": person, "resigned": False}
                await writing.run(insert(seats).values(values))
    async with store.transaction() as writing:
        for match in range(1, count + 1):
            row = await match_table.get(writing, match)
            assert row is not None
            await clocks.start(writing, row, 1, 0, begin + timedelta(seconds=rng.randrange(86400)))


async def timed(work: Callable[[], Awaitable[object]]) -> float:
    """Seconds that it took."""
    begun = time.perf_counter()
    await work()
    return time.perf_counter() - begun


async def reminders(store: Store) -> int:
    """How many messages have been written."""
    async with store.reading() as reading:
        query = select(func.count()).select_from(outbox).where(outbox.c.kind == "reminder")
        return await reading.value(query, int) or 0


async def sweep(engine: str, deadlines: int, persons: int) -> list[str]:
    """Everything due at once, as after an outage; before that, looks when nothing is due."""
    async with databases.new(engine) as url:
        return [f"{engine}: {line}" for line in await swept(url, deadlines, persons)]


async def swept(url: str, deadlines: int, persons: int) -> list[str]:
    """The same on a new database."""
    store = await Store.open(url)
    await fill(store, deadlines, persons, BEGIN, sleep=True)
    at = BEGIN
    matches = Matches(store, Clock(lambda: at))
    idle = [
        await timed(matches.timekeeping.next_due) + await timed(lambda: matches.timekeeping.due(at))
        for _ in range(20)
    ]
    at = BEGIN + timedelta(days=4)  # at noon: everybody's half is over, nobody's nine tenths are

    async def all_due() -> None:
        while (due := await matches.timekeeping.next_due()) is not None and due <= at:
            await matches.timekeeping.due(at)

    took = await timed(all_due)
    sent = await reminders(store)
    await store.close()
    return [
        f"{deadlines:,} deadlines of {persons:,} people, half of their time over at once: {took:.1f} s, "
        f"{deadlines / took:,.0f} a second; {sent:,} messages",
        f"a look when nothing is due: median {statistics.median(idle) * 1000:.1f} ms",
    ]


async def started(count: int) -> tuple[float, float]:
    """Seconds until the bot is connected, in a process of its own; seconds of its clock's first look."""
    sandbox = Sandbox(people=("P1",))
    await sandbox.start(port=0)
    async with databases.new("SQLite") as url:
        store = await Store.open(url)
        now = datetime.now(UTC)
        await fill(store, count, max(count // 10, SEATS), now - timedelta(days=1), sleep=False)
        matches = Matches(store)

        async def first_look() -> None:
            await matches.timekeeping.resume(now)
            await matches.timekeeping.due(now)
            await matches.timekeeping.next_due()

        look = await timed(first_look)
        await store.close()
        begun = time.perf_counter()
        process = await bot(sandbox, url)
        took = time.perf_counter() - begun
        process.terminate()
        await process.wait()
        await sandbox.stop()
    return took, look


def report(*, long: bool) -> Iterator[str]:
    """The lines of this section."""
    deadlines, times = (DEADLINES_IN_LONG, 3) if long else (DEADLINES, 1)
    yield "## The clock"
    for engine in databases.ENGINES:
        for persons in (200, deadlines):
            yield from asyncio.run(sweep(engine, deadlines, persons))
    os.environ["DISCORD_OPENAPI"] = ""  # the contract is checked by the tests; here it would only cost time
    for count in (0, LIVE):
        runs = [asyncio.run(started(count)) for _ in range(times)]
        took, look = (statistics.median(run[part] for run in runs) for part in (0, 1))
        yield (
            f"{count:,} live matches: {took:.2f} s from the start of the process to its connection; "
            f"the clock's first look alone, in another process: {look * 1000:.0f} ms (medians of {times})"
        )
