"""The lay of the land: what follows from the tiles on the board alone, kept to list legal placements fast.

`placing.refusal` says why one placement is not legal. Here the same is found out for all placements of a tile
at once, with sets of squares. Tests hold both against slow rules that share nothing with them.
"""

from collections.abc import Iterable, Mapping, Sequence

from games.qin.components import COLOURS, Board
from games.qin.provinces import forbidden
from games.qin.squares import (
    BESIDE,
    COUNT,
    NEAR,
    NEAR_PAIRS,
    PAIRS,
    STEPS,
    PairSet,
    SquareSet,
    firsts,
    members,
    pairs,
    partly_within,
    seconds,
    towards,
    within,
)
from games.qin.state import Province, QinState

_BACKWARDS = towards(0, 3)
"""A double's first half is the smaller square: its second one lies east or south."""


class Lay:
    """Which province covers each square, and where each colour may lie.

    ``number`` holds the number of the province on each square, 0 where there is none; ``empty`` the squares
    of grassland without a tile. ``provinces`` are the state's own.
    """

    def __init__(self, side: Board, grid: Sequence[str], provinces: Mapping[int, Province]) -> None:
        self.provinces = provinces
        self.number = [0] * COUNT
        self.empty = side.grassland
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
            self._free &= ~PAIRS[square]
            self._touching |= NEAR_PAIRS[square]
        borders: dict[str, SquareSet] = {}
        for number in changed:
            province = self.provinces[number]
            border = self._borders[province.colour].get(number, 0)
            for square in province.squares:
                if self.number[square] != number:
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
        for number in [number for number in borders if number not in self.provinces]:
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
        of_colour = self._borders[colour]
        for square in squares:
            for near in NEAR[square]:
                number = self.number[near]
                if number in of_colour:
                    found[number] = self.provinces[number]
        return found

    def covering(self, squares: Iterable[int]) -> dict[int, Province]:
        """The provinces on any of these squares, by number."""
        return {number: self.provinces[number] for square in squares if (number := self.number[square])}

    def has_room(self, tile: str) -> bool:
        """Whether the tile can be placed at all."""
        return self.room(tile) != 0

    def room(self, tile: str) -> PairSet:
        """All legal placements of the tile: the first square, and the direction of the second."""
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
            near = partly_within(changed)
            joining = near & within(self.empty & self._beside[colour])
            first, second = self._barred_halves[colour]
            barred = self._barred_doubles[colour] & ~near | (first | second) & near & ~joining
            for pair in pairs(joining):
                square = pair >> 2
                if forbidden(self.parts(colour, square, square + STEPS[pair & 3]).values()):
                    barred |= 1 << pair
            self._barred_doubles[colour] = barred
        return self._barred_doubles[colour]


def lay_of(state: QinState) -> Lay:
    """The lay of the land, which is kept with the state; made again when missing."""
    found: Lay | None = state.__dict__.get("lay")
    if found is None:
        found = state.__dict__["lay"] = Lay(state.side, state.grid, state.provinces)
    return found
