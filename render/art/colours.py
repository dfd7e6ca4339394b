"""A board's own palette: 224 colours, the seats' among them."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from render.kit.palette import SEATS

COUNT = 224
ROUNDS = 24
_BITS = 6

Numbers = NDArray[np.float64]


def stacked(pictures: Sequence[Image.Image]) -> Image.Image:
    """The pictures one under another."""
    stack = Image.new("RGB", (max(p.width for p in pictures), sum(p.height for p in pictures)))
    top = 0
    for picture in pictures:
        stack.paste(picture, (0, top))
        top += picture.height
    return stack


def palette(pictures: Sequence[Image.Image]) -> Image.Image:
    """A small picture of mode P whose palette suits the pictures.

    Begins with a median cut; then k-means among the colours that occur, as the eye sees distances between them, each
    weighted by the square root of its area: a few grey mountains would otherwise drown in all that paper.
    """
    stack = stacked(pictures)
    free = COUNT - len(SEATS)
    cut = stack.quantize(free, Image.Quantize.MEDIANCUT, kmeans=1)
    start = np.array((cut.getpalette() or [])[: 3 * free], np.float64).reshape(-1, 3)
    colours, areas = _occurring(stack)
    found = _k_means(_seen(colours), colours, np.sqrt(areas), _seen(start))
    result = Image.new("P", (1, 1))
    seats = np.array([look.colour for look in SEATS], np.float64)
    result.putpalette(np.rint(np.vstack([found, seats])).astype(np.uint8).tobytes())
    return result


def _occurring(picture: Image.Image) -> tuple[Numbers, Numbers]:
    """The mean of the colours in each occupied cell of the colour cube, and how many pixels lie there."""
    pixels = np.asarray(picture, np.int64).reshape(-1, 3)
    cells = pixels >> (8 - _BITS)
    keys = (cells[:, 0] << 2 * _BITS) | (cells[:, 1] << _BITS) | cells[:, 2]
    areas = np.bincount(keys, minlength=1 << 3 * _BITS).astype(np.float64)
    used = areas > 0
    sums = [np.bincount(keys, pixels[:, channel], 1 << 3 * _BITS)[used] for channel in range(3)]
    return np.stack(sums, axis=1) / areas[used, None], areas[used]


def _k_means(points: Numbers, colours: Numbers, weights: Numbers, centres: Numbers) -> Numbers:
    """The mean colour of each group after some rounds; a group that runs empty keeps its last colour."""
    means = np.zeros_like(centres)
    for _ in range(ROUNDS):
        apart = (points**2).sum(1)[:, None] - 2 * points @ centres.T + (centres**2).sum(1)[None, :]
        nearest = apart.argmin(1)
        totals = np.bincount(nearest, weights, len(centres))
        used = totals > 0
        for channel in range(3):
            centres[used, channel] = (
                np.bincount(nearest, weights * points[:, channel], len(centres))[used] / totals[used]
            )
            means[used, channel] = (
                np.bincount(nearest, weights * colours[:, channel], len(centres))[used] / totals[used]
            )
    return means


def _seen(colours: Numbers) -> Numbers:
    """Red, green, blue as Oklab: distances there are about as large as they look."""
    linear = np.where(colours <= 10.3, colours / 3294.6, ((colours / 255 + 0.055) / 1.055) ** 2.4)
    cones = np.cbrt(linear @ _CONES.T)
    found: Numbers = cones @ _LAB.T
    return found


_CONES = np.array(
    [
        [0.4122214708, 0.5363325363, 0.0514459929],
        [0.2119034982, 0.6806995451, 0.1073969566],
        [0.0883024619, 0.2817188376, 0.6299787005],
    ]
)
_LAB = np.array(
    [
        [0.2104542553, 0.7936177850, -0.0040720468],
        [1.9779984951, -2.4285922050, 0.4505937099],
        [0.0259040371, 0.7827717662, -0.8086757660],
    ]
)
