"""Where things stand on China's picture: spaces, dragon fields, name slips, alliances, crops.

What is printed stands in ``data/china/board.toml``; one of its units is `UNIT` pixels of the picture. Only what
the picture adds is found here: whether a name slip goes over or under its dragon field, at which of eight clock
points an alliance shows its leader, and the part of the picture that shows a whole province.
"""

import math
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple, Self

import msgspec

from render.art.china._board import board
from render.art.strokes import Point
from render.kit.type import MIN_CAP, width

WIDTH, HEIGHT = 1200, 1590
UNIT = 1.2
TOP = 132
"""Upper edge of the map."""
BOTTOM = 1204
SPACE, FIELD, MEDALLION = 33.0, 47.0, 37.0
"""Radii that a house with its roof, a dragon field and an alliance's number need."""
ROOF = 3.0
"""A house reaches so much farther up than down."""
SLIP_AWAY, SLIP_HEIGHT, SLIP_PADDING = 64.0, 48.0, 15.0
"""A name slip: from its field's centre to its own, its height, and beside the name."""
PIP_AWAY, PIP = 41.0, 15.0
"""A leader's shape on the rim of an alliance: from its centre, and its radius."""
CLOCK = 8
NARROWEST, WIDEST = 600, 760
"""Width of a crop, so that it is about twice as large on a phone."""
CROP_MARGIN = 52
CEILING = 112
"""No crop reaches higher: there the header begins."""


class Box(NamedTuple):
    """A rectangle in pixels."""

    left: float
    top: float
    right: float
    bottom: float

    @classmethod
    def round(cls, x: float, y: float, radius: float) -> Self:
        """The square round a disc."""
        return cls(x - radius, y - radius, x + radius, y + radius)

    def away(self, x: float, y: float) -> float:
        """Distance of a point outside it; 0 inside."""
        return math.hypot(max(self.left - x, 0, x - self.right), max(self.top - y, 0, y - self.bottom))


def at(xy: Point) -> Point:
    """A place of the board's file in pixels."""
    return UNIT * xy[0], TOP + UNIT * xy[1]


class Places(msgspec.Struct, frozen=True):
    """Everything that stands on the map, in pixels, by its name in the board's file.

    ``alliances``: x, y and the clock point (0 east, then clockwise by eighths) free for the leader's shape;
    ``crops``: left, top, right, bottom of the part that shows a province with all that touches it.
    """

    spaces: dict[str, tuple[int, int]]
    dragons: dict[str, tuple[int, int]]
    slips: dict[str, tuple[int, int]]
    alliances: dict[str, tuple[int, int, int]]
    crops: dict[str, tuple[int, int, int, int]]

    def write(self, path: Path) -> None:
        """As JSON."""
        path.write_bytes(msgspec.json.format(msgspec.json.encode(self), indent=0) + b"\n")


def slip_width(name: str) -> float:
    """Width of the slip that carries a province's name."""
    return width(name, "serif", MIN_CAP) + 2 * SLIP_PADDING


def places() -> Places:
    """The places of the board that is loaded."""
    land = board()
    spaces = {space.name: _pixel(space.xy) for space in land.spaces}
    dragons = {province.id: _pixel(province.dragon) for province in land.provinces}
    numbers = {str(alliance.number): _pixel(alliance.xy) for alliance in land.alliances}
    slips = {
        province.id: _slip(province.name, dragons[province.id], spaces, dragons, numbers)
        for province in land.provinces
    }
    boxes = [slip_box(province.name, slips[province.id]) for province in land.provinces]
    alliances = {name: (*xy, _clock(name, spaces, dragons, numbers, boxes)) for name, xy in numbers.items()}
    crops = {}
    for number, province in enumerate(land.provinces):
        own = [Box.round(*spaces[land.spaces[space].name], CROP_MARGIN) for space in province.spaces]
        own += [Box.round(*dragons[province.id], CROP_MARGIN), slip_box(province.name, slips[province.id])]
        near = [
            Box.round(*numbers[str(alliance.number)], CROP_MARGIN)
            for alliance in land.alliances
            if number in (alliance.a, alliance.b)
        ]
        crops[province.id] = _crop(own, near)
    return Places(spaces, dragons, slips, alliances, crops)


def slip_box(name: str, centre: Point) -> Box:
    """The rectangle of a name slip."""
    half = slip_width(name) / 2
    x, y = centre
    return Box(x - half, y - SLIP_HEIGHT / 2, x + half, y + SLIP_HEIGHT / 2)


def _pixel(xy: Point) -> tuple[int, int]:
    x, y = at(xy)
    return round(x), round(y)


def _discs(
    spaces: dict[str, tuple[int, int]],
    dragons: dict[str, tuple[int, int]],
    numbers: dict[str, tuple[int, int]],
) -> Iterator[tuple[str, float, float, float]]:
    """Name, centre and radius of everything round."""
    for group, radius, up in ((spaces, SPACE, ROOF), (dragons, FIELD, 0.0), (numbers, MEDALLION, 0.0)):
        for name, (x, y) in group.items():
            yield name, x, y - up, radius


def _slip(
    name: str,
    dragon: tuple[int, int],
    spaces: dict[str, tuple[int, int]],
    dragons: dict[str, tuple[int, int]],
    numbers: dict[str, tuple[int, int]],
) -> tuple[int, int]:
    """Under the field or over it, whichever leaves more room to the nearest other thing; under if equal."""

    def room(centre: tuple[int, int]) -> float:
        box = slip_box(name, centre)
        return min(
            box.away(x, y) - radius
            for _, x, y, radius in _discs(spaces, dragons, numbers)
            if (x, y) != dragon
        )

    x, y = dragon
    return max(
        ((x, round(y + SLIP_AWAY)), (x, round(y - SLIP_AWAY))), key=lambda centre: min(room(centre), 12)
    )


def _clock(
    name: str,
    spaces: dict[str, tuple[int, int]],
    dragons: dict[str, tuple[int, int]],
    numbers: dict[str, tuple[int, int]],
    slips: list[Box],
) -> int:
    """The clock point round an alliance's number that is farthest from all other things."""
    x, y = numbers[name]

    def room(clock: int) -> float:
        angle = clock * math.tau / CLOCK
        px, py = x + PIP_AWAY * math.cos(angle), y + PIP_AWAY * math.sin(angle)
        discs = min(
            math.dist((px, py), (dx, dy)) - radius
            for other, dx, dy, radius in _discs(spaces, dragons, numbers)
            if other != name
        )
        return min(discs, *(box.away(px, py) for box in slips))

    return max(range(CLOCK), key=room)


def _crop(own: list[Box], near: list[Box]) -> tuple[int, int, int, int]:
    """A rectangle round all of ``own``, of ``near`` what fits, `NARROWEST` to `WIDEST` px wide."""
    box = _around(own)
    for other in near:
        wider = _around([box, other])
        if wider.right - wider.left <= WIDEST:
            box = wider
    spare = max(0, NARROWEST - (box.right - box.left)) / 2
    left = min(max(0, box.left - spare), WIDTH - 2 * spare - (box.right - box.left))
    right = left + (box.right - box.left) + 2 * spare
    return round(left), round(max(CEILING, box.top)), round(right), round(min(BOTTOM, box.bottom))


def _around(boxes: list[Box]) -> Box:
    return Box(
        min(box.left for box in boxes),
        min(box.top for box in boxes),
        max(box.right for box in boxes),
        max(box.bottom for box in boxes),
    )
