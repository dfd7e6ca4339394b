"""Signs in one ink colour, for facts without words."""

from collections.abc import Callable

from PIL import Image, ImageDraw

from render.art.shapes import SCALE, roof
from render.kit.palette import INK, INK_SOFT, PAPER_LIGHT
from render.kit.sprites import Sprite

Pen = ImageDraw.ImageDraw


def _roof(pen: Pen, n: int, wide: float, high: float, x: float, top: float) -> None:
    pen.polygon(roof(n * wide, n * high, n * x, n * top), fill=INK)


def pagoda(pen: Pen, n: int) -> None:
    """Pagodas in reserve."""
    _roof(pen, n, 1.0, 0.34, 0.5, 0.22)
    pen.rectangle((n * 0.26, n * 0.54, n * 0.74, n * 0.94), fill=INK)
    pen.rectangle((n * 0.42, n * 0.66, n * 0.58, n * 0.94), fill=PAPER_LIGHT)
    pen.line((n / 2, n * 0.04, n / 2, n * 0.3), fill=INK, width=round(n * 0.07))


def village(pen: Pen, n: int) -> None:
    """Villages held."""
    for x, y in ((0.30, 0.36), (0.70, 0.48)):
        _roof(pen, n, 0.58, 0.24, x, y)
        pen.rectangle((n * (x - 0.16), n * (y + 0.2), n * (x + 0.16), n * (y + 0.42)), fill=INK)


def pile(pen: Pen, n: int) -> None:
    """Tiles left in the pile: one upon another."""
    line = round(n * 0.06)
    for shift in (0.16, 0.08, 0.0):
        edges = (n * (0.02 + shift), n * (0.24 + shift), n * (0.80 + shift), n * (0.62 + shift))
        pen.rounded_rectangle(edges, n * 0.07, fill=PAPER_LIGHT, outline=INK, width=line)
    pen.rectangle((n * 0.08, n * 0.30, n * 0.41, n * 0.56), fill=INK)


def clock(pen: Pen, n: int) -> None:
    """The turn's number."""
    line = round(n * 0.09)
    pen.ellipse((n * 0.06, n * 0.06, n * 0.94, n * 0.94), fill=PAPER_LIGHT, outline=INK, width=line)
    pen.line((n / 2, n * 0.22, n / 2, n / 2, n * 0.70, n * 0.62), fill=INK, width=line, joint="curve")


def games(pen: Pen, n: int) -> None:
    """Which game of a series: two boards."""
    line = round(n * 0.07)
    for shift in (0.24, 0.0):
        edges = (n * (0.06 + shift), n * (0.06 + shift), n * (0.70 + shift), n * (0.70 + shift))
        pen.rounded_rectangle(edges, n * 0.06, fill=PAPER_LIGHT, outline=INK, width=line)
    for t in (0.26, 0.47):
        pen.line((n * t, n * 0.1, n * t, n * 0.66), fill=INK, width=round(line * 0.6))
        pen.line((n * 0.1, n * t, n * 0.66, n * t), fill=INK, width=round(line * 0.6))


def flag(pen: Pen, n: int) -> None:
    """The end."""
    pen.line((n * 0.22, n * 0.06, n * 0.22, n * 0.96), fill=INK, width=round(n * 0.09))
    pen.polygon([(n * 0.24, n * 0.10), (n * 0.94, n * 0.30), (n * 0.24, n * 0.56)], fill=INK)


def house(pen: Pen, n: int) -> None:
    """Houses in reserve."""
    _roof(pen, n, 0.98, 0.40, 0.5, 0.12)
    pen.rectangle((n * 0.24, n * 0.50, n * 0.76, n * 0.92), fill=INK)
    pen.rectangle((n * 0.42, n * 0.62, n * 0.58, n * 0.92), fill=PAPER_LIGHT)


def emissary(pen: Pen, n: int) -> None:
    """Emissaries in reserve: a man in a robe under an official's hat."""
    pen.pieslice((n * 0.12, n * 0.40, n * 0.88, n * 1.36), 180, 360, fill=INK)
    pen.ellipse((n * 0.31, n * 0.17, n * 0.69, n * 0.55), fill=INK)
    pen.rounded_rectangle((n * 0.30, n * 0.06, n * 0.70, n * 0.24), n * 0.05, fill=INK)
    pen.line((n * 0.04, n * 0.20, n * 0.96, n * 0.20), fill=INK, width=round(n * 0.07))
    pen.line((n * 0.5, n * 0.60, n * 0.5, n * 0.9), fill=PAPER_LIGHT, width=round(n * 0.06))


def alliance(pen: Pen, n: int) -> None:
    """Alliances: two rings linked."""
    line = round(n * 0.11)
    for x in (0.34, 0.66):
        pen.ellipse((n * (x - 0.32), n * 0.18, n * (x + 0.32), n * 0.82), outline=INK, width=line)


def road(pen: Pen, n: int) -> None:
    """Roads: places in a row."""
    places = ((0.14, 0.76), (0.40, 0.40), (0.64, 0.62), (0.88, 0.22))
    pen.line([(n * x, n * y) for x, y in places], fill=INK, width=round(n * 0.10), joint="curve")
    for x, y in places:
        r = 0.13
        pen.ellipse((n * (x - r), n * (y - r), n * (x + r), n * (y + r)), fill=INK)


def total(pen: Pen, n: int) -> None:
    """The sum of all points."""
    path = [(0.80, 0.24), (0.76, 0.12), (0.20, 0.12), (0.54, 0.50), (0.20, 0.88), (0.78, 0.88), (0.84, 0.74)]
    pen.line([(n * x, n * y) for x, y in path], fill=INK, width=round(n * 0.12), joint="curve")


SIGNS: dict[str, Callable[[Pen, int], None]] = {
    "pagoda": pagoda,
    "village": village,
    "pile": pile,
    "clock": clock,
    "games": games,
    "flag": flag,
    "house": house,
    "emissary": emissary,
    "alliance": alliance,
    "road": road,
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


def tiles_held(count: int, of: int, width: int) -> Sprite:
    """Tiles in a hand as a stack: ``count`` of them, the rest of ``of`` as empty places."""
    high, gap = width // 2, round(width * 0.1)
    canvas = Image.new("RGBA", (width * SCALE, (of * high + (of - 1) * gap) * SCALE), (0, 0, 0, 0))
    pen = ImageDraw.Draw(canvas)
    line = round(width * 0.075 * SCALE)
    for number in range(of):
        top = (of - 1 - number) * (high + gap) * SCALE
        edges = (0, top, width * SCALE - 1, top + high * SCALE - 1)
        if number < count:
            pen.rounded_rectangle(edges, width * 0.08 * SCALE, fill=PAPER_LIGHT, outline=INK, width=line)
            pen.rectangle((line, top + line, width * SCALE // 2, top + high * SCALE - line), fill=INK)
        else:
            pen.rounded_rectangle(edges, width * 0.08 * SCALE, outline=(*INK_SOFT, 120), width=line // 2)
    return Sprite.centred(canvas.reduce(SCALE))
