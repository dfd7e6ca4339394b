"""The brush: one stroke into a grey mask, its width breathing, with bristle gaps."""

from collections.abc import Sequence

import numpy as np
from PIL import Image, ImageDraw

from render.art.field import rng

Point = tuple[float, float]


def brush(
    mask: Image.Image,
    path: Sequence[Point],
    width: float,
    key: object,
    dry: float = 0.35,
    taper: float = 0.35,
    value: int = 255,
) -> None:
    """One stroke along the path. ``taper``: thinner in the middle by; ``dry``: depth of bristle gaps."""
    random = rng("brush", key)
    pen = ImageDraw.Draw(mask)
    points = np.array(path, float)
    along = np.r_[0, np.cumsum(np.hypot(*np.diff(points, axis=0).T))]
    length = float(along[-1])
    count = max(8, int(length / 2))
    at = np.linspace(0, length, count)
    xs, ys = np.interp(at, along, points[:, 0]), np.interp(at, along, points[:, 1])
    waves = random.uniform(-1, 1, count // 14 + 4)
    wobble = np.interp(np.arange(count) / 14, np.arange(len(waves)), waves)
    bend = np.clip(np.sin(np.pi * at / length), 0, 1) ** 0.8  # rounding may leave the end below 0
    widths = width * (1 - taper * bend + 0.16 * wobble)
    for x, y, w in zip(xs, ys, widths, strict=True):
        pen.ellipse((x - w / 2, y - w / 2, x + w / 2, y + w / 2), fill=value)
    if not dry:
        return
    normal_x, normal_y = -np.gradient(ys), np.gradient(xs)
    size = np.hypot(normal_x, normal_y) + 1e-6
    for _ in range(max(1, int(length / 60))):
        start = int(random.uniform(0.15, 0.8) * count)
        end = min(count - 1, start + int(random.uniform(10, 30)))
        aside = random.uniform(-0.42, 0.42) * width
        if end - start > 2:
            gap = [
                (xs[i] + normal_x[i] / size[i] * aside, ys[i] + normal_y[i] / size[i] * aside)
                for i in range(start, end)
            ]
            pen.line(gap, fill=int(value * (1 - dry)), width=2)
