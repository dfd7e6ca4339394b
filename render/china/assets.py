"""China's files, loaded once: sprites, grounds, palettes, which pixel belongs to which province."""

from functools import cache

from PIL import Image

from render.china.layout import FOLDER
from render.kit.encode import Colours
from render.kit.files import read_picture
from render.kit.sprites import Piece, Sheet
from render.kit.tokens import shared


@cache
def _sheet() -> Sheet:
    return Sheet(FOLDER / "sprites")


@cache
def piece(name: str) -> Piece:
    """A sprite by name, China's own or a shared one."""
    sheet = _sheet()
    return sheet[name] if name in sheet else shared()[name]


@cache
def ground(name: str) -> Image.Image:
    """What a picture is drawn on, to be copied first: ``base-...``, ``panel`` or ``title-...``."""
    return read_picture(FOLDER / f"{name}.png", "RGB")


@cache
def provinces() -> Image.Image:
    """The whole picture in grey: 1 + the number of the province that a pixel lies in, 0 in none."""
    return read_picture(FOLDER / "provinces.png", "L")


@cache
def palette(name: str) -> Colours:
    """A palette: ``map``, ``panel`` or ``title-...``."""
    return Colours.of(read_picture(FOLDER / f"palette-{name}.png", "RGB"))
