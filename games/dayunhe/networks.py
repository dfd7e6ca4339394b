"""Canal lines that join: links of a tile to its neighbours, networks (Da Yunhe, Building; Final scoring)."""

from typing import TYPE_CHECKING, NamedTuple, Self

from games.dayunhe.actions import is_canal
from games.dayunhe.components import NO_CANALS, edges
from games.dayunhe.places import HEXES, NEIGHBOURS, edge_between, opposite
from games.engine import Seat

if TYPE_CHECKING:
    from games.dayunhe.position import DayunhePosition


Calls = tuple[list[int], list[int]]
"""By hex, as masks: edges at which a neighbour of the own ones, and any neighbour, has a line towards it."""


def linked(position: "DayunhePosition", place: int, other: int) -> bool:
    """Whether both tiles have a line at their common edge; not if one is a city or they do not touch."""
    edge = edge_between(place, other)
    return edge >= 0 and bool(
        lines(position, place) >> edge & 1 and lines(position, other) >> opposite(edge) & 1
    )


def lines(position: "DayunhePosition", place: int) -> int:
    """The edges of a hex that the line of its tile joins, as a mask."""
    return edges(position.tiles[place], position.rotations[place])


class Laid(NamedTuple):
    """What lies on the map: tiles, owners and rotations by hex."""

    tiles: list[str]
    owners: list[int]
    rotations: list[int]

    @classmethod
    def of(cls, position: "DayunhePosition") -> Self:
        """What lies there now, also when the position has changed."""
        return cls(position.tiles.copy(), position.owners.copy(), position.rotations.copy())


def calls(position: "DayunhePosition | Laid", seat: Seat) -> Calls:
    """By hex the edges at which a neighbour has a line towards it, as masks: the seat's tiles, all tiles."""
    own = [0] * HEXES
    every = [0] * HEXES
    owners = position.owners
    for place, kind in enumerate(position.tiles):
        if kind in NO_CANALS:
            continue
        mask = edges(kind, position.rotations[place])
        mine = owners[place] == seat
        for other, edge, back in _AROUND[place]:
            if mask & edge:
                every[other] |= back
                if mine:
                    own[other] |= back
    return own, every


_AROUND = tuple(
    tuple((other, 1 << edge, 1 << opposite(edge)) for edge, other in enumerate(around) if other >= 0)
    for around in NEIGHBOURS
)
"""By hex: each neighbour, the bit of the edge towards it, the bit of that edge as the neighbour has it."""


def links(position: "DayunhePosition", seat: Seat, kind: str, place: int, rotation: int) -> tuple[int, int]:
    """To how many of the seat's tiles, and of all tiles, a tile that lay so on the hex would be linked."""
    own, every = calls(position, seat)
    mask = edges(kind, rotation)
    return (mask & own[place]).bit_count(), (mask & every[place]).bit_count()


def networks(position: "DayunhePosition", seat: Seat) -> list[frozenset[int]]:
    """The seat's canal tiles on the map, those that lines join together; the largest first.

    Of equal ones the northernmost comes first.
    """
    waiting = {
        place
        for place, kind in enumerate(position.tiles)
        if position.owners[place] == seat and is_canal(kind)
    }
    found: list[frozenset[int]] = []
    while waiting:
        network = [min(waiting)]
        waiting.remove(network[0])
        for place in network:  # grows while it is walked
            joined = [other for other, _, _ in _AROUND[place] if other in waiting]
            for other in joined:
                if linked(position, place, other):
                    waiting.remove(other)
                    network.append(other)
        found.append(frozenset(network))
    return sorted(found, key=lambda network: (-len(network), min(network)))
