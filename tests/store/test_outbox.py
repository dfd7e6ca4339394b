"""The outbox: in order within a match, side by side across matches, nothing lost when the process dies."""

from datetime import UTC, datetime, timedelta

import pytest
from sqlalchemy import delete

from bot.store import Store, matches, outbox, people, servers
from bot.store.database import Writing
from bot.store.outbox import Row
from bot.store.people import PersonRow
from bot.store.tables import outbox as table

NOW = datetime(2026, 11, 20, 12, tzinfo=UTC)
SOON = timedelta(minutes=1)


async def a_match(writing: Writing) -> int:
    await people.put(writing, PersonRow(1, "Mei", "en"))
    await servers.seen(writing, 5, NOW)
    facts = {"game": "toy", "rules_version": 3, "options": {}, "size": 2, "pace": "none", "state": "lobby"}
    facts |= {"creator": 1, "server": 5, "channel": 6, "seed": "x", "seed_sha256": "y"}
    return await matches.add(writing, **facts, version=1, seq=0, turn=0, created_at=NOW)


@pytest.fixture
async def pair(store: Store) -> tuple[int, int]:
    """Two matches, each with three rows, written in turns."""
    async with store.transaction() as writing:
        first, second = await a_match(writing), await a_match(writing)
        for number in (1, 2, 3):
            for match in (first, second):
                await outbox.add(writing, match, "turn", NOW, {"number": number})
    return first, second


def what(rows: list[Row]) -> list[tuple[int, object]]:
    return [(row.match, row.payload["number"]) for row in rows]


async def test_a_row_carries_what_was_written(store: Store) -> None:
    async with store.transaction() as writing:
        match = await a_match(writing)
        await outbox.add(writing, match, "reminder", NOW, {"person": 1 << 62, "kind": "half"})
    (row,) = await store.outbox.claim(NOW, 9)
    assert (row.match, row.kind, row.payload) == (match, "reminder", {"person": 1 << 62, "kind": "half"})
    assert (row.attempts, row.claimed_at, row.created_at, row.state) == (0, NOW, NOW, "sending")


async def test_rows_of_a_match_go_one_after_the_other(store: Store, pair: tuple[int, int]) -> None:
    first, second = pair
    rows = await store.outbox.claim(NOW, 9)
    assert what(rows) == [(first, 1), (second, 1)]
    assert await store.outbox.claim(NOW, 9) == []
    await store.outbox.sent(rows[1], 77)
    assert what(await store.outbox.claim(NOW, 9)) == [(second, 2)]
    await store.outbox.sent(rows[0], None)
    assert what(await store.outbox.claim(NOW, 9)) == [(first, 2)]


async def test_a_dead_row_lets_the_next_pass(store: Store, pair: tuple[int, int]) -> None:
    rows = await store.outbox.claim(NOW, 1)
    assert what(rows) == [(pair[0], 1)]
    assert what(await store.outbox.claim(NOW, 1)) == [(pair[1], 1)]
    await store.outbox.dead(rows[0], "the channel is gone")
    assert what(await store.outbox.claim(NOW, 9)) == [(pair[0], 2)]


async def test_a_row_to_try_again_holds_up_its_match(store: Store, pair: tuple[int, int]) -> None:
    first, second = pair
    rows = await store.outbox.claim(NOW, 9)
    await store.outbox.retry(rows[0], NOW + SOON, "503")
    await store.outbox.sent(rows[1], 77)
    assert what(await store.outbox.claim(NOW, 9)) == [(second, 2)]
    assert await store.outbox.next_at() == NOW + SOON
    again = await store.outbox.claim(NOW + SOON, 9)
    assert what(again) == [(first, 1)]
    assert (again[0].attempts, again[0].error, again[0].claimed_at) == (1, "503", NOW)


async def test_rows_in_a_crash_are_found_again(store: Store, url: str, pair: tuple[int, int]) -> None:
    first, second = pair
    rows = await store.outbox.claim(NOW, 9)
    await store.outbox.retry(rows[0], NOW, "reset")
    await store.outbox.claim(NOW + SOON, 9)
    await store.outbox.sent(rows[1], 77)
    await store.close()
    after = await Store.open(url)
    broken = await after.outbox.interrupted()
    assert what(broken) == [(first, 1)]
    assert (broken[0].attempts, broken[0].claimed_at) == (2, NOW)
    assert what(await after.outbox.claim(NOW + SOON, 9)) == [(second, 2)]
    await after.outbox.sent(broken[0], 78)
    assert what(await after.outbox.claim(NOW + SOON, 9)) == [(first, 2)]
    await after.close()


async def test_every_row_is_sent_once_whatever_happens(store: Store, pair: tuple[int, int]) -> None:
    sent: list[tuple[int, object]] = []
    for step in range(40):
        for row in await store.outbox.claim(NOW + step * SOON, 1 + step % 2):
            if (step + row.id) % 3:
                await store.outbox.retry(row, NOW + step * SOON, "again")
            else:
                await store.outbox.sent(row, row.id)
                sent += what([row])
    assert sorted(sent, key=str) == sorted(
        ((match, number) for match in pair for number in (1, 2, 3)), key=str
    )
    assert [number for match, number in sent if match == pair[0]] == [1, 2, 3]
    assert [number for match, number in sent if match == pair[1]] == [1, 2, 3]
    assert await store.outbox.next_at() is None


async def test_the_next_time_is_that_of_a_first_row(store: Store, pair: tuple[int, int]) -> None:
    assert await store.outbox.next_at() == NOW
    heard: list[int] = []
    store.listen("outbox", lambda: heard.append(1))
    rows = await store.outbox.claim(NOW, 9)
    assert await store.outbox.next_at() is None
    assert heard == []
    await store.outbox.retry(rows[0], NOW + 2 * SOON, "later")
    assert await store.outbox.next_at() == NOW + 2 * SOON
    await store.outbox.sent(rows[1], 1)
    assert len(heard) == 2


async def test_a_kind_that_waits_is_known_until_it_is_taken_up(store: Store) -> None:
    async with store.transaction() as writing:
        match = await a_match(writing)
        await outbox.add(writing, match, "lobby", NOW)
        assert await outbox.waits(writing, match, "lobby")
        assert not await outbox.waits(writing, match, "turn")
    await store.outbox.claim(NOW, 1)
    async with store.transaction() as writing:
        assert not await outbox.waits(writing, match, "lobby")


async def test_row_numbers_are_never_given_twice(store: Store, pair: tuple[int, int]) -> None:
    last = max(row.id for row in await store.outbox.claim(NOW, 9)) + 4
    async with store.transaction() as writing:
        await writing.run(delete(table))
        await outbox.add(writing, pair[0], "end", NOW)
    (row,) = await store.outbox.claim(NOW, 9)
    assert row.id == last + 1
