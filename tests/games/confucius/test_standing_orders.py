"""The standing order to pass: when it is offered, what it does, what switches it off."""

import pytest

from games.confucius import GAME
from games.confucius.actions import PASS
from games.confucius.position import ConfuciusPosition
from games.engine import StandingOrder
from tests.games.confucius.scenes import court, play, scene

ORDER = StandingOrder("", "pass")


def offered(position: ConfuciusPosition) -> list[bool]:
    """To which seats it is offered."""
    found = [position.standing_orders(seat) for seat in range(position.seats)]
    assert all(orders in ((), (ORDER,)) for orders in found)
    return [bool(orders) for orders in found]


def test_its_name() -> None:
    assert GAME.orders == ("pass",)


def test_offered_to_all_who_have_not_passed_while_turns_are_taken() -> None:
    position = scene(passed="B")
    assert offered(position) == [True, False, True, True]
    assert position.view(2).standing_orders(2) == (ORDER,)
    position.resign(2)
    assert offered(position) == [True, False, False, True]


def test_not_offered_in_other_phases() -> None:
    assert offered(scene("favour", chief="A")) == [False] * 4
    position = scene()
    court(position)
    assert position.phase == "chief"
    assert offered(position) == [False] * 4
    position = scene(seats=3)
    position.resign(1)
    position.resign(2)
    assert offered(position) == [False] * 3


@pytest.mark.parametrize(("cubes", "obeyed"), [("0333", True), ("1333", False), ("0000", True)])
def test_it_passes_once_there_is_no_cube_left(cubes: str, obeyed: bool) -> None:
    position = scene(cubes=cubes, rewards={"A": "cash"})
    assert position.obey(ORDER) == (PASS if obeyed else None)
    assert (PASS in position.legal()) == obeyed
    assert position.view(0).obey(ORDER) == position.obey(ORDER)


def test_it_waits_in_other_phases() -> None:
    position = scene("favour", chief="A")
    assert position.obey(ORDER) is None
    position = scene(cubes="0333", rewards={"A": "extra"}, hands={"A": "22"})
    play(position, "card extra")
    assert position.obey(ORDER) is None
    play(position, "buy 2")
    assert position.obey(ORDER) is None


def test_broken_by_passing() -> None:
    position = scene(cubes="0333", rewards={"A": "cash"})
    events = play(position, "pass")
    assert position.broken(ORDER, 0, events)
    assert not position.broken(ORDER, 1, events)


def test_broken_by_leaving() -> None:
    position = scene()
    events = position.resign(1)
    assert position.broken(ORDER, 1, events)
    assert not position.broken(ORDER, 0, events)
    assert not position.broken(ORDER, 2, events)


def test_other_actions_leave_it_on() -> None:
    position = scene(hubu="2A . . . . . .", rewards={"C": "cash"})
    for notation in ("tax", "nothing", "card cash", "commercial none", "transfer hubu 1 B"):
        events = play(position, notation)
        assert not any(position.broken(ORDER, seat, events) for seat in range(4))


def test_broken_for_all_when_the_actions_of_the_round_are_over() -> None:
    """Also when nobody is asked anything until the next round: the old Chief Minister has left."""
    position = scene(chief="D", cubes="1000")
    position.resign(3)
    events = play(position, "nothing")
    assert (position.round, position.phase) == (4, "turn")
    assert all(position.broken(ORDER, seat, events) for seat in range(4))


def test_order_of_play() -> None:
    """Clockwise, the one to act first, leavers last."""
    position = scene(turn="C")
    assert position.order_of_play() == [2, 3, 0, 1]
    position.resign(0)
    assert position.order_of_play() == [2, 3, 1, 0]
