"""What lies round the land: dunes in the west, mountains in the south-west."""

import math

import numpy as np
from PIL import Image

from render.art.field import Field, layers, of_mask, rng, stain, step
from render.art.ground import mountains
from render.art.strokes import brush
from render.kit.palette import rgb

DESERT, DUNE = rgb("E3C084"), rgb("8A6432")


def draw_far_range(ground: Field, foot: int, wide: int) -> None:
    """High mountains in the south-west, that fade towards the middle."""
    top, bottom = foot - 260, foot + 110
    view = ground[top:bottom, :wide]
    before = view.copy()
    mountains(view, foot - top - 40.0, 150, "southwest", dark=0.5, cell=230)
    fade = 1 - step(np.linspace(0, 1, wide, dtype=np.float32), 0.45, 1)
    low = 1 - step(np.arange(top, bottom, dtype=np.float32), foot, foot + 90)
    view[:] = before + (view - before) * (fade[None, :] * low[:, None])[..., None]


def draw_desert(ground: Field, free: Field) -> None:
    """Sand along the western edge, with the brush lines of dunes."""
    height, width = ground.shape[:2]
    ys, xs = np.mgrid[0:height, 0:width].astype(np.float32)
    warp = np.float32(46) * layers(height, width, 300, 3, "sand")
    sand = (1 - step(xs + warp, 60, 330)) * (1 - step(ys, 1500, 1900)) * step(ys, 260, 480) * free
    stain(ground, DESERT, sand * np.float32(0.75))
    mask = Image.new("L", (width, height), 0)
    random = rng("dunes")
    for number in range(46):
        y = 330 + number * 30 + random.uniform(-8, 8)
        x, reach = random.uniform(-60, 60), random.uniform(60, 150)
        line = [
            (x + t * reach, y - 16 * math.sin(math.pi * t) ** 1.2 + 7 * t) for t in np.linspace(0, 0.999, 18)
        ]
        brush(mask, line, 5, ("dune", number), dry=0, taper=-0.6, value=150)
    stain(ground, DUNE, of_mask(mask) * step(sand, 0.1, 0.6) * np.float32(0.75))
