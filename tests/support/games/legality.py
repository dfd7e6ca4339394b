"""What must be so wherever an action is refused, in every game."""

from collections.abc import Mapping

import pytest

from games.engine import Action, IllegalAction, Position


def why(reason: str) -> tuple[str, dict[str, str | int]]:
    """The code of a refusal and its facts, as in "student-taken student=red owner=B"; a list has commas."""
    code, *words = reason.split()
    pairs = [word.split("=") for word in words]
    return code, {name: int(fact) if fact.isdigit() else fact.replace(",", ", ") for name, fact in pairs}


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
