"""Discord fails, things are deleted, doors are closed: people are told in private, the match goes on."""

import asyncio
import logging
import re
from collections.abc import Awaitable, Callable
from datetime import timedelta
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from bot.client import Mandate
from bot.delivery.posting import TRIES
from bot.matches import Turn
from bot.store import people
from bot.store.servers import ServerRow
from tests.support.play import (
    CHANNEL,
    begin,
    decide,
    forge,
    labels,
    press,
    private_match,
    said,
    says,
    told,
    turn_number,
)
from tests.support.reminded import reminded, reminders
from tests.support.stage import Stage

LATER = timedelta(minutes=15)


@pytest.mark.parametrize(
    ("code", "times", "numbers"),
    [
        (50035, 5, [0, 2]),  # given up, and the match goes on
        pytest.param(50083, 7, [0, 1, 2], marks=pytest.mark.fuzz),  # for its time
        pytest.param(160005, 7, [0, 1, 2], marks=pytest.mark.fuzz),
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
    if 1 not in numbers:  # it was to call them
        assert f"<@{other.id}>" in (await reminded(other, table.thread)).text
    await table.turn(person=other)
    assert table.numbers == numbers


@pytest.mark.parametrize(("status", "code"), [(400, 160005), (403, 50013), (403, 50001)])
async def test_whoever_cannot_be_called_in_a_closed_thread_is_reminded_once(
    stage: Stage, status: int, code: int
) -> None:
    """Without a clock, too: nothing else would ever tell them. The board waits for the thread."""
    table = await begin(stage, pace="none")
    (other,) = table.others
    table.spoil(status=status, json={"message": "No", "code": code}, times=99)
    await table.move()
    await stage.settled()
    await stage.passes(LATER, 3)
    assert len(reminders(other)) == 1
    stage.sandbox.faults.clear()
    await stage.passes(LATER)
    assert table.numbers == [0, 1]
    assert table.board.mentions == []
    assert reminders(other, table.thread) == []


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
    read, met = stage.matches.watching.turn, 0

    async def locked(match_id: int, number: int | None = None) -> Turn:
        nonlocal met
        met += 1
        if met <= 7:
            raise OperationalError("SELECT", {}, Exception("database is locked"))
        return await read(match_id, number)

    monkeypatch.setattr(stage.matches.watching, "turn", locked)
    await table.move()
    await stage.settled()
    await stage.passes(LATER, 7)
    assert table.numbers == [0, 1]
    assert met > 7


async def test_what_is_gone_before_confirm_keeps_no_turn_from_being_told(stage: Stage) -> None:
    table = await begin(stage)
    world = stage.sandbox.world

    async def cut() -> None:
        await stage.sandbox.gateway.close(4000)
        await stage.sandbox.connected()

    gone: dict[str, Callable[[], object]] = {
        "gateway": cut,
        "thread archived": lambda: world.archive(table.thread),
        "board": lambda: world.delete_message(table.thread, table.board.id),
        "thread": lambda: world.delete_channel(table.thread),
    }
    for turn, goes in enumerate(gone.values(), 1):
        person = table.mover
        panel = await decide(person, await said(person, "play"))
        if isinstance(waits := goes(), Awaitable):
            await waits
        await press(person, panel, "Confirm")
        await stage.until(lambda: len(world.threads()) == 1)
        table.thread = str(world.threads()[0]["id"])
        await table.told(turn)
        if turn == 3:
            assert table.numbers == [0, 1, 3]
    await table.turn()
    assert table.numbers == [4, 5]


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
    assert "needs a text channel" in (await said(person, "match new", table.thread, game="qin")).text
    stage.sandbox.world.toggle(channel, False, "SEND_MESSAGES_IN_THREADS")
    (other,) = table.others
    done = await table.move()
    await stage.settled()
    assert table.numbers == [0]
    panel = await press(other, board, "Your move")
    assert "turn 2" in panel.text
    for page in (done, panel, await press(person, board, "Your move")):
        assert "I cannot post the board" in page.text
        assert "**Send Messages in Threads**" in page.text
    stage.sandbox.world.toggle(channel, None, "SEND_MESSAGES_IN_THREADS")
    stage.sandbox.clock.advance(timedelta(hours=1))
    await table.told(1)


@pytest.mark.parametrize("private", [True, False], ids=["private", "public"])
async def test_no_table_opens_where_the_bot_may_not_send_messages(stage: Stage, private: bool) -> None:
    (mei,) = stage.people("Mei")
    channel = mei.channel(CHANNEL)["id"]
    stage.sandbox.world.toggle(channel, True, "CREATE_PRIVATE_THREADS")
    stage.sandbox.world.toggle(channel, False, "SEND_MESSAGES")
    for answer in (
        mei.slash("server", CHANNEL),
        mei.slash("match new", CHANNEL, game="qin", private=private),
    ):
        assert "missing **Send Messages**" in await told(answer)
    assert await stage.rows("SELECT id FROM matches") == []


async def test_a_confirmation_that_could_not_be_answered_in_time_stands(stage: Stage) -> None:
    table = await begin(stage)
    person, board = table.mover, table.board
    panel = await decide(person, await press(person, board, "Your move"))
    gone = {"message": "Unknown interaction", "code": 10062}
    fault = stage.sandbox.faults.add("POST", "/callback", status=404, json=gone)
    unanswered = asyncio.create_task(person.click(panel, "Confirm"))
    await table.next(board)
    unanswered.cancel()
    assert fault.met == 1
    assert "It is not your turn" in (await press(person, table.board, "Your move")).text


async def test_a_form_that_cannot_be_opened_is_told_so(
    stage: Stage, caplog: pytest.LogCaptureFixture
) -> None:
    (mei,) = stage.people("Mei")
    card = await said(mei, "match new", game="qin")
    stage.sandbox.faults.add("POST", "/callback", close_socket=True)
    assert "could not be opened" in (await press(mei, card, "Options")).text
    assert not any(record.exc_info for record in caplog.records)


async def test_a_move_is_shown_even_if_the_note_that_it_takes_long_fails(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await begin(stage)
    person = table.mover
    panel = await decide(person, await table.panel())
    monkeypatch.setattr("bot.components.serve.PATIENCE", 0.0)  # everything takes long
    stage.sandbox.faults.add("PATCH", "/messages/@original", status=403)
    assert "Done" in (await press(person, panel, "Confirm")).text


STRANGE = (
    *("x", "counter:7", "m0|x|1|1", "m0|move|1|1", "m1|move", "m1|move|abc|1", "m1|move|999|1"),
    *("m1|juggle|1|1", "m1|nonsense|1|1", "m1|confirm|999999|1|0", "m1|pick|1|1|zz"),
)


async def test_the_log_tells_what_was_pressed_but_no_words_and_no_names(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table = await begin(stage, "Mei", "Jonas")
    mei, lena = table.people[0], stage.people("Lena")[0]
    caplog.set_level(logging.DEBUG)
    await stage.restart()
    written = await said(mei, "note", table.thread, text="the first word")
    assert "the first word" in written.text

    async def fails(*_: object) -> None:
        raise RuntimeError("a fault of ours")

    monkeypatch.setattr(stage.matches.notes, "write", fails)
    monkeypatch.setattr(stage.matches.lobby, "invite", fails)
    assert "Reference" in (await said(mei, "note", table.thread, turn=1, text="the second word")).text
    form = await mei.click(written, "Change")
    assert "Reference" in await told(mei.submit(form, text="the third word"))
    assert "Reference" in (await said(mei, "match invite", table.thread, person=lena.id)).text
    failed = [record.getMessage() for record in caplog.records if record.levelno == logging.ERROR]
    assert len(failed) == 3
    assert all(str(mei.id) in line for line in failed)
    assert "{'name': 'turn', 'value': 1}" in failed[0]
    assert "noted|" in failed[1]
    assert "invite" in failed[2]
    for word in ("word", "Lena", "lena"):
        assert word not in caplog.text


async def test_what_is_strange_is_answered_and_changes_nothing(
    stage: Stage, caplog: pytest.LogCaptureFixture
) -> None:
    assert await stage.people("Lena")[0].autocomplete("play", "move", "R", CHANNEL) == []
    assert caplog.records == []
    table = await begin(stage)
    board, person = table.board, table.mover
    kept = board.data["components"]
    for strange in STRANGE:
        forge(board, strange)
        answer = await press(person, board, strange)
        assert answer.ephemeral
        if strange != "m1|pick|1|1|zz":
            known = "There is no match 999" if "|999" in strange else "another version of me"
            assert known in answer.text, strange
        assert answer.text
    board.data["components"] = kept
    await table.turn()


async def test_a_refusal_that_takes_long_is_acknowledged_first_and_told_in_private(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await begin(stage)
    mei, app = table.people[0], stage.app
    assert app is not None
    async with app.store.transaction() as writing:
        await people.set_up(writing, people.SettingsRow(id=int(mei.id), most=1))
    check = app.matches.lobby.may_open
    acknowledged = asyncio.Event()

    async def slowly(server: int, person: int) -> ServerRow:
        await acknowledged.wait()
        return await check(server, person)

    monkeypatch.setattr(app.matches.lobby, "may_open", slowly)
    monkeypatch.setattr("bot.components.serve.HASTE", 0.0)
    before = len(mei.visible(CHANNEL))
    reply = await mei.slash("match new", CHANNEL, game="qin")
    acknowledged.set()
    await stage.until(lambda: len(reply.followups) == 1)
    (told,) = reply.followups
    assert told.ephemeral
    assert "one match" in told.text
    assert len(mei.visible(CHANNEL)) == before + 1
    assert len(table.watcher.visible(CHANNEL)) == before


@pytest.mark.parametrize(("times", "told"), [(1, "Done"), (9, "What you did counts")])
async def test_a_turn_counts_even_if_its_page_does_not_get_through(
    stage: Stage, times: int, told: str
) -> None:
    table = await begin(stage)
    board, person = table.board, table.mover
    panel = await decide(person, await table.panel())
    stage.sandbox.faults.add("PATCH", "/messages/@original", close_socket=True, times=times)
    reply = await person.click(panel, "Confirm")
    await table.next(board)
    shown = await reply.settle() if times == 1 else None
    if shown is None:
        await stage.until(lambda: bool(reply.followups))
    assert told in (shown.message if shown else reply.followups[-1]).text
    assert table.numbers == [0, 1]


async def test_a_refusal_that_cannot_be_worded_is_answered(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await begin(stage)

    async def broken(*_: object) -> None:
        raise KeyError("words")

    monkeypatch.setattr("bot.components.serve.trouble", broken)
    (other,) = table.others
    assert "did not work" in (await press(other, table.board, "Your move")).text


@pytest.mark.parametrize(("code", "status"), [(50013, 403), (30046, 429)])
async def test_a_card_that_cannot_be_edited_holds_up_nothing(stage: Stage, code: int, status: int) -> None:
    mei, jonas = stage.people("Mei", "Jonas")
    card = await said(mei, "match new", game="qin", seats=2)
    refused = {"message": "No", "code": code, "retry_after": 0.01}
    fault = stage.sandbox.faults.add("PATCH", f"/messages/{card.id}", status=status, json=refused, times=99)
    await jonas.click(card, "Join")
    await stage.until(lambda: len(stage.sandbox.world.threads()) == 1)
    await mei.sees(str(stage.sandbox.world.threads()[0]["id"]), "Order of play")
    assert fault.met


async def test_a_vote_whose_message_is_edited_too_often_holds_up_nothing(stage: Stage) -> None:
    table = await begin(stage, "Mei", "Jonas", "Aiko")
    mei, jonas, _ = table.people
    await press(mei, await said(mei, "match pause", table.thread), "Ask the others")
    vote = await jonas.sees(table.thread, lambda post: bool(post.mentions) and "do you agree" in post.text)
    refused = {"message": "No", "code": 30046, "retry_after": 0.01}
    fault = stage.sandbox.faults.add(
        "PATCH", f"/messages/{vote.id}", status=429, json=refused, headers={"Via": "1.1 google"}, times=99
    )
    await press(jonas, vote, "Yes, pause")
    await table.turn()
    assert fault.met


async def test_who_could_not_be_added_to_a_thread_is_added_later(stage: Stage) -> None:
    jonas = stage.people("Mei", "Jonas")[1]
    fault = stage.sandbox.faults.add("PUT", f"/thread-members/{jonas.id}", close_socket=True, times=2)
    table = await begin(stage)
    await stage.passes(LATER)
    assert fault.met == 2
    assert jonas.id in stage.sandbox.world.thread_members[table.thread]


@pytest.mark.parametrize("fault", [{"status": 503}, {"close_socket": True}], ids=["503", "cut"])
async def test_who_cannot_be_added_to_a_new_thread_keeps_nobody_else_outside(
    stage: Stage, fault: dict[str, Any]
) -> None:
    table = await private_match(stage)
    mei, jonas = table.people
    world = stage.sandbox.world
    world.delete_channel(table.thread)
    met = stage.sandbox.faults.add("PUT", f"/thread-members/{mei.id}", times=9, **fault)
    await stage.matches.staff.pause(1, "Lena")
    await stage.passes(LATER)
    thread = str((await stage.matches.watching.match(1)).thread)
    assert thread != table.thread
    assert met.met
    assert jonas.id in world.thread_members[thread]
    await jonas.sees(thread, "has paused the match")


async def test_a_match_does_not_wait_for_ever_for_who_cannot_be_added_to_its_thread(stage: Stage) -> None:
    jonas = stage.people("Jonas")[0]
    fault = stage.sandbox.faults.add("PUT", f"/thread-members/{jonas.id}", status=503, times=99)
    mei = stage.people("Mei")[0]
    card = await said(mei, "match new", game="qin", seats=2)
    await jonas.click(card, "Join")
    await stage.passes(LATER)
    await mei.sees(str(stage.sandbox.world.threads()[0]["id"]), "Order of play")
    assert fault.met == TRIES


@pytest.mark.parametrize("computers", [None, "novice"])
async def test_a_table_has_a_card_even_if_the_bot_dies_before_it_is_shown(
    stage: Stage, computers: str | None
) -> None:
    (mei,) = stage.people("Mei")
    stage.sandbox.faults.add("PATCH", "/messages/@original", delay=60)
    options = {"computers": computers} if computers else {}
    asking = asyncio.ensure_future(mei.slash("match new", CHANNEL, game="qin", seats=3, **options))
    await asking
    async with asyncio.timeout(20):
        while not await stage.matches.watching.of_person(int(mei.id)):  # noqa: ASYNC110
            await asyncio.sleep(0.01)
    await stage.restart()
    await stage.passes(timedelta(minutes=1))
    if computers:
        await stage.until(lambda: len(stage.sandbox.world.threads()) == 1)
    else:
        assert len([post for post in mei.visible(CHANNEL) if "Join" in labels(post)]) == 1


async def test_a_locked_thread_is_told(stage: Stage) -> None:
    table = await begin(stage)
    panel = await decide(table.mover, await table.panel())
    stage.sandbox.world.archive(table.thread, archived=False, locked=True)
    assert "its thread is locked" in (await press(table.mover, panel, "Confirm")).text


async def test_a_payload_that_cannot_be_read_does_not_end_the_bot(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await stage.stop()
    connect = Mandate.connect
    failed: list[Mandate] = []

    async def first(client: Mandate) -> None:
        if not failed:
            failed.append(client)
            raise KeyError("guild_id")
        await connect(client)

    monkeypatch.setattr(Mandate, "connect", first)
    await stage.start()
    assert "Discord sends what cannot be read" in caplog.text
    await begin(stage)


async def test_what_is_far_too_much_is_refused_in_words(stage: Stage) -> None:
    table = await begin(stage)
    mei = table.people[0]
    long = await said(mei, "match new", game="qin", seats=2, options="board=" + "x" * 5000)
    assert "xxx…" in long.text
    assert "{???}" not in long.text
    assert "no match" in (await said(mei, "match board", match=1 << 70)).text


async def test_whoever_taps_confirm_twice_reads_what_it_has_done(stage: Stage) -> None:
    table = await begin(stage)
    mover = table.mover
    panel = await decide(mover, await table.panel())
    (confirm,) = [button.custom_id for button in panel.buttons if button.label == "Confirm"]
    assert confirm is not None
    page = await press(mover, panel, confirm)
    first = page.text
    assert first.startswith("Done. Next: ")
    assert "You drew" in first
    forge(page, confirm)  # the second tap was on its way
    again = (await press(mover, page, confirm)).text
    # the seats' emojis are perhaps uploaded meanwhile
    told, shown = (re.sub(r"[●■▲◆⬢]|<:\w+:\d+>", "", text) for text in (first, again))
    assert shown == f"Your move is confirmed already.\n{told}"
