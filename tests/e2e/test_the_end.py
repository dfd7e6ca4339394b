"""After the last turn: the result card, the table of a rematch, good words; across restarts and faults."""

from datetime import timedelta
from io import BytesIO

import pytest
from PIL import Image, ImageSequence

from bot.computers.worker import Budget
from bot.sandbox import Person, Post
from games.engine import record
from tests.support.play import CHANNEL, ENDED, answer_to, begin, labels, press, private_match, said, says
from tests.support.render.positions import pixels
from tests.support.stage import Stage

DAY = timedelta(days=1)


async def ended(
    stage: Stage, *people: str, game: str = "qin", turns: int = 2, options: str = ""
) -> tuple[str, Post]:
    """A match brought to its end by some turns, a day each, and by resignations; its thread and its card."""
    table = await begin(stage, *people, game=game, options=options)
    for _ in range(turns):
        stage.sandbox.clock.advance(DAY)
        await table.turn()
    for person in table.people[1:]:
        await table.resigns(person)
    return table.thread, await table.watcher.sees(table.thread, ENDED)


def cards(person: Person) -> list[Post]:
    """The cards of tables in the channel, oldest first."""
    return [post for post in person.visible(CHANNEL) if not post.ephemeral and "lobby.png" in post.files()]


async def test_the_card_tells_who_won_how_it_went_and_how_to_check_it(stage: Stage) -> None:
    _, card = await ended(stage, "Mei", "Jonas", "Aiko", turns=3)
    assert "**Mei** wins" in card.text.splitlines()[0]
    assert "All others resigned" in card.text
    assert "provinces" in card.text
    lines = card.text.splitlines()
    assert "**How long a turn took** (nights, vacations and pauses included)" in lines
    assert any(line.endswith("**Mei**: 24 hours, one turn") for line in lines), lines
    assert any(line.startswith("-# 5 turns in 3 days, since") for line in lines), lines
    files = card.files()
    name = next(name for name in files if name.endswith(".json"))
    assert f"python -m games verify {name}" in card.text
    assert record.verify(record.read(files[name])) is not None
    report, board = pixels(files["report.png"]), pixels(files["board-end.png"])
    assert report.width == board.width == 1200
    assert card.alt_texts[0].startswith("Pagodas, turn by turn, as lines")
    assert "1. Mei " in card.alt_texts[0]
    assert labels(card)[:3] == ["Rematch", "Other side of the board", "Good game"]
    assert card.mentions == []

    mei, jonas = stage.people("Mei", "Jonas")
    advice = await press(jonas, card, "What to try next")
    assert advice.ephemeral
    assert advice.text.startswith("**Qin 1: what to try next**\n1. ")

    # a rematch calls the others once
    await press(mei, card, "Rematch")
    table = await mei.sees(CHANNEL, "would like to play")
    assert sorted(table.mentions) == ["Aiko", "Jonas"]
    await jonas.click(table, "Join")
    await says(mei, table, "**Jonas**")
    called = [post for post in mei.visible(CHANNEL) if "Aiko" in post.mentions]
    assert called in ([], [table])  # no second call


async def test_a_private_match_goes_on_where_only_private_threads_can_be_opened(stage: Stage) -> None:
    table = await private_match(stage)
    mei, jonas = table.people
    world, channel = stage.sandbox.world, mei.channel(CHANNEL)["id"]
    await table.turn()
    await table.resigns(jonas)
    card = await mei.sees(table.thread, ENDED)
    for name, lacks in (("CREATE_PUBLIC_THREADS", False), ("CREATE_PRIVATE_THREADS", True)):
        world.toggle(channel, False, name)
        shown = await said(mei, "match board", table.thread, turn=1)
        asked = await press(mei, shown, "Play on from here")
        for opened in (await press(mei, card, "Rematch"), await press(mei, asked, "Open the table")):
            assert ("Create Private Threads" in opened.text) is lacks
            assert "Create Public Threads" not in opened.text
        world.toggle(channel, None, name)


@pytest.mark.fuzz  # for its time
async def test_good_words_are_one_small_line(stage: Stage) -> None:
    thread, card = await ended(stage, "Mei", "Jonas", "Lena")
    mei, jonas, lena = stage.people("Mei", "Jonas", "Lena")
    await mei.click(card, "Good game")
    line = await lena.sees(thread, "Good game: Mei")
    assert line.mentions == []
    await stage.restart()
    await jonas.click(card, "Good game")
    await says(lena, line, "Good game: Mei, Jonas")
    again = await answer_to(mei.click(card, "Good game"))
    assert "You have already said so" in "".join(post.text for post in again.followups)
    await stage.passes(2 * DAY)
    too_old = {"message": "Maximum number of edits to messages older than 1 hour reached", "code": 30046}
    path = f"/channels/{thread}/messages/{line.id}"
    stage.sandbox.faults.add("PATCH", path, status=400, json=too_old)
    await lena.click(line, "Good game")
    newer = await lena.sees(thread, "Good game: Mei, Jonas, Lena", after=line)
    assert [post for post in lena.visible(thread) if "Good game:" in post.text] == [line, newer]


async def test_the_final_scoring_is_behind_a_button(stage: Stage) -> None:
    _, card = await ended(stage, "Mei", "Jonas", "Aiko", game="china", turns=0)
    assert "Final scoring" not in card.text
    page = await press(stage.people("Lena")[0], card, "Final scoring")
    assert page.ephemeral
    assert "**Final scoring**" in page.text
    assert "Other side of the board" not in labels(card)  # three have one side


@pytest.mark.fuzz  # for its time
async def test_the_other_side_of_the_board_is_another_table(stage: Stage) -> None:
    _, card = await ended(stage, "Mei", "Jonas")
    mei, jonas = stage.people("Mei", "Jonas")
    await press(mei, card, "Other side of the board")
    await press(jonas, card, "Rematch")
    await stage.until(lambda: len(cards(mei)) == 3)
    texts = [post.text for post in cards(mei)[1:]]
    assert sorted(side for text in texts for side in ("bird", "lion") if f"Board: {side}" in text) == [
        "bird",
        "lion",
    ]


async def test_a_computer_tells_what_it_thinks_of_the_match(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.computers.reviewer.BUDGET", Budget(0, 5, nodes=1))
    await stage.restart()
    thread, card = await ended(stage, "Mei", "Jonas", turns=5)
    mei, jonas, lena = stage.people("Mei", "Jonas", "Lena")
    offer = await answer_to(lena.click(card, "A computer’s view"))
    refused = await answer_to(lena.click(offer, "For everybody"))
    assert "Only those who played" in refused.text
    offer = await answer_to(mei.click(card, "A computer’s view"))
    assert "all 6 turns" in offer.text
    await stage.crash()
    await stage.start()
    begun = await answer_to(mei.click(offer, "For me"))
    assert "of 6 turns" in begun.text
    told = await mei.sees("dm", "what a computer thinks")
    assert pixels(told.files()["review.png"]).width == 1200
    assert "lines: after turn" in told.alt_texts[0]
    done = await answer_to(jonas.click(card, "A computer’s view"))
    await jonas.click(done, "For everybody")
    assert (await lena.sees(thread, "what a computer thinks")).files().keys() == {"review.png"}


async def test_the_whole_match_is_shown_once_as_animation_and_as_page(stage: Stage) -> None:
    thread, card = await ended(stage, "Mei", "Jonas", turns=3)
    jonas, lena = stage.people("Jonas", "Lena")
    menu = await press(lena, card, "More")
    begun = await answer_to(lena.click(menu, "Animation"))
    assert "is being made" in begun.text
    await stage.crash()
    await stage.start()
    post = await lena.sees(thread, lambda post: "match-1.gif" in post.files())
    moving = pixels_of_all(post.files()["match-1.gif"])
    assert len(moving) == (await stage.matches.watching.match(1)).turn + 1
    assert post.alt_texts[0].startswith("All boards, one after the other.")
    assert post.mentions == []
    await stage.settled()  # until the bot knows that it is there
    again = await answer_to(jonas.click(await press(jonas, card, "More"), "Animation"))
    assert f"/{thread}/{post.id}" in again.text
    await press(jonas, await press(jonas, card, "More"), "Page")
    page = await jonas.sees(thread, lambda post: "match-1.html" in post.files())
    assert b'<html lang="en">' in page.files()["match-1.html"]
    await stage.restart()
    await stage.settled()
    shown = [post for post in lena.visible(thread) if post.files().keys() & {"match-1.gif", "match-1.html"}]
    assert [post.id for post in shown] == [post.id, page.id]
    # what was deleted is made again
    stage.sandbox.world.delete_message(thread, post.id)
    assert "is being made" in (await answer_to(jonas.click(page, "Animation"))).text
    anew = await lena.sees(thread, lambda other: "match-1.gif" in other.files() and other.id != post.id)
    await stage.settled()
    assert anew.id in (await answer_to(jonas.click(page, "Animation"))).text


async def test_whoever_asked_for_what_discord_finds_too_large_is_told(stage: Stage) -> None:
    thread, card = await ended(stage, "Mei", "Jonas", turns=1)
    (lena,) = stage.people("Lena")
    menu = await press(lena, card, "More")
    refused = {"message": "Request entity too large", "code": 40005}
    stage.sandbox.faults.add("POST", f"/channels/{thread}/messages", status=413, json=refused)
    await lena.click(menu, "Animation")
    told = await lena.sees(thread, "The animation is a larger file than Discord takes in this server.")
    assert labels(told) == ["Page"]


def pixels_of_all(data: bytes) -> list[bytes]:
    """The frames of a moving picture."""
    moving = Image.open(BytesIO(data))
    return [frame.convert("RGB").tobytes() for frame in ImageSequence.Iterator(moving)]
