"""Confucius' palettes: court and hands, realm and gifts, title."""

from collections.abc import Sequence

from PIL import Image

from render.art.colours import display, palette
from render.art.confucius import gifts, people, silk, spots
from render.confucius.layout import FOLDER
from render.kit.files import read_picture
from render.kit.palette import CANDIDATE, INK, PAPER_LIGHT, Colour, mix

COLOURS_OF_COURT = COLOURS_OF_REALM = 224
_PATCH = 80
"""Side of the patch by which a colour's share is raised."""
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


def _patches(colours: Sequence[Colour]) -> Image.Image:
    """The colours, each in the shade, as it is, and in the light."""
    picture = Image.new("RGB", (3 * _PATCH, _PATCH * len(colours)))
    for row, colour in enumerate(colours):
        for column, tone in enumerate((mix(colour, INK, 0.35), colour, mix(colour, PAPER_LIGHT, 0.35))):
            picture.paste(tone, (column * _PATCH, row * _PATCH, (column + 1) * _PATCH, (row + 1) * _PATCH))
    return picture


def build() -> None:
    """Write all palettes; needs grounds and sprites."""

    def read(name: str) -> Image.Image:
        return read_picture(FOLDER / f"{name}.png", "RGB")

    pieces = display(FOLDER)
    court = [read("court"), read("box"), read("paper"), pieces, _patches(OF_COURT)]
    palette(court, COLOURS_OF_COURT).save(FOLDER / "palette-board.png")
    realm = [read("realm"), read("paper"), pieces, _patches(OF_REALM)]
    palette(realm, COLOURS_OF_REALM).save(FOLDER / "palette-realm.png")
    title = [read("title"), _patches(tuple(people.ROBES.values()))]
    palette(title).save(FOLDER / "palette-title.png")
