"""The map: five regions of hexes in two tints, the old river, pagodas and signs of unrest. No text.

All on a field of twice the size; places come from the layout.
"""

import math
from collections.abc import Iterator
from functools import cache

import numpy as np
from PIL import Image, ImageDraw, ImageFilter

from games.dayunhe.components import board
from games.dayunhe.places import BEIJING, HANGZHOU, HEXES, NOWHERE, neighbour, region
from render.art.dayunhe.hexes import corners, smooth
from render.art.dayunhe.tiles import FLAME_INNER, FLAME_OUTER
from render.art.field import Field, lay, layers, line, noise, of_mask, rng, stain, step
from render.art.strokes import Point, brush
from render.dayunhe.layout import HEX_W, hex_middle
from render.kit.palette import INK, INK_SOFT, LACQUER, PAPER_LIGHT, SHADOW_LAND, Colour, mix, rgb

_K = 2
APOTHEM = HEX_W / 2 * _K
TINTS: tuple[tuple[Colour, Colour], ...] = (
    (rgb("F0EBCF"), rgb("A9B27C")),
    (rgb("F4E6C4"), rgb("CB9F5E")),
)
"""Of every other region: its pale middle, the pigment that gathers at its rims."""
RIVER, RIVER_RIM, RIVER_LINE = rgb("BCD6D2"), rgb("7FA9A8"), rgb("4F7C80")
_RIVER_WIDE = 38 * _K


def put(place: int) -> Point:
    """The middle of a hex on the field."""
    x, y = hex_middle(place)
    return x * _K, y * _K


def _window(place: int, reach: int) -> tuple[tuple[slice, slice], Field, Field]:
    """The part of the field round a hex, and how far its pixels lie right of and below the hex's middle."""
    x, y = put(place)
    left, top = round(x) - reach, round(y) - reach
    rows, columns = slice(max(0, top), top + 2 * reach), slice(max(0, left), left + 2 * reach)
    down = np.arange(rows.start, rows.stop, dtype=np.float32)[:, None] - np.float32(y) + np.float32(0.5)
    right = (
        np.arange(columns.start, columns.stop, dtype=np.float32)[None, :] - np.float32(x) + np.float32(0.5)
    )
    return (rows, columns), right, down


def _inside(right: Field, down: Field) -> Field:
    """How far inside the hex a pixel lies; negative outside."""
    found = np.full((len(down), right.shape[1]), np.inf, np.float32)
    for edge in range(6):
        a = math.radians(60 * edge)
        out = right * np.float32(math.cos(a)) + down * np.float32(math.sin(a))
        np.minimum(found, np.float32(APOTHEM) - out, out=found)
    return found


def draw_land(ground: Field) -> None:
    """The regions on their shadow, with all that is painted on them."""
    height, width = ground.shape[:2]
    part = np.s_[:, : width // 2]
    view = ground[part]
    mask = Image.new("L", (width // 2, height), 0)
    pen = ImageDraw.Draw(mask)
    for place in range(HEXES):
        pen.polygon(corners(HEX_W * _K, put(place)), fill=255)
    cast = of_mask(mask.filter(ImageFilter.GaussianBlur(13)))
    stain(view[14:, 10:], SHADOW_LAND, cast[:-14, :-10] * np.float32(0.46))
    glow = of_mask(mask.filter(ImageFilter.GaussianBlur(26)))
    lay(view, rgb("F6EDD8"), glow * np.float32(0.35))
    grain = layers(height, width // 2, 110, 2, "dayunhe", "granulation")
    wander = noise(height, width // 2, 46, "dayunhe", "wander") * np.float32(2.2)
    for place in range(HEXES):
        _draw_hex(view, place, grain, wander)
    _draw_fields(view)
    _draw_river(view)
    _draw_lines(view)
    _draw_signs(view)


def _draw_hex(view: Field, place: int, grain: Field, wander: Field) -> None:
    """Body colour, pale in the middle; pigment at the rim; a thin line."""
    window, right, down = _window(place, round(APOTHEM * 1.3))
    inside = _inside(right, down)
    over = step(inside, -1.0, 1.0)
    pale, deep = TINTS[region(place) % len(TINTS)]
    here = view[window]
    lay(here, pale, over)
    rough = np.float32(1) + np.float32(0.30) * grain[window]
    # Flat in the middle: every tone of a gradient costs bytes.
    pool = np.clip(1 - inside / np.float32(50), 0, 1) ** np.float32(1.7) * np.float32(0.72)
    lay(here, deep, np.clip(pool * rough, 0, 1) * over)
    thin = line(inside + wander[window] * np.float32(0.35), 0.9, 1.6)
    stain(here, INK_SOFT, thin * np.float32(0.55))


def _draw_fields(view: Field) -> None:
    """Paddies and grain: a few short strokes near the rims of the hexes."""
    height, width = view.shape[:2]
    mask = Image.new("L", (width, height), 0)
    pen = ImageDraw.Draw(mask)
    random = rng("dayunhe", "fields")
    for place in range(HEXES):
        x, y = put(place)
        for _ in range(3):
            a, far = float(random.uniform(0, math.tau)), float(random.uniform(0.45, 0.78)) * APOTHEM
            px, py = x + far * math.cos(a), y + far * math.sin(a)
            if region(place) % 2 == 0:
                for blade in (-1.0, 0.0, 1.0):
                    pen.line(
                        (px + blade * 5, py, px + blade * 9, py - 13 + abs(blade) * 4), fill=150, width=3
                    )
            else:
                for number in range(3):
                    wide = 11 - 2 * number
                    pen.line((px - wide, py + 7 * number, px + wide, py + 7 * number), fill=130, width=3)
    soft = of_mask(mask.filter(ImageFilter.GaussianBlur(0.8)))
    stain(view, rgb("8C8152"), soft * np.float32(0.75))


@cache
def river_path() -> tuple[Point, ...]:
    """The old river from Beijing to Hangzhou through the middles of its hexes, in pixels of the field."""
    bed = [place for part in board().regions for place in part.river]
    ends = put(BEIJING), put(HANGZHOU)
    points = [(ends[0][0], ends[0][1] + 60), *(put(place) for place in bed), (ends[1][0], ends[1][1] - 60)]
    random = rng("dayunhe", "river")
    moved = [
        (x + float(random.uniform(-16, 16)), y + float(random.uniform(-14, 14))) for x, y in points[1:-1]
    ]
    return tuple(smooth([points[0], *moved, points[-1]], 14, closed=False))


def _draw_river(view: Field) -> None:
    """A broad soft wash, darker at its shores, with lines of flow: it shall not look like a canal."""
    height, width = view.shape[:2]
    path = river_path()
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


def _borders() -> Iterator[tuple[Point, Point, bool]]:
    """The sides between regions, and (True) those at the map's edge."""
    for place in range(HEXES):
        tips = corners(HEX_W * _K, put(place))
        for edge in range(6):
            other = neighbour(place, edge)
            if other == NOWHERE or (region(other) != region(place) and other > place):
                yield tips[edge], tips[(edge + 1) % 6], other == NOWHERE


def _draw_lines(view: Field) -> None:
    """Ink round the regions, heavier at the map's edge."""
    height, width = view.shape[:2]
    mask = Image.new("L", (width, height), 0)
    for start, end, outer in _borders():
        brush(mask, (start, end), 7.5 if outer else 6.0, ("border", start, end), dry=0, taper=0.12)
    press = np.float32(0.80) + np.float32(0.20) * noise(height, width, 60, "dayunhe", "press")
    stain(view, mix(INK, INK_SOFT, 0.35), of_mask(mask.filter(ImageFilter.GaussianBlur(0.8))) * press)


def _draw_signs(view: Field) -> None:
    """A flame on each unrest symbol, a pagoda where the coordinator may turn."""
    height, width = view.shape[:2]
    pale, ink, fire = (Image.new("L", (width, height), 0) for _ in range(3))
    pens = [ImageDraw.Draw(mask) for mask in (pale, ink, fire)]
    for place in board().symbols:
        x, y = put(place)
        pens[0].ellipse((x - 46, y - 46, x + 46, y + 46), fill=150)
        pens[1].ellipse((x - 44, y - 44, x + 44, y + 44), outline=190, width=4)
        pens[2].polygon(smooth([(x + u * 62, y - 3 + v * 62) for u, v in FLAME_OUTER]), fill=235)
        pens[2].polygon(smooth([(x + u * 62, y - 3 + v * 62) for u, v in FLAME_INNER]), fill=0)
    for part in board().regions:
        if part.pagoda < HEXES:
            x, y = put(part.pagoda)
            _pagoda(pens[0], pens[1], (x - 14, y - 4))
    lay(view, PAPER_LIGHT, of_mask(pale.filter(ImageFilter.GaussianBlur(2))))
    stain(
        view, mix(LACQUER, INK, 0.15), of_mask(fire.filter(ImageFilter.GaussianBlur(0.7))) * np.float32(0.72)
    )
    stain(view, INK, of_mask(ink.filter(ImageFilter.GaussianBlur(0.7))) * np.float32(0.80))


def _pagoda(pale: ImageDraw.ImageDraw, ink: ImageDraw.ImageDraw, at: Point) -> None:
    """Four storeys, each smaller, a spire."""
    x, y = at
    foot = y + 78
    pale.ellipse((x - 74, y - 84, x + 74, y + 92), fill=130)
    ink.line((x - 46, foot, x + 46, foot), fill=255, width=7)
    for storey in range(4):
        half = 34 - 6 * storey
        low = foot - 36 * storey
        ink.rectangle((x - half + 6, low - 22, x + half - 6, low), outline=235, width=4)
        if storey == 0:
            ink.rectangle((x - 7, low - 16, x + 7, low), fill=235)
        else:
            ink.line((x, low - 20, x, low - 3), fill=200, width=3)
        eave = half + 15
        ink.polygon(
            smooth(
                [
                    (x - eave - 5, low - 27), (x - half, low - 27), (x - half + 10, low - 36),
                    (x + half - 10, low - 36), (x + half, low - 27), (x + eave + 5, low - 27),
                    (x + eave - 4, low - 20), (x - eave + 4, low - 20),
                ],
                4,
            ),
            fill=245,
        )  # fmt: skip
    ink.line((x, foot - 138, x, foot - 172), fill=245, width=5)
    ink.ellipse((x - 6, foot - 162, x + 6, foot - 150), fill=245)
