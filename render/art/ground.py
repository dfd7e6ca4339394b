"""Ground: paper, mountains, peaks, birds. Quiet and warm; it may be beautiful, it may never inform."""

import math

import numpy as np
from PIL import Image, ImageDraw, ImageFilter

from render.art.field import Field, blur, lay, layers, of_mask, plain, rng, stain, step, to_image
from render.kit.palette import INK, INK_SOFT, PAPER, PAPER_LIGHT, Colour, mix, rgb

_MARGIN = 160
"""Cut off all round a plain sheet: its stained edges."""
_DRIFT = 24
"""Tones that drift over more pixels than this are evened out."""


def paper(height: int, width: int, key: str, fibres: float = 1, drift: float = 0.018) -> Field:
    """Xuan paper: slow drift of tone, sparse long fibres, uneven stains at the edges; no grain.

    ``fibres``: how many, as a share of the usual number. ``drift``: how far tones wander.
    """
    ground = plain(height, width, PAPER)
    if drift:
        ground *= (1 + np.float32(drift) * layers(height, width, 420, 3, key))[..., None]
    dark, pale = _fibres(height, width, key, fibres)
    stain(ground, INK_SOFT, of_mask(dark))
    lay(ground, PAPER_LIGHT, of_mask(pale))
    ys, xs = np.mgrid[-1 : 1 : height * 1j, -1 : 1 : width * 1j].astype(np.float32)
    # The stain's rim wanders with noise: a smooth vignette would show its steps in 224 colours.
    edge = np.abs(xs) ** 5 + np.abs(ys) ** 9 + np.float32(0.22) * layers(height, width, 150, 4, key, "edge")
    stain(ground, rgb("B08A55"), step(edge, 0.35, 1.7) * np.float32(0.40))
    return ground


def _fibres(height: int, width: int, key: str, share: float) -> tuple[Image.Image, Image.Image]:
    random = rng(key, "fibre")
    sheets = (Image.new("L", (width, height), 0), Image.new("L", (width, height), 0))
    for sheet, count, strength in zip(
        sheets, (height * width // 11000, height * width // 14000), (26, 34), strict=True
    ):
        pen = ImageDraw.Draw(sheet)
        for _ in range(round(count * share)):
            x, y = random.uniform(0, width), random.uniform(0, height)
            angle, length, bend = random.uniform(0, 6.3), random.uniform(14, 90), random.normal(0, 0.016)
            points = []
            for _ in range(9):
                points.append((x, y))
                x += math.cos(angle) * length / 8
                y += math.sin(angle) * length / 8
                angle += bend * length / 8
            pen.line(points, fill=int(random.uniform(0.3, 1) * strength), width=2)
    return sheets


def plain_paper(width: int, height: int, key: str) -> Image.Image:
    """Calm paper without stained edges, drawn at its own size."""
    ground = paper(height + 2 * _MARGIN, width + 2 * _MARGIN, key, fibres=0.15)
    # Without its slow drift of tone, whose steps would be seen in a palette; the fibres stay.
    for channel, level in enumerate(PAPER):
        ground[..., channel] += np.float32(level / 255) - blur(ground[..., channel], _DRIFT)
    sheet = to_image(ground)
    return sheet.crop((_MARGIN, _MARGIN, _MARGIN + width, _MARGIN + height))


def skyline(width: int, cell: float, *key: object) -> Field:
    """Heights 0..1 of a ridge: a few big peaks, small shoulders, hardly any teeth."""
    random = rng("ridge", *key)
    xs = np.arange(width, dtype=np.float32)
    heights = np.zeros(width, np.float32)
    centre = random.uniform(0, cell)
    while centre < width + cell:
        height, half, lean = (
            random.uniform(0.45, 1),
            cell * random.uniform(0.55, 0.95),
            random.uniform(-0.25, 0.25),
        )
        u = (xs - centre) / half
        tent = np.clip(1 - np.abs(u + lean * u * u), 0, 1)
        heights = np.maximum(heights, height * tent**1.25).astype(np.float32)
        centre += cell * random.uniform(0.45, 0.9)
    for octave, strength in ((1, 0.07), (2, 0.035), (3, 0.016)):
        size = cell / (3.2 * 2**octave)
        teeth = rng("ridge", octave, *key).uniform(-1, 1, int(width / size) + 4)
        heights += (strength * np.interp(xs / size, np.arange(len(teeth)), teeth)).astype(np.float32)
    return heights


def mountains(
    ground: Field, base: float, height: float, key: str, dark: float = 0.5, cell: float = 300
) -> Field:
    """Three ridges of ink wash across the ground, each dark at its crest and dissolving into mist below.

    ``base``: the foot's row; ``height``: of the farthest ridge; ``dark``: strength of the ink. Returns the
    row of the nearest ridge's crest in each column.
    """
    width = ground.shape[1]
    top, bottom = max(0, int(base - height * 1.5)), min(ground.shape[0], int(base + height * 1.6))
    view = ground[top:bottom]
    ys = np.arange(top, bottom, dtype=np.float32)[:, None]
    for number in range(3):
        near = number / 2
        rise = height * (1 - 0.38 * near) * skyline(width, cell * (1 - 0.22 * near), key, number)
        crest = (base + height * (0.05 + 0.30 * near) - rise).astype(np.float32)
        _ridge(view, ys - crest[None, :], near, height, dark, f"{key}{number}")
        strokes = _cun(crest - top, near, height, (bottom - top, width), f"{key}{number}")
        stain(view, INK, of_mask(strokes) * np.float32(0.84 * dark))
    return crest


def _ridge(view: Field, below: Field, near: float, height: float, dark: float, key: str) -> None:
    """One ridge; ``below`` is the distance under its crest, ``near`` 0 (far) .. 1."""
    rows, width = view.shape[:2]
    reach = height * (0.62 - 0.22 * near)
    over = step(below, -1.2, 1.2)
    depth = np.clip(below, 0, None) / np.float32(reach)
    lay(view, PAPER, over * np.exp(-depth * 1.5) * np.float32(0.55))  # near ridges hide far ones
    wash = np.float32(0.8) + np.float32(0.2) * layers(rows, width, 120, 2, key, "wash")
    # Uneven granulation keeps the fading wash from showing steps.
    wash += np.float32(0.22) * layers(rows, width, 26, 2, key, "granulation")
    tone = mix(rgb("A3B4BA"), rgb("5B6B70"), near)
    strength = over * np.exp(-depth * 2.1) * np.float32((0.42 + 0.30 * near) * dark * 1.7) * wash
    stain(view, tone, np.clip(strength, 0, 1).astype(np.float32))
    press = np.clip(np.float32(0.55) + np.float32(0.6) * layers(rows, width, 70, 2, key, "press"), 0.1, 1)
    crest = (
        np.clip(1 - np.abs(below - 2) / (1.6 + 2.2 * press), 0, 1) * (0.16 + 0.42 * near) * dark * 1.7 * press
    )
    stain(view, INK, np.clip(crest, 0, 1).astype(np.float32))


def _cun(crest: Field, near: float, height: float, size: tuple[int, int], key: str) -> Image.Image:
    """Short slanted strokes under the crest of the nearer ridges."""
    random = rng(key, "cun")
    rows, width = size
    mask = Image.new("L", (width, rows), 0)
    pen = ImageDraw.Draw(mask)
    for _ in range(int(width / 26 * near)):
        x = int(random.uniform(4, width - 5))
        y = float(crest[x]) + random.uniform(6, height * 0.10)
        slope = crest[min(width - 1, x + 4)] - crest[max(0, x - 4)]
        lean = (1 if slope > 0 else -1) * random.uniform(0.15, 0.5)
        length = random.uniform(0.08, 0.22) * height
        path = [(x, y), (x + lean * length * 0.4, y + length * 0.5), (x + lean * length, y + length)]
        pen.line(path, fill=int(130 * random.uniform(0.4, 1)), width=3)
    return mask.filter(ImageFilter.GaussianBlur(1.1))


def peaks(
    ground: Field, centre: tuple[float, float], size: float, key: object, strength: float, colour: Colour
) -> None:
    """A group of three small peaks for empty land: contour, shaded lee side, nothing at the foot."""
    random = rng("peaks", key)
    n = int(size * 2.4)
    x0, y0 = int(centre[0] - n / 2), int(centre[1] - n / 2)
    ys, xs = np.mgrid[0:n, 0:n].astype(np.float32)
    wash, ink = np.zeros((n, n), np.float32), np.zeros((n, n), np.float32)
    for shift, height, half_width in ((-0.42, 0.42, 0.34), (0.44, 0.50, 0.36), (0.0, 0.86, 0.46)):
        height *= random.uniform(0.85, 1.1)
        x, top, foot = n / 2 + shift * size, n * 0.70 - height * size, n * 0.70
        t = np.clip((ys - top) / np.float32(foot - top), 0, 1)
        half = np.float32(half_width * size) * t**0.85
        waves = np.interp(ys[:, 0], np.linspace(0, n, 9), random.uniform(-1, 1, 9))[:, None].astype(
            np.float32
        )
        wobble = np.float32(0.05 * size) * waves
        aside = np.abs(xs - np.float32(x) - wobble * t)
        inside = (aside < half) & (ys > top)
        edge = np.clip(1 - np.abs(half - aside - 1) / (3.6 - 1.6 * t), 0, 1) * (ys > top - 1) * (ys < foot)
        lee = np.clip((xs - np.float32(x) - wobble) / np.maximum(half, 1), 0, 1)
        wash = np.maximum(wash * ~inside, inside * lee * (1 - t * 0.8)).astype(np.float32)
        ink = np.maximum(ink * ~inside, edge).astype(np.float32)
    fade = 1 - step(ys, n * 0.52, n * 0.72)
    view = ground[y0 : y0 + n, x0 : x0 + n]
    stain(view, colour, ink * fade * np.float32(strength))
    stain(view, colour, blur(wash, 2) * fade * np.float32(strength * 0.42))


def birds(ground: Field, centre: tuple[int, int], key: str, count: int) -> None:
    """A skein of birds in flight."""
    random = rng("birds", key)
    mask = Image.new("L", (400, 200), 0)
    pen = ImageDraw.Draw(mask)
    for number in range(count):
        x, y = (
            60 + number * 58 + random.uniform(-12, 12),
            100 - 26 * abs(number - 1.4) + random.uniform(-10, 10),
        )
        s = random.uniform(11, 17)
        wings = [(-2, -0.2), (-1, -0.75), (0, 0), (1.1, -0.8), (2.1, -0.35)]
        pen.line([(x + u * s, y + v * s) for u, v in wings], fill=230, width=4, joint="curve")
    x, y = centre
    ink = of_mask(mask.filter(ImageFilter.GaussianBlur(0.7))) * np.float32(0.6)
    stain(ground[y - 100 : y + 100, x - 200 : x + 200], INK, ink)
