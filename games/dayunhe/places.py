"""Numbers and names of the places of Da Yunhe, and which hexes touch.

A hex is ``3 * row + column``, 0 to 44; row 0 is the northernmost, odd rows are shifted half a hex east.
People call it by its region, 1 to 5, and a key in it as on a telephone, three rows of three: hex 13 is
``2-5``. An edge is 0 to 5: E, SE, SW, W, NW, NE.
"""

from typing import Annotated, Final, TypeAlias

Place: TypeAlias = Annotated[int, "place"]
"""How texts show the number of one."""

COLUMNS: Final = 3
REGIONS: Final = 5
REGION: Final = 9
"""Hexes of a row, regions, hexes of a region."""

HEXES: Final = REGIONS * REGION
"""Hexes of the map; those of a region follow each other."""

ROWS: Final = HEXES // COLUMNS
NOWHERE: Final = -1
"""What is beyond the edge of the map."""

EDGES: Final = ("e", "se", "sw", "w", "nw", "ne")
"""The edges of a hex as they are typed."""

E, SE, SW, W, NW, NE = range(6)
BEIJING: Final = HEXES
HANGZHOU: Final = HEXES + 1
CITIES: Final = ("beijing", "hangzhou")
"""The cities as they are typed; the first has the number `BEIJING`."""

_SEATS: Final = 5
_STACKS: Final = 3
_AREA: Final = HANGZHOU + 1
_WALL: Final = _AREA + _SEATS
_WAREHOUSE: Final = _WALL + _SEATS
_STACK: Final = _WAREHOUSE + _SEATS
_PRESTIGE: Final = _STACK + _SEATS * _STACKS


def area_place(seat: int) -> int:
    """A player's part of the Forbidden City: 47 to 51."""
    return _AREA + seat


def wall_place(colour: int) -> int:
    """A player's row in the Wall of Contentment: 52 to 56."""
    return _WALL + colour


def warehouse_place(seat: int) -> int:
    """A player's warehouse: 57 to 61."""
    return _WAREHOUSE + seat


def stack_place(seat: int, stack: int) -> int:
    """A stack of a player: 62 to 76."""
    return _STACK + _STACKS * seat + stack


def prestige_place(seat: int) -> int:
    """A player's prestige, and the slip with it: 77 to 81."""
    return _PRESTIGE + seat


def region(place: int) -> int:
    """The region of a hex, 0 to 4 from north to south."""
    return place // REGION


def row(place: int) -> int:
    """The row of a hex, 0 to 14; Beijing is before the first and Hangzhou after the last."""
    if place >= HEXES:
        return -1 if place == BEIJING else ROWS
    return place // COLUMNS


def hex_name(place: int) -> str:
    """A hex or a city as people call it: ``2-5``, ``beijing``."""
    if place >= HEXES:
        return CITIES[place - HEXES]
    return f"{place // REGION + 1}-{place % REGION + 1}"


PLACES: Final = {hex_name(place): place for place in range(HEXES + len(CITIES))}
"""Every hex and city by that name."""


def hex_at(row: int, column: int) -> int:
    """The hex there; `NOWHERE` outside the map."""
    return COLUMNS * row + column if 0 <= row < ROWS and 0 <= column < COLUMNS else NOWHERE


def opposite(edge: int) -> int:
    """The same edge, seen from the hex beyond it."""
    return (edge + 3) % 6


def neighbour(place: int, edge: int) -> int:
    """The hex beyond that edge of a hex; `NOWHERE` outside the map."""
    return NEIGHBOURS[place][edge]


def _neighbours(place: int) -> tuple[int, ...]:
    """The hexes around one, by edge."""
    row, column = divmod(place, COLUMNS)
    east = column + row % 2  # the column of the neighbours SE and NE
    return (
        hex_at(row, column + 1),
        hex_at(row + 1, east),
        hex_at(row + 1, east - 1),
        hex_at(row, column - 1),
        hex_at(row - 1, east - 1),
        hex_at(row - 1, east),
    )


NEIGHBOURS: Final = tuple(_neighbours(place) for place in range(HEXES))
"""By hex and edge: the hex beyond it, `NOWHERE` outside the map."""


def edge_between(place: int, other: int) -> int:
    """The edge of a hex beyond which the other lies; -1 if they do not touch or one is a city."""
    if place >= HEXES or other >= HEXES or other not in NEIGHBOURS[place]:
        return -1
    return NEIGHBOURS[place].index(other)
