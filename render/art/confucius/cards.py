"""Confucius' cards and the Emperor's: cash above, licences below; a golden card with a sign."""

import math
from collections.abc import Callable

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from games.confucius.components import cards, rewards
from render.art.confucius.gifts import gift
from render.art.confucius.people import Figure
from render.art.confucius.signs import STAR
from render.art.confucius.silk import MINISTRIES, swatch
from render.art.confucius.spots import IVORY
from render.art.icons import Pen
from render.art.shapes import Outline, box, solid
from render.confucius.layout import CARD
from render.kit.palette import (
    CREAM,
    GOLD,
    GOLD_LIGHT,
    INK,
    LACQUER,
    LACQUER_LINE,
    SHADOW_PAPER,
    Colour,
    mix,
    rgb,
)
from render.kit.sprites import Sprite
from render.kit.type import write

_K = 4
_PAD = 12
CASH, LICENCE = rgb("F3E3B4"), rgb("BCD2D6")
"""Grounds of a card's halves."""

Canvas = tuple[Image.Image, Outline]


def _blank(size: tuple[int, int], rim: Colour) -> Canvas:
    width, height = ((side + 2 * _PAD) * _K for side in size)
    canvas = Image.new("RGBA", (width, height), (0, 0, 0, 0))
    pad = _PAD * _K
    outline = box(canvas.size, (pad, pad), (width - pad - 1, height - pad - 1), 12 * _K)
    dark = ImageChops.offset(outline(0), 2 * _K, 4 * _K).filter(ImageFilter.GaussianBlur(3 * _K))
    canvas.alpha_composite(solid(dark, SHADOW_PAPER, 0.5))
    canvas.alpha_composite(solid(outline(0), INK))
    canvas.alpha_composite(solid(outline(-3 * _K), rim))
    return canvas, outline


def coin(canvas: Image.Image, x: float, y: float, radius: float) -> None:
    """A bronze coin; in pixels of the finished picture."""
    pen = ImageDraw.Draw(canvas)
    for reach, fill in ((1.0, INK), (0.86, GOLD), (0.64, GOLD_LIGHT)):
        r = radius * reach * _K
        pen.ellipse((x * _K - r, y * _K - r, x * _K + r, y * _K + r), fill=fill)
    r = radius * 0.30 * _K
    pen.rectangle((x * _K - r, y * _K - r, x * _K + r, y * _K + r), fill=INK)


def sail(canvas: Image.Image, x: float, y: float, size: float) -> None:
    """A sail and a sword side by side, as on the licence's half of a card."""
    n = size * _K
    left, top = x * _K - n / 2, y * _K - n / 2

    def put(points: tuple[tuple[float, float], ...]) -> list[tuple[float, float]]:
        return [(left + u * n, top + v * n) for u, v in points]

    pen = ImageDraw.Draw(canvas)
    hull = ((0.0, 0.78), (0.62, 0.78), (0.52, 0.98), (0.10, 0.98))
    cloth = ((0.10, 0.08), (0.48, 0.0), (0.57, 0.34), (0.51, 0.74), (0.04, 0.74))
    blade = ((0.80, 0.0), (0.88, 0.10), (0.88, 0.62), (0.72, 0.62), (0.72, 0.10))
    wide = round(n * 0.07)
    for points, fill in ((hull, rgb("8A5A33")), (cloth, rgb("E4B25F")), (blade, rgb("C9D2D4"))):
        placed = put(points)
        pen.polygon(placed, fill=fill)
        pen.line([*placed, placed[0]], fill=INK, width=wide, joint="curve")
    for v in (0.25, 0.48):
        pen.line(put(((0.08, v), (0.53, v - 0.04))), fill=INK, width=round(n * 0.05))
    pen.line(put(((0.62, 0.67), (0.98, 0.67))), fill=INK, width=round(n * 0.13))
    pen.line(put(((0.80, 0.67), (0.80, 0.98))), fill=INK, width=round(n * 0.13))


_PLACES: tuple[tuple[tuple[float, float], ...], ...] = (
    ((0.0, 0.0),),
    ((0.0, -0.64), (0.0, 0.64)),
    ((-0.66, 0.64), (0.66, 0.64), (0.0, -0.64)),
)
"""Where one, two, three signs stand on half a card; more are not drawn, the number tells."""


def face(cash: int, licences: int, size: tuple[int, int], cap: int) -> Sprite:
    """A card: coins and their number above, sails and swords and theirs below."""
    canvas, outline = _blank(size, IVORY)
    wide, high = size
    half = _PAD + high / 2
    inner = outline(-8 * _K)
    for top, bottom, tone in ((0.0, half, CASH), (half, high + 2.0 * _PAD, LICENCE)):
        part = Image.new("L", canvas.size, 0)
        ImageDraw.Draw(part).rectangle((0, round(top * _K), canvas.width, round(bottom * _K)), fill=255)
        canvas.alpha_composite(solid(ImageChops.darker(inner, part), tone))
    pen = ImageDraw.Draw(canvas)
    y = round(half * _K)
    pen.line(((_PAD + 8) * _K, y, (_PAD + wide - 8) * _K, y), fill=INK, width=2 * _K)
    across = _PAD + wide * 0.655
    step = wide * 0.205
    sign: Callable[[Image.Image, float, float, float], None]
    for count, middle, sign, reach in (
        (cash, _PAD + high * 0.265, coin, wide * 0.115),
        (licences, _PAD + high * 0.735, sail, wide * 0.245),
    ):
        for u, v in _PLACES[min(count, len(_PLACES)) - 1]:
            sign(canvas, across + u * step, middle + v * step * 0.95, reach)
    picture = canvas.reduce(_K)
    for number, middle in ((cash, _PAD + high * 0.265), (licences, _PAD + high * 0.735)):
        write(picture, (_PAD + wide * 0.23, middle), str(number), "number", cap, INK)
    return Sprite.centred(picture)


def _lacquered(size: tuple[int, int], colour: Colour) -> Canvas:
    canvas, outline = _blank(size, IVORY)
    canvas.alpha_composite(solid(outline(-7 * _K), colour))
    canvas.alpha_composite(solid(outline(-12 * _K), LACQUER_LINE))
    canvas.alpha_composite(solid(outline(-14 * _K), colour))
    return canvas, outline


def back(size: tuple[int, int]) -> Sprite:
    """The back of a Confucius card: lacquer, a golden coin in the middle."""
    canvas, _ = _lacquered(size, LACQUER)
    pen = ImageDraw.Draw(canvas)
    x, y = canvas.width / 2, canvas.height / 2
    r = size[0] * 0.24 * _K
    pen.ellipse((x - r, y - r, x + r, y + r), outline=LACQUER_LINE, width=round(3 * _K))
    h = r * 0.36
    pen.rectangle((x - h, y - h, x + h, y + h), outline=LACQUER_LINE, width=round(3 * _K))
    return Sprite.centred(canvas.reduce(_K))


def reward_back(size: tuple[int, int]) -> Sprite:
    """The back of an Emperor's Reward: imperial yellow, a star."""
    canvas, _ = _lacquered(size, rgb("8C6A1E"))
    _star(ImageDraw.Draw(canvas), (canvas.width / 2, canvas.height / 2), size[0] * 0.30 * _K, GOLD_LIGHT)
    return Sprite.centred(canvas.reduce(_K))


def _star(pen: Pen, at: tuple[float, float], radius: float, fill: Colour) -> None:
    for grow, colour in ((1.22, INK), (0.95, fill)):
        points = [
            (at[0] + (x - 0.5) * 2 * radius * grow, at[1] + (y - 0.53) * 2 * radius * grow) for x, y in STAR
        ]
        pen.polygon(points, fill=colour)


def reward(name: str, size: tuple[int, int]) -> Sprite:
    """An Emperor's Reward: a golden border round its picture."""
    canvas, outline = _blank(size, GOLD_LIGHT)
    canvas.alpha_composite(solid(outline(-4 * _K), GOLD))
    canvas.alpha_composite(solid(outline(-9 * _K), INK))
    inner = outline(-10.4 * _K)
    canvas.alpha_composite(solid(inner, rgb("FBEFC8")))
    wide, high = size
    x, y = _PAD + wide / 2, _PAD + high / 2
    if name.startswith("bribe"):
        _bribe(canvas, inner, name.removeprefix("bribe-"), wide, high)
        return Sprite.centred(canvas.reduce(_K))
    if name == "cash":
        _fan(canvas, (x, y), wide, rewards().cash)
    elif name == "extra":
        pen = ImageDraw.Draw(canvas)
        _cube(pen, (x * _K, (y - 6) * _K), wide * 0.30 * _K)
    elif name == "recruit":
        _helmet(canvas, (x, y), wide * 0.62)
    elif name == "insult":
        _crown(canvas, (x, y), wide * 0.66)
    picture = canvas.reduce(_K)
    if name == "gift":
        made = gift(3, round(wide * 0.36)), gift(5, round(wide * 0.36)), gift(2, round(wide * 0.36))
        for sprite, u, v in zip(made, (-0.19, 0.19, 0.0), (-0.17, -0.17, 0.25), strict=True):
            sprite.put(picture, x + u * wide, y + v * wide)
    return Sprite.centred(picture)


def _fan(canvas: Image.Image, at: tuple[float, float], wide: float, count: int) -> None:
    """So many cards to draw, in a fan, a coin on the foremost."""
    size = (round(wide * 0.30), round(wide * 0.44))
    for number in range(count):
        lean = number - (count - 1) / 2
        made = back(size).image
        card = made.resize((made.width * _K, made.height * _K), Image.Resampling.LANCZOS)
        card = card.rotate(-15 * lean, Image.Resampling.BICUBIC, expand=True)
        x = (at[0] + 0.125 * wide * lean) * _K
        y = (at[1] + 0.035 * wide * lean * lean) * _K
        canvas.alpha_composite(card, (round(x - card.width / 2), round(y - card.height / 2)))


def _bribe(canvas: Image.Image, inner: Image.Image, kind: str, wide: int, high: int) -> None:
    """An official before the silk of the ministry, a purse beside him."""
    kinds = MINISTRIES if kind == "any" else (kind,)
    for number, ministry in enumerate(kinds):
        part = Image.new("L", canvas.size, 0)
        left = round((_PAD + wide * number / len(kinds)) * _K) if number else 0
        ImageDraw.Draw(part).rectangle((left, 0, canvas.width, canvas.height), fill=255)
        canvas.paste(
            swatch(ministry, *canvas.size, scale=_K, even=0.25), (0, 0), ImageChops.darker(inner, part)
        )
    base = _PAD + high - 10.5
    figure = Figure(canvas, (_PAD + wide / 2, base - wide * 0.36), wide * 0.72)
    figure.robe(
        {"bingbu": rgb("8E4438"), "hubu": rgb("9C7A2C"), "gongbu": rgb("41668A")}.get(kind, rgb("75508A")),
        GOLD_LIGHT,
    )
    figure.head()
    figure.winged_hat(0.52)
    x, y = _PAD + wide * 0.76, _PAD + high * 0.21
    coin(canvas, x, y, wide * 0.145)


def _cube(pen: Pen, at: tuple[float, float], r: float) -> None:
    """A cube and a plus."""
    x, y = at
    corners = [(0, -1), (0.92, -0.52), (0.92, 0.52), (0, 1), (-0.92, 0.52), (-0.92, -0.52)]
    pen.polygon([(x + u * r * 1.1, y + v * r * 1.1) for u, v in corners], fill=INK)
    faces = (
        (((0, -1), (0.92, -0.52), (0, -0.04), (-0.92, -0.52)), rgb("E9C98A")),
        (((-0.92, -0.52), (0, -0.04), (0, 1), (-0.92, 0.52)), rgb("C08C45")),
        (((0.92, -0.52), (0, -0.04), (0, 1), (0.92, 0.52)), rgb("8A5A2C")),
    )
    for points, fill in faces:
        pen.polygon([(x + u * r, y + v * r) for u, v in points], fill=fill)
    for u, v in ((0, 1), (0.92, -0.52), (-0.92, -0.52)):
        pen.line((x, y - 0.04 * r, x + u * r, y + v * r), fill=INK, width=round(r * 0.08))
    px, py = x + 0.86 * r, y + 1.12 * r
    for grow, fill in ((0.12, INK), (0.0, CREAM)):
        wide, reach = r * (0.11 + grow), r * (0.38 + grow)
        pen.rectangle((px - reach, py - wide, px + reach, py + wide), fill=fill)
        pen.rectangle((px - wide, py - reach, px + wide, py + reach), fill=fill)


def _helmet(canvas: Image.Image, at: tuple[float, float], size: float) -> None:
    """A helmet in iron and gold."""
    n = size * _K
    x, y = at[0] * _K, at[1] * _K
    pen = ImageDraw.Draw(canvas)

    def put(points: tuple[tuple[float, float], ...]) -> list[tuple[float, float]]:
        return [(x + u * n, y + v * n) for u, v in points]

    def part(points: list[tuple[float, float]], fill: Colour) -> None:
        pen.polygon(points, fill=fill)
        pen.line([*points, points[0]], fill=INK, width=round(n * 0.05), joint="curve")

    iron, cloth = rgb("8FA0A8"), rgb("9A4B3A")
    part(put(((0.0, -0.62), (0.36, -0.60), (0.22, -0.50), (0.34, -0.40), (0.0, -0.38))), cloth)
    pen.line(put(((0, -0.62), (0, -0.28))), fill=INK, width=round(n * 0.06))
    part(put(((-0.44, 0.10), (-0.16, 0.10), (-0.18, 0.34), (-0.28, 0.56), (-0.48, 0.46))), cloth)
    part(put(((0.44, 0.10), (0.16, 0.10), (0.18, 0.34), (0.28, 0.56), (0.48, 0.46))), cloth)
    dome = [(x + 0.36 * n * c, y + (-0.02 - 0.34 * s) * n) for c, s in _arch()]
    part(dome, iron)
    part(put(((-0.46, -0.04), (0.46, -0.04), (0.46, 0.10), (-0.46, 0.10))), GOLD)
    r = n * 0.075
    pen.ellipse(
        (x - r, y - 0.18 * n - r, x + r, y - 0.18 * n + r),
        fill=GOLD_LIGHT,
        outline=INK,
        width=round(n * 0.03),
    )


def _arch() -> list[tuple[float, float]]:
    """Half a circle, from right to left."""
    return [(math.cos(math.pi * number / 24), math.sin(math.pi * number / 24)) for number in range(25)]


def _crown(canvas: Image.Image, at: tuple[float, float], size: float) -> None:
    """The Emperor's crown, cracked."""
    n = size * _K
    x, y = at[0] * _K, at[1] * _K
    pen = ImageDraw.Draw(canvas)
    spikes = (
        (-0.5, -0.34),
        (-0.25, -0.06),
        (0.0, -0.50),
        (0.25, -0.06),
        (0.5, -0.34),
        (0.40, 0.40),
        (-0.40, 0.40),
    )
    points = [(x + u * n, y + v * n) for u, v in spikes]
    pen.polygon(points, fill=GOLD)
    pen.polygon([(x + u * n * 0.8, y + (v * 0.72 + 0.06) * n) for u, v in spikes], fill=GOLD_LIGHT)
    pen.line([*points, points[0]], fill=INK, width=round(n * 0.06), joint="curve")
    for u, v in spikes[:5:2]:
        r = n * 0.075
        pen.ellipse(
            (x + u * n - r, y + v * n - r, x + u * n + r, y + v * n + r),
            fill=mix(GOLD, INK, 0.2),
            outline=INK,
            width=round(n * 0.04),
        )
    crack = [(x + u * n, y + v * n) for u, v in ((0.06, -0.40), (-0.08, -0.10), (0.10, 0.10), (-0.06, 0.42))]
    pen.line(crack, fill=INK, width=round(n * 0.15), joint="curve")
    pen.line(crack, fill=rgb("FBEFC8"), width=round(n * 0.07), joint="curve")


def sprites() -> dict[str, Sprite]:
    """Every card."""
    found: dict[str, Sprite] = {"reward-back": reward_back(CARD)}
    for number, worth in enumerate(zip(cards().cash, cards().licences, strict=True), 1):
        found[f"card-{number}"] = face(*worth, CARD, 44)
    for name in dict.fromkeys(rewards().deck):
        found[f"reward-{name}"] = reward(name, CARD)
    return found
