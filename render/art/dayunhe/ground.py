"""Da Yunhe's grounds: the tall scroll of the board, plain paper."""

from PIL import Image

from render.art.confucius.ground import plain_paper
from render.art.dayunhe.land import draw_land
from render.art.field import to_image
from render.art.ground import birds, mountains, paper
from render.dayunhe.layout import HEIGHT, PAPER, WIDTH

_K = 2


def board() -> Image.Image:
    """The board."""
    ground = paper(HEIGHT * _K, WIDTH * _K, "dayunhe", fibres=0.3)
    birds(ground, (1500, 110), "dayunhe", 4)
    mountains(ground, 250, 150, "dayunhe", dark=0.34, cell=360)
    draw_land(ground)
    return to_image(ground).reduce(_K)


def strip() -> Image.Image:
    """Paper for strips and owners' sheets."""
    return plain_paper(PAPER[1], "dayunhe-paper")
