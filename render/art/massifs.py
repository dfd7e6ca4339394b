"""Painted mountains: one peak at a time, the farthest first, mist at every foot."""

from typing import NamedTuple

import numpy as np
from PIL import Image

from render.art.field import Field, lay, layers, line, rng, stain, step
from render.kit.palette import INK, PAPER_LIGHT, Colour, mix, rgb

SNOW, ICE = rgb("FBF7EC"), rgb("8FA5B4")
"""Snow in the light and what stains it in the shade."""
_FOLDS = 256
"""Height and half the width of the picture from which the folds of a slope are taken."""


class Rock(NamedTuple):
    """How a mountain is painted: pigment in the light, pigment in the shade, strength of the ink.

    ``steep``: below 1 round-headed, above it pointed; ``snow``: how far down from the top snow lies, in
    parts of the height.
    """

    light: Colour
    shade: Colour
    dark: float
    steep: float = 0.9
    snow: float = 0.0


class Peak(NamedTuple):
    """A mountain, in pixels of the ground: its top, the row of its foot, how far it reaches to both sides."""

    x: float
    top: float
    foot: float
    left: float
    right: float


def _walk(rows: int, knots: int, *key: object) -> Field:
    """Wandering numbers in -1..1, one a row."""
    values = rng("walk", *key).uniform(-1, 1, knots)
    return np.interp(np.linspace(0, knots - 1, rows), np.arange(knots), values).astype(np.float32)


def _craggy(rows: int, *key: object) -> Field:
    """A wandering edge with small steps on large ones."""
    total = np.zeros(rows, np.float32)
    for octave, knots in enumerate((5, 11, 24, 50)):
        total += np.float32(0.55**octave) * _walk(rows, knots, octave, *key)
    return total[:, None]


def _folds(key: object) -> Field:
    """Ribs and gullies of a slope: rows run downhill, columns from the left rim to the right."""
    narrow = layers(_FOLDS // 4, _FOLDS * 2, 56, 3, "folds", key)
    tall = Image.fromarray(np.ascontiguousarray(narrow)).resize(
        (_FOLDS * 2, _FOLDS), Image.Resampling.BICUBIC
    )
    return np.asarray(tall)


def draw_peak(ground: Field, peak: Peak, rock: Rock, key: object) -> None:
    """Body colour hides what is behind; lee and gullies are washed; the ink gathers at the crest."""
    reach = 1.16
    x0, x1 = max(0, int(peak.x - peak.left * reach)), min(ground.shape[1], int(peak.x + peak.right * reach))
    y0, y1 = max(0, int(peak.top) - 12), min(ground.shape[0], int(peak.foot))
    if x1 - x0 < 8 or y1 - y0 < 8:
        return
    ys, xs = np.mgrid[y0:y1, x0:x1].astype(np.float32)
    down = ys[:, :1]
    rows = y1 - y0
    height = peak.foot - peak.top
    t = np.clip((down - np.float32(peak.top)) / np.float32(height), 0, 1)
    broad = t ** np.float32(rock.steep)
    rough = np.float32(0.11) * np.minimum(1, t * 4)
    left = peak.x - peak.left * (broad + rough * _craggy(rows, key, "left"))
    right = peak.x + peak.right * (broad + rough * _craggy(rows, key, "right"))
    spine = (
        peak.x
        + (right - peak.x) * np.float32(0.18)
        + 0.14 * (peak.left + peak.right) * t * _craggy(rows, key, "spine")
    )
    spine = np.clip(spine, left + 1, right - 1).astype(np.float32)
    across = np.where(xs < spine, (xs - spine) / (spine - left), (xs - spine) / (right - spine))
    rim = np.minimum(xs - left, right - xs)
    inside = step(rim, -1.2, 1.2) * (down > peak.top)
    columns = np.clip((across + 1) * (_FOLDS - 0.5), 0, 2 * _FOLDS - 1).astype(np.int32)
    folds = _folds(key)[np.broadcast_to(t * (_FOLDS - 1), columns.shape).astype(np.int32), columns]
    mist = (1 - step(t, 0.40, 0.95)) * np.ones_like(rim)

    view = ground[y0:y1, x0:x1]
    lay(view, PAPER_LIGHT, inside * (1 - step(t, 0.80, 1.0)) * np.float32(0.96))  # near hides far
    lay(view, rock.light, inside * mist * np.float32(0.93))
    lee = step(across + np.float32(0.30) * folds, -0.10, 0.16)
    gully = step(-folds, 0.05, 0.55)
    shade = np.clip(lee * np.float32(0.72) + gully * np.float32(0.42), 0, 1)
    stain(view, rock.shade, inside * mist * shade * np.float32(min(1, 0.55 + 0.5 * rock.dark)))
    if rock.snow:
        lies = step(np.float32(rock.snow) + np.float32(0.30) * folds - t, -0.012, 0.012) * inside
        lay(view, SNOW, lies * np.float32(0.96))
        stain(view, ICE, lies * np.clip(lee * np.float32(0.62) + gully * np.float32(0.22), 0, 1))
        edge = line(np.float32(rock.snow) + np.float32(0.30) * folds - t, 0.002, 0.010) * inside
        stain(view, INK, edge * np.float32(0.30 * rock.dark) * mist)
    press = np.clip(np.float32(0.6) + np.float32(0.7) * layers(rows, x1 - x0, 60, 2, key, "press"), 0.12, 1)
    thick = np.float32(0.8) + np.float32(2.4) * press * (1 - t)
    crest = line(rim - 1, thick) * (down > peak.top - 2)
    ridge = line(xs - spine, thick * 0.45, 1.4) * inside * (1 - step(t, 0.25, 0.6)) * np.float32(0.75)
    ink = np.clip(np.maximum(crest, ridge) * press * (0.35 + 0.75 * rock.dark), 0, 1) * mist
    stain(view, mix(INK, rock.shade, 0.25), ink.astype(np.float32))


def draw_massif(ground: Field, peak: Peak, rock: Rock, key: object) -> None:
    """A peak among its shoulders: two behind it, one before it on either side."""
    random = rng("massif", key)
    height = peak.foot - peak.top
    for number, (aside, low, high) in enumerate(
        ((-0.62, 0.24, 0.36), (0.58, 0.20, 0.34), (0.0, 0.0, 0.0), (-0.36, 0.44, 0.56), (0.42, 0.42, 0.54))
    ):
        lower = float(random.uniform(low, high)) * height
        shift = aside * (peak.left if aside < 0 else peak.right) * float(random.uniform(0.8, 1.2))
        size = 1.0 if aside == 0 else float(random.uniform(0.55, 0.72))
        left, right = peak.left * size, peak.right * size
        shape = Peak(peak.x + shift, peak.top + lower, peak.foot, left, right)
        draw_peak(ground, shape, rock, (key, number))


def draw_mist(ground: Field, top: float, bottom: float, strength: float, key: object) -> None:
    """A bank of mist across the ground, ragged above and below."""
    height, width = ground.shape[:2]
    margin = 90
    y0, y1 = max(0, int(top) - margin), min(height, int(bottom) + margin)
    ys = np.arange(y0, y1, dtype=np.float32)[:, None]
    drift = np.float32(60) * layers(y1 - y0, width, 420, 3, "mist", key)
    bank = step(ys + drift, top - 40, top + 50) * (1 - step(ys + drift, bottom - 50, bottom + 40))
    lay(ground[y0:y1], PAPER_LIGHT, bank * np.float32(strength))
