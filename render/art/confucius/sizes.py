"""Which sizes of frames, rings, slips and plates Confucius' sheets and questions need; from its layouts."""

from collections.abc import Mapping

from render.confucius import layout, realm_layout
from render.confucius.layout import (
    CANDIDATE,
    CELL_WIDTH,
    MATS,
    POST_HIGH,
    POSTS,
    SEATS,
    SLIP_HEIGHT,
    STRIP_LEFT,
    TABLE_ROW,
    TABLET_HIGH,
    TABLET_WIDTH,
    WIDTH,
    Box,
    slip_width,
)
from render.confucius.realm_layout import (
    BLOCK,
    CHIP,
    DISTANT,
    HARBOUR_HIGH,
    LAND,
    PLATE,
    PLATE_LARGE,
)

Size = tuple[int, int]
Sizes = Mapping[str, Size]


def of(box: Box) -> Size:
    """Width and height."""
    return box[2] - box[0], box[3] - box[1]


OFFICIAL = (TABLET_WIDTH, TABLET_HIGH)
POST = (POSTS[0][1] - POSTS[0][0], POST_HIGH)
CELL_LARGE = (CELL_WIDTH, layout.BOX_CELL_HIGH)
HARBOURS: Mapping[str, Size] = {
    f"harbour-{seats}": (realm_layout.slips(seats).width, HARBOUR_HIGH) for seats in SEATS
}
ISLANDS = ("spice", "india", "arabia", "africa", "americas")
DISTANTS: Mapping[str, Size] = {
    f"distant-{name}": of(box) for name, box in zip(ISLANDS, DISTANT, strict=True)
}

RINGED: Sizes = {
    "official": OFFICIAL,
    "post": POST,
    "candidate": of(CANDIDATE),
    "wall": BLOCK,
    "plate": PLATE,
    "chip": CHIP,
    "ocean": (220, 50),
}
"""Ringed by a rounded rectangle."""
ROUND_RINGS: Mapping[str, int] = {
    "mat": 38,
    "cell": 26,
    "box": 44,
    "pip": 30,
    "seal": 54,
    "yard": 42,
    "visitor": 27,
    "chit": 42,
}
"""Ringed by a circle of that radius."""
FRAMED: Sizes = {
    "official": OFFICIAL,
    "mat": of(MATS[0]),
    "land": LAND,
    "plate": PLATE,
    "plate-large": PLATE_LARGE,
    **HARBOURS,
    **DISTANTS,
}
"""Framed when they may be chosen."""
PADS: Mapping[str, int] = {"official": 5, "plate": 3, "plate-large": 3}
"""How far their frames reach out where neighbours stand close by."""
SLIPS: dict[str, Size] = {f"slip-{seats}": (slip_width(seats), SLIP_HEIGHT) for seats in SEATS}
ROWS: dict[str, Size] = {"row": (WIDTH - 2 * STRIP_LEFT, TABLE_ROW)}
PLATES: Sizes = {"plate": PLATE, "plate-large": PLATE_LARGE}
