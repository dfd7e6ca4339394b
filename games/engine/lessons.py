"""Lessons: a first match in which each decision is explained once, as data in ``data/lessons/<game>.toml``.

A step says when it fits: before a choice by what is asked, after it by what came of it. Which effects a
choice can have is tried out on the person's own view, as labels do, so no step tells what they may not know.
"""

from collections.abc import Collection, Mapping, Sequence
from functools import cache
from typing import Annotated, Any, Literal, get_args

import msgspec

from games.engine.choices import Question, fitting
from games.engine.contract import Action, Event, Game, Position, Seat
from games.engine.errors import BadData
from games.engine.files import DATA, load

FOLDER = DATA / "lessons"

MOST_ADVICE = 3
"""So many things to try next."""

MOST_TRIED = 300
"""So many actions are tried out to see what a choice could cause; of more, every other one, or fewer."""

Whose = Literal["own", "other"]

_WHO = ("seat", "colour", "owner")
"""The fields of an event that say whom it is about, the first it has; as `Game.colours` counts them."""

_Id = Annotated[str, msgspec.Meta(pattern="^[a-z0-9]+(-[a-z0-9]+)*$")]


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One text of a lesson; it fits where all its conditions hold, an empty one everywhere.

    Before a choice: ``ask`` is the slot of the question, ``offers`` tokens of which one is an answer, ``can``
    an event that some answer would cause. After one: ``did`` is an event that it caused, ``could`` one that
    it did not cause though some legal action would have. An event is named by its class, with ``own`` or
    ``other`` behind it if it is to be about the person's seat or about another. On both sides: ``turn`` is
    the least number of the person's own turn, ``phase`` the phase of the view.

    ``ring`` is the beginning of a sprite's name: what the step speaks of is ringed on the question's picture.
    """

    id: _Id
    ask: str = ""
    offers: str = ""
    can: str = ""
    did: str = ""
    could: str = ""
    turn: int = 1
    phase: str = ""
    ring: str = ""

    @property
    def answers(self) -> bool:
        """Whether it is told after a choice."""
        return bool(self.did or self.could)


class Advice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something to try next, given once the match is over, if its condition holds: one of the two.

    ``never``: an event, as in a `Step`, that was not caused in the whole match. ``less``: a source of the
    outcome that brought somebody more than the person.
    """

    id: _Id
    never: str = ""
    less: str = ""


class Title(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat may be called after a match: all its conditions hold for that seat and for no other.

    ``did``: an event that the seat caused at least ``times`` times, with ``at_once`` in one turn. ``never``:
    one that it did not cause. ``outweighs``: a source of the outcome that brought the seat more than all
    others together; ``without``: one that brought it nothing; where it is no source, neither holds. ``won``:
    it won alone.

    ``rare``: in how many of a hundred random matches it is true of somebody.
    """

    id: _Id
    rare: float
    did: str = ""
    times: Annotated[int, msgspec.Meta(ge=1)] = 1
    at_once: bool = False
    never: str = ""
    outweighs: str = ""
    without: str = ""
    won: bool = False


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A match against ``computers`` of that strength on the fixed ``seed``; the person has seat 0.

    Steps are told each once, the first in the file before the others: those before a choice whenever they
    first fit, those after one in the person's first ``turns`` turns. ``advice`` is for every first match,
    ``title`` for every match (`games.engine.titles`).
    """

    seed: Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
    seats: int
    computers: str
    turns: Annotated[int, msgspec.Meta(ge=1)]
    step: tuple[Step, ...]
    advice: tuple[Advice, ...]
    title: tuple[Title, ...] = ()
    options: dict[str, str] = {}


@cache
def lesson(game: Game) -> Lesson | None:
    """The lesson of the game, None if it has none; raises `BadData` or `BadOptions`."""
    path = FOLDER / f"{game.name}.toml"
    if not path.exists():
        return None
    found = load(path, Lesson)
    _check(f"{FOLDER.name}/{path.name}", found, game)
    return found


def _check(file: str, found: Lesson, game: Game) -> None:
    """Ids are different, seats and options those of the game, events and phases too."""
    game.complete(found.seats, found.options)
    ids: set[str] = set()
    kinds = {event.__name__ for event in get_args(game.event_type)}
    for step in found.step:
        key = f"step.{step.id}"
        if step.id in ids:
            raise BadData("bad-lesson", file=file, key=key, found=step.id)
        ids.add(step.id)
        for named in filter(None, (step.can, step.did, step.could)):
            _check_event(file, key, named, kinds)
        before = step.ask or step.offers or step.can or step.ring
        if step.answers and before:
            raise BadData("bad-lesson", file=file, key=key, found=before)
    for advice in found.advice:
        key = f"advice.{advice.id}"
        if bool(advice.never) == bool(advice.less):
            raise BadData("bad-lesson", file=file, key=key, found=advice.less)
        if advice.never:
            _check_event(file, key, advice.never, kinds)
    for title in found.title:
        for named in filter(None, (title.did, title.never)):
            _check_event(file, f"title.{title.id}", named, kinds)


def _check_event(file: str, key: str, named: str, kinds: Collection[str]) -> None:
    event, _, whose = named.partition(" ")
    if event not in kinds or whose not in ("", *get_args(Whose)):
        raise BadData("bad-lesson", file=file, key=key, found=named)


def asked(
    found: Lesson, told: Mapping[str, str], now: str, turn: int, view: Position, question: Question
) -> Step | None:
    """What to tell above that question in the person's own turn of that number.

    ``told``: at which decision each step was told; ``now``: which one this is. A step that was told at this
    one and still fits is told again.
    """
    options = fitting(view.legal(), question.given)
    tokens = {answer.token for answer in question.answers}
    causes = _Causes(view, options)
    steps = [step for step in found.step if not step.answers]
    again = [step for step in steps if told.get(step.id) == now]
    for step in (*again, *(step for step in steps if step.id not in told)):
        if not _timely(step, turn, view) or step.ask not in ("", question.slot):
            continue
        if step.offers and tokens.isdisjoint(step.offers.split()):
            continue
        if not step.can or causes.some(step.can):
            return step
    return None


def answered(
    found: Lesson, told: Mapping[str, str], turn: int, before: Position, events: Sequence[Event]
) -> Step | None:
    """What to say to a choice on the view ``before`` that caused the events, as its seat may know them."""
    if turn > found.turns or before.viewer is None:
        return None
    causes = _Causes(before, before.legal())
    for step in found.step:
        if not step.answers or step.id in told or not _timely(step, turn, before):
            continue
        if step.did and not caused(step.did, events, before):
            continue
        if not step.could or (not caused(step.could, events, before) and causes.some(step.could)):
            return step
    return None


def advised(found: Lesson, seat: Seat, end: Position, events: Sequence[Event]) -> list[Advice]:
    """What that seat may try next time, the first `MOST_ADVICE` that hold after a match with these events."""
    outcome = end.outcome()
    assert outcome is not None
    view = end.view(seat)

    def holds(advice: Advice) -> bool:
        if advice.never:
            return not caused(advice.never, events, view)
        brought = [result.sources.get(advice.less, 0) for result in outcome.seats]
        return max(brought) > brought[seat]

    return [advice for advice in found.advice if holds(advice)][:MOST_ADVICE]


def _timely(step: Step, turn: int, view: Position) -> bool:
    return turn >= step.turn and step.phase in ("", getattr(view, "phase", ""))


def caused(named: str, events: Sequence[Event], view: Position) -> bool:
    """Whether one of the events is of that name, and about the view's own seat or another if it is to be."""
    name, _, whose = named.partition(" ")
    return any(
        type(event).__name__ == name and whose in ("", _whose(event, view.viewer, view.seats))
        for event in events
    )


def _whose(event: Event, seat: Seat | None, seats: int) -> Whose | None:
    for field in _WHO:
        value: Any = getattr(event, field, None)
        if isinstance(value, int) and value >= 0:  # else it is about nobody
            return "own" if value % seats == seat else "other"
    return None


class _Causes:
    """What the actions would cause, tried out on copies of the view once it is asked for."""

    def __init__(self, view: Position, actions: Sequence[Action]) -> None:
        self._view, self._actions = view, actions
        self._tried: list[list[Event]] = []
        stride = max(1, -(-len(actions) // MOST_TRIED))
        self._left = iter(range(0, len(actions), stride))

    def some(self, named: str) -> bool:
        """Whether one of them would cause that."""
        if any(caused(named, events, self._view) for events in self._tried):
            return True
        for index in self._left:
            events = [
                event.view(self._view.viewer) for event in self._view.copy().apply(self._actions[index])
            ]
            self._tried.append(events)
            if caused(named, events, self._view):
                return True
        return False
