"""Smooth curves."""

from collections.abc import Sequence

from render.art.strokes import Point


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
