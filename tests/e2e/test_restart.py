"""The bot comes up, goes down in order, or dies between any two steps: drafts, buttons, outbox survive."""

import asyncio
import random

import pytest

from tests.support.play import begin, choose, labels, press, said
from tests.support.stage import Stage

STEPS = ("board posted", "panel opened", "choice 1", "choice 2", "decided", "looked again", "confirmed")


@pytest.mark.parametrize(
    "deaths",
    [[STEPS], pytest.param([(step,) for step in STEPS], marks=pytest.mark.fuzz)],  # for its time
    ids=["all in one turn", "a turn each"],
)
async def test_a_restart_between_any_two_steps_of_a_turn(stage: Stage, deaths: list[tuple[str, ...]]) -> None:
    table = await begin(stage)
    chance = random.Random(3)
    survived: list[str] = []
    for doomed in deaths:

        async def step(name: str, doomed: tuple[str, ...] = doomed) -> None:
            if name in doomed:
                survived.append(name)
                await stage.restart()

        board, person = table.board, table.mover
        await step("board posted")
        panel = await press(person, board, "Your move")
        await step("panel opened")
        picked = 0
        while "Confirm" not in labels(panel):
            panel = await choose(person, panel, chance.choice)
            picked += 1
            await step(f"choice {picked}")
        await step("decided")
        again = await press(person, board, "Your move")
        assert again.text == panel.text  # the draft is there, whatever died in between
        await step("looked again")
        await press(person, again, "Confirm")
        await step("confirmed")
        await table.next(board)
    assert tuple(survived) == STEPS
    assert table.numbers == list(range(len(deaths) + 1))


@pytest.mark.parametrize(
    ("method", "path", "fault"),
    [
        pytest.param("GET", "/users/@me", {"status": 403}, marks=pytest.mark.fuzz),  # for its time
        ("GET", "/oauth2/applications/@me", {"status": 403}),
        pytest.param("GET", "/gateway", {"status": 503, "times": 2}, marks=pytest.mark.fuzz),
    ],
    ids=["login", "application", "handshake"],
)
async def test_the_first_contact_may_fail_anywhere(
    stage: Stage, method: str, path: str, fault: dict[str, int]
) -> None:
    await stage.stop()
    stage.sandbox.faults.add(method, path, **fault)  # type: ignore[arg-type]  # a status and how often
    await stage.start()
    assert (await said(stage.people("Mei")[0], "match list")).ephemeral


async def test_what_is_being_sent_at_the_stop_is_sent_and_nothing_else_begun(stage: Stage) -> None:
    table = await begin(stage, "Mei", "Jonas", "Aiko")
    person, slow = table.mover, table.spoil(delay=1)
    await table.move()
    await stage.until(lambda: slow.met == 1)
    await table.resigns(person)
    await stage.stop()
    rows = await stage.rows("SELECT state FROM outbox WHERE kind = 'turn' ORDER BY id")
    assert rows == [("sent",), ("waiting",)]


async def test_stopping_ends_even_if_something_came_up_at_that_very_moment(stage: Stage) -> None:
    """Before Python 3.12 `asyncio.wait_for` swallows a cancellation that meets its result."""
    table = await begin(stage)
    refused = table.spoil(status=403)
    await table.move()
    await stage.settled()  # now the worker sleeps until the next try
    assert refused.met == 1
    assert stage.app is not None
    stage.app.worker._wake.set()
    await asyncio.wait_for(stage.stop(), 30)
    assert stage.app is None
