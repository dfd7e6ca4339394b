"""The one action of Qin: place a tile. Notation ``RB F7-F8``: the red half on F7, the blue half on F8."""

import re
from typing import Final

from games.engine import Action, BadNotation, Slot
from games.qin.squares import COLUMNS, COUNT, DIRECTIONS, NEXT, SIZE, direction_between, row_name, square_name

COLOURS: Final = "RYB"
"""Red, yellow, blue, in the order in which tiles are named."""

KINDS: Final = ("RR", "YY", "BB", "RY", "RB", "YB")
"""The six tiles, as every list of tiles orders them."""

_NOTATION = re.compile(r"([A-Z])[\s/]*([A-Z])\s*:?\s*([A-Z])\s*([0-9]{1,3})[\s\-–—]*([A-Z])\s*([0-9]{1,3})")
_LONGEST_FACT = 40


class Place(Action, frozen=True):
    """Place ``tile`` with its first half on square ``first`` and its second half on square ``second``.

    Squares are numbered 0..168 by row (A1 = 0, B1 = 1, A2 = 13). Of a double (RR), ``first`` is the smaller
    number. Two squares of the board that share an edge and a tile of the six: anything else raises
    `BadNotation`.
    """

    tile: str
    first: int
    second: int

    def __post_init__(self) -> None:
        if self.tile not in KINDS:
            raise BadNotation("unknown-tile", tile=self.tile)
        for square in (self.first, self.second):
            if not 0 <= square < COUNT:
                raise BadNotation("off-board", square=square)
        if direction_between(self.first, self.second) is None:
            raise BadNotation("not-adjacent", first=square_name(self.first), second=square_name(self.second))
        if self.double and self.first > self.second:
            raise BadNotation("double-reversed", tile=self.tile)

    def __str__(self) -> str:
        return f"{self.tile} {square_name(self.first)}-{square_name(self.second)}"

    @property
    def double(self) -> bool:
        """Whether both halves have one colour, and so form one group."""
        return self.tile[0] == self.tile[1]

    @property
    def halves(self) -> tuple[tuple[str, int], tuple[str, int]]:
        """Colour and square of the first and of the second half."""
        return (self.tile[0], self.first), (self.tile[1], self.second)

    @property
    def groups(self) -> tuple[tuple[str, tuple[int, ...]], ...]:
        """Colour and squares of the groups that the tile makes: one of a double, else one of each half."""
        if self.double:
            return ((self.tile[0], (self.first, self.second)),)
        return (self.tile[0], (self.first,)), (self.tile[1], (self.second,))

    def slots(self) -> tuple[Slot, ...]:
        """Tile, square of the first half (grouped by row), direction of the second half from there."""
        direction = direction_between(self.first, self.second)
        assert direction is not None
        return (
            Slot("tile", self.tile),
            Slot("square", square_name(self.first), row_name(self.first)),
            Slot("direction", DIRECTIONS[direction]),
        )


def parse(text: str) -> Place:
    """The placement that the text names: any case, any blanks, with or without ``-``, either half first.

    Raises `BadNotation`: ``unreadable-notation``, ``unknown-tile``, ``off-board``, ``not-adjacent``.
    """
    found = _NOTATION.fullmatch(text.strip().upper())
    if found is None:
        raise BadNotation("unreadable-notation", text=text.strip()[:_LONGEST_FACT], example="RB F7-F8")
    tile = found[1] + found[2]
    first = _square(found[3], found[4])
    second = _square(found[5], found[6])
    if tile not in KINDS and tile[::-1] in KINDS:
        tile, first, second = tile[::-1], second, first
    if tile[0] == tile[1] and first > second:
        first, second = second, first
    return Place(tile, first, second)


def _square(column: str, row: str) -> int:
    """The number of the square; raises `BadNotation` for one off the board."""
    if column not in COLUMNS or not 1 <= int(row) <= SIZE:
        raise BadNotation("off-board", square=f"{column}{row}")
    return (int(row) - 1) * SIZE + COLUMNS.index(column)


def _places(tile: str) -> tuple[Place | None, ...]:
    """All placements of a tile: the one at ``first`` in direction ``d`` stands at ``4 * first + d``.

    None if there is none.
    """
    return tuple(
        None if second is None or (tile[0] == tile[1] and second < first) else Place(tile, first, second)
        for first in range(COUNT)
        for second in NEXT[first]
    )


PLACES: Final = {tile: _places(tile) for tile in KINDS}
"""Every placement there is, made once: by tile, then at ``4 * first + direction``."""
