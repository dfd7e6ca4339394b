"""Resigning: what becomes of the pieces, of the turn, of the rank."""

import pytest

from games.yunnan.incomes import IncomeCounted
from games.yunnan.phases import BidsPaid, InspectorCame
from games.yunnan.scoring import FinalScored, MoneyChanged
from games.yunnan.turns import GameEnded
from tests.support.games.yunnan.scenes import legal, letters, of_type, outcome, play, ranks, scene, the


def test_what_was_done_to_a_leaver_is_forgotten() -> None:
    position = scene(at_home=1, bids={"school": "B5"})
    play(position, "school 7")
    position.resign(1)
    assert position.ousted == [[], [], [], []]


def test_when_the_last_to_bid_leaves_the_travel_turns_begin() -> None:
    position = scene(order="CADB", turn="D", supply={"D": 2}, traders={"C": "yunnan"}, passed="ABC")
    position.resign(3)
    assert (position.phase, letters([position.colour])) == ("travel", "C")


def test_a_leaver_in_the_yard() -> None:
    position = scene("yard", turn="A", waiting="BD", bids={"yard": "B12 D15", "customs": "C9"})
    events = position.resign(0)
    assert (position.phase, position.colour, position.waiting) == ("yard", 1, [3])
    assert [event.colour for event in of_type(events, BidsPaid)] == [1]
    position.resign(3)
    assert (position.colour, position.waiting) == (1, [])
    events = play(position, "take post")
    assert [event.colour for event in of_type(events, BidsPaid)] == [2]


def test_a_leaver_in_the_middle_of_its_travel_turn() -> None:
    traders = {"A": "puer", "B": "yunnan", "C": "puer", "D": "yunnan"}
    position = scene("travel", travel="ABCD", waiting="BCD", influence="1000", traders=traders, passes="2345")
    play(position, "move puer yunnan")
    assert position.arrived == 1
    position.resign(0)
    assert (letters([position.colour]), position.waiting, position.arrived) == ("B", [2, 3], -1)
    assert (position.passes_left, position.moved) == (3, [0] * 6)
    position.resign(3)
    assert position.waiting == [2]
    assert letters([position.colour]) == "B"


@pytest.mark.parametrize(("rest", "left"), [("puer", "end"), ("yunnan", "displace C, displace none")])
def test_whoever_could_be_displaced_leaves(rest: str, left: str) -> None:
    traders = {"A": "puer", "B": "yunnan", "C": rest}
    position = scene("travel", influence="1000", traders=traders, waiting="BCD")
    play(position, "move puer yunnan")
    position.resign(1)
    assert position.colour == 0
    assert ", ".join(legal(position)) == left


def test_a_leaver_while_converting() -> None:
    position = scene(
        "convert", turn="B", waiting="CA", at_home=1, incomes={"A": 3, "B": 4, "C": 5}, vp={"B": 200}
    )
    position.resign(1)
    assert (letters([position.colour]), position.waiting) == ("C", [0])
    position.resign(0)
    play(position, "convert 5")
    assert (position.phase, position.end) == ("bid", "")  # the leaver's points end nothing
    assert letters(position.bid_order) == "CD"


def test_structures_of_a_leaver_count_for_nobody() -> None:
    posts, stock = {"A": "yunnan sichuan"}, {"B": "teahouse"}
    position = scene("travel", turn="B", traders={"B": "yunnan"}, posts=posts, stock=stock)
    position.teahouses[1] = 0
    position.resign(0)
    assert legal(position, "build teahouse yunnan") == []
    events = play(position, "end")
    assert the(events, InspectorCame) == InspectorCame((0, 6, 0, 0, 0, 0), 1, 1, 0)
    assert [event.colour for event in of_type(events, IncomeCounted)] == [3, 2, 1]
    assert letters(position.travel_order) == "BCD"


def test_leavers_rank_last_and_get_no_final_scoring() -> None:
    position = scene("convert", incomes={"A": 20}, vp={"A": 70, "B": 60, "C": 50, "D": 40}, waiting="D")
    position.resign(1)
    position.resign(3)
    play(position, "convert 20")
    assert position.end == "points"
    assert ranks(position) == [1, 4, 2, 3]
    leaver = outcome(position).seats[1]
    assert (leaver.score, leaver.sources["points"], sum(leaver.sources.values())) == (60, 60, 60)


def test_one_left_ends_the_match() -> None:
    position = scene(seats=3, at_home=3, vp={"A": -5, "B": 10, "C": 1}, money={"C": 9})
    position.resign(1)
    assert position.turn is not None
    events = position.resign(0)
    assert (position.end, position.phase, position.colour) == ("resigned", "over", -1)
    assert position.to_act() is None
    assert ranks(position) == [2, 3, 1]
    assert the(events, FinalScored).seat == 2
    assert events[-1] == GameEnded("resigned", (-5, 10, 4))
    assert of_type(events, MoneyChanged) == []
    assert not position.legal()


def test_the_match_can_end_in_the_middle_of_a_turn() -> None:
    position = scene("travel", seats=3, traders={"A": "puer", "B": "puer", "C": "puer"}, waiting="BC")
    play(position, "move puer yunnan")
    position.resign(1)
    assert (position.passes_left, position.waiting) == (1, [2])
    position.resign(2)
    assert (position.passes_left, position.moved, position.waiting) == (0, [0] * 6, [])
    position = scene("convert", seats=3, incomes={"A": 3, "B": 3}, waiting="B")
    position.resign(2)
    position.resign(0)
    assert (position.end, position.waiting) == ("resigned", [])


def test_with_two_the_match_ends_when_one_leaves() -> None:
    position = scene(seats=2, at_home=3, vp={"A": 50})
    position.resign(0)
    assert position.end == "resigned"
    assert ranks(position) == [2, 1]
    assert position.vp == [50, 20]
