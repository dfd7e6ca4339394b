"""What can happen in Confucius in a round's actions; gifts, petitions and money stand in ``events_gifts``."""

from typing import ClassVar

from games.confucius.components import BOX, FAVOUR, space_of
from games.confucius.events_gifts import Cards
from games.confucius.places import (
    COLONIES_PLACE,
    box_place,
    distant_place,
    land_place,
    ocean_place,
    official_place,
    student_place,
    yard_place,
)
from games.engine import Event, Seat

# ── rounds and turns ─────────────────────────────────────────────────────────────────────────────────


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
    by: int
    forced: bool

    def places(self) -> tuple[int, ...]:
        """The space of Imperial Favour."""
        return (box_place(FAVOUR),)


class Acted(Event, frozen=True):
    """A seat took the action ``do``: first event of every action of a turn, a free action or the favour.

    ``cubes`` it used; ``source`` is "cubes", "card", "extra" (the reward of that name) or "favour"; ``card``
    the reward played, "" if none.
    """

    rule: ClassVar[str] = "turn"
    ends_turn: ClassVar[bool] = True
    seat: Seat
    do: str
    cubes: int
    source: str
    card: str

    def places(self) -> tuple[int, ...]:
        """The space of the action box that cubes were put on."""
        return (box_place(space_of(self.do)),) if self.cubes else ()


class Paid(Event, frozen=True):
    """A seat paid with ``cards``; ``kind`` is "cash" or "licences", ``full`` the price without discount."""

    rule: ClassVar[str] = "paying"
    seat: Seat
    cards: Cards
    kind: str
    due: int
    full: int


class Passed(Event, frozen=True):
    """A seat takes no more actions in this round; ``forced``: nothing was left to it."""

    rule: ClassVar[str] = "turn"
    ends_turn: ClassVar[bool] = True
    seat: Seat
    forced: bool


# ── officials ────────────────────────────────────────────────────────────────────────────────────────


class Bribed(Event, frozen=True):
    """A marker was put on an official; ``cost`` as printed on it."""

    rule: ClassVar[str] = "bribe"
    seat: Seat
    ministry: int
    space: int
    cost: int

    def places(self) -> tuple[int, ...]:
        """The space."""
        return (official_place(self.ministry, self.space),)


class Secured(Event, frozen=True):
    """An official was secured; ``cost`` as printed on it."""

    rule: ClassVar[str] = "secure"
    seat: Seat
    ministry: int
    space: int
    cost: int

    def places(self) -> tuple[int, ...]:
        """The space."""
        return (official_place(self.ministry, self.space),)


class Transferred(Event, frozen=True):
    """The seat's marker became that of ``to``, ``secured`` or not as it was."""

    rule: ClassVar[str] = "transfer"
    seat: Seat
    to: Seat
    ministry: int
    space: int
    secured: bool

    def places(self) -> tuple[int, ...]:
        """The space."""
        return (official_place(self.ministry, self.space),)


class MarkerReplaced(Event, frozen=True):
    """The marker of ``before`` (-1: there was none) became that of ``after``.

    ``by`` is "petition" or "card"; ``seat`` did it.
    """

    rule: ClassVar[str] = "bribe"
    seat: Seat
    ministry: int
    space: int
    before: int
    after: Seat
    secured: bool
    by: str

    def places(self) -> tuple[int, ...]:
        """The space."""
        return (official_place(self.ministry, self.space),)


class OfficialsSwapped(Event, frozen=True):
    """Two officials changed places, markers and all: ``place`` and ``other`` are (ministry, space).

    The seat's own official was at ``place`` and is at ``other`` now.
    """

    rule: ClassVar[str] = "petition"
    seat: Seat
    place: tuple[int, int]
    other: tuple[int, int]

    def places(self) -> tuple[int, ...]:
        """Both spaces."""
        return official_place(*self.place), official_place(*self.other)


# ── armies and junks ─────────────────────────────────────────────────────────────────────────────────


class Recruited(Event, frozen=True):
    """An army came to the colonies, where the seat has ``armies`` now."""

    rule: ClassVar[str] = "recruit"
    seat: Seat
    armies: int

    def places(self) -> tuple[int, ...]:
        """The colonies."""
        return (COLONIES_PLACE,)


class Invaded(Event, frozen=True):
    """An army went from the colonies to a box of a foreign land."""

    rule: ClassVar[str] = "invade"
    seat: Seat
    slot: int
    land: int
    box: int

    def places(self) -> tuple[int, ...]:
        """The box."""
        return (land_place(self.slot, self.box),)


class ArmyMoved(Event, frozen=True):
    """An army of ``owner`` moved from one box to another."""

    rule: ClassVar[str] = "petition"
    seat: Seat
    owner: Seat
    slot: int
    land: int
    box: int
    to_slot: int
    to_land: int
    to_box: int

    def places(self) -> tuple[int, ...]:
        """Both boxes."""
        return land_place(self.slot, self.box), land_place(self.to_slot, self.to_box)


class JunksBought(Event, frozen=True):
    """Junks came to the shipyard, where there are ``yard`` now."""

    rule: ClassVar[str] = "junks"
    seat: Seat
    count: int
    yard: int

    def places(self) -> tuple[int, ...]:
        """The shipyard."""
        return (yard_place(self.seat),)


class Sailed(Event, frozen=True):
    """Junks set sail; ``ocean`` is how many are left there once voyages are complete."""

    rule: ClassVar[str] = "voyage"
    seat: Seat
    junks: int
    ocean: int

    def places(self) -> tuple[int, ...]:
        """The ocean."""
        return (ocean_place(self.seat),)


class Visited(Event, frozen=True):
    """A voyage came to a distant land; ``points`` for the first there, 0 for all others."""

    rule: ClassVar[str] = "voyage"
    seat: Seat
    land: int
    points: int

    def places(self) -> tuple[int, ...]:
        """The land."""
        return (distant_place(self.land),)


class JunksMoved(Event, frozen=True):
    """Junks went from a shipyard to another."""

    rule: ClassVar[str] = "petition"
    seat: Seat
    origin: Seat
    to: Seat
    count: int

    def places(self) -> tuple[int, ...]:
        """Both shipyards."""
        return yard_place(self.origin), yard_place(self.to)


# ── students ───────────────────────────────────────────────────────────────────────────────────────


class Nominated(Event, frozen=True):
    """A seat put a student on a student space."""

    rule: ClassVar[str] = "nominate"
    seat: Seat
    student: int

    def places(self) -> tuple[int, ...]:
        """The student space."""
        return (student_place(self.student),)


class ExamForced(Event, frozen=True):
    """There will be an examination in this round."""

    rule: ClassVar[str] = "force"
    seat: Seat

    def places(self) -> tuple[int, ...]:
        """The space of the action box."""
        return (box_place(BOX.index("force")),)


class StudentReplaced(Event, frozen=True):
    """The student of ``loser`` was replaced by one of the seat."""

    rule: ClassVar[str] = "petition"
    seat: Seat
    student: int
    loser: Seat

    def places(self) -> tuple[int, ...]:
        """The student space."""
        return (student_place(self.student),)
