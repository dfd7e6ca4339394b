"""What must be so of the views and copies of a position, in every game."""

import pytest

from games.engine import Action, IllegalAction, Position


def check_offers_nothing(view: Position, action: Action) -> None:
    """Nobody can act in a view that is not of the seat to act."""
    assert view.legal() == []
    with pytest.raises(IllegalAction) as refused:
        view.apply(action)
    assert refused.value.code == "not-your-turn"
