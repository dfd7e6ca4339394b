"""Outlines of pieces, as masks that can be grown; and what makes a mask a piece: shadow, line, bevel."""

import math
from collections.abc import Callable, Sequence
from typing import NamedTuple

import numpy as np
from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render.art.strokes import Point
from render.kit.palette import CREAM, INK, SHADOW, Colour

SCALE = 4
"""Pieces are drawn so many times larger and then reduced."""

Outline = Callable[[float], Image.Image]
"""A piece's mask, grown by that many pixels (negative: shrunk)."""


class Corners(NamedTuple):
    """A polygon with rounded corners; ``letter`` is how much lower than the centre its letter sits."""

    points: list[Point]
    radius: float
    letter: float


def corners(shape: str, size: float) -> Corners:
    """The polygon of a seat's shape; all shapes of one ``size`` (a circle's diameter) look equally heavy."""
    if shape == "square":
        half, radius = size * 0.442, size * 0.10
        edge = half - radius
        return Corners([(-edge, -edge), (edge, -edge), (edge, edge), (-edge, edge)], radius, 0)
    if shape == "diamond":
        radius = size * 0.09
        edge = size * 0.610 - radius * 1.41
        return Corners([(0, -edge), (edge, 0), (0, edge), (-edge, 0)], radius, 0)
    if shape == "hexagon":
        radius = size * 0.08
        edge = size * 0.530 - radius * 1.15
        angles = [math.pi / 3 * number for number in range(6)]
        return Corners([(edge * math.cos(a), edge * math.sin(a)) for a in angles], radius, 0)
    if shape == "triangle":
        return _triangle(size)
    raise ValueError(f"no polygon for {shape}")


def _triangle(size: float) -> Corners:
    """Sides bulge, so that the letter fits."""
    reach, radius = size * 0.462, size * 0.12
    tips = [(reach * math.sin(2 * math.pi / 3 * n), -reach * math.cos(2 * math.pi / 3 * n)) for n in range(3)]
    points = []
    for number in range(3):
        (x0, y0), (x1, y1) = tips[number], tips[(number + 1) % 3]
        middle_x, middle_y = (x0 + x1) / 2, (y0 + y1) / 2
        far = math.hypot(middle_x, middle_y)
        for t in (0, 0.17, 0.33, 0.5, 0.67, 0.83):
            bulge = size * 0.105 * 4 * t * (1 - t)
            points.append(
                (x0 + (x1 - x0) * t + middle_x / far * bulge, y0 + (y1 - y0) * t + middle_y / far * bulge)
            )
    return Corners([(x, y + size * 0.06) for x, y in points], radius, size * 0.075)


def seat_outline(canvas: tuple[int, int], shape: str, size: float, centre: Point) -> Outline:
    """The outline of a seat's shape on a canvas."""
    if shape == "circle":
        return disc(canvas, size / 2, centre)
    polygon = corners(shape, size)
    points = [(centre[0] + x, centre[1] + y) for x, y in polygon.points]
    return lambda grow: _grown(canvas, points, polygon.radius + grow)


def disc(canvas: tuple[int, int], radius: float, centre: Point) -> Outline:
    """The outline of a circle."""

    def outline(grow: float) -> Image.Image:
        mask = Image.new("L", canvas, 0)
        x, y, r = *centre, radius + grow
        ImageDraw.Draw(mask).ellipse((x - r, y - r, x + r, y + r), fill=255)
        return mask

    return outline


def box(canvas: tuple[int, int], corner: Point, far: Point, radius: float) -> Outline:
    """The outline of a rectangle with round corners."""

    def outline(grow: float) -> Image.Image:
        mask = Image.new("L", canvas, 0)
        edges = (corner[0] - grow, corner[1] - grow, far[0] + grow, far[1] + grow)
        ImageDraw.Draw(mask).rounded_rectangle(edges, max(0, radius + grow), fill=255)
        return mask

    return outline


def padded_box(
    width: int, height: int, pad: int, radius: float, scale: int = SCALE
) -> tuple[Image.Image, Outline]:
    """An empty canvas with ``pad`` round a rectangle with round corners, and that rectangle's outline.

    All in pixels of the finished picture, which is ``scale`` times smaller.
    """
    near, far = pad * scale, ((width + pad) * scale, (height + pad) * scale)
    canvas = Image.new("RGBA", (far[0] + near, far[1] + near), (0, 0, 0, 0))
    return canvas, box(canvas.size, (near, near), far, radius * scale)


def polygon_outline(canvas: tuple[int, int], points: Sequence[Point]) -> Outline:
    """The outline of any polygon."""
    return lambda grow: _grown(canvas, points, grow)


def _grown(canvas: tuple[int, int], points: Sequence[Point], grow: float) -> Image.Image:
    mask = Image.new("L", canvas, 0)
    pen = ImageDraw.Draw(mask)
    pen.polygon(points, fill=255)
    closed = [*points, points[0]]
    if grow > 0:
        pen.line(closed, fill=255, width=max(1, round(2 * grow)))
        for x, y in points:
            pen.ellipse((x - grow, y - grow, x + grow, y + grow), fill=255)
    elif grow < 0:
        pen.line(closed, fill=0, width=max(1, round(-2 * grow)))
    return mask


def roof(width: float, height: float, centre: float, top: float) -> list[Point]:
    """A roof's polygon: ridge, hollow slopes, eaves with flicked tips."""
    right: list[Point] = []
    for number in range(13):
        t = number / 12
        right.append(
            (0.17 * width + 0.35 * width * t, height * (0.02 + 0.80 * t**0.62) - height * 0.30 * t**5)
        )
    right += [(0.44 * width, height * 0.86), (0.28 * width, height * 0.99), (0, height * 1.02)]
    left = [(-x, y) for x, y in right[::-1]]
    ridge = [(-0.17 * width, -0.03 * height), (0.17 * width, -0.03 * height)]
    return [(centre + x, top + y) for x, y in left[1:] + ridge + right]


def solid(mask: Image.Image, colour: Colour, strength: float = 1.0) -> Image.Image:
    """One colour through a mask."""
    picture = Image.new("RGBA", mask.size, (*colour, 0))
    picture.putalpha(mask if strength == 1 else mask.point(lambda value: int(value * strength)))
    return picture


def shadow(canvas: Image.Image, outline: Outline, size: float, strength: float = 0.62) -> None:
    """A soft shadow to the lower right."""
    cast = ImageChops.offset(outline(size * 0.05), round(size * 0.035), round(size * 0.085))
    canvas.alpha_composite(solid(cast.filter(ImageFilter.GaussianBlur(size * 0.055)), SHADOW, strength))


def body(mask: Image.Image, colour: Colour, depth: float) -> Image.Image:
    """A coloured body: lighter above, darker below, bevelled, light from the top left."""
    bounds = mask.getbbox() or (0, 0, 1, 1)
    t = np.clip((np.arange(mask.height) - bounds[1]) / max(1, bounds[3] - bounds[1]), 0, 1)[:, None, None]
    lift = 46 if sum(colour) < 60 else 30
    tones = np.clip(np.array(colour, np.float32) + lift * (1 - t) ** 1.5 - 22 * t**2, 0, 255)
    picture = Image.fromarray(
        np.broadcast_to(tones, (mask.height, mask.width, 3)).astype(np.uint8), "RGB"
    ).convert("RGBA")
    by = round(depth)
    soft = ImageFilter.GaussianBlur(by * 0.4)
    light = ImageChops.subtract(mask, ImageChops.offset(mask, by, by)).filter(soft)
    dark = ImageChops.subtract(mask, ImageChops.offset(mask, -by, -by)).filter(soft)
    picture.alpha_composite(solid(light, (255, 255, 255), 0.55))
    picture.alpha_composite(solid(dark, (0, 0, 0), 0.45))
    picture.putalpha(mask)
    return picture


def piece(
    canvas: Image.Image, outline: Outline, colour: Colour, rim: bool, size: float, rim_width: float = 0.055
) -> None:
    """Shadow, ink line, cream rim if asked, body. ``rim_width`` in parts of ``size``."""
    shadow(canvas, outline, size)
    canvas.alpha_composite(solid(outline(size * 0.045), INK))
    if rim:
        canvas.alpha_composite(solid(outline(0), CREAM))
        canvas.alpha_composite(body(outline(-size * rim_width), colour, size * 0.045))
    else:
        canvas.alpha_composite(body(outline(-size * 0.02), colour, size * 0.05))
