"""Yunnan over whole matches: no word is missing or too long; the rules page and its numbers."""

import logging
import random
import re
from itertools import pairwise

import pytest

from bot.words.narrator import LONGEST_LABEL, LONGEST_SCORING
from bot.words.yunnan import LONGEST_SUMMARY
from bot.words.yunnan import NARRATOR as YUNNAN
from games.engine import Event
from games.engine.choices import Question, walk
from games.yunnan import GAME
from games.yunnan.components import BUILDINGS, CUSTOMS, DRAGON, bank, board, buildings, ends, setup, table
from games.yunnan.events import GameEnded, YunnanEvent
from games.yunnan.notation import parse
from games.yunnan.phases import payouts
from games.yunnan.rules import REFUSALS
from tests.words.yunnan.speaking import WORDS, crowded

KEY = re.compile(r"\b(?:yunnan|rules|error|option|order)-[a-z]+(?:-[a-z]+)*\b")


@pytest.mark.parametrize(
    ("seed", "seats", "version"),
    [(1, 2, "basic"), (2, 2, "expert"), (3, 3, "expert"), (4, 4, "basic"), (5, 5, "basic"), (6, 5, "expert")],
)
def test_every_text_of_a_match_is_whole_and_fits(
    seed: int, seats: int, version: str, caplog: pytest.LogCaptureFixture
) -> None:
    """Names are long and full of markup, tokens are emojis; turns are taken answer by answer."""
    chance = random.Random(seed)
    people = crowded(seats)
    position = GAME.start(seats, {"version": version}, f"whole {seed}")
    turn: list[Event] = []
    kinds: set[type[Event]] = set()
    texts: list[str] = []
    while (seat := position.to_act()) is not None:
        view = position.view(seat)
        answers: list[str] = []
        while isinstance(question := walk(view.legal(), answers).next, Question):
            found = YUNNAN.labels(WORDS, people, view, question)
            assert set(found) == {answer.token for answer in question.answers}
            for label in found.values():
                assert label.text
                assert len(label.text) <= LONGEST_LABEL - 10
                assert len(label.detail) <= LONGEST_LABEL
                assert "  " not in f"{label.text}{label.detail}"
                texts += [label.text, label.detail]
            asked = YUNNAN.ask(WORDS, people, view, question)
            assert asked.endswith(("?", "."))
            texts += [
                asked,
                YUNNAN.hint(WORDS, question),
                YUNNAN.progress(WORDS, people, turn, question),
                YUNNAN.hand(WORDS, view, seat),
                *YUNNAN.captions(WORDS, view, position.round, question).values(),
            ]
            tokens = [answer.token for answer in question.answers]
            weights = [0.3 if token in ("pass", "end") else 1 for token in tokens]
            answers += chance.choices(tokens, weights)
        action = parse(str(question.action))
        trial = view.apply(action)
        told = YUNNAN.preview(WORDS, people, [*turn, *trial])
        assert len(told) <= LONGEST_SUMMARY
        texts += [told, YUNNAN.warning(WORDS, trial)]
        events = position.apply(action)
        turn += events
        kinds |= {type(event) for event in events}
        if position.to_act() != seat or any(event.ends_turn for event in events):
            summary = YUNNAN.summary(WORDS, people, turn)
            assert 0 < len(summary) <= LONGEST_SUMMARY
            standings = YUNNAN.standings(WORDS, people, position.view(None), turn)
            assert len(standings) <= 900
            texts += [summary, standings, YUNNAN.task(WORDS, people, position.view(None))]
            last, turn = turn, []
    scoring = YUNNAN.scoring(WORDS, people, last)
    assert 0 < len(scoring) <= LONGEST_SCORING
    outcome = position.outcome()
    assert outcome is not None
    texts += [
        scoring,
        YUNNAN.ending(WORDS, people, outcome),
        YUNNAN.board(WORDS, people, position.view(None)),
        *(YUNNAN.outcome(WORDS, people, outcome, seat) for seat in range(seats)),
    ]
    assert [text for text in texts if KEY.search(text)] == []
    assert [text for text in texts if "None" in text or " ." in text or " ," in text] == []
    assert [record.message for record in caplog.records if record.levelno >= logging.ERROR] == []
    assert GameEnded in kinds


def test_standing_orders_say_what_they_do_and_when_they_end() -> None:
    for name in GAME.orders:
        assert WORDS(f"order-yunnan-{name}", subject="none", token="").startswith("Pass ")
        assert WORDS(f"order-yunnan-{name}", subject="C", token="▲").startswith("▲ Pass ")
        detail = WORDS(f"order-yunnan-{name}.detail")
        assert "Off when" in detail
        assert len(detail) <= LONGEST_LABEL


# ── the rules page ───────────────────────────────────────────────────────────────────────────────────


def page(paragraph: str) -> str:
    return WORDS(f"rules-yunnan-{paragraph}")


def test_every_event_and_refusal_names_a_paragraph_of_the_rules_page() -> None:
    assert {event.rule for event in YunnanEvent.__args__} <= set(YUNNAN.rules)
    assert set(REFUSALS.values()) <= set(YUNNAN.rules)
    for paragraph in YUNNAN.rules:
        key = f"rules-yunnan-{paragraph}"
        assert WORDS(f"{key}.title") != f"{key}.title"
        assert 0 < len(WORDS(key)) <= 1300


def test_the_moves_that_the_rules_page_shows_can_be_typed() -> None:
    shown = re.findall(r"`([a-z][^`]*)`", page("typing"))
    assert [str(parse(move)) for move in shown] == shown
    assert len(shown) == 22


def test_the_rules_page_has_the_numbers_of_the_data_files() -> None:
    """Whoever corrects a file has to correct the page."""
    provinces = board().provinces
    money = ", ".join(map(str, setup().money))
    assert money in page("setup")
    for province in provinces[1:]:
        assert f"{province.gifts} in {province.name}" in page("setup")
        assert f"{province.trader} in {province.name}" in page("income")
    assert f"earns {provinces[0].trader} yuan in Pu’er" in page("income")
    assert ", ".join(str(province.post) for province in provinces[1:]) in page("income")
    assert f"takes {setup().transport} yuan" in page("income")
    first, *rows = bank()
    assert f"0–{rows[0].least - 1}: {first.left} and {first.right} yuan" in page("bank-payout")
    for row, following in pairwise(rows):
        assert f"{row.least}–{following.least - 1}: {row.left} and {row.right}" in page("bank-payout")
    assert f"{rows[-1].least} and more: {rows[-1].left} and {rows[-1].right}" in page("bank-payout")
    assert payouts(75) == (24, 14)
    values = list(map(str, buildings()[0].values))
    assert f"{', '.join(values[:-1])} or {values[-1]} yuan" in page("bidding")
    assert f"up to {buildings()[CUSTOMS].most}" in page("progress")
    assert f"up to {buildings()[DRAGON].most}" in page("progress")
    assert f"{setup().traders} in all" in page("progress")
    assert f"has {ends(3).points} points" in page("end")
    assert f"{ends(2).points} points, or when {ends(2).gifts} gifts" in page("two")
    final = table()
    assert f"1 for every {final.yuan} yuan, {final.gift} for every gift" in page("final-scoring")
    for levels in (final.passes, final.influence):
        told = f"{', '.join(map(str, levels))} "
        assert told in page("final-scoring")
        assert ", ".join(map(str, levels.values())) in page("final-scoring")
    assert f"{final.teahouses[1]} for one tea house on the map, {final.teahouses[2]} for two" in page(
        "final-scoring"
    )
    assert (setup().debts[0], setup().debts[1], setup().debts[-1]) == (8, 7, 2)
    assert "8 in the first round, 7 in the second" in page("expert")
    assert len(BUILDINGS) == 5


def test_the_page_names_every_uncertain_number() -> None:
    text = page("uncertain")
    for printed in (
        "11, 12 and 14 yuan",
        "(2, 5, 4, 2, 1)",
        "the other three bridges",
        "15 and 18",
        "10 and 15",
    ):
        assert printed in text
