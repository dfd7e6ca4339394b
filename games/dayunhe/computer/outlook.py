"""What is still to come in a match of Da Yunhe, guessed from what everybody sees; what a position is worth.

The guesses are rough on purpose: how many rounds there will be, how often the coordinator comes by, how many
tiles of the wall rise. The search of the computer players looks at the next moves by itself.
"""

from functools import cache
from typing import TYPE_CHECKING, Final

from games.dayunhe.components import FREE, UNREST, board, rules
from games.dayunhe.places import BEIJING, COLUMNS, HEXES, REGION, row

if TYPE_CHECKING:
    from games.dayunhe.position import DayunhePosition

DETOUR: Final = 1.3
"""Steps of the coordinator for each row: now and then he goes sideways."""

BUILDS: Final = 1.4
"""Tiles that a seat builds in a round: most cards build one, the best ones two."""

ENTRIES: Final = (0.5, 0.35, 0.25)
"""How likely he enters a canal tile on a trip, with none, one, two others in its row: he looks for canals."""

LED: Final = 0.1
"""By how much more likely it is if a line leads there."""

ALONG: Final = 0.45
"""How likely he comes along a line, for each tile that it leads to; else he comes from elsewhere."""

LAPSED: Final = 0.5
"""Rounds that a trip takes longer: where he turns the round ends, and half of its steps lapse on average."""

PASSED: Final = 0.35
"""How likely he enters a hex with unrest: it lies on his way, but he does not look for it."""

STAYING: Final = 0.3
"""How likely an unrest tile stays where it is: most are built over or taken away in time."""

RISING: Final = 0.7
"""How likely a tile in the wall is part of an uprising at last, long before the end."""

SOON: Final = 4
"""So many rounds before the end there is less and less time for it."""

MAPPED: Final = 6.0
"""Prestige of a canal tile that is built on the map in the last round: value, network, unrest under it."""

EARLY: Final = 0.6
"""How much more it brings for each round that it lies there: inspections."""


@cache
def passes(seats: int, trips: int, south: bool, reached: int) -> tuple[float, ...]:
    """By hex how often the coordinator passes its row until the end, in ``trips`` trips, this one included.

    ``reached`` is the row where he is. Hexes of his own row count as half a pass; neutral regions are
    never passed.
    """
    found = []
    for place in range(HEXES):
        ahead = row(place) - reached if south else reached - row(place)
        now = 1.0 if ahead > 0 else 0.5 if ahead == 0 else 0.0
        found.append(trips - 1 + now if place < REGION * seats else 0.0)
    return tuple(found)


def passes_left(position: "DayunhePosition") -> tuple[float, ...]:
    """By hex how often the coordinator will still pass its row."""
    return passes(position.seats, max(1, position.trips), position.south, row(position.coordinator))


def rounds_left(position: "DayunhePosition") -> float:
    """Rounds until the end, the one in progress included."""
    setup = board().setups[position.seats]
    rows = row(setup.south) + 1
    goal = row(setup.south) if position.south else row(BEIJING)
    ahead = abs(goal - row(position.coordinator))
    here = max(1.0, ahead * DETOUR / setup.steps)
    trip = max(1.0, rows * DETOUR / setup.steps)
    return min(here + (position.trips - 1) * (trip + LAPSED), rules().last_round - position.round + 1.0)


def wall_cost(level: int, tiles: int, rounds: float) -> float:
    """Prestige that so many unrest tiles of a colour in the wall will cost their owner."""
    rising, rest = divmod(tiles, level)
    likely = RISING * min(1.0, rounds / SOON)
    return rules().loss * (rising * level + rest * likely)


def unrest_cost(passed: float) -> float:
    """Prestige that an unrest tile costs the holder of its region, passed so often until the end."""
    return -STAYING * (rules().region_unrest + rules().unrest * PASSED * passed)


def canal_income(passed: float, others: int, links: int) -> float:
    """Prestige that inspections bring for a canal tile, with so many ``others`` in its row.

    ``links`` are the canal tiles to which its line leads.
    """
    numbers = rules()
    likely = min(1.0, ENTRIES[min(others, len(ENTRIES) - 1)] + LED * (links > 0))
    share = min(1.0, ALONG * links)
    return passed * likely * (numbers.canal + share * (numbers.line - numbers.canal))


def canals_by_row(position: "DayunhePosition") -> list[int]:
    """How many canal tiles lie in each row of the map."""
    tiles = position.tiles
    found = []
    for first in range(0, HEXES, COLUMNS):
        kinds = tiles[first : first + COLUMNS]
        found.append(COLUMNS - kinds.count(FREE) - kinds.count(UNREST))
    return found


def builds_to_come(city: int, on_map: int, builds: float, rounds: float) -> float:
    """Prestige of the City in the end and of so many canal tiles still to be built, as they are best used.

    ``city`` and ``on_map`` are the seat's canal tiles. Either all that the City may hold come there, for the
    last ones count most, or all come on the map.
    """
    mapped = MAPPED + EARLY * rounds / 2
    most = max(city, min(city + builds, (on_map + city + builds) / 2))
    return max(city * city + mapped * builds, most * most + mapped * (builds - most + city))
