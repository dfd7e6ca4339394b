"""Lines between places of a picture."""

import math

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
