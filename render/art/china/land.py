"""Land and water: pigments with their wet edges, patterns, ink outlines, the lake, the sea."""

import numpy as np
from PIL import Image, ImageDraw, ImageFilter

from render.art.china.patterns import LAND, pattern, pattern_ink
from render.art.china.places import BOTTOM
from render.art.china.regions import Region, Regions
from render.art.field import Field, blur, enlarged, lay, layers, line, of_mask, rng, stain, step
from render.kit.palette import INK, PAPER_LIGHT, SHADOW_LAND, mix, rgb

SEA, SHORE, SEA_LINE = rgb("AFCBD2"), rgb("86B0BC"), rgb("4E7A86")
LAKE_SHORE = rgb("86AEB4")
BORDER = rgb("4A3527")


def sea_field(height: int, width: int) -> Field:
    """Where water is, if it is not land: east of a soft line down the coast, then along the south. 0..1."""
    ys, xs = np.mgrid[0:height, 0:width].astype(np.float32)
    warp = np.float32(46) * layers(height, width, 300, 3, "seawarp")
    east = step(xs + warp, 1740, 2000)
    south = step(ys + warp, 2150, 2340) * step(xs + warp, 980, 1420)
    foot = 1 - step(ys, BOTTOM * 2 - 40, BOTTOM * 2 + 90)
    found: Field = np.maximum(east, south) * step(ys + warp * np.float32(1.4), 190, 380) * foot
    return found


def draw_sea(ground: Field, coast: Field, sea: Field) -> None:
    """Water, darker at the shore, with ripples that follow the coast and small waves far out."""
    height, width = ground.shape[:2]
    out = step(-coast, -1, 2)
    lay(ground, mix(SEA, PAPER_LIGHT, 0.12), sea * out * np.float32(0.88))
    stain(ground, SHORE, sea * out * np.exp(np.minimum(coast, 0) / 46) * np.float32(0.75))
    away = np.float32(9) * layers(height, width, 120, 2, "ripple") - coast
    ripples = np.zeros_like(away)
    for number, at in enumerate((14, 32, 54, 80, 110, 144, 182)):
        gate = step(
            layers(height, width, 110, 2, "gate", number), -0.50 + 0.16 * number, -0.28 + 0.16 * number
        )
        crest = np.exp(-(((away - at) / (3.0 - 0.12 * number)) ** 2)) * gate * (1 - 0.08 * number)
        ripples = np.maximum(ripples, crest)
    stain(ground, SEA_LINE, ripples * sea * out * np.float32(0.85))
    stain(ground, SEA_LINE, _waves(coast, sea) * np.float32(0.8))


def _waves(coast: Field, sea: Field) -> Field:
    """Little lines of three humps over two, none close to another."""
    height, width = coast.shape
    mask = Image.new("L", (width, height), 0)
    pen = ImageDraw.Draw(mask)
    random = rng("waves")
    placed: list[tuple[float, float]] = []
    for _ in range(2600):
        x, y = random.uniform(0, width), random.uniform(200, BOTTOM * 2)
        open_sea = sea[int(y), int(x)] > 0.8 and coast[int(y), int(x)] < random.uniform(-205, -185)
        if not open_sea or any(abs(x - a) < 88 and abs(y - b) < 40 for a, b in placed):
            continue
        placed.append((x, y))
        for down, humps, strength in ((0, 3, 150), (13, 2, 95)):
            points = [
                (x + (hump - humps / 2 + t / 8) * 30, y + down - 9 * np.sin(np.pi * t / 8))
                for hump in range(humps)
                for t in range(9)
            ]
            pen.line(points, fill=strength, width=4, joint="curve")
    return of_mask(mask.filter(ImageFilter.GaussianBlur(0.8))) * sea


def draw_shadow(ground: Field, coast: Field, sea: Field) -> None:
    """Lifts the land off the paper: light comes from the top left."""
    cast = np.roll(np.clip(coast, -60, 0), (14, 8), (0, 1))
    stain(
        ground,
        SHADOW_LAND,
        np.exp(cast / 16) * step(-coast, -1, 2) * (np.float32(0.20) + np.float32(0.14) * sea),
    )


def draw_provinces(ground: Field, regions: Regions) -> None:
    """One even wash with a dark wet rim, the pattern fading before the border.

    The rim has edges, as it has on paper; smooth gradients would cost twice the bytes in a palette.
    """
    height, width = ground.shape[:2]
    rough = layers(height, width, 44, 2, "rough")
    ys, xs = np.mgrid[0:height, 0:width].astype(np.float32)
    for region in regions.provinces.values():
        part = region.part
        _pigment(ground[part], region, rough[part])
        inked = pattern(region.colour, xs[part], ys[part]) * step(region.depth, 22, 40)
        stain(ground[part], pattern_ink(region.colour), inked)


def _pigment(view: Field, region: Region, rough: Field) -> None:
    tone = LAND[region.colour]
    inside = step(region.depth, -1.2, 1.2)
    lay(view, mix(tone, PAPER_LIGHT, 0.10), inside)
    stain(view, tone, inside * np.float32(0.18))
    wet = region.depth + np.float32(7) * rough
    rim = mix(tone, (60, 40, 30), 0.10)
    for reach, soft, strength in ((24, 8, 0.40), (9, 6, 0.42)):
        stain(view, rim, inside * (1 - step(wet, reach - soft, reach)) * np.float32(strength))


def draw_lake(ground: Field, lake: Field) -> None:
    """The lake: darker at its shore, with level ripples and a sail."""
    inside = step(lake, -1, 1)
    lay(ground, SEA, inside)
    for reach, soft, strength in ((40, 10, 0.30), (24, 8, 0.34), (10, 7, 0.45)):
        stain(ground, LAKE_SHORE, inside * (1 - step(lake, reach - soft, reach)) * np.float32(strength))
    height, width = lake.shape
    ys, xs = np.mgrid[0:height, 0:width].astype(np.float32)
    swell = np.mod(ys + 5 * np.sin(xs / 15), 26) - 13
    broken = step(layers(height, width, 46, 2, "lake"), -0.05, 0.12)
    stain(ground, SEA_LINE, line(swell, 0.8) * broken * step(lake, 12, 26) * np.float32(0.5))


def draw_borders(ground: Field, regions: Regions, sea: Field) -> None:
    """Ink lines whose width breathes; heavier where water meets land."""
    height, width = ground.shape[:2]
    breath = layers(height, width, 70, 2, "breath")
    for region in regions.provinces.values():
        thick = np.float32(1.9) + np.float32(1.5) * breath[region.part]
        stain(ground[region.part], BORDER, line(region.depth, thick) * np.float32(0.72))
    wet = enlarged(step(blur(sea[::4, ::4].copy(), 6), 0.02, 0.30), width, height)
    thick = np.float32(2.2) + np.float32(1.4) * wet + (np.float32(1.7) + np.float32(1.3) * wet) * breath
    stain(
        ground,
        mix(BORDER, INK, 0.6),
        line(regions.coast, thick, 1.8) * (np.float32(0.70) + np.float32(0.20) * wet),
    )
