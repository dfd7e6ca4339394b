"""Qin's provinces: three pigments that repeat over `PATCH` squares, and edges by a square's neighbours.

A province square is a piece of pigment under an edge mask, so that a new tile costs a few small pastes. The
mask depends on which of the eight neighbours belong to the same province, and on where the square lies in the
pattern of the wandering outline, which repeats every `WAVES` squares. No mask paints beyond its own square.
"""

from itertools import product

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from render.art.field import Field, blur, enlarged, lay, line, plain, stain, step, to_image, wrapped_layers
from render.art.qin.ground import to_distance
from render.kit.palette import PAPER_LIGHT, mix
from render.kit.sprites import Sprite
from render.qin.land import NEIGHBOURS, PIGMENTS, SHAPES, edge_name
from render.qin.layout import CELL, PATCH, WAVES

_N = 2 * CELL
_BAND, _FADES = 0.95, (15.0, 29.0)
"""How strong the owner's band is at the border, and between which depths it fades; twice the size."""


def pigment(colour: str) -> Image.Image:
    """The inside of a province of that colour, `PATCH` squares a side, without edges; twice the size."""
    n = PATCH * _N
    tone = PIGMENTS[colour]
    img = plain(n, n, mix(tone, PAPER_LIGHT, 0.10))
    grain = wrapped_layers(n, PATCH * 3, 2, "grain", colour)
    blot = wrapped_layers(n, PATCH, 2, "blot", colour)
    stain(img, tone, np.clip(np.float32(0.22) + np.float32(0.26) * blot, 0, 0.45))
    lay(img, PAPER_LIGHT, np.clip(np.float32(0.34) * grain - np.float32(0.06), 0, 0.20))
    stain(img, mix(tone, (50, 32, 26), 0.60), _pattern(colour, n) * np.float32(0.34))
    return to_image(img)


def _pattern(colour: str, n: int) -> Field:
    """Diagonals on red, grains on yellow, waves on blue: colour is never the only mark. They repeat."""
    ys, xs = np.mgrid[0:n, 0:n].astype(np.float32)
    if colour == "R":
        wave = np.float32(1.6) * np.sin(xs * np.float32(2 * np.pi * 2 / _N))
        return line(np.mod(xs + ys + wave, 42) - 21, 2.6) * np.float32(0.85)
    if colour == "Y":
        u = np.mod(xs + 21 * (np.floor(ys / 28) % 2), 42) - 21
        v = np.mod(ys, 28) - 14
        grains: Field = np.clip(6.2 - np.hypot(u, v * 1.25), 0, 1).astype(np.float32)
        return grains
    u = np.mod(xs + 28 * (np.floor(ys / 28) % 2), 56) - 28
    v = np.mod(ys, 28) - 28
    r = np.hypot(u, v)
    arcs: Field = np.minimum(np.abs(r - 25), np.abs(r - 13))
    return line(arcs, 1.0)


def edges() -> dict[str, Sprite]:
    """Those of each of `SHAPES` in each part of the repeating wave, by `edge_name`."""
    wave = wrapped_layers(WAVES * _N, WAVES * 4, 2, "wave")
    rough = wrapped_layers(WAVES * _N, WAVES * 4, 2, "rough")
    made = {}
    for x, y, shape in product(range(WAVES), range(WAVES), SHAPES):
        part = np.s_[y * _N : (y + 1) * _N, x * _N : (x + 1) * _N]
        edge = _edge(shape, wave[part], rough[part])
        made[edge_name(shape, x, y)] = Sprite.of(edge, 0, 0)
    return made


def _edge(shape: int, wave: Field, rough: Field) -> Image.Image:
    depth = _depth(shape) + np.float32(2.6) * wave
    land = step(depth, -2.2, 0.2)
    # Light comes from the top left: the cast shadow is deeper to the lower right.
    lit = np.roll(depth, (3, 2), (0, 1))
    lit[:3], lit[:, :2] = depth[:3], depth[:, :2]
    cast = np.exp(np.minimum(np.maximum(depth, lit), 0) / 4.5) * np.float32(0.50)
    cover = np.maximum(land, cast)
    rim = np.exp(-np.clip(depth, 0, None) / 9) * np.clip(np.float32(0.85) + np.float32(0.25) * rough, 0, 1)
    ink = line(depth - np.float32(1.5), np.float32(2.2) + np.float32(1.5) * wave) * np.float32(0.92)
    ink = np.maximum(ink, 1 - land)
    band = land * (1 - step(depth, *_FADES)) * np.float32(_BAND)
    channels = np.dstack([cover, rim * np.float32(0.75), ink, band])
    # Each by itself: of a picture with alpha the other channels would be averaged by it.
    parts = [Image.fromarray(part).reduce(2) for part in np.moveaxis(_bytes(channels), 2, 0)]
    return Image.merge("RGBA", parts)


def _bytes(channels: Field) -> NDArray[np.uint8]:
    return np.ascontiguousarray((np.clip(channels, 0, 1) * 255 + 0.5).astype(np.uint8))


def _depth(shape: int) -> Field:
    """Signed distance to the province's outline over one square, in pixels at twice the size."""
    third = 21
    plan = np.zeros((63, 63), np.float32)
    for dy in (-1, 0, 1):
        for dx in (-1, 0, 1):
            bit = 1 << NEIGHBOURS.index((dx, dy)) if (dx, dy) != (0, 0) else 0
            if not bit or shape & bit:
                x, y = third * (1 + dx), third * (1 + dy)
                plan[y : y + third, x : x + third] = 1
    soft = blur(blur(plan, 1), 1)[17:46, 17:46]
    wide = enlarged(soft, 232, 232)[32:200, 32:200]
    deep: Field = to_distance(wide) * np.float32(15) - np.float32(9)
    return deep
