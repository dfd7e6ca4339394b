"""What must be so of the views and copies of a position, in every game."""

import random

import pytest

from games.engine import Action, IllegalAction, Position
from tests.support.games.leaks import encoded


def check_offers_nothing(view: Position, action: Action) -> None:
    """Nobody can act in a view that is not of the seat to act."""
    assert view.legal() == []
    with pytest.raises(IllegalAction) as refused:
        view.apply(action)
    assert refused.value.code == "not-your-turn"


def check_copy(position: Position, steps: int) -> None:
    """Whatever is changed in a copy, the position stays."""
    before = encoded(position)
    copy = position.copy()
    assert copy == position
    dice = random.Random(steps)
    for _ in range(steps):
        if copy.turn is not None:
            copy.apply(dice.choice(copy.legal()))
    if copy.turn is not None:
        copy.resign(copy.playing[-1])
    assert encoded(position) == before
