"""The lands as fields: distance to each border, to the coast, to the lake's shore.

All distances are positive inside and in pixels at twice the size, as the ground is drawn.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw

from games.china.components import board
from render.art.china.outlines import outlines
from render.art.china.places import at
from render.art.field import Field, blur, enlarged, layers, signed_distance
from render.china.layout import HEIGHT, WIDTH

Mask = NDArray[np.bool_]
REACH_COAST, REACH_BORDER = 110, 60
"""Distances are told up to here, in pixels of the finished picture."""
LAKE = "lake"


class Region(NamedTuple):
    """A province: its colour and the distance to its border."""

    colour: str
    part: tuple[slice, slice]
    """Rows and columns of the ground where it lies."""
    depth: Field
    """Distance to its border in that part."""


class Regions(NamedTuple):
    """All of the land."""

    provinces: dict[str, Region]
    numbers: Image.Image
    """At the finished size, grey: 1 + the number of the province that a pixel lies in; 0 in none."""
    coast: Field
    lake: Field


def regions() -> Regions:
    """Draw the outlines of the board and measure them."""
    land = board()
    shapes = {province.id: [at(xy) for xy in province.outline] for province in land.provinces}
    lines = outlines(shapes | {LAKE: [at(xy) for xy in land.lake]})
    masks = {}
    for name, line in lines.items():
        picture = Image.new("L", (WIDTH * 2, HEIGHT * 2), 0)
        ImageDraw.Draw(picture).polygon([(x * 2, y * 2) for x, y in line], fill=255)
        masks[name] = np.asarray(picture.reduce(2)) > 127
    whole = np.logical_or.reduce(list(masks.values()))
    # The lake's printed corners are few: it is swollen and rounded, and its shores give way.
    soft = blur(blur(masks[LAKE].astype(np.float32), 7), 6)
    pond = soft + np.float32(0.06) * layers(HEIGHT, WIDTH, 34, 2, "pond") > 0.36
    provinces = {}
    numbers = np.zeros(pond.shape, np.uint8)
    for number, province in enumerate(land.provinces, 1):
        mask = masks[province.id] & ~pond
        numbers[mask] = number
        depth = _measured(mask, REACH_BORDER)
        part = _where(depth > -2 * REACH_BORDER)
        provinces[province.id] = Region(province.colour, part, depth[part].copy())
    return Regions(
        provinces, Image.fromarray(numbers, "L"), _measured(whole, REACH_COAST), _measured(pond, REACH_BORDER)
    )


def _measured(mask: Mask, reach: int) -> Field:
    return enlarged(signed_distance(mask, reach), 2 * WIDTH, 2 * HEIGHT) * np.float32(2)


def _where(mask: Mask) -> tuple[slice, slice]:
    rows, columns = np.flatnonzero(mask.any(1)), np.flatnonzero(mask.any(0))
    return slice(int(rows[0]), int(rows[-1]) + 1), slice(int(columns[0]), int(columns[-1]) + 1)
