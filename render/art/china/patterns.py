"""The pigments of the lands and their patterns: colour is never the only mark.

Cards carry them too, as drawn in ``data/art/china/svg``.
"""

import numpy as np

from render.art.field import Field, line
from render.kit.palette import Colour, mix, rgb

LAND: dict[str, Colour] = {
    "R": rgb("DBAA9B"),
    "G": rgb("B7C6A4"),
    "Y": rgb("E8D9A4"),
    "O": rgb("E9C49B"),
    "V": rgb("C9BACB"),
}
"""By the letter of the colour."""
_STRENGTH = {"R": 0.29, "G": 0.30, "Y": 0.46, "O": 0.32, "V": 0.30}


def pattern_ink(colour: str) -> Colour:
    """What the pattern is drawn with."""
    return mix(LAND[colour], rgb("462D1E"), 0.55)


def pattern(colour: str, xs: Field, ys: Field) -> Field:
    """How strongly the pattern inks each place, 0..1; ``xs``, ``ys`` in pixels at twice the size.

    Red: diagonals. Green: scales. Yellow: grains. Orange: level waves. Violet: lattice.
    """
    drawn = {"R": _diagonals, "G": _scales, "Y": _grains, "O": _waves, "V": _lattice}[colour](xs, ys)
    return drawn * np.float32(_STRENGTH[colour])


def _diagonals(xs: Field, ys: Field) -> Field:
    return line(np.mod(xs + ys, 56) - 28, 1.0, 1.8)


def _scales(xs: Field, ys: Field) -> Field:
    """Arcs in staggered rows, each row hiding the feet of the one above."""
    row = np.floor(ys / 36)
    u = np.mod(xs + 36 * np.mod(row, 2), 72) - 36
    v = np.mod(ys, 36)
    return np.maximum(
        line(np.hypot(u, v - 36) - 35, 1.1, 1.8), line(np.hypot(np.abs(u) - 36, v) - 35, 1.1, 1.8) * 0
    )


def _grains(xs: Field, ys: Field) -> Field:
    u = np.mod(xs + 28 * np.mod(np.floor(ys / 28), 2), 56) - 28
    v = np.mod(ys, 28) - 14
    grains: Field = np.clip(6.2 - np.hypot(u, v), 0, 1).astype(np.float32)
    return grains


def _waves(xs: Field, ys: Field) -> Field:
    return line(np.mod(ys + 7 * np.sin(xs * np.float32(np.pi / 54)), 40) - 20, 1.0, 1.8)


def _lattice(xs: Field, ys: Field) -> Field:
    rising = np.abs(np.mod(xs + ys, 76) - 38)
    falling = np.abs(np.mod(xs - ys, 76) - 38)
    return line(np.minimum(rising, falling), 1.0, 1.8)
