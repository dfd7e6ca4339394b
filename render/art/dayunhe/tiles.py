"""Tiles: the plate with its owner's rim, the canal as water from side to side, plates of unrest.

A canal tile is pasted in three layers, so that canals of neighbours join: first all plates, then all waters,
then the pips on which the values are written. Everything is anchored in the hex's middle.
"""

import math
from collections.abc import Sequence

import numpy as np
from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render.art.dayunhe.hexes import hexagon, middle, smooth
from render.art.pieces import clear
from render.art.shapes import SCALE, Outline, disc, seat_outline, shadow, solid
from render.art.strokes import Point
from render.kit.palette import (
    CREAM,
    GOLD,
    INK,
    LACQUER,
    PAPER_DARK,
    SEATS,
    Colour,
    mix,
    rgb,
)
from render.kit.sprites import Sprite

IVORY = rgb("FBF2DC")
WATER, SHORE, DEEP, FOAM = rgb("8FC0CE"), rgb("5E97AC"), rgb("3F6C7E"), rgb("DDEEEE")
CHANNEL = 0.175
"""Width of a canal, banks included, in parts of the hex's width."""
_GAP = 0.008
"""How much smaller a plate is than its hex, on every side."""
RIM = 0.068
"""Width of the owner's rim."""
_HEAVIER = {"diamond": 1.10, "triangle": 1.08, "hexagon": 1.04}
"""Shapes that must be larger for a number to fit."""
FLAME_OUTER: tuple[Point, ...] = (
    *((0.02, -0.50), (0.13, -0.32), (0.26, -0.14), (0.30, -0.22), (0.29, -0.34), (0.40, -0.14), (0.42, 0.08)),
    *((0.36, 0.28), (0.20, 0.42), (0.0, 0.46), (-0.20, 0.42), (-0.36, 0.28), (-0.42, 0.06), (-0.38, -0.10)),
    *((-0.30, -0.24), (-0.27, -0.10), (-0.20, -0.04), (-0.16, -0.18), (-0.06, -0.34)),
)
"""A flame of height 1 round its middle, y downward."""
FLAME_INNER: tuple[Point, ...] = (
    *((0.04, -0.14), (0.12, 0.02), (0.20, 0.10), (0.22, 0.24), (0.12, 0.38), (0.0, 0.42), (-0.14, 0.37)),
    *((-0.22, 0.24), (-0.18, 0.08), (-0.10, 0.10), (-0.02, 0.0)),
)


def _sheet(width: int) -> tuple[Image.Image, Outline, Point]:
    """A clear canvas for one tile, the outline of its plate, its middle."""
    canvas = clear(round(width * 1.25), round(width * 1.4))
    centre = canvas.width / 2, canvas.height / 2
    return canvas, hexagon(canvas.size, width * SCALE * (1 - 2 * _GAP), centre), centre


def _plate(width: int, seat: int, face: Colour) -> Image.Image:
    """Shadow, ink line, the owner's rim between light and shade, the face; few tones, for there are many."""
    canvas, outline, _ = _sheet(width)
    w = width * SCALE
    shadow(canvas, outline, w * 0.30, 0.50)
    canvas.alpha_composite(solid(outline(0), INK))
    look = SEATS[seat]
    ink = 2.3 * SCALE
    if look.dark:
        canvas.alpha_composite(solid(outline(-ink), CREAM))
        ink += 1.3 * SCALE
    canvas.alpha_composite(_lit(outline(-ink), look.colour))
    inside = ink + w * RIM
    canvas.alpha_composite(solid(outline(-inside), INK))
    canvas.alpha_composite(solid(outline(-inside - 1.5 * SCALE), face))
    return canvas


def _lit(mask: Image.Image, colour: Colour) -> Image.Image:
    """One colour, with a line of light at its upper left edges and one of shade at its lower right."""
    by = round(1.8 * SCALE)
    light, shade = (ImageChops.subtract(mask, ImageChops.offset(mask, way, way)) for way in (by, -by))
    made = solid(mask, colour)
    made.alpha_composite(solid(light, mix(colour, CREAM, 0.40)))
    made.alpha_composite(solid(shade, mix(colour, INK, 0.40)))
    return made


def plate(width: int, seat: int) -> Sprite:
    """A canal tile without its canal."""
    return Sprite.centred(_plate(width, seat, IVORY).reduce(SCALE))


def back(width: int, seat: int) -> Sprite:
    """A tile face down: waves in two tones within the owner's rim."""
    face = mix(PAPER_DARK, INK, 0.12)
    canvas = _plate(width, seat, face)
    _, outline, centre = _sheet(width)
    waves = Image.new("L", canvas.size, 0)
    pen = ImageDraw.Draw(waves)
    w = width * SCALE
    step = w * 0.24
    for row in range(-5, 7):
        for column in range(-4, 5):
            x = centre[0] + (column + (row % 2) / 2) * step
            y = centre[1] + row * step * 0.42
            for share in (1.0, 0.62, 0.26):
                r = step / 2 * share
                pen.ellipse((x - r, y - r, x + r, y + r), fill=0, outline=210, width=round(1.5 * SCALE))
    inside = outline(-(w * RIM + 6 * SCALE))
    canvas.alpha_composite(solid(ImageChops.darker(waves, inside), mix(face, INK, 0.55)))
    return Sprite.centred(canvas.reduce(SCALE))


def unrest(width: int, seat: int) -> Sprite:
    """A tile of unrest: a cream flame on lacquer, its owner's emblem in the embers."""
    canvas = _plate(width, seat, LACQUER)
    centre = canvas.width / 2, canvas.height / 2
    w = width * SCALE
    flame(canvas, (centre[0], centre[1] - w * 0.045), w * 0.66)
    made = pip(round(width * 0.30), seat)
    small = canvas.reduce(SCALE)
    at = round(small.width / 2) - made.x, round(small.height / 2 + width * 0.13) - made.y
    small.alpha_composite(made.image, at)
    return Sprite.centred(small)


def flame(canvas: Image.Image, centre: Point, high: float, outer: Colour = CREAM) -> None:
    """A flame on a canvas at drawing scale."""
    layers = ((FLAME_OUTER, outer, 0.05), (FLAME_INNER, mix(GOLD, outer, 0.25), 0.0))
    for points, colour, line in layers:
        placed = smooth([(centre[0] + x * high, centre[1] + y * high) for x, y in points])
        mask = Image.new("L", canvas.size, 0)
        pen = ImageDraw.Draw(mask)
        pen.polygon(placed, fill=255)
        if line:
            edge = mask.copy()
            ImageDraw.Draw(edge).line([*placed, placed[0]], fill=255, width=round(high * line), joint="curve")
            canvas.alpha_composite(solid(edge, INK))
        canvas.alpha_composite(solid(mask, colour))


def water(width: int, edges: Sequence[int], ripples: bool = True) -> Sprite:
    """The canal of a tile whose line joins these edges, exactly to the middle of the sides.

    One edge ends in a basin; none is a reservoir round an isle. ``ripples``: lines of light on the water.
    """
    canvas, _, centre = _sheet(width)
    w = width * SCALE
    # As wide as the hex itself, a little more: neighbours' canals touch.
    whole = hexagon(canvas.size, w * 1.018, centre, 0)(0)
    half = w * CHANNEL / 2
    way = _channel(canvas.size, centre, w, edges, half)
    bed = ImageChops.darker(_shrunk(way, 2.2 * SCALE), whole)
    bank = ImageChops.darker(_grown(way, 2.2 * SCALE), whole)
    way = ImageChops.darker(way, whole)
    for mask, colour in ((bank, INK), (way, SHORE), (bed, WATER)):
        canvas.alpha_composite(solid(mask, colour))
    if ripples:
        canvas.alpha_composite(solid(ImageChops.darker(_ripples(canvas.size, centre, w, edges), way), FOAM))
    if not edges:
        _isle(canvas, centre, w)
    picture = canvas.reduce(SCALE)
    return Sprite.centred(picture)


def _grown(mask: Image.Image, by: float) -> Image.Image:
    """The mask, larger all round."""
    return mask.filter(ImageFilter.GaussianBlur(by)).point(lambda value: 255 if value > 6 else 0)


def _shrunk(mask: Image.Image, by: float) -> Image.Image:
    """The mask, smaller all round."""
    return mask.filter(ImageFilter.GaussianBlur(by)).point(lambda value: 255 if value > 249 else 0)


def _channel(
    size: tuple[int, int], centre: Point, w: float, edges: Sequence[int], half: float
) -> Image.Image:
    """The water's mask: lines that meet in the middle, with soft crotches; a bend is one curve."""
    mask = Image.new("L", size, 0)
    pen = ImageDraw.Draw(mask)
    for path in paths(centre, w / 2 * 1.06, edges):
        pen.line(path, fill=255, width=round(2 * half), joint="curve")
        for x, y in path:
            pen.ellipse((x - half, y - half, x + half, y + half), fill=255)
    if len(edges) <= 1:
        r = w * (0.225 if edges else 0.335)
        mask.paste(255, (0, 0), disc(size, r, centre)(0))
    soft = mask.filter(ImageFilter.GaussianBlur(w * 0.035))
    return soft.point(lambda value: max(0, min(255, (value - 118) * 14)))


def paths(centre: Point, far: float, edges: Sequence[int]) -> list[list[Point]]:
    """The lines of a canal: one curve between two edges, else straight ones from each edge to the middle."""
    ends = [middle(edge, far, centre) for edge in edges]
    if len(ends) == 2:
        (ax, ay), (bx, by) = ends
        cx, cy = centre
        found: list[Point] = []
        for number in range(41):
            t = number / 40
            u = 1 - t
            found.append((u * u * ax + 2 * u * t * cx + t * t * bx, u * u * ay + 2 * u * t * cy + t * t * by))
        return [found]
    return [[end, centre] for end in ends]


def _ripples(size: tuple[int, int], centre: Point, w: float, edges: Sequence[int]) -> Image.Image:
    """A few bent lines of light on the water."""
    mask = Image.new("L", size, 0)
    pen = ImageDraw.Draw(mask)
    thin = round(1.7 * SCALE)
    if len(edges) <= 1:
        r = w * (0.135 if edges else 0.285)
        box = (centre[0] - r, centre[1] - r, centre[0] + r, centre[1] + r)
        for start in (200, 20):
            pen.arc(box, start, start + 100, fill=230, width=thin)
    for path in paths(centre, w / 2, edges):
        points = np.array(path)
        if len(path) == 2:
            points = points[0] + np.linspace(0, 1, 41)[:, None] * (points[1] - points[0])
        for low, high in ((0.06, 0.44), (0.56, 0.94)) if len(edges) == 2 else ((0.10, 0.66),):
            part = points[round(low * 40) : round(high * 40) + 1]
            ways = np.gradient(part, axis=0)
            ways /= np.hypot(ways[:, 0], ways[:, 1])[:, None]
            swing = np.sin(np.linspace(0, 3.2 * math.pi, len(part))) * w * CHANNEL * 0.11
            part = part + np.stack([-ways[:, 1], ways[:, 0]], axis=1) * swing[:, None]
            pen.line([(float(x), float(y)) for x, y in part], fill=230, width=thin, joint="curve")
    return mask


def _isle(canvas: Image.Image, centre: Point, w: float) -> None:
    """The isle on which the reservoir's value stands."""
    outline = disc(canvas.size, w * 0.235, centre)
    canvas.alpha_composite(solid(outline(1.6 * SCALE), INK))
    canvas.alpha_composite(solid(outline(0), IVORY))


def pip(size: int, seat: int) -> Sprite:
    """The owner's shape on which a tile's value is written, between light and shade as the rims are."""
    look = SEATS[seat]
    size = round(size * _HEAVIER.get(look.shape, 1.0))
    canvas = clear(round(size * 1.5), round(size * 1.5))
    outline = seat_outline(canvas.size, look.shape, size * SCALE, (canvas.width / 2, canvas.height / 2))
    canvas.alpha_composite(solid(outline(2.2 * SCALE), INK))
    if look.dark:
        canvas.alpha_composite(solid(outline(0), CREAM))
        canvas.alpha_composite(_lit(outline(-1.8 * SCALE), look.colour))
    else:
        canvas.alpha_composite(_lit(outline(0), look.colour))
    return Sprite.centred(canvas.reduce(SCALE))
