"""An upgrade in the middle of five matches: what can be played goes on, what cannot can be looked at."""

import copy
import json
import logging
import random
from collections.abc import Sequence

import pytest

import games
from bot.matches import Match
from games.engine import Event, IllegalAction, editions, record
from games.engine.editions import RuleSet
from tests.support.play import Table, begin, labels, press, said
from tests.support.presses import confirm, random_panel
from tests.support.stage import Stage

SEATS = {"qin": ("Mei", "Jonas"), "yunnan": ("Mei", "Jonas"), "china": ("Mei", "Jonas", "Lena")}
SEATS |= {"dayunhe": ("Mei", "Jonas"), "confucius": ("Mei", "Jonas", "Lena")}
SOUND = ("qin", "yunnan", "confucius")
BROKEN = ("china", "dayunhe")
TURNS = 3


def upgrade(monkeypatch: pytest.MonkeyPatch) -> None:
    """The program that is started next has newer rules of Qin, corrected data of Yunnan, no older rules of
    China, and rules of Da Yunhe that do not allow what was done."""
    monkeypatch.setattr(type(games.game("qin")), "rules", RuleSet(2, (1, 2), {"longer": 2}))
    monkeypatch.setattr(type(games.game("china")), "rules", RuleSet(2, (2,), {}))
    printing = copy.deepcopy(editions.printed("yunnan")[0])
    for province in printing["board.toml"]["province"][1:5]:
        province["trader"] -= 1
    corrected = printing, editions.register(printing)
    printed = editions.printed
    monkeypatch.setattr(editions, "printed", lambda game: corrected if game == "yunnan" else printed(game))

    def apply(self: object, action: object) -> Sequence[Event]:
        raise IllegalAction("game-over")

    monkeypatch.setattr(games.game("dayunhe").position_type, "apply", apply)
    monkeypatch.setattr(editions, "code_of", lambda game: "a later program")


async def to_the_end(stage: Stage, match: Match) -> None:
    """Random moves, by the use cases."""
    chance = random.Random(match.id)
    while match.state == "playing":
        await confirm(stage.matches, await random_panel(stage.matches, match, chance))
        match = await stage.matches.watching.match(match.id)


async def looked_at(table: Table, game: str) -> None:
    """Everything that can be looked at tells something; nothing of it is an apology."""
    person, thread = table.people[0], table.thread
    board = await said(person, "match board", thread)
    assert "The board after turn 3" in board.text
    assert "Nothing is lost" in board.text
    log = await said(person, "match log", thread)
    assert all(f"**Turn {number}" in log.text for number in range(1, TURNS + 1))
    why = await said(person, "why", thread)
    assert "stands still" in why.text
    assert "End it" in " ".join(labels(why)) or "End" in " ".join(labels(why))
    for answer in (
        await said(person, "play", thread),
        await press(person, table.board, "My hand"),
        await press(person, table.board, "Since I last looked"),
        await press(person, board, "Log"),
    ):
        assert answer.text
        assert "did not work" not in answer.text
    assert json.loads(await exported(table))["actions"]


async def exported(table: Table) -> bytes:
    files = (await said(table.people[0], "match export", table.thread)).files()
    return next(data for name, data in files.items() if name.endswith(".json"))


@pytest.mark.parametrize("to_their_ends", [False, pytest.param(True, marks=pytest.mark.full)])
async def test_five_matches(
    stage: Stage,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    to_their_ends: bool,
) -> None:
    tables = {game: await begin(stage, *people, game=game) for game, people in SEATS.items()}
    for table in tables.values():
        while table.numbers[-1] < TURNS:
            await table.turn()
    await stage.settled()
    await stage.stop()
    with caplog.at_level(logging.INFO), monkeypatch.context() as patch:
        upgrade(patch)
        await stage.start()
        for game in BROKEN:  # what cannot go on is found beside what is posted
            await tables[game].watcher.sees(tables[game].thread, "⛔")
        await stage.settled()
        for game in BROKEN:
            assert sum("⛔" in post.text for post in tables[game].watcher.visible(tables[game].thread)) == 1
            await looked_at(tables[game], game)
        await stage.restart()
        await stage.settled()
        for game in BROKEN:
            assert sum("⛔" in post.text for post in tables[game].watcher.visible(tables[game].thread)) == 1
        for game in SOUND:
            await tables[game].turn()
            match = await stage.matches.watching.of_thread(int(tables[game].thread))
            assert match is not None
            assert (match.edition == match.game) == (game == "confucius")
            if to_their_ends:
                await to_the_end(stage, match)
                await stage.settled()
                kept = record.read(await exported(tables[game]))
                assert record.verify(kept) is not None
                assert (kept.game, kept.rules_version) == (game, 1)
        mei, jonas, _ = tables["china"].people
        thread = tables["china"].thread
        await press(mei, await said(mei, "match end", thread), "Ask the others")
        vote = await jonas.sees(
            thread, "asks to end the match here, without a result. If more than half of you agree"
        )
        await press(jonas, vote, "Yes, end it")
        await jonas.sees(thread, "the match ends here")
        assert [entry.getMessage() for entry in caplog.records if entry.exc_info] == []
    await stage.restart()
    await stage.settled()
    assert (await stage.matches.watching.match(4)).paused_at is None
    await tables["dayunhe"].turn()
