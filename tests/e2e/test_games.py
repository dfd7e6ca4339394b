"""The five games at the table: choices taken back and kept, secrets, gifts, orders, whole turns."""

import asyncio
import random
from collections.abc import Callable
from contextlib import suppress
from datetime import timedelta
from functools import partial

import pytest

from bot.components import ids
from bot.matches.orders import LONGEST
from bot.sandbox import Failed, Person, Post, Refused
from tests.support.play import (
    Pick,
    Plan,
    Table,
    answer_to,
    answering,
    asks,
    begin,
    choose,
    decide,
    forge,
    labels,
    offered,
    preferring,
    press,
    said,
)
from tests.support.stage import Stage
from tests.support.table import take_turn

SEATED = ("Mei", "Jonas", "Aiko")
OTHER = [f"other {cards}" for cards in ("1+2", "1+3", "2+3", "1+2+3")]
STORED = ("2", "2", "2")
"""Of stacks on which, as they are shuffled here, neither unrest nor a reservoir lies."""


async def seated(stage: Stage, game: str, *turns: str) -> Table:
    """A match for three after these turns, each an answer or more; in Da Yunhe all store a line first.

    Clicks are other tests' business: the moves go straight to the use cases.
    """
    table = await begin(stage, *SEATED, game=game)
    turns = (*(STORED if game == "dayunhe" else ()), *turns)
    for turn in turns:
        await take_turn(stage.matches, await stage.matches.watching.match(1), *turn.split())
    await table.told(len(turns))
    return table


# choices -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "turns", "answers", "shown"),
    [
        ("china", (), partial(preferring, "deck"), {}),
        # the least is overpaid first; another payment is chosen card by card
        ("confucius", (), partial(Plan, "buy", "2", "other"), {1: ["2", "3", *OTHER]}),
        (
            *("dayunhe", ("builder", "order", "rebuilder"), partial(Plan, "build", "5-5")),
            {1: ["e-sw-nw", "se-w-ne"]},
        ),
        # to Yunnan: there is nowhere else to go
        ("yunnan", ("market",) * 6 + ("pass",) * 3, partial(Plan, "puer", "end"), {0: ["puer", "end"]}),
    ],
    ids=["draw in China", "payment by cards", "tile and looks", "travel"],
)
async def test_choices_are_taken_back_and_kept_until_confirm(
    stage: Stage,
    game: str,
    turns: tuple[str, ...],
    answers: Callable[[], Pick],
    shown: dict[int, list[str]],
) -> None:
    table = await seated(stage, game, *turns)
    board, person, pick = table.board, table.mover, answers()
    pages = [await table.panel()]
    asked = [(pages[0].text, offered(pages[0]))]
    while "Confirm" not in labels(pages[-1]):
        pages.append(await choose(person, pages[-1], pick))
        asked.append((pages[-1].text, offered(pages[-1])))
    assert {number: asked[number][1] for number in shown} == shown
    if game == "china":
        assert "no undo" in asked[-1][0]  # the row is filled from the deck
    back = await press(person, pages[-1], "Back")
    assert (back.text, offered(back)) == asked[-2]
    pictures = back.files()
    await stage.restart()
    again = await table.panel()
    assert (again.text, offered(again), again.files()) == (*asked[-2], pictures)
    first = await press(person, again, "Start over")
    assert asked[0][0].endswith(first.text)  # what happened meanwhile was told once
    assert offered(first) == asked[0][1]
    assert "Start over" not in labels(first)
    panel = await decide(person, first, answers())
    assert panel.text == asked[-1][0]
    assert table.board == board  # nothing was posted yet
    assert not asks(await press(person, panel, "Confirm"))
    posted = await table.next(board)
    assert f"**{person.name}**" in posted.text
    assert posted.mentions != [person.name]
    assert table.numbers == list(range(len(turns) + 2 + 3 * (game == "dayunhe")))


# draws in the middle of a turn -------------------------------------------------------------------------


async def decided(person: Person, panel: Post) -> Post:
    """The panel when all is chosen, face down where that can be."""
    return await decide(person, panel, preferring("deck"))


async def in_mid_turn(table: Table) -> tuple[Person, Post]:
    """Turns until somebody has confirmed the first of two draws; they, and their panel."""
    while True:
        board, person = table.board, table.mover
        panel = await press(person, await decided(person, await table.panel()), "Confirm")
        if asks(panel):
            assert table.board == board  # nothing is posted in the middle of a turn
            return person, panel
        await table.next(board)


async def hand(table: Table, person: Person) -> str:
    return (await press(person, table.board, "My hand")).text


async def test_what_was_drawn_is_told_to_nobody_else_and_stays_drawn_whoever_leaves(stage: Stage) -> None:
    table = await begin(stage, *SEATED, "Rafi", game="china")
    person, page = await in_mid_turn(table)
    board, held = table.board, await hand(table, person)
    assert "So far" in page.text
    assert "drew" in page.text
    assert "Back" not in labels(page)
    assert "cannot be taken back" in (await said(person, "match undo", table.thread)).text
    await stage.restart()
    again = await table.panel()
    assert again.text == page.text
    for other in [*table.others, table.watcher]:
        assert "face down" in (await said(other, "match log", table.thread)).text
        looked = await press(other, board, "Your move")
        assert not asks(looked)
        assert f"**{person.name}** is to take cards" in looked.text
        assert "drew" not in looked.text
    shown = await said(table.watcher, "match board", table.thread)
    assert "drew one card face down" in shown.text
    assert "The turn goes on: " in shown.text
    assert person.name in shown.text.rpartition("The turn goes on: ")[2]
    assert "The turn goes on" not in (await press(table.watcher, shown, "Earlier")).text
    chosen = await decided(person, again)
    assert "So far" in chosen.text  # on the page with Confirm too
    await stage.restart()
    assert await hand(table, person) == held  # decided is not drawn
    looked = await table.panel()
    assert looked.text == chosen.text
    table.spoil(status=503, after=True)
    done = await press(person, looked, "Confirm")
    assert "Done." in done.text
    assert "You drew **" in done.text  # the last card too: no other page tells it
    await stage.restart()
    mine = await hand(table, person)
    assert "You hold" in mine
    assert mine != held
    await table.next(board)
    assert table.numbers == list(range(len(table.numbers)))

    # somebody else leaves in the middle of a turn
    person, panel = await in_mid_turn(table)
    board, leaver = table.board, table.others[0]
    await table.resigns(leaver)
    told = await table.next(await table.next(board))  # the turn as far as it went, then that
    assert "resigned" in told.text
    assert told.mentions == [person.name]
    reply = await answer_to(answering(person, panel, "deck"))  # the old panel
    assert reply.text.startswith("-# That message was out of date")
    assert "So far" in reply.text
    assert "face down" in reply.text
    assert "deck" in offered(reply.message)
    assert "cannot be taken back" in (await said(person, "match undo", table.thread)).text
    typed = await said(person, "play", table.thread, move="draw")
    assert "You drew **" in (await press(person, typed, "Confirm")).text
    rest = await table.next(told)
    assert f"**{person.name}** drew one card face down" in rest.text
    assert table.numbers == sorted(set(table.numbers))
    assert "drew one card face down" in (await said(leaver, "match log", table.thread)).text

    # and somebody in the middle of their own
    person, panel = await in_mid_turn(table)
    board = table.board
    await table.resigns(person)
    assert "resigned" in (await table.next(board)).text  # one message tells the turn and its end
    assert table.mover != person
    old = await answer_to(answering(person, panel, "deck"))
    assert not asks(old.message)
    assert asks(await table.panel())


@pytest.mark.fuzz  # for its time
async def test_killed_while_a_draw_is_confirmed_one_card_or_none_is_drawn(stage: Stage) -> None:
    table = await begin(stage, *SEATED, "Rafi", game="china")
    chance = random.Random(5)
    for _ in range(4):
        board, person = table.board, table.mover
        panel = await table.panel()
        while asks(panel):
            panel = await decided(person, panel)
            pressed = asyncio.create_task(press(person, panel, "Confirm"))
            await asyncio.sleep(chance.uniform(0, 0.06))  # the instant of death
            await stage.restart()
            with suppress(Failed, Refused):
                await pressed
            again = await press(person, board, "Your move")
            if again.text == panel.text:  # nothing was stored: the same press works
                again = await press(person, panel, "Confirm")
            panel = again
        await table.next(board)
    assert table.numbers == list(range(5))
    assert await stage.matches.records.check() == []


# Confucius ---------------------------------------------------------------------------------------------


async def test_gifts_have_a_command_and_buttons_of_older_messages_show_the_board(stage: Stage) -> None:
    """A board could have several sheets once: what names one is answered with the one board there is."""
    table = await begin(stage, *SEATED, game="confucius")
    lena, giver = table.watcher, table.mover
    assert not {"Court", "Realm", "Who owes whom"} & set(labels(table.board))
    board = await table.turn("give")
    holder = next(person for person in table.people if f"**{person.name}**" in board.text and person != giver)
    by_command = await said(lena, "match gifts", table.thread)
    number = ids.parse(board.buttons[0].custom_id or "").match
    pages = {
        name: await pressed(holder, board, f"m1|board|{number}|1|1{name}")
        for name in ("", "|court", "|realm", "|gifts")
    }
    (picture,) = {tuple(page.files().values()) for page in pages.values()}
    assert picture == tuple(by_command.files().values()), "it is the board"
    assert "You hold" in pages["|gifts"].text
    assert not any("You hold" in pages[name].text for name in ("", "|court", "|realm"))
    for page in (by_command, pages["|gifts"]):
        assert "wall-hanging" in page.text
        assert giver.name in page.text
    assert "You hold" not in by_command.text
    assert "You hold" not in (await said(giver, "match gifts", table.thread)).text
    for sheet in ("court", "realm", "gifts"):
        recap = await pressed(lena, board, f"m1|recap|{number}|1|0|{sheet}")
        assert recap.ephemeral
        assert len(recap.files()) == 1
    board = await table.turn("junks", "1", "1")
    assert "Your move" in labels(await pressed(table.mover, board, f"m1|board|{number}|1|2|court"))


async def pressed(person: Person, post: Post, custom_id: str) -> Post:
    """What a button of an older message answers; afterwards the message has its own buttons again."""
    own = post.message.data["components"]
    forge(post, custom_id)
    answer = await answer_to(person.click(post, custom_id))
    post.message.data["components"] = own
    return answer.message


# Da Yunhe ----------------------------------------------------------------------------------------------


async def test_a_card_taken_in_secret_is_told_when_it_is_turned_up(stage: Stage) -> None:
    table = await seated(stage, "dayunhe")
    public = await table.exported()
    secret = {"inspector": "Inspector", "tea": "Tea", "builder": "Builder"}
    for number, (card, name) in enumerate(secret.items()):
        board, person = table.board, table.mover
        panel = await table.panel()
        assert len(offered(panel)) == 10 - number
        assert not set(offered(panel)) & set(list(secret)[:number])
        if number == 1:
            await stage.restart()
            panel = await table.panel()
        panel = await choose(person, panel, Plan(card))
        assert name in panel.text
        await press(person, panel, "Confirm")
        told = (await table.next(board)).text.split("Next:")[0]
        assert (name in told) == (card == "inspector" and number == 2)
        # all three are secret until the first to act turns up his, the others stay so
        assert await table.exported() == (public if number < 2 else [*public, "take inspector"])
    log = await press(table.watcher, await press(table.watcher, table.board, "More"), "Log")
    assert "Inspector" in log.text
    assert "Tea" not in log.text
    assert "Builder" not in log.text


# Yunnan ------------------------------------------------------------------------------------------------


async def switch(person: Person, page: Post, order: str, state: str) -> Post:
    """Press the button of that order on the page of orders."""
    (button,) = [button for button in page.buttons if button.custom_id.endswith(f"|{order}|{state}")]
    return await press(person, page, button.custom_id)


async def test_a_standing_order_passes_and_nobody_else_learns_of_it(stage: Stage) -> None:
    table = await begin(stage, *SEATED, game="yunnan")
    watcher, first, board = table.watcher, table.mover, table.board
    page = await switch(first, await said(first, "match orders", table.thread), "pass", "on")
    assert "acts for you" in page.text
    assert "acts for you" not in (await switch(first, page, "pass", "off")).text
    for person in table.others:
        page = await press(person, board, "Your move")
        assert "It is not your turn" in page.text
        page = await press(person, page, "Standing orders")
        assert "only you see them" in page.text
        page = await switch(person, page, "hold", "on")
        assert "· on" in page.text
        assert page.ephemeral
    assert "Standing orders" not in labels(await press(watcher, board, "Your move"))
    assert "You watch" in (await said(watcher, "match orders", table.thread)).text
    await stage.passes(LONGEST)
    assert table.numbers == [0]  # what was taken back acts for nobody
    board = await table.turn("school", "5")
    page = await table.panel()
    assert "acts for you" in page.text  # and is asked all the same
    assert asks(page)
    stage.sandbox.clock.advance(LONGEST)
    board = await table.next(board)
    assert "pass" in board.text
    await stage.passes(timedelta(hours=1), 2)  # the third one holds, too; then the first one is asked
    assert table.numbers == [0, 1, 2, 3]
    assert table.mover == first
    told = " ".join(post.text for post in watcher.visible(table.thread)).lower()
    assert "order" not in told.replace("order of play", "")
