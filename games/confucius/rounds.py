"""Rounds: cubes are counted, the old Chief Minister names another (Confucius, Cubes; The Chief Minister).

``chief B``: player B is the next Chief Minister.
"""

from typing import ClassVar, Final

from games.confucius import gifts
from games.confucius.components import BOX, FAVOUR, NOBODY, box, box_place
from games.confucius.deeds import ConfuciusAction, Verbs, check_seats, not_playing, with_one
from games.confucius.state import ConfuciusState
from games.engine import Event, Family, IllegalAction, Refusals, Seat, Slot
from games.engine.contract import seat_letter
from games.engine.notation import seat as read_seat

refuse: Final = Refusals({"chief-again": "chief"})


class RoundBegan(Event, frozen=True):
    """A round began: the Chief Minister; by seat the gifts given and received and the cubes they bring."""

    rule: ClassVar[str] = "cubes"
    round: int
    chief: Seat
    gifts: tuple[int, ...]
    cubes: tuple[int, ...]


class ChiefNamed(Event, frozen=True):
    """A seat is Chief Minister; ``by`` who chose it, -1 for chance or because the old one left.

    ``forced``: there was nobody else to name.
    """

    rule: ClassVar[str] = "chief"
    ends_turn: ClassVar[bool] = True
    seat: Seat
    by: Seat
    forced: bool

    def places(self) -> tuple[int, ...]:
        """The space of Imperial Favour."""
        return (box_place(FAVOUR),)


class Chief(ConfuciusAction, frozen=True):
    """Name the next Chief Minister (Confucius, The Chief Minister)."""

    rule: ClassVar[str] = "chief"

    verb: ClassVar[str] = "chief"
    seat: int

    def __post_init__(self) -> None:
        check_seats(self.seat)

    def slots(self) -> tuple[Slot, ...]:
        """The player."""
        return (Slot("chief", seat_letter(self.seat)),)


def begin(state: ConfuciusState) -> list[Event]:
    """A new round, in which everything can be done again."""
    state.round += 1
    clear(state)
    return choose_chief(state)


def clear(state: ConfuciusState) -> None:
    """Everything can be done again."""
    state.forced = False
    state.box = [[0] * state.seats for _ in BOX]
    state.passed = [seat in state.resigned for seat in range(state.seats)]
    state.commercial = [False] * state.seats


def count_cubes(state: ConfuciusState) -> list[int]:
    """Everybody gets cubes by gifts, given and received together; returns the gifts by seat."""
    counts = [gifts.bound(state, seat) for seat in range(state.seats)]
    state.cubes = [
        0 if seat in state.resigned else box().cubes_for(count) for seat, count in enumerate(counts)
    ]
    return counts


def choose_chief(state: ConfuciusState) -> list[Event]:
    """The old Chief Minister is asked whom to name, if there is a choice.

    If the old one has left, the next seat clockwise follows it.
    """
    count_cubes(state)
    old = state.chief
    others = state.others(old)
    if old in state.resigned:
        following = next(seat for seat in state.clockwise(old) if seat in others)
        return _name(state, following, by=NOBODY)
    if len(others) == 1:
        return _name(state, others[0], by=old, forced=True)
    state.ask("chief", old)
    return []


def _name(state: ConfuciusState, seat: Seat, *, by: int, forced: bool = False) -> list[Event]:
    """The seat is Chief Minister and puts a cube on Imperial Favour."""
    counts = count_cubes(state)
    began = RoundBegan(state.round, seat, tuple(counts), tuple(state.cubes))
    take_office(state, seat)
    return [ChiefNamed(seat, by, forced), began]


def take_office(state: ConfuciusState, seat: Seat) -> None:
    """The Chief Minister's cube goes to Imperial Favour."""
    state.phase = "court"
    state.chief = seat
    state.cubes[seat] -= 1
    state.box[FAVOUR][seat] = 1


def _not_eligible(state: ConfuciusState, seat: Seat, action: Chief) -> IllegalAction | None:
    """Another player who has not left."""
    return not_playing(state, action.seat) or (refuse("chief-again") if action.seat == seat else None)


NAMING: Final = Family(
    Chief,
    lambda state, seat: [Chief(other) for other in state.others(seat)],
    _not_eligible,
    lambda state, seat, action: _name(state, action.seat, by=seat),
    exact=True,
)
VERBS: Final[Verbs] = {"chief": (with_one(read_seat, Chief), "chief B")}
