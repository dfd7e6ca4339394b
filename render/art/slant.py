"""Flat things seen at a slant: where a point of the plane comes to lie, and back."""

from collections.abc import Sequence

import numpy as np
from PIL import Image, ImageDraw

from render.art.field import Field
from render.art.strokes import Point

Numbers = tuple[float, ...]
"""The eight numbers of a projection, as Pillow's perspective transform takes them."""


def projection(source: Sequence[Point], target: Sequence[Point]) -> Numbers:
    """What takes the four source points to the four targets."""
    rows, wanted = [], []
    for (x, y), (u, v) in zip(source, target, strict=True):
        rows += [[x, y, 1, 0, 0, 0, -u * x, -u * y], [0, 0, 0, x, y, 1, -v * x, -v * y]]
        wanted += [u, v]
    found: Field = np.linalg.solve(np.array(rows), np.array(wanted))
    return tuple(float(number) for number in found)


def rectangle(width: float, height: float) -> list[Point]:
    """The corners of a picture, clockwise from the upper left."""
    return [(0, 0), (width, 0), (width, height), (0, height)]


def seen(numbers: Numbers, point: Point) -> Point:
    """Where the projection takes a point."""
    a, b, c, d, e, f, g, h = numbers
    x, y = point
    w = g * x + h * y + 1
    return (a * x + b * y + c) / w, (d * x + e * y + f) / w


def lay_flat(picture: Image.Image, flat: Image.Image, corners: Sequence[Point]) -> None:
    """Paste the flat picture so that its corners, clockwise from the upper left, come to lie there."""
    back = projection(corners, rectangle(*flat.size))
    turned = flat.transform(picture.size, Image.Transform.PERSPECTIVE, back, Image.Resampling.BICUBIC)
    mask = Image.new("L", picture.size, 0)
    ImageDraw.Draw(mask).polygon(list(corners), fill=255)
    picture.paste(turned, (0, 0), mask)
