"""Provinces.

Founding, expanding and joining them, what forbids a joining, and their pagodas (Qin, Provinces).
"""

from collections.abc import Collection, Iterable
from typing import TYPE_CHECKING

import msgspec

from games.engine import Event, Seat
from games.qin.events import ProvinceExpanded, ProvinceFounded, ProvincesJoined
from games.qin.squares import NEAR

if TYPE_CHECKING:
    from games.qin.position import QinPosition

MAJOR = 5
"""Squares from which on a province is major."""


class Province(msgspec.Struct, frozen=True):
    """Two or more connected squares of one colour, in rising order. 5 or more: major, with a double pagoda.

    ``pagodas`` is 1, or 2 on a major province; fewer only where the game ended before all of them were
    placed.
    """

    owner: Seat
    colour: str
    squares: tuple[int, ...]
    pagodas: int

    @property
    def major(self) -> bool:
        """Whether it is a major province."""
        return len(self.squares) >= MAJOR

    @property
    def due(self) -> int:
        """The pagodas that belong on it: 1, or 2 on a major province."""
        return 2 if self.major else 1

    def holding(self, pagodas: int) -> "Province":
        """The same with so many pagodas."""
        return Province(self.owner, self.colour, self.squares, pagodas)


def shares(parts: Iterable[Province]) -> list[tuple[Seat, int]]:
    """What each seat would bring into a joined province.

    Seat and squares, largest first, then by seat (Qin, Join).
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
    ``major-changes-owner``: it is a rival's of the major province's owner (Qin, A turn, (a) to (c)).
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


def change(position: "QinPosition", mover: Seat, group: Group, number: int) -> tuple[int, Event] | None:
    """Found, expand or join with a new group, before it lies on the grid.

    Pagodas displaced by a joining go back to their owners; none is placed yet. Returns the number of the
    changed province (``number`` if it is a new one) and what happened; None if the group is a loose square.
    """
    colour, laid, parts, grid = group.colour, group.laid, group.parts, position.grid
    own = {near for square in laid for near in NEAR[square] if grid[near] == colour}
    if not own and len(laid) == 1:
        return None
    squares = tuple(sorted(own.union(laid, *[part.squares for part in parts.values()])))
    if not parts:
        founded = Province(mover, colour, squares, 0)
        position.provinces[number] = founded
        return number, ProvinceFounded(mover, colour, len(squares), founded.major, squares)
    if len(parts) == 1:
        ((number, old),) = parts.items()
        grown = Province(old.owner, colour, squares, old.pagodas)
        position.provinces[number] = grown
        promoted = grown.major and not old.major
        return number, ProvinceExpanded(old.owner, colour, len(old.squares), len(squares), promoted, squares)
    return number, _join(position, number, squares, parts)


def _join(
    position: "QinPosition", number: int, squares: tuple[int, ...], parts: dict[int, Province]
) -> Event:
    """Make one province of these parts; two pagodas of its owner at most stay, all others go back."""
    ranking = shares(parts.values())
    owner = ranking[0][0]
    standing: dict[Seat, int] = {}
    for old, part in parts.items():
        standing[part.owner] = standing.get(part.owner, 0) + part.pagodas
        del position.provinces[old]
    colour = next(iter(parts.values())).colour
    joined = Province(owner, colour, squares, 0)
    joined = joined.holding(min(standing[owner], joined.due))
    position.provinces[number] = joined
    standing[owner] -= joined.pagodas
    returned = tuple((seat, count) for seat, count in sorted(standing.items()) if count)
    for seat, count in returned:
        position.reserves[seat] += count
    return ProvincesJoined(owner, colour, len(squares), tuple(ranking), returned, squares)


def place_pagodas(position: "QinPosition", mover: Seat, numbers: Iterable[int]) -> None:
    """Place what is due on these provinces, the mover's first, then clockwise.

    It stops at once when somebody places a last pagoda.
    """
    order = position.clockwise(mover)
    for number in sorted(numbers, key=lambda number: order.index(position.provinces[number].owner)):
        province = position.provinces[number]
        lacking = 0 if 0 in position.reserves else province.due - province.pagodas
        placed = min(lacking, position.reserves[province.owner])
        if placed:
            position.reserves[province.owner] -= placed
            position.provinces[number] = province.holding(province.pagodas + placed)
