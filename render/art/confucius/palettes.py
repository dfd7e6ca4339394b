"""Confucius' palettes: court and hands, realm and gifts, title."""

from PIL import Image

from render.art.colours import display, palette
from render.confucius.layout import FOLDER
from render.kit.files import read_picture

COLOURS_OF_COURT = COLOURS_OF_REALM = 224


def build() -> None:
    """Write all palettes; needs grounds and sprites."""

    def read(name: str) -> Image.Image:
        return read_picture(FOLDER / f"{name}.png", "RGB")

    pieces = display(FOLDER)
    court = [read("court"), read("box"), read("paper"), pieces]
    palette(court, COLOURS_OF_COURT).save(FOLDER / "palette-board.png")
    palette([read("realm"), read("paper"), pieces], COLOURS_OF_REALM).save(FOLDER / "palette-realm.png")
    palette([read("title")]).save(FOLDER / "palette-title.png")
