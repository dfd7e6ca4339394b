"""The lobby card's picture: the desk of an official, scrolls on the wall behind it."""

from PIL import Image

from render.art import stamps
from render.art.field import to_image
from render.art.ground import birds, mountains, paper
from render.confucius.layout import TITLE_HEIGHT, WIDTH
from render.kit.palette import INK, PAPER
from render.kit.sprites import Piece
from render.kit.type import write

_K = 2


def title() -> Image.Image:
    """The picture."""
    wall = paper(TITLE_HEIGHT * _K, WIDTH * _K, "confucius-title")
    birds(wall, (1000, 150), "confucius-title", 5)
    mountains(wall, 330, 260, "title3", dark=0.5, cell=430)
    picture = to_image(wall).reduce(_K)
    Piece.of(*stamps.stamp(stamps.KONG, 124, "kong", weight=0.085)).put(picture, 128, 116)
    write(picture, (58, 322), "Confucius", "serif", 84, INK, "l", halo=PAPER)
    return picture
