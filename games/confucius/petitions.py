"""Petitions: a gift for the Emperor, and what he does for it. The gift leaves the game.

=====================================  ==============================================================
``petition tile B C``                  junks go from B's shipyard to C's
``petition vase red``                  the student on the red space becomes one's own
``petition coat hubu 3 gongbu 5``      one's own official on Hubu 3 and that on Gongbu 5 change places
``petition necklace annam 1 korea 2``  the army in Annam 1 moves to Korea 2
``petition junk hubu 3 C``             the marker on Hubu 3 becomes C's and is secured
=====================================  ==============================================================
"""

from collections.abc import Sequence
from functools import cache
from typing import Annotated, Any, ClassVar, Final

from games.confucius import gifts as giving
from games.confucius import officials
from games.confucius.armies import box_slots, check_box, not_open, read_box, taken
from games.confucius.components import (
    AVAILABLE,
    COAT,
    EMPTY,
    JUNK,
    NECKLACE,
    NOBODY,
    REMOVED,
    STUDENTS,
    TILE,
    VASE,
    BoxNumber,
    GiftValue,
    JunkCount,
    LandNumber,
    MinistryNumber,
    SpaceNumber,
    StudentNumber,
    gifts,
    land_place,
    lands,
    official_place,
    yard_place,
)
from games.confucius.deeds import ConfuciusAction, Verbs, check_seats, deed, not_playing, to_slot
from games.confucius.deeds import refuse as refuse_seat
from games.confucius.examination import check_student, on_student, read_student
from games.confucius.gifts import GiftRemoved
from games.confucius.officials import check_space, official_slots, read_official, where
from games.confucius.state import ConfuciusState
from games.engine import BadNotation, Event, Family, IllegalAction, Refusals, Seat, Slot
from games.engine.contract import seat_letter
from games.engine.notation import LONGEST_FACT, Unread
from games.engine.notation import seat as read_seat

refuse: Final = Refusals(
    {
        "basic-game": "petition",
        "own-shipyard": "petition",
        "same-shipyard": "petition",
        "shipyard-empty": "petition",
        "no-student": "petition",
        "own-student": "petition",
        "same-official": "petition",
        "higher-seniority": "petition",
        "no-army-there": "petition",
        "not-your-army": "petition",
        "no-petition": "petition",
    }
)


class _Petition(ConfuciusAction, frozen=True):
    """The Emperor gets the gift of that value."""

    rule: ClassVar[str] = "petition"
    do: ClassVar[str] = "petition"
    gift: ClassVar[int]

    def slots(self) -> tuple[Slot, ...]:
        """ "petition" and the name of the gift."""
        return Slot("do", self.do), Slot("gift", gifts().id(self.gift))


# ── the tile ─────────────────────────────────────────────────────────────────────────────────────────


class PetitionTile(_Petition, frozen=True):
    """The tile for the Emperor: junks go from one shipyard to another.

    (Confucius, Petition to the Emperor.)
    """

    gift: ClassVar[int] = TILE
    origin: int
    to: int

    def __post_init__(self) -> None:
        check_seats(self.origin, self.to)

    def slots(self) -> tuple[Slot, ...]:
        """ "petition", "tile", from whom, to whom."""
        return *super().slots(), Slot("from", seat_letter(self.origin)), to_slot(self.to)


petition_tile = cache(PetitionTile)


class JunksMoved(Event, frozen=True):
    """Junks went from a shipyard to another."""

    rule: ClassVar[str] = "petition"
    seat: Seat
    origin: Seat
    to: Seat
    count: JunkCount

    def places(self) -> tuple[int, ...]:
        """Both shipyards."""
        return yard_place(self.origin), yard_place(self.to)


def _tiles(state: ConfuciusState, seat: Seat) -> list[PetitionTile]:
    """From every other shipyard with junks to every shipyard of somebody who still plays."""
    return [
        petition_tile(origin, to)
        for origin, count in enumerate(state.yard)
        if count and origin != seat
        for to in state.others(origin)
    ]


def _no_tile(state: ConfuciusState, seat: Seat, action: PetitionTile) -> IllegalAction | None:
    """Junks in another player's shipyard; they go to one of somebody who still plays."""
    if action.origin >= state.seats:
        return refuse_seat("no-such-seat", seat=seat_letter(action.origin))
    if reason := not_playing(state, action.to):
        return reason
    if action.origin == seat:
        return refuse("own-shipyard")
    if action.origin == action.to:
        return refuse("same-shipyard", rival=seat_letter(action.to))
    if not state.yard[action.origin]:
        return refuse("shipyard-empty", rival=seat_letter(action.origin))
    return None


def _tile(state: ConfuciusState, seat: Seat, action: PetitionTile) -> list[Event]:
    """Junks go from a shipyard to another."""
    count = min(gifts().junks, state.yard[action.origin])
    state.yard[action.origin] -= count
    state.yard[action.to] += count
    return [JunksMoved(seat, action.origin, action.to, count)]


# ── the vase ─────────────────────────────────────────────────────────────────────────────────────────


class PetitionVase(_Petition, frozen=True):
    """The vase for the Emperor: one's own student replaces another (Confucius, Petition to the Emperor)."""

    gift: ClassVar[int] = VASE
    student: int

    def __post_init__(self) -> None:
        check_student(self.student)

    def slots(self) -> tuple[Slot, ...]:
        """ "petition", "vase", the student space."""
        return *super().slots(), Slot("student", STUDENTS[self.student])


petition_vase = cache(PetitionVase)


class StudentReplaced(Event, frozen=True):
    """The student of ``loser`` was replaced by one of the seat."""

    rule: ClassVar[str] = "petition"
    seat: Seat
    student: StudentNumber
    loser: Seat
    places = on_student


def _vases(state: ConfuciusState, seat: Seat) -> list[PetitionVase]:
    """Every student of another player."""
    return [
        petition_vase(student) for student, owner in enumerate(state.students) if owner not in (NOBODY, seat)
    ]


def _no_vase(state: ConfuciusState, seat: Seat, action: PetitionVase) -> IllegalAction | None:
    """Another player's student."""
    owner = state.students[action.student]
    if owner == NOBODY:
        return refuse("no-student", student=STUDENTS[action.student])
    return refuse("own-student", student=STUDENTS[action.student]) if owner == seat else None


def _vase(state: ConfuciusState, seat: Seat, action: PetitionVase) -> list[Event]:
    """One's own student replaces that of another, even beside one's own."""
    loser = state.students[action.student]
    state.students[action.student] = seat
    return [StudentReplaced(seat, action.student, loser)]


# ── the coat ─────────────────────────────────────────────────────────────────────────────────────────


class PetitionCoat(_Petition, frozen=True):
    """The coat for the Emperor: one's own official changes places (Confucius, Petition to the Emperor)."""

    gift: ClassVar[int] = COAT
    ministry: int
    space: int
    ministry2: int
    space2: int

    def __post_init__(self) -> None:
        check_space(self.ministry, self.space)
        check_space(self.ministry2, self.space2)

    def slots(self) -> tuple[Slot, ...]:
        """ "petition", "coat", one's own official, the other one."""
        own, other = (self.ministry, self.space), (self.ministry2, self.space2)
        return *super().slots(), *official_slots(*own), *official_slots(*other, "2")


petition_coat = cache(PetitionCoat)


class OfficialsSwapped(Event, frozen=True):
    """Two officials changed places, markers and all: ``place`` and ``other`` are (ministry, space).

    The seat's own official was at ``place`` and is at ``other`` now.
    """

    rule: ClassVar[str] = "petition"
    seat: Seat
    place: Annotated[tuple[MinistryNumber, SpaceNumber], "ministry", "space"]
    other: Annotated[tuple[MinistryNumber, SpaceNumber], "ministry", "space"]

    def places(self) -> tuple[int, ...]:
        """Both spaces."""
        return official_place(*self.place), official_place(*self.other)


def _coats(state: ConfuciusState, seat: Seat) -> list[PetitionCoat]:
    """Every own official with every other one of equal or lower seniority, in open ministries."""
    tiles = [
        (ministry, space)
        for ministry, row in enumerate(state.officials)
        if not state.resolved[ministry]
        for space, cost in enumerate(row)
        if cost != EMPTY
    ]
    return [
        petition_coat(ministry, space, other, lower)
        for ministry, space in state.own_officials(seat)
        for other, lower in tiles
        if lower >= space and (lower, other) != (space, ministry)
    ]


def _no_coat(state: ConfuciusState, seat: Seat, action: PetitionCoat) -> IllegalAction | None:
    """One's own official, and another one of equal or lower seniority; both in open ministries."""
    ministry, space, ministry2, space2 = action.ministry, action.space, action.ministry2, action.space2
    if reason := officials.not_own(state, seat, ministry, space, action.rule):
        return reason
    if reason := officials.no_official(state, ministry2, space2, action.rule):
        return reason
    if (ministry, space) == (ministry2, space2):
        return refuse("same-official", **where(ministry, space))
    return refuse("higher-seniority", space=space + 1, space2=space2 + 1) if space2 < space else None


def _coat(state: ConfuciusState, seat: Seat, action: PetitionCoat) -> list[Event]:
    """Two officials change places; markers go with them, secured or not."""
    own, other = (action.ministry, action.space), (action.ministry2, action.space2)
    (ministry, space), (ministry2, space2) = own, other
    boards: list[list[list[Any]]] = [state.officials, state.markers, state.secured]
    for rows in boards:
        rows[ministry][space], rows[ministry2][space2] = rows[ministry2][space2], rows[ministry][space]
    ends = official_place(*own), official_place(*other)
    swapped = dict(zip(ends, reversed(ends), strict=True))
    state.transferred = [swapped.get(place, place) for place in state.transferred]
    return [OfficialsSwapped(seat, own, other)]


# ── the necklace ─────────────────────────────────────────────────────────────────────────────────────


class PetitionNecklace(_Petition, frozen=True):
    """The necklace for the Emperor: an army moves to another box (Confucius, Petition to the Emperor)."""

    gift: ClassVar[int] = NECKLACE
    land: int
    box: int
    land2: int
    box2: int

    def __post_init__(self) -> None:
        check_box(self.land, self.box)
        check_box(self.land2, self.box2)

    def slots(self) -> tuple[Slot, ...]:
        """ "petition", "necklace", where the army is, where it goes."""
        return *super().slots(), *box_slots(self.land, self.box), *box_slots(self.land2, self.box2, "2")


petition_necklace = cache(PetitionNecklace)


class ArmyMoved(Event, frozen=True):
    """An army of ``owner`` moved from one box to another."""

    rule: ClassVar[str] = "petition"
    seat: Seat
    owner: Seat
    slot: int
    land: LandNumber
    box: BoxNumber
    to_slot: int
    to_land: LandNumber
    to_box: BoxNumber

    def places(self) -> tuple[int, ...]:
        """Both boxes."""
        return land_place(self.slot, self.box), land_place(self.to_slot, self.to_box)


def _necklaces(state: ConfuciusState, seat: Seat) -> list[PetitionNecklace]:
    """Every own army, or any player's, to every empty box."""
    armies = state.boxes(None if state.any_army else seat)
    empty = state.boxes(NOBODY) if armies else []
    return [petition_necklace(*army, *to) for army in armies for to in empty]


def _no_necklace(state: ConfuciusState, seat: Seat, action: PetitionNecklace) -> IllegalAction | None:
    """An army, one's own unless the variant says otherwise; an empty box; both lands not resolved."""
    if reason := not_open(state, action.land):
        return reason
    army = state.armies[state.lands.index(action.land)][action.box]
    land, box = lands()[action.land].id, action.box + 1
    if army == NOBODY:
        return refuse("no-army-there", land=land, box=box)
    if army != seat and not state.any_army:
        return refuse("not-your-army", land=land, box=box, owner=seat_letter(army))
    return taken(state, action.land2, action.box2)


def _necklace(state: ConfuciusState, seat: Seat, action: PetitionNecklace) -> list[Event]:
    """An army moves to an empty box."""
    slot, slot2 = state.lands.index(action.land), state.lands.index(action.land2)
    owner = state.armies[slot][action.box]
    state.armies[slot][action.box] = NOBODY
    state.armies[slot2][action.box2] = owner
    return [ArmyMoved(seat, owner, slot, action.land, action.box, slot2, action.land2, action.box2)]


# ── the junk ─────────────────────────────────────────────────────────────────────────────────────────


class PetitionJunk(_Petition, frozen=True):
    """The junk for the Emperor: a marker becomes that of ``to`` and is secured.

    (Confucius, Petition to the Emperor.)
    """

    gift: ClassVar[int] = JUNK
    ministry: int
    space: int
    to: int

    def __post_init__(self) -> None:
        check_space(self.ministry, self.space)
        check_seats(self.to)

    def slots(self) -> tuple[Slot, ...]:
        """ "petition", "junk", the ministry, the space, whose marker comes."""
        return *super().slots(), *official_slots(self.ministry, self.space), to_slot(self.to)


petition_junk = cache(PetitionJunk)


def _junks(state: ConfuciusState, seat: Seat) -> list[PetitionJunk]:
    """Every marker that is not secured, for every player."""
    return [
        petition_junk(ministry, space, to) for ministry, space in state.unsecured() for to in state.playing
    ]


def _no_junk(state: ConfuciusState, seat: Seat, action: PetitionJunk) -> IllegalAction | None:
    """A marker that is not secured, for somebody who still plays."""
    return (
        not_playing(state, action.to)
        or officials.no_marker(state, action.ministry, action.space, action.rule)
        or officials.secured(state, action.ministry, action.space, action.rule)
    )


def _junk(state: ConfuciusState, seat: Seat, action: PetitionJunk) -> list[Event]:
    """A marker becomes anybody's and is secured."""
    return [officials.put_marker(state, seat, action.ministry, action.space, action.to, "petition")]


# ── all of them ──────────────────────────────────────────────────────────────────────────────────────

_OFFERS: Final[dict[type[_Petition], Family[ConfuciusState, Any]]] = {
    PetitionTile: Family(PetitionTile, _tiles, _no_tile, _tile),
    PetitionVase: Family(PetitionVase, _vases, _no_vase, _vase),
    PetitionCoat: Family(PetitionCoat, _coats, _no_coat, _coat),
    PetitionNecklace: Family(PetitionNecklace, _necklaces, _no_necklace, _necklace),
    PetitionJunk: Family(PetitionJunk, _junks, _no_junk, _junk),
}


class Petitioned(Event, frozen=True):
    """The Emperor got a gift."""

    rule: ClassVar[str] = "petition"
    seat: Seat
    value: GiftValue


def _candidates(state: ConfuciusState, seat: Seat, most: int) -> Sequence[_Petition]:
    """What the available gifts can do for the Emperor's favour (Confucius, Petition to the Emperor)."""
    row = state.gifts[seat]
    if not state.advanced or AVAILABLE not in row:
        return ()
    return [
        action
        for kind, offer in _OFFERS.items()
        if row[kind.gift - 1] == AVAILABLE
        for action in offer.candidates(state, seat)
    ]


def _forbidden(state: ConfuciusState, seat: Seat, action: _Petition) -> IllegalAction | None:
    """In the advanced game, with an available gift, and it must have an effect."""
    if not state.advanced:
        return refuse("basic-game")
    if reason := giving.not_available(state, seat, action.gift, action.rule):
        return reason
    return _OFFERS[type(action)].refusal(state, seat, action)


def _petition(state: ConfuciusState, seat: Seat, action: _Petition) -> list[Event]:
    """The gift leaves the game, and has its effect."""
    value = action.gift
    state.gifts[seat][value - 1] = REMOVED
    offered = Petitioned(seat, value), GiftRemoved(seat, NOBODY, value, "petition")
    return [*offered, *_OFFERS[type(action)].carry_out(state, seat, action)]


PETITIONING: Final = deed(
    _Petition,
    _candidates,
    _forbidden,
    _petition,
    nothing=lambda state, seat: refuse("no-petition" if state.advanced else "basic-game"),
    kinds=tuple(_OFFERS),
)


def _read(words: Sequence[str]) -> _Petition:
    """A gift and what it does; a gift also by its value."""
    if not words:
        raise Unread
    name = gifts().id(int(words[0])) if words[0] in ("1", "2", "3", "4", "5", "6") else words[0]
    match name, words[1:]:
        case "tile", [origin, to]:
            return petition_tile(read_seat(origin), read_seat(to))
        case "vase", [student]:
            return petition_vase(read_student(student))
        case "coat", [_, _, _, _] as spaces:
            return petition_coat(*read_official(spaces[:2]), *read_official(spaces[2:]))
        case "necklace", [_, _, _, _] as boxes:
            return petition_necklace(*read_box(boxes[:2]), *read_box(boxes[2:]))
        case "junk", [_, _, to] as spaces:
            return petition_junk(*read_official(spaces[:2]), read_seat(to))
    known = gifts().ids[1:]  # for the first one the Emperor does nothing
    if name not in known:
        gift = gifts().ids[0] if gifts().ids[0].startswith(name) else name
        raise BadNotation("no-such-petition", gift=gift[:LONGEST_FACT], known=", ".join(known))
    raise Unread


VERBS: Final[Verbs] = {"petition": (_read, "petition tile B C")}
