"""Turns a second through the whole bot, for one, two and four processes that share its shards.

In each of the matches somebody presses as fast as answers come. On one machine the processes share its cores
with the database, the stand-in for Discord and all who press: what they win here, they win on more cores.
"""

import asyncio
import os
import time
from collections.abc import Iterator

from bot.sandbox import Sandbox
from tests.bench import databases
from tests.bench.clicks import Figures, Player, bot
from tests.support import play
from tests.support.stage import shared_out

PROCESSES = (1, 2, 4)
SHARDS = 4
SERVERS = 8
TABLES = 24
SECONDS, SECONDS_IN_LONG = 20, 60


async def measure(count: int, seconds: float) -> float:
    """Turns a second with so many processes on PostgreSQL."""
    people = tuple(f"P{number}" for number in range(2 * TABLES))
    sandbox = Sandbox(people=people)
    sandbox.gateway.shards = SHARDS
    for number in range(SERVERS):
        server = sandbox.world.add_guild(f"Server {number}")
        sandbox.world.add_channel(f"games-{number}", server["id"])
    await sandbox.start(port=0)
    turns = 0
    async with databases.new("PostgreSQL") as url:
        processes = [await bot(sandbox, url, SHARDS="auto") for _ in range(count)]
        try:
            await shared_out(sandbox, url, count, SHARDS // count)
            threads = [
                await play.open_table(
                    sandbox, people[2 * number], people[2 * number + 1], place=f"games-{number % SERVERS}"
                )
                for number in range(TABLES)
            ]
            until = time.perf_counter() + seconds

            async def sit(number: int) -> None:
                nonlocal turns
                player = Player(sandbox, Figures(), number, (0.0, 0.0))
                board = play.newest(sandbox.person(people[2 * number]), threads[number])
                while True:
                    board = await player.turn(threads[number], board)
                    if time.perf_counter() > until or play.ENDED in board.text:
                        return
                    turns += 1

            await asyncio.gather(*(sit(number) for number in range(TABLES)))
        finally:
            for process in processes:
                process.terminate()
            for process in processes:
                await process.wait()
            await sandbox.stop()
    return turns / seconds


def report(*, long: bool) -> Iterator[str]:
    """The lines of this section."""
    os.environ["DISCORD_OPENAPI"] = ""  # the contract is checked by the tests; here it would only cost time
    seconds = SECONDS_IN_LONG if long else SECONDS
    yield f"## Processes: {TABLES} matches without pauses for {seconds} s, {os.cpu_count()} cores for all"
    for count in PROCESSES:
        yield f"{count} on PostgreSQL: {asyncio.run(measure(count, seconds)):.1f} turns a second"
