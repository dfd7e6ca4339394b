"""Nothing that Da Yunhe's panel, board or hand says depends on what the reader may not know."""

import random

import pytest

from bot.words.dayunhe import NARRATOR as DAYUNHE
from games.engine.choices import Question, walk
from tests.games.dayunhe.random_positions import played
from tests.games.dayunhe.test_views import with_other_secrets
from tests.games.playing import quick_of
from tests.words.dayunhe.telling import people
from tests.words.speaking import WORDS


@pytest.mark.parametrize("seed", quick_of(4, 2))
def test_nothing_said_depends_on_what_the_reader_may_not_know(seed: int) -> None:
    dice = random.Random(seed)
    questions = 0
    for position in played(seed, every=5):
        seat = position.turn
        if seat is None:
            continue
        cast, other = people(position.seats), with_other_secrets(position, seat, dice)
        one, two = position.view(None), other.view(None)
        assert DAYUNHE.task(WORDS, cast, one) == DAYUNHE.task(WORDS, cast, two)
        assert DAYUNHE.alt(WORDS, cast, one) == DAYUNHE.alt(WORDS, cast, two)
        assert DAYUNHE.board(WORDS, cast, one) == DAYUNHE.board(WORDS, cast, two)
        mine, yours = position.view(seat), other.view(seat)
        assert DAYUNHE.hand(WORDS, mine, seat) == DAYUNHE.hand(WORDS, yours, seat)
        answers: list[str] = []
        while isinstance(question := walk(mine.legal(), answers).next, Question):
            again = walk(yours.legal(), answers).next
            assert question == again
            assert DAYUNHE.ask(WORDS, cast, mine, question) == DAYUNHE.ask(WORDS, cast, yours, question)
            assert DAYUNHE.labels(WORDS, cast, mine, question) == DAYUNHE.labels(WORDS, cast, yours, question)
            questions += 1
            answers.append(dice.choice(question.answers).token)
    assert questions > 12
