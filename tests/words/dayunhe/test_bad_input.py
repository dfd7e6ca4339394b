"""What is said of a text that is no action of Da Yunhe."""

import pytest

from bot.words import explain
from games.dayunhe.notation import parse
from games.engine import BadNotation
from tests.words.speaking import WORDS

TILES = (
    "crossing, delta, branch-right, branch-left, straight, wide-bend, sharp-bend, basin, reservoir, unrest"
)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("hello", "I cannot read “hello”. Write it like `build straight 2-5 e-w`."),
        ("supply two", "I cannot read “supply two”. Write it like `supply 2`."),
        ("build straight", "I cannot read “build straight”. Write it like `build straight 2-5 e-w`."),
        ("swap 2-5", "I cannot read “swap 2-5”. Write it like `swap 2-5 3-1`."),
        ("take", "I cannot read “take”. Write it like `take builder`."),
        ("supply 4", "There is no 4 here: the numbers go from 1 to 3."),
        ("inspect 5", "There is no 5 here: the numbers go from 1 to 3."),
        ("remove 6-1", "There is no hex 6-1: regions go from 1 to 5, keys from 1 to 9, as in 2-5."),
        ("build canyon 2-5", f"There is no tile “canyon”. There are: {TILES}."),
        (
            "build straight 2-5 e-se",
            "The straight never lies e-se. It can lie: e-w, se-nw, sw-ne.",
        ),
        ("turn 2-5 e-se-sw", "No tile joins just the edges e-se-sw."),
        (
            "take pirate",
            "There is no card “pirate”. There are: builder, supplies, reformer, rebuilder, order, welfare, "
            "inspector, tea, intriguer, saboteur.",
        ),
        ("swap 2-5 2-5", "Two different hexes change places, not 2-5 and 2-5."),
        ("calm Z", "There is no seat Z in this match."),
    ],
)
def test_a_text_that_is_no_move_says_what_is_wrong_with_it(text: str, sentence: str) -> None:
    with pytest.raises(BadNotation) as caught:
        parse(text)
    assert explain(WORDS, caught.value) == sentence
