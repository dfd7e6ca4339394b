"""The realm's ground: mountains behind the wall, the sea from edge to edge, paper for colonies and gifts."""

import numpy as np
from PIL import Image, ImageDraw, ImageFilter

from render.art.confucius.desk import draw_desk
from render.art.field import Field, lay, layers, line, of_mask, rng, stain, step, to_image
from render.art.ground import birds, mountains, paper
from render.confucius.layout import WIDTH
from render.confucius.realm_layout import COLONIES, GIFTS, HEIGHT, SEA
from render.kit.palette import INK, INK_SOFT, PANEL, SHADOW_PAPER, mix, rgb

_K = 2
WATER, SHALLOW, WAVE = rgb("B4CFD4"), rgb("8AB2BD"), rgb("4E7A86")


def draw_realm() -> Image.Image:
    """The finished ground."""
    high, wide = HEIGHT * _K, WIDTH * _K
    ground = paper(high, wide, "confucius-realm", fibres=0.3)
    birds(ground, (1560, 104), "confucius-realm", 5)
    mountains(ground, 430, 300, "wall", dark=0.52, cell=430)
    _sea(ground)
    picture = to_image(ground)
    draw_desk(picture, GIFTS[3] - 24)
    _slip(picture, COLONIES)
    _slip(picture, GIFTS)
    return picture.reduce(_K)


def _sea(ground: Field) -> None:
    """Water between two soft coasts, lines along them, waves far out."""
    top, bottom = SEA[1] * _K, SEA[3] * _K
    y0, y1 = top - 60, bottom + 60
    view = ground[y0:y1]
    high, wide = view.shape[:2]
    ys = np.arange(y0, y1, dtype=np.float32)[:, None]
    drift = 16 * layers(high, wide, 260, 3, "coast") + 4 * layers(high, wide, 60, 2, "coast2")
    inside = np.minimum(ys - top - 10 + drift, bottom - 10 - ys + drift[::-1]).astype(np.float32)
    water = np.clip(inside + 0.5, 0, 1)
    stain(view, SHADOW_PAPER, np.exp(np.minimum(0, inside) / 8) * (1 - water) * np.float32(0.25))
    lay(view, WATER, water)
    lay(view, SHALLOW, water * np.exp(-np.clip(inside, 0, None) / 20) * np.float32(0.75))
    press = np.float32(0.55) + np.float32(0.6) * layers(high, wide, 90, 2, "press")
    stain(view, INK, line(inside - 1, np.float32(2.0) * np.clip(press, 0.3, 1)) * np.float32(0.85))
    for number, away in enumerate((16, 32, 52)):
        broken = step(
            layers(high, wide, 130, 2, "broken", number), -0.25 + 0.16 * number, 0.15 + 0.16 * number
        )
        stain(view, WAVE, line(inside - away, 1.0, 1.4) * broken * water * np.float32(0.55 - 0.12 * number))
    waves = _waves(wide, high, inside)
    stain(view, WAVE, of_mask(waves) * water * np.float32(0.45))


def _waves(wide: int, high: int, inside: Field) -> Image.Image:
    """Small groups of waves where the water is deep."""
    mask = Image.new("L", (wide, high), 0)
    pen = ImageDraw.Draw(mask)
    random = rng("waves")
    placed: list[tuple[float, float]] = []
    for _ in range(700):
        x, y = float(random.uniform(40, wide - 40)), float(random.uniform(60, high - 60))
        if inside[int(y), int(x)] < 66 or any(abs(x - u) < 110 and abs(y - v) < 46 for u, v in placed):
            continue
        placed.append((x, y))
        for shift, lower in ((-18, 0), (18, 0), (0, 11)):
            for way in (-1, 1):
                x0 = x + shift + (0 if way > 0 else -18)
                pen.arc((x0, y + lower - 7, x0 + 18, y + lower + 7), 180, 360, fill=255, width=3)
    return mask.filter(ImageFilter.GaussianBlur(0.8))


def _slip(picture: Image.Image, box: tuple[int, int, int, int]) -> None:
    """A calm slip of paper with a hairline along its edge."""
    left, top, right, bottom = (n * _K for n in box)
    shade = Image.new("L", picture.size, 0)
    ImageDraw.Draw(shade).rounded_rectangle((left + 6, top + 10, right + 6, bottom + 10), 22, fill=130)
    picture.paste(SHADOW_PAPER, (0, 0), shade.filter(ImageFilter.GaussianBlur(9)))
    pen = ImageDraw.Draw(picture)
    pen.rounded_rectangle((left, top, right, bottom), 22, fill=PANEL, outline=mix(INK, PANEL, 0.15), width=4)
    pen.rounded_rectangle(
        (left + 9, top + 9, right - 9, bottom - 9), 15, outline=mix(INK_SOFT, PANEL, 0.45), width=2
    )
