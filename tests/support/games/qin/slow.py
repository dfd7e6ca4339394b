"""The rules of a placement once more, written from the specification alone: slow, obvious, nothing shared.

It knows squares as (row, column), finds groups by walking over the grid, and works out everything anew.
"""

from collections import Counter
from typing import NamedTuple

from games.qin.components import board
from games.qin.placing import Place
from games.qin.position import QinPosition

Square = tuple[int, int]


class Piece(NamedTuple):
    """A province: owner, colour, squares and the pagodas standing on it."""

    owner: int
    colour: str
    squares: frozenset[Square]
    pagodas: int


class Effect(NamedTuple):
    """What a placement leaves behind, up to the drawing of a tile."""

    grid: dict[Square, str]
    provinces: frozenset[Piece]
    villages: dict[str, int]
    reserves: list[int]
    ended: bool


class Slow:
    """One position, taken apart."""

    def __init__(self, position: QinPosition) -> None:
        side = board(position.board)
        self.seats = position.seats
        self.mover = position.turn
        self.hand = list(position.hands[position.turn]) if position.turn is not None else []
        self.ground = {_at(number): ground for number, ground in enumerate(side.ground)}
        self.village_squares = {letter: [_at(n) for n in where] for letter, where in side.villages.items()}
        self.grid = {_at(number): colour for number, colour in enumerate(position.grid) if colour}
        self.villages = dict(position.villages)
        self.reserves = list(position.reserves)
        self.provinces = [
            Piece(piece.owner, piece.colour, frozenset(map(_at, piece.squares)), piece.pagodas)
            for piece in position.provinces.values()
        ]

    def refusal(self, place: Place) -> str:
        """The code with which the placement must be refused; "" if it is legal."""
        halves = [(_at(place.first), place.tile[0]), (_at(place.second), place.tile[1])]
        if place.tile not in self.hand:
            return "not-your-tile"
        for square, _ in halves:
            if square in self.grid:
                return "square-taken"
            if self.ground[square] != "grassland":
                return "not-grassland"
        if not any(near in self.grid for square, _ in halves for near in _edges(square)):
            return "not-connected"
        for group in self._groups(halves):
            inside = self._inside(group)
            majors = [piece for piece in inside if len(piece.squares) >= 5]
            if len(majors) >= 2:
                return "joins-majors"
            if len(inside) >= 2:
                brought = self._brought(inside)
                if list(brought.values()).count(max(brought.values())) > 1:
                    return "shared-majority"
                if majors and brought[majors[0].owner] != max(brought.values()):
                    return "major-changes-owner"
        return ""

    def effect(self, place: Place) -> Effect:
        """Everything that a legal placement causes."""
        assert self.mover is not None
        halves = [(_at(place.first), place.tile[0]), (_at(place.second), place.tile[1])]
        order = [(self.mover + step) % self.seats for step in range(self.seats)]
        new: list[Piece] = []
        kept = list(self.provinces)
        for group in self._groups(halves):
            inside = self._inside(group)
            colour = next(colour for square, colour in halves if square in group)
            if len(group) == 1:
                continue
            kept = [piece for piece in kept if piece not in inside]
            if not inside:
                new.append(Piece(self.mover, colour, group, 0))
            elif len(inside) == 1:
                new.append(inside[0]._replace(squares=group))
            else:
                brought = self._brought(inside)
                owner = max(brought, key=lambda seat: brought[seat])
                standing = Counter[int]()
                for piece in inside:
                    standing[piece.owner] += piece.pagodas
                stay = min(2, standing[owner])
                standing[owner] -= stay
                for seat, count in standing.items():
                    self.reserves[seat] += count
                new.append(Piece(owner, colour, group, stay))
        for square, colour in halves:
            self.grid[square] = colour
        ended = False
        for seat in order:
            for index, piece in enumerate(new):
                while (
                    piece.owner == seat
                    and piece.pagodas < (2 if len(piece.squares) >= 5 else 1)
                    and not ended
                ):
                    piece = new[index] = piece._replace(pagodas=piece.pagodas + 1)
                    self.reserves[seat] -= 1
                    ended = self.reserves[seat] == 0
        self.provinces = kept + new
        if not ended:
            ended = self._settle_villages(order)
        return Effect(self.grid, frozenset(self.provinces), self.villages, self.reserves, ended)

    def settle(self) -> dict[str, int]:
        """The holders of all villages as the provinces stand, without regard to reserves."""
        takers = {letter: self._taker(letter) for letter in self.village_squares}
        return self.villages | {letter: taker for letter, taker in takers.items() if taker is not None}

    def _settle_villages(self, order: list[int]) -> bool:
        """Give back, then place in order; whether a last pagoda was placed."""
        takers = {
            letter: taker for letter in self.village_squares if (taker := self._taker(letter)) is not None
        }
        for letter in takers:
            if letter in self.villages:
                self.reserves[self.villages.pop(letter)] += 1
        for seat in order:
            for letter in sorted(takers):
                if takers[letter] == seat:
                    self.villages[letter] = seat
                    self.reserves[seat] -= 1
                    if self.reserves[seat] == 0:
                        return True
        return False

    def _taker(self, letter: str) -> int | None:
        """Who takes the village now."""
        rim = {near for square in self.village_squares[letter] for near in _edges(square)}
        weight = [0] * self.seats
        for piece in self.provinces:
            if piece.squares & rim:
                weight[piece.owner] += piece.pagodas
        most = max(weight)
        if most == 0 or weight.count(most) > 1:
            return None
        best = weight.index(most)
        held_by = self.villages.get(letter)
        if held_by is None:
            return best
        return best if best != held_by and most > weight[held_by] else None

    def _groups(self, halves: list[tuple[Square, str]]) -> list[frozenset[Square]]:
        """The connected squares of one colour around each half, both halves on the grid."""
        grid = self.grid | dict(halves)
        found: list[frozenset[Square]] = []
        for start, colour in halves:
            group, edge = {start}, [start]
            while edge:
                for near in _edges(edge.pop()):
                    if grid.get(near) == colour and near not in group:
                        group.add(near)
                        edge.append(near)
            if frozenset(group) not in found:
                found.append(frozenset(group))
        return found

    def _inside(self, group: frozenset[Square]) -> list[Piece]:
        """The provinces that lie in the group."""
        return [piece for piece in self.provinces if piece.squares <= group]

    @staticmethod
    def _brought(inside: list[Piece]) -> Counter[int]:
        """The squares that each seat brings."""
        brought = Counter[int]()
        for piece in inside:
            brought[piece.owner] += len(piece.squares)
        return brought


def _at(number: int) -> Square:
    return divmod(number, 13)


def _edges(square: Square) -> list[Square]:
    row, column = square
    return [(row - 1, column), (row, column + 1), (row + 1, column), (row, column - 1)]
