"""What a player of Da Yunhe does, and how it is written.

===========================  ============================================================================
notation                     meaning
===========================  ============================================================================
``stock 2``                  before the first round: the open tile of stack 2 comes into the warehouse
``take builder``             choose an action card
``supply 2``                 the top of the own stack 2 comes into the warehouse
``build straight 2-5 e-w``   build that canal tile there so that it joins east and west
``build straight city``      into the own part of the Forbidden City
``build unrest 2-5``         lay an own unrest tile there
``swap 2-5 3-1``             rebuild: swap two tiles
``move 2-5 3-1``             rebuild: move the tile on 2-5
``turn 2-5 e-w``             rebuild: turn it
``face e-w``                 how a tile that was just moved or swapped comes to lie
``remove 2-5``               the unrest tile there goes to the wall
``calm B``                   an unrest tile of player B leaves the wall
``destroy 2-5``              destroy the canal tile there
``inspect 3``                announce a special inspection of three steps
``tea``, ``espionage``       take a tea break; turn up the tops of the own stacks
``intrigue B``               player B loses prestige; ``denounce B``: an unrest tile in his part of the City
``reform``                   shuffle the own stacks
``done``                     end the turn
``step 2-5``                 the way of the coordinator goes on there; also ``step hangzhou``
===========================  ============================================================================

Tiles without a line, and those a player need not turn, have no edges in the notation.
"""

from functools import cache
from typing import ClassVar, Final

from games.dayunhe.actions_tiles import CITY, REBUILD, Build, BuildCity, Move, Supply, Swap, Turn
from games.dayunhe.components import NO_CANALS, STACKS, UNREST, card, cards, rules
from games.dayunhe.parts import (
    Answer,
    Deed,
    check_hex,
    check_seat,
    check_several_looks,
    hex_slot,
    look_slots,
    stack_slot,
)
from games.dayunhe.places import HANGZHOU, hex_name
from games.engine import BadNotation, Slot
from games.engine.contract import seat_letter
from games.engine.notation import check_number

__all__ = [
    "CITY",
    "DONE",
    "ESPIONAGE",
    "REBUILD",
    "REFORM",
    "TEA",
    "Answer",
    "Build",
    "BuildCity",
    "Calm",
    "DayunheAction",
    "Deed",
    "Denounce",
    "Destroy",
    "Done",
    "Espionage",
    "Face",
    "Inspect",
    "Intrigue",
    "Move",
    "Reform",
    "Remove",
    "Step",
    "Stock",
    "Supply",
    "Swap",
    "Take",
    "Tea",
    "Turn",
    "action_of",
    "build",
    "build_city",
    "calm",
    "denounce",
    "destroy",
    "face",
    "inspect",
    "intrigue",
    "is_canal",
    "is_unrest",
    "move",
    "remove",
    "step",
    "stock",
    "supply",
    "swap",
    "take",
    "turn",
]

# ── outside the turns ────────────────────────────────────────────────────────────────────────────────


class Stock(Answer, frozen=True):
    """The open top of ``stack`` (0 to 2) comes into the warehouse (Da Yunhe, Setup)."""

    do: ClassVar[str] = "stock"
    stack: int

    def __post_init__(self) -> None:
        check_number(self.stack + 1, 1, STACKS)

    def parts(self) -> tuple[Slot, ...]:
        """The stack."""
        return (stack_slot(self.stack),)


class Take(Answer, frozen=True):
    """Take the ``card`` and pass the others on (Da Yunhe, Choosing)."""

    do: ClassVar[str] = "take"
    card: str

    def __post_init__(self) -> None:
        ids = [entry.id for entry in cards()]
        if self.card not in ids:
            raise BadNotation("no-such-card", card=self.card, known=", ".join(ids))

    def parts(self) -> tuple[Slot, ...]:
        """The card."""
        return (Slot("card", card(self.card).id),)


class Face(Answer, frozen=True):
    """The moved or swapped ``tile`` comes to lie in this ``rotation`` (Da Yunhe, Rebuilding)."""

    do: ClassVar[str] = "face"
    tile: str
    rotation: int

    def __post_init__(self) -> None:
        check_several_looks(self.tile, self.rotation)

    def parts(self) -> tuple[Slot, ...]:
        """The look."""
        return look_slots(self.tile, self.rotation)


class Step(Answer, frozen=True):
    """The way of the coordinator goes on to ``place``, a hex or a city (Da Yunhe, The way)."""

    do: ClassVar[str] = "step"
    place: int

    def __post_init__(self) -> None:
        if not 0 <= self.place <= HANGZHOU:
            raise BadNotation("no-such-hex", hex=str(self.place))

    def parts(self) -> tuple[Slot, ...]:
        """The place."""
        return (Slot("step", hex_name(self.place)),)


# ── the other symbols ────────────────────────────────────────────────────────────────────────────────


class Remove(Deed, frozen=True):
    """The unrest tile on ``hex`` goes to the wall (Da Yunhe, Unrest)."""

    do: ClassVar[str] = "remove"
    hex: int

    def __post_init__(self) -> None:
        check_hex(self.hex)

    def parts(self) -> tuple[Slot, ...]:
        """The hex."""
        return (hex_slot("place", self.hex),)


class Calm(Deed, frozen=True):
    """An unrest tile of the ``colour`` leaves the wall (Da Yunhe, Unrest)."""

    do: ClassVar[str] = "calm"
    colour: int

    def __post_init__(self) -> None:
        check_seat(self.colour)

    def parts(self) -> tuple[Slot, ...]:
        """The colour, by the letter of its player."""
        return (Slot("colour", seat_letter(self.colour)),)


class Destroy(Deed, frozen=True):
    """Pay the cost; the canal tile on ``hex`` goes under a stack of its owner (Da Yunhe, Destroying)."""

    do: ClassVar[str] = "destroy"
    hex: int

    def __post_init__(self) -> None:
        check_hex(self.hex)

    def parts(self) -> tuple[Slot, ...]:
        """The hex."""
        return (hex_slot("place", self.hex),)


class Inspect(Deed, frozen=True):
    """Announce a special inspection of so many ``steps`` (Da Yunhe, Special inspection)."""

    do: ClassVar[str] = "inspect"
    steps: int

    def __post_init__(self) -> None:
        check_number(self.steps, 1, rules().special)

    def parts(self) -> tuple[Slot, ...]:
        """The number."""
        return (Slot("steps", str(self.steps)),)


class Tea(Deed, frozen=True):
    """Pay the cost; the coordinator lies down until the end of the round (Da Yunhe, Tea break)."""

    do: ClassVar[str] = "tea"


class Espionage(Deed, frozen=True):
    """Turn up the tops of all own stacks (Da Yunhe, Espionage)."""

    do: ClassVar[str] = "espionage"


class Intrigue(Deed, frozen=True):
    """Pay the cost; the ``rival`` loses prestige (Da Yunhe, Intrigue)."""

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

    do: ClassVar[str] = "denounce"
    rival: int

    def __post_init__(self) -> None:
        check_seat(self.rival)

    def parts(self) -> tuple[Slot, ...]:
        """The rival's letter."""
        return (Slot("rival", seat_letter(self.rival)),)


class Reform(Deed, frozen=True):
    """Shuffle all own stacks and deal them anew (Da Yunhe, Reform)."""

    do: ClassVar[str] = "reform"


class Done(Deed, frozen=True):
    """End the turn (Da Yunhe, Acting)."""

    do: ClassVar[str] = "done"


DayunheAction = (
    Stock
    | Take
    | Supply
    | Build
    | BuildCity
    | Swap
    | Move
    | Turn
    | Remove
    | Calm
    | Destroy
    | Inspect
    | Tea
    | Espionage
    | Intrigue
    | Denounce
    | Reform
    | Done
    | Face
    | Step
)
"""Every action of the game."""

TEA: Final = Tea()
ESPIONAGE: Final = Espionage()
REFORM: Final = Reform()
DONE: Final = Done()

# Made once each: legal actions are listed all the time.
stock = cache(Stock)
take = cache(Take)
supply = cache(Supply)
build = cache(Build)
build_city = cache(BuildCity)
swap = cache(Swap)
move = cache(Move)
turn = cache(Turn)
remove = cache(Remove)
calm = cache(Calm)
destroy = cache(Destroy)
inspect = cache(Inspect)
intrigue = cache(Intrigue)
denounce = cache(Denounce)
face = cache(Face)
step = cache(Step)


def action_of(deed: Deed) -> str:
    """The symbol of the card that the action of a turn uses; "" for ``done`` and outside the turns."""
    if deed.do in REBUILD:
        return "rebuild"
    return "" if isinstance(deed, (Done, Answer)) else deed.do


def is_unrest(kind: str) -> bool:
    """Whether it is an unrest tile, not a canal tile and not nothing."""
    return kind == UNREST


def is_canal(kind: str) -> bool:
    """Whether it is a canal tile."""
    return kind not in NO_CANALS
