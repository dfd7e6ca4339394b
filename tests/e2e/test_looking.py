"""Somebody who comes back after days: what happened, what waits, whom a match waits for; across restarts."""

import re
from datetime import timedelta

import pytest

from bot.sandbox import Person, Post

from .play import (
    CHANNEL,
    boards,
    decide,
    newest,
    next_board,
    open_match,
    pinged,
    press,
    press_once,
    take_turn,
)
from .stage import Stage


def told(post: Post) -> list[int]:
    """The turns that a recap tells, a line each."""
    return [int(number) for number in re.findall(r"^\*\*(\d+)\.\*\*", post.text, re.MULTILINE)]


async def said(person: Person, command: str, where: str, **options: str | int) -> Post:
    """The private answer to a slash command."""
    reply = await person.slash(command, where, **options)
    return (await reply.settle()).message


async def play(stage: Stage, thread: str, turns: int) -> Post:
    """So many turns, each by whoever is pinged, a day apart; the newest board."""
    board = newest(stage.sandbox.person("Lena"), thread)
    for _ in range(turns):
        mover = pinged(stage, board)
        await take_turn(stage, mover, thread)
        board = await next_board(mover, thread, board)
        stage.sandbox.clock.advance(timedelta(hours=20))
    return board


@pytest.mark.fuzz  # for its time
async def test_a_watcher_who_comes_back_is_told_what_happened_since(stage: Stage) -> None:
    thread = await open_match(stage, "Mei", "Jonas", "Aiko")
    lena = stage.sandbox.person("Lena")
    board = await play(stage, thread, 3)
    assert [button.label for button in board.buttons] == [
        "Your move",
        "My hand",
        "Since I last looked",
        "More",
    ]
    first = await press(lena, board, "Since I last looked")
    assert told(first) == [1, 2, 3]
    assert first.ephemeral
    assert first.alt_texts[0].startswith("Qin, bird board.")
    board = await play(stage, thread, 2)
    await stage.restart()
    again = await press(lena, board, "Since I last looked")
    assert told(again) == [4, 5]
    assert "since you last looked" in again.text
    once_more = await press(lena, board, "Since I last looked")
    assert told(once_more) == [4, 5]
    assert "nothing new since you last looked" in once_more.text


async def test_the_panel_begins_with_what_others_did_and_asks_only_once(stage: Stage) -> None:
    thread = await open_match(stage, "Mei", "Jonas", "Aiko")
    board = newest(stage.sandbox.person("Lena"), thread)
    mover = pinged(stage, board)
    panel = await press_once(mover, board, "Your move")
    assert panel.selects  # nothing happened before the first turn
    await take_turn(stage, mover, thread)
    board = await next_board(mover, thread, board)
    board = await play(stage, thread, 2)
    assert pinged(stage, board) == mover
    recap = await press_once(mover, board, "Your move")
    assert told(recap) == [2, 3]
    assert not recap.selects
    assert recap.buttons[0].label == "Go on"
    await stage.restart()
    panel = await press_once(mover, recap, "Go on")
    assert panel.selects
    assert (await press_once(mover, board, "Your move")).selects


async def test_own_turns_alone_are_no_news(stage: Stage) -> None:
    """Whoever looks at the newest board has seen it, and is not told again."""
    thread = await open_match(stage, "Mei", "Jonas")
    board = await play(stage, thread, 3)
    mover = pinged(stage, board)
    shown = await said(mover, "match board", thread)
    assert shown.text.startswith("**Turn 3.**")
    assert (await press_once(mover, board, "Your move")).selects


async def test_the_inbox_leads_through_all_that_waits_oldest_first(stage: Stage) -> None:
    threads = []
    for _ in range(3):
        threads.append(await open_match(stage, "Mei", "Jonas"))
        stage.sandbox.clock.advance(timedelta(hours=5))
    lena = stage.sandbox.person("Lena")
    waiting = {
        name: [thread for thread in threads if pinged(stage, newest(lena, thread)).name == name]
        for name in ("Mei", "Jonas")
    }
    name = max(waiting, key=lambda name: len(waiting[name]))
    person, own = stage.sandbox.person(name), waiting[name]
    assert len(own) >= 2
    inbox = await said(person, "inbox", "dm")
    numbers = [threads.index(thread) + 1 for thread in own]
    assert re.findall(r"\*\*\[Qin (\d)\]", inbox.text) == [str(number) for number in numbers]
    assert f"{len(own)} matches wait for you" in inbox.text
    assert "to place a tile" in inbox.text
    await stage.restart()
    panel = await press(person, inbox, "Next")
    assert f"Qin {numbers[0]}" in panel.text
    done = await press(person, await decide(person, panel), "Confirm")
    panel = await press(person, done, "Next")
    assert f"Qin {numbers[1]}" in panel.text


async def test_why_says_whom_the_match_waits_for_and_what_the_clock_says(stage: Stage) -> None:
    thread = await open_match(stage, "Mei", "Jonas")
    lena = stage.sandbox.person("Lena")
    board = newest(lena, thread)
    mover = pinged(stage, board)
    other = stage.sandbox.person("Jonas" if mover.name == "Mei" else "Mei")
    stage.sandbox.clock.advance(timedelta(hours=30))
    why = await said(lena, "why", thread)
    assert "You watch **Qin 1**. " in why.text
    assert f"**{mover.name}** is to place a tile" in why.text
    assert "1 day 18 h of time left" in why.text
    assert "If the time runs out:" in why.text
    own = await said(mover, "why", thread)
    assert "waits for you" in own.text
    assert own.buttons[0].label == "Your move"
    assert "It is not your turn" in (await press(other, board, "Your move")).text
    assert boards(lena, thread)
    table = await said(lena, "match list", CHANNEL)
    assert "One match to look at" in table.text
