"""What people decide together, over days and restarts: undo, pause, end, and what becomes of a late seat."""

import asyncio
from datetime import timedelta

import pytest

from bot.sandbox import Person, Post

from .play import (
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
from .reminded import MARK
from .stage import Stage

DAY = timedelta(days=1)


async def commanded(person: Person, command: str, thread: str) -> Post:
    """The private answer to a command typed in the thread."""
    reply = await person.slash(command, thread)
    await reply.settle()
    return reply.message


async def asked(person: Person, command: str, thread: str) -> Post:
    """The person asks the others; the message in the thread that asks them."""
    page = await commanded(person, command, thread)
    await press(person, page, "Ask the others")
    return await person.sees(thread, lambda post: bool(post.mentions) and "do you agree" in post.text, 15)


async def says(person: Person, post: Post, text: str) -> Post:
    """Wait until that message says so."""
    return await person.sees(post.channel, lambda found: found.id == post.id and text in found.text, 15)


def names(post: Post) -> set[str]:
    return set(post.mentions)


async def test_a_turn_is_taken_back_by_consent_over_days_and_restarts(stage: Stage) -> None:
    thread = await open_match(stage, "Mei", "Jonas", "Aiko")
    watcher = stage.sandbox.person("Lena")
    board = newest(watcher, thread)
    asking = pinged(stage, board)
    await take_turn(stage, asking, thread)
    board = await next_board(watcher, thread, board)
    moved = pinged(stage, board)
    await take_turn(stage, moved, thread)
    board = await next_board(watcher, thread, board)
    waiting = pinged(stage, board)

    page = await commanded(asking, "match undo", thread)
    assert "Take back turns 1 and 2 in" in page.text
    assert "Both others must agree" in page.text
    await press(asking, page, "Ask the others")
    vote = await watcher.sees(thread, "asks to take back turns 1 and 2", 15)
    assert names(vote) == {moved.name, waiting.name}

    stage.sandbox.clock.advance(DAY)
    await stage.restart()
    told = await press(moved, vote, "Yes, take it back")
    assert "Your vote: Yes, take it back" in told.text
    vote = await says(watcher, vote, f"**{moved.name}** · still to vote: ")
    assert vote.text.endswith(f"**{waiting.name}**")
    await stage.restart()
    done = await press(waiting, vote, "Yes, take it back")
    assert "Agreed" in done.text
    board = await next_board(watcher, thread, board)
    assert turn_number(board) == 3
    assert "takes back turns 1 and 2" in board.text
    assert pinged(stage, board) == asking
    vote = await says(watcher, vote, "Agreed")
    assert vote.buttons == []

    log = await commanded(watcher, "match log", thread)
    assert log.text.count("Taken back in turn 3") == 2
    await take_turn(stage, asking, thread)
    board = await next_board(watcher, thread, board)
    assert pinged(stage, board) == moved
    assert [turn_number(post) for post in boards(watcher, thread)] == [0, 1, 2, 3, 4]


async def test_a_no_and_a_move_end_a_request(stage: Stage) -> None:
    thread = await open_match(stage, "Mei", "Jonas")
    watcher = stage.sandbox.person("Lena")
    board = newest(watcher, thread)
    asking = pinged(stage, board)
    await take_turn(stage, asking, thread)
    board = await next_board(watcher, thread, board)
    waiting = pinged(stage, board)
    vote = await asked(asking, "match undo", thread)
    seen = await press(watcher, vote, "Yes, take it back")
    assert "Only those who play have a vote" in seen.text
    own = await press(asking, vote, "Yes, take it back")
    assert [button.label for button in own.buttons][:1] == ["I want it no more"]
    await press(waiting, vote, "No, it stands")
    vote = await says(watcher, vote, "said no")
    assert vote.buttons == []
    await watcher.sees(thread, f"**{waiting.name}** does not agree with **{asking.name}**", 15)

    second = await asked(asking, "match undo", thread)
    assert second.id != vote.id
    await take_turn(stage, waiting, thread)
    second = await says(watcher, second, "nothing to decide any more")
    assert second.buttons == []
    assert pinged(stage, await next_board(watcher, thread, board)) == asking


async def test_a_pause_by_consent_lasts_until_somebody_resumes(stage: Stage) -> None:
    thread = await open_match(stage, "Mei", "Jonas", pace="quick")
    watcher = stage.sandbox.person("Lena")
    mover = pinged(stage, newest(watcher, thread))
    other = stage.sandbox.person("Jonas" if mover.name == "Mei" else "Mei")
    vote = await asked(other, "match pause", thread)
    assert names(vote) == {mover.name}
    await press(mover, vote, "Yes, pause")
    notice = await watcher.sees(thread, "All agree with", 15)
    for _ in range(10):
        stage.sandbox.clock.advance(DAY)
        await asyncio.sleep(0.05)
    await stage.restart()
    stage.sandbox.clock.advance(DAY)
    await asyncio.sleep(0.3)
    assert not [post for post in (*mover.visible("dm"), *mover.visible(thread)) if MARK in post.text]
    refused = await press_once(mover, newest(watcher, thread), "Your move")
    assert "is paused and nobody can move" in refused.text
    on = await press(mover, refused, "Resume")
    assert "goes on" in on.text
    assert any(button.label == "Your move" for button in on.buttons)
    await watcher.sees(thread, f"**{mover.name}** has resumed the match", 15, after=notice)
    await take_turn(stage, mover, thread)
    again = await press_once(other, notice, "Resume")
    assert "is not paused" in again.text


@pytest.mark.fuzz  # for its time
async def test_all_agree_to_end_and_one_revives(stage: Stage) -> None:
    thread = await open_match(stage, "Mei", "Jonas", "Aiko")
    watcher = stage.sandbox.person("Lena")
    board = newest(watcher, thread)
    vote = await asked(stage.sandbox.person("Mei"), "match end", thread)
    await press(stage.sandbox.person("Jonas"), vote, "Yes, end it")
    await stage.restart()
    await press(stage.sandbox.person("Aiko"), vote, "Yes, end it")
    notice = await watcher.sees(thread, "All agree with", 15)
    stage.sandbox.clock.advance(DAY * 5)
    refused = await press_once(pinged(stage, board), board, "Your move")
    assert "was put aside" in refused.text
    await stage.sandbox.person("Aiko").click(notice, "Revive")
    board = await next_board(watcher, thread, notice)
    await take_turn(stage, pinged(stage, board), thread)
    await next_board(watcher, thread, board)


@pytest.mark.fuzz  # for its time
async def test_the_others_decide_about_a_seat_whose_time_is_up(stage: Stage) -> None:
    thread = await open_match(stage, "Mei", "Jonas", "Aiko", pace="quick", caretaker="vote")
    watcher = stage.sandbox.person("Lena")
    board = newest(watcher, thread)
    late = pinged(stage, board)
    others = [stage.sandbox.person(name) for name in ("Mei", "Jonas", "Aiko") if name != late.name]
    stage.sandbox.clock.advance(DAY + timedelta(minutes=1))
    vote = await watcher.sees(thread, "what do we do?", 15)
    assert names(vote) == {person.name for person in others}
    own = await press(late, vote, "Pause")
    assert "for the others to decide" in own.text
    await press(others[0], vote, "Pause")
    await says(watcher, vote, "still to vote")
    await stage.restart()
    await press(others[1], vote, "24 more hours")
    vote = await says(watcher, vote, "Nothing has more than half")
    await press(others[0], vote, "24 more hours")
    await says(watcher, vote, "Decided: 24 more hours")
    await watcher.sees(thread, "24 more hours", 15, after=vote)
    stage.sandbox.clock.advance(DAY + timedelta(minutes=1))
    second = await watcher.sees(thread, lambda post: post.id > vote.id and "what do we do?" in post.text, 15)
    await take_turn(stage, late, thread)
    second = await says(watcher, second, "nothing to decide any more")
    assert second.buttons == []


@pytest.mark.fuzz  # for its time
async def test_a_vote_reaches_the_thread_once_whatever_fails(stage: Stage) -> None:
    thread = await open_match(stage, "Mei", "Jonas")
    watcher = stage.sandbox.person("Lena")
    mei, jonas = stage.sandbox.person("Mei"), stage.sandbox.person("Jonas")
    fault = stage.sandbox.faults.add("POST", f"/channels/{thread}/messages", delay=30, after=True)
    page = await commanded(mei, "match pause", thread)
    await press(mei, page, "Ask the others")
    await stage.until(lambda: fault.met > 0)
    await asyncio.sleep(0.3)
    stage.sandbox.clock.advance(timedelta(hours=1))  # by now Discord has forgotten every nonce
    await stage.restart()
    vote = await watcher.sees(thread, "do you agree", 15)
    path = f"/channels/{thread}/messages/{vote.id}"
    stage.sandbox.faults.add("PATCH", path, status=503, times=2)
    await press(jonas, vote, "Yes, pause")
    for _ in range(4):
        await asyncio.sleep(0.2)
        stage.sandbox.clock.advance(timedelta(minutes=1))
    await says(watcher, vote, "Agreed")
    await watcher.sees(thread, "All agree with", 15)
    posted = [post for post in watcher.visible(thread) if "asked for a pause" in post.text]
    assert [post.id for post in posted] == [vote.id]


async def test_whoever_is_to_move_is_told_that_their_vote_is_missing(stage: Stage) -> None:
    thread = await open_match(stage, "Mei", "Jonas")
    watcher = stage.sandbox.person("Lena")
    board = newest(watcher, thread)
    asking = pinged(stage, board)
    await take_turn(stage, asking, thread)
    board = await next_board(watcher, thread, board)
    waiting = pinged(stage, board)
    await asked(asking, "match undo", thread)
    panel = await press(waiting, board, "Your move")
    assert f"**{asking.name}** asks to take back turn 1, and your vote is missing" in panel.text
    assert panel.selects
