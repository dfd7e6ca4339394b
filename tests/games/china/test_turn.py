"""Setup and the turn: how many pieces, paying, refilling, exchange, points of no return, the order of turns.

Which pieces may be placed and for which cards is compared with the slow rules in `test_against_slow`.
"""

from collections import Counter

import pytest

from games.china import GAME
from games.china.cards import CardDrawn, CardTaken, Exchanged, RowFilled
from games.china.components import SIDES, supply
from games.china.placing import PiecePlaced
from games.china.position import ChinaPosition
from tests.support.games.china.scenes import legal, of_type, place, play, scene


def begin(seats: int, seed: str = "1", **options: str) -> ChinaPosition:
    """A new match."""
    return GAME.start(seats, options, seed)


@pytest.mark.parametrize(("seats", "cards", "out"), [(3, 47, 2), (4, 52, 1), (5, 57, 0)])
def test_what_everybody_begins_with(seats: int, cards: int, out: int) -> None:
    position = begin(seats)
    held = [card for hand in position.hands for card in hand]
    everything = Counter(held + position.row + position.deck)
    assert sum(everything.values()) == cards
    assert everything == Counter({colour: count - out for colour, count in supply().cards.items()})
    assert [len(hand) for hand in position.hands] == [3] * seats
    assert (len(position.row), position.discards) == (4, [])
    assert (position.houses_left, position.emissaries_left) == ([20] * seats, [8] * seats)
    assert (position.fortified, position.forts_left, position.scores) == (False, [0] * seats, [0] * seats)
    assert begin(seats, fortifications="yes").forts_left == [1] * seats


@pytest.mark.parametrize(
    ("seats", "four", "side"),
    [(3, "3-4", "3-4"), (3, "4-5", "3-4"), (4, "3-4", "3-4"), (4, "4-5", "4-5"), (5, "3-4", "4-5")],
)
def test_the_side_by_number_of_players(seats: int, four: str, side: str) -> None:
    assert begin(seats, four=four).side == side
    assert begin(4).side == SIDES[0]


def test_the_start_player_is_random_and_holds_the_emperor() -> None:
    begun = [begin(3, seed=f"start {number}") for number in range(60)]
    assert {position.emperor for position in begun} == {0, 1, 2}
    assert all(position.turn == position.emperor for position in begun)


@pytest.mark.parametrize(
    ("piece", "hand"), [("wei 2 R", "OO"), ("wei 2 OO", "R"), ("wei dragon OO", "R"), ("wei fort 2 OO", "R")]
)
def test_played_cards_are_discarded_openly(piece: str, hand: str) -> None:
    """A joker pays for any kind of piece."""
    position = scene("wei A", hand="ORO", discards="V", fortified=True)
    (placed,) = of_type(play(position, piece), PiecePlaced)
    assert position.hands[0] == list(hand)
    assert (placed.pay, position.discards) == (piece.split()[-1], ["V", *placed.pay])
    assert placed.places() == (place("wei-dragon" if "dragon" in piece else "wei-2"),)


def test_cards_are_drawn_one_by_one_in_any_mix_and_the_row_is_filled_last() -> None:
    position = scene("wei A", hand="RRG", row="RGYO", deck="OVYG")
    play(position, "wei 2 R", "wei 3 R")
    assert legal(position) == ["take R", "take G", "take Y", "take O", "draw"]
    assert play(position, "draw") == [CardDrawn(0, "G", 3)]
    assert position.row == ["R", "G", "Y", "O"]
    assert position.turn == 0
    assert play(position, "take Y") == [CardTaken(0, "Y"), RowFilled(("Y",))]
    assert position.row == ["R", "G", "O", "Y"]
    assert sorted(position.hands[0]) == ["G", "G", "Y"]
    assert position.deck == ["O", "V"]
    assert (position.turn, position.phase, position.number) == (1, "start", 21)


def test_a_taken_card_is_not_replaced_before_the_hand_is_full() -> None:
    position = scene("wei A", hand="RGG", row="RGGO", deck="VVVV")
    play(position, "wei 2 R", "wei 3 GG", "take G")
    assert position.row == ["R", "G", "O"]
    assert legal(position) == ["take R", "take G", "take O", "draw"]
    assert play(position, "take G", "take R")[-1] == RowFilled(("V", "V", "V"))


def test_exchange_for_an_open_card_which_is_replaced() -> None:
    position = scene(hand="RGV", row="RGYO", deck="OV")
    events = play(position, "exchange G", "take O")
    assert events == [Exchanged(0, "G"), CardTaken(0, "O"), RowFilled(("V",))]
    assert position.hands[0] == ["R", "V", "O"]
    assert (position.discards, position.row, position.turn) == (["G"], ["R", "G", "Y", "V"], 1)


def test_exchange_for_the_top_of_the_deck() -> None:
    position = scene(hand="RGR", deck="OV")
    assert legal(position, "exchange") == ["exchange R", "exchange G"]
    assert play(position, "exchange G", "draw") == [Exchanged(0, "G"), CardDrawn(0, "V", 1)]
    assert position.row == ["R", "G", "Y", "O"]


def finals(position: ChinaPosition) -> dict[str, bool]:
    """Of every legal action whether it is a point of no return."""
    return {str(action): position.final(action) for action in position.legal()}


@pytest.mark.parametrize(
    ("row", "deck", "notations", "final", "not_final"),
    [
        pytest.param("RGYO", "VV", "wei 2 R, wei 3 R", "draw", "take R, take G, take Y, take O", id="deck"),
        pytest.param("GO", "VV", "wei 2 R, wei 3 R, take G", "take O, draw", "", id="a full hand"),
        pytest.param("RY", "", "wei 2 R, wei 3 R", "", "take R, take Y", id="no deck"),
        pytest.param("RY", "", "wei 2 R, wei 3 R, take R", "take Y", "", id="no deck, a full hand"),
        pytest.param("Y", "", "wei 2 R, wei 3 R", "take Y", "", id="the last card"),
        pytest.param("Y", "OO", "wei 2 R, wei 3 R", "draw", "take Y", id="the last of the row only"),
        pytest.param("", "OOO", "wei 2 R, wei 3 R", "draw", "", id="an empty row"),
    ],
)
def test_draws_from_the_deck_and_the_end_of_the_turn_are_final(
    row: str, deck: str, notations: str, final: str, not_final: str
) -> None:
    position = scene("wei A", hand="RRG", row=row, deck=deck, exhausted=0 if deck else 2)
    play(position, *notations.split(", "))
    found = finals(position)
    assert ", ".join(text for text in found if found[text]) == final
    assert ", ".join(text for text in found if not found[text]) == not_final


def test_placing_is_not_final_while_there_is_something_to_draw() -> None:
    position = scene("wei A", hand="RRG")
    assert set(finals(position).values()) == {False}
    play(position, "wei 2 R")
    assert set(finals(position).values()) == {False}


def test_whatever_ends_the_turn_without_a_draw_is_final() -> None:
    position = scene("wei A", hand="RRG", row="", deck="", exhausted=2)
    found = finals(position)
    assert found["exchange R"]
    assert not found["wei 2 R"], "a second piece is possible"
    assert found["han 1 RR"], "an empty province"
    play(position, "wei 2 R")
    assert set(finals(position).values()) == {True}


@pytest.mark.parametrize(
    ("turn", "emperor", "resigned", "coming"),
    [
        ("A", "A", "", "BCD"),
        ("D", "A", "", ""),
        ("B", "C", "", ""),
        ("C", "C", "", "DAB"),
        ("A", "C", "", "B"),
        ("A", "A", "C", "BD"),
        ("C", "A", "D", ""),
        ("B", "A", "A", "CD"),
    ],
)
def test_who_is_still_to_act_in_the_round(turn: str, emperor: str, resigned: str, coming: str) -> None:
    position = scene(turn=turn, emperor=emperor, resigned=resigned)
    assert "".join("ABCD"[seat] for seat in position.still_to_act()) == coming
