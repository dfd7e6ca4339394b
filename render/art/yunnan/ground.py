"""Yunnan's ground: landscape, road, gorges, slips, buildings; no word and no number."""

import numpy as np
from PIL import Image

from render.art.field import Field, stain, to_image
from render.art.ground import paper
from render.art.yunnan.bank import draw_bank
from render.art.yunnan.gorges import draw_gorges
from render.art.yunnan.landscape import draw_landscape
from render.art.yunnan.road import EARTH, draw_bridges, draw_road
from render.art.yunnan.slips import draw_slip
from render.art.yunnan.towers import draw_towers
from render.yunnan.layout import BANK, CARTOUCHES, HEIGHT, ORDER, WIDTH

_VEIL, _TRACE = 0.945, 0.06
"""How much a cartouche hides of the land, and how much of the road is seen on it."""


def ground() -> Image.Image:
    """The picture on which everything is drawn."""
    land = paper(HEIGHT * 2, WIDTH * 2, "yunnan", fibres=0.3)
    draw_landscape(land)
    draw_gorges(land)
    road = draw_road(land)
    draw_bridges(land)
    for number, box in enumerate(CARTOUCHES):
        draw_slip(land, box, _VEIL, f"place{number}")
        left, top, right, bottom = (2 * n for n in box)
        inside = np.s_[top + 12 : bottom - 12, left + 12 : right - 12]
        trace: Field = road[inside] * np.float32(_TRACE)
        stain(land[inside], EARTH, trace)
    draw_slip(land, ORDER, 0.97, "order")
    for side, box in enumerate(BANK):
        draw_slip(land, box, 0.97, f"bank{side}")
    picture = to_image(land).reduce(2)
    draw_towers(picture)
    draw_bank(picture)
    return picture
