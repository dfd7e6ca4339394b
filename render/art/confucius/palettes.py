"""Confucius' palettes: court and hands, realm and gifts, title."""

from PIL import Image

from render.art.colours import display, palette, patches
from render.art.confucius import pieces, silk
from render.confucius.layout import FOLDER
from render.kit.files import read_picture
from render.kit.palette import CANDIDATE, Colour, rgb

COLOURS_OF_COURT = COLOURS_OF_REALM = 224
JADE, PLUM, BLUE, SILK, WOOD = (rgb(code) for code in ("5FA07E", "8A4F74", "3D6795", "5D7F86", "A9713F"))
"""Of the gifts."""
OF_COURT: tuple[Colour, ...] = (
    *(CANDIDATE, rgb("A9CBB0"), *pieces.ROBES.values(), *silk.SILK.values()),
    *(pieces.GREEN, JADE, PLUM, BLUE),
)
OF_REALM: tuple[Colour, ...] = (CANDIDATE, JADE, PLUM, BLUE, SILK, WOOD, pieces.TAN)
"""Small things whose colours the large areas would swallow."""


def build() -> None:
    """Write all palettes; needs grounds and sprites."""

    def read(name: str) -> Image.Image:
        return read_picture(FOLDER / f"{name}.png", "RGB")

    sprites = display(FOLDER)
    court = [read("court"), read("box"), read("paper"), sprites, patches(OF_COURT)]
    palette(court, COLOURS_OF_COURT).save(FOLDER / "palette-board.png")
    realm = [read("realm"), read("paper"), sprites, patches(OF_REALM)]
    palette(realm, COLOURS_OF_REALM).save(FOLDER / "palette-realm.png")
    title = [read("title"), patches(tuple(pieces.ROBES.values()))]
    palette(title).save(FOLDER / "palette-title.png")
