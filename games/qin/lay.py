"""The lay of the land: what follows from the tiles on the board alone, kept to list legal placements fast.

`rules.check` says for one placement whether it is legal and why not. Here the same question is answered for
all placements of a tile at once, with sets of squares. Tests hold the two against each other.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import compress

from games.qin.actions import COLOURS, PLACES, Place
from games.qin.components import Board
from games.qin.provinces import Province, forbidden
from games.qin.squares import COUNT, NEAR, OPPOSITE, STEPS, SquareSet, around, as_set, flags, members, moved


class Lay:
    """Which province covers each square, and where each colour may lie.

    ``number`` holds the number of the province on each square, 0 where there is none; ``empty`` the squares
    of grassland without a tile; ``touched`` all squares beside a province square. ``provinces`` are the
    position's own.
    """

    def __init__(self, side: Board, grid: Sequence[str], provinces: Mapping[int, Province]) -> None:
        self.provinces = provinces
        self.number = [0] * COUNT
        self.empty = side.grassland
        self.touched: SquareSet = 0
        self._beside: dict[str, SquareSet] = {}
        self._barred: dict[str, SquareSet] = {}
        self._rooms: dict[str, tuple[SquareSet, ...]] = {}
        self.update((square for square in range(COUNT) if grid[square]), provinces)
        for colour in COLOURS:
            self._survey(colour)

    def update(self, covered: Iterable[int], changed: Iterable[int]) -> None:
        """Follow a placement.

        These squares are covered now, and the provinces of these numbers are new or larger.
        """
        squares = as_set(covered)
        self.empty &= ~squares
        self.touched |= around(squares)
        for number in changed:
            for square in self.provinces[number].squares:
                self.number[square] = number
        for colour in {self.provinces[number].colour for number in changed}:
            self._survey(colour)
        self._rooms.clear()

    def _survey(self, colour: str) -> None:
        """Find the squares beside provinces of the colour, and those where one square of it may not lie."""
        once = twice = 0
        for province in self.provinces.values():
            if province.colour == colour:
                border = around(as_set(province.squares))
                twice |= once & border
                once |= border
        self._beside[colour] = once
        self._barred[colour] = as_set(
            square for square in members(twice & self.empty) if forbidden(self.parts(colour, square).values())
        )

    def parts(self, colour: str, *squares: int) -> dict[int, Province]:
        """The provinces of the colour that share an edge with any of these squares, by number."""
        found: dict[int, Province] = {}
        for square in squares:
            for near in NEAR[square]:
                number = self.number[near]
                if number and self.provinces[number].colour == colour:
                    found[number] = self.provinces[number]
        return found

    def covering(self, squares: Iterable[int]) -> dict[int, Province]:
        """The provinces on any of these squares, by number."""
        return {number: self.provinces[number] for square in squares if (number := self.number[square])}

    def placements(self, tile: str) -> Iterator[Place]:
        """All legal placements of the tile, by first square, then clockwise from north."""
        chosen = bytearray(4 * COUNT)
        for direction, firsts in enumerate(self._room(tile)):
            if firsts:
                chosen[direction::4] = flags(firsts)
        return compress(PLACES[tile], chosen)  # type: ignore[arg-type]  # a chosen one is never None

    def has_room(self, tile: str) -> bool:
        """Whether the tile can be placed at all."""
        return any(self._room(tile))

    def _room(self, tile: str) -> tuple[SquareSet, ...]:
        """By direction of the second half: the squares where the first half may lie."""
        found = self._rooms.get(tile)
        if found is None:
            one, other = tile[0], tile[1]
            if one == other:  # its first half is the smaller square: the second lies east or south
                found = (0, self._room_of_double(one, 1), self._room_of_double(one, 2), 0)
            else:
                found = tuple(self._room_of_two(one, other, direction) for direction in range(4))
            self._rooms[tile] = found
        return found

    def _room_of_two(self, one: str, other: str, direction: int) -> SquareSet:
        """A tile of two colours: each half is a group of its own, so each only has to lie well by itself."""
        back = OPPOSITE[direction]
        room = self._open(one) & moved(self._open(other), back)
        return room & (self.touched | moved(self.touched, back))

    def _room_of_double(self, colour: str, direction: int) -> SquareSet:
        """A double: both halves are one group.

        If both lie beside provinces, it matters what they join together.
        """
        back = OPPOSITE[direction]
        well = self._open(colour)
        beside = self.empty & self._beside[colour]
        free = self.empty & ~beside
        room = free & moved(well, back) | well & moved(free, back)
        for first in members(beside & moved(beside, back)):
            if not forbidden(self.parts(colour, first, first + STEPS[direction]).values()):
                room |= 1 << first
        return room & (self.touched | moved(self.touched, back))

    def _open(self, colour: str) -> SquareSet:
        """The empty squares where one square of the colour may lie."""
        return self.empty & ~self._barred[colour]
