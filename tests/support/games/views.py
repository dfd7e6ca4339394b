"""What must be so of the views and copies of a position, in every game."""

import random
from typing import Any, TypeVar, cast

import pytest

from games.engine import Action, Chance, IllegalAction, Position, Seat

P = TypeVar("P", bound=Position)


def check_offers_nothing(view: Position, action: Action) -> None:
    """Nobody can act in a view that is not of the seat to act."""
    assert not view.legal()
    with pytest.raises(IllegalAction) as refused:
        view.apply(action)
    assert refused.value.code == "not-your-turn"


def with_other_hands(position: P, viewer: Seat | None, dice: random.Random, stock: str) -> P:
    """The same position with everything changed that the viewer may not know: other hands, stock, chance."""
    other: Any = position.copy()
    hidden = [seat for seat in range(position.seats) if seat != viewer]
    pool = [thing for seat in hidden for thing in other.hands[seat]] + getattr(other, stock)
    dice.shuffle(pool)
    for seat in hidden:
        other.hands[seat] = [pool.pop() for _ in other.hands[seat]]
    setattr(other, stock, pool)
    other.chance = Chance(f"other {dice.random()}", dice.randrange(1000))
    return cast(P, other)
