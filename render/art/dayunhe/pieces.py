"""All of Da Yunhe's sprites on their sheet."""

from games.dayunhe.components import UNREST
from games.dayunhe.components import tiles as kinds
from render.art import pieces, sheet, stamps
from render.art.dayunhe import cards, spots, tiles, wall
from render.art.dayunhe.signs_more import ALL
from render.art.icons import sign
from render.art.strokes import Point
from render.dayunhe.layout import FOLDER
from render.kit.palette import SEATS
from render.kit.sprites import Sprite

RIVER: tuple[tuple[Point, ...], ...] = (
    ((16, 14), (30, 24)),
    ((10, 40), (24, 49)),
    ((12, 92), (20, 80), (30, 62)),
    ((38, 17), (96, 17)),
    ((46, 36), (66, 36), (66, 62), (46, 62), (46, 36)),
    ((84, 17), (84, 82), (80, 91), (66, 88)),
)
"""The character "river" as strokes on a square of 100."""
ICON = 44
PIPS = {"": 46, "-large": 60}
"""Sizes of the owner's shape under a value; in panels values stand alone."""
_CLEAR = 3
"""What of a shadow is so faint nobody sees."""


def _tiles() -> dict[str, Sprite]:
    """Plates, waters, pips in all sizes."""
    found: dict[str, Sprite] = {}
    for suffix, width in spots.SIZES.items():
        for seat, look in enumerate(SEATS):
            found[f"plate-{look.letter}{suffix}"] = tiles.plate(width, seat)
            found[f"plate-back-{look.letter}{suffix}"] = tiles.back(width, seat)
            found[f"unrest-{look.letter}{suffix}"] = tiles.unrest(width, seat)
        for kind in kinds():
            for rotation in kind.rotations:
                if kind.id == UNREST:
                    continue
                joined = [edge for edge in range(6) if kind.masks[rotation] >> edge & 1]
                drawn = tiles.water(width, joined, ripples=suffix != "-small")
                found[f"water-{kind.id}-{rotation}{suffix}"] = drawn
    for suffix, size in PIPS.items():
        for seat, look in enumerate(SEATS):
            found[f"pip-{look.letter}{suffix}"] = tiles.pip(size, seat)
    return found


def sprites() -> dict[str, Sprite]:
    """Every sprite by its name."""
    found = {"stamp": stamps.stamp(RIVER, 112, "he", weight=0.085)}
    found |= _tiles() | spots.sprites() | wall.sprites() | cards.sprites()
    for name, draw in ALL.items():
        found[f"icon-{name}"] = sign(draw, ICON)
    for seat, look in enumerate(SEATS):
        found[f"marker-{look.letter}"] = pieces.emblem(seat, 52, 36)
    return {name: made if name.startswith("icon-") else trimmed(made) for name, made in found.items()}


def trimmed(made: Sprite) -> Sprite:
    """The sprite without the clear pixels round it: what is not there need not be pasted."""
    box = made.image.getchannel("A").point(lambda value: 255 if value > _CLEAR else 0).getbbox()
    left, top, right, bottom = box or (0, 0, 1, 1)
    return Sprite.of(made.image.crop((left, top, right, bottom)), made.x - left, made.y - top)


def build() -> None:
    """Write the sheet."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    sheet.pack(sprites(), FOLDER / "sprites")
