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

from games.dayunhe.components import (
    FREE,
    SEATS,
    STACKS,
    UNREST,
    card,
    cards,
    edges,
    kinds,
    lines_name,
    looks,
    rules,
)
from games.dayunhe.places import HANGZHOU, HEXES, hex_name, region_name
from games.engine import Action, BadNotation, Slot
from games.engine.contract import seat_letter

CITY: Final = "city"
"""The place of a canal tile that is built in the Forbidden City."""

BUILD: Final = "build"
REBUILD: Final = ("swap", "move", "turn")
"""The words with which people build and rebuild; all others are those of `components.ACTIONS`."""


class Deed(Action, frozen=True):
    """Something that is written as a word, ``do``, and what is answered after it."""

    do: ClassVar[str]

    def parts(self) -> tuple[Slot, ...]:
        """What is answered after the word."""
        return ()

    def slots(self) -> tuple[Slot, ...]:
        """In a turn the word itself is the first answer."""
        return (Slot("do", self.do), *self.parts())

    def __str__(self) -> str:
        return " ".join((self.do, *(slot.value for slot in self.parts())))


class Answer(Deed, frozen=True):
    """A decision that is not one of a turn's many: only what is answered is asked."""

    def slots(self) -> tuple[Slot, ...]:
        """The answers alone."""
        return self.parts()


# ── parts ────────────────────────────────────────────────────────────────────────────────────────────


def _check_number(number: int, least: int, most: int) -> None:
    """Raise `BadNotation` for a number out of range, both as people see them."""
    if not least <= number <= most:
        raise BadNotation("no-such-number", number=number, least=least, most=most)


def _check_hex(place: int) -> None:
    """Raise `BadNotation` unless it is a hex of the map."""
    if not 0 <= place < HEXES:
        raise BadNotation("no-such-hex", hex=str(place))


def _check_seat(seat: int) -> None:
    """Raise `BadNotation` unless there may be such a seat."""
    if not 0 <= seat < max(SEATS):
        raise BadNotation("no-such-seat", seat=str(seat))


def _check_kind(kind: str) -> None:
    """Raise `BadNotation` unless there is that kind of tile."""
    if kind not in kinds():
        raise BadNotation("no-such-tile", tile=kind, known=", ".join(kinds()))


def _check_look(kind: str, rotation: int) -> None:
    """Raise `BadNotation` unless the rotation stands for a look of that kind."""
    _check_kind(kind)
    if rotation not in looks(kind):
        raise BadNotation("no-such-look", tile=kind, lines=str(rotation), known=known_looks(kind))


def _check_several_looks(kind: str, rotation: int) -> None:
    """Raise `BadNotation` unless the rotation stands for one of several looks of that kind."""
    _check_look(kind, rotation)
    if len(looks(kind)) == 1:
        raise BadNotation("no-such-look", tile=kind, lines=str(rotation), known="-")


def known_looks(kind: str) -> str:
    """The looks of a kind as they are typed, with commas; "-" if it has but one."""
    if len(looks(kind)) == 1:
        return "-"
    return ", ".join(lines_name(edges(kind, rotation)) for rotation in looks(kind))


def _hex_slot(name: str, place: int) -> Slot:
    """A hex, by its region."""
    return Slot(name, hex_name(place), region_name(place))


def _look_slots(kind: str, rotation: int) -> tuple[Slot, ...]:
    """The edges that the line joins; nothing for a tile that looks the same in every rotation."""
    return (Slot("lines", lines_name(edges(kind, rotation))),) if len(looks(kind)) > 1 else ()


def _stack_slot(stack: int) -> Slot:
    """A stack as people count them."""
    return Slot("stack", str(stack + 1))


# ── outside the turns ────────────────────────────────────────────────────────────────────────────────


class Stock(Answer, frozen=True):
    """The open top of ``stack`` (0 to 2) comes into the warehouse (Da Yunhe, Setup)."""

    do: ClassVar[str] = "stock"
    stack: int

    def __post_init__(self) -> None:
        _check_number(self.stack + 1, 1, STACKS)

    def parts(self) -> tuple[Slot, ...]:
        """The stack."""
        return (_stack_slot(self.stack),)


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
        _check_several_looks(self.tile, self.rotation)

    def parts(self) -> tuple[Slot, ...]:
        """The look."""
        return _look_slots(self.tile, self.rotation)


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


# ── building ─────────────────────────────────────────────────────────────────────────────────────────


class Supply(Deed, frozen=True):
    """The top of the own ``stack`` comes into the warehouse (Da Yunhe, Supply)."""

    do: ClassVar[str] = "supply"
    stack: int

    def __post_init__(self) -> None:
        _check_number(self.stack + 1, 1, STACKS)

    def parts(self) -> tuple[Slot, ...]:
        """The stack."""
        return (_stack_slot(self.stack),)


class Build(Deed, frozen=True):
    """Lay a ``tile`` of the warehouse on ``hex``, in this ``rotation`` (Da Yunhe, Building)."""

    do: ClassVar[str] = BUILD
    tile: str
    hex: int
    rotation: int

    def __post_init__(self) -> None:
        _check_look(self.tile, self.rotation)
        _check_hex(self.hex)

    def parts(self) -> tuple[Slot, ...]:
        """Tile, hex, look."""
        return Slot("tile", self.tile), _hex_slot("place", self.hex), *_look_slots(self.tile, self.rotation)


class BuildCity(Deed, frozen=True):
    """Lay a canal ``tile`` into the own part of the Forbidden City (Da Yunhe, City)."""

    do: ClassVar[str] = BUILD
    tile: str

    def __post_init__(self) -> None:
        _check_kind(self.tile)

    def parts(self) -> tuple[Slot, ...]:
        """Tile, and "city" in place of a hex."""
        return Slot("tile", self.tile), Slot("place", CITY, CITY)


class Swap(Deed, frozen=True):
    """Swap the tiles on two hexes, the lower number first (Da Yunhe, Rebuilding)."""

    do: ClassVar[str] = "swap"
    hex: int
    other: int

    def __post_init__(self) -> None:
        _check_hex(self.hex)
        _check_hex(self.other)
        if self.hex >= self.other:
            raise BadNotation("no-such-swap", hex=hex_name(self.hex), other=hex_name(self.other))

    def parts(self) -> tuple[Slot, ...]:
        """Both hexes."""
        return _hex_slot("place", self.hex), _hex_slot("place2", self.other)


class Move(Deed, frozen=True):
    """Move the tile on ``hex`` to a free one (Da Yunhe, Rebuilding)."""

    do: ClassVar[str] = "move"
    hex: int
    to: int

    def __post_init__(self) -> None:
        _check_hex(self.hex)
        _check_hex(self.to)

    def parts(self) -> tuple[Slot, ...]:
        """From where to where."""
        return _hex_slot("place", self.hex), _hex_slot("place2", self.to)


class Turn(Deed, frozen=True):
    """Turn the ``tile`` on ``hex`` into this ``rotation`` (Da Yunhe, Rebuilding)."""

    do: ClassVar[str] = "turn"
    hex: int
    tile: str
    rotation: int

    def __post_init__(self) -> None:
        _check_hex(self.hex)
        _check_several_looks(self.tile, self.rotation)

    def parts(self) -> tuple[Slot, ...]:
        """Hex and look."""
        return _hex_slot("place", self.hex), *_look_slots(self.tile, self.rotation)


# ── the other symbols ────────────────────────────────────────────────────────────────────────────────


class Remove(Deed, frozen=True):
    """The unrest tile on ``hex`` goes to the wall (Da Yunhe, Unrest)."""

    do: ClassVar[str] = "remove"
    hex: int

    def __post_init__(self) -> None:
        _check_hex(self.hex)

    def parts(self) -> tuple[Slot, ...]:
        """The hex."""
        return (_hex_slot("place", self.hex),)


class Calm(Deed, frozen=True):
    """An unrest tile of the ``colour`` leaves the wall (Da Yunhe, Unrest)."""

    do: ClassVar[str] = "calm"
    colour: int

    def __post_init__(self) -> None:
        _check_seat(self.colour)

    def parts(self) -> tuple[Slot, ...]:
        """The colour, by the letter of its player."""
        return (Slot("colour", seat_letter(self.colour)),)


class Destroy(Deed, frozen=True):
    """Pay the cost; the canal tile on ``hex`` goes under a stack of its owner (Da Yunhe, Destroying)."""

    do: ClassVar[str] = "destroy"
    hex: int

    def __post_init__(self) -> None:
        _check_hex(self.hex)

    def parts(self) -> tuple[Slot, ...]:
        """The hex."""
        return (_hex_slot("place", self.hex),)


class Inspect(Deed, frozen=True):
    """Announce a special inspection of so many ``steps`` (Da Yunhe, Special inspection)."""

    do: ClassVar[str] = "inspect"
    steps: int

    def __post_init__(self) -> None:
        _check_number(self.steps, 1, rules().special)

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
        _check_seat(self.rival)

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
        _check_seat(self.rival)

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
    return kind not in (FREE, UNREST)
