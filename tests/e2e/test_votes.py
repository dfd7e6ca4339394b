"""What people decide together, over days and restarts: undo, pause, end, and what becomes of a late seat."""

from datetime import timedelta

import pytest

from bot.sandbox import Person, Post
from tests.support.play import SILENT, Table, asks, begin, labels, press, said, says, turn_number
from tests.support.reminded import MARK, to_bed_in
from tests.support.stage import Stage

DAY = timedelta(days=1)
YES = "Yes, take it back"


async def asks_others(table: Table, person: Person, command: str) -> Post:
    """The person asks the others; the message in the thread that asks them."""
    label = "Ask the others" if len(table.people) > 2 else "Ask them"
    await press(person, await said(person, command, table.thread), label)
    return await person.sees(table.thread, lambda post: bool(post.mentions) and "do you agree" in post.text)


async def test_another_pace_is_agreed_by_a_form(stage: Stage) -> None:
    table = await begin(stage, "Mei", "Jonas", "Aiko")
    mei, jonas, aiko = table.people
    more = await press(mei, table.board, "More")
    form = await mei.click(more, "Change the pace")
    asked = (await (await mei.submit(form, {"Time for the turns": ["quick"]})).settle()).message
    assert "asks for another time for the turns: *quick" in asked.text
    assert "vanishes" not in asked.text  # what stays as it is needs no words
    vote = await table.watcher.sees(table.thread, "for another time")
    for person in (jonas, aiko):
        await press(person, vote, "Yes, change it")
    assert "it applies from now on" in (await says(mei, vote, "Agreed")).text
    assert (await stage.matches.watching.match(1)).pace == "quick"


@pytest.mark.parametrize("asleep", [False, True])
async def test_a_vote_wakes_nobody(stage: Stage, asleep: bool) -> None:
    table = await begin(stage, "Mei", "Jonas", "Aiko")
    mei, jonas = table.people[:2]
    await to_bed_in(stage, jonas, 0 if asleep else 12)
    vote = await asks_others(table, mei, "match pause")
    assert sorted(vote.mentions) == ["Aiko", "Jonas"]
    assert bool(vote.data["flags"] & SILENT) is asleep


async def test_a_turn_is_taken_back_by_consent_over_days_and_restarts(stage: Stage) -> None:
    table = await begin(stage, "Mei", "Jonas", "Aiko")
    watcher, asking = table.watcher, table.mover
    await table.turn()
    moved = table.mover
    board = await table.turn()
    waiting = table.mover

    page = await said(asking, "match undo", table.thread)
    assert "Take back turns 1 and 2 in" in page.text
    assert "Both others must agree" in page.text
    await press(asking, page, "Ask the others")
    vote = await watcher.sees(table.thread, "asks to take back turns 1 and 2")
    assert set(vote.mentions) == {moved.name, waiting.name}

    await stage.passes(DAY)
    await stage.restart()
    assert f"Your vote: {YES}" in (await press(moved, vote, YES)).text
    vote = await says(watcher, vote, f"**{moved.name}** · still to vote: ")
    assert vote.text.endswith(f"**{waiting.name}**")
    await stage.restart()
    assert "Agreed" in (await press(waiting, vote, YES)).text
    board = await table.next(board)
    assert turn_number(board) == 3
    assert "takes back turns 1 and 2" in board.text
    assert "All standing orders and queued moves are off." in board.text
    assert table.mover == asking
    assert (await says(watcher, vote, "Agreed")).buttons == []
    log = await said(watcher, "match log", table.thread)
    assert log.text.count("Taken back in turn 3") == 2
    await table.turn()
    assert table.mover == moved
    assert table.numbers == [0, 1, 2, 3, 4]


async def test_a_no_and_a_move_end_a_request_and_a_pause_lasts_until_somebody_resumes(stage: Stage) -> None:
    table = await begin(stage, pace="quick")
    watcher, asking, (waiting,) = table.watcher, table.mover, table.others
    board = await table.turn()
    vote = await asks_others(table, asking, "match undo")
    assert "Only those who play have a vote" in (await press(watcher, vote, YES)).text
    assert labels(await press(asking, vote, YES))[:1] == ["Withdraw"]
    panel = await press(waiting, board, "Your move")
    assert f"**{asking.name}** asks to take back turn 1, and your vote is missing" in panel.text
    assert asks(panel)
    await press(waiting, vote, "No, it stands")
    assert (await says(watcher, vote, "said no")).buttons == []
    await watcher.sees(table.thread, f"**{waiting.name}** does not agree with **{asking.name}**")

    second = await asks_others(table, asking, "match undo")
    assert second.id != vote.id
    await table.turn()
    assert (await says(watcher, second, "nothing left to decide")).buttons == []
    assert table.mover == asking

    mover, other = asking, waiting
    vote = await asks_others(table, other, "match pause")
    assert vote.mentions == [mover.name]
    await press(mover, vote, "Yes, pause")
    notice = await watcher.sees(table.thread, "All agree with")
    await stage.passes(DAY, 10)
    await stage.restart()
    await stage.passes(DAY)
    assert not [post for post in (*mover.visible("dm"), *mover.visible(table.thread)) if MARK in post.text]
    refused = await press(mover, table.board, "Your move")
    assert "is paused and nobody can move" in refused.text
    on = await press(mover, refused, "Resume")
    assert "goes on" in on.text
    assert "Your move" in labels(on)
    await watcher.sees(table.thread, f"**{mover.name}** has resumed the match", after=notice)
    await table.move(person=mover)
    assert "is not paused" in (await press(other, notice, "Resume")).text


async def test_who_would_move_in_a_match_put_aside_revives_it(stage: Stage) -> None:
    table = await begin(stage)
    mover, (other,) = table.mover, table.others
    await press(other, await asks_others(table, mover, "match end"), "Yes, end it")
    refused = await press(mover, table.board, "Your move")
    assert "was put aside" in refused.text
    assert "goes on" in (await press(mover, refused, "Revive")).text
    await table.turn()


@pytest.mark.fuzz  # for its time
async def test_all_agree_to_end_and_one_revives(stage: Stage) -> None:
    table = await begin(stage, "Mei", "Jonas", "Aiko")
    mei, jonas, aiko = table.people
    vote = await asks_others(table, mei, "match end")
    await press(jonas, vote, "Yes, end it")
    await stage.restart()
    await press(aiko, vote, "Yes, end it")
    notice = await table.watcher.sees(table.thread, "the match ends here without a result")
    await stage.passes(DAY * 5)
    assert "was put aside" in (await press(table.mover, table.board, "Your move")).text
    await aiko.click(notice, "Revive")
    await table.next(notice)
    await table.turn()
