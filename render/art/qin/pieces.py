"""Sprites that only Qin needs: villages, tiles, seams, slips for its seats."""

from PIL import Image, ImageDraw, ImageFilter

from games.qin.components import HAND, KINDS
from render.art import marks, pieces, stamps
from render.art.icons import icon, tiles_held
from render.art.shapes import SCALE, body, box, roof, shadow, solid
from render.kit.palette import CREAM, INK, SEATS, SHADOW_PAPER, mix, rgb
from render.kit.sprites import Sprite
from render.qin.layout import CELL, SERIES_HEIGHT, SLIP_HEIGHT, slip_width

HEADER_HALF, HAND_HALF = 60, 152
MOST_SEATS = 4


WALL = rgb("3E2C20")
TOOTH = rgb("E8D5AC")
COURT = rgb("FBF3DE")


def village(held: bool) -> Sprite:
    """A walled town: three roofs in its court while it is free, room for the holder's emblem once taken."""
    k, n = SCALE, CELL * SCALE
    canvas = pieces.clear(CELL, CELL)
    cast = Image.new("L", canvas.size, 0)
    ImageDraw.Draw(cast).rectangle((7 * k, 9 * k, n - 3 * k, n - k), fill=160)
    canvas.alpha_composite(solid(cast.filter(ImageFilter.GaussianBlur(3 * k)), SHADOW_PAPER))
    pen = ImageDraw.Draw(canvas)
    pen.rectangle((5 * k, 5 * k, n - 5 * k, n - 5 * k), fill=WALL)
    for number in range(7):
        at = (9.6 + number * 9.6) * k
        for near, far in ((6.4 * k, 10 * k), (n - 10 * k, n - 6.4 * k)):
            pen.rectangle((at, near, at + 6 * k, far), fill=TOOTH)
            pen.rectangle((near, at, far, at + 6 * k), fill=TOOTH)
    pen.rectangle((12.5 * k, 12.5 * k, n - 12.5 * k, n - 12.5 * k), fill=COURT)
    if not held:
        for centre, top, wide in ((42.5, 17, 38), (29, 42, 30), (56.5, 44, 28)):
            _hut(pen, centre, top, wide)
    return Sprite.centred(canvas.reduce(SCALE))


def _hut(pen: ImageDraw.ImageDraw, centre: float, top: float, wide: float) -> None:
    k = SCALE
    walls = ((centre - wide * 0.30) * k, (top + 9) * k, (centre + wide * 0.30) * k, (top + 23) * k)
    pen.rectangle(walls, fill=rgb("EAD9B2"), outline=INK, width=2 * k)
    pen.rectangle(((centre - 3) * k, (top + 15) * k, (centre + 3) * k, (top + 23) * k), fill=INK)
    shape = roof(wide * k, 15 * k, centre * k, top * k)
    pen.polygon(shape, fill=rgb("6A5546"))
    pen.line([*shape, shape[0]], fill=INK, width=2 * k)


def tile(kind: str, half: int, pigments: dict[str, Image.Image]) -> Sprite:
    """A tile lying face up, ``half`` px for each of its squares: cream edge, ink line, bevel."""
    k = 2
    edge, pad = max(4, half // 20), half // 5
    size = ((2 * half + 2 * edge + 2 * pad) * k, (half + 2 * edge + 2 * pad) * k)
    canvas = Image.new("RGBA", size, (0, 0, 0, 0))
    near, far = (pad + edge) * k, (pad + edge + 2 * half) * k
    face = box(size, (near, near), (far, near + half * k), half * 0.07 * k)
    shadow(canvas, lambda grow: face(grow + edge * k), half * k * 0.55)
    canvas.alpha_composite(solid(face((edge + 1) * k), INK))
    canvas.alpha_composite(body(face((edge - 1.5) * k), CREAM, edge * k * 0.7))
    canvas.alpha_composite(solid(face(1.5 * k), INK))
    inside = Image.new("RGB", size, INK)
    inside.paste(_halves(kind, half * k, pigments), (near, near))
    rim = Image.new("L", size, 110)
    rim.paste(face(-half * 0.055 * k).point(lambda value: 110 - value * 110 // 255))
    inside.paste(mix(INK, (90, 50, 36), 0.6), (0, 0), rim.filter(ImageFilter.GaussianBlur(half * 0.03 * k)))
    inside.putalpha(face(0))
    canvas.alpha_composite(inside)
    if kind[0] != kind[1]:
        middle = near + half * k
        ImageDraw.Draw(canvas).line(
            (middle, near, middle, near + half * k), fill=INK, width=round(max(2, half / 48)) * k
        )
    return Sprite.centred(canvas.reduce(k))


def _halves(kind: str, half: int, pigments: dict[str, Image.Image]) -> Image.Image:
    """The two squares of a tile side by side; of a double the pigment runs through."""
    wide = (2 * half, half)
    first, second = (
        pigments[colour].crop((0, 0, 4 * CELL, 2 * CELL)).resize(wide, Image.Resampling.BICUBIC)
        for colour in kind
    )
    first.paste(second.crop((half, 0, *wide)), (half, 0))
    return first


def seam(upright: bool) -> Sprite:
    """The joint between two tiles of one province, anchored on the middle of the shared edge."""
    canvas = Image.new("RGBA", (CELL, CELL), (0, 0, 0, 0))
    pen = ImageDraw.Draw(canvas)
    middle = CELL // 2
    for shift, width, colour in ((0, 2, (60, 38, 28, 105)), (2, 1, (255, 246, 226, 80))):
        ends = (
            (middle + shift, 8, middle + shift, CELL - 9)
            if upright
            else (8, middle + shift, CELL - 9, middle + shift)
        )
        pen.line(ends, fill=colour, width=width)
    return Sprite(canvas, middle, middle)


def sprites(pigments: dict[str, Image.Image]) -> dict[str, Sprite]:
    """What Qin's pictures are pasted from, besides ground and land."""
    found: dict[str, Sprite] = {"stamp": stamps.stamp(stamps.QIN, 112)}
    for seat, look in enumerate(SEATS[:MOST_SEATS]):
        found[f"single-{look.letter}"] = pieces.pagoda(seat, 54, 36, False)
        found[f"double-{look.letter}"] = pieces.pagoda(seat, 57, 38, True)
        found[f"holder-{look.letter}"] = pieces.emblem(seat, 54, 36)
    found["village"] = village(True)
    for kind in KINDS:
        found[f"tile-{kind}"] = tile(kind, HEADER_HALF, pigments)
        found[f"hand-{kind}"] = tile(kind, HAND_HALF, pigments)
    found["seam-upright"], found["seam-level"] = seam(True), seam(False)
    for name, columns, rows in (("square", 1, 1), ("level", 2, 1), ("upright", 1, 2)):
        found[f"ring-{name}"] = marks.ring(columns, rows, CELL)
    found["chosen"] = marks.chosen(1, 1, CELL)
    found["chosen-half"] = marks.chosen(1, 1, HEADER_HALF)
    found["glow"] = marks.glow(CELL)
    found["icon-pile"] = icon("pile", 60)
    for suffix, size, wide in (("", 58, 42), ("-small", 50, 38)):
        found[f"icon-pagoda{suffix}"] = icon("pagoda", size)
        found[f"icon-village{suffix}"] = icon("village", size)
        for count in range(HAND + 1):
            found[f"tiles-{count}{suffix}"] = tiles_held(count, HAND, wide)
    found["tray"] = marks.tray(1140, 330)
    return found | _slips()


def _slips() -> dict[str, Sprite]:
    states: tuple[marks.State, ...] = ("plain", "active", "winner", "resigned")
    return {
        f"slip-{seats}-{state}{suffix}": marks.slip(slip_width(seats), SLIP_HEIGHT + extra, state)
        for seats in (2, 3, 4)
        for state in states
        for suffix, extra in (("", 0), ("-series", SERIES_HEIGHT))
    }
