"""Confucius' palettes: court and hands, realm and gifts, title."""

from PIL import Image

from render.art.colours import display, palette, patches
from render.art.confucius import gifts, people, silk, spots
from render.confucius.layout import FOLDER
from render.kit.files import read_picture
from render.kit.palette import CANDIDATE, Colour

COLOURS_OF_COURT = COLOURS_OF_REALM = 224
OF_COURT: tuple[Colour, ...] = (
    CANDIDATE,
    *(
        people.JADE,
        *people.ROBES.values(),
        *silk.SILK.values(),
        spots.GREEN,
        gifts.JADE,
        gifts.PLUM,
        gifts.BLUE,
    ),
)
OF_REALM: tuple[Colour, ...] = (
    CANDIDATE,
    gifts.JADE,
    gifts.PLUM,
    gifts.BLUE,
    gifts.SILK,
    gifts.WOOD,
    spots.TAN,
)
"""Small things whose colours the large areas would swallow."""


def build() -> None:
    """Write all palettes; needs grounds and sprites."""

    def read(name: str) -> Image.Image:
        return read_picture(FOLDER / f"{name}.png", "RGB")

    pieces = display(FOLDER)
    court = [read("court"), read("box"), read("paper"), pieces, patches(OF_COURT)]
    palette(court, COLOURS_OF_COURT).save(FOLDER / "palette-board.png")
    realm = [read("realm"), read("paper"), pieces, patches(OF_REALM)]
    palette(realm, COLOURS_OF_REALM).save(FOLDER / "palette-realm.png")
    title = [read("title"), patches(tuple(people.ROBES.values()))]
    palette(title).save(FOLDER / "palette-title.png")
