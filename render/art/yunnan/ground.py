"""Yunnan's ground: landscape, road, gorges, slips, buildings; no word and no number."""

from typing import NamedTuple

import numpy as np
from PIL import Image

from render.art.field import Field, stain, to_image
from render.art.ground import paper
from render.art.yunnan.bank import draw_bank
from render.art.yunnan.gorges import draw_gorges
from render.art.yunnan.landscape import draw_landscape
from render.art.yunnan.road import EARTH, draw_bridges, draw_road
from render.art.yunnan.scenery import draw_scenery
from render.art.yunnan.slips import draw_slip
from render.art.yunnan.towers import draw_towers
from render.yunnan.layout import BANK, CARTOUCHES, HEIGHT, MAP_END, ORDER, WIDTH

_VEIL, _TRACE = 0.955, 0.05
"""How much a cartouche hides of the land, and how much of the road is seen on it."""
_EDGE = 12
"""Inside a cartouche, in pixels of the ground: its frame, on which no road is seen."""


class Grounds(NamedTuple):
    """The board, and the map alone with nothing lying on it."""

    board: Image.Image
    land: Image.Image


def grounds() -> Grounds:
    """Paint both."""
    land = paper(HEIGHT * 2, WIDTH * 2, "yunnan", fibres=0.3)
    draw_landscape(land)
    draw_gorges(land)
    road = draw_road(land)
    draw_scenery(land)
    draw_bridges(land)
    bare = to_image(land[: 2 * MAP_END]).reduce(2)
    for province, box in enumerate(CARTOUCHES):
        draw_slip(land, box, _VEIL, f"place{province}")
        left, top, right, bottom = (2 * edge for edge in box)
        inside = np.s_[top + _EDGE : bottom - _EDGE, left + _EDGE : right - _EDGE]
        trace: Field = road[inside] * np.float32(_TRACE)
        stain(land[inside], EARTH, trace)
    draw_slip(land, ORDER, 0.97, "order")
    for side, box in enumerate(BANK):
        draw_slip(land, box, 0.97, f"bank{side}")
    board = to_image(land).reduce(2)
    draw_towers(board)
    draw_bank(board)
    return Grounds(board, bare)
