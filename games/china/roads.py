"""Rows of houses along roads: the set of rows that is worth most to their owner (China, Roads).

A row is a simple path of at least `SHORTEST` own houses, a point for each, doubled once if one of them
stands on a fortification; rows share no house. A closed ring is a path of all its houses. The search is
exact: spaces form a **set**, a whole number with bit ``n`` set when space ``n`` is in it; a set is split into
what hangs together, all rows through one space of that are tried, and every result is kept.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

import msgspec

from games.china.components import roads
from games.china.state import ChinaState
from games.engine import Seat

SHORTEST: Final = 4
"""The houses of the shortest row."""

_ROW: Final = 64
"""The value of a set of rows is its points times this, less one for each row: more points first, then fewer
rows, for people see more in one long row than in two. There are never as many rows as this."""


class Row(msgspec.Struct, frozen=True):
    """The spaces of a row in its order, from the end with the smaller number; its points; whether doubled."""

    spaces: tuple[int, ...]
    points: int
    doubled: bool


def best_rows(state: ChinaState, seat: Seat) -> tuple[Row, ...]:
    """The disjoint rows of the seat that are worth most together, the smallest space first; () if none."""
    owned = 0
    for space, holder in enumerate(state.houses):
        if holder == seat:
            owned |= 1 << space
    fortified = 0
    for space, fort in enumerate(state.forts):
        if fort:
            fortified |= 1 << space
    return _rows(state.side, owned, fortified)


@lru_cache(maxsize=256)  # pictures and texts of one position ask again
def _rows(side: str, owned: int, fortified: int) -> tuple[Row, ...]:
    """The best rows for the houses ``owned``, with fortifications on the spaces ``fortified``."""
    near = tuple(sum(1 << other for other in others) for others in roads(side).near)
    _, paths = _Search(near, fortified).best(owned)
    rows = []
    for path in paths:
        spaces = path if path[0] < path[-1] else path[::-1]
        doubled = any(fortified >> space & 1 for space in spaces)
        rows.append(Row(spaces, len(spaces) * (2 if doubled else 1), doubled))
    return tuple(sorted(rows, key=lambda row: min(row.spaces)))


_Paths = tuple[tuple[int, ...], ...]


class _Search:
    """The search for one player: what each set is worth, found once."""

    def __init__(self, near: tuple[int, ...], fortified: int) -> None:
        self.near = near
        self.fortified = fortified
        self.known: dict[int, tuple[int, _Paths]] = {}

    def best(self, spaces: int) -> tuple[int, _Paths]:
        """The value of the best rows within the set, and the rows."""
        value = 0
        paths: _Paths = ()
        while spaces:
            piece = self._piece(spaces)
            spaces &= ~piece
            if piece.bit_count() >= SHORTEST:
                found = self.known.get(piece)
                if found is None:
                    found = self.known[piece] = self._best_of_piece(piece)
                value += found[0]
                paths += found[1]
        return value, paths

    def _piece(self, spaces: int) -> int:
        """The part of the set that hangs together with its smallest space."""
        piece = edge = spaces & -spaces
        while edge:
            around = 0
            while edge:
                lowest = edge & -edge
                around |= self.near[lowest.bit_length() - 1]
                edge ^= lowest
            edge = around & spaces & ~piece
            piece |= edge
        return piece

    def _best_of_piece(self, piece: int) -> tuple[int, _Paths]:
        """The same for a set in one piece: one space of it lies on one of its rows, or on none."""
        bound = piece.bit_count() * (2 if piece & self.fortified else 1) * _ROW - 1
        start = self._end_of(piece)
        best: tuple[int, _Paths] = (-1, ())
        for path, row in self._through(start, piece):
            points = len(path) * (2 if row & self.fortified else 1)
            value, paths = self.best(piece & ~row)
            value += points * _ROW - 1
            if value > best[0]:
                best = (value, (path, *paths))
                if value == bound:
                    return best
        without = self.best(piece & ~(1 << start))
        return without if without[0] > best[0] else best

    def _end_of(self, piece: int) -> int:
        """The space of the set with the fewest roads within it, the smallest of them: few rows pass it."""
        fewest, end = 99, -1
        rest = piece
        while rest:
            lowest = rest & -rest
            space = lowest.bit_length() - 1
            degree = (self.near[space] & piece).bit_count()
            if degree < fewest:
                fewest, end = degree, space
            rest ^= lowest
        return end

    def _through(self, start: int, piece: int) -> Iterator[tuple[tuple[int, ...], int]]:
        """Every row within the set through ``start``, with its set, each once."""
        for arm, used in self._arms(start, piece, 1 << start):
            if len(arm) >= SHORTEST:
                yield arm, used
            if len(arm) > 1:  # the other arm leaves the start by a later road, so that no row comes twice
                later = self.near[start] & ~((2 << arm[1]) - 1)
                for other, row in self._arms(start, piece, used, later):
                    if len(other) > 1 and len(arm) + len(other) > SHORTEST:
                        yield (*arm[:0:-1], *other), row

    def _arms(
        self, start: int, piece: int, used: int, first: int | None = None
    ) -> Iterator[tuple[tuple[int, ...], int]]:
        """Every simple path from ``start`` over unused spaces of the set, longer ones first on each branch.

        ``first`` limits where its first step may lead. Yields the path and all that is used with it.
        """
        steps = self.near[start] if first is None else first
        yield from self._longer((start,), piece, used, steps)
        yield (start,), used

    def _longer(
        self, path: tuple[int, ...], piece: int, used: int, steps: int
    ) -> Iterator[tuple[tuple[int, ...], int]]:
        """The paths that go on from ``path`` by one of ``steps``."""
        steps &= piece & ~used
        while steps:
            lowest = steps & -steps
            steps ^= lowest
            space = lowest.bit_length() - 1
            longer = (*path, space)
            yield from self._longer(longer, piece, used | lowest, self.near[space])
            yield longer, used | lowest
