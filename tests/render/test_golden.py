"""The pictures on file, compared with tolerance: fonts and rounding differ a little between machines."""

import pytest
from PIL import Image, ImageChops, ImageStat

from tests.support.render.golden import FOLDER, PICTURES, small

BLOCK = 16
"""Differences are judged by blocks of so many pixels: a missing piece fills one, a rounding does not."""
WHOLE, EACH = 4.0, 16.0
"""Mean difference (0..255) of a picture, and of its worst block."""


def differences(one: Image.Image, other: Image.Image) -> tuple[float, float]:
    """Mean difference of two pictures, and that of the worst block."""
    grey = ImageChops.difference(one, other).convert("L")
    blocks = grey.reduce(BLOCK)
    return ImageStat.Stat(grey).mean[0], max(blocks.tobytes())


@pytest.mark.parametrize("name", PICTURES)
def test_picture(name: str) -> None:
    with Image.open(FOLDER / f"{name}.png") as picture:
        kept = picture.convert("RGB")
    drawn = small(PICTURES[name]())
    assert drawn.size == kept.size
    whole, worst = differences(drawn, kept)
    assert whole < WHOLE
    assert worst < EACH


def test_a_missing_piece_is_noticed() -> None:
    drawn = small(PICTURES["three-seats-middle"]())
    without = drawn.copy()
    without.paste(drawn.getpixel((5, 250)) or 0, (140, 120, 164, 144))
    assert differences(drawn, without)[1] > EACH


def test_every_file_is_drawn() -> None:
    assert {path.stem for path in FOLDER.glob("*.png")} == set(PICTURES)
