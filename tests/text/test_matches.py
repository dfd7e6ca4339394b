"""Whole matches of every game in words: nothing is missing, too long or told to whom it is hidden from."""

import random
import re
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import pytest

from bot.text import LANGUAGES, words
from bot.text.formatter import formatter_of
from bot.text.room import LONGEST_ALT, LONGEST_BOARD, LONGEST_SUMMARY
from games.engine import Position, Seat
from games.engine.choices import Question, walk
from tests.support.games.confucius import random_positions as confucius
from tests.support.games.dayunhe import random_positions as dayunhe
from tests.support.games.dayunhe.other_secrets import with_other_secrets as other_dayunhe
from tests.support.games.playing import quick_of
from tests.support.text.china import speaking as china
from tests.support.text.qin import speaking as qin
from tests.support.text.speaking import WORDS, crowded, masked, players
from tests.support.text.whole_match import check, tell

SELDOM = {
    "qin": {},
    "china": {"exchange": 0.02, "done": 0.02},
    "yunnan": {"pass": 0.3, "end": 0.3},
    "dayunhe": {"done": 0.15} | dict.fromkeys(("tea", "intrigue", "denounce", "destroy", "inspect"), 2),
    "confucius": {"nothing": 0.05, "pass": 0.3, "none": 0.1, "other": 0.05, "transfer": 0.15}
    | dict.fromkeys(("bribe", "invade", "voyage", "junks"), 3)
    | dict.fromkeys(("give", "card", "petition"), 2),
}
"""What leads somewhere more often than what ends turns early or wastes cubes and cards."""

TOLD: list[tuple[str, int, int, dict[str, str]]] = [
    ("china", 3, 5, {"four": "4-5", "fortifications": "yes"}),
    ("confucius", 2, 4, {"open-rewards": "yes"}),
    ("dayunhe", 1, 2, {"level": "hard"}),
    ("yunnan", 4, 4, {"version": "basic"}),
    ("qin", 5, 4, {"board": "bird", "series": "single"}),
]
LATER: list[tuple[str, int, int, dict[str, str]]] = [
    ("china", 1, 3, {"four": "3-4", "fortifications": "no"}),
    ("china", 2, 4, {"four": "4-5", "fortifications": "yes"}),
    ("china", 4, 5, {"four": "4-5", "fortifications": "no"}),
    ("confucius", 1, 3, {"game": "basic"}),
    ("confucius", 3, 5, {"admiral": "yes", "necklace": "yes"}),
    ("confucius", 4, 5, {}),
    ("dayunhe", 2, 3, {"level": "medium"}),
    ("dayunhe", 3, 4, {"level": "hard"}),
    ("dayunhe", 4, 5, {"level": "easy"}),
    ("yunnan", 1, 2, {"version": "basic"}),
    ("yunnan", 2, 2, {"version": "expert"}),
    ("yunnan", 3, 3, {"version": "expert"}),
    ("yunnan", 5, 5, {"version": "basic"}),
    ("yunnan", 6, 5, {"version": "expert"}),
]
"""Left to the long run."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("name", "seed", "seats", "options"),
    [*TOLD, *(pytest.param(*row, marks=pytest.mark.fuzz) for row in LATER)],
)
def test_every_text_of_a_match_is_whole_and_fits(
    name: str,
    seed: int,
    seats: int,
    options: dict[str, str],
    language: str,
    caplog: pytest.LogCaptureFixture,
) -> None:
    told = tell(name, seats, options, seed, SELDOM[name], words(language))
    check(told, caplog.records)
    assert max(map(len, told.summaries + told.previews)) <= LONGEST_SUMMARY
    assert max(map(len, told.standings)) <= 900
    assert all(question.split("\n")[0].endswith(("?", ".")) for question in told.questions)
    assert name != "china" or all(label.detail for label in told.labels)
    if name in ("confucius", "dayunhe"):  # the first line is shown in bold: it is the question alone
        along = r"( [^?\n]+\.)?"  # what moves along with the coat is said in its line
        assert all(re.fullmatch(rf"[^?\n]+\?{along}(\n.+)*", question) for question in told.questions)
    assert told.scoring or name == "qin"
    assert any(type(event).__name__ == "GameEnded" for event in told.last_turn)


@pytest.mark.parametrize("seed", quick_of(6, 2))
@pytest.mark.parametrize("name", ["confucius", "dayunhe"])
def test_the_board_in_words_fits(name: str, seed: int) -> None:
    positions: list[Position] = []
    positions += confucius.played(seed, every=9) if name == "confucius" else dayunhe.played(seed, every=9)
    positions += [dayunhe.made_up(seed)] if name == "dayunhe" else []
    formatter = formatter_of(name)
    for position in positions:
        view, people = position.view(None), crowded(position.seats, name)
        assert 0 < len(formatter.board(WORDS, people, view).alt()) <= LONGEST_ALT
        assert 0 < len(formatter.board(WORDS, people, view).text()) <= LONGEST_BOARD
        if name == "confucius":
            assert 0 < len(formatter.board(WORDS, people, view, None).note()) <= LONGEST_BOARD
        else:
            assert formatter.board(WORDS, people, view, None).note() == ""


# ── secrets ──────────────────────────────────────────────────────────────────────────────────────────


def other_cards(pile: str) -> Callable[[Any, Seat, random.Random], Any]:
    """Other cards in the hands of all but the viewer, and in the pile of that name."""

    def other(position: Any, viewer: Seat, dice: random.Random) -> Any:
        found = position.copy()
        pool = [card for seat, hand in enumerate(found.hands) if seat != viewer for card in hand]
        pool += getattr(found, pile)
        dice.shuffle(pool)
        found.hands = [
            hand if seat == viewer else [pool.pop() for _ in hand] for seat, hand in enumerate(found.hands)
        ]
        setattr(found, pile, pool)
        return found

    return other


def other_confucius(position: Any, viewer: Seat, dice: random.Random) -> Any:
    """Other cards in the hands of all others and in the decks."""
    other = position.copy()
    hidden = [hand for seat, hand in enumerate(other.hands) if seat != viewer]
    cards = [kind + 1 for hand in hidden for kind in range(3) for _ in range(hand[kind])] + other.deck
    dice.shuffle(cards)
    for hand in hidden:
        drawn = [cards.pop() for _ in range(sum(hand))]
        hand[:] = [*(drawn.count(value) for value in (1, 2, 3)), 0]
    other.deck = cards
    dice.shuffle(other.reward_deck)
    dice.shuffle(other.officials_left)
    return other


class Hidden(NamedTuple):
    """Positions by seed, and how what a viewer cannot know is changed in them."""

    played: Callable[[int], Iterator[Any]]
    other: Callable[[Any, Seat, random.Random], Any]


HIDDEN = {
    "china": Hidden(lambda seed: china.played(11 + seed, 4, fortifications="yes"), other_cards("deck")),
    "confucius": Hidden(lambda seed: confucius.played(seed, every=7), other_confucius),
    "dayunhe": Hidden(lambda seed: dayunhe.played(seed, every=5), other_dayunhe),
    "qin": Hidden(lambda seed: qin.played(11 + seed, 3, "lion"), other_cards("pile")),
}
"""In Yunnan nothing is hidden."""


@pytest.mark.parametrize("seed", quick_of(4, 1))
@pytest.mark.parametrize("name", HIDDEN)
def test_nothing_said_depends_on_what_the_reader_may_not_know(name: str, seed: int) -> None:
    dice, says, questions = random.Random(seed), formatter_of(name), 0
    for position in HIDDEN[name].played(seed):
        seat = position.to_act()
        if seat is None or (name in ("china", "qin") and dice.random() < 0.5):
            continue
        people, other = players(position.seats, name), HIDDEN[name].other(position, seat, dice)
        public = [says.board(WORDS, people, view.view(None), seat) for view in (position, other)]
        seen = [
            (board.task(), board.alt(), board.text(), board.standings([]), board.note()) for board in public
        ]
        assert seen[0] == seen[1]
        mine, yours = position.view(seat), other.view(seat)
        own = [says.board(WORDS, people, view, seat) for view in (mine, yours)]
        assert own[0].standings([]) == own[1].standings([])
        assert own[0].hand(seat) == own[1].hand(seat)
        answers: list[str] = []
        while isinstance(question := walk(mine.legal(), answers).next, Question):
            assert question == walk(yours.legal(), answers).next
            asked = [says.asked(WORDS, people, view, question) for view in (mine, yours)]
            assert asked[0].ask() == asked[1].ask()
            assert asked[0].labels() == asked[1].labels()
            questions += 1
            answers.append(dice.choice(question.answers).token)
        action = dice.choice(mine.legal())
        told = [
            (
                says.draft(WORDS, people, own).preview(),
                says.draft(WORDS, people, own).warning(),
                says.turn(WORDS, people, masked(own)).summary(),
            )
            for own in (masked(view.apply(action), seat) for view in (mine, yours))
        ]
        assert told[0] == told[1]
    assert questions > 12
