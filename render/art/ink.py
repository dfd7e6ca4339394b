"""Strokes that signs in one ink colour are made of, and signs that several games have.

A sign is drawn on a square of side ``n``; its coordinates are parts of that side, y downward.
"""

from collections.abc import Callable, Sequence

from render.art.icons import Pen
from render.art.strokes import Point
from render.kit.palette import INK, Colour

Drawing = Callable[[Pen, int], None]


def shape(pen: Pen, n: int, points: Sequence[Point], fill: Colour = INK) -> None:
    """A filled polygon."""
    pen.polygon([(n * x, n * y) for x, y in points], fill=fill)


def disc(pen: Pen, n: int, x: float, y: float, radius: float, fill: Colour = INK) -> None:
    """A filled circle."""
    pen.ellipse((n * (x - radius), n * (y - radius), n * (x + radius), n * (y + radius)), fill=fill)


def bar(pen: Pen, n: int, points: Sequence[Point], wide: float = 0.1, fill: Colour = INK) -> None:
    """An open line with round ends."""
    put = [(n * x, n * y) for x, y in points]
    pen.line(put, fill=fill, width=round(n * wide), joint="curve")
    for x, y in points:
        disc(pen, n, x, y, wide / 2, fill)


def rect(pen: Pen, n: int, edges: tuple[float, float, float, float], fill: Colour = INK) -> None:
    """A filled rectangle: left, top, right, bottom."""
    left, top, right, bottom = edges
    pen.rectangle((n * left, n * top, n * right, n * bottom), fill=fill)


def arrow(pen: Pen, n: int, start: Point, end: Point, wide: float = 0.12, head: float = 0.2) -> None:
    """A straight arrow."""
    (ax, ay), (bx, by) = start, end
    length = ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5
    ux, uy = (bx - ax) / length, (by - ay) / length
    neck = (bx - ux * head * 1.1, by - uy * head * 1.1)
    pen.line((n * ax, n * ay, n * neck[0], n * neck[1]), fill=INK, width=round(n * wide))
    shape(
        pen,
        n,
        ((bx, by), (neck[0] - uy * head, neck[1] + ux * head), (neck[0] + uy * head, neck[1] - ux * head)),
    )


def again(pen: Pen, n: int) -> None:
    """The round: a ring with an arrow's head."""
    pen.arc((n * 0.08, n * 0.08, n * 0.92, n * 0.92), 320, 620, fill=INK, width=round(n * 0.13))
    shape(pen, n, ((0.66, 0.34), (0.98, 0.02), (1.0, 0.46)))


def cross(pen: Pen, n: int) -> None:
    """Gone."""
    for a, b in ((0.14, 0.86), (0.86, 0.14)):
        bar(pen, n, ((a, 0.14), (b, 0.86)), 0.14)
