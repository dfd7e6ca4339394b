"""Da Yunhe's palettes: board, panels and hands share one; the title has its own."""

from render.art.colours import display, palette, patches
from render.art.dayunhe import cities, landscape, tiles
from render.dayunhe.layout import FOLDER
from render.kit.files import read_picture
from render.kit.palette import CANDIDATE, LACQUER, Colour, rgb

BOAT, STONE = rgb("5D4777"), rgb("CFC4AE")
"""The coordinator's violet, which nothing else has; a cell of the wall."""
OF_BOARD: tuple[Colour, ...] = (
    *(CANDIDATE, tiles.WATER, tiles.FOAM, tiles.IVORY, LACQUER, BOAT, STONE),
    *(landscape.NEAR.shade, cities.SLATE, cities.GLAZE),
)
"""Colours of small things that large areas would swallow."""
COLOURS = 208
"""Of the board: fewer than usual, the fullest board must stay small."""


def build() -> None:
    """Write both; needs grounds and sprites."""
    board, paper, title = (
        read_picture(FOLDER / f"{name}.png", "RGB") for name in ("board", "paper", "title")
    )
    palette([board.reduce(2), paper.reduce(2), display(FOLDER), patches(OF_BOARD)], COLOURS).save(
        FOLDER / "palette-board.png"
    )
    palette([title]).save(FOLDER / "palette-title.png")
