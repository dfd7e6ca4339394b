"""Lessons: the data are right, and however somebody chooses, each step is told once, and where it is true."""

import random
from collections import Counter
from collections.abc import Sequence
from typing import Any, NamedTuple

import pytest

from games import NAMES, brain
from games import game as find_game
from games.engine import Event, Position
from games.engine.choices import Question, fitting, walk
from games.engine.lessons import Step, answered, asked, lesson

TAUGHT = [name for name in NAMES if lesson(find_game(name)) is not None]
PLAYS = 10
MOST_PRESSES = 40
"""Answers and Confirms of the person while the lesson goes on."""

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
    while (seat := position.to_act()) is not None and turns <= found.turns:
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
        if any(event.ends_turn for event in events):
            last = None
    return log, presses


def answers_on_page(question: Question, answers: dict[str, str]) -> list[str]:
    """What is chosen at once, where two questions are asked at once."""
    tokens = [answers[question.slot]]
    while (further := question.further.get(tokens[-1])) is not None:
        question = further
        tokens.append(answers[question.slot])
    return tokens


def about(named: str, events: Sequence[Event], position: Position) -> bool:
    """The slow way: the names, and whom each event is about."""
    name, _, whose = named.partition(" ")
    for event in events:
        if type(event).__name__ != name:
            continue
        values = [getattr(event, field, None) for field in ("seat", "colour", "owner")]
        who = next((value for value in values if isinstance(value, int)), None)
        if not whose or (who is not None and (who % position.seats == 0) == (whose == "own")):
            return True
    return False


def causes(named: str, position: Position, actions: Sequence[Any]) -> bool:
    for action in actions:
        after = position.copy()
        if about(named, [event.view(0) for event in after.apply(action)], position):
            return True
    return False


def check(told: Told) -> None:
    step, view = told.step, told.before
    assert told.turn >= step.turn
    if step.phase:
        assert view.phase == step.phase  # type: ignore[attr-defined]  # of games that have some
    if told.question is not None:
        assert step.ask in ("", told.question.slot)
        actions = fitting(view.legal(), told.question.given)
        if step.offers:
            slots = [{slot.name: slot.value for slot in action.slots()} for action in actions]
            assert step.offers in {each.get(told.question.slot) for each in slots}
        assert not step.can or causes(step.can, view, actions)
        return
    assert not step.did or about(step.did, told.events, view)
    if step.could:
        assert not about(step.could, told.events, view)
        assert causes(step.could, view, view.legal())


@pytest.mark.parametrize("name", TAUGHT)
def test_however_somebody_chooses_each_step_is_told_once_and_where_it_is_true(name: str) -> None:
    found = lesson(find_game(name))
    assert found is not None
    reached: set[str] = set()
    for number in range(PLAYS):
        log, presses = play(name, number)
        assert presses <= MOST_PRESSES
        ids = Counter(told.step.id for told in log)
        assert set(ids.values()) <= {1}
        assert log[0].step == found.step[0]  # the goal
        for told in log:
            check(told)
        reached |= set(ids)
    assert reached == {step.id for step in found.step}


@pytest.mark.parametrize("name", TAUGHT)
def test_the_person_begins_and_hears_of_the_goal_first(name: str) -> None:
    found = lesson(find_game(name))
    assert found is not None
    assert len(found.step) >= 6
    game = find_game(name)
    position = game.start(found.seats, game.complete(found.seats, found.options), found.seed)
    assert position.to_act() == 0
    assert not found.step[0].answers
