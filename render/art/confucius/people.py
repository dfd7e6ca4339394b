"""People and their tablets: officials by grade, scholars, the tablets they stand on, cords, hats, badges."""

from PIL import Image, ImageDraw

from render.art import pieces
from render.art.confucius.silk import MINISTRIES, swatch
from render.art.confucius.sizes import OFFICIAL, of
from render.art.confucius.spots import dashed
from render.art.shapes import (
    SCALE,
    body,
    box,
    corners,
    padded_box,
    polygon_outline,
    seat_outline,
    shadow,
    solid,
)
from render.art.strokes import Point
from render.confucius.layout import BUST, CANDIDATE, MARKER
from render.kit.palette import CREAM, GOLD, GOLD_LIGHT, INK, PANEL, SEATS, Colour, mix, rgb
from render.kit.sprites import Sprite

BONE = rgb("F3E6C8")
JADE = rgb("A9CBB0")
SKIN = rgb("F4DCB6")
ROBES: dict[str, Colour] = {
    "official-plain": rgb("5F7F73"),
    "official": rgb("4C6A8E"),
    "official-dear": rgb("75508A"),
}
"""The robe by grade."""
SCHOLAR = rgb("8A8F93")
ROPE = rgb("E3B23F")
_PAD = 10


class Figure:
    """A person from the waist up, drawn on a canvas of pieces; ``size``: its height in pixels."""

    def __init__(self, canvas: Image.Image, centre: Point, size: float) -> None:
        self.canvas = canvas
        self.pen = ImageDraw.Draw(canvas)
        self.n = size * SCALE
        self.middle = (centre[0] * SCALE, centre[1] * SCALE)

    def at(self, u: float, v: float) -> Point:
        """A point: ``u`` right of the middle, ``v`` from the top, in parts of the height."""
        return self.middle[0] + u * self.n, self.middle[1] + (v - 0.5) * self.n

    def robe(self, colour: Colour, rank: Colour | None) -> None:
        """Shoulders and sleeves; ``rank``: colour of the square on the chest."""
        half = ((0.0, 0.50), (0.15, 0.52), (0.34, 0.62), (0.44, 0.80), (0.46, 1.0), (0.0, 1.0))
        points = [self.at(x, y) for x, y in half] + [self.at(-x, y) for x, y in half[::-1]]
        outline = polygon_outline(self.canvas.size, points)
        self.canvas.alpha_composite(solid(outline(self.n * 0.035), INK))
        self.canvas.alpha_composite(body(outline(0), colour, self.n * 0.03))
        self.pen.polygon([self.at(-0.12, 0.50), self.at(0.12, 0.50), self.at(0, 0.66)], fill=CREAM)
        if rank is not None:
            self.pen.rectangle((*self.at(-0.16, 0.68), *self.at(0.16, 0.97)), fill=INK)
            self.pen.rectangle((*self.at(-0.125, 0.715), *self.at(0.125, 0.935)), fill=rank)

    def head(self, bearded: bool = False) -> None:
        """A face."""
        self.pen.ellipse((*self.at(-0.20, 0.16), *self.at(0.20, 0.60)), fill=INK)
        self.pen.ellipse((*self.at(-0.165, 0.195), *self.at(0.165, 0.565)), fill=SKIN)
        for u in (-0.075, 0.075):
            self.pen.ellipse((*self.at(u - 0.022, 0.375), *self.at(u + 0.022, 0.435)), fill=INK)
        if bearded:
            self.pen.polygon([self.at(-0.10, 0.505), self.at(0.10, 0.505), self.at(0.0, 0.74)], fill=INK)
            self.pen.line([self.at(-0.10, 0.50), self.at(0.10, 0.50)], fill=INK, width=round(self.n * 0.04))

    def winged_hat(self, reach: float, band: Colour = GOLD_LIGHT) -> None:
        """The hat of black gauze; two paddles stand off it, as far as ``reach``."""
        y = 0.20
        for way in (-1, 1):
            self.pen.line(
                (*self.at(way * 0.16, y + 0.03), *self.at(way * reach, y)),
                fill=INK,
                width=round(self.n * 0.05),
            )
            inner, outer = sorted((way * (reach - 0.22), way * reach))
            self.pen.ellipse((*self.at(inner, y - 0.055), *self.at(outer, y + 0.065)), fill=INK)
        self.pen.rounded_rectangle((*self.at(-0.15, -0.06), *self.at(0.15, 0.26)), self.n * 0.11, fill=INK)
        self.pen.rounded_rectangle((*self.at(-0.215, 0.10), *self.at(0.215, 0.34)), self.n * 0.06, fill=INK)
        self.pen.rectangle((*self.at(-0.175, 0.255), *self.at(0.175, 0.30)), fill=band)

    def scholars_cap(self) -> None:
        """A soft square cap; its two ribbons fly to one side."""
        for lower, far in ((0.20, -0.42), (0.26, -0.36)):
            ribbon = [self.at(-0.18, lower), self.at(-0.30, lower + 0.02), self.at(far, lower + 0.16)]
            self.pen.line(ribbon, fill=INK, width=round(self.n * 0.05), joint="curve")
        cap = [self.at(-0.235, 0.32), self.at(-0.19, 0.0), self.at(0.19, 0.0), self.at(0.235, 0.32)]
        self.pen.polygon(cap, fill=INK)
        self.pen.polygon(
            [self.at(-0.215, 0.24), self.at(0.215, 0.24), self.at(0.225, 0.29), self.at(-0.225, 0.29)],
            fill=mix(INK, CREAM, 0.5),
        )

    def brush(self) -> None:
        """A writing brush held upright at the right."""
        self.pen.line((*self.at(0.44, 0.28), *self.at(0.36, 0.86)), fill=INK, width=round(self.n * 0.085))
        self.pen.line(
            (*self.at(0.438, 0.32), *self.at(0.362, 0.84)), fill=rgb("C89B5A"), width=round(self.n * 0.04)
        )
        tip = [self.at(0.40, 0.28), self.at(0.50, 0.29), self.at(0.47, 0.06)]
        self.pen.polygon(tip, fill=INK)


def _official(figure: Figure, grade: str) -> None:
    """An official of a grade: the dearer, the wider his hat's wings and the richer his robe."""
    reach, rank = {
        "official-plain": (0.36, None),
        "official": (0.46, CREAM),
        "official-dear": (0.56, GOLD_LIGHT),
    }[grade]
    figure.robe(ROBES[grade], rank)
    figure.head(grade == "official-dear")
    figure.winged_hat(reach)


def _scholar(figure: Figure) -> None:
    figure.robe(SCHOLAR, None)
    figure.head()
    figure.scholars_cap()
    figure.brush()


def _blank(size: tuple[int, int], colour: Colour, strip: Colour) -> Image.Image:
    """A plate of bone or jade with a groove round it and a darker field for the figure at its left."""
    wide, high = size
    k = SCALE
    canvas, outline = padded_box(wide, high, _PAD, 9)
    shadow(canvas, outline, 46 * k, 0.5)
    canvas.alpha_composite(solid(outline(0), INK))
    canvas.alpha_composite(body(outline(-2.4 * k), colour, 2.2 * k))
    groove = outline(-6 * k)
    canvas.alpha_composite(solid(groove, mix(colour, INK, 0.28)))
    canvas.alpha_composite(solid(outline(-7.2 * k), colour))
    field = Image.new("L", canvas.size, 0)
    ImageDraw.Draw(field).rectangle((0, 0, (_PAD + 2 * BUST - 6) * k, canvas.height), fill=255)
    left = Image.composite(outline(-7.2 * k), Image.new("L", canvas.size, 0), field)
    canvas.alpha_composite(solid(left, strip))
    pen = ImageDraw.Draw(canvas)
    x = (_PAD + 2 * BUST - 6) * k
    pen.line((x, (_PAD + 7) * k, x, (_PAD + high - 7) * k), fill=mix(colour, INK, 0.45), width=round(1.4 * k))
    return canvas


def tablet(grade: str, size: tuple[int, int] = OFFICIAL) -> Sprite:
    """An official's tablet; cost and marker are laid on its plain part."""
    canvas = _blank(size, BONE, mix(BONE, ROBES[grade], 0.30))
    figure = Figure(canvas, (_PAD + BUST - 3, _PAD + size[1] - 4 - 26.5), 49)
    _official(figure, grade)
    return Sprite.centred(canvas.reduce(SCALE))


def candidate_tablet() -> Sprite:
    """A candidate who has come into a ministry: jade, a scholar, no cost."""
    canvas = _blank(OFFICIAL, JADE, mix(JADE, CREAM, 0.45))
    _scholar(Figure(canvas, (_PAD + BUST - 3, _PAD + OFFICIAL[1] - 4 - 26.5), 49))
    return Sprite.centred(canvas.reduce(SCALE))


def secured() -> Sprite:
    """A golden cord round the marker's end of a tablet, with a knot and a tassel."""
    wide, high = OFFICIAL
    canvas = pieces.clear(wide + 2 * _PAD, high + 2 * _PAD)
    k = SCALE
    middle, half = _PAD + MARKER, 37
    edges = ((middle - half) * k, (_PAD - 1) * k), ((middle + half) * k, (_PAD + high + 1) * k)
    outline = box(canvas.size, *edges, 15 * k)

    def loop(outer: float, inner: float) -> Image.Image:
        mask = outline(outer * k)
        mask.paste(0, (0, 0), outline(inner * k))
        return mask

    canvas.alpha_composite(solid(loop(1.8, -9.4), INK))
    canvas.alpha_composite(body(loop(0, -7.6), ROPE, 1.8 * k))
    twists = Image.new("L", canvas.size, 0)
    pen = ImageDraw.Draw(twists)
    for x in range(-canvas.height, canvas.width, 9 * k):
        pen.line((x, 0, x + canvas.height, canvas.height), fill=255, width=round(1.7 * k))
    rope = loop(0, -7.6)
    dark = Image.composite(rope, Image.new("L", canvas.size, 0), twists)
    canvas.alpha_composite(solid(dark, mix(ROPE, INK, 0.55)))
    _knot(canvas, ((middle + half - 2) * k, (_PAD + high * 0.40) * k), 9.5 * k)
    return Sprite.centred(canvas.reduce(k))


def _knot(canvas: Image.Image, at: Point, r: float) -> None:
    """A round knot with two ends hanging from it."""
    x, y = at
    for reach, colour in ((0.52, INK), (0.30, ROPE)):
        pen = ImageDraw.Draw(canvas)
        for way in (-0.35, 0.45):
            pen.line((x, y, x + way * r, y + r * 2.6), fill=colour, width=round(r * reach * 1.5))
    for grow, colour in ((1.0, INK), (0.80, ROPE), (0.30, mix(ROPE, INK, 0.6))):
        pen.ellipse((x - r * grow, y - r * grow, x + r * grow, y + r * grow), fill=colour)


def candidate_card(kind: str) -> Sprite:
    """The candidate in turn: a plate with the pattern of his ministry, or of all three, and a scholar."""
    wide, high = of(CANDIDATE)
    k = SCALE
    canvas, outline = padded_box(wide, high, _PAD, 12)
    shadow(canvas, outline, 46 * k, 0.5)
    canvas.alpha_composite(solid(outline(0), INK))
    canvas.alpha_composite(solid(outline(-2.6 * k), JADE))
    inner = outline(-9 * k)
    kinds = MINISTRIES if kind == "any" else (kind,)
    for number, ministry in enumerate(kinds):
        part = Image.new("L", canvas.size, 0)
        left = 0 if number == 0 else _PAD + 84 + (wide - 84) * number // len(kinds)
        ImageDraw.Draw(part).rectangle((left * k, 0, canvas.width, canvas.height), fill=255)
        mask = Image.composite(inner, Image.new("L", canvas.size, 0), part)
        canvas.paste(swatch(ministry, *canvas.size, scale=k, even=0.72), (0, 0), mask)
    field = Image.new("L", canvas.size, 0)
    ImageDraw.Draw(field).rectangle((0, 0, (_PAD + 84) * k, canvas.height), fill=255)
    left_field = Image.composite(inner, Image.new("L", canvas.size, 0), field)
    canvas.alpha_composite(solid(left_field, mix(JADE, CREAM, 0.35)))
    pen = ImageDraw.Draw(canvas)
    x = (_PAD + 84) * k
    pen.line((x, (_PAD + 9) * k, x, (_PAD + high - 9) * k), fill=INK, width=round(1.6 * k))
    _scholar(Figure(canvas, (_PAD + 45, _PAD + high - 9 - 38), 78))
    return Sprite.centred(canvas.reduce(k))


def nobody(size: tuple[int, int]) -> Sprite:
    """No candidate is left."""
    canvas = pieces.clear(size[0] + 8, size[1] + 8)
    k = SCALE
    outline = box(canvas.size, (4 * k, 4 * k), ((size[0] + 4) * k, (size[1] + 4) * k), 12 * k)
    canvas.alpha_composite(dashed(outline, canvas.size, mix(INK, PANEL, 0.35)))
    return Sprite.centred(canvas.reduce(k))


def hat(size: int, long: bool) -> Sprite:
    """The sign of a post: the Minister's hat with two long paddles, the Secretary's with short ones."""
    canvas = pieces.clear(round(size * 1.3), size)
    k = SCALE
    n = size * k
    pen = ImageDraw.Draw(canvas)
    x, y = canvas.width / 2, n * 0.14
    reach, long_paddle = (0.62, 0.27) if long else (0.36, 0.10)
    for way in (-1, 1):
        pen.line((x, y + n * 0.42, x + way * n * reach, y + n * 0.38), fill=INK, width=round(n * 0.06))
        inner, outer = sorted((x + way * n * (reach - long_paddle), x + way * n * reach))
        pen.ellipse((inner, y + n * 0.30, outer, y + n * 0.46), fill=INK)
    pen.rounded_rectangle((x - n * 0.19, y - n * 0.06, x + n * 0.19, y + n * 0.5), n * 0.14, fill=INK)
    pen.rounded_rectangle((x - n * 0.27, y + n * 0.20, x + n * 0.27, y + n * 0.62), n * 0.08, fill=INK)
    pen.rectangle((x - n * 0.22, y + n * 0.46, x + n * 0.22, y + n * 0.54), fill=GOLD_LIGHT)
    if long:
        pen.ellipse((x - n * 0.06, y + n * 0.26, x + n * 0.06, y + n * 0.38), fill=GOLD_LIGHT)
    picture = canvas.reduce(k)
    left, _, right, _ = picture.getbbox() or (0, 0, size, size)
    return Sprite.centred(picture.crop((left, 0, right, size)))


def hat_badge(size: int) -> Sprite:
    """The Chief Minister: a winged hat on gold."""
    canvas, _ = pieces.badge(size, GOLD)
    made = hat(round(size * 0.74), True)
    picture = canvas.reduce(SCALE)
    picture.alpha_composite(made.image, (picture.width // 2 - made.x, picture.height // 2 - made.y + 1))
    return Sprite.centred(picture)


def pale(seat: int, size: int, cap: int) -> Sprite:
    """A marker that counts no more: its shape paled and flat."""
    look = SEATS[seat]
    canvas = pieces.clear(round(size * 1.5), round(size * 1.5))
    centre = (canvas.width / 2, canvas.height / 2)
    s = size * SCALE
    outline = seat_outline(canvas.size, look.shape, s, centre)
    canvas.alpha_composite(solid(outline(s * 0.02), mix(look.colour, INK, 0.25)))
    canvas.alpha_composite(solid(outline(-s * 0.06), mix(look.colour, PANEL, 0.72)))
    lower = 0.0 if look.shape == "circle" else corners(look.shape, s).letter
    pieces.letter(canvas, (centre[0], centre[1] + lower), look.letter, cap, mix(INK, PANEL, 0.2))
    return Sprite.centred(canvas.reduce(SCALE))


def sprites() -> dict[str, Sprite]:
    """All of them."""
    found = {grade: tablet(grade) for grade in ROBES}
    found["candidate"], found["secured"] = candidate_tablet(), secured()
    for kind in (*MINISTRIES, "any"):
        found[f"candidate-{kind}"] = candidate_card(kind)
    found["candidate-none"] = nobody(of(CANDIDATE))
    for name, size in (("icon", 44), ("small", 37)):
        found[f"{name}-minister"], found[f"{name}-secretary"] = hat(size, True), hat(size, False)
    found["badge-chief"] = hat_badge(58)
    for seat, look in enumerate(SEATS):
        found[f"pale-{look.letter}"] = pale(seat, 52, 36)
    return found
