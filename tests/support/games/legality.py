"""What must be so wherever an action is refused, in every game."""

import random
from collections.abc import Iterable, Mapping, Sequence
from itertools import islice

import pytest

from games.engine import Action, IllegalAction, Position, Slot
from games.engine.choices import correct


def why(reason: str) -> tuple[str, dict[str, str | int]]:
    """The code of a refusal and its facts, as in "student-taken student=red owner=B"; a list has commas."""
    code, *words = reason.split()
    pairs = [word.split("=") for word in words]
    return code, {name: int(fact) if fact.isdigit() else fact.replace(",", ", ") for name, fact in pairs}


def refused(position: Position, earlier: Iterable[Action], dice: random.Random, most: int) -> list[Action]:
    """Some actions of the present phase that are refused: candidates, and those that were legal earlier."""
    who, families = position.acting, position.families()
    assert who is not None
    considered = [
        action
        for family in families.values()
        if not family.exact
        for action in family.candidates(position, who)
    ]
    found = list(dict.fromkeys([*considered, *(action for action in earlier if type(action) in families)]))
    dice.shuffle(found)
    return list(islice((action for action in found if position.refusal(who, action) is not None), most))


def check_correction(legal: Sequence[Action], action: Action) -> None:
    """With any of the answers that it names the refused action is legal, as it is or with another rest."""
    correction = correct(legal, action)
    if correction is None:
        return
    slots, question = action.slots(), correction.question
    at, named = len(question.given), {answer.token for answer in question.answers}
    assert question.given == {slot.name: slot.value for slot in slots[:at]}
    assert named
    alike = [other.slots() for other in legal if type(other) is type(action)]
    for token in named:
        changed = (*slots[:at], Slot(question.slot, token), *slots[at + 1 :])
        if correction.same:
            assert changed in alike
        else:
            assert changed not in alike
            assert any(other[: at + 1] == changed[: at + 1] for other in alike)
    assert slots[at].value not in named


def check_refused(
    position: Position, action: Action, code: str, facts: Mapping[str, str | int], refusals: Mapping[str, str]
) -> None:
    """The action is refused with this code and just these facts; nothing changes.

    ``refusals`` are the paragraphs of the game's codes: the fact ``rule`` where none is said.
    """
    before = position.copy()
    with pytest.raises(IllegalAction) as refused:
        position.apply(action)
    assert refused.value.code == code
    assert refused.value.facts == {"rule": refusals[code], **facts}
    assert position == before
