"""Yunnan at the table: thrown out and asked again, a travel turn of many steps, standing orders."""

from datetime import timedelta

import pytest

from bot.matches.standing import LONGEST
from bot.sandbox import Person, Post

from .play import Plan, act, asks, boards, choose, decide, newest, next_board, open_match, pinged, press
from .stage import Stage

SEATED = ("Mei", "Jonas", "Aiko")


async def switch(person: Person, page: Post, order: str, on: bool) -> Post:
    """Press the button of that order on the page of orders."""
    ending = f"|{order}|{'on' if on else 'off'}"
    (button,) = [button for button in page.buttons if button.custom_id.endswith(ending)]
    return await press(person, page, button.custom_id)


async def test_who_is_thrown_out_is_pinged_again_and_told_why(stage: Stage) -> None:
    thread = await open_match(stage, *SEATED, game="yunnan")
    first, _ = await act(stage, thread, "customs", "5")
    second, _ = await act(stage, thread, "market")
    third, _ = await act(stage, thread, "market")
    await act(stage, thread, "pass")
    _, board = await act(stage, thread, "customs", "7")
    assert f"**{first.name}**" in board.text  # thrown out
    assert board.mentions == [third.name]
    _, board = await act(stage, thread, "pass")
    assert board.mentions == [first.name]
    ping = board.text.split("Next:")[1]
    assert "thrown out" in ping
    assert f"**{second.name}**" in ping
    assert "7" in ping
    _, board = await act(stage, thread, "customs", "9")
    assert board.mentions == [second.name]
    assert "thrown out" in board.text.split("Next:")[1]


async def travelling(stage: Stage) -> str:
    """A match for three in which each has two traders in the market; the first traveller is to act."""
    thread = await open_match(stage, *SEATED, game="yunnan")
    for token in ["market"] * 6 + ["pass"] * 3:
        await act(stage, thread, token)
    return thread


async def test_a_travel_turn_is_many_steps_with_free_undo_until_one_confirm(stage: Stage) -> None:
    thread = await travelling(stage)
    board = newest(stage.sandbox.person("Lena"), thread)
    person = pinged(stage, board)
    panel = await press(person, board, "Your move")
    offered = {value for select in panel.selects for value in select.options}
    assert offered == {"puer", "end"}
    panel = await choose(person, panel, Plan("puer"))  # to Yunnan: there is nowhere else to go
    assert "1 of 2" in panel.text or "1 pass" in panel.text
    moved = panel
    panel = await choose(person, panel, Plan("puer"))
    assert panel.buttons[0].label == "Confirm"
    panel = await press(person, panel, "Back")
    assert panel.text == moved.text
    await stage.restart()
    panel = await press(person, newest(person, thread), "Your move")
    assert panel.text == moved.text
    panel = await press(person, panel, "Start over")
    assert "Start over" not in [button.label for button in panel.buttons]
    panel = await choose(person, panel, Plan("puer"))
    panel = await choose(person, panel, Plan("end"))
    assert newest(person, thread).id == board.id  # nothing was posted yet
    done = await press(person, panel, "Confirm")
    assert not asks(done)
    posted = await next_board(person, thread, board)
    assert len(boards(person, thread)) == 11
    assert posted.mentions != [person.name]


async def test_the_end_of_a_round_is_one_message_with_its_sums(stage: Stage) -> None:
    thread = await travelling(stage)
    for _ in SEATED:
        _, board = await act(stage, thread, "puer", "end")
    told = board.text
    for line in ("Inspector", "Gifts", "Income"):
        assert line in told
    count = len(boards(stage.sandbox.person("Lena"), thread))
    assert count == 13  # welcome, nine turns of bidding, three of travel
    assert len(told) < 2500


async def test_a_standing_order_passes_and_nobody_else_learns_of_it(stage: Stage) -> None:
    thread = await open_match(stage, *SEATED, game="yunnan")
    watcher = stage.sandbox.person("Lena")
    board = newest(watcher, thread)
    first = pinged(stage, board)
    others = [stage.sandbox.person(name) for name in SEATED if name != first.name]
    for person in others:
        page = await press(person, board, "Your move")
        assert "It is not your turn" in page.text
        page = await press(person, page, "Standing orders")
        assert "only you see them" in page.text
        page = await switch(person, page, "hold", True)
        assert "· on" in page.text
        assert page.ephemeral
    assert "Standing orders" not in (await press(watcher, board, "Your move")).text
    before = len(boards(watcher, thread))
    _, board = await act(stage, thread, "school", "5")
    second = pinged(stage, board)
    assert second.name in {person.name for person in others}
    page = await press(second, board, "Your move")
    assert "acts for you" in page.text  # and is asked all the same
    assert asks(page)
    stage.sandbox.clock.advance(LONGEST)
    board = await next_board(watcher, thread, board)
    assert "pass" in board.text
    third = pinged(stage, board)
    page = await press(third, board, "Your move")
    panel = await decide(third, page, Plan("school", "7"))  # chosen by hand: the order is off
    stage.sandbox.clock.advance(timedelta(hours=2))
    assert len(boards(watcher, thread)) == before + 2
    await press(third, panel, "Confirm")
    board = await next_board(watcher, thread, board)
    assert board.mentions == [first.name]
    told = " ".join(post.text for post in watcher.visible(thread)).lower()
    assert "order" not in told.replace("order of play", "")
    stage.sandbox.clock.advance(timedelta(hours=1))
    assert newest(watcher, thread).id == board.id


async def test_orders_are_found_by_command_and_taken_back(stage: Stage) -> None:
    thread = await open_match(stage, *SEATED, game="yunnan")
    person = pinged(stage, newest(stage.sandbox.person("Lena"), thread))
    reply = await person.slash("match orders", thread)
    await reply.settle()
    page = await switch(person, reply.message, "pass", True)
    assert "acts for you" in page.text
    page = await switch(person, page, "pass", False)
    assert "acts for you" not in page.text
    stage.sandbox.clock.advance(timedelta(hours=1))
    assert len(boards(person, thread)) == 1
    stranger = await stage.sandbox.person("Lena").slash("match orders", thread)
    await stranger.settle()
    assert "You watch" in stranger.message.text


@pytest.mark.fuzz  # for its time
async def test_with_two_colours_each_the_same_person_may_act_twice_in_a_row(stage: Stage) -> None:
    thread = await open_match(stage, "Mei", "Jonas", game="yunnan")
    watcher = stage.sandbox.person("Lena")
    people = []
    for tokens in (["market"], ["market"], ["market"], ["pass"], ["pass"], ["pass"], ["pass"]):
        person, board = await act(stage, thread, *tokens)
        people.append(person.name)
    assert people[0] == people[2] != people[1] == people[3]
    traveller = pinged(stage, board)
    assert people.count(traveller.name) >= 3
    _, board = await act(stage, thread, "puer", "end")
    assert len(boards(watcher, thread)) == 9
