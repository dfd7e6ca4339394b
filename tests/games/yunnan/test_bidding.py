"""Bidding: setting traders, throwing out, the bank's effect, passing, whose turn is next.

What can be bid is compared with the slow rules in `test_against_slow`.
"""

import msgspec
import pytest

from games.engine import Event
from games.yunnan import bidding
from games.yunnan.bidding import Ousting
from games.yunnan.components import setup
from games.yunnan.events import Banked, Bid, Marketed, Passed, RoundBegan, ThrownOut
from games.yunnan.position import YunnanPosition
from tests.support.games.yunnan.scenes import building, legal, letters, of_type, play, refused, scene, the

FAR = scene(at_home=1, supply={"A": 0}, traders={"A": "puer yunnan tibet tibet"})


def expert(money: int, round: int, **bids: str) -> YunnanPosition:
    """A is to bid and may bid more than it has."""
    return scene(supply={"A": 3, "B": 1}, bids=bids, money={"A": money}, expert=True, round=round)


@pytest.mark.parametrize(
    ("position", "notation", "event", "traders"),
    [
        (scene(at_home=1, traders={"A": "puer"}), "school 7", Bid(0, 0, 7, -1, 7, 30, 0), [1, 0]),
        (scene(at_home=1, traders={"A": "tibet"}), "market", Marketed(0, -1), [1, 1]),
        (FAR, "dragon 9 tibet", Bid(0, 3, 9, 4, 9, 30, 0), [1, 1]),
        (FAR, "bank right tibet", Banked(0, 1, 4, (), 6), [1, 1]),
        (FAR, "market tibet", Marketed(0, 4), [2, 1]),
        (FAR, "market yunnan", Marketed(0, 1), [2, 2]),  # those beyond are not looked at now
        # In the expert version a bid tells the points that it will cost.
        (expert(0, 4, school="A9"), "customs 12", Bid(0, 1, 12, -1, 21, 0, 105), [0, 0]),
        (expert(11, 9), "customs 12", Bid(0, 1, 12, -1, 12, 11, 2), [0, 0]),
        (expert(12, 1), "customs 12", Bid(0, 1, 12, -1, 12, 12, 0), [0, 0]),
    ],
)
def test_a_trader_is_set(position: YunnanPosition, notation: str, event: Event, traders: list[int]) -> None:
    """``traders``: those of the colour in Pu'er and in Tibet afterwards."""
    position = position.copy()
    at_home = position.supply[0]
    assert play(position, notation)[0] == event
    assert [position.traders[0][0], position.traders[4][0]] == traders
    assert position.supply[0] == max(0, at_home - 1)
    if isinstance(event, Bid):
        assert position.spaces[event.building].index(0) == [5, 7, 9, 12, 15].index(event.value)


@pytest.mark.parametrize(
    ("there", "bid", "out"),
    [
        *(("B5", bid, "B") for bid in ("7", "9", "15")),
        *(("B7", bid, "B") for bid in ("9", "12")),
        *((there, bid, "") for there, bid in (("B9", "12"), ("B12", "15"), ("B15", "12"), ("", "7"))),
    ],
)
def test_who_is_thrown_out(there: str, bid: str, out: str) -> None:
    """From this building only."""
    position = scene(at_home=1, bids={"yard": there, "school": "B5", "dragon": "C7"})
    thrown = of_type(play(position, f"yard {bid}"), ThrownOut)
    yard = building("yard")
    assert thrown == ([ThrownOut(1, yard, int(there[1:]), 0, int(bid), False)] if out else [])
    assert position.ousted[1] == ([Ousting(yard, int(there[1:]), 0, int(bid))] if out else [])
    assert position.supply[1] == (2 if out else 1)
    assert sum(holder >= 0 for holder in position.spaces[yard]) == 1 + bool(there) - bool(out)


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
    bids = {"school": "D5", "dragon": "D7"}
    position = scene(order="ABCD", turn="A", passed="D", supply={"A": 1, "B": 1, "C": 1}, bids=bids)
    play(position, "school 7", "dragon 9")
    assert position.ousted[3] == [Ousting(0, 5, 0, 7), Ousting(3, 7, 1, 9)]
    assert position.supply[3] == 2
    play(position, "pass")
    assert letters([position.colour]) == "D"
    play(position, "market")
    assert position.ousted[3] == []


def test_going_to_the_bank_takes_all_bids_back() -> None:
    bids = {"school": "A7", "customs": "A9 B12", "dragon": "C5"}
    position = scene(supply={"A": 1, "B": 2, "C": 2}, bids=bids, passed="CD")
    event = the(play(position, "bank left"), Banked)
    assert event == Banked(0, 0, -1, ((0, 7), (1, 9)), 12)
    assert event.pays == 12  # 17 yuan are bid by the others
    assert position.traders[0][0] == 2
    assert position.spaces[0] == [-1] * 5
    assert position.spaces[1] == [-1, -1, -1, 1, -1]
    assert position.bank == [0, -1]
    assert position.banked == [True, False, False, False]
    assert position.passed[2:] == [True, True]  # freeing a space wakes nobody
    assert legal(position, "school 5") == ["school 5"]  # B: the freed space is free for anyone


def test_passing_sends_traders_to_the_market() -> None:
    position = scene(supply={"A": 3, "B": 1}, bids={"school": "A5"}, traders={"A": "yunnan"})
    event = the(play(position, "pass"), Passed)
    assert event == Passed(0, 3, False)
    assert event.places() == (0,)
    assert (position.traders[0][0], position.supply[0]) == (3, 0)
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
