"""A match from the lobby to the final score."""

import json
import random
from collections.abc import Callable

import pytest

from games.engine import record

from .play import boards, newest, next_board, open_match, pinged, take_turn, turn_number
from .stage import Stage


def at_random(chance: random.Random) -> Callable[[list[str]], str]:
    """Any answer; but of numbers the greatest, or nobody would have points enough for a long time."""

    def pick(values: list[str]) -> str:
        numbers = len(values) > 1 and all(value.lstrip("*").split("-")[0].isdecimal() for value in values)
        return values[-1] if numbers and "0" in values[0] else chance.choice(values)

    return pick


@pytest.mark.parametrize(
    ("game", "people", "options"),
    [
        ("qin", ("Mei", "Jonas"), ""),
        ("qin", ("Mei", "Jonas", "Aiko", "Rafi"), "board=lion"),
        ("china", ("Mei", "Jonas", "Aiko", "Rafi"), "four=4-5, fortifications=yes"),
        ("yunnan", ("Mei", "Jonas", "Aiko"), ""),
        ("yunnan", ("Mei", "Jonas"), ""),
    ],
    ids=[
        "Qin, two on bird",
        "Qin, four on lion",
        "China, four with fortifications",
        "Yunnan, three",
        "Yunnan, two with two colours each",
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
