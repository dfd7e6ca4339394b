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

from games.confucius.check import LARGEST
from games.confucius.components import (
    BRIBERIES,
    DISTANT,
    MINISTRIES,
    NO_CARDS,
    SEATS,
    SPACES,
    STUDENTS,
    Counts,
    box,
    gifts,
    lands,
)
from games.engine import Action, BadNotation, Slot
from games.engine.contract import seat_letter

_MOST_SEATS: Final = max(SEATS)

NONE: Final = "none"
"""How it is written that no card is given up."""


class Chief(Action, frozen=True):
    """Name the next Chief Minister (Confucius, Chief Minister)."""

    seat: int

    def __post_init__(self) -> None:
        _check_seats(self.seat)

    def __str__(self) -> str:
        return f"chief {seat_letter(self.seat)}"

    def slots(self) -> tuple[Slot, ...]:
        """The player."""
        return (Slot("chief", seat_letter(self.seat)),)


class _OnOfficial(Action, frozen=True):
    """Something that is done with the official on a space of a ministry."""

    ministry: int
    space: int

    def __post_init__(self) -> None:
        _check_space(self.ministry, self.space)

    def __str__(self) -> str:
        return f"{_DO[type(self)]} {MINISTRIES[self.ministry]} {self.space + 1}"

    def slots(self) -> tuple[Slot, ...]:
        """What is done, the ministry, the space."""
        return (Slot("do", _DO[type(self)]), *_official(self.ministry, self.space))


class Bribe(_OnOfficial, frozen=True):
    """Bribe an official (Confucius, Bribing)."""


class Secure(_OnOfficial, frozen=True):
    """Secure one's own official (Confucius, Securing)."""


class Transfer(Action, frozen=True):
    """One's own marker becomes that of ``to`` (Confucius, Transferring influence)."""

    ministry: int
    space: int
    to: int

    def __post_init__(self) -> None:
        _check_space(self.ministry, self.space)
        _check_seats(self.to)

    def __str__(self) -> str:
        return f"transfer {MINISTRIES[self.ministry]} {self.space + 1} {seat_letter(self.to)}"

    def slots(self) -> tuple[Slot, ...]:
        """ "transfer", the ministry, the space, the player who gets it."""
        return Slot("do", "transfer"), *_official(self.ministry, self.space), _to(self.to)


class Nominate(Action, frozen=True):
    """Nominate a student on that space (Confucius, Nominating)."""

    student: int

    def __post_init__(self) -> None:
        _check_student(self.student)

    def __str__(self) -> str:
        return f"nominate {STUDENTS[self.student]}"

    def slots(self) -> tuple[Slot, ...]:
        """ "nominate", the student space."""
        return Slot("do", "nominate"), Slot("student", STUDENTS[self.student])


class _Plain(Action, frozen=True):
    """Something that is done without saying more."""

    def __str__(self) -> str:
        return _DO[type(self)]

    def slots(self) -> tuple[Slot, ...]:
        """What is done."""
        return (Slot("do", _DO[type(self)]),)


class Force(_Plain, frozen=True):
    """Force an examination in this round (Confucius, Forcing an examination)."""


class Recruit(_Plain, frozen=True):
    """An army comes from the stock to the colonies (Confucius, Recruiting)."""


class Tax(_Plain, frozen=True):
    """Draw cards (Confucius, Money)."""


class Nothing(_Plain, frozen=True):
    """Use a cube for nothing (Confucius, A turn)."""


class Pass(_Plain, frozen=True):
    """Take no more actions in this round (Confucius, A turn)."""


class Invade(Action, frozen=True):
    """An army goes from the colonies to a box of a foreign land (Confucius, Invading)."""

    land: int
    box: int

    def __post_init__(self) -> None:
        _check_box(self.land, self.box)

    def __str__(self) -> str:
        return f"invade {lands()[self.land].id} {self.box + 1}"

    def slots(self) -> tuple[Slot, ...]:
        """ "invade", the land, the number of the box."""
        return Slot("do", "invade"), Slot("land", lands()[self.land].id), Slot("box", str(self.box + 1))


class Junks(Action, frozen=True):
    """Buy so many junks (Confucius, Buying junks)."""

    count: int

    def __post_init__(self) -> None:
        if not 1 <= self.count <= len(box().junks):
            raise BadNotation("no-such-number", number=self.count, least=1, most=len(box().junks))

    def __str__(self) -> str:
        return f"junks {self.count}"

    def slots(self) -> tuple[Slot, ...]:
        """ "junks", how many."""
        return Slot("do", "junks"), Slot("count", str(self.count))


class Voyage(Action, frozen=True):
    """So many junks set sail; the voyages that they complete lead to ``lands`` (Confucius, Voyages)."""

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
            Slot("do", "voyage"),
            Slot("junks", str(self.junks)),
            *(
                Slot(f"land{number if number > 1 else ''}", DISTANT[land])
                for number, land in enumerate(self.lands, 1)
            ),
        )


class Buy(Action, frozen=True):
    """Buy the gift of that value (Confucius, Buying gifts)."""

    value: int

    def __post_init__(self) -> None:
        _check_gift(self.value)

    def __str__(self) -> str:
        return f"buy {self.value}"

    def slots(self) -> tuple[Slot, ...]:
        """ "buy", the value."""
        return Slot("do", "buy"), Slot("gift", str(self.value))


class Give(Action, frozen=True):
    """Give a player the gift of that value (Confucius, Giving)."""

    value: int
    to: int

    def __post_init__(self) -> None:
        _check_gift(self.value)
        _check_seats(self.to)

    def __str__(self) -> str:
        return f"give {self.value} {seat_letter(self.to)}"

    def slots(self) -> tuple[Slot, ...]:
        """ "give", the value, the player who gets it."""
        return Slot("do", "give"), Slot("gift", str(self.value)), _to(self.to)


class PetitionTile(Action, frozen=True):
    """The tile for the Emperor: junks go from one shipyard to another (Confucius, Petitions)."""

    origin: int
    to: int

    def __post_init__(self) -> None:
        _check_seats(self.origin, self.to)

    def __str__(self) -> str:
        return f"petition tile {seat_letter(self.origin)} {seat_letter(self.to)}"

    def slots(self) -> tuple[Slot, ...]:
        """ "petition", "tile", from whom, to whom."""
        return *_PETITION_TILE, Slot("from", seat_letter(self.origin)), _to(self.to)


class PetitionVase(Action, frozen=True):
    """The vase for the Emperor: one's own student replaces another (Confucius, Petitions)."""

    student: int

    def __post_init__(self) -> None:
        _check_student(self.student)

    def __str__(self) -> str:
        return f"petition vase {STUDENTS[self.student]}"

    def slots(self) -> tuple[Slot, ...]:
        """ "petition", "vase", the student space."""
        return *_PETITION_VASE, Slot("student", STUDENTS[self.student])


class PetitionCoat(Action, frozen=True):
    """The coat for the Emperor: one's own official changes places (Confucius, Petitions)."""

    ministry: int
    space: int
    ministry2: int
    space2: int

    def __post_init__(self) -> None:
        _check_space(self.ministry, self.space)
        _check_space(self.ministry2, self.space2)

    def __str__(self) -> str:
        first = f"{MINISTRIES[self.ministry]} {self.space + 1}"
        return f"petition coat {first} {MINISTRIES[self.ministry2]} {self.space2 + 1}"

    def slots(self) -> tuple[Slot, ...]:
        """ "petition", "coat", one's own official, the other one."""
        return (
            *_PETITION_COAT,
            *_official(self.ministry, self.space),
            *_official(self.ministry2, self.space2, "2"),
        )


class PetitionNecklace(Action, frozen=True):
    """The necklace for the Emperor: an army moves to another box (Confucius, Petitions)."""

    land: int
    box: int
    land2: int
    box2: int

    def __post_init__(self) -> None:
        _check_box(self.land, self.box)
        _check_box(self.land2, self.box2)

    def __str__(self) -> str:
        first = f"{lands()[self.land].id} {self.box + 1}"
        return f"petition necklace {first} {lands()[self.land2].id} {self.box2 + 1}"

    def slots(self) -> tuple[Slot, ...]:
        """ "petition", "necklace", where the army is, where it goes."""
        return (
            *_PETITION_NECKLACE,
            Slot("land", lands()[self.land].id),
            Slot("box", str(self.box + 1)),
            Slot("land2", lands()[self.land2].id),
            Slot("box2", str(self.box2 + 1)),
        )


class PetitionJunk(Action, frozen=True):
    """The junk for the Emperor: a marker becomes that of ``to`` and is secured (Confucius, Petitions)."""

    ministry: int
    space: int
    to: int

    def __post_init__(self) -> None:
        _check_space(self.ministry, self.space)
        _check_seats(self.to)

    def __str__(self) -> str:
        return f"petition junk {MINISTRIES[self.ministry]} {self.space + 1} {seat_letter(self.to)}"

    def slots(self) -> tuple[Slot, ...]:
        """ "petition", "junk", the ministry, the space, whose marker comes."""
        return *_PETITION_JUNK, *_official(self.ministry, self.space), _to(self.to)


class Commercial(Action, frozen=True):
    """Give up these cards and draw as many as they are cash, and more (Confucius, Money)."""

    cards: Counts = NO_CARDS

    def __post_init__(self) -> None:
        _check_cards(self.cards)

    def __str__(self) -> str:
        return f"commercial {written(self.cards) or NONE}"

    def slots(self) -> tuple[Slot, ...]:
        """ "commercial", the cards."""
        return Slot("do", "commercial"), Slot("cards", written(self.cards, "+") or NONE)


class CardPlain(Action, frozen=True):
    """Play one of the rewards that need nothing said: "cash", "extra", "recruit" or "insult"."""

    card: str

    def __post_init__(self) -> None:
        if self.card not in PLAIN_CARDS:
            raise BadNotation("unreadable-notation", text=self.card, example="card cash")

    def __str__(self) -> str:
        return f"card {self.card}"

    def slots(self) -> tuple[Slot, ...]:
        """ "card", which."""
        return Slot("do", "card"), Slot("card", self.card)


class CardGift(Action, frozen=True):
    """Play the reward "gift": the gift of that value is free (Confucius, Emperor's Rewards)."""

    value: int

    def __post_init__(self) -> None:
        _check_gift(self.value)

    @property
    def card(self) -> str:
        """The reward."""
        return "gift"

    def __str__(self) -> str:
        return f"card gift {self.value}"

    def slots(self) -> tuple[Slot, ...]:
        """ "card", "gift", the value."""
        return Slot("do", "card"), Slot("card", "gift"), Slot("gift", str(self.value))


class CardBribe(Action, frozen=True):
    """Play a bribery card on an official (Confucius, Emperor's Rewards)."""

    card: str
    ministry: int
    space: int

    def __post_init__(self) -> None:
        if self.card not in BRIBERIES:
            raise BadNotation("unreadable-notation", text=self.card, example="card bribe-any hubu 3")
        _check_space(self.ministry, self.space)

    def __str__(self) -> str:
        return f"card {self.card} {MINISTRIES[self.ministry]} {self.space + 1}"

    def slots(self) -> tuple[Slot, ...]:
        """ "card", which, the ministry, the space."""
        return Slot("do", "card"), Slot("card", self.card), *_official(self.ministry, self.space)


class Pay(Action, frozen=True, eq=False):
    """Pay with these cards what is due for the action announced (Confucius, Paying).

    ``spare`` is how the way is asked for and no part of the action: the worth of the cards if one of them
    could be left out, 0 if none could.
    """

    cards: Counts
    spare: int = 0

    def __post_init__(self) -> None:
        _check_cards(self.cards)

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


class Tutor(Action, frozen=True):
    """Lay these cards face down for a student (Confucius, Examination)."""

    student: int
    cards: Counts

    def __post_init__(self) -> None:
        _check_student(self.student)
        _check_cards(self.cards)

    def __str__(self) -> str:
        return f"tutor {STUDENTS[self.student]} {written(self.cards)}"

    def slots(self) -> tuple[Slot, ...]:
        """The student, the cards, gathered by their number."""
        cards = written(self.cards, "+")
        return Slot("student", STUDENTS[self.student]), Slot("cards", cards, str(sum(self.cards)))


class Place(Action, frozen=True):
    """The candidate that one has won goes to that space (Confucius, Placing the candidate)."""

    ministry: int
    space: int

    def __post_init__(self) -> None:
        _check_space(self.ministry, self.space)

    def __str__(self) -> str:
        return f"place {MINISTRIES[self.ministry]} {self.space + 1}"

    def slots(self) -> tuple[Slot, ...]:
        """The ministry, the space."""
        return _official(self.ministry, self.space)


class Influence(Action, frozen=True):
    """Give one's influence in the ministry that is resolved to a player (Confucius, Resolving a ministry)."""

    to: int

    def __post_init__(self) -> None:
        _check_seats(self.to)

    def __str__(self) -> str:
        return f"influence {seat_letter(self.to)}"

    def slots(self) -> tuple[Slot, ...]:
        """The player who gets it."""
        return (_to(self.to),)


class Discard(Action, frozen=True):
    """Discard these cards at the end of a round (Confucius, Discarding)."""

    cards: Counts

    def __post_init__(self) -> None:
        _check_cards(self.cards)

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

PLAIN_CARDS: Final = ("cash", "extra", "recruit", "insult")
"""The rewards that need nothing said."""

_DO: Final[dict[type[Action], str]] = {
    Bribe: "bribe",
    Secure: "secure",
    Transfer: "transfer",
    Nominate: "nominate",
    Force: "force",
    Recruit: "recruit",
    Invade: "invade",
    Junks: "junks",
    Voyage: "voyage",
    Buy: "buy",
    Give: "give",
    PetitionTile: "petition",
    PetitionVase: "petition",
    PetitionCoat: "petition",
    PetitionNecklace: "petition",
    PetitionJunk: "petition",
    Commercial: "commercial",
    Tax: "tax",
    CardPlain: "card",
    CardGift: "card",
    CardBribe: "card",
    Nothing: "nothing",
    Pass: "pass",
}

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


def do_of(action: ConfuciusAction) -> str:
    """What is done, as in the slot "do"; "" for the decisions that are no actions of a turn."""
    return _DO.get(type(action), "")


def gift_of(action: Petition) -> int:
    """The value of the gift that the Emperor gets."""
    return _GIFTS[type(action)]


_GIFTS: Final[dict[type[Action], int]] = {
    PetitionTile: 2,
    PetitionVase: 3,
    PetitionCoat: 4,
    PetitionNecklace: 5,
    PetitionJunk: 6,
}


@cache
def written(cards: Counts, between: str = " ") -> str:
    """The cards by their cash, the lowest first: "1 2 2"; "" for none."""
    return between.join(str(cash) for cash, count in enumerate(cards, 1) for _ in range(count))


# ── parts of slots and checks ────────────────────────────────────────────────────────────────────────

_PETITION_TILE, _PETITION_VASE, _PETITION_COAT, _PETITION_NECKLACE, _PETITION_JUNK = (
    (Slot("do", "petition"), Slot("gift", gift)) for gift in ("tile", "vase", "coat", "necklace", "junk")
)


def _to(seat: int) -> Slot:
    """The player who gets something."""
    return Slot("to", seat_letter(seat))


def _official(ministry: int, space: int, number: str = "") -> tuple[Slot, Slot]:
    """A ministry and a space of it; ``number`` "2" for the second one of an action."""
    return Slot(f"ministry{number}", MINISTRIES[ministry]), Slot(f"space{number}", str(space + 1))


def _check_seats(*seats: int) -> None:
    """There can be such players."""
    for seat in seats:
        if not 0 <= seat < _MOST_SEATS:
            raise BadNotation("no-such-seat", seat=str(seat))


def _check_space(ministry: int, space: int) -> None:
    """There is such a space."""
    if not 0 <= ministry < len(MINISTRIES):
        raise BadNotation("no-such-ministry", ministry=str(ministry), known=", ".join(MINISTRIES))
    if not 0 <= space < SPACES:
        raise BadNotation("no-such-number", number=space + 1, least=1, most=SPACES)


def _check_student(student: int) -> None:
    """There is such a student space."""
    if not 0 <= student < len(STUDENTS):
        raise BadNotation("no-such-student", student=str(student), known=", ".join(STUDENTS))


def _check_box(land: int, box: int) -> None:
    """There is such a box of such a foreign land."""
    if not 0 <= land < len(lands()):
        raise BadNotation("no-such-land", land=str(land), known=", ".join(entry.id for entry in lands()))
    if not 0 <= box < len(lands()[land].boxes):
        raise BadNotation(
            "no-such-box", land=lands()[land].name, number=box + 1, last=len(lands()[land].boxes)
        )


def _check_gift(value: int) -> None:
    """There is such a gift."""
    if value not in gifts().values:
        raise BadNotation("no-such-number", number=value, least=1, most=len(gifts().ids))


def _check_cards(cards: Counts) -> None:
    """No count is less than nothing, or more than can be typed."""
    if min(cards) < 0 or max(cards) > LARGEST:
        raise BadNotation("unreadable-notation", text=str(cards), example="pay 2 3")
