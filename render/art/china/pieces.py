"""China's sprites on their sheet."""

from itertools import combinations

from PIL import Image, ImageDraw

from games.china.components import COLOURS, HAND, SEATS, board
from render.art import sheet
from render.art.china.patterns import LAND
from render.art.drawing import KIT, Letter, draw, each_seat, emblems, icon, named, over, pagoda, slip
from render.china.layout import (
    CARD,
    CROP_MOST,
    FOLDER,
    HOUSE,
    HOUSES_HEAD,
    HOUSES_STEP,
    HOUSES_SUM,
    LARGE,
    OPEN,
    PILE,
    PIP,
    RAIL_ENDS,
    RAIL_HEIGHT,
    RAIL_PAD,
    RAIL_WIDTH,
    SEAL,
    SLIP,
    SLIP_HEIGHT,
    SMALL,
    TABLE_ROW,
    TRAY_SIZE,
    WIDTH,
    house_columns,
    slip_room,
    slip_width,
)
from render.kit import palette
from render.kit.palette import GOLD_LIGHT, INK, INK_SOFT, PANEL, PAPER_LIGHT, Colour, mix
from render.kit.sprites import Sprite
from render.kit.type import MIN_CAP, write, write_fitted

DRAWN = FOLDER / "svg"
STATES = ("plain", "active", "winner", "resigned")
GROUPS = ((1, 52), (2, 40), (4, 36), (8, 31))
"""Emissaries on a field, up to so many: the size of each."""
SIZES: dict[str, tuple[tuple[int, int], int]] = {
    "open": (OPEN, 42),
    "card": (CARD, MIN_CAP),
    "small": (SMALL, MIN_CAP),
    "large": (LARGE, 50),
}
"""Size of cards and cap height of the names on them, by the first word of a sprite's name."""
STOOD = (160, 148)
_CARD_PAD, _NAME_PAD, _CELL_PAD, _RAIL_PAD, _GAP = 14, 14, 11, 12, 4
"""Room round what is drawn, for shadows; between the cells of the table."""


def seal(leaders: tuple[int, ...]) -> Sprite:
    """An alliance's seal without its number: in its leaders' colours, pale without any.

    Where several share it, their colours lie side by side, without the line inside.
    """
    parts = ("dark",) if any(palette.SEATS[seat].dark for seat in leaders) else ("light",)
    path = DRAWN / "pieces" / "seal.svg"
    if not leaders:
        return draw(path, "none")
    below = draw(path, "below", *parts)
    size = 4 * below.image.width
    colours, share = Image.new("RGB", (size, size)), 360 / len(leaders)
    for number, seat in enumerate(leaders):
        start = number * share - 90
        box = (-size, -size, 2 * size, 2 * size)
        ImageDraw.Draw(colours).pieslice(box, start, start + share, fill=palette.SEATS[seat].colour)
    mask = Image.new("L", (size, size), 0)
    edge, half = 4 * (5 if parts == ("dark",) else 3), 4 * SEAL // 2
    low, high = size // 2 - half + edge, size // 2 + half - edge - 1
    ImageDraw.Draw(mask).rounded_rectangle((low, low, high, high), 4 * 5, fill=255)
    colours.putalpha(mask)
    made = over(below, Sprite.centred(colours.reduce(4)))
    return made if len(leaders) > 1 else over(made, draw(path, "above", *parts))


def name_slip(name: str, look: str) -> Sprite:
    """A province's name on paper: plain, red once scored, white with a double line where it may be chosen."""
    size = slip_room(name) + 2 * _NAME_PAD, SLIP + 2 * _NAME_PAD
    tick = ("tick",) if look.endswith("scored") else ()
    made = draw(DRAWN / "names" / "slip.svg", look.removesuffix("-scored"), *tick, size=size)
    at = (size[0] / 2, size[1] / 2 - (1 if "Q" in name else 0))
    write(made.image, at, name, "serif", MIN_CAP, PAPER_LIGHT if look == "scored" else INK)
    return made


def rail(end: int) -> Sprite:
    """The score track from 0 to ``end``, anchored at its corner: numbers on the tens."""
    made = draw(DRAWN / "table" / "rail.svg")
    for number in range(7):
        x = _RAIL_PAD + RAIL_PAD + (RAIL_WIDTH - 2 * RAIL_PAD) * number / 6
        points = str(end * number // 6)
        write(made.image, (x, _RAIL_PAD + RAIL_HEIGHT / 2), points, "number", MIN_CAP, INK_SOFT)
    return made


def face(colour: str, size: tuple[int, int], cap: int) -> Sprite:
    """A province card: pigment and pattern of its lands, their names."""
    made = draw(DRAWN / "cards" / "card.svg", colour, size=_padded(size, _CARD_PAD))
    written = [province.name for province in board().provinces if province.colour == colour]
    for number, name in enumerate(written):
        lower = (number - (len(written) - 1) / 2) * cap * 1.42
        at = (made.image.width / 2, made.image.height / 2 + lower)
        halo = mix(LAND[colour], PAPER_LIGHT, 0.55)
        write_fitted(made.image, at, name, "serif", size[0] - 20, cap, halo=halo)
    return made


def _padded(size: tuple[int, int], pad: int) -> tuple[int, int]:
    return size[0] + 2 * pad, size[1] + 2 * pad


def _cards() -> dict[str, Sprite]:
    found: dict[str, Sprite] = {}
    folder = DRAWN / "cards"
    for word, (size, cap) in SIZES.items():
        for colour in COLOURS:
            found[f"{word}-{colour}"] = face(colour, size, cap)
        mark = Letter("?", cap + 16)
        found[f"{word}-?"] = draw(folder / "card.svg", "back", letter=mark, size=_padded(size, _CARD_PAD))
        found[f"{word}-empty"] = draw(folder / "empty.svg", size=_padded(size, 2))
        found[f"{word}-frame"] = draw(folder / "frame.svg", size=_padded(size, 8))
    for number in ("1", "2", "3"):
        for name in ("deck", "used"):
            found[f"{name}-{number}"] = draw(folder / f"{name}.svg", number)
            found[f"flat-{name}-{number}"] = draw(folder / "pile.svg", name, number)
    found["pile-frame"] = draw(folder / "frame.svg", size=_padded(STOOD, 8))
    found["large-lack"] = draw(folder / "empty.svg", colour=GOLD_LIGHT, size=_padded(LARGE, 2))
    found["deck-0"] = found["used-0"] = draw(folder / "empty.svg", size=_padded(STOOD, 2))
    found["flat-deck-0"] = found["flat-used-0"] = draw(folder / "empty.svg", size=_padded(PILE, 2))
    for count in range(HAND + 1):
        found[f"held-{count}"] = draw(folder / "held.svg", str(count))
    return found


def _head(name: str, colour: str, wide: int) -> Sprite:
    """A province's name on its land, anchored at its corner."""
    made = draw(DRAWN / "table" / "head.svg", colour, size=_padded((wide, HOUSES_HEAD - _GAP), _CELL_PAD))
    at = (made.image.width / 2, made.image.height / 2 - (1 if "Q" in name else 0))
    write_fitted(made.image, at, name, "serif", wide - 12)
    return made


def _cell(name: str, wide: int, fill: Colour | None = None) -> Sprite:
    """The place of one number, or the walls round it, anchored at its corner."""
    size = _padded((wide, HOUSES_STEP - _GAP), _CELL_PAD)
    return draw(DRAWN / "table" / f"{name}.svg", colour=fill, size=size)


def _table() -> dict[str, Sprite]:
    """Parts of the table of houses by province: a head with its name, cells in its colour, walls."""
    found = {"cell-sum": _cell("cell", HOUSES_SUM[1], PANEL)}
    for province, (_, wide) in zip(board().provinces, house_columns(), strict=True):
        found[f"head-{province.id}"] = _head(province.name, province.colour, wide)
        found[f"cell-{province.id}"] = _cell("cell", wide, mix(LAND[province.colour], PAPER_LIGHT, 0.15))
        found[f"walls-{province.id}"] = _cell("walls", wide)
    return found


def sprites() -> dict[str, Sprite]:
    """What China's pictures are pasted from, besides the base."""
    found = named(DRAWN) | _cards() | _table()
    found |= each_seat(lambda seat: pagoda(seat, HOUSE, 36, False), "house")
    for name, size, cap in (("seat", 56, 36), ("pip", PIP, 0), ("points", 62, 0), ("peg", 34, 0)):
        found |= emblems(name, size, cap)
    for most, size in GROUPS:
        people = emblems("person", size, 36 if most == 1 else 0)
        found |= {f"{name}-{most}": sprite for name, sprite in people.items()}
    for count in range(len(palette.SEATS) + 1):
        for leaders in combinations(range(len(palette.SEATS)), count):
            found["seal-" + "".join(palette.SEATS[seat].letter for seat in leaders)] = seal(leaders)
    for province in board().provinces:
        for look in ("plain", "scored", "candidate", "candidate-scored"):
            found[f"name-{province.id}-{look}"] = name_slip(province.name, look)
    for name, size in (("house", 46), ("emissary", 46), ("alliance", 48), ("road", 48), ("total", 48)):
        found[f"icon-{name}"] = icon(KIT / "icons" / f"{name}.svg", size)
    for end in RAIL_ENDS:
        found[f"rail-{end}"] = rail(end)
    for state in STATES:
        found[f"row-{state}"] = slip(WIDTH - 40, TABLE_ROW, state)
        for seats in SEATS:
            found[f"seat-{seats}-{state}"] = slip(slip_width(seats), SLIP_HEIGHT, state)
    found["hand-slip"] = slip(768, 188, "plain")
    found["tray"] = draw(KIT / "marks" / "tray.svg", size=_padded(TRAY_SIZE, 24))
    found["crop-edge"] = draw(KIT / "marks" / "edge.svg", size=(CROP_MOST, 26))
    return found


def build() -> None:
    """Write the sheet."""
    sheet.pack(sprites(), FOLDER / "sprites")
