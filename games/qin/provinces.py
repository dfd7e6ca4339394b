"""Provinces: founding, expanding and joining them, what forbids a joining, their pagodas.

(Qin, Founding; Extending; Joining.)

Squares are numbers 0..168, seats are numbers.
"""

from collections.abc import Collection, Iterable, Sequence
from typing import Annotated, ClassVar, Final

import msgspec

from games.engine import Event, IllegalAction, Refusals, Seat
from games.engine.contract import seat_letter
from games.qin.components import Colour
from games.qin.squares import NEAR, Squares
from games.qin.state import MAJOR, Province, QinState

refuse: Final = Refusals({"joins-majors": "join", "shared-majority": "join", "major-changes-owner": "join"})


class ProvinceFounded(Event, frozen=True):
    """A province of 2 or more squares came into being; ``major`` if it got a double pagoda at once."""

    rule: ClassVar[str] = "found"
    seat: Seat
    colour: Colour
    size: int
    major: bool
    squares: Squares


class ProvinceExpanded(Event, frozen=True):
    """A province grew from ``before`` to ``after`` squares; ``promoted`` if it got its second pagoda by that.

    ``seat`` is its owner, who need not be the player who placed.
    """

    rule: ClassVar[str] = "expand"
    seat: Seat
    colour: Colour
    before: int
    after: int
    promoted: bool
    squares: Squares


class ProvincesJoined(Event, frozen=True):
    """Provinces became one major province of ``seat``.

    ``shares`` holds the squares each contributing seat had before, largest first; ``returned`` the pagodas
    each seat takes back from it.
    """

    rule: ClassVar[str] = "join"
    seat: Seat
    colour: Colour
    size: int
    shares: tuple[tuple[Seat, int], ...]
    returned: tuple[Annotated[tuple[Seat, int], "seat", "pagodas"], ...]
    squares: Squares


def shares(parts: Iterable[Province]) -> list[tuple[Seat, int]]:
    """What each seat would bring into a joined province.

    Seat and squares, largest first, then by seat (Qin, Joining).
    """
    return sorted(_by_seat(parts).items(), key=lambda share: (-share[1], share[0]))


def _by_seat(parts: Iterable[Province]) -> dict[Seat, int]:
    """The squares that each seat would bring into a joined province."""
    squares: dict[Seat, int] = {}
    for part in parts:
        squares[part.owner] = squares.get(part.owner, 0) + len(part.squares)
    return squares


def forbidden(parts: Collection[Province]) -> str:
    """Why these provinces may not be joined, as a code; "" if they may, or if there is nothing to join.

    ``joins-majors``: two or more are major; ``shared-majority``: the greatest contribution is not one seat's;
    ``major-changes-owner``: it is a rival's of the major province's owner (Qin, Joining).
    """
    if len(parts) < 2:
        return ""
    majors = [part.owner for part in parts if len(part.squares) >= MAJOR]
    if len(majors) > 1:
        return "joins-majors"
    squares = _by_seat(parts)
    most = max(squares.values())
    leaders = [seat for seat, count in squares.items() if count == most]
    if len(leaders) > 1:
        return "shared-majority"
    if majors and majors != leaders:
        return "major-changes-owner"
    return ""


class Group(msgspec.Struct, frozen=True):
    """What a tile brings of one colour: the squares laid, and the provinces beside them before, by number."""

    colour: str
    laid: tuple[int, ...]
    parts: dict[int, Province]


def refusal(group: Group) -> IllegalAction | None:
    """Why the tile may not bring its squares together with these provinces."""
    parts = group.parts.values()
    code = forbidden(parts)
    return refuse(code, colour=group.colour, **_quarrel(code, parts)) if code else None


def _quarrel(code: str, parts: Collection[Province]) -> dict[str, str | int]:
    """The facts of a forbidden joining: whose majors; who would share it; or who would lose it to whom."""
    ranking = shares(parts)
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


def change(state: QinState, mover: Seat, group: Group, number: int) -> tuple[int, Event] | None:
    """Found, expand or join with a new group, before it lies on the grid.

    Pagodas displaced by a joining go back to their owners; none is placed yet. Returns the number of the
    changed province (``number`` if it is a new one) and what happened; None if the group is a loose square.
    """
    colour, laid, parts, grid = group.colour, group.laid, group.parts, state.grid
    own = {near for square in laid for near in NEAR[square] if grid[near] == colour}
    if not own and len(laid) == 1:
        return None
    squares = tuple(sorted(own.union(laid, *[part.squares for part in parts.values()])))
    if not parts:
        founded = Province(mover, colour, squares, 0)
        state.provinces[number] = founded
        return number, ProvinceFounded(mover, colour, len(squares), founded.major, squares)
    if len(parts) == 1:
        ((number, old),) = parts.items()
        grown = Province(old.owner, colour, squares, old.pagodas)
        state.provinces[number] = grown
        promoted = grown.major and not old.major
        return number, ProvinceExpanded(old.owner, colour, len(old.squares), len(squares), promoted, squares)
    return number, _join(state, number, squares, parts)


def _join(state: QinState, number: int, squares: tuple[int, ...], parts: dict[int, Province]) -> Event:
    """Make one province of these parts; two pagodas of its owner at most stay, all others go back."""
    ranking = shares(parts.values())
    owner = ranking[0][0]
    standing: dict[Seat, int] = {}
    for old, part in parts.items():
        standing[part.owner] = standing.get(part.owner, 0) + part.pagodas
        del state.provinces[old]
    colour = next(iter(parts.values())).colour
    joined = Province(owner, colour, squares, 0)
    joined = joined.holding(min(standing[owner], joined.due))
    state.provinces[number] = joined
    standing[owner] -= joined.pagodas
    returned = tuple((seat, count) for seat, count in sorted(standing.items()) if count)
    for seat, count in returned:
        state.reserves[seat] += count
    return ProvincesJoined(owner, colour, len(squares), tuple(ranking), returned, squares)


def place_pagodas(state: QinState, mover: Seat, numbers: Sequence[int]) -> None:
    """Place what is due on these provinces, the mover's first, then clockwise.

    It stops at once when somebody places a last pagoda.
    """
    if len(numbers) > 1:
        numbers = sorted(numbers, key=lambda number: (state.provinces[number].owner - mover) % state.seats)
    for number in numbers:
        province = state.provinces[number]
        lacking = province.due - province.pagodas
        if lacking and 0 not in state.reserves:
            placed = min(lacking, state.reserves[province.owner])
            state.reserves[province.owner] -= placed
            state.provinces[number] = province.holding(province.pagodas + placed)


def without_second(state: QinState, number: int, event: Event) -> Event:
    """What happened, once a last pagoda was placed: without a second one that was not placed any more."""
    if state.provinces[number].pagodas > 1:
        return event
    match event:
        case ProvinceFounded():
            return msgspec.structs.replace(event, major=False)
        case ProvinceExpanded():
            return msgspec.structs.replace(event, promoted=False)
    return event
