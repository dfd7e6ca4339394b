"""The board's geometry: 169 squares in 13 rows, their names, their neighbours, and sets of them.

Squares are numbered by row: A1 = 0, B1 = 1, A2 = 13, M13 = 168. A **set of squares** is a whole number with
bit ``4 * n`` set when square ``n`` is in it: union is ``|``, intersection ``&``, and the functions below move
a whole set at once. The bits between have room for a **set of pairs** of neighbours: ``4 * first + d`` stands
for a square and its neighbour in direction ``d``.
"""

from collections.abc import Iterable, Iterator
from functools import reduce
from operator import or_
from typing import Annotated, TypeAlias

Square: TypeAlias = Annotated[int, "square"]
Squares: TypeAlias = Annotated[tuple[int, ...], "squares"]
"""How texts show one, and several of them."""

SIZE = 13
"""Squares on an edge of the board, both sides of it."""

COUNT = SIZE * SIZE
"""All squares of the board."""

COLUMNS = "ABCDEFGHIJKLM"
"""The column letters from left to right; rows are 1 to 13 from the top."""

DIRECTIONS = ("north", "east", "south", "west")
"""Where the second half of a tile may lie, seen from the first, in the order of the clock."""

STEPS = (-SIZE, 1, SIZE, -1)
"""What a step in each of `DIRECTIONS` adds to a square's number."""

OPPOSITE = (2, 3, 0, 1)
"""The index of the direction that leads back."""

SquareSet = int
"""A set of squares, every fourth bit."""

PairSet = int
"""A set of pairs of neighbours, by first square, then clockwise from north."""

_ROW = 4 * SIZE
_ALL: SquareSet = sum(1 << 4 * square for square in range(COUNT))
_NOT_FIRST: SquareSet = sum(1 << 4 * square for square in range(COUNT) if square % SIZE)
_NOT_LAST: SquareSet = _NOT_FIRST >> 4


_NAMES = tuple(f"{column}{row}" for row in range(1, SIZE + 1) for column in COLUMNS)


def square_name(square: int) -> str:
    """The square as people write it: 0 is A1."""
    return _NAMES[square]


def direction_between(first: int, second: int) -> int | None:
    """The index in `DIRECTIONS` that leads from ``first`` to ``second``; None if they share no edge."""
    for direction, near in enumerate(NEXT[first]):
        if near == second:
            return direction
    return None


def moved(squares: SquareSet, direction: int) -> SquareSet:
    """Every square's neighbour in that direction; what would leave the board is dropped."""
    match direction:
        case 0:
            return squares >> _ROW
        case 1:
            return (squares & _NOT_LAST) << 4
        case 2:
            return (squares << _ROW) & _ALL
        case _:
            return (squares & _NOT_FIRST) >> 4


def around(squares: SquareSet) -> SquareSet:
    """Every square that shares an edge with one of these."""
    return (
        squares >> _ROW | (squares & _NOT_LAST) << 4 | (squares << _ROW) & _ALL | (squares & _NOT_FIRST) >> 4
    )


def firsts(squares: SquareSet) -> PairSet:
    """All pairs whose first square is in the set, also those whose second one would be off the board."""
    return (squares << 4) - squares


def seconds(squares: SquareSet) -> PairSet:
    """All pairs whose second square is in the set."""
    return (
        (squares << _ROW) & _ALL
        | (squares & _NOT_FIRST) >> 3
        | squares >> _ROW - 2
        | (squares & _NOT_LAST) << 7
    )


def towards(*directions: int) -> PairSet:
    """All pairs whose second square lies in one of these directions."""
    return sum(_ALL << direction for direction in directions)


def within(squares: SquareSet) -> PairSet:
    """All pairs of which both squares are in the set, the smaller one first."""
    return (squares & squares >> 4 & _NOT_LAST) << 1 | (squares & squares >> _ROW) << 2


def partly_within(squares: SquareSet) -> PairSet:
    """All pairs of which a square is in the set, the smaller one first."""
    return ((squares | squares >> 4) & _NOT_LAST) << 1 | (squares | squares >> _ROW) << 2


def as_set(squares: Iterable[int]) -> SquareSet:
    """The set of these squares."""
    result = 0
    for square in squares:
        result |= 1 << 4 * square
    return result


def members(squares: SquareSet) -> Iterator[int]:
    """The squares of the set in rising order."""
    while squares:
        lowest = squares & -squares
        yield lowest.bit_length() >> 2
        squares ^= lowest


def pairs(found: PairSet) -> Iterator[int]:
    """The pairs of the set in rising order, as numbers."""
    while found:
        lowest = found & -found
        yield lowest.bit_length() - 1
        found ^= lowest


def pair_at(found: PairSet, index: int) -> int:
    """The pair at that index of the set in rising order, as a number."""
    number = 0
    for width, mask in _HALVES:
        count = (found & mask).bit_count()
        if index >= count:
            index -= count
            number += width
            found >>= width
    return number + _IN_BYTE[found & 255][index]


_HALVES = tuple((1 << power, (1 << (1 << power)) - 1) for power in range(9, 2, -1))
_IN_BYTE = tuple(tuple(bit for bit in range(8) if byte >> bit & 1) for byte in range(256))


def flags(found: PairSet) -> bytes:
    """One byte for each of the 676 pairs: 1 if it is in the set, 0 if not."""
    return f"{found:0{4 * COUNT}b}"[::-1].encode().translate(_DIGITS)


_DIGITS = bytes(byte == ord("1") for byte in range(256))

NEXT: tuple[tuple[int | None, ...], ...] = tuple(
    tuple(next(members(moved(1 << 4 * square, direction)), None) for direction in range(4))
    for square in range(COUNT)
)
"""The neighbour of each square in each of `DIRECTIONS`; None beyond the edge."""

NEAR: tuple[tuple[int, ...], ...] = tuple(tuple(members(around(1 << 4 * square))) for square in range(COUNT))
"""The squares that share an edge with each square."""

BESIDE: tuple[SquareSet, ...] = tuple(around(1 << 4 * square) for square in range(COUNT))
"""The same, as sets."""

PAIRS: tuple[PairSet, ...] = tuple(
    firsts(1 << 4 * square) | seconds(1 << 4 * square) for square in range(COUNT)
)
"""All pairs with each square in them."""

NEAR_PAIRS: tuple[PairSet, ...] = tuple(reduce(or_, (PAIRS[near] for near in around)) for around in NEAR)
"""All pairs with a square in them that shares an edge with each square."""

CORNERS: tuple[tuple[int, ...], ...] = tuple(
    tuple(
        members(
            moved(moved(1 << 4 * square, 0) | moved(1 << 4 * square, 2), 1)
            | moved(moved(1 << 4 * square, 0) | moved(1 << 4 * square, 2), 3)
        )
    )
    for square in range(COUNT)
)
"""The squares that touch each square at a corner only."""
