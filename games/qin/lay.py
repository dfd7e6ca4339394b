"""The lay of the land: what follows from the tiles on the board alone, kept to list legal placements fast.

`rules.check` says for one placement whether it is legal and why not. Here the same question is answered for
all placements of a tile at once, with sets of squares. Tests hold the two against each other.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from itertools import chain, compress

from games.engine.lazy import Lazy
from games.qin.actions import COLOURS, KINDS, PLACES, Place
from games.qin.components import Board
from games.qin.provinces import Province, forbidden
from games.qin.squares import (
    BESIDE,
    COUNT,
    NEAR,
    PAIRS,
    STEPS,
    PairSet,
    SquareSet,
    firsts,
    flags,
    members,
    pair_at,
    pairs,
    seconds,
    towards,
)

_BACKWARDS = towards(0, 3)
"""A double's first half is the smaller square: its second one lies east or south."""


class Placements(Lazy[Place]):
    """Placements by tile, then by first square, then clockwise from north; each is made when asked for."""

    def __init__(self, rooms: Mapping[str, PairSet]) -> None:
        self._rooms = rooms

    def __len__(self) -> int:
        return sum(map(int.bit_count, self._rooms.values()))

    def __iter__(self) -> Iterator[Place]:
        listed = (compress(PLACES[tile], flags(room)) for tile, room in self._rooms.items())
        return chain.from_iterable(listed)  # type: ignore[arg-type]  # a chosen one is never None

    def _item(self, index: int) -> Place:
        for tile, room in self._rooms.items():
            count = room.bit_count()
            if index < count:
                return PLACES[tile][pair_at(room, index)]  # type: ignore[return-value]
            index -= count
        raise AssertionError("an index below the length is in one of the rooms")


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
        self._borders: dict[str, dict[int, SquareSet]] = {colour: {} for colour in COLOURS}
        self._beside = dict.fromkeys(COLOURS, 0)
        self._barred = dict.fromkeys(COLOURS, 0)
        self._barred_halves: dict[str, tuple[PairSet, PairSet]] = dict.fromkeys(COLOURS, (0, 0))
        self._barred_doubles = dict.fromkeys(COLOURS, _BACKWARDS)
        self._stale = dict.fromkeys(COLOURS, 0)
        self._free: PairSet = firsts(self.empty) & seconds(self.empty)
        self._touching: PairSet = 0
        self._open: PairSet = 0
        self._rooms: dict[str, PairSet] = {}
        self.update((square for square in range(COUNT) if grid[square]), provinces)

    def update(self, covered: Iterable[int], changed: Iterable[int]) -> None:
        """Follow a placement.

        These squares are covered now, and the provinces of these numbers are new or larger.
        """
        for square in covered:
            self.empty &= ~(1 << 4 * square)
            self.touched |= BESIDE[square]
            self._free &= ~PAIRS[square]
            for near in NEAR[square]:
                self._touching |= PAIRS[near]
        borders: dict[str, SquareSet] = {}
        for number in changed:
            province = self.provinces[number]
            border = 0
            for square in province.squares:
                self.number[square] = number
                border |= BESIDE[square]
            self._borders[province.colour][number] = border
            borders[province.colour] = borders.get(province.colour, 0) | border
        for colour, border in borders.items():
            self._survey(colour, border)
        self._open = self._touching & self._free
        self._rooms.clear()

    def _survey(self, colour: str, changed: SquareSet) -> None:
        """Find the squares beside provinces of the colour, and those where one square of it may not lie.

        Only squares beside changed provinces can have become barred, or have ceased to be.
        """
        borders = self._borders[colour]
        for number in borders.keys() - self.provinces.keys():
            del borders[number]
        once = twice = 0
        for border in borders.values():
            twice |= once & border
            once |= border
        barred = self._barred[colour] & ~changed
        for square in members(twice & changed & self.empty):
            if forbidden(self.parts(colour, square).values()):
                barred |= 1 << 4 * square
        self._beside[colour] = once
        if barred != self._barred[colour]:
            self._barred[colour] = barred
            self._barred_halves[colour] = firsts(barred), seconds(barred)
        self._stale[colour] |= changed

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

    def placements(self, hand: Collection[str]) -> Placements:
        """All legal placements of these tiles."""
        return Placements({tile: self._room(tile) for tile in KINDS if tile in hand})

    def has_room(self, tile: str) -> bool:
        """Whether the tile can be placed at all."""
        return self._room(tile) != 0

    def _room(self, tile: str) -> PairSet:
        """All legal placements of the tile."""
        found = self._rooms.get(tile)
        if found is None:
            one, other = tile[0], tile[1]
            if one == other:
                barred = self._barred_double(one)
            else:  # each half is a group of its own, so each only has to lie well by itself
                barred = self._barred_halves[one][0] | self._barred_halves[other][1]
            found = self._rooms[tile] = self._open & ~barred
        return found

    def _barred_double(self, colour: str) -> PairSet:
        """Where a double may not lie.

        Both halves are one group: if both lie beside provinces, it matters what they join together. Found
        anew beside provinces that have changed since it was asked for.
        """
        changed = self._stale[colour]
        if changed:
            self._stale[colour] = 0
            near = firsts(changed) | seconds(changed)
            beside = self.empty & self._beside[colour]
            joining = near & firsts(beside) & seconds(beside) & ~_BACKWARDS
            first, second = self._barred_halves[colour]
            barred = self._barred_doubles[colour] & ~near | (first | second) & near & ~joining | _BACKWARDS
            for pair in pairs(joining):
                square = pair >> 2
                if forbidden(self.parts(colour, square, square + STEPS[pair & 3]).values()):
                    barred |= 1 << pair
            self._barred_doubles[colour] = barred
        return self._barred_doubles[colour]
