"""Armies, soldiers, junks, blocks of the wall."""

import math

from PIL import Image, ImageDraw

from games.confucius.components import realm
from render.art import pieces
from render.art.confucius.sizes import HARBOURS
from render.art.confucius.spots import IVORY, chit
from render.art.draft import MARGIN, Draft
from render.art.shapes import SCALE, body, corners, padded_box, piece, seat_outline, shadow, solid
from render.art.strokes import Point
from render.confucius.realm_layout import BLOCK
from render.kit.palette import CREAM, GOLD_LIGHT, INK, INK_SOFT, SEATS, mix, rgb
from render.kit.sprites import Sprite

STONE = rgb("CBB78E")
WOOD, SAIL = rgb("8F5F38"), rgb("F4E7C6")
STEEL = rgb("D5DCDD")
_TURN = 0.72
"""How far a halberd leans, in radians from upright."""


def army(seat: int, size: int, cap: int) -> Sprite:
    """An army: the seat's emblem before two crossed halberds; ``size``: of the whole."""
    canvas = pieces.clear(round(size * 1.4), round(size * 1.4))
    n = size * SCALE
    x, y = canvas.width / 2, canvas.height / 2
    for way in (-1, 1):
        _halberd(canvas, (x, y), n, way)
    look = SEATS[seat]
    s = n * 0.74
    piece(canvas, seat_outline(canvas.size, look.shape, s, (x, y + n * 0.06)), look.colour, look.dark, s)
    if cap:
        lower = 0.0 if look.shape == "circle" else corners(look.shape, s).letter
        at = (x, y + n * 0.06 + lower)
        pieces.letter(canvas, at, look.letter, cap, CREAM if look.dark else INK)
    return Sprite.centred(canvas.reduce(SCALE))


def _halberd(canvas: Image.Image, middle: Point, n: float, way: int) -> None:
    """A shaft from below to a blade above; leaning to the left (-1) or to the right (1)."""
    c, s = math.cos(_TURN), math.sin(_TURN) * way

    def at(u: float, v: float) -> Point:
        u *= way
        return middle[0] + (u * c * 1.0 - v * s) * n, middle[1] + n * 0.03 + (u * s * 1.0 + v * c) * n

    pen = ImageDraw.Draw(canvas)
    for wide, colour in ((0.115, INK), (0.055, rgb("9A6A3A"))):
        pen.line((*at(0, 0.60), *at(0, -0.50)), fill=colour, width=round(n * wide))
    blade = [at(0, -0.80), at(0.10, -0.64), at(0.06, -0.48), at(-0.06, -0.48), at(-0.10, -0.64)]
    pen.polygon(blade, fill=STEEL)
    pen.line([*blade, blade[0]], fill=INK, width=round(n * 0.045), joint="curve")


def junk(seat: int | None, size: int) -> Sprite:
    """A junk under a large battened sail that shows the seat's shape."""
    canvas = pieces.clear(round(size * 1.35), round(size * 1.35))
    n = size * SCALE
    left, top = canvas.width / 2 - n / 2, canvas.height / 2 - n / 2

    def put(points: tuple[Point, ...]) -> list[Point]:
        return [(left + u * n, top + v * n) for u, v in points]

    hull = put(((0.0, 0.66), (0.14, 0.76), (0.82, 0.76), (1.0, 0.60), (0.90, 0.98), (0.14, 0.98)))
    sail = put(((0.14, 0.10), (0.80, 0.0), (0.90, 0.36), (0.86, 0.72), (0.10, 0.72)))
    pen = ImageDraw.Draw(canvas)
    wide = max(5, round(n * 0.05))

    def grown(points: list[Point]) -> Image.Image:
        mask = Image.new("L", canvas.size, 0)
        drawing = ImageDraw.Draw(mask)
        drawing.polygon(points, fill=255)
        drawing.line([*points, points[0]], fill=255, width=wide * 2, joint="curve")
        return mask

    shadow(canvas, lambda grow: grown(hull), n * 0.5, 0.5)
    for points, fill in ((hull, WOOD), (sail, SAIL)):
        canvas.alpha_composite(solid(grown(points), INK))
        mask = Image.new("L", canvas.size, 0)
        ImageDraw.Draw(mask).polygon(points, fill=255)
        canvas.alpha_composite(body(mask, fill, n * 0.02))
    for u0, v0, u1, v1 in ((0.13, 0.22, 0.85, 0.14), (0.11, 0.60, 0.88, 0.58)):
        pen.line(
            (*put(((u0, v0),))[0], *put(((u1, v1),))[0]), fill=mix(SAIL, INK, 0.45), width=round(n * 0.03)
        )
    if seat is not None:
        look = SEATS[seat]
        s = n * 0.43
        outline = seat_outline(canvas.size, look.shape, s, put(((0.49, 0.38),))[0])
        canvas.alpha_composite(solid(outline(s * 0.07), INK))
        canvas.alpha_composite(body(outline(-s * 0.01), look.colour, s * 0.04))
    return Sprite.centred(canvas.reduce(SCALE))


def free_place(size: int) -> Sprite:
    """A free place at sea: a ring of dots with a wave in it."""
    canvas = pieces.clear(size + 4, size + 4)
    pen = ImageDraw.Draw(canvas)
    c, r = canvas.width / 2, size * SCALE * 0.44
    blue = rgb("4E7A86")
    for number in range(14):
        a = number * math.tau / 14
        x, y, d = c + r * math.cos(a), c + r * math.sin(a), SCALE * 1.5
        pen.ellipse((x - d, y - d, x + d, y + d), fill=blue)
    for lift in (-0.16, 0.16):
        wave = [
            (c + u * r * 0.55, c + lift * size * SCALE + math.sin(u * 6.0) * r * 0.10)
            for u in (n / 12 - 1 for n in range(25))
        ]
        pen.line(wave, fill=blue, width=round(SCALE * 2), joint="curve")
    return Sprite.centred(canvas.reduce(SCALE))


def soldiers(count: int) -> Sprite:
    """So many soldiers with spears side by side, 34 px high."""
    step, high = 30, 34
    draft = Draft(step * count, high, f"soldiers{count}")
    for number in range(count):
        x = number * step + 12.0
        draft.line([(x + 11, 3), (x + 11, 33)], 2.2, rgb("6B4A2B"))
        draft.shape([(x + 11, -2), (x + 14, 4), (x + 11, 8), (x + 8, 4)], STEEL, 1.4)
        draft.shape(
            [(x - 10, 33), (x - 9, 20), (x - 4, 16), (x + 4, 16), (x + 9, 20), (x + 10, 33)],
            rgb("8C4A3A"),
            1.8,
        )
        draft.disc(x, 24.5, 4.6, GOLD_LIGHT, 1.4)
        draft.disc(x, 11, 5.6, rgb("F0D6AE"), 1.6)
        draft.shape([(x - 7.5, 9.5), (x - 4, 3.4), (x, 0), (x + 4, 3.4), (x + 7.5, 9.5)], rgb("7C8A90"), 1.6)
    made = draft.sprite()
    cut = MARGIN - 6
    picture = made.image.crop((cut, cut, made.image.width - cut, made.image.height - cut))
    return Sprite.centred(picture)


def _wall_outline(draft_size: tuple[int, int]) -> list[Point]:
    """A block with teeth on top, a tower's height at its left end."""
    wide, high = draft_size
    teeth = 6
    pitch = wide / (2 * teeth - 1)
    top: list[Point] = []
    for number in range(2 * teeth - 1):
        y = 0.0 if number % 2 == 0 else 11.0
        top += [(number * pitch, y), ((number + 1) * pitch, y)]
    return [*top, (wide, high), (0, high)]


def wall(built: bool) -> Sprite:
    """A block of the Great Wall with a pale plate for its number; or the ground it will stand on."""
    wide, high = BLOCK
    draft = Draft(wide, high, f"wall{built}")
    outline = _wall_outline(BLOCK)
    if not built:
        canvas = pieces.clear(wide + 8, high + 8)
        k = SCALE
        pen = ImageDraw.Draw(canvas)
        pen.polygon([((x + 4) * k, (y + 4) * k) for x, y in outline], fill=(*IVORY, 150))
        points = [((x + 4) * k, (y + 4) * k) for x, y in [*outline, outline[0]]]
        line = Image.new("L", canvas.size, 0)
        ImageDraw.Draw(line).line(points, fill=255, width=round(2.2 * k), joint="curve")
        gaps = Image.new("L", canvas.size, 0)
        gap = ImageDraw.Draw(gaps)
        for x in range(-canvas.height, canvas.width + canvas.height, 14 * k):
            gap.line((x, 0, x + canvas.height, canvas.height), fill=255, width=6 * k)
        canvas.paste((*INK_SOFT, 255), (0, 0), Image.composite(line, Image.new("L", line.size, 0), gaps))
        return Sprite.centred(canvas.reduce(k))
    draft.shape(outline, STONE, 2.6)
    mortar = mix(STONE, INK, 0.42)
    for row in range(1, 5):
        y = 11 + row * (high - 11) / 5
        draft.line([(2, y), (wide - 2, y)], 1.2, mortar, 150)
    for row in range(5):
        y = 11 + row * (high - 11) / 5
        for number in range(6):
            x = 10 + number * 22 + 11 * (row % 2)
            if 3 < x < wide - 3:
                draft.line([(x, y + 1), (x, y + (high - 11) / 5)], 1.2, mortar, 150)
    left, right, top, bottom = wide / 2 - 34, wide / 2 + 34, 19, high - 8
    draft.shape(
        [
            (left + 6, top),
            (right - 6, top),
            (right, top + 6),
            (right, bottom - 6),
            (right - 6, bottom),
            (left + 6, bottom),
            (left, bottom - 6),
            (left, top + 6),
        ],
        rgb("EEE0BC"),
        1.6,
        mix(STONE, INK, 0.6),
    )
    return draft.sprite()


def taken_chit(seat: int, size: int) -> Sprite:
    """Points of a distant land that somebody was the first to see: a rim and a pip in his colour."""
    look = SEATS[seat]
    made = chit(size, look.colour).image
    canvas = made.resize((made.width * SCALE, made.height * SCALE), Image.Resampling.LANCZOS)
    wide = round(size * 0.34)
    at = (canvas.width / 2 - size * 0.40 * SCALE, canvas.height / 2 - size * 0.34 * SCALE)
    piece(
        canvas, seat_outline(canvas.size, look.shape, wide * SCALE, at), look.colour, look.dark, wide * SCALE
    )
    return Sprite.centred(canvas.reduce(SCALE))


def harbour(width: int, height: int) -> Sprite:
    """A seat's harbour: a pale slip above, water below; anchored at its corner."""
    pad, k = 12, 2
    canvas, outline = padded_box(width, height, pad, 12, k)
    size = canvas.size
    shadow(canvas, outline, 60 * k, 0.34)
    canvas.alpha_composite(solid(outline(0), rgb("3C5A63")))
    inner = outline(-2.4 * k)
    canvas.alpha_composite(solid(inner, rgb("F3E7CB")))
    line = round((pad + height * 0.53) * k)
    water = Image.new("L", size, 0)
    ImageDraw.Draw(water).rectangle((0, line, *size), fill=255)
    canvas.alpha_composite(solid(Image.composite(inner, Image.new("L", size, 0), water), rgb("C3DADD")))
    pen = ImageDraw.Draw(canvas)
    x0, x1 = (pad + 3) * k, (pad + width - 3) * k
    pen.rectangle((x0, line - 5 * k, x1, line), fill=rgb("A7794A"))
    pen.line((x0, line - 5 * k, x1, line - 5 * k), fill=INK, width=round(1.4 * k))
    pen.line((x0, line, x1, line), fill=INK, width=round(1.4 * k))
    for x in range(x0 + 22 * k, x1 - 10 * k, 44 * k):
        pen.line((x, line - 5 * k, x, line), fill=INK, width=k)
    return Sprite.of(canvas.reduce(k), pad, pad)


def sprites() -> dict[str, Sprite]:
    """All of them."""
    found: dict[str, Sprite] = {
        "wall-built": wall(True),
        "wall-free": wall(False),
        "sea-free": free_place(40),
    }
    for count in sorted(set(realm().soldiers)):
        found[f"soldier-{count}"] = soldiers(count)
    for seat, look in enumerate(SEATS):
        letter = look.letter
        found[f"army-{letter}"] = army(seat, 66, 36)
        found[f"army-pip-{letter}"] = army(seat, 48, 0)
        found[f"yard-junk-{letter}"] = junk(seat, 56)
        found[f"sea-junk-{letter}"] = junk(seat, 40)
        found[f"chit-{letter}"] = taken_chit(seat, 64)
    for name, size in HARBOURS.items():
        found[name] = harbour(*size)
    return found
