"""The end of a match in words: how long people took, and the report's picture for those who cannot see it."""

from datetime import timedelta

import pytest

from bot.text import Players, words
from bot.text.result import alt, number, span
from bot.text.room import LONGEST_ALT
from games.engine import Outcome

WORDS = words("en")


@pytest.mark.parametrize(
    ("length", "told"),
    [
        (timedelta(), "under a minute"),
        (timedelta(seconds=59), "under a minute"),
        (timedelta(seconds=61), "1 minute"),
        (timedelta(minutes=12, seconds=40), "13 minutes"),
        (timedelta(minutes=59, seconds=20), "59 minutes"),
        (timedelta(minutes=59, seconds=40), "1 hour"),
        (timedelta(minutes=75), "1 hour"),
        (timedelta(hours=35), "35 hours"),
        (timedelta(hours=36), "2 days"),
        (timedelta(days=10, hours=3), "10 days"),
    ],
)
def test_spans_are_told_as_people_say_them(length: timedelta, told: str) -> None:
    assert span(WORDS, length) == told


def test_losses_have_a_minus_sign() -> None:
    assert [number(WORDS, points) for points in (-12, 0, 7)] == ["−12", "0", "7"]


def outcome(*scores: int) -> Outcome:
    ranks = [1 + sum(other > score for other in scores) for score in scores]
    return Outcome.of("end", ranks, scores, [{} for _ in scores])


def test_the_picture_in_words() -> None:
    text = alt(
        WORDS,
        Players.of(("Mei", "Jonas")),
        "Points, turn by turn",
        outcome(3, 9),
        (3, 9),
        {"Houses": (4, 9), "Debts": (-1, 0)},
        {0: (0, 0), 1: (1, 0), 2: (2, 5), 3: (3, 9)},
    )
    assert text == (
        "Points, turn by turn, as lines, and where they come from, as bars. "
        "1. Jonas 9 (Houses 9); 2. Mei 3 (Houses 4, Debts −1). "
        "On the way: after turn 1 Jonas 0, Mei 1; after turn 2 Jonas 5, Mei 2."
    )


def test_a_match_of_one_turn_has_no_way() -> None:
    text = alt(
        WORDS, Players.of(("Mei", "Jonas")), "Points", outcome(0, 0), (0, 0), {}, {0: (0, 0), 1: (0, 0)}
    )
    assert text == "Points, as lines, and where they come from, as bars. 1. Mei 0; 1. Jonas 0."


@pytest.mark.parametrize("name", ["W" * 32, "\u202e" + "ע" * 31, "*" * 32])
def test_the_picture_in_words_always_has_room(name: str) -> None:
    sources = {f"Inspections {row}": tuple(range(-500, -495)) for row in range(9)}
    standings = {turn: tuple(-turn * (seat + 1) for seat in range(5)) for turn in range(0, 3000, 7)}
    text = alt(
        WORDS, Players.of((name,) * 5), "Points", outcome(*range(5)), tuple(range(5)), sources, standings
    )
    assert len(text) <= LONGEST_ALT
    assert "5. " in text
    assert "…" not in text
