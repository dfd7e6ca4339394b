"""Stands in for sprites that are not on their sheet yet."""

from functools import cache

from PIL import Image, ImageDraw

from games.engine import BadData
from render.confucius.layout import FOLDER
from render.confucius.realm_layout import BLOCK, CHIP, DISTANT, HARBOUR_HIGH, LAND, PLATE, PLATE_LARGE, slips
from render.kit.assets import Assets
from render.kit.palette import GOLD, INK, INK_SOFT, PANEL, PANEL_WINNER, SEATS
from render.kit.sprites import Piece

LANDS = ("annam", "yunnan", "mongolia", "korea", "manchuria")
ISLES = ("spice", "india", "arabia", "africa", "americas")
_files = Assets(FOLDER)
MISSING: set[str] = set()


@cache
def piece(name: str) -> Piece:
    """The sprite of that name, or something of its size."""
    try:
        return _files.piece(name)
    except (KeyError, BadData):
        MISSING.add(name)
        return _stand_in(name)


def _stand_in(name: str) -> Piece:
    letter = name[-1] if name[-2:-1] == "-" and name[-1] in "ABCDE" else ""
    corner = False
    size = (44, 44)
    if name.startswith("wall"):
        size = BLOCK
    elif name.startswith("soldier"):
        size = (34 * int(name[-1]), 34)
    elif name.startswith("land-") and name[5:] in LANDS:
        size, corner = LAND, True
    elif name.startswith("distant-"):
        left, top, right, bottom = DISTANT[ISLES.index(name[8:])]
        size, corner = (right - left, bottom - top), True
    elif name.startswith("harbour-"):
        size, corner = (slips(int(name[8:])).width, HARBOUR_HIGH), True
    elif name.startswith("plate-large"):
        size = PLATE_LARGE
    elif name.startswith("plate-chip"):
        size = CHIP
    elif name.startswith("plate"):
        size = PLATE
    elif name.startswith("row-"):
        size, corner = (1160, 66), True
    else:
        for start, side in SIZES.items():
            if name.startswith(start):
                size = (side, side)
    made = Image.new("RGBA", (size[0] + 4, size[1] + 4), (0, 0, 0, 0))
    pen = ImageDraw.Draw(made)
    fill = SEATS["ABCDE".index(letter)].colour if letter else PANEL
    box = (1, 1, size[0] + 2, size[1] + 2)
    if name.startswith("plate") and letter:
        pen.rounded_rectangle(box, 8, PANEL, INK, 2)
        pen.rounded_rectangle((4, 4, size[0] - 1, size[1] - 1), 6, None, fill, 6)
    elif name.startswith(("ring", "asked")):
        pen.rounded_rectangle(box, 8, None, (168, 38, 28) if name[0] == "r" else (31, 107, 79), 6)
    elif name.endswith(("free", "unbought", "pale")):
        pen.rounded_rectangle(box, 8, None, INK_SOFT, 2)
    elif name.startswith(("box", "chit", "army", "visitor", "soldier", "star")):
        pen.ellipse(box, GOLD if "star" in name else fill, INK, 3)
    elif name.startswith("wall"):
        pen.rectangle(box, GOLD, INK, 3)
    else:
        pen.rounded_rectangle(box, 8, PANEL_WINNER if "winner" in name else fill, INK, 3)
    x, y = (2, 2) if corner else (made.width // 2, made.height // 2)
    return Piece.of(made, x, y)


SIZES = {
    "army-": 64,
    "army-pip": 46,
    "box": 72,
    "star": 34,
    "chit": 64,
    "visitor": 38,
    "yard-junk": 56,
    "sea": 40,
    "gift-small": 44,
    "gift-large": 84,
    "token": 72,
    "marker": 52,
    "pip": 36,
    "land-won": 88,
    "land-lost": 88,
    "title": 52,
}
"""Widths of sprites by how their names begin; a longer name counts more."""
