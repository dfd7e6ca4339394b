"""How much a turn asks of people: taps to decide it, words to read of it and before it."""

import pytest

from tests.support.effort import of_random_matches, spread

TAPS = {
    "qin": (5, 6, 14),
    "china": (5, 7, 14),
    "yunnan": (4, 6, 14),
    "confucius": (4, 6, 14),
    "dayunhe": (4, 9, 14),
}
"""Median, nine tenths, the most."""

WORDS = 22, 60
"""Median and the most, of a turn's message and of the panel's first page."""

ANSWER = 6, 8
"""Words of an answer in a list, and beside it."""


@pytest.mark.parametrize("name", TAPS)
@pytest.mark.parametrize("matches", [1, pytest.param(20, marks=pytest.mark.fuzz)])
def test_a_turn_takes_few_taps_and_few_words(name: str, matches: int) -> None:
    found = of_random_matches(name, matches)
    assert all(some <= most for some, most in zip(spread(found.taps), TAPS[name], strict=True))
    for words in (found.turn_words, found.panel_words):
        median, _, most = spread(words)
        assert median <= WORDS[0]
        assert most <= WORDS[1]
    assert max(found.label_words) <= ANSWER[0]
    assert max(found.detail_words) <= ANSWER[1]
