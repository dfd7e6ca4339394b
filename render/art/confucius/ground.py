"""Confucius' grounds: the court's wall and desk, the tray alone, the realm; no word and no number."""

from PIL import Image

from render.art.confucius.coast import draw_realm
from render.art.confucius.desk import draw_desk, draw_exam, draw_tray
from render.art.confucius.scrolls import draw_scrolls
from render.art.field import to_image
from render.art.ground import birds, mountains, paper, plain_paper
from render.confucius.layout import BOX_HEIGHT, BOX_TRAY, EXAM, HEIGHT, PAPER, TABLE, TRAY, WIDTH

_K = 2


def court() -> Image.Image:
    """The court: scrolls on a wall of paper, below it the desk with examination and tray."""
    wall = paper(TABLE * _K, WIDTH * _K, "confucius", fibres=0.3)
    birds(wall, (1500, 110), "confucius", 4)
    mountains(wall, 250, 150, "confucius", dark=0.34, cell=360)
    picture = Image.new("RGB", (WIDTH * _K, HEIGHT * _K))
    picture.paste(to_image(wall), (0, 0))
    draw_desk(picture, EXAM[1] - 12)
    draw_scrolls(picture)
    draw_exam(picture)
    draw_tray(picture, TRAY, False)
    return picture.reduce(_K)


def tray() -> Image.Image:
    """The tray with higher cells on plain paper."""
    picture = plain_paper(WIDTH, BOX_HEIGHT, "confucius-box").resize((WIDTH * _K, BOX_HEIGHT * _K))
    draw_tray(picture, BOX_TRAY, True)
    return picture.reduce(_K)


def realm() -> Image.Image:
    """The realm."""
    return draw_realm()


def strip_paper() -> Image.Image:
    """Paper for strips, tables and owners' sheets."""
    return plain_paper(*PAPER, "confucius-paper")
