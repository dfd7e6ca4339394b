"""What somebody wrote for themselves, and a board of the past with a word of theirs."""

import pytest

from bot.components import posts
from bot.matches import Matches
from bot.text import words
from tests.support.pages import texts
from tests.support.presses import play
from tests.support.table import started

LOOKED_BACK = {
    "en": "**Mei** looks back at turn 1: here it turned",
    "de": "**Mei** blickt auf Zug 1 zurück: here it turned",
}


@pytest.mark.parametrize("language", LOOKED_BACK)
async def test_of_a_past_board_only_the_name_is_bold(matches: Matches, language: str) -> None:
    match = await play(matches, await started(matches, 2, "qin"), 2)
    turn = await matches.watching.turn(match.id, 1)
    post = posts.look_back(match, turn, "Mei", "here it turned", words(language), 56, "board.png")
    assert texts(post) == LOOKED_BACK[language]
