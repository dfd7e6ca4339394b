"""A small drawing in ink and pigment at four times the size, for buildings."""

import math
from collections.abc import Sequence

from PIL import Image, ImageDraw, ImageFilter

from render.art.shapes import SCALE, roof, solid
from render.art.strokes import Point
from render.kit.palette import INK, SHADOW_PAPER, Colour, mix

LINE, FINE = 2.4, 1.3
"""Widths of outlines and of what lies within, in pixels of the finished picture."""
MARGIN = 12
"""Free pixels round a sheet, for lines and shadow."""


class Draft:
    """A clear sheet; all measures in pixels of the finished picture, from the corner inside its margin."""

    def __init__(self, width: int, height: int) -> None:
        size = (width + 2 * MARGIN) * SCALE, (height + 2 * MARGIN) * SCALE
        self.canvas = Image.new("RGBA", size, (0, 0, 0, 0))
        self._pen = ImageDraw.Draw(self.canvas)

    def shape(
        self, points: Sequence[Point], fill: Colour, outline: float = LINE, colour: Colour = INK
    ) -> None:
        """A filled polygon; ``outline``: width of its line, 0 for none."""
        put = _put(points)
        self._pen.polygon(put, fill=(*fill, 255))
        if outline:
            self._stroke([*put, put[0]], outline, (*colour, 255))

    def box(
        self, left: float, top: float, right: float, bottom: float, fill: Colour, outline: float = LINE
    ) -> None:
        """A filled rectangle."""
        self.shape([(left, top), (right, top), (right, bottom), (left, bottom)], fill, outline)

    def disc(self, x: float, y: float, radius: float, fill: Colour, outline: float = LINE) -> None:
        """A filled circle."""
        rim = [
            (x + radius * math.cos(a), y + radius * math.sin(a))
            for a in (n * math.tau / 40 for n in range(40))
        ]
        self.shape(rim, fill, outline)

    def line(
        self, points: Sequence[Point], width: float = FINE, colour: Colour = INK, alpha: int = 255
    ) -> None:
        """An open line with round ends."""
        self._stroke(_put(points), width, (*colour, alpha))

    def _stroke(self, put: Sequence[Point], width: float, colour: tuple[int, int, int, int]) -> None:
        wide = width * SCALE
        self._pen.line(put, fill=colour, width=round(wide), joint="curve")
        if wide >= 6:
            for x, y in put:
                self._pen.ellipse((x - wide / 2, y - wide / 2, x + wide / 2, y + wide / 2), fill=colour)

    def roof(self, x: float, top: float, wide: float, high: float, tile: Colour, rows: int = 9) -> None:
        """A tiled roof: hollow slopes, flicked eaves, the ridge in lighter tiles."""
        self.shape(roof(wide, high, x, top), tile)
        dark = mix(tile, INK, 0.45)
        for number in range(1, rows):
            u = 2 * number / rows - 1
            slope = []
            for step in range(9):
                t = step / 8
                aside = 0.15 * wide * u * (1 - t) + 0.44 * wide * u * t**0.9
                slope.append((x + aside, top + high * (0.04 + (0.84 - 0.06 * abs(u)) * t**0.72)))
            self.line(slope, FINE, dark, 150)
        ridge = 0.17 * wide
        self.box(x - ridge - 2, top - 0.07 * high, x + ridge + 2, top + 0.05 * high, mix(tile, INK, 0.25))

    def onto(self, picture: Image.Image, left: int, top: int) -> None:
        """Paste it with its corner there, over its soft shadow."""
        small = self.canvas.reduce(SCALE)
        cast = Image.new("L", small.size, 0)
        cast.paste(small.getchannel("A"), (3, 5))
        soft = solid(cast.filter(ImageFilter.GaussianBlur(3)), SHADOW_PAPER, 0.42)
        soft.alpha_composite(small)
        picture.paste(soft.convert("RGB"), (left - MARGIN, top - MARGIN), soft.getchannel("A"))


def _put(points: Sequence[Point]) -> list[Point]:
    """In pixels of the sheet."""
    return [((x + MARGIN) * SCALE, (y + MARGIN) * SCALE) for x, y in points]
