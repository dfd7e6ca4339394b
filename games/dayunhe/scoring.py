"""Prestige, the final scoring, the outcome (Da Yunhe, Final scoring; The winner)."""

from typing import ClassVar, Final, NamedTuple

from games.dayunhe.components import Points, Total, is_unrest, rules
from games.dayunhe.networks import networks
from games.dayunhe.places import REGION, Place, area_place
from games.dayunhe.state import DayunheState
from games.engine import Event, Outcome, Seat

SOURCES: Final = (
    "start", "building", "prestige", "inspections", "uprisings", "intrigue", "network", "city", "unrest",
)  # fmt: skip
"""Where prestige comes from; a source is an index into it."""

START, BUILDING, PRESTIGE, INSPECTIONS, UPRISINGS, INTRIGUE, NETWORK, CITY, REGION_UNREST = range(9)


class NetworkScored(Event, frozen=True):
    """Final scoring: the ``hexes`` of a seat's largest network; () if it has no canal tile on the map."""

    rule: ClassVar[str] = "final"
    seat: Seat
    hexes: tuple[Place, ...]
    points: Points

    def places(self) -> tuple[int, ...]:
        """The network."""
        return self.hexes


class CityScored(Event, frozen=True):
    """Final scoring: own ``canals`` in the City bring ``points``, ``unrest`` of others there costs ``loss``.

    The loss is a positive number.
    """

    rule: ClassVar[str] = "final"
    seat: Seat
    canals: int
    points: Points
    unrest: int
    loss: int

    def places(self) -> tuple[int, ...]:
        """The seat's part of the City."""
        return (area_place(self.seat),)


class UnrestScored(Event, frozen=True):
    """Final scoring: unrest on these ``hexes`` of the own region costs ``loss`` (a positive number)."""

    rule: ClassVar[str] = "final"
    seat: Seat
    hexes: tuple[Place, ...]
    loss: int

    def places(self) -> tuple[int, ...]:
        """The unrest."""
        return self.hexes


class ScoreChanged(Event, frozen=True):
    """A seat's prestige before and after everything that one action caused."""

    rule: ClassVar[str] = "goal"
    seat: Seat
    before: Total
    after: Total


class FinalParts(NamedTuple):
    """A seat's points of the final scoring as it would be now, losses negative, and its score with them."""

    network: int
    city: int
    city_unrest: int
    unrest: int
    total: int


def score(state: DayunheState, seat: Seat, source: int, points: int) -> None:
    """The seat gets points, or loses them."""
    state.scores[seat] += points
    state.gains[seat][source] += points


def largest(state: DayunheState, seat: Seat) -> tuple[int, ...]:
    """The hexes of the seat's largest network; () if it has no canal tile on the map."""
    found = networks(state, seat)
    return tuple(sorted(found[0])) if found else ()


def unrest_in_region(state: DayunheState, seat: Seat) -> tuple[int, ...]:
    """The hexes with unrest of any colour in the seat's region."""
    first = REGION * state.region_of(seat)
    return tuple(place for place in range(first, first + REGION) if is_unrest(state.tiles[place]))


def final_parts(state: DayunheState) -> tuple[FinalParts, ...]:
    """By seat what the final scoring would bring now; once the match is over, what it has brought."""
    return tuple(_parts(state, seat) for seat in range(state.seats))


def _parts(state: DayunheState, seat: Seat) -> FinalParts:
    """One seat's parts (Da Yunhe, Final scoring)."""
    numbers = rules()
    network = numbers.network * len(largest(state, seat))
    city = len(state.city[seat]) ** 2
    city_unrest = numbers.city_unrest * sum(state.city_unrest[seat])
    unrest = numbers.region_unrest * len(unrest_in_region(state, seat))
    more = 0 if state.end else network + city + city_unrest + unrest
    return FinalParts(network, city, city_unrest, unrest, state.scores[seat] + more)


def final_scoring(state: DayunheState) -> list[Event]:
    """Networks, then the City, then unrest in the regions, everybody's (Da Yunhe, Final scoring)."""
    parts = final_parts(state)
    found: list[Event] = []
    for seat, part in enumerate(parts):
        score(state, seat, NETWORK, part.network)
        found.append(NetworkScored(seat, largest(state, seat), part.network))
    for seat, part in enumerate(parts):
        score(state, seat, CITY, part.city + part.city_unrest)
        canals, unrest = len(state.city[seat]), sum(state.city_unrest[seat])
        found.append(CityScored(seat, canals, part.city, unrest, -part.city_unrest))
    for seat, part in enumerate(parts):
        score(state, seat, REGION_UNREST, part.unrest)
        found.append(UnrestScored(seat, unrest_in_region(state, seat), -part.unrest))
    return found


def outcome(state: DayunheState) -> Outcome:
    """The result: most prestige; of equals more canal tiles in the City, then the larger network.

    Seats that left rank behind all others, the first to leave last (Da Yunhe, The winner).
    """
    standings = [
        (state.scores[seat], len(state.city[seat]), len(largest(state, seat))) for seat in range(state.seats)
    ]
    sources = [dict(zip(SOURCES, row, strict=True)) for row in state.gains]
    return Outcome.of(state.end, state.ranks(standings), state.scores, sources)
