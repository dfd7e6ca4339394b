"""Placing a house, an emissary or a fortification; placing no second one.

(China, Placing pieces; Houses; Emissaries; Fortifications.)

==============================  ============================================================
notation                        meaning
==============================  ============================================================
``chu 3 V``                     a house on the third space of Chu for a violet card
``chu 3 OO``                    the same for a pair of orange cards as joker
``chu fort 3 V``                a fortification on that space
``chu dragon V``                an emissary on the dragon field of Chu
``chu done``                    no second piece in Chu
==============================  ============================================================
"""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import ClassVar, Final, Literal

from games.china import scoring
from games.china.cards import COLOUR_WORDS, SPELLING, draw_first
from games.china.components import COLOURS, Pay, PlaceNumber, ProvinceIndex, board
from games.china.state import ChinaState
from games.engine import Action, BadNotation, Event, Family, IllegalAction, Refusals, Seat, Slot
from games.engine.contract import seat_letter
from games.engine.notation import check_index, one_of

refuse: Final = Refusals(
    {
        "nothing-placed": "turn",
        "other-province": "place",
        "pieces-used-up": "place",
        "card-not-held": "place",
        "wrong-colour": "place",
        "joker-own-colour": "jokers",
        "piece-not-left": "place",
        "space-taken": "houses",
        "already-fortified": "fortifications",
        "no-fortifications": "fortifications",
        "no-houses-there": "emissaries",
        "too-many-emissaries": "emissaries",
    }
)

Piece = Literal["house", "emissary", "fort"]
HOUSE: Final = "house"
EMISSARY: Final = "emissary"
FORT: Final = "fort"
"""The three kinds of pieces."""

MOST_PIECES: Final = 2
"""Pieces of one turn in a province that had a piece when the turn began; else one (China, Placing pieces)."""

PAYS: Final = (*COLOURS, *(colour * 2 for colour in COLOURS))
"""What can pay for a piece: one card, or a pair as joker."""


class Place(Action, frozen=True):
    """Put a ``piece`` on ``place`` (a space, or a dragon field for an emissary) for the cards ``pay``.

    An emissary on a space, a house on a dragon field, a place or a payment that there is not: `BadNotation`.
    """

    rule: ClassVar[str] = "place"

    place: int
    piece: Piece
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

    rule: ClassVar[str] = "turn"
    ends_turn: ClassVar[bool] = True

    province: int

    def __post_init__(self) -> None:
        check_index("unknown-province", _names(), province=self.province)

    def __str__(self) -> str:
        return f"{board().provinces[self.province].id} done"

    def slots(self) -> tuple[Slot, ...]:
        """The province, and "done" in place of a place."""
        return Slot("province", board().provinces[self.province].id), Slot("place", "done")


@cache  # there are about 1,200 of them
def placement(place: int, piece: Piece, pay: str) -> Place:
    """The one `Place` with these fields."""
    return Place(place, piece, pay)


@cache
def done(province: int) -> Done:
    """The one `Done` of the province."""
    return Done(province)


_PIECE_WORDS: Final[dict[str, Piece]] = {
    "house": HOUSE,
    "fort": FORT,
    "fortification": FORT,
    "emissary": EMISSARY,
    "dragon": EMISSARY,
}


def read(text: str, name: str, rest: list[str]) -> Place:
    """The placement in the province of that name; ``rest`` are the other words in any order.

    Raises `BadNotation`."""
    numbers: list[int] = []
    pieces: list[Piece] = []
    pay = ""
    for word in rest:
        if word.isdecimal():
            numbers.append(int(word))
        elif word in _PIECE_WORDS:
            pieces.append(_PIECE_WORDS[word])
        elif word in COLOUR_WORDS:
            pay += COLOUR_WORDS[word]
        elif len(word) == 2 and all(letter in COLOUR_WORDS for letter in word):
            pay += word.upper()
        else:
            raise SPELLING.unreadable(text)
    piece = pieces[0] if pieces else HOUSE
    if len(pieces) > 1 or len(numbers) != (piece != EMISSARY) or not 1 <= len(pay) <= 2:
        raise SPELLING.unreadable(text)
    province = province_named(name)
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


def province_named(name: str) -> int:
    """The index of the province of that name."""
    return one_of("unknown-province", _names(), province=name)


def _names() -> list[str]:
    """The names of all provinces, as they are typed."""
    return [province.id for province in board().provinces]


# ── what is legal ────────────────────────────────────────────────────────────────────────────────────


def candidates(state: ChinaState, seat: Seat) -> Sequence[Place]:
    """Every legal piece: by province, place, piece and payment."""
    if state.phase == "draw":
        return ()
    pays = payments(state.payable(seat))
    found: list[Place] = []
    for number, province in enumerate(board().provinces):
        if pays[province.colour] and (state.phase == "start" or number == state.province):
            found += placements(state, seat, number, pays[province.colour])
    return found


def placements(state: ChinaState, seat: Seat, province: int, pays: tuple[str, ...]) -> tuple[Place, ...]:
    """Every piece that the seat may place in the province for one of these payments."""
    entry = board().provinces[province]
    houses = state.houses
    free = tuple([space for space in entry.spaces if houses[space] < 0])
    fortifiable: tuple[int, ...] = ()
    if state.forts_left[seat]:
        fortifiable = tuple([space for space in free if not state.forts[space]])
    if not state.houses_left[seat]:
        free = ()
    emissary = state.emissaries_left[seat] > 0 and room_for_emissary(state, province)
    dragon = board().dragon(province) if emissary else -1
    return _placements(entry.spaces, free, fortifiable, dragon, pays)


@lru_cache(maxsize=1 << 11)
def _placements(
    spaces: tuple[int, ...],
    free: tuple[int, ...],
    fortifiable: tuple[int, ...],
    dragon: int,
    pays: tuple[str, ...],
) -> tuple[Place, ...]:
    """The placements in a province with these spaces, made once; ``dragon`` is -1 if it takes no emissary."""
    found: list[Place] = []
    for space in spaces:
        if space in free:
            found += [placement(space, HOUSE, pay) for pay in pays]
        if space in fortifiable:
            found += [placement(space, FORT, pay) for pay in pays]
    if dragon >= 0:
        found += [placement(dragon, EMISSARY, pay) for pay in pays]
    return tuple(found)


@lru_cache(maxsize=1 << 12)
def payments(hand: str) -> dict[str, tuple[str, ...]]:
    """What of the hand can pay for a piece in a province, by its colour.

    One card of it, or two of one other colour (China, Jokers).
    """
    pairs = [colour for colour in COLOURS if hand.count(colour) >= 2]
    return {
        colour: tuple([colour] * (colour in hand) + [other * 2 for other in pairs if other != colour])
        for colour in COLOURS
    }


def most_houses(state: ChinaState, province: int) -> int:
    """The houses of whoever has the most in the province."""
    here = state.houses_in(province)
    return max(map(here.count, range(state.seats)))


def room_for_emissary(state: ChinaState, province: int) -> bool:
    """Whether one more emissary is admitted: all of them at most as many as the most houses of one player."""
    return sum(state.emissaries[province]) < most_houses(state, province)


def takes_piece(state: ChinaState, seat: Seat, province: int) -> bool:
    """Whether board and supplies leave the seat a piece to place in the province, whatever its hand holds."""
    free = [space for space in board().provinces[province].spaces if state.houses[space] < 0]
    if free and state.houses_left[seat]:
        return True
    if state.forts_left[seat] and any(not state.forts[space] for space in free):
        return True
    return state.emissaries_left[seat] > 0 and room_for_emissary(state, province)


def nobody_can_place(state: ChinaState) -> bool:
    """Whether board and supplies leave no piece to anybody who plays; hands do not matter.

    (China, The end.)
    """
    return not any(
        takes_piece(state, seat, province)
        for seat in state.playing
        for province in range(len(board().provinces))
    )


def refusal(state: ChinaState, seat: Seat, action: Place) -> IllegalAction | None:
    """Why the rules forbid the piece; `placements` asks the same faster."""
    return _no_time(state, seat, action) or _no_piece(state, seat, action) or _no_pay(state, seat, action)


def _no_time(state: ChinaState, seat: Seat, action: Place) -> IllegalAction | None:
    """A piece is still to come, and it comes into the province of the first (China, Placing pieces)."""
    if state.phase == "start":
        return None
    if state.placed and state.placed == state.allowed:
        return refuse("pieces-used-up", province=_name(state.province), pieces=state.allowed)
    if state.phase == "draw":
        return draw_first(state, seat)
    if action.province != state.province:
        return refuse("other-province", province=_name(state.province))
    return None


def _no_piece(state: ChinaState, seat: Seat, action: Place) -> IllegalAction | None:
    """The seat has such a piece left, and the place admits it."""
    if action.piece == FORT and not state.fortified:
        return refuse("no-fortifications")
    left = {HOUSE: state.houses_left, EMISSARY: state.emissaries_left, FORT: state.forts_left}
    if not left[action.piece][seat]:
        return refuse("piece-not-left", piece=action.piece)
    if action.piece == EMISSARY:
        most = most_houses(state, action.province)
        if not most:
            return refuse("no-houses-there", province=_name(action.province))
        if sum(state.emissaries[action.province]) >= most:
            return refuse("too-many-emissaries", province=_name(action.province), most=most)
        return None
    holder = state.houses[action.place]
    if holder >= 0:
        return refuse("space-taken", space=board().name(action.place), seat=seat_letter(holder))
    if action.piece == FORT and state.forts[action.place]:
        return refuse("already-fortified", space=board().name(action.place))
    return None


def _no_pay(state: ChinaState, seat: Seat, action: Place) -> IllegalAction | None:
    """One card of the province's colour, or a pair of another; and the seat holds them."""
    colour = board().provinces[action.province].colour
    card = action.pay[0]
    if len(action.pay) == 1 and card != colour:
        return refuse("wrong-colour", card=card, province=_name(action.province), colour=colour)
    if len(action.pay) == 2 and card == colour:
        return refuse("joker-own-colour", card=card, province=_name(action.province))
    held = state.payable(seat).count(card)
    if held < len(action.pay):
        rule = action.rule if len(action.pay) == 1 else "jokers"
        return refuse("card-not-held", card=card, held=held, needed=len(action.pay), rule=rule)
    return None


def _name(province: int) -> str:
    """The printed name of the province."""
    return board().provinces[province].name


def stops(state: ChinaState, seat: Seat) -> Sequence[Done]:
    """No second piece, where there is room for one."""
    return (done(state.province),) if state.phase == "place" else ()


def not_done(state: ChinaState, seat: Seat, action: Done) -> IllegalAction | None:
    """Why no second piece cannot be left out there."""
    if state.phase == "draw":
        return draw_first(state, seat)
    if state.phase == "start":
        return refuse("nothing-placed")
    if action.province != state.province:
        return refuse("other-province", province=_name(state.province))
    return None


# ── what it causes ───────────────────────────────────────────────────────────────────────────────────


class PiecePlaced(Event, frozen=True):
    """A ``piece`` ("house", "emissary", "fort") was put on ``place`` for the cards ``pay``."""

    rule: ClassVar[str] = "place"
    seat: Seat
    piece: Piece
    province: ProvinceIndex
    place: PlaceNumber
    pay: Pay

    def places(self) -> tuple[int, ...]:
        """The space or the dragon field."""
        return (self.place,)


def is_empty(state: ChinaState, province: int) -> bool:
    """Whether the province has no piece on it. Emissaries need houses, so houses and fortifications tell."""
    return not any(state.forts[board().provinces[province].within]) and set(state.houses_in(province)) == {-1}


def carry_out(state: ChinaState, seat: Seat, action: Place) -> list[Event]:
    """Pay, put the piece there, and score the province's houses if it is full by that.

    (China, Placing pieces; Houses.)
    """
    for card in action.pay:
        state.give(seat, card)
    province = action.province
    if not state.placed:
        state.province = province
        state.allowed = 1 if is_empty(state, province) else MOST_PIECES
    state.placed += 1
    events: list[Event] = [PiecePlaced(seat, action.piece, province, action.place, action.pay)]
    if action.piece == EMISSARY:
        state.emissaries_left[seat] -= 1
        state.emissaries[province][seat] += 1
    elif action.piece == FORT:
        state.forts_left[seat] -= 1
        state.forts[action.place] = True
    else:
        state.houses_left[seat] -= 1
        state.houses[action.place] = seat
        if -1 not in state.houses_in(province):
            events.append(scoring.score_houses(state, province, at_end=False))
    return events


PLACING: Final = Family(Place, candidates, refusal, carry_out, exact=True)
STOPPING: Final = Family(Done, stops, not_done, lambda state, seat, action: [], exact=True)
