"""The red seal: a worn block with the character left bare. The one character of a picture stands here."""

import numpy as np
from PIL import Image, ImageDraw, ImageFilter

from render.art.field import Field, layers, of_mask, step
from render.art.shapes import SCALE
from render.art.strokes import Point
from render.kit.palette import PAPER_LIGHT, SEAL
from render.kit.sprites import Sprite

TEA: tuple[tuple[Point, ...], ...] = (
    ((8, 21), (92, 21)),
    ((34, 7), (34, 34)),
    ((66, 7), (66, 34)),
    ((50, 32), (36, 48), (8, 62)),
    ((50, 32), (66, 50), (94, 62)),
    ((24, 68), (76, 68)),
    ((50, 52), (50, 98)),
    ((38, 76), (26, 90)),
    ((62, 76), (76, 90)),
)
"""The character "tea" as strokes on a square of 100."""

KONG: tuple[tuple[Point, ...], ...] = (
    ((12, 16), (46, 16), (30, 36)),
    ((30, 36), (33, 60), (31, 88), (18, 80)),
    ((6, 58), (54, 47)),
    ((68, 8), (68, 78), (74, 89), (90, 88), (94, 68)),
)
"""The character Kong, the name of Confucius, as strokes on a square of 100."""


def stamp(
    strokes: tuple[tuple[Point, ...], ...], size: int, key: str = "seal", weight: float = 0.052
) -> Sprite:
    """The character in a block ``size`` px wide: wandering edge, blotches where the ink starved.

    ``weight``: width of a stroke in parts of the size.
    """
    n = size * SCALE
    block = Image.new("L", (n, n), 0)
    ImageDraw.Draw(block).rounded_rectangle((n * 0.06, n * 0.06, n * 0.94, n * 0.94), n * 0.10, fill=255)
    edge = of_mask(block.filter(ImageFilter.GaussianBlur(n * 0.012)))
    inked = step(edge + np.float32(0.30) * layers(n, n, n * 0.09, 3, key), 0.38, 0.52)
    drawn = of_mask(_character(strokes, n, weight).filter(ImageFilter.GaussianBlur(n * 0.006)))
    bare = step(drawn + np.float32(0.25) * layers(n, n, n * 0.05, 2, key, "g"), 0.40, 0.60)
    worn = step(layers(n, n, n * 0.05, 3, key, "worn"), 0.36, 0.55) * np.float32(0.55)
    red = (
        np.array(SEAL, np.float32) * (1 + np.float32(0.10) * layers(n, n, n * 0.3, 2, key, "tone"))[..., None]
    )
    colours: Field = red * (1 - bare[..., None]) + np.array(PAPER_LIGHT, np.float32) * bare[..., None]
    alpha = np.clip(inked * (1 - worn * 0.6), 0, 1) * 255
    picture = np.dstack([np.clip(colours, 0, 255), alpha]).astype(np.uint8)
    return Sprite.centred(Image.fromarray(picture, "RGBA").reduce(SCALE))


def _character(strokes: tuple[tuple[Point, ...], ...], n: int, weight: float) -> Image.Image:
    mask = Image.new("L", (n, n), 0)
    pen = ImageDraw.Draw(mask)
    unit, origin, width = n * 0.66 / 100, n * 0.17, round(n * weight)
    for stroke in strokes:
        points = [(origin + x * unit, origin + y * unit) for x, y in stroke]
        pen.line(points, fill=255, width=width, joint="curve")
        for x, y in points:
            pen.ellipse((x - width / 2, y - width / 2, x + width / 2, y + width / 2), fill=255)
    frame = n * 0.115
    pen.rounded_rectangle(
        (frame, frame, n - frame, n - frame), n * 0.06, outline=255, width=max(2, round(n * 0.016))
    )
    return mask
