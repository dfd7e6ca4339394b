"""What a player of China does, step by step, and how it is written.

==============================  ============================================================
notation                        meaning
==============================  ============================================================
``chu 3 V``                     a house on the third space of Chu for a violet card
``chu 3 OO``                    the same for a pair of orange cards as joker
``chu fort 3 V``                a fortification on that space
``chu dragon V``                an emissary on the dragon field of Chu
``chu done``                    no second piece in Chu
``exchange V``                  exchange the violet card instead of placing
``take V``                      take a violet card from the open row
``draw``                        draw the top card of the face-down deck
==============================  ============================================================
"""

from functools import cache
from typing import Final

from games.china.components import COLOURS, board
from games.engine import Action, BadNotation, Slot
from games.engine.notation import Spelling, check_index, one_of

HOUSE: Final = "house"
EMISSARY: Final = "emissary"
FORT: Final = "fort"
"""The three kinds of pieces."""

DECK: Final = "deck"
"""Where a card is drawn from when it is not taken from the open row."""

PAYS: Final = (*COLOURS, *(colour * 2 for colour in COLOURS))
"""What can pay for a piece: one card, or a pair as joker."""


class Place(Action, frozen=True):
    """Put a ``piece`` on ``place`` (a space, or a dragon field for an emissary) for the cards ``pay``.

    An emissary on a space, a house on a dragon field, a place or a payment that there is not: `BadNotation`.
    """

    place: int
    piece: str
    pay: str

    def __post_init__(self) -> None:
        spaces = len(board().spaces)
        kinds = (HOUSE, FORT) if 0 <= self.place < spaces else (EMISSARY,)
        if (
            not 0 <= self.place < spaces + len(board().provinces)
            or self.piece not in kinds
            or self.pay not in PAYS
        ):
            raise BadNotation("no-such-placement", place=self.place, piece=self.piece, pay=self.pay)

    def __str__(self) -> str:
        fort = "fort " if self.piece == FORT else ""
        return f"{board().provinces[self.province].id} {fort}{board().label(self.place)} {self.pay}"

    @property
    def province(self) -> int:
        """The index of the province."""
        return board().province_of(self.place)

    def slots(self) -> tuple[Slot, ...]:
        """Province, place in it, kind of piece if the place is a space, what pays."""
        province = Slot("province", board().provinces[self.province].id)
        place = Slot("place", board().label(self.place))
        pay = Slot("pay", self.pay)
        if self.piece == EMISSARY:
            return province, place, pay
        return province, place, Slot("piece", self.piece), pay


class Done(Action, frozen=True):
    """Place no second piece in the ``province`` of the first."""

    province: int

    def __post_init__(self) -> None:
        check_index("unknown-province", _names(), province=self.province)

    def __str__(self) -> str:
        return f"{board().provinces[self.province].id} done"

    def slots(self) -> tuple[Slot, ...]:
        """The province, and "done" in place of a place."""
        return Slot("province", board().provinces[self.province].id), Slot("place", "done")


class Exchange(Action, frozen=True):
    """Discard ``card`` (a colour's letter) instead of placing, to draw one card for it."""

    card: str

    def __post_init__(self) -> None:
        if self.card not in tuple(COLOURS):
            raise _SPELLING.unreadable(str(self.card))

    def __str__(self) -> str:
        return f"exchange {self.card}"

    def slots(self) -> tuple[Slot, ...]:
        """ "exchange" in place of a province, and the card."""
        return Slot("province", "exchange"), Slot("card", self.card)


class Draw(Action, frozen=True):
    """Take a card of the colour ``source`` from the open row, or with `DECK` the top card of the deck."""

    source: str

    def __post_init__(self) -> None:
        if self.source not in (*COLOURS, DECK):
            raise _SPELLING.unreadable(str(self.source))

    def __str__(self) -> str:
        return "draw" if self.source == DECK else f"take {self.source}"

    def slots(self) -> tuple[Slot, ...]:
        """The colour, or "deck"."""
        return (Slot("draw", self.source),)


ChinaAction = Place | Done | Exchange | Draw
"""Every action of the game."""

EXCHANGES: Final = {colour: Exchange(colour) for colour in COLOURS}
DRAWS: Final = {source: Draw(source) for source in (*COLOURS, DECK)}
"""Every exchange and every draw there is, made once."""


@cache  # there are about 1,200 of them
def placement(place: int, piece: str, pay: str) -> Place:
    """The one `Place` with these fields."""
    return Place(place, piece, pay)


@cache
def done(province: int) -> Done:
    """The one `Done` of the province."""
    return Done(province)


# ── reading ──────────────────────────────────────────────────────────────────────────────────────────

_SPELLING = Spelling("chu 3 V", frozenset(("by", "with", "for", "from", "on", "in", "to", "the")))
_COLOUR_WORDS = {
    word: letter
    for letter, name in zip(COLOURS, ("red", "green", "yellow", "orange", "violet"), strict=True)
    for word in (letter.lower(), name)
}
_PIECE_WORDS = {"house": HOUSE, "fort": FORT, "fortification": FORT, "emissary": EMISSARY, "dragon": EMISSARY}


def parse(text: str) -> ChinaAction:
    """The action that the text names, forgiving about case, blanks, apostrophes, dashes and small words.

    Raises `BadNotation`: ``unreadable-notation``, ``unknown-province``, ``no-such-space``, ``bad-pair``.
    """
    match _SPELLING.words(text):
        case ["draw"] | ["draw" | "take", "deck"]:
            return DRAWS[DECK]
        case ["draw" | "take", colour] if colour in _COLOUR_WORDS:
            return DRAWS[_COLOUR_WORDS[colour]]
        case ["exchange" | "swap", colour] if colour in _COLOUR_WORDS:
            return EXCHANGES[_COLOUR_WORDS[colour]]
        case [province, "done"]:
            return done(_province(province))
        case [province, *rest] if rest:
            return _placement(text, province, rest)
    raise _SPELLING.unreadable(text)


def _placement(text: str, name: str, rest: list[str]) -> Place:
    """The placement in the province of that name; ``rest`` are the other words in any order."""
    numbers: list[int] = []
    pieces: list[str] = []
    pay = ""
    for word in rest:
        if word.isdecimal():
            numbers.append(int(word))
        elif word in _PIECE_WORDS:
            pieces.append(_PIECE_WORDS[word])
        elif word in _COLOUR_WORDS:
            pay += _COLOUR_WORDS[word]
        elif len(word) == 2 and all(letter in _COLOUR_WORDS for letter in word):
            pay += word.upper()
        else:
            raise _SPELLING.unreadable(text)
    piece = pieces[0] if pieces else HOUSE
    if len(pieces) > 1 or len(numbers) != (piece != EMISSARY) or not 1 <= len(pay) <= 2:
        raise _SPELLING.unreadable(text)
    province = _province(name)
    if pay not in PAYS:
        raise BadNotation("bad-pair", first=pay[0], second=pay[1])
    if piece == EMISSARY:
        return placement(board().dragon(province), piece, pay)
    spaces = board().provinces[province].spaces
    if not 1 <= numbers[0] <= len(spaces):
        raise BadNotation(
            "no-such-space",
            province=board().provinces[province].name,
            number=numbers[0],
            last=len(spaces),
        )
    return placement(spaces[numbers[0] - 1], piece, pay)


def _province(name: str) -> int:
    """The index of the province of that name."""
    return one_of("unknown-province", _names(), province=name)


def _names() -> list[str]:
    """The names of all provinces, as they are typed."""
    return [province.id for province in board().provinces]
