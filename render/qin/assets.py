"""Qin's files, loaded once: sprites, grounds, palettes, pictures of the title."""

from functools import cache, lru_cache

from PIL import Image

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
def ground(board: str) -> Image.Image:
    """The empty board of that side; copy it before drawing."""
    return _picture(f"{board}.png", "RGB")


@cache
def title(name: str) -> Image.Image:
    """The lobby card's picture of one side, or of both."""
    return _picture(f"title-{name}.png", "RGB")


@lru_cache(8)
def palette(name: str) -> Image.Image:
    """The palette of a board's or title's pictures."""
    return _picture(f"palette-{name}.png", "P")


def _picture(name: str, mode: str) -> Image.Image:
    with Image.open(FOLDER / name) as picture:
        return picture.convert(mode) if picture.mode != mode else picture.copy()
