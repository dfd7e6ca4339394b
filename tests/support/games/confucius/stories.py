"""What happens in a position, on one line: the scene, the steps, and what has become of it."""

from collections.abc import Mapping, Sequence
from typing import Any

import pytest
from _pytest.mark import ParameterSet

from games.confucius.position import ConfuciusPosition
from games.engine import Event
from tests.support.games.confucius.against_slow import court, leave, play
from tests.support.games.confucius.printed import LETTERS, MINISTRIES
from tests.support.games.confucius.scenes import Facts, active, legal, row, scene, seat

SOURCES = ("ministries", "voyages", "invasions", "insults", "titles")


def story(facts: Facts, steps: str, **expected: object) -> ParameterSet:
    """A case for `check_story`."""
    return pytest.param(facts, steps, expected, id=steps)


def check_story(facts: Facts, steps: str, expected: Mapping[str, object]) -> None:
    """The steps in the scene lead to what is expected, and in all else to what the slow rules say.

    Numbers may be expected as in "4000".
    """
    position = scene(**facts)
    take(position, steps)
    found = {name: look(position, name) for name in expected}
    for name, value in found.items():
        if isinstance(value, list) and isinstance(expected[name], str):
            found[name] = "".join(map(str, value))
    assert found == expected, found


def take(position: ConfuciusPosition, steps: str) -> list[Event]:
    """Decisions; "court" for the court phase, "leave A" where a seat leaves. The events of the last step."""
    events: list[Event] = []
    for step in steps.split("; "):
        if step == "court":
            events = court(position)
        elif step.startswith("leave"):
            events = leave(position, seat(step.split()[1]))
        else:
            events = play(position, step)
    return events


def tells(facts: Facts, steps: str, *expected: Event) -> ParameterSet:
    """A case for `check_told`."""
    return pytest.param(facts, steps, expected, id=steps)


def after(steps: str, **facts: Any) -> ConfuciusPosition:
    """The position after these steps in the scene."""
    position = scene(**facts)
    take(position, steps)
    return position


def check_told(facts: Facts, steps: str, expected: Sequence[Event]) -> None:
    """Of the kinds of these events the last step tells these and no others, in this order."""
    kinds = {type(event) for event in expected}
    assert [event for event in take(scene(**facts), steps) if type(event) in kinds] == [*expected]


def look(position: ConfuciusPosition, name: str) -> object:
    """A part of the position in few words; else the field of that name.

    A ministry as `scene` takes it, the gifts that are ``active``, what one ``may_transfer`` and the like, the
    numbers of ``cards`` and of ``held`` rewards, points by source; seats are letters where there is one.
    """
    if name in MINISTRIES:
        return row(position, name)
    if name == "active":
        return " ".join(sorted(active(position)))
    if name == "legal":
        return "; ".join(legal(position))
    if name.startswith("may_"):
        do = name.removeprefix("may_")
        return "; ".join(text.removeprefix(do).strip() for text in legal(position, do))
    if name == "cards":
        return [sum(hand) for hand in position.hands]
    if name == "held":
        return [len(cards) for cards in position.rewards]
    if name in SOURCES:
        return [points[SOURCES.index(name)] for points in position.sources]
    if name in ("turn", "chief"):
        return letters([-1 if getattr(position, name) is None else getattr(position, name)])
    if name == "posts":
        return " ".join(map(letters, position.posts))
    if name in ("students", "first"):
        return letters(getattr(position, name))
    return getattr(position, name)


def letters(seats: list[int]) -> str:
    """Seats as letters; "." is nobody."""
    return "".join("." if one < 0 else LETTERS[one] for one in seats)
