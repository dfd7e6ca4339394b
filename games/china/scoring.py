"""Points for houses and alliances, the final scoring, the outcome. Roads: see ``roads``.

Everything works on a position and on any view of it, also in the middle of a match.
"""

from typing import ClassVar

from games.china.components import Alliance, ProvinceIndex, Spaces, board
from games.china.roads import best_rows
from games.china.state import ChinaState
from games.engine import Event, Outcome, Seat


class HousesScored(Event, frozen=True):
    """The houses of a province were scored.

    ``houses`` there by seat; ``points`` of each seat that got some, in the order of the ranks; ``doubled``
    the seats with a house on a fortification there; ``at_end`` if it belongs to the final scoring.
    """

    rule: ClassVar[str] = "house-scoring"
    province: ProvinceIndex
    houses: tuple[int, ...]
    points: tuple[tuple[Seat, int], ...]
    doubled: tuple[Seat, ...]
    at_end: bool


class AllianceScored(Event, frozen=True):
    """Alliance ``number`` gave ``points`` to each of ``seats``; emissaries by seat in its two provinces."""

    rule: ClassVar[str] = "alliances"
    number: int
    emissaries_a: tuple[int, ...]
    emissaries_b: tuple[int, ...]
    seats: tuple[Seat, ...]
    points: int

    def places(self) -> tuple[int, ...]:
        """The two dragon fields."""
        entry = board().alliances[self.number - 1]
        return board().dragon(entry.a), board().dragon(entry.b)


class RoadScored(Event, frozen=True):
    """A row of houses on ``spaces``, in its order, gave its owner ``points``, perhaps ``doubled``."""

    rule: ClassVar[str] = "roads"
    seat: Seat
    spaces: Spaces
    points: int
    doubled: bool

    def places(self) -> tuple[int, ...]:
        """The spaces of the row."""
        return self.spaces


class ScoreChanged(Event, frozen=True):
    """A seat's score before and after everything that one action caused."""

    rule: ClassVar[str] = "house-scoring"
    seat: Seat
    before: int
    after: int


def fortified_seats(state: ChinaState, province: int) -> tuple[Seat, ...]:
    """The seats with a house on a fortification in the province (China, Fortifications)."""
    spaces = board().provinces[province].spaces
    owners = {state.houses[space] for space in spaces if state.forts[space]}
    return tuple(seat for seat in range(state.seats) if seat in owners)


def house_points(state: ChinaState, province: int) -> dict[Seat, int]:
    """What the house scoring of the province gives now to each seat that has a house there, the best first.

    The most houses: a point for every house there. Any other rank: as many points as one player of the rank
    before has houses. Ties share a rank and the next player has the next one. Doubled for a house on a
    fortification (China, House scoring; Fortifications).
    """
    counts = state.houses_by_seat(province)
    doubled = fortified_seats(state, province)
    points: dict[Seat, int] = {}
    worth = sum(counts)
    for count in sorted({count for count in counts if count}, reverse=True):
        for seat, own in enumerate(counts):
            if own == count:
                points[seat] = worth * (2 if seat in doubled else 1)
        worth = count
    return points


def alliance(state: ChinaState, entry: Alliance) -> tuple[int, tuple[Seat, ...]]:
    """What the alliance gives now to each of these seats; (0, ()) if nobody gets anything.

    They have the most emissaries in both provinces, alone or shared, and get a point for every emissary in
    the two (China, Alliances).
    """
    first, second = state.emissaries[entry.a], state.emissaries[entry.b]
    most, most_second = max(first), max(second)
    if not most or not most_second:
        return 0, ()
    seats = tuple(seat for seat in range(state.seats) if first[seat] == most and second[seat] == most_second)
    return (sum(first) + sum(second), seats) if seats else (0, ())


def score_houses(state: ChinaState, province: int, *, at_end: bool) -> HousesScored:
    """Carry out the house scoring of the province and mark it."""
    points = house_points(state, province)
    for seat, gained in points.items():
        state.scores[seat] += gained
    state.scored[province] = True
    return HousesScored(
        province=province,
        houses=tuple(state.houses_by_seat(province)),
        points=tuple(points.items()),
        doubled=fortified_seats(state, province),
        at_end=at_end,
    )


def final_scoring(state: ChinaState) -> list[Event]:
    """Houses of the provinces not scored yet, alliances in order, roads (China, The end)."""
    events: list[Event] = []
    for province, scored in enumerate(state.scored):
        if not scored:
            event = score_houses(state, province, at_end=True)
            if event.points:
                events.append(event)
    for entry in board().alliances:
        points, seats = alliance(state, entry)
        if seats:
            first, second = state.emissaries[entry.a], state.emissaries[entry.b]
            events.append(AllianceScored(entry.number, tuple(first), tuple(second), seats, points))
            for seat in seats:
                state.scores[seat] += points
    for seat in range(state.seats):
        for row in best_rows(state, seat):
            events.append(RoadScored(seat, row.spaces, row.points, row.doubled))
            state.scores[seat] += row.points
    return events


def supply_left(state: ChinaState, seat: Seat) -> int:
    """The pieces that the seat has not placed: houses, emissaries, fortification."""
    return state.houses_left[seat] + state.emissaries_left[seat] + state.forts_left[seat]


def outcome(state: ChinaState) -> Outcome:
    """The result of a match that is over: most points, then most pieces left, then a shared rank.

    Seats that left rank behind all others, the first to leave last (China, Ties; Resigning).
    """
    standings = [(state.scores[seat], supply_left(state, seat)) for seat in range(state.seats)]
    sources = [_sources(state, seat) for seat in range(state.seats)]
    return Outcome.of(state.end, state.ranks(standings), state.scores, sources)


def _sources(state: ChinaState, seat: Seat) -> dict[str, int]:
    """Where the points of the seat come from, after the final scoring."""
    alliances = sum(
        points for points, seats in (alliance(state, entry) for entry in board().alliances) if seat in seats
    )
    roads = sum(row.points for row in best_rows(state, seat))
    return {
        "houses": state.scores[seat] - alliances - roads,
        "alliances": alliances,
        "roads": roads,
    }
