"""Totals while a match of Confucius runs, and its end: titles with their reasons, ties, the longest texts."""

from typing import Any

import pytest

from bot.words import Cast
from bot.words.confucius import NARRATOR as CONFUCIUS
from bot.words.narrator import LONGEST_SCORING, LONGEST_SUMMARY
from games.confucius.events import GameEnded, TitleAwarded
from tests.games.confucius.printed import BOX, DISTANT, MINISTRIES
from tests.games.confucius.scenes import court, of_type, outcome, play, scene
from tests.words.confucius.telling import masked, people, told
from tests.words.speaking import EMOJIS, LONG, WORDS

CLOSED = {"bingbu": "..", "hubu": "..", "gongbu": ".."}


def test_the_totals_of_a_turn_before_and_after() -> None:
    position = scene(
        yard={"A": 5}, hands={"A": "111", "B": ""}, cubes="2130", passed="B", scores={"A": 4, "B": 2}
    )
    events = play(position, "voyage 5 india", "pay 1 1")
    assert CONFUCIUS.standings(WORDS, people(4), position.view(None), masked(events)).splitlines() == [
        "Round 3 · Chief Minister ◆ · Great Wall 2 of 9 · 6 candidates left · 0 of 3 ministries resolved",
        "Points: ● 4 → **7** · ■ 2 · ▲ 0 · ◆ 0",
        "Cubes: ● 1 · ■ passed · ▲ 3 · ◆ 0",
        "Cards: ● 1 · ■ 0 · ▲ 3 · ◆ 3",
    ]


def test_cubes_are_no_matter_while_the_court_meets() -> None:
    position = scene(students="AB")
    events = court(position)
    totals = CONFUCIUS.standings(WORDS, people(4), position.view(None), masked(events))
    assert "Cubes" not in totals
    assert "Cards: ● 3 · ■ 3 · ▲ 3 · ◆ 3" in totals


def test_no_title_is_told_before_the_end() -> None:
    assert CONFUCIUS.scoring(WORDS, people(4), masked(court(scene()))) == ""


def test_the_titles_with_their_counts_and_tie_breaks() -> None:
    position = scene(
        wall=8,
        posts={"bingbu": "CD", "hubu": "BA", "gongbu": ".."},
        ocean={"A": 2, "B": 2},
        visited={"india": "AB"},
        colonies={"A": 2, "C": 1},
        insulted={"C": 1},
        scores={"A": 9},
    )
    events = court(position)
    assert told(events).splitlines()[-1] == (
        "The match is over: all three ministries are resolved. The titles follow."
    )
    assert CONFUCIUS.scoring(WORDS, people(4), masked(events)).splitlines() == [
        "**Titles**, a point each",
        "- Chief Minister, most officials and posts (● 1 · ■ 1 · ▲ 1 · ◆ 1): ■ **Jonas**, "
        "as ●, ■, ▲ and ◆ are equal and the Minister of Hubu decides",
        "- Admiral, most junks in the ocean, and 5 for every land visited (● 7 · ■ 7 · ▲ 0 · ◆ 0): "
        "nobody, as ● and ■ are equal and there is no Minister of Gongbu",
        "- General, most armies (● 2 · ■ 0 · ▲ 2 · ◆ 0): ▲ **Aiko**, "
        "as ● and ▲ are equal and the Minister of Bingbu decides",
        "Points: ● 9 · ■ 0 → **1** · ▲ 0 → **1** · ◆ 0",
    ]
    found = outcome(position)
    assert CONFUCIUS.ending(WORDS, people(4), found) == "All three ministries are resolved. Most points win."
    assert CONFUCIUS.outcome(WORDS, people(4), found, 0) == "9 points (ministries 9)"
    assert CONFUCIUS.outcome(WORDS, people(4), found, 1) == "1 point (titles 1)"
    assert CONFUCIUS.outcome(WORDS, people(4), found, 3) == "0 points"


def test_a_title_that_nobody_has_anything_for() -> None:
    events = court(scene(posts=CLOSED))
    assert "(● 0 · ■ 0 · ▲ 0 · ◆ 0): nobody, as all have none and there is no Minister of Bingbu" in (
        CONFUCIUS.scoring(WORDS, people(4), masked(events))
    )


@pytest.mark.parametrize(
    ("facts", "admiral", "last", "ending"),
    [
        (
            {"ocean": {"B": 1}, "scores": {"A": 6, "B": 5}},
            "no",
            "● and ■ have equal points: ■ **Jonas** wins as Admiral.",
            "Between equal points the Admiral wins, else the Chief Minister, else the General.",
        ),
        (
            {"colonies": {"A": 1}, "scores": {"A": 5, "B": 6}},
            "no",
            "● and ■ have equal points: ● **Mei** wins as General.",
            "Between equal points the Admiral wins, else the Chief Minister, else the General.",
        ),
        (
            {"scores": {"A": 6, "B": 6}},
            "no",
            "● and ■ have equal points: without a title they share the win.",
            "● **Mei** and ■ **Jonas** have equal points and no title, so they share the win.",
        ),
        (
            {"ocean": {"C": 1}, "scores": {"A": 6, "B": 6}},
            "yes",
            "● and ■ have equal points: ▲ **Aiko** wins as Admiral.",
            "As the most points are shared, the Admiral ▲ **Aiko** wins (option of this match).",
        ),
    ],
)
def test_equal_points(facts: dict[str, Any], admiral: str, last: str, ending: str) -> None:
    position = scene(posts=CLOSED, options={"admiral": admiral}, **facts)
    events = court(position)
    assert CONFUCIUS.scoring(WORDS, people(4), masked(events)).splitlines()[-1] == last
    assert CONFUCIUS.ending(WORDS, people(4), outcome(position)) == (
        f"All three ministries are resolved. Most points win. {ending}"
    )


def test_all_others_resigned() -> None:
    position = scene(seats=3)
    events = [*position.resign(0), *position.resign(1)]
    assert told(events).splitlines()[-1] == "The match is over: only one player is left. The titles follow."
    assert CONFUCIUS.ending(WORDS, people(3), outcome(position)) == "All others resigned."
    assert "equal points" not in CONFUCIUS.scoring(WORDS, people(3), masked(events))


# ── the longest texts ────────────────────────────────────────────────────────────────────────────────


def test_the_longest_court_phase_fits_without_losing_a_line() -> None:
    """Three ministries of five players each, every step bound by a gift, three lands, all in one turn."""
    row = "2A! 2B! 3C! 3D! 4E! 4A! 5B!"
    position = scene(
        seats=5,
        chief="A",
        wall=8,
        bingbu=row,
        hubu="2A! 3B! 3C! 4D! 4E! 4A! 5B!",
        gongbu="5A! 5C! 5B! 6D! 6E! 6A! 6B!",
        gifts="A1E A2D A3C A4B B2E B3D B4C C1D C4E C5B",
        armies={"annam": "A.", "mongolia": "AB.", "manchuria": "ABC."},
        hands=dict.fromkeys("ABCDE", ""),
    )
    events = masked(court(position))
    text = CONFUCIUS.summary(WORDS, Cast.of(LONG, EMOJIS), events)
    assert len(text) <= LONGEST_SUMMARY
    assert "…" not in text.replace("characte…", "")
    assert len(text.splitlines()) == len(CONFUCIUS.summary(WORDS, people(5), events).splitlines())
    assert len(of_type(events, GameEnded)) == 1


def test_the_longest_final_scoring_fits() -> None:
    tied = (9, 9, 9, 9, 9)
    events = [
        *(TitleAwarded(title, -1, tied, tie=True) for title in ("chief", "admiral", "general")),
        GameEnded("ministries", (40, 40, 40, 40, 40), (0, 1, 2, 3, 4)),
    ]
    text = CONFUCIUS.scoring(WORDS, Cast.of(LONG, EMOJIS), events)
    assert len(text) <= LONGEST_SCORING
    assert text.splitlines()[-1].endswith("without a title they share the win.")


def test_every_word_that_the_pictures_know_is_given() -> None:
    """The words on the cells of the action box are short, for their prices stand beside them."""
    view = scene().view(None)
    captions = CONFUCIUS.captions(WORDS, view, 34)
    names = {*BOX, *MINISTRIES, *DISTANT, "any", "red", "orange", "colonies", "gives", "holds", "over"}
    assert set(captions) == {*names, "round", "turn"}
    assert (captions["round"], captions["turn"], captions["hubu"]) == ("Round 3", "Turn 34", "Hubu")
    assert CONFUCIUS.captions(WORDS, view, 0)["turn"] == "The start"
    assert max(len(captions[name]) for name in BOX) <= 10
    assert max(len(captions[name]) for name in ("nominate", "force")) <= 7
