"""What is seen beside regions that nobody holds: mountains, terraces with a village, a lake with bridges.

Painted on the ground at the right of the map, on a field of twice the size; panels cover it.
"""

import numpy as np
from PIL import Image, ImageDraw, ImageFilter

from render.art.field import Field, lay, layers, line, of_mask, rng, stain, step
from render.art.hills import Hill, draw_hill
from render.art.massifs import Peak, Rock, draw_massif, draw_mist
from render.art.scenes import Pigments, draw_junk, draw_scene
from render.dayunhe.layout import MAP, panel
from render.kit.palette import INK, rgb

_K = 2
LEFT = MAP[2] - 10
"""Where it begins, in pixels of the finished picture; it comes out of mist there."""
FAR = Rock(rgb("DAD8CA"), rgb("AEB6B4"), 0.10, 0.8)
NEAR = Rock(rgb("BFCBB9"), rgb("7A9186"), 0.46, 0.72)
LOW = Rock(rgb("CDD2B6"), rgb("8D9C78"), 0.34, 0.62)
GREEN = Pigments(rgb("D3D6BC"), rgb("6F8A6C"), rgb("38463A"))
WATER, SHALLOW, WAVE = rgb("C2D8D6"), rgb("93B7B9"), rgb("5B8790")


def draw_landscape(ground: Field) -> None:
    """All of it, from the north to the south."""
    start = LEFT * _K
    view = ground[:, start:]
    before = view.copy()
    wide = view.shape[1]
    mountains, fields, lake = (panel(region) for region in (2, 3, 4))
    _mountains(view, mountains[1] * _K, mountains[3] * _K)
    _fields(view, fields[1] * _K, fields[3] * _K)
    _lake(view, lake[1] * _K, lake[3] * _K)
    fade = step(np.arange(wide, dtype=np.float32), 4, 150)
    view[:] = before + (view - before) * fade[None, :, None]


def _massif(view: Field, rock: Rock, x: float, top: float, foot: float, half: float) -> None:
    random = rng("dayunhe", "massif", round(x), round(top))
    lean = float(random.uniform(0.86, 1.16))
    draw_massif(view, Peak(x, top, foot, half * lean, half / lean), rock, ("dayunhe", round(x), round(top)))


def _mountains(view: Field, top: float, foot: float) -> None:
    for x, y, half in ((224, -30, 344), (611, -70, 377), (954, -20, 344)):
        _massif(view, FAR, x, top + y, foot - 120, half)
    for x, y, half in ((89, 150, 213), (417, 60, 271), (752, 110, 262), (1043, 90, 246), (596, 210, 205)):
        _massif(view, NEAR, x, top + y, foot + 30, half)
    draw_mist(view, foot - 150, foot + 60, 0.80, "dayunhe one")
    draw_scene(view, "pines", (931, foot - 110), 104, GREEN, 0.75)
    draw_scene(view, "pines", (246, foot - 84), 90, GREEN, 0.70)


def _fields(view: Field, top: float, foot: float) -> None:
    for x, y, half in ((179, 40, 279), (522, -10, 295), (879, 30, 312)):
        _massif(view, LOW, x, top + y, foot - 130, half)
    for x, y, half in ((134, 250, 271), (939, 240, 295), (536, 290, 328), (313, 400, 262)):
        draw_hill(view, Hill(x, top + y, half, top + y + 330), ("dayunhe", x))
    draw_mist(view, foot - 60, foot + 90, 0.80, "dayunhe two")
    draw_scene(view, "bamboo", (930, foot - 150), 110, GREEN, 0.7)


def _lake(view: Field, top: float, foot: float) -> None:
    """Hills beyond the water, isles, junks, reeds with a crane."""
    for x, y, half in ((149, 30, 271), (477, -10, 312), (879, 10, 328)):
        _massif(view, FAR, x, top + y, top + 330, half)
    for x, y, half in ((45, 130, 197), (1058, 110, 230)):
        _massif(view, LOW, x, top + y, top + 420, half)
    height, wide = view.shape[:2]
    y0, y1 = round(top + 210), height
    part = view[y0:y1]
    ys = np.arange(y0, y1, dtype=np.float32)[:, None]
    shore = np.float32(26) * layers(y1 - y0, wide, 300, 3, "dayunhe", "shore")
    inside = ys - np.float32(top + 270) + shore
    over = step(inside, -3, 3)
    lay(part, WATER, over * np.float32(0.90))
    lay(part, SHALLOW, over * np.exp(-np.clip(inside, 0, None) / np.float32(26)) * np.float32(0.60))
    press = np.clip(
        np.float32(0.5) + np.float32(0.6) * layers(y1 - y0, wide, 90, 2, "dayunhe", "press"), 0.1, 1
    )
    stain(part, INK, line(inside, np.float32(1.6) * press) * press * np.float32(0.55))
    for number, away in enumerate((18, 38)):
        broken = step(layers(y1 - y0, wide, 130, 2, "dayunhe", "broken", number), -0.1, 0.3)
        stain(part, WAVE, line(inside - away, 1.0, 1.4) * broken * np.float32(0.40 - 0.10 * number))
    stain(part, WAVE, _waves(wide, y1 - y0) * step(inside, 60, 90) * np.float32(0.36))
    draw_scene(view, "towers", (313, top + 330), 120, GREEN, 0.66)
    draw_scene(view, "crane", (916, foot - 70), 130, GREEN, 0.85)
    draw_junk(view, (641, top + 380), 150, 0.66)
    draw_junk(view, (224, foot - 110), 116, 0.6)
    draw_mist(view, foot + 70, height + 200, 0.65, "dayunhe three")


def _waves(wide: int, high: int) -> Field:
    """Small groups of waves."""
    mask = Image.new("L", (wide, high), 0)
    pen = ImageDraw.Draw(mask)
    random = rng("dayunhe", "waves")
    placed: list[tuple[float, float]] = []
    for _ in range(140):
        x, y = float(random.uniform(60, wide - 60)), float(random.uniform(60, high - 40))
        if any(abs(x - u) < 120 and abs(y - v) < 50 for u, v in placed):
            continue
        placed.append((x, y))
        for shift, lower in ((-18, 0), (18, 0), (0, 11)):
            for way in (0, -18):
                left = x + shift + way
                pen.arc((left, y + lower - 7, left + 18, y + lower + 7), 180, 360, fill=255, width=3)
    return of_mask(mask.filter(ImageFilter.GaussianBlur(0.8)))
