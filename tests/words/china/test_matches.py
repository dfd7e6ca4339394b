"""China over whole matches: no word is missing, too long or tells a secret."""

import random
import re

import pytest

from bot.words import Cast
from bot.words.china import NARRATOR as CHINA
from bot.words.narrator import LONGEST_SCORING
from games.china.components import board
from games.china.events import GameEnded
from games.engine.choices import Question, walk
from tests.games.china.scenes import play, scene
from tests.words.china.speaking import masked, played, summary
from tests.words.speaking import LONG, WORDS, cast
from tests.words.whole_match import check, tell

KEY = re.compile(r"\b(?:china|rules|error|option)-[a-z]+(?:-[a-z]+)*\b")


@pytest.mark.parametrize(
    ("seed", "seats", "side", "fortifications"),
    [(1, 3, "3-4", "no"), (2, 4, "4-5", "yes"), (3, 5, "4-5", "yes"), (4, 5, "4-5", "no")],
)
def test_every_text_of_a_match_is_whole_and_fits(
    seed: int, seats: int, side: str, fortifications: str, caplog: pytest.LogCaptureFixture
) -> None:
    options = {"four": side, "fortifications": fortifications}
    told = tell("china", seats, options, seed, {"exchange": 0.02, "done": 0.02})
    check(told, caplog.records)
    assert all(label.detail for label in told.labels)
    assert any(isinstance(event, GameEnded) for event in told.last_turn)


def test_the_longest_final_scoring_fits() -> None:
    """Every province undecided among five, every alliance shared, as many rows as the houses allow."""
    houses = (
        "yan AABBCC zhao AABBCDE qi DDDD lu EEE wei AABBCDE han CCDDEE chin AABBCD shu DDEEAB chu AABBCCDE"
    )
    everywhere = " ".join(f"{province.id} ABC" for province in board().provinces)
    position = scene(houses, everywhere, seats=5, hand="VRR", deck="R", exhausted=1, emperor="B")
    events = play(position, "exchange V", "draw")
    text = CHINA.scoring(WORDS, Cast.of(LONG), events)
    assert "**Points:**" in text
    assert len(text) <= LONGEST_SCORING


def test_nothing_said_to_others_depends_on_what_is_hidden() -> None:
    """The same match with other hidden cards: the same words about every view and every masked event."""
    chance = random.Random(3)
    for position in played(11, 4, fortifications="yes"):
        seat = position.to_act()
        if seat is None or chance.random() < 0.5:
            continue
        other = position.copy()
        hidden = [card for hand in other.hands for card in hand] + other.deck
        chance.shuffle(hidden)
        other.hands = [[hidden.pop() for _ in hand] for hand in other.hands]
        other.deck = hidden
        for text in (CHINA.alt, CHINA.board):
            assert text(WORDS, cast(), position.view(None)) == text(WORDS, cast(), other.view(None))
        own = position.copy()
        own.deck = sorted(own.deck, key=lambda _: chance.random())
        own.hands = [
            hand if index == seat else [chance.choice("RGYOV") for _ in hand]
            for index, hand in enumerate(own.hands)
        ]
        one, two = position.view(seat), own.view(seat)
        first, second = walk(one.legal(), ()).next, walk(two.legal(), ()).next
        assert first == second
        if isinstance(first, Question):
            assert CHINA.labels(WORDS, cast(), one, first) == CHINA.labels(WORDS, cast(), two, first)
        action = chance.choice(position.legal())
        told = [
            [
                CHINA.preview(WORDS, cast(), events),
                CHINA.warning(WORDS, events),
                CHINA.summary(WORDS, cast(), masked(events)),
            ]
            for events in (one.apply(action), two.apply(action))
        ]
        assert told[0] == told[1]


def test_a_blind_draw_is_told_to_nobody_else() -> None:
    """The watcher's summary is the same whatever card was drawn."""
    told = set()
    for card in "RGYOV":
        position = scene("chu A", hand="VRR", deck=f"RR{card}", row="RGYO")
        told.add(summary(play(position, "chu 2 V", "chu done", "draw")))
    assert len(told) == 1
