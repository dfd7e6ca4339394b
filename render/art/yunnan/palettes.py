"""Yunnan's paper for strips and tables, and its palettes: one for the title, one for all else."""

from render.art.colours import display, palette
from render.art.field import to_image
from render.art.ground import paper
from render.kit.files import read_picture
from render.yunnan.layout import FOLDER
from render.yunnan.layout import PAPER as SHEET

COLOURS_OF_BOARD = 176
"""Fewer than a palette may have: the board with everything on it must stay below 400 kB."""
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
    palette([base, sheet, display(FOLDER)], COLOURS_OF_BOARD).save(FOLDER / "palette-board.png")
    palette([read_picture(FOLDER / "title.png", "RGB")]).save(FOLDER / "palette-title.png")
