"""A game's pictures as tests look at them: with names and words, the newest kept, compared in one line."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from importlib import import_module
from typing import Any, TypeVar, cast

import msgspec
from PIL import Image

from games.engine import Event, Position
from games.engine.choices import Question
from render import Painter, Picture
from tests.support.render.positions import Box, differing, within
from tests.support.render.scenes import NAMES, captioned

P = TypeVar("P", bound=Position)

KEPT = 6
"""Pictures of 6 MB each: what tests compare with others is mostly one of the last."""

_kept: dict[tuple[object, ...], Image.Image] = {}


def put(view: P, path: str, value: object) -> P:
    """A copy of the view with another value there: "scores 2", "villages k"."""
    found = view.copy()
    *steps, last = path.split()
    at: Any = found
    for step in steps:
        at = getattr(at, step) if isinstance(at, msgspec.Struct) else at[int(step)]
    if isinstance(at, msgspec.Struct):
        setattr(at, last, value)
    else:
        at[int(last) if last.lstrip("-").isdigit() else last] = value
    return found


def more(view: P, path: str, by: int = 1) -> P:
    """A copy of the view with a number there that is larger."""
    at: Any = view
    for step in path.split():
        at = getattr(at, step) if isinstance(at, msgspec.Struct) else at[int(step)]
    return put(view, path, at + by)


class Boards:
    """Draws for one game. What is compared are colours before the palette: most tests need no file."""

    def __init__(self, game: str, words: Mapping[str, str]) -> None:
        self.game, self.words = game, words
        self.painter = cast(Painter, import_module(f"render.{game}"))

    def picture(
        self,
        view: Position,
        *events: Event,
        question: Question | None = None,
        names: Sequence[str] = NAMES,
        words: Mapping[str, str] | None = None,
    ) -> Picture:
        """The board, or what a question shows of it, as it would become a file."""
        told = self.words if words is None else words
        return self.painter.draw(view, captioned(told, view, events, question, names))

    def tray(self, view: Position, names: Sequence[str] = NAMES) -> Picture:
        """What the viewer holds, as it would become a file."""
        assert view.viewer is not None
        return self.painter.hand(view, view.viewer, captioned(self.words, view, names=names))

    def draw(self, view: Position, *events: Event, **shown: Any) -> Image.Image:
        """The board, or what a question shows of it; what can be shown is told by `picture`."""
        return self._newest(self.picture, view, *events, **shown)

    def hand(self, view: Position, **shown: Any) -> Image.Image:
        """What the viewer holds."""
        return self._newest(self.tray, view, **shown)

    def between(self, view: Position, other: Position, question: Question | None = None) -> Box:
        """Where the pictures of two views differ, which they must."""
        one, two = (self.draw(shown, question=question) for shown in (view, other))
        return differing(one, two)

    def where(self, view: Position, path: str, value: object, question: Question | None = None) -> Box:
        """Where it is seen that one thing of the view has another value."""
        return self.between(view, put(view, path, value), question)

    def check(
        self,
        view: Position,
        changes: Iterable[tuple[str, object, Box]],
        question: Question | None = None,
    ) -> None:
        """Of the view with another value there, each is seen in its box and nowhere else."""
        for path, value, box in changes:
            assert within(self.where(view, path, value, question), box), (path, value)

    def check_rings(self, view: Position, rings: Iterable[tuple[Event, Box]]) -> None:
        """That one of these events happened is seen in its box and nowhere else."""
        for event, box in rings:
            assert within(self.rings(view, event), box), event

    def check_marks(self, view: Position, marks: Iterable[tuple[Question, str, Box]]) -> None:
        """That this is among the answers is seen in its box and nowhere else."""
        for question, token, box in marks:
            assert within(self.mark(view, question, token), box), (question, token)

    def check_own(self, view: Position, names: str, seats: int) -> None:
        """What the viewer holds is on the sheet, and of nobody else; a name each seat has a number of."""
        sheet = self.hand(view)
        for name in names.split():
            for seat in range(seats):
                assert (self.hand(more(view, f"{name} {seat}")) != sheet) == (seat == view.viewer), name

    def rings(self, view: Position, *events: Event) -> Box:
        """Where it is seen that these events happened."""
        return differing(self.draw(view), self.draw(view, *events))

    def asks(self, view: Position, one: Question, other: Question) -> Box:
        """Where the pictures of two questions differ."""
        return differing(self.draw(view, question=one), self.draw(view, question=other))

    def mark(self, view: Position, question: Question, token: str) -> Box:
        """Where it is seen that this is among the answers."""
        others = tuple(answer for answer in question.answers if answer.token != token)
        return self.asks(view, question, msgspec.structs.replace(question, answers=others))

    def _newest(
        self, draw: Callable[..., Picture], view: Position, *events: Event, **shown: Any
    ) -> Image.Image:
        told = repr((events, shown, self.words))
        key = self.game, draw.__name__, msgspec.msgpack.encode(view), told
        picture = _kept.pop(key, None) or draw(view, *events, **shown).image.convert("RGB")
        if len(_kept) >= KEPT:
            _kept.pop(next(iter(_kept)))
        _kept[key] = picture
        return picture
