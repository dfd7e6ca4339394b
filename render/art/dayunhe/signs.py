"""Da Yunhe's signs in one ink colour: the thirteen actions.

Every sign is drawn on a square of side ``n``; its coordinates are parts of that side, y downward.
"""

import math
from collections.abc import Mapping, Sequence

from render.art.dayunhe.outlines import FLAME_INNER, FLAME_OUTER, smooth
from render.art.icons import Pen
from render.art.ink import Drawing, arrow, bar, disc, rect, shape
from render.art.strokes import Point
from render.kit.palette import INK, PAPER_LIGHT, Colour


def hexagon(x: float, y: float, radius: float) -> list[Point]:
    """A hex with a corner at the top."""
    angles = [math.radians(60 * number - 30) for number in range(6)]
    return [(x + radius * math.cos(a), y + radius * math.sin(a)) for a in angles]


def plate(pen: Pen, n: int, x: float, y: float, radius: float, line: float = 0.09) -> None:
    """An empty tile."""
    shape(pen, n, hexagon(x, y, radius))
    shape(pen, n, hexagon(x, y, radius - line * 1.1), PAPER_LIGHT)


def wave(pen: Pen, n: int, y: float, wide: float = 0.1, left: float = 0.0, right: float = 1.0) -> None:
    """A level line of water."""
    count = 24
    line = [
        (left + (right - left) * t / count, y + 0.055 * math.sin(math.tau * 2 * t / count))
        for t in range(count + 1)
    ]
    bar(pen, n, line, wide)


def turned(points: Sequence[Point], angle: float) -> list[Point]:
    """The points, turned clockwise about the middle by so many degrees."""
    c, s = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    return [(0.5 + (x - 0.5) * c - (y - 0.5) * s, 0.5 + (x - 0.5) * s + (y - 0.5) * c) for x, y in points]


def curl(pen: Pen, n: int, start: float, end: float, radius: float, wide: float, head: float) -> None:
    """A round arrow, from angle to angle clockwise, in degrees."""
    box = (n * (0.5 - radius), n * (0.5 - radius), n * (0.5 + radius), n * (0.5 + radius))
    pen.arc(box, start, end, fill=INK, width=round(n * wide))
    middle = radius - wide / 2
    a = math.radians(end)
    x, y = 0.5 + middle * math.cos(a), 0.5 + middle * math.sin(a)
    way, out = (-math.sin(a), math.cos(a)), (math.cos(a), math.sin(a))
    tip = (x + way[0] * head * 1.3, y + way[1] * head * 1.3)
    shape(
        pen,
        n,
        (
            tip,
            (x + out[0] * head, y + out[1] * head),
            (x - out[0] * head, y - out[1] * head),
        ),
    )


def flame_of(
    pen: Pen, n: int, x: float, y: float, high: float, outer: Colour = INK, inner: Colour = PAPER_LIGHT
) -> None:
    """A flame round its middle."""
    for points, fill in ((FLAME_OUTER, outer), (FLAME_INNER, inner)):
        shape(pen, n, smooth([(x + u * high, y + v * high) for u, v in points]), fill)


# ── the actions of the cards ─────────────────────────────────────────────────────────────────────────


def supply(pen: Pen, n: int) -> None:
    """Supply: a tile comes down upon the warehouse's tray."""
    arrow(pen, n, (0.5, 0.0), (0.5, 0.64), 0.24, 0.28)
    for points in (((0.05, 0.52), (0.05, 0.92)), ((0.95, 0.52), (0.95, 0.92)), ((0.05, 0.92), (0.95, 0.92))):
        bar(pen, n, points, 0.13)


def build(pen: Pen, n: int) -> None:
    """Build: a tile with a canal."""
    shape(pen, n, hexagon(0.5, 0.5, 0.52))
    shape(pen, n, hexagon(0.5, 0.5, 0.41), PAPER_LIGHT)
    bar(pen, n, ((0.10, 0.5), (0.5, 0.5), (0.70, 0.85)), 0.2)
    bar(pen, n, ((0.5, 0.5), (0.70, 0.15)), 0.2)


def rebuild(pen: Pen, n: int) -> None:
    """Rebuild: a tile that turns."""
    curl(pen, n, 200, 335, 0.50, 0.12, 0.17)
    curl(pen, n, 20, 155, 0.50, 0.12, 0.17)
    shape(pen, n, hexagon(0.5, 0.5, 0.24))


STAR: tuple[Point, ...] = tuple(
    (
        0.5 + (0.52 if number % 2 == 0 else 0.22) * math.sin(math.pi * number / 5),
        0.53 - (0.52 if number % 2 == 0 else 0.22) * math.cos(math.pi * number / 5),
    )
    for number in range(10)
)


def prestige(pen: Pen, n: int) -> None:
    """Prestige: a star."""
    shape(pen, n, STAR)


def remove(pen: Pen, n: int) -> None:
    """Remove unrest: a flame is carried away."""
    flame_of(pen, n, 0.34, 0.56, 0.86)
    arrow(pen, n, (0.70, 0.56), (0.70, 0.02), 0.16, 0.24)
    bar(pen, n, ((0.70, 0.56), (0.70, 0.90), (0.92, 0.90)), 0.16)


def calm(pen: Pen, n: int) -> None:
    """Calm the people: a bowl of rice, chopsticks in it."""
    pen.pieslice((n * 0.03, n * 0.02, n * 0.97, n * 0.90), 0, 180, fill=INK)
    rect(pen, n, (0.30, 0.86, 0.70, 0.99))
    pen.pieslice((n * 0.16, n * 0.18, n * 0.84, n * 0.64), 180, 360, fill=INK)
    rect(pen, n, (0.0, 0.40, 1.0, 0.48), PAPER_LIGHT)
    for end in (0.80, 0.96):
        bar(pen, n, ((0.62, 0.30), (end, 0.04)), 0.07)


def destroy(pen: Pen, n: int) -> None:
    """Destroy a canal: a pickaxe."""
    bar(pen, n, ((0.12, 0.92), (0.64, 0.34)), 0.15)
    head = [(0.20, 0.10), (0.46, 0.08), (0.72, 0.20), (0.90, 0.46), (0.94, 0.76), (0.80, 0.54)]
    head += [(0.64, 0.36), (0.44, 0.22)]
    shape(pen, n, smooth(head))


def inspect(pen: Pen, n: int) -> None:
    """Special inspection: the coordinator's boat."""
    bar(pen, n, ((0.5, 0.06), (0.5, 0.66)), 0.08)
    shape(pen, n, smooth(((0.56, 0.04), (0.80, 0.10), (0.94, 0.34), (0.92, 0.54), (0.56, 0.54))))
    shape(pen, n, ((0.44, 0.14), (0.44, 0.54), (0.14, 0.54)))
    shape(pen, n, ((0.0, 0.62), (1.0, 0.62), (0.84, 0.84), (0.16, 0.84)))
    wave(pen, n, 0.95, 0.07, 0.04, 0.96)


def tea(pen: Pen, n: int) -> None:
    """Tea break: a steaming cup."""
    shape(pen, n, ((0.10, 0.42), (0.78, 0.42), (0.70, 0.80), (0.58, 0.90), (0.30, 0.90), (0.18, 0.80)))
    pen.arc((n * 0.58, n * 0.44, n * 0.99, n * 0.78), 250, 470, fill=INK, width=round(n * 0.09))
    rect(pen, n, (0.02, 0.91, 0.88, 0.99))
    for x in (0.32, 0.56):
        path = [(x + 0.05 * math.sin(t / 12 * 6), 0.34 - 0.34 * t / 12) for t in range(13)]
        bar(pen, n, path, 0.08)


def espionage(pen: Pen, n: int) -> None:
    """Espionage: an eye."""
    lid = smooth(((0.0, 0.5), (0.22, 0.26), (0.5, 0.16), (0.78, 0.26), (1.0, 0.5)), closed=False)
    low = smooth(((1.0, 0.5), (0.78, 0.74), (0.5, 0.84), (0.22, 0.74), (0.0, 0.5)), closed=False)
    shape(pen, n, [*lid, *low])
    disc(pen, n, 0.5, 0.5, 0.27, PAPER_LIGHT)
    disc(pen, n, 0.5, 0.5, 0.17)
    disc(pen, n, 0.44, 0.43, 0.055, PAPER_LIGHT)


def intrigue(pen: Pen, n: int) -> None:
    """Intrigue: a dagger, its point down."""
    blade = ((0.5, 1.02), (0.36, 0.80), (0.38, 0.40), (0.62, 0.40), (0.64, 0.80))
    guard = ((0.16, 0.30), (0.84, 0.30), (0.78, 0.42), (0.22, 0.42))
    for points in (blade, guard):
        shape(pen, n, turned(points, 40))
    bar(pen, n, turned(((0.5, 0.30), (0.5, 0.06)), 40), 0.15)
    x, y = turned(((0.5, 0.02),), 40)[0]
    disc(pen, n, x, y, 0.12)
    line = turned(((0.5, 0.46), (0.5, 0.82)), 40)
    pen.line([(n * x, n * y) for x, y in line], fill=PAPER_LIGHT, width=round(n * 0.04))


def denounce(pen: Pen, n: int) -> None:
    """Denounce: a letter that accuses."""
    rect(pen, n, (0.08, 0.08, 0.92, 0.92))
    rect(pen, n, (0.19, 0.10, 0.81, 0.90), PAPER_LIGHT)
    for top in (0.0, 0.84):
        pen.rounded_rectangle((0, n * top, n, n * (top + 0.16)), n * 0.08, fill=INK)
    shape(pen, n, ((0.40, 0.24), (0.60, 0.24), (0.55, 0.56), (0.45, 0.56)))
    disc(pen, n, 0.5, 0.69, 0.075)


def reform(pen: Pen, n: int) -> None:
    """Reform: two ways that cross, the stacks shuffled."""
    for top, low in ((0.26, 0.74), (0.74, 0.26)):
        way = smooth(((0.04, top), (0.26, top), (0.56, low), (0.76, low)), closed=False)
        if top > low:
            bar(pen, n, way, 0.24, PAPER_LIGHT)
        bar(pen, n, way, 0.13)
        shape(pen, n, ((0.72, low - 0.20), (1.0, low), (0.72, low + 0.20)))


ACTIONS: Mapping[str, Drawing] = {
    "supply": supply,
    "build": build,
    "rebuild": rebuild,
    "prestige": prestige,
    "remove": remove,
    "calm": calm,
    "destroy": destroy,
    "inspect": inspect,
    "tea": tea,
    "espionage": espionage,
    "intrigue": intrigue,
    "denounce": denounce,
    "reform": reform,
}
"""By the word of the action."""
