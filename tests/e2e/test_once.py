"""Every kind of message stands there once, whatever fails while it is being posted."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import timedelta
from functools import partial

import pytest

from bot.sandbox import Person, Post
from tests.support.play import CHANNEL, ENDED, FAULTS, begin, forge, press, said, says
from tests.support.reminded import hear, reminders
from tests.support.stage import Stage

KINDS = ("board", "reminder", "mention", "call", "watch", "vote", "question", "rematch")
FORM = {"status": 400, "json": {"message": "Bad Form", "code": 50035}}
QUICK = ("board", "connection cut after the post")

Case = tuple[str, Callable[[], Awaitable[object]], Callable[[], list[Post]]]
"""Where the message will be posted, what makes the bot do it, and what is there of it."""


async def on_the_way(stage: Stage, kind: str) -> Case:
    """A match in which a message of that kind comes next."""
    table = await begin(stage, pace="quick")
    mei, lena, person = *stage.people("Mei", "Lena"), table.mover
    channel, tea = (lena.channel(name)["id"] for name in (CHANNEL, "tea-house"))

    def holding(reader: Person, place: str, text: str) -> list[Post]:
        return [post for post in reader.visible(place) if text in post.text and not post.ephemeral]

    if kind == "board":
        return table.thread, table.move, lambda: table.boards[1:]
    if kind in ("reminder", "mention"):
        await hear(stage, person, "dm" if kind == "reminder" else "thread")
        place = person.channel("dm")["id"] if kind == "reminder" else table.thread

        async def half_of_the_time() -> None:
            stage.sandbox.clock.advance(timedelta(hours=15))

        return place, half_of_the_time, lambda: reminders(person, place)
    if kind == "call":
        page = await said(mei, "match leave", table.thread)
        return channel, partial(press, mei, page, "Ask for one"), lambda: holding(lena, channel, "substitute")
    if kind == "watch":
        page = await said(mei, "watch", "tea-house", match=1)
        return tea, partial(press, mei, page, "Qin 1 here"), lambda: holding(lena, tea, "Qin 1")
    if kind == "vote":
        page = await said(mei, "match pause", table.thread)
        there = partial(holding, lena, table.thread, "do you agree")
        return table.thread, partial(press, mei, page, "Ask them"), there
    if kind == "question":
        there = partial(holding, lena, table.thread, "Mei** asks: Until when?")
        return table.thread, partial(said, mei, "ask", table.thread, text="Until when?"), there
    await table.resigns(table.people[1])
    card = await lena.sees(table.thread, ENDED)
    return channel, partial(press, mei, card, "Rematch"), lambda: holding(lena, channel, "would like to play")


async def test_a_double_tap_begins_one_match_against_computers(stage: Stage) -> None:
    """Another one begins when it is played."""
    (mei,) = stage.people("Mei")
    page = await said(mei, "play", CHANNEL)
    (qin,) = [button.custom_id for button in page.buttons if button.label == "Qin"]
    assert qin is not None
    await asyncio.gather(*(mei.click(page, qin) for _ in range(2)))
    await stage.answered()
    await says(mei, page, "**Qin 1** begins")
    assert len(await stage.matches.watching.of_person(int(mei.id))) == 1
    await stage.settled()
    await stage.matches.turns.resign(1, int(mei.id))
    forge(page, qin)
    await mei.click(page, qin)
    await says(mei, page, "**Qin 2** begins")


@pytest.mark.parametrize(
    ("kind", "fault"),
    [
        # one; the others where there is more time
        pytest.param(kind, fault, marks=() if (kind, fault) == QUICK else pytest.mark.fuzz)
        for kind in KINDS
        for fault in ("429 without end", *FAULTS, "refused form")
    ],
)
async def test_a_message_that_fails_comes_once_all_the_same(stage: Stage, kind: str, fault: str) -> None:
    place, happens, there = await on_the_way(stage, kind)
    how = {"429 without end": {"status": 429, "headers": {}}, "refused form": FORM, **FAULTS}[fault]
    met = stage.sandbox.faults.add("POST", f"/channels/{place}/messages", **how)
    await happens()
    await stage.settled()
    await stage.passes(timedelta(minutes=5), 3)
    assert met.met == 1
    assert len(there()) == 1


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("arrived", [False, True], ids=["request lost", "answer lost"])
@pytest.mark.fuzz  # for its time
async def test_a_message_that_was_being_posted_when_the_bot_died_comes_once(
    stage: Stage, kind: str, arrived: bool
) -> None:
    """Nobody knows whether Discord has carried it out."""
    place, happens, there = await on_the_way(stage, kind)
    path = f"/channels/{place}/messages"
    met = stage.sandbox.faults.add("POST", path, delay=30, close_socket=not arrived, after=arrived)
    await happens()
    await stage.until(lambda: met.met > 0 and len(there()) == arrived)
    await stage.crash()
    stage.sandbox.clock.advance(timedelta(hours=1))  # by now Discord has forgotten every nonce
    await stage.start()
    await stage.settled()
    assert len(there()) == 1
