"""Stand-ins for sprites that are not drawn yet; goes away with the last of them."""

from functools import cache

from PIL import Image, ImageDraw

from render.confucius import layout
from render.kit.palette import SEATS, rgb
from render.kit.sprites import Piece

SIZES = {
    "official": (layout.TABLET_WIDTH, layout.TABLET_HIGH),
    "candidate": (layout.TABLET_WIDTH, layout.TABLET_HIGH),
    "candidate-": (266, 102),
    "secured": (layout.TABLET_WIDTH, layout.TABLET_HIGH),
    "asked-official": (layout.TABLET_WIDTH + 12, layout.TABLET_HIGH + 12),
    "ring-official": (layout.TABLET_WIDTH + 16, layout.TABLET_HIGH + 14),
    "card": layout.CARD,
    "reward": layout.CARD,
    "asked-card": layout.CARD,
    "asked-cell": (layout.CELL_WIDTH, layout.CELL_HIGH),
    "asked-cell-large": (layout.CELL_WIDTH, layout.BOX_CELL_HIGH),
    "cell-veil": (layout.CELL_WIDTH, layout.CELL_HIGH),
    "cell-veil-large": (layout.CELL_WIDTH, layout.BOX_CELL_HIGH),
    "asked-mat": (362, 102),
    "asked-candidate": (270, 106),
    "ring-candidate": (280, 116),
    "ring-post": (168, 70),
    "row": (1160, layout.TABLE_ROW),
    "stamp": (112, 112),
    "icon": (44, 44),
    "small": (37, 37),
    "box": (48, 48),
    "marker": (52, 52),
    "pale": (52, 52),
    "cube": (46, 46),
    "chit": (56, 56),
    "price": (56, 56),
    "sealed": (64, 64),
    "badge": (62, 62),
    "gift": (60, 60),
    "ring-marker": (68, 68),
    "ring-mat": (76, 76),
    "ring-cell": (54, 54),
    "edge": (1200, 6),
}
CORNER = ("slip", "row")


@cache
def stand_in(name: str) -> Piece:
    """A box of about the right size with the first letters of the sprite's name."""
    if name.startswith("slip-"):
        size = (layout.slip_width(int(name[5])), layout.SLIP_HEIGHT)
    else:
        size = next(
            (SIZES[key] for key in sorted(SIZES, key=len, reverse=True) if name.startswith(key)), (50, 50)
        )
    open_middle = name.startswith(("ring", "asked", "secured"))
    veil = "veil" in name
    image = Image.new("RGBA", size, (0, 0, 0, 0))
    pen = ImageDraw.Draw(image)
    letter = name.rsplit("-", 1)[-1]
    colour = next((look.colour for look in SEATS if look.letter == letter), rgb("F5EAD2"))
    if name.startswith("candidate"):
        colour = rgb("A9CBB0")
    box = (0, 0, size[0] - 1, size[1] - 1)
    if veil:
        pen.rectangle(box, fill=(20, 8, 4, 150))
    elif open_middle:
        line = rgb("A8261C" if name.startswith("ring") else "D8A24E" if name == "secured" else "1F6B4F")
        pen.rounded_rectangle(box, 12, outline=(*line, 255), width=7)
    else:
        pen.rounded_rectangle(box, 10, fill=(*colour, 255), outline=(34, 26, 21, 255), width=3)
        if not name.startswith(
            ("slip", "row", "edge", "official", "candidate", "chit", "price", "cube", "marker")
        ):
            pen.text((4, 2), name.split("-", 1)[-1][:9], fill=(90, 74, 60, 255))
    corner = name.startswith(CORNER)
    return Piece.of(image, 0 if corner else size[0] // 2, 0 if corner else size[1] // 2)
