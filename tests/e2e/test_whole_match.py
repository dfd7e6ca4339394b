"""A match from the lobby to the final score."""

import json
import random
from collections.abc import Callable

import pytest

from bot.sandbox import Person, Post
from games.engine import record
from tests.matches.table import confirm, random_panel

from .play import boards, newest, next_board, open_match, pinged, take_turn, turn_number
from .stage import Stage

PEOPLE = ("Mei", "Jonas", "Aiko", "Rafi")


def at_random(chance: random.Random) -> Callable[[list[str]], str]:
    """Any answer; but of numbers the greatest, or nobody would have points enough for a long time."""

    def pick(values: list[str]) -> str:
        numbers = len(values) > 1 and all(value.lstrip("*").split("-")[0].isdecimal() for value in values)
        return values[-1] if numbers and "0" in values[0] else chance.choice(values)

    return pick


@pytest.mark.parametrize(
    ("game", "people", "options"),
    [  # all of them where there is more time
        pytest.param("qin", PEOPLE[:2], "", id="Qin, two on bird", marks=pytest.mark.fuzz),
        pytest.param("qin", PEOPLE, "board=lion", id="Qin, four on lion", marks=pytest.mark.fuzz),
        pytest.param(
            *("china", PEOPLE, "four=4-5, fortifications=yes"),
            id="China, four with fortifications",
            marks=pytest.mark.fuzz,
        ),
        pytest.param("yunnan", PEOPLE[:3], "", id="Yunnan, three", marks=pytest.mark.fuzz),
        pytest.param("confucius", PEOPLE[:3], "", id="Confucius, three", marks=pytest.mark.fuzz),
        pytest.param("dayunhe", PEOPLE[:3], "level=hard", id="Da Yunhe, three", marks=pytest.mark.fuzz),
        pytest.param(
            "yunnan", PEOPLE[:2], "", id="Yunnan, two with two colours each", marks=pytest.mark.fuzz
        ),
    ],
)
async def test_a_match_by_clicks_ends_and_its_record_verifies(
    stage: Stage, game: str, people: tuple[str, ...], options: str
) -> None:
    thread = await open_match(stage, *people, game=game, options=options)
    watcher = stage.sandbox.person("Lena")
    pick = at_random(random.Random(7))
    board = newest(watcher, thread)
    while "match-" not in "".join(board.files()):
        await take_turn(stage, pinged(stage, board), thread, pick)
        board = await next_board(watcher, thread, board)
        if not board.mentions:  # the last turn; the card of the end follows
            board = await watcher.sees(thread, "The seed was", 15, after=board)
    assert_whole(watcher, thread, board, game)


async def test_a_match_ends_in_its_thread_and_its_record_verifies(stage: Stage) -> None:
    """Clicks are other tests' business: the moves go straight to the use cases."""
    thread = await open_match(stage, *PEOPLE[:2])
    watcher = stage.sandbox.person("Lena")
    assert stage.app is not None
    matches = stage.app.matches
    match = await matches.match(1)
    chance = random.Random(7)
    board = newest(watcher, thread)
    while match.to_act is not None:
        match = (await confirm(matches, await random_panel(matches, match, chance))).match
        board = await next_board(watcher, thread, board)
    if "The seed was" not in board.text:
        board = await watcher.sees(thread, "The seed was", 15, after=board)
    assert_whole(watcher, thread, board, "qin")


def assert_whole(watcher: Person, thread: str, board: Post, game: str) -> None:
    """Every turn was shown once, and the record at the end is that of the match."""
    shown = boards(watcher, thread)
    numbers = [turn_number(post) for post in shown]
    assert numbers == [*range(len(shown) - 1), -1]
    (name,) = [name for name in board.files() if name.endswith(".json")]
    final = record.read(board.files()[name])
    outcome = record.verify(final)
    assert outcome is not None
    assert final.game == game
    if game == "qin":  # an action a turn
        assert len(final.actions) == len(shown) - 2
    assert json.loads(board.files()[name])["seed"] in board.text
    assert not any(post.ephemeral for post in watcher.visible(thread))
