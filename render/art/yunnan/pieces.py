"""Yunnan's sprites on their sheet: traders, posts, horses, tea houses, signs, marks, slips."""

from pathlib import Path

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
from render.art.yunnan import ways
from render.kit.sprites import Sprite
from render.yunnan.layout import (
    BANK,
    CARTOUCHES,
    COLOURS,
    FOLDER,
    SLIP_HEIGHT,
    STOREY_HIGH,
    STRIP_LEFT,
    TABLE_ROW,
    TOWER_WIDTH,
    WIDTH,
    Box,
    slip_width,
)

DRAWN = FOLDER / "svg"
STATES = ("plain", "active", "winner", "resigned")
TOKEN, POST, PIP = 52, 50, 30
"""A colour's token: a trader, a bid, a place in the order; its post; its shape on a bridge."""
ICON, SMALL = 44, 37
"""Signs: beside words, and beside numbers on slips."""
OF_ALL = {"post": "house", "round": "round"}
"""Signs that all games have, by their name here."""
INSIDE = 12
"""How much smaller the frame for choosing is than the ring: both can be seen at once."""


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
    return Sprite.centred(over(Sprite.of(plate.image, 82, plate.y), emblem(seat, 34, 0)).image)


def _of(box: Box) -> tuple[int, int]:
    return box[2] - box[0], box[3] - box[1]


def _marks() -> dict[str, Sprite]:
    """Rings of the last turn, what may be chosen, provinces that are connected."""
    folder = DRAWN / "marks"
    found = {"ring-piece": round_ring(35), "ring-pip": round_ring(24), "ring-plate": ring(112, 66)}
    found["ring-ghost"] = draw(KIT / "marks" / "round.svg", "thin", scale=29 / 40)
    found["asked-piece"] = draw(KIT / "marks" / "band.svg", scale=32 / 38)
    found["free"] = draw(folder / "free.svg")
    cut = icon(DRAWN / "icons" / "cut.svg", 46)
    found["cut-off"] = over(draw(folder / "free.svg", size=(82, 62)), cut)
    found["edge"] = draw(KIT / "marks" / "edge.svg", size=(WIDTH, 26))
    sizes = {"province": _of(CARTOUCHES[1]), "market": _of(CARTOUCHES[0]), "bank": _of(BANK[0])}
    for name, (wide, high) in (sizes | {"storey": (TOWER_WIDTH, STOREY_HIGH)}).items():
        room = wide - INSIDE + 16, high - INSIDE + 16
        found[f"asked-{name}"] = draw(KIT / "marks" / "chosen.svg", size=room)
        found[f"ring-{name}"] = ring(wide, high)
    for name in ("province", "market"):
        wide, high = sizes[name]
        found[f"connected-{name}"] = draw(folder / "connected.svg", size=(wide + 48, high + 48))
    return found


def _slips() -> dict[str, Sprite]:
    """Slips of paper: of a colour by number of colours, of a pair, rows of tables."""
    sizes = {f"slip-{count}": (slip_width(count), SLIP_HEIGHT) for count in COLOURS}
    sizes["slip-pair"] = (slip_width(2), SLIP_HEIGHT)
    sizes["row"] = (WIDTH - 2 * STRIP_LEFT, TABLE_ROW)
    return {f"{name}-{state}": slip(*size, state) for name, size in sizes.items() for state in STATES}


def sprites() -> dict[str, Sprite]:
    """What Yunnan's pictures are pasted from, besides the base."""
    folder = DRAWN / "pieces"
    found = named(DRAWN) | emblems("trader", TOKEN, 36) | emblems("pip", PIP)
    found |= each_seat(lambda seat: for_seat(KIT / "pieces" / "pale.svg", seat, 36), "moved")
    found |= each_seat(lambda seat: for_seat(folder / "ghost.svg", seat, 36), "ghost")
    found |= each_seat(lambda seat: pagoda(seat, POST, 36, False), "post")
    found |= each_seat(_horse, "horse") | each_seat(_teahouse, "teahouse")
    found["teahouse-free"] = draw(folder / "teahouse.svg", "free")
    found["coin"], found["coin-large"] = (draw(folder / "coin.svg", scale=scale) for scale in (1, 1.5))
    for name, path in sign_files().items():
        found[f"icon-{name}"], found[f"small-{name}"] = icon(path, ICON), icon(path, SMALL)
    found["icon-total"] = icon(KIT / "icons" / "total.svg", ICON)
    return found | ways.sprites(len(board().provinces) - 1, len(board().bridges)) | _marks() | _slips()


def build() -> None:
    """Write the sheet."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    sheet.pack(sprites(), FOLDER / "sprites")
