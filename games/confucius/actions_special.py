"""Petitions and rewards as actions."""

from typing import ClassVar, Final

from games.confucius.components import (
    BRIBERIES,
    COAT,
    JUNK,
    MINISTRIES,
    NECKLACE,
    STUDENTS,
    TILE,
    VASE,
    gifts,
    lands,
)
from games.confucius.parts import (
    Deed,
    check_box,
    check_gift,
    check_seats,
    check_space,
    check_student,
    official_slots,
    to_slot,
)
from games.engine import BadNotation, Slot
from games.engine.contract import seat_letter

PLAIN_CARDS: Final = ("cash", "extra", "recruit", "insult")
"""The rewards that need nothing said."""


class _Petition(Deed, frozen=True):
    """The Emperor gets the gift of that value."""

    do: ClassVar[str] = "petition"
    gift: ClassVar[int]

    @property
    def _offer(self) -> tuple[Slot, Slot]:
        """ "petition" and the name of the gift."""
        return Slot("do", self.do), Slot("gift", gifts().id(self.gift))


class PetitionTile(_Petition, frozen=True):
    """The tile for the Emperor: junks go from one shipyard to another (Confucius, Petitions)."""

    gift: ClassVar[int] = TILE
    origin: int
    to: int

    def __post_init__(self) -> None:
        check_seats(self.origin, self.to)

    def __str__(self) -> str:
        return f"petition tile {seat_letter(self.origin)} {seat_letter(self.to)}"

    def slots(self) -> tuple[Slot, ...]:
        """ "petition", "tile", from whom, to whom."""
        return *self._offer, Slot("from", seat_letter(self.origin)), to_slot(self.to)


class PetitionVase(_Petition, frozen=True):
    """The vase for the Emperor: one's own student replaces another (Confucius, Petitions)."""

    gift: ClassVar[int] = VASE
    student: int

    def __post_init__(self) -> None:
        check_student(self.student)

    def __str__(self) -> str:
        return f"petition vase {STUDENTS[self.student]}"

    def slots(self) -> tuple[Slot, ...]:
        """ "petition", "vase", the student space."""
        return *self._offer, Slot("student", STUDENTS[self.student])


class PetitionCoat(_Petition, frozen=True):
    """The coat for the Emperor: one's own official changes places (Confucius, Petitions)."""

    gift: ClassVar[int] = COAT
    ministry: int
    space: int
    ministry2: int
    space2: int

    def __post_init__(self) -> None:
        check_space(self.ministry, self.space)
        check_space(self.ministry2, self.space2)

    def __str__(self) -> str:
        first = f"{MINISTRIES[self.ministry]} {self.space + 1}"
        return f"petition coat {first} {MINISTRIES[self.ministry2]} {self.space2 + 1}"

    def slots(self) -> tuple[Slot, ...]:
        """ "petition", "coat", one's own official, the other one."""
        return (
            *self._offer,
            *official_slots(self.ministry, self.space),
            *official_slots(self.ministry2, self.space2, "2"),
        )


class PetitionNecklace(_Petition, frozen=True):
    """The necklace for the Emperor: an army moves to another box (Confucius, Petitions)."""

    gift: ClassVar[int] = NECKLACE
    land: int
    box: int
    land2: int
    box2: int

    def __post_init__(self) -> None:
        check_box(self.land, self.box)
        check_box(self.land2, self.box2)

    def __str__(self) -> str:
        first = f"{lands()[self.land].id} {self.box + 1}"
        return f"petition necklace {first} {lands()[self.land2].id} {self.box2 + 1}"

    def slots(self) -> tuple[Slot, ...]:
        """ "petition", "necklace", where the army is, where it goes."""
        return (
            *self._offer,
            Slot("land", lands()[self.land].id),
            Slot("box", str(self.box + 1)),
            Slot("land2", lands()[self.land2].id),
            Slot("box2", str(self.box2 + 1)),
        )


class PetitionJunk(_Petition, frozen=True):
    """The junk for the Emperor: a marker becomes that of ``to`` and is secured (Confucius, Petitions)."""

    gift: ClassVar[int] = JUNK
    ministry: int
    space: int
    to: int

    def __post_init__(self) -> None:
        check_space(self.ministry, self.space)
        check_seats(self.to)

    def __str__(self) -> str:
        return f"petition junk {MINISTRIES[self.ministry]} {self.space + 1} {seat_letter(self.to)}"

    def slots(self) -> tuple[Slot, ...]:
        """ "petition", "junk", the ministry, the space, whose marker comes."""
        return *self._offer, *official_slots(self.ministry, self.space), to_slot(self.to)


class CardPlain(Deed, frozen=True):
    """Play one of the rewards that need nothing said: "cash", "extra", "recruit" or "insult"."""

    do: ClassVar[str] = "card"
    card: str

    def __post_init__(self) -> None:
        if self.card not in PLAIN_CARDS:
            raise BadNotation("unreadable-notation", text=self.card, example="card cash")

    def __str__(self) -> str:
        return f"card {self.card}"

    def slots(self) -> tuple[Slot, ...]:
        """ "card", which."""
        return Slot("do", self.do), Slot("card", self.card)


class CardGift(Deed, frozen=True):
    """Play the reward "gift": the gift of that value is free (Confucius, Emperor's Rewards)."""

    do: ClassVar[str] = "card"
    value: int

    def __post_init__(self) -> None:
        check_gift(self.value)

    @property
    def card(self) -> str:
        """The reward."""
        return "gift"

    def __str__(self) -> str:
        return f"card gift {self.value}"

    def slots(self) -> tuple[Slot, ...]:
        """ "card", "gift", the value."""
        return Slot("do", self.do), Slot("card", "gift"), Slot("gift", str(self.value))


class CardBribe(Deed, frozen=True):
    """Play a bribery card on an official (Confucius, Emperor's Rewards)."""

    do: ClassVar[str] = "card"
    card: str
    ministry: int
    space: int

    def __post_init__(self) -> None:
        if self.card not in BRIBERIES:
            raise BadNotation("unreadable-notation", text=self.card, example="card bribe-any hubu 3")
        check_space(self.ministry, self.space)

    def __str__(self) -> str:
        return f"card {self.card} {MINISTRIES[self.ministry]} {self.space + 1}"

    def slots(self) -> tuple[Slot, ...]:
        """ "card", which, the ministry, the space."""
        return Slot("do", self.do), Slot("card", self.card), *official_slots(self.ministry, self.space)
