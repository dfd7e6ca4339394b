"""Yunnan's paper for strips and tables, and its palettes: one for the title, one for all else."""

from PIL import Image

from render.art.colours import display, palette
from render.art.field import to_image
from render.art.ground import paper
from render.kit.files import read_picture
from render.kit.palette import PAPER
from render.yunnan.crop import VEIL
from render.yunnan.layout import FOLDER, MAP
from render.yunnan.layout import PAPER as SHEET

MARGIN = 160
"""Cut off all round: the stained edges of a sheet, of which only parts are shown."""


def build() -> None:
    """Write paper and palettes; needs base, title and sprites."""
    wide, high = SHEET
    # Drawn at its own size, not at twice: calmer.
    sheet = to_image(paper(high + 2 * MARGIN, wide + 2 * MARGIN, "yunnan-paper", fibres=0.4))
    sheet = sheet.crop((MARGIN, MARGIN, MARGIN + wide, MARGIN + high))
    sheet.save(FOLDER / "paper.png", optimize=True)
    base = read_picture(FOLDER / "base.png", "RGB")
    veiled = Image.blend(base.crop(MAP), Image.new("RGB", (MAP[2], MAP[3] - MAP[1]), PAPER), VEIL / 255)
    palette([base, sheet, display(FOLDER), veiled]).save(FOLDER / "palette-board.png")
    palette([read_picture(FOLDER / "title.png", "RGB")]).save(FOLDER / "palette-title.png")
