"""What changes in a match of noughts and crosses."""

from typing import Literal

from games.noughts.components import LINES

from games.engine import Seat, State

End = Literal["line", "full", "resigned"]


class NoughtsState(State):
    """Everything there is to know; nothing is hidden."""

    marks: list[int]  # by square: whose mark is there, -1 = none
    end: End | Literal[""]  # "" while it runs

    def lines(self, seat: Seat) -> int:
        """How many lines are the seat's."""
        return sum(all(self.marks[square] == seat for square in line) for line in LINES)
