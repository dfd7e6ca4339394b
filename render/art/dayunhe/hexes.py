"""Hexagons with a corner at the top, as outlines and masks; smooth outlines of drawn things."""

import math
from collections.abc import Sequence

from PIL import Image, ImageDraw

from render.art.shapes import Outline
from render.art.strokes import Point

ROUND = 0.06
"""How much a plate's corners are rounded, in parts of the hex's width."""


def corners(width: float, centre: Point = (0, 0)) -> list[Point]:
    """The six corners of a hex so wide from side to side, clockwise from the right upper one."""
    reach = width / math.sqrt(3)
    angles = [math.radians(60 * number - 30) for number in range(6)]
    return [(centre[0] + reach * math.cos(a), centre[1] + reach * math.sin(a)) for a in angles]


def middle(edge: float, far: float, centre: Point = (0, 0)) -> Point:
    """So far from the centre towards an edge: 0 = E, 1 = SE, 2 = SW, 3 = W, 4 = NW, 5 = NE."""
    angle = math.radians(60 * edge)
    return centre[0] + far * math.cos(angle), centre[1] + far * math.sin(angle)


def hexagon(canvas: tuple[int, int], width: float, centre: Point, rounded: float = ROUND) -> Outline:
    """The outline of a hex with rounded corners."""
    radius = width * rounded

    def outline(grow: float) -> Image.Image:
        mask = Image.new("L", canvas, 0)
        pen = ImageDraw.Draw(mask)
        round_by = max(0.0, radius + min(0.0, grow * 0.4))
        points = corners(width + 2 * grow - 2 * round_by, centre)
        pen.polygon(points, fill=255)
        if round_by > 0:
            pen.line([*points, points[0]], fill=255, width=round(2 * round_by))
            for x, y in points:
                pen.ellipse((x - round_by, y - round_by, x + round_by, y + round_by), fill=255)
        return mask

    return outline


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
