"""Bidding: setting traders, throwing out, the bank's effect, passing, whose turn is next.

What can be bid is compared with the slow rules in `test_against_slow`.
"""

import msgspec
import pytest

from games.engine import Event
from games.yunnan.bids import Banked, BidPlaced, Marketed, Passed
from games.yunnan.components import setup
from games.yunnan.position import YunnanPosition
from games.yunnan.turns import RoundBegan
from tests.support.games.yunnan.scenes import letters, of_type, play, scene, the

FAR = scene(at_home=1, supply={"A": 0}, traders={"A": "puer yunnan tibet tibet"})


def expert(money: int, round: int, **bids: str) -> YunnanPosition:
    """A is to bid and may bid more than it has."""
    return scene(supply={"A": 3, "B": 1}, bids=bids, money={"A": money}, expert=True, round=round)


@pytest.mark.parametrize(
    ("position", "notation", "event", "traders"),
    [
        (scene(at_home=1, traders={"A": "puer"}), "school 7", BidPlaced(0, 0, 7, -1, 7, 30, 0), [1, 0]),
        (scene(at_home=1, traders={"A": "tibet"}), "market", Marketed(0, -1), [1, 1]),
        (FAR, "dragon 9 tibet", BidPlaced(0, 3, 9, 4, 9, 30, 0), [1, 1]),
        (FAR, "bank right tibet", Banked(0, 1, 4, (), 6), [1, 1]),
        (FAR, "market tibet", Marketed(0, 4), [2, 1]),
        (FAR, "market yunnan", Marketed(0, 1), [2, 2]),  # those beyond are not looked at now
        # In the expert version a bid tells the points that it will cost.
        (expert(0, 4, school="A9"), "customs 12", BidPlaced(0, 1, 12, -1, 21, 0, 105), [0, 0]),
        (expert(11, 9), "customs 12", BidPlaced(0, 1, 12, -1, 12, 11, 2), [0, 0]),
        (expert(12, 1), "customs 12", BidPlaced(0, 1, 12, -1, 12, 12, 0), [0, 0]),
    ],
)
def test_a_trader_is_set(position: YunnanPosition, notation: str, event: Event, traders: list[int]) -> None:
    """``traders``: those of the colour in Pu'er and in Tibet afterwards."""
    position = position.copy()
    at_home = position.supply[0]
    assert play(position, notation)[0] == event
    assert [position.traders[0][0], position.traders[4][0]] == traders
    assert position.supply[0] == max(0, at_home - 1)
    if isinstance(event, BidPlaced):
        assert position.spaces[event.building].index(0) == [5, 7, 9, 12, 15].index(event.value)


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
    monkeypatch.setattr("games.yunnan.bids.setup", lambda: printed)
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
