"""Gorges: a river far below between walls of rock, where a bridge may be built over it."""

import math

import numpy as np

from games.yunnan.components import board
from render.art.field import Field, enlarged, lay, layers, line, stain, step
from render.art.strokes import Point
from render.art.yunnan.landscape import ROCKS
from render.kit.palette import INK, Colour, mix, rgb
from render.yunnan.layout import bridge

WATER, DEEP, RIPPLE = rgb("B4CED3"), rgb("86B0BC"), rgb("4E7A86")
ROCK, CLEFT = rgb("C6C3B3"), rgb("5D6361")
_ACROSS, _REACH = 112.0, 250.0
"""From rim to rim, and how far it is seen to both sides."""
_FAR_WALL, _NEAR_WALL = 46.0, 15.0
"""How much is seen of the two walls: the far one faces us."""


def draw_gorges(ground: Field) -> None:
    """One under the middle of every bridge, running square to it."""
    for number, site in enumerate(board().bridges):
        path = bridge(number)
        middle = len(path) // 2
        (ax, ay), (x, y), (bx, by) = path[middle - 1 : middle + 2]
        turn = math.atan2(by - ay, bx - ax) + math.pi / 2
        rock = mix(ROCKS[board().provinces[site.b].id].light, ROCK, 0.5)
        _gorge(ground, (2 * x, 2 * y), turn, rock, site.id)


def _gorge(ground: Field, centre: Point, turn: float, rock: Colour, key: str) -> None:
    """It comes out of mist and goes into it; ``turn``: the river's direction in radians."""
    half = int(_REACH + _ACROSS)
    x0, y0 = max(0, int(centre[0]) - half), max(0, int(centre[1]) - half)
    x1, y1 = min(ground.shape[1], int(centre[0]) + half), min(ground.shape[0], int(centre[1]) + half)
    ys, xs = np.mgrid[y0:y1, x0:x1].astype(np.float32)
    rows, columns = y1 - y0, x1 - x0
    along = (xs - np.float32(centre[0])) * math.cos(turn) + (ys - np.float32(centre[1])) * math.sin(turn)
    aside = (ys - np.float32(centre[1])) * math.cos(turn) - (xs - np.float32(centre[0])) * math.sin(turn)
    aside = aside + np.float32(14) * np.sin(along / np.float32(83))
    jagged = np.float32(13) * layers(rows, columns, 52, 3, "rim", key)
    fade = 1 - step(np.abs(along), _REACH * 0.38, _REACH * 0.98)
    inside = np.float32(_ACROSS / 2) - np.abs(aside + jagged)
    bed = np.float32(7) * layers(rows, columns, 70, 2, "bed", key)
    from_far, from_near = aside + bed + (_ACROSS / 2 - _FAR_WALL), (_ACROSS / 2 - _NEAR_WALL) - aside - bed
    river = np.minimum(from_far, from_near).astype(np.float32)
    view = ground[y0:y1, x0:x1]
    open_ = step(inside, -1.5, 1.0) * fade
    lay(view, rock, open_ * np.float32(0.94))
    # Upright cracks: noise that is drawn out downwards.
    cracks = enlarged(layers(rows // 9 + 1, columns, 9, 2, "cracks", key), columns, rows)
    dark = np.clip(
        step(cracks, -0.05, 0.5) * 0.55 + np.clip(1 - np.maximum(river * -1, 0) / 40, 0, 1) * 0.5, 0, 1
    )
    stain(view, CLEFT, (open_ * dark * 0.85).astype(np.float32))
    wet = step(river, -1, 1) * open_
    lay(view, WATER, wet)
    stain(view, DEEP, wet * np.exp(-np.clip(river, 0, None) / 8) * np.float32(0.9))
    swell = np.mod(aside + 4 * np.sin(along / 17), 15) - np.float32(7.5)
    broken = step(layers(rows, columns, 40, 2, "ripples", key), -0.1, 0.3)
    stain(view, RIPPLE, wet * line(swell, 0.6, 1.3) * broken * np.float32(0.6))
    stain(view, INK, line(river, 0.7) * open_ * np.float32(0.5))
    thick = np.float32(1.6) + np.float32(1.2) * np.clip(jagged / np.float32(13), -1, 1)
    stain(view, INK, line(inside, thick) * fade * np.float32(0.7))
