"""The bot comes up, goes down in order, or dies between any two steps: drafts, buttons, outbox survive."""

import asyncio
import random

import pytest

from bot.app import App
from bot.matches.staff import KEPT
from bot.sandbox.world import GUILD
from tests.support.people import MEI
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


async def test_what_is_due_waits_until_discord_has_told_which_servers_there_are(stage: Stage) -> None:
    """The bot was removed, then stopped, then invited again."""
    await heard(stage)
    await begin(stage)
    elsewhere = await stage.matches.lobby.create("qin", 2, "none", {}, MEI, 1, 2)
    await stage.matches.staff.removed(int(GUILD))
    await stage.settled()
    await stage.stop()
    stage.sandbox.clock.advance(2 * KEPT)
    stage.api_base = "http://127.0.0.1:9"  # nobody is there
    stage.app = App(stage.settings, stage.sandbox.clock)
    await stage.app.start()
    async with asyncio.timeout(30):
        while (await stage.matches.watching.match(elsewhere.id)).state == "lobby":  # noqa: ASYNC110
            await asyncio.sleep(0.01)  # it is closed after servers are forgotten
    there = "SELECT id, forget_at IS NULL FROM servers ORDER BY id"
    assert await stage.rows(there) == [(1, 1), (int(GUILD), 0)]
    await stage.stop()
    stage.api_base = None
    await stage.start()
    await heard(stage)
    for known in ([(1, 0), (int(GUILD), 1)], [(int(GUILD), 1)]):
        await stage.settled()
        assert await stage.rows(there) == known
        stage.sandbox.clock.advance(KEPT)


async def heard(stage: Stage) -> None:
    """Wait until it has been stored what Discord tells of servers, which is after people are answered."""
    assert stage.app is not None
    store = stage.app.store
    await stage.until(lambda: bool(store.heard_of.shards))
