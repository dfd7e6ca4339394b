"""Da Yunhe at the table: cards taken in secret, a tile and its looks, the coordinator's way with forks."""

import json
import re

import pytest

from bot.sandbox import Post

from .play import Plan, act, asks, choose, newest, next_board, open_match, pinged, press
from .stage import Stage

SEATED = ("Mei", "Jonas", "Aiko")


def offered(panel: Post) -> list[str]:
    """The answers in the panel's lists."""
    return [value for select in panel.selects for value in select.options]


async def exported(stage: Stage, thread: str) -> list[str]:
    """The record as a watcher gets it."""
    reply = await (await stage.sandbox.person("Lena").slash("match export", thread)).settle()
    (data,) = [data for name, data in reply.message.files().items() if name.endswith(".json")]
    entries: list[str] = json.loads(data)["actions"]
    return entries


async def choosing(stage: Stage) -> str:
    """A match for three in which each has stored a tile with a line; the first is about to take a card."""
    thread = await open_match(stage, *SEATED, game="dayunhe")
    watcher = stage.sandbox.person("Lena")
    for _ in SEATED:
        board = newest(watcher, thread)
        person = pinged(stage, board)
        panel = await press(person, board, "Your move")
        (stacks,) = panel.selects
        line = next(stack for stack, tile in stacks.options.items() if not re.search("nrest|eservoir", tile))
        panel = await choose(person, panel, Plan(line))
        await press(person, panel, "Confirm")
        await next_board(watcher, thread, board)
    return thread


async def acting(stage: Stage, *cards: str) -> str:
    """A match for three in which these cards were taken, in turn order."""
    thread = await choosing(stage)
    for card in cards:
        await act(stage, thread, card)
    return thread


async def test_a_card_taken_in_secret_is_told_when_it_is_turned_up(stage: Stage) -> None:
    thread = await choosing(stage)
    watcher = stage.sandbox.person("Lena")
    public = await exported(stage, thread)
    secret = {"inspector": "Inspector", "tea": "Tea", "builder": "Builder"}
    for number, (card, name) in enumerate(secret.items()):
        board = newest(watcher, thread)
        person = pinged(stage, board)
        panel = await press(person, board, "Your move")
        assert len(offered(panel)) == 10 - number
        assert not set(offered(panel)) & set(list(secret)[:number])
        await stage.restart()
        panel = await choose(person, await press(person, newest(person, thread), "Your move"), Plan(card))
        assert name in panel.text
        await press(person, panel, "Confirm")
        posted = await next_board(watcher, thread, board)
        told = posted.text.split("Next:")[0]
        assert (name in told) == (card == "inspector" and number == 2)
        entries = await exported(stage, thread)
        # all three are secret until the first to act turns up his, the others stay so
        assert entries == public if number < 2 else [*public, "take inspector"]
    log = await press(watcher, await press(watcher, newest(watcher, thread), "More"), "Log")
    assert "Inspector" in log.text
    assert "Tea" not in log.text
    assert "Builder" not in log.text


async def test_a_tile_is_placed_by_hex_and_by_its_looks_and_taken_back(stage: Stage) -> None:
    thread = await acting(stage, "builder", "order", "rebuilder")
    board = newest(stage.sandbox.person("Lena"), thread)
    person = pinged(stage, board)
    first = await press(person, board, "Your move")
    asked = first.text
    assert {"supply-1", "build", "done"} <= set(offered(first))
    panel = await choose(person, first, Plan("build"))
    assert offered(panel) == [f"*{region}" for region in range(1, 6)]
    panel = await choose(person, panel, Plan("*5"))
    assert offered(panel) == [f"5-{key}" for key in range(1, 10)]
    panel = await choose(person, panel, Plan("5-5"))
    looks = offered(panel)
    assert len(looks) in (2, 3, 6)
    assert all(re.fullmatch(r"(e|se|sw|w|nw|ne)(-(e|se|sw|w|nw|ne))*", look) for look in looks)
    pictures = panel.files()
    await stage.restart()
    panel = await press(person, newest(person, thread), "Your move")
    assert offered(panel) == looks
    assert panel.files() == pictures
    panel = await choose(person, panel, Plan(looks[1]))
    built = panel.text
    assert "5-5" in built
    panel = await press(person, panel, "Back")
    assert offered(panel) == looks
    panel = await press(person, panel, "Start over")
    assert panel.text == asked
    suggested = await person.autocomplete("play", "move", "build", thread)
    typed = next(choice["value"] for choice in suggested if choice["value"].count(" ") == 3)
    reply = await (await person.slash("play", thread, move=typed)).settle()
    assert typed.split()[2] in reply.message.text
    refused = await (await person.slash("play", thread, move="build unrest city")).settle()
    assert "City" in refused.message.text


@pytest.mark.fuzz  # for its time
async def test_a_tile_drawn_face_down_is_seen_and_stays(stage: Stage) -> None:
    thread = await acting(stage, "supplies", "order", "rebuilder")
    watcher = stage.sandbox.person("Lena")
    board = newest(watcher, thread)
    person = pinged(stage, board)
    panel = await press(person, board, "Your move")
    (todo,) = panel.selects
    hidden = next(token for token, label in todo.options.items() if "face down" in label)
    panel = await choose(person, panel, Plan(hidden))
    assert [button.label for button in panel.buttons] == ["Confirm", "Back", "Start over"]
    panel = await press(person, panel, "Confirm")
    assert asks(panel)
    assert "Back" not in [button.label for button in panel.buttons]
    undo = await (await person.slash("match undo", thread)).settle()
    assert "cannot be taken back" in undo.message.text
    page = await (await watcher.slash("match board", thread)).settle()
    assert page.message.files()
    await stage.restart()
    again = await press(person, newest(person, thread), "Your move")
    assert again.text == panel.text


@pytest.mark.fuzz  # for its time
async def test_the_start_player_decides_the_way_of_a_special_inspection(stage: Stage) -> None:
    thread = await acting(stage, "builder", "inspector", "order")
    watcher = stage.sandbox.person("Lena")
    start, board = await act(stage, thread, "done")
    inspector, board = await act(stage, thread, "inspect", "2")
    assert board.mentions == [start.name]
    assert inspector.name != start.name
    panel = await press(start, board, "Your move")
    ways = offered(panel)
    assert ways == ["1-1", "1-2", "1-3"]
    pictures = panel.files()
    panel = await choose(start, panel, Plan("1-1"))
    while "Confirm" not in [button.label for button in panel.buttons]:
        panel = await choose(start, panel, Plan())
    assert "1-1" in panel.text  # the way is shown before it is confirmed
    assert panel.files() != pictures
    await press(start, panel, "Confirm")
    told = await next_board(watcher, thread, board)
    assert "Special inspection" in told.text
    assert "1-1" in told.text
    assert told.mentions == [inspector.name]  # whose card goes on
    panel = await press(inspector, told, "Your move")
    assert "inspect" not in offered(panel)
    assert {"supply-1", "build", "done"} <= set(offered(panel))


@pytest.mark.fuzz  # for its time
async def test_the_round_ends_with_the_way_that_the_start_player_chose(stage: Stage) -> None:
    thread = await acting(stage, "builder", "order", "rebuilder")
    watcher = stage.sandbox.person("Lena")
    start, _ = await act(stage, thread, "done")
    await act(stage, thread, "done")
    _, board = await act(stage, thread, "done")
    assert board.mentions == [start.name]
    panel = await press(start, board, "Your move")
    taken = []
    while "Confirm" not in [button.label for button in panel.buttons]:
        taken.append(offered(panel)[-1])
        panel = await choose(start, panel, Plan(taken[-1]))
        assert len(taken) <= 7
    assert all(place in panel.text for place in taken)
    panel = await press(start, panel, "Back")
    assert taken[-1] in offered(panel)
    panel = await choose(start, panel, Plan(taken[-1]))
    await press(start, panel, "Confirm")
    told = await next_board(watcher, thread, board)
    assert all(place in told.text for place in taken)
    assert "Round 2" in told.text
    assert told.mentions != [start.name]  # the marker has been passed on
