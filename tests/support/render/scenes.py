"""Scenes for the pictures of any game: whose names stand in them, and which questions are open."""

import random
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import TypeVar

from games.engine import Event, Position
from games.engine.choices import Answer, Question, walk
from render import Scene

P = TypeVar("P", bound=Position)

NAMES = ("Mei", "Jonas", "Aiko", "Rafi", "Lena")


def captioned(
    captions: Mapping[str, str],
    view: Position,
    events: Sequence[Event] = (),
    question: Question | None = None,
    names: Sequence[str] = NAMES,
) -> Scene:
    """A scene of the view with these words on it; ``names`` may be more than it has seats."""
    return Scene(tuple(names[: view.seats]), tuple(events), question, captions)


def asked(view: Position, *answers: str) -> Question:
    """The question that is open after these answers."""
    found = walk(view.legal(), answers).next
    assert isinstance(found, Question)
    return found


def asking(slot: str, *tokens: str, **given: str) -> Question:
    """A question with these answers after those given."""
    return Question(slot, tuple(Answer(token, 1) for token in tokens), given)


def labels(capital: str, small: str, other: Mapping[str, str]) -> dict[str, str]:
    """Words on a picture by key: the key with a capital letter, the key itself, others."""
    found = {key: key.capitalize() for key in capital.split()}
    return {**found, **{key: key for key in small.split()}, **other}


def asked_in_a_match(position: P, chance: random.Random) -> Iterator[tuple[P, Question]]:
    """Every question with the view of who is asked, while the match is played on at random; changes it."""
    while position.turn is not None:
        view = position.view(position.turn)
        legal, answers = view.legal(), list[str]()
        while isinstance(question := walk(legal, answers).next, Question):
            yield view, question
            answers.append(chance.choice(question.answers).token)
        position.apply(question.action)


def kinds_of_questions(
    starts: Iterable[tuple[P, random.Random]], kind: Callable[[P, Question], Sequence[object]]
) -> tuple[tuple[P, Question], ...]:
    """The first question of each kind in these random matches, with the view of who is asked."""
    found: dict[str, tuple[P, Question]] = {}
    for position, chance in starts:
        for view, question in asked_in_a_match(position, chance):
            key = question.slot, question.given.get("do", ""), *kind(view, question)
            found.setdefault(str(key), (view, question))
    return tuple(found.values())
