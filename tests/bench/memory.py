"""What the bot's process takes: at its start, after turns of all five games, and after many more; in MB.

It is the bot that people run, in a process of its own, against the stand-in. Matches that end begin anew.
"""

import asyncio
import os
import random
import re
from collections.abc import Iterator
from pathlib import Path

import games
from bot.components.pictures import GIVE_BACK
from bot.sandbox import Post, Sandbox
from tests.bench import databases
from tests.bench.clicks import bot
from tests.support import play

TURNS = 50
MORE, MORE_IN_LONG = 250, 5_000
PEOPLE = 4
WORKERS = 2


def resident(process: int) -> float:
    """The resident set of that process now."""
    return _field(process, "status", "VmRSS")


async def at_rest(process: int) -> float:
    """The same, when what the last pictures took is given back."""
    await asyncio.sleep(2 * GIVE_BACK)
    return resident(process)


def shared(process: int) -> float:
    """The proportional sets of that process and those that it has begun."""
    children = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    return _field(process, "smaps_rollup", "Pss") + sum(shared(int(child)) for child in children)


def _field(process: int, file: str, name: str) -> float:
    """A figure of that file of /proc, in MB."""
    lines = Path(f"/proc/{process}/{file}").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith(f"{name}:")) / 1000


class Tables:
    """A match of each game, played turn by turn; ``computers``: against those, else by people alone."""

    def __init__(self, sandbox: Sandbox, people: tuple[str, ...], **computers: str) -> None:
        self._sandbox = sandbox
        self._people = people
        self._computers = computers
        self._threads: dict[str, str] = {}
        self._chance = random.Random(1)

    async def turns(self, game: str, count: int) -> None:
        """So many turns of that game."""
        watcher = self._sandbox.person(self._people[0])
        for _ in range(count):
            if game not in self._threads:
                seats = games.game(game).min_seats
                others = self._people[1:seats] if not self._computers else ()
                self._threads[game] = await play.open_table(
                    self._sandbox, watcher.name, *others, game=game, seats=seats, **self._computers
                )
                await watcher.sees(self._threads[game], _goes_on)
            thread = self._threads[game]
            board = play.newest(watcher, thread)
            await play.take_turn(self._sandbox.person(_called(board)), thread, self._chance.choice)
            new = await watcher.sees(thread, _goes_on, after=board)
            if play.ENDED in new.text:
                del self._threads[game]


def _called(post: Post) -> str:
    """The number of the person who is to act next, pinged or, with nothing to decide, spared; or ""."""
    found = re.search(r"^Next: .*<@(\d+)>", post.text, re.MULTILINE)
    return found[1] if found and play.is_board(post) else ""


def _goes_on(post: Post) -> bool:
    """Whether somebody is called there, or the match is over."""
    return bool(_called(post)) or play.ENDED in post.text


async def measure(more: int) -> list[str]:
    """The figures, one after the other, of the same process."""
    people = tuple(f"P{number}" for number in range(PEOPLE))
    sandbox = Sandbox(people=people)
    await sandbox.start(port=0)
    tables = Tables(sandbox, people)
    async with databases.new("SQLite") as url:
        process = await bot(sandbox, url, COMPUTER_WORKERS=str(WORKERS))
        try:
            lines = [f"at start: {resident(process.pid):.0f}"]
            for game in games.NAMES:
                await tables.turns(game, TURNS)
                lines.append(f"after {TURNS} turns of {game} too: {await at_rest(process.pid):.0f}")
            before = await at_rest(process.pid)
            for _ in range(more // TURNS):
                for game in games.NAMES:
                    await tables.turns(game, TURNS // len(games.NAMES))
            grown = await at_rest(process.pid) - before
            lines.append(f"after {more:,} more turns, of all games in turns: {grown:+.0f}")
            against = Tables(sandbox, people, computers="strong")
            await asyncio.gather(*(against.turns(game, 2) for game in games.NAMES))
            lines.append(f"with {WORKERS} workers, proportional: {shared(process.pid):.0f}")
        finally:
            process.terminate()
            await process.wait()
            await sandbox.stop()
    return lines


def report(*, long: bool) -> Iterator[str]:
    """The lines of this section."""
    os.environ["DISCORD_OPENAPI"] = ""  # the contract is checked by the tests; here it would only cost time
    yield "## Memory: resident, MB"
    yield from asyncio.run(measure(MORE_IN_LONG if long else MORE))
