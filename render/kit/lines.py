"""Lines between places of a picture."""

import math
from collections.abc import Sequence

Point = tuple[float, float]
"""Right and down, in pixels."""


def bent(start: Point, end: Point, bow: float, steps: int) -> list[Point]:
    """A line in so many steps: straight, pushed aside in its middle by ``bow`` times its length.

    Aside is a quarter turn from the line's direction, clockwise on the picture.
    """
    (ax, ay), (bx, by) = start, end
    found: list[Point] = []
    for number in range(steps + 1):
        t = number / steps
        aside = bow * math.sin(math.pi * t)
        found.append((ax + (bx - ax) * t - (by - ay) * aside, ay + (by - ay) * t + (bx - ax) * aside))
    return found


def smooth(points: Sequence[Point], steps: int) -> list[Point]:
    """A curve through all the points, in so many steps from each to the next (Catmull-Rom)."""
    ends = [points[0], *points, points[-1]]
    found: list[Point] = []
    for before, start, end, after in zip(ends, ends[1:], ends[2:], ends[3:], strict=False):
        for number in range(steps):
            t = number / steps
            x, y = (
                0.5
                * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3)
                for a, b, c, d in zip(before, start, end, after, strict=True)
            )
            found.append((x, y))
    return [*found, points[-1]]


def wavy(start: Point, end: Point, height: float) -> list[Point]:
    """A straight line that wanders aside by about ``height`` on its way, the same from either end."""
    if start > end:
        return wavy(end, start, height)[::-1]
    (ax, ay), (bx, by) = start, end
    long = math.dist(start, end)
    phase = (ax + by) / 40
    found: list[Point] = []
    for number in range(steps := max(4, round(long / 6))):
        t = number / steps
        at = t * long
        waves = math.sin(at / 61 + phase) + 0.6 * math.sin(at / 24 + 2 * phase) + 0.25 * math.sin(at / 8)
        aside = height * waves * min(1, 6 * t, 6 * (1 - t)) / long
        found.append((ax + (bx - ax) * t - (by - ay) * aside, ay + (by - ay) * t + (bx - ax) * aside))
    return [*found, end]
