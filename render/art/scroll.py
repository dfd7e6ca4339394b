"""A hand scroll unrolled on the table: bands of brocade, two lacquered rollers, its shadow."""

import math
from collections.abc import Sequence

from PIL import Image, ImageDraw, ImageFilter

from render.art.slant import lay_flat
from render.art.strokes import Point
from render.kit.palette import (
    GOLD,
    GOLD_LIGHT,
    INK,
    LACQUER,
    PAPER,
    PAPER_LIGHT,
    SHADOW_PAPER,
    Colour,
    mix,
    rgb,
)

BROCADE = 74
"""Height of the bands above and below the picture."""
_K = 2
_SILK, _SILK_LINE = rgb("50676B"), rgb("C2A365")
_CURL = 90
"""How far in from its ends the scroll still bends."""
_ROLLER = (13.0, 20.0)
"""Half a roller's thickness at its far and its near end."""


def mounted(part: Image.Image) -> Image.Image:
    """The picture between two bands of brocade, shaded where it bends towards the rollers."""
    flat = Image.new("RGB", (part.width, part.height + 2 * BROCADE), _SILK)
    pen = ImageDraw.Draw(flat)
    step = 38
    for top in (0, flat.height - BROCADE):
        for row in range(2):
            for column in range(-1, flat.width // step + 1):
                x, y = column * step + (row % 2) * step // 2 + step / 2, top + 20 + row * 32
                knot = [(x - 13, y), (x, y - 13), (x + 13, y), (x, y + 13)]
                pen.polygon(knot, outline=_SILK_LINE, width=3)
                pen.ellipse((x - 3, y - 3, x + 3, y + 3), fill=_SILK_LINE)
    flat.paste(part, (0, BROCADE))
    for y in (BROCADE, flat.height - BROCADE):
        pen.line((0, y, flat.width, y), fill=GOLD, width=7)
        pen.line((0, y, flat.width, y), fill=mix(GOLD, INK, 0.5), width=2)
    bend = Image.new("L", (flat.width, 1), 0)
    for x in range(_CURL):
        shade = round(120 * (1 - x / _CURL) ** 2)
        bend.putpixel((x, 0), shade)
        bend.putpixel((flat.width - 1 - x, 0), shade)
    flat.paste(SHADOW_PAPER, (0, 0), bend.resize(flat.size))
    return flat


def unroll(picture: Image.Image, flat: Image.Image, corners: Sequence[Point]) -> None:
    """Lay the mounted scroll on a picture of twice the size; corners clockwise from the far left."""
    _cast(picture, corners)
    lay_flat(picture, flat, corners)
    ImageDraw.Draw(picture).line([*corners, corners[0]], fill=INK, width=4, joint="curve")
    _roller(picture, corners[0], corners[3])
    _roller(picture, corners[1], corners[2])


def _cast(picture: Image.Image, corners: Sequence[Point]) -> None:
    """The scroll's shadow."""
    dark = Image.new("L", picture.size, 0)
    shape = [(x + (18 if x > 1200 else -10), y + 26) for x, y in corners]
    ImageDraw.Draw(dark).polygon(shape, fill=170)
    soft = dark.filter(ImageFilter.GaussianBlur(20)).point(lambda value: value * 6 // 10)
    picture.paste(SHADOW_PAPER, (0, 0), soft)


def _roller(picture: Image.Image, far: Point, near: Point) -> None:
    """A lacquered stick with golden knobs, on which an end of the scroll is wound."""
    along = (near[0] - far[0], near[1] - far[1])
    length = math.hypot(*along)
    way = (along[0] / length, along[1] / length)
    side = (-way[1], way[0]) if way[1] > 0 else (way[1], -way[0])

    def at(share: float, aside: float) -> Point:
        half = (_ROLLER[0] + (_ROLLER[1] - _ROLLER[0]) * share) * _K
        x, y = far[0] + along[0] * share, far[1] + along[1] * share
        return x - side[0] * half * aside, y - side[1] * half * aside

    def bar(start: float, end: float, wide: float, colour: Colour) -> None:
        pen.polygon(
            [at(start, -wide - 0.12), at(start, wide + 0.12), at(end, wide + 0.12), at(end, -wide - 0.12)],
            fill=INK,
        )
        strips = 14
        for number in range(strips):
            low, high = (wide * (2 * n / strips - 1) for n in (number, number + 1))
            middle = (number + 0.5) / strips
            # Light falls from the upper left: brightest at a third from the left.
            light = math.cos((middle - 0.32) * 2.2)
            tone = mix(mix(colour, INK, 0.65), mix(colour, PAPER_LIGHT, 0.30), max(0.0, light) ** 1.5)
            pen.polygon([at(start, low), at(start, high), at(end, high), at(end, low)], fill=tone)

    dark = Image.new("L", picture.size, 0)
    shade = [at(-0.03, -1), at(-0.03, 1), at(1.04, 1), at(1.04, -1)]
    ImageDraw.Draw(dark).polygon([(x + 12, y + 16) for x, y in shade], fill=150)
    picture.paste(SHADOW_PAPER, (0, 0), dark.filter(ImageFilter.GaussianBlur(10)))
    pen = ImageDraw.Draw(picture)
    bar(-0.055, 1.06, 0.55, LACQUER)
    bar(-0.075, -0.05, 0.75, GOLD_LIGHT)
    bar(1.045, 1.075, 0.75, GOLD_LIGHT)
    bar(-0.012, 1.012, 1.0, PAPER)
