"""Confucius' grounds: the court's wall and desk, the tray alone, the realm; no word and no number."""

import numpy as np
from PIL import Image

from render.art.confucius.coast import draw_realm
from render.art.confucius.desk import draw_desk, draw_exam, draw_tray
from render.art.confucius.scrolls import draw_scrolls
from render.art.field import blur, to_image
from render.art.ground import birds, mountains, paper
from render.confucius.layout import BOX_HEIGHT, BOX_TRAY, EXAM, HEIGHT, PAPER, TABLE, TRAY, WIDTH
from render.kit.palette import PAPER as PAPER_TONE

_K = 2
_MARGIN = 160
"""Cut off all round a plain sheet: its stained edges."""
_DRIFT = 24
"""Tones that drift over more pixels than this are evened out."""


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
    picture = plain_paper(BOX_HEIGHT, "confucius-box").resize((WIDTH * _K, BOX_HEIGHT * _K))
    draw_tray(picture, BOX_TRAY, True)
    return picture.reduce(_K)


def realm() -> Image.Image:
    """The realm."""
    return draw_realm()


def plain_paper(height: int, key: str) -> Image.Image:
    """Calm paper without stained edges, drawn at its own size."""
    ground = paper(height + 2 * _MARGIN, WIDTH + 2 * _MARGIN, key, fibres=0.15)
    # Without its slow drift of tone, whose steps would be seen in a palette; the fibres stay.
    for channel, level in enumerate(PAPER_TONE):
        ground[..., channel] += np.float32(level / 255) - blur(ground[..., channel], _DRIFT)
    sheet = to_image(ground)
    return sheet.crop((_MARGIN, _MARGIN, _MARGIN + WIDTH, _MARGIN + height))


def strip_paper() -> Image.Image:
    """Paper for strips, tables and owners' sheets."""
    return plain_paper(PAPER[1], "confucius-paper")
