"""A small drawing in ink and pigment at four times the size: buildings, gifts, cards, lands."""

import math
from collections.abc import Sequence

import numpy as np
from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render.art.field import layers
from render.art.strokes import Point, brush
from render.kit.palette import INK, SHADOW_PAPER, Colour, mix
from render.kit.sprites import Sprite

SCALE = 4
"""A sheet is drawn so many times larger and then reduced."""
LINE, FINE = 2.2, 1.3
"""Widths of outlines and of what lies within, in pixels of the finished picture."""
MARGIN = 12
"""Free pixels round a sheet, for lines and shadow."""
_POOL = 3.5
"""How far pigment gathers from the edge inwards."""


class Draft:
    """A clear sheet; all measures in pixels of the finished picture, from the corner inside its margin."""

    def __init__(self, width: int, height: int, key: object) -> None:
        """``key`` names the sheet: how its ink breathes and its pigment settles."""
        self._size = (width + 2 * MARGIN) * SCALE, (height + 2 * MARGIN) * SCALE
        self._canvas = Image.new("RGBA", self._size, (0, 0, 0, 0))
        self._pen = ImageDraw.Draw(self._canvas)
        self._key = key
        self._strokes = 0

    def shape(
        self, points: Sequence[Point], fill: Colour, outline: float = LINE, colour: Colour = INK
    ) -> None:
        """A filled polygon, darker towards its edge; ``outline``: width of its line, 0 for none."""
        put = _put(points)
        mask = Image.new("L", self._size, 0)
        ImageDraw.Draw(mask).polygon(put, fill=255)
        self._canvas.paste((*fill, 255), (0, 0), mask)
        pale = mask.filter(ImageFilter.GaussianBlur(_POOL * SCALE))
        pool = ImageChops.multiply(mask, ImageChops.invert(pale)).point(lambda value: value * 5 // 10)
        self._canvas.paste((*mix(fill, INK, 0.55), 255), (0, 0), pool)
        if outline:
            self.line([*points, points[0]], outline, colour)

    def box(
        self, left: float, top: float, right: float, bottom: float, fill: Colour, outline: float = LINE
    ) -> None:
        """A filled rectangle."""
        self.shape([(left, top), (right, top), (right, bottom), (left, bottom)], fill, outline)

    def disc(self, x: float, y: float, radius: float, fill: Colour, outline: float = LINE) -> None:
        """A filled circle."""
        angles = [number * math.tau / 40 for number in range(40)]
        self.shape([(x + radius * math.cos(a), y + radius * math.sin(a)) for a in angles], fill, outline)

    def line(
        self, points: Sequence[Point], width: float = FINE, colour: Colour = INK, alpha: int = 255
    ) -> None:
        """An open line; a broad one is a stroke of the brush."""
        if width <= FINE:
            self._pen.line(_put(points), fill=(*colour, alpha), width=round(width * SCALE), joint="curve")
            return
        self._strokes += 1
        mask = Image.new("L", self._size, 0)
        brush(mask, _put(points), width * SCALE, (self._key, self._strokes), dry=0, taper=0.16)
        self._canvas.paste((*colour, 255), (0, 0), mask)

    def roof(self, x: float, top: float, wide: float, high: float, tile: Colour, rows: int) -> None:
        """A tiled roof: hollow slopes, flicked eaves, a ridge of darker tiles; ``rows`` of tiles."""
        self.shape(roof(wide, high, x, top), tile)
        dark = mix(tile, INK, 0.5)
        for number in range(1, rows):
            u = 2 * number / rows - 1
            slope = []
            for step in range(9):
                t = step / 8
                aside = 0.15 * wide * u * (1 - t) + 0.44 * wide * u * t**0.9
                slope.append((x + aside, top + high * (0.04 + (0.84 - 0.06 * abs(u)) * t**0.72)))
            self.line(slope, FINE, dark, 170)
        ridge = 0.17 * wide
        self.box(x - ridge - 2, top - 0.07 * high, x + ridge + 2, top + 0.06 * high, mix(tile, INK, 0.3), 2)

    def onto(self, picture: Image.Image, left: int, top: int, even: bool = False) -> None:
        """Paste it with its corner there, over its shadow: light from the left, pigment settled unevenly.

        ``even``: not so, because something is written or lies on it.
        """
        small = self._canvas.reduce(SCALE)
        mask = small.getchannel("A")
        body = small.convert("RGB")
        if not even:
            tone = 1 + np.float32(0.035) * layers(mask.height, mask.width, 34, 3, "pigment", self._key)
            tone = tone * np.linspace(1.04, 0.94, mask.width, dtype=np.float32)[None, :]
            colours = np.asarray(body, np.float32) * tone[..., None]
            body = Image.fromarray(np.clip(colours, 0, 255).astype(np.uint8), "RGB")
        cast = Image.new("L", small.size, 0)
        cast.paste(mask, (3, 5))
        shade = solid(cast.filter(ImageFilter.GaussianBlur(3)), SHADOW_PAPER, 0.42)
        picture.paste(SHADOW_PAPER, (left - MARGIN, top - MARGIN), shade.getchannel("A"))
        picture.paste(body, (left - MARGIN, top - MARGIN), mask)

    def sprite(self, cast: float = 0.42) -> Sprite:
        """The drawing over its shadow, which is so strong, on clear ground; anchored in its middle."""
        small = self._canvas.reduce(SCALE)
        shade = Image.new("L", small.size, 0)
        shade.paste(small.getchannel("A"), (2, 3))
        picture = solid(shade.filter(ImageFilter.GaussianBlur(2.5)), SHADOW_PAPER, cast)
        picture.alpha_composite(small)
        return Sprite.centred(picture)


def _put(points: Sequence[Point]) -> list[Point]:
    """In pixels of the sheet."""
    return [((x + MARGIN) * SCALE, (y + MARGIN) * SCALE) for x, y in points]


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
