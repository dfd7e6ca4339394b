"""A question for the table: asked, answered from the inbox and the thread, over a crash."""

import pytest

from tests.support.play import CHANNEL, answer_to, begin, forbid, labels, open_match, press, said
from tests.support.stage import Stage


async def test_a_question_is_answered_in_the_inbox_and_in_the_thread_over_a_crash(stage: Stage) -> None:
    table = await begin(stage, "Mei", "Jonas", "Aiko")
    (mei, jonas, aiko), lena = table.people, table.watcher
    asked = await said(mei, "ask", table.thread, text="A *pause*, <@1> @everyone?")
    assert "in the others’ inbox" in asked.text
    post = await lena.sees(table.thread, "Mei** asks: A \\*pause\\*, \\<@1\\> @everyone?")
    assert (post.mentions, labels(post)) == ([], ["Answer", "Settled"])
    assert "One question waits for you" in (await said(jonas, "inbox")).text
    assert "question" not in (await said(mei, "inbox")).text
    await stage.restart()
    inbox = await said(jonas, "inbox")
    await answer_to(jonas.submit(await jonas.click(inbox, "Answer"), {"text": "for *me*\nyes"}))
    await lena.sees(table.thread, "Jonas**: for \\*me\\* yes")
    assert "question" not in (await said(jonas, "inbox")).text
    assert "for the others at the table" in (await press(lena, post, "Answer")).text
    assert "Only who asked it" in (await press(aiko, post, "Settled")).text
    await answer_to(aiko.submit(await aiko.click(post, "Answer"), {}))
    await stage.settled()
    assert (post.text.count("Aiko"), labels(post)) == (0, [])
    assert len([each for each in lena.visible(table.thread) if "asks:" in each.text]) == 1


@pytest.mark.parametrize("left", [True, False], ids=["left", "muted"])
async def test_who_has_left_or_may_not_write_in_the_thread_asks_and_answers_nothing(
    stage: Stage, left: bool
) -> None:
    table = await begin(stage, "Mei", "Jonas")
    mei, jonas = table.people
    await said(mei, "ask", table.thread, text="When can you?")
    page, old = [await said(jonas, "inbox", "dm" if left else "tea-house") for _ in range(2)]
    opened = await jonas.click(page, "Answer")
    if left:
        jonas.member = False
    else:
        forbid(stage, jonas, "SEND_MESSAGES_IN_THREADS")
        for place in (table.thread, "tea-house"):
            assert "You may not write" in (await said(jonas, "ask", place, text="Ha!")).text
    assert "You may not write" in (await answer_to(jonas.submit(opened, {"text": "Ha!"}))).message.text
    assert "You may not write where Qin 1 is played" in (await press(jonas, old, "Answer")).text
    assert "question" not in (await said(jonas, "inbox", "dm" if left else "tea-house")).text
    await stage.settled()
    assert not any("Ha!" in each.text for each in mei.visible(table.thread))


async def test_one_that_may_not_be_answered_hides_no_other(stage: Stage) -> None:
    mei, jonas = stage.people("Mei", "Jonas")
    for text, place in (("First?", "tea-house"), ("Second?", CHANNEL)):
        await said(mei, "ask", await open_match(stage, "Mei", "Jonas", place=place), text=text)
    forbid(stage, jonas, "SEND_MESSAGES_IN_THREADS", place="tea-house")
    page = await said(jonas, "inbox")
    assert "One question waits for you" in page.text
    assert "Second?" in page.text
    await answer_to(jonas.submit(await jonas.click(page, "Answer"), {"text": "Yes"}))
    assert "question" not in (await said(jonas, "inbox")).text


async def test_questions_are_shown_where_discord_does_not_say_who_may_answer(stage: Stage) -> None:
    table = await begin(stage, "Mei", "Jonas")
    mei, jonas = table.people
    for text in ("First?", "Second?"):
        await said(mei, "ask", table.thread, text=text)
    fault = stage.sandbox.faults.add("GET", f"/members/{jonas.id}", status=403, times=9)
    assert "First?" in (await said(jonas, "inbox", "dm")).text
    assert fault.met == 1  # a place is asked about once


async def test_a_question_that_was_deleted_is_not_posted_again(stage: Stage) -> None:
    table = await begin(stage, "Mei", "Jonas", "Aiko")
    mei, jonas, aiko = table.people
    await said(mei, "ask", table.thread, text="Something vile?")
    post = await table.watcher.sees(table.thread, "vile")
    pages = [await said(person, "inbox") for person in (jonas, aiko)]
    stage.sandbox.world.delete_message(post.channel, post.id)
    opened = await jonas.click(pages[0], "Answer")
    await answer_to(jonas.submit(opened, {"text": "no comment"}))
    await stage.settled()
    assert not any("vile" in each.text for each in mei.visible(table.thread))
    assert "question" not in (await said(aiko, "inbox")).text
    assert "vile" not in (await press(aiko, pages[1], "Answer")).text
    await stage.settled()
    assert not any("vile" in each.text for each in mei.visible(table.thread))
