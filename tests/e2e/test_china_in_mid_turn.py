"""Between the confirmations of one turn of China: the process dies, Discord fails, others leave."""

import asyncio
import contextlib
import random

import pytest

from bot.sandbox import Failed, Person, Post, Refused

from .play import asks, boards, choose, newest, next_board, open_match, pinged, press, turn_number
from .stage import Stage

SEATED = ("Mei", "Jonas", "Aiko", "Rafi")


def offered(panel: Post) -> list[str]:
    return [value for select in panel.selects for value in select.options]


def first(values: list[str]) -> str:
    """The deck where it is offered, else the first answer."""
    return "deck" if "deck" in values else values[0]


async def in_mid_turn(stage: Stage, thread: str) -> tuple[Person, Post]:
    """Turns until somebody has confirmed the first of two cards drawn face down; their panel."""
    while True:
        board = newest(stage.sandbox.person("Lena"), thread)
        person = pinged(stage, board)
        panel = await press(person, board, "Your move")
        while panel.selects:
            panel = await choose(person, panel, first)
        panel = await press(person, panel, "Confirm")
        if asks(panel):
            return person, panel
        await next_board(person, thread, board)


async def hand(person: Person, thread: str) -> str:
    return (await press(person, newest(person, thread), "My hand")).text


def numbers(person: Person, thread: str) -> list[int]:
    return [turn_number(post) for post in boards(person, thread)]


@pytest.mark.fuzz  # for its time
async def test_a_restart_between_any_two_confirmations_keeps_the_cards_that_were_drawn(stage: Stage) -> None:
    thread = await open_match(stage, *SEATED, game="china")
    person, panel = await in_mid_turn(stage, thread)
    board = newest(person, thread)
    held = await hand(person, thread)
    await stage.restart()
    assert await hand(person, thread) == held
    again = await press(person, board, "Your move")
    assert again.text == panel.text
    again = await choose(person, again, first)
    await stage.restart()
    assert await hand(person, thread) == held  # decided is not drawn
    looked = await press(person, board, "Your move")
    assert looked.text == again.text
    stage.sandbox.faults.add("POST", f"/channels/{thread}/messages", status=503, after=True)
    done = await press(person, looked, "Confirm")
    assert "You drew **" in done.text
    await stage.restart()
    assert await hand(person, thread) != held
    await person.sees(thread, lambda post: turn_number(post) == turn_number(board) + 1, 30)
    assert numbers(person, thread) == list(range(turn_number(board) + 2))


@pytest.mark.fuzz  # for its time
async def test_killed_while_a_draw_is_confirmed_one_card_or_none_is_drawn(stage: Stage) -> None:
    thread = await open_match(stage, *SEATED, game="china")
    chance = random.Random(5)
    watcher = stage.sandbox.person("Lena")
    for _ in range(4):
        board = newest(watcher, thread)
        person = pinged(stage, board)
        panel = await press(person, board, "Your move")
        while asks(panel):
            while panel.selects:
                panel = await choose(person, panel, first)
            pressed = asyncio.create_task(press(person, panel, "Confirm", 1))
            await asyncio.sleep(chance.uniform(0, 0.06))
            await stage.crash()
            await stage.start()
            with contextlib.suppress(Failed, Refused, TimeoutError):
                await pressed
            again = await press(person, board, "Your move")
            if again.text == panel.text:  # nothing was stored: the same press works
                again = await press(person, panel, "Confirm")
            panel = again
        await next_board(watcher, thread, board)
    assert numbers(watcher, thread) == list(range(5))
    app = stage.app
    assert app is not None
    assert await app.matches.check() == []


async def test_somebody_else_leaves_in_the_middle_of_a_turn(stage: Stage) -> None:
    thread = await open_match(stage, *SEATED, game="china")
    person, panel = await in_mid_turn(stage, thread)
    board = newest(person, thread)
    leaver = next(stage.sandbox.person(name) for name in SEATED if name != person.name)
    ask = (await (await leaver.slash("match resign", thread)).settle()).message
    await press(leaver, ask, "Resign for good")
    told = await next_board(person, thread, board)  # the turn as far as it went
    told = await next_board(person, thread, told)
    assert "resigned" in told.text
    assert told.mentions == [person.name]
    reply = await person.select(panel, panel.selects[0].custom_id, "deck")  # the old panel
    await reply.settle()
    assert reply.message.text.startswith("-# That message was out of date")
    panel = reply.message
    assert "So far" in panel.text
    assert "face down" in panel.text
    assert "deck" in offered(panel)
    undo = await person.slash("match undo", thread)
    assert "cannot be taken back" in (await undo.settle()).message.text
    reply = await person.slash("play", thread, move="draw")
    await reply.settle()
    done = await press(person, reply.message, "Confirm")
    assert "You drew **" in done.text
    rest = await next_board(person, thread, told)
    assert f"**{person.name}** drew one card face down" in rest.text
    shown = numbers(person, thread)
    assert shown == sorted(set(shown))
    log = (await (await leaver.slash("match log", thread)).settle()).message
    assert "drew one card face down" in log.text


async def test_who_leaves_in_the_middle_of_their_own_turn_ends_it(stage: Stage) -> None:
    thread = await open_match(stage, *SEATED, game="china")
    person, panel = await in_mid_turn(stage, thread)
    board = newest(person, thread)
    ask = (await (await person.slash("match resign", thread)).settle()).message
    await press(person, ask, "Resign for good")
    told = await next_board(person, thread, board)
    assert "resigned" in told.text  # one message tells the turn and its end
    assert pinged(stage, told).name != person.name
    reply = await person.select(panel, panel.selects[0].custom_id, "deck")
    await reply.settle()
    assert not asks(reply.message)
    assert asks(await press(pinged(stage, told), told, "Your move"))
