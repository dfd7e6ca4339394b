"""The bot is killed while computers think, before they move, and before that is told: nothing shows it."""

import asyncio
import random
from collections.abc import Callable
from datetime import timedelta
from functools import partial
from pathlib import Path

import pytest

from bot.computers.worker import Budget
from tests.computers.tasks import forced

from .play import is_board, newest, take_turn, turn_numbers
from .stage import Stage
from .test_computers import PAUSE, called, fill, told_by
from .test_restart import Process

Deaths = tuple[str, ...]
"""The moments of a round at which the bot is killed, in their order."""

ONCE_EACH: tuple[Deaths, ...] = (("thinking",), ("thought",), ("between",), ("posting",))
ALL: tuple[Deaths, ...] = (("thinking", "thought", "between"),)


async def seq(stage: Stage) -> int:
    """How many entries the record of the only match has."""
    assert stage.app is not None
    return (await stage.app.matches.match(1)).seq


async def grows(stage: Stage, than: int) -> int:
    """Wait until there are more entries than that."""
    async with asyncio.timeout(30):
        while (now := await seq(stage)) <= than:  # noqa: ASYNC110 - nothing there to wake us
            await asyncio.sleep(0.01)
    return now


async def turn_of_mei(stage: Stage, thread: str, pick: Callable[[list[str]], str]) -> int:
    """Mei takes her turn, and it is told; the number of entries then."""
    lena = stage.sandbox.person("Lena")
    board = await called(stage, thread)
    assert board.mentions == ["Mei"]
    await take_turn(stage, stage.sandbox.person("Mei"), thread, pick)
    await lena.sees(thread, is_board, 15, after=board)
    return await seq(stage)


async def die(stage: Stage, thread: str, moment: str, done: int) -> None:
    """The bot is killed at that moment of the computers' turns, and started again."""
    assert stage.app is not None
    if moment == "thinking":
        assert await seq(stage) == done
    elif moment == "thought":
        await stage.app.computers.think(forced())  # one process: what was asked before is answered
        assert await seq(stage) == done
    else:
        fault = stage.sandbox.faults.add("POST", f"/channels/{thread}/messages", delay=30)
        stage.sandbox.clock.advance(PAUSE)
        after = await grows(stage, done)
        if moment == "posting":
            stage.sandbox.clock.advance(PAUSE)
            await grows(stage, after)
            await stage.until(lambda: fault.met > 0)
        else:
            assert fault.met == 0  # the first turn is told with the second
            stage.sandbox.faults.clear()
    await stage.restart()


async def entries(
    folder: Path, monkeypatch: pytest.MonkeyPatch, rounds: tuple[Deaths, ...], killed: bool
) -> list[str]:
    """The record of so many rounds of one person and two computers, in which the bot may be killed."""
    monkeypatch.setattr("bot.matches.lobby.new_seed", lambda: "5" * 64)
    monkeypatch.setattr("bot.app.Budget", partial(Budget, nodes=10))
    chance = random.Random(5)
    async with Stage(folder) as stage:
        thread = await fill(stage, "Mei", "fill-strong")
        for deaths in rounds:
            done = await turn_of_mei(stage, thread, chance.choice)
            for moment in deaths if killed else ():
                await die(stage, thread, moment, done)
            await called(stage, thread)
        assert stage.app is not None
        lena = stage.sandbox.person("Lena")
        numbers = told_by(lena, thread)
        assert numbers == list(range(len(numbers)))
        assert len(turn_numbers(newest(lena, thread))) == 2
        stage.sandbox.clock.advance(timedelta(days=2))
        await asyncio.sleep(0.2)
        assert told_by(lena, thread) == numbers
        assert await stage.app.matches.check() == []
        turns = await stage.app.matches.log(1, None)
        assert len(turns) == numbers[-1]
        return [entry for turn in turns for entry in turn.entries]


@pytest.fixture
def folders(tmp_path: Path) -> tuple[Path, Path]:
    """For two databases."""
    one, other = tmp_path / "one", tmp_path / "other"
    one.mkdir()
    other.mkdir()
    return one, other


@pytest.mark.parametrize(
    "rounds",
    [ALL, pytest.param((*ONCE_EACH, *ALL, *ONCE_EACH), marks=pytest.mark.fuzz)],  # for its time
    ids=["one round", "many rounds"],
)
async def test_the_same_is_done_and_told_as_if_the_bot_had_never_been_killed(
    folders: tuple[Path, Path], monkeypatch: pytest.MonkeyPatch, rounds: tuple[Deaths, ...]
) -> None:
    undisturbed = await entries(folders[0], monkeypatch, rounds, killed=False)
    assert await entries(folders[1], monkeypatch, rounds, killed=True) == undisturbed
    assert len(undisturbed) >= 3 * len(rounds)


@pytest.mark.fuzz  # for its time: a process of its own has the machine's clock
async def test_a_process_killed_at_random_instants_loses_and_doubles_no_turn_of_a_computer(
    stage: Stage,
) -> None:
    mei, lena = stage.sandbox.person("Mei"), stage.sandbox.person("Lena")
    thread = await fill(stage, "Mei", "fill-strong")
    chance = random.Random(3)
    await stage.stop()
    process = Process(stage)
    await process.start()
    try:
        for _ in range(2):
            board = await called(stage, thread, 60)
            await take_turn(stage, mei, thread, chance.choice)
            await lena.sees(thread, is_board, 15, after=board)
            for _ in range(2):
                await asyncio.sleep(chance.uniform(0.0, 3.0))
                await process.kill()
                await process.start()
        await called(stage, thread, 60)
    finally:
        await process.kill()
    await stage.start()
    assert stage.app is not None
    assert await stage.app.matches.check() == []
    numbers = told_by(lena, thread)
    assert numbers == list(range(len(numbers)))
    assert len(numbers) >= 2 * 3
