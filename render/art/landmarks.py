"""What stands in several landscapes: the long wall along a ridge."""

import numpy as np
from PIL import Image, ImageDraw, ImageFilter

from render.art.field import Field, lay, of_mask, stain, step
from render.kit.palette import rgb

WALL, STONE = rgb("4A4038"), rgb("DCCBA8")
SMOOTH, THICK, TOWERS = 170, 15, 240
"""Of the wall, in pixels at twice the size: how its line is evened out, its height, between towers."""


def draw_wall(ground: Field, crest: Field, start: int, end: int, free: Field) -> None:
    """The long wall along a ridge; ``crest``: the ridge's rows; ``free``: 1 where no land covers it."""
    height, width = ground.shape[:2]
    window = np.hanning(SMOOTH)
    padded = np.pad(crest, SMOOTH // 2, mode="edge")
    smooth = np.convolve(padded, window / window.sum(), "same")[SMOOTH // 2 : SMOOTH // 2 + width] + 20
    face, ink = Image.new("L", (width, height), 0), Image.new("L", (width, height), 0)
    filler, pen = ImageDraw.Draw(face), ImageDraw.Draw(ink)
    top = [(x, float(smooth[x])) for x in range(start, end, 6)]
    foot = [(x, y + THICK) for x, y in top]
    filler.polygon([*top, *reversed(foot)], fill=255)
    pen.line(top, fill=255, width=3)
    pen.line(foot, fill=220, width=3)
    for x, y in top[::2]:
        filler.rectangle((x - 3, y - 6, x + 3, y), fill=255)
        pen.rectangle((x - 3, y - 6, x + 3, y), fill=235)
    for number, x in enumerate(range(start + TOWERS // 2, end - 20, TOWERS)):
        # A watch tower stands where the wall is highest, as far as that is near.
        x += int(np.argmin(smooth[x - TOWERS // 4 : x + TOWERS // 4])) - TOWERS // 4
        _tower(filler, pen, x, float(smooth[x]), 1 + 0.12 * (number % 2))
    along = np.arange(width, dtype=np.float32)
    ends = step(along, start, start + 200) * (1 - step(along, end - 200, end)) * free
    lay(ground, STONE, of_mask(face.filter(ImageFilter.GaussianBlur(0.6))) * ends * np.float32(0.80))
    stain(ground, WALL, of_mask(ink.filter(ImageFilter.GaussianBlur(0.6))) * ends * np.float32(0.72))


def _tower(filler: ImageDraw.ImageDraw, pen: ImageDraw.ImageDraw, x: float, y: float, size: float) -> None:
    """A watch tower that stands astride the wall."""
    block = [
        (x - 15 * size, y + 18),
        (x - 13 * size, y - 22),
        (x + 13 * size, y - 22),
        (x + 15 * size, y + 18),
    ]
    filler.polygon(block, fill=255)
    pen.line([*block, block[0]], fill=255, width=3)
    crown = (x - 17 * size, y - 30, x + 17 * size, y - 22)
    filler.rectangle(crown, fill=255)
    pen.rectangle(crown, fill=200, outline=255, width=2)
    roof = [(x - 19 * size, y - 38), (x, y - 54 * size), (x + 19 * size, y - 38)]
    filler.polygon(roof, fill=255)
    pen.polygon(roof, fill=235)
    pen.rectangle((x - 9 * size, y - 38, x + 9 * size, y - 30), fill=120, outline=255, width=2)
    for aside in (-6, 6):
        pen.rectangle((x + aside * size - 2, y - 14, x + aside * size + 2, y - 4), fill=230)
