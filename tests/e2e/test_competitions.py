"""A tournament on Discord: its card, its rounds, who may hold it, a crash between a round and its news."""

from datetime import timedelta

import pytest

from bot.sandbox import Post
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


def seen(posts: list[Post], text: str) -> list[Post]:
    """Those that hold the text."""
    return [post for post in posts if text in post.text]
