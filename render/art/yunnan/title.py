"""The lobby card's picture: the road as a scroll before the mountains, pieces under way on it, tea."""

import math

from PIL import Image, ImageFilter

from render.art.drawing import draw, emblem, pagoda
from render.art.field import to_image
from render.art.ground import birds, mountains, paper
from render.art.scroll import BROCADE, mounted, unroll
from render.art.slant import projection, rectangle, seen
from render.art.strokes import Point, brush
from render.art.yunnan.pieces import DRAWN
from render.kit.palette import INK, PAPER, mix
from render.kit.type import write
from render.yunnan.layout import TITLE_HEIGHT, WIDTH

_K = 2
_CORNERS: tuple[Point, ...] = ((592, 206), (1100, 182), (1168, 588), (500, 636))
"""Where the scroll's corners lie: far left, far right, near right, near left."""
_SKY = 24
"""So much of the map's upper edge is not on the scroll."""
_TRADERS: tuple[tuple[float, float, int, bool], ...] = (
    (1060, 322, 0, True),
    (700, 322, 3, False),
    (250, 322, 2, True),
    (84, 500, 4, False),
    (470, 654, 1, True),
    (680, 654, 0, False),
    (1000, 660, 2, False),
    (1116, 850, 4, True),
    (110, 980, 3, False),
    (500, 990, 2, True),
    (820, 990, 1, False),
)
"""Where whose piece stands on the map; some have a roof."""
_SMALL, _LARGE = 50, 62
"""A piece at the far and at the near edge."""


def title(land: Image.Image) -> Image.Image:
    """The picture; ``land``: the map with nothing on it."""
    img = paper(TITLE_HEIGHT * _K, WIDTH * _K, "yunnan-title")
    birds(img, (1000, 150), "yunnan-title", 5)
    mountains(img, 330, 260, "title2", dark=0.56, cell=430)
    picture = to_image(img)
    flat = mounted(land.crop((0, _SKY, land.width, land.height)))
    unroll(picture, flat, [(x * _K, y * _K) for x, y in _CORNERS])
    picture = picture.reduce(_K)
    _people(picture, flat.size)
    _tea(picture)
    draw(DRAWN / "stamp.svg", scale=124 / 112).put(picture, 128, 116)
    write(picture, (58, 322), "Yunnan", "serif", 84, INK, "l", halo=PAPER)
    return picture


def _people(picture: Image.Image, size: tuple[int, int]) -> None:
    """Traders and posts along the road, smaller the farther away."""
    onto = projection(rectangle(*size), _CORNERS)
    top, bottom = _CORNERS[0][1], _CORNERS[3][1]
    placed = [(*seen(onto, (x, y - _SKY + BROCADE)), seat, post) for x, y, seat, post in _TRADERS]
    for across, down, seat, post in sorted(placed, key=lambda entry: entry[1]):
        wide = round(_SMALL + (_LARGE - _SMALL) * (down - top) / (bottom - top))
        if post:
            sprite = pagoda(seat, wide, max(36, round(wide * 0.70)), False)
        else:
            sprite = emblem(seat, wide, max(36, round(wide * 0.66)))
        sprite.put(picture, across, down - wide * 0.3)


def _tea(picture: Image.Image) -> None:
    """Bricks of tea in leaves, tied with string, and a cup that steams."""
    for left, top in ((8, 100), (22, 60), (60, 20)):
        draw(DRAWN / "title" / "brick.svg").put(picture, 46 + left, 486 + top)
    draw(DRAWN / "title" / "cup.svg").put(picture, 306, 522)
    steam = Image.new("L", picture.size, 0)
    for number, x in enumerate((352, 378, 404)):
        line = [
            (x + 9 * math.sin(t * 5.2 + number) * t, 528 - 74 * t - 10 * (number == 1))
            for t in (n / 24 for n in range(25))
        ]
        brush(steam, line, 6, ("steam", number), dry=0, taper=-0.5, value=120)
    picture.paste(mix(INK, PAPER, 0.35), (0, 0), steam.filter(ImageFilter.GaussianBlur(1.2)))
