"""Standing orders: what is offered, what is done, and what switches them off; the order of play."""

import pytest

from games.engine import StandingOrder
from games.yunnan import GAME
from games.yunnan.bids import PASS
from games.yunnan.position import YunnanPosition
from games.yunnan.turns import RoundBegan
from tests.support.games.yunnan.scenes import of_type, play, scene

HOLD = StandingOrder("", "hold")
PASSING = StandingOrder("", "pass")


def of(subject: str, *names: str) -> tuple[StandingOrder, ...]:
    """Orders for that subject."""
    return tuple(StandingOrder(subject, name) for name in names)


def passes(position: YunnanPosition, seat: int) -> tuple[StandingOrder, ...]:
    """The orders on offer that have no amount."""
    return tuple(order for order in position.standing_orders(seat) if order.amount is None)


def test_offered_while_bidding() -> None:
    assert GAME.orders == ("bid", "hold", "pass", "convert")
    position = scene(at_home=1, passed="B")
    both, one = of("", "hold", "pass"), of("", "pass")
    assert [passes(position, seat) for seat in range(4)] == [both, one, both, both]
    assert passes(position.view(2), 2) == both
    assert position.obey(HOLD) == position.obey(PASSING) == (PASS,)


def test_with_two_players_each_colour_has_its_own() -> None:
    position = scene(seats=2, turn="C", at_home=2, passed="C", bids={"school": "C5"})
    assert passes(position, 0) == (*of("A", "hold", "pass"), *of("C", "pass"))
    assert passes(position, 1) == (*of("B", "hold", "pass"), *of("D", "hold", "pass"))
    assert position.obey(StandingOrder("C", "hold")) == (PASS,)
    assert position.obey(StandingOrder("A", "pass")) == ()
    position = scene(seats=2, at_home=2, bids={"school": "C5"})
    events = play(position, "school 7")
    orders = [*of("C", "hold", "pass"), *of("A", "hold", "pass")]
    assert [position.broken(order, 0, events) for order in orders] == [True, False, False, False]


@pytest.mark.parametrize("phase", ["yard", "travel", "convert"])
def test_nothing_is_offered_or_done_in_other_phases(phase: str) -> None:
    position = scene(phase, incomes={"A": 2}, traders={"A": "puer"})
    assert [passes(position, seat) for seat in range(4)] == [()] * 4
    for order in (HOLD, PASSING):
        assert position.obey(order) == ()
        assert position.broken(order, 0, [])


def test_nothing_is_offered_when_the_match_is_over_or_to_who_left() -> None:
    position = scene(seats=3, at_home=1)
    position.resign(1)
    assert passes(position, 1) == ()
    assert passes(position, 0) == of("", "hold", "pass")
    position.resign(0)
    assert passes(position, 2) == ()
    assert position.broken(PASSING, 2, [])


NOBODY: list[tuple[int, str]] = []
ALL = [(seat, name) for seat in range(4) for name in ("hold", "pass")]


ROUND = {"customs": "B9 C12", "dragon": "D9"}


@pytest.mark.parametrize(
    ("passed", "bids", "notation", "rounds", "broken"),
    [
        ("", {"school": "B5"}, "school 7", 0, [(1, "hold")]),  # pass is not, and nobody else's hold
        *(("", {"school": "B9"}, text, 0, NOBODY) for text in ("dragon 5", "bank left", "market", "pass")),
        ("BCD", {}, "pass", 0, ALL),  # the travel turns begin
        ("BCD", ROUND, "dragon 12", 1, ALL),  # a round that asks nobody anything: bidding before and after
    ],
)
def test_what_breaks_an_order(
    passed: str, bids: dict[str, str], notation: str, rounds: int, broken: list[tuple[int, str]]
) -> None:
    """A throw-out of the own trader breaks hold, the end of the bidding both, nothing else any."""
    supply = {"A": 1} if passed else dict.fromkeys("ABC", 3)
    position = scene(supply=supply, passed=passed, bids=bids)
    events = play(position, notation)
    assert len(of_type(events, RoundBegan)) == rounds
    found = [(seat, name) for seat, name in ALL if position.broken(StandingOrder("", name), seat, events)]
    assert found == broken


def test_both_are_broken_when_the_seat_leaves() -> None:
    position = scene(at_home=1)
    events = position.resign(2)
    for order in (HOLD, PASSING):
        assert position.broken(order, 2, events)
        assert not position.broken(order, 1, events)


def test_order_of_play() -> None:
    """In the order of bidding or travelling, the one to act first, leavers last."""
    position = scene(order="CADB", turn="D", at_home=1)
    assert position.order_of_play() == [3, 1, 2, 0]
    position.resign(1)
    assert position.order_of_play() == [3, 2, 0, 1]
    position = scene("travel", order="CADB", turn="A", traders={"A": "puer"})
    assert position.order_of_play() == [0, 2, 1, 3]
    position = scene(seats=2, order="DACB", turn="C", at_home=1)
    assert position.order_of_play() == [0, 1]
    position.resign(0)
    assert position.order_of_play() == [1, 0]
