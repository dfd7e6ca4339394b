"""Discord fails, things are deleted, doors are closed: people are told in private, the match goes on."""

import asyncio
from datetime import timedelta
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from bot.matches import Turn
from bot.store import people
from bot.store.servers import ServerRow
from tests.support.play import CHANNEL, begin, decide, press, said, says, turn_number
from tests.support.reminded import hear
from tests.support.stage import Stage

LATER = timedelta(minutes=15)


@pytest.mark.parametrize(
    ("code", "times", "numbers"),
    [
        (50035, 5, [0, 2]),  # given up, and the match goes on
        (50083, 7, [0, 1, 2]),
        pytest.param(160005, 7, [0, 1, 2], marks=pytest.mark.fuzz),  # for its time
    ],
    ids=["bad form", "archived", "locked"],
)
async def test_what_discord_refuses_is_tried_again_and_holds_up_nothing(
    stage: Stage, code: int, times: int, numbers: list[int]
) -> None:
    table = await begin(stage)
    (other,) = table.others
    fault = table.spoil(status=400, json={"message": "No", "code": code}, times=times)
    await table.move()
    await stage.settled()
    await stage.passes(LATER, times)
    assert fault.met == times
    await table.turn(person=other)
    assert table.numbers == numbers


async def test_a_board_that_may_be_there_waits_until_the_bot_may_look(stage: Stage) -> None:
    """Without the permission Discord shows an empty history: it looks as if nothing had been posted."""
    table = await begin(stage)
    table.spoil(delay=30, after=True)
    await table.turn()
    stage.sandbox.clock.advance(timedelta(hours=1))  # by now Discord has forgotten every nonce
    channel = table.watcher.channel(CHANNEL)["id"]
    stage.sandbox.world.toggle(channel, False, "READ_MESSAGE_HISTORY")
    await stage.restart()
    await stage.settled()
    assert table.numbers == [0, 1]
    stage.sandbox.world.toggle(channel, None, "READ_MESSAGE_HISTORY")
    await stage.passes(timedelta(hours=1))
    await table.turn()
    assert table.numbers == [0, 1, 2]


async def test_a_board_outlasts_an_outage_of_the_database(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await begin(stage)
    read, met = stage.matches.turn, 0

    async def locked(match_id: int, number: int | None = None) -> Turn:
        nonlocal met
        met += 1
        if met <= 7:
            raise OperationalError("SELECT", {}, Exception("database is locked"))
        return await read(match_id, number)

    monkeypatch.setattr(stage.matches, "turn", locked)
    await table.move()
    await stage.settled()
    await stage.passes(LATER, 7)
    assert table.numbers == [0, 1]
    assert met > 7


@pytest.mark.parametrize(
    ("what", "numbers"),
    [
        ("gateway cut", [0, 1, 2]),
        ("thread archived", [0, 1, 2]),
        ("board deleted", [1, 2]),
        ("thread deleted", [1, 2]),
    ],
)
async def test_what_is_gone_before_confirm_keeps_no_turn_from_being_told(
    stage: Stage, what: str, numbers: list[int]
) -> None:
    table = await begin(stage)
    person, board, world = table.mover, table.board, stage.sandbox.world
    panel = await decide(person, await said(person, "play"))
    if what == "gateway cut":
        await stage.sandbox.gateway.close(4000)
        await stage.sandbox.connected()
    elif what == "thread archived":
        world.archive(table.thread)
    elif what == "board deleted":
        world.delete_message(table.thread, board.id)
    else:
        world.delete_channel(table.thread)
    await press(person, panel, "Confirm")
    await stage.until(lambda: len(world.threads()) == 1)
    table.thread = str(world.threads()[0]["id"])
    await table.told(1)
    await table.turn()
    assert table.numbers == numbers


async def test_a_deleted_lobby_card_costs_nothing(stage: Stage) -> None:
    mei, jonas = stage.people("Mei", "Jonas")
    world = stage.sandbox.world
    card = await said(mei, "match new", game="qin", seats=3)
    await jonas.click(card, "Join")
    await says(mei, card, "Jonas")
    await mei.click(card, "Start")
    world.delete_message(card.channel, card.id)
    await stage.until(lambda: len(world.threads()) == 1)
    assert turn_number(await mei.sees(str(world.threads()[0]["id"]), "Order of play")) == 0


async def test_a_missing_permission_is_told_in_words_and_waited_for(stage: Stage) -> None:
    table = await begin(stage)
    board, person = table.board, table.mover
    channel = person.channel(CHANNEL)["id"]
    stage.sandbox.world.toggle(channel, False, "SEND_MESSAGES_IN_THREADS")
    done = await table.move()
    await stage.settled()
    assert table.numbers == [0]
    again = await press(person, board, "Your move")
    assert "Send Messages in Threads" in done.text + again.text
    stage.sandbox.world.toggle(channel, None, "SEND_MESSAGES_IN_THREADS")
    stage.sandbox.clock.advance(timedelta(hours=1))
    await table.told(1)


async def test_closed_dms_mean_one_mention_in_the_thread(stage: Stage) -> None:
    table = await begin(stage, pace="quick")
    board, person = table.board, table.mover
    await hear(stage, person)
    person.dms_closed = True
    await stage.passes(timedelta(hours=13))
    later = [post for post in person.visible(table.thread) if int(post.id) > int(board.id)]
    (mention,) = [post for post in later if post.mentions]
    assert mention.mentions == [person.name]
    await press(person, await decide(person, await press(person, mention, "Open my move")), "Confirm")


async def test_a_move_is_shown_even_if_the_note_that_it_takes_long_fails(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await begin(stage)
    person = table.mover
    panel = await decide(person, await table.panel())
    monkeypatch.setattr("bot.ui.serve.PATIENCE", 0.0)  # everything takes long
    stage.sandbox.faults.add("PATCH", "/messages/@original", status=403)
    assert "Done" in (await press(person, panel, "Confirm")).text


async def test_typing_a_move_while_nothing_waits_suggests_nothing_and_logs_nothing(
    stage: Stage, caplog: pytest.LogCaptureFixture
) -> None:
    assert await stage.people("Lena")[0].autocomplete("play", "move", "R", CHANNEL) == []
    assert caplog.records == []


STRANGE = ("x", "m1|nonsense|1|1", "m1|confirm|999999|1|0", "m1|pick|1|1|zz", "m0|move|1|1", "m1|move|abc|1")


async def test_strange_custom_ids_are_answered_and_change_nothing(stage: Stage) -> None:
    table = await begin(stage)
    board, person = table.board, table.mover
    button = next(part for part in _parts(board.data["components"]) if part.get("label") == "Your move")
    kept = button["custom_id"]
    for strange in STRANGE:
        button["custom_id"] = strange
        answer = await press(person, board, strange)
        assert answer.ephemeral
        assert answer.text
    button["custom_id"] = kept
    await table.turn()


def _parts(components: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [found for part in components for found in [part, *_parts(part.get("components", []))]]


async def test_a_refusal_that_takes_long_is_acknowledged_first_and_told_in_private(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await begin(stage)
    mei, app = table.people[0], stage.app
    assert app is not None
    async with app.store.transaction() as writing:
        await people.set_up(writing, people.SettingsRow(id=int(mei.id), most=1))
    check = app.matches.may_open
    acknowledged = asyncio.Event()

    async def slowly(server: int, person: int) -> ServerRow:
        await acknowledged.wait()
        return await check(server, person)

    monkeypatch.setattr(app.matches, "may_open", slowly)
    monkeypatch.setattr("bot.ui.serve.HASTE", 0.0)
    before = len(mei.visible(CHANNEL))
    reply = await mei.slash("match new", CHANNEL, game="qin")
    acknowledged.set()
    await stage.until(lambda: len(reply.followups) == 1)
    (told,) = reply.followups
    assert told.ephemeral
    assert "one match" in told.text
    assert len(mei.visible(CHANNEL)) == before + 1
    assert len(table.watcher.visible(CHANNEL)) == before
