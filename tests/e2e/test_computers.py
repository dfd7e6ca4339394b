"""Computers at the table: from the lobby to the end, across restarts, and in the place of absent people."""

import asyncio
import json
import random
import re
from datetime import timedelta
from functools import partial
from pathlib import Path

import pytest

from bot.computers.worker import Budget
from bot.sandbox import Refused
from bot.sandbox.page import WEB
from games import NAMES, game
from games.engine import record
from tests.support.play import (
    CHANNEL,
    ENDED,
    PAUSE,
    Table,
    answer_to,
    asks,
    begin,
    begun,
    labels,
    press,
    said,
    says,
    turn_number,
    turn_numbers,
)
from tests.support.stage import Process, Stage
from tests.support.tasks import forced

Deaths = tuple[str, ...]
"""The moments of a round at which the bot is killed, in their order."""

ONCE_EACH: tuple[Deaths, ...] = (("thinking",), ("thought",), ("between",), ("posting",))
ALL: tuple[Deaths, ...] = (("thinking", "thought", "between"),)


async def against_computers(stage: Stage, what: str = "fill-novice") -> Table:
    """A match of Mei and two computers, seated by the list on the card."""
    (mei,) = stage.people("Mei")
    card = await said(mei, "match new", game="qin", seats=3)
    await mei.select(card, "", what)
    return Table(stage, await begun(mei, card), [mei])


async def test_the_host_seats_computers_and_takes_them_away_again(stage: Stage) -> None:
    mei, jonas = stage.people("Mei", "Jonas")
    card = await said(mei, "match new", game="qin", seats=4)
    await jonas.select(card, "", "add-strong")
    assert (await jonas.sees(CHANNEL, "Only Mei, who opened")).ephemeral
    await mei.select(card, "", "add-strong")
    await says(mei, card, "**Bot B** (strong)")
    await mei.select(card, "", "add-novice")
    shown = await says(mei, card, "**Bot B** (strong)", "**Bot C** (novice)")
    assert "fill-steady" in shown.selects[0].options
    assert "add-steady" not in shown.selects[0].options  # with one free seat it would be the same
    await mei.select(card, "", "remove")
    shown = await says(mei, card, "**Bot B** (strong)", "◇ free\n◇ free")
    assert "Bot C" not in shown.text
    await jonas.click(card, "Join")
    await says(mei, card, "**Jonas**")
    await mei.select(card, "", "fill-steady")
    table = Table(stage, await begun(mei, card), [mei, jonas])
    shown = await says(mei, card, "begun", "**Bot B** (strong)", "**Jonas**", "**Bot D** (steady)")
    assert shown.selects == []
    assert "**Bot D** (steady)" in table.board.text
    members = set(stage.sandbox.world.thread_members[table.thread])
    assert {mei.id, jonas.id} <= members <= {mei.id, jonas.id, stage.sandbox.world.bot["id"]}


@pytest.mark.fuzz  # for its time
async def test_one_person_plays_qin_to_its_end_against_two_computers(stage: Stage) -> None:
    table = await against_computers(stage)
    (mei,) = table.people
    pick = random.Random(7).choice
    while ENDED not in (await table.called()).text:
        assert table.mover == mei
        await table.turn(pick=pick)

    # every turn is told once and in its order, those of computers in a row in one message with one picture
    *shown, card = table.boards
    last = turn_number(shown[-1])
    assert table.numbers == [*range(last + 1), -1]
    several = [post for post in shown if len(turn_numbers(post)) > 1]
    assert len(several) > last // 4
    for post in several:
        assert len(turn_numbers(post)) == 2
        assert [name for name in post.files() if name.endswith(".png")] == [f"board-{turn_number(post)}.png"]
        assert all(f"\n**{number}.** " in post.text for number in turn_numbers(post))
        assert post is shown[-1] or post.mentions == ["Mei"]
    assert all((post.mentions == ["Mei"]) == (mei.mention in post.text) for post in shown[1:])
    assert sum(bool(post.mentions) for post in shown) <= 1 + last // 3 + 1

    final = record.read(next(data for name, data in card.files().items() if name.endswith(".json")))
    assert record.verify(final) is not None
    assert "Bot B** (novice)" in card.text
    waits = card.text.split("How long a turn took")[1]
    assert "**Mei**: " in waits
    assert "Computer" not in waits

    # once more, against the same ones, at once
    assert "has begun" in (await press(mei, card, "Rematch")).text
    again = await mei.sees(CHANNEL, lambda post: "Qin 2" in post.text and post.thread is not None)
    assert "**Bot B** (novice)" in again.text
    assert again.mentions == []


def of_the_page() -> dict[str, str | int]:
    """What the board of Qin on the sandbox's page sends with /match new."""
    found = re.search(r'name: "match new", options: \{([^}]*)\}', (WEB / "js" / "main.js").read_text("utf-8"))
    assert found is not None
    sent = re.sub(r"(\w+):", r'"\1":', found[1].replace("game,", 'game: "qin",'))
    options: dict[str, str | int] = json.loads("{" + sent + "}")
    return options


async def test_one_command_and_the_match_begins(stage: Stage) -> None:
    (mei,) = stage.people("Mei")
    assert of_the_page() == {"game": "qin", "seats": 3, "computers": "steady"}
    card = await said(mei, "match new", **of_the_page())
    table = Table(stage, await begun(mei, card), [mei])
    assert card.thread is not None  # the thread grew from the card
    assert "no deadline" in table.board.text
    assert (await table.called()).mentions == ["Mei"]


async def test_an_old_question_about_an_undo_is_asked_anew(stage: Stage) -> None:
    table = await against_computers(stage)
    (mei,) = table.people
    for _ in range(2):
        await table.called()
        await table.turn()
    await table.called()
    asked, old = [await said(mei, "match undo", table.thread) for _ in range(2)]
    undo = labels(asked)[0]
    await press(mei, asked, undo)
    anew = await press(mei, old, undo)
    assert "out of date" in anew.text
    assert labels(anew)[0] == undo
    entries = await stage.rows("SELECT entry FROM actions")
    assert sum(record.undone_to(entry) is not None for (entry,) in entries) == 1


async def test_play_offers_computers_whose_turns_stand_in_one_message(
    stage: Stage,
) -> None:
    mei, aiko = stage.people("Mei", "Aiko")
    offer = await said(mei, "play")
    assert offer.ephemeral
    assert labels(offer)[:5] == [game(name).title for name in NAMES]
    await answer_to(mei.select(offer, "", "novice"))
    assert "begins" in (await press(mei, offer, "Qin")).text
    card = await mei.sees(CHANNEL, lambda post: "**Bot C** (novice)" in post.text)
    assert not card.ephemeral
    table = Table(stage, await begun(mei, card), [mei])
    lena = table.watcher
    # in a thread of no table it is said why there is nothing to play
    assert "computers" not in (await said(aiko, "play", table.thread)).text.lower()

    # their turns stand in the message and are followed elsewhere
    await press(lena, await said(lena, "watch", table.thread), "Qin 1 in my DMs")
    await table.called()
    await table.turn()
    board = await table.called()
    assert len(turn_numbers(board)) == 2
    assert " · turn " in (await press(mei, board, "Your move")).text  # at once
    again = await press(mei, board, "Since I last looked")  # for who wants it, it is there
    assert all(f"**{number}.**" in again.text for number in turn_numbers(board))
    mirror = await lena.sees("dm", f"Turn {turn_number(board)}.")
    assert mirror.mentions == []
    assert "Bot B** (novice)" in mirror.text

    # staff puts a person in the place of one
    mei.staff = True
    offered = await mei.autocomplete("staff replace", "seat", "", table.thread)
    seat = next(choice["value"] for choice in offered if "Bot B" in choice["name"])
    done = await said(mei, "staff replace", table.thread, seat=seat, person=aiko.id)
    assert "has given a computer’s seat to" in done.text
    notice = await mei.sees(table.thread, lambda post: "you play here" in post.text and not post.ephemeral)
    assert notice.mentions == ["Aiko"]
    await stage.until(lambda: aiko.id in stage.sandbox.world.thread_members[table.thread])
    assert "Only you see this" in (await press(aiko, notice, "My hand")).text


async def test_a_computer_looks_after_the_seat_of_somebody_absent_who_takes_it_back_with_one_press(
    stage: Stage,
) -> None:
    table = await begin(stage, caretaker="computer")
    thread, mei, absent, (other,) = table.thread, table.people[0], table.mover, table.others
    await stage.passes(timedelta(hours=12), 10)
    notice = await mei.sees(thread, "A computer plays in their place")
    assert notice.mentions == [absent.name]
    assert labels(notice) == ["I am back", "Log"]
    while table.numbers == [0]:  # it may still be thinking
        await stage.passes(PAUSE)
    board = await table.called()
    assert f"**{absent.name}**" in board.text
    assert table.mover == other
    # the other one does not notice more; it is the computer's turn again
    after = await table.turn()
    assert after.mentions == []
    await stage.restart()
    # "Your move" leads to the way back, /why says it too
    refused = await press(absent, after, "Your move")
    why = await said(absent, "why", thread)
    for page in (refused, why):
        assert "A computer plays for you" in page.text
        assert "I am back" in labels(page)
    back = await press(absent, refused, "I am back")
    assert "the seat is yours again" in back.text
    panel = await press(absent, back, "Your move")
    assert asks(panel)
    await mei.sees(thread, "plays again")
    await stage.passes(PAUSE)
    assert table.board == after  # no computer moves any more
    assert [post for post in mei.visible(thread) if "A computer plays in their place" in post.text] == [
        notice
    ]
    with pytest.raises(Refused):
        await other.select(panel, "", "none")  # what one sees is not the other's


# killed ------------------------------------------------------------------------------------------------


async def seq(stage: Stage) -> int:
    """How many entries the record of the only match has."""
    return (await stage.matches.watching.match(1)).seq


async def grows(stage: Stage, than: int) -> int:
    """Let computers wait long enough, until there are more entries than that."""
    stage.sandbox.clock.advance(PAUSE)
    while (now := await seq(stage)) <= than:  # noqa: ASYNC110 - nothing there to wake us
        await asyncio.sleep(0.01)
    return now


async def die(table: Table, moment: str, done: int) -> None:
    """The bot is killed at that moment of the computers' turns, and started again."""
    stage = table.stage
    assert stage.app is not None
    if moment == "thinking":
        assert await seq(stage) == done
    elif moment == "thought":
        await stage.app.computers.think(forced())  # one process: what was asked before is answered
        assert await seq(stage) == done
    else:
        fault = table.spoil(delay=30)
        after = await grows(stage, done)
        if moment == "posting":
            await grows(stage, after)
            await stage.until(lambda: fault.met > 0)
        else:
            assert fault.met == 0  # the first turn is told with the second
            stage.sandbox.faults.clear()
    await stage.restart()


async def entries(
    folder: Path, monkeypatch: pytest.MonkeyPatch, rounds: tuple[Deaths, ...], killed: bool
) -> list[str]:
    """The record of so many rounds of one person and two computers, in which the bot may be killed."""
    monkeypatch.setattr("bot.matches.lobby.new_seed", lambda: "5" * 64)
    monkeypatch.setattr("bot.app.Budget", partial(Budget, nodes=10))
    chance = random.Random(5)
    async with Stage(folder) as stage:
        table = await against_computers(stage, "fill-strong")
        for deaths in rounds:
            assert (await table.called()).mentions == ["Mei"]
            await table.turn(pick=chance.choice)
            done = await seq(stage)
            for moment in deaths if killed else ():
                await die(table, moment, done)
            await table.called()
        numbers = table.numbers
        assert numbers == list(range(len(numbers)))
        assert len(turn_numbers(table.board)) == 2
        await stage.passes(timedelta(days=2))  # it waits for Mei however long she takes
        assert table.numbers == numbers
        assert await stage.matches.records.check() == []
        turns = await stage.matches.watching.log(1, None)
        assert len(turns) == numbers[-1]
        return [entry for turn in turns for entry in turn.entries]


@pytest.mark.parametrize(
    "rounds",
    [ALL, pytest.param((*ONCE_EACH, *ALL, *ONCE_EACH), marks=pytest.mark.fuzz)],  # for its time
    ids=["one round", "many rounds"],
)
async def test_the_same_is_done_and_told_as_if_the_bot_had_never_been_killed(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch, rounds: tuple[Deaths, ...]
) -> None:
    undisturbed = await entries(tmp_path_factory.mktemp("one"), monkeypatch, rounds, killed=False)
    assert await entries(tmp_path_factory.mktemp("other"), monkeypatch, rounds, killed=True) == undisturbed
    assert len(undisturbed) >= 3 * len(rounds)


@pytest.mark.fuzz  # for its time: a process of its own has the machine's clock
async def test_a_process_killed_at_random_instants_loses_and_doubles_no_turn_of_a_computer(
    stage: Stage,
) -> None:
    table = await against_computers(stage, "fill-strong")
    chance = random.Random(3)

    async def called() -> None:
        await table.watcher.sees(table.thread, lambda post: post == table.board and bool(post.mentions), 150)

    await stage.stop()
    process = Process(stage)
    await process.start()
    try:
        for _ in range(2):
            await called()
            await table.turn(pick=chance.choice)
            for _ in range(2):
                await asyncio.sleep(chance.uniform(0.0, 3.0))  # the instant of death
                await process.kill()
                await process.start()
        await called()
    finally:
        await process.kill()
    await stage.start()
    assert await stage.matches.records.check() == []
    assert table.numbers == list(range(len(table.numbers)))
    assert len(table.numbers) >= 2 * 3
