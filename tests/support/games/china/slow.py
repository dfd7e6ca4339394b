"""The rules of China once more, written down from the specification as plainly as can be, and slow.

The tests hold the engine against it. It shares the data with the engine and no code.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

from games.china.components import board, roads
from games.china.position import ChinaPosition

COLOURS = ("R", "G", "Y", "O", "V")
Edge = tuple[int, int]


class Slow:
    """A position, asked for what the rules say of it."""

    def __init__(self, position: ChinaPosition) -> None:
        self.position = position
        self.seats = range(position.seats)
        self.provinces = board().provinces

    def legal(self) -> set[str]:
        """The notations of everything that the seat to act may do."""
        position = self.position
        assert position.turn is not None
        hand = Counter(position.hands[position.turn])
        if position.phase == "draw":
            return {f"take {card}" for card in position.row} | ({"draw"} if position.deck else set())
        found: set[str] = set()
        for index, province in enumerate(self.provinces):
            if position.phase == "place" and index != position.province:
                continue
            for where in self._pieces(index):
                found |= {f"{province.id} {where} {pay}" for pay in _payments(hand, province.colour)}
        if position.phase == "place":
            return found | {f"{self.provinces[position.province].id} done"}
        return found | {f"exchange {card}" for card in hand}

    def _pieces(self, index: int) -> Iterator[str]:
        """What the seat to act may put where in the province, payment left aside."""
        position = self.position
        assert position.turn is not None
        for number, space in enumerate(self.provinces[index].spaces, 1):
            if position.houses[space] == -1:
                if position.houses_left[position.turn] > 0:
                    yield str(number)
                if position.forts_left[position.turn] > 0 and not position.forts[space]:
                    yield f"fort {number}"
        most = max(self.houses(index).values(), default=0)
        if position.emissaries_left[position.turn] > 0 and sum(position.emissaries[index]) + 1 <= most:
            yield "dragon"

    def anybody_can_place(self) -> bool:
        """Whether anybody who plays could place a piece with the right cards."""
        position = self.position
        for seat in self.seats:
            if seat in position.resigned:
                continue
            for index, province in enumerate(self.provinces):
                open_spaces = [space for space in province.spaces if position.houses[space] == -1]
                if position.houses_left[seat] and open_spaces:
                    return True
                if position.forts_left[seat] and any(not position.forts[space] for space in open_spaces):
                    return True
                most = max(self.houses(index).values(), default=0)
                if position.emissaries_left[seat] and sum(position.emissaries[index]) < most:
                    return True
        return False

    def houses(self, index: int) -> Counter[int]:
        """The houses in the province of each seat that has any."""
        owners = [self.position.houses[space] for space in self.provinces[index].spaces]
        return Counter(owner for owner in owners if owner != -1)

    def house_points(self, index: int) -> Counter[int]:
        """House scoring of a province: every rank by its definition."""
        houses = self.houses(index)
        ranks = {
            seat: 1 + len({other for other in houses.values() if other > own}) for seat, own in houses.items()
        }
        points: Counter[int] = Counter()
        for seat, rank in ranks.items():
            if rank == 1:
                points[seat] = sum(houses.values())
            else:
                points[seat] = next(houses[other] for other in ranks if ranks[other] == rank - 1)
            if any(
                self.position.forts[space] and self.position.houses[space] == seat
                for space in self.provinces[index].spaces
            ):
                points[seat] *= 2
        return points

    def alliance_points(self, number: int) -> Counter[int]:
        """What alliance ``number`` gives."""
        entry = next(entry for entry in board().alliances if entry.number == number)
        here, there = self.position.emissaries[entry.a], self.position.emissaries[entry.b]
        return Counter(
            {
                seat: sum(here) + sum(there)
                for seat in self.seats
                if all(
                    field[seat] > 0 and all(field[seat] >= other for other in field)
                    for field in (here, there)
                )
            }
        )

    def road_points(self, seat: int, subsets: int = 12) -> int:
        """The most that rows of the seat can give.

        Where no more than that many roads join houses that hang together, every subset of these roads is
        tried; beyond that every way to give a house to one of the rows that contain it.
        """
        edges = [
            pair
            for pair in roads(self.position.side).pairs
            if all(self.position.houses[space] == seat for space in pair)
        ]
        total = 0
        for piece in _pieces(edges):
            if len(piece) <= subsets:
                total += max(self._value(subset) for subset in _subsets(piece, {}))
            else:
                total += self._packing(piece)
        return total

    def _value(self, chosen: list[Edge]) -> int:
        """What rows along the chosen roads give, of which no house has more than two."""
        points = 0
        for piece in _pieces(chosen):
            spaces = {space for edge in piece for space in edge}
            points += self._row(frozenset(spaces))
        return points

    def _row(self, spaces: frozenset[int]) -> int:
        """What one row over these spaces gives."""
        if len(spaces) < 4:
            return 0
        return len(spaces) * (2 if any(self.position.forts[space] for space in spaces) else 1)

    def _packing(self, edges: list[Edge]) -> int:
        """The best disjoint rows along these roads, by giving the smallest house to a row or to none."""
        near: dict[int, set[int]] = {}
        for one, other in edges:
            near.setdefault(one, set()).add(other)
            near.setdefault(other, set()).add(one)
        rows = {frozenset(path) for start in near for path in _paths([start], near) if len(path) >= 4}
        known: dict[frozenset[int], int] = {frozenset(): 0}

        def best(spaces: frozenset[int]) -> int:
            if spaces not in known:
                first = min(spaces)
                options = [best(spaces - {first})]
                for row in rows:
                    if first in row and row <= spaces:
                        options.append(self._row(row) + best(spaces - row))
                known[spaces] = max(options)
            return known[spaces]

        return best(frozenset(near))

    def final(self) -> list[dict[str, int]]:
        """The points of each seat by source, if every province is scored once."""
        houses: Counter[int] = Counter()
        alliances: Counter[int] = Counter()
        for index in range(len(self.provinces)):
            houses.update(self.house_points(index))
        for number in range(1, 16):
            alliances.update(self.alliance_points(number))
        return [
            {"houses": houses[seat], "alliances": alliances[seat], "roads": self.road_points(seat)}
            for seat in self.seats
        ]


def is_row(side: str, spaces: tuple[int, ...]) -> bool:
    """Whether the spaces are a simple path along roads."""
    known = {frozenset(pair) for pair in roads(side).pairs}
    return len(set(spaces)) == len(spaces) and all(frozenset(step) in known for step in pairwise(spaces))


def _payments(hand: Counter[str], colour: str) -> list[str]:
    """One card of the colour, or two of another one."""
    single = [colour] if hand[colour] >= 1 else []
    return single + [other + other for other in COLOURS if other != colour and hand[other] >= 2]


def _pieces(edges: list[Edge]) -> list[list[Edge]]:
    """The edges, those together that hang together."""
    pieces: list[tuple[set[int], list[Edge]]] = []
    for edge in edges:
        touched = [piece for piece in pieces if piece[0] & set(edge)]
        spaces = set(edge).union(*(piece[0] for piece in touched))
        joined = [edge, *(other for piece in touched for other in piece[1])]
        pieces = [piece for piece in pieces if piece not in touched] + [(spaces, joined)]
    return [piece[1] for piece in pieces]


def _subsets(edges: list[Edge], degree: dict[int, int]) -> Iterator[list[Edge]]:
    """Every subset of the edges in which no space has more than two."""
    if not edges:
        yield []
        return
    (one, other), *rest = edges
    yield from _subsets(rest, degree)
    if degree.get(one, 0) < 2 and degree.get(other, 0) < 2:
        more = {**degree, one: degree.get(one, 0) + 1, other: degree.get(other, 0) + 1}
        for subset in _subsets(rest, more):
            yield [(one, other), *subset]


def _paths(path: list[int], near: dict[int, set[int]]) -> Iterator[list[int]]:
    """Every simple path that begins with this one."""
    yield path
    for space in near[path[-1]]:
        if space not in path:
            yield from _paths([*path, space], near)
