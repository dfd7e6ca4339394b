"""The Wall of Contentment, the City, flames, the coordinator's boat."""

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render.art.dayunhe.outlines import flame, smooth
from render.art.draft import FINE, Draft
from render.art.shapes import SCALE, body, clear, padded_box, polygon_outline, shadow, solid
from render.art.strokes import Point
from render.kit.palette import (
    CREAM,
    GOLD,
    GOLD_LIGHT,
    INK,
    LACQUER,
    PAPER_LIGHT,
    Colour,
    mix,
    rgb,
)
from render.kit.sprites import Sprite

BRICK = (46, 48)
"""Size of a cell of a wall's row."""
STONE = rgb("CFC4AE")
BOAT_FACE, BOAT_RIM = rgb("5D4777"), rgb("D8A24E")
"""The coordinator's token: the violet of high officials; nothing else on the map has it."""
TOKEN = (54, 80)

FIST: tuple[Point, ...] = (
    *((0.20, 0.34), (0.24, 0.16), (0.36, 0.12), (0.42, 0.08), (0.52, 0.07), (0.58, 0.10), (0.66, 0.09)),
    *((0.74, 0.14), (0.80, 0.18), (0.86, 0.28), (0.86, 0.46), (0.78, 0.62), (0.74, 0.70), (0.76, 0.98)),
    *((0.32, 0.98), (0.34, 0.74), (0.22, 0.62), (0.14, 0.48)),
)
"""A raised fist on a square of 1."""


def fist(canvas: Image.Image, centre: Point, high: float, ink: Colour, ground: Colour) -> None:
    """A raised fist on a canvas at drawing scale."""
    left, top = centre[0] - high / 2, centre[1] - high / 2

    def put(points: tuple[Point, ...]) -> list[Point]:
        return [(left + x * high, top + y * high) for x, y in points]

    pen = ImageDraw.Draw(canvas)
    pen.polygon(smooth(put(FIST)), fill=ink)
    line = round(high * 0.055)
    for x in (0.39, 0.55, 0.70):
        pen.line(put(((x, 0.16), (x - 0.01, 0.42))), fill=ground, width=line)
    pen.line(put(((0.20, 0.44), (0.46, 0.46), (0.66, 0.50))), fill=ground, width=line, joint="curve")
    pen.line(put(((0.46, 0.46), (0.42, 0.60), (0.52, 0.68))), fill=ground, width=line, joint="curve")


def brick(fire: bool, last: bool) -> Sprite:
    """A cell of a wall's row: bare stone, or lacquer with a flame; the ``last`` has the fist."""
    wide, high = BRICK
    canvas, outline = padded_box(wide, high, 8, 5)
    k = SCALE
    shadow(canvas, outline, 30 * k, 0.45)
    canvas.alpha_composite(solid(outline(0), INK))
    face = LACQUER if fire else STONE
    canvas.alpha_composite(body(outline(-1.8 * k), face, 1.6 * k))
    pen = ImageDraw.Draw(canvas)
    cx, cy = canvas.width / 2, canvas.height / 2
    if not fire:
        joint = mix(STONE, INK, 0.38)
        left, right = cx - (wide / 2 - 3) * k, cx + (wide / 2 - 3) * k
        for y in (-8, 8):
            pen.line((left, cy + y * k, right, cy + y * k), fill=joint, width=round(1.3 * k))
        for x, y0, y1 in ((-8, -22, -8), (10, -8, 8), (-8, 8, 22)):
            pen.line((cx + x * k, cy + y0 * k, cx + x * k, cy + y1 * k), fill=joint, width=round(1.3 * k))
    if fire:
        flame(canvas, (cx, cy), 40 * k)
    if last:
        if fire:
            fist(canvas, (cx, cy + 5 * k), 26 * k, INK, CREAM)
        else:
            fist(canvas, (cx, cy), 38 * k, INK, mix(STONE, PAPER_LIGHT, 0.5))
    return Sprite.centred(canvas.reduce(k))


def court() -> Sprite:
    """A court of the Forbidden City: a hall on its terrace within red walls."""
    draft = Draft(64, 48, "court")
    draft.box(2, 28, 62, 46, rgb("B4644C"))
    for x in (14.0, 50.0):
        draft.line([(x, 30), (x, 45)], FINE, mix(LACQUER, INK, 0.3))
    draft.box(23, 32, 41, 46, rgb("E9DBBE"), 1.6)
    draft.shape([(27, 46), (27, 40), (32, 36), (37, 40), (37, 46)], mix(INK, LACQUER, 0.3), 0)
    draft.roof(32, 15, 66, 17, rgb("D9A441"), 9)
    draft.box(22, 11, 42, 17, rgb("E9DBBE"), 1.4)
    draft.roof(32, 1, 44, 12, rgb("D9A441"), 7)
    return draft.sprite(0.3)


# ── the coordinator ──────────────────────────────────────────────────────────────────────────────────


def _token_points(north: bool) -> list[Point]:
    """A tablet with a point at the end towards which he travels."""
    w, h = TOKEN[0] / 2, TOKEN[1] / 2
    points: list[Point] = [
        (-w, -h + 6),
        (-w + 6, -h),
        (w - 6, -h),
        (w, -h + 6),
        (w, h - 24),
        (0, h),
        (-w, h - 24),
    ]
    return [(x, -y) for x, y in points] if north else points


def _boat(canvas: Image.Image, centre: Point, wide: float) -> None:
    """A junk with one sail in cream."""
    pen = ImageDraw.Draw(canvas)
    left, top = centre[0] - wide / 2, centre[1] - wide / 2

    def put(points: list[Point]) -> list[Point]:
        return [(left + x * wide, top + y * wide) for x, y in points]

    pen.line(put([(0.50, 0.0), (0.50, 0.70)]), fill=CREAM, width=round(wide * 0.07))
    sail: list[Point] = [(0.56, 0.02), (0.82, 0.10), (0.95, 0.30), (0.96, 0.56), (0.56, 0.58)]
    pen.polygon(smooth(put(sail), 6), fill=CREAM)
    for y in (0.22, 0.40):
        pen.line(put([(0.58, y), (0.92, y + 0.03)]), fill=BOAT_FACE, width=round(wide * 0.035))
    pen.polygon(put([(0.44, 0.14), (0.44, 0.58), (0.16, 0.58)]), fill=CREAM)
    pen.polygon(
        put([(0.0, 0.64), (0.16, 0.68), (0.84, 0.68), (1.0, 0.60), (0.88, 0.90), (0.14, 0.90)]),
        fill=GOLD_LIGHT,
    )
    pen.line(put([(0.10, 0.79), (0.92, 0.79)]), fill=mix(GOLD, INK, 0.45), width=round(wide * 0.045))


def boat(north: bool, lying: bool = False) -> Sprite:
    """The coordinator's token: a tall tablet, its point towards where he travels; ``lying``: on its side."""
    k = SCALE
    canvas = clear(TOKEN[0] + 24, TOKEN[1] + 24)
    cx, cy = canvas.width / 2, canvas.height / 2
    points = [(cx + x * k, cy + y * k) for x, y in _token_points(north)]
    outline = polygon_outline(canvas.size, points)
    face = mix(BOAT_FACE, PAPER_LIGHT, 0.25) if lying else BOAT_FACE
    if not lying:
        shadow(canvas, outline, 60 * k, 0.6)
    canvas.alpha_composite(solid(outline(1.5 * k), INK))
    canvas.alpha_composite(body(outline(-1 * k), BOAT_RIM, 1.4 * k))
    canvas.alpha_composite(solid(outline(-3.4 * k), INK))
    canvas.alpha_composite(body(outline(-4.6 * k), face, 1.4 * k))
    _boat(canvas, (cx, cy + (7 if north else -8) * k), 44 * k)
    if lying:
        turned = canvas.rotate(90, Image.Resampling.BICUBIC, expand=True)
        made = Image.new("RGBA", turned.size, (0, 0, 0, 0))
        cast = ImageChops.offset(turned.getchannel("A"), 3 * k, 5 * k)
        made.alpha_composite(solid(cast.filter(ImageFilter.GaussianBlur(3 * k)), INK, 0.5))
        made.alpha_composite(turned)
        canvas = made
    picture = canvas.reduce(k)
    return Sprite.of(picture, round(picture.width / 2), round(picture.height / 2 + (0 if lying else 8)))


def sprites() -> dict[str, Sprite]:
    """All of them by name."""
    found = {
        "boat-south": boat(False),
        "boat-north": boat(True),
        "boat-lying": boat(False, True),
        "city-court": court(),
    }
    for fire in (False, True):
        for last in (False, True):
            found["brick" + "-fire" * fire + "-fist" * last] = brick(fire, last)
    return found
