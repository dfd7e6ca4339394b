"""Several of Discord's shards, in one process and in several."""

import asyncio
import threading
from collections.abc import AsyncIterator
from pathlib import Path

import asyncpg
import pytest
from discord.gateway import KeepAliveHandler

from bot.app import App
from bot.sandbox.world import GUILD
from bot.store import Store, StoreError, schema
from bot.store.shards import shard_of
from tests.support.database import laid_in_postgresql, rows
from tests.support.play import CHANNEL, asks, begin, told
from tests.support.stage import Process, Stage

COUNT = 7
HOME = shard_of(int(GUILD), COUNT)
"""Of the server that there is: in the second half, which goes to who comes second."""


@pytest.fixture(autouse=True)
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.shards.BEAT", 0.1)
    monkeypatch.setattr("bot.shards.LAST_ANSWERS", 0.1)


@pytest.fixture
async def shared(tmp_path: Path, same_shuffles: None) -> AsyncIterator[Stage]:
    """A stage whose bot takes its part of seven shards."""
    stage = Stage(tmp_path, url=await laid_in_postgresql())
    stage.sandbox.gateway.shards = COUNT
    stage.shards = "auto"
    async with stage:
        await stage.until(lambda: held(stage) == set(range(COUNT)))
        yield stage
    hearts = [thread for thread in threading.enumerate() if isinstance(thread, KeepAliveHandler)]
    assert all(heart._stop_ev.is_set() for heart in hearts)


def held(stage: Stage) -> set[int]:
    assert stage.app is not None
    return set(stage.app.store.held.shards)


async def test_one_process_serves_all_shards_that_discord_wants(stage: Stage) -> None:
    await stage.stop()
    stage.sandbox.gateway.shards = COUNT
    await stage.start()
    assert stage.app is not None
    servers = {shard: len(client.guilds) for shard, client in stage.app.shards.clients.items()}
    assert servers == {shard: int(shard == HOME) for shard in range(COUNT)}
    table = await begin(stage, game="qin")
    await table.move()
    await stage.settled()
    assert "Every message is out." in await told(table.mover.slash("status", CHANNEL))


async def test_processes_share_what_there_is_and_take_over_from_who_dies(shared: Stage) -> None:
    table = await begin(shared, game="qin")
    other = Process(shared)
    await other.start()
    await shared.until(lambda: held(shared) == {0, 1, 2, 3}, seconds=60)
    await shared.until(lambda: shared.sandbox.gateway.shards_online == set(range(COUNT)), seconds=60)
    for _ in range(2):
        board = table.board
        await table.move()  # through the other process
        await table.next(board)
    await other.kill()
    await shared.until(lambda: held(shared) == set(range(COUNT)))
    await shared.until(lambda: shared.sandbox.gateway.shards_online == set(range(COUNT)))
    board = table.board
    await table.move()
    await table.next(board)


async def test_who_pressed_before_a_shard_was_let_go_is_answered(shared: Stage) -> None:
    table = await begin(shared, game="qin")
    assert HOME in held(shared)
    slow = shared.sandbox.faults.add("PATCH", "/@original", delay=2, status=503)
    pressing = asyncio.create_task(table.panel())
    await shared.until(lambda: bool(slow.met))
    other = App(shared.settings, shared.sandbox.clock)
    await other.start()
    try:
        await shared.until(lambda: HOME not in held(shared))
        assert not pressing.done()
        assert asks(await pressing)
    finally:
        await other.stop()


async def test_who_stops_closes_what_it_had_let_go_too(
    shared: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.shards.LAST_ANSWERS", 60.0)
    assert shared.app is not None
    clients = list(shared.app.shards.clients.values())
    other = Process(shared)
    await other.start()
    await shared.until(lambda: held(shared) == {0, 1, 2, 3}, seconds=60)
    await shared.stop()
    await other.kill()
    assert all(client.is_closed() for client in clients)


async def test_who_does_not_know_yet_what_can_be_played_takes_nothing_from_others(shared: Stage) -> None:
    await begin(shared, game="qin")
    await begin(shared, game="qin")
    await shared.settled()
    holding = await asyncpg.connect(shared.url.replace("+asyncpg", ""))
    other = App(shared.settings, shared.sandbox.clock)
    try:
        async with holding.transaction():
            await holding.execute("SELECT 1 FROM matches WHERE id = 1 FOR UPDATE")  # so it is not inspected
            await other.start()
            await shared.until(lambda: other.shards.lead.user is not None)
            soon = "now() AT TIME ZONE 'UTC' + interval '1 s'"
            times_up = f"due_at = {soon}, next_at = {soon}, next_kind = 'out'"
            await rows(shared.url, f"UPDATE deadlines SET {times_up} WHERE match_id = 2")
            stage = "SELECT stage FROM deadlines WHERE match_id = 2"
            async with asyncio.timeout(10):
                while await rows(shared.url, stage) != [("out",)]:  # noqa: ASYNC110 - it tells nobody
                    await asyncio.sleep(0.05)
        await shared.until(lambda: HOME not in held(shared))
    finally:
        await holding.close()
        await other.stop()


async def test_who_lost_the_locks_takes_them_again(shared: Stage, caplog: pytest.LogCaptureFixture) -> None:
    table = await begin(shared, game="qin")
    holds = "SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND classid = 2 AND objid = 0 AND granted"
    ((session,),) = await rows(
        shared.url,
        holds + " AND objsubid = 2 AND database = (SELECT oid FROM"
        " pg_database WHERE datname = current_database())",
    )
    await rows(shared.url, f"SELECT pg_terminate_backend({session})")
    await shared.until(lambda: "are lost" in caplog.text)
    await shared.until(lambda: held(shared) == set(range(COUNT)))
    board = table.board
    await table.move()
    await table.next(board)


async def test_a_shard_that_gave_up_waiting_to_identify_leaves_its_turn_to_the_next(
    shared: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As the library gives up after a minute, while others identify."""
    monkeypatch.setattr("bot.shards.SPACING", 0.01)
    assert shared.app is not None
    shards = shared.app.shards
    other = await asyncpg.connect(shared.url.replace("+asyncpg", ""))
    await other.execute("SELECT pg_advisory_lock(3, 0)")
    with pytest.raises(TimeoutError):
        await asyncio.wait_for(shards._before_identify(0), 0.05)
    await other.close()
    for steps in range(200):  # given up further and further into the question
        turn = asyncio.create_task(shards._before_identify(0))
        for _ in range(steps):
            await asyncio.sleep(0)
        turn.cancel()
        await asyncio.wait([turn])
    await asyncio.wait_for(shards._before_identify(0), 10)
    theirs = await asyncpg.connect(shared.url.replace("+asyncpg", ""))
    await asyncio.wait_for(theirs.execute("SELECT pg_advisory_lock(3, 0)"), 10)
    await theirs.close()


async def refused(app: App) -> StoreError:
    """Why it does not go on."""

    async def run() -> None:
        await app.start()
        await app.wait()

    with pytest.raises(StoreError) as caught:
        await run()
    await app.stop()
    return caught.value


async def test_who_disagrees_on_the_number_of_shards_is_refused(shared: Stage) -> None:
    shared.shards = "0-1/4"
    error = await refused(App(shared.settings, shared.sandbox.clock))
    assert (error.code, error.facts) == ("other-shards", {"count": 4, "found": COUNT})


async def test_a_file_is_not_shared(file: Path) -> None:
    with pytest.raises(StoreError) as caught:
        await Store.open(f"sqlite:///{file}", beside=True)
    assert caught.value.code == "one-process"


async def test_an_older_process_stops(shared: Stage) -> None:
    assert shared.app is not None
    await rows(shared.url, "UPDATE alembic_version SET version_num = '9999'")
    try:
        with pytest.raises(StoreError) as caught:
            await shared.app.wait()
    finally:
        await rows(shared.url, f"UPDATE alembic_version SET version_num = '{schema.REVISIONS[-1]}'")
    assert caught.value.code == "newer-database"
