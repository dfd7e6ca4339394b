"""Sprites that only China needs: houses, emissaries, fortifications, alliances, names, the emperor, slips."""

from itertools import combinations

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from games.china.components import HAND, SEATS, board
from render.art import marks, pieces, sheet, stamps
from render.art.china import cards, forts, spots, tables
from render.art.icons import icon
from render.art.shapes import SCALE, body, box, disc, piece, shadow, solid
from render.china.layout import (
    CROP_MOST,
    FOLDER,
    HOUSE,
    MEDAL,
    PIP,
    RAIL_ENDS,
    RAIL_HEIGHT,
    RAIL_PAD,
    RAIL_WIDTH,
    SLIP,
    SLIP_HEIGHT,
    TABLE_ROW,
    TRAY_SIZE,
    WIDTH,
    slip_room,
    slip_width,
)
from render.kit import palette
from render.kit.palette import (
    CANDIDATE,
    CREAM,
    GOLD,
    GOLD_LIGHT,
    INK,
    INK_SOFT,
    PAPER_LIGHT,
    SEAL,
    SHADOW_PAPER,
    WHITE,
    rgb,
)
from render.kit.sprites import Sprite
from render.kit.type import MIN_CAP, write

LETTERS = tuple(look.letter for look in palette.SEATS)
STATES: tuple[marks.State, ...] = ("plain", "active", "winner", "resigned")
GROUPS = ((1, 52), (2, 40), (4, 36), (8, 31))
"""Emissaries on a field, up to so many: the size of each."""
POINTS = 62
"""A seat's shape with points on it."""
TOKEN = 56
"""A seat's token on slips and in the table."""
PEG = 34
"""A seat's shape on the score track."""
TAN = rgb("CDB98F")
SEAL_DARK = rgb("7E1A13")
YELLOW, SKIN, PLATE = rgb("E9B72C"), rgb("F4DCB6"), rgb("F3DDA2")


def medal(leaders: tuple[int, ...]) -> Sprite:
    """An alliance's disc without its number: the ring in its leaders' colours, thin and tan without any."""
    d = MEDAL * SCALE
    canvas = pieces.clear(round(MEDAL * 1.4), round(MEDAL * 1.4))
    middle = (canvas.width / 2, canvas.height / 2)

    def plate(radius: float) -> Image.Image:
        return disc(canvas.size, d * radius, middle)(0)

    cast = ImageChops.offset(plate(0.52), round(d * 0.03), round(d * 0.07))
    canvas.alpha_composite(solid(cast.filter(ImageFilter.GaussianBlur(d * 0.05)), SHADOW_PAPER, 0.6))
    canvas.alpha_composite(solid(plate(0.5), INK))
    if not leaders:
        canvas.alpha_composite(solid(plate(0.465), TAN))
        canvas.alpha_composite(solid(plate(0.425), rgb("8A7550")))
        canvas.alpha_composite(body(plate(0.412), rgb("F7ECD2"), d * 0.03))
        return Sprite.centred(canvas.reduce(SCALE))
    dark = len(leaders) == 1 and palette.SEATS[leaders[0]].dark
    canvas.alpha_composite(solid(plate(0.465), CREAM if dark else INK))
    ring = Image.new("RGBA", canvas.size, (0, 0, 0, 0))
    pen = ImageDraw.Draw(ring)
    edges = (middle[0] - d, middle[1] - d, middle[0] + d, middle[1] + d)
    share = 360 / len(leaders)
    for number, seat in enumerate(leaders):
        start = number * share - 90
        pen.pieslice(edges, start, start + share, fill=(*palette.SEATS[seat].colour, 255))
    ring.putalpha(plate(0.448))
    canvas.alpha_composite(ring)
    canvas.alpha_composite(solid(plate(0.388), CREAM if dark else INK))
    canvas.alpha_composite(body(plate(0.368), rgb("F7ECD2"), d * 0.03))
    return Sprite.centred(canvas.reduce(SCALE))


def plate(size: int) -> Sprite:
    """A golden disc of no seat's colour, for points that several get."""
    canvas = pieces.clear(round(size * 1.5), round(size * 1.5))
    middle = canvas.width / 2
    outline = disc(canvas.size, size * SCALE / 2, (middle, middle))
    piece(canvas, outline, PLATE, False, size * SCALE)
    return Sprite.centred(canvas.reduce(SCALE))


def name_slip(name: str, look: str) -> Sprite:
    """A province's name on paper: plain, red once scored, white with a double line where it may be chosen."""
    wide = slip_room(name)
    k, pad = 2, 14
    size = ((wide + 2 * pad) * k, (SLIP + 2 * pad) * k)
    canvas = Image.new("RGBA", size, (0, 0, 0, 0))
    outline = box(size, (pad * k, pad * k), (size[0] - pad * k - 1, size[1] - pad * k - 1), 9 * k)
    cast = ImageChops.offset(outline(0), 2 * k, 3 * k).filter(ImageFilter.GaussianBlur(3 * k))
    canvas.alpha_composite(solid(cast, SHADOW_PAPER, 0.5))
    layers = {
        "plain": ((0.0, rgb("5A4030")), (-2.0, rgb("FBF2DC"))),
        "scored": ((0.0, SEAL_DARK), (-2.0, SEAL)),
        "candidate": ((5.0, INK), (3.0, WHITE), (0.5, CANDIDATE), (-2.5, WHITE)),
    }[look.removesuffix("-scored")]
    for grow, colour in layers:
        canvas.alpha_composite(solid(outline(grow * k), colour))
    if look.endswith("scored"):
        _tick(canvas, size[0] - 15 * k, 16 * k, k)
    picture = canvas.reduce(k)
    at = (picture.width / 2, picture.height / 2 - (1 if "Q" in name else 0))
    write(picture, at, name, "serif", MIN_CAP, PAPER_LIGHT if look == "scored" else INK)
    return Sprite.centred(picture)


def _tick(canvas: Image.Image, x: float, y: float, k: int) -> None:
    pen = ImageDraw.Draw(canvas)
    for radius, fill in ((15 * k, SEAL_DARK), (13 * k, rgb("FBF2DC"))):
        pen.ellipse((x - radius, y - radius, x + radius, y + radius), fill=fill)
    path = [(x - 7 * k, y), (x - 2 * k, y + 6 * k), (x + 7 * k, y - 7 * k)]
    pen.line(path, fill=SEAL, width=5 * k, joint="curve")


def emperor(size: int) -> Sprite:
    """The emperor in yellow under his flat hat with strings of beads."""
    k = SCALE
    n = size * k
    canvas = pieces.clear(round(size * 1.3), round(size * 1.3))
    middle = canvas.width / 2

    def at(u: float, v: float) -> tuple[float, float]:
        return middle + u * n, middle + v * n

    robe = [at(-0.16, 0.02), at(0.16, 0.02), at(0.42, 0.26), at(0.48, 0.50), at(-0.48, 0.50), at(-0.42, 0.26)]
    line = max(2, round(n * 0.045))

    def outline(grow: float) -> Image.Image:
        mask = Image.new("L", canvas.size, 0)
        pen = ImageDraw.Draw(mask)
        pen.polygon(robe, fill=255)
        pen.line([*robe, robe[0]], fill=255, width=max(1, round(2 * (grow + n * 0.03))), joint="curve")
        return mask

    shadow(canvas, outline, n * 0.8)
    canvas.alpha_composite(solid(outline(line), INK))
    canvas.alpha_composite(body(outline(0), YELLOW, n * 0.035))
    pen = ImageDraw.Draw(canvas)
    collar = [at(-0.10, 0.06), at(0.0, 0.30), at(0.10, 0.06)]
    pen.line(collar, fill=INK, width=line, joint="curve")
    pen.line([at(0, 0.30), at(0, 0.50)], fill=INK, width=line)
    r = 0.20
    pen.ellipse((*at(-r - 0.04, -0.30), *at(r + 0.04, 0.16)), fill=INK)
    pen.ellipse((*at(-r, -0.26), *at(r, 0.12)), fill=SKIN)
    pen.rectangle((*at(-0.20, -0.34), *at(0.20, -0.17)), fill=INK)
    pen.rectangle((*at(-0.16, -0.31), *at(0.16, -0.20)), fill=GOLD_LIGHT)
    pen.polygon([at(-0.50, -0.36), at(-0.42, -0.50), at(0.42, -0.50), at(0.50, -0.36)], fill=INK)
    pen.polygon([at(-0.42, -0.39), at(-0.37, -0.46), at(0.37, -0.46), at(0.42, -0.39)], fill=GOLD)
    for u in (-0.44, -0.33, 0.33, 0.44):
        pen.line([at(u, -0.36), at(u, -0.06)], fill=INK, width=max(1, round(n * 0.02)))
        for v in (-0.27, -0.16, -0.06):
            b = 0.048
            pen.ellipse((*at(u - b, v - b), *at(u + b, v + b)), fill=INK)
            pen.ellipse((*at(u - b * 0.6, v - b * 0.6), *at(u + b * 0.6, v + b * 0.6)), fill=CREAM)
    return Sprite.centred(canvas.reduce(SCALE))


def rail(end: int) -> Sprite:
    """The score track from 0 to ``end``, anchored at its corner: a mark a point, numbers on the tens."""
    k, pad = 2, 12
    size = ((RAIL_WIDTH + 2 * pad) * k, (RAIL_HEIGHT + 2 * pad) * k)
    canvas = Image.new("RGBA", size, (0, 0, 0, 0))
    outline = box(size, (pad * k, pad * k), (size[0] - pad * k - 1, size[1] - pad * k - 1), 10 * k)
    cast = ImageChops.offset(outline(0), 3 * k, 4 * k).filter(ImageFilter.GaussianBlur(4 * k))
    canvas.alpha_composite(solid(cast, SHADOW_PAPER, 0.45))
    canvas.alpha_composite(solid(outline(0), INK_SOFT))
    canvas.alpha_composite(body(outline(-2 * k), rgb("E9D9B4"), 2 * k))
    pen = ImageDraw.Draw(canvas)
    every = end // RAIL_ENDS[0]
    for points in range(0, end + 1, every):
        x = (pad + RAIL_PAD + (RAIL_WIDTH - 2 * RAIL_PAD) * points / end) * k
        high = 11 if points % (5 * every) == 0 else 7
        if points % (10 * every):
            for edge, way in ((pad + 3, 1), (pad + RAIL_HEIGHT - 3, -1)):
                pen.line((x, edge * k, x, (edge + way * high) * k), fill=(*INK_SOFT, 255), width=k)
    picture = canvas.reduce(k)
    for points in range(0, end + 1, 10 * every):
        x = pad + RAIL_PAD + (RAIL_WIDTH - 2 * RAIL_PAD) * points / end
        write(picture, (x, pad + RAIL_HEIGHT / 2), str(points), "number", MIN_CAP, INK_SOFT)
    return Sprite(picture, pad, pad)


def _seat_slips() -> dict[str, Sprite]:
    found = {
        f"seat-{seats}-{state}": marks.slip(slip_width(seats), SLIP_HEIGHT, state)
        for seats in SEATS
        for state in STATES
    }
    for state in STATES:
        found[f"row-{state}"] = marks.slip(WIDTH - 40, TABLE_ROW, state)
    return found


def sprites() -> dict[str, Sprite]:
    """What China's pictures are pasted from, besides the base."""
    found: dict[str, Sprite] = {"stamp": stamps.stamp(stamps.ZHONG, 112, weight=0.085)}
    for seat, letter in enumerate(LETTERS):
        found[f"house-{letter}"] = pieces.pagoda(seat, HOUSE, 36, False)
        for most, size in GROUPS:
            found[f"person-{letter}-{most}"] = pieces.emblem(seat, size, 36 if most == 1 else 0)
        found[f"seat-{letter}"] = pieces.emblem(seat, TOKEN, 36)
        found[f"pip-{letter}"] = pieces.emblem(seat, PIP, 0)
        found[f"points-{letter}"] = pieces.emblem(seat, POINTS, 0)
        found[f"peg-{letter}"] = pieces.emblem(seat, PEG, 0)
    for count in range(len(LETTERS) + 1):
        for leaders in combinations(range(len(LETTERS)), count):
            found["medal-" + "".join(LETTERS[seat] for seat in leaders)] = medal(leaders)
    found["fort"], found["fort-front"], found["fort-small"] = forts.back(80), forts.front(80), forts.whole(40)
    for province in board().provinces:
        for look in ("plain", "scored", "candidate", "candidate-scored"):
            found[f"name-{province.id}-{look}"] = name_slip(province.name, look)
    found["points-shared"] = plate(POINTS - 4)
    found["emperor"] = emperor(54)
    for name in ("house", "emissary"):
        found[f"icon-{name}"] = icon(name, 46)
    for name in ("alliance", "road", "total"):
        found[f"icon-{name}"] = icon(name, 48)
    for count in range(HAND + 1):
        found[f"held-{count}"] = cards.held(count, HAND, (25, 34), 5)
    for end in RAIL_ENDS:
        found[f"rail-{end}"] = rail(end)
    found["hand-slip"] = marks.slip(768, 188, "plain")
    found["tray"] = marks.tray(*TRAY_SIZE)
    found["crop-edge"] = marks.edge(CROP_MOST)
    return found | cards.sprites() | spots.sprites() | tables.sprites() | _seat_slips()


def build() -> None:
    """Write the sheet."""
    sheet.pack(sprites(), FOLDER / "sprites")
