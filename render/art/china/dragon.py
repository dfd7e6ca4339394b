"""The dragon field: a gold-rimmed roundel in which an inked dragon coils round its pearl."""

import math
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw

from render.art.strokes import Point
from render.kit.palette import GOLD, GOLD_LIGHT, INK, SHADOW_PAPER, Colour, rgb

Line = NDArray[np.float64]
"""Points, one a row; the roundel's inside has radius 1."""

RADIUS = 47
"""Of the whole field, in pixels of the finished picture."""
_INNER = 38.5
_K = 8
"""Drawn so many times larger than finished."""
_INSIDE, _RIM = rgb("F9EED4"), rgb("3C281A")
_BODY, _BELLY, _LINE = rgb("94714F"), rgb("E7CB97"), rgb("38251A")
_PEARL = rgb("E2B75E")
_THICK = 0.04
"""Of the ink line."""

_SPINE = (
    (-0.54, -0.68, 0.03),
    (-0.26, -0.79, 0.09),
    (0.14, -0.79, 0.16),
    (0.53, -0.60, 0.22),
    (0.74, -0.22, 0.26),
    (0.74, 0.22, 0.28),
    (0.52, 0.58, 0.29),
    (0.14, 0.74, 0.30),
    (-0.28, 0.69, 0.30),
    (-0.60, 0.43, 0.29),
    (-0.70, 0.05, 0.28),
    (-0.56, -0.30, 0.27),
    (-0.27, -0.43, 0.28),
    (-0.04, -0.36, 0.26),
)
"""From the tail's tip to the neck: x, y and the body's width."""
_HEAD_AT, _HEAD_SIZE, _HEAD_TURN = (-0.19, -0.38), 0.74, 0.42
"""Where the head joins the neck, its length, and by how much it looks down (radians).

The parts of the head: x forward from the joint, y down, in head lengths.
"""
_SKULL = (
    *((0.04, 0.22), (-0.04, -0.02), (0.10, -0.24), (0.30, -0.29), (0.44, -0.17), (0.62, -0.16)),
    *((0.80, -0.27), (0.97, -0.25), (1.03, -0.10), (0.95, 0.02), (0.76, 0.05), (0.56, 0.06)),
    *((0.40, 0.15), (0.22, 0.25)),
)
_JAW = (
    (0.16, 0.10),
    (0.42, 0.12),
    (0.66, 0.18),
    (0.88, 0.13),
    (0.92, 0.22),
    (0.66, 0.34),
    (0.34, 0.33),
    (0.16, 0.24),
)
_TEETH = (((0.80, 0.04), (0.84, 0.13), (0.90, 0.03)), ((0.62, 0.06), (0.65, 0.13), (0.70, 0.06)))
_MANE = (
    ((0.12, -0.18), (-0.16, -0.36), (-0.46, -0.20)),
    ((0.04, 0.00), (-0.24, 0.02), (-0.44, 0.20)),
    ((0.06, 0.14), (-0.14, 0.26), (-0.26, 0.50)),
    ((0.18, 0.22), (0.06, 0.40), (0.02, 0.62)),
)
_HORN = (
    ((0.26, -0.25), (0.10, -0.46), (-0.16, -0.58), (-0.46, -0.52)),
    ((0.02, -0.52), (-0.02, -0.68), (-0.14, -0.80)),
)
_WHISKERS = (
    ((0.94, -0.20), (1.14, -0.30), (1.14, -0.52), (0.92, -0.60)),
    ((0.60, 0.30), (0.62, 0.46), (0.74, 0.54)),
)
_EYE = (0.40, -0.06)
_PEARL_AT = (0.26, 0.22)


def field() -> Image.Image:
    """The empty dragon field with clear ground, twice the finished size, in the middle of its picture."""
    half = (RADIUS + 8) * _K
    canvas = Image.new("RGBA", (2 * half, 2 * half), (0, 0, 0, 0))
    pen = ImageDraw.Draw(canvas)
    _disc(pen, (half + 1.5 * _K, half + 3.5 * _K), (RADIUS + 1) * _K, (*SHADOW_PAPER, 110))
    for radius, colour in ((47.5, INK), (45, GOLD_LIGHT), (43.6, GOLD), (40.4, _RIM), (_INNER, _INSIDE)):
        _disc(pen, (half, half), radius * _K, colour)
    _Dragon(pen, (half, half), _INNER * _K).draw()
    return canvas.reduce(_K // 2)


class _Dragon:
    """Draws with ``pen``; ``unit`` pixels are 1."""

    def __init__(self, pen: ImageDraw.ImageDraw, centre: Point, unit: float) -> None:
        self.pen, self.centre, self.unit = pen, np.array(centre), unit
        self.ink = round(_THICK * unit)
        curve = _smooth(_SPINE, 10)
        self.spine, self.widths = curve[:, :2], curve[:, 2]
        along = np.gradient(self.spine, axis=0)
        self.along: Line = along / np.hypot(along[:, 0], along[:, 1])[:, None]
        self.outward: Line = np.stack([self.along[:, 1], -self.along[:, 0]], axis=1)

    def draw(self) -> None:
        """What lies behind first."""
        count = len(self.spine)
        for index in range(16, count - 10, 12):
            fin = [self._beside(index - 5, 0.4), self._beside(index - 7, 1.0), self._beside(index + 6, 0.4)]
            self._fill(fin, _LINE)
        self._flames()
        for share, turn, reach in ((0.47, -0.1, 0.30), (0.76, 0.35, 0.26)):
            self._leg(round(count * share), turn, reach)
        self._body()
        self._head()
        pearl = self._put([_PEARL_AT])[0]
        _disc(self.pen, pearl, self.ink * 3.9, _LINE)
        _disc(self.pen, pearl, self.ink * 3.0, _PEARL)
        _disc(self.pen, (pearl[0] - self.ink, pearl[1] - self.ink), self.ink * 1.0, _INSIDE)

    def _put(self, points: Sequence[Point] | Line) -> list[Point]:
        placed = np.asarray(points, float) * self.unit + self.centre
        return [(float(x), float(y)) for x, y in placed]

    def _fill(
        self, points: Sequence[Point] | Sequence[Line] | Line, colour: Colour, outlined: bool = False
    ) -> None:
        placed = self._put(np.asarray(points))
        self.pen.polygon(placed, fill=colour)
        if outlined:
            self.pen.line([*placed, *placed[:2]], fill=_LINE, width=self.ink, joint="curve")

    def _stroke(
        self, points: Sequence[Point] | Line, start: float, end: float, colour: Colour = _LINE
    ) -> None:
        """A line through the points whose width runs from ``start`` to ``end``."""
        line = _smooth(points, 60)
        for (x, y), width in zip(self._put(line), np.linspace(start, end, len(line)), strict=True):
            _disc(self.pen, (x, y), float(width) * self.unit / 2, colour)

    def _beside(self, index: int, share: float) -> Line:
        """Left of the spine (outside) by a share of the body's width there."""
        found: Line = self.spine[index] + self.outward[index] * self.widths[index] * share
        return found

    def _flames(self) -> None:
        tip, root = self.spine[0], self.spine[8]
        for aside, length in ((0.13, 0.16), (0.0, 0.26), (-0.15, 0.20)):
            end = tip - self.along[0] * length + self.outward[0] * aside
            self._stroke(np.array([root, tip + self.outward[0] * aside * 0.3, end]), 0.07, 0.015)

    def _leg(self, index: int, turn: float, reach: float) -> None:
        """A leg on the inner side, bent, with three claws."""
        inward, along = -self.outward[index], self.along[index]
        way = inward * math.cos(turn) + along * math.sin(turn)
        side = np.array((-way[1], way[0]))
        root = self._beside(index, -0.25)
        foot = root + way * reach
        for spread in (-0.8, 0.0, 0.8):
            toe = way * math.cos(spread) + side * math.sin(spread)
            tip = foot + toe * 0.15 - side * math.sin(spread) * 0.05
            self._stroke(np.array([foot, foot + toe * 0.09, tip]), 0.08, 0.02)
        leg = np.array([root, root + way * reach * 0.5 - along * 0.05, foot])
        self._stroke(leg, 0.23, 0.13)
        self._stroke(leg, 0.23 - 2 * _THICK, 0.13 - 2 * _THICK, _BODY)

    def _body(self) -> None:
        count = len(self.spine)
        left = np.array([self._beside(index, 0.5) for index in range(count)])
        middle = np.array([self._beside(index, -0.14) for index in range(count)])
        right = np.array([self._beside(index, -0.5) for index in range(count)])
        body = np.vstack([left, right[::-1]])
        self._fill(body, _BODY)
        self._fill(np.vstack([middle, right[::-1]]), _BELLY)
        for index in range(10, count - 4, 9):
            self._stroke(np.array([self._beside(index, -0.46), self._beside(index - 2, -0.14)]), 0.03, 0.03)
        self._stroke(middle, 0.03, 0.03)
        placed = self._put(body)
        self.pen.line([*placed, placed[0]], fill=_LINE, width=self.ink, joint="curve")

    def _head(self) -> None:
        for lock in _MANE:
            self._stroke(_turned(lock), 0.12, 0.015)
        self._fill(_smooth(_turned((*_JAW, _JAW[0])), 6), _BODY, outlined=True)
        for tooth in _TEETH:
            self._fill(_turned(tooth), _INSIDE, outlined=False)
        self._fill(_smooth(_turned((*_SKULL, _SKULL[0])), 6), _BODY, outlined=True)
        for horn, width in zip(_HORN, (0.085, 0.06), strict=True):
            self._stroke(_turned(horn), width, 0.025)
        for whisker in _WHISKERS:
            self._stroke(_turned(whisker), 0.045, 0.015)
        nostril, eye = self._put(_turned([(0.90, -0.15), _EYE]))
        _disc(self.pen, nostril, self.ink * 0.8, _LINE)
        _disc(self.pen, eye, self.ink * 2.3, _LINE)
        _disc(self.pen, eye, self.ink * 1.6, _INSIDE)
        _disc(self.pen, eye, self.ink * 0.9, INK)


def _turned(points: Sequence[Point]) -> Line:
    """Places of the head in the roundel."""
    x, y = (np.array(points, float) * _HEAD_SIZE).T
    c, s = math.cos(_HEAD_TURN), math.sin(_HEAD_TURN)
    found: Line = np.stack([x * c - y * s, x * s + y * c], axis=1) + np.array(_HEAD_AT)
    return found


def _smooth(knots: Sequence[Sequence[float]] | Line, steps: int) -> Line:
    """A smooth line through the knots (Catmull-Rom)."""
    given = np.asarray(knots, float)
    padded = np.vstack([2 * given[0] - given[1], given, 2 * given[-1] - given[-2]])
    t = np.linspace(0, 1, steps, endpoint=False)[:, None]
    pieces = [
        0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3)
        for a, b, c, d in zip(padded, padded[1:], padded[2:], padded[3:], strict=False)
    ]
    return np.vstack([*pieces, given[-1:]])


def _disc(
    pen: ImageDraw.ImageDraw, centre: Point, radius: float, fill: Colour | tuple[int, int, int, int]
) -> None:
    pen.ellipse(_box(centre, radius), fill=fill)


def _box(centre: Point, radius: float) -> tuple[float, float, float, float]:
    return centre[0] - radius, centre[1] - radius, centre[0] + radius, centre[1] + radius
