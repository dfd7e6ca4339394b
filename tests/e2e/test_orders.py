"""A move queued before its turn, through the wire: the bot dies between any two steps; it is played once."""

import random
from datetime import timedelta

import pytest

from bot.matches.orders import LONGEST
from games.engine import Position
from tests.support.play import answer_to, begin, choose, labels, newest, press, said, take_turn, turn_number
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


async def test_what_one_does_first_in_a_plan_can_be_queued(stage: Stage) -> None:
    table = await begin(stage)
    (waits,) = table.others
    plan = await stage.matches.plans.open(1, int(waits.id))
    while not plan.steps:
        assert plan.panel is not None
        assert plan.panel.question is not None
        token = plan.panel.question.answers[0].token
        plan = await stage.matches.plans.pick(1, int(waits.id), plan.revision, token)
    page = await press(waits, await press(waits, table.board, "Your move"), "Plan")
    page = await press(waits, page, "Queue my next move")
    assert plan.steps[0][1] in page.text
    page = await press(waits, page, "Queue it")
    assert "Your queued move" in page.text


async def test_a_wrong_move_before_its_turn_is_refused_with_what_is_near_it(stage: Stage) -> None:
    table = await begin(stage)
    (waits,) = table.others
    page = await said(waits, "play", table.thread, move="tkae 3")
    assert "not your turn" not in page.text
    assert "tkae 3" in page.text
    near = labels(page)[0]
    page = await press(waits, page, near)
    assert "Queue it" in labels(page)
    assert (await stage.matches.orders.of(1, int(waits.id))).queued is None


async def test_whoever_looks_again_sees_the_move_queued_and_hears_when_it_is_off(stage: Stage) -> None:
    table = await begin(stage)
    (waits,) = table.others
    page = await press(waits, await press(waits, table.board, "Your move"), "Queue my next move")
    while "Queue it" not in labels(page):
        page = await choose(waits, page, lambda answers: answers[0])
    page = await press(waits, page, "Queue it")
    (condition,) = page.selects
    await answer_to(waits.select(page, condition.custom_id, "open"))
    page = await press(waits, table.board, "Your move")
    assert "Your queued move" in page.text
    assert "Delete" in labels(page)
    page = await press(waits, page, "Change the queued move")
    assert "Whenever it is allowed; else I ask you." in page.text
    page = await press(waits, page, "Back")
    assert "Your queued move is off until you press" in page.text
    assert (await stage.matches.orders.of(1, int(waits.id))).queued is None


@pytest.mark.parametrize("mistyped", [False, True])
async def test_after_a_look_ahead_it_is_still_told_whose_turn_it_is(stage: Stage, mistyped: bool) -> None:
    table = await begin(stage)
    (waits,) = table.others
    if mistyped:
        page = await said(waits, "play", table.thread, move="tkae 3")
        page = await press(waits, page, "Choose from lists")
    else:
        page = await press(waits, await press(waits, table.board, "Your move"), "Queue my next move")
    assert "Choose your next move" in page.text
    page = await press(waits, table.board, "Your move")
    assert f"**{table.mover.name}** is to place a tile." in page.text
    assert {"Queue my next move", "Board", "Nudge", "Plan", "Inbox"} <= set(labels(page))
    page = await choose(waits, await press(waits, page, "Queue my next move"), lambda answers: answers[0])
    page = await press(waits, table.board, "Your move")  # what was begun is there
    assert "So far" in page.text


async def test_where_the_next_turn_cannot_be_known_any_more_it_is_told_whose_turn_it_is(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As where the match may end before; also to whoever had begun to choose ahead."""
    table = await begin(stage)
    (waits,) = table.others
    page = await press(waits, await press(waits, table.board, "Your move"), "Queue my next move")
    await choose(waits, page, lambda answers: answers[0])
    monkeypatch.setattr(Position, "imagine", lambda view, seat: view.copy())
    page = await press(waits, table.board, "Your move")
    assert f"**{table.mover.name}** is to place a tile." in page.text
    page = await press(waits, page, "Queue my next move")
    assert "nobody can know yet" in page.text
