"""The rules of a placement: whether it is legal and why not, and everything it causes, in order.

Where to find the rest: founding, expanding, joining and what forbids it in ``provinces``; who takes a village
in ``villages``; the turn, skipping and the end in ``position``; all legal placements at once in ``lay``.
"""

from collections.abc import Collection, Iterable
from typing import TYPE_CHECKING, Final

from games.engine import Event, IllegalAction, Seat
from games.engine.contract import seat_letter
from games.qin import provinces, villages
from games.qin.actions import Place
from games.qin.events import ReserveChanged, TilePlaced
from games.qin.provinces import Group, Province
from games.qin.squares import CORNERS, as_set, square_name

if TYPE_CHECKING:
    from games.qin.position import QinPosition

REFUSALS: Final = {
    "match-over": "end",
    "not-your-turn": "turn-1",
    "not-your-tile": "turn-1",
    "square-taken": "turn-1",
    "not-grassland": "turn-1",
    "not-connected": "turn-1",
    "joins-majors": "join",
    "shared-majority": "join",
    "major-changes-owner": "join",
    "already-resigned": "resign",
}
"""Every code with which something is refused, and the paragraph of the rules that says so."""


def refusal(code: str, **facts: str | int) -> IllegalAction:
    """The refusal with that code, its facts and its paragraph."""
    return IllegalAction(code, **facts, rule=REFUSALS[code])


def check(position: "QinPosition", seat: Seat, place: Place) -> list[Group]:
    """The groups that the tile makes, each with the provinces that it meets.

    Raises `IllegalAction` if the rules forbid the placement (Qin, A turn, 1 and (a) to (c)).
    """
    if place.tile not in position.hands[seat]:
        raise refusal("not-your-tile", tile=place.tile)
    lay = position.lay
    halves = as_set((place.first, place.second))
    if halves & ~lay.empty:
        raise _no_room(position, place)
    if not halves & lay.touched:
        raise _no_contact(position, place)
    groups = [Group(colour, laid, lay.parts(colour, *laid)) for colour, laid in place.groups]
    for group in groups:
        parts = group.parts.values()
        if code := provinces.forbidden(parts):
            raise refusal(code, colour=group.colour, **_quarrel(code, parts))
    return groups


def _no_room(position: "QinPosition", place: Place) -> IllegalAction:
    """Both halves must lie on grassland that no tile covers."""
    square = place.second if position.lay.empty & as_set((place.first,)) else place.first
    if position.grid[square]:
        return refusal("square-taken", square=square_name(square))
    return refusal("not-grassland", square=square_name(square), ground=position.side.ground[square])


def _no_contact(position: "QinPosition", place: Place) -> IllegalAction:
    """At least one half must share an edge with a province square that was there before."""
    halves = (place.first, place.second)
    touches = "nothing"
    if any(position.grid[corner] for half in halves for corner in CORNERS[half]):
        touches = "corner"
    elif any(position.side.beside[half] for half in halves):
        touches = "village"
    return refusal("not-connected", touches=touches)


def _quarrel(code: str, parts: Collection[Province]) -> dict[str, str | int]:
    """The facts of a forbidden joining: whose majors; who would share it; or who would lose it to whom."""
    ranking = provinces.shares(parts)
    most = ranking[0][1]
    match code:
        case "joins-majors":
            owners = sorted({part.owner for part in parts if part.major})
            return {"seats": _letters(owners)}
        case "shared-majority":
            return {"seats": _letters(seat for seat, squares in ranking if squares == most), "squares": most}
        case _:
            owner = next(part.owner for part in parts if part.major)
            return {"owner": seat_letter(owner), "rival": seat_letter(ranking[0][0]), "squares": most}


def _letters(seats: Iterable[Seat]) -> str:
    """The seats as people see them, for a fact."""
    return ", ".join(seat_letter(seat) for seat in seats)


def carry_out(position: "QinPosition", seat: Seat, place: Place, groups: Iterable[Group]) -> list[Event]:
    """Lay the tile and do all it causes, up to somebody's last pagoda (Qin, Order, and the end)."""
    before = position.reserves.copy()
    events: list[Event] = [TilePlaced(seat, place.tile, place.first, place.second)]
    numbers: list[int] = []
    for index, group in enumerate(groups):
        if changed := provinces.change(position, seat, group, 2 * position.number + index):
            number, event = changed
            numbers.append(number)
            events.append(event)
    for colour, square in place.halves:
        position.grid[square] = colour
        position.tiles[square] = position.number
    position.lay.update((place.first, place.second), numbers)
    if numbers:
        provinces.place_pagodas(position, seat, numbers)
        if 0 not in position.reserves:
            events += villages.settle(position, seat, numbers)
    if position.reserves != before:
        for other in position.clockwise(seat):
            if position.reserves[other] != before[other]:
                events.append(ReserveChanged(other, before[other], position.reserves[other]))
    return events
