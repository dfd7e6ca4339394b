"""What Discord cannot take yet is sent later: nothing is given up, nothing is posted twice."""

import asyncio
from datetime import timedelta

import pytest
from sqlalchemy.exc import OperationalError

from bot.matches import Turn

from .play import CHANNEL, boards, newest, next_board, open_match, pinged, press, take_turn, turn_number
from .reminded import hear
from .stage import Stage


@pytest.mark.parametrize(
    "code",
    [50083, pytest.param(160005, marks=pytest.mark.fuzz)],  # for its time
    ids=["archived", "locked"],
)
async def test_a_board_waits_until_a_closed_thread_is_opened_again(stage: Stage, code: int) -> None:
    thread = await open_match(stage, "Mei", "Jonas")
    watcher = stage.sandbox.person("Lena")
    closed = stage.sandbox.faults.add(
        "POST",
        f"/channels/{thread}/messages",
        status=400,
        json={"message": "Thread is closed", "code": code},
        times=7,
    )
    await take_turn(stage, pinged(stage, newest(watcher, thread)), thread)
    for tries in range(1, 8):
        await stage.until(lambda: closed.met == tries)  # noqa: B023 - done before the next round
        await asyncio.sleep(0.1)
        stage.sandbox.clock.advance(timedelta(minutes=15))
    await watcher.sees(thread, lambda post: turn_number(post) == 1)
    assert [turn_number(post) for post in boards(watcher, thread)] == [0, 1]


async def test_a_board_that_may_be_there_waits_until_the_bot_may_look(stage: Stage) -> None:
    """Without the permission Discord shows an empty history: it looks as if nothing had been posted."""
    thread = await open_match(stage, "Mei", "Jonas")
    watcher = stage.sandbox.person("Lena")
    fault = stage.sandbox.faults.add("POST", f"/channels/{thread}/messages", delay=30, after=True)
    await take_turn(stage, pinged(stage, newest(watcher, thread)), thread)
    await stage.until(lambda: fault.met > 0)
    await asyncio.sleep(0.3)
    stage.sandbox.clock.advance(timedelta(hours=1))  # by now Discord has forgotten every nonce
    channel = watcher.channel(CHANNEL)["id"]
    stage.sandbox.world.toggle(channel, False, "READ_MESSAGE_HISTORY")
    await stage.restart()
    await asyncio.sleep(0.5)
    assert [turn_number(post) for post in boards(watcher, thread)] == [0, 1]
    stage.sandbox.world.toggle(channel, None, "READ_MESSAGE_HISTORY")
    await asyncio.sleep(0.2)
    stage.sandbox.clock.advance(timedelta(hours=1))
    board = newest(watcher, thread)
    await take_turn(stage, pinged(stage, board), thread)
    await next_board(watcher, thread, board)
    assert [turn_number(post) for post in boards(watcher, thread)] == [0, 1, 2]


async def test_a_reminder_survives_that_somebody_else_leaves(stage: Stage) -> None:
    thread = await open_match(stage, "Mei", "Jonas", "Aiko", pace="quick")
    board = newest(stage.sandbox.person("Mei"), thread)
    person = pinged(stage, board)
    await hear(stage, person, "dm")
    fault = stage.sandbox.faults.add("POST", "/users/@me/channels", status=403)
    stage.sandbox.clock.advance(timedelta(hours=13))
    await stage.until(lambda: fault.met > 0)
    leaver = stage.sandbox.person("Mei" if person.name != "Mei" else "Jonas")
    reply = await leaver.slash("match resign", thread)
    await reply.settle()
    await press(leaver, reply.message, "Resign for good")
    stage.sandbox.clock.advance(timedelta(minutes=5))
    reminder = await person.sees("dm", "Qin")
    assert person.visible("dm") == [reminder]


async def test_a_reminder_that_comes_after_the_move_is_dropped(stage: Stage) -> None:
    thread = await open_match(stage, "Mei", "Jonas", pace="quick")
    board = newest(stage.sandbox.person("Mei"), thread)
    person = pinged(stage, board)
    await hear(stage, person, "dm")
    fault = stage.sandbox.faults.add("POST", "/users/@me/channels", status=403)
    stage.sandbox.clock.advance(timedelta(hours=13))
    await stage.until(lambda: fault.met > 0)
    await take_turn(stage, person, thread)
    stage.sandbox.clock.advance(timedelta(minutes=5))
    board = await next_board(person, thread, board)
    await take_turn(stage, pinged(stage, board), thread)
    await next_board(person, thread, board)  # it waits for the same person again, but not since then
    assert person.visible("dm") == []


async def test_a_board_outlasts_an_outage_of_the_database(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    thread = await open_match(stage, "Mei", "Jonas")
    watcher = stage.sandbox.person("Lena")
    assert stage.app is not None
    matches, met = stage.app.matches, 0
    read = matches.turn

    async def locked(match_id: int, number: int | None = None) -> Turn:
        nonlocal met
        met += 1
        if met <= 7:
            raise OperationalError("SELECT", {}, Exception("database is locked"))
        return await read(match_id, number)

    monkeypatch.setattr(matches, "turn", locked)
    await take_turn(stage, pinged(stage, newest(watcher, thread)), thread)
    for tries in range(1, 8):
        await stage.until(lambda: met == tries)  # noqa: B023 - done before the next round
        await asyncio.sleep(0.1)
        stage.sandbox.clock.advance(timedelta(minutes=15))
    await watcher.sees(thread, lambda post: turn_number(post) == 1)
