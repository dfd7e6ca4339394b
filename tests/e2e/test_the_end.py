"""After the last turn: the result card, the table of a rematch, good words; across restarts and faults."""

import asyncio
from datetime import timedelta
from typing import Any

import pytest

from bot.sandbox import Person, Post
from games.engine import record
from tests.render.positions import pixels

from .play import CHANNEL, newest, next_board, open_match, pinged, press, take_turn
from .stage import Stage

DAY = timedelta(days=1)
ENDED = "The seed was"


async def resign(stage: Stage, thread: str, name: str) -> None:
    """Leave the match for good."""
    person = stage.sandbox.person(name)
    reply = await person.slash("match resign", thread)
    await reply.settle()
    await press(person, reply.message, "Resign for good")


async def ended(
    stage: Stage, *people: str, game: str = "qin", turns: int = 2, **options: str
) -> tuple[str, Post]:
    """A match brought to its end by some turns, a day each, and by resignations; its thread and its card."""
    thread = await open_match(stage, *people, game=game, **options)
    watcher = stage.sandbox.person("Lena")
    for _ in range(turns):
        stage.sandbox.clock.advance(DAY)
        board = newest(watcher, thread)
        await take_turn(stage, pinged(stage, board), thread)
        await next_board(watcher, thread, board)
    for name in people[1:]:
        await resign(stage, thread, name)
    return thread, await watcher.sees(thread, ENDED, 20)


def cards(person: Person) -> list[Post]:
    """The cards of tables in the channel, oldest first."""
    return [post for post in person.visible(CHANNEL) if not post.ephemeral and "lobby.png" in post.files()]


async def test_the_card_tells_who_won_how_it_went_and_how_to_check_it(stage: Stage) -> None:
    _, card = await ended(stage, "Mei", "Jonas", "Aiko", turns=3)
    assert "**Mei** wins" in card.text.splitlines()[0]
    assert "All others resigned" in card.text
    assert "provinces" in card.text
    lines = card.text.splitlines()
    assert "**How long a turn took** (nights and vacations included)" in lines
    assert any(line.endswith("**Mei**: 24 hours, one turn") for line in lines), lines
    assert any(line.startswith("-# 5 turns in 3 days, since") for line in lines), lines
    files = card.files()
    name = next(name for name in files if name.endswith(".json"))
    assert f"python -m games verify {name}" in card.text
    assert record.verify(record.read(files[name])) is not None
    report, board = pixels(files["report.png"]), pixels(files["board-end.png"])
    assert report.width == board.width == 1200
    (chart, *_) = card.alt_texts
    assert chart.startswith("Pagodas, turn by turn, as lines")
    assert "1. Mei " in chart
    assert [button.label for button in card.buttons][:3] == [
        "Rematch",
        "Other side of the board",
        "Good game",
    ]
    assert card.mentions == []


@pytest.mark.fuzz  # for its time
async def test_two_who_press_rematch_at_once_after_a_restart_sit_at_one_table(stage: Stage) -> None:
    thread, card = await ended(stage, "Mei", "Jonas", "Aiko", options="board=lion")
    await stage.restart()
    jonas, aiko, mei = (stage.sandbox.person(name) for name in ("Jonas", "Aiko", "Mei"))
    before = len(cards(mei))
    told = await asyncio.gather(press(jonas, card, "Rematch"), press(aiko, card, "Rematch"))
    assert all(page.ephemeral for page in told)
    assert sorted(word for page in told for word in ("is open", "have a seat") if word in page.text) == [
        "have a seat",
        "is open",
    ]
    table = await mei.sees(CHANNEL, lambda post: post in cards(mei)[before:] and "Aiko" in post.text)
    await stage.until(lambda: all(name in table.text for name in ("**Jonas**", "**Aiko**")))
    assert len(cards(mei)) == before + 1
    assert "Board: lion" in table.text
    await stage.restart()
    assert len(cards(mei)) == before + 1
    page = await press(mei, card, "Rematch")  # the last seat: it begins
    assert "has begun" in page.text
    again = await mei.sees(CHANNEL, lambda post: post.id == table.id and post.thread is not None)
    assert again.thread is not None
    assert str(again.thread["id"]) != thread
    await mei.sees(str(again.thread["id"]), "Order of play", 15)
    assert "has begun" in (await press(stage.sandbox.person("Rafi"), card, "Rematch")).text


async def test_a_rematch_calls_the_others_once(stage: Stage) -> None:
    _, card = await ended(stage, "Mei", "Jonas", "Aiko")
    mei = stage.sandbox.person("Mei")
    await press(mei, card, "Rematch")
    table = await mei.sees(CHANNEL, "would like to play")
    assert sorted(table.mentions) == ["Aiko", "Jonas"]
    await stage.sandbox.person("Jonas").click(table, "Join")
    await stage.until(lambda: "■ **Jonas**" in table.text or "**Jonas**" in table.text)
    called = [post for post in mei.visible(CHANNEL) if "Aiko" in post.mentions]
    assert called in ([], [table])  # no second call


@pytest.mark.parametrize(
    "fault",
    [{"status": 500}, {"status": 429}, {"close_socket": True, "after": True}],
    ids=["500", "429", "connection cut after the post"],
)
@pytest.mark.fuzz  # for its time
async def test_the_table_of_a_rematch_is_posted_once_whatever_fails(
    stage: Stage, fault: dict[str, Any]
) -> None:
    _, card = await ended(stage, "Mei", "Jonas")
    mei = stage.sandbox.person("Mei")
    before = len(cards(mei))
    channel = mei.channel(CHANNEL)["id"]
    stage.sandbox.faults.add("POST", f"/channels/{channel}/messages", **fault)
    page = await press(mei, card, "Rematch")
    assert "is open" in page.text
    table = await mei.sees(CHANNEL, "would like to play", 30)
    await asyncio.sleep(0.5)
    assert len(cards(mei)) == before + 1
    await stage.sandbox.person("Jonas").click(table, "Join")
    await mei.sees(CHANNEL, lambda post: post.id == table.id and post.thread is not None)


@pytest.mark.fuzz  # for its time
async def test_the_other_side_of_the_board_is_another_table(stage: Stage) -> None:
    _, card = await ended(stage, "Mei", "Jonas")
    mei, jonas = stage.sandbox.person("Mei"), stage.sandbox.person("Jonas")
    before = len(cards(mei))
    await press(mei, card, "Other side of the board")
    await press(jonas, card, "Rematch")
    await stage.until(lambda: len(cards(mei)) == before + 2)
    assert sorted(
        side for post in cards(mei)[before:] for side in ("bird", "lion") if f"Board: {side}" in post.text
    ) == ["bird", "lion"]


@pytest.mark.fuzz  # for its time
async def test_good_words_are_one_small_line(stage: Stage) -> None:
    thread, card = await ended(stage, "Mei", "Jonas")
    mei, jonas, lena = (stage.sandbox.person(name) for name in ("Mei", "Jonas", "Lena"))
    await mei.click(card, "Good game")
    line = await lena.sees(thread, "Good game: Mei")
    assert line.mentions == []
    await stage.restart()
    await jonas.click(card, "Good game")
    await stage.until(lambda: "Good game: Mei, Jonas" in line.text)
    again = await mei.click(card, "Good game")
    await again.settle()
    assert "You have said so already" in "".join(post.text for post in again.followups)
    stage.sandbox.clock.advance(2 * DAY)
    stage.sandbox.faults.add(
        "PATCH",
        f"/channels/{thread}/messages/{line.id}",
        status=400,
        json={"message": "Maximum number of edits to messages older than 1 hour reached", "code": 30046},
    )
    await lena.click(line, "Good game")
    newer = await lena.sees(thread, "Good game: Mei, Jonas, Lena", after=line)
    assert newer != line
    said = [post for post in lena.visible(thread) if "Good game:" in post.text]
    assert said == [line, newer]


async def test_the_final_scoring_is_behind_a_button(stage: Stage) -> None:
    _, card = await ended(stage, "Mei", "Jonas", "Aiko", game="china")
    assert "Final scoring" not in card.text
    page = await press(stage.sandbox.person("Lena"), card, "Final scoring")
    assert page.ephemeral
    assert "**Final scoring**" in page.text
    assert "Other side of the board" not in [button.label for button in card.buttons]  # three have one side
