"""Foreign lands as tiles with a faint picture; distant lands as islands in the sea."""

import math
from collections.abc import Callable
from typing import NamedTuple

import numpy as np
from PIL import Image, ImageDraw, ImageFilter

from render.art.confucius.sizes import DISTANTS, ISLANDS
from render.art.field import Field, lay, layers, plain, stain, step, to_image
from render.art.nature import Pigments, Sketch, peaks, pines, terraces, towers
from render.art.shapes import box, solid
from render.art.strokes import Point
from render.confucius.realm_layout import LAND
from render.kit.palette import INK, PAPER_LIGHT, SHADOW_PAPER, Colour, mix, rgb
from render.kit.sprites import Sprite

_K = 2
_PAD = 14


class Country(NamedTuple):
    """How a foreign land is painted: its pigment and its scene."""

    colour: Colour
    scene: Callable[[Sketch, np.random.Generator], None]


def yurts(sketch: Sketch, random: np.random.Generator) -> None:
    """Round tents on the steppe, low hills behind."""
    hills = [(-1.0, 0.30), (-0.7, 0.12), (-0.3, 0.26), (0.1, 0.06), (0.5, 0.24), (0.8, 0.14), (1.0, 0.28)]
    sketch.line(hills, 3, 0.6)
    for x, size in ((-0.50, 0.30), (0.42, 0.40)):
        wall = [(x - size, 0.58), (x - size, 0.34), (x + size, 0.34), (x + size, 0.58)]
        top = [
            (x - size * 1.08, 0.36),
            (x - size * 0.5, 0.06),
            (x + size * 0.5, 0.06),
            (x + size * 1.08, 0.36),
        ]
        sketch.hide([*wall])
        sketch.hide(top)
        sketch.tint(top, 0.55)
        sketch.tint([(x, 0.34), (x + size, 0.34), (x + size, 0.58), (x, 0.58)], 0.45)
        sketch.line([*wall, wall[0]], 3, 0.9)
        sketch.line([*top, top[0]], 3.2, 0.95)
        door = [
            (x - size * 0.22, 0.58),
            (x - size * 0.22, 0.40),
            (x + size * 0.22, 0.40),
            (x + size * 0.22, 0.58),
        ]
        sketch.black(door)
        sketch.line([(x - size * 0.9, 0.44), (x + size * 0.9, 0.44)], 2, 0.6)
    for x in (-0.9, -0.05, 0.95):
        for lean in (-0.05, 0.0, 0.06):
            sketch.line([(x, 0.60), (x + lean, 0.48 + float(random.uniform(-0.03, 0.03)))], 2, 0.7)


COUNTRIES: dict[str, Country] = {
    "annam": Country(rgb("BFCBA6"), terraces),
    "yunnan": Country(rgb("CDBFCE"), towers),
    "mongolia": Country(rgb("EADCA8"), yurts),
    "korea": Country(rgb("B5CCCB"), pines),
    "manchuria": Country(rgb("E6C6A2"), peaks),
}
"""By the land's id."""


def country(name: str) -> Sprite:
    """A foreign land's tile, anchored at its corner: calm where names, armies and points stand."""
    colour, scene = COUNTRIES[name]
    wide, high = (side * _K for side in LAND)
    land = plain(high, wide, mix(colour, PAPER_LIGHT, 0.25))
    land *= (1 + np.float32(0.025) * layers(high, wide, 140, 3, "land", name))[..., None]
    ys, xs = np.mgrid[0:high, 0:wide].astype(np.float32)
    rim = np.minimum.reduce([xs, wide - xs, ys, high - ys])
    rim = rim + np.float32(7) * layers(high, wide, 40, 2, "rim", name)
    stain(land, mix(colour, rgb("5A3B22"), 0.35), np.exp(-np.clip(rim, 0, None) / 15) * np.float32(0.55))
    pigments = Pigments(mix(colour, PAPER_LIGHT, 0.5), mix(colour, INK, 0.45), mix(INK, colour, 0.15))
    big = np.zeros((high + 400, wide + 400, 3), np.float32)
    big[200:-200, 200:-200] = land
    for half, x, y in ((120, 0.86, 0.80), (92, 0.66, 0.93)):
        sketch = Sketch(half)
        scene(sketch, np.random.default_rng(half))
        sketch.onto(big, (200 + x * wide, 200 + y * high - 0.30 * half), pigments, 0.30)
    land = big[200:-200, 200:-200]
    picture = to_image(land).convert("RGBA")
    canvas = Image.new("RGBA", (wide + 2 * _PAD * _K, high + 2 * _PAD * _K), (0, 0, 0, 0))
    pad = _PAD * _K
    outline = box(canvas.size, (pad, pad), (canvas.width - pad - 1, canvas.height - pad - 1), 14 * _K)
    shade = Image.new("L", canvas.size, 0)
    shade.paste(outline(0), (3 * _K, 5 * _K))
    canvas.alpha_composite(solid(shade.filter(ImageFilter.GaussianBlur(4 * _K)), SHADOW_PAPER, 0.5))
    canvas.alpha_composite(solid(outline(0), INK))
    canvas.paste(picture, (pad, pad), outline(-2.6 * _K).crop((pad, pad, pad + wide, pad + high)))
    return Sprite.of(canvas.reduce(_K), _PAD, _PAD)


# ── islands ──────────────────────────────────────────────────────────────────────────────────────────


def _palm(pen: "Motif") -> None:
    """Spice: two palms."""
    for x, y, lean, size in ((0.34, 0.98, 0.10, 0.8), (0.66, 0.98, -0.06, 1.0)):
        top = (x + lean, y - 0.62 * size)
        pen.line([(x, y), (x + lean * 0.3, y - 0.3 * size), top], 0.055)
        for a in (-2.9, -2.3, -1.5, -0.8, -0.2, 0.35, 2.75):
            tip = (top[0] + 0.30 * size * math.cos(a), top[1] + 0.24 * size * math.sin(a) + 0.06)
            bend = (top[0] + 0.17 * size * math.cos(a), top[1] + 0.22 * size * math.sin(a) - 0.05)
            pen.fill([top, (bend[0], bend[1] - 0.03), tip, (bend[0], bend[1] + 0.05)])


def _elephant(pen: "Motif") -> None:
    """India: an elephant."""
    body = (
        *((0.10, 0.52), (0.16, 0.30), (0.34, 0.22), (0.58, 0.22), (0.68, 0.14), (0.84, 0.14), (0.95, 0.28)),
        *((0.98, 0.56), (0.95, 0.84), (1.04, 0.90), (0.94, 0.96), (0.87, 0.86), (0.88, 0.60), (0.80, 0.54)),
        *((0.74, 0.56), (0.74, 0.98), (0.60, 0.98), (0.58, 0.72), (0.36, 0.72), (0.36, 0.98), (0.21, 0.98)),
        *((0.20, 0.70), (0.13, 0.60), (0.08, 0.74), (0.05, 0.72)),
    )
    pen.fill(body)
    pen.clear([(0.70, 0.22), (0.80, 0.30), (0.78, 0.48), (0.66, 0.42)])
    pen.fill([(0.715, 0.26), (0.775, 0.32), (0.76, 0.43), (0.69, 0.39)])
    pen.clear([(0.865, 0.30), (0.89, 0.30), (0.89, 0.33), (0.865, 0.33)])


def _dome(pen: "Motif") -> None:
    """Arabia: a dome between two towers."""
    arch = [(0.5 + 0.24 * math.cos(a), 0.58 - 0.30 * math.sin(a)) for a in np.linspace(0, math.pi, 25)]
    pen.fill([*arch, (0.26, 0.98), (0.74, 0.98)])
    pen.fill([(0.485, 0.16), (0.515, 0.16), (0.515, 0.32), (0.485, 0.32)])
    pen.clear([(0.43, 0.98), (0.43, 0.78), (0.5, 0.70), (0.57, 0.78), (0.57, 0.98)])
    for x in (0.12, 0.88):
        pen.fill(
            [
                (x - 0.06, 0.98),
                (x - 0.06, 0.38),
                (x - 0.08, 0.36),
                (x, 0.16),
                (x + 0.08, 0.36),
                (x + 0.06, 0.38),
                (x + 0.06, 0.98),
            ]
        )
        pen.clear([(x - 0.025, 0.56), (x + 0.025, 0.56), (x + 0.025, 0.46), (x - 0.025, 0.46)])


def _giraffe(pen: "Motif") -> None:
    """Africa: a giraffe, as one was brought to the Emperor."""
    body = (
        *((0.20, 0.98), (0.20, 0.72), (0.16, 0.60), (0.22, 0.50), (0.48, 0.46), (0.58, 0.30), (0.66, 0.08)),
        *((0.68, 0.0), (0.72, 0.06), (0.76, 0.0), (0.78, 0.08), (0.94, 0.16), (0.93, 0.22), (0.78, 0.21)),
        *((0.70, 0.42), (0.66, 0.60), (0.64, 0.70), (0.64, 0.98), (0.57, 0.98), (0.55, 0.68), (0.32, 0.70)),
        *((0.28, 0.76), (0.27, 0.98)),
    )
    pen.fill(body)
    for x, y in (
        (0.30, 0.58),
        (0.42, 0.55),
        (0.36, 0.64),
        (0.53, 0.56),
        (0.60, 0.44),
        (0.66, 0.30),
        (0.60, 0.36),
    ):
        pen.clear([(x - 0.035, y), (x, y - 0.035), (x + 0.035, y), (x, y + 0.035)])


def _maize(pen: "Motif") -> None:
    """The Americas: a stepped temple."""
    for number in range(4):
        half, top = 0.48 - 0.10 * number, 0.78 - 0.18 * number
        pen.fill([(0.5 - half, top), (0.5 + half, top), (0.5 + half, top + 0.20), (0.5 - half, top + 0.20)])
        if number:
            pen.clear(
                [
                    (0.5 - half, top + 0.185),
                    (0.5 + half, top + 0.185),
                    (0.5 + half, top + 0.20),
                    (0.5 - half, top + 0.20),
                ]
            )
    pen.fill([(0.38, 0.12), (0.62, 0.12), (0.62, 0.26), (0.38, 0.26)])
    pen.clear([(0.43, 0.98), (0.57, 0.98), (0.55, 0.24), (0.45, 0.24)])
    for number in range(8):
        y = 0.30 + 0.09 * number
        pen.line([(0.44, y), (0.56, y)], 0.025)


class Motif:
    """An ink silhouette; coordinates in parts of its side, cut free with `clear`."""

    def __init__(self, side: int) -> None:
        self.side = side
        self.mask = Image.new("L", (round(side * 1.2), side), 0)
        self._pen = ImageDraw.Draw(self.mask)

    def _put(self, points: "list[Point] | tuple[Point, ...]") -> list[Point]:
        return [(x * self.side, y * self.side) for x, y in points]

    def fill(self, points: "list[Point] | tuple[Point, ...]") -> None:
        """Ink."""
        self._pen.polygon(self._put(points), fill=255)

    def clear(self, points: "list[Point] | tuple[Point, ...]") -> None:
        """No ink."""
        self._pen.polygon(self._put(points), fill=0)

    def line(self, points: "list[Point]", wide: float) -> None:
        """A line of ink."""
        self._pen.line(self._put(points), fill=255, width=round(wide * self.side), joint="curve")


MOTIFS: dict[str, Callable[[Motif], None]] = {
    "spice": _palm,
    "india": _elephant,
    "arabia": _dome,
    "africa": _giraffe,
    "americas": _maize,
}
MOTIF = 46
"""Height of what stands on an island, left of the disc with its points."""
_ABOVE = 40
SAND, GRASS = rgb("E9D5A4"), rgb("F3E9CC")


def island(name: str, wide: int, high: int) -> Sprite:
    """A distant land: an island, sandy at its shore, calm within; a thing it is known for stands on it."""
    pad = 14
    width, height = (wide + 2 * pad) * _K, (high + pad + _ABOVE) * _K
    ys, xs = np.mgrid[0:height, 0:width].astype(np.float32)
    left, top, right, bottom = pad * _K, _ABOVE * _K, (pad + wide) * _K, (_ABOVE + high) * _K
    corner = 30 * _K
    x = np.abs(xs - (left + right) / 2) - (right - left) / 2 + corner
    y = np.abs(ys - (top + bottom) / 2) - (bottom - top) / 2 + corner
    far = np.hypot(np.maximum(x, 0), np.maximum(y, 0)) + np.minimum(np.maximum(x, y), 0)
    inside: Field = (corner - far - 5 + 5 * layers(height, width, 46, 3, "island", name)).astype(np.float32)
    ground = plain(height, width, GRASS)
    lay(ground, SAND, np.exp(-np.clip(inside, 0, None) / 14).astype(np.float32) * np.float32(0.95))
    stain(ground, INK, np.clip(1 - np.abs(inside - 1.5) / 3.4, 0, 1).astype(np.float32) * np.float32(0.9))
    alpha = np.clip(inside + 0.5, 0, 1)
    foam = step(inside, -26, -2) * np.float32(0.55)
    foam *= np.float32(0.5) + np.float32(0.5) * (np.abs(np.mod(inside, 12) - 6) < 2.2)
    shown = to_image(ground)
    picture = Image.new("RGBA", (width, height), (0, 0, 0, 0))
    picture.alpha_composite(solid(_mask(np.where(inside < 0, foam, 0)), rgb("F3F1E4")))
    shown.putalpha(_mask(alpha))
    picture.alpha_composite(shown)
    motif = Motif(MOTIF * _K)
    MOTIFS[name](motif)
    at = (left + 26 * _K, top - (MOTIF - 20) * _K)
    halo = motif.mask.filter(ImageFilter.MaxFilter(5))
    for mask, colour in ((halo, GRASS), (motif.mask, rgb("4A3A2C"))):
        layer = Image.new("L", picture.size, 0)
        layer.paste(mask, at)
        picture.alpha_composite(solid(layer, colour))
    return Sprite.of(picture.reduce(_K), pad, _ABOVE)


def _mask(field: Field) -> Image.Image:
    return Image.fromarray((np.clip(field, 0, 1) * 255).astype(np.uint8))


def sprites() -> dict[str, Sprite]:
    """All lands."""
    found = {f"land-{name}": country(name) for name in COUNTRIES}
    for name in ISLANDS:
        found[f"distant-{name}"] = island(name, *DISTANTS[f"distant-{name}"])
    return found
