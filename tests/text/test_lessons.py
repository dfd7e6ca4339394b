"""What lessons tell is short, and told in every language."""

import pytest

from bot.text import LANGUAGES, words
from bot.text.room import count_words
from games import NAMES
from games import game as find_game
from games.engine.lessons import lesson

MOST_WORDS = 45
MOST_WORDS_OF_ADVICE = 25


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_a_step_and_a_piece_of_advice_have_few_words(name: str, language: str) -> None:
    found = lesson(find_game(name))
    assert found is not None
    for advice in found.advice:
        assert 3 < count_words(words(language)(f"advice-{name}-{advice.id}")) <= MOST_WORDS_OF_ADVICE
    for step in found.step:
        assert 3 < count_words(words(language)(f"lesson-{name}-{step.id}")) <= MOST_WORDS
