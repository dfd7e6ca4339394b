"""A question for the table: asked, answered from the inbox and the thread, over a crash."""

from tests.support.play import answer_to, begin, labels, press, said
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
