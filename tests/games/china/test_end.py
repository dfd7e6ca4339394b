"""How a match of China ends when nobody can place any more, and resigning."""

from games.china.events import DeckRanOut, GameEnded, RowFilled
from games.china.position import ChinaPosition
from games.china.rules import nobody_can_place
from games.engine import SeatResigned
from tests.games.china.scenes import legal, of_type, place, play, province, scene

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
    play(position, "exchange G", f"take {position.row[0]}")
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
