"""Both exhaustions in every place they can happen, the ends of a match, and resigning."""

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
    SeatResigned,
)
from games.china.position import ChinaPosition
from games.china.rules import nobody_can_place
from games.engine import IllegalAction
from games.engine.contract import SEAT_LETTERS
from tests.games.china.scenes import legal, of_type, place, play, province, scene


def cards(position: ChinaPosition) -> Counter[str]:
    """All cards, wherever they are."""
    held = [card for hand in position.hands for card in hand]
    return Counter(held + position.deck + position.row + position.discards)


# ── the first time ───────────────────────────────────────────────────────────────────────────────────


def test_first_exhaustion_in_the_middle_of_filling_the_hand() -> None:
    """The cards just played are shuffled in, the open ones stay, and the hand goes on being filled."""
    position = scene("wei A", hand="RRG", deck="V", discards="OOO", row="RGYO")
    before = cards(position)
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
    assert cards(position) == before


def test_first_exhaustion_by_exactly_the_last_card_that_was_needed() -> None:
    """The new deck is made at once, not when the next card is wanted."""
    position = scene(hand="RGG", deck="V", discards="OOO")
    play(position, "wei 2 R")
    assert play(position, "draw") == [CardDrawn(0, "V", 0), DeckRanOut(1, 4, ())]
    assert Counter(position.deck) == Counter("OOOR")
    assert (position.turn, position.exhausted, position.discards) == (1, 1, [])


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


def test_first_exhaustion_by_the_last_card_of_the_row() -> None:
    position = scene(hand="RGG", deck="V", discards="OOO")
    events = play(position, "wei 2 R", "take G")
    assert events[1:] == [CardTaken(0, "G"), RowFilled(("V",)), DeckRanOut(1, 4, ())]
    assert (len(position.deck), position.exhausted) == (4, 1)


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


# ── the second time ──────────────────────────────────────────────────────────────────────────────────


def test_second_exhaustion_in_the_middle_of_filling_the_hand() -> None:
    """No third shuffle: from now on the open row only, which is not filled again."""
    position = scene("wei A", hand="RRG", deck="V", discards="OOO", row="RGYO", exhausted=1, turn="B")
    play(position, "wei 2 R", "wei 3 R")
    assert play(position, "draw") == [CardDrawn(1, "V", 0), DeckRanOut(2, 0, (2, 3))]
    assert (position.deck, position.exhausted) == ([], 2)
    assert position.discards == ["O", "O", "O", "R", "R"]
    assert legal(position) == ["take R", "take G", "take Y", "take O"]
    with pytest.raises(IllegalAction) as refused:
        play(position, "draw")
    assert refused.value.code == "deck-empty"
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


def test_both_exhaustions_while_the_hand_is_filled() -> None:
    position = scene("wei A", hand="RRG", deck="V", row="RGYO")
    play(position, "wei 2 R", "wei done")
    position.hands[0], position.discards = ["R"], ["O"]
    assert play(position, "draw")[1:] == [DeckRanOut(1, 1, ())]
    assert play(position, "draw") == [CardDrawn(0, "O", 0), DeckRanOut(2, 0, (1, 2, 3))]
    assert (position.turn, len(position.hands[0])) == (1, 3)


def test_the_round_is_played_to_its_end() -> None:
    position = scene(hand="RVV", deck="V", exhausted=1, turn="B", emperor="A")
    play(position, "exchange R", "draw")
    order = []
    while position.turn is not None:
        order.append(SEAT_LETTERS[position.turn])
        play(position, "exchange G", legal_draw(position))
    assert order == ["C", "D"]
    assert position.end == "deck"


def legal_draw(position: ChinaPosition) -> str:
    """A card of the row that can be taken after an exchange."""
    return f"take {position.row[0]}"


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


def test_second_exhaustion_by_the_row_in_the_very_last_turn_of_a_round_ends_the_match() -> None:
    """It belongs to the turn just played, not to the one of the emperor's holder."""
    position = scene(hand="RVV", deck="V", exhausted=1, turn="D", emperor="A")
    events = play(position, "exchange R", "take G")
    assert events[-1] == GameEnded("deck", (0, 0, 0, 0))


def test_second_exhaustion_in_the_turn_of_the_emperor_gives_everybody_one_more_turn() -> None:
    position = scene(hand="RVV", deck="V", exhausted=1, turn="C", emperor="C")
    events = play(position, "exchange R", "draw")
    assert of_type(events, DeckRanOut) == [DeckRanOut(2, 0, (3, 0, 1))]
    for _ in range(3):
        assert position.turn is not None
        play(position, "exchange G", legal_draw(position))
    assert position.end == "deck"


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


def test_placing_when_there_is_nothing_to_draw_ends_the_turn_at_once() -> None:
    position = scene("wei A", hand="RRG", row="", deck="", exhausted=2)
    play(position, "wei 2 R")
    assert position.phase == "place"
    play(position, "wei 3 R")
    assert (position.turn, position.phase, position.hands[0]) == (1, "start", ["G"])


def test_done_when_there_is_nothing_to_draw_ends_the_turn_at_once() -> None:
    position = scene("wei A", hand="RRG", row="", deck="", exhausted=2)
    play(position, "wei 2 R", "wei done")
    assert (position.turn, position.hands[0]) == (1, ["R", "G"])


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


# ── nobody can place ─────────────────────────────────────────────────────────────────────────────────

FULL = "yan AAAAAA zhao AAAAAAA qi AAAAA lu BBBB wei BBBBBBB han BBBBBB chin CCCCCC shu CCCCCC chu CCCDDDD"
"""Every space but the last of Chu."""


def without_emissaries(position: ChinaPosition) -> ChinaPosition:
    """The same when nobody has an emissary left."""
    position.emissaries_left = [0] * position.seats
    position.houses_left = [1] * position.seats
    return position


def test_the_last_house_ends_the_match_after_the_turn() -> None:
    position = without_emissaries(scene(FULL, hand="VVR", turn="B"))
    assert not nobody_can_place(position)
    events = play(position, "chu 8 V")
    assert position.turn == 1, "the turn goes on: cards are drawn"
    assert of_type(events, GameEnded) == []
    events = play(position, "take R")
    assert isinstance(events[-1], GameEnded)
    assert position.end == "blocked"
    assert position.to_act() is None
    assert all(position.scored)


def test_room_for_an_emissary_goes_on() -> None:
    position = scene(FULL, hand="VVR", turn="B")
    play(position, "chu 8 V", "chu done", "take R")
    assert position.turn == 2


def test_hands_do_not_matter() -> None:
    """Nobody holds a violet card or a pair, and still Chu 8 is open."""
    position = without_emissaries(scene(FULL, hand="RGY", turn="B"))
    assert legal(position) == ["exchange R", "exchange G", "exchange Y"]
    play(position, "exchange R", "take G")
    assert position.turn == 2


def test_an_open_space_without_houses_left_is_no_way_on() -> None:
    position = without_emissaries(scene(FULL, hand="RGY", turn="B"))
    position.houses_left = [0] * 4
    play(position, "exchange R", "take G")
    assert position.end == "blocked"


def test_one_seat_with_a_house_is_enough() -> None:
    position = without_emissaries(scene(FULL, hand="RGY", turn="B"))
    position.houses_left = [0, 0, 0, 1]
    play(position, "exchange R", "take G")
    assert position.end == ""


def test_supplies_of_who_left_do_not_count() -> None:
    position = without_emissaries(scene(FULL, hand="RGY", turn="B", resigned="D"))
    position.houses_left = [0, 0, 0, 1]
    position.emissaries_left = [0, 0, 0, 5]
    position.forts_left = [0, 0, 0, 1]
    play(position, "exchange R", "take G")
    assert position.end == "blocked"


def test_emissaries_left_but_every_dragon_field_full() -> None:
    position = scene("wei A", "wei B", hand="RGY", turn="B")
    position.houses_left = [0] * 4
    play(position, "exchange R", "take G")
    assert position.end == "blocked"


def test_a_fortification_left_and_an_open_space_go_on() -> None:
    position = without_emissaries(scene(FULL, hand="RGY", turn="B", fortified=True))
    position.houses_left = [0] * 4
    play(position, "exchange R", "take G")
    assert position.end == ""


def test_a_fortification_left_but_every_open_space_fortified() -> None:
    position = without_emissaries(scene(FULL + "+", hand="RGY", turn="B"))
    position.houses_left = [0] * 4
    assert position.forts_left == [0, 1, 1, 1]
    play(position, "exchange R", "take G")
    assert position.end == "blocked"


def test_the_round_is_not_finished_when_nobody_can_place() -> None:
    position = scene(hand="RGY", turn="B", emperor="A")
    position.houses_left = [0] * 4
    events = play(position, "exchange R", "take G")
    assert events[-1] == GameEnded("blocked", (0, 0, 0, 0))


def test_when_both_ends_come_at_once_it_is_the_deck() -> None:
    position = scene(hand="RGY", deck="", exhausted=2, turn="D", emperor="A")
    position.houses_left = [0] * 4
    play(position, "exchange R", "take G")
    assert position.end == "deck"


# ── resigning ────────────────────────────────────────────────────────────────────────────────────────


def test_leaving_out_of_turn_changes_nothing_but_who_comes_next() -> None:
    position = scene("wei B", "wei B", hand="RGY")
    before = position.copy()
    assert position.resign(1) == [SeatResigned(1)]
    before.resigned.append(1)
    assert position == before
    play(position, "exchange R", "take G")
    assert position.turn == 2


def test_leaving_at_the_start_of_ones_turn() -> None:
    position = scene(hand="RGY")
    assert position.resign(0) == [SeatResigned(0)]
    assert (position.turn, position.phase, position.number) == (1, "start", 21)
    assert position.hands[0] == ["R", "G", "Y"]


def test_leaving_while_drawing() -> None:
    """What was placed stays, cards played stay discarded, the row is filled, the hand stays out of play."""
    position = scene("wei B", hand="RRG", deck="OOV")
    play(position, "wei 2 R", "wei 3 R", "take R")
    assert position.resign(0) == [SeatResigned(0), RowFilled(("V",))]
    assert position.row == ["G", "Y", "O", "V"]
    assert position.hands[0] == ["G", "R"]
    assert (position.turn, position.phase, position.discards) == (1, "start", ["R", "R"])


def test_leaving_between_two_pieces() -> None:
    position = scene("wei B", hand="RRG")
    play(position, "wei 2 R")
    assert position.resign(0) == [SeatResigned(0)]
    assert position.houses[place("wei-2")] == 0
    assert (position.turn, position.phase, position.allowed) == (1, "start", 0)
    assert position.hands[0] == ["R", "G"]


def test_leaving_while_drawing_may_exhaust_the_deck() -> None:
    position = scene("wei B", hand="RRG", deck="V", discards="O", row="RGYO")
    play(position, "wei 2 R", "wei 3 R", "take R")
    assert position.resign(0) == [SeatResigned(0), RowFilled(("V",)), DeckRanOut(1, 3, ())]


def test_leaving_as_the_last_of_the_last_round_ends_the_match() -> None:
    position = scene(hand="RGY", deck="", exhausted=2, turn="D", emperor="A")
    assert position.resign(3)[-1] == GameEnded("deck", (0, 0, 0, 0))
    outcome = position.outcome()
    assert outcome is not None
    assert [seat.rank for seat in outcome.seats] == [1, 1, 1, 4]


def test_when_all_who_come_in_the_last_round_have_left_the_match_ends_with_the_turn() -> None:
    position = scene(hand="RGY", deck="", exhausted=2, turn="B", emperor="A")
    position.resign(2)
    position.resign(3)
    assert position.turn == 1
    play(position, "exchange R", "take G")
    assert position.end == "deck"


def test_second_exhaustion_while_the_row_is_filled_for_a_leaver() -> None:
    position = scene("wei B", hand="RRG", deck="V", row="RGYO", exhausted=1, turn="D", emperor="A")
    play(position, "wei 2 R", "wei 3 R", "take R")
    events = position.resign(3)
    assert of_type(events, DeckRanOut) == [DeckRanOut(2, 0, ())]
    assert position.end == "deck"


def test_the_round_still_ends_before_the_seat_of_an_emperor_who_left() -> None:
    position = scene(hand="RGY", deck="V", exhausted=1, turn="C", emperor="A", resigned="A")
    play(position, "exchange R", "draw")
    assert position.turn == 3
    play(position, "exchange G", legal_draw(position))
    assert position.end == "deck"


def test_a_round_begins_with_the_next_who_plays_when_the_emperor_has_left() -> None:
    position = scene(hand="RGY", turn="D", emperor="A")
    position.resign(0)
    play(position, "exchange R", "take G")
    assert (position.turn, position.emperor) == (1, 0)


def test_a_leaver_of_the_emperors_seat_in_turn_does_not_end_the_round() -> None:
    position = scene(hand="RGY", deck="V", exhausted=1, turn="A", emperor="A")
    play(position, "exchange R", "draw")
    position.resign(0)
    assert position.turn == 1
    assert position.still_to_act() == [2, 3]


def test_one_left_ends_the_match_with_the_final_scoring() -> None:
    position = scene("wei AAB shu CCCC", "wei C shu C", seats=3)
    position.resign(2)
    events = position.resign(1)
    assert events[0] == SeatResigned(1)
    assert [type(event).__name__ for event in events[1:4]] == ["HousesScored", "HousesScored", "RoadScored"]
    assert events[-1] == GameEnded("resigned", tuple(position.scores))
    outcome = position.outcome()
    assert outcome is not None
    assert [(seat.rank, seat.score) for seat in outcome.seats] == [(1, 3), (2, 2), (3, 8)]
    assert outcome.winners == (0,)


def test_leaving_in_turn_may_leave_one() -> None:
    position = scene("wei AAB", hand="RRG", seats=3, resigned="B")
    play(position, "wei 4 R")
    assert position.resign(0)[-1] == GameEnded("resigned", tuple(position.scores))
    assert (position.turn, position.phase) == (None, "start")


def test_pieces_of_who_left_count_for_majorities_limits_and_points() -> None:
    position = scene("wei BBB", hand="RRG", resigned="B")
    play(position, "wei dragon R", "wei dragon R")
    assert position.emissaries[province("wei")][0] == 2


def test_leaving_ends_the_match_when_nobody_else_can_place() -> None:
    position = scene(hand="RGY")
    position.houses_left = [9, 0, 0, 0]
    assert position.resign(0)[-1] == GameEnded("blocked", (0, 0, 0, 0))


def test_leaving_out_of_turn_is_tested_after_the_turn() -> None:
    position = scene(hand="RGY")
    position.houses_left = [0, 9, 0, 0]
    assert position.resign(1) == [SeatResigned(1)]
    play(position, "exchange R", "take G")
    assert position.end == "blocked"


def test_a_leaver_with_the_most_points_does_not_win() -> None:
    position = scene(hand="RGY", deck="", exhausted=2, turn="D", emperor="A")
    position.scores = [1, 9, 3, 3]
    position.resign(1)
    play(position, "exchange R", "take G")
    outcome = position.outcome()
    assert outcome is not None
    assert [seat.rank for seat in outcome.seats] == [3, 4, 1, 1]
    assert outcome.winners == (2, 3)
