"""Inspections: announcing one, a tea break, the coordinator's way to its points.

(Da Yunhe, The Great Coordinator; His way; Tea break; Inspections.)

===========================  ============================================================================
notation                     meaning
===========================  ============================================================================
``inspect 3``                announce a special inspection of three steps
``tea``                      take a tea break
``step 2-5``                 the way of the coordinator goes on there; also ``step hangzhou``
===========================  ============================================================================
"""

from collections.abc import Sequence
from functools import cache
from typing import ClassVar, Final

from games.dayunhe import way
from games.dayunhe.cards import Answer, Choices, Deed, read_hexes, symbol
from games.dayunhe.components import NOBODY, rules
from games.dayunhe.places import CITIES, HANGZHOU, HEXES, Place, hex_name
from games.dayunhe.scoring import INSPECTIONS, score
from games.dayunhe.stacks import can_pay, pay, unpaid
from games.dayunhe.state import DayunheState
from games.dayunhe.way import StepScore, turning_point
from games.engine import BadNotation, Event, Family, IllegalAction, Refusals, Seat, Slot
from games.engine.notation import Verb, check_number, number, only

refuse: Final = Refusals(
    {
        "coordinator-lies": "inspection",
        "coordinator-turns": "inspection",
        "tea-again": "tea",
        "step-not-offered": "way",
    }
)


class Inspect(Deed, frozen=True):
    """Announce a special inspection of so many ``steps`` (Da Yunhe, Inspections)."""

    rule: ClassVar[str] = "inspection"
    do: ClassVar[str] = "inspect"
    steps: int

    def __post_init__(self) -> None:
        check_number(self.steps, 1, rules().special)

    def parts(self) -> tuple[Slot, ...]:
        """The number."""
        return (Slot("steps", str(self.steps)),)


class Tea(Deed, frozen=True):
    """Pay the cost; the coordinator lies down until the end of the round (Da Yunhe, Tea break)."""

    rule: ClassVar[str] = "tea"
    do: ClassVar[str] = "tea"


class Step(Answer, frozen=True):
    """The way of the coordinator goes on to ``place``, a hex or a city (Da Yunhe, His way)."""

    rule: ClassVar[str] = "way"
    do: ClassVar[str] = "step"
    place: int

    def __post_init__(self) -> None:
        if not 0 <= self.place <= HANGZHOU:
            raise BadNotation("no-such-hex", hex=str(self.place))

    def parts(self) -> tuple[Slot, ...]:
        """The place."""
        return (Slot("step", hex_name(self.place)),)


inspect = cache(Inspect)
step = cache(Step)
TEA: Final = Tea()


def _read_step(words: Sequence[str]) -> Step:
    """``step 2-5``, ``step hangzhou``."""
    if len(words) == 1 and words[0] in CITIES:
        return step(HEXES + CITIES.index(words[0]))
    return step(*read_hexes(words, 1))


VERBS: Final[dict[str, Verb[Deed]]] = {
    "inspect": (lambda words: inspect(number(*only(words, 1))), "inspect 3"),
    "step": (_read_step, "step 2-5"),
}


# ── what is legal ───────────────────────────────────────────────────────────────────────────────────────────


def inspections(state: DayunheState, seat: Seat) -> Choices[Inspect]:
    """Every number of steps, if the coordinator can go on at all (Da Yunhe, Inspections)."""
    if not state.lying and state.coordinator != turning_point(state):
        for steps in range(1, rules().special + 1):
            yield inspect(steps)


def not_inspected(state: DayunheState) -> IllegalAction | None:
    """The coordinator cannot go on (Da Yunhe, Inspections)."""
    if state.lying:
        return refuse("coordinator-lies")
    if state.coordinator == turning_point(state):
        return refuse("coordinator-turns", hex=hex_name(state.coordinator))
    return None


def teas(state: DayunheState, seat: Seat) -> Choices[Tea]:
    """A tea break (Da Yunhe, Tea break)."""
    if can_pay(state, seat) and not state.lying:
        yield TEA


def no_tea(state: DayunheState, seat: Seat) -> IllegalAction | None:
    """The cost, once a round."""
    if poor := unpaid(state, seat):
        return poor
    if state.lying:
        return refuse("tea-again")
    return None


def steps(state: DayunheState, seat: Seat) -> Sequence[Step]:
    """Where the way may go on."""
    return [step(place) for place in way.options(state)]


def not_offered(state: DayunheState, seat: Seat, action: Step) -> IllegalAction | None:
    """The way does not go on there."""
    offered = way.options(state)
    if action.place in offered:
        return None
    known = ", ".join(hex_name(place) for place in offered)
    return refuse("step-not-offered", hex=hex_name(action.place), known=known)


# ── what it causes ──────────────────────────────────────────────────────────────────────────────────────────


class TeaBreak(Event, frozen=True):
    """The coordinator lies down until the end of the round."""

    rule: ClassVar[str] = "tea"
    seat: Seat


class InspectionAnnounced(Event, frozen=True):
    """A seat announced a special inspection of so many ``steps``."""

    rule: ClassVar[str] = "inspection"
    seat: Seat
    steps: int


class ForkChosen(Event, frozen=True):
    """A seat decided where the way goes on."""

    rule: ClassVar[str] = "way"
    seat: Seat
    place: Place

    def places(self) -> tuple[int, ...]:
        """Where it goes on."""
        return (self.place,)


class Inspected(Event, frozen=True):
    """The coordinator went his ``way``, scored in this order; ``unused`` steps lapse."""

    rule: ClassVar[str] = "inspection"
    special: bool
    way: tuple[StepScore, ...]
    unused: int

    def places(self) -> tuple[int, ...]:
        """The way."""
        return tuple(step.place for step in self.way)


def carry_out_tea(state: DayunheState, seat: Seat, action: Tea) -> list[Event]:
    """Cost; the coordinator lies down (Da Yunhe, Tea break)."""
    found = pay(state, seat)
    state.lying = True
    return [*found, TeaBreak(seat)]


def announce(state: DayunheState, seat: Seat, action: Inspect) -> list[Event]:
    """A special inspection of so many steps begins."""
    return [InspectionAnnounced(seat, action.steps), *begin(state, action.steps, special=True)]


def begin(state: DayunheState, steps: int, *, special: bool) -> list[Event]:
    """The way is laid out, as far as nobody has to choose."""
    state.steps = steps
    state.special = special
    return go_on(state)


def choose(state: DayunheState, seat: Seat, action: Step) -> list[Event]:
    """The way goes on there."""
    state.lines.append(way.along(state, action.place))
    state.way.append(action.place)
    state.steps -= 1
    return [ForkChosen(seat, action.place), *go_on(state)]


def go_on(state: DayunheState) -> list[Event]:
    """The way up to the next fork, which somebody decides, or to its end, where it is scored."""
    laid = way.go_on(state, state.way, state.lines, state.steps, special=state.special)
    state.way, state.lines, state.steps = [*laid.places], [*laid.lines], laid.steps
    state.__dict__["laid"] = laid
    if laid.fork:
        state.phase = "fork"
        state.turn = state.decider
        return []
    scores = way.score_way(state, laid.places, laid.lines)
    for step in scores:
        if step.seat != NOBODY:
            score(state, step.seat, INSPECTIONS, step.points)
    state.entered += laid.places
    state.coordinator = laid.places[-1]
    special = state.special
    close(state)
    return [Inspected(special, scores, laid.steps)]


def close(state: DayunheState) -> None:
    """No inspection is open any more; the card that announced it goes on."""
    state.way, state.lines, state.steps, state.special = [], [], 0, False
    state.phase = "act"
    state.turn = state.actor


def _sure(reason: IllegalAction | None) -> IllegalAction:
    """There is one, as nothing can be chosen."""
    assert reason is not None
    return reason


SYMBOLS: Final = (
    symbol(
        "inspect",
        Inspect,
        inspections,
        lambda state, seat, action: not_inspected(state),
        announce,
        lambda state, seat: _sure(not_inspected(state)),
    ),
    symbol(
        "tea",
        Tea,
        teas,
        lambda state, seat, action: no_tea(state, seat),
        carry_out_tea,
        lambda state, seat: _sure(no_tea(state, seat)),
    ),
)

CHOOSING: Final = Family(Step, steps, not_offered, choose, exact=True)
