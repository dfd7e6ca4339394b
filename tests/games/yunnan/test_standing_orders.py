"""Standing orders: what is offered, what is done, and what switches them off."""

import pytest

from games.engine import StandingOrder
from games.yunnan import GAME
from games.yunnan.actions import PASS
from games.yunnan.events import RoundBegan
from games.yunnan.position import YunnanPosition
from tests.games.yunnan.scenes import of_type, play, scene

HOLD = StandingOrder("", "hold")
PASSING = StandingOrder("", "pass")


def of(subject: str, *names: str) -> tuple[StandingOrder, ...]:
    """Orders for that subject."""
    return tuple(StandingOrder(subject, name) for name in names)


def test_names() -> None:
    assert GAME.orders == ("hold", "pass")


def test_offered_while_bidding() -> None:
    position = scene(at_home=1, passed="B")
    assert [position.standing_orders(seat) for seat in range(4)] == [
        of("", "hold", "pass"),
        of("", "pass"),
        of("", "hold", "pass"),
        of("", "hold", "pass"),
    ]
    assert position.view(2).standing_orders(2) == of("", "hold", "pass")


def test_with_two_players_each_colour_has_its_own() -> None:
    position = scene(seats=2, at_home=1, passed="C")
    assert position.standing_orders(0) == (*of("A", "hold", "pass"), *of("C", "pass"))
    assert position.standing_orders(1) == (*of("B", "hold", "pass"), *of("D", "hold", "pass"))


@pytest.mark.parametrize("phase", ["yard", "travel", "convert"])
def test_nothing_is_offered_or_done_in_other_phases(phase: str) -> None:
    position = scene(phase, incomes={"A": 2}, traders={"A": "puer"})
    assert [position.standing_orders(seat) for seat in range(4)] == [()] * 4
    assert position.obey(HOLD) is position.obey(PASSING) is None
    assert position.broken(PASSING, 0, [])
    assert position.broken(HOLD, 0, [])


def test_nothing_is_offered_when_the_match_is_over_or_to_who_left() -> None:
    position = scene(seats=3, at_home=1)
    position.resign(1)
    assert position.standing_orders(1) == ()
    assert position.standing_orders(0) == of("", "hold", "pass")
    position.resign(0)
    assert position.standing_orders(2) == ()
    assert position.broken(PASSING, 2, [])


def test_obeyed_by_passing() -> None:
    position = scene(at_home=2)
    for order in (HOLD, PASSING):
        assert position.obey(order) == PASS
        assert PASS in position.legal()


def test_with_two_players_obeyed_for_its_colour_only() -> None:
    position = scene(seats=2, turn="C", at_home=1)
    assert position.obey(StandingOrder("C", "hold")) == PASS
    assert position.obey(StandingOrder("A", "pass")) is None


def broken_by(position: YunnanPosition, *notations: str) -> dict[tuple[int, str], bool]:
    """Which orders of which seats are broken by these actions."""
    events = play(position, *notations)
    return {
        (seat, order.name): position.broken(order, seat, events)
        for seat in range(position.seats)
        for order in (HOLD, PASSING)
    }


def test_hold_is_broken_by_a_throw_out_of_the_own_trader() -> None:
    """Pass is not, and nobody else's hold."""
    found = broken_by(scene(at_home=2, bids={"school": "B5"}), "school 7")
    assert [key for key, broken in found.items() if broken] == [(1, "hold")]


def test_nothing_else_in_the_bidding_breaks_an_order() -> None:
    for notation in ("school 5", "bank left", "market", "pass"):
        assert not any(broken_by(scene(at_home=3, bids={"dragon": "B9"}), notation).values())


def test_with_two_players_only_the_colour_thrown_out_is_concerned() -> None:
    position = scene(seats=2, at_home=2, bids={"school": "C5"})
    events = play(position, "school 7")
    assert position.broken(StandingOrder("C", "hold"), 0, events)
    assert not position.broken(StandingOrder("A", "hold"), 0, events)
    assert not position.broken(StandingOrder("C", "pass"), 0, events)


def test_both_are_broken_when_the_bidding_is_over() -> None:
    found = broken_by(scene(passed="BCD", supply={"A": 1}), "pass")
    assert all(found.values())


def test_both_are_broken_when_the_next_bidding_begins_at_once() -> None:
    """A round that asks nobody anything: the position is one of bidding before and after."""
    position = scene(passed="BCD", supply={"A": 1}, bids={"customs": "B9 C12", "dragon": "D9"})
    events = play(position, "dragon 12")
    assert (position.phase, len(of_type(events, RoundBegan))) == ("bid", 1)
    for seat in range(4):
        assert position.broken(HOLD, seat, events)
        assert position.broken(PASSING, seat, events)


def test_both_are_broken_when_the_seat_leaves() -> None:
    position = scene(at_home=1)
    events = position.resign(2)
    assert position.broken(PASSING, 2, events)
    assert position.broken(HOLD, 2, events)
    assert not position.broken(PASSING, 1, events)
    assert not position.broken(HOLD, 1, events)


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
