"""Weeks of a competition: people who move within hours, some who vanish, a process that is killed.

``python -m tests.support.season URL NUMBER TIME DAYS STATEMENTS WORD`` goes on with it from that time, prints
each time that it comes to, and kills itself before that statement of those that hold the word; 0: never.
"""

import asyncio
import os
import random
import signal
import sys
from contextlib import suppress
from datetime import datetime, timedelta
from typing import Any

import msgspec
from sqlalchemy import Engine, event

import games
from bot.clock import Clock
from bot.matches import Competition, MatchError, Matches, Person
from bot.store import Store, backend_of
from bot.store import competitions as stored
from bot.store.competitions import PairingRow
from tests.support import toy
from tests.support.hours import DAY, HOUR, now, restarted
from tests.support.people import SERVER
from tests.support.presses import play
from tests.support.running import later

LATE = 101
"""Who signs up after the start."""


async def pairings(matches: Matches, number: int) -> list[PairingRow]:
    """Where everybody sat."""
    async with matches.store.reading() as reading:
        return list(await stored.pairings_of(reading, number))


class World:
    """In every round somebody vanishes for good: who, the seed and the rows tell alone.

    The process ends now and then, with all that it knows.
    """

    def __init__(self, matches: Matches, seed: int) -> None:
        self.matches, self.seed, self.rng = matches, seed, random.Random(f"{seed} {now(matches)}")

    async def vanished(self, number: int) -> set[int]:
        """Who never comes back."""
        seated = [row for row in await pairings(self.matches, number) if row.match_id is not None]
        gone = set[int]()
        for of in sorted({row.round for row in seated}):
            there = sorted({row.person for row in seated if row.round == of} - gone - {LATE})
            gone.add(random.Random(f"{self.seed} {of}").choice(there))
        return gone

    async def passes(self, number: int, step: timedelta = 8 * HOUR) -> None:
        """So much time: clocks, computers, people."""
        if self.rng.random() < 0.1:
            self.matches = restarted(self.matches)
        await later(self.matches, step)
        for thought in await self.matches.thinking.thoughts():
            if thought.plays_at <= now(self.matches):
                view = msgspec.json.decode(thought.view, type=toy.Beads)
                assert await self.matches.thinking.play(thought, [str(view.legal()[0])])
        gone = await self.vanished(number)
        for match in await self.matches.staff.of_server(SERVER, "playing"):
            for seat in match.seats:
                if seat.person is not None and seat.computer is not None and seat.person not in gone:
                    await self.matches.substitutes.come_back(match.id, seat.person)
            match = await self.matches.watching.match(match.id)
            player = None if match.to_act is None else match.seats[match.to_act].player
            if player is not None and player not in gone and self.rng.random() < 0.8:
                await play(self.matches, match, 1, self.rng)

    async def until_over(self, number: int, days: int) -> Competition:
        """Let it run, at most so many days since it was opened."""
        while True:
            shown = await self.matches.competitions.show(number)
            if shown.row.state not in ("open", "running"):
                return shown
            assert now(self.matches) < shown.row.created_at + days * DAY, f"not over: {shown.row}"
            if shown.row.round == 1:
                with suppress(MatchError):  # in already
                    await self.matches.competitions.join(number, Person(LATE, "Late"))
            print(now(self.matches).isoformat(), flush=True)
            await self.passes(number)


async def lives(url: str, number: int, at: str, days: int, dies: int, word: str) -> tuple[int, str]:
    """A process that goes on with it until it dies or all is over: how it ended, and when."""
    told = (url, number, at, days, dies, word)
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", __name__, *map(str, told)), stdout=asyncio.subprocess.PIPE
    )
    output, _ = await process.communicate()
    assert process.returncode is not None
    return process.returncode, [at, *output.decode().split()][-1]


def _die_before(statements: int, word: str) -> None:
    left = statements

    @event.listens_for(Engine, "before_cursor_execute")
    def count(_connection: Any, _cursor: Any, statement: str, *_: Any) -> None:
        nonlocal left
        left -= word in statement
        if left == 0 and statements:
            os.kill(os.getpid(), signal.SIGKILL)


async def _main(url: str, number: str, at: str, days: str, dies: str, word: str) -> None:
    sys.modules["games.toy"] = toy
    vars(games)["NAMES"] = (*games.NAMES, "toy")
    begun = datetime.fromisoformat(at)
    matches = Matches(Store(backend_of(url)), Clock(lambda: begun))
    _die_before(int(dies), word)
    await matches.timekeeping.resume(begun)
    await World(matches, 1).until_over(int(number), int(days))
    await matches.store.close()


if __name__ == "__main__":
    asyncio.run(_main(*sys.argv[1:]))
