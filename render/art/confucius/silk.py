"""The silks of the three ministries: pigment and pattern; colour is never the only mark."""

import numpy as np
from PIL import Image

from render.art.field import Field, lay, layers, line, plain, to_image
from render.kit.palette import PAPER_LIGHT, Colour, mix, rgb

MINISTRIES = ("bingbu", "hubu", "gongbu")
SILK: dict[str, Colour] = {"bingbu": rgb("D29A8A"), "hubu": rgb("E9D292"), "gongbu": rgb("A6C0D4")}
"""By ministry: red for the army, yellow for finance, blue for works."""
_STRENGTH = {"bingbu": 0.42, "hubu": 0.55, "gongbu": 0.50}


def ink(ministry: str) -> Colour:
    """What the pattern is drawn with."""
    return mix(SILK[ministry], rgb("462D1E"), 0.55)


def pattern(ministry: str, xs: Field, ys: Field) -> Field:
    """How strongly the pattern inks each place, 0..1; ``xs``, ``ys`` in pixels of the finished picture.

    Army: broad diagonals. Finance: grains in staggered rows. Works: arcs of waves.
    """
    drawn = {"bingbu": _diagonals, "hubu": _grains, "gongbu": _waves}[ministry](xs, ys)
    return drawn * np.float32(_STRENGTH[ministry])


def _diagonals(xs: Field, ys: Field) -> Field:
    return line(np.mod(xs + ys, 20) - 10, 1.5, 0.8)


def _grains(xs: Field, ys: Field) -> Field:
    u = np.mod(xs + 9 * np.mod(np.floor(ys / 14), 2), 18) - 9
    v = np.mod(ys, 14) - 7
    grains: Field = np.clip(3.6 - np.hypot(u, v * np.float32(1.25)), 0, 1).astype(np.float32)
    return grains


def _waves(xs: Field, ys: Field) -> Field:
    """Arcs upon arcs: each row's arcs hide the feet of the row above."""
    found = np.zeros_like(xs + ys)
    wide, high = np.float32(28), np.float32(12)
    row = np.floor(ys / high)
    for above in (2, 1, 0):
        number = row + above
        u = np.mod(xs + wide / 2 * np.mod(number, 2), wide) - wide / 2
        far = np.hypot(u, ys - (number + 1) * high + high)
        inside = far < wide / 2
        arcs = np.maximum(line(far - 13, 0.7, 0.8), line(far - 8, 0.6, 0.8))
        found = np.where(inside, arcs, found)
    result: Field = found.astype(np.float32)
    return result


def swatch(ministry: str, width: int, height: int, scale: float = 1, even: float = 0.0) -> Image.Image:
    """A piece of the silk; ``scale``: pixels a pixel of the finished picture; ``even``: how pale, 0..1."""
    ys, xs = np.mgrid[0:height, 0:width].astype(np.float32) / np.float32(scale)
    tone = mix(SILK[ministry], PAPER_LIGHT, even * 0.55)
    cloth = plain(height, width, tone)
    cloth *= (1 + np.float32(0.02) * layers(height, width, 60 * scale, 2, "silk", ministry))[..., None]
    lay(cloth, ink(ministry), pattern(ministry, xs, ys) * np.float32(1 - 0.75 * even))
    return to_image(cloth)
