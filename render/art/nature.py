"""Small ink scenes for land that nothing else needs: peaks, towers of rock, terraces, pines, bamboo, a crane.

They are painted back to front: what is nearer hides what is behind.
"""

import math
from collections.abc import Callable, Sequence
from typing import NamedTuple

import numpy as np
from PIL import Image, ImageDraw, ImageFilter

from render.art.field import Field, lay, of_mask, rng, stain, step
from render.art.strokes import Point
from render.kit.palette import Colour


class Pigments(NamedTuple):
    """What a scene is painted with."""

    body: Colour
    wash: Colour
    ink: Colour


Scene = Callable[["Sketch", np.random.Generator], None]


class Sketch:
    """Ink and wash of one scene in a square from -1 to 1, y downward, the foot of things at about .55."""

    def __init__(self, half: float) -> None:
        """``half``: of the square, in pixels of the ground."""
        self.half = half
        size = math.ceil(half * 2)
        self.body, self.wash, self.ink = (Image.new("L", (size, size), 0) for _ in range(3))
        self._body, self._wash, self._ink = (ImageDraw.Draw(i) for i in (self.body, self.wash, self.ink))

    def put(self, points: Sequence[Point]) -> list[Point]:
        """In pixels."""
        return [((x + 1) * self.half, (y + 1) * self.half) for x, y in points]

    def hide(self, shape: Sequence[Point]) -> None:
        """Nothing behind this shape is seen, nor the pattern of the land."""
        self._body.polygon(self.put(shape), fill=255)
        self._ink.polygon(self.put(shape), fill=0)
        self._wash.polygon(self.put(shape), fill=0)

    def tint(self, shape: Sequence[Point], strength: float) -> None:
        """An even wash."""
        self._wash.polygon(self.put(shape), fill=round(255 * strength))

    def black(self, shape: Sequence[Point]) -> None:
        """A shape full of ink."""
        self._ink.polygon(self.put(shape), fill=235)

    def line(self, points: Sequence[Point], width: float = 3, strength: float = 1) -> None:
        """An ink line, ``width`` in pixels of the ground."""
        self._ink.line(self.put(points), fill=round(255 * strength), width=round(width), joint="curve")

    def dot(self, at: Point, across: float, down: float, strength: float = 1) -> None:
        """A filled ellipse of ink with these radii."""
        (x, y), a, d = self.put([at])[0], across * self.half, down * self.half
        self._ink.ellipse((x - a, y - d, x + a, y + d), fill=round(255 * strength))

    def onto(self, ground: Field, centre: Point, pigments: Pigments, strength: float) -> None:
        """Lay it on the ground, its foot dissolving in mist."""
        left, top = round(centre[0] - self.half), round(centre[1] - self.half)
        height, width = self.ink.height, self.ink.width
        view = ground[top : top + height, left : left + width]
        mist = 1 - step(np.linspace(-1, 1, height, dtype=np.float32)[:, None], 0.25, 0.62)
        lay(view, pigments.body, of_mask(self.body) * mist * np.float32(0.75))
        wash = of_mask(self.wash.filter(ImageFilter.GaussianBlur(self.half / 22)))
        stain(view, pigments.wash, wash * mist * np.float32(strength))
        stain(view, pigments.ink, of_mask(self.ink.filter(ImageFilter.GaussianBlur(0.7))) * mist * strength)


def _slope(random: np.random.Generator, top: Point, foot: Point, bulge: float, rough: float) -> list[Point]:
    """One side of a mountain, from its top down; ``bulge`` > 1 is steep at the foot."""
    count = 14
    found = []
    for number in range(count + 1):
        t = number / count
        x = top[0] + (foot[0] - top[0]) * t**bulge
        wobble = rough * float(random.uniform(-1, 1)) * math.sin(math.pi * t)
        found.append((x + wobble, top[1] + (foot[1] - top[1]) * t))
    return found


def _mountain(
    sketch: Sketch,
    random: np.random.Generator,
    x: float,
    high: float,
    wide: float,
    bulge: float,
    rough: float,
) -> None:
    """Outline, washed lee side on the right, a few slanted strokes."""
    top = (x + float(random.uniform(-0.06, 0.06)) * wide, 0.55 - high)
    left = _slope(random, top, (x - wide, 0.62), bulge, rough)
    right = _slope(random, top, (x + wide, 0.62), bulge, rough)
    shape = [*reversed(left), *right]
    sketch.hide(shape)
    ridge = _slope(random, top, (x + wide * 0.10, 0.62), 1.0, rough * 1.8)
    sketch.tint(shape, 0.28)
    sketch.tint([*ridge, *reversed(right)], 0.85)
    for number in range(3):
        at = ridge[3 + 2 * number]
        reach = wide * float(random.uniform(0.22, 0.42)) * (at[1] - top[1]) / high
        sketch.line([at, (at[0] - reach * 0.4, at[1] + 0.06), (at[0] - reach, at[1] + 0.17)], 2, 0.55)
    sketch.line(shape, 3.4, 0.95)
    sketch.line(ridge[: len(ridge) // 2 + 2], 2.2, 0.6)


def peaks(sketch: Sketch, random: np.random.Generator) -> None:
    """Three pointed mountains."""
    for x, high, wide in ((-0.44, 0.66, 0.40), (0.46, 0.78, 0.42), (0.02, 1.22, 0.50)):
        _mountain(sketch, random, x, high * random.uniform(0.9, 1.08), wide, 0.86, 0.035)


def towers(sketch: Sketch, random: np.random.Generator) -> None:
    """Steep round-headed rocks with trees on their heads."""
    for x, high, wide in (
        (-0.10, 0.98, 0.19),
        (0.50, 0.80, 0.20),
        (-0.52, 0.68, 0.20),
        (0.24, 1.22, 0.21),
        (-0.28, 0.46, 0.22),
        (0.62, 0.36, 0.18),
    ):
        rise = high * random.uniform(0.92, 1.06)
        _mountain(sketch, random, x, rise, wide, 0.34, 0.018)
        for aside in (-0.5, 0.0, 0.45):
            sketch.dot((x + aside * wide * 0.7, 0.54 - rise + abs(aside) * 0.09), 0.045, 0.035, 0.8)


def terraces(sketch: Sketch, random: np.random.Generator) -> None:
    """Round hills with the level lines of fields."""
    for x, high, wide in ((-0.42, 0.60, 0.50), (0.46, 0.70, 0.50), (0.0, 0.44, 0.56)):
        rise = high * random.uniform(0.9, 1.1)
        hill = [(x + wide * math.cos(a), 0.55 - rise * math.sin(a)) for a in np.linspace(math.pi, 0, 25)]
        sketch.hide(hill)
        sketch.tint(hill, 0.30)
        sketch.tint([(px + wide * 0.2, py) if px < x else (px, py) for px, py in hill], 0.62)
        for level in (0.30, 0.52, 0.72):
            half = wide * math.sqrt(1 - level * level) * 0.9
            y = 0.55 - rise * level
            line = [
                (x + half * u, y + 0.05 * (1 - u * u) + 0.012 * math.sin(7 * u))
                for u in np.linspace(-1, 1, 13)
            ]
            sketch.line(line, 2, 0.6)
        sketch.line(hill, 3.2, 0.9)


def pines(sketch: Sketch, random: np.random.Generator) -> None:
    """Three pines with flat crowns."""
    for x, high in ((-0.42, 0.72), (0.44, 0.82), (0.0, 1.12)):
        lean = float(random.uniform(-0.10, 0.10))
        trunk = [(x + lean * u * u, 0.58 - high * u) for u in np.linspace(0, 1, 8)]
        sketch.line(trunk, 4.5)
        for share, wide in ((0.46, 0.30), (0.68, 0.25), (0.90, 0.18)):
            cx = x + lean * share * share + float(random.uniform(-0.07, 0.07))
            cy = 0.58 - high * share
            _pad(sketch, cx, cy, wide * (0.7 + 0.3 * high))


def _pad(sketch: Sketch, x: float, y: float, wide: float) -> None:
    """A flat cloud of needles: scalloped above, level below."""
    humps = 4
    edge = [(x - wide, y + 0.03)]
    for hump in range(humps):
        centre = x - wide + (hump + 0.5) * 2 * wide / humps
        lift = 0.11 if 0 < hump < humps - 1 else 0.07
        edge += [
            (centre - wide / humps * math.cos(a), y - lift * math.sin(a) - (0.03 if lift > 0.1 else 0))
            for a in np.linspace(0.2, math.pi - 0.2, 5)
        ]
    edge.append((x + wide, y + 0.03))
    shape = [*edge, (x, y + 0.07)]
    sketch.hide(shape)
    sketch.tint(shape, 0.95)
    sketch.line([*shape, shape[0]], 2.6, 0.9)


def bamboo(sketch: Sketch, random: np.random.Generator) -> None:
    """Jointed stalks with pointed leaves."""
    for x, high in ((-0.34, 0.85), (-0.08, 1.20), (0.16, 0.98), (0.40, 0.72)):
        lean = float(random.uniform(-0.05, 0.16))
        stalk = [(x + lean * u * u, 0.60 - high * u) for u in np.linspace(0, 1, 9)]
        sketch.line(stalk, 3.6, 0.9)
        for joint in stalk[2:-1:2]:
            sketch.line([(joint[0] - 0.035, joint[1]), (joint[0] + 0.035, joint[1])], 2.4)
        for number in (5, 7, 8):
            at = stalk[number]
            for turn in (-0.5, 0.35, 1.0, 2.5, 3.3):
                angle = turn + float(random.uniform(-0.3, 0.3))
                reach = float(random.uniform(0.15, 0.24))
                c, s = math.cos(angle), math.sin(angle) * 0.8
                tip, half = (at[0] + c * reach, at[1] + s * reach), 0.028
                middle = (at[0] + c * reach * 0.45, at[1] + s * reach * 0.45)
                leaf = [
                    at,
                    (middle[0] - s * half, middle[1] + c * half),
                    tip,
                    (middle[0] + s * half, middle[1] - c * half),
                ]
                sketch.black(leaf)


def crane(sketch: Sketch, random: np.random.Generator) -> None:
    """A crane among reeds at the water's edge."""
    for number in range(9):
        x = -0.72 + number * 0.18 + float(random.uniform(-0.05, 0.05))
        if -0.25 < x < 0.25:
            continue
        high, lean = float(random.uniform(0.45, 0.85)), float(random.uniform(-0.16, 0.16))
        sketch.line([(x + lean * u * u, 0.5 - high * u) for u in np.linspace(0, 1, 7)], 2.4, 0.75)
        sketch.dot((x + lean, 0.5 - high), 0.022, 0.07, 0.85)
    body = [(-0.26, 0.10), (-0.16, -0.10), (0.06, -0.16), (0.22, -0.06), (0.14, 0.08), (-0.10, 0.14)]
    sketch.hide(body)
    sketch.line([*body, body[0]], 3)
    sketch.black([(-0.26, 0.10), (-0.42, 0.20), (-0.36, 0.08), (-0.14, -0.04), (-0.06, 0.12)])
    neck = [(0.18, -0.08), (0.26, -0.26), (0.18, -0.44), (0.24, -0.60), (0.32, -0.63)]
    sketch.line(neck, 4.2)
    sketch.line([(0.30, -0.63), (0.50, -0.58)], 3)
    sketch.dot((0.29, -0.64), 0.045, 0.04)
    for x in (-0.04, 0.08):
        sketch.line([(x, 0.10), (x + 0.02, 0.32), (x - 0.02, 0.56)], 2.4, 0.95)
    for y, wide in ((0.50, 0.62), (0.57, 0.40)):
        sketch.line([(wide * u, y + 0.018 * math.sin(9 * u)) for u in np.linspace(-1, 1, 15)], 2.2, 0.6)


SCENES: dict[str, Scene] = {
    "peaks": peaks,
    "towers": towers,
    "terraces": terraces,
    "pines": pines,
    "bamboo": bamboo,
    "crane": crane,
}


def draw_scene(
    ground: Field, name: str, centre: Point, half: float, pigments: Pigments, strength: float
) -> None:
    """Paint the scene of that name; ``centre`` and ``half`` its width in pixels of the ground."""
    sketch = Sketch(half)
    SCENES[name](sketch, rng("scene", name, round(centre[0]), round(centre[1])))
    sketch.onto(ground, centre, pigments, strength)
