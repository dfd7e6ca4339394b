"""The lobby card's picture."""

from PIL import Image

from render.art import stamps
from render.art.dayunhe.pieces import RIVER
from render.art.field import to_image
from render.art.ground import birds, mountains, paper
from render.dayunhe.layout import TITLE_HEIGHT, WIDTH
from render.kit.palette import INK, PAPER
from render.kit.sprites import Piece
from render.kit.type import write

_K = 2


def title() -> Image.Image:
    """The picture."""
    ground = paper(TITLE_HEIGHT * _K, WIDTH * _K, "dayunhe-title")
    birds(ground, (820, 170), "dayunhe-title", 4)
    mountains(ground, 760, 330, "dayunhe-title", dark=0.42, cell=430)
    picture = to_image(ground).reduce(_K)
    Piece.of(*stamps.stamp(RIVER, 124, "he", weight=0.085)).put(picture, 128, 116)
    write(picture, (58, 322), "Da Yunhe", "serif", 84, INK, "l", halo=PAPER)
    return picture
