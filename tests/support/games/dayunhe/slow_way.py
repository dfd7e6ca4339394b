"""The coordinator's way and the networks once more: slow, plain, from the rules' text.

Hexes are points here, row and half columns, so that every step looks the same wherever it begins. Ways are
found by walking all of them. Nothing is imported from ``games.dayunhe``.
"""

from collections.abc import Iterator
from functools import cache
from typing import Any

from tests.support.games.dayunhe import printed
from tests.support.games.dayunhe.printed import place, turned

Point = tuple[int, int]
STEPS: dict[str, Point] = {
    "e": (0, 2),
    "se": (1, 1),
    "sw": (1, -1),
    "w": (0, -2),
    "nw": (-1, -1),
    "ne": (-1, 1),
}
OPPOSITE = {"e": "w", "se": "nw", "sw": "ne", "w": "e", "nw": "se", "ne": "sw"}
CITIES = {place(printed.BEIJING): 0, place(printed.HANGZHOU): printed.ROWS - 1}
"""The row that each city touches."""


def point(hex: int) -> Point:
    row, column = divmod(hex, printed.COLUMNS)
    return row, 2 * column + row % 2


HEX_AT = {point(hex): hex for hex in range(printed.HEXES)}


@cache
def beside(hex: int) -> dict[str, int]:
    """The neighbours of a hex, by side."""
    row, half = point(hex)
    spots = {side: (row + down, half + right) for side, (down, right) in STEPS.items()}
    return {side: HEX_AT[spot] for side, spot in spots.items() if spot in HEX_AT}


def linked(p: Any, hex: int, side: str) -> bool:
    """Whether the canal line on the hex goes on across that side."""
    other = beside(hex).get(side)
    if other is None:
        return False
    lines, there = turned(p.tiles[hex], p.rotations[hex]), turned(p.tiles[other], p.rotations[other])
    return side in lines and OPPOSITE[side] in there


def networks(p: Any, seat: int) -> list[frozenset[int]]:
    """The seat's networks, by joining link by link what was not joined before; largest first."""
    own = [hex for hex in range(printed.HEXES) if p.owners[hex] == seat and p.tiles[hex] != printed.UNREST]
    found = [frozenset([hex]) for hex in own]
    for hex in own:
        for side, to in beside(hex).items():
            if to in own and linked(p, hex, side):
                joined = [net for net in found if net & {hex, to}]
                found = [net for net in found if net not in joined] + [frozenset().union(*joined)]
    return sorted(found, key=lambda net: (-len(net), min(net)))


class Way:
    """The coordinator on his trip. ``p`` is anything with the fields of a `DayunhePosition`."""

    def __init__(self, p: Any) -> None:
        self.p = p
        self.south = p.trips % 2 == 0
        self.goal = place(printed.TURNING[p.seats]) if self.south else place(printed.BEIJING)
        self.around: dict[int, list[int]] = {}

    def canal(self, hex: int) -> bool:
        return hex < printed.HEXES and self.p.tiles[hex] not in ("", printed.UNREST)

    def candidates(self, here: int, entered: set[int]) -> list[int]:
        """Where he might go from there if nothing but the map mattered."""
        if here not in self.around:
            self.around[here] = self._around(here)
        return [to for to in self.around[here] if to not in entered]

    def _around(self, here: int) -> list[int]:
        if here in CITIES:
            around = [hex for hex in range(printed.HEXES) if hex // printed.COLUMNS == CITIES[here]]
        else:
            sides = ("e", "w", "se", "sw") if self.south else ("e", "w", "ne", "nw")
            around = [hex for side, hex in beside(here).items() if side in sides]
            if self.goal in CITIES and here // printed.COLUMNS == CITIES[self.goal]:
                around.append(self.goal)
        return [to for to in around if to >= printed.HEXES or to // 9 < self.p.seats]

    def along_line(self, here: int, entered: set[int]) -> list[int]:
        """The candidates to which the line on his own hex leads."""
        if here in CITIES or not self.canal(here):
            return []
        around = {hex: side for side, hex in beside(here).items()}
        steps = [to for to in self.candidates(here, entered) if self.canal(to)]
        return [to for to in steps if linked(self.p, here, around[to])]

    def further_on(self, hex: int, here: int) -> bool:
        """Whether the hex lies in a row strictly further on than where he is."""
        if here in CITIES:
            return True
        gap = hex // printed.COLUMNS - here // printed.COLUMNS
        return gap > 0 if self.south else gap < 0

    def reachable(self, here: int, entered: set[int]) -> set[int]:
        """Everything to which some way leads that does not cross the turning point."""
        seen, fresh = {here}, [here]
        while fresh:
            spot = fresh.pop()
            if spot != self.goal or spot == here:
                new = [to for to in self.candidates(spot, entered) if to not in seen]
                seen.update(new)
                fresh += new
        return seen - {here}

    def ways(self, here: int, left: int, entered: set[int], aims: set[int]) -> Iterator[tuple[int, ...]]:
        """Every way of exactly so many steps that ends in one of the aims and crosses no turning point."""
        if left == 0:
            if here in aims:
                yield ()
            return
        if here == self.goal or all(self._rows(here, aim) > left for aim in aims):
            return
        for to in self.candidates(here, entered):
            for rest in self.ways(to, left - 1, entered | {to}, aims):
                yield (to, *rest)

    def _rows(self, here: int, aim: int) -> int:
        """Fewest steps that any way needs: it goes one row at most with each."""
        row = {place(printed.BEIJING): -1, place(printed.HANGZHOU): printed.ROWS}
        gap = row.get(aim, aim // printed.COLUMNS) - row.get(here, here // printed.COLUMNS)
        return gap if self.south else -gap

    def towards(self, here: int, entered: set[int]) -> set[int]:
        """First steps of all shortest ways to the nearest canals further on, else to the turning point."""
        there = self.reachable(here, entered)
        aims = {hex for hex in there if self.canal(hex) and self.further_on(hex, here)} or {self.goal}
        assert aims <= there, "trapped"
        length = 0
        while True:
            length += 1
            if found := {way[0] for way in self.ways(here, length, entered | {here}, aims)}:
                return found

    def options(self, here: int, entered: set[int]) -> tuple[list[int], bool]:
        """The steps on offer, and whether they go along a line; none on the turning point."""
        if here == self.goal:
            return [], False
        steps = self.along_line(here, entered)
        return (sorted(steps), True) if steps else (sorted(self.towards(here, entered)), False)

    def stops(self, here: int, special: bool) -> bool:
        """Whether he goes no further from a hex that he has entered."""
        if here == self.goal:
            return True
        return special and (here in map(place, printed.PAGODAS) or self.p.tiles[here] == printed.UNREST)

    def worth(self, to: int, line: bool) -> tuple[str, int, int]:
        """What is there, who gets or loses by it (-1 nobody), how much."""
        p = self.p
        if to in CITIES:
            return "city", -1, printed.EMPTY
        if p.tiles[to] == "":
            return "empty", -1, printed.EMPTY
        if p.tiles[to] == printed.UNREST:
            return "unrest", (p.first + to // 9) % p.seats, printed.UNREST_SEEN
        return "canal", p.owners[to], printed.LINE if line else printed.CANAL
