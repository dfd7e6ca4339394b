"""The use cases with ten matches in the database, and with many thousands, a tenth of them running.

The large one is the small one doubled again and again: with its people and servers, so that nobody has more
matches of their own there.
"""

import asyncio
import random
import statistics
import time
from collections import defaultdict
from collections.abc import Awaitable, Callable, Iterator

from sqlalchemy import Column, ColumnElement, Table, func, insert, select, text, update

from bot.clock import Clock
from bot.matches import Matches
from bot.store import Store
from bot.store.database import Writing
from bot.store.tables import METADATA, matches, outbox, people, printings, servers
from tests.bench import databases
from tests.support.people import JONAS, MEI, NOON, SERVER
from tests.support.presses import confirm, play, random_panel
from tests.support.table import started

MATCHES, TURNS = 10, 6
LARGE, LARGE_IN_LONG = 10_000, 100_000
ROUNDS, ROUNDS_IN_LONG = 10, 30

Work = Callable[[], Awaitable[object]]


async def small(store: Store) -> None:
    """Ten matches between the same two, all but the last of them over; everything is told."""
    use = Matches(store, Clock(lambda: NOON))
    for number in range(MATCHES):
        match = await play(use, await started(use, 2, "qin"), TURNS, number)
        await use.lobby.opened(match.id, match.id)
        if number < MATCHES - 1:
            await use.turns.resign(match.id, JONAS.id)
    async with store.transaction() as writing:
        await writing.run(update(outbox).values(state="sent"))


def _of(column: Column[object]) -> Table | None:
    """The table whose number it has."""
    for key in column.foreign_keys:
        return key.column.table
    if column.primary_key and column.name == "id":
        return column.table
    return {"person": people, "thread": matches}.get(column.name)


async def double(writing: Writing, most: int) -> int:
    """Copy all there is under new numbers, but not more than so many matches; how many there are then."""
    highest: dict[Table, int] = {}
    for table in METADATA.sorted_tables:
        if "id" in table.c:
            highest[table] = await writing.value(select(func.max(table.c.id)), int) or 0
    known = highest[matches]
    far = known << 20  # people and servers have Discord's numbers
    further = highest | {people: far, servers: far}
    for table in METADATA.sorted_tables:
        if table is printings:
            continue
        values: list[ColumnElement[object]] = []
        for column in table.c:
            of = _of(column)
            values.append(column if of is None else column + further[of])
        copied = select(*values)
        match = table.c.id if table is matches else table.c.get("match_id")
        if match is not None:
            copied = copied.where(match <= most - known)
        await writing.run(insert(table).from_select(list(table.c.keys()), copied))
    return min(2 * known, most)


async def enlarge(store: Store, most: int) -> None:
    """Make it as large."""
    async with store.transaction() as writing:
        while await double(writing, most) < most:
            pass
    if store.backend.name.startswith("postgresql"):
        async with store.transaction() as writing:
            await writing.run(text("ANALYZE"))  # as it does by itself
            for table in METADATA.sorted_tables:
                if table.autoincrement_column is not None:
                    given = f"SELECT setval('{table}_id_seq', max(id)) FROM {table}"
                    await writing.run(text(given))


def works(store: Store) -> dict[str, Work]:
    """What is measured, by name."""
    use, rng = Matches(store, Clock(lambda: NOON)), random.Random(1)

    async def turn() -> None:
        match = await use.watching.match(MATCHES)
        await confirm(use, await random_panel(use, match, rng))

    return {
        "when the clock is due next": use.timekeeping.next_due,
        "a look at all that is due": lambda: use.timekeeping.due(NOON),
        "own matches": lambda: use.watching.of_person(MEI.id),
        "inbox": lambda: use.inbox.of(MEI.id),
        "open tables of a server": lambda: use.watching.open_in(SERVER, MEI.id),
        "what is to be sent": lambda: store.outbox.claim(NOON, 10),
        "a turn, from its panel to its Confirm": turn,
    }


async def timed(work: Work) -> float:
    """Milliseconds that it took."""
    begun = time.perf_counter()
    await work()
    return (time.perf_counter() - begun) * 1000


async def measure(engine: str, large: int, rounds: int) -> list[str]:
    """Both databases in turns, so that a slow moment meets both."""
    found: defaultdict[tuple[str, int], list[float]] = defaultdict(list)
    async with databases.new(engine) as few, databases.new(engine) as many:
        for url in (few, many):
            store = await Store.open(url)
            await small(store)
            if url == many:
                await enlarge(store, large)
            await store.close()
        for _ in range(3):
            for size, url in enumerate((few, many)):
                begun = time.perf_counter()
                store = await Store.open(url)
                found["opening", size].append((time.perf_counter() - begun) * 1000)
                await store.close()
        stores = [await Store.open(url) for url in (few, many)]
        each = [works(store) for store in stores]
        for _ in range(rounds):
            for name in each[0]:
                for size, work in enumerate(each):
                    found[name, size].append(await timed(work[name]))
        for store in stores:
            await store.close()
    lines = []
    for name in ("opening", *each[0]):
        before, after = (statistics.median(found[name, size]) for size in (0, 1))
        lines.append(f"{engine}: {name}: {before:.1f} ms and {after:.1f} ms, {after / before:.2f} times")
    return lines


def report(*, long: bool) -> Iterator[str]:
    """The lines of this section."""
    large, rounds = (LARGE_IN_LONG, ROUNDS_IN_LONG) if long else (LARGE, ROUNDS)
    yield f"## Size: {MATCHES} matches and {large:,} of which a tenth runs, medians of {rounds}"
    for engine in databases.ENGINES:
        yield from asyncio.run(measure(engine, large, rounds))
