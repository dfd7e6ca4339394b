"""Bidding: sources, spaces, throwing out, the bank's effect, passing, whose turn is next."""

import msgspec
import pytest

from games.yunnan import bidding
from games.yunnan.bidding import Ousting
from games.yunnan.components import setup
from games.yunnan.events import Banked, Bid, Marketed, Passed, RoundBegan, ThrownOut
from games.yunnan.position import YunnanPosition
from tests.games.yunnan.scenes import (
    building,
    legal,
    letters,
    of_type,
    play,
    province,
    refused,
    scene,
    the,
)

EVERYBODY = dict.fromkeys("ABCD", 3)


def home(position: YunnanPosition) -> list[int]:
    """Traders at home by colour."""
    return position.supply


def test_traders_at_home_are_set_first() -> None:
    position = scene(supply={"A": 1}, traders={"A": "puer tibet"})
    assert legal(position, "market") == ["market"]
    assert refused(position, "market tibet") == "home-first"
    events = play(position, "school 7")
    assert the(events, Bid) == Bid(0, building("school"), 7, -1, 7, 30, 0)
    assert home(position)[0] == 0


def test_then_those_in_the_provinces_but_not_in_the_market() -> None:
    position = scene(at_home=1, supply={"A": 0}, traders={"A": "puer yunnan tibet tibet"})
    assert legal(position, "market") == ["market yunnan", "market tibet"]
    assert legal(position, "bank right") == ["bank right yunnan", "bank right tibet"]
    assert legal(position, "dragon 9") == ["dragon 9 yunnan", "dragon 9 tibet"]
    assert refused(position, "market puer") == "no-trader-there"
    assert refused(position, "market") == "none-at-home"
    play(position, "dragon 9 tibet")
    assert [row[0] for row in position.traders] == [1, 1, 0, 0, 1, 0]
    assert position.spaces[building("dragon")][2] == 0


def test_the_market_takes_any_number() -> None:
    position = scene(supply={"A": 2, "B": 1})
    assert the(play(position, "market"), Marketed) == Marketed(0, -1)
    play(position, "market", "market")
    assert position.traders[0] == [2, 1, 0, 0]


def test_a_trader_of_a_province_walks_into_the_market_without_an_isolation_check() -> None:
    position = scene(at_home=1, supply={"A": 0}, traders={"A": "yunnan sichuan"})
    play(position, "market yunnan")
    assert [row[0] for row in position.traders] == [1, 0, 1, 0, 0, 0]


@pytest.mark.parametrize(
    ("bids", "free"),
    [
        ("", "5 7 9 12 15"),
        ("B5", "7 9 12 15"),
        ("B7", "9 12 15"),
        ("B9", "12 15"),
        ("B15", "9 12"),
        ("B12 C9", "15"),
        ("B9 C12 D15", ""),
    ],
)
def test_free_spaces(bids: str, free: str) -> None:
    """The small ones only as the highest bid; of the safe ones any that is empty."""
    position = scene(at_home=3, bids={"school": bids})
    assert legal(position, "school") == [f"school {value}" for value in free.split()]


def test_one_trader_in_a_building() -> None:
    position = scene(supply={"A": 3}, bids={"school": "A9"})
    assert legal(position, "school") == []
    assert legal(position, "horse") == []  # the horse is in Qinghai
    assert len(legal(position, "dragon")) == 5


@pytest.mark.parametrize(
    ("name", "position"),
    [
        ("school", scene(at_home=3, general={"A": 0})),
        ("customs", scene(at_home=3, passes="6222")),
        ("horse", scene(at_home=3, horse={"A": "qinghai"})),
        ("dragon", scene(at_home=3, influence="4000")),
        ("yard", scene(at_home=3, used={"A": "post post bridge bridge teahouse teahouse"})),
    ],
)
def test_no_bid_for_progress_that_is_complete(name: str, position: YunnanPosition) -> None:
    assert legal(position, name) == []
    assert refused(position, f"{name} 15") == "progress-full"
    assert {action.split()[0] for action in legal(position)} >= {
        "school",
        "customs",
        "dragon",
        "yard",
        "bank",
        "market",
        "pass",
    } - {name}


@pytest.mark.parametrize(
    "position",
    [
        scene(at_home=3, general={"A": 1}),
        scene(at_home=3, passes="5222", horse={"A": "tibet"}, influence="3000"),
        scene(at_home=3, used={"A": "post post bridge bridge teahouse"}, horse={"A": "yunnan"}),
    ],
)
def test_the_last_step_can_be_bid_for(position: YunnanPosition) -> None:
    position.horse[0] = min(position.horse[0], province("tibet"))
    for name in ("school", "customs", "horse", "dragon", "yard"):
        assert legal(position, name)


def test_nobody_bids_more_than_they_have() -> None:
    position = scene(supply={"A": 3}, bids={"school": "A9"}, money={"A": 21})
    assert legal(position, "customs") == ["customs 5", "customs 7", "customs 9", "customs 12"]
    position.money[0] = 20
    assert legal(position, "customs") == ["customs 5", "customs 7", "customs 9"]
    assert refused(position, "customs 12") == "too-expensive"
    position.money[0] = 13
    assert legal(position, "customs") == []


def test_in_the_expert_version_everybody_may() -> None:
    position = scene(supply={"A": 3, "B": 1}, bids={"school": "A9"}, money={"A": 0}, expert=True, round=4)
    assert len(legal(position, "customs")) == 5
    assert the(play(position, "customs 12"), Bid) == Bid(0, building("customs"), 12, -1, 21, 0, 105)


def test_a_bid_tells_what_is_missing() -> None:
    position = scene(supply={"A": 3, "B": 1}, money={"A": 11}, expert=True, round=9)
    assert the(play(position, "customs 12"), Bid).loss == 2
    position = scene(supply={"A": 3, "B": 1}, money={"A": 12}, expert=True, round=1)
    assert the(play(position, "customs 12"), Bid).loss == 0


# ── throwing out ─────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("there", "bid", "out"),
    [
        ("B5", "7", "B"),
        ("B5", "9", "B"),
        ("B5", "15", "B"),
        ("B7", "9", "B"),
        ("B7", "12", "B"),
        ("B9", "12", ""),
        ("B12", "15", ""),
        ("B15", "12", ""),
        ("", "7", ""),
    ],
)
def test_who_is_thrown_out(there: str, bid: str, out: str) -> None:
    position = scene(at_home=1, bids={"yard": there})
    events = play(position, f"yard {bid}")
    assert letters([event.colour for event in of_type(events, ThrownOut)]) == out
    assert home(position)[1] == (2 if out else 1)
    assert sum(holder >= 0 for holder in position.spaces[building("yard")]) == 1 + bool(there) - bool(out)


def test_a_trader_is_thrown_out_of_its_own_building_only() -> None:
    position = scene(at_home=1, bids={"yard": "B5", "school": "B5 ", "dragon": "C7"})
    events = play(position, "yard 7")
    assert the(events, ThrownOut) == ThrownOut(1, building("yard"), 5, 0, 7, False)
    assert position.ousted == [[], [Ousting(building("yard"), 5, 0, 7)], [], []]


@pytest.mark.parametrize("order", ["ABCD", "DCBA", "BDAC", "CADB"])
@pytest.mark.parametrize("victim", "BCD")
def test_who_was_thrown_out_acts_again_at_its_place_in_the_order(order: str, victim: str) -> None:
    """However the order is: the victim, who has passed, comes where it stands; others who passed do not."""
    others = [letter for letter in "BCD" if letter != victim]
    position = scene(
        order=order, turn="A", passed="BCD", supply={"A": 2}, bids={"customs": f"{victim}5"}, influence="0000"
    )
    events = play(position, "customs 9")
    assert the(events, ThrownOut).again
    assert letters([position.colour]) == victim
    assert [position.passed[one] for one in range(4)] == [letter in others for letter in "ABCD"]
    assert position.turn == position.colour
    assert refused(position, "customs 12") == ""  # it may bid there again
    play(position, "pass")
    assert letters([position.colour]) == "A"  # who bid last has not passed
    assert position.phase == "bid"


@pytest.mark.parametrize("order", ["ABCD", "ACBD", "DBCA"])
def test_others_come_first_if_they_stand_nearer(order: str) -> None:
    """The turn goes on from who bid, it does not jump to who was thrown out."""
    position = scene(order=order, turn="A", passed="C", at_home=1, supply={"C": 0}, bids={"customs": "C5"})
    play(position, "customs 7")
    seen: list[int] = []
    while position.phase == "bid" and len(seen) < 3:
        seen.append(position.colour)
        play(position, "market")
    place = order.index("A")
    expected = (order[place + 1 :] + order[:place]).replace("A", "")
    assert letters(seen) == expected


def test_two_in_turn_throw_each_other_out() -> None:
    """5, 7, 9: each bid wakes the one before, who has passed in between."""
    position = scene(order="ABCD", passed="CD", supply={"A": 3, "B": 3}, bids={})
    play(position, "dragon 5", "dragon 7")
    assert letters([position.colour]) == "A"
    assert position.ousted[0] == [Ousting(building("dragon"), 5, 1, 7)]
    events = play(position, "dragon 9")
    assert the(events, ThrownOut) == ThrownOut(1, building("dragon"), 7, 0, 9, False)
    assert position.ousted[0] == []  # it has acted
    assert position.ousted[1] == [Ousting(building("dragon"), 7, 0, 9)]
    play(position, "pass", "pass")
    assert position.phase != "bid"
    assert position.ousted == [[], [], [], []]


def test_two_throw_outs_before_one_acts_again() -> None:
    position = scene(
        order="ABCD",
        turn="A",
        passed="D",
        supply={"A": 1, "B": 1, "C": 1},
        bids={"school": "D5", "dragon": "D7"},
    )
    play(position, "school 7", "dragon 9")
    assert position.ousted[3] == [Ousting(0, 5, 0, 7), Ousting(3, 7, 1, 9)]
    assert home(position)[3] == 2
    play(position, "pass")
    assert letters([position.colour]) == "D"
    play(position, "market")
    assert position.ousted[3] == []


def test_passing_again_sends_the_trader_that_was_thrown_out_to_the_market() -> None:
    position = scene(order="ABCD", passed="BCD", supply={"A": 2}, bids={"school": "B5"})
    play(position, "school 9")
    assert the(play(position, "pass"), Passed) == Passed(1, 1, False)
    assert position.traders[0][1] == 1
    assert position.colour == 0


def test_after_a_throw_out_traders_of_provinces_may_follow() -> None:
    """The returned trader is set first, then others may be taken from provinces."""
    position = scene(
        order="ABCD",
        passed="BCD",
        supply={"A": 1},
        bids={"school": "B5"},
        traders={"B": "tibet"},
    )
    play(position, "school 9")
    assert refused(position, "market tibet") == "home-first"
    play(position, "market")  # B; A has nobody left and is passed over
    assert position.colour == 1
    assert legal(position, "market") == ["market tibet"]


# ── the bank ─────────────────────────────────────────────────────────────────────────────────────────


def test_going_to_the_bank_takes_all_bids_back() -> None:
    position = scene(
        supply={"A": 1, "B": 2, "C": 2},
        turn="A",
        bids={"school": "A7", "customs": "A9 B12", "dragon": "C5"},
    )
    event = the(play(position, "bank left"), Banked)
    assert event == Banked(0, 0, -1, ((0, 7), (1, 9)), 12)
    assert event.pays == 12  # 17 yuan are bid by the others
    assert position.traders[0][0] == 2
    assert position.spaces[0] == [-1] * 5
    assert position.spaces[1] == [-1, -1, -1, 1, -1]
    assert position.bank == [0, -1]
    assert position.banked == [True, False, False, False]
    assert legal(position, "school 5") == ["school 5"]  # B: the freed space is free for anyone


def test_no_bids_after_the_bank_but_the_market_and_passing() -> None:
    position = scene(order="ABCD", passed="BCD", supply={"A": 3})
    play(position, "bank right")
    assert legal(position) == ["market", "pass"]
    assert refused(position, "bank left") == refused(position, "school 5") == "in-bank"
    play(position, "market", "pass")
    assert position.phase != "bid"


def test_the_other_side_is_free_for_another() -> None:
    position = scene(at_home=1)
    play(position, "bank left")
    assert legal(position, "bank") == ["bank right"]
    assert refused(position, "bank left") == "side-taken"
    play(position, "bank right")
    assert legal(position, "bank") == []
    assert refused(position, "school 5") == ""


def test_freeing_a_space_wakes_nobody() -> None:
    """B, thrown out by A and passed again, stays out when A goes to the bank."""
    position = scene(order="ABCD", supply={"A": 2, "B": 0}, passed="BCD", bids={"school": "A9"})
    play(position, "bank left")
    assert position.passed[1:] == [True, True, True]
    assert position.colour == 0


# ── passing and turns ────────────────────────────────────────────────────────────────────────────────


def test_passing_sends_traders_to_the_market() -> None:
    position = scene(supply={"A": 3, "B": 1}, bids={"school": "A5"}, traders={"A": "yunnan"})
    event = the(play(position, "pass"), Passed)
    assert event == Passed(0, 3, False)
    assert event.places() == (0,)
    assert (position.traders[0][0], home(position)[0]) == (3, 0)
    assert position.traders[1][0] == 1
    assert position.passed[0]


def test_the_file_may_say_that_passing_leaves_traders_at_home(monkeypatch: pytest.MonkeyPatch) -> None:
    printed = msgspec.structs.replace(setup(), pass_sends=False)
    monkeypatch.setattr(bidding, "setup", lambda: printed)
    position = scene(order="ABCD", at_home=2, passed="CD")
    assert the(play(position, "pass"), Passed) == Passed(0, 0, False)
    assert (position.supply[0], position.traders[0][0], position.colour) == (2, 0, 1)
    play(position, "market", "market")
    assert position.phase == "travel"
    assert letters([position.colour]) == "B"  # who has passed stays at home


def test_who_has_no_trader_passes_without_being_asked() -> None:
    position = scene(order="ABCD", supply={"A": 2, "D": 1}, traders={"B": "puer"}, bids={"school": "C9"})
    events = play(position, "market")
    assert of_type(events, Passed) == [Passed(1, 0, True), Passed(2, 0, True)]
    assert of_type(events, Passed)[0].places() == ()
    assert letters([position.colour]) == "D"
    assert position.passed == [False, True, True, False]


def test_who_has_set_the_last_trader_is_not_asked_again() -> None:
    position = scene(order="ABCD", passed="BCD", supply={"A": 1})
    events = play(position, "market")
    assert of_type(events, Passed) == [Passed(0, 0, True)]
    assert position.phase != "bid"


def test_who_has_passed_without_a_trader_is_woken_by_a_throw_out() -> None:
    position = scene(
        order="ABCD", passed="CD", supply={"A": 2, "B": 2}, bids={"school": "C5", "customs": "D9"}
    )
    events = play(position, "school 7")
    assert the(events, ThrownOut).again
    play(position, "market")
    assert letters([position.colour]) == "C"


def test_turns_go_round_until_all_have_passed() -> None:
    position = scene(order="CADB", turn="C", supply=EVERYBODY, traders=dict.fromkeys("ABCD", "yunnan"))
    seen = []
    for step in range(8):
        seen.append(position.colour)
        play(position, "pass" if step in (1, 4, 6) else "market")
    assert letters(seen) == "CADBCDBD"
    assert (position.phase, letters([position.colour])) == ("bid", "D")
    play(position, "pass")
    assert position.phase == "travel"
    assert letters([position.colour, *position.waiting]) == "BDAC"


def test_a_whole_round_that_asks_nobody_ends_in_a_new_bidding() -> None:
    """All traders in buildings, none on the map: nothing to travel with, nothing to earn, next round."""
    position = scene(
        order="ABCD", passed="BCD", supply={"A": 1}, bids={"customs": "B9 C12", "dragon": "D9"}, round=3
    )
    events = play(position, "dragon 12")
    assert the(events, RoundBegan) == RoundBegan(4, (3, 2, 1, 0))
    assert (position.phase, position.colour, position.round) == ("bid", 3, 4)
    assert position.supply == [1, 1, 1, 1]
    assert position.passed == position.banked == [False] * 4


def test_events_of_the_bidding_end_a_turn() -> None:
    for kind in (Bid, Banked, Marketed, Passed):
        assert kind.ends_turn
    assert not ThrownOut.ends_turn
