"""Paper slips, trays, the last turn's ring, glows under candidates. Drawn at twice the size."""

import math
from typing import Literal

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render.art.shapes import padded_box, solid
from render.art.strokes import Point, brush
from render.kit.palette import (
    CANDIDATE,
    GOLD,
    INK,
    INK_SOFT,
    PANEL,
    PANEL_ACTIVE,
    PANEL_RESIGNED,
    PANEL_WINNER,
    SEAL,
    SHADOW_PAPER,
    WHITE,
    Colour,
    rgb,
)
from render.kit.sprites import Sprite

State = Literal["plain", "active", "winner", "resigned"]
MARGIN = 16
"""Room round a slip for its shadow."""
_K = 2


def slip(width: int, height: int, state: State) -> Sprite:
    """A slip of paper, anchored at its own corner; its frame tells the state: red = to act, gold = winner."""
    canvas, outline = padded_box(width, height, MARGIN, 10, _K)
    size, edge = canvas.size, MARGIN * _K
    if state != "resigned":
        cast = ImageChops.offset(outline(0), 3 * _K, 5 * _K).filter(ImageFilter.GaussianBlur(5 * _K))
        canvas.alpha_composite(solid(cast, SHADOW_PAPER, 0.42))
    ground = {
        "plain": PANEL,
        "active": PANEL_ACTIVE,
        "winner": PANEL_WINNER,
        "resigned": PANEL_RESIGNED,
    }
    canvas.alpha_composite(solid(outline(0), ground[state]))
    bold = state in ("active", "winner")
    inset = edge + (5 if bold else 7) * _K
    frame = Image.new("L", size, 0)
    tips: list[Point] = [
        (inset, inset),
        (size[0] - inset, inset),
        (size[0] - inset, size[1] - inset),
        (inset, size[1] - inset),
    ]
    for number in range(4):
        key = ("slip", width, height, number)
        stroke = (tips[number], tips[(number + 1) % 4])
        brush(frame, stroke, (8 if bold else 2.4) * _K, key, dry=0.4 if bold else 0.2, taper=0.45)
    if bold:
        canvas.alpha_composite(solid(frame, SEAL if state == "active" else GOLD))
    else:
        canvas.alpha_composite(solid(frame, INK_SOFT, 0.75 if state == "plain" else 0.35))
    return Sprite.of(canvas.reduce(_K), MARGIN, MARGIN)


def ring(columns: int, rows: int, cell: int, width: int = 10) -> Sprite:
    """The last turn's ring round some squares, anchored in the middle: pale glow, brush line overlapping."""
    pad = 22
    size = ((columns * cell + 2 * pad) * _K, (rows * cell + 2 * pad) * _K)
    edge = pad * _K
    glow = Image.new("L", size, 0)
    around = (edge - 8, edge - 8, size[0] - edge + 8, size[1] - edge + 8)
    ImageDraw.Draw(glow).rounded_rectangle(around, 30, outline=255, width=26)
    glow = glow.filter(ImageFilter.GaussianBlur(6)).point(lambda value: min(255, int(value * 1.3)))
    stroke = Image.new("L", size, 0)
    brush(stroke, _rounded_path(size, edge - 2, 30), width * _K, ("ring", columns, rows), dry=0.4, taper=0.25)
    canvas = solid(glow, rgb("FFFBEF"))
    canvas.alpha_composite(solid(stroke, SEAL))
    return Sprite.centred(canvas.reduce(_K))


def round_ring(radius: int, width: int) -> Sprite:
    """The last turn's ring round one piece: a pale glow under a brush circle whose ends overlap."""
    size = round(radius * 3) * _K
    c, r = size / 2, radius * _K
    light = Image.new("L", (size, size), 0)
    reach = r + width
    edges = (c - reach, c - reach, c + reach, c + reach)
    ImageDraw.Draw(light).ellipse(edges, outline=255, width=round(width * 3.4))
    light = light.filter(ImageFilter.GaussianBlur(6)).point(lambda value: min(255, int(value * 1.5)))
    path: list[Point] = []
    for number in range(90):
        t = 6.55 * number / 89
        x = c + r * (1 + 0.018 * math.sin(3 * t + 1)) * math.cos(t - 1.9)
        path.append((x, c + r * (1 + 0.018 * math.sin(2 * t)) * math.sin(t - 1.9)))
    stroke = Image.new("L", (size, size), 0)
    brush(stroke, path, width * _K, ("ring", radius), dry=0.45, taper=0.30)
    canvas = solid(light, rgb("FFFBEF"))
    canvas.alpha_composite(solid(stroke, SEAL))
    return Sprite.centred(canvas.reduce(_K))


def _rounded_path(size: tuple[int, int], inset: float, radius: float) -> list[Point]:
    """Clockwise round a rectangle with round corners, a little more than once."""
    far_x, far_y, near = size[0] - inset - radius, size[1] - inset - radius, inset + radius
    path: list[Point] = []
    for x, y, start in ((far_x, near, -90), (far_x, far_y, 0), (near, far_y, 90), (near, near, 180)):
        for angle in range(0, 91, 10):
            turn = math.radians(start + angle)
            path.append((x + radius * math.cos(turn), y + radius * math.sin(turn)))
    return path[-6:] + path


def chosen(columns: int, rows: int, cell: int) -> Sprite:
    """Round what was already chosen: a white band between green lines, anchored in the middle."""
    pad = 8
    size = ((columns * cell + 2 * pad) * _K, (rows * cell + 2 * pad) * _K)
    canvas = Image.new("RGBA", size, (0, 0, 0, 0))
    pen = ImageDraw.Draw(canvas)
    for inset, width, colour in ((4, 20, CANDIDATE), (8, 12, WHITE)):
        edges = (inset, inset, size[0] - 1 - inset, size[1] - 1 - inset)
        pen.rounded_rectangle(edges, 28 - inset, outline=(*colour, 255), width=width)
    return Sprite.centred(canvas.reduce(_K))


def band(radius: int) -> Sprite:
    """Round one piece that may be chosen: a white band between green lines, the middle left open."""
    pad = 12
    size = (radius + pad) * 2 * _K
    canvas = Image.new("RGBA", (size, size), (0, 0, 0, 0))
    pen = ImageDraw.Draw(canvas)
    c = size / 2
    for reach, width, colour in (
        ((radius + 9) * _K, 18 * _K, INK),
        ((radius + 7) * _K, 14 * _K, CANDIDATE),
        ((radius + 5) * _K, 10 * _K, WHITE),
    ):
        pen.ellipse((c - reach, c - reach, c + reach, c + reach), outline=(*colour, 255), width=width)
    return Sprite.centred(canvas.reduce(_K))


def edge(width: int) -> Sprite:
    """The line between a part of the board and the strip under it, anchored at its left end."""
    picture = Image.new("RGBA", (width, 26), (0, 0, 0, 0))
    pen = ImageDraw.Draw(picture)
    for row in range(16):
        pen.line((0, row + 6, width, row + 6), fill=(*SHADOW_PAPER, 84 - 5 * row))
    pen.rectangle((0, 0, width, 6), fill=INK)
    pen.rectangle((0, 2, width, 4), fill=GOLD)
    return Sprite.of(picture, 0, 3)


_BANDS: tuple[tuple[float, float, Colour], ...] = ((0, 9, INK), (1, 8, CANDIDATE), (3, 4, WHITE))
_THIN: tuple[tuple[float, float, Colour], ...] = ((0, 6, INK), (0.8, 5.2, CANDIDATE), (2.6, 2.6, WHITE))
"""Bands of a frame: how far inside its edge, how wide, what colour."""
_CLOSE = 5
"""A frame that reaches out no farther is thin."""


def frame(width: int, height: int, pad: int = 10, radius: int = 12) -> Sprite:
    """Round what may be chosen: a white band between green lines, the middle open; anchored there.

    ``pad``: how far it reaches out; less where neighbours stand close by.
    """
    size = ((width + 2 * pad) * _K, (height + 2 * pad) * _K)
    canvas = Image.new("RGBA", size, (0, 0, 0, 0))
    pen = ImageDraw.Draw(canvas)
    for inset, wide, colour in _BANDS if pad > _CLOSE else _THIN:
        edges = (inset * _K, inset * _K, size[0] - 1 - inset * _K, size[1] - 1 - inset * _K)
        pen.rounded_rectangle(
            edges, (radius + pad - inset) * _K, outline=(*colour, 255), width=round(wide * _K)
        )
    return Sprite.centred(canvas.reduce(_K))


def arrow(size: int, turn: int) -> Sprite:
    """An arrow's head in soft ink, to the right, or turned clockwise by so many degrees."""
    n = size * _K
    canvas = Image.new("RGBA", (n, n), (0, 0, 0, 0))
    tip = [(n * 0.33, n * 0.16), (n * 0.67, n / 2), (n * 0.33, n * 0.84)]
    ImageDraw.Draw(canvas).line(tip, fill=INK_SOFT, width=6 * _K, joint="curve")
    return Sprite.centred(canvas.rotate(-turn).reduce(_K))
