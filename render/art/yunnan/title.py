"""The lobby card's picture: the road as a scroll before the mountains, pieces under way on it, tea."""

import math

from PIL import Image, ImageFilter

from render.art import pieces, stamps
from render.art.draft import FINE, Draft
from render.art.field import to_image
from render.art.ground import birds, mountains, paper
from render.art.scroll import BROCADE, mounted, unroll
from render.art.slant import projection, rectangle, seen
from render.art.strokes import Point, brush
from render.art.yunnan.roofs import CLOTH
from render.kit.palette import INK, PAPER, mix, rgb
from render.kit.type import write
from render.yunnan.layout import TITLE_HEIGHT, WIDTH

_K = 2
_CORNERS: tuple[Point, ...] = ((592, 206), (1100, 182), (1168, 588), (500, 636))
"""Where the scroll's corners lie: far left, far right, near right, near left."""
_SKY = 24
"""So much of the map's upper edge is not on the scroll."""
_TRADERS: tuple[tuple[float, float, int, bool], ...] = (
    (1070, 262, 0, True),
    (800, 300, 3, False),
    (340, 316, 2, True),
    (150, 480, 4, False),
    (430, 592, 1, True),
    (900, 520, 0, False),
    (1080, 606, 2, False),
    (690, 668, 4, True),
    (190, 846, 3, False),
    (430, 830, 2, True),
    (860, 846, 1, False),
)
"""Where whose piece stands on the map; some have a roof."""
_SMALL, _LARGE = 50, 62
"""A piece at the far and at the near edge."""
TEA = rgb("66794E")
LEAF, STRING, CHINA, BREW = rgb("99936A"), rgb("D9C48F"), rgb("F3EEE0"), rgb("A9652F")


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
    stamps.stamp(stamps.TEA, 124, "tea", weight=0.075).put(picture, 128, 116)
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
            sprite = pieces.pagoda(seat, wide, max(36, round(wide * 0.70)), False)
        else:
            sprite = pieces.emblem(seat, wide, max(36, round(wide * 0.66)))
        sprite.put(picture, across, down - wide * 0.3)


def _tea(picture: Image.Image) -> None:
    """Bricks of tea in leaves, tied with string, and a cup that steams."""
    bricks = Draft(240, 150, "bricks")
    for left, top, tone in ((8, 100, 0.10), (22, 60, 0.0), (60, 20, 0.06)):
        _brick(bricks, left, top, tone)
    bricks.onto(picture, 46, 486)
    cup = Draft(150, 110, "cup")
    _cup(cup)
    cup.onto(picture, 306, 522)
    steam = Image.new("L", picture.size, 0)
    for number, x in enumerate((352, 378, 404)):
        line = [
            (x + 9 * math.sin(t * 5.2 + number) * t, 528 - 74 * t - 10 * (number == 1))
            for t in (n / 24 for n in range(25))
        ]
        brush(steam, line, 6, ("steam", number), dry=0, taper=-0.5, value=120)
    picture.paste(mix(INK, PAPER, 0.35), (0, 0), steam.filter(ImageFilter.GaussianBlur(1.2)))


def _brick(draft: Draft, left: float, top: float, tone: float) -> None:
    leaf = mix(LEAF, INK, tone)
    right, bottom, bulge = left + 172, top + 44, 7
    outline = [(left + 6, top), (right - 6, top), (right, top + bulge), (right, bottom - bulge)]
    outline += [(right - 6, bottom), (left + 6, bottom), (left, bottom - bulge), (left, top + bulge)]
    draft.shape(outline, leaf)
    for number in range(1, 9):
        x = left + number * 19
        draft.line([(x, top + 4), (x - 5, bottom - 4)], FINE, mix(leaf, INK, 0.5), 150)
    for x in (left + 34, right - 34):
        draft.line([(x, top + 1), (x, bottom - 1)], 4.4, INK)
        draft.line([(x, top + 1), (x, bottom - 1)], 2.4, STRING)
    middle = (left + right) / 2
    draft.box(middle - 17, top + 6, middle + 17, bottom - 6, PAPER, 1.8)
    y = (top + bottom) / 2
    draft.shape(
        [(middle - 9, y + 7), (middle - 8, y - 3), (middle + 9, y - 8), (middle + 3, y + 6)], TEA, 1.6
    )
    draft.line([(middle - 11, y + 9), (middle + 4, y - 3)], FINE, mix(TEA, INK, 0.6))


def _cup(draft: Draft) -> None:
    saucer = [(75 + 68 * math.cos(a), 92 + 13 * math.sin(a)) for a in _turn()]
    draft.shape(saucer, CHINA)
    bowl = [(28, 24), (32, 52), (44, 76), (60, 88), (90, 88), (106, 76), (118, 52), (122, 24)]
    draft.shape(bowl, CHINA)
    for y, half in ((48, 41), (54, 39)):
        draft.line([(75 - half, y), (75, y + 7), (75 + half, y)], 2.4, CLOTH)
    draft.shape([(75 + 47 * math.cos(a), 24 + 12 * math.sin(a)) for a in _turn()], CHINA)
    draft.shape([(75 + 40 * math.cos(a), 25 + 8 * math.sin(a)) for a in _turn()], BREW, 1.6)


def _turn() -> list[float]:
    return [number * math.tau / 60 for number in range(60)]
