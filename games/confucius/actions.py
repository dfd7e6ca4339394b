"""What a player of Confucius does, and how it is written.

=====================================  ======================================================================
notation                               meaning
=====================================  ======================================================================
``chief B``                            player B is the next Chief Minister
``bribe hubu 3``                       bribe the official on space 3 of Hubu; ``secure hubu 3``
``transfer hubu 3 B``                  the marker there becomes B's
``nominate red``                       nominate a student on the red space (or ``orange``); ``force`` the exam
``recruit``                            an army comes to the colonies
``invade annam 1``                     one goes from there to the first box of Annam
``junks 3``                            buy three junks
``voyage 6 africa``                    six junks set sail; a voyage is complete and leads to Africa
``buy 4``, ``give 3 B``                buy the gift of value 4, give player B that of value 3
``petition tile B C``                  the Emperor gets the tile: junks go from B's shipyard to C's
``petition vase red``                  the vase: the student on the red space becomes one's own
``petition coat hubu 3 gongbu 5``      the coat: one's own official on Hubu 3 and that on Gongbu 5 swap
``petition necklace annam 1 korea 2``  the necklace: the army in Annam 1 moves to Korea 2
``petition junk hubu 3 C``             the junk: the marker on Hubu 3 becomes C's and is secured
``commercial 1 3``                     give up a card of 1 and one of 3 cash, or ``none``, for cards drawn
``tax``, ``nothing``, ``pass``         draw cards; do nothing with a cube; pass
``card cash``                          play that reward; also ``extra``, ``recruit``, ``insult``, ``gift 4``,
                                       ``bribe-any hubu 3`` (or ``bribe-bingbu``, ``-hubu``, ``-gongbu``)
``pay 2 3``                            pay with a card of 2 and one of 3 cash
``tutor red 1 2``                      lay two cards for the red student
``place hubu 5``                       the candidate goes to space 5 of Hubu
``influence B``                        give one's influence to B
``discard 1 1``                        discard two cards of 1 cash
=====================================  ======================================================================
"""

from functools import cache
from typing import Final

from games.confucius.actions_box import (
    NONE,
    Bribe,
    Buy,
    Commercial,
    Force,
    Give,
    Invade,
    Junks,
    Nominate,
    Nothing,
    Pass,
    Recruit,
    Secure,
    Tax,
    Transfer,
    Voyage,
)
from games.confucius.actions_special import (
    PLAIN_CARDS,
    CardBribe,
    CardGift,
    CardPlain,
    PetitionCoat,
    PetitionJunk,
    PetitionNecklace,
    PetitionTile,
    PetitionVase,
)
from games.confucius.components import MINISTRIES, STUDENTS, Counts
from games.confucius.parts import (
    Deed,
    check_cards,
    check_seats,
    check_space,
    check_student,
    official_slots,
    to_slot,
    written,
)
from games.engine import Slot
from games.engine.contract import seat_letter

__all__ = [
    "FORCE",
    "NONE",
    "NOTHING",
    "PASS",
    "PLAIN_CARDS",
    "RECRUIT",
    "TAX",
    "Bribe",
    "Buy",
    "Card",
    "CardBribe",
    "CardGift",
    "CardPlain",
    "Chief",
    "Commercial",
    "ConfuciusAction",
    "Discard",
    "Force",
    "Give",
    "Influence",
    "Invade",
    "Junks",
    "Nominate",
    "Nothing",
    "Pass",
    "Pay",
    "Petition",
    "PetitionCoat",
    "PetitionJunk",
    "PetitionNecklace",
    "PetitionTile",
    "PetitionVase",
    "Place",
    "Recruit",
    "Secure",
    "Tax",
    "Transfer",
    "Tutor",
    "Voyage",
    "bribe",
    "buy",
    "buy_junks",
    "card_bribe",
    "card_gift",
    "card_plain",
    "give",
    "invade",
    "nominate",
    "petition_coat",
    "petition_junk",
    "petition_necklace",
    "petition_tile",
    "petition_vase",
    "place",
    "secure",
    "transfer",
    "voyage",
    "written",
]


class Chief(Deed, frozen=True):
    """Name the next Chief Minister (Confucius, Chief Minister)."""

    seat: int

    def __post_init__(self) -> None:
        check_seats(self.seat)

    def __str__(self) -> str:
        return f"chief {seat_letter(self.seat)}"

    def slots(self) -> tuple[Slot, ...]:
        """The player."""
        return (Slot("chief", seat_letter(self.seat)),)


class Pay(Deed, frozen=True, eq=False):
    """Pay with these cards what is due for the action announced (Confucius, Paying).

    ``spare`` is how the way is asked for and no part of the action: the worth of the cards if one of them
    could be left out, 0 if none could.
    """

    cards: Counts
    spare: int = 0

    def __post_init__(self) -> None:
        check_cards(self.cards)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Pay) and self.cards == other.cards

    def __hash__(self) -> int:
        return hash(("pay", self.cards))

    def __str__(self) -> str:
        return f"pay {written(self.cards)}"

    def slots(self) -> tuple[Slot, ...]:
        """The cards; those of a way with spare cards after "other", gathered by what they are worth."""
        cards = written(self.cards, "+")
        if self.spare:
            return Slot("pay", "other"), Slot("cards", cards, str(self.spare))
        return (Slot("pay", cards),)


class Tutor(Deed, frozen=True):
    """Lay these cards face down for a student (Confucius, Examination)."""

    student: int
    cards: Counts

    def __post_init__(self) -> None:
        check_student(self.student)
        check_cards(self.cards)

    def __str__(self) -> str:
        return f"tutor {STUDENTS[self.student]} {written(self.cards)}"

    def slots(self) -> tuple[Slot, ...]:
        """The student, the cards, gathered by their number."""
        cards = written(self.cards, "+")
        return Slot("student", STUDENTS[self.student]), Slot("cards", cards, str(sum(self.cards)))


class Place(Deed, frozen=True):
    """The candidate that one has won goes to that space (Confucius, Placing the candidate)."""

    ministry: int
    space: int

    def __post_init__(self) -> None:
        check_space(self.ministry, self.space)

    def __str__(self) -> str:
        return f"place {MINISTRIES[self.ministry]} {self.space + 1}"

    def slots(self) -> tuple[Slot, ...]:
        """The ministry, the space."""
        return official_slots(self.ministry, self.space)


class Influence(Deed, frozen=True):
    """Give one's influence in the ministry that is resolved to a player (Confucius, Resolving a ministry)."""

    to: int

    def __post_init__(self) -> None:
        check_seats(self.to)

    def __str__(self) -> str:
        return f"influence {seat_letter(self.to)}"

    def slots(self) -> tuple[Slot, ...]:
        """The player who gets it."""
        return (to_slot(self.to),)


class Discard(Deed, frozen=True):
    """Discard these cards at the end of a round (Confucius, Discarding)."""

    cards: Counts

    def __post_init__(self) -> None:
        check_cards(self.cards)

    def __str__(self) -> str:
        return f"discard {written(self.cards)}"

    def slots(self) -> tuple[Slot, ...]:
        """The cards."""
        return (Slot("cards", written(self.cards, "+")),)


Petition = PetitionTile | PetitionVase | PetitionCoat | PetitionNecklace | PetitionJunk
"""The five petitions."""

Card = CardPlain | CardGift | CardBribe
"""Playing a reward."""

ConfuciusAction = (
    Chief
    | Bribe
    | Secure
    | Transfer
    | Nominate
    | Force
    | Recruit
    | Invade
    | Junks
    | Voyage
    | Buy
    | Give
    | Petition
    | Commercial
    | Tax
    | Card
    | Nothing
    | Pass
    | Pay
    | Tutor
    | Place
    | Influence
    | Discard
)
"""Every action of the game."""

FORCE: Final = Force()
RECRUIT: Final = Recruit()
TAX: Final = Tax()
NOTHING: Final = Nothing()
PASS: Final = Pass()
"""The actions without fields, made once; the others are made once by the functions below."""

bribe = cache(Bribe)
secure = cache(Secure)
transfer = cache(Transfer)
nominate = cache(Nominate)
invade = cache(Invade)
buy_junks = cache(Junks)
voyage = cache(Voyage)
buy = cache(Buy)
give = cache(Give)
petition_tile = cache(PetitionTile)
petition_vase = cache(PetitionVase)
petition_coat = cache(PetitionCoat)
petition_necklace = cache(PetitionNecklace)
petition_junk = cache(PetitionJunk)
card_plain = cache(CardPlain)
card_gift = cache(CardGift)
card_bribe = cache(CardBribe)
place = cache(Place)
