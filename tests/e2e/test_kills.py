"""Killed for good, at any instant and around every kind of request, while all five games are played."""

import asyncio
import random
from contextlib import suppress
from typing import Any

import pytest

from bot.matches.lobby import CARD_WITHIN
from bot.sandbox import Failed, Person, Refused
from tests.support.play import CHANNEL, Table, begin, said
from tests.support.stage import Process, Stage

GAMES = {"qin": 2, "china": 3, "yunnan": 3, "confucius": 3, "dayunhe": 2}
NAMES = ("Mei", "Jonas", "Aiko", "Rafi")

INSTANTS = [None, "start", *(
    (method, path, after)
    for method, path in (
        ("POST", "/messages"),
        ("POST", "/threads"),
        ("PATCH", "/messages/"),
        ("PATCH", "/@original"),
        ("POST", "/callback"),
    )
    for after in (False, True)
)]  # fmt: skip
"""When it dies: at random, while it starts, before or after a request of that kind is carried out."""


class Life:
    """Five matches that are played at once, tables that are opened, a bot that dies again and again."""

    def __init__(self, stage: Stage, seed: int) -> None:
        self.stage = stage
        self.process = Process(stage)
        self.chance = random.Random(seed)
        self.tables: list[Table] = []
        self.confirmed: dict[int, list[Any]] = {}

    async def begin(self) -> None:
        """The matches are there, and a bot that can be killed."""
        for game, seats in GAMES.items():
            self.tables.append(await begin(self.stage, *NAMES[:seats], game=game))
        await self.stage.stop()
        await self.process.start()

    async def play(self, table: Table) -> None:
        """Turn after turn, until the bot is gone."""
        with suppress(Failed, Refused, TimeoutError):  # it dies under their fingers
            while True:
                board = table.board
                await table.move(self.chance.choice)
                await table.next(board)

    async def open(self, host: Person, guest: Person) -> None:
        """A table for two, which somebody joins."""
        with suppress(Failed, Refused):
            card = await said(host, "match new", game=self.chance.choice(list(GAMES)), seats=3)
            await guest.click(card, "Join")

    async def die(self) -> None:
        """Let them play, kill it at some instant, and start it again."""
        instant, faults = self.chance.choice(INSTANTS), self.stage.sandbox.faults
        host, guest = self.chance.sample(self.stage.people(*NAMES), 2)
        busy = [asyncio.create_task(self.play(table)) for table in self.tables]
        busy.append(asyncio.create_task(self.open(host, guest)))
        if isinstance(instant, tuple):
            method, path, after = instant
            fault = faults.add(method, path, delay=30, after=after)
            with suppress(TimeoutError):
                await self.stage.until(lambda: bool(fault.met), 3)
        else:
            await asyncio.sleep(self.chance.uniform(0, 1))  # the instant of death
        await self.process.kill()
        faults.clear()
        for task in busy:  # nobody presses on while there is nobody to answer
            task.cancel()
        await asyncio.wait(busy)
        await self.remember()
        if instant == "start":
            starting = asyncio.create_task(self.process.start())
            await asyncio.sleep(self.chance.uniform(0.2, 1.5))
            starting.cancel()
            await asyncio.wait([starting])
            await self.process.kill()
        await self.process.start()

    async def remember(self) -> None:
        """What is confirmed by now begins with all that was before."""
        for match, entries in (await _records(self.stage)).items():
            before = self.confirmed.get(match, [])
            assert entries[: len(before)] == before
            self.confirmed[match] = entries

    async def cards(self) -> list[int | None]:
        """The card of every table."""
        return [card for (card,) in await self.stage.rows("SELECT lobby_message FROM matches")]

    async def ends(self) -> None:
        """Every match goes on, every turn is told once, every table has one card."""
        for table in self.tables:
            for _ in range(2):
                board = table.board
                with suppress(Failed, Refused):
                    await table.move(self.chance.choice)
                await table.next(board)
            assert table.numbers == list(range(len(table.numbers)))
        await self.remember()
        async with asyncio.timeout(CARD_WITHIN.seconds * 2):
            while None in (known := await self.cards()):  # noqa: ASYNC110 - nothing there to wake us
                await asyncio.sleep(0.01)
        shown = {post.id for post in self.tables[0].watcher.visible(CHANNEL)}
        assert {str(card) for card in known} <= shown
        cards = [
            post
            for post in self.tables[0].watcher.visible(CHANNEL)
            if "Join" in {b.label for b in post.buttons}
        ]
        assert len({post.text.partition("\n")[0] for post in cards}) == len(cards)


async def _records(stage: Stage) -> dict[int, list[Any]]:
    """The entries of every match."""
    found: dict[int, list[Any]] = {}
    for match, seq, entry in await stage.rows("SELECT match_id, seq, entry FROM actions ORDER BY seq"):
        found.setdefault(match, []).append((seq, entry))
    return found


@pytest.mark.parametrize(
    ("seed", "kills"),
    [
        pytest.param(0, 20, marks=pytest.mark.fuzz),
        *(pytest.param(seed, 20, marks=pytest.mark.full) for seed in range(1, 10)),
    ],
)
async def test_a_bot_killed_at_any_instant_loses_and_doubles_nothing(
    stage: Stage, seed: int, kills: int
) -> None:
    """Two hundred kills with FULL=1."""
    life = Life(stage, seed)
    await life.begin()
    try:
        for _ in range(kills):
            await life.die()
        await life.ends()
    finally:
        await life.process.kill()
