"""The Tea-Horse Road as one heavy dry stroke, and the sites of bridges as dotted arches."""

import math

import numpy as np
from PIL import Image, ImageDraw, ImageFilter

from games.yunnan.components import board
from render.art.field import Field, enlarged, lay, noise, of_mask, stain
from render.art.strokes import Point
from render.kit.palette import PAPER_LIGHT, rgb
from render.yunnan.layout import bridge, road

EARTH = rgb("533A26")
_WIDE, _NARROW, _TIP = 28.0, 16.0, 3.0
"""Of the road in Pu'er, where it reaches Qinghai, and at its end in the snow; in pixels of the picture."""
_HEAD_LENGTH, _TIP_LENGTH = 16.0, 280.0
"""How long the stroke takes to reach its width, and to end."""
_STEP = 6.0
"""From one point of the stroke to the next, in pixels of the ground."""
_BRISTLES = 26
_HIDDEN: tuple[tuple[Point, ...], ...] = (
    ((1128, 838), (1000, 800), (850, 838), (760, 812)),
    ((430, 850), (220, 892), (150, 846), (260, 792), (450, 806)),
    ((840, 590), (1060, 612), (1130, 560), (1010, 512), (830, 536)),
    ((440, 590), (240, 604), (160, 560)),
    ((210, 286), (350, 318), (470, 256)),
    (
        *((850, 306), (1040, 312), (1126, 250), (1100, 182)),
        *((1056, 158), (1094, 142), (1064, 128), (1090, 117), (1072, 109), (1080, 102)),
    ),
)
"""How the road goes on under the cartouches; at its end it leaves Qinghai's for the snow."""


def _path() -> list[Point]:
    """The road's line from its beginning to its end, in pixels of the ground."""
    points: list[Point] = []
    for number, hidden in enumerate(_HIDDEN):
        points += hidden
        if number < len(_HIDDEN) - 1:
            points += road(number)[::8]
    ends = [points[0], *points, points[-1]]
    fine: list[Point] = []
    for a, b, c, d in zip(ends, ends[1:], ends[2:], ends[3:], strict=False):
        steps = max(2, int(math.dist(b, c) / 3))
        for number in range(steps):
            t = number / steps
            fine.append((2 * _between(a[0], b[0], c[0], d[0], t), 2 * _between(a[1], b[1], c[1], d[1], t)))
    return even([*fine, (2 * points[-1][0], 2 * points[-1][1])], _STEP)


def _between(a: float, b: float, c: float, d: float, t: float) -> float:
    """From b to c, smoothly with what comes before and after (Catmull-Rom)."""
    return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3)


def even(path: list[Point], gap: float) -> list[Point]:
    """Points at equal distances along the path."""
    points = np.array(path)
    along = np.r_[0, np.cumsum(np.hypot(*np.diff(points, axis=0).T))]
    at = np.linspace(0, along[-1], int(along[-1] / gap) + 1)
    xs, ys = (np.interp(at, along, points[:, axis]) for axis in (0, 1))
    return [(float(x), float(y)) for x, y in zip(xs, ys, strict=True)]


def draw_road(ground: Field) -> Field:
    """The stroke on a pale rim; returns where about it lies, to be seen faintly through the slips above."""
    size = ground.shape[1], ground.shape[0]
    rim, ink = Image.new("L", size, 0), Image.new("L", size, 0)
    path = np.array(_path())
    count = len(path)
    way = np.gradient(path, axis=0)
    normal = np.stack([-way[:, 1], way[:, 0]], 1) / (np.hypot(way[:, 0], way[:, 1])[:, None] + 1e-6)
    widths = np.linspace(_WIDE, _NARROW, count)
    tip = np.clip(np.arange(count)[::-1] * _STEP / 2 / _TIP_LENGTH, 0, 1)
    head = np.clip((np.arange(count) + 1) * _STEP / 2 / _HEAD_LENGTH, 0, 1)
    widths = (_TIP + (widths - _TIP) * tip**1.5) * np.sqrt(1 - (1 - head) ** 2)
    sway = noise(1, count, 14, "road sway")[0] * 0.09 + 1
    widths = widths * sway
    glow = ImageDraw.Draw(rim)
    for (x, y), width in zip(path[::3], widths[::3], strict=True):
        glow.ellipse((x - width - 9, y - width - 9, x + width + 9, y + width + 9), fill=255)
    # How much ink each hair of the brush leaves: hairs dry out for a while, those at the rim more often.
    wet = enlarged(noise(_BRISTLES, count // 9 + 2, 2.4, "road hairs"), count, _BRISTLES)
    pen = ImageDraw.Draw(ink)
    for hair in range(_BRISTLES):
        across = (hair + 0.5) / _BRISTLES * 2 - 1
        line = path + normal * (across * widths)[:, None]
        dryness = -0.40 + 0.42 * abs(across) ** 3
        thick = widths * 2 / _BRISTLES + 1.6
        for at in range(count - 1):
            if wet[hair, at] > dryness:
                value = 255
            elif wet[hair, at] > dryness - 0.18:
                value = 165
            else:
                continue
            pen.line((*line[at], *line[at + 1]), fill=value, width=max(2, round(float(thick[at]))))
    lay(ground, PAPER_LIGHT, of_mask(rim.filter(ImageFilter.GaussianBlur(6))) * np.float32(0.88))
    stain(ground, EARTH, of_mask(ink.filter(ImageFilter.GaussianBlur(0.8))) * np.float32(0.88))
    return of_mask(ink.filter(ImageFilter.GaussianBlur(5)))


def draw_bridges(ground: Field) -> None:
    """What may be built: thin dotted arches."""
    size = ground.shape[1], ground.shape[0]
    rim, ink = Image.new("L", size, 0), Image.new("L", size, 0)
    glow, pen = ImageDraw.Draw(rim), ImageDraw.Draw(ink)
    for number in range(len(board().bridges)):
        path = [(2 * x, 2 * y) for x, y in bridge(number)]
        glow.line(path, fill=255, width=20, joint="curve")
        for x, y in even(path, 21):
            pen.ellipse((x - 6.5, y - 6.5, x + 6.5, y + 6.5), fill=255)
    lay(ground, PAPER_LIGHT, of_mask(rim.filter(ImageFilter.GaussianBlur(4))) * np.float32(0.75))
    stain(ground, EARTH, of_mask(ink.filter(ImageFilter.GaussianBlur(0.6))) * np.float32(0.85))
