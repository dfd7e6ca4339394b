"""Tiles, cards, actions and places of Da Yunhe have names of their own."""

import pytest

from bot.words.dayunhe import names
from games.dayunhe import components
from games.dayunhe.places import BEIJING, EDGES, HANGZHOU
from games.engine import HIDDEN
from tests.games.dayunhe.printed import CARDS, KINDS, UNREST
from tests.words.speaking import WORDS


def test_everything_printed_has_a_name_of_its_own() -> None:
    for found, hidden in (
        ([names.tile(WORDS, kind) for kind in KINDS], names.tile(WORDS, HIDDEN)),
        ([names.card(WORDS, id) for id in CARDS], names.card(WORDS, HIDDEN)),
        ([names.act(WORDS, action) for action in components.ACTIONS], ""),
        ([names.look(WORDS, edge) for edge in EDGES], ""),
    ):
        assert len(set(found)) == len(found)
        assert hidden not in found
        assert all(found)


@pytest.mark.parametrize(
    ("card", "expected"),
    [
        ("builder", "Builder (supply 1, build 2, espionage)"),
        ("reformer", "Reformer (supply 3, reform or espionage, prestige +5)"),
        ("tea", "Tea (supply 2, build 1, tea break)"),
        (HIDDEN, "a card"),
    ],
)
def test_a_card_in_full(card: str, expected: str) -> None:
    assert names.card_in_full(WORDS, card) == expected


@pytest.mark.parametrize(
    ("kind", "rotation", "expected"),
    [
        ("straight", 0, "straight (E–W)"),
        ("basin", 4, "basin (NW)"),
        ("crossing", 1, "crossing (SE–SW–NW–NE)"),
        ("reservoir", 0, "reservoir"),
        (UNREST, 0, "unrest tile"),
        (HIDDEN, 0, "face-down tile"),
    ],
)
def test_a_tile_as_it_lies(kind: str, rotation: int, expected: str) -> None:
    assert names.lying(WORDS, kind, rotation) == expected


def test_tiles_with_their_values_and_as_a_list() -> None:
    assert names.valued(WORDS, "reservoir") == "reservoir (9)"
    assert names.valued(WORDS, UNREST) == "unrest tile"
    assert names.valued(WORDS, HIDDEN) == "face-down tile"
    assert names.tiles(WORDS, ["basin", "straight", "basin"]) == "2 × basin and straight"
    assert names.tiles(WORDS, []) == "none"


def test_places_and_numbers() -> None:
    assert [names.place(WORDS, number) for number in (0, 13, BEIJING, HANGZHOU)] == [
        "1-1",
        "2-5",
        "Beijing",
        "Hangzhou",
    ]
    assert [names.steps(WORDS, number) for number in (1, 2)] == ["1 step", "2 steps"]
    assert [names.signed(WORDS, points) for points in (4, 0, -4)] == ["+4", "+0", "−4"]
    assert [names.score(WORDS, points) for points in (15, -3)] == ["15", "−3"]
