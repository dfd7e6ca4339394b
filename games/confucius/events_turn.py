"""What can happen in Confucius in a round's actions; the court phase stands in ``events_court``."""

from typing import ClassVar, Self

import msgspec

from games.confucius.components import BOX, FAVOUR, NOBODY, space_of
from games.confucius.places import (
    COLONIES_PLACE,
    box_place,
    distant_place,
    gift_place,
    land_place,
    ocean_place,
    official_place,
    rack_place,
    student_place,
    yard_place,
)
from games.engine import HIDDEN, Event, Seat

Cards = tuple[int, int, int, int]
"""Cards as counts: how many of 1, 2 and 3 cash, and how many that cannot be known."""


def masked(cards: Cards) -> Cards:
    """As many cards, of which nothing is known."""
    return 0, 0, 0, sum(cards)


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


# ── gifts, petitions, money, rewards ─────────────────────────────────────────────────────────────────


class GiftBought(Event, frozen=True):
    """A gift is available now; ``free`` if a reward brought it."""

    rule: ClassVar[str] = "buy"
    seat: Seat
    value: int
    free: bool

    def places(self) -> tuple[int, ...]:
        """The seat's own gifts."""
        return (rack_place(self.seat),)


class GiftGiven(Event, frozen=True):
    """A gift is at ``to`` now, who owes its giver."""

    rule: ClassVar[str] = "give"
    seat: Seat
    to: Seat
    value: int

    def places(self) -> tuple[int, ...]:
        """The gift at its holder."""
        return (gift_place(self.seat, self.to),)


class GiftRemoved(Event, frozen=True):
    """A gift left the game; ``holder`` is -1 if it was still with its giver.

    ``why``: "replaced" (the same giver gave another), "better" (the holder gave a better one back),
    "transfer", "tutoring", "influence", "petition", "left" (one of the two left the match).
    """

    rule: ClassVar[str] = "obligations"
    giver: Seat
    holder: int
    value: int
    why: str

    def places(self) -> tuple[int, ...]:
        """Where it was."""
        return (rack_place(self.giver) if self.holder == NOBODY else gift_place(self.giver, self.holder),)


class Petitioned(Event, frozen=True):
    """The Emperor got a gift."""

    rule: ClassVar[str] = "petition"
    seat: Seat
    value: int


class Commercial(Event, frozen=True):
    """Cards were given up for others; those drawn follow."""

    rule: ClassVar[str] = "money"
    seat: Seat
    cards: Cards


class Drawn(Event, frozen=True):
    """Cards were drawn from the deck, which only the seat may see."""

    rule: ClassVar[str] = "money"
    seat: Seat
    cards: Cards

    def view(self, seat: Seat | None) -> Self:
        """The others know how many."""
        return self if seat == self.seat else msgspec.structs.replace(self, cards=masked(self.cards))


class RewardDrawn(Event, frozen=True):
    """A seat got an Emperor's Reward; ``card`` is "?" for the others unless rewards are ``open``."""

    rule: ClassVar[str] = "rewards"
    seat: Seat
    card: str
    open: bool

    def view(self, seat: Seat | None) -> Self:
        """The card is for the seat that drew it."""
        return self if self.open or seat == self.seat else msgspec.structs.replace(self, card=HIDDEN)


class RewardPlayed(Event, frozen=True):
    """A reward left the game."""

    rule: ClassVar[str] = "rewards"
    seat: Seat
    card: str


class Insulted(Event, frozen=True):
    """An army of the colonies went to insult the Emperor."""

    rule: ClassVar[str] = "rewards"
    seat: Seat

    def places(self) -> tuple[int, ...]:
        """The colonies."""
        return (COLONIES_PLACE,)


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
