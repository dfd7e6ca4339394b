"""The map: all hexes, the old river over them. No text.

All on a field of twice the size; places come from the layout. Whose region it is comes on it at run time.
"""

import math

import numpy as np
from PIL import Image, ImageDraw, ImageFilter

from games.dayunhe.components import board
from games.dayunhe.places import BEIJING, HANGZHOU, HEXES
from render.art.dayunhe.outlines import smooth
from render.art.field import Field, lay, layers, noise, of_mask, rng, stain, step
from render.art.strokes import Point
from render.dayunhe.layout import HEX_H, HEX_W, hex_middle, tips
from render.kit.palette import INK_SOFT, SHADOW_LAND, rgb

_K = 2
PALE, DEEP = rgb("F1E8D2"), rgb("C9B78F")
"""Middle of a hex, the pigment that gathers at its rims."""
RIVER, RIVER_RIM, RIVER_LINE = rgb("BCD6D2"), rgb("7FA9A8"), rgb("4F7C80")
_RIVER_WIDE = 40 * _K
_SLANT = HEX_W * 2 / math.sqrt(3) / HEX_H
"""How much higher the hexes were if they were regular."""


def put(place: int) -> Point:
    """The middle of a hex on the field."""
    x, y = hex_middle(place)
    return x * _K, y * _K


def draw_land(ground: Field) -> None:
    """The hexes on their shadow, with the river."""
    height, width = ground.shape[0], round(put(2)[0] + HEX_W * _K * 1.2)
    view = ground[:, :width]
    mask = Image.new("L", (width, height), 0)
    pen = ImageDraw.Draw(mask)
    for place in range(HEXES):
        pen.polygon([(x * _K, y * _K) for x, y in tips(hex_middle(place))], fill=255)
    cast = of_mask(mask.filter(ImageFilter.GaussianBlur(12)))
    stain(view[16:, 8:], SHADOW_LAND, cast[:-16, :-8] * np.float32(0.5))
    grain = layers(height, width, 110, 2, "dayunhe", "granulation")
    for place in range(HEXES):
        _draw_hex(view, place, grain)
    _draw_river(view, of_mask(mask))
    _draw_lines(view)


def _draw_hex(view: Field, place: int, grain: Field) -> None:
    """Body colour, pale in the middle; pigment at the rim."""
    (x, y), reach, apothem = put(place), round(HEX_W * _K * 0.6), HEX_W / 2 * _K
    rows = slice(max(0, round(y) - reach), round(y) + reach)
    columns = slice(max(0, round(x) - reach), round(x) + reach)
    down = (np.arange(rows.start, rows.stop, dtype=np.float32)[:, None] - np.float32(y - 0.5)) * _SLANT
    right = np.arange(columns.start, columns.stop, dtype=np.float32)[None, :] - np.float32(x - 0.5)
    inside = np.full((len(down), right.shape[1]), np.inf, np.float32)
    for edge in range(6):
        a = math.radians(60 * edge)
        out = right * np.float32(math.cos(a)) + down * np.float32(math.sin(a))
        np.minimum(inside, np.float32(apothem) - out, out=inside)
    here, over = view[rows, columns], step(inside, -1.0, 1.0)
    lay(here, PALE, over)
    # Flat in the middle: every tone of a gradient costs bytes.
    pool = np.clip(1 - inside / np.float32(40), 0, 1) ** np.float32(1.7) * np.float32(0.6)
    rough = np.float32(1) + np.float32(0.30) * grain[rows, columns]
    lay(here, DEEP, np.clip(pool * rough, 0, 1) * over)


def _draw_lines(view: Field) -> None:
    """A thin line round every hex."""
    mask = Image.new("L", view.shape[1::-1], 0)
    pen = ImageDraw.Draw(mask)
    for place in range(HEXES):
        around = [(x * _K, y * _K) for x, y in tips(hex_middle(place))]
        pen.line([*around, around[0]], fill=255, width=2 * _K, joint="curve")
    stain(view, INK_SOFT, of_mask(mask.filter(ImageFilter.GaussianBlur(0.8))) * np.float32(0.75))


def _river_path() -> tuple[Point, ...]:
    """The old river from Beijing to Hangzhou through the middles of its hexes, in pixels of the field."""
    bed = [place for part in board().regions for place in part.river]
    ends = put(BEIJING), put(HANGZHOU)
    points = [(ends[0][0], ends[0][1] + 60), *(put(place) for place in bed), (ends[1][0], ends[1][1] - 60)]
    random = rng("dayunhe", "river")
    moved = [
        (x + float(random.uniform(-16, 16)), y + float(random.uniform(-14, 14))) for x, y in points[1:-1]
    ]
    return tuple(smooth([points[0], *moved, points[-1]], 14, closed=False))


def _draw_river(view: Field, land: Field) -> None:
    """A broad soft wash, darker at its shores, with lines of flow: it shall not look like a canal."""
    height, width = view.shape[:2]
    path = _river_path()
    mask = Image.new("L", (width, height), 0)
    pen = ImageDraw.Draw(mask)
    waves = rng("dayunhe", "shore").uniform(-1, 1, len(path) // 6 + 3)
    for number, (x, y) in enumerate(path):
        swell = float(np.interp(number / 6, np.arange(len(waves)), waves))
        r = _RIVER_WIDE / 2 * (1 + 0.22 * swell)
        pen.ellipse((x - r, y - r, x + r, y + r), fill=255)
        if number:
            pen.line((*path[number - 1], x, y), fill=255, width=round(2 * r))
    body = of_mask(mask.filter(ImageFilter.GaussianBlur(7)))
    wet = step(body + np.float32(0.10) * noise(height, width, 22, "dayunhe", "bank"), 0.42, 0.58)
    wet *= land
    lay(view, RIVER, wet * np.float32(0.80))
    inner = of_mask(mask.filter(ImageFilter.GaussianBlur(10)))
    rim = np.clip(wet * (np.float32(0.92) - inner) * np.float32(1.8), 0, 1)
    stain(view, RIVER_RIM, rim * np.float32(0.85))
    flow = Image.new("L", (width, height), 0)
    for aside, start in ((-0.22, 0), (0.20, 9), (0.02, 17)):
        _flow(flow, path, aside * _RIVER_WIDE, start)
    stain(view, RIVER_LINE, of_mask(flow.filter(ImageFilter.GaussianBlur(0.8))) * wet * np.float32(0.55))


def _flow(mask: Image.Image, path: tuple[Point, ...], aside: float, start: int) -> None:
    """Broken lines along a path, so far at its side."""
    points = np.array(path)
    ways = np.gradient(points, axis=0)
    ways /= np.hypot(*ways.T)[:, None] + 1e-6
    moved = points + np.stack([-ways[:, 1], ways[:, 0]], axis=1) * aside
    pen = ImageDraw.Draw(mask)
    for first in range(start, len(moved) - 12, 26):
        part = [
            (float(x), float(y) + 2.5 * math.sin(n * 0.9))
            for n, (x, y) in enumerate(moved[first : first + 13])
        ]
        pen.line(part, fill=220, width=3, joint="curve")
