"""A tournament on Discord: its card, its rounds, who may hold it, a crash between a round and its news."""

from datetime import timedelta

import pytest

from bot.sandbox import Post, shapes
from tests.support.play import CHANNEL, answer_to, labels, press, said, says, told
from tests.support.stage import Stage


@pytest.mark.parametrize("after", [False, True])
async def test_a_tournament_from_the_card_to_the_standings(stage: Stage, after: bool) -> None:
    """Everything is posted once, whatever is lost on the way, and the round ends at its deadline."""
    mei, jonas, aiko = stage.people("Mei", "Jonas", "Aiko")
    mei.staff = True
    asked = {"title": "Autumn Cup", "kind": "swiss", "game": "qin", "rounds": 1, "days": 7}
    assert "Manage Server" in await told(jonas.slash("tournament new", CHANNEL, **asked))
    card = await said(mei, "tournament new", CHANNEL, **asked)
    for person in (mei, jonas, aiko):
        await answer_to(person.click(card, "Enter"))
    await says(mei, card, "3 are in: Mei, Jonas, Aiko")
    assert "in already" in await told(jonas.click(card, "Enter"))
    page = await said(mei, "tournament show")
    assert {"Begin now", "Cancel it", "Withdraw"} <= set(labels(page))
    assert "Begin now" not in labels(await said(jonas, "tournament show"))
    stage.sandbox.faults.add("POST", "/messages", status=503, after=after)
    await press(mei, page, "Begin now")
    await stage.crash()
    await stage.start()
    await stage.settled()
    news = await aiko.sees(CHANNEL, "Round 1")
    assert set(news.mentions) == {"Mei", "Jonas", "Aiko"}
    assert len(seen(aiko.visible(CHANNEL), "Round 1")) == 1
    await stage.passes(timedelta(days=7))
    await stage.settled()
    over = await aiko.sees(CHANNEL, "It is over.")
    assert "standings.png" in over.files()
    assert "Autumn Cup" in (await press(jonas, over, "Standings")).text
    assert len(seen(aiko.visible(CHANNEL), "It is over.")) == 1


async def test_the_card_of_a_sign_up_that_failed_says_so_to_whoever_presses_it(stage: Stage) -> None:
    mei, jonas = stage.people("Mei", "Jonas")
    mei.staff = True
    cards = []
    for title in ("Autumn Cup", "Winter Cup"):
        asked = {"title": title, "kind": "swiss", "game": "qin", "signup": 1}
        cards.append(await said(mei, "tournament new", CHANNEL, **asked))
    await answer_to(mei.click(cards[1], "Enter"))
    await stage.passes(timedelta(days=1))
    await stage.settled()
    for person, card, label in ((jonas, cards[0], "Enter"), (mei, cards[1], "Withdraw")):
        await answer_to(person.click(card, label))
        await says(jonas, card, "Too few signed up: it does not take place.")
        assert labels(await says(jonas, card, "Cup")) == ["Standings"]


async def test_whoever_enters_or_withdraws_on_a_public_message_is_told_alone(stage: Stage) -> None:
    """In the rounds Withdraw is asked once more, and messages of older rounds stay as they are."""
    mei, jonas, aiko, rafi, lena = stage.people("Mei", "Jonas", "Aiko", "Rafi", "Lena")
    mei.staff = True
    asked = {"title": "Autumn Cup", "kind": "swiss", "game": "qin", "rounds": 3, "days": 7}
    card = await said(mei, "tournament new", CHANNEL, **asked)
    for person in (mei, jonas, aiko, rafi, lena):
        assert "You are in." in await told(person.click(card, "Enter"))
    assert "You are not in." in await told(lena.click(card, "Withdraw"))
    await says(mei, card, "4 are in: Mei, Jonas, Aiko, Rafi.")
    await press(mei, await said(mei, "tournament show"), "Begin now")
    await stage.settled()
    first = await aiko.sees(CHANNEL, "Round 1")
    (question,) = (await answer_to(aiko.click(first, "Withdraw"))).followups
    assert "You play in no further round" in question.text
    assert "You are in." in (await said(aiko, "tournament show")).text
    assert "You are out." in (await press(aiko, question, "Withdraw")).text
    assert "not in" in await told(aiko.click(first, "Withdraw"))
    await stage.passes(timedelta(days=7))
    second = await aiko.sees(CHANNEL, "Round 2")
    assert "You signed up late" in await told(lena.click(first, "Enter"))
    await stage.answered()
    for news in (first, second):
        assert (await says(mei, news, "Autumn Cup")).text == news.text


ORGANISERS = "1300000000000000009"


async def test_whoever_has_the_organisers_role_may_hold_one(stage: Stage) -> None:
    """Nobody else, not even from a page of before; and the card of the sign-up shows what is true."""
    mei, jonas, aiko, rafi = stage.people("Mei", "Jonas", "Aiko", "Rafi")
    world = stage.sandbox.world
    mei.staff = True
    world.guild["roles"].append(shapes.role(ORGANISERS, "Organisers", 3, 0))
    world.emit("GUILD_ROLE_CREATE", {"guild_id": world.guild["id"], "role": world.guild["roles"][-1]})
    await said(mei, "server", CHANNEL, organisers=ORGANISERS)
    asked = {"title": "Autumn League", "game": "qin", "seasons": 2, "options": "board=lion"}
    assert f"<@&{ORGANISERS}>" in await told(jonas.slash("league new", CHANNEL, **asked))
    for person in (jonas, aiko):
        world.members[person.id]["roles"].append(ORGANISERS)
    assert "Nothing is left of that title" in await told(
        jonas.slash("league new", CHANNEL, **{**asked, "title": "   "})
    )
    card = await said(jonas, "league new", CHANNEL, **asked)
    await says(aiko, card, "2 seasons of 3 rounds")
    await says(aiko, card, "With fewer than 3 it does not take place.")
    for person in (mei, jonas, aiko):
        await answer_to(person.click(card, "Enter"))
    await press(rafi, await said(rafi, "league show"), "Enter")
    await says(aiko, card, "4 are in: Mei, Jonas, Aiko, Rafi.")
    before = [(await said(aiko, "league show"), label) for label in ("Begin now", "Cancel it")]
    world.members[aiko.id]["roles"].remove(ORGANISERS)
    for page, label in before:
        assert f"<@&{ORGANISERS}>" in await told(aiko.click(page, label))
    await press(jonas, await said(jonas, "league show"), "Begin now")
    await stage.settled()
    await says(aiko, card, "It has begun:")
    assert (await stage.matches.watching.match(1)).options["board"] == "lion"
    sure = await press(jonas, await said(jonas, "league show"), "Cancel it")
    await press(jonas, sure, "Cancel it")
    await stage.settled()
    await aiko.sees(CHANNEL, "It was cancelled.")


def seen(posts: list[Post], text: str) -> list[Post]:
    """Those that hold the text."""
    return [post for post in posts if text in post.text]
