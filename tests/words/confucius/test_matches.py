"""Confucius over whole matches: no word is missing, too long or tells a secret."""

import random

import pytest

from bot.words.confucius import NARRATOR as CONFUCIUS
from bot.words.narrator import LONGEST_ALT, LONGEST_BOARD, LONGEST_SUMMARY
from games.confucius.events import GameEnded
from games.confucius.position import ConfuciusPosition
from games.engine.choices import Question, walk
from tests.games.confucius.random_positions import played
from tests.words.confucius.telling import masked, people
from tests.words.speaking import WORDS, crowded
from tests.words.whole_match import check, tell

LIKELY = {
    "nothing": 0.05,
    "pass": 0.3,
    "none": 0.1,
    "other": 0.05,
    "transfer": 0.15,
    "bribe": 3,
    "invade": 3,
    "voyage": 3,
    "junks": 3,
    "give": 2,
    "card": 2,
    "petition": 2,
}
"""What leads somewhere more often than what wastes cubes and cards."""


@pytest.mark.parametrize(
    ("seed", "seats", "options"),
    [
        (1, 3, {"game": "basic"}),
        (2, 4, {"open-rewards": "yes"}),
        (3, 5, {"admiral": "yes", "necklace": "yes"}),
        pytest.param(4, 5, {}, marks=pytest.mark.fuzz),
    ],
)
def test_every_text_of_a_match_is_whole_and_fits(
    seed: int, seats: int, options: dict[str, str], caplog: pytest.LogCaptureFixture
) -> None:
    told = tell("confucius", seats, options, seed, LIKELY)
    check(told, caplog.records)
    assert max(map(len, told.summaries)) <= LONGEST_SUMMARY
    assert max(map(len, told.previews)) <= LONGEST_SUMMARY
    assert any(isinstance(event, GameEnded) for event in told.last_turn)


@pytest.mark.parametrize("seed", range(6))
def test_the_board_in_words_fits(seed: int) -> None:
    for position in played(seed, every=9):
        view, cast = position.view(None), crowded(position.seats, "confucius")
        for sheet in ("court", "realm", "gifts"):
            assert 0 < len(CONFUCIUS.alt(WORDS, cast, view, sheet)) <= LONGEST_ALT
        assert len(CONFUCIUS.board(WORDS, cast, view)) <= LONGEST_BOARD
        assert len(CONFUCIUS.note(WORDS, cast, view, "gifts", None)) <= LONGEST_BOARD
        assert CONFUCIUS.note(WORDS, cast, view, "court", None) == ""


def other_cards(position: ConfuciusPosition, dice: random.Random) -> ConfuciusPosition:
    """The same position with other cards in the hands of all who are not to act and in the decks."""
    other = position.copy()
    hidden = [seat for seat in range(position.seats) if seat != position.turn]
    cards = [kind + 1 for seat in hidden for kind in range(3) for _ in range(other.hands[seat][kind])]
    cards += other.deck
    dice.shuffle(cards)
    for seat in hidden:
        drawn = [cards.pop() for _ in range(sum(other.hands[seat]))]
        other.hands[seat] = [*(drawn.count(value) for value in (1, 2, 3)), 0]
    other.deck = cards
    dice.shuffle(other.reward_deck)
    dice.shuffle(other.officials_left)
    return other


@pytest.mark.parametrize("seed", range(4))
def test_nothing_said_depends_on_what_the_reader_may_not_know(seed: int) -> None:
    dice = random.Random(seed)
    for position in played(seed, every=7):
        seat = position.to_act()
        if seat is None:
            continue
        cast, other = people(position.seats), other_cards(position, dice)
        one, two = position.view(None), other.view(None)
        assert CONFUCIUS.board(WORDS, cast, one) == CONFUCIUS.board(WORDS, cast, two)
        assert CONFUCIUS.note(WORDS, cast, one, "gifts", seat) == CONFUCIUS.note(
            WORDS, cast, two, "gifts", seat
        )
        assert CONFUCIUS.standings(WORDS, cast, one, []) == CONFUCIUS.standings(WORDS, cast, two, [])
        mine, yours = position.view(seat), other.view(seat)
        question, again = walk(mine.legal(), ()).next, walk(yours.legal(), ()).next
        if isinstance(question, Question) and isinstance(again, Question):
            assert CONFUCIUS.ask(WORDS, cast, mine, question) == CONFUCIUS.ask(WORDS, cast, yours, again)
            assert CONFUCIUS.labels(WORDS, cast, mine, question) == CONFUCIUS.labels(
                WORDS, cast, yours, again
            )
        action = dice.choice(mine.legal())
        texts = [
            (CONFUCIUS.preview(WORDS, cast, events), CONFUCIUS.warning(WORDS, events))
            for events in (masked(view.apply(action), seat) for view in (mine, yours))
        ]
        assert texts[0] == texts[1]
