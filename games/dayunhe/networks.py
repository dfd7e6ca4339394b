"""Canal lines that join: links of a tile to its neighbours, networks (Da Yunhe, Building; Final scoring)."""

from functools import cache
from typing import NamedTuple, Self

from games.dayunhe.components import NO_CANALS, edges, is_canal
from games.dayunhe.places import HEXES, NEIGHBOURS, edge_between, opposite
from games.dayunhe.state import DayunheState
from games.engine import Seat

Calls = tuple[list[int], list[int]]
"""By hex, as masks: edges at which a neighbour of the own ones, and any neighbour, has a line towards it."""


def linked(state: DayunheState, place: int, other: int) -> bool:
    """Whether both tiles have a line at their common edge; not if one is a city or they do not touch."""
    edge = edge_between(place, other)
    return edge >= 0 and bool(lines(state, place) >> edge & 1 and lines(state, other) >> opposite(edge) & 1)


def lines(state: DayunheState, place: int) -> int:
    """The edges of a hex that the line of its tile joins, as a mask."""
    return edges(state.tiles[place], state.rotations[place])


class Laid(NamedTuple):
    """What lies on the map: tiles, owners and rotations by hex."""

    tiles: list[str]
    owners: list[int]
    rotations: list[int]

    @classmethod
    def of(cls, state: DayunheState) -> Self:
        """What lies there now, also when the state has changed."""
        return cls(state.tiles.copy(), state.owners.copy(), state.rotations.copy())


def calls(state: DayunheState | Laid, seat: Seat) -> Calls:
    """By hex the edges at which a neighbour has a line towards it, as masks: the seat's tiles, all tiles."""
    own = [0] * HEXES
    every = [0] * HEXES
    owners = state.owners
    for place, kind in enumerate(state.tiles):
        if kind in NO_CANALS:
            continue
        ends = _ends(place, edges(kind, state.rotations[place]))
        for other, back in ends:
            every[other] |= back
        if owners[place] == seat:
            for other, back in ends:
                own[other] |= back
    return own, every


@cache
def _ends(place: int, mask: int) -> tuple[tuple[int, int], ...]:
    """Where a line that joins these edges leads: each neighbour, its edge towards the hex as a bit."""
    return tuple((other, back) for other, edge, back in _AROUND[place] if mask & edge)


_AROUND = tuple(
    tuple((other, 1 << edge, 1 << opposite(edge)) for edge, other in enumerate(around) if other >= 0)
    for around in NEIGHBOURS
)
"""By hex: each neighbour, the bit of the edge towards it, the bit of that edge as the neighbour has it."""


def links(state: DayunheState, seat: Seat, kind: str, place: int, rotation: int) -> tuple[int, int]:
    """To how many of the seat's tiles, and of all tiles, a tile that lay so on the hex would be linked."""
    own, every = calls(state, seat)
    mask = edges(kind, rotation)
    return (mask & own[place]).bit_count(), (mask & every[place]).bit_count()


def networks(state: DayunheState, seat: Seat) -> list[frozenset[int]]:
    """The seat's canal tiles on the map, those that lines join together; the largest first.

    Of equal ones the northernmost comes first.
    """
    waiting = {
        place for place, kind in enumerate(state.tiles) if state.owners[place] == seat and is_canal(kind)
    }
    found: list[frozenset[int]] = []
    while waiting:
        network = [min(waiting)]
        waiting.remove(network[0])
        for place in network:  # grows while it is walked
            joined = [other for other, _, _ in _AROUND[place] if other in waiting]
            for other in joined:
                if linked(state, place, other):
                    waiting.remove(other)
                    network.append(other)
        found.append(frozenset(network))
    return sorted(found, key=lambda network: (-len(network), min(network)))
