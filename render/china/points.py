"""Where the points of alliances and rows stand on the final picture: where they cover least."""

import math
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from games.china.components import Alliance, board
from games.china.position import ChinaPosition
from games.china.roads import Row
from games.china.scoring import alliance
from games.engine import Seat
from render.china.layout import FIELD, PIP, PIP_AWAY, SEAL, SLIP, WIDTH, places, slip_room
from render.kit.lines import Point, bent

RADIUS = 31
"""Of the shapes that points are written on."""
HOUSE, HOUSE_HIGHER, SPACE, NUMBER = 33, 2, 25, 26
"""Radii of a house with its roof, an empty space, the number on an alliance's seal."""
COURT = (-42, -42, 42, 50)
"""The walls of a fortification, from the middle of its space."""
ENOUGH = 3
"""More free pixels than this are worth nothing."""
AWAY, TURNS = (58, 63, 68), 16
"""How far from the middle of an alliance's seal its points may stand, and in how many directions."""
SHARED = (-0.95, 0.95, -1.55, 1.55, math.pi)
"""Where on the rim the shapes of seats that share an alliance stand: radians from its points."""
ASIDE, ALONG = (0, -12, 12, -24, 24, -36, 36, -45, 45), range(3, 10)
"""How far beside a row's stroke its points may stand, touching it still; at which steps of a road."""
STEPS = 12
"""Of a road's path."""
FAR = 160


class AlliancePoints(NamedTuple):
    """The points of an alliance, whose they are, and where; ``turn``: radians from the seal's middle."""

    entry: Alliance
    points: int
    seats: tuple[Seat, ...]
    turn: float
    at: Point


class _Thing(NamedTuple):
    """A rectangle and all within ``radius`` of it; a disc is one without size."""

    left: float
    top: float
    right: float
    bottom: float
    radius: float

    def gap(self, x: float, y: float) -> float:
        """How far the place is from the thing's edge."""
        aside = max(self.left - x, 0.0, x - self.right)
        return math.hypot(aside, max(self.top - y, 0.0, y - self.bottom)) - self.radius


def points_at(
    position: ChinaPosition, rows: Sequence[tuple[Seat, Row]]
) -> tuple[list[AlliancePoints], list[Point]]:
    """Where the points of the alliances that score stand, and those of the rows, in the order of ``rows``.

    They keep clear of houses, walls, fields, names, seals and each other as far as there is room; those of a
    row touch its stroke.
    """
    taken = _standing(position)
    alliances: list[AlliancePoints] = []
    for entry in board().alliances:
        points, seats = alliance(position, entry)
        if seats:
            found = _beside(entry, points, seats, taken)
            alliances.append(found)
            taken.append(_disc(found.at, RADIUS))
            if len(seats) > 1:
                taken += [_disc(at, PIP / 2) for at in shared_at(found)]
    paths = [row_path(row) for _, row in rows]
    places_of_rows: list[Point] = []
    for number, path in enumerate(paths):
        others = [_disc(at, 9) for other in paths[:number] + paths[number + 1 :] for at in other[::3]]
        at = _on_row(path, taken + others)
        taken.append(_disc(at, RADIUS))
        places_of_rows.append(at)
    return alliances, places_of_rows


def shared_at(found: AlliancePoints) -> list[Point]:
    """Where on the rim the shapes of the seats stand that share an alliance."""
    middle = places().seals[found.entry.number].at
    return [_around(middle, found.turn + turn, PIP_AWAY) for turn in SHARED[: len(found.seats)]]


def row_path(row: Row) -> list[Point]:
    """The roads of a row as one line, `STEPS` steps for each road."""
    path: list[Point] = []
    for one, other in zip(row.spaces, row.spaces[1:], strict=False):
        path += road_path(one, other)[1 if path else 0 :]
    return path


def road_path(one: int, other: int) -> list[Point]:
    """The road between two spaces as it is drawn on the base."""
    found = places()
    first, last = min(one, other), max(one, other)
    path = bent(found.points[first], found.points[last], found.bows[first, last], STEPS)
    return path if one == first else path[::-1]


def _standing(position: ChinaPosition) -> list[_Thing]:
    """All that stands on the map before points are written on it."""
    found, china = places(), board()
    things: list[_Thing] = []
    for space, (x, y) in enumerate(found.points[: len(china.spaces)]):
        if position.forts[space]:
            left, top, right, bottom = COURT
            things.append(_Thing(x + left, y + top, x + right, y + bottom, 0))
        elif position.houses[space] >= 0:
            things.append(_disc((x, y - HOUSE_HIGHER), HOUSE))
        else:
            things.append(_disc((x, y), SPACE))
    things += [_disc(at, FIELD) for at in found.points[len(china.spaces) :]]
    things += [_disc(seal.at, SEAL / 2) for seal in found.seals.values()]
    for province, (x, y) in zip(china.provinces, found.slips, strict=True):
        half = slip_room(province.name) / 2
        things.append(_Thing(x - half, y - SLIP / 2, x + half, y + SLIP / 2, 0))
    return things


def _beside(entry: Alliance, points: int, seats: tuple[Seat, ...], taken: Sequence[_Thing]) -> AlliancePoints:
    (x, y), clock = places().seals[entry.number]
    near = [thing for thing in taken if thing.gap(x, y) < FAR and thing != _disc((x, y), SEAL / 2)]
    near.append(_disc((x, y), NUMBER))
    base = clock * math.pi / 4
    turns = sorted(
        (base + number * 2 * math.pi / TURNS for number in range(TURNS)), key=lambda t: -math.cos(t - base)
    )
    options = [(turn, _around((x, y), turn, away)) for turn in turns for away in AWAY]
    turn, at = max(options, key=lambda option: _worth(option[1], near))
    return AlliancePoints(entry, points, seats, turn, at)


def _on_row(path: Sequence[Point], taken: Sequence[_Thing]) -> Point:
    """The freest place on a row's stroke or touching it; on it rather than beside it."""
    best, most = path[0], -math.inf
    for road in range(0, len(path) - 1, STEPS):
        x, y = path[road + STEPS // 2]
        near = [thing for thing in taken if thing.gap(x, y) < FAR]
        for step in ALONG:
            (x0, y0), (x, y), (x1, y1) = path[road + step - 1 : road + step + 2]
            length = math.dist((x0, y0), (x1, y1))
            for aside in ASIDE:
                at = (x - aside * (y1 - y0) / length, y + aside * (x1 - x0) / length)
                worth = _worth(at, near) - abs(aside) / 20 - abs(step - STEPS // 2) / 8
                if worth > most:
                    best, most = at, worth
    return best


def _worth(at: Point, near: Iterable[_Thing]) -> float:
    """Free pixels round a place that points may take, less than nothing where they would cover something."""
    edge = min(at[0], WIDTH - at[0]) - 3
    return min(ENOUGH, min((min(edge, thing.gap(*at)) for thing in near), default=edge) - RADIUS)


def _around(middle: Point, turn: float, away: float) -> Point:
    return middle[0] + away * math.cos(turn), middle[1] + away * math.sin(turn)


def _disc(at: Point, radius: float) -> _Thing:
    return _Thing(*at, *at, radius)
