"""Three processes share six shards, and one after the other is killed while people play 300 matches."""

import asyncio
import random
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from bot.components.ids import read
from bot.matches import Matches
from bot.sandbox import Failed, Post, Refused
from bot.store import Store
from bot.store.shards import shard_of
from bot.tasks import end
from games.engine import record
from tests.support.database import laid_in_postgresql
from tests.support.play import FILLED, Table, asks, begun, said, turn_number
from tests.support.stage import Process, Stage, shared_out

SHARDS = 6
SERVERS = 60
PROCESSES = 3
MATCHES = 300
PLAYERS = 12
"""So many turns are taken at a time: no more than these machines keep up with."""

PEOPLE = tuple(f"Player {number}" for number in range(120))
WATCHER = "Watcher"
GAMES = {"qin": 2, "china": 3, "yunnan": 3, "confucius": 3, "dayunhe": 2}

KILLS = 20.0
"""Seconds between two of them."""

LATE = 40.0
"""Seconds after which what fell due must have been seen to."""

PATIENCE = 3.0
"""Seconds for which Discord waits for an acknowledgement."""


@pytest.fixture
async def stage(tmp_path: Path) -> AsyncIterator[Stage]:
    stage = Stage(tmp_path, (*PEOPLE, WATCHER), await laid_in_postgresql())
    stage.shards = "auto"
    stage.sandbox.gateway.shards = SHARDS
    stage.sandbox.interactions.seconds = PATIENCE
    for number in range(SERVERS):
        guild = stage.sandbox.world.add_guild(f"Server {number}")
        stage.sandbox.world.add_channel(f"games-{number}", guild["id"])
    await stage.sandbox.start(port=0)
    yield stage
    await stage.sandbox.stop()
    assert stage.sandbox.violations == []


class Fleet:
    """The processes, the matches, and what was noticed."""

    def __init__(self, stage: Stage, seed: int) -> None:
        self.stage = stage
        self.chance = random.Random(seed)
        self.processes = [Process(stage) for _ in range(PROCESSES)]
        self.tables: list[Table] = []
        self.confirmed: dict[int, list[Any]] = {}
        self.away: dict[int, list[tuple[float, float]]] = {shard: [] for shard in range(SHARDS)}
        """When nobody was connected to a shard."""
        self.taken: dict[str, int] = {}
        """The newest turn in each thread after whose Confirm somebody was answered."""
        self.busy: set[str] = set()
        self.refusals: set[str] = set()
        self.delays: list[float] = []
        """Seconds from when somebody's time was up until it was seen to."""

    async def begin(self, matches: int) -> None:
        """Each process has its part of the shards, all matches are there."""
        await asyncio.gather(*(process.start() for process in self.processes))
        await shared_out(self.stage.sandbox, self.stage.url, PROCESSES, SHARDS // PROCESSES)
        slots = asyncio.Semaphore(8)

        async def open_table(number: int) -> None:
            async with slots:
                game = list(GAMES)[number % len(GAMES)]
                names = [PEOPLE[(3 * number + place) % len(PEOPLE)] for place in range(GAMES[game])]
                people = self.stage.people(*names)
                place = f"games-{number % SERVERS}"
                card = await said(people[0], "match new", place, game=game, seats=len(people))
                for person in people[1:]:
                    await person.click(card, "Join")
                self.tables.append(Table(self.stage, await begun(people[0], card), people, WATCHER))

        await asyncio.gather(*(open_table(number) for number in range(matches)))

    def whole(self) -> bool:
        """Whether somebody is connected to each shard."""
        return self.stage.sandbox.gateway.shards_online == set(range(SHARDS))

    def shard(self, channel: str) -> int:
        """Where its server is."""
        return shard_of(int(self.stage.sandbox.world.channel(channel)["guild_id"]), SHARDS)

    async def live(self, seconds: float) -> None:
        """They play, and one process after the other dies."""
        tasks = [asyncio.create_task(self.play()) for _ in range(PLAYERS)]
        tasks += [asyncio.create_task(self.fall_due(shard)) for shard in range(SHARDS)]
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            await asyncio.sleep(KILLS)  # that they play on meanwhile is the matter
            process = self.chance.choice(self.processes)
            await process.end()
            await self.remember()
            await process.start()
        for task in tasks:
            task.cancel()
        await asyncio.wait(tasks)
        for task in tasks:
            assert task.cancelled() or task.exception() is None

    async def play(self) -> None:
        """A turn here, a turn there."""
        while True:
            await asyncio.sleep(0)
            table = self.chance.choice(self.tables)
            if table.thread in self.busy or not table.board.mentions:
                continue
            number = turn_number(table.board) + 1
            self.busy.add(table.thread)
            try:
                page = await table.move(self.chance.choice)
                if not asks(page):  # else nothing may have been confirmed yet
                    self.taken[table.thread] = number
            except Refused as refused:
                self.refusals.add(str(refused))
            except (Failed, TimeoutError):
                pass  # whether there was nobody to answer is seen in the end
            finally:
                self.busy.remove(table.thread)

    async def watch(self) -> None:
        """Note when nobody is connected to a shard."""
        since: dict[int, float] = {}
        while True:
            online = self.stage.sandbox.gateway.shards_online
            for shard, away in self.away.items():
                if shard not in online:
                    since.setdefault(shard, time.monotonic())
                elif shard in since:
                    away.append((since.pop(shard), time.monotonic()))
            await asyncio.sleep(0.02)

    async def fall_due(self, shard: int) -> None:
        """Let somebody's time be up in one match of the shard after the other, and note how late."""
        theirs = f"SELECT id FROM matches WHERE (server >> 22) % {SHARDS} = {shard}"
        while True:
            soon = f"(now() + interval '{self.chance.uniform(KILLS / 2, KILLS)} s') AT TIME ZONE 'UTC'"
            changed = await self.stage.rows(
                f"UPDATE deadlines SET due_at = {soon}, next_at = {soon}, next_kind = 'out' WHERE match_id ="
                f" (SELECT match_id FROM deadlines WHERE match_id IN ({theirs})"
                " AND stage IS DISTINCT FROM 'out' ORDER BY random() LIMIT 1) RETURNING match_id, due_at"
            )
            if not changed:  # a press deleted it between the choice and the update
                continue
            ((match, due),) = changed
            stands = (
                "SELECT extract(epoch FROM now() AT TIME ZONE 'UTC' - due_at)::float8 FROM deadlines"
                f" WHERE match_id = {match} AND due_at = '{due}' AND next_kind = 'out'"
            )
            late = -KILLS
            while found := await self.stage.rows(stands):
                ((late,),) = found
                assert late < LATE
                await asyncio.sleep(0.2)
            if late > 0:  # else whoever was to act was in time
                self.delays.append(late)

    async def remember(self) -> None:
        """What is confirmed by now begins with all that was before."""
        found: dict[int, list[Any]] = {}
        for match, seq, entry in await self.stage.rows(
            "SELECT match_id, seq, entry FROM actions ORDER BY seq"
        ):
            found.setdefault(match, []).append((seq, entry))
        for match, entries in self.confirmed.items():
            assert found[match][: len(entries)] == entries
        self.confirmed = found

    async def ends(self) -> None:
        """Everything is out, and all presses have been answered or never will be."""
        await self.stage.until(self.whole, 60)
        await self.stage.until(lambda: not self.stage.sandbox.interactions.waiting())
        unsent = "SELECT 1 FROM outbox WHERE state IN ('waiting', 'sending') LIMIT 1"
        async with asyncio.timeout(120):
            while await self.stage.rows(unsent):  # noqa: ASYNC110 - the processes tell nobody
                await asyncio.sleep(0.2)
        assert await self.stage.rows("SELECT kind, error FROM outbox WHERE state = 'dead'") == []
        await self.remember()
        assert [said for said in self.refusals if "Reference" in said] == []

    async def answered(self) -> None:
        """Who was not had pressed on a shard that nobody was connected to, or was not until the answer."""
        with suppress(TimeoutError):  # what was pressed last is being answered still
            await self.stage.until(lambda: not self.left_alone(), FILLED)
        assert self.left_alone() == []

    def left_alone(self) -> list[Any]:
        """The presses on live shards that nothing came of so far."""
        wrong = []
        for press in self.stage.sandbox.interactions.unanswered():
            away = self.away[self.shard(press.channel)]
            waited = PATIENCE if press.acknowledged_after is None else press.acknowledged_after + FILLED
            until = press.started + waited
            if not any(left < until and back > press.started for left, back in away):
                wrong.append((press.started, press.acknowledged_after, press.kind, press.failed, away))
        return wrong

    async def told(self) -> None:
        """Every turn that is recorded, so every one that was confirmed, is told once; so is all else."""
        turns = {
            str(thread): turn + (state == "over")
            for thread, turn, state in await self.stage.rows("SELECT thread, turn, state FROM matches")
        }
        assert turns.keys() == {table.thread for table in self.tables}
        for table in self.tables:
            told = [number for number in table.numbers if number >= 0]
            assert told == list(range(turns[table.thread]))
            assert self.taken.get(table.thread, 0) < len(told)
        sent = await self.stage.rows("SELECT id, message_id FROM outbox WHERE message_id IS NOT NULL")
        world = self.stage.sandbox.world
        posts = [Post(world, message) for channel in world.messages.values() for message in channel.values()]
        carried = Counter(
            (row, int(post.id)) for post in posts if not post.ephemeral for row in rows_of(post)
        )
        assert carried == Counter(sent)

    async def replays(self) -> None:
        """Every record leads where its match stands; nobody runs any more."""
        store = await Store.open(self.stage.url, alone=True)
        records = Matches(store).records
        assert await records.check() == []
        for match in await self.stage.rows("SELECT id FROM matches WHERE state = 'over'"):
            final = record.read(await records.export(*match))
            assert record.verify(final) == final.result
        await store.close()


def rows_of(post: Post) -> set[int]:
    """The rows of the outbox that its buttons name: one, if the bot posted it by itself."""
    presses = [read(button.custom_id) for button in post.buttons]
    return {press.row for press in presses if press is not None and press.row is not None}


@pytest.mark.parametrize(
    "seconds",
    [
        pytest.param(120, marks=pytest.mark.fuzz),
        pytest.param(600, marks=[pytest.mark.full, pytest.mark.timeout(1800)]),
    ],
)
async def test_processes_that_die_lose_and_double_nothing(stage: Stage, seconds: float) -> None:
    fleet = Fleet(stage, seed=int(seconds))
    watching = asyncio.create_task(fleet.watch())
    try:
        await fleet.begin(MATCHES)
        await fleet.live(seconds)
        await fleet.ends()
        await fleet.answered()
        await fleet.told()
    finally:
        await end([watching])
        for process in fleet.processes:
            with suppress(ProcessLookupError):
                await process.end()
    await fleet.replays()
    assert len(fleet.taken) > MATCHES / 10
    assert len(fleet.delays) > SHARDS
