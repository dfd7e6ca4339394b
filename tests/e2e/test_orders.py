"""A move queued before its turn, through the wire: the bot dies between any two steps; it is played once."""

import random
from datetime import timedelta

from bot.matches.orders import LONGEST
from tests.support.play import begin, choose, labels, newest, press, take_turn, turn_number
from tests.support.stage import Stage


async def test_a_queued_move_survives_and_its_person_alone_is_told(stage: Stage) -> None:
    table = await begin(stage)
    mover, (waits,) = table.mover, table.others
    page = await press(waits, table.board, "Your move")
    assert "not your turn" in page.text
    panel = await press(waits, page, "Queue my next move")
    presses = 2
    await stage.restart()
    chance = random.Random(3)
    while "Queue it" not in labels(panel):
        panel = await choose(waits, panel, chance.choice)
        presses += 1
        await stage.restart()
    page = await press(waits, panel, "Queue it")
    presses += 1
    assert "Your queued move" in page.text
    await stage.restart()
    await take_turn(mover, table.thread)
    await stage.settled()
    assert turn_number(newest(mover, table.thread)) == 1
    await stage.passes(timedelta(minutes=1))
    assert turn_number(newest(mover, table.thread)) == 1  # a pause, as of somebody who answers
    await stage.restart()
    await stage.passes(2 * LONGEST)
    told = [post.text for post in waits.visible("dm") if "queued move" in post.text]
    assert len(told) == 1
    played = "I played" in told[0]
    assert turn_number(newest(mover, table.thread)) == 1 + played
    assert not any("queued move" in post.text for post in mover.visible("dm"))
    await stage.passes(2 * LONGEST)
    assert turn_number(newest(mover, table.thread)) == 1 + played
