"""Points for houses and alliances, the final scoring, the outcome. Roads: see ``roads``.

Everything works on a position and on any view of it, also in the middle of a match.
"""

from typing import TYPE_CHECKING

from games.china.components import Alliance, board
from games.china.events import AllianceScored, HousesScored, RoadScored, ScoreChanged
from games.china.roads import best_rows
from games.engine import Event, Outcome, Seat

if TYPE_CHECKING:
    from games.china.position import ChinaPosition


def houses_by_seat(position: "ChinaPosition", province: int) -> list[int]:
    """How many houses each seat has in the province."""
    spaces = board().provinces[province].spaces
    here = position.houses[spaces[0] : spaces[-1] + 1]
    return [here.count(seat) for seat in range(position.seats)]


def fortified_seats(position: "ChinaPosition", province: int) -> tuple[Seat, ...]:
    """The seats with a house on a fortification in the province (China, Fortifications)."""
    spaces = board().provinces[province].spaces
    owners = {position.houses[space] for space in spaces if position.forts[space]}
    return tuple(seat for seat in range(position.seats) if seat in owners)


def house_points(position: "ChinaPosition", province: int) -> dict[Seat, int]:
    """What the house scoring of the province gives now to each seat that has a house there, the best first.

    The most houses: a point for every house there. Any other rank: as many points as one player of the rank
    before has houses. Ties share a rank and the next player has the next one. Doubled for a house on a
    fortification (China, House scoring; Fortifications).
    """
    counts = houses_by_seat(position, province)
    doubled = fortified_seats(position, province)
    points: dict[Seat, int] = {}
    worth = sum(counts)
    for count in sorted({count for count in counts if count}, reverse=True):
        for seat, own in enumerate(counts):
            if own == count:
                points[seat] = worth * (2 if seat in doubled else 1)
        worth = count
    return points


def alliance(position: "ChinaPosition", entry: Alliance) -> tuple[int, tuple[Seat, ...]]:
    """What the alliance gives now to each of these seats; (0, ()) if nobody gets anything.

    They have the most emissaries in both provinces, alone or shared, and get a point for every emissary in
    the two (China, Final scoring, 2).
    """
    first, second = position.emissaries[entry.a], position.emissaries[entry.b]
    most, most_second = max(first), max(second)
    if not most or not most_second:
        return 0, ()
    seats = tuple(
        seat for seat in range(position.seats) if first[seat] == most and second[seat] == most_second
    )
    return (sum(first) + sum(second), seats) if seats else (0, ())


def score_houses(position: "ChinaPosition", province: int, *, at_end: bool) -> HousesScored:
    """Carry out the house scoring of the province and mark it."""
    points = house_points(position, province)
    for seat, gained in points.items():
        position.scores[seat] += gained
    position.scored[province] = True
    return HousesScored(
        province=province,
        houses=tuple(houses_by_seat(position, province)),
        points=tuple(points.items()),
        doubled=fortified_seats(position, province),
        at_end=at_end,
    )


def final_scoring(position: "ChinaPosition") -> list[Event]:
    """Houses of the provinces not scored yet, alliances in order, roads (China, Final scoring)."""
    events: list[Event] = []
    for province, scored in enumerate(position.scored):
        if not scored:
            event = score_houses(position, province, at_end=True)
            if event.points:
                events.append(event)
    for entry in board().alliances:
        points, seats = alliance(position, entry)
        if seats:
            first, second = position.emissaries[entry.a], position.emissaries[entry.b]
            events.append(AllianceScored(entry.number, tuple(first), tuple(second), seats, points))
            for seat in seats:
                position.scores[seat] += points
    for seat in range(position.seats):
        for row in best_rows(position, seat):
            events.append(RoadScored(seat, row.spaces, row.points, row.doubled))
            position.scores[seat] += row.points
    return events


def changes(before: list[int], after: list[int]) -> list[Event]:
    """The scores that are not what they were."""
    return [
        ScoreChanged(seat, old, new)
        for seat, (old, new) in enumerate(zip(before, after, strict=True))
        if old != new
    ]


def supply_left(position: "ChinaPosition", seat: Seat) -> int:
    """The pieces that the seat has not placed: houses, emissaries, fortification."""
    return position.houses_left[seat] + position.emissaries_left[seat] + position.forts_left[seat]


def outcome(position: "ChinaPosition") -> Outcome:
    """The result of a match that is over: most points, then most pieces left, then a shared rank.

    Seats that left rank behind all others, the first to leave last (China, Final scoring, 4).
    """
    standings = [(position.scores[seat], supply_left(position, seat)) for seat in range(position.seats)]
    sources = [_sources(position, seat) for seat in range(position.seats)]
    return Outcome.of(position.end, position.ranks(standings), position.scores, sources)


def _sources(position: "ChinaPosition", seat: Seat) -> dict[str, int]:
    """Where the points of the seat come from, after the final scoring."""
    alliances = sum(
        points
        for points, seats in (alliance(position, entry) for entry in board().alliances)
        if seat in seats
    )
    roads = sum(row.points for row in best_rows(position, seat))
    return {
        "houses": position.scores[seat] - alliances - roads,
        "alliances": alliances,
        "roads": roads,
    }
