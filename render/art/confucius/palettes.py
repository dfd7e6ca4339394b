"""Confucius' palettes: board and hands, title."""

from PIL import Image

from render.art.colours import display, palette, patches
from render.art.confucius import pieces, silk
from render.confucius.layout import FOLDER
from render.confucius.ledger import PALE
from render.kit.files import read_picture
from render.kit.palette import CANDIDATE, INK_SOFT, Colour, rgb

COLOURS = 224
JADE, PLUM, BLUE, SILK, WOOD = (rgb(code) for code in ("5FA07E", "8A4F74", "3D6795", "5D7F86", "A9713F"))
"""Of the gifts."""
OF_BOARD: tuple[Colour, ...] = (
    *(CANDIDATE, rgb("A9CBB0"), *pieces.ROBES.values(), *silk.SILK.values()),
    *(INK_SOFT, PALE, pieces.GREEN, pieces.TAN, JADE, PLUM, BLUE, SILK, WOOD),
    *(country.colour for country in pieces.COUNTRIES.values()),
)
"""Small things whose colours the large areas would swallow."""


def build() -> None:
    """Write all palettes; needs grounds and sprites."""

    def read(name: str) -> Image.Image:
        return read_picture(FOLDER / f"{name}.png", "RGB")

    found = [read("board"), read("box"), read("paper"), display(FOLDER), patches(OF_BOARD)]
    palette(found, COLOURS).save(FOLDER / "palette-board.png")
    title = [read("title"), patches(tuple(pieces.ROBES.values()))]
    palette(title).save(FOLDER / "palette-title.png")
