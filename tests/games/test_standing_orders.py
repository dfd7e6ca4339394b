"""Standing orders of every game, in random matches: what they do is legal, and their seat's view tells it."""

import random
from collections import Counter
from collections.abc import Sequence

import pytest

import games
from games.engine import Action, Chance, Position

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


TRIES = 2000
"""Ways to deal what a seat cannot know, in all games together."""


@pytest.mark.parametrize("name", games.NAMES)
def test_nothing_hidden_changes_what_orders_do_or_what_a_queued_move_depends_on(name: str) -> None:
    """All that there is says what the view says, and so does it with what the seat cannot know dealt anew."""
    rules, brain = games.game(name), games.brain(name)
    dice, chance = random.Random(name), Chance("orders")
    position = rules.start(3, rules.complete(3, {}), f"leaks {name}")
    tried = 0
    while tried < TRIES / len(games.NAMES):
        if position.to_act() is None:
            position = rules.start(3, rules.complete(3, {}), f"leaks {name} {tried}")
        for seat in position.playing:
            view = position.view(seat)
            ahead = view.imagine(seat)
            legal = ahead.legal() if ahead.to_act() == seat else ()
            moves = dice.sample(legal, min(len(legal), 40))
            known = depends(view, seat, moves)
            for full in (position.copy(), brain.sample(view, seat, chance)):
                full.viewer = seat  # nothing is hidden from it here
                assert depends(full, seat, moves) == known
            tried += 1
        position.apply(dice.choice(position.legal()))


def depends(position: Position, seat: int, moves: Sequence[Action]) -> list[object]:
    """All that the seat's orders, and its moves if they were queued, make of a position."""
    acts = position.to_act() == seat
    return [
        *((order, position.obey(order) if acts else ()) for order in position.standing_orders(seat)),
        *((str(move), position.where(move), position.conditions(move)) for move in moves),
    ]
