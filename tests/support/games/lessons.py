"""Lessons as somebody hears them who chooses partly at random."""

import random
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from games import NAMES, brain
from games import game as find_game
from games.engine import Event, Position, ends_turn
from games.engine.choices import Question, walk
from games.engine.lessons import Step, answered, asked, lesson
from games.engine.titles import Told as Course

TAUGHT = [name for name in NAMES if lesson(find_game(name)) is not None]
PLAYS = 10
"""Of each lesson, each with other choices."""

AT_RANDOM = 0.35
"""So often somebody who learns takes anything; else what looks good."""


class Told(NamedTuple):
    """A step, and what it was told about: the ``question``, or what the choice caused."""

    step: Step
    turn: int
    before: Position
    question: Question | None
    events: Sequence[Event]


def good(name: str, position: Position, legal: Sequence[Any]) -> Any:
    weights = brain(name).weigh(position, legal)
    return max(zip(weights, range(len(legal)), legal, strict=True))[2]


def play(name: str, number: int) -> tuple[list[Told], int]:
    """All that a lesson tells whoever chooses so, and how often they press meanwhile."""
    found = lesson(find_game(name))
    assert found is not None
    game, chance = find_game(name), random.Random(f"{name} {number}")
    position = game.start(found.seats, game.complete(found.seats, found.options), found.seed)
    told: dict[str, str] = {}
    log: list[Told] = []
    turns = decisions = presses = 0
    last: int | None = None
    while (seat := position.to_act()) is not None:
        view = position.view(seat)
        legal = view.legal()
        random_choice = seat == 0 and chance.random() < AT_RANDOM
        action = chance.choice(legal) if random_choice else good(name, view, legal)
        if seat != 0:
            position.apply(action)
            last = seat
            continue
        turns += last != 0
        last = 0
        answers = {slot.name: slot.value for slot in action.slots()}
        picks: tuple[str, ...] = ()
        while isinstance(question := walk(legal, picks).next, Question):
            step = asked(found, told, f"{decisions}.{question.slot}", turns, view, question)
            if step is not None:
                assert told.get(step.id) is None
                told[step.id] = f"{decisions}.{question.slot}"
                log.append(Told(step, turns, view, question, ()))
                assert asked(found, told, told[step.id], turns, view, question) == step
            picks = (*picks, *answers_on_page(question, answers))
            presses += turns <= found.turns
        final = view.final(action)
        events = [event.view(0) for event in position.apply(action)]
        presses += turns <= found.turns and (final or position.to_act() != 0)
        step = answered(found, told, turns, view, events)
        if step is not None:
            told[step.id] = str(decisions)
            log.append(Told(step, turns, view, None, events))
        decisions += 1
        if ends_turn(events):
            last = None
    return log, presses


def answers_on_page(question: Question, answers: dict[str, str]) -> list[str]:
    """What is chosen at once, where two questions are asked at once."""
    tokens = [answers[question.slot]]
    while (further := question.further.get(tokens[-1])) is not None:
        question = further
        tokens.append(answers[question.slot])
    return tokens


def whole(name: str, seats: int, number: int, options: Mapping[str, str] | None = None) -> Course:
    """A whole match: each seat shuns a kind of action if it can, the third takes any."""
    game, chance = find_game(name), random.Random(f"{name} {number}")
    position = game.start(seats, game.complete(seats, options or {}), f"{name} {number}")
    turns, standings = [list[Event]()], [position.standing()]
    shunned: dict[int, str] = {}
    while (seat := position.to_act()) is not None:
        view = position.view(seat)
        legal = view.legal()
        kinds = sorted({str(action).split()[0] for action in legal})
        if seat not in shunned and len(kinds) > 1:
            shunned[seat] = chance.choice(kinds)
        legal = [action for action in legal if not str(action).startswith(shunned.get(seat, "-"))] or legal
        action = chance.choice(legal) if seat == 2 or chance.random() < AT_RANDOM else good(name, view, legal)
        turns[-1] += position.apply(action)
        if ends_turn(turns[-1]):
            turns.append([])
            standings.append(position.standing())
    if turns[-1]:
        standings.append(position.standing())
    else:
        turns.pop()
    return Course(position, turns, standings)
