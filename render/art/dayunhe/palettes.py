"""Da Yunhe's palettes: board, panels and hands share one; the title has its own."""

from PIL import Image

from render.art.colours import display, palette
from render.art.dayunhe import cities, landscape, tiles, wall
from render.dayunhe.layout import FOLDER
from render.kit.files import read_picture
from render.kit.palette import CANDIDATE, INK, LACQUER, PAPER_LIGHT, Colour, mix

OF_BOARD: tuple[Colour, ...] = (
    *(CANDIDATE, tiles.WATER, tiles.IVORY, LACQUER, wall.BOAT_FACE, wall.STONE),
    *(landscape.NEAR.shade, cities.SLATE, cities.GLAZE),
)
"""Colours of small things that large areas would swallow."""
COLOURS = 208
"""Of the board: fewer than usual, the fullest board must stay small."""
_PATCH = 80


def _patches() -> Image.Image:
    """The colours, each in the shade, as it is, and in the light."""
    picture = Image.new("RGB", (3 * _PATCH, _PATCH * len(OF_BOARD)))
    for row, colour in enumerate(OF_BOARD):
        for column, tone in enumerate((mix(colour, INK, 0.35), colour, mix(colour, PAPER_LIGHT, 0.35))):
            picture.paste(tone, (column * _PATCH, row * _PATCH, (column + 1) * _PATCH, (row + 1) * _PATCH))
    return picture


def build() -> None:
    """Write both; needs grounds and sprites."""
    board, paper, title = (
        read_picture(FOLDER / f"{name}.png", "RGB") for name in ("board", "paper", "title")
    )
    palette([board.reduce(2), paper.reduce(2), display(FOLDER), _patches()], COLOURS).save(
        FOLDER / "palette-board.png"
    )
    palette([title]).save(FOLDER / "palette-title.png")
