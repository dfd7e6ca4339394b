"""Three processes share six shards, and one after the other is killed while people play."""

import asyncio
import random
import time
from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from bot.sandbox import Failed, Refused
from tests.support.database import laid_in_postgresql
from tests.support.play import Table, begun, said
from tests.support.stage import Process, Stage, shared_out

SHARDS = 6
SERVERS = 60
PROCESSES = 3
PEOPLE = tuple(f"Player {number}" for number in range(120))
WATCHER = "Watcher"
GAMES = {"qin": 2, "china": 3, "yunnan": 3, "confucius": 3, "dayunhe": 2}

KILLS = 20.0
"""Seconds between two of them."""

LATE = 40.0
"""Seconds after which what fell due must have been seen to."""

PATIENCE = 15.0
"""Seconds for which people wait for an answer: these machines are slow."""


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
        self.unanswered: list[tuple[float, float, int]] = []
        """Presses that came to nothing: from when until when, on which shard."""
        self.refusals: set[str] = set()
        self.delays: list[float] = []
        """Seconds from when something fell due until it was seen to."""

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

    def shard(self, table: Table) -> int:
        """Where its server is."""
        return int(self.stage.sandbox.world.channel(table.thread)["guild_id"]) // (1 << 22) % SHARDS

    async def live(self, seconds: float) -> None:
        """They play, and one process after the other dies."""
        tasks = [asyncio.create_task(self.play()) for _ in range(6)]
        tasks += [asyncio.create_task(self.watch()), asyncio.create_task(self.fall_due())]
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
            if not table.board.mentions:
                continue
            begins = time.monotonic()
            try:
                await table.move(self.chance.choice)
            except (Failed, TimeoutError):
                self.unanswered.append((begins, time.monotonic(), self.shard(table)))
            except Refused as refused:  # two at once at the same table
                self.refusals.add(str(refused))

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

    async def fall_due(self) -> None:
        """Let something fall due in one match after the other, and note how long it is left."""
        while True:
            begins = time.monotonic()
            changed = await self.stage.rows(
                "UPDATE deadlines SET next_at = now() AT TIME ZONE 'UTC' WHERE match_id = ("
                " SELECT match_id FROM deadlines ORDER BY random() LIMIT 1) RETURNING match_id, next_at"
            )
            if not changed:  # a press deleted it between the choice and the update
                continue
            ((match, due),) = changed
            stands = f"SELECT 1 FROM deadlines WHERE match_id = {match} AND next_at = '{due}'"
            while await self.stage.rows(stands):
                assert time.monotonic() - begins < LATE
                await asyncio.sleep(0.1)
            self.delays.append(time.monotonic() - begins)

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
        """Everything is out, each turn is told once, and who was not answered had pressed on a dead shard."""
        await self.stage.until(self.whole, 60)
        unsent = "SELECT 1 FROM outbox WHERE state IN ('waiting', 'sending') LIMIT 1"
        async with asyncio.timeout(120):
            while await self.stage.rows(unsent):  # noqa: ASYNC110 - the processes tell nobody
                await asyncio.sleep(0.2)
        assert await self.stage.rows("SELECT kind, error FROM outbox WHERE state = 'dead'") == []
        await self.remember()
        for table in self.tables:
            told = [number for number in table.numbers if number >= 0]
            assert told == list(range(len(told)))
        assert [said for said in self.refusals if "Reference" in said] == []
        for begins, ends, shard in self.unanswered:
            assert any(left < ends and back > begins for left, back in self.away[shard])


@pytest.mark.parametrize(
    ("seed", "matches", "seconds"),
    [
        pytest.param(0, 60, 120, marks=pytest.mark.fuzz),
        pytest.param(1, 300, 600, marks=pytest.mark.full),
    ],
)
async def test_processes_that_die_lose_and_double_nothing(
    stage: Stage, seed: int, matches: int, seconds: float
) -> None:
    fleet = Fleet(stage, seed)
    try:
        await fleet.begin(matches)
        await fleet.live(seconds)
        await fleet.ends()
        assert sum(len(entries) for entries in fleet.confirmed.values()) > matches
    finally:
        for process in fleet.processes:
            with suppress(ProcessLookupError):
                await process.end()
