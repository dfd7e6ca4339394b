"""The travel turn: moving, displacing, isolation (Yunnan, Travelling; Displacing; Isolated traders).

==============================  ============================================================
notation                        meaning
==============================  ============================================================
``move puer qamdo``             a trader travels from Pu'er to Qamdo
``displace C``                  it displaces a trader of colour C; or ``displace none``
``end``                         the travel turn is over
==============================  ============================================================
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cache, lru_cache
from typing import Annotated, ClassVar, Final

from games.engine import Action, BadNotation, Event, Family, IllegalAction, Refusals, Slot
from games.engine.contract import SEAT_LETTERS, seat_letter
from games.engine.notation import Unread, check_index, only
from games.yunnan import incomes, routes
from games.yunnan.components import COLOURS_OF_TWO, MARKET, SEATS, Colour, ProvinceIndex, board
from games.yunnan.state import NOBODY, YunnanState
from games.yunnan.structures import displace_first, out_of_reach, province_named, province_names

refuse: Final = Refusals(
    {
        "nobody-arrived": "displacing",
        "own-trader": "displacing",
        "colour-not-there": "displacing",
        "too-influential": "displacing",
        "nobody-to-move": "travel",
        "all-moved": "travel",
        "same-province": "travel",
        "too-few-passes": "travel",
    }
)

_MOST_COLOURS: Final = max(*SEATS, COLOURS_OF_TWO)


class Move(Action, frozen=True):
    """A trader travels from the province ``start`` to the province ``end``."""

    rule: ClassVar[str] = "travel"

    start: int
    end: int

    def __post_init__(self) -> None:
        for province in (self.start, self.end):
            _check_province(province)

    def __str__(self) -> str:
        return f"move {board().provinces[self.start].id} {board().provinces[self.end].id}"

    def slots(self) -> tuple[Slot, ...]:
        """Where it starts, where it goes."""
        return Slot("do", board().provinces[self.start].id), Slot("to", board().provinces[self.end].id)


class Displace(Action, frozen=True):
    """The trader that has arrived displaces one of that ``colour``, or `NOBODY`."""

    rule: ClassVar[str] = "displacing"

    colour: int

    def __post_init__(self) -> None:
        if not NOBODY <= self.colour < _MOST_COLOURS:
            raise BadNotation("unreadable-notation", text=str(self.colour), example="displace C")

    def __str__(self) -> str:
        return f"displace {self._name}"

    @property
    def _name(self) -> str:
        """The colour as it is written."""
        return "none" if self.colour == NOBODY else SEAT_LETTERS[self.colour]

    def slots(self) -> tuple[Slot, ...]:
        """The letter of the colour, or "none"."""
        return (Slot("displace", self._name),)


class End(Action, frozen=True):
    """The travel turn is over."""

    rule: ClassVar[str] = "isolation"
    ends_turn: ClassVar[bool] = True

    def __str__(self) -> str:
        return "end"

    def slots(self) -> tuple[Slot, ...]:
        """ "end" in place of a province to start from."""
        return (Slot("do", "end"),)


move = cache(Move)
displace = cache(Displace)
"""The one action with these fields."""

END: Final = End()


def _check_province(province: int) -> None:
    """There is such a province."""
    check_index("unknown-province", province_names(), province=province)


# ── reading ──────────────────────────────────────────────────────────────────────────────────────────


def _read_move(words: Sequence[str]) -> Move:
    """From where to where."""
    start, end = only(words, 2)
    return move(province_named(start), province_named(end))


def _read_displace(words: Sequence[str]) -> Displace:
    """A colour by its letter, or nobody."""
    (colour,) = only(words, 1)
    if colour in ("none", "nobody"):
        return displace(NOBODY)
    if colour.upper() not in tuple(SEAT_LETTERS):
        raise Unread
    return displace(SEAT_LETTERS.index(colour.upper()))


def _read_end(words: Sequence[str]) -> End:
    """The end of the turn."""
    only(words, 0)
    return END


VERBS: Final[Mapping[str, Callable[[Sequence[str]], Move | Displace | End]]] = {
    "move": _read_move,
    "displace": _read_displace,
    "end": _read_end,
}
"""How the words after each verb are read."""


# ── what is legal ───────────────────────────────────────────────────────────────────────────────────────────


def moves(state: YunnanState, colour: int) -> tuple[Move, ...]:
    """Every journey of a trader that has not travelled in this turn: by start, then by end."""
    if state.arrived >= 0:
        return ()
    starts = 0
    for province, row in enumerate(state.traders):
        if row[colour] > state.moved[province]:
            starts |= 1 << province
    if not starts:
        return ()
    return _moves(routes.bridges(state, colour), state.horse[colour], starts, state.passes_left)


@lru_cache(maxsize=1 << 14)
def _moves(own: int, horse: int, starts: int, passes: int) -> tuple[Move, ...]:
    """The journeys with these bridges from these provinces, made once."""
    return tuple(
        move(start, end)
        for start, row in enumerate(routes.routes(own, horse))
        if starts >> start & 1
        for end, found in enumerate(row)
        if found is not None and found[0] <= passes
    )


def victims(state: YunnanState, colour: int) -> list[int]:
    """The colours that have a trader where one of ``colour`` has just arrived, and less influence."""
    if state.arrived < 0:
        return []
    own = state.influence[colour]
    here = state.traders[state.arrived]
    return [other for other, count in enumerate(here) if count and state.influence[other] < own]


def displacements(state: YunnanState, colour: int) -> Sequence[Displace]:
    """Everybody who can be displaced now, then nobody."""
    if state.arrived < 0:
        return ()
    return [displace(other) for other in (*victims(state, colour), NOBODY)]


def not_moved(state: YunnanState, colour: int, action: Move) -> IllegalAction | None:
    """A trader there has not travelled yet; the way lies within reach and costs no more than is left."""
    if state.arrived >= 0:
        return displace_first(state)
    start, end = action.start, action.end
    traders = state.traders[start][colour]
    if not traders:
        return refuse("nobody-to-move", province=board().provinces[start].name)
    if traders == state.moved[start]:
        return refuse("all-moved", province=board().provinces[start].name, traders=traders)
    if start == end:
        return refuse("same-province", province=board().provinces[start].name)
    if beyond := out_of_reach(state, colour, end, action.rule):
        return beyond
    passes = routes.cost(state, colour, start, end)
    assert passes is not None  # the road alone leads everywhere within reach
    if passes > state.passes_left:
        return refuse("too-few-passes", needed=passes, left=state.passes_left)
    return None


def not_displaced(state: YunnanState, colour: int, action: Displace) -> IllegalAction | None:
    """A trader has just arrived where one of that colour stands who has less influence."""
    province, other = state.arrived, action.colour
    if province < 0:
        return refuse("nobody-arrived")
    if other == NOBODY:
        return None
    letter = seat_letter(other)
    if other == colour:
        return refuse("own-trader", rival=letter)
    if other >= state.colours or not state.traders[province][other]:
        return refuse("colour-not-there", rival=letter, province=board().provinces[province].name)
    influence, own = state.influence[other], state.influence[colour]
    if influence >= own:
        return refuse("too-influential", rival=letter, influence=influence, own=own)
    return None


# ── what it causes ──────────────────────────────────────────────────────────────────────────────────────────


class Moved(Event, frozen=True):
    """A trader travelled for so many ``passes``, and ``left`` are left; ``via``: the provinces it entered."""

    rule: ClassVar[str] = "travel"
    colour: Colour
    start: ProvinceIndex
    end: ProvinceIndex
    passes: int
    left: int
    via: tuple[int, ...]

    def places(self) -> tuple[int, ...]:
        """Where it arrived."""
        return (self.end,)


class Displaced(Event, frozen=True):
    """A trader of ``colour`` had to go from ``province`` to the one before, for ``by`` arrived there."""

    rule: ClassVar[str] = "displacing"
    by: Colour
    colour: Colour
    province: ProvinceIndex
    to: ProvinceIndex

    def places(self) -> tuple[int, ...]:
        """Where it went."""
        return (self.to,)


class TravelEnded(Event, frozen=True):
    """A travel turn is over; ``isolated`` traders (province, count) went to the market.

    Then the ``income`` stands at so many yuan; so many passes were ``left``. ``forced``: there was nothing to
    do in it.
    """

    rule: ClassVar[str] = "isolation"
    ends_turn: ClassVar[bool] = True
    colour: Colour
    isolated: tuple[Annotated[tuple[ProvinceIndex, int], "province", "count"], ...]
    income: int
    left: int
    forced: bool

    def places(self) -> tuple[int, ...]:
        """Where the isolated traders stood."""
        return tuple(province for province, _ in self.isolated)


def carry_out_move(state: YunnanState, colour: int, action: Move) -> list[Event]:
    """A trader travels; if it can displace somebody where it arrives, that is to be decided next."""
    start, end = action.start, action.end
    found = routes.routes(routes.bridges(state, colour), state.horse[colour])[start][end]
    assert found is not None
    passes, via = found
    state.traders[start][colour] -= 1
    state.traders[end][colour] += 1
    state.moved[end] += 1
    state.passes_left -= passes
    if end != MARKET:
        state.arrived = end
        if not victims(state, colour):
            state.arrived = -1
    return [Moved(colour, start, end, passes, state.passes_left, via)]


def carry_out_displace(state: YunnanState, colour: int, action: Displace) -> list[Event]:
    """A trader of the other colour goes one province down the road; or nobody does."""
    other, province = action.colour, state.arrived
    state.arrived = -1
    if other == NOBODY:
        return []
    state.traders[province][other] -= 1
    state.traders[province - 1][other] += 1
    return [Displaced(colour, other, province, province - 1)]


def end_turn(state: YunnanState, colour: int, *, forced: bool) -> list[Event]:
    """The travel turn is over: isolated traders go to the market, unused passes lapse."""
    cut_off = routes.isolated(state, colour)
    for province, count in cut_off:
        state.traders[province][colour] = 0
        state.traders[MARKET][colour] += count
    left = state.passes_left
    clear_turn(state)
    return [TravelEnded(colour, cut_off, incomes.income(state, colour).total, left, forced)]


def clear_turn(state: YunnanState) -> None:
    """No travel turn is in progress."""
    state.passes_left = 0
    state.moved = [0] * len(state.moved)
    state.arrived = -1


MOVING: Final = Family(Move, moves, not_moved, carry_out_move, exact=True)
DISPLACING: Final = Family(Displace, displacements, not_displaced, carry_out_displace, exact=True)
ENDING: Final[Family[YunnanState, End]] = Family(
    End,
    lambda state, colour: () if state.arrived >= 0 else (END,),
    lambda state, colour, action: displace_first(state) if state.arrived >= 0 else None,
    lambda state, colour, action: end_turn(state, colour, forced=False),
    exact=True,
)
