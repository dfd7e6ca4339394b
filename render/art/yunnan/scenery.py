"""Small things along the road: pines, bamboo, a pavilion among the tea, a shrine in the snow."""

import math

import numpy as np

from render.art.field import Field
from render.art.nature import Pigments, Sketch, draw_scene
from render.art.shapes import roof
from render.art.strokes import Point
from render.kit.palette import rgb

GREEN = Pigments(rgb("D3D6BC"), rgb("6F8A6C"), rgb("38463A"))
BUILT = Pigments(rgb("F4ECD8"), rgb("A9967A"), rgb("3B3029"))
SCENES: tuple[tuple[str, Point, float], ...] = (
    ("pines", (48, 888), 47),
    ("bamboo", (638, 896), 50),
    ("pines", (638, 628), 50),
)
"""Which scene, its middle, half its width; in pixels of the finished picture, as all here."""
PAVILION, SHRINE = ((1120, 702), 46.0), ((640, 218), 46.0)


def draw_scenery(ground: Field) -> None:
    """All of it."""
    for name, centre, half in SCENES:
        draw_scene(ground, name, (2 * centre[0], 2 * centre[1]), 2 * half, GREEN, 0.72)
    for draw, ((x, y), half) in ((_pavilion, PAVILION), (_shrine, SHRINE)):
        sketch = Sketch(2 * half)
        draw(sketch)
        sketch.onto(ground, (2 * x, 2 * y), BUILT, 0.8)


def _pavilion(sketch: Sketch) -> None:
    """Four posts under a roof with flicked eaves."""
    floor = [(-0.46, 0.40), (0.46, 0.40), (0.52, 0.52), (-0.52, 0.52)]
    sketch.hide([(-0.40, -0.2), (0.40, -0.2), (0.40, 0.42), (-0.40, 0.42)])
    for x in (-0.38, -0.13, 0.13, 0.38):
        sketch.line([(x, -0.16), (x, 0.42)], 5, 0.9)
    for y in (0.22, 0.30):
        sketch.line([(-0.38, y), (0.38, y)], 2, 0.7)
    sketch.hide(floor)
    sketch.line([*floor, floor[0]], 2.6, 0.85)
    shape = roof(1.45, 0.52, 0.0, -0.58)
    sketch.hide(shape)
    sketch.tint(shape, 0.9)
    sketch.line([*shape, shape[0]], 3.4, 0.95)
    for u in (-0.6, -0.3, 0.0, 0.3, 0.6):
        sketch.line([(u * 0.3, -0.54), (u * 0.62, -0.34), (u * 0.98, -0.17)], 1.8, 0.5)
    sketch.line([(0, -0.58), (0, -0.72)], 4, 0.95)
    sketch.dot((0, -0.75), 0.05, 0.05)


def _shrine(sketch: Sketch) -> None:
    """A white stupa on steps, with lines of prayer flags."""
    for side in (-1, 1):
        rope = [
            (side * 0.97 * t, -0.66 + 0.92 * t - 0.20 * math.sin(math.pi * t)) for t in np.linspace(0, 1, 13)
        ]
        sketch.line(rope, 1.8, 0.75)
        for number in range(2, 12, 2):
            x, y = rope[number]
            flag = [(x - 0.05, y + 0.01), (x + 0.05, y + 0.03), (x + 0.04, y + 0.15), (x - 0.05, y + 0.13)]
            sketch.hide(flag)
            sketch.tint(flag, 0.4 + 0.5 * (number % 4 == 0))
            sketch.line([*flag, flag[0]], 1.6, 0.7)
    for number in range(3):
        half, top = 0.46 - 0.09 * number, 0.34 - 0.14 * number
        step = [(-half, top), (half, top), (half, top + 0.16), (-half, top + 0.16)]
        sketch.hide(step)
        sketch.tint([(0.1 * half, top), *step[1:3], (0.1 * half, top + 0.16)], 0.45)
        sketch.line([*step, step[0]], 2.6, 0.9)
    dome = [(0.28 * math.cos(a), 0.05 - 0.36 * math.sin(a) ** 0.8) for a in np.linspace(0.0, math.pi, 21)]
    sketch.hide(dome)
    sketch.tint([*dome[:10], (0.05, -0.30), (0.08, 0.05)], 0.5)
    sketch.line([*dome, dome[0]], 2.8, 0.95)
    spire = [(-0.11, -0.29), (-0.04, -0.70), (0.04, -0.70), (0.11, -0.29)]
    sketch.hide(spire)
    sketch.tint(spire, 0.7)
    sketch.line([*spire, spire[0]], 2.4, 0.95)
    for t in (0.25, 0.5, 0.75):
        half, y = 0.11 - 0.07 * t, -0.29 - 0.41 * t
        sketch.line([(-half, y), (half, y)], 1.8, 0.8)
    sketch.dot((0, -0.76), 0.06, 0.06)
