"""What a player of Yunnan does, step by step, and how it is written.

==============================  ============================================================
notation                        meaning
==============================  ============================================================
``school 7``                    a trader from home on the space 7 of the trade school
``school 7 tibet``              the same with a trader from Tibet
``bank left``                   a trader on the left side of the bank; also ``bank left tibet``
``market``                      a trader on the market; also ``market tibet``
``pass``                        set no more traders
``take post``                   take a trading post (or ``bridge``) in the yard
``take teahouse tibet``         take a tea house and build it at once; or ``take teahouse keep``
``move puer qamdo``             a trader travels from Pu'er to Qamdo
``displace C``                  it displaces a trader of colour C; or ``displace none``
``build post sichuan``          build a post (or ``teahouse``) in Sichuan
``build bridge yunnan-qamdo``   build a bridge between Yunnan and Qamdo
``end``                         the travel turn is over
``convert 6``                   six yuan of the income become points
==============================  ============================================================
"""

from functools import cache
from typing import Final

from games.engine import Action, BadNotation, Slot
from games.engine.contract import SEAT_LETTERS
from games.engine.notation import check_index
from games.yunnan.check import LARGEST
from games.yunnan.components import (
    BRIDGE,
    BUILDINGS,
    COLOURS_OF_TWO,
    KINDS,
    SEATS,
    SIDES,
    TEAHOUSE,
    board,
    buildings,
)

HOME: Final = -1
"""Where a trader comes from that its colour has at home."""

NOWHERE: Final = -1
"""The place of a structure that is taken and not built."""

NOBODY: Final = -1
"""Displaced if nobody is."""

_MOST_COLOURS: Final = max(*SEATS, COLOURS_OF_TWO)


class Bid(Action, frozen=True):
    """Set a trader on the space ``value`` of a building; it comes from ``source``, a province or `HOME`."""

    building: int
    value: int
    source: int = HOME

    def __post_init__(self) -> None:
        if not 0 <= self.building < len(BUILDINGS) or self.value not in buildings()[self.building].values:
            raise BadNotation("no-such-bid", value=self.value, known=_values())
        _check_source(self.source)

    def __str__(self) -> str:
        return f"{BUILDINGS[self.building]} {self.value}{_from(self.source)}"

    @property
    def space(self) -> int:
        """The index of the space in its building."""
        return buildings()[self.building].values.index(self.value)

    def slots(self) -> tuple[Slot, ...]:
        """The building, the space by its value, where the trader comes from."""
        return Slot("do", BUILDINGS[self.building]), Slot("space", str(self.value)), _source(self.source)


class Bank(Action, frozen=True):
    """Set a trader on a side of the bank; it comes from ``source``, a province or `HOME`."""

    side: int
    source: int = HOME

    def __post_init__(self) -> None:
        if not 0 <= self.side < len(SIDES):
            raise BadNotation("unreadable-notation", text=str(self.side), example="bank left")
        _check_source(self.source)

    def __str__(self) -> str:
        return f"bank {SIDES[self.side]}{_from(self.source)}"

    def slots(self) -> tuple[Slot, ...]:
        """ "bank" in place of a building, the side, where the trader comes from."""
        return Slot("do", "bank"), Slot("space", SIDES[self.side]), _source(self.source)


class Market(Action, frozen=True):
    """Set a trader on the market; it comes from ``source``, a province or `HOME`."""

    source: int = HOME

    def __post_init__(self) -> None:
        _check_source(self.source)

    def __str__(self) -> str:
        return f"market{_from(self.source)}"

    def slots(self) -> tuple[Slot, ...]:
        """ "market" in place of a building, where the trader comes from."""
        return Slot("do", "market"), _source(self.source)


class Pass(Action, frozen=True):
    """Set no more traders in this bidding."""

    def __str__(self) -> str:
        return "pass"

    def slots(self) -> tuple[Slot, ...]:
        """ "pass" in place of a building."""
        return (Slot("do", "pass"),)


class Take(Action, frozen=True):
    """Take a structure of that ``kind`` in the yard; ``place`` is where a tea house is built at once."""

    kind: str
    place: int = NOWHERE

    def __post_init__(self) -> None:
        last = board().last if self.kind == TEAHOUSE else NOWHERE
        if self.kind not in KINDS or not NOWHERE <= self.place <= last:
            raise BadNotation("unreadable-notation", text=str(self.kind), example="take post")

    def __str__(self) -> str:
        return f"take {self.kind}{f' {self._place}' if self.kind == TEAHOUSE else ''}"

    @property
    def _place(self) -> str:
        """The place as it is written."""
        return "keep" if self.place == NOWHERE else board().provinces[self.place].id

    def slots(self) -> tuple[Slot, ...]:
        """The kind; for a tea house its province, or "keep"."""
        kind = Slot("kind", self.kind)
        return (kind, Slot("place", self._place)) if self.kind == TEAHOUSE else (kind,)


class Move(Action, frozen=True):
    """A trader travels from the province ``start`` to the province ``end``."""

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


class Build(Action, frozen=True):
    """Build a structure from the stock: in the province ``place``, or a bridge on the site ``place``."""

    kind: str
    place: int

    def __post_init__(self) -> None:
        sites = len(board().bridges) if self.kind == BRIDGE else len(board().provinces)
        if self.kind not in KINDS or not 0 <= self.place < sites:
            raise BadNotation("unreadable-notation", text=str(self.kind), example="build post sichuan")

    def __str__(self) -> str:
        return f"build {self.kind} {self._site}"

    @property
    def _site(self) -> str:
        """The place as it is written."""
        return board().bridges[self.place].id if self.kind == BRIDGE else board().provinces[self.place].id

    def slots(self) -> tuple[Slot, ...]:
        """The kind in place of a province to start from, and where."""
        return Slot("do", self.kind), Slot("site", self._site)


class End(Action, frozen=True):
    """The travel turn is over."""

    def __str__(self) -> str:
        return "end"

    def slots(self) -> tuple[Slot, ...]:
        """ "end" in place of a province to start from."""
        return (Slot("do", "end"),)


class Convert(Action, frozen=True):
    """Make so many ``points`` of the income and keep the rest as money."""

    points: int

    def __post_init__(self) -> None:
        if not 0 <= self.points <= LARGEST:
            raise BadNotation("unreadable-notation", text=str(self.points), example="convert 6")

    def __str__(self) -> str:
        return f"convert {self.points}"

    def slots(self) -> tuple[Slot, ...]:
        """The points, gathered by tens."""
        tens = self.points - self.points % 10
        return (Slot("points", str(self.points), f"{tens}-{tens + 9}"),)


YunnanAction = Bid | Bank | Market | Pass | Take | Move | Displace | Build | End | Convert
"""Every action of the game."""

PASS: Final = Pass()
END: Final = End()
"""The actions without fields, made once; the others are made once by the functions below."""


@cache
def bid(building: int, value: int, source: int) -> Bid:
    """The one `Bid` with these fields."""
    return Bid(building, value, source)


@cache
def bank(side: int, source: int) -> Bank:
    """The one `Bank` with these fields."""
    return Bank(side, source)


@cache
def market(source: int) -> Market:
    """The one `Market` with that source."""
    return Market(source)


@cache
def take(kind: str, place: int) -> Take:
    """The one `Take` with these fields."""
    return Take(kind, place)


@cache
def move(start: int, end: int) -> Move:
    """The one `Move` with these fields."""
    return Move(start, end)


@cache
def displace(colour: int) -> Displace:
    """The one `Displace` of that colour."""
    return Displace(colour)


@cache
def build(kind: str, place: int) -> Build:
    """The one `Build` with these fields."""
    return Build(kind, place)


@cache
def conversions(income: int) -> tuple[Convert, ...]:
    """Every `Convert` that such an income allows."""
    return tuple(convert(points) for points in range(income + 1))


@cache
def convert(points: int) -> Convert:
    """The one `Convert` of so many points."""
    return Convert(points)


def _source(source: int) -> Slot:
    """Where a trader comes from; nothing to ask while there is one at home."""
    return Slot("from", "supply" if source == HOME else board().provinces[source].id)


def _from(source: int) -> str:
    """The province as the notation ends with it."""
    return "" if source == HOME else f" {board().provinces[source].id}"


def _check_source(source: int) -> None:
    """There is such a place to take a trader from."""
    if source != HOME:
        _check_province(source)


def _check_province(province: int) -> None:
    """There is such a province."""
    check_index("unknown-province", province_names(), province=province)


def province_names() -> list[str]:
    """The names of all provinces, as they are typed."""
    return [province.id for province in board().provinces]


def _values() -> str:
    """The values of the spaces of a building."""
    return ", ".join(map(str, buildings()[0].values))
