"""Da Yunhe's signs of facts and places in one ink colour."""

from collections.abc import Mapping

from render.art import icons
from render.art.dayunhe.outlines import smooth
from render.art.dayunhe.signs import ACTIONS, flame_of, hexagon, plate
from render.art.dayunhe.wall import FIST
from render.art.icons import Pen
from render.art.ink import Drawing, again, bar, cross, disc, rect, shape
from render.art.shapes import roof
from render.kit.palette import INK, PAPER_LIGHT


def fist(pen: Pen, n: int) -> None:
    """Uprisings: a raised fist."""
    pen.polygon(smooth([(n * x, n * y) for x, y in FIST]), fill=INK)
    line = round(n * 0.055)
    for x in (0.39, 0.55, 0.70):
        pen.line((n * x, n * 0.16, n * (x - 0.01), n * 0.42), fill=PAPER_LIGHT, width=line)
    for path in (((0.20, 0.44), (0.46, 0.46), (0.66, 0.50)), ((0.46, 0.46), (0.42, 0.60), (0.52, 0.68))):
        pen.line([(n * x, n * y) for x, y in path], fill=PAPER_LIGHT, width=line, joint="curve")


def level(pen: Pen, n: int) -> None:
    """The level: a wall with a fist upon it."""
    for left, top, right, bottom in (
        (0.0, 0.70, 0.46, 0.84),
        (0.52, 0.70, 1.0, 0.84),
        (0.0, 0.88, 0.24, 1.0),
        (0.30, 0.88, 0.70, 1.0),
        (0.76, 0.88, 1.0, 1.0),
    ):
        rect(pen, n, (left, top, right, bottom))
    pen.polygon(smooth([(n * (0.5 + (x - 0.5) * 0.70), n * (y * 0.68 - 0.04)) for x, y in FIST]), fill=INK)
    for x in (0.42, 0.53, 0.64):
        pen.line((n * x, n * 0.06, n * x, n * 0.25), fill=PAPER_LIGHT, width=round(n * 0.045))


def network(pen: Pen, n: int) -> None:
    """The largest network: tiles joined by a canal."""
    places = ((0.22, 0.24), (0.78, 0.36), (0.40, 0.80))
    bar(pen, n, places, 0.13)
    for x, y in places:
        shape(pen, n, hexagon(x, y, 0.24))
        shape(pen, n, hexagon(x, y, 0.11), PAPER_LIGHT)


def _hall(pen: Pen, n: int, left: float, top: float, side: float) -> None:
    def at(x: float, y: float) -> tuple[float, float]:
        return left + x * side, top + y * side

    for wide, high, y in ((0.62, 0.24, 0.04), (1.0, 0.28, 0.34)):
        x, up = at(0.5, y)
        pen.polygon(roof(n * wide * side, n * high * side, n * x, n * up), fill=INK)
    rect(pen, n, (*at(0.34, 0.24), *at(0.66, 0.40)))
    rect(pen, n, (*at(0.16, 0.56), *at(0.84, 0.84)))
    rect(pen, n, (*at(0.43, 0.64), *at(0.57, 0.84)), PAPER_LIGHT)
    rect(pen, n, (*at(0.02, 0.84), *at(0.98, 0.98)))


def city(pen: Pen, n: int) -> None:
    """Canals in the Forbidden City: a hall under two roofs."""
    _hall(pen, n, 0.0, 0.0, 1.0)


def city_unrest(pen: Pen, n: int) -> None:
    """Unrest in the Forbidden City: the hall, a flame before it."""
    _hall(pen, n, 0.0, -0.04, 0.86)
    flame_of(pen, n, 0.70, 0.66, 0.86, PAPER_LIGHT, PAPER_LIGHT)
    flame_of(pen, n, 0.70, 0.66, 0.68)


def unrest(pen: Pen, n: int) -> None:
    """Unrest: a flame."""
    flame_of(pen, n, 0.5, 0.54, 1.02)


def region_unrest(pen: Pen, n: int) -> None:
    """Unrest in a region: a flame on a tile."""
    plate(pen, n, 0.5, 0.5, 0.52)
    flame_of(pen, n, 0.5, 0.5, 0.62)


def warehouse(pen: Pen, n: int) -> None:
    """The warehouse: a roof over shelves."""
    pen.polygon(roof(n * 1.0, n * 0.34, n * 0.5, n * 0.06), fill=INK)
    rect(pen, n, (0.12, 0.36, 0.88, 0.98))
    for x in (0.31, 0.69):
        for y in (0.54, 0.82):
            shape(pen, n, hexagon(x, y, 0.125), PAPER_LIGHT)


def stack(pen: Pen, n: int) -> None:
    """A stack of tiles."""
    for y in (0.70, 0.52, 0.34):
        outer = ((0.5, y - 0.30), (0.98, y - 0.08), (0.98, y + 0.06), (0.5, y + 0.28))
        shape(pen, n, (*outer, (0.02, y + 0.06), (0.02, y - 0.08)))
        shape(pen, n, ((0.5, y - 0.22), (0.88, y - 0.06), (0.5, y + 0.12), (0.12, y - 0.06)), PAPER_LIGHT)


def start(pen: Pen, n: int) -> None:
    """The start: a bell."""
    bell = ((0.5, 0.12), (0.68, 0.18), (0.76, 0.38), (0.78, 0.60), (0.94, 0.80), (0.06, 0.80), (0.22, 0.60))
    shape(pen, n, smooth((*bell, (0.24, 0.38), (0.32, 0.18)), 6))
    disc(pen, n, 0.5, 0.09, 0.09)
    disc(pen, n, 0.5, 0.88, 0.12)
    bar(pen, n, ((0.20, 0.70), (0.80, 0.70)), 0.05, PAPER_LIGHT)


def tick(pen: Pen, n: int) -> None:
    """Done."""
    bar(pen, n, ((0.08, 0.54), (0.38, 0.84), (0.92, 0.16)), 0.17)


FACTS: Mapping[str, Drawing] = {
    "level": level,
    "network": network,
    "city": city,
    "city-unrest": city_unrest,
    "unrest": unrest,
    "region-unrest": region_unrest,
    "warehouse": warehouse,
    "stack": stack,
    "start": start,
    "uprisings": fist,
    "total": icons.total,
    "tick": tick,
    "cross": cross,
    "round": again,
}
"""By name."""
ALL: Mapping[str, Drawing] = {
    **ACTIONS,
    **FACTS,
    "building": ACTIONS["build"],
    "inspections": ACTIONS["inspect"],
    "points": ACTIONS["prestige"],
}
"""Every sign."""
