"""Marks on Confucius' pictures: rings of the last turn, frames, plates, veils, discs, seals."""

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render.art import marks, pieces
from render.art.confucius.sizes import (
    CELL_LARGE,
    FRAMED,
    PADS,
    PLATES,
    RINGED,
    ROUND_RINGS,
    ROWS,
    SLIPS,
)
from render.art.shapes import SCALE, Outline, body, box, disc, padded_box, shadow, solid
from render.art.strokes import Point, brush
from render.confucius.layout import WIDTH
from render.confucius.realm_layout import OWES_ROW, PLATE
from render.kit.palette import (
    CREAM,
    GOLD,
    GOLD_LIGHT,
    INK,
    INK_SOFT,
    LACQUER,
    PANEL_WINNER,
    SEAL,
    SEATS,
    SHADOW,
    SHADOW_PAPER,
    Colour,
    mix,
    rgb,
)
from render.kit.sprites import Sprite

STATES: tuple[marks.State, ...] = ("plain", "active", "winner", "resigned")
_K = 2
IVORY = rgb("FBF2DC")
GREEN, TAN = rgb("5E8A55"), rgb("C3A468")
"""Rims of points: a ministry's, a distant land's."""
_TICK: tuple[tuple[Point, ...], ...] = (((-0.24, 0.02), (-0.06, 0.20), (0.26, -0.22)),)
_CROSS: tuple[tuple[Point, ...], ...] = (((-0.20, -0.20), (0.20, 0.20)), ((-0.20, 0.20), (0.20, -0.20)))
"""Strokes in parts of the seal's size, from its middle."""


def veil(width: int, height: int) -> Sprite:
    """Over a cell of the lacquer tray that is of no use now, anchored in its middle."""
    outline = box((width * _K, height * _K), (0, 0), (width * _K - 1, height * _K - 1), 10 * _K)
    return Sprite.centred(solid(outline(0), mix(LACQUER, SHADOW, 0.62), 0.72).reduce(_K))


def dashed(outline: Outline, size: tuple[int, int], colour: Colour, wide: float = 3) -> Image.Image:
    """An outline in dashes, on a canvas of pieces."""
    line = ImageChops.subtract(outline(0), outline(-wide * SCALE))
    gaps = Image.new("L", size, 0)
    pen = ImageDraw.Draw(gaps)
    for x in range(-size[1], size[0] + size[1], 18 * SCALE):
        pen.line((x, 0, x + size[1], size[1]), fill=255, width=8 * SCALE)
    return solid(ImageChops.darker(line, gaps), colour)


def empty(width: int, height: int, radius: int = 10, colour: Colour = INK_SOFT) -> Sprite:
    """The place of something that is not there."""
    canvas, outline = padded_box(width, height, 4, radius)
    canvas.alpha_composite(dashed(outline, canvas.size, colour))
    return Sprite.centred(canvas.reduce(SCALE))


def plate(width: int, height: int, rim: Colour | None, dark: bool) -> Sprite:
    """A cream plate for a gift; ``rim``: the giver's colour, ``dark`` if it needs a pale line inside."""
    k = SCALE
    canvas, outline = padded_box(width, height, 12, 9)
    shadow(canvas, outline, 56 * k, 0.5)
    canvas.alpha_composite(solid(outline(0), INK))
    if rim is not None:
        wide = 7.5 if height < 80 else 10.5
        canvas.alpha_composite(body(outline(-2 * k), rim, 1.5 * k))
        canvas.alpha_composite(solid(outline(-wide * k), CREAM if dark else INK))
        canvas.alpha_composite(solid(outline(-(wide + 1.3) * k), IVORY))
    else:
        canvas.alpha_composite(solid(outline(-2.2 * k), IVORY))
        canvas.alpha_composite(solid(outline(-5 * k), mix(IVORY, INK_SOFT, 0.30)))
        canvas.alpha_composite(solid(outline(-6 * k), IVORY))
    return Sprite.centred(canvas.reduce(k))


def seal(size: int, won: bool) -> Sprite:
    """A worn square seal: a tick in red for what is scored, a cross in grey for what was lost."""
    canvas = pieces.clear(round(size * 1.2), round(size * 1.2))
    n = size * SCALE
    middle = canvas.width / 2
    half = n * 0.48
    outline = box(canvas.size, (middle - half, middle - half), (middle + half, middle + half), n * 0.12)
    cast = ImageChops.offset(outline(0), round(n * 0.02), round(n * 0.04)).filter(
        ImageFilter.GaussianBlur(n * 0.03)
    )
    canvas.alpha_composite(solid(cast, SHADOW_PAPER, 0.5))
    canvas.alpha_composite(solid(outline(0), SEAL if won else rgb("6E675E")))
    pen = ImageDraw.Draw(canvas)
    inset = n * 0.075
    edges = (middle - half + inset, middle - half + inset, middle + half - inset, middle + half - inset)
    pen.rounded_rectangle(edges, n * 0.07, outline=CREAM, width=round(n * 0.022))
    for path in _TICK if won else _CROSS:
        placed = [(middle + u * n, middle + v * n) for u, v in path]
        pen.line(placed, fill=CREAM, width=round(n * 0.115), joint="curve")
        for x, y in placed:
            r = n * 0.0575
            pen.ellipse((x - r, y - r, x + r, y + r), fill=CREAM)
    return Sprite.centred(canvas.reduce(SCALE))


def chit(size: int, colour: Colour) -> Sprite:
    """A disc for points: a rim in its colour round a cream middle, on which the number is written."""
    canvas = pieces.clear(round(size * 1.3), round(size * 1.3))
    d = size * SCALE
    at = (canvas.width / 2, canvas.height / 2)
    shadow(canvas, disc(canvas.size, d * 0.5, at), d * 0.8)
    for radius, fill in ((0.5, INK), (0.475, colour), (0.375, mix(colour, INK, 0.6))):
        mask = disc(canvas.size, d * radius, at)(0)
        canvas.alpha_composite(body(mask, fill, d * 0.025) if radius == 0.475 else solid(mask, fill))
    canvas.alpha_composite(solid(disc(canvas.size, d * 0.355, at)(0), CREAM))
    return Sprite.centred(canvas.reduce(SCALE))


def army_box(size: int, gold: bool) -> Sprite:
    """A land's place for one army: a cream disc; with a golden rim where the Emperor's Reward is."""
    canvas = pieces.clear(round(size * 1.25), round(size * 1.25))
    d = size * SCALE
    at = (canvas.width / 2, canvas.height / 2)
    shadow(canvas, disc(canvas.size, d * 0.5, at), d * 0.6, 0.5)
    rings: tuple[tuple[float, Colour], ...] = (
        (0.5, INK),
        (0.475, IVORY),
        (0.43, mix(IVORY, INK_SOFT, 0.35)),
        (0.42, IVORY),
    )
    if gold:
        rings = ((0.5, INK), (0.475, GOLD), (0.455, GOLD_LIGHT), (0.41, GOLD), (0.395, INK), (0.385, IVORY))
    for radius, fill in rings:
        canvas.alpha_composite(solid(disc(canvas.size, d * radius, at)(0), fill))
    return Sprite.centred(canvas.reduce(SCALE))


def cost_tag() -> Sprite:
    """A slip of paper across a cell, on which the costs of its actions stand."""
    wide, high = CELL_LARGE[0] - 14, 56
    outline = box(
        ((wide + 8) * _K, (high + 10) * _K), (4 * _K, 3 * _K), ((wide + 4) * _K, (high + 3) * _K), 7 * _K
    )
    cast = ImageChops.offset(outline(0), _K, 3 * _K).filter(ImageFilter.GaussianBlur(2 * _K))
    picture = solid(cast, SHADOW, 0.6)
    picture.alpha_composite(solid(outline(0), INK))
    picture.alpha_composite(solid(outline(-1.6 * _K), mix(IVORY, INK_SOFT, 0.10)))
    return Sprite.of(picture.reduce(_K), wide // 2 + 4, high // 2 + 3)


def acting_row() -> Sprite:
    """Behind the giver to act in the table of gifts; anchored at its corner."""
    size = (1160 * _K, OWES_ROW * _K)
    picture = Image.new("RGBA", size, (*PANEL_WINNER, 255))
    bar = Image.new("L", size, 0)
    brush(bar, ((7 * _K, 8 * _K), (7 * _K, size[1] - 8 * _K)), 10 * _K, "owes", dry=0.4, taper=0.3)
    picture.alpha_composite(solid(bar, SEAL))
    return Sprite.of(picture.reduce(_K), 0, 0)


def colour_plate(seat: int, width: int, height: int) -> Sprite:
    """A plate for a gift of that seat."""
    look = SEATS[seat]
    return plate(width, height, look.colour, look.dark)


def sprites() -> dict[str, Sprite]:
    """All marks."""
    found: dict[str, Sprite] = {"edge": marks.edge(WIDTH)}
    found["arrow-right"], found["arrow-down"] = marks.arrow(34, 0), marks.arrow(34, 90)
    for name, (wide, high) in RINGED.items():
        found[f"ring-{name}"] = marks.ring(wide, high, 1, 8)
    for name, radius in ROUND_RINGS.items():
        found[f"ring-{name}"] = marks.round_ring(radius, 8)
    for name, size in FRAMED.items():
        found[f"asked-{name}"] = marks.frame(*size, pad=PADS.get(name, 10))
    found["cell-veil-large"] = veil(*CELL_LARGE)
    for name, size in (SLIPS | ROWS).items():
        for state in STATES:
            found[f"{name}-{state}"] = marks.slip(*size, state)
    for name, size in PLATES.items():
        found[name] = plate(*size, None, False)
        for seat, look in enumerate(SEATS):
            found[f"{name}-{look.letter}"] = colour_plate(seat, *size)
    found["plate-unbought"] = empty(*PLATE)
    found["cost-tag"], found["owes-active"] = cost_tag(), acting_row()
    found["sealed"], found["land-won"], found["land-lost"] = seal(64, True), seal(88, True), seal(88, False)
    found["chit"], found["chit-land"] = chit(56, GREEN), chit(64, TAN)
    found["box"], found["box-star"] = army_box(72, False), army_box(72, True)
    return found
