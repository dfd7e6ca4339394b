"""Things that stand in several landscapes: the long wall along a ridge, junks."""

import numpy as np
from PIL import Image, ImageDraw, ImageFilter

from render.art.field import Field, lay, of_mask, stain, step
from render.art.strokes import Point
from render.kit.palette import INK, rgb

WALL, STONE = rgb("4A4038"), rgb("DCCBA8")
SMOOTH, THICK, TOWERS = 170, 15, 240
"""Of the wall, in pixels at twice the size: how its line is evened out, its height, between towers."""
SAIL = rgb("EBD9B4")


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


def draw_junk(ground: Field, centre: Point, size: float, strength: float = 0.62) -> None:
    """A two-masted junk in ink on its reflection."""
    k, n = 2, int(size * 1.5)
    unit, middle = size * k, n * k / 2
    ink, sails = Image.new("L", (n * k, n * k), 0), Image.new("L", (n * k, n * k), 0)
    pen, filler = ImageDraw.Draw(ink), ImageDraw.Draw(sails)
    thick = max(3, int(unit * 0.018))

    def put(*points: Point) -> list[Point]:
        return [(middle + x * unit, middle + y * unit) for x, y in points]

    hull = put((-0.46, 0.20), (-0.34, 0.24), (0.30, 0.24), (0.50, 0.10), (0.40, 0.34), (0.26, 0.40))
    pen.polygon([*hull, *put((-0.26, 0.40), (-0.40, 0.33))], fill=235)
    rigs: tuple[tuple[Point, tuple[Point, ...]], ...] = (
        ((-0.16, -0.42), ((-0.34, -0.30), (-0.06, -0.42), (-0.02, 0.12), (-0.32, 0.16))),
        ((0.16, -0.30), ((0.04, -0.22), (0.26, -0.30), (0.30, 0.10), (0.06, 0.13))),
    )
    for mast, corners in rigs:
        sail = put(*corners)
        filler.polygon(sail, fill=255)
        pen.line([*sail, sail[0]], fill=255, width=thick)
        pen.line(put(mast, (mast[0], 0.26)), fill=255, width=thick)
        for t in (0.2, 0.4, 0.6, 0.8):
            batten = [
                (sail[a][0] + (sail[b][0] - sail[a][0]) * t, sail[a][1] + (sail[b][1] - sail[a][1]) * t)
                for a, b in ((0, 3), (1, 2))
            ]
            pen.line(batten, fill=220, width=max(2, thick // 2))
    for number, (left, right) in enumerate(((-0.5, 0.42), (-0.3, 0.55), (-0.42, 0.30))):
        y = 0.46 + 0.06 * number
        pen.line(put((left, y), (right, y)), fill=150 - 30 * number, width=thick)
    x, y = int(centre[0] - n / 2), int(centre[1] - n / 2)
    view = ground[y : y + n, x : x + n]
    lay(view, SAIL, of_mask(sails.reduce(k))[: view.shape[0], : view.shape[1]] * np.float32(0.9))
    stain(view, INK, of_mask(ink.reduce(k))[: view.shape[0], : view.shape[1]] * np.float32(strength))
