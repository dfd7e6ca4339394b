"""Prestige, the final scoring, the outcome (Da Yunhe, Final scoring; Winner)."""

from typing import TYPE_CHECKING, Final, NamedTuple

from games.dayunhe.actions import is_unrest
from games.dayunhe.components import rules
from games.dayunhe.events import CityScored, NetworkScored, UnrestScored
from games.dayunhe.networks import networks
from games.dayunhe.places import REGION
from games.engine import Event, Outcome, Seat

if TYPE_CHECKING:
    from games.dayunhe.position import DayunhePosition

SOURCES: Final = (
    "start", "building", "prestige", "inspections", "uprisings", "intrigue", "network", "city", "unrest",
)  # fmt: skip
"""Where prestige comes from; a source is an index into it."""

START, BUILDING, PRESTIGE, INSPECTIONS, UPRISINGS, INTRIGUE, NETWORK, CITY, REGION_UNREST = range(9)


class FinalParts(NamedTuple):
    """A seat's points of the final scoring as it would be now, losses negative, and its score with them."""

    network: int
    city: int
    city_unrest: int
    unrest: int
    total: int


def score(position: "DayunhePosition", seat: Seat, source: int, points: int) -> None:
    """The seat gets points, or loses them."""
    position.scores[seat] += points
    position.gains[seat][source] += points


def largest(position: "DayunhePosition", seat: Seat) -> tuple[int, ...]:
    """The hexes of the seat's largest network; () if it has no canal tile on the map."""
    found = networks(position, seat)
    return tuple(sorted(found[0])) if found else ()


def unrest_in_region(position: "DayunhePosition", seat: Seat) -> tuple[int, ...]:
    """The hexes with unrest of any colour in the seat's region."""
    first = REGION * position.region_of(seat)
    return tuple(place for place in range(first, first + REGION) if is_unrest(position.tiles[place]))


def final_parts(position: "DayunhePosition") -> tuple[FinalParts, ...]:
    """By seat what the final scoring would bring now; once the match is over, what it has brought."""
    return tuple(_parts(position, seat) for seat in range(position.seats))


def _parts(position: "DayunhePosition", seat: Seat) -> FinalParts:
    """One seat's parts (Da Yunhe, Final scoring)."""
    numbers = rules()
    network = numbers.network * len(largest(position, seat))
    city = len(position.city[seat]) ** 2
    city_unrest = numbers.city_unrest * sum(position.city_unrest[seat])
    unrest = numbers.region_unrest * len(unrest_in_region(position, seat))
    more = 0 if position.end else network + city + city_unrest + unrest
    return FinalParts(network, city, city_unrest, unrest, position.scores[seat] + more)


def final_scoring(position: "DayunhePosition") -> list[Event]:
    """Networks, then the City, then unrest in the regions, everybody's (Da Yunhe, Final scoring)."""
    parts = final_parts(position)
    found: list[Event] = []
    for seat, part in enumerate(parts):
        score(position, seat, NETWORK, part.network)
        found.append(NetworkScored(seat, largest(position, seat), part.network))
    for seat, part in enumerate(parts):
        score(position, seat, CITY, part.city + part.city_unrest)
        canals, unrest = len(position.city[seat]), sum(position.city_unrest[seat])
        found.append(CityScored(seat, canals, part.city, unrest, -part.city_unrest))
    for seat, part in enumerate(parts):
        score(position, seat, REGION_UNREST, part.unrest)
        found.append(UnrestScored(seat, unrest_in_region(position, seat), -part.unrest))
    return found


def outcome(position: "DayunhePosition") -> Outcome:
    """The result: most prestige; of equals more canal tiles in the City, then the larger network.

    Seats that left rank behind all others, the first to leave last (Da Yunhe, Winner).
    """
    standings = [
        (position.scores[seat], len(position.city[seat]), len(largest(position, seat)))
        for seat in range(position.seats)
    ]
    sources = [dict(zip(SOURCES, row, strict=True)) for row in position.gains]
    return Outcome.of(position.end, position.ranks(standings), position.scores, sources)
