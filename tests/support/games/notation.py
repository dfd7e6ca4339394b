"""What must be so of the notation of actions, in every game that parses words."""

from collections.abc import Callable, Iterable, Mapping

import pytest

from games.engine import Action, BadNotation, Position
from games.engine.choices import Question, walk

Parse = Callable[[str], Action]


def check_both_ways(parse: Parse, notations: Iterable[str]) -> None:
    """Each is written as it is read, whatever the case and the blanks; every slot has a value of its own."""
    for notation in notations:
        action = parse(notation)
        assert str(action) == notation
        assert parse(f" {notation.upper().replace(' ', '  ')} ") == action
        values = [slot.value for slot in action.slots()]
        assert all(values)
        assert not set("".join(values)) & set(" |")


def check_unreadable(
    parse: Parse, text: str, code: str, facts: Mapping[str, str | int] | None, longest: int
) -> None:
    """The text is refused with this code, these facts if any are named, none of them longer than that."""
    with pytest.raises(BadNotation) as refused:
        parse(text)
    assert refused.value.code == code
    if facts is not None:
        assert refused.value.facts == facts
    assert all(len(str(fact)) <= longest for fact in refused.value.facts.values())


def asked(position: Position, *given: str) -> tuple[str, str]:
    """The slot that is asked for after these answers, and the answers to it."""
    found = walk(position.legal(), list(given)).next
    assert isinstance(found, Question)
    return found.slot, " ".join(answer.token for answer in found.answers)
