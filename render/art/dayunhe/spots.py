"""Marks on Da Yunhe's pictures: rings of the last turn, frames, veils, empty places, discs of the way."""

import math
from collections.abc import Sequence

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from games.dayunhe.places import COLUMNS
from render.art import marks
from render.art.dayunhe.hexes import corners, hexagon
from render.art.dayunhe.tiles import IVORY
from render.art.field import layers, of_mask
from render.art.pieces import clear
from render.art.shapes import SCALE, Outline, body, disc, padded_box, polygon_outline, shadow, solid
from render.art.strokes import Point, brush
from render.dayunhe.crop_layout import CARD, HEAD_SLIP, KNOT, RANK_SLIP, SEAT_SLIP, SOURCES, WIDE_CARD
from render.dayunhe.layout import (
    HEX_W,
    LARGE_W,
    PANEL_HEIGHT,
    PANEL_WIDTH,
    REGION_ROWS,
    ROW_STEP,
    SMALL_W,
    WIDTH,
)
from render.kit.palette import (
    CANDIDATE,
    CREAM,
    GOLD,
    GOLD_LIGHT,
    INK,
    INK_SOFT,
    LACQUER,
    PAPER_DARK,
    PAPER_LIGHT,
    SEAL,
    WHITE,
    Colour,
    mix,
    rgb,
)
from render.kit.sprites import Sprite

SIZES = {"": HEX_W, "-small": SMALL_W, "-large": LARGE_W}
"""Widths of tiles by the suffix of their sprites."""
_GLOW = rgb("FFFBEF")
_K = 2
_PAD = 26
_BAND: tuple[tuple[float, float, Colour], ...] = (
    (5.5, -7.5, INK),
    (4.5, -6.5, CANDIDATE),
    (2.2, -4.2, WHITE),
)
_GOLDEN: tuple[tuple[float, float, Colour], ...] = (
    (5.0, -7.0, INK),
    (3.6, -5.6, GOLD),
    (1.6, -3.6, GOLD_LIGHT),
)
"""A frame's bands: how far they reach out from an edge, and in from it."""


def _hex_canvas(width: int) -> tuple[Image.Image, Point]:
    canvas = clear(round(width + 2 * _PAD), round(width * 1.155 + 2 * _PAD))
    return canvas, (canvas.width / 2, canvas.height / 2)


def _framed(canvas: Image.Image, outline: Outline, bands: Sequence[tuple[float, float, Colour]]) -> Sprite:
    for out, inside, colour in bands:
        line = ImageChops.subtract(outline(out * SCALE), outline(inside * SCALE))
        canvas.alpha_composite(solid(line, colour))
    return Sprite.centred(canvas.reduce(SCALE))


def hex_frame(width: int, golden: bool) -> Sprite:
    """Round a hex: white between green lines for what may be chosen, ``golden`` for what was chosen."""
    canvas, centre = _hex_canvas(width)
    return _framed(canvas, hexagon(canvas.size, width * SCALE, centre), _GOLDEN if golden else _BAND)


def ring(path: Sequence[Point], size: tuple[int, int], wide: float, key: object) -> Sprite:
    """The last turn's ring along a closed path on a canvas twice the size: pale glow, seal red brush."""
    light = Image.new("L", size, 0)
    ImageDraw.Draw(light).line([*path, path[0]], fill=255, width=round((wide + 7) * _K), joint="curve")
    light = light.filter(ImageFilter.GaussianBlur(6)).point(lambda value: min(255, int(value * 1.3)))
    stroke = Image.new("L", size, 0)
    brush(stroke, [*path, *path[:6]], wide * _K, ("ring", key), dry=0.4, taper=0.25)
    canvas = solid(light, _GLOW)
    canvas.alpha_composite(solid(stroke, SEAL))
    return Sprite.centred(canvas.reduce(_K))


def _bowed(points: Sequence[Point], radius: float) -> list[Point]:
    """A closed path along a polygon whose corners are rounded."""
    found: list[Point] = []
    count = len(points)
    for number, (x, y) in enumerate(points):
        before, after = points[number - 1], points[(number + 1) % count]
        ends = []
        for ox, oy in (before, after):
            far = math.dist((x, y), (ox, oy))
            ends.append((x + (ox - x) * radius / far, y + (oy - y) * radius / far))
        (ax, ay), (bx, by) = ends
        for step in range(7):
            t = step / 6
            u = 1 - t
            found.append((u * u * ax + 2 * u * t * x + t * t * bx, u * u * ay + 2 * u * t * y + t * t * by))
    return found


def hex_ring(width: int) -> Sprite:
    """The last turn's ring round a hex."""
    size = (round(width + 2 * _PAD) * _K, round(width * 1.155 + 2 * _PAD) * _K)
    path = _bowed(corners((width + 3) * _K, (size[0] / 2, size[1] / 2)), width * 0.14 * _K)
    return ring(path, size, 9, ("hex", width))


def box_ring(width: int, height: int) -> Sprite:
    """The last turn's ring round a box."""
    size = ((width + 2 * _PAD) * _K, (height + 2 * _PAD) * _K)
    near, far_x, far_y = _PAD * _K, size[0] - _PAD * _K, size[1] - _PAD * _K
    path = _bowed([(near, near), (far_x, near), (far_x, far_y), (near, far_y)], 16 * _K)
    return ring(path, size, 8, (width, height))


def slot(width: int) -> Sprite:
    """A free place of the warehouse: a dashed hex."""
    canvas, centre = _hex_canvas(width)
    outline = hexagon(canvas.size, width * 0.92 * SCALE, centre)
    canvas.alpha_composite(solid(outline(0), PAPER_LIGHT, 0.45))
    pen = ImageDraw.Draw(canvas)
    tips = corners(width * 0.92 * SCALE, centre)
    for number, (x, y) in enumerate(tips):
        to_x, to_y = tips[(number + 1) % len(tips)]
        for low, high in ((0.08, 0.28), (0.40, 0.60), (0.72, 0.92)):
            ends = [(x + (to_x - x) * t, y + (to_y - y) * t) for t in (low, high)]
            pen.line(ends, fill=mix(INK_SOFT, PAPER_LIGHT, 0.25), width=round(2.4 * SCALE))
    return Sprite.centred(canvas.reduce(SCALE))


# ── regions ──────────────────────────────────────────────────────────────────────────────────────────


def region_hexes(odd: bool) -> list[Point]:
    """The middles of a region's nine hexes from that of its middle one; ``odd``: its first row is shifted."""
    found: list[Point] = []
    for row in range(REGION_ROWS):
        shift = 0.0 if row == 1 else (0.5 if odd else -0.5)
        for column in range(COLUMNS):
            found.append(((column - 1 + shift) * HEX_W, (row - 1) * ROW_STEP))
    return found


def _region_outline(canvas: tuple[int, int], odd: bool) -> Outline:
    cx, cy = canvas[0] / 2, canvas[1] / 2

    def outline(grow: float) -> Image.Image:
        mask = Image.new("L", canvas, 0)
        for x, y in region_hexes(odd):
            # Two pixels larger: rows lie a little closer than hexes are high, no seam shall show.
            whole = hexagon(canvas, (HEX_W + 2) * _K + 2 * grow, (cx + x * _K, cy + y * _K), 0)(0)
            mask = ImageChops.lighter(mask, whole)
        return mask

    return outline


def _region_canvas() -> tuple[int, int]:
    return (round(HEX_W * (COLUMNS + 1)) + 60) * _K, (ROW_STEP * REGION_ROWS + 100) * _K


def region_veil(odd: bool) -> Sprite:
    """Mist over the nine hexes of a region that nobody holds."""
    size = _region_canvas()
    mask = _region_outline(size, odd)(-2 * _K).filter(ImageFilter.GaussianBlur(9 * _K)).reduce(_K)
    cloud = 0.62 + 0.20 * layers(mask.height, mask.width, 120, 3, "neutral", odd)
    alpha = Image.fromarray((of_mask(mask) * cloud * 255).clip(0, 255).astype("uint8"), "L")
    return Sprite.centred(solid(alpha, rgb("F3EAD6")))


# ── the way ──────────────────────────────────────────────────────────────────────────────────────────


def _disc(canvas: Image.Image, at: Point, size: float, face: Colour, line: Colour) -> None:
    d = size * SCALE
    canvas.alpha_composite(solid(disc(canvas.size, d / 2, at)(0), INK))
    canvas.alpha_composite(solid(disc(canvas.size, d / 2 - 2 * SCALE, at)(0), line))
    canvas.alpha_composite(body(disc(canvas.size, d / 2 - 3.4 * SCALE, at)(0), face, 1.5 * SCALE))


def step_disc() -> Sprite:
    """A step that brings nothing: the disc for its number alone."""
    canvas = clear(66, 66)
    at = (canvas.width / 2, canvas.height / 2)
    shadow(canvas, disc(canvas.size, 23 * SCALE, at), 40 * SCALE, 0.5)
    _disc(canvas, at, 46, mix(INK, INK_SOFT, 0.35), CREAM)
    return Sprite.centred(canvas.reduce(SCALE))


def step(loss: bool) -> Sprite:
    """A step with its points: disc for the number, at its right room for them; lacquer for a loss."""
    wide, high = 112, 46
    canvas, outline = padded_box(wide, high, 12, high / 2)
    canvas_mid = canvas.height / 2
    shadow(canvas, outline, 46 * SCALE, 0.5)
    canvas.alpha_composite(solid(outline(0), INK))
    canvas.alpha_composite(solid(outline(-2 * SCALE), LACQUER if loss else PAPER_LIGHT))
    _disc(canvas, ((12 + high / 2) * SCALE, canvas_mid), high, mix(INK, INK_SOFT, 0.35), CREAM)
    return Sprite.centred(canvas.reduce(SCALE))


def dot() -> Sprite:
    """One dot of the way: seal red in cream."""
    canvas = clear(20, 20)
    at = (canvas.width / 2, canvas.height / 2)
    for radius, colour in ((8.2, INK), (7.2, CREAM), (5.0, SEAL)):
        canvas.alpha_composite(solid(disc(canvas.size, radius * SCALE, at)(0), colour))
    return Sprite.centred(canvas.reduce(SCALE))


def enso() -> Sprite:
    """Where the way ended: a brush circle, open."""
    return marks.round_ring(50, 9)


TRIPS: dict[str, tuple[Colour, Colour]] = {
    "": (PAPER_LIGHT, INK),
    "-now": (GOLD_LIGHT, INK),
    "-done": (mix(PAPER_DARK, INK_SOFT, 0.18), mix(PAPER_DARK, INK_SOFT, 0.55)),
}
"""Face and line of a trip's arrow: to come, the present one, done."""


def trip(north: bool, face: Colour, line: Colour) -> Sprite:
    """A trip along the canal: a broad arrow."""
    canvas = clear(64, 68)
    k, cx, cy = SCALE, canvas.width / 2, canvas.height / 2
    half = ((12, -25), (12, 0), (24, 0), (0, 26))
    way = -k if north else k
    around = (*half, *((-x, y) for x, y in half[-2::-1]))
    points = [(cx + x * k, cy + y * way) for x, y in around]
    outline = polygon_outline(canvas.size, points)
    if face != TRIPS["-done"][0]:
        shadow(canvas, outline, 36 * k, 0.5)
    canvas.alpha_composite(solid(outline(1.3 * k), line))
    canvas.alpha_composite(solid(outline(-1.3 * k), face))
    return Sprite.centred(canvas.reduce(k))


def knot(own: bool) -> Sprite:
    """An edge where canals meet: golden for own ones, pale for another's."""
    canvas = clear(KNOT + 10, KNOT + 10)
    at = (canvas.width / 2, canvas.height / 2)
    r = KNOT / 2 * SCALE
    shadow(canvas, disc(canvas.size, r, at), r * 1.7, 0.5)
    rim, face, dot = (GOLD, GOLD_LIGHT, INK) if own else (INK_SOFT, IVORY, INK_SOFT)
    for share, colour in ((1.0, INK), (0.89, rim), (0.69, face), (0.35, dot)):
        canvas.alpha_composite(solid(disc(canvas.size, r * share, at)(0), colour))
    return Sprite.centred(canvas.reduce(SCALE))


def turning() -> Sprite:
    """The turning point of a trip: a flag with a round arrow, on its pole."""
    canvas = clear(64, 72)
    pen = ImageDraw.Draw(canvas)
    k = SCALE

    def flag(grow: float) -> Image.Image:
        mask = Image.new("L", canvas.size, 0)
        on = ImageDraw.Draw(mask)
        cloth = [(14, 8), (54, 12), (46, 26), (54, 40), (14, 44)]
        points = [(x * k, y * k) for x, y in cloth]
        on.polygon(points, fill=255)
        pole = [(14 * k, 6 * k), (14 * k, 64 * k)]
        on.line(pole, fill=255, width=round(5 * k))
        if grow > 0:
            on.line([*points, points[0]], fill=255, width=round(2 * grow), joint="curve")
            on.line(pole, fill=255, width=round(5 * k + 2 * grow))
        return mask

    shadow(canvas, flag, 40 * k, 0.5)
    canvas.alpha_composite(solid(flag(2 * k), INK))
    canvas.alpha_composite(body(flag(0), GOLD_LIGHT, 2 * k))
    pen.line((14 * k, 6 * k, 14 * k, 64 * k), fill=mix(GOLD, INK, 0.4), width=round(4 * k))
    # Back: an arrow that turns round.
    pen.arc((21 * k, 16 * k, 41 * k, 36 * k), 200, 450, fill=INK, width=round(4 * k))
    pen.polygon([(22 * k, 35 * k), (34 * k, 28 * k), (34 * k, 43 * k)], fill=INK)
    picture = canvas.reduce(k)
    return Sprite.centred(picture)


# ── cards, rows ──────────────────────────────────────────────────────────────────────────────────────


def paper_card(width: int, height: int) -> Sprite:
    """An empty card of paper, anchored at its corner."""
    canvas, outline = padded_box(width, height, marks.MARGIN, 16, _K)
    shadow(canvas, outline, 90 * _K, 0.45)
    canvas.alpha_composite(solid(outline(0), INK))
    canvas.alpha_composite(solid(outline(-2.4 * _K), PAPER_LIGHT))
    for inset, wide, colour in (
        (7.5, 1.6, mix(GOLD, PAPER_LIGHT, 0.25)),
        (11.5, 0.9, mix(INK_SOFT, PAPER_LIGHT, 0.4)),
    ):
        line = ImageChops.subtract(outline(-inset * _K), outline(-(inset + wide) * _K))
        canvas.alpha_composite(solid(line, colour))
    return Sprite.of(canvas.reduce(_K), marks.MARGIN, marks.MARGIN)


def card_back(width: int, height: int) -> Sprite:
    """A card face down: lacquer with a golden line and a lozenge."""
    canvas, outline = padded_box(width, height, 12, max(5, width // 12))
    k = SCALE
    shadow(canvas, outline, 46 * k, 0.5)
    canvas.alpha_composite(solid(outline(0), INK))
    canvas.alpha_composite(solid(outline(-1.8 * k), CREAM))
    canvas.alpha_composite(body(outline(-4.5 * k), LACQUER, 1.5 * k))
    line = ImageChops.subtract(outline(-7.5 * k), outline(-9.0 * k))
    canvas.alpha_composite(solid(line, rgb("D8A24E")))
    pen = ImageDraw.Draw(canvas)
    x, y = canvas.width / 2, canvas.height / 2
    for share, colour in ((0.26, rgb("D8A24E")), (0.20, LACQUER), (0.11, rgb("D8A24E"))):
        a, b = width * share * k, width * share * 1.25 * k
        pen.polygon([(x, y - b), (x + a, y), (x, y + b), (x - a, y)], fill=colour)
    return Sprite.centred(canvas.reduce(k))


STATES: tuple[marks.State, ...] = ("plain", "active", "resigned")


def sprites() -> dict[str, Sprite]:
    """All marks by name."""
    found: dict[str, Sprite] = {}
    found["asked-hex"], found["asked-hex-large"] = hex_frame(HEX_W, False), hex_frame(LARGE_W, False)
    found["chosen-hex"] = hex_frame(HEX_W, True)
    found["ring-hex"], found["ring-hex-small"] = hex_ring(HEX_W), hex_ring(SMALL_W)
    found["slot-small"], found["slot-large"] = slot(SMALL_W), slot(LARGE_W)
    for odd in (False, True):
        found[f"neutral-{odd:d}"] = region_veil(odd)
    for name, size in (
        ("panel-points", (150, 74)),
        ("card", (62, 76)),
        ("area", (212, 60)),
        ("city", (380, 84)),
    ):
        found[f"ring-{name}"] = box_ring(*size)
    found["step-none"], found["step"], found["step-loss"] = step_disc(), step(False), step(True)
    found["dot-way"], found["enso"], found["turning"] = dot(), enso(), turning()
    found["knot"], found["knot-own"] = knot(False), knot(True)
    for north, way in ((False, "south"), (True, "north")):
        for suffix, colours in TRIPS.items():
            found[f"trip-{way}{suffix}"] = trip(north, *colours)
    found["card"], found["card-wide"] = paper_card(*CARD), paper_card(*WIDE_CARD)
    found["card-back"] = card_back(46, 60)
    found["asked-card"] = marks.frame(*CARD, 8, 16)
    found["asked-area"] = marks.frame(110, 58, 8, 12)
    for state in STATES:
        found[f"seat-{state}"] = marks.slip(*SEAT_SLIP, state)
        found[f"panel-{state}"] = marks.slip(PANEL_WIDTH, PANEL_HEIGHT, state)
    found["table"] = marks.slip(*SOURCES, "plain")
    found["row-plain"] = marks.slip(*HEAD_SLIP, "plain")
    final: tuple[marks.State, ...] = ("plain", "winner", "resigned")
    for state in final:
        found[f"slip-{state}"] = marks.slip(*RANK_SLIP, state)
    found["edge"] = marks.edge(WIDTH)
    found["arrow-right"] = marks.arrow(44, 0)
    return found
