"""China over whole matches: no word is missing, too long or tells a secret; the rules page."""

import logging
import random
import re

import pytest

from bot.words import Cast
from bot.words.china import NARRATOR as CHINA
from bot.words.narrator import LONGEST_LABEL, LONGEST_SCORING
from games.china import GAME
from games.china.actions import parse
from games.china.components import board
from games.china.events import ChinaEvent, GameEnded
from games.china.rules import REFUSALS
from games.engine import Event
from games.engine.choices import Question, walk
from tests.games.china.scenes import play, scene
from tests.words.china.speaking import (
    LONG,
    WORDS,
    cast,
    masked,
    played,
    summary,
)

KEY = re.compile(r"\b(?:china|rules|error|option)-[a-z]+(?:-[a-z]+)*\b")


@pytest.mark.parametrize(
    ("seed", "seats", "side", "fortifications"),
    [(1, 3, "3-4", "no"), (2, 4, "4-5", "yes"), (3, 5, "4-5", "yes"), (4, 5, "4-5", "no")],
)
def test_every_text_of_a_match_is_whole_and_fits(
    seed: int, seats: int, side: str, fortifications: str, caplog: pytest.LogCaptureFixture
) -> None:
    """Names are long and full of markup; turns are taken answer by answer as in the panel."""
    chance = random.Random(seed)
    people = Cast.of(LONG[:seats])
    position = GAME.start(seats, {"four": side, "fortifications": fortifications}, f"whole {seed}")
    turn: list[Event] = []
    kinds: set[type[Event]] = set()
    texts: list[str] = []
    while (seat := position.to_act()) is not None:
        view = position.view(seat)
        answers: list[str] = []
        while isinstance(question := walk(view.legal(), answers).next, Question):
            found = CHINA.labels(WORDS, people, view, question)
            assert set(found) == {answer.token for answer in question.answers}
            for label in found.values():
                assert label.text
                assert label.detail
                assert len(label.text) <= LONGEST_LABEL - 10
                assert len(label.detail) <= LONGEST_LABEL
                texts += [label.text, label.detail]
            texts += [
                CHINA.ask(WORDS, people, view, question),
                CHINA.hint(WORDS, question),
                CHINA.progress(WORDS, people, masked(turn, seat), question),
                CHINA.hand(WORDS, view, seat),
                *CHINA.captions(WORDS, view, position.number, question).values(),
            ]
            picked = [answer.token for answer in question.answers if answer.token not in ("exchange", "done")]
            answers.append(chance.choice(picked or [question.answers[0].token]))
        action = parse(str(question.action))
        trial = view.apply(action)
        texts += [CHINA.preview(WORDS, people, masked(trial, seat)), CHINA.warning(WORDS, trial)]
        number = position.number
        events = position.apply(action)
        turn += events
        kinds |= {type(event) for event in events}
        if position.number != number or position.to_act() is None:
            seen = masked(turn)
            told = CHINA.summary(WORDS, people, seen)
            assert told
            texts += [told, CHINA.standings(WORDS, people, position.view(None), seen)]
            last, turn = turn, []
    scoring = CHINA.scoring(WORDS, people, last)
    assert 0 < len(scoring) <= LONGEST_SCORING
    outcome = position.outcome()
    assert outcome is not None
    texts += [scoring, CHINA.ending(WORDS, people, outcome), CHINA.board(WORDS, people, position.view(None))]
    texts += [CHINA.outcome(WORDS, people, outcome, seat) for seat in range(seats)]
    assert [text for text in texts if KEY.search(text)] == []
    assert [record.message for record in caplog.records if record.levelno >= logging.ERROR] == []
    assert GameEnded in kinds


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
        for tell in (CHINA.alt, CHINA.board):
            assert tell(WORDS, cast(), position.view(None)) == tell(WORDS, cast(), other.view(None))
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


def test_every_event_and_refusal_names_a_paragraph_of_the_rules_page() -> None:
    assert {event.rule for event in ChinaEvent.__args__} <= set(CHINA.rules)
    assert set(REFUSALS.values()) <= set(CHINA.rules)
    for paragraph in CHINA.rules:
        key = f"rules-china-{paragraph}"
        assert WORDS(f"{key}.title") != f"{key}.title"
        assert 0 < len(WORDS(key)) <= 1200


def test_the_moves_that_the_rules_page_shows_can_be_typed() -> None:
    shown = re.findall(r"`([a-z][^`]*)`", WORDS("rules-china-typing"))
    assert [str(parse(move)) for move in shown] == shown
    assert len(shown) == 8
