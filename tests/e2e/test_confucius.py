"""Confucius at the table: ways to pay, the sheets of the board, an examination with secret cards."""

import json

import pytest

from bot.sandbox import Post

from .play import Plan, act, asks, boards, choose, newest, next_board, open_match, pinged, press, take_turn
from .stage import Stage

SEATED = ("Mei", "Jonas", "Aiko")
SHEETS = ["Court", "Realm", "Who owes whom"]


def labels(post: Post) -> list[str]:
    """What stands on the buttons."""
    return [button.label for button in post.buttons]


async def test_an_action_that_costs_money_is_paid_with_chosen_cards(stage: Stage) -> None:
    thread = await open_match(stage, *SEATED, game="confucius")
    board = newest(stage.sandbox.person("Lena"), thread)
    person = pinged(stage, board)
    panel = await press(person, board, "Your move")
    for line in ("Ministries", "Examination", "Armies", "Ships", "Gifts", "Money"):
        assert f"**{line}" in panel.text
    panel = await choose(person, panel, Plan("buy"))
    panel = await choose(person, panel, Plan("2"))
    offered = [value for select in panel.selects for value in select.options]
    assert offered == ["2", "3", "other"]  # the least is overpaid first
    asked = panel
    panel = await choose(person, panel, Plan("other"))
    panel = await press(person, panel, "Back")
    assert panel.text == asked.text
    panel = await press(person, panel, "Back")  # which gift it is
    panel = await choose(person, panel, Plan("2"))
    assert panel.text == asked.text
    await stage.restart()
    panel = await press(person, newest(person, thread), "Your move")
    assert panel.text == asked.text
    panel = await choose(person, panel, Plan("3"))
    assert panel.buttons[0].label == "Confirm"
    await press(person, panel, "Confirm")
    posted = await next_board(person, thread, board)
    assert f"**{person.name}**" in posted.text
    assert posted.mentions != [person.name]


async def test_each_sheet_of_the_board_has_its_button(stage: Stage) -> None:
    thread = await open_match(stage, *SEATED, game="confucius")
    board = newest(stage.sandbox.person("Lena"), thread)
    assert [label for label in labels(board) if label in SHEETS] == SHEETS[1:]
    _, board = await act(stage, thread, "junks", "1", "1")
    assert [label for label in labels(board) if label in SHEETS] == [SHEETS[0], SHEETS[2]]
    watcher = stage.sandbox.person("Lena")
    page = await press(watcher, board, "Court")
    assert page.ephemeral
    assert [label for label in labels(page) if label in SHEETS] == SHEETS[1:]
    pictures = {name: data for name, data in page.files().items() if name.endswith(".png")}
    other = await press(watcher, page, "Realm")
    assert set(other.files().values()).isdisjoint(pictures.values())
    assert "Your move" not in labels(other)
    following = pinged(stage, board)
    assert "Your move" in labels(await press(following, board, "Court"))


async def test_who_owes_whom_stands_on_a_page_of_its_own(stage: Stage) -> None:
    thread = await open_match(stage, *SEATED, game="confucius")
    giver, board = await act(stage, thread, "give")
    holder = next(name for name in SEATED if f"**{name}**" in board.text and name != giver.name)
    by_command = await (await stage.sandbox.person("Lena").slash("match gifts", thread)).settle()
    by_button = await press(stage.sandbox.person(holder), board, "Who owes whom")
    for page in (by_command.message, by_button):
        assert "wall-hanging" in page.text
        assert giver.name in page.text
    assert "You hold" in by_button.text
    assert "You hold" not in by_command.message.text
    channel = await (await giver.slash("match gifts", thread)).settle()
    assert "You hold" not in channel.message.text


async def test_a_game_without_gifts_says_so(stage: Stage) -> None:
    thread = await open_match(stage, "Mei", "Jonas")
    reply = await (await stage.sandbox.person("Lena").slash("match gifts", thread)).settle()
    assert "Nobody gives anybody anything in Qin" in reply.message.text


async def examination(stage: Stage) -> str:
    """A match for three that has come to an examination with students of two people."""
    thread = await open_match(stage, *SEATED, game="confucius")
    watcher = stage.sandbox.person("Lena")

    def pick(values: list[str]) -> str:
        wanted = ("nominate", "red", "2", "nothing", "pass")
        return next((token for token in wanted if token in values), values[0])

    board = newest(watcher, thread)
    while "to lay cards in the examination" not in board.text:
        await take_turn(stage, pinged(stage, board), thread, pick)
        board = await next_board(watcher, thread, board)
    return thread


async def exported(stage: Stage, thread: str) -> list[str]:
    """The record as a watcher gets it."""
    reply = await (await stage.sandbox.person("Lena").slash("match export", thread)).settle()
    (data,) = [data for name, data in reply.message.files().items() if name.endswith(".json")]
    entries: list[str] = json.loads(data)["actions"]
    return entries


@pytest.mark.fuzz  # for its time
async def test_cards_laid_for_a_student_stay_secret_until_all_have_laid_some(stage: Stage) -> None:
    thread = await examination(stage)
    watcher = stage.sandbox.person("Lena")
    before = await exported(stage, thread)
    board = newest(watcher, thread)
    people = []
    while "to lay cards in the examination" in board.text:
        assert not any("tutor" in entry for entry in await exported(stage, thread))
        people.append(pinged(stage, board))
        await stage.restart()
        await take_turn(stage, people[-1], thread, Plan())
        board = await next_board(watcher, thread, board)
    assert 2 <= len(people) <= 3
    assert len({person.id for person in people}) == len(people)
    entries = await exported(stage, thread)
    assert entries[: len(before)] == before
    laid = [entry for entry in entries if entry.startswith("tutor")]
    assert len(laid) == len(people)
    told = [post.text for post in boards(watcher, thread)[-len(people) :]]
    assert all("lays 1 card" in text for text in told)
    assert "wins" in told[-1]
    log = await press(watcher, await press(watcher, board, "More"), "Log")
    assert log.text.count("lays 1 card") == len(people)


@pytest.mark.fuzz  # for its time
async def test_who_goes_on_in_a_new_turn_reads_what_was_drawn_in_the_last(stage: Stage) -> None:
    thread = await open_match(stage, *SEATED, game="confucius")
    watcher = stage.sandbox.person("Lena")
    board = newest(watcher, thread)
    while "Imperial Favour" not in board.text.split("Next:")[1]:
        await take_turn(stage, pinged(stage, board), thread, Plan("nothing"))
        board = await next_board(watcher, thread, board)
    chief = pinged(stage, board)
    page = await take_turn(stage, chief, thread, Plan("tax"))
    assert asks(page)
    assert "Which card do you discard?" in page.text  # five of them, and four may stay
    assert "You drew" in page.text
    posted = await next_board(watcher, thread, board)
    assert posted.mentions == [chief.name]
    assert "You drew" not in posted.text
