"""A board's own palette: 224 colours at most, the seats' among them."""

from collections.abc import Sequence
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from render.art.sheet import spread
from render.kit.palette import (
    CREAM,
    GOLD,
    GOLD_LIGHT,
    INK,
    PANEL,
    PANEL_ACTIVE,
    PANEL_RESIGNED,
    PANEL_WINNER,
    PAPER,
    PAPER_LIGHT,
    SEAL,
    SEATS,
    WHITE,
    Colour,
    mix,
)
from render.kit.sprites import Sheet

COUNT = 224
FIXED = (
    *(look.colour for look in SEATS),
    *(CREAM, GOLD, GOLD_LIGHT, INK, PANEL, PANEL_ACTIVE, PANEL_RESIGNED, PANEL_WINNER, PAPER, SEAL, WHITE),
)
"""In every palette as they are: the seats', and those of large even areas and of letters."""
ROUNDS = 32
SHARE = 0.7
_PATCH = 80
"""Side of the patch by which a colour's share is raised."""
_BITS = 6
_CELL = 1 << (8 - _BITS)

Numbers = NDArray[np.float64]
Groups = NDArray[np.intp]


def stacked(pictures: Sequence[Image.Image]) -> Image.Image:
    """The pictures one under another."""
    stack = Image.new("RGB", (max(p.width for p in pictures), sum(p.height for p in pictures)))
    top = 0
    for picture in pictures:
        stack.paste(picture, (0, top))
        top += picture.height
    return stack


def display(folder: Path) -> Image.Image:
    """All sprites of that folder and the kit's, on paper: without them a palette would forget the seats."""
    sheets = []
    for path in (folder / "sprites", folder.parent / "kit"):
        found = Sheet(path)
        sheet = spread({name: found[name] for name in found})
        picture = Image.new("RGB", sheet.size, PAPER)
        picture.paste(sheet, (0, 0), sheet)
        sheets.append(picture.reduce(2))
    return stacked(sheets)


def patches(colours: Sequence[Colour]) -> Image.Image:
    """The colours, each in the shade, as it is, and in the light."""
    picture = Image.new("RGB", (3 * _PATCH, _PATCH * len(colours)))
    for row, colour in enumerate(colours):
        for column, tone in enumerate((mix(colour, INK, 0.35), colour, mix(colour, PAPER_LIGHT, 0.35))):
            picture.paste(tone, (column * _PATCH, row * _PATCH, (column + 1) * _PATCH, (row + 1) * _PATCH))
    return picture


def palette(pictures: Sequence[Image.Image], count: int = COUNT) -> Image.Image:
    """``count`` colours that suit the pictures, as `Colours.of` reads them: a row to find by, a row to show.

    Begins with a median cut; then k-means among the colours that occur, as the eye sees distances between
    them, each weighted by less than its area (its power of `SHARE`), or the grey mountains would drown.
    At last the groups are taken as Pillow will find them, and each is shown as its mean.
    """
    stack = stacked(pictures)
    free = count - len(FIXED)
    cut = stack.quantize(free, Image.Quantize.MEDIANCUT)
    start = np.array((cut.getpalette() or [])[: 3 * free], np.float64).reshape(-1, 3)
    colours, areas = _occurring(stack)
    weights = areas**SHARE
    seen = _seen(colours)
    groups = _nearest(seen, _k_means(seen, weights, _seen(start)))
    found = _means(colours, weights, groups, start)
    # Pillow looks a colour up by its cell's lower corner, in plain red, green, blue.
    corners = np.floor(colours / _CELL) * _CELL
    fixed = np.array(FIXED, np.float64)
    lookup = np.vstack([_k_means(corners, weights, found - _CELL / 2), np.floor(fixed / _CELL) * _CELL])
    lookup = np.clip(np.rint(lookup), 0, 255)
    shown = _means(colours, areas, _nearest(corners, lookup), lookup)
    shown[free:] = fixed
    rows = np.stack([lookup, np.clip(np.rint(shown), 0, 255)]).astype(np.uint8)
    return Image.fromarray(rows, "RGB")


def _occurring(picture: Image.Image) -> tuple[Numbers, Numbers]:
    """The mean of the colours in each occupied cell of the colour cube, and how many pixels lie there."""
    pixels = np.asarray(picture, np.int64).reshape(-1, 3)
    cells = pixels >> (8 - _BITS)
    keys = (cells[:, 0] << 2 * _BITS) | (cells[:, 1] << _BITS) | cells[:, 2]
    areas = np.bincount(keys, minlength=1 << 3 * _BITS).astype(np.float64)
    used = areas > 0
    sums = [np.bincount(keys, pixels[:, channel], 1 << 3 * _BITS)[used] for channel in range(3)]
    return np.stack(sums, axis=1) / areas[used, None], areas[used]


def _nearest(points: Numbers, centres: Numbers) -> Groups:
    """The number of the nearest centre of each point."""
    apart = (points**2).sum(1)[:, None] - 2 * points @ centres.T + (centres**2).sum(1)[None, :]
    found: Groups = apart.argmin(1)
    return found


def _means(points: Numbers, weights: Numbers, groups: Groups, otherwise: Numbers) -> Numbers:
    """The mean of each group; of an empty one what stands in ``otherwise``."""
    totals = np.bincount(groups, weights, len(otherwise))
    used = totals > 0
    means = otherwise.copy()
    for channel in range(3):
        sums = np.bincount(groups, weights * points[:, channel], len(otherwise))
        means[used, channel] = sums[used] / totals[used]
    return means


def _k_means(points: Numbers, weights: Numbers, centres: Numbers) -> Numbers:
    """The centres after some rounds; one that loses all its points stays where it is."""
    for _ in range(ROUNDS):
        centres = _means(points, weights, _nearest(points, centres), centres)
    return centres


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
