"""Noughts and crosses in words."""

from collections.abc import Mapping
from typing import Any, ClassVar

from games.noughts.components import NAMES
from games.noughts.marking import Marked
from games.noughts.position import NoughtsPosition

from bot.text.parts import Board, Parts, Turn
from bot.text.teller import Teller
from games.engine import Event


class NoughtsTeller(Teller[NoughtsPosition], frozen=True):
    """Tells of noughts and crosses to one reader."""

    game: ClassVar[str] = "noughts"
    open: ClassVar[bool] = True
    shown: ClassVar[Mapping[str, Any]] = {"square": lambda at: at if isinstance(at, str) else NAMES[at]}


class NoughtsTurn(Turn[NoughtsTeller]):
    """A mark, or a resignation."""

    decisions: ClassVar[tuple[type[Event], ...]] = (Marked,)


class NoughtsBoard(Board[NoughtsTeller]):
    """The nine squares."""

    def text(self) -> str:
        """Whose marks are where."""
        own = ([at for at, of in enumerate(self.view.marks) if of == seat] for seat in (0, 1))
        held = (self.say("noughts-held", seat=seat, square=found) for seat, found in enumerate(own))
        return self.say("noughts-board", held=self.say.listed(held))


PARTS = Parts(NoughtsTeller, NoughtsBoard, NoughtsTurn)
