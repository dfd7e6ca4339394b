"""What the tests of several games ask of a position and of the events of what was done in it."""

from collections.abc import Sequence
from typing import TypeVar

from games.engine import Action, Event, IllegalAction, Outcome, Position

A = TypeVar("A", bound=Action)
E = TypeVar("E", bound=Event)


def of_type(events: Sequence[Event], kind: type[E]) -> list[E]:
    """The events of that type, in order."""
    return [event for event in events if isinstance(event, kind)]


def the(events: Sequence[Event], kind: type[E]) -> E:
    """The only event of that type."""
    (found,) = of_type(events, kind)
    return found


def legal(position: Position[A], beginning: str = "") -> list[str]:
    """The notations of the legal actions that begin so."""
    return [str(action) for action in position.legal() if str(action).startswith(beginning)]


def refusal(position: Position[A], action: A) -> str:
    """The code with which the action is refused; "" if it is not."""
    try:
        position.verify(action)
    except IllegalAction as error:
        return error.code
    return ""


def outcome(position: Position[A]) -> Outcome:
    """The outcome, which there is."""
    found = position.outcome()
    assert found is not None
    return found


def ranks(position: Position[A]) -> list[int]:
    """The ranks by seat."""
    return [result.rank for result in outcome(position).seats]
