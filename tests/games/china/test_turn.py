"""Setup and the turn: pieces, jokers, emissaries, exchange, refilling, sentence by sentence."""

from collections import Counter

import pytest

from games.china import GAME
from games.china.components import SIDES, supply
from games.china.events import CardDrawn, CardTaken, Exchanged, PiecePlaced, RowFilled
from games.china.position import ChinaPosition
from games.engine import BadOptions, IllegalAction
from tests.games.china.scenes import legal, of_type, place, play, province, scene


def refused(position: ChinaPosition, notation: str) -> str:
    """The code with which the action is refused."""
    with pytest.raises(IllegalAction) as error:
        play(position, notation)
    return error.value.code


def begin(seats: int, seed: str = "1", **options: str) -> ChinaPosition:
    """A new match."""
    return GAME.start(seats, options, seed)


# ── setup ────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("seats", "cards", "out"), [(3, 47, 2), (4, 52, 1), (5, 57, 0)])
def test_the_deck_by_number_of_players(seats: int, cards: int, out: int) -> None:
    position = begin(seats)
    held = [card for hand in position.hands for card in hand]
    everything = Counter(held + position.row + position.deck)
    assert sum(everything.values()) == cards
    assert everything == Counter({colour: count - out for colour, count in supply().cards.items()})
    assert [len(hand) for hand in position.hands] == [3] * seats
    assert len(position.row) == 4
    assert position.discards == []


@pytest.mark.parametrize(
    ("seats", "four", "side"),
    [(3, "3-4", "3-4"), (3, "4-5", "3-4"), (4, "3-4", "3-4"), (4, "4-5", "4-5"), (5, "3-4", "4-5")],
)
def test_the_side_by_number_of_players(seats: int, four: str, side: str) -> None:
    assert begin(seats, four=four).side == side


def test_four_play_on_side_3_4_without_fortifications_unless_they_choose() -> None:
    position = begin(4)
    assert (position.side, position.fortified, position.forts_left) == (SIDES[0], False, [0] * 4)
    assert begin(4, fortifications="yes").forts_left == [1] * 4


def test_pieces_of_each_player() -> None:
    position = begin(5)
    assert (position.houses_left, position.emissaries_left) == ([20] * 5, [8] * 5)
    assert position.scores == [0] * 5


def test_the_start_player_is_random_and_holds_the_emperor() -> None:
    found = Counter(begin(3, seed=f"start {number}").emperor for number in range(60))
    assert set(found) == {0, 1, 2}
    assert all(begin(3, seed=str(number)).turn == begin(3, seed=str(number)).emperor for number in range(9))


@pytest.mark.parametrize("seats", [2, 6])
def test_other_numbers_of_players_are_refused(seats: int) -> None:
    with pytest.raises(BadOptions):
        begin(seats)


# ── placing ──────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("piece", ["A", "+", "a"])
def test_a_province_with_any_piece_takes_two(piece: str) -> None:
    position = scene(f"wei {piece}", turn="B", hand="RRR", fortified=True)
    play(position, "wei 2 R")
    assert position.phase == "place"
    play(position, "wei 3 R")
    assert position.phase == "draw"
    assert refused(position, "wei 4 R") == "pieces-used-up"


def test_an_empty_province_takes_one_also_if_it_is_a_fortification() -> None:
    position = scene(hand="RRR", fortified=True)
    play(position, "wei fort 2 R")
    assert position.phase == "draw"
    assert refused(position, "wei 2 R") == "pieces-used-up"


def test_pieces_in_other_provinces_do_not_count() -> None:
    position = scene("shu AAAAA", "shu A", hand="RRR")
    play(position, "wei 1 R")
    assert position.phase == "draw"


def test_the_second_piece_goes_into_the_same_province() -> None:
    position = scene("wei A shu A", hand="RRR")
    play(position, "wei 2 R")
    assert refused(position, "shu 2 R") == "other-province"
    assert refused(position, "shu done") == "other-province"
    assert {text.split()[0] for text in legal(position)} == {"wei"}


def test_nobody_must_place_a_second_piece() -> None:
    position = scene("wei A", hand="RRR")
    play(position, "wei 2 R", "wei done")
    assert position.phase == "draw"
    assert position.hands[0] == ["R", "R"]
    assert refused(position, "wei 3 R") == "draw-first"


def test_a_second_piece_that_the_hand_cannot_pay_for_leaves_nothing_but_done() -> None:
    """A green card pays for nothing in Wei. What is forced is not asked, but stands in the record."""
    position = scene("wei A", hand="RGO")
    play(position, "wei 2 R")
    assert legal(position) == ["wei done"]


def test_there_is_no_done_after_two_pieces_or_without_room_for_a_second_one() -> None:
    position = scene("wei A", hand="RRG")
    play(position, "wei 2 R", "wei 3 R")
    assert position.phase == "draw"
    position = scene("wei AABBCC", "wei ABC", hand="RRG")
    play(position, "wei 7 R")
    assert position.phase == "draw", "the province is full, and so is its dragon field"
    position = scene("wei B", "wei A", hand="RRG")
    position.houses_left[0] = 1
    play(position, "wei 2 R")
    assert position.phase == "draw", "no house is left, and no emissary admitted"


def test_a_second_piece_that_only_became_possible_by_the_first() -> None:
    """House, then the first emissary there: the limit is tested before every piece."""
    position = scene("wei +", hand="RRG", fortified=True)
    assert refused(position, "wei dragon R") == "no-houses-there"
    play(position, "wei 2 R", "wei dragon R")
    assert position.emissaries[province("wei")] == [1, 0, 0, 0]


def test_the_full_dragon_field_gets_room_by_a_house() -> None:
    position = scene("wei A", "wei B", hand="RRG")
    assert refused(position, "wei dragon R") == "too-many-emissaries"
    play(position, "wei 2 R", "wei dragon R")
    assert position.emissaries[province("wei")] == [1, 1, 0, 0]


def test_a_house_that_is_not_of_the_majority_gives_no_room() -> None:
    position = scene("wei BB", "wei BB", hand="RRG")
    play(position, "wei 3 R")
    assert legal(position, "wei dragon") == []
    assert refused(position, "wei dragon R") == "too-many-emissaries"


def test_the_second_emissary_is_tested_again() -> None:
    position = scene("wei AABB", "wei C", hand="RRG")
    play(position, "wei dragon R")
    assert refused(position, "wei dragon R") == "too-many-emissaries"


def test_the_placer_of_an_emissary_needs_no_house() -> None:
    position = scene("wei B", hand="RGO")
    play(position, "wei dragon R")
    assert sum(map(sum, position.emissaries)) == 1


def test_a_fortification_admits_no_emissary() -> None:
    position = scene("wei ++", hand="RGO", fortified=True)
    assert refused(position, "wei dragon R") == "no-houses-there"


@pytest.mark.parametrize("piece", ["wei 2 GG", "wei dragon GG", "wei fort 2 GG"])
def test_a_joker_pays_for_any_kind_of_piece(piece: str) -> None:
    position = scene("wei A", hand="GGO", fortified=True)
    play(position, piece)
    assert position.hands[0] == ["O"]
    assert position.discards == ["G", "G"]


def test_a_joker_may_come_first() -> None:
    position = scene("wei A", hand="GGR")
    play(position, "wei 2 GG", "wei 3 R")
    assert position.hands[0] == []


def test_three_cards_of_one_other_colour_are_one_joker() -> None:
    position = scene("wei A", hand="GGG")
    play(position, "wei 2 GG")
    assert (legal(position), position.hands[0]) == (["wei done"], ["G"])


def test_a_joker_is_no_pair_of_two_colours_and_no_single_card_of_another() -> None:
    position = scene("wei A", hand="GOO")
    assert refused(position, "wei 2 GG") == "card-not-held"
    assert refused(position, "wei 2 G") == "wrong-colour"


def test_no_piece_of_a_kind_that_is_used_up() -> None:
    position = scene("wei A", hand="RRR", fortified=True)
    position.houses_left[0] = 0
    assert {text.split()[1] for text in legal(position, "wei")} == {"fort", "dragon"}
    assert refused(position, "wei 2 R") == "piece-not-left"
    position.forts_left[0] = 0
    assert legal(position, "wei") == ["wei dragon R"]
    position.emissaries_left[0] = 0
    assert legal(position) == ["exchange R"]
    assert refused(position, "wei dragon R") == "piece-not-left"
    assert refused(position, "wei fort 2 R") == "piece-not-left"


def test_the_last_house_is_followed_by_other_pieces_only() -> None:
    position = scene("wei A", hand="RRR")
    position.houses_left[0] = 1
    play(position, "wei 2 R")
    assert legal(position) == ["wei dragon R", "wei done"]


def test_one_house_a_space_and_one_fortification() -> None:
    position = scene("wei Bb+", hand="RRR")
    position.forts_left[0] = 1
    assert refused(position, "wei 1 R") == "space-taken"
    assert refused(position, "wei 2 R") == "space-taken"
    assert refused(position, "wei fort 1 R") == "space-taken"
    assert refused(position, "wei fort 2 R") == "space-taken"
    assert refused(position, "wei fort 3 R") == "already-fortified"
    play(position, "wei 3 R")
    assert position.houses[place("wei-3")] == 0


def test_no_fortification_without_the_variant() -> None:
    position = scene("wei A", hand="RRR")
    assert not [text for text in legal(position) if "fort" in text]
    assert refused(position, "wei fort 2 R") == "no-fortifications"


def test_played_cards_are_discarded_openly() -> None:
    position = scene("wei A", hand="RGG", discards="V")
    events = play(position, "wei 2 R", "wei 3 GG")
    assert position.discards == ["V", "R", "G", "G"]
    assert [event.pay for event in of_type(events, PiecePlaced)] == ["R", "GG"]
    assert [event.places() for event in events] == [(place("wei-2"),), (place("wei-3"),)]


# ── filling the hand ─────────────────────────────────────────────────────────────────────────────────


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
    play(position, "wei 2 R", "wei 3 GG")
    play(position, "take G")
    assert position.row == ["R", "G", "O"]
    assert legal(position) == ["take R", "take G", "take O", "draw"]
    play(position, "take G")
    assert refused(position, "take G") == "not-in-row"
    assert play(position, "take R")[-1] == RowFilled(("V", "V", "V"))


def test_drawing_blind_leaves_the_row_alone() -> None:
    position = scene(hand="RGG", row="RGYO", deck="OVYG")
    assert play(position, "wei 2 R", "draw")[1:] == [CardDrawn(0, "G", 3)]
    assert position.row == ["R", "G", "Y", "O"]


def test_nothing_but_drawing_while_the_hand_is_not_full() -> None:
    position = scene("wei A", hand="RRR")
    play(position, "wei 2 R", "wei done")
    for action in ("shu 1 R", "wei 3 R", "exchange R", "wei done"):
        assert refused(position, action) == "draw-first"


def test_nobody_draws_before_placing() -> None:
    position = scene("wei A", hand="RRR")
    assert refused(position, "draw") == refused(position, "take R") == "place-first"
    play(position, "wei 2 R")
    assert refused(position, "draw") == "place-first"
    assert not set(legal(position)) & {"draw", "take R"}


# ── exchange ─────────────────────────────────────────────────────────────────────────────────────────


def test_exchange_for_an_open_card_which_is_replaced() -> None:
    position = scene(hand="RGV", row="RGYO", deck="OV")
    events = play(position, "exchange G", "take O")
    assert events == [Exchanged(0, "G"), CardTaken(0, "O"), RowFilled(("V",))]
    assert position.hands[0] == ["R", "V", "O"]
    assert position.discards == ["G"]
    assert position.row == ["R", "G", "Y", "V"]
    assert position.turn == 1


def test_exchange_for_the_top_of_the_deck() -> None:
    position = scene(hand="RGV", deck="OV")
    assert play(position, "exchange G", "draw") == [Exchanged(0, "G"), CardDrawn(0, "V", 1)]
    assert position.row == ["R", "G", "Y", "O"]


def test_exchange_is_always_allowed_for_each_colour_held_once() -> None:
    assert legal(scene(hand="RGR"), "exchange") == ["exchange R", "exchange G"]
    assert refused(scene(hand="RGR"), "exchange O") == "card-not-held"


def test_who_exchanges_places_nothing_and_the_other_way_round() -> None:
    position = scene("wei A", hand="RRR")
    play(position, "exchange R")
    assert refused(position, "wei 2 R") == "draw-first"
    assert refused(position, "exchange R") == "draw-first"
    position = scene("wei A", hand="RRR")
    play(position, "wei 2 R")
    assert refused(position, "exchange R") == "piece-placed"


def test_nothing_is_done_before_something_is_placed() -> None:
    assert refused(scene("wei A", hand="RRR"), "wei done") == "nothing-placed"


# ── points of no return ──────────────────────────────────────────────────────────────────────────────


def finals(position: ChinaPosition) -> dict[str, bool]:
    """Of every legal action whether it is a point of no return."""
    return {str(action): position.final(action) for action in position.legal()}


def test_only_draws_from_the_deck_and_the_end_of_the_turn_are_final() -> None:
    position = scene("wei A", hand="RRG")
    assert set(finals(position).values()) == {False}
    play(position, "wei 2 R")
    assert set(finals(position).values()) == {False}
    play(position, "wei 3 R")
    assert {text for text, final in finals(position).items() if final} == {"draw"}
    play(position, "take R")
    assert set(finals(position).values()) == {True}


def test_the_last_card_of_the_row_ends_the_turn_when_there_is_no_deck() -> None:
    position = scene("wei A", hand="RRG", row="RY", deck="", exhausted=2)
    play(position, "wei 2 R", "wei 3 R")
    assert finals(position) == {"take R": False, "take Y": False}
    play(position, "take R")
    assert finals(position) == {"take Y": True}


def test_the_last_card_of_the_row_ends_the_turn_also_if_the_hand_is_not_full() -> None:
    position = scene("wei A", hand="RRG", row="Y", deck="", exhausted=2)
    play(position, "wei 2 R", "wei 3 R")
    assert finals(position) == {"take Y": True}
    position = scene("wei A", hand="RRG", row="Y", deck="OO")
    play(position, "wei 2 R", "wei 3 R")
    assert finals(position) == {"take Y": False, "draw": True}


def test_an_empty_row_leaves_the_deck() -> None:
    position = scene("wei A", hand="RRG", row="", deck="OOO")
    play(position, "wei 2 R", "wei 3 R")
    assert legal(position) == ["draw"]


def test_whatever_ends_the_turn_without_a_draw_is_final() -> None:
    position = scene("wei A", hand="RRG", row="", deck="", exhausted=2)
    found = finals(position)
    assert found["exchange R"]
    assert not found["wei 2 R"], "a second piece is possible"
    assert found["han 1 RR"], "an empty province"
    play(position, "wei 2 R")
    assert set(finals(position).values()) == {True}


# ── the order of turns ───────────────────────────────────────────────────────────────────────────────


def test_turns_go_clockwise() -> None:
    position = scene(turn="C", emperor="B")
    order = []
    for _ in range(5):
        order.append(position.turn)
        position.hands[position.turn or 0] = list("RGV")
        play(position, "exchange R", "take R" if "R" in position.row else "draw")
    assert order == [2, 3, 0, 1, 2]


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
