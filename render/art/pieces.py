"""Pieces of play: emblems, pagodas, tags, badges. Sizes are pixels of the finished picture."""

from PIL import Image, ImageDraw

from render.art.shapes import (
    SCALE,
    body,
    box,
    corners,
    disc,
    piece,
    polygon_outline,
    roof,
    seat_outline,
    shadow,
    solid,
)
from render.kit import type as lettering
from render.kit.palette import (
    CREAM,
    GOLD_LIGHT,
    INK,
    SEATS,
    Colour,
    mix,
)
from render.kit.sprites import Sprite


def clear(width: int, height: int) -> Image.Image:
    """An empty canvas at drawing scale."""
    return Image.new("RGBA", (width * SCALE, height * SCALE), (0, 0, 0, 0))


def letter(canvas: Image.Image, centre: tuple[float, float], char: str, cap: int, fill: Colour) -> None:
    """A letter by its ink, ``cap`` px high in the finished picture, on a canvas at drawing scale."""
    lettering.font("letter", cap)  # refuses what nobody could read
    face = lettering.font("letter", cap * SCALE)
    left, top, right, bottom = face.getbbox(char)
    at = (centre[0] - (left + right) / 2, centre[1] - (top + bottom) / 2)
    ImageDraw.Draw(canvas).text(at, char, font=face, fill=fill)


def _seat_body(canvas: Image.Image, seat: int, size: float, centre: tuple[float, float], cap: int) -> None:
    look = SEATS[seat]
    piece(canvas, seat_outline(canvas.size, look.shape, size, centre), look.colour, look.dark, size)
    if cap:
        lower = 0.0 if look.shape == "circle" else corners(look.shape, size).letter
        letter(canvas, (centre[0], centre[1] + lower), look.letter, cap, CREAM if look.dark else INK)


def emblem(seat: int, size: int, cap: int) -> Sprite:
    """A seat's token, ``size`` px in optical diameter; ``cap`` 0 leaves the letter away."""
    wide = round(size * 1.5)
    canvas = clear(wide, wide)
    _seat_body(canvas, seat, size * SCALE, (canvas.width / 2, canvas.height / 2), cap)
    return Sprite.centred(canvas.reduce(SCALE))


def _finial(canvas: Image.Image, centre: float, y: float, size: float) -> None:
    pen = ImageDraw.Draw(canvas)
    for radius, fill in ((size * 0.085, INK), (size * 0.05, GOLD_LIGHT)):
        pen.ellipse((centre - radius, y - radius, centre + radius, y + radius), fill=fill)


def pagoda(seat: int, size: int, cap: int, double: bool) -> Sprite:
    """A pagoda: the seat's emblem, its anchor, under one roof, or under two with a storey between."""
    look = SEATS[seat]
    s = size * SCALE
    canvas = clear(round(size * 1.9), round(size * 2.3))
    centre, emblem_y = canvas.width / 2, canvas.height - s * 0.9
    high = 0.31 if double else 0.40
    lower_top = emblem_y - s * (0.69 if double else 0.74)
    tone = mix(look.colour, (0, 0, 0), 0.10)

    def cover(wide: float, top: float) -> None:
        shape = polygon_outline(canvas.size, roof(s * wide, s * high, centre, top))
        piece(canvas, shape, tone, look.dark, s * 0.85, 0.06)

    if double:
        upper_top = lower_top - s * 0.46
        cover(1.10, upper_top)
        _storey(canvas, centre, upper_top + s * high * 1.08, lower_top + s * 0.1, s)
        _finial(canvas, centre, upper_top - s * 0.035, s)
    cover(1.46 if double else 1.30, lower_top)
    if not double:
        _finial(canvas, centre, lower_top - s * 0.035, s)
    _seat_body(canvas, seat, s, (centre, emblem_y), cap)
    sprite = canvas.reduce(SCALE)
    return Sprite.of(sprite, round(sprite.width / 2), round(emblem_y / SCALE))


def _storey(canvas: Image.Image, centre: float, top: float, bottom: float, s: float) -> None:
    """The wall between two roofs, lit from inside: it keeps the roofs apart at a third of the size."""
    wall = box(canvas.size, (centre - s * 0.31, top), (centre + s * 0.31, bottom), s * 0.02)
    canvas.alpha_composite(solid(wall(s * 0.045), INK))
    canvas.alpha_composite(solid(wall(0), GOLD_LIGHT))
    pen = ImageDraw.Draw(canvas)
    for shift in (-0.14, 0.14):
        pen.rectangle((centre + s * (shift - 0.03), top, centre + s * (shift + 0.03), bottom), fill=INK)


def badge(size: int, colour: Colour) -> tuple[Image.Image, float]:
    """A round badge's canvas at drawing scale, and its radius; badges sit on the corner of a slip."""
    wide = round(size * 1.3)
    canvas = clear(wide, wide)
    s = size * SCALE
    outline = disc(canvas.size, s / 2, (canvas.width / 2, canvas.height / 2))
    shadow(canvas, outline, s * 0.8)
    canvas.alpha_composite(solid(outline(0), INK))
    canvas.alpha_composite(solid(outline(-s * 0.045), CREAM))
    canvas.alpha_composite(body(outline(-s * 0.09), colour, s * 0.03))
    return canvas, s / 2
