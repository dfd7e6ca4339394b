"""Yunnan's sprites on their sheet: traders, posts, horses, tea houses, signs, marks, slips."""

from pathlib import Path

from PIL import Image

from games.yunnan.components import board
from render.art import sheet
from render.art.drawing import (
    KIT,
    draw,
    each_seat,
    emblem,
    emblems,
    for_seat,
    icon,
    named,
    over,
    pagoda,
    ring,
    round_ring,
    slip,
)
from render.art.strokes import brush
from render.kit.palette import GOLD, INK, SEATS, Colour, mix, rgb
from render.kit.sprites import Sprite
from render.yunnan.layout import (
    FINAL_ROW,
    FOLDER,
    PLAYERS,
    ROAD_WIDTH,
    SLIP_HEIGHT,
    STRIP_LEFT,
    WIDTH,
    plate,
    road,
    slip_width,
)

DRAWN = FOLDER / "svg"
STATES = ("plain", "active", "winner", "resigned")
TOKEN, POST = 52, 50
"""A colour's token: a trader, a bid, a place in the order; its post."""
STANDING = {"-large": (1.19, 42), "": (1.0, 36), "-small": (0.77, 0)}
"""Traders and posts where there is room, and where many stand: their scale, the height of their letters."""
SHAPES = {"level": 38, "pip": 28, "dot": 22}
"""A colour's shape: alone on a track, one of two there or on a bridge, one of many."""
ICON, SMALL = 44, 37
"""Signs: beside words, and beside numbers on slips."""
OF_ALL = {"post": "house", "round": "round"}
"""Signs that all games have, by their name here."""
ROOF, FRAME = 14, 16
"""How far the roof of what a post yields rises above its plate; how far a frame reaches out beyond both."""
WAY, PAD = rgb("F0C24B"), 24
"""A road that is connected, and the room round it."""


def sign_files() -> dict[str, Path]:
    """The drawing of every sign."""
    found = {path.stem: path for path in sorted((DRAWN / "icons").glob("*.svg"))}
    return found | {name: KIT / "icons" / f"{drawn}.svg" for name, drawn in OF_ALL.items()}


def _horse(seat: int) -> Sprite:
    """A pack horse with the colour's shape as its load, anchored between its hooves."""
    bare = draw(DRAWN / "pieces" / "horse.svg")
    laden = over(Sprite.of(bare.image, 27, 28), emblem(seat, 27, 0))
    return Sprite.of(laden.image, bare.x, bare.y)


def _teahouse(seat: int) -> Sprite:
    """A tea house with the shape of its owner."""
    plate = draw(DRAWN / "pieces" / "teahouse.svg", "plate")
    return Sprite.centred(over(Sprite.of(plate.image, 73, plate.y), emblem(seat, 34, 0)).image)


def _way(province: int) -> Sprite:
    """The road of a province in gold; pasted at the picture's corner it lies there."""
    path = road(province)
    left, top = (int(min(point[axis] for point in path)) - PAD for axis in (0, 1))
    right, bottom = (int(max(point[axis] for point in path)) + PAD for axis in (0, 1))
    line = [(2 * (x - left), 2 * (y - top)) for x, y in path]
    canvas = Image.new("RGBA", (2 * (right - left), 2 * (bottom - top)), (0, 0, 0, 0))
    strokes: tuple[tuple[float, Colour], ...] = ((1.15, mix(INK, GOLD, 0.15)), (0.8, WAY))
    for wide, colour in strokes:
        mask = Image.new("L", canvas.size, 0)
        brush(mask, line, 2 * wide * ROAD_WIDTH, ("way", province), dry=0, taper=0.1)
        layer = Image.new("RGBA", canvas.size, (*colour, 0))
        layer.putalpha(mask)
        canvas.alpha_composite(layer)
    return Sprite.of(canvas.reduce(2), -left, -top)


def _standing() -> dict[str, Sprite]:
    """Traders, those that have travelled, posts: with a letter, without it below others, and small."""
    pale = KIT / "pieces" / "pale.svg"
    found: dict[str, Sprite] = {}
    for ending, (scale, cap) in STANDING.items():
        for bare, letter in (("", cap), ("-bare", 0)):
            for seat, look in enumerate(SEATS):
                name = f"{look.letter}{ending}{bare}"
                found[f"trader-{name}"] = emblem(seat, round(TOKEN * scale), letter)
                found[f"moved-{name}"] = for_seat(pale, seat, letter, scale)
                found[f"post-{name}"] = pagoda(seat, round(POST * scale), letter, False)
    return found


def _marks() -> dict[str, Sprite]:
    """Rings of the last turn, what may be chosen, the road that is connected."""
    folder = DRAWN / "marks"
    found = {"ring-pip": round_ring(24), "ring-plate": ring(100, 60)}
    for ending, (scale, _) in STANDING.items():
        found[f"ring-piece{ending}"] = round_ring(round(35 * scale))
        found[f"asked-piece{ending}"] = draw(KIT / "marks" / "band.svg", scale=scale * 32 / 38)
    found["ring-ghost"] = draw(KIT / "marks" / "round.svg", "thin", scale=29 / 40)
    found["free"] = draw(folder / "free.svg")
    cut = icon(DRAWN / "icons" / "cut.svg", 46)
    found["cut-off"] = over(draw(folder / "free.svg", size=(82, 62)), cut)
    found["edge"] = draw(KIT / "marks" / "edge.svg", size=(WIDTH, 26))
    for province in range(len(board().provinces)):
        left, top, right, bottom = plate(province)
        size = (right - left + 2 * FRAME, bottom - top + ROOF + 2 * FRAME)
        found[f"asked-{province}"] = draw(folder / "asked.svg", size=size)
        found[f"way-{province}"] = _way(province)
    return found


def _slips() -> dict[str, Sprite]:
    """Slips of paper: cards by number of players, rows of tables."""
    sizes = {f"slip-{count}": (slip_width(count), SLIP_HEIGHT) for count in PLAYERS}
    sizes["row"] = (WIDTH - 2 * STRIP_LEFT, FINAL_ROW)
    return {f"{name}-{state}": slip(*size, state) for name, size in sizes.items() for state in STATES}


def sprites() -> dict[str, Sprite]:
    """What Yunnan's pictures are pasted from, besides the base."""
    folder = DRAWN / "pieces"
    found = named(DRAWN) | _standing()
    for name, size in SHAPES.items():
        found |= emblems(name, size)
    found |= each_seat(lambda seat: for_seat(folder / "ghost.svg", seat, 36), "ghost")
    found |= each_seat(_horse, "horse") | each_seat(_teahouse, "teahouse")
    found["teahouse-free"] = draw(folder / "teahouse.svg", "free")
    found["coin-large"] = draw(folder / "coin.svg", scale=1.5)
    for look in ("plain", "connected"):
        found[f"bridge-{look}"] = draw(folder / "bridge.svg", look)
    for name, path in sign_files().items():
        found[f"icon-{name}"], found[f"small-{name}"] = icon(path, ICON), icon(path, SMALL)
    found["icon-total"] = icon(KIT / "icons" / "total.svg", ICON)
    return found | _marks() | _slips()


def build() -> None:
    """Write the sheet."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    sheet.pack(sprites(), FOLDER / "sprites")
