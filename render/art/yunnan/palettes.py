"""Yunnan's paper for strips and tables, and its palettes: one for the title, one for all else."""

from PIL import Image

from render.art.colours import palette, stacked
from render.art.field import to_image
from render.art.ground import paper
from render.kit.files import read_picture
from render.kit.palette import PAPER
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
    palette([base, sheet, _display()], COLOURS_OF_BOARD).save(FOLDER / "palette-board.png")
    palette([read_picture(FOLDER / "title.png", "RGB")]).save(FOLDER / "palette-title.png")


def _display() -> Image.Image:
    """All sprites on paper: without them a palette would forget the seats."""
    sheets = []
    for path in (FOLDER / "sprites.png", FOLDER.parent / "kit.png"):
        sheet = read_picture(path, "RGBA")
        picture = Image.new("RGB", sheet.size, PAPER)
        picture.paste(sheet, (0, 0), sheet)
        sheets.append(picture.reduce(2))
    return stacked(sheets)
