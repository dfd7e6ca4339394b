"""Reviews are made in a process of their own, behind matches that go on, and go on where they stopped."""

import asyncio
import contextlib
from collections.abc import AsyncIterator

from bot.computers import reviewer
from bot.computers.pool import Pool
from bot.computers.reviewer import Reviewer
from bot.computers.worker import Budget
from bot.matches import Matches
from bot.store import Store
from tests.support.people import MEI
from tests.support.presses import play
from tests.support.table import started

FEW = Budget(0, 5, nodes=2)


@contextlib.asynccontextmanager
async def reviewing(store: Store, matches: Matches, live: Pool) -> AsyncIterator[Reviewer]:
    """Meanwhile reviews are made; then the process that makes them is killed."""
    pool = Pool(1, FEW, reviewer.NICE)
    working = Reviewer(store, matches.reviews, pool, live)
    task = asyncio.create_task(working.run())
    try:
        yield working
        assert not task.done()
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        await pool.stop()


async def looks(matches: Matches, match: int, many: int) -> None:
    async with asyncio.timeout(120):
        while len((await matches.reviews.of(match)).points) < many:  # noqa: ASYNC110 - as below
            await asyncio.sleep(0.02)


async def test_a_review_goes_on_where_it_was_stopped(store: Store, matches: Matches) -> None:
    match = await play(matches, await started(matches, 2, "qin"))
    live = Pool(1, FEW)
    live.quiet.clear()
    await matches.reviews.ask(match.id, MEI, public=False)
    async with reviewing(store, matches, live):
        for _ in range(20):  # whatever could be done by now
            await matches.reviews.glances(match.id)
        assert (await matches.reviews.of(match.id)).points == {}
        live.quiet.set()
        await looks(matches, match.id, 3)
    before = (await matches.reviews.of(match.id)).points
    assert len(before) >= 3
    async with reviewing(store, matches, live), asyncio.timeout(300):
        while not (await matches.reviews.of(match.id)).done:  # noqa: ASYNC110 - nothing there to wake us
            await asyncio.sleep(0.05)
    found = await matches.reviews.of(match.id)
    assert before.items() <= found.points.items()
    assert len(found.points) == match.turn + 1
    assert found.verdicts
    assert all(verdict.better is not None for verdict in found.verdicts)
    await live.stop()
