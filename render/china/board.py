"""The map: houses, fortifications, emissaries, alliances, names, rings of the last turn, candidates."""

import math
from collections.abc import Collection, Sequence
from functools import cache
from typing import NamedTuple

from PIL import Image

from games.china.components import board
from games.china.placing import PiecePlaced
from games.china.position import ChinaPosition
from games.china.scoring import alliance
from games.engine import Event, Seat
from render.china.assets import piece, provinces
from render.china.layout import HOUSE_LOWER, PIP_AWAY, places
from render.kit.lines import Point
from render.kit.palette import CREAM, INK, INK_SOFT, PAPER, SEATS, Colour
from render.kit.type import MIN_CAP, write

VEIL = 150
"""How much paper (of 255) lies over land that is not in question."""
NARROW = 0.74
"""Two digits on an alliance's seal."""
FIELD_SHIFT = 4
"""Emissaries stand so much aside from the name slip, which covers a little of their field."""
FORT_LOWER = -2
"""How far below a space's middle that of a fortification's court stands."""
COURT_LOWER = -1
"""And that of the part of the court which the front wall leaves free."""
SPREAD = 0.72
"""Angle between the shapes of several leaders on an alliance's seal, in radians."""
ALL = frozenset(range(len(board().provinces)))
"""Every province."""

_RINGS = {1: (52, 0.0), 2: (40, 21.0), 3: (36, 23.0), 4: (36, 25.0)}
_CROWD = (31, 31.0)
"""Emissaries on a field by number: size, distance from its middle; from five on one is in the middle."""
_STARTS = {2: math.pi, 3: -math.pi / 2, 4: -3 * math.pi / 4}
_SPRITES = {52: "1", 40: "2", 36: "4", 31: "8"}


class Chart(NamedTuple):
    """A picture of the map or of a part of it; ``corner`` is where on the whole picture it begins."""

    image: Image.Image
    corner: tuple[int, int] = (0, 0)

    def put(self, name: str, at: Point, lower: float = 0) -> None:
        """Paste a sprite with its anchor at a place of the whole picture."""
        # Rounded before the corner is taken off: a part of the map is the same pixel for pixel.
        piece(name).put(self.image, round(at[0]) - self.corner[0], round(at[1] + lower) - self.corner[1])

    def number(
        self,
        text: str,
        at: Point,
        fill: Colour = INK,
        squeeze: float = 1.0,
        halo: Colour | None = None,
    ) -> None:
        """Write a number centred at a place of the whole picture."""
        where = (round(at[0]) - self.corner[0], round(at[1]) - self.corner[1])
        write(self.image, where, text, "number", MIN_CAP, fill, halo=halo, squeeze=squeeze)


def draw_rings(chart: Chart, position: ChinaPosition, events: Sequence[Event]) -> None:
    """Rings round the pieces of the last turn, wider where walls stand."""
    found = places()
    spaces = len(board().spaces)
    for event in events:
        if isinstance(event, PiecePlaced):
            for place in event.places():
                name, lower = ("ring-space", -2) if place < spaces else ("ring-field", 0)
                if place < spaces and position.forts[place]:
                    name, lower = "ring-fort", 4
                chart.put(name, found.points[place], lower)


def draw_pieces(chart: Chart, position: ChinaPosition, among: Collection[int] = ALL) -> None:
    """What stands in these provinces, digits of free spaces included; names come later and lie over it."""
    found = places()
    china = board()
    spaces = [space for province in sorted(among) for space in china.provinces[province].spaces]
    for space in spaces:
        at = found.points[space]
        if position.forts[space]:
            chart.put("fort", at, FORT_LOWER)
        elif position.houses[space] < 0:
            chart.number(china.label(space), at, INK_SOFT)
    for province in among:
        draw_emissaries(chart, position.emissaries[province], province)
    for space in sorted(spaces, key=lambda space: found.points[space][1]):
        if position.houses[space] >= 0:
            draw_house(chart, position.houses[space], space)
        if position.forts[space]:
            draw_front(chart, space, position.houses[space] < 0)


def draw_house(chart: Chart, seat: Seat, space: int) -> None:
    """One house."""
    chart.put(f"house-{SEATS[seat].letter}", places().points[space], HOUSE_LOWER)


def draw_front(chart: Chart, space: int, empty: bool) -> None:
    """The front wall of a fortification; with the space's digit if no house stands in it."""
    x, y = places().points[space]
    chart.put("fort-front", (x, y), FORT_LOWER)
    if empty:
        chart.number(board().label(space), (x, y + COURT_LOWER), INK_SOFT)


def draw_emissaries(chart: Chart, by_seat: Sequence[int], province: int) -> None:
    """The emissaries on a dragon field, those of a seat side by side."""
    seats = [seat for seat, count in enumerate(by_seat) for _ in range(count)]
    if not seats:
        return
    found = places()
    x, y = found.points[board().dragon(province)]
    lower = FIELD_SHIFT if found.slips[province][1] < y else -FIELD_SHIFT
    size, where = stands(len(seats))
    for seat, (dx, dy) in zip(seats, where, strict=True):
        chart.put(f"person-{SEATS[seat].letter}-{_SPRITES[size]}", (x + dx, y + dy), lower)


@cache
def stands(count: int) -> tuple[int, tuple[Point, ...]]:
    """Size of ``count`` emissaries on one field, and where they stand from its middle."""
    size, away = _RINGS.get(count, _CROWD)
    middle: tuple[Point, ...] = () if count in _RINGS else ((0.0, 0.0),)
    outer = count - len(middle)
    start = _STARTS.get(outer, -math.pi / 2)
    angles = [start + number * 2 * math.pi / outer for number in range(outer)]
    return size, (*middle, *((away * math.cos(a), away * math.sin(a)) for a in angles))


def draw_alliances(chart: Chart, position: ChinaPosition, among: Collection[int] = ALL) -> None:
    """The alliances of these provinces: number, and who would score them now."""
    for entry in board().alliances:
        if entry.a in among or entry.b in among:
            _, leaders = alliance(position, entry)
            draw_seal(chart, entry.number, leaders)
            for number, seat in enumerate(leaders):
                angle = (number - (len(leaders) - 1) / 2) * SPREAD
                chart.put(f"pip-{SEATS[seat].letter}", on_rim(entry.number, angle))


def draw_seal(chart: Chart, number: int, leaders: Collection[Seat]) -> None:
    """An alliance's seal in the colours of its leaders, pale without any, with its number."""
    at = places().seals[number].at
    looks = [SEATS[seat] for seat in sorted(leaders)]
    chart.put("seal-" + "".join(look.letter for look in looks), at)
    fill = INK if looks else INK_SOFT
    if len(looks) == 1 and looks[0].dark:
        fill = CREAM
    halo = CREAM if len(looks) > 1 else None
    chart.number(str(number), at, fill, NARROW if number > 9 else 1.0, halo)


def on_rim(number: int, angle: float, away: float = PIP_AWAY) -> Point:
    """A place on the rim of an alliance's seal, ``angle`` radians from where there is most room."""
    (x, y), clock = places().seals[number]
    turn = clock * math.pi / 4 + angle
    return x + away * math.cos(turn), y + away * math.sin(turn)


def draw_names(
    chart: Chart, position: ChinaPosition, among: Collection[int] = ALL, asked: Collection[int] = ()
) -> None:
    """The provinces' names: red once scored (until the end, when all are), white where they may be chosen."""
    for province in among:
        look = "candidate" if province in asked else "plain"
        if position.scored[province] and position.turn is not None:
            look = "candidate-scored" if province in asked else "scored"
        chart.put(f"name-{board().provinces[province].id}-{look}", places().slips[province])


def veil(chart: Chart, clear: Collection[int], elsewhere: bool) -> None:
    """Lay thin paper over all provinces not in ``clear``; ``elsewhere``: over what is no province too."""
    left, top = chart.corner
    owner = provinces().crop((left, top, left + chart.image.width, top + chart.image.height))
    table = [VEIL if elsewhere else 0] + [0 if province in clear else VEIL for province in sorted(ALL)]
    chart.image.paste(PAPER, (0, 0), owner.point(table + [0] * (256 - len(table))))
