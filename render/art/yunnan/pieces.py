"""Sprites that only Yunnan needs: traders, posts, horses, tea houses, bridges, the inspector, bids, slips."""

from PIL import Image, ImageChops, ImageDraw

from games.yunnan.components import board
from render.art import marks, pieces, sheet, stamps
from render.art.icons import icon as shared_icon
from render.art.shapes import (
    SCALE,
    Outline,
    body,
    box,
    corners,
    disc,
    piece,
    polygon_outline,
    seat_outline,
    shadow,
    solid,
)
from render.art.yunnan import spots
from render.art.yunnan.signs import HORSE, SIGNS, icon
from render.kit import palette
from render.kit.palette import GOLD, GOLD_LIGHT, INK, PAPER, mix, rgb
from render.kit.sprites import Sprite
from render.yunnan.layout import (
    COLOURS,
    FOLDER,
    SLIP_HEIGHT,
    STRIP_LEFT,
    TABLE_ROW,
    WIDTH,
    slip_width,
)

STATES: tuple[marks.State, ...] = ("plain", "active", "winner", "resigned")
LETTERS = tuple(look.letter for look in palette.SEATS)
TOKEN = 52
"""A colour's token: a trader, a bid, a place in the order."""
POST = 50
PIP = 30
"""A colour's shape on a horse's back, on a tea house's plate, on a bridge."""
ICON, SMALL = 44, 37
"""Signs: beside words, and beside numbers on slips."""
HORSE_WIDE, LOAD = 50, 27
FUR = rgb("B07C4B")
ROBE, SKIN = rgb("6A4C78"), rgb("F4DCB6")
PLATE = rgb("F6E7C4")
PARCEL = rgb("3F7F7B")


def pale(seat: int, size: int, cap: int) -> Sprite:
    """A trader that has travelled, or a colour that is done: its token paled and flat."""
    colour = palette.SEATS[seat].colour
    letter = mix(INK, PAPER, 0.2)
    return _flat(seat, size, cap, (0.02, mix(colour, INK, 0.25)), (-0.06, mix(colour, PAPER, 0.72)), letter)


def ghost(seat: int, size: int, cap: int) -> Sprite:
    """A trader just thrown out: the grey outline of its shape, with its letter."""
    grey = rgb("6E675E")
    return _flat(seat, size, cap, (0, grey), (-0.075, rgb("E9E0CD")), grey)


Layer = tuple[float, palette.Colour]
"""How far an outline is widened, in parts of the token's size, and what fills it."""


def _flat(seat: int, size: int, cap: int, rim: Layer, face: Layer, letter: palette.Colour) -> Sprite:
    """A token without thickness or shadow: a rim, a face, and the seat's letter ``cap`` pixels high."""
    look = palette.SEATS[seat]
    wide = round(size * 1.5)
    canvas = pieces.clear(wide, wide)
    centre = (canvas.width / 2, canvas.height / 2)
    s = size * SCALE
    outline = seat_outline(canvas.size, look.shape, s, centre)
    for wider, colour in (rim, face):
        canvas.alpha_composite(solid(outline(s * wider), colour))
    lower = 0.0 if look.shape == "circle" else corners(look.shape, s).letter
    pieces.letter(canvas, (centre[0], centre[1] + lower), look.letter, cap, letter)
    return Sprite.centred(canvas.reduce(SCALE))


def horse(seat: int) -> Sprite:
    """A pack horse with the colour's shape as its load, anchored between its hooves."""
    k, n = SCALE, HORSE_WIDE * SCALE
    canvas = pieces.clear(HORSE_WIDE + 16, HORSE_WIDE + 26)
    left, top = 8 * k, canvas.height - n - 8 * k
    points = [(left + x * n, top + y * n) for x, y in HORSE]
    outline = polygon_outline(canvas.size, points)
    shadow(canvas, outline, n * 0.7, 0.5)
    canvas.alpha_composite(solid(outline(n * 0.05), INK))
    canvas.alpha_composite(body(outline(-n * 0.005), FUR, n * 0.03))
    look = palette.SEATS[seat]
    load = LOAD * k
    at = (left + 0.38 * n, top + 0.20 * n)
    piece(canvas, seat_outline(canvas.size, look.shape, load, at), look.colour, look.dark, load)
    picture = canvas.reduce(k)
    return Sprite.of(picture, round(picture.width / 2), picture.height - 8)


def teahouse_plate(seat: int | None) -> Sprite:
    """A tea house: a cream plate with a bowl, and the shape of its owner; without one a free field."""
    wide, high = 96, 50
    k = SCALE
    canvas = pieces.clear(wide + 28, high + 28)
    edges = ((14 * k, 14 * k), ((wide + 14) * k, (high + 14) * k))
    outline = box(canvas.size, *edges, 12 * k)
    if seat is None:
        canvas.alpha_composite(_dashes(outline, canvas.size))
        sign = icon("teahouse", 34)
        picture = canvas.reduce(k)
        _faint(picture, sign, (picture.width // 2, picture.height // 2))
        return Sprite.centred(picture)
    look = palette.SEATS[seat]
    piece(canvas, outline, PLATE, False, 60 * k, 0.05)
    load = 34 * k
    at = (canvas.width - 42 * k, canvas.height / 2)
    piece(canvas, seat_outline(canvas.size, look.shape, load, at), look.colour, look.dark, load)
    picture = canvas.reduce(k)
    sign = icon("teahouse", 38)
    picture.alpha_composite(sign.image, (22, picture.height // 2 - sign.y - 1))
    return Sprite.centred(picture)


def _faint(picture: Image.Image, sign: Sprite, at: tuple[int, int]) -> None:
    image = sign.image.copy()
    image.putalpha(image.getchannel("A").point(lambda value: value * 45 // 100))
    picture.alpha_composite(image, (at[0] - sign.x, at[1] - sign.y))


def _dashes(outline: Outline, size: tuple[int, int]) -> Image.Image:
    """The outline of a free field, in dashes."""
    line = ImageChops.subtract(outline(0), outline(-3 * SCALE))
    gaps = Image.new("L", size, 0)
    pen = ImageDraw.Draw(gaps)
    for x in range(-size[1], size[0] + size[1], 18 * SCALE):
        pen.line((x, 0, x + size[1], size[1]), fill=255, width=8 * SCALE)
    return solid(ImageChops.darker(line, gaps), rgb("7A6650"))


def gift() -> Sprite:
    """Gifts that lie in a province: a parcel in green silk, a gold band and bow."""
    size, k = 46, SCALE
    canvas = pieces.clear(size + 20, size + 20)
    n = size * k
    x0 = y0 = 10 * k

    def part(left: float, top: float, right: float, bottom: float, colour: palette.Colour) -> None:
        outline = box(canvas.size, (x0 + left * n, y0 + top * n), (x0 + right * n, y0 + bottom * n), n * 0.05)
        piece(canvas, outline, colour, False, n * 0.8)

    part(0.10, 0.46, 0.90, 0.98, PARCEL)
    part(0.03, 0.28, 0.97, 0.50, PARCEL)
    pen = ImageDraw.Draw(canvas)
    pen.rectangle((x0 + 0.42 * n, y0 + 0.28 * n, x0 + 0.58 * n, y0 + 0.98 * n), fill=INK)
    pen.rectangle((x0 + 0.45 * n, y0 + 0.29 * n, x0 + 0.55 * n, y0 + 0.97 * n), fill=GOLD_LIGHT)
    for fill, width in ((INK, 0.17), (GOLD_LIGHT, 0.09)):
        for way in (-1, 1):
            loop = (
                (0.5, 0.28),
                (0.5 + way * 0.30, 0.24),
                (0.5 + way * 0.24, 0.04),
                (0.5 + way * 0.05, 0.16),
                (0.5, 0.28),
            )
            pen.line(
                [(x0 + u * n, y0 + v * n) for u, v in loop], fill=fill, width=round(n * width), joint="curve"
            )
    return Sprite.centred(canvas.reduce(k))


def coin(size: int) -> Sprite:
    """What a trader or a post earns: a golden disc, its number is written on it."""
    canvas = pieces.clear(round(size * 1.3), round(size * 1.3))
    d = size * SCALE
    middle = (canvas.width / 2, canvas.height / 2)

    def plate(radius: float) -> Image.Image:
        return disc(canvas.size, d * radius, middle)(0)

    shadow(canvas, disc(canvas.size, d * 0.5, middle), d * 0.8)
    canvas.alpha_composite(solid(plate(0.5), INK))
    canvas.alpha_composite(body(plate(0.47), GOLD, d * 0.03))
    canvas.alpha_composite(solid(plate(0.41), mix(INK, GOLD, 0.35)))
    canvas.alpha_composite(body(plate(0.40), rgb("F6DF9C"), d * 0.02))
    return Sprite.centred(canvas.reduce(SCALE))


def inspector(size: int) -> Sprite:
    """The emperor's inspector: violet robe, black hat with two wings, a scroll."""
    k = SCALE
    n = size * k
    canvas = pieces.clear(round(size * 1.35), round(size * 1.4))
    middle = canvas.width / 2
    top = 8 * k

    def at(u: float, v: float) -> tuple[float, float]:
        return middle + u * n, top + v * n

    robe = [at(-0.14, 0.50), at(0.14, 0.50), at(0.40, 0.70), at(0.44, 1.0), at(-0.44, 1.0), at(-0.40, 0.70)]
    outline = polygon_outline(canvas.size, robe)
    shadow(canvas, outline, n * 0.8)
    canvas.alpha_composite(solid(outline(n * 0.05), INK))
    canvas.alpha_composite(body(outline(0), ROBE, n * 0.035))
    pen = ImageDraw.Draw(canvas)
    pen.rectangle((*at(-0.17, 0.74), *at(0.17, 0.99)), fill=INK)
    pen.rectangle((*at(-0.13, 0.78), *at(0.13, 0.95)), fill=GOLD_LIGHT)
    pen.ellipse((*at(-0.22, 0.17), *at(0.22, 0.62)), fill=INK)
    pen.ellipse((*at(-0.18, 0.21), *at(0.18, 0.58)), fill=SKIN)
    pen.pieslice((*at(-0.25, 0.0), *at(0.25, 0.66)), 180, 360, fill=INK)
    pen.rounded_rectangle((*at(-0.56, 0.22), *at(0.56, 0.33)), n * 0.05, fill=INK)
    pen.rectangle((*at(-0.22, 0.25), *at(0.22, 0.30)), fill=GOLD)
    return Sprite.centred(canvas.reduce(k))


def sprites() -> dict[str, Sprite]:
    """What Yunnan's pictures are pasted from, besides the base."""
    found: dict[str, Sprite] = {"stamp": stamps.stamp(stamps.TEA, 112, "tea", weight=0.075)}
    for seat, letter in enumerate(LETTERS):
        found[f"trader-{letter}"] = pieces.emblem(seat, TOKEN, 36)
        found[f"moved-{letter}"] = pale(seat, TOKEN, 36)
        found[f"ghost-{letter}"] = ghost(seat, TOKEN, 36)
        found[f"pip-{letter}"] = pieces.emblem(seat, PIP, 0)
        found[f"post-{letter}"] = pieces.pagoda(seat, POST, 36, False)
        found[f"horse-{letter}"] = horse(seat)
        found[f"teahouse-{letter}"] = teahouse_plate(seat)
    found["teahouse-free"] = teahouse_plate(None)
    found["gift"] = gift()
    found["coin"], found["coin-large"] = coin(56), coin(84)
    found["inspector"] = inspector(56)
    found["icon-total"] = shared_icon("total", ICON)
    for name in SIGNS:
        found[f"icon-{name}"] = icon(name, ICON)
        found[f"small-{name}"] = icon(name, SMALL)
    return found | spots.sprites(len(board().provinces) - 1, len(board().bridges)) | _slips()


def _slips() -> dict[str, Sprite]:
    """Slips of paper: of a colour by number of colours, of a pair, rows of tables, a crop's strip."""
    sizes = {f"slip-{count}": (slip_width(count), SLIP_HEIGHT) for count in COLOURS}
    sizes["slip-pair"] = (slip_width(2), SLIP_HEIGHT)
    sizes["row"] = (WIDTH - 2 * STRIP_LEFT, TABLE_ROW)
    return {f"{name}-{state}": marks.slip(*size, state) for name, size in sizes.items() for state in STATES}


def build() -> None:
    """Write the sheet."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    sheet.pack(sprites(), FOLDER / "sprites")
