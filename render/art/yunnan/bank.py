"""The bank: a money changer's sign and two bags of money, the left side's the fuller one."""

from PIL import Image

from render.art.drawing import draw
from render.yunnan.buildings import SUM_LOWER
from render.yunnan.layout import BAG, BANK, FOLDER, ROOF

_SIZES = (1.0, 0.9)
"""By side: the left bag holds more."""
_FOLDER = FOLDER / "svg" / "bank"


def draw_bank(picture: Image.Image) -> None:
    """On the finished picture."""
    for (left, top, _, bottom), size in zip(BANK, _SIZES, strict=True):
        draw(_FOLDER / "bag.svg", scale=size).put(picture, left + BAG, (top + bottom) // 2 + SUM_LOWER)
    draw(_FOLDER / "sign.svg").put(picture, BANK[0][0], ROOF)
