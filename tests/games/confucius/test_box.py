"""The actions of the box: what they change, what they cost in cubes and cash."""

from typing import Any

import pytest

from games.confucius import costs
from games.confucius.position import ConfuciusPosition
from games.engine import Chance
from tests.games.confucius.printed import BOX
from tests.games.confucius.scenes import Facts, legal, play, refused, row, scene

RICH = {"A": "1112223333"}


def again(do: str, *between: str, **facts: Any) -> list[int]:
    """A's cubes after each of these actions and the payment it asks for; the others do nothing."""
    position = scene(cubes="7777", **facts)
    left = []
    for notation in (do, *between):
        assert position.turn == 0
        play(position, notation)
        if position.phase == "pay":
            position.apply(position.legal()[0])
        left.append(position.cubes[0])
        while position.turn != 0:
            play(position, "nothing")
    return left


# ── cubes ────────────────────────────────────────────────────────────────────────────────────────────


def test_every_action_costs_a_cube_and_a_second_one_on_the_same_space() -> None:
    row = "2 3 4 . . . ."
    army: Facts = {"colonies": {"A": 2}, "hands": RICH}
    assert again("bribe hubu 1", "secure hubu 1", "bribe hubu 2", hubu=row, hands=RICH) == [6, 4, 2]
    assert again("junks 1", "voyage 1", hands=RICH) == [6, 4]
    assert again("voyage 1", "junks 1", hands=RICH, yard={"A": 2}) == [6, 4]
    assert again("recruit", "invade annam 1", **army) == [6, 4]
    assert again("invade annam 1", "recruit", **army) == [6, 4]
    assert again("buy 2", "buy 3", hands=RICH) == [6, 4]
    assert again("give 1 B", "give 2 C", gifts="A2") == [6, 4]
    assert again("force", "force", hands=RICH) == [6, 4]
    assert again("tax", "tax", "tax") == [6, 4, 2]


def test_these_do_not_share_a_space() -> None:
    facts: Facts = {"hands": {"A": "1112223333"}, "hubu": "2 . . . . . .", "yard": {"A": 1}, "gifts": "A2"}
    assert again("tax", "commercial none", "buy 3", "give 1 B", "force", "nominate red", **facts) == [
        6,
        5,
        4,
        3,
        2,
        1,
    ]
    assert again("bribe hubu 1", "junks 1", "recruit", "tax", **facts) == [6, 5, 4, 3]


def test_no_action_always_costs_one_cube_and_a_petition_always_two() -> None:
    assert again("nothing", "nothing", "nothing") == [6, 5, 4]
    facts: Facts = {"gifts": "A2 A3", "yard": {"B": 4}, "students": "B."}
    assert again("petition tile B C", "petition vase red", **facts) == [5, 3]


def test_a_transfer_costs_no_cube_and_needs_none() -> None:
    hubu = "2A 3A! . . . . ."
    assert again("transfer hubu 1 B", "transfer hubu 2 B", "tax", hubu=hubu) == [7, 7, 6]
    position = scene(cubes="0333", hubu=hubu)
    assert legal(position) == [f"transfer hubu {space} {to}" for space in (1, 2) for to in "BCD"] + ["pass"]


def test_cubes_of_others_never_matter() -> None:
    position = scene(box={"B": "officials tax ships", "C": "tax"}, hubu="2 . . . . . .", cubes="1333")
    play(position, "bribe hubu 1", "pay 2")
    assert position.cubes == [0, 3, 3, 3]
    assert position.box[BOX.index("officials")] == [1, 1, 0, 0]


@pytest.mark.parametrize(
    ("box", "gone"),
    [
        ("officials", {"bribe hubu 1", "secure hubu 2"}),
        ("ships", {"junks 1", "voyage 1"}),
        ("armies", {"recruit", "invade annam 1"}),
        ("buy", {"buy 2"}),
        ("give", {"give 1 B"}),
        ("tax", {"tax"}),
        ("force", {"force"}),
        ("nominate", {"nominate red"}),
        ("nothing", set()),
    ],
)
def test_with_one_cube_a_repeated_action_is_not_possible(box: str, gone: set[str]) -> None:
    every = {
        "bribe hubu 1", "secure hubu 2", "junks 1", "voyage 1", "recruit", "invade annam 1", "buy 2",
        "give 1 B", "tax", "force", "nominate red", "nothing", "commercial none",
    }  # fmt: skip

    def position(cubes: str) -> ConfuciusPosition:
        return scene(
            cubes=cubes, box={"A": box}, hubu="2 2A . . . . .", hands=RICH, yard={"A": 1}, colonies={"A": 1}
        )

    assert {notation for notation in every if refused(position("1333"), notation)} == gone
    assert not {notation for notation in every if refused(position("2333"), notation)}


def test_who_has_cubes_may_not_pass_and_who_has_none_takes_no_action_of_the_box() -> None:
    assert refused(scene(), "pass")
    assert refused(scene(cubes="1333"), "pass")
    assert legal(scene(cubes="0333", rewards={"A": "cash"})) == ["card cash", "pass"]


# ── ministries ───────────────────────────────────────────────────────────────────────────────────────


def test_bribing() -> None:
    position = scene(hubu=". . 4 5B 6C! 2A .", gongbu="7 . . . . . .", hands={"A": "3333"})
    assert legal(position, "bribe") == ["bribe hubu 3", "bribe gongbu 1"]
    play(position, "bribe gongbu 1")
    assert (position.phase, position.turn, position.announced, position.source) == (
        "pay",
        0,
        "bribe gongbu 1",
        "cubes",
    )
    assert (position.markers[2][0], position.cubes[0], position.box[0][0]) == (-1, 3, 0)
    play(position, "pay 3 3")
    assert row(position, "gongbu") == "7A . . . . . ."
    assert (position.hands[0], position.discards) == ([0, 0, 2, 0], [0, 0, 2, 0])
    assert (position.phase, position.turn, position.announced, position.cubes[0]) == ("turn", 1, "", 2)


def test_securing() -> None:
    position = scene(
        hubu="3A 4A! 5B 6 . . .", bingbu="2A . . . . . .", posts={"bingbu": "BC"}, hands={"A": "23"}
    )
    assert legal(position, "secure") == ["secure hubu 1"]
    play(position, "secure hubu 1", "pay 2")
    assert row(position, "hubu") == "3A! 4A! 5B 6 . . ."


@pytest.mark.parametrize(
    ("hubu", "due"),
    [("5 2A . . . . .", 4), ("5 2A! . . . . .", 4), ("5 0A! . . . . .", 4), ("5 2B . . . . .", 5)],
)
def test_an_own_official_in_hubu_makes_officials_cheaper(hubu: str, due: int) -> None:
    cards = " ".join("1" * due)
    position = scene(hubu=hubu, gongbu="5 5A . . . . .", hands={"A": "1" * 5})
    for notation in ("bribe hubu 1", "bribe gongbu 1", "secure gongbu 2"):
        play(after := position.copy(), notation)
        assert legal(after)[0] == f"pay {cards}"
        position.hands[0][0] = due - 1
        assert refused(position, notation)
        position.hands[0][0] = 5


def test_a_marker_in_a_resolved_ministry_still_makes_things_cheaper_and_a_post_alone_does_not() -> None:
    facts: Facts = {
        "posts": {"hubu": "AB", "gongbu": "AB", "bingbu": "AB"},
        "hands": {"A": "1112"},
        "cubes": "5333",
    }
    for own, price in (("2A! . . . . . .", 7), ("2B! . . . . . .", 10)):
        position = scene(gongbu=own, **{**facts, "hands": {"A": "1" * price}})
        play(position, "junks 4")
        assert legal(position) == ["pay" + " 1" * price]
    for own, cards in (("2A! . . . . . .", ["pay 2 2"]), ("2B! . . . . . .", ["pay 2 2 2"])):
        position = scene(bingbu=own, **{**facts, "hands": {"A": "222"}})
        play(position, "recruit")
        assert legal(position)[: len(cards)] == cards


def test_transferring() -> None:
    position = scene(
        hubu="3A 4A! 5B 6 0A! . .", bingbu="2A . . . . . .", posts={"bingbu": "BC"}, gifts="C3A B2A"
    )
    assert legal(position, "transfer") == [
        f"transfer hubu {space} {to}" for space in (1, 2, 5) for to in "BCD"
    ]
    play(position, "transfer hubu 2 C")
    assert row(position, "hubu") == "3A 4C! 5B 6 0A! . ."
    assert (position.turn, position.cubes[0], position.gifts[2][2], position.gifts[1][1]) == (1, 3, -1, 0)
    play(position, "transfer hubu 3 A", "nothing", "nothing", "transfer hubu 1 D")
    assert row(position, "hubu") == "3D 4C! 5A 6 0A! . ."


def test_a_transfer_ends_no_gift_to_the_one_who_gets_it() -> None:
    position = scene(hubu="3A . . . . . .", gifts="A3B A2C")
    play(position, "transfer hubu 1 B")
    assert (position.gifts[0][2], position.gifts[0][1]) == (1, 2)


def test_a_marker_is_transferred_once_in_an_actions_phase() -> None:
    position = scene(cubes="0000", hubu="3A 4B . . . . .", rewards={"B": "cash"})
    play(position, "transfer hubu 1 B")
    assert legal(position, "transfer") == ["transfer hubu 2 A", "transfer hubu 2 C", "transfer hubu 2 D"]
    assert refused(position, "transfer hubu 1 A")


# ── money ────────────────────────────────────────────────────────────────────────────────────────────


def test_tax_draws_two() -> None:
    position = scene(hands={"A": "1"})
    deck = len(position.deck)
    play(position, "tax")
    assert (sum(position.hands[0]), len(position.deck)) == (3, deck - 2)


def test_commercial_income_once_in_a_round() -> None:
    position = scene(cubes="5433", hands={"A": "11"})
    play(position, "commercial 1 1")
    assert (sum(position.hands[0]), position.discards, position.commercial) == (
        3,
        [2, 0, 0, 0],
        [True, False, False, False],
    )
    play(position, "commercial none")
    assert (sum(position.hands[1]), position.commercial) == (4, [True, True, False, False])
    play(position, "nothing", "nothing")
    assert not legal(position, "commercial")


def test_commercial_income_gives_up_four_cash_at_most() -> None:
    position = scene(hands={"A": "1122233"})
    found = ["none", "1", "2", "3", "1 1", "1 2", "1 3", "2 2", "1 1 2"]
    assert sorted(legal(position, "commercial")) == sorted(f"commercial {cards}" for cards in found)


def test_an_empty_deck_is_shuffled_from_the_discards() -> None:
    position = scene(hands={"A": "1"}, discards="2333")
    position.deck = [1]
    play(position, "tax")
    assert (sum(position.hands[0]), len(position.deck), position.discards) == (3, 3, [0, 0, 0, 0])
    assert position.hands[0][0] == 2
    everything = [position.hands[0][kind] + position.deck.count(kind + 1) for kind in range(3)]
    assert everything == [2, 1, 3]


def test_the_new_deck_is_in_a_random_order() -> None:
    decks = set()
    for number in range(6):
        position = scene(hands={"A": "1"}, discards="1" * 8 + "2" * 8 + "3" * 8)
        position.deck = []
        position.chance = Chance(f"shuffle {number}")
        play(position, "tax")
        assert len(position.deck) == 22
        decks.add(tuple(position.deck))
    assert len(decks) == 6


def test_without_any_card_left_less_is_drawn() -> None:
    position = scene(hands={"A": "12"}, discards="3")
    position.deck = []
    play(position, "tax")
    assert position.hands[0] == [1, 1, 1, 0]
    play(position, "tax")
    assert (sum(position.hands[1]), position.turn) == (3, 2)


def test_cards_given_up_for_commercial_income_can_come_back() -> None:
    position = scene(hands={"A": "13"})
    position.deck = []
    play(position, "commercial 1 3")
    assert (position.hands[0], position.deck, position.discards) == ([1, 0, 1, 0], [], [0, 0, 0, 0])


# ── paying ───────────────────────────────────────────────────────────────────────────────────────────


def test_any_cards_that_are_enough_may_be_paid_the_closest_first() -> None:
    position = scene(hands={"A": "11233"})
    play(position, "buy 4")
    ways = legal(position)
    assert ways[:3] == ["pay 1 3", "pay 1 1 2", "pay 2 3"]
    assert set(ways[:5]) == {"pay 1 3", "pay 1 1 2", "pay 2 3", "pay 3 3"} | set(ways[:5])
    every = {
        tuple(cards)
        for one in range(3)
        for two in range(2)
        for three in range(3)
        if one + 2 * two + 3 * three >= 4
        for cards in ["1" * one + "2" * two + "3" * three]
    }
    assert {tuple(way.removeprefix("pay ").replace(" ", "")) for way in ways} == every


def test_ways_in_which_a_card_could_be_left_out_come_under_other() -> None:
    position = scene(hands={"A": "11233"})
    play(position, "buy 4")
    slots = {str(action): [tuple(slot) for slot in action.slots()] for action in position.legal()}
    assert slots["pay 1 3"] == [("pay", "1+3", "")]
    assert slots["pay 3 3"] == [("pay", "3+3", "")]
    assert slots["pay 1 1 3"] == [("pay", "other", ""), ("cards", "1+1+3", "5")]
    sensible = {notation for notation, found in slots.items() if found[0][1] != "other"}
    assert sensible == {"pay 1 3", "pay 1 1 2", "pay 2 3", "pay 3 3"}


def test_ways_to_pay_and_others() -> None:
    """For pictures and words: first those in which no card could be left out."""
    assert costs.ways((2, 1, 2), "cash", 4) == ((1, 0, 1), (2, 1, 0), (0, 1, 1), (0, 0, 2))
    others = costs.others((2, 1, 2), "cash", 4)
    assert others[0] == (2, 0, 1)
    assert len(others) == len(set(others)) == 8
    assert not set(others) & set(costs.ways((2, 1, 2), "cash", 4))
    assert costs.ways((1, 0, 1), "licences", 4) == ((1, 0, 1),)
    assert costs.ways((2, 0, 0), "licences", 4) == ((2, 0, 0),)
    assert costs.ways((0, 0, 2), "cash", 5) == ((0, 0, 2),)
    assert costs.ways((1, 0, 0), "cash", 2) == costs.others((1, 0, 0), "cash", 2) == ()


def test_licences_are_four_less_the_cash() -> None:
    position = scene(hands={"A": "12333"}, bingbu="2A . . . . . .")
    play(position, "recruit")
    ways = legal(position)
    assert ways[0] in ("pay 1 3", "pay 2 3 3")
    assert set(ways) >= {"pay 1 3", "pay 1 2", "pay 2 3 3"}
    assert "pay 3 3 3" not in ways
    slots = {str(action): [tuple(slot) for slot in action.slots()] for action in position.legal()}
    assert slots["pay 1 2 3"] == [("pay", "other", ""), ("cards", "1+2+3", "6")]


def test_an_announcement_is_not_final_and_a_payment_is() -> None:
    position = scene(hands={"A": "112"}, hubu="2 3A . . . . .", rewards={"A": "extra cash bribe-hubu"})
    final = {str(action): position.final(action) for action in position.legal()}
    assert {notation for notation, found in final.items() if not found} == {
        "bribe hubu 1", "secure hubu 2", "nominate red", "nominate orange", "force", "recruit", "junks 1",
        "junks 2", "card extra", "buy 2", "buy 3", "buy 4",
    }  # fmt: skip
    assert final["card bribe-hubu hubu 1"]
    play(position, "buy 2")
    assert all(position.final(action) for action in position.legal())
