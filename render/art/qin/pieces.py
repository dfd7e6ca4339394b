"""Sprites that only Qin needs: villages, tiles, seams, slips for its seats."""

from PIL import Image

from games.qin.components import HAND, KINDS
from render.art.drawing import KIT, draw, each_seat, emblems, icon, named, pagoda, ring, slip
from render.kit.sprites import Sprite
from render.qin.layout import CELL, FOLDER, SERIES_HEIGHT, SLIP_HEIGHT, slip_width

HEADER_HALF, HAND_HALF = 60, 152
"""Widths of half a tile in the header and in the hand."""
MOST_SEATS = 4
DRAWN = FOLDER / "svg"


def village(held: bool) -> Sprite:
    """A walled town: three roofs in its court while it is free, room for the holder's emblem once taken."""
    return draw(DRAWN / "pieces" / "village.svg", *(() if held else ("free",)))


def tile(name: str, kind: str, half: int, pigments: dict[str, Image.Image], scale: float = 1) -> Sprite:
    """A tile lying face up, its halves ``half`` px wide: its pigments in the frame ``name``."""
    first, second = (
        pigments[colour].crop((0, 0, 4 * CELL, 2 * CELL)).resize((2 * half, half), Image.Resampling.BICUBIC)
        for colour in kind
    )
    first.paste(second.crop((half, 0, 2 * half, half)), (half, 0))
    rim = draw(DRAWN / "pieces" / f"{name}.svg", *(("two",) if kind[0] != kind[1] else ()), scale=scale)
    picture = Image.new("RGBA", rim.image.size, (0, 0, 0, 0))
    picture.paste(first, ((picture.width - 2 * half) // 2, (picture.height - half) // 2))
    picture.alpha_composite(rim.image)
    return Sprite.centred(picture)


def sprites(pigments: dict[str, Image.Image]) -> dict[str, Sprite]:
    """What Qin's pictures are pasted from, besides ground and land."""
    found = named(DRAWN)
    found |= each_seat(lambda seat: pagoda(seat, 54, 36, False), "single", MOST_SEATS)
    found |= each_seat(lambda seat: pagoda(seat, 57, 38, True), "double", MOST_SEATS)
    found |= emblems("holder", 54, 36, MOST_SEATS)
    found["village"] = village(True)
    for kind in KINDS:
        found[f"tile-{kind}"] = tile("tile", kind, HEADER_HALF, pigments)
        found[f"hand-{kind}"] = tile("hand", kind, HAND_HALF, pigments)
    for name, columns, rows in (("square", 1, 1), ("level", 2, 1), ("upright", 1, 2)):
        found[f"ring-{name}"] = ring(columns * CELL, rows * CELL)
    for name, side in (("chosen", CELL), ("chosen-half", HEADER_HALF)):
        found[name] = draw(KIT / "marks" / "chosen.svg", size=(side + 16, side + 16))
    found["glow"] = draw(KIT / "marks" / "glow.svg", size=(CELL + 30, CELL + 30))
    found["icon-pile"] = icon(KIT / "icons" / "pile.svg", 60)
    for suffix, size, wide in (("", 58, 42), ("-small", 50, 38)):
        for name in ("pagoda", "village"):
            found[f"icon-{name}{suffix}"] = icon(KIT / "icons" / f"{name}.svg", size)
        for count in range(HAND + 1):
            found[f"tiles-{count}{suffix}"] = draw(
                DRAWN / "pieces" / "tiles.svg", str(count), scale=wide / 42
            )
    found["tray"] = draw(KIT / "marks" / "tray.svg", size=(1140 + 48, 330 + 48))
    for seats in (2, 3, 4):
        for state in ("plain", "active", "winner", "resigned"):
            for suffix, extra in (("", 0), ("-series", SERIES_HEIGHT)):
                name = f"slip-{seats}-{state}{suffix}"
                found[name] = slip(slip_width(seats), SLIP_HEIGHT + extra, state)
    return found
