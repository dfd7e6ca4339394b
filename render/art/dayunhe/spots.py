"""Marks on Da Yunhe's pictures: rings, frames, slips, regions, steps of the way, arrows of trips, cards."""

import math
from collections.abc import Sequence

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render.art import drawing
from render.art.dayunhe.tiles import IVORY
from render.art.drawing import KIT, draw, each_seat, for_seat, slip
from render.art.shapes import SCALE, body, clear, disc, padded_box, polygon_outline, shadow, solid
from render.art.strokes import Point, brush
from render.dayunhe.crop_layout import CARD, HEAD_SLIP, KNOT, RANK_SLIP, SOURCES, WIDE_CARD
from render.dayunhe.layout import (
    AREA_WIDTH,
    FOLDER,
    HEX_H,
    HEX_W,
    PANEL_HEIGHT,
    PANEL_WIDTH,
    SMALL_H,
    SMALL_W,
    WIDTH,
    tips,
)
from render.kit.palette import (
    CREAM,
    GOLD,
    GOLD_LIGHT,
    INK,
    INK_SOFT,
    LACQUER,
    PAPER_DARK,
    PAPER_LIGHT,
    SEAL,
    SEATS,
    Colour,
    mix,
    rgb,
)
from render.kit.sprites import Sprite

DRAWN = FOLDER / "svg"
_GLOW = rgb("FFFBEF")
_K = 2
_PAD = 26
_EDGE = 16
"""Room round a card for its shadow."""


def _ring(path: Sequence[Point], size: tuple[int, int], wide: float, key: object) -> Sprite:
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


def hex_ring(wide: float, high: float) -> Sprite:
    """The last turn's ring round a hex of that size."""
    size = round(wide + 2 * _PAD) * _K, round(high + 2 * _PAD) * _K
    across, down = (wide + 3) / HEX_W * _K, (high + 3) / HEX_H * _K
    corners = [(size[0] / 2 + x * across, size[1] / 2 + y * down) for x, y in tips((0, 0))]
    return _ring(_bowed(corners, high * 0.12 * _K), size, 9, ("hex", wide))


def dot() -> Sprite:
    """One dot of the way: seal red in cream."""
    canvas = clear(20, 20)
    at = (canvas.width / 2, canvas.height / 2)
    for radius, colour in ((8.2, INK), (7.2, CREAM), (5.0, SEAL)):
        canvas.alpha_composite(solid(disc(canvas.size, radius * SCALE, at)(0), colour))
    return Sprite.centred(canvas.reduce(SCALE))


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


def paper_card(width: int, height: int) -> Sprite:
    """An empty card of paper, anchored at its corner."""
    canvas, outline = padded_box(width, height, _EDGE, 16, _K)
    shadow(canvas, outline, 90 * _K, 0.45)
    canvas.alpha_composite(solid(outline(0), INK))
    canvas.alpha_composite(solid(outline(-2.4 * _K), PAPER_LIGHT))
    for inset, wide, colour in (
        (7.5, 1.6, mix(GOLD, PAPER_LIGHT, 0.25)),
        (11.5, 0.9, mix(INK_SOFT, PAPER_LIGHT, 0.4)),
    ):
        line = ImageChops.subtract(outline(-inset * _K), outline(-(inset + wide) * _K))
        canvas.alpha_composite(solid(line, colour))
    return Sprite.of(canvas.reduce(_K), _EDGE, _EDGE)


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


def _seats() -> dict[str, Sprite]:
    """In the colours of each seat: the looks of a region by its first row, the bar at a card."""
    found: dict[str, Sprite] = {}
    for seat, look in enumerate(SEATS):
        for rows in ("even", "odd"):
            path = DRAWN / "land" / "region.svg"
            found[f"region-{look.letter}-{rows}"] = for_seat(path, seat, 0, 1, rows)
    return found | each_seat(lambda seat: for_seat(DRAWN / "land" / "bar.svg", seat), "bar")


def sprites() -> dict[str, Sprite]:
    """All marks by name."""
    found = _seats()
    found["ring-hex"], found["ring-hex-small"] = hex_ring(HEX_W, HEX_H), hex_ring(SMALL_W, SMALL_H)
    for name, size in (
        ("panel-points", (104, 70)),
        ("card", (56, 70)),
        ("area", (AREA_WIDTH + 8, 44)),
        ("city", (560, 92)),
    ):
        found[f"ring-{name}"] = drawing.ring(*size)
    for look in ("line", "canal", "unrest", "empty"):
        found[f"step-{look}"] = draw(DRAWN / "way" / "step.svg", look)
    for name, scale in (("pagoda", 0.9), ("pagoda-small", 0.5)):
        found[name] = draw(DRAWN / "land" / "pagoda.svg", scale=scale)
    found["dot-way"], found["enso"], found["turning"] = dot(), drawing.round_ring(46), turning()
    found["knot"], found["knot-own"] = knot(False), knot(True)
    for north, way in ((False, "south"), (True, "north")):
        for suffix, colours in TRIPS.items():
            found[f"trip-{way}{suffix}"] = trip(north, *colours)
    found["card"], found["card-wide"] = paper_card(*CARD), paper_card(*WIDE_CARD)
    found["card-back"] = card_back(46, 60)
    found["asked-card"], found["asked-area"] = drawing.frame(*CARD, 8), drawing.frame(84, 44, 8)
    for state in ("plain", "active", "resigned"):
        found[f"panel-{state}"] = slip(PANEL_WIDTH, PANEL_HEIGHT, state)
    found["table"], found["row-plain"] = slip(*SOURCES, "plain"), slip(*HEAD_SLIP, "plain")
    for state in ("plain", "winner", "resigned"):
        found[f"slip-{state}"] = slip(*RANK_SLIP, state)
    found["edge"] = draw(KIT / "marks" / "edge.svg", size=(WIDTH, 26))
    found["arrow-right"] = draw(KIT / "marks" / "arrow.svg", scale=44 / 60)
    return found
