"""Playing on from a past turn, and bringing the record of a match that was played elsewhere."""

from pathlib import Path

import pytest

from bot.sandbox import Post
from tests.support.play import CHANNEL, ENDED, begin, begun, labels, press, said, says, told
from tests.support.stage import Stage

FORKED = "Goes on after turn 2 of Qin 1"


async def test_people_play_on_from_a_turn_of_the_past(stage: Stage) -> None:
    table = await begin(stage, "Mei", "Jonas")
    for _ in range(4):
        await table.turn()
    mei, jonas, lena = stage.people("Mei", "Jonas", "Lena")
    newest = await said(jonas, "match board", table.thread)
    assert "Play on from here" not in labels(newest)
    past = await said(jonas, "match board", table.thread, turn=2)
    asked = await press(jonas, past, "Play on from here")
    assert "turn 2 of Qin 1" in asked.text
    assert "Your table is open: **Qin 2**" in (await press(jonas, asked, "Open the table")).text
    card = await mei.sees(CHANNEL, FORKED)
    assert card.mentions == ["Mei"]
    assert "Jonas** (host)" in card.text
    assert card.button("Start").disabled  # it needs them both
    await mei.click(card, "Join")
    thread = await begun(mei, card)
    (welcome,) = [post for post in lena.visible(thread) if "Order of play" in post.text]
    assert FORKED in welcome.text
    shown = (await said(lena, "match board", table.thread, turn=2, text=True)).text
    assert (await said(lena, "match board", thread, turn=0, text=True)).text == shown

    # who only looks on opens a table as well, and calls nobody
    past = await said(lena, "match board", table.thread, turn=1)
    await press(lena, await press(lena, past, "Play on from here"), "Open the table")
    assert (await mei.sees(CHANNEL, "after turn 1 of Qin 1")).mentions == []


async def test_after_the_end_somebody_plays_on_against_computers(stage: Stage) -> None:
    table = await begin(stage)
    for _ in range(2):
        await table.turn()
    mei, jonas = table.people
    past = await said(mei, "match board", table.thread, turn=1)
    assert "Against computers" not in labels(await press(mei, past, "Play on from here"))
    await table.resigns(jonas)
    await mei.sees(table.thread, ENDED)
    asked = await press(mei, await said(mei, "match board", table.thread, turn=1), "Play on from here")
    assert "**Qin 2** begins" in (await press(mei, asked, "Against computers")).text
    await stage.until(lambda: len(stage.sandbox.world.threads()) > 1)
    thread = str(stage.sandbox.world.threads()[-1]["id"])
    assert "Goes on after turn 1 of Qin 1" in (await mei.sees(thread, "Order of play")).text
    assert jonas.id not in {person for post in mei.visible(CHANNEL) for person in post.mentions}


@pytest.fixture
async def record(tmp_path: Path, same_shuffles: None) -> dict[str, str]:
    """The record of a match that another bot has seen to its end."""
    (tmp_path / "other").mkdir()
    async with Stage(tmp_path / "other") as elsewhere:
        table = await begin(elsewhere, "Mei", "Jonas")
        for _ in range(3):
            await table.turn()
        await table.resigns(table.people[1])
        card = await table.watcher.sees(table.thread, ENDED)
        ((name, data),) = [(name, data) for name, data in card.files().items() if name.endswith(".json")]
        return {"name": name, "text": data.decode()}


async def test_a_record_is_brought_and_looked_at(record: dict[str, str], stage: Stage) -> None:
    aiko, lena = stage.people("Aiko", "Lena")
    answer = await said(aiko, "match import", record=record)
    assert "**Qin 1** is here" in answer.text
    card: Post = await lena.sees(CHANNEL, ENDED)
    assert "Rematch" not in labels(card)
    assert "**A** wins" in card.text or "**B** wins" in card.text
    assert "it does not say who played" in card.text
    assert "How long a turn took" not in card.text
    assert "turn 4" in (await press(lena, card, "Log")).text.lower()
    again = aiko.slash("match import", CHANNEL, record=record)
    assert "I know that match already: **Qin 1**" in await told(again)
    more = await press(lena, card, "More")
    (turns,) = more.selects
    past = (await (await lena.select(more, turns.custom_id, "2")).settle()).message
    await press(lena, await press(lena, past, "Play on from here"), "Open the table")
    await says(lena, await lena.sees(CHANNEL, FORKED), "Lena** (host)")
    await stage.restart()
    assert "turn 4" in (await press(aiko, card, "Log")).text.lower()


async def test_what_is_no_record_is_refused_in_words(stage: Stage) -> None:
    (aiko,) = stage.people("Aiko")
    for name, text, words in (
        ("a.json", "{}", "This is not the record of a match"),
        ("b.png", "\0" * 300, "This is not the record of a match"),
        ("c.json", " " * 200_001, "at most 200 kB"),
    ):
        assert words in await told(aiko.slash("match import", CHANNEL, record={"name": name, "text": text}))
