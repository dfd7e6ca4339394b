"""Lessons: the data are right, and however somebody chooses, each step is told once, and where it is true."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

from games import game as find_game
from games.engine import Event, Position
from games.engine.choices import fitting
from games.engine.lessons import lesson
from tests.support.games.lessons import PLAYS, TAUGHT, Told, play

MOST_PRESSES = 40
"""Answers and Confirms of the person while the lesson goes on."""


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
            assert {each.get(told.question.slot) for each in slots} & set(step.offers.split())
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
