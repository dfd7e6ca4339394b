"""Stacks, warehouse and wall: first tiles, supply, espionage, reform, what is paid.

(Da Yunhe, Setup; Supply; Espionage; Reform; Under a stack; The Wall of Contentment; What it costs.)

===========================  ============================================================================
notation                     meaning
===========================  ============================================================================
``stock 2``                  before the first round: the open tile of stack 2 comes into the warehouse
``supply 2``                 the top of the own stack 2 comes into the warehouse
``espionage``                turn up the tops of the own stacks
``reform``                   shuffle the own stacks
===========================  ============================================================================
"""

from collections.abc import Sequence
from functools import cache
from typing import ClassVar, Final

from games.dayunhe.cards import Answer, Choices, Deed, read_stack, stack_slot, symbol
from games.dayunhe.components import COST, FREE, NOBODY, STACKS, UNREST, Kind, StackIndex, rules, tiles
from games.dayunhe.places import NOWHERE, Place, stack_place, wall_place, warehouse_place
from games.dayunhe.state import DayunheState
from games.engine import HIDDEN, Event, Family, IllegalAction, Refusals, Seat, Slot
from games.engine.notation import Verb, check_number

refuse: Final = Refusals(
    {
        "warehouse-full": "supply",
        "stack-empty": "supply",
        "stacks-empty": "supply",
        "too-little-unrest": "cost",
        "no-top-hidden": "espionage",
        "nothing-to-reform": "reform",
    }
)


# ── stacks and wall ─────────────────────────────────────────────────────────────────────────────────────────


class UnrestToWall(Event, frozen=True):
    """An unrest tile of ``owner`` came to the wall from ``hex`` (-1: a warehouse).

    ``count`` are in its row then, of the ``level`` that start an uprising.
    """

    rule: ClassVar[str] = "wall"
    owner: Seat
    hex: Place
    count: int
    level: int

    def places(self) -> tuple[int, ...]:
        """The row, and the hex."""
        row = wall_place(self.owner)
        return (row,) if self.hex < 0 else (self.hex, row)


class CostPaid(Event, frozen=True):
    """A seat gave two unrest tiles of its warehouse; where they go, the next events tell."""

    rule: ClassVar[str] = "cost"
    seat: Seat

    def places(self) -> tuple[int, ...]:
        """The warehouse."""
        return (warehouse_place(self.seat),)


class PutUnder(Event, frozen=True):
    """A ``tile`` of ``owner`` came face down under one of its stacks."""

    rule: ClassVar[str] = "under"
    owner: Seat
    tile: Kind
    stack: StackIndex

    def places(self) -> tuple[int, ...]:
        """The stack."""
        return (stack_place(self.owner, self.stack),)


def deal(shuffled: Sequence[str]) -> list[list[str]]:
    """The tiles in stacks as equal as possible, the larger ones first."""
    least, more = divmod(len(shuffled), STACKS)
    found: list[list[str]] = []
    begun = 0
    for stack in range(STACKS):
        end = begun + least + (stack < more)
        found.append([*shuffled[begun:end]])
        begun = end
    return found


def unseen(state: DayunheState, seat: Seat) -> dict[str, int]:
    """By kind in the order of their file: how many of the seat's tiles lie face down in its stacks.

    Public arithmetic: all tiles but those that can be seen. A tile that a view does not know yet in the
    warehouse counts as face down.
    """
    seen = [kind for kind, owner in zip(state.tiles, state.owners, strict=True) if owner == seat]
    seen += (*state.warehouses[seat], *state.city[seat])
    seen += (stack[-1] for stack, up in zip(state.stacks[seat], state.up[seat], strict=True) if up)
    left = {entry.id: entry.count - seen.count(entry.id) for entry in tiles()}
    left[UNREST] -= state.wall[seat] + sum(area[seat] for area in state.city_unrest)
    return left


def smallest(state: DayunheState, owner: Seat) -> int:
    """The stack that the owner's next tile goes under: the smallest, the first of equal ones."""
    sizes = [len(stack) for stack in state.stacks[owner]]
    return sizes.index(min(sizes))


def put_under(state: DayunheState, owner: Seat, tile: str) -> PutUnder:
    """The tile comes face down under the owner's smallest stack (Da Yunhe, Under a stack)."""
    stack = smallest(state, owner)
    state.stacks[owner][stack].insert(0, HIDDEN if state.masked else tile)
    return PutUnder(owner, tile, stack)


def to_wall(state: DayunheState, owner: Seat, place: int = NOWHERE) -> UnrestToWall:
    """An unrest tile of the owner comes to its row, from a hex or from a warehouse."""
    if place != NOWHERE:
        clear(state, place)
    state.wall[owner] += 1
    return UnrestToWall(owner, place, state.wall[owner], state.level)


def clear(state: DayunheState, place: int) -> None:
    """The tile on the hex is taken away."""
    state.tiles[place] = FREE
    state.owners[place] = NOBODY
    state.rotations[place] = 0


def pay(state: DayunheState, seat: Seat) -> list[Event]:
    """Two unrest tiles of the warehouse: one under a stack, one to the wall (Da Yunhe, What it costs)."""
    for _ in range(COST):
        state.warehouses[seat].remove(UNREST)
    return [CostPaid(seat), put_under(state, seat, UNREST), to_wall(state, seat)]


def pop(state: DayunheState, seat: Seat, stack: int) -> str:
    """The top of a stack comes into the warehouse; what lies under it stays face down."""
    tile = state.stacks[seat][stack].pop()
    state.up[seat][stack] = False
    state.warehouses[seat].append(tile)
    return tile


def can_pay(state: DayunheState, seat: Seat) -> bool:
    """Whether the warehouse holds the unrest tiles of a cost (Da Yunhe, What it costs)."""
    return unrest_held(state, seat) >= COST


def unrest_held(state: DayunheState, seat: Seat) -> int:
    """Unrest tiles in the seat's warehouse."""
    return state.warehouses[seat].count(UNREST)


def unpaid(state: DayunheState, seat: Seat) -> IllegalAction | None:
    """Why a cost cannot be paid: the warehouse does not hold unrest enough (Da Yunhe, What it costs)."""
    if not can_pay(state, seat):
        return refuse("too-little-unrest", held=unrest_held(state, seat), needed=COST)
    return None


# ── first tiles ─────────────────────────────────────────────────────────────────────────────────────────────


class Stock(Answer, frozen=True):
    """The open top of ``stack`` (0 to 2) comes into the warehouse (Da Yunhe, Setup)."""

    rule: ClassVar[str] = "setup"
    do: ClassVar[str] = "stock"
    stack: int

    def __post_init__(self) -> None:
        check_number(self.stack + 1, 1, STACKS)

    def parts(self) -> tuple[Slot, ...]:
        """The stack."""
        return (stack_slot(self.stack),)


stock = cache(Stock)


class Stocked(Event, frozen=True):
    """The open ``tile`` of a stack came into the warehouse before the first round."""

    rule: ClassVar[str] = "setup"
    seat: Seat
    stack: StackIndex
    tile: Kind

    def places(self) -> tuple[int, ...]:
        """The stack and the warehouse."""
        return stack_place(self.seat, self.stack), warehouse_place(self.seat)


def stocks(state: DayunheState, seat: Seat) -> Sequence[Stock]:
    """The stacks whose top lies open."""
    return [stock(stack) for stack in range(STACKS) if state.up[seat][stack]]


def not_stocked(state: DayunheState, seat: Seat, action: Stock) -> IllegalAction | None:
    """No open tile is there."""
    return None if state.up[seat][action.stack] else refuse("stack-empty", stack=action.stack + 1)


def carry_out_stock(state: DayunheState, seat: Seat, action: Stock) -> list[Event]:
    """A first tile comes into the warehouse (Da Yunhe, Setup)."""
    return [Stocked(seat, action.stack, pop(state, seat, action.stack))]


STOCKING: Final = Family(Stock, stocks, not_stocked, carry_out_stock, exact=True)


# ── supply ──────────────────────────────────────────────────────────────────────────────────────────────────


class Supply(Deed, frozen=True):
    """The top of the own ``stack`` comes into the warehouse (Da Yunhe, Supply)."""

    rule: ClassVar[str] = "supply"
    do: ClassVar[str] = "supply"
    stack: int

    def __post_init__(self) -> None:
        check_number(self.stack + 1, 1, STACKS)

    def parts(self) -> tuple[Slot, ...]:
        """The stack."""
        return (stack_slot(self.stack),)

    def slots(self) -> tuple[Slot, ...]:
        """One answer for both: tiles come one by one, and there are few stacks."""
        return (Slot("do", f"{self.do}-{self.stack + 1}"),)


supply = cache(Supply)


class Supplied(Event, frozen=True):
    """A ``tile`` came from the top of a stack into the warehouse; ``face_down``: unseen until then."""

    rule: ClassVar[str] = "supply"
    seat: Seat
    stack: StackIndex
    tile: Kind
    face_down: bool

    def places(self) -> tuple[int, ...]:
        """The stack and the warehouse."""
        return stack_place(self.seat, self.stack), warehouse_place(self.seat)


def supplies(state: DayunheState, seat: Seat) -> Choices[Supply]:
    """Own stacks with a tile, if the warehouse has room (Da Yunhe, Supply)."""
    if len(state.warehouses[seat]) < rules().warehouse:
        for stack, tiles in enumerate(state.stacks[seat]):
            if tiles:
                yield supply(stack)


def not_supplied(state: DayunheState, seat: Seat, action: Supply) -> IllegalAction | None:
    """Room in the warehouse, a tile in the stack."""
    if full := _no_room(state, seat):
        return full
    if not state.stacks[seat][action.stack]:
        return refuse("stack-empty", stack=action.stack + 1)
    return None


def _no_room(state: DayunheState, seat: Seat) -> IllegalAction | None:
    """The warehouse is full."""
    slots = rules().warehouse
    return refuse("warehouse-full", slots=slots) if len(state.warehouses[seat]) >= slots else None


def carry_out_supply(state: DayunheState, seat: Seat, action: Supply) -> list[Event]:
    """The top of a stack comes into the warehouse (Da Yunhe, Supply)."""
    face_down = not state.up[seat][action.stack]
    return [Supplied(seat, action.stack, pop(state, seat, action.stack), face_down)]


# ── espionage and reform ────────────────────────────────────────────────────────────────────────────────────


class Espionage(Deed, frozen=True):
    """Turn up the tops of all own stacks (Da Yunhe, Espionage)."""

    rule: ClassVar[str] = "espionage"
    do: ClassVar[str] = "espionage"


class Reform(Deed, frozen=True):
    """Shuffle all own stacks and deal them anew (Da Yunhe, Reform)."""

    rule: ClassVar[str] = "reform"
    do: ClassVar[str] = "reform"


ESPIONAGE: Final = Espionage()
REFORM: Final = Reform()


class Spied(Event, frozen=True):
    """A seat turned up the face-down ``tops`` of its stacks, as (stack, tile)."""

    rule: ClassVar[str] = "espionage"
    seat: Seat
    tops: tuple[tuple[StackIndex, Kind], ...]

    def places(self) -> tuple[int, ...]:
        """The stacks."""
        return tuple(stack_place(self.seat, stack) for stack, _ in self.tops)


class Reformed(Event, frozen=True):
    """A seat shuffled its stacks, which have these ``sizes`` now."""

    rule: ClassVar[str] = "reform"
    seat: Seat
    sizes: tuple[int, ...]

    def places(self) -> tuple[int, ...]:
        """The stacks."""
        return tuple(stack_place(self.seat, stack) for stack in range(len(self.sizes)))


def espionages(state: DayunheState, seat: Seat) -> Choices[Espionage]:
    """Turning up tops, if one is face down (Da Yunhe, Espionage)."""
    if hidden_tops(state, seat):
        yield ESPIONAGE


def hidden_tops(state: DayunheState, seat: Seat) -> list[int]:
    """The seat's stacks whose top is face down."""
    rows = zip(state.stacks[seat], state.up[seat], strict=True)
    return [stack for stack, (tiles, up) in enumerate(rows) if tiles and not up]


def not_spied(state: DayunheState, seat: Seat, action: Espionage) -> IllegalAction | None:
    """A face-down top."""
    if not hidden_tops(state, seat):
        return refuse("no-top-hidden")
    return None


def carry_out_espionage(state: DayunheState, seat: Seat, action: Espionage) -> list[Event]:
    """The tops of all own stacks lie face up (Da Yunhe, Espionage)."""
    tops = tuple((stack, state.stacks[seat][stack][-1]) for stack in hidden_tops(state, seat))
    state.up[seat] = [bool(stack) for stack in state.stacks[seat]]
    return [Spied(seat, tops)]


def reforms(state: DayunheState, seat: Seat) -> Choices[Reform]:
    """Dealing the stacks anew, if there is a tile in them (Da Yunhe, Reform)."""
    if any(state.stacks[seat]):
        yield REFORM


def not_reformed(state: DayunheState, seat: Seat, action: Reform) -> IllegalAction | None:
    """A tile in a stack."""
    if not any(state.stacks[seat]):
        return refuse("nothing-to-reform")
    return None


def carry_out_reform(state: DayunheState, seat: Seat, action: Reform) -> list[Event]:
    """The own stacks are shuffled together and dealt anew, face down (Da Yunhe, Reform)."""
    together = [kind for stack in state.stacks[seat] for kind in stack]
    if state.masked:
        together = [HIDDEN] * len(together)
    else:
        state.chance.shuffle(together)
    state.stacks[seat] = deal(together)
    state.up[seat] = [False] * len(state.stacks[seat])
    return [Reformed(seat, tuple(len(stack) for stack in state.stacks[seat]))]


SYMBOLS: Final = (
    symbol(
        "supply",
        Supply,
        supplies,
        not_supplied,
        carry_out_supply,
        lambda state, seat: _no_room(state, seat) or refuse("stacks-empty"),
    ),
    symbol(
        "espionage",
        Espionage,
        espionages,
        not_spied,
        carry_out_espionage,
        lambda state, seat: refuse("no-top-hidden"),
    ),
    symbol(
        "reform",
        Reform,
        reforms,
        not_reformed,
        carry_out_reform,
        lambda state, seat: refuse("nothing-to-reform"),
    ),
)

VERBS: Final[dict[str, Verb[Deed]]] = {
    "stock": (lambda words: stock(read_stack(words)), "stock 2"),
    "supply": (lambda words: supply(read_stack(words)), "supply 2"),
}
