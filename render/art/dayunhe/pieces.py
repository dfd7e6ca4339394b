"""All of Da Yunhe's sprites on their sheet."""

from games.dayunhe.components import UNREST
from games.dayunhe.components import tiles as kinds
from render.art import sheet
from render.art.dayunhe import cards, spots, tiles, wall
from render.art.dayunhe.signs_more import ALL
from render.art.drawing import emblems, named, trimmed
from render.art.icons import sign
from render.dayunhe.layout import FOLDER
from render.kit.palette import SEATS
from render.kit.sprites import Sprite

ICON = 44
PIP = 48
"""Size of the owner's shape under a value."""
CLEAR = 3
"""What of a shadow is so faint nobody sees."""


def _tiles() -> dict[str, Sprite]:
    """Plates, waters, empty places in both sizes; what is drawn on the map alone."""
    found: dict[str, Sprite] = {}
    for suffix, size in tiles.SIZES.items():
        found[f"slot{suffix}"] = tiles.sized("slot", size)
        for seat, look in enumerate(SEATS):
            found[f"plate-{look.letter}{suffix}"] = tiles.plate(size, seat, "canal")
            found[f"plate-back-{look.letter}{suffix}"] = tiles.plate(size, seat, "back")
            found[f"unrest-{look.letter}{suffix}"] = tiles.unrest(size, seat, tiles.EMBER[suffix])
        for kind in kinds():
            if kind.id != UNREST:
                for rotation in kind.rotations:
                    joined = [edge for edge in range(6) if kind.masks[rotation] >> edge & 1]
                    drawn = tiles.water(size, joined, gleam=not suffix)
                    found[f"water-{kind.id}-{rotation}{suffix}"] = drawn
    whole = tiles.SIZES[""]
    for edge in range(3):
        found[f"joint-{edge}"] = tiles.joint(whole, edge)
    for name in ("asked", "chosen"):
        found[f"{name}-hex"] = tiles.sized("frame", whole, name)
    return found | emblems("pip", PIP)


def sprites() -> dict[str, Sprite]:
    """Every sprite by its name."""
    found = named(FOLDER / "svg") | _tiles() | spots.sprites() | wall.sprites() | cards.sprites()
    for name, draw in ALL.items():
        found[f"icon-{name}"] = sign(draw, ICON)
    found |= emblems("marker", 52, 36)
    return {name: made if name.startswith("icon-") else trimmed(made, CLEAR) for name, made in found.items()}


def build() -> None:
    """Write the sheet."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    sheet.pack(sprites(), FOLDER / "sprites")
