"""Where things stand on China's picture: spaces, dragon fields, name slips, alliances, roads, crops.

What is printed stands in ``data/china/board.toml``; one of its units is `UNIT` pixels of the picture. Only
what the picture adds is found here: whether a name slip goes over or under its dragon field, at which of
eight clock points an alliance shows its leader, to which side a road bows, and the part of the picture that
shows a whole province.
"""

import math
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple, Self

import msgspec

from games.china.components import SIDES, board, roads
from render.art.strokes import Point
from render.china.layout import WIDTH, PlacesFile, Spot
from render.kit.lines import bent
from render.kit.type import MIN_CAP, width

UNIT = 1.2
TOP, BOTTOM = 132, 1204
"""Upper and lower edge of the map."""
SPACE, FIELD, SEAL = 33.0, 47.0, 37.0
"""Radii that a house with its roof, a dragon field and an alliance's number need."""
ROOF = 3.0
"""A house reaches so much farther up than down."""
SLIP_AWAY, SLIP_HEIGHT, SLIP_PADDING = 64, 48.0, 15.0
"""A name slip: from its field's centre to its own, its height, and beside the name."""
SLIP_ROOM = 12.0
"""Free pixels round a name slip that are enough for it to stay under its field."""
PIP_AWAY, CLOCK = 41.0, 8
"""A leader's shape on the rim of an alliance: from its centre, and how many places it may take."""
NARROWEST, WIDEST = 600, 760
"""Width of a crop, so that it is about twice as large on a phone."""
CROP_MARGIN, CROP_ABOVE = 58, 12
"""Round the places in a crop; above and below it is a little more."""
CEILING = 112
"""No crop reaches higher: there the header begins."""
BOWS = (0.045, -0.045, 0.07, -0.07, 0.02, -0.02)
"""Bulge of a road as a share of its length, the best liked first; every second road likes the other side."""
ROAD_ROOM = 12.0
"""Free pixels beside a road that make a bow good."""
STEPS = 24


class Box(NamedTuple):
    """A rectangle in pixels."""

    left: float
    top: float
    right: float
    bottom: float

    @classmethod
    def round(cls, centre: Point, radius: float) -> Self:
        """The square round a disc."""
        x, y = centre
        return cls(x - radius, y - radius, x + radius, y + radius)

    def away(self, x: float, y: float) -> float:
        """Distance of a point outside it; 0 inside."""
        return math.hypot(max(self.left - x, 0, x - self.right), max(self.top - y, 0, y - self.bottom))


class Disc(NamedTuple):
    """Something round on the map, by the name it has in its group."""

    name: str
    x: float
    y: float
    radius: float

    def away(self, x: float, y: float) -> float:
        """Distance of a point from its rim; negative inside."""
        return math.hypot(x - self.x, y - self.y) - self.radius


def write(found: PlacesFile, file: Path) -> None:
    """The places as JSON."""
    file.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=0) + b"\n")


def at(xy: Point) -> Point:
    """A place of the board's file in pixels."""
    return UNIT * xy[0], TOP + UNIT * xy[1]


def path(start: Point, end: Point, bow: float) -> list[Point]:
    """The road's line, fine enough for the brush."""
    return bent(start, end, bow, STEPS - 1)


def slip_box(name: str, centre: Point) -> Box:
    """The rectangle of the name slip that carries a province's name."""
    half = width(name, "serif", MIN_CAP) / 2 + SLIP_PADDING
    x, y = centre
    return Box(x - half, y - SLIP_HEIGHT / 2, x + half, y + SLIP_HEIGHT / 2)


def places() -> PlacesFile:
    """The places of the board that is loaded."""
    return _Survey().places()


class _Survey:
    """Looks round on the board."""

    def __init__(self) -> None:
        self.land = board()
        self.spaces = {space.name: _pixel(space.xy) for space in self.land.spaces}
        self.dragons = {province.id: _pixel(province.dragon) for province in self.land.provinces}
        self.numbers = {str(alliance.number): _pixel(alliance.xy) for alliance in self.land.alliances}
        self.discs = list(self._discs())
        self.slips = {province.id: self._slip(province.id, province.name) for province in self.land.provinces}
        self.boxes = {
            province.id: slip_box(province.name, self.slips[province.id]) for province in self.land.provinces
        }

    def places(self) -> PlacesFile:
        """All that is found."""
        return PlacesFile(
            self.spaces,
            self.dragons,
            self.slips,
            {name: (*xy, self._clock(name)) for name, xy in self.numbers.items()},
            {province.id: self._crop(number) for number, province in enumerate(self.land.provinces)},
            dict(self._roads()),
        )

    def _discs(self) -> Iterator[Disc]:
        for group, radius, up in ((self.spaces, SPACE, ROOF), (self.dragons, FIELD, 0.0)):
            yield from (Disc(name, x, y - up, radius) for name, (x, y) in group.items())
        yield from (Disc(name, x, y, SEAL) for name, (x, y) in self.numbers.items())

    def _slip(self, province: str, name: str) -> Spot:
        """Under the field, unless over it there is more room."""
        others = [disc for disc in self.discs if disc.name != province]

        def room(centre: Spot) -> float:
            box = slip_box(name, centre)
            return min(SLIP_ROOM, *(box.away(disc.x, disc.y) - disc.radius for disc in others))

        x, y = self.dragons[province]
        return max((x, y + SLIP_AWAY), (x, y - SLIP_AWAY), key=room)

    def _clock(self, number: str) -> int:
        """The clock point round an alliance's number that is farthest from all other things."""
        others = [disc for disc in self.discs if disc.name != number]

        def room(clock: int) -> float:
            angle = clock * math.tau / CLOCK
            x = self.numbers[number][0] + PIP_AWAY * math.cos(angle)
            y = self.numbers[number][1] + PIP_AWAY * math.sin(angle)
            slips = min(box.away(x, y) for box in self.boxes.values())
            return min(slips, *(disc.away(x, y) for disc in others))

        return max(range(CLOCK), key=room)

    def _crop(self, number: int) -> tuple[int, int, int, int]:
        """Round all of a province, and as many of its alliances as fit in; `NARROWEST` to `WIDEST` wide."""
        province = self.land.provinces[number]
        centres = [self.spaces[self.land.spaces[space].name] for space in province.spaces]
        centres.append(self.dragons[province.id])
        box = _around([self.boxes[province.id], *(Box.round(centre, CROP_MARGIN) for centre in centres)])
        for alliance in self.land.alliances:
            if number in (alliance.a, alliance.b):
                wider = _around([box, Box.round(self.numbers[str(alliance.number)], CROP_MARGIN)])
                if wider.right - wider.left <= WIDEST:
                    box = wider
        wide = max(NARROWEST, round(box.right - box.left))
        left = min(max(0, round((box.left + box.right - wide) / 2)), WIDTH - wide)
        top, bottom = max(CEILING, box.top - CROP_ABOVE), min(BOTTOM, box.bottom + CROP_ABOVE)
        return left, round(top), left + wide, round(bottom)

    def _roads(self) -> Iterator[tuple[str, float]]:
        """Each road bows to the side where it keeps clear of everything else."""
        for pair in sorted({pair for side in SIDES for pair in roads(side).pairs}):
            ends = [self.land.spaces[end].name for end in pair]
            start, end = (self.spaces[name] for name in ends)
            others = [disc for disc in self.discs if disc.name not in ends]

            def room(bow: float, start: Spot = start, end: Spot = end, others: list[Disc] = others) -> float:
                line = path(start, end, bow)
                slips = min(box.away(*point) for box in self.boxes.values() for point in line)
                return min(ROAD_ROOM, slips, *(disc.away(*point) for disc in others for point in line))

            side = 1 - 2 * (sum(pair) % 2)
            yield " ".join(ends), max((bow * side for bow in BOWS), key=room)


def _pixel(xy: Point) -> Spot:
    x, y = at(xy)
    return round(x), round(y)


def _around(boxes: list[Box]) -> Box:
    return Box(
        min(box.left for box in boxes),
        min(box.top for box in boxes),
        max(box.right for box in boxes),
        max(box.bottom for box in boxes),
    )
