"""Who sends what is written: nothing is left behind, nothing is begun twice side by side."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from datetime import timedelta
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from bot.clock import Clock
from bot.delivery import Worker
from bot.matches import Matches
from bot.store import Store, outbox
from bot.store.database import Writing
from bot.store.outbox import Row
from bot.store.shards import Held
from tests.support.hours import HOUR
from tests.support.people import CHANNEL, JONAS, MEI, NOON, SERVER

ELSEWHERE = SERVER + (1 << 22)
"""A server on the second of two shards; the other is on the first."""


class Post:
    """Where messages arrive; what comes first of a match that is ``slow`` arrives once that is asked for."""

    def __init__(self) -> None:
        self.slow: int | None = None
        self.begun: list[Row] = []
        self.go_on = asyncio.Event()

    async def deliver(self, row: Row) -> None:
        self.begun.append(row)
        if row.match == self.slow:
            await self.go_on.wait()

    async def of(self, match: int) -> None:
        """Wait for a message of that match."""
        async with asyncio.timeout(10):
            while all(row.match != match for row in self.begun):  # noqa: ASYNC110 - nothing there to wake us
                await asyncio.sleep(0.01)


@asynccontextmanager
async def sending(store: Store, clock: Clock) -> AsyncIterator[Post]:
    """Meanwhile messages are sent."""
    post = Post()
    worker = Worker(store, clock, post.deliver)
    task = asyncio.create_task(worker.run())
    yield post
    post.go_on.set()
    await all_sent(store)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    await worker.stop()
    numbers = [row.id for row in post.begun]
    assert numbers
    assert len(set(numbers)) == len(numbers)


async def all_sent(store: Store) -> None:
    """Wait until nothing is left."""

    async def left() -> int:
        async with store.reading() as reading:
            return await outbox.unsent(reading)

    async with asyncio.timeout(10):
        while await left():  # noqa: ASYNC110 - nothing there to wake us
            await asyncio.sleep(0.01)


async def begun(matches: Matches, server: int = SERVER) -> int:
    """A match on that server, of which there is something to tell."""
    match = await matches.lobby.create("toy", 2, "daily", {}, MEI, server, CHANNEL)
    await matches.lobby.join(match.id, JONAS)
    return match.id


async def test_what_was_taken_up_is_sent_even_if_the_database_could_not_say_so(
    store: Store, matches: Matches, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The answer to a commit is lost; what is being sent then is not begun again."""
    monkeypatch.setattr("bot.delivery.worker.AGAIN", 0)
    claim, lost = store.outbox.claim, list[Row]()

    async def cut(*arguments: Any, **options: Any) -> list[Row]:
        rows = await claim(*arguments, **options)
        if post.begun and rows and not lost:
            lost.extend(rows)
            raise OperationalError("COMMIT", None, ConnectionResetError())
        return rows

    monkeypatch.setattr(store.outbox, "claim", cut)
    async with sending(store, clock) as post:
        post.slow = await begun(matches)
        await post.of(post.slow)
        monkeypatch.delitem(store.takers, "outbox")
        other = await begun(matches)
        await post.of(other)
        assert lost


def lose_answers(store: Store, patch: pytest.MonkeyPatch) -> None:
    """From now on the worker is told of no transaction that it was committed."""
    take = store.takers["outbox"]

    async def cut(writing: Writing) -> Callable[[bool], None]:
        end = await take(writing)
        return lambda _: end(False)

    patch.setitem(store.takers, "outbox", cut)


async def test_a_row_whose_transaction_took_it_up_is_sent_even_if_the_answer_is_lost(
    store: Store, matches: Matches, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is being sent then is not begun again; what was undone with its transaction is not sent."""
    async with sending(store, clock) as post:
        post.slow = await begun(matches)
        await post.of(post.slow)
        with monkeypatch.context() as patch:
            lose_answers(store, patch)
            other = await begun(matches)
            await post.of(other)
        assert next(row.attempts for row in post.begun if row.match == other) == 1
        with contextlib.suppress(ZeroDivisionError):
            async with store.transaction() as writing:
                await outbox.add(writing, other, "notice", clock.now())
                raise ZeroDivisionError
    assert "notice" not in [row.kind for row in post.begun]


async def test_a_row_whose_commit_ends_long_after_its_answer_was_lost_is_sent(
    store: Store, matches: Matches, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server may still be at it when it is first looked for."""
    monkeypatch.setattr("bot.delivery.worker.GLANCE", 0.01)
    interrupted, looks = store.outbox.interrupted, list[int]()

    async def not_yet(*arguments: Any, **options: Any) -> list[Row]:
        looks.append(len(looks))
        return [] if looks[-1] in (1, 2) else await interrupted(*arguments, **options)

    monkeypatch.setattr(store.outbox, "interrupted", not_yet)
    async with sending(store, clock) as post:
        post.slow = await begun(matches)
        await post.of(post.slow)
        lose_answers(store, monkeypatch)
        await post.of(await begun(matches))
        assert len(looks) > 3


async def test_a_row_is_taken_up_by_the_transaction_that_adds_it(store: Store, clock: Clock) -> None:
    match = await begun(Matches(store, clock))
    async with sending(store, clock) as post:
        await all_sent(store)
        post.slow = match
        async with store.transaction() as writing:
            await outbox.add(writing, match, "notice", clock.now())
        async with store.transaction() as writing:
            await outbox.add(writing, match, "notice", clock.now())  # behind the other
        assert await store.outbox.claim(clock.now(), 9) == []
        post.go_on.set()


async def test_a_machine_whose_clock_is_put_right_sends_soon(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.delivery.worker.GLANCE", 0.01)
    late = timedelta()
    clock = Clock(lambda: NOON + late)
    matches = Matches(store, clock)
    match = await begun(matches)
    async with sending(store, clock):
        await all_sent(store)
        async with store.transaction() as writing:
            await outbox.add(writing, match, "notice", NOON, after=HOUR)
        for _ in range(3):
            assert await store.outbox.next_at() == NOON + HOUR  # by now it sleeps until then
        late = HOUR


async def test_who_takes_the_last_shard_begins_nothing_anew_that_it_is_sending(
    store: Store, matches: Matches, clock: Clock
) -> None:
    mine, theirs = await begun(matches), await begun(matches, ELSEWHERE)
    store.hold(Held(frozenset({1}), 2))
    (first, *_) = await store.outbox.claim(clock.now(), 9)  # and then its process dies
    assert first.match == theirs
    store.hold(Held(frozenset({0}), 2))
    async with sending(store, clock) as post:
        post.slow = mine
        await post.of(mine)
        store.hold(Held(frozenset({0, 1}), 2))
        await post.of(theirs)
