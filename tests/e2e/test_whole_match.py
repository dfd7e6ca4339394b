"""A match from the lobby to the final score."""

import json
import random

import pytest

from games import NAMES
from games import game as find_game
from games.engine import record
from tests.support.play import ENDED, Pick, Table, begin, labels, press, said
from tests.support.stage import Stage
from tests.support.table import confirm, random_panel

OLD = ("qin", "china", "yunnan", "confucius", "dayunhe")
"""Any other game is played as it comes."""

TYPED = 12
"""Boards of a match by text alone, but for that of Qin, which is short; then all but one resign."""

PEOPLE = ("Mei", "Jonas", "Aiko", "Rafi")


def at_random(chance: random.Random) -> Pick:
    """Any answer; but of numbers the greatest, or nobody would have points enough for a long time."""

    def pick(values: list[str]) -> str:
        numbers = len(values) > 1 and all(value.lstrip("*").split("-")[0].isdecimal() for value in values)
        return values[-1] if numbers and "0" in values[0] else chance.choice(values)

    return pick


@pytest.mark.fuzz  # for its time
@pytest.mark.parametrize(
    ("game", "people", "options"),
    [
        pytest.param("qin", 2, "", id="Qin, two on bird"),
        pytest.param("qin", 4, "board=lion", id="Qin, four on lion"),
        pytest.param("china", 4, "four=4-5, fortifications=yes", id="China, four with fortifications"),
        pytest.param("yunnan", 3, "", id="Yunnan, three"),
        pytest.param("confucius", 3, "", id="Confucius, three"),
        pytest.param("dayunhe", 3, "level=hard", id="Da Yunhe, three"),
        pytest.param("yunnan", 2, "", id="Yunnan, two with two colours each"),
        *(pytest.param(name, 2, "", id=name) for name in NAMES if name not in OLD),
    ],
)
async def test_a_match_by_clicks_ends_and_its_record_verifies(
    stage: Stage, game: str, people: int, options: str
) -> None:
    table = await begin(stage, *PEOPLE[:people], game=game, options=options)
    pick = at_random(random.Random(7))
    board = table.board
    while board.mentions:
        board = await table.turn(pick=pick)
    assert_whole(table, game, await ended(table))


async def test_a_match_ends_in_its_thread_and_its_record_verifies(stage: Stage) -> None:
    """Clicks are other tests' business: the moves go straight to the use cases."""
    table = await begin(stage)
    match = await stage.matches.watching.match(1)
    chance = random.Random(7)
    while match.to_act is not None:
        board = table.board
        match = (await confirm(stage.matches, await random_panel(stage.matches, match, chance))).match
        await table.next(board)
    final = assert_whole(table, "qin", await ended(table))
    assert len(final.actions) == len(table.boards) - 2  # an action a turn


@pytest.mark.fuzz  # for its time
@pytest.mark.parametrize("game", OLD)
async def test_a_match_can_be_played_by_text_alone(stage: Stage, game: str) -> None:
    """No picture is looked at, nothing chosen from a list: the board is read, turns are typed."""
    table = await begin(stage, *PEOPLE[: find_game(game).min_seats], game=game)
    chance = random.Random(3)
    while table.board.mentions and (game == "qin" or len(table.boards) < TYPED):
        match = await stage.matches.watching.match(1)
        if chance.random() < 0.1:
            shown = await said(table.mover, "match board", table.thread, text=True)
            assert not shown.files()
            assert find_game(game).title in shown.text
        person = match.seats[match.to_act or 0].person
        assert person is not None
        board, typed = table.board, chance.choice(await stage.matches.turns.suggest(1, person, ""))
        answer = await said(table.mover, "play", table.thread, move=typed)
        if "Confirm" in labels(answer):
            await press(table.mover, answer, "Confirm")
        await stage.settled()
        if (await stage.matches.watching.match(1)).turn != match.turn:
            await table.next(board)
    for leaver in table.people[:-1] if table.board.mentions else ():
        await table.resigns(leaver)
    assert_whole(table, game, await ended(table))


async def ended(table: Table) -> str:
    """Wait for the card of the end; what is written there."""
    return (await table.watcher.sees(table.thread, ENDED)).text


def assert_whole(table: Table, game: str, card: str) -> record.Record:
    """Every turn was shown once, and the record at the end is that of the match."""
    assert table.numbers == [*range(len(table.boards) - 1), -1]
    (written,) = [data for name, data in table.board.files().items() if name.endswith(".json")]
    final = record.read(written)
    assert record.verify(final) is not None
    assert final.game == game
    assert json.loads(written)["seed"] in card
    assert not any(post.ephemeral for post in table.watcher.visible(table.thread))
    return final
