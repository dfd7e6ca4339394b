"""A seat changes hands over days: asked for, called in the channel, taken over; with restarts in between."""

import asyncio
from datetime import timedelta

import pytest

from bot.sandbox import Person, Post

from .play import (
    CHANNEL,
    boards,
    newest,
    next_board,
    open_match,
    pinged,
    press,
    press_once,
    take_turn,
    turn_number,
)
from .reminded import hear, reminded
from .stage import Stage

DAYS = timedelta(days=1)
HEAD = "a substitute is wanted"
REPLACE = "Find a substitute"


def calls(person: Person, place: str = CHANNEL) -> list[Post]:
    """Every call for a substitute in the place, also those that were answered."""
    heads = (HEAD, "the seat is taken", "nobody is wanted")
    return [post for post in person.visible(place) if any(head in post.text for head in heads)]


async def called(person: Person, place: str = CHANNEL) -> Post:
    """Wait for the call for a substitute."""
    return await person.sees(place, lambda post: HEAD in post.text, 15)


async def answered(person: Person, call: Post, text: str) -> Post:
    """Wait until the message of the call says that."""
    return await person.sees(CHANNEL, lambda post: post.id == call.id and text in post.text, 15)


async def leave(person: Person, thread: str) -> Post:
    """/match leave, and yes; the answer."""
    reply = await person.slash("match leave", thread)
    await reply.settle()
    return await press(person, reply.message, "Ask for one")


async def days_pass(stage: Stage, days: int, *, restart_on: int = 0) -> None:
    """So many days, by half days; at the end of one of them the bot is killed and starts again."""
    for day in range(1, days + 1):
        for _ in range(2):
            stage.sandbox.clock.advance(DAYS / 2)
            await asyncio.sleep(0.05)
        if day == restart_on:
            await asyncio.sleep(0.3)
            await stage.restart()
    await asyncio.sleep(0.3)


def told(person: Person, thread: str, text: str) -> int:
    """How many messages in the thread hold that text."""
    return sum(text in post.text for post in person.visible(thread))


async def thread_named(stage: Stage, thread: str, name: str) -> str:
    """Wait until the thread's name holds that of a person; the name."""
    channel = stage.sandbox.world.channels[thread]
    await stage.until(lambda: name in channel["name"])
    return str(channel["name"])


def labels(post: Post) -> list[str | None]:
    return [button.label for button in post.buttons]


async def test_whoever_leaves_plays_on_until_somebody_takes_over(stage: Stage) -> None:
    thread = await open_match(stage, "Mei", "Jonas")
    lena, other = stage.sandbox.person("Lena"), stage.sandbox.person("Aiko")
    first = newest(lena, thread)
    leaver = pinged(stage, first)
    answer = await leave(leaver, thread)
    assert "You play on until somebody takes over" in answer.text
    call = await called(lena)
    assert labels(call) == ["Take over", "Board", "How to play"]
    assert call.mentions == []
    hand = (await press(leaver, first, "My hand")).text
    await take_turn(stage, leaver, thread)
    board = await next_board(lena, thread, first)
    mate = pinged(stage, board)
    await days_pass(stage, 2, restart_on=1)
    await take_turn(stage, mate, thread)
    board = await next_board(lena, thread, board)
    assert pinged(stage, board).name == leaver.name
    hand = (await press(leaver, board, "My hand")).text.splitlines()[1]
    assert calls(lena) == [call]

    # two press at once: one of them has the seat, the other is told so
    pages = await asyncio.gather(press(lena, call, "Take over"), press(other, call, "Take over"))
    (brief,) = [page for page in pages if "You play" in page.text]
    (refused,) = [page for page in pages if "You play" not in page.text]
    assert "somebody was faster" in refused.text
    taker = lena if brief is pages[0] else other
    assert brief.ephemeral
    assert "It is your turn" in brief.text
    assert hand.removeprefix("-# ") in brief.text
    assert {"Your move", "My hand", "How to play"} <= set(labels(brief))
    await answered(lena, call, taker.name)
    assert labels(calls(lena)[0]) == ["Board"]

    await stage.until(lambda: taker.id in stage.sandbox.world.thread_members[thread])
    assert leaver.name not in await thread_named(stage, thread, taker.name)

    # whatever the one before presses: who plays their seat now
    for label in ("Your move", "My hand"):
        assert f"{taker.name}** plays your seat" in (await press_once(leaver, board, label)).text
    assert f"{taker.name}** plays your seat" in (await press(leaver, answer, "I am back")).text

    await take_turn(stage, taker, thread)
    board = await next_board(lena, thread, board)
    assert taker.name in board.text
    await take_turn(stage, mate, thread)
    board = await next_board(lena, thread, board)
    assert pinged(stage, board).name == taker.name
    assert [turn_number(post) for post in boards(lena, thread)] == [0, 1, 2, 3, 4]

    # the brief can be had again, from the notice in the thread
    notice = await taker.sees(thread, "in the place of")
    assert "You play" in (await press(taker, notice, "My brief")).text
    assert "took a seat" in (await press(mate, notice, "My brief")).text


@pytest.mark.fuzz  # for its time
async def test_who_waits_waits(stage: Stage) -> None:
    thread = await open_match(stage, "Mei", "Jonas", pace="quick", caretaker="wait")
    lena = stage.sandbox.person("Lena")
    board = newest(lena, thread)
    late = pinged(stage, board)
    await days_pass(stage, 6, restart_on=2)
    assert told(lena, thread, "We wait") == 1
    assert calls(lena) == []
    await take_turn(stage, late, thread)
    assert turn_number(await next_board(lena, thread, board)) == 1


@pytest.mark.fuzz  # for its time
async def test_who_votes_may_replace(stage: Stage) -> None:
    thread = await open_match(stage, "Mei", "Jonas", "Rafi", pace="quick", caretaker="vote")
    lena = stage.sandbox.person("Lena")
    board = newest(lena, thread)
    late = pinged(stage, board)
    await days_pass(stage, 2, restart_on=2)
    voters = [stage.sandbox.person(name) for name in ("Mei", "Jonas", "Rafi") if name != late.name]
    for person in voters:
        vote = await person.sees(thread, lambda post: REPLACE in labels(post))
        await press_once(person, vote, REPLACE)
    call = await called(lena)
    assert "the others would like to replace" in call.text
    await stage.restart()
    await press(lena, call, "Take over")
    await answered(lena, call, "Lena")
    await take_turn(stage, lena, thread)
    assert turn_number(await next_board(lena, thread, board)) == 1


@pytest.mark.fuzz  # for its time
async def test_a_substitute_is_called_once_and_not_needed_if_the_person_acts(stage: Stage) -> None:
    thread = await open_match(stage, "Mei", "Jonas", pace="quick", caretaker="substitute")
    lena = stage.sandbox.person("Lena")
    board = newest(lena, thread)
    late = pinged(stage, board)
    await days_pass(stage, 4, restart_on=1)
    call = await called(lena)
    assert calls(lena) == [call]
    await take_turn(stage, late, thread)
    board = await next_board(lena, thread, board)
    await answered(lena, call, "plays on")
    mate = pinged(stage, board)
    await days_pass(stage, 3, restart_on=2)  # now the other one is late, and is replaced
    second = await called(lena)
    assert second.id != call.id
    brief = await press(lena, second, "Take over")
    assert "It is your turn" in brief.text
    await take_turn(stage, lena, thread)
    board = await next_board(lena, thread, board)
    assert pinged(stage, board).name == late.name
    assert f"{lena.name}** plays your seat" in (await press_once(mate, board, "Your move")).text
    assert len(calls(lena)) == 2


@pytest.mark.parametrize("arrived", [False, True], ids=["request lost", "answer lost"])
@pytest.mark.fuzz  # for its time
async def test_a_call_that_was_being_posted_when_the_bot_died_stands_there_once(
    stage: Stage, arrived: bool
) -> None:
    thread = await open_match(stage, "Mei", "Jonas")
    lena = stage.sandbox.person("Lena")
    channel = lena.channel(CHANNEL)["id"]
    fault = stage.sandbox.faults.add(
        "POST", f"/channels/{channel}/messages", delay=30, close_socket=not arrived, after=arrived
    )
    await leave(stage.sandbox.person("Mei"), thread)
    await stage.until(lambda: fault.met > 0)
    await asyncio.sleep(0.3)
    stage.sandbox.clock.advance(timedelta(hours=1))
    await stage.restart()
    call = await called(lena)
    reply = await stage.sandbox.person("Mei").slash("match leave", thread)
    await reply.settle()
    await press(stage.sandbox.person("Mei"), reply.message, "I am back")
    await answered(lena, call, "plays on")
    assert len(calls(lena)) == 1


@pytest.mark.fuzz  # for its time
async def test_a_call_withdrawn_before_the_bot_knows_that_it_was_posted_is_closed(stage: Stage) -> None:
    thread = await open_match(stage, "Mei", "Jonas")
    mei, lena = stage.sandbox.person("Mei"), stage.sandbox.person("Lena")
    channel = lena.channel(CHANNEL)["id"]
    fault = stage.sandbox.faults.add("POST", f"/channels/{channel}/messages", delay=30, after=True)
    answer = await leave(mei, thread)
    await stage.until(lambda: fault.met > 0)
    await press(mei, answer, "I am back")
    await stage.restart()
    await lena.sees(CHANNEL, "nobody is wanted")
    assert len(calls(lena)) == 1


@pytest.mark.fuzz  # for its time
async def test_a_channel_that_is_closed_to_the_bot_holds_nothing_up(stage: Stage) -> None:
    thread = await open_match(stage, "Mei", "Jonas")
    lena = stage.sandbox.person("Lena")
    channel = lena.channel(CHANNEL)["id"]
    stage.sandbox.world.toggle(channel, False, "SEND_MESSAGES")
    board = newest(lena, thread)
    leaver = pinged(stage, board)
    await leave(leaver, thread)
    await take_turn(stage, leaver, thread)
    board = await next_board(lena, thread, board)
    assert calls(lena) == []
    stage.sandbox.world.toggle(channel, None, "SEND_MESSAGES")
    stage.sandbox.clock.advance(timedelta(hours=1))
    call = await called(lena)
    stage.sandbox.world.delete_message(channel, call.id)
    reply = await lena.slash("match board", thread)  # the seat is still on offer, but nobody sees the call
    await reply.settle()
    await take_turn(stage, pinged(stage, board), thread)
    await next_board(lena, thread, board)
    assert calls(lena) == []


async def test_at_an_open_table_leave_gives_the_seat_up(stage: Stage) -> None:
    mei, jonas = stage.sandbox.person("Mei"), stage.sandbox.person("Jonas")
    reply = await mei.slash("match new", CHANNEL, game="qin", seats=3)
    await reply.settle()
    await jonas.click(reply.message, "Join")
    await mei.sees(CHANNEL, lambda post: post.id == reply.message.id and "Jonas" in post.text)
    left = await jonas.slash("match leave", CHANNEL)
    await left.settle()
    assert "You have left" in left.text
    await mei.sees(CHANNEL, lambda post: post.id == reply.message.id and "Jonas" not in post.text)


@pytest.mark.fuzz  # for its time
async def test_who_left_the_server_is_replaced_and_may_come_back_before(stage: Stage) -> None:
    thread = await open_match(stage, "Mei", "Jonas", pace="quick", caretaker="wait")
    lena = stage.sandbox.person("Lena")
    board = newest(lena, thread)
    gone = pinged(stage, board)
    gone.member = False
    await days_pass(stage, 1, restart_on=1)
    call = await called(lena)
    assert "is not on this server any more" in call.text
    await days_pass(stage, 3)
    assert calls(lena) == [call]
    gone.member = True
    await take_turn(stage, gone, thread)
    board = await next_board(lena, thread, board)
    await answered(lena, call, "plays on")


@pytest.mark.fuzz  # for its time
async def test_the_staff_puts_somebody_in_the_place_of_another(stage: Stage) -> None:
    thread = await open_match(stage, "Mei", "Jonas")
    mei, lena = stage.sandbox.person("Mei"), stage.sandbox.person("Lena")
    late = pinged(stage, newest(lena, thread))
    mei.staff = True
    seat = ("Mei", "Jonas").index(late.name)
    reply = await mei.slash("staff replace", thread, seat=seat, person=lena.id)
    await reply.settle()
    arrival = await lena.sees(thread, "the staff has put you")
    assert arrival.mentions == ["Lena"]
    await stage.restart()
    assert f"in the place of {late.name}" in (await press(lena, arrival, "My brief")).text
    assert f"{lena.name}** plays your seat" in (await press_once(late, arrival, "Your move")).text
    board = newest(lena, thread)
    await take_turn(stage, lena, thread)
    await next_board(lena, thread, board)
    assert told(lena, thread, "the staff has put you") == 1


@pytest.mark.fuzz  # for its time
async def test_a_private_match_calls_in_its_thread_and_only_for_who_is_invited(stage: Stage) -> None:
    mei, jonas, aiko = (stage.sandbox.person(name) for name in ("Mei", "Jonas", "Aiko"))
    reply = await mei.slash("match new", CHANNEL, game="qin", seats=2, private=True)
    await reply.settle()
    await (await mei.slash("match invite", CHANNEL, person=jonas.id)).settle()
    await jonas.click(reply.message, "Join")
    await stage.until(lambda: bool(stage.sandbox.world.threads()))
    thread = str(stage.sandbox.world.threads()[0]["id"])
    welcome = await mei.sees(thread, "Order of play", 15)
    await leave(jonas, thread)
    call = await called(mei, thread)
    assert calls(mei) == []
    assert "Only people who are invited can take over" in call.text
    await (await mei.slash("match invite", thread, person=aiko.id)).settle()
    await aiko.sees(thread, lambda post: post.mentions == ["Aiko"])
    await stage.restart()
    assert "You play" in (await press(aiko, call, "Take over")).text
    await mei.sees(thread, lambda post: post.id == call.id and "the seat is taken" in post.text)
    assert "Aiko** plays your seat" in (await press_once(jonas, welcome, "My hand")).text
    assert calls(mei) == []


async def test_a_reminder_leads_to_a_substitute(stage: Stage) -> None:
    thread = await open_match(stage, "Mei", "Jonas", pace="quick")
    lena = stage.sandbox.person("Lena")
    late = pinged(stage, newest(lena, thread))
    await hear(stage, late)
    stage.sandbox.clock.advance(DAYS * 0.55)
    reminder = await reminded(late)
    await stage.restart()
    asked = await press(late, reminder, "I need a substitute")
    assert "Ask for a substitute" in asked.text
    assert "wanted" in (await press(late, asked, "Ask for one")).text
    call = await called(lena)
    assert "who would like to hand the seat over" in call.text
    await press(lena, call, "Take over")
    assert "Lena** plays your seat" in (await press_once(late, reminder, "Open my move")).text
