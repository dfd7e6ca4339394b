"""Signs in one ink colour, for facts without words."""

from collections.abc import Callable

from PIL import Image, ImageDraw

from render.art.shapes import SCALE, roof
from render.kit.palette import INK, PAPER_LIGHT
from render.kit.sprites import Sprite

Pen = ImageDraw.ImageDraw


def _roof(pen: Pen, n: int, wide: float, high: float, x: float, top: float) -> None:
    pen.polygon(roof(n * wide, n * high, n * x, n * top), fill=INK)


def pile(pen: Pen, n: int) -> None:
    """Tiles left in the pile: one upon another."""
    line = round(n * 0.06)
    for shift in (0.16, 0.08, 0.0):
        edges = (n * (0.02 + shift), n * (0.24 + shift), n * (0.80 + shift), n * (0.62 + shift))
        pen.rounded_rectangle(edges, n * 0.07, fill=PAPER_LIGHT, outline=INK, width=line)
    pen.rectangle((n * 0.08, n * 0.30, n * 0.41, n * 0.56), fill=INK)


def house(pen: Pen, n: int) -> None:
    """Houses in reserve."""
    _roof(pen, n, 0.98, 0.40, 0.5, 0.12)
    pen.rectangle((n * 0.24, n * 0.50, n * 0.76, n * 0.92), fill=INK)
    pen.rectangle((n * 0.42, n * 0.62, n * 0.58, n * 0.92), fill=PAPER_LIGHT)


def total(pen: Pen, n: int) -> None:
    """The sum of all points."""
    path = [(0.80, 0.24), (0.76, 0.12), (0.20, 0.12), (0.54, 0.50), (0.20, 0.88), (0.78, 0.88), (0.84, 0.74)]
    pen.line([(n * x, n * y) for x, y in path], fill=INK, width=round(n * 0.12), joint="curve")


SIGNS: dict[str, Callable[[Pen, int], None]] = {
    "pile": pile,
    "house": house,
    "total": total,
}


def icon(name: str, size: int) -> Sprite:
    """The sign of that name, `sign`."""
    return sign(SIGNS[name], size)


def sign(draw: Callable[[Pen, int], None], size: int) -> Sprite:
    """A sign as a sprite, drawn on a square of ``size`` px and cut to its ink from left to right."""
    canvas = Image.new("RGBA", (size * SCALE, size * SCALE), (0, 0, 0, 0))
    draw(ImageDraw.Draw(canvas), size * SCALE)
    picture = canvas.reduce(SCALE)
    left, _, right, _ = picture.getbbox() or (0, 0, size, size)
    return Sprite.centred(picture.crop((left, 0, right, size)))
