"""The process dies between any two steps: drafts, buttons, reminders and outbox survive."""

import asyncio
import contextlib
import os
import random
import signal
import sys
from datetime import timedelta
from pathlib import Path

import pytest

from bot.sandbox import Failed, Person, Post, Refused

from .play import (
    boards,
    choose,
    decide,
    newest,
    next_board,
    open_match,
    pinged,
    press,
    take_turn,
    turn_number,
)
from .reminded import hear, reminded, reminders
from .stage import Stage


def assert_every_board_once(person: Person, thread: str, turns: int) -> None:
    """One message for the start and for each turn so far, in order."""
    assert [turn_number(post) for post in boards(person, thread)] == list(range(turns + 1))


STEPS = ("board posted", "panel opened", "choice 1", "choice 2", "decided", "looked again", "confirmed")


@pytest.mark.parametrize(
    "deaths",
    [[STEPS], pytest.param([(step,) for step in STEPS], marks=pytest.mark.fuzz)],  # for its time
    ids=["all in one turn", "a turn each"],
)
async def test_a_restart_between_any_two_steps_of_a_turn(stage: Stage, deaths: list[tuple[str, ...]]) -> None:
    thread = await open_match(stage, "Mei", "Jonas")
    watcher = stage.sandbox.person("Lena")
    chance = random.Random(3)
    survived: list[str] = []
    for doomed in deaths:

        async def step(name: str, doomed: tuple[str, ...] = doomed) -> None:
            if name in doomed:
                survived.append(name)
                await stage.restart()

        board = newest(watcher, thread)
        person = pinged(stage, board)
        await step("board posted")
        panel = await press(person, board, "Your move")
        await step("panel opened")
        picked = 0
        while not any(button.label == "Confirm" for button in panel.buttons):
            panel = await choose(person, panel, chance.choice)
            picked += 1
            await step(f"choice {picked}")
        await step("decided")
        again = await press(person, board, "Your move")
        assert again.text == panel.text  # the draft is there, whatever died in between
        await step("looked again")
        await press(person, again, "Confirm")
        await step("confirmed")
        await next_board(person, thread, board)
    assert tuple(survived) == STEPS
    assert_every_board_once(watcher, thread, len(deaths))


@pytest.mark.parametrize(
    "arrived",
    [pytest.param(False, marks=pytest.mark.fuzz), True],  # for its time
    ids=["request lost", "answer lost"],
)
async def test_a_board_that_was_being_posted_is_posted_exactly_once(stage: Stage, arrived: bool) -> None:
    """Killed while Discord has the request in hand: nobody knows whether it was carried out."""
    thread = await open_match(stage, "Mei", "Jonas")
    watcher = stage.sandbox.person("Lena")
    board = newest(watcher, thread)
    path = f"/channels/{thread}/messages"
    fault = stage.sandbox.faults.add("POST", path, delay=30, close_socket=not arrived, after=arrived)
    await take_turn(stage, pinged(stage, board), thread)
    await stage.until(lambda: fault.met > 0)
    await asyncio.sleep(0.3)
    stage.sandbox.clock.advance(timedelta(hours=1))  # by now Discord has forgotten every nonce
    await stage.restart()
    board = await watcher.sees(thread, lambda post: turn_number(post) == 1)
    await take_turn(stage, pinged(stage, board), thread)
    await watcher.sees(thread, lambda post: turn_number(post) == 2)
    assert_every_board_once(watcher, thread, 2)


@pytest.mark.fuzz  # for its time
async def test_reminders_come_once_each_over_restarts(stage: Stage) -> None:
    thread = await open_match(stage, "Mei", "Jonas", pace="daily")
    person = pinged(stage, newest(stage.sandbox.person("Mei"), thread))
    await hear(stage, person, "dm")
    stage.sandbox.clock.advance(timedelta(hours=35))
    await stage.restart()
    assert reminders(person) == []
    await stage.crash()
    stage.sandbox.clock.advance(timedelta(hours=2))
    await stage.start()
    first = await reminded(person)
    assert "Half of your time is gone" in first.text
    await stage.restart()
    stage.sandbox.clock.advance(timedelta(hours=28))
    second = await reminded(person, after=first)
    assert "Little of your time is left" in second.text
    await stage.restart()
    stage.sandbox.clock.advance(timedelta(hours=20))
    await asyncio.sleep(0.5)
    assert reminders(person) == [first, second]
    panel = await decide(person, await press(person, first, "Open my move"))
    await press(person, panel, "Confirm")


class Process:
    """The bot as a process of its own, so that it can be killed for real."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self._process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        told = self._stage.settings
        environment = {
            **os.environ,
            "DISCORD_TOKEN": told.discord_token,
            "DISCORD_API_BASE": told.discord_api_base,
            "DISCORD_GATEWAY_URL": told.discord_gateway_url,
            "DATABASE_URL": told.database_url,
            "LOG_LEVEL": "WARNING",
        }
        root = Path(__file__).parents[2]
        self._process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "bot", "run", env=environment, cwd=root
        )
        await self._stage.sandbox.connected(30)

    async def kill(self) -> None:
        assert self._process is not None
        self._process.send_signal(signal.SIGKILL)
        await self._process.wait()


@pytest.mark.fuzz  # for its time
@pytest.mark.parametrize(
    ("kills", "seed"),
    [pytest.param(1, 11, id="once"), pytest.param(8, 12, id="often")],
)
async def test_a_process_killed_at_random_instants_loses_and_doubles_nothing(
    stage: Stage, kills: int, seed: int
) -> None:
    thread = await open_match(stage, "Mei", "Jonas")
    await stage.stop()
    process = Process(stage)
    await process.start()
    watcher = stage.sandbox.person("Lena")
    chance = random.Random(seed)

    async def turn_from(board: Post) -> None:
        with contextlib.suppress(Failed, Refused, TimeoutError):  # it dies under their fingers
            await take_turn(stage, pinged(stage, board), thread, chance.choice, patience=2)

    try:
        for _ in range(kills):
            taking = asyncio.create_task(turn_from(newest(watcher, thread)))
            await asyncio.sleep(chance.uniform(0.0, 0.9))
            await process.kill()
            await taking
            await process.start()
            await asyncio.sleep(0.5)
        goal = turn_number(newest(watcher, thread)) + 2
        async with asyncio.timeout(30):
            while (last := turn_number(newest(watcher, thread))) < goal:
                await turn_from(newest(watcher, thread))
                await asyncio.sleep(0.1)
    finally:
        await process.kill()
    assert_every_board_once(watcher, thread, last)
