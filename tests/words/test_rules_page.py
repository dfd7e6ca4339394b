"""The rules page of every game: each paragraph that something names is there, and its moves can be typed."""

import re
from typing import get_args

import pytest

from bot.words.narrator import find
from games import NAMES
from games import game as find_game
from tests.words.speaking import WORDS


@pytest.mark.parametrize("name", NAMES)
def test_every_event_and_refusal_names_a_paragraph_of_the_rules_page(name: str) -> None:
    game, paragraphs = find_game(name), set(find(name).rules)
    events = get_args(game.event_type)
    assert len(events) > 5
    assert {event.rule for event in events} <= paragraphs
    assert game.refusals
    assert set(game.refusals.values()) <= paragraphs


@pytest.mark.parametrize("name", NAMES)
def test_every_paragraph_has_a_title_and_is_short(name: str) -> None:
    for paragraph in find(name).rules:
        key = f"rules-{name}-{paragraph}"
        assert WORDS(f"{key}.title") != f"{key}.title"
        assert WORDS(key) != key
        assert 0 < len(WORDS(key)) <= 1200


@pytest.mark.parametrize(
    ("name", "moves"), [("china", 8), ("yunnan", 22), ("confucius", 33), ("dayunhe", 22)]
)
def test_the_moves_that_the_rules_page_shows_can_be_typed(name: str, moves: int) -> None:
    shown = re.findall(r"`([a-z][^`]*)`", WORDS(f"rules-{name}-typing"))
    assert [str(find_game(name).parse(move)) for move in shown] == shown
    assert len(shown) == moves
