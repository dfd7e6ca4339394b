"""Qin's files, loaded once: sprites, grounds, palettes, pictures of the title."""

from functools import cache

from PIL import Image

from render.kit.encode import Colours
from render.kit.files import read_picture
from render.kit.sprites import Piece, Sheet
from render.kit.tokens import shared
from render.qin.layout import FOLDER


@cache
def _sheet() -> Sheet:
    return Sheet(FOLDER / "sprites")


@cache
def piece(name: str) -> Piece:
    """A sprite by name, Qin's own or a shared one."""
    sheet = _sheet()
    return sheet[name] if name in sheet else shared()[name]


@cache
def ground(name: str) -> Image.Image:
    """What a picture is drawn on, to be copied first: a side of the board, ``hand`` or ``title-...``."""
    return read_picture(FOLDER / f"{name}.png", "RGB")


@cache
def palette(name: str) -> Colours:
    """The palette of the pictures drawn on that ground."""
    return Colours.of(read_picture(FOLDER / f"palette-{name}.png", "RGB"))
