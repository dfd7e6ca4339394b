"""Fields of numbers, float32, rows first: noise, blur, and laying colour through them."""

import zlib

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from render.kit.palette import Colour

Field = NDArray[np.float32]
"""Numbers by row and column; a colour field has a third axis of three, 0..1."""


def rng(*key: object) -> np.random.Generator:
    """Random numbers that depend on the names in the key alone."""
    return np.random.default_rng(zlib.crc32("|".join(map(str, key)).encode()))


def noise(height: int, width: int, cell: float, *key: object) -> Field:
    """Smooth noise in -1..1 with hills about ``cell`` wide."""
    grid = rng("noise", cell, *key).uniform(-1, 1, (int(height / cell) + 3, int(width / cell) + 3))
    size = (int(grid.shape[1] * cell), int(grid.shape[0] * cell))
    smooth = Image.fromarray(grid.astype(np.float32)).resize(size, Image.Resampling.BICUBIC)
    return np.asarray(smooth)[:height, :width]


def wrapped_noise(size: int, cells: int, *key: object) -> Field:
    """Smooth noise in -1..1, square, that continues over its own edges; ``cells`` hills along a side."""
    grid = rng("wrapped", cells, *key).uniform(-1, 1, (cells, cells)).astype(np.float32)
    tiled = np.tile(grid, (3, 3))
    smooth = Image.fromarray(tiled).resize((3 * size, 3 * size), Image.Resampling.BICUBIC)
    return np.asarray(smooth)[size : 2 * size, size : 2 * size]


def layers(height: int, width: int, cell: float, octaves: int, *key: object) -> Field:
    """Noise of several sizes, each half as wide and half as strong as the one before."""
    total = np.zeros((height, width), np.float32)
    strength, sum_of_strengths = 1.0, 0.0
    for octave in range(octaves):
        total += np.float32(strength) * noise(height, width, max(2, cell / 2**octave), octave, *key)
        sum_of_strengths += strength
        strength *= 0.5
    return total / np.float32(sum_of_strengths)


def wrapped_layers(size: int, cells: int, octaves: int, *key: object) -> Field:
    """`layers` that continue over their own edges."""
    total = np.zeros((size, size), np.float32)
    for octave in range(octaves):
        total += np.float32(0.5**octave) * wrapped_noise(size, cells * 2**octave, octave, *key)
    return total / np.float32(2 - 0.5 ** (octaves - 1))


def step(field: Field, low: float, high: float) -> Field:
    """0 below ``low``, 1 above ``high``, a smooth S between."""
    t = np.clip((field - np.float32(low)) / np.float32(high - low), 0, 1)
    rising: Field = t * t * (3 - 2 * t)
    return rising


def line(distance: Field, half: Field | float, soft: float = 1.6) -> Field:
    """A line where the distance is near 0: full within ``half``, gone ``soft`` farther out."""
    return np.clip(1 - (np.abs(distance) - half) / np.float32(soft), 0, 1).astype(np.float32)


def blur(field: Field, radius: int) -> Field:
    """Box blur, twice (Pillow's filters refuse float pictures). Wraps at the edges."""
    for _ in range(2):
        for axis in (0, 1):
            total = field.copy()
            for shift in range(1, radius + 1):
                total += np.roll(field, shift, axis) + np.roll(field, -shift, axis)
            field = total / np.float32(2 * radius + 1)
    return field


def enlarged(field: Field, width: int, height: int) -> Field:
    """The field at another size, smoothly."""
    picture = Image.fromarray(np.ascontiguousarray(field, np.float32))
    return np.asarray(picture.resize((width, height), Image.Resampling.BICUBIC))


def lay(ground: Field, colour: Colour, alpha: Field) -> None:
    """Body colour: blend the colour over the ground through the field, in place."""
    ground += (np.array(colour, np.float32) / 255 - ground) * alpha[..., None]


def stain(ground: Field, colour: Colour, alpha: Field) -> None:
    """Wash or ink: multiply the ground by the colour through the field, in place."""
    ground *= 1 - alpha[..., None] * (1 - np.array(colour, np.float32) / 255)


def plain(height: int, width: int, colour: Colour) -> Field:
    """A ground of one colour."""
    ground = np.empty((height, width, 3), np.float32)
    ground[:] = np.array(colour, np.float32) / 255
    return ground


def of_mask(mask: Image.Image) -> Field:
    """A grey picture as a field, 0..1."""
    return np.asarray(mask, np.float32) / np.float32(255)


def to_image(ground: Field) -> Image.Image:
    """A colour field as a picture."""
    return Image.fromarray((np.clip(ground, 0, 1) * 255 + 0.5).astype(np.uint8), "RGB")


def distance(mask: NDArray[np.bool_], reach: int) -> Field:
    """How far each pixel is from the nearest true one; exact up to ``reach``, not more than it."""
    far = np.where(mask, 0, reach + 1).astype(np.float32)
    for row in range(1, len(far)):
        np.minimum(far[row], far[row - 1] + 1, out=far[row])
    for row in range(len(far) - 2, -1, -1):
        np.minimum(far[row], far[row + 1] + 1, out=far[row])
    far *= far
    nearest = far.copy()
    for shift in range(1, reach + 1):
        aside = np.float32(shift * shift)
        np.minimum(nearest[:, shift:], far[:, :-shift] + aside, out=nearest[:, shift:])
        np.minimum(nearest[:, :-shift], far[:, shift:] + aside, out=nearest[:, :-shift])
    return np.minimum(np.sqrt(nearest), np.float32(reach))


def signed_distance(mask: NDArray[np.bool_], reach: int) -> Field:
    """Distance to the mask's edge, positive inside, at most ``reach`` either way; a little smoothed."""
    rows, columns = np.flatnonzero(mask.any(1)), np.flatnonzero(mask.any(0))
    margin = reach + 4
    top, left = max(0, rows[0] - margin), max(0, columns[0] - margin)
    part = np.s_[top : rows[-1] + margin + 1, left : columns[-1] + margin + 1]
    found = np.full(mask.shape, -reach, np.float32)
    found[part] = blur(distance(~mask[part], reach) - distance(mask[part], reach), 1)
    return found
