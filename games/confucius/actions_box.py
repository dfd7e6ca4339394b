"""Actions of the action box, the petitions aside, and passing."""

from typing import ClassVar, Final

from games.confucius.check import LARGEST
from games.confucius.components import DISTANT, MINISTRIES, NO_CARDS, STUDENTS, Counts, box, lands
from games.confucius.parts import (
    Deed,
    check_box,
    check_cards,
    check_gift,
    check_seats,
    check_space,
    check_student,
    official_slots,
    to_slot,
    written,
)
from games.engine import BadNotation, Slot
from games.engine.contract import seat_letter

NONE: Final = "none"
"""How it is written that no card is given up."""


class _OnOfficial(Deed, frozen=True):
    """Something that is done with the official on a space of a ministry."""

    ministry: int
    space: int

    def __post_init__(self) -> None:
        check_space(self.ministry, self.space)

    def __str__(self) -> str:
        return f"{self.do} {MINISTRIES[self.ministry]} {self.space + 1}"

    def slots(self) -> tuple[Slot, ...]:
        """What is done, the ministry, the space."""
        return (Slot("do", self.do), *official_slots(self.ministry, self.space))


class Bribe(_OnOfficial, frozen=True):
    """Bribe an official (Confucius, Bribing)."""

    do: ClassVar[str] = "bribe"


class Secure(_OnOfficial, frozen=True):
    """Secure one's own official (Confucius, Securing)."""

    do: ClassVar[str] = "secure"


class Transfer(Deed, frozen=True):
    """One's own marker becomes that of ``to`` (Confucius, Transferring influence)."""

    do: ClassVar[str] = "transfer"
    ministry: int
    space: int
    to: int

    def __post_init__(self) -> None:
        check_space(self.ministry, self.space)
        check_seats(self.to)

    def __str__(self) -> str:
        return f"transfer {MINISTRIES[self.ministry]} {self.space + 1} {seat_letter(self.to)}"

    def slots(self) -> tuple[Slot, ...]:
        """ "transfer", the ministry, the space, the player who gets it."""
        return Slot("do", self.do), *official_slots(self.ministry, self.space), to_slot(self.to)


class Nominate(Deed, frozen=True):
    """Nominate a student on that space (Confucius, Nominating)."""

    do: ClassVar[str] = "nominate"
    student: int

    def __post_init__(self) -> None:
        check_student(self.student)

    def __str__(self) -> str:
        return f"nominate {STUDENTS[self.student]}"

    def slots(self) -> tuple[Slot, ...]:
        """ "nominate", the student space."""
        return Slot("do", self.do), Slot("student", STUDENTS[self.student])


class _Plain(Deed, frozen=True):
    """Something that is done without saying more."""

    def __str__(self) -> str:
        return self.do

    def slots(self) -> tuple[Slot, ...]:
        """What is done."""
        return (Slot("do", self.do),)


class Force(_Plain, frozen=True):
    """Force an examination in this round (Confucius, Forcing an examination)."""

    do: ClassVar[str] = "force"


class Recruit(_Plain, frozen=True):
    """An army comes from the stock to the colonies (Confucius, Recruiting)."""

    do: ClassVar[str] = "recruit"


class Tax(_Plain, frozen=True):
    """Draw cards (Confucius, Money)."""

    do: ClassVar[str] = "tax"


class Nothing(_Plain, frozen=True):
    """Use a cube for nothing (Confucius, A turn)."""

    do: ClassVar[str] = "nothing"


class Pass(_Plain, frozen=True):
    """Take no more actions in this round (Confucius, A turn)."""

    do: ClassVar[str] = "pass"


class Invade(Deed, frozen=True):
    """An army goes from the colonies to a box of a foreign land (Confucius, Invading)."""

    do: ClassVar[str] = "invade"
    land: int
    box: int

    def __post_init__(self) -> None:
        check_box(self.land, self.box)

    def __str__(self) -> str:
        return f"invade {lands()[self.land].id} {self.box + 1}"

    def slots(self) -> tuple[Slot, ...]:
        """ "invade", the land, the number of the box."""
        return Slot("do", self.do), Slot("land", lands()[self.land].id), Slot("box", str(self.box + 1))


class Junks(Deed, frozen=True):
    """Buy so many junks (Confucius, Buying junks)."""

    do: ClassVar[str] = "junks"
    count: int

    def __post_init__(self) -> None:
        if not 1 <= self.count <= len(box().junks):
            raise BadNotation("no-such-number", number=self.count, least=1, most=len(box().junks))

    def __str__(self) -> str:
        return f"junks {self.count}"

    def slots(self) -> tuple[Slot, ...]:
        """ "junks", how many."""
        return Slot("do", self.do), Slot("count", str(self.count))


class Voyage(Deed, frozen=True):
    """So many junks set sail; the voyages that they complete lead to ``lands`` (Confucius, Voyages)."""

    do: ClassVar[str] = "voyage"
    junks: int
    lands: tuple[int, ...] = ()

    def __post_init__(self) -> None:
        if not 1 <= self.junks <= LARGEST:
            raise BadNotation("no-such-number", number=self.junks, least=1, most=LARGEST)
        for land in self.lands:
            if not 0 <= land < len(DISTANT):
                raise BadNotation("no-such-land", land=str(land), known=", ".join(DISTANT))
        if len(set(self.lands)) < len(self.lands):
            twice = next(land for land in self.lands if self.lands.count(land) > 1)
            raise BadNotation("land-twice", land=DISTANT[twice])

    def __str__(self) -> str:
        return " ".join(("voyage", str(self.junks), *(DISTANT[land] for land in self.lands)))

    def slots(self) -> tuple[Slot, ...]:
        """ "voyage", how many junks, then the lands: "land", "land2" and so on."""
        return (
            Slot("do", self.do),
            Slot("junks", str(self.junks)),
            *(
                Slot(f"land{number if number > 1 else ''}", DISTANT[land])
                for number, land in enumerate(self.lands, 1)
            ),
        )


class Buy(Deed, frozen=True):
    """Buy the gift of that value (Confucius, Buying gifts)."""

    do: ClassVar[str] = "buy"
    value: int

    def __post_init__(self) -> None:
        check_gift(self.value)

    def __str__(self) -> str:
        return f"buy {self.value}"

    def slots(self) -> tuple[Slot, ...]:
        """ "buy", the value."""
        return Slot("do", self.do), Slot("gift", str(self.value))


class Give(Deed, frozen=True):
    """Give a player the gift of that value (Confucius, Giving)."""

    do: ClassVar[str] = "give"
    value: int
    to: int

    def __post_init__(self) -> None:
        check_gift(self.value)
        check_seats(self.to)

    def __str__(self) -> str:
        return f"give {self.value} {seat_letter(self.to)}"

    def slots(self) -> tuple[Slot, ...]:
        """ "give", the value, the player who gets it."""
        return Slot("do", self.do), Slot("gift", str(self.value)), to_slot(self.to)


class Commercial(Deed, frozen=True):
    """Give up these cards and draw as many as they are cash, and more (Confucius, Money)."""

    do: ClassVar[str] = "commercial"
    cards: Counts = NO_CARDS

    def __post_init__(self) -> None:
        check_cards(self.cards)

    def __str__(self) -> str:
        return f"commercial {written(self.cards) or NONE}"

    def slots(self) -> tuple[Slot, ...]:
        """ "commercial", the cards."""
        return Slot("do", self.do), Slot("cards", written(self.cards, "+") or NONE)
