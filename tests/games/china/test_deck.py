"""Both exhaustions of the deck, in every place they can happen, and the end that they bring."""

from collections import Counter

import pytest

from games.china.cards import CardDrawn, CardTaken, DeckRanOut, Exchanged
from games.china.scoring import HousesScored, ScoreChanged
from games.china.turns import GameEnded
from games.engine.contract import SEAT_LETTERS
from tests.support.games.china.scenes import legal, play, province, scene


@pytest.mark.parametrize("source", ["draw", "take G"])
def test_first_exhaustion_in_an_exchange_shuffles_in_the_discarded_card(source: str) -> None:
    position = scene(hand="RVV", deck="V", discards="OO")
    events = play(position, "exchange R", source)
    assert events[-1] == DeckRanOut(1, 3, ())
    assert Counter(position.deck) == Counter("OOR")
    assert (position.exhausted, position.turn, position.discards) == (1, 1, [])


def test_the_new_deck_is_shuffled_by_chance() -> None:
    orders = set()
    for counter in range(100, 120):
        position = scene(hand="RVV", deck="V", discards="RGYOVRGYOV")
        position.chance.counter = counter
        play(position, "exchange R", "draw")
        orders.add(tuple(position.deck))
        assert position.chance.counter > counter
    assert len(orders) > 15


@pytest.mark.parametrize("source", ["draw", "take G"])
def test_second_exhaustion_in_an_exchange(source: str) -> None:
    position = scene(hand="RVV", deck="V", exhausted=1)
    assert play(position, "exchange R", source)[-1] == DeckRanOut(2, 0, (1, 2, 3))
    assert len(position.row) == 4
    assert (position.exhausted, position.turn, position.discards) == (2, 1, ["R"])


@pytest.mark.parametrize(("turn", "emperor", "last"), [("B", "A", "CD"), ("C", "C", "DAB")])
def test_the_round_is_played_to_its_end(turn: str, emperor: str, last: str) -> None:
    """In the turn of the emperor's holder everybody else gets one more."""
    position = scene(hand="RVV", deck="V", exhausted=1, turn=turn, emperor=emperor)
    seats = tuple(map(SEAT_LETTERS.index, last))
    assert play(position, "exchange R", "draw")[-1] == DeckRanOut(2, 0, seats)
    order = []
    while position.turn is not None:
        order.append(position.turn)
        play(position, "exchange G", f"take {position.row[0]}")
    assert (tuple(order), position.end) == (seats, "deck")


def test_second_exhaustion_in_the_very_last_turn_of_a_round_ends_the_match() -> None:
    position = scene("wei AAB", hand="RVV", deck="V", exhausted=1, turn="D", emperor="A")
    events = play(position, "exchange R", "draw")
    assert events == [
        Exchanged(3, "R"),
        CardDrawn(3, "V", 0),
        DeckRanOut(2, 0, ()),
        HousesScored(province("wei"), (2, 1, 0, 0), ((0, 3), (1, 2)), (), True),
        ScoreChanged(0, 0, 3),
        ScoreChanged(1, 0, 2),
        GameEnded("deck", (3, 2, 0, 0)),
    ]
    assert (position.turn, position.end, position.legal()) == (None, "deck", [])


def test_second_exhaustion_by_the_row_belongs_to_the_turn_just_played() -> None:
    position = scene(hand="RVV", deck="V", exhausted=1, turn="D", emperor="A")
    assert play(position, "exchange R", "take G")[-1] == GameEnded("deck", (0, 0, 0, 0))


def test_one_card_of_the_deck_left_is_no_exhaustion() -> None:
    position = scene(hand="RVV", deck="OV", exhausted=1, turn="D", emperor="A")
    play(position, "exchange R", "draw")
    assert (position.exhausted, position.turn, position.deck) == (1, 0, ["O"])


@pytest.mark.parametrize(("last", "hand"), [("wei 3 R", "G"), ("wei done", "RG")])
def test_when_there_is_nothing_to_draw_the_turn_ends_at_once(last: str, hand: str) -> None:
    position = scene("wei A", hand="RRG", row="", deck="", exhausted=2)
    play(position, "wei 2 R")
    assert position.phase == "place"
    play(position, last)
    assert (position.turn, position.phase, position.hands[0]) == (1, "start", list(hand))


def test_an_exchange_for_nothing() -> None:
    position = scene(hand="RGV", row="", deck="", exhausted=2)
    assert "exchange G" in legal(position)
    assert play(position, "exchange G") == [Exchanged(0, "G")]
    assert (position.hands[0], position.discards, position.turn) == (["R", "V"], ["G"], 1)


def test_an_exchange_takes_one_card_of_a_short_row_which_stays_short() -> None:
    position = scene(hand="RGV", row="RY", deck="", exhausted=2)
    play(position, "exchange G")
    assert legal(position) == ["take R", "take Y"]
    assert play(position, "take Y") == [CardTaken(0, "Y")]
    assert (position.row, position.turn) == (["R"], 1)
