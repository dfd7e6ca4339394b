"""The lobby card's pictures: the map as a scroll unrolled before the mountains, one for each side's roads."""

import math

from PIL import Image, ImageDraw, ImageFilter

from games.china.components import SIDES
from render.art import pieces, stamps
from render.art.china.cards import face
from render.art.china.landscape import draw_wall
from render.art.china.places import BOTTOM
from render.art.field import plain, to_image
from render.art.ground import birds, mountains, paper
from render.art.slant import lay_flat, projection, rectangle, seen
from render.art.strokes import Point
from render.china.layout import TITLE_HEIGHT, WIDTH, PlacesFile
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
from render.kit.sprites import Piece
from render.kit.type import write

_K = 2
_CORNERS: tuple[Point, ...] = ((562, 212), (1086, 190), (1164, 586), (466, 634))
"""Where the scroll's corners lie: far left, far right, near right, near left."""
_MAP = (0, 116, WIDTH, BOTTOM + 4)
"""The part of the ground that is on the scroll."""
_BROCADE, _SILK, _SILK_LINE = 74, rgb("50676B"), rgb("C2A365")
_CURL = 90
"""How far in from its ends the scroll still bends."""
_ROLLER = (13.0, 20.0)
"""Half a roller's thickness at its far and its near end."""
_HOUSES = (
    *(("zhao-1", 4), ("yan-3", 1), ("yan-6", 1), ("chin-2", 2), ("wei-3", 0), ("qi-1", 3)),
    *(("qi-4", 3), ("han-3", 2), ("lu-4", 4), ("shu-2", 1), ("chu-1", 0), ("chu-3", 2), ("chu-6", 4)),
)
"""Who has built where."""
_SMALL, _LARGE = 50, 62
"""A house at the far and at the near edge."""


def titles(grounds: dict[str, Image.Image], found: PlacesFile) -> dict[str, Image.Image]:
    """The picture for each side of the map."""
    return {side: _title(grounds[side], found) for side in SIDES}


def _title(ground: Image.Image, found: PlacesFile) -> Image.Image:
    img = paper(TITLE_HEIGHT * _K, WIDTH * _K, "china-title")
    birds(img, (980, 190), "china-title", 5)
    crest = mountains(img, 330, 260, "title2", dark=0.56, cell=430)
    draw_wall(img, crest, 300, 2300, plain(1, 1, (255, 255, 255))[..., 0])
    picture = to_image(img)
    corners = [(x * _K, y * _K) for x, y in _CORNERS]
    flat = _scroll(ground)
    _cast(picture, corners)
    lay_flat(picture, flat, corners)
    ImageDraw.Draw(picture).line([*corners, corners[0]], fill=INK, width=4, joint="curve")
    _roller(picture, corners[0], corners[3])
    _roller(picture, corners[1], corners[2])
    picture = picture.reduce(_K)
    _build(picture, found, flat.size)
    for colour, turn, x, y in (("V", 10, 142, 544), ("G", -6, 310, 566)):
        card = face(colour, (178, 156), 40).image.rotate(turn, Image.Resampling.BICUBIC, expand=True)
        Piece.of(card, card.width // 2, card.height // 2).put(picture, x, y)
    Piece.of(*stamps.stamp(stamps.ZHONG, 124, weight=0.085)).put(picture, 128, 116)
    write(picture, (62, 322), "China", "serif", 104, INK, "l", halo=PAPER)
    return picture


def _scroll(ground: Image.Image) -> Image.Image:
    """The map between two bands of brocade, shaded where it bends towards the rollers."""
    part = ground.crop(_MAP)
    flat = Image.new("RGB", (part.width, part.height + 2 * _BROCADE), _SILK)
    pen = ImageDraw.Draw(flat)
    step = 38
    for top in (0, flat.height - _BROCADE):
        for row in range(2):
            for column in range(-1, flat.width // step + 1):
                x, y = column * step + (row % 2) * step // 2 + step / 2, top + 20 + row * 32
                knot = [(x - 13, y), (x, y - 13), (x + 13, y), (x, y + 13)]
                pen.polygon(knot, outline=_SILK_LINE, width=3)
                pen.ellipse((x - 3, y - 3, x + 3, y + 3), fill=_SILK_LINE)
    flat.paste(part, (0, _BROCADE))
    for y in (_BROCADE, flat.height - _BROCADE):
        pen.line((0, y, flat.width, y), fill=GOLD, width=7)
        pen.line((0, y, flat.width, y), fill=mix(GOLD, INK, 0.5), width=2)
    bend = Image.new("L", (flat.width, 1), 0)
    for x in range(_CURL):
        shade = round(120 * (1 - x / _CURL) ** 2)
        bend.putpixel((x, 0), shade)
        bend.putpixel((flat.width - 1 - x, 0), shade)
    flat.paste(SHADOW_PAPER, (0, 0), bend.resize(flat.size))
    return flat


def _cast(picture: Image.Image, corners: list[Point]) -> None:
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


def _build(picture: Image.Image, found: PlacesFile, size: tuple[int, int]) -> None:
    """Houses on the map, smaller the farther away."""
    onto = projection(rectangle(*size), _CORNERS)
    placed = []
    for name, seat in _HOUSES:
        x, y = found.spaces[name]
        placed.append((*seen(onto, (x - _MAP[0], y - _MAP[1] + _BROCADE)), seat))
    top, bottom = _CORNERS[0][1], _CORNERS[3][1]
    for across, down, seat in sorted(placed, key=lambda house: house[1]):
        wide = round(_SMALL + (_LARGE - _SMALL) * (down - top) / (bottom - top))
        house = pieces.pagoda(seat, wide, round(wide * 0.72), False)
        Piece.of(*house).put(picture, across, down - wide * 0.2)
