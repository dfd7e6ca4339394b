"""Outlines of pieces, as masks that can be grown; and what makes a mask a piece: shadow, line, bevel."""

from collections.abc import Callable, Sequence

import numpy as np
from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render.art.strokes import Point
from render.kit.palette import SHADOW, Colour

SCALE = 4
"""Pieces are drawn so many times larger and then reduced."""

Outline = Callable[[float], Image.Image]
"""A piece's mask, grown by that many pixels (negative: shrunk)."""


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


def clear(width: int, height: int) -> Image.Image:
    """An empty canvas at drawing scale."""
    return Image.new("RGBA", (width * SCALE, height * SCALE), (0, 0, 0, 0))


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
