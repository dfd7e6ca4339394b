"""Squares of Qin's board as people name them."""

from collections.abc import Iterable

from games.qin.squares import SIZE, square_name


def runs(squares: Iterable[int]) -> str:
    """The squares by name, lines of them as ``F7-H7``: ``{85, 86, 87, 99}`` is ``H7-J7 I8``."""
    left = set(squares)
    parts: list[str] = []
    while left:
        first = min(left)
        line = max(_line(left, first, 1), _line(left, first, SIZE), key=len)
        left.difference_update(line)
        name = square_name(line[0])
        parts.append(name if len(line) == 1 else f"{name}-{square_name(line[-1])}")
    return " ".join(parts)


def _line(squares: set[int], first: int, step: int) -> list[int]:
    """The squares in one direction from the first on, without a gap, within the row or column."""
    line = [first]
    while (following := line[-1] + step) in squares and (step != 1 or following % SIZE):
        line.append(following)
    return line
