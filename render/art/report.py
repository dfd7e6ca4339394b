"""Builds the files of the report after a match: its ground, small marks of the seats, a palette."""

from PIL import Image

from render.art import sheet
from render.art.colours import display, palette, patches
from render.art.drawing import emblems
from render.art.field import to_image
from render.art.ground import birds, mountains, paper
from render.kit.palette import PANEL_WINNER, PAPER_DARK, SEATS
from render.report.layout import FOLDER, LONGEST, WIDTH

_K = 2
MARK = 34
"""Optical diameter of the marks on the lines."""


def build() -> None:
    """Write every file; needs the sheet that all games share."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    ground = _ground()
    ground.save(FOLDER / "ground.png", optimize=True)
    sheet.pack(emblems("mark", MARK), FOLDER / "sprites")
    colours = patches([*(look.colour for look in SEATS), PANEL_WINNER, PAPER_DARK])
    palette([ground, display(FOLDER), colours]).save(FOLDER / "palette-report.png")


def _ground() -> Image.Image:
    """Paper with mountains far away behind the head."""
    ground = paper(LONGEST * _K, WIDTH * _K, "report", fibres=0.2)
    birds(ground, (1290, 112), "report", 4)
    mountains(ground, 262, 170, "report", dark=0.34, cell=380)
    return to_image(ground).reduce(_K)
