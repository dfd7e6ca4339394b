"""Setting a mark, the one action: ``b2``."""

from collections.abc import Sequence
from typing import ClassVar, Final

from games.noughts.components import NAMES, Square
from games.noughts.state import NoughtsState

from games.engine import Action, Event, Family, IllegalAction, Refusals, Seat, Slot
from games.engine.contract import seat_letter
from games.engine.notation import check_index, one_of

refuse: Final = Refusals({"square-marked": "turn"})


class Mark(Action, frozen=True):
    """Set the own mark on ``square``."""

    square: int

    def __post_init__(self) -> None:
        check_index("no-such-square", NAMES, square=self.square)

    def slots(self) -> tuple[Slot, ...]:
        """The square."""
        return (Slot("square", NAMES[self.square]),)


def parse(text: str) -> Mark:
    """The mark that the text names; raises `BadNotation`."""
    return Mark(one_of("no-such-square", NAMES, square=text.strip().lower()))


class Marked(Event, frozen=True):
    """A seat set its mark."""

    rule: ClassVar[str] = "turn"
    ends_turn: ClassVar[bool] = True
    seat: Seat
    square: Square

    def places(self) -> tuple[int, ...]:
        """The square."""
        return (self.square,)


def candidates(state: NoughtsState, seat: Seat) -> Sequence[Mark]:
    """Every square."""
    return [Mark(square) for square in range(len(NAMES))]


def refusal(state: NoughtsState, seat: Seat, action: Mark) -> IllegalAction | None:
    """A mark is there."""
    owner = state.marks[action.square]
    return (
        None if owner < 0 else refuse("square-marked", square=NAMES[action.square], seat=seat_letter(owner))
    )


def carry_out(state: NoughtsState, seat: Seat, action: Mark) -> list[Event]:
    """Set the mark."""
    state.marks[action.square] = seat
    return [Marked(seat, action.square)]


MARKING: Final = Family(Mark, candidates, refusal, carry_out)
