"""Computers at the table: from the lobby to the end, across restarts, and in the place of absent people."""

import asyncio
import json
import random
import re
from datetime import timedelta

import pytest

from bot.sandbox import Person, Post, Refused
from bot.sandbox.page import WEB
from games import NAMES, game
from games.engine import record

from .play import CHANNEL, boards, is_board, newest, press, press_once, take_turn, turn_number, turn_numbers
from .stage import Stage

ENDED = "The seed was"
PAUSE = timedelta(seconds=11)
"""Longer than any computer waits before it acts."""


async def fill(stage: Stage, host: str, what: str = "fill-novice", **options: str | int) -> str:
    """A match of one person against computers, seated by the list on the card; its thread."""
    person = stage.sandbox.person(host)
    reply = await person.slash("match new", CHANNEL, **{"game": "qin", "seats": 3, **options})
    card = (await reply.settle()).message
    await person.select(card, "", what)
    return await begun(person, card)


async def begun(person: Person, card: Post) -> str:
    """Wait for the first message in the thread that grows from the card; the thread."""
    shown = await person.sees(CHANNEL, lambda post: post.id == card.id and post.thread is not None, 15)
    assert shown.thread is not None
    thread = str(shown.thread["id"])
    await person.sees(thread, "Order of play", 15)
    return thread


async def called(stage: Stage, thread: str, seconds: float = 30) -> Post:
    """Let the computers play until a person is called, or the match is over; that message."""
    watcher = stage.sandbox.person("Lena")
    async with asyncio.timeout(seconds):
        while True:
            board = newest(watcher, thread)
            if board.mentions or ENDED in board.text:
                return board
            stage.sandbox.clock.advance(PAUSE)
            await asyncio.sleep(0.1)


def labels(post: Post) -> list[str | None]:
    return [button.label for button in post.buttons]


def told_by(person: Person, thread: str) -> list[int]:
    """The turns that the boards in the thread tell, in their order; -1 for the card of the end."""
    return [number for post in boards(person, thread) for number in turn_numbers(post)]


async def said(person: Person, command: str, where: str = CHANNEL, **options: str | int) -> Post:
    """The answer to a slash command."""
    reply = await person.slash(command, where, **options)
    return (await reply.settle()).message


async def test_the_host_seats_computers_and_takes_them_away_again(stage: Stage) -> None:
    mei, jonas = stage.sandbox.person("Mei"), stage.sandbox.person("Jonas")
    card = await said(mei, "match new", game="qin", seats=4)

    async def shows(*texts: str) -> Post:
        return await mei.sees(CHANNEL, lambda post: post.id == card.id and all(t in post.text for t in texts))

    await jonas.select(card, "", "add-strong")
    refused = await jonas.sees(CHANNEL, "Only Mei, who opened")
    assert refused.ephemeral
    await mei.select(card, "", "add-strong")
    await shows("**Computer B** (strong)")
    await mei.select(card, "", "add-novice")
    shown = await shows("**Computer B** (strong)", "**Computer C** (novice)")
    assert "fill-steady" in shown.selects[0].options
    assert "add-steady" not in shown.selects[0].options  # with one free seat it would be the same
    await mei.select(card, "", "remove")
    shown = await shows("**Computer B** (strong)", "◇ free\n◇ free")
    assert "Computer C" not in shown.text
    await jonas.click(card, "Join")
    await shows("**Jonas**")
    await mei.select(card, "", "fill-steady")
    thread = await begun(mei, card)
    shown = await shows("begun", "**Computer B** (strong)", "**Jonas**", "**Computer D** (steady)")
    assert shown.selects == []
    welcome = newest(mei, thread)
    assert "**Computer D** (steady)" in welcome.text
    members = stage.sandbox.world.thread_members[thread]
    assert {mei.id, jonas.id} <= set(members) <= {mei.id, jonas.id, stage.sandbox.world.bot["id"]}


@pytest.mark.fuzz  # for its time
async def test_one_person_plays_qin_to_its_end_against_two_computers(stage: Stage) -> None:
    mei, lena = stage.sandbox.person("Mei"), stage.sandbox.person("Lena")
    thread = await fill(stage, "Mei")
    pick = random.Random(7).choice
    board = await called(stage, thread)
    while ENDED not in board.text:
        assert board.mentions == ["Mei"]
        await take_turn(stage, mei, thread, pick)
        await lena.sees(thread, is_board, 15, after=board)
        board = await called(stage, thread)

    # every turn is told once and in its order, those of computers in a row in one message with one picture
    shown = boards(lena, thread)
    last = turn_number(shown[-2])
    assert told_by(lena, thread) == [*range(last + 1), -1]
    several = [post for post in shown if len(turn_numbers(post)) > 1]
    assert len(several) > last // 4
    for post in several:
        assert len(turn_numbers(post)) == 2
        assert [name for name in post.files() if name.endswith(".png")] == [f"board-{turn_number(post)}.png"]
        for number in turn_numbers(post):
            assert f"\n**{number}.** " in post.text
        if post is not shown[-2]:
            assert post.mentions == ["Mei"]
    for post in shown[1:-1]:
        mover_next = post.mentions == ["Mei"]
        assert mover_next == (f"{mei.mention}" in post.text)
    assert sum(bool(post.mentions) for post in shown) <= 1 + last // 3 + 1

    # the card of the end
    card = shown[-1]
    final = record.read(next(data for name, data in card.files().items() if name.endswith(".json")))
    assert record.verify(final) is not None
    assert "Computer B** (novice)" in card.text
    waits = card.text.split("How long a turn took")[1]
    assert "**Mei**: " in waits
    assert "Computer" not in waits

    # once more, against the same ones, at once
    again = await press_once(mei, card, "Rematch")
    assert "has begun" in again.text
    table = await mei.sees(CHANNEL, lambda post: "Qin 2" in post.text and post.thread is not None, 15)
    assert "**Computer B** (novice)" in table.text
    assert table.mentions == []


def of_the_page() -> dict[str, str | int]:
    """What the first button of the sandbox's page sends with /match new."""
    found = re.search(r'name: "match new", options: \{([^}]*)\}', (WEB / "js" / "main.js").read_text("utf-8"))
    assert found is not None
    options: dict[str, str | int] = json.loads("{" + re.sub(r"(\w+):", r'"\1":', found[1]) + "}")
    return options


async def test_one_command_and_the_match_begins(stage: Stage) -> None:
    mei = stage.sandbox.person("Mei")
    assert of_the_page() == {"game": "qin", "seats": 3, "computers": "steady"}
    card = (await (await mei.slash("match new", CHANNEL, **of_the_page())).settle()).message
    thread = await begun(mei, card)
    assert card.thread is not None  # the thread grew from the card
    assert "no deadline" in newest(mei, thread).text
    board = await called(stage, thread)
    assert board.mentions == ["Mei"]


async def test_play_offers_computers_where_nothing_waits(stage: Stage) -> None:
    mei = stage.sandbox.person("Mei")
    offer = await said(mei, "play")
    assert offer.ephemeral
    assert labels(offer)[:5] == [game(name).title for name in NAMES]
    reply = await mei.select(offer, "", "novice")
    await reply.settle()
    told = await press(mei, offer, "Qin")
    assert "begins" in told.text
    card = await mei.sees(CHANNEL, lambda post: "**Computer C** (novice)" in post.text, 15)
    assert not card.ephemeral
    thread = await begun(mei, card)
    assert (await called(stage, thread)).mentions == ["Mei"]
    # in a thread of no table it is said why there is nothing to play
    assert "computers" not in (await said(stage.sandbox.person("Aiko"), "play", thread)).text.lower()


@pytest.mark.fuzz  # for its time; killed at every single moment: test_computers_killed
async def test_killed_in_mid_thought_the_computers_go_on_and_nothing_is_told_twice(stage: Stage) -> None:
    mei, lena = stage.sandbox.person("Mei"), stage.sandbox.person("Lena")
    thread = await fill(stage, "Mei", "fill-strong")
    for _ in range(3):
        board = await called(stage, thread)
        await take_turn(stage, mei, thread)
        await lena.sees(thread, is_board, 15, after=board)
        await asyncio.sleep(0.2)  # the computer is thinking, or has thought and waits
        await stage.restart()
    board = await called(stage, thread)
    assert board.mentions == ["Mei"]
    numbers = told_by(lena, thread)
    assert numbers == list(range(len(numbers)))
    stage.sandbox.clock.advance(timedelta(days=2))  # it waits for Mei however long she takes
    await asyncio.sleep(0.3)
    assert newest(lena, thread) == board


async def test_the_turns_of_computers_stand_in_the_message_and_not_before_the_panel(stage: Stage) -> None:
    mei = stage.sandbox.person("Mei")
    thread = await fill(stage, "Mei")
    board = await called(stage, thread)
    await take_turn(stage, mei, thread)
    await stage.sandbox.person("Lena").sees(thread, is_board, 15, after=board)
    board = await called(stage, thread)
    assert len(turn_numbers(board)) == 2
    panel = await press_once(mei, board, "Your move")
    assert "Your move in" in panel.text  # at once
    again = await press_once(mei, board, "Since I last looked")  # for who wants it, it is there
    assert all(f"**{number}.**" in again.text for number in turn_numbers(board))


async def test_a_computer_looks_after_the_seat_of_somebody_absent_who_takes_it_back_with_one_press(
    stage: Stage,
) -> None:
    people = {name: stage.sandbox.person(name) for name in ("Mei", "Jonas")}
    mei = people["Mei"]
    card = await said(mei, "match new", game="qin", seats=2, caretaker="computer")
    await people["Jonas"].click(card, "Join")
    thread = await begun(mei, card)
    board = newest(mei, thread)
    (absent,) = [person for person in people.values() if [person.name] == board.mentions]
    other = next(person for person in people.values() if person is not absent)
    for _ in range(10):
        stage.sandbox.clock.advance(timedelta(hours=12))
        await asyncio.sleep(0.1)
    notice = await mei.sees(thread, "A computer plays in their place", 15)
    assert notice.mentions == [absent.name]
    assert labels(notice) == ["I am back", "Log"]
    stage.sandbox.clock.advance(PAUSE)
    board = await mei.sees(thread, is_board, 15, after=board)
    assert f"**{absent.name}**" in board.text
    assert board.mentions == [other.name]
    # the other one does not notice more; it is the computer's turn again
    await take_turn(stage, other, thread)
    after = await mei.sees(thread, is_board, 15, after=board)
    assert after.mentions == []
    await stage.restart()
    # "Your move" leads to the way back, /why says it too
    refused = await press_once(absent, after, "Your move")
    assert "A computer plays for you" in refused.text
    why = await said(absent, "why", thread)
    assert "A computer plays for you" in why.text
    assert "I am back" in labels(why)
    back = await press_once(absent, refused, "I am back")
    assert "the seat is yours again" in back.text
    assert "Your move" in labels(back)
    panel = await press(absent, back, "Your move")
    assert panel.selects
    await mei.sees(thread, "plays again", 15)
    stage.sandbox.clock.advance(PAUSE)
    await asyncio.sleep(0.3)
    assert newest(mei, thread) == after  # no computer moves any more
    calls = [post for post in mei.visible(thread) if "A computer plays in their place" in post.text]
    assert calls == [notice]
    with pytest.raises(Refused):
        await mei.select(panel, "", "none")  # what Jonas sees is not Mei's


async def test_staff_puts_a_person_in_the_place_of_a_computer(stage: Stage) -> None:
    mei, aiko = stage.sandbox.person("Mei"), stage.sandbox.person("Aiko")
    thread = await fill(stage, "Mei")
    mei.staff = True
    offered = await mei.autocomplete("staff replace", "seat", "", thread)
    seat = next(choice["value"] for choice in offered if "Computer B" in choice["name"])
    done = await mei.slash("staff replace", thread, seat=seat, person=aiko.id)
    assert "in the place of a computer" in (await done.settle()).text
    notice = await mei.sees(thread, lambda post: "you play here" in post.text and not post.ephemeral, 15)
    assert notice.mentions == ["Aiko"]
    await stage.until(lambda: aiko.id in stage.sandbox.world.thread_members[thread])
    hand = await press_once(aiko, notice, "My hand")
    assert "Only you see this" in hand.text


async def test_watchers_elsewhere_follow_the_computers_too(stage: Stage) -> None:
    mei, lena = stage.sandbox.person("Mei"), stage.sandbox.person("Lena")
    thread = await fill(stage, "Mei")
    page = await said(lena, "watch", thread)
    await press_once(lena, page, "Qin 1 in my DMs")
    board = await called(stage, thread)
    await take_turn(stage, mei, thread)
    await lena.sees(thread, is_board, 15, after=board)
    board = await called(stage, thread)
    mirror = await lena.sees("dm", f"Turn {turn_number(board)}.", 15)
    assert mirror.mentions == []
    assert "Computer B** (novice)" in mirror.text
