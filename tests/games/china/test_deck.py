"""Both exhaustions of the deck, in every place they can happen, and the end that they bring."""

from collections import Counter

import pytest

from games.china.events import (
    CardDrawn,
    CardTaken,
    DeckRanOut,
    Exchanged,
    GameEnded,
    HousesScored,
    RowFilled,
    ScoreChanged,
)
from games.engine.contract import SEAT_LETTERS
from tests.support.games.china.scenes import legal, play, province, scene


def test_first_exhaustion_in_the_middle_of_filling_the_hand() -> None:
    """The cards just played are shuffled in, the open ones stay, and the hand goes on being filled."""
    position = scene("wei A", hand="RRG", deck="V", discards="OOO", row="RGYO")
    play(position, "wei 2 R", "wei 3 R")
    assert position.discards == ["O", "O", "O", "R", "R"]
    assert play(position, "draw") == [CardDrawn(0, "V", 0), DeckRanOut(1, 5, ())]
    assert Counter(position.deck) == Counter("OOORR")
    assert (position.discards, position.row, position.exhausted) == ([], ["R", "G", "Y", "O"], 1)
    assert (position.turn, legal(position)[-1]) == (0, "draw")
    events = play(position, "draw")
    assert isinstance(events[0], CardDrawn)
    assert events[0].left == 4
    assert (position.turn, len(position.hands[0]), position.exhausted) == (1, 3, 1)


def test_first_exhaustion_while_the_row_is_filled() -> None:
    position = scene("wei A", hand="RRG", deck="V", discards="OOO", row="RGYY")
    play(position, "wei 2 R", "wei 3 R", "take R")
    events = play(position, "take G")
    filled = events[1]
    assert isinstance(filled, RowFilled)
    assert filled.cards[0] == "V"
    assert len(filled.cards) == 2
    assert events[2] == DeckRanOut(1, 5, ())
    assert position.row == ["Y", "Y", "V", filled.cards[1]]
    assert len(position.deck) == 4
    assert (position.discards, position.turn) == ([], 1)


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


def test_second_exhaustion_in_the_middle_of_filling_the_hand() -> None:
    """No third shuffle: from now on the open row only, which is not filled again."""
    position = scene("wei A", hand="RRG", deck="V", discards="OOO", row="RGYO", exhausted=1, turn="B")
    play(position, "wei 2 R", "wei 3 R")
    assert play(position, "draw") == [CardDrawn(1, "V", 0), DeckRanOut(2, 0, (2, 3))]
    assert (position.deck, position.exhausted) == ([], 2)
    assert position.discards == ["O", "O", "O", "R", "R"]
    assert legal(position) == ["take R", "take G", "take Y", "take O"]
    assert play(position, "take R") == [CardTaken(1, "R")]
    assert (position.row, position.turn) == (["G", "Y", "O"], 2)


def test_second_exhaustion_while_the_row_is_filled_leaves_it_short() -> None:
    position = scene("wei A", hand="RRG", deck="V", row="RGYO", exhausted=1)
    play(position, "wei 2 R", "wei 3 R", "take R")
    assert play(position, "take G") == [CardTaken(0, "G"), RowFilled(("V",)), DeckRanOut(2, 0, (1, 2, 3))]
    assert position.row == ["Y", "O", "V"]
    assert position.turn == 1


@pytest.mark.parametrize("source", ["draw", "take G"])
def test_second_exhaustion_in_an_exchange(source: str) -> None:
    position = scene(hand="RVV", deck="V", exhausted=1)
    assert play(position, "exchange R", source)[-1] == DeckRanOut(2, 0, (1, 2, 3))
    assert len(position.row) == 4
    assert (position.exhausted, position.turn, position.discards) == (2, 1, ["R"])


def test_both_exhaustions_in_one_turn() -> None:
    """A lone discard is the whole new deck: the row takes it, and that was the second time."""
    position = scene(hand="RGG", deck="V", row="RGY", turn="D", emperor="A")
    assert play(position, "exchange R", "draw")[1:] == [
        CardDrawn(3, "V", 0),
        DeckRanOut(1, 1, ()),
        RowFilled(("R",)),
        DeckRanOut(2, 0, ()),
        GameEnded("deck", (0, 0, 0, 0)),
    ]


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


def test_a_short_row_is_used_up_and_then_nothing_is_drawn() -> None:
    position = scene("wei A", hand="RRG", row="Y", deck="", exhausted=2, emperor="B")
    play(position, "wei 2 R", "wei 3 R")
    assert legal(position) == ["take Y"]
    events = play(position, "take Y")
    assert events[0] == CardTaken(0, "Y")
    assert (position.hands[0], position.row) == (["G", "Y"], [])
    assert position.end == "deck"


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
