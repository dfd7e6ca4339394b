"""Unrest and what it pays for: removing, calming, destroying, intrigue, denouncing.

(Da Yunhe, Removing unrest, calming the people; Destroying a canal; Intrigue; Denouncing.)

===========================  ============================================================================
notation                     meaning
===========================  ============================================================================
``remove 2-5``               the unrest tile there goes to the wall
``calm B``                   an unrest tile of player B leaves the wall
``destroy 2-5``              destroy the canal tile there
``intrigue B``               player B loses prestige; ``denounce B``: an unrest tile in his part of the City
===========================  ============================================================================
"""

from functools import cache
from typing import ClassVar, Final

from games.dayunhe import stacks
from games.dayunhe.cards import Choices, Deed, check_hex, check_seat, hex_slot, read_hexes, read_seat, symbol
from games.dayunhe.components import COST, UNREST, Kind, is_canal, is_unrest, rules
from games.dayunhe.places import Place, area_place, hex_name, prestige_place, wall_place
from games.dayunhe.scoring import INTRIGUE, score
from games.dayunhe.stacks import can_pay, unpaid
from games.dayunhe.state import DayunheState
from games.engine import Event, IllegalAction, Refusals, Seat, Slot
from games.engine.contract import seat_letter
from games.engine.notation import Verb

refuse: Final = Refusals(
    {
        "no-such-seat": "typing",
        "seat-has-left": "resign",
        "no-unrest-there": "unrest",
        "wall-row-empty": "unrest",
        "no-canal-there": "destroy",
        "intrigue-yourself": "intrigue",
        "denounce-yourself": "denounce",
        "no-unrest-on-map": "unrest",
        "wall-empty": "unrest",
        "no-canal-on-map": "destroy",
    }
)


class Remove(Deed, frozen=True):
    """The unrest tile on ``hex`` goes to the wall (Da Yunhe, Removing unrest, calming the people)."""

    rule: ClassVar[str] = "unrest"
    do: ClassVar[str] = "remove"
    hex: int

    def __post_init__(self) -> None:
        check_hex(self.hex)

    def parts(self) -> tuple[Slot, ...]:
        """The hex."""
        return (hex_slot("place", self.hex),)


class Calm(Deed, frozen=True):
    """An unrest tile of the ``colour`` leaves the wall (Da Yunhe, Removing unrest, calming the people)."""

    rule: ClassVar[str] = "unrest"
    do: ClassVar[str] = "calm"
    colour: int

    def __post_init__(self) -> None:
        check_seat(self.colour)

    def parts(self) -> tuple[Slot, ...]:
        """The colour, by the letter of its player."""
        return (Slot("colour", seat_letter(self.colour)),)


class Destroy(Deed, frozen=True):
    """Pay the cost; the canal tile on ``hex`` goes under a stack of its owner.

    (Da Yunhe, Destroying a canal.)
    """

    rule: ClassVar[str] = "destroy"
    do: ClassVar[str] = "destroy"
    hex: int

    def __post_init__(self) -> None:
        check_hex(self.hex)

    def parts(self) -> tuple[Slot, ...]:
        """The hex."""
        return (hex_slot("place", self.hex),)


class Intrigue(Deed, frozen=True):
    """Pay the cost; the ``rival`` loses prestige (Da Yunhe, Intrigue)."""

    rule: ClassVar[str] = "intrigue"
    do: ClassVar[str] = "intrigue"
    rival: int

    def __post_init__(self) -> None:
        check_seat(self.rival)

    def parts(self) -> tuple[Slot, ...]:
        """The rival's letter."""
        return (Slot("rival", seat_letter(self.rival)),)


class Denounce(Deed, frozen=True):
    """Of two own unrest tiles one goes under a stack, one into the ``rival``'s part of the City.

    (Da Yunhe, Denouncing.)
    """

    rule: ClassVar[str] = "denounce"
    do: ClassVar[str] = "denounce"
    rival: int

    def __post_init__(self) -> None:
        check_seat(self.rival)

    def parts(self) -> tuple[Slot, ...]:
        """The rival's letter."""
        return (Slot("rival", seat_letter(self.rival)),)


remove = cache(Remove)
calm = cache(Calm)
destroy = cache(Destroy)
intrigue = cache(Intrigue)
denounce = cache(Denounce)

VERBS: Final[dict[str, Verb[Deed]]] = {
    "remove": (lambda words: remove(*read_hexes(words, 1)), "remove 2-5"),
    "calm": (lambda words: calm(read_seat(words)), "calm B"),
    "destroy": (lambda words: destroy(*read_hexes(words, 1)), "destroy 2-5"),
    "intrigue": (lambda words: intrigue(read_seat(words)), "intrigue B"),
    "denounce": (lambda words: denounce(read_seat(words)), "denounce B"),
}


# ── what is legal ───────────────────────────────────────────────────────────────────────────────────────────


def removals(state: DayunheState, seat: Seat) -> Choices[Remove]:
    """Every unrest tile on the map (Da Yunhe, Removing unrest, calming the people)."""
    for place, kind in enumerate(state.tiles):
        if kind == UNREST:
            yield remove(place)


def calmings(state: DayunheState, seat: Seat) -> Choices[Calm]:
    """Every colour with unrest in the wall (Da Yunhe, Removing unrest, calming the people)."""
    for colour, count in enumerate(state.wall):
        if count:
            yield calm(colour)


def destructions(state: DayunheState, seat: Seat) -> Choices[Destroy]:
    """Every canal tile on the map (Da Yunhe, Destroying a canal)."""
    if can_pay(state, seat):
        for place, kind in enumerate(state.tiles):
            if is_canal(kind):
                yield destroy(place)


def intrigues(state: DayunheState, seat: Seat) -> Choices[Intrigue]:
    """Every rival (Da Yunhe, Intrigue)."""
    return [intrigue(rival) for rival in _rivals(state, seat)]


def denunciations(state: DayunheState, seat: Seat) -> Choices[Denounce]:
    """Every rival (Da Yunhe, Denouncing)."""
    return [denounce(rival) for rival in _rivals(state, seat)]


def _rivals(state: DayunheState, seat: Seat) -> list[Seat]:
    """Whom the seat can harm, if it can pay for it."""
    return [rival for rival in state.playing if rival != seat] if can_pay(state, seat) else []


def not_removed(state: DayunheState, seat: Seat, action: Remove) -> IllegalAction | None:
    """An unrest tile is there."""
    if not is_unrest(state.tiles[action.hex]):
        return refuse("no-unrest-there", hex=hex_name(action.hex))
    return None


def not_calmed(state: DayunheState, seat: Seat, action: Calm) -> IllegalAction | None:
    """An unrest tile of the colour is in the wall."""
    if nobody := _no_seat(state, action.colour):
        return nobody
    if not state.wall[action.colour]:
        return refuse("wall-row-empty", owner=seat_letter(action.colour))
    return None


def not_destroyed(state: DayunheState, seat: Seat, action: Destroy) -> IllegalAction | None:
    """The cost, and a canal tile is there."""
    if poor := unpaid(state, seat):
        return poor
    if not is_canal(state.tiles[action.hex]):
        return refuse("no-canal-there", hex=hex_name(action.hex))
    return None


def _no_seat(state: DayunheState, seat: Seat) -> IllegalAction | None:
    """There is no such seat in the match."""
    if seat >= state.seats:
        return refuse("no-such-seat", seat=seat_letter(seat))
    return None


def no_rival(state: DayunheState, seat: Seat, action: Intrigue | Denounce) -> IllegalAction | None:
    """The cost, and another player who still plays."""
    if not_at_all := unpaid(state, seat) or _no_seat(state, action.rival):
        return not_at_all
    if action.rival == seat:
        return refuse("intrigue-yourself" if isinstance(action, Intrigue) else "denounce-yourself")
    if action.rival in state.resigned:
        return refuse("seat-has-left", seat=seat_letter(action.rival))
    return None


# ── what it causes ──────────────────────────────────────────────────────────────────────────────────────────


class UnrestRemoved(Event, frozen=True):
    """A seat removed an unrest tile of ``owner`` from the map; it goes to the wall."""

    rule: ClassVar[str] = "unrest"
    seat: Seat
    owner: Seat
    hex: Place

    def places(self) -> tuple[int, ...]:
        """The hex."""
        return (self.hex,)


class PeopleCalmed(Event, frozen=True):
    """A seat took an unrest tile of ``owner`` from the wall.

    ``count`` are left in its row, of the ``level`` that start an uprising.
    """

    rule: ClassVar[str] = "unrest"
    seat: Seat
    owner: Seat
    count: int
    level: int

    def places(self) -> tuple[int, ...]:
        """The row."""
        return (wall_place(self.owner),)


class CanalDestroyed(Event, frozen=True):
    """A seat destroyed a canal ``tile`` of ``owner``."""

    rule: ClassVar[str] = "destroy"
    seat: Seat
    owner: Seat
    hex: Place
    tile: Kind

    def places(self) -> tuple[int, ...]:
        """The hex."""
        return (self.hex,)


class Intrigued(Event, frozen=True):
    """A ``rival`` lost so much prestige (a positive number)."""

    rule: ClassVar[str] = "intrigue"
    seat: Seat
    rival: Seat
    loss: int

    def places(self) -> tuple[int, ...]:
        """The rival's prestige."""
        return (prestige_place(self.rival),)


class Denounced(Event, frozen=True):
    """An unrest tile of ``seat`` came into the ``rival``'s part of the City, which holds ``count`` then."""

    rule: ClassVar[str] = "denounce"
    seat: Seat
    rival: Seat
    count: int

    def places(self) -> tuple[int, ...]:
        """The rival's part of the City."""
        return (area_place(self.rival),)


def carry_out_remove(state: DayunheState, seat: Seat, action: Remove) -> list[Event]:
    """The unrest tile goes to the wall (Da Yunhe, Removing unrest, calming the people)."""
    owner = state.owners[action.hex]
    return [UnrestRemoved(seat, owner, action.hex), stacks.to_wall(state, owner, action.hex)]


def carry_out_calm(state: DayunheState, seat: Seat, action: Calm) -> list[Event]:
    """An unrest tile leaves the wall and goes under a stack of its owner.

    (Da Yunhe, Removing unrest, calming the people.)
    """
    owner = action.colour
    state.wall[owner] -= 1
    calmed = PeopleCalmed(seat, owner, state.wall[owner], state.level)
    return [calmed, stacks.put_under(state, owner, UNREST)]


def carry_out_destroy(state: DayunheState, seat: Seat, action: Destroy) -> list[Event]:
    """Cost; the canal tile goes under a stack of its owner (Da Yunhe, Destroying a canal)."""
    found = stacks.pay(state, seat)
    kind, owner = state.tiles[action.hex], state.owners[action.hex]
    stacks.clear(state, action.hex)
    destroyed = CanalDestroyed(seat, owner, action.hex, kind)
    return [*found, destroyed, stacks.put_under(state, owner, kind)]


def carry_out_intrigue(state: DayunheState, seat: Seat, action: Intrigue) -> list[Event]:
    """Cost; a rival loses prestige (Da Yunhe, Intrigue)."""
    found = stacks.pay(state, seat)
    loss = rules().intrigue
    score(state, action.rival, INTRIGUE, -loss)
    return [*found, Intrigued(seat, action.rival, loss)]


def carry_out_denounce(state: DayunheState, seat: Seat, action: Denounce) -> list[Event]:
    """One unrest tile goes under a stack, one into a rival's part of the City (Da Yunhe, Denouncing)."""
    for _ in range(COST):
        state.warehouses[seat].remove(UNREST)
    state.city_unrest[action.rival][seat] += 1
    count = sum(state.city_unrest[action.rival])
    return [Denounced(seat, action.rival, count), stacks.put_under(state, seat, UNREST)]


def _unpaid(state: DayunheState, seat: Seat) -> IllegalAction:
    """There is always a rival, but not always unrest enough."""
    poor = unpaid(state, seat)
    assert poor is not None
    return poor


SYMBOLS: Final = (
    symbol(
        "remove",
        Remove,
        removals,
        not_removed,
        carry_out_remove,
        lambda state, seat: refuse("no-unrest-on-map"),
    ),
    symbol("calm", Calm, calmings, not_calmed, carry_out_calm, lambda state, seat: refuse("wall-empty")),
    symbol(
        "destroy",
        Destroy,
        destructions,
        not_destroyed,
        carry_out_destroy,
        lambda state, seat: unpaid(state, seat) or refuse("no-canal-on-map"),
    ),
    symbol("intrigue", Intrigue, intrigues, no_rival, carry_out_intrigue, _unpaid),
    symbol("denounce", Denounce, denunciations, no_rival, carry_out_denounce, _unpaid),
)
