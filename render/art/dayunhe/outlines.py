"""Smooth outlines of drawn things; a flame."""

from collections.abc import Sequence

from PIL import Image, ImageDraw

from render.art.shapes import solid
from render.art.strokes import Point
from render.kit.palette import CREAM, GOLD, INK, Colour, mix

FLAME_OUTER: tuple[Point, ...] = (
    *((0.02, -0.50), (0.13, -0.32), (0.26, -0.14), (0.30, -0.22), (0.29, -0.34), (0.40, -0.14), (0.42, 0.08)),
    *((0.36, 0.28), (0.20, 0.42), (0.0, 0.46), (-0.20, 0.42), (-0.36, 0.28), (-0.42, 0.06), (-0.38, -0.10)),
    *((-0.30, -0.24), (-0.27, -0.10), (-0.20, -0.04), (-0.16, -0.18), (-0.06, -0.34)),
)
"""A flame of height 1 round its middle, y downward."""
FLAME_INNER: tuple[Point, ...] = (
    *((0.04, -0.14), (0.12, 0.02), (0.20, 0.10), (0.22, 0.24), (0.12, 0.38), (0.0, 0.42), (-0.14, 0.37)),
    *((-0.22, 0.24), (-0.18, 0.08), (-0.10, 0.10), (-0.02, 0.0)),
)


def smooth(points: Sequence[Point], steps: int = 8, closed: bool = True) -> list[Point]:
    """A curve through the points (Catmull-Rom), closed or with ends."""
    count = len(points)
    found: list[Point] = []
    for number in range(count if closed else count - 1):
        if closed:
            p0, p1, p2, p3 = (points[(number + shift) % count] for shift in (-1, 0, 1, 2))
        else:
            p0, p1, p2, p3 = (points[min(count - 1, max(0, number + shift))] for shift in (-1, 0, 1, 2))
        for step in range(steps):
            t = step / steps
            found.append(
                (
                    _between(p0[0], p1[0], p2[0], p3[0], t),
                    _between(p0[1], p1[1], p2[1], p3[1], t),
                )
            )
    if not closed:
        found.append(points[-1])
    return found


def _between(a: float, b: float, c: float, d: float, t: float) -> float:
    return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3)


def flame(canvas: Image.Image, centre: Point, high: float, outer: Colour = CREAM) -> None:
    """A flame on a canvas at drawing scale."""
    layers = ((FLAME_OUTER, outer, 0.05), (FLAME_INNER, mix(GOLD, outer, 0.25), 0.0))
    for points, colour, line in layers:
        placed = smooth([(centre[0] + x * high, centre[1] + y * high) for x, y in points])
        mask = Image.new("L", canvas.size, 0)
        pen = ImageDraw.Draw(mask)
        pen.polygon(placed, fill=255)
        if line:
            edge = mask.copy()
            ImageDraw.Draw(edge).line([*placed, placed[0]], fill=255, width=round(high * line), joint="curve")
            canvas.alpha_composite(solid(edge, INK))
        canvas.alpha_composite(solid(mask, colour))
