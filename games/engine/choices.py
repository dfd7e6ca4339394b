"""The legal actions as a tree of questions.

Panels, autocomplete and typed moves all walk this one tree, so they can offer nothing illegal. A question
that has one answer is not asked. A question with more answers than fit into one list is asked by group first
(row, province, area): its answers then begin with `GROUP`.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import TypeVar

import msgspec

from games.engine.contract import Action, Slot

A = TypeVar("A", bound=Action)

GROUP = "*"
"""Marks the token of a whole group among the answers: ``*7`` is row 7."""

LIST = 25
"""The longest list that one select can show."""


class Answer(msgspec.Struct, frozen=True):
    """One answer to a question: its token, and how many legal actions remain after it."""

    token: str
    actions: int


class Question(msgspec.Struct, frozen=True):
    """What to ask next: the slot, whether by group, the answers in the game's order.

    ``given`` holds the answers so far, forced ones included, as slot name -> value.
    """

    slot: str
    grouped: bool
    answers: tuple[Answer, ...]
    given: dict[str, str]


class Decided(msgspec.Struct, frozen=True):
    """Nothing is left to ask: this is the action."""

    action: Action


class Walk(msgspec.Struct, frozen=True):
    """Where a sequence of answers leads.

    ``taken`` are those of them that still fit (an old draft may not).
    """

    taken: tuple[str, ...]
    next: Question | Decided


def walk(legal: Sequence[Action], answers: Sequence[str], longest: int = LIST) -> Walk:
    """Follow the answers from the root; stop at the first that does not fit.

    ``legal`` must not be empty: raises ValueError if it is. Actions with the same answers up to a slot must
    agree on the name of the next slot; the slots of none may be the beginning of another's.
    """
    if not legal:
        raise ValueError("no legal action to choose from")
    left: list[tuple[Action, tuple[Slot, ...]]] = [(action, action.slots()) for action in legal]
    given: dict[str, str] = {}
    taken: list[str] = []
    depth = 0
    pending = list(answers)
    while True:
        if all(depth == len(slots) for _, slots in left):
            return Walk(tuple(taken), Decided(left[0][0]))
        name = left[0][1][depth].name
        counts: dict[str, int] = {}
        groups: dict[str, int] = {}
        for _, slots in left:
            slot = slots[depth]
            counts[slot.value] = counts.get(slot.value, 0) + 1
            groups[slot.group] = groups.get(slot.group, 0) + 1
        if len(counts) == 1:
            token = next(iter(counts))
        else:
            grouped = len(counts) > longest and len(groups) > 1
            offered = {GROUP + group: count for group, count in groups.items()} if grouped else counts
            if not pending or pending[0] not in offered:
                listed = tuple(Answer(token, count) for token, count in offered.items())
                return Walk(tuple(taken), Question(name, grouped, listed, given))
            token = pending.pop(0)
            taken.append(token)
            if grouped:
                left = [entry for entry in left if GROUP + entry[1][depth].group == token]
                continue
        given[name] = token
        left = [entry for entry in left if entry[1][depth].value == token]
        depth += 1


def fitting(actions: Iterable[A], given: Mapping[str, str]) -> list[A]:
    """The actions that give all these answers (slot name -> value, or the token of a group)."""
    return [action for action in actions if _fits(action, given)]


def _fits(action: Action, given: Mapping[str, str]) -> bool:
    slots = {slot.name: slot for slot in action.slots()}
    return all(
        name in slots and token in (slots[name].value, GROUP + slots[name].group)
        for name, token in given.items()
    )
