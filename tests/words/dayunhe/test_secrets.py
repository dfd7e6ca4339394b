"""Nothing that Da Yunhe's panel, board or hand says depends on what the reader may not know."""

import random

import pytest

from bot.words.dayunhe import NARRATOR as DAYUNHE
from games.dayunhe.position import DayunhePosition
from games.engine.choices import Question, walk
from tests.games.dayunhe.random_positions import played
from tests.games.dayunhe.scenes import order
from tests.words.dayunhe.telling import people
from tests.words.speaking import WORDS


def other_secrets(position: DayunhePosition, dice: random.Random) -> DayunhePosition:
    """The same position to the seat to act: others' face-down tiles and cards not revealed are others.

    Those who chose before it took other cards that were not handed to it; its own stacks are shuffled where
    they lie face down.
    """
    other = position.copy()
    for seat, stacks in enumerate(other.stacks):
        hidden = [
            (stack, at)
            for stack, tiles in enumerate(stacks)
            for at in range(len(tiles) - other.up[seat][stack])
        ]
        kinds = [stacks[stack][at] for stack, at in hidden]
        dice.shuffle(kinds)
        for (stack, at), kind in zip(hidden, kinds, strict=True):
            stacks[stack][at] = kind
    if position.turn is not None:
        around = order(position)
        me = position.turn
        for group in (around[: around.index(me)], around[around.index(me) + 1 :]):
            secret = [seat for seat in group if other.chosen[seat] and not other.revealed[seat]]
            cards = [other.chosen[seat] for seat in secret]
            dice.shuffle(cards)
            for seat, card in zip(secret, cards, strict=True):
                other.chosen[seat] = card
    return other


@pytest.mark.parametrize("seed", range(4))
def test_nothing_said_depends_on_what_the_reader_may_not_know(seed: int) -> None:
    dice = random.Random(seed)
    questions = 0
    for position in played(seed, every=6):
        seat = position.turn
        if seat is None:
            continue
        cast, other = people(position.seats), other_secrets(position, dice)
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
