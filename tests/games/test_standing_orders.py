"""Standing orders of every game, in random matches: what they do is legal, and their seat's view tells it."""

import random
from collections import Counter

import pytest

import games
from games.engine import Position

WITH_ORDERS = [name for name in games.NAMES if games.game(name).orders]


def acts(position: Position, seen: Counter[str]) -> None:
    """Every order on offer to the seat to act does the same on its view, and nothing that is not allowed."""
    seat = position.to_act()
    assert seat is not None
    view = position.view(seat)
    offered = view.standing_orders(seat)
    assert offered == position.standing_orders(seat)
    assert len(set(offered)) == len(offered)
    for order in offered:
        chosen = view.obey(order)
        assert chosen == position.obey(order)
        assert not view.broken(order, seat, [])
        after = position.copy()
        for action in chosen:
            assert after.to_act() == seat
            after.apply(action)
        seen[order.name] += bool(chosen)


@pytest.mark.parametrize("name", WITH_ORDERS)
def test_orders_do_what_is_legal_whoever_looks(name: str) -> None:
    rules = games.game(name)
    seen: Counter[str] = Counter()
    for number in range(3):
        chance = random.Random(number)
        seats = rules.min_seats + number % 2
        position = rules.start(seats, rules.complete(seats, {}), f"{name} {number}")
        while position.to_act() is not None:
            acts(position, seen)
            position.apply(chance.choice(position.legal()))
        for seat in range(position.seats):
            assert position.standing_orders(seat) == ()
    assert all(seen[order] for order in rules.orders)
