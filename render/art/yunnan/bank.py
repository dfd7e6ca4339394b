"""The bank: a money changer's sign and two bags of money, the left side's the fuller one."""

import math

from PIL import Image

from render.art.draft import FINE, Draft
from render.art.strokes import Point
from render.art.yunnan.roofs import DARK, TIMBER
from render.kit.palette import GOLD, GOLD_LIGHT, INK, PAPER_LIGHT, mix, rgb
from render.yunnan.buildings import SUM_LOWER
from render.yunnan.layout import BAG, BANK, ROOF, ROOF_END

SACK, CORD, SPOT = rgb("D9C08F"), rgb("6B5138"), rgb("F3E6C6")
_SIZES = (1.0, 0.9)
"""By side: the left bag holds more."""
_BAG = 88
"""Width and height of the larger bag."""
_FOOT, _SPOT = 96.0, 25
"""The row of a bag's foot on its sheet, and how far above it the number's middle is in the larger bag."""


def draw_bank(picture: Image.Image) -> None:
    """On the finished picture."""
    for (left, top, _, bottom), size in zip(BANK, _SIZES, strict=True):
        bag = Draft(_BAG, _BAG + 12, f"bag {size}")
        _bag(bag, size)
        spot = round(_FOOT - _SPOT * size)
        bag.onto(picture, left + BAG - _BAG // 2, (top + bottom) // 2 + SUM_LOWER - spot)
    left, _, right, _ = BANK[0]
    sign = Draft(right - left, ROOF_END - ROOF, "sign")
    _sign(sign, (right - left) / 2)
    sign.onto(picture, left, ROOF)


def _bag(draft: Draft, size: float) -> None:
    """A full bag, tied, with an even pale spot for a number."""

    def put(*points: Point) -> list[Point]:
        return [(44 + x * size, _FOOT + y * size) for x, y in points]

    neck = put((-11, -64), (-21, -85), (-11, -80), (-4, -90), (3, -81), (13, -89), (21, -82), (11, -64))
    draft.shape(neck, mix(SACK, INK, 0.10), 2)
    half = ((10, -66), (17, -60), (29, -47), (38, -31), (41.5, -15), (38, -3), (27, 2), (0, 3))
    draft.shape(put(*half, *((-x, y) for x, y in half[-2::-1])), SACK)
    for fold in (((-7, -60), (-17, -52), (-25, -41)), ((7, -60), (18, -53), (26, -42)), ((0, -60), (1, -54))):
        draft.line(put(*fold), FINE, mix(SACK, INK, 0.55), 190)
    rim = [(44 + 31 * size * math.cos(a), _FOOT - _SPOT * size + 23 * size * math.sin(a)) for a in _turn()]
    draft.shape(rim, SPOT, 0)
    draft.line(put((-13, -64), (0, -61), (13, -64)), 5, CORD)
    draft.line(put((7, -62), (17, -55), (15, -46)), 2.2, CORD)


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
    draft.disc(middle, 54, 31, mix(GOLD, SACK, 0.35))
    draft.disc(middle, 54, 25, mix(GOLD_LIGHT, SACK, 0.45), FINE)
    draft.box(middle - 9, 45, middle + 9, 63, PAPER_LIGHT, 2)
