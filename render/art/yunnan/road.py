"""The Tea-Horse Road as one heavy stroke, the gorges that break it off, the sites of the bridges."""

import math

import numpy as np
from PIL import Image, ImageDraw, ImageFilter

from games.yunnan.components import board
from render.art.field import Field, lay, layers, line, of_mask, stain, step
from render.art.strokes import Point, brush
from render.kit.palette import INK, PAPER_LIGHT, rgb
from render.yunnan.layout import bridge, road

EARTH, DUST = rgb("5A3E28"), rgb("F6E7C4")
WATER, DEEP, RIPPLE = rgb("AFCBD2"), rgb("86B0BC"), rgb("4E7A86")
_WIDE, _NARROW = 27.0, 15.0
"""Of the road at its beginning and at its end, in pixels of the finished picture."""
_HIDDEN: tuple[tuple[Point, ...], ...] = (
    ((1168, 690), (1140, 750), (1010, 832), (840, 796)),
    ((430, 850), (220, 892), (150, 846), (260, 792), (450, 806)),
    ((840, 590), (1060, 612), (1130, 560), (1010, 512), (830, 536)),
    ((440, 590), (240, 604), (160, 560)),
    ((210, 286), (350, 318), (470, 256)),
    ((850, 306), (1040, 312), (1126, 250), (1100, 186), (1064, 150), (1078, 126)),
)
"""How the road goes on under the cartouches; the first and the last begin and end outside."""


def _path() -> list[list[Point]]:
    """The road as smooth lines, in pixels of the ground: hidden and seen parts in turn."""
    parts: list[tuple[Point, ...]] = []
    for number, hidden in enumerate(_HIDDEN):
        parts.append(hidden)
        if number < len(_HIDDEN) - 1:
            parts.append(tuple(road(number)[::8]))
    points = [(2 * x, 2 * y) for part in parts for x, y in part]
    smooth = _spline(points)
    found, at = [], 0
    for part in parts:
        end = min(len(points) - 1, at + len(part))
        found.append([point for piece in smooth[at:end] for point in piece])
        at += len(part)
    return [part for part in found if part]


def _spline(points: list[Point]) -> list[list[Point]]:
    """Centripetal enough: a Catmull-Rom curve, one list of points for each stretch."""
    ends = [points[0], *points, points[-1]]
    stretches = []
    for a, b, c, d in zip(ends, ends[1:], ends[2:], ends[3:], strict=False):
        steps = max(2, int(math.dist(b, c) / 8))
        stretches.append(
            [
                (_catmull(a[0], b[0], c[0], d[0], n / steps), _catmull(a[1], b[1], c[1], d[1], n / steps))
                for n in range(steps + 1)
            ]
        )
    return stretches


def _catmull(a: float, b: float, c: float, d: float, t: float) -> float:
    return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3)


def draw_road(ground: Field) -> Field:
    """Earth on a pale rim; returns where it lies, to be seen faintly through the slips above."""
    size = ground.shape[1], ground.shape[0]
    rim, earth, worn = (Image.new("L", size, 0) for _ in range(3))
    parts = _path()
    for number, part in enumerate(parts):
        wide = 2 * (_WIDE + (_NARROW - _WIDE) * number / (len(parts) - 1))
        brush(rim, part, wide + 16, ("rim", number), dry=0, taper=0.05)
        brush(earth, part, wide, ("road", number), dry=0.45, taper=0.10)
        brush(worn, part, wide * 0.34, ("worn", number), dry=0.5, taper=-0.2, value=150)
    soft = ImageFilter.GaussianBlur(5)
    lay(ground, PAPER_LIGHT, of_mask(rim.filter(soft)) * np.float32(0.85))
    fine = ImageFilter.GaussianBlur(0.5)
    found = of_mask(earth.filter(fine))
    stain(ground, EARTH, found * np.float32(0.86))
    lay(ground, DUST, of_mask(worn.filter(fine)) * np.float32(0.42))
    return found


def draw_gorge(ground: Field, centre: Point, across: float, reach: float, turn: float, key: str) -> None:
    """A river deep between two rims of rock, coming out of mist and going into it.

    ``across``: from rim to rim; ``reach``: how far it is seen to both sides; ``turn``: the river's direction,
    in radians. Pixels of the ground.
    """
    half = int(reach + across)
    x0, y0 = max(0, int(centre[0]) - half), max(0, int(centre[1]) - half)
    x1, y1 = min(ground.shape[1], int(centre[0]) + half), min(ground.shape[0], int(centre[1]) + half)
    ys, xs = np.mgrid[y0:y1, x0:x1].astype(np.float32)
    rows, columns = y1 - y0, x1 - x0
    along = (xs - np.float32(centre[0])) * math.cos(turn) + (ys - np.float32(centre[1])) * math.sin(turn)
    aside = (ys - np.float32(centre[1])) * math.cos(turn) - (xs - np.float32(centre[0])) * math.sin(turn)
    aside = aside + 9 * np.sin(along / 47) + np.float32(7) * layers(rows, columns, 46, 3, "gorge", key)
    fade = 1 - step(np.abs(along), reach * 0.35, reach)
    bank = across * 0.5 - np.abs(aside)
    view = ground[y0:y1, x0:x1]
    lay(view, rgb("CFC9B6"), step(bank, -2, 1) * fade * np.float32(0.9))
    cliffs = np.clip(1 - bank / 26, 0, 1) * step(bank, -1, 1)
    teeth = np.clip(np.float32(0.55) + layers(rows, columns, 13, 2, "teeth", key), 0, 1)
    stain(view, rgb("5E5A50"), (cliffs * teeth * fade * 0.8).astype(np.float32))
    wet = step(bank, 20, 23)
    lay(view, WATER, wet * fade * np.float32(0.95))
    stain(view, DEEP, wet * np.exp(-np.clip(bank - 22, 0, None) / 9) * fade)
    swell = np.mod(aside + 3 * np.sin(along / 13), 15) - np.float32(7.5)
    broken = step(layers(rows, columns, 40, 2, "ripples", key), -0.1, 0.3)
    stain(view, RIPPLE, wet * line(swell, 0.6, 1.3) * broken * fade * np.float32(0.7))
    stain(view, INK, line(bank, 1.6) * fade * np.float32(0.62))


def draw_gorges(ground: Field) -> None:
    """One under the middle of every bridge's arch, running square to it."""
    for number, site in enumerate(board().bridges):
        path = bridge(number)
        middle = len(path) // 2
        (ax, ay), (x, y), (bx, by) = path[middle - 1 : middle + 2]
        turn = math.atan2(by - ay, bx - ax) + math.pi / 2
        draw_gorge(ground, (2 * x, 2 * y), 92, 190, turn, site.id)


def draw_bridges(ground: Field) -> None:
    """What may be built: thin dotted arches between stone heads."""
    size = ground.shape[1], ground.shape[0]
    rim, ink = Image.new("L", size, 0), Image.new("L", size, 0)
    glow, pen = ImageDraw.Draw(rim), ImageDraw.Draw(ink)
    for number in range(len(board().bridges)):
        path = [(2 * x, 2 * y) for x, y in bridge(number)]
        glow.line(path, fill=255, width=20, joint="curve")
        for x, y in _even(path, 21):
            pen.ellipse((x - 6.5, y - 6.5, x + 6.5, y + 6.5), fill=255)
    lay(ground, PAPER_LIGHT, of_mask(rim.filter(ImageFilter.GaussianBlur(4))) * np.float32(0.75))
    stain(ground, EARTH, of_mask(ink.filter(ImageFilter.GaussianBlur(0.6))) * np.float32(0.85))


def _even(path: list[Point], gap: float) -> list[Point]:
    """Points at equal distances along the path."""
    points = np.array(path)
    along = np.r_[0, np.cumsum(np.hypot(*np.diff(points, axis=0).T))]
    at = np.linspace(0, along[-1], int(along[-1] / gap) + 1)
    xs, ys = (np.interp(at, along, points[:, axis]) for axis in (0, 1))
    return [(float(x), float(y)) for x, y in zip(xs, ys, strict=True)]
