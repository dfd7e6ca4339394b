"""The bot as a process of its own, with 20 people at once: how long a press and a Confirm take.

Twenty matches are played side by side; whoever is to act thinks a second or two between presses, as one does
in a hurry. Measured at the stand-in: from the press leaving to its acknowledgement arriving, and from Confirm
leaving to the new board standing in the thread.
"""

import asyncio
import os
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bot.sandbox import Person, Post, Reply, Sandbox
from tests.bench import databases
from tests.support import play

PEOPLE = 20
TURNS = 4
THINKING = (1.0, 3.0)
"""Seconds between two presses of one person, at least and at most."""


LATE = 2500
"""Milliseconds: Discord waits for three seconds."""


class Figures:
    """What was measured, in milliseconds."""

    def __init__(self) -> None:
        self.acknowledged: list[float] = []
        self.shown: list[float] = []
        self.posted: list[float] = []


class Player:
    """Somebody who plays; every press is measured."""

    def __init__(
        self, sandbox: Sandbox, figures: Figures, number: int, thinking: tuple[float, float]
    ) -> None:
        self._sandbox = sandbox
        self._figures = figures
        self._chance = random.Random(number)
        self._thinking = thinking

    async def _done(self, begun: float, reply: Reply) -> Post:
        self._figures.acknowledged.append(reply.acknowledged_after * 1000)
        await reply.settle(30)
        self._figures.shown.append((time.perf_counter() - begun) * 1000)
        return reply.message

    async def _think(self) -> None:
        await asyncio.sleep(self._chance.uniform(*self._thinking))

    async def turn(self, thread: str, board: Post) -> Post:
        """One turn of whoever is to act; the new board."""
        person = self._sandbox.person(board.mentions[0])
        await self._think()
        panel = await self._press(person, board, "Your move")
        while "Confirm" not in play.labels(panel := await play.filled(person, panel)):
            await self._think()
            wanted = self._chance.choice(play.offered(panel))
            begun = time.perf_counter()
            panel = await self._done(begun, await play.answering(person, panel, wanted))
        await self._think()
        begun = time.perf_counter()
        confirming = asyncio.create_task(self._press(person, panel, "Confirm"))
        new = await play.next_board(person, thread, board)
        self._figures.posted.append((time.perf_counter() - begun) * 1000)
        await confirming
        return new

    async def _press(self, person: Person, post: Post, label: str) -> Post:
        begun = time.perf_counter()
        return await self._done(begun, await person.click(post, label))


async def bot(sandbox: Sandbox, url: str, **settings: str) -> asyncio.subprocess.Process:
    """The bot on that database, connected to the stand-in."""
    environment = {
        **os.environ,
        "DISCORD_TOKEN": sandbox.token,
        "DISCORD_API_BASE": sandbox.api_base,
        "DISCORD_GATEWAY_URL": sandbox.gateway_url,
        "DATABASE_URL": url,
        "LOG_LEVEL": "ERROR",
        **settings,
    }
    root = Path(__file__).parents[2]
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot", "run", env=environment, cwd=root
    )
    try:
        await sandbox.connected(120)
    except TimeoutError:
        process.kill()
        raise
    return process


@contextmanager
def busy() -> Iterator[None]:
    """As many processes that never rest as there are cores."""
    loops = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(os.cpu_count() or 1)]
    try:
        yield
    finally:
        for loop in loops:
            loop.kill()
            loop.wait()


async def measure(thinking: tuple[float, float], turns: int, engine: str = "SQLite") -> Figures:
    """Twenty matches of two at once."""
    figures = Figures()
    os.environ["DISCORD_OPENAPI"] = ""  # the contract is checked by the tests; here it would only cost time
    people = tuple(f"P{number}" for number in range(PEOPLE))
    sandbox = Sandbox(people=people)
    await sandbox.start(port=0)
    async with databases.new(engine) as url:
        process = await bot(sandbox, url)
        try:
            threads = [
                await play.open_table(sandbox, people[number], people[(number + 1) % PEOPLE])
                for number in range(PEOPLE)
            ]

            async def sit(number: int) -> None:
                player = Player(sandbox, figures, number, thinking)
                board = play.newest(sandbox.person(people[number]), threads[number])
                for _ in range(turns):
                    if not board.mentions:  # the match is over
                        break
                    board = await player.turn(threads[number], board)

            await asyncio.gather(*(sit(number) for number in range(PEOPLE)))
        finally:
            process.terminate()
            await process.wait()
            await sandbox.stop()
    return figures


def line(name: str, values: list[float], aim: str) -> str:
    """Median and 95th percentile."""
    late = statistics.quantiles(values, n=20)[-1]
    middle = statistics.median(values)
    return f"{name}: median {middle:.0f} ms, 95th percentile {late:.0f} ms ({len(values)}{aim})"


def report(*, long: bool) -> Iterator[str]:
    """The lines of this section."""
    turns = 2 * TURNS if long else TURNS
    yield f"## Clicks: {PEOPLE} people at once, {turns} turns each, the bot in a process of its own"
    for title, thinking in (
        (f"thinking {THINKING[0]:g} to {THINKING[1]:g} s", THINKING),
        ("not thinking at all", (0.0, 0.0)),
    ):
        for engine in databases.ENGINES:
            figures = asyncio.run(measure(thinking, turns, engine))
            yield f"### {title} between two presses, on {engine}"
            yield line("press to acknowledgement", figures.acknowledged, "; aim 50 ms at the 95th")
            yield line("press to page", figures.shown, "")
            yield line("Confirm to posted board", figures.posted, "; aim 500 ms at the 95th")
    yield f"### beside {os.cpu_count()} processes that never rest"
    with busy():
        waits = asyncio.run(measure((0.0, 1.0), 5 * turns if long else turns)).acknowledged
    late = sum(wait > LATE for wait in waits)
    yield line(
        "press to acknowledgement", waits, f"; {late} after {LATE / 1000:g} s, the last {max(waits):.0f} ms"
    )
