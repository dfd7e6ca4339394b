"""Somebody who comes back after days: what happened, what waits, whom a match waits for; across restarts."""

import re
from datetime import timedelta

from bot.sandbox import Post
from tests.support.play import Table, asks, begin, decide, labels, press, said
from tests.support.stage import Stage


def told(post: Post) -> list[int]:
    """The turns that a recap tells, a line each."""
    return [int(number) for number in re.findall(r"^\*\*(\d+)\.\*\*", post.text, re.MULTILINE)]


async def play(table: Table, turns: int) -> Post:
    """So many turns, a day apart; the newest board."""
    for _ in range(turns):
        await table.turn()
        table.stage.sandbox.clock.advance(timedelta(hours=20))
    return table.board


async def test_why_says_whom_a_match_waits_for_and_the_panel_what_others_did(stage: Stage) -> None:
    table = await begin(stage, "Mei", "Jonas", "Aiko")
    lena, mover = table.watcher, table.mover
    stage.sandbox.clock.advance(timedelta(hours=30))
    why = (await said(lena, "why", table.thread)).text
    assert "You watch **Qin 1**. " in why
    assert f"**{mover.name}** is to place a tile" in why
    assert "1 day 18 h of time left" in why
    assert "If the time runs out:" in why
    own = await said(mover, "why", table.thread)
    assert "waits for you" in own.text
    assert labels(own)[0] == "Your move"
    assert "It is not your turn" in (await press(table.others[0], table.board, "Your move")).text
    assert "One match to watch" in (await said(lena, "match list")).text
    exported = await said(lena, "match export", table.thread)
    assert labels(exported)[:2] == ["Board", "More"]
    assert "Earlier" in labels(await press(lena, exported, "Board"))
    assert "There are no gifts between players in Qin" in (await said(lena, "match gifts", table.thread)).text

    assert told(await press(mover, table.board, "Your move")) == []  # nothing happened before
    board = await play(table, 3)
    assert labels(board) == ["Your move", "My hand", "Since I last looked", "More"]
    first = await press(lena, board, "Since I last looked")
    assert told(first) == [1, 2, 3]
    assert first.ephemeral
    assert first.alt_texts[0].startswith("Qin, bird board.")
    assert table.mover == mover
    panel = await press(mover, board, "Your move")
    assert told(panel) == [2, 3]
    assert asks(panel)
    await stage.restart()
    assert told(await press(mover, board, "Your move")) == []  # it was told once
    assert told(await press(mover, panel, "Since I last looked")) == [2, 3]
    again = await press(lena, board, "Since I last looked")
    assert told(again) == [1, 2, 3]
    assert "nothing new since you last looked" in again.text
    day = await press(lena, again, "Last 24 hours")
    assert (told(day), "the last 24 hours" in day.text) == ([3], True)
    assert "Last 24 hours" not in labels(day)
    await press(mover, await said(mover, "match board", table.thread), "Your move")
    for _ in range(2):  # however often it is opened, and whatever was looked at meanwhile
        own = await press(mover, await press(mover, board, "Since I last looked"), "Since my move")
        assert (told(own), "since your move" in own.text) == ([2, 3], True)


async def test_who_waits_is_told_what_they_did_and_not_offered_it_again(stage: Stage) -> None:
    table = await begin(stage)
    (waits,) = table.others
    page = await press(waits, table.board, "Your move")
    page = await press(waits, page, "Give a day")
    assert "You have given" in page.text
    assert "Nudge" in labels(page)
    assert "Give a day" not in labels(page)
    assert "is reminded now" in (await press(waits, page, "Nudge")).text
    page = await said(waits, "why", table.thread)
    assert not {"Give a day", "Nudge"} & set(labels(page))
    stage.sandbox.clock.advance(timedelta(hours=12))
    assert "Nudge" in labels(await said(waits, "why", table.thread))
    await table.turn()
    await table.turn()
    assert "Give a day" in labels(await said(waits, "why", table.thread))


async def test_matches_against_computers_are_offered_only_where_they_can_begin(stage: Stage) -> None:
    """In a channel, not in a match's thread."""
    table = await begin(stage)
    for command, begins in (
        ("inbox", {"Play against computers", "Learn a game"}),
        ("help", {"Learn a game"}),
    ):
        assert begins <= set(labels(await said(table.watcher, command)))
        there = set(labels(await said(table.watcher, command, table.thread)))
        assert not begins & there
        assert "Tables here" in there


async def test_the_inbox_leads_through_all_that_waits_oldest_first(stage: Stage) -> None:
    tables = []
    for _ in range(3):
        tables.append(await begin(stage))
        stage.sandbox.clock.advance(timedelta(hours=5))
    waiting = [
        (person, [number for number, table in enumerate(tables, 1) if table.mover == person])
        for person in tables[0].people
    ]
    person, numbers = max(waiting, key=lambda one: len(one[1]))
    inbox = await said(person, "inbox", "dm")
    assert re.findall(r"\*\*\[Qin (\d)\]", inbox.text) == [str(number) for number in numbers]
    assert f"{len(numbers)} matches wait for you" in inbox.text
    assert "to place a tile" in inbox.text
    await stage.restart()
    panel = await press(person, inbox, "Next")
    assert f"Qin {numbers[0]}" in panel.text
    done = await press(person, await decide(person, panel), "Confirm")
    assert f"Qin {numbers[1]}" in (await press(person, done, "Next")).text
