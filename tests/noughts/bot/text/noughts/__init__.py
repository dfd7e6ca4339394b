"""Noughts and crosses in words."""

from typing import Any, ClassVar

from games.noughts.components import NAMES

from bot.text.formatter import Formatter
from bot.text.parts import Board
from bot.text.teller import Teller


class NoughtsTeller(Teller, frozen=True):
    """Tells of noughts and crosses to one reader."""

    game: ClassVar[str] = "noughts"
    open: ClassVar[bool] = True
    shown: ClassVar[dict[str, Any]] = {"square": lambda at: at if isinstance(at, str) else NAMES[at]}


class NoughtsBoard(Board[NoughtsTeller]):
    """The nine squares."""

    def text(self) -> str:
        """Whose marks are where."""
        own = ([at for at, of in enumerate(self.view.marks) if of == seat] for seat in (0, 1))
        held = (self.say("noughts-held", seat=seat, square=found) for seat, found in enumerate(own))
        return self.say("noughts-board", held=self.say.listed(held))


FORMATTER = Formatter(NoughtsTeller, NoughtsBoard)
