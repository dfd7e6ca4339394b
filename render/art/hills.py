"""Tea terraces: round hills with rows of clipped bushes, below the mountains."""

from typing import NamedTuple

import numpy as np

from render.art.field import Field, lay, layers, line, stain, step
from render.kit.palette import INK, mix, rgb

LIGHT, SHADE, BUSH = rgb("DCDBB8"), rgb("BDC199"), rgb("7C8E62")
_ROW = 27.0
"""From one row of bushes to the next, in pixels of the ground."""


class Hill(NamedTuple):
    """A hill in pixels of the ground: the middle of its top, its reach to each side, the row of its foot."""

    x: float
    top: float
    half: float
    foot: float


def draw_hill(ground: Field, hill: Hill, key: object) -> None:
    """Level rows that bend round the hill, each a line of small round bushes over its own shade."""
    x0, x1 = max(0, int(hill.x - hill.half)), min(ground.shape[1], int(hill.x + hill.half))
    y0, y1 = max(0, int(hill.top) - 6), min(ground.shape[0], int(hill.foot))
    ys, xs = np.mgrid[y0:y1, x0:x1].astype(np.float32)
    rows, columns = y1 - y0, x1 - x0
    across = np.clip((xs - np.float32(hill.x)) / np.float32(hill.half), -1, 1)
    height = np.float32(hill.foot - hill.top)
    drift = np.float32(7) * layers(rows, columns, 150, 2, "hill", key)
    crest = (
        np.float32(hill.top)
        + height * (1 - np.maximum(0, np.cos(across * np.float32(np.pi / 2))) ** 0.8)
        + drift
    )
    below = ys - crest
    inside = step(below, -1.2, 1.2)
    fade = 1 - step(ys, hill.foot - 0.45 * float(height), hill.foot - 8)
    view = ground[y0:y1, x0:x1]
    lay(view, LIGHT, inside * fade * np.float32(0.94))
    lee = step(across + np.float32(0.25) * layers(rows, columns, 90, 2, "lee", key), -0.1, 0.75)
    stain(view, SHADE, inside * fade * (np.float32(0.22) + np.float32(0.55) * lee))
    # Rows follow the hill's back, flatter towards the foot, closer together near the rim.
    level = below * (1 + np.float32(0.16) * np.abs(across)) + np.float32(20) * across
    phase = np.mod(level, _ROW)
    number = np.floor(level / _ROW)
    bush = np.abs(np.sin(xs * np.float32(0.155) + number * np.float32(1.9)))
    tall = np.float32(6.0) + np.float32(6.5) * bush**0.7
    up = np.float32(_ROW) - phase
    leafy = step(tall - up, -1.0, 1.4) * step(below, 10, 18)
    stain(view, BUSH, leafy * inside * fade * (np.float32(0.30) + np.float32(0.26) * lee))
    rim = line(up - tall, 0.7, 1.3) * step(below, 14, 22)
    stain(view, mix(BUSH, INK, 0.5), rim * inside * fade * np.float32(0.30))
    press = np.clip(np.float32(0.6) + np.float32(0.6) * layers(rows, columns, 60, 2, "press", key), 0.15, 1)
    stain(view, mix(BUSH, INK, 0.65), line(below - 1, 2.4 * press) * fade * press * np.float32(0.60))
