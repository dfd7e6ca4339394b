"""/learn: a lesson begins, tells above the question, answers what was chosen, and goes on after a restart."""

import asyncio
import random
from datetime import timedelta

import pytest

from games import game as find_game
from games.engine.lessons import lesson
from tests.support.play import (
    CHANNEL,
    answer_to,
    begun,
    choose,
    decide,
    labels,
    next_board,
    press,
    said,
    says,
)
from tests.support.stage import Stage

BOOK = "📖"


def told(text: str) -> str:
    """What the lesson says in it."""
    found = [line for line in text.split("\n") if BOOK in line]
    assert len(found) <= 1
    return found[0] if found else ""


@pytest.mark.parametrize(
    "game", ["qin", *(pytest.param(name, marks=pytest.mark.fuzz) for name in ("china", "yunnan", "dayunhe"))]
)
async def test_a_lesson_from_its_first_text_over_a_restart_to_its_answer(stage: Stage, game: str) -> None:
    (mei,) = stage.people("Mei")
    begins = await answer_to(mei.slash("learn", CHANNEL, game=game))
    title = find_game(game).title
    await says(mei, begins.message, f"**{title} 1 begins**")
    card = await mei.sees(CHANNEL, lambda post: not post.ephemeral and title in post.text)
    thread = await begun(mei, card)
    board = await mei.sees(thread, "Order of play")
    assert "its shuffle is fixed" in board.text
    assert "sealed" not in board.text
    panel = await press(mei, board, "Your move")
    first = told(panel.text)
    assert "Most" in first or "wins" in first
    await stage.restart()
    panel = await press(mei, board, "Your move")
    assert told(panel.text) == first
    chance = random.Random(1)
    if "Confirm" not in labels(await choose(mei, panel, chance.choice)):
        assert told((await press(mei, board, "Your move")).text) not in ("", first)
    panel = await decide(mei, await press(mei, board, "Your move"), chance.choice)
    assert told(panel.text) == ""
    assert told((await press(mei, panel, "Confirm")).text)
    # The same again leads to the same match.
    again = await said(mei, "learn", CHANNEL, game=game)
    assert "it is not over yet" in again.text
    assert await stage.rows("SELECT count(*) FROM matches") == [(1,)]


async def test_the_lesson_goes_on_after_the_computers_and_ends_as_any_match(stage: Stage) -> None:
    (mei,) = stage.people("Mei")
    page = await said(mei, "learn")
    assert labels(page) == ["Qin", "China", "Yunnan", "Confucius", "Da Yunhe"]
    begins = await answer_to(mei.click(page, "Qin"))
    card = begins.followups[-1]
    thread = await begun(mei, card)
    board = await mei.sees(thread, "Order of play")
    seen = set()
    for _ in range(3):
        panel = await press(mei, board, "Your move")
        seen.add(told(panel.text))
        panel = await decide(mei, panel)
        seen.add(told((await press(mei, panel, "Confirm")).text))
        await stage.passes(timedelta(seconds=11), 4)
        board = await next_board(mei, thread, board)
    assert len(seen - {""}) >= 3
    found = lesson(find_game("qin"))
    assert found is not None
    ((seed, stored),) = await stage.rows("SELECT seed, lesson FROM matches")
    assert seed == found.seed
    assert '"goal"' in stored


async def test_a_lesson_that_is_pressed_twice_begins_once(stage: Stage) -> None:
    (mei,) = stage.people("Mei")
    page = await said(mei, "learn")
    await asyncio.gather(mei.click(page, "Qin"), mei.click(page, "Qin"))
    shown = await says(mei, page, "**Qin 1 begins**")
    assert labels(shown)[0] == "Your move"
    await stage.settled()
    assert await stage.rows("SELECT id, state FROM matches") == [(1, "playing")]
    cards = [post for post in mei.visible(CHANNEL) if not post.ephemeral and "Qin" in post.text]
    assert len(cards) == 1


async def test_nobody_else_is_taught(stage: Stage) -> None:
    (mei,) = stage.people("Mei")
    card = await said(mei, "match new", game="qin", seats=3, computers="novice")
    thread = await begun(mei, card)
    board = await mei.sees(thread, "Order of play")
    assert "sealed" in board.text
    await stage.passes(timedelta(seconds=11), 3)
    assert await stage.rows("SELECT lesson FROM matches") == [(None,)]
