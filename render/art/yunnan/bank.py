"""The bank: a money changer's sign and two bags of money, the left side's the fuller one."""

import math

from PIL import Image

from render.art.strokes import Point
from render.art.yunnan.draft import FINE, Draft
from render.art.yunnan.roofs import DARK, TIMBER
from render.kit.palette import GOLD, GOLD_LIGHT, INK, PAPER_LIGHT, mix, rgb
from render.yunnan.layout import BAG, BANK, ROOF, ROOF_END

SACK, CORD, SPOT = rgb("D9C08F"), rgb("6B5138"), rgb("F3E6C6")
_SIZES = (1.0, 0.86)
"""By side: the left bag holds more."""
_BAG = 88
"""Width and height of the larger bag."""


def draw_bank(picture: Image.Image) -> None:
    """On the finished picture."""
    for (left, top, _, bottom), size in zip(BANK, _SIZES, strict=True):
        bag = Draft(_BAG, _BAG + 12)
        _bag(bag, size)
        bag.onto(picture, left + BAG - _BAG // 2, (top + bottom) // 2 - _BAG // 2 - 8)
    left, _, right, _ = BANK[0]
    sign = Draft(right - left, ROOF_END - ROOF)
    _sign(sign, (right - left) / 2)
    sign.onto(picture, left, ROOF)


def _bag(draft: Draft, size: float) -> None:
    """A full bag, tied, with an even pale spot for a number."""
    foot = 96.0

    def put(*points: Point) -> list[Point]:
        return [(44 + x * size, foot + y * size) for x, y in points]

    neck = put((-13, -66), (-22, -84), (-9, -78), (-3, -88), (5, -78), (14, -86), (22, -80), (13, -66))
    draft.shape(neck, mix(SACK, INK, 0.12))
    side: list[Point] = []
    for number in range(19):
        a = math.pi * number / 18
        side.append((40 * math.sin(a) ** 0.75, -32 + 34 * -math.cos(a) * (1.0 if number < 9 else 0.92)))
    body = [*put(*side), *put(*((-x, y) for x, y in reversed(side)))]
    draft.shape(body, SACK)
    for x in (-24, 24):
        fold = put((x * 0.35, -62), (x * 1.0, -50), (x * 1.32, -34))
        draft.line(fold, FINE, mix(SACK, INK, 0.5), 160)
    rim = [(44 + 29 * size * math.cos(a), foot - 30 * size + 24 * size * math.sin(a)) for a in _turn()]
    draft.shape(rim, SPOT, FINE, mix(SACK, INK, 0.45))
    draft.line(put((-14, -66), (0, -63), (14, -66)), 5, CORD)
    draft.line(put((8, -64), (17, -56), (14, -48)), 2.2, CORD)


def _turn() -> list[float]:
    return [number * math.tau / 48 for number in range(48)]


def _sign(draft: Draft, middle: float) -> None:
    """A large coin hanging from a beam."""
    draft.line([(middle - 50, 12), (middle + 50, 12)], 9, INK)
    draft.line([(middle - 50, 12), (middle + 50, 12)], 5, TIMBER)
    for x in (middle - 50, middle + 50):
        draft.disc(x, 12, 6, mix(TIMBER, DARK, 0.5), 2)
    for x in (-14, 14):
        draft.line([(middle + x, 15), (middle + x * 0.7, 28)], 2, CORD)
    draft.disc(middle, 54, 31, GOLD)
    draft.disc(middle, 54, 25, GOLD_LIGHT, FINE)
    draft.box(middle - 9, 45, middle + 9, 63, PAPER_LIGHT, 2)
