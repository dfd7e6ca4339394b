"""Da Yunhe's grounds: the tall scroll of the board, plain paper."""

import numpy as np
from PIL import Image

from render.art.dayunhe.cities import draw_cities
from render.art.dayunhe.land import draw_land
from render.art.dayunhe.landscape import draw_landscape
from render.art.field import to_image
from render.art.ground import birds, mountains, paper, plain_paper
from render.art.landmarks import draw_wall
from render.dayunhe.layout import HEIGHT, PAPER, WIDTH

_K = 2


def board() -> Image.Image:
    """The board."""
    ground = paper(HEIGHT * _K, WIDTH * _K, "dayunhe", fibres=0.3)
    birds(ground, (1500, 110), "dayunhe", 4)
    crest = mountains(ground, 214, 150, "dayunhe", dark=0.36, cell=360)
    draw_wall(ground, crest, 900, 2380, np.ones(ground.shape[:2], np.float32))
    draw_landscape(ground)
    draw_land(ground)
    picture = to_image(ground).reduce(_K)
    draw_cities(picture)
    return picture


def strip() -> Image.Image:
    """Paper for strips and owners' sheets."""
    return plain_paper(*PAPER, "dayunhe-paper")
