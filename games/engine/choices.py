"""The legal actions as a tree of questions.

Panels, autocomplete and typed moves all walk this one tree, so they can offer nothing illegal. A question
that has one answer is not asked. Two questions are asked at once where all their answers fit into a list.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from operator import itemgetter
from typing import TypeVar

import msgspec

from games.engine.contract import Action, Slot

A = TypeVar("A", bound=Action)

BUTTONS = 5
"""So many answers, or fewer, are a button each: one tap answers them, a list takes two."""

LIST = 25
"""The longest list that one select can show."""

PAGE = 4 * LIST
"""The most answers on one page."""


class Answer(msgspec.Struct, frozen=True):
    """One answer to a question: its token, and how many legal actions remain after it."""

    token: str
    actions: int


class Question(msgspec.Struct, frozen=True):
    """What to ask next: the slot, the answers in the game's order.

    ``given`` holds the answers so far, forced ones included, as slot name -> value. ``further`` are the
    questions that are asked at once with this one, by the answer that each follows.
    """

    slot: str
    answers: tuple[Answer, ...]
    given: dict[str, str]
    further: dict[str, "Question"] = {}

    def paths(self) -> Iterator[tuple[str, ...]]:
        """All that can be answered at once: one token, or one for each of the questions asked at once."""
        for answer in self.answers:
            if answer.token in self.further:
                for path in self.further[answer.token].paths():
                    yield answer.token, *path
            else:
                yield (answer.token,)


class Decided(msgspec.Struct, frozen=True):
    """Nothing is left to ask: this is the action."""

    action: Action


class Walk(msgspec.Struct, frozen=True):
    """Where a sequence of answers leads.

    ``taken`` are those of them that still fit (an old draft may not).
    """

    taken: tuple[str, ...]
    next: Question | Decided


Open = list[tuple[Action, tuple[Slot, ...]]]
"""Actions that fit the answers so far, with their slots."""


def walk(legal: Sequence[Action], answers: Sequence[str]) -> Walk:
    """Follow the answers from the root; stop at the first that does not fit.

    ``legal`` must not be empty: raises ValueError if it is. Actions with the same answers up to a slot must
    agree on the name of the next slot; the slots of none may be the beginning of another's.
    """
    if not legal:
        raise ValueError("no legal action to choose from")
    left: Open = [(action, action.slots()) for action in legal]
    given: dict[str, str] = {}
    taken: list[str] = []
    while True:
        found = _next(left, given)
        if isinstance(found, Decided):
            return Walk(tuple(taken), found)
        token = answers[len(taken)] if len(taken) < len(answers) else ""
        parts = [entry for entry in left if entry[1][len(found.given)].value == token]
        if not parts:
            return Walk(tuple(taken), _widened(found, left))
        taken.append(token)
        left, given = parts, {**found.given, found.slot: token}


def _next(left: Open, given: Mapping[str, str]) -> Question | Decided:
    """The next question alone, with what is given by then; ``given``: the answers to the first slots."""
    given = dict(given)
    while True:
        depth = len(given)
        if all(depth == len(slots) for _, slots in left):
            return Decided(left[0][0])
        counts = Counter(slots[depth].value for _, slots in left)
        name = left[0][1][depth].name
        if len(counts) > 1:
            return Question(name, tuple(map(Answer, counts, counts.values())), given)
        given[name] = next(iter(counts))


def _widened(question: Question, left: Open) -> Question:
    """The question with those that follow it, if their answers fit into one list.

    Where it needs a list itself and all but one of its answers lead to questions of one kind, into three.
    """
    if len(question.answers) > LIST:
        return question
    depth = len(question.given)
    further: dict[str, Question] = {}
    for answer in question.answers:
        parts = [entry for entry in left if entry[1][depth].value == answer.token]
        found = _next(parts, {**question.given, question.slot: answer.token})
        if isinstance(found, Question):
            further[answer.token] = found
    alike = max(Counter(found.slot for found in further.values()).items(), key=itemgetter(1), default=("", 0))
    same = {token: found for token, found in further.items() if found.slot == alike[0]}
    wide = msgspec.structs.replace(question, further=further)
    if sum(1 for _ in wide.paths()) <= LIST:
        return wide
    wide = msgspec.structs.replace(question, further=same)
    many = len(question.answers) > BUTTONS and len(same) >= len(further) - 1
    return wide if many and sum(1 for _ in wide.paths()) <= 3 * LIST else question


class Correction(msgspec.Struct, frozen=True):
    """What would make a refused action legal: the ``question`` that it answers wrongly, with other answers.

    ``same``: with any of them the rest of the action is legal as it is; else that must change, too.
    """

    question: Question
    same: bool


def correct(legal: Sequence[Action], refused: Action) -> Correction | None:
    """What to change: the first slot that no legal action of its kind fills like that.

    None where the same kind of action is not legal at all, and where this one is.
    """
    slots = refused.slots()
    left = [found.slots() for found in legal if type(found) is type(refused)]
    given: dict[str, str] = {}
    for slot in slots:
        depth = len(given)
        fits = [found for found in left if found[depth : depth + 1] == (slot,)]
        if not fits:
            break
        left, given = fits, {**given, slot.name: slot.value}
    else:
        return None
    left = [found for found in left if depth < len(found) and found[depth].name == slot.name]
    same = [found for found in left if found[depth + 1 :] == slots[depth + 1 :]]
    counts = Counter(found[depth].value for found in same or left)
    answers = tuple(map(Answer, counts, counts.values()))
    return Correction(Question(slot.name, answers, given), bool(same)) if answers else None


def fitting(actions: Iterable[A], given: Mapping[str, str]) -> list[A]:
    """The actions that give all these answers (slot name -> value)."""
    return [action for action in actions if _fits(action, given)]


def _fits(action: Action, given: Mapping[str, str]) -> bool:
    slots = {slot.name: slot.value for slot in action.slots()}
    return all(slots.get(name) == token for name, token in given.items())
