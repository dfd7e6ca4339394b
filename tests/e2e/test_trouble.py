"""Discord fails, things are deleted, doors are closed: people are told in private, the match goes on."""

import asyncio
from datetime import timedelta
from typing import Any

import pytest

from bot.sandbox import Person
from bot.store import people
from bot.store.servers import ServerRow

from .play import (
    CHANNEL,
    boards,
    decide,
    newest,
    next_board,
    open_match,
    pinged,
    press,
    take_turn,
    turn_number,
)
from .reminded import hear
from .stage import Stage


def numbers(person: Person, thread: str) -> list[int]:
    return [turn_number(post) for post in boards(person, thread)]


async def test_a_message_that_discord_never_takes_does_not_hold_up_the_match(stage: Stage) -> None:
    thread = await open_match(stage, "Mei", "Jonas")
    watcher = stage.sandbox.person("Lena")
    person = pinged(stage, newest(watcher, thread))
    fault = stage.sandbox.faults.add(
        "POST",
        f"/channels/{thread}/messages",
        status=400,
        json={"message": "Bad Form", "code": 50035},
        times=5,
    )
    await take_turn(stage, person, thread)
    for tries in range(1, 6):
        await stage.until(lambda: fault.met == tries)  # noqa: B023 - done before the next round
        await asyncio.sleep(0.2)
        stage.sandbox.clock.advance(timedelta(minutes=15))
    other = stage.sandbox.person("Jonas" if person.name == "Mei" else "Mei")
    await take_turn(stage, other, thread)
    await watcher.sees(thread, lambda post: turn_number(post) == 2)
    assert numbers(watcher, thread) == [0, 2]


@pytest.mark.parametrize(
    "fault",
    [
        # The two ends; what lies between where there is more time.
        pytest.param({"status": 429}, marks=pytest.mark.fuzz),
        {"status": 500},
        pytest.param({"status": 503, "after": True}, marks=pytest.mark.fuzz),
        pytest.param({"close_socket": True}, marks=pytest.mark.fuzz),
        {"close_socket": True, "after": True},
    ],
    ids=["429", "500", "503 after the post", "connection cut", "connection cut after the post"],
)
async def test_a_failing_post_comes_once_all_the_same(stage: Stage, fault: dict[str, Any]) -> None:
    thread = await open_match(stage, "Mei", "Jonas")
    watcher = stage.sandbox.person("Lena")
    board = newest(watcher, thread)
    stage.sandbox.faults.add("POST", f"/channels/{thread}/messages", **fault)
    await take_turn(stage, pinged(stage, board), thread)
    board = await watcher.sees(thread, lambda post: turn_number(post) == 1, 30)
    await take_turn(stage, pinged(stage, board), thread)
    await watcher.sees(thread, lambda post: turn_number(post) == 2)
    assert numbers(watcher, thread) == [0, 1, 2]


async def test_the_gateway_may_be_cut(stage: Stage) -> None:
    thread = await open_match(stage, "Mei", "Jonas")
    await stage.sandbox.gateway.close(4000)
    await stage.sandbox.connected()
    board = newest(stage.sandbox.person("Mei"), thread)
    await take_turn(stage, pinged(stage, board), thread)
    assert turn_number(await next_board(stage.sandbox.person("Mei"), thread, board)) == 1


@pytest.mark.fuzz  # for its time
async def test_the_first_handshake_may_fail(stage: Stage) -> None:
    await stage.stop()
    stage.sandbox.faults.add("GET", "/gateway", status=503, times=2)
    await stage.start()
    reply = await stage.sandbox.person("Mei").slash("match list", CHANNEL)
    await reply.settle()
    assert reply.ephemeral


async def test_an_archived_thread_is_opened_again(stage: Stage) -> None:
    thread = await open_match(stage, "Mei", "Jonas")
    board = newest(stage.sandbox.person("Mei"), thread)
    person = pinged(stage, board)
    panel = await decide(person, await press(person, board, "Your move"))
    stage.sandbox.world.archive(thread)
    await press(person, panel, "Confirm")
    assert turn_number(await next_board(person, thread, board)) == 1


async def test_a_deleted_thread_is_replaced_and_the_match_goes_on(stage: Stage) -> None:
    thread = await open_match(stage, "Mei", "Jonas")
    person = pinged(stage, newest(stage.sandbox.person("Mei"), thread))
    stage.sandbox.world.delete_channel(thread)
    reply = await person.slash("play", CHANNEL)
    await reply.settle()
    panel = await decide(person, reply.message)
    await press(person, panel, "Confirm")
    world = stage.sandbox.world
    await stage.until(lambda: len(world.threads()) == 1)
    (again,) = [str(channel["id"]) for channel in world.threads()]
    board = await person.sees(again, lambda post: turn_number(post) == 1)
    await take_turn(stage, pinged(stage, board), again)
    await person.sees(again, lambda post: turn_number(post) == 2)
    assert numbers(person, again) == [1, 2]


async def test_a_deleted_board_costs_nothing(stage: Stage) -> None:
    thread = await open_match(stage, "Mei", "Jonas")
    board = newest(stage.sandbox.person("Mei"), thread)
    person = pinged(stage, board)
    panel = await press(person, board, "Your move")
    stage.sandbox.world.delete_message(thread, board.id)
    await press(person, await decide(person, panel), "Confirm")
    await person.sees(thread, lambda post: turn_number(post) == 1)
    assert numbers(person, thread) == [1]


async def test_a_deleted_lobby_card_costs_nothing(stage: Stage) -> None:
    mei, jonas = stage.sandbox.person("Mei"), stage.sandbox.person("Jonas")
    reply = await mei.slash("match new", CHANNEL, game="qin", seats=3)
    await reply.settle()
    await jonas.click(reply.message, "Join")
    await mei.sees(CHANNEL, lambda post: post.id == reply.message.id and "Jonas" in post.text)
    await mei.click(reply.message, "Start")
    stage.sandbox.world.delete_message(reply.message.channel, reply.message.id)
    await stage.until(lambda: len(stage.sandbox.world.threads()) == 1)
    thread = str(stage.sandbox.world.threads()[0]["id"])
    await mei.sees(thread, "Order of play")
    assert numbers(mei, thread) == [0]


async def test_a_missing_permission_is_told_in_words_and_waited_for(stage: Stage) -> None:
    thread = await open_match(stage, "Mei", "Jonas")
    watcher = stage.sandbox.person("Lena")
    board = newest(watcher, thread)
    channel = stage.sandbox.person("Mei").channel(CHANNEL)["id"]
    stage.sandbox.world.toggle(channel, False, "SEND_MESSAGES_IN_THREADS")
    person = pinged(stage, board)
    done = await take_turn(stage, person, thread)
    await asyncio.sleep(0.5)
    assert numbers(watcher, thread) == [0]
    again = await press(person, board, "Your move")
    assert "Send Messages in Threads" in done.text + again.text
    stage.sandbox.world.toggle(channel, None, "SEND_MESSAGES_IN_THREADS")
    stage.sandbox.clock.advance(timedelta(hours=1))
    await watcher.sees(thread, lambda post: turn_number(post) == 1)


async def test_closed_dms_mean_one_mention_in_the_thread(stage: Stage) -> None:
    thread = await open_match(stage, "Mei", "Jonas", pace="quick")
    board = newest(stage.sandbox.person("Mei"), thread)
    person = pinged(stage, board)
    await hear(stage, person, "dm")
    person.dms_closed = True
    stage.sandbox.clock.advance(timedelta(hours=13))
    mention = await person.sees(thread, lambda post: post.mentions == [person.name], after=board)
    await asyncio.sleep(0.3)
    later = [post for post in person.visible(thread) if post.mentions and int(post.id) > int(board.id)]
    assert later == [mention]
    await press(person, await decide(person, await press(person, mention, "Open my move")), "Confirm")


async def test_a_move_is_shown_even_if_the_note_that_it_takes_long_fails(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    thread = await open_match(stage, "Mei", "Jonas")
    board = newest(stage.sandbox.person("Mei"), thread)
    person = pinged(stage, board)
    panel = await decide(person, await press(person, board, "Your move"))
    monkeypatch.setattr("bot.ui.serve.PATIENCE", 0.0)  # everything takes long
    stage.sandbox.faults.add("PATCH", "/messages/@original", status=403)
    assert "Done" in (await press(person, panel, "Confirm")).text


async def test_typing_a_move_while_nothing_waits_suggests_nothing_and_logs_nothing(
    stage: Stage, caplog: pytest.LogCaptureFixture
) -> None:
    lena = stage.sandbox.person("Lena")
    assert await lena.autocomplete("play", "move", "R", CHANNEL) == []
    assert caplog.records == []


STRANGE = ("x", "m1|nonsense|1|1", "m1|confirm|999999|1|0", "m1|pick|1|1|zz", "m0|move|1|1", "m1|move|abc|1")


async def test_strange_custom_ids_are_answered_and_change_nothing(stage: Stage) -> None:
    thread = await open_match(stage, "Mei", "Jonas")
    board = newest(stage.sandbox.person("Mei"), thread)
    person = pinged(stage, board)
    button = next(part for part in _parts(board.data["components"]) if part.get("label") == "Your move")
    kept = button["custom_id"]
    for strange in STRANGE:
        button["custom_id"] = strange
        answer = await press(person, board, strange)
        assert answer.ephemeral
        assert answer.text
    button["custom_id"] = kept
    await take_turn(stage, person, thread)
    await next_board(person, thread, board)


def _parts(components: list[dict[str, Any]]) -> list[dict[str, Any]]:
    found = []
    for part in components:
        found.append(part)
        found += _parts(part.get("components", []))
    return found


async def test_a_refusal_that_takes_long_is_acknowledged_first_and_told_in_private(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    await open_match(stage, "Mei", "Jonas")
    mei = stage.sandbox.person("Mei")
    app = stage.app
    assert app is not None
    async with app.store.transaction() as writing:
        await people.set_up(writing, people.SettingsRow(id=int(mei.id), most=1))
    check = app.matches.may_open

    async def slowly(server: int, person: int) -> ServerRow:
        await asyncio.sleep(1.5)
        return await check(server, person)

    monkeypatch.setattr(app.matches, "may_open", slowly)
    before = len(mei.visible(CHANNEL))
    reply = await mei.slash("match new", CHANNEL, game="qin")
    await stage.until(lambda: len(reply.followups) == 1)
    (told,) = reply.followups
    assert told.ephemeral
    assert "one match" in told.text
    assert len(mei.visible(CHANNEL)) == before + 1
    assert len(stage.sandbox.person("Lena").visible(CHANNEL)) == before
