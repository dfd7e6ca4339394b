"""What must be so wherever an action is refused, in every game."""

from collections.abc import Mapping

import pytest

from games.engine import Action, IllegalAction, Position


def check_refused(
    position: Position, action: Action, code: str, facts: Mapping[str, str | int], refusals: Mapping[str, str]
) -> None:
    """The action is refused with this code, just these facts and the code's paragraph; nothing changes.

    ``refusals`` are the paragraphs of the game's codes.
    """
    before = position.copy()
    with pytest.raises(IllegalAction) as refused:
        position.apply(action)
    assert refused.value.code == code
    assert refused.value.facts == {**facts, "rule": refusals[code]}
    assert position == before
