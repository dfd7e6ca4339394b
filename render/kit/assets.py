"""A game's picture files, each read when it is first drawn: sprites, grounds, palettes."""

from functools import cache, lru_cache
from pathlib import Path

from PIL import Image, ImageOps

from render.kit.encode import Colours
from render.kit.files import read_picture
from render.kit.sprites import Sheet, Sprite
from render.kit.tokens import shared

GROUNDS = 4
"""So many grounds of a game are kept: what its boards are drawn on, about 8 MB each."""


class Assets:
    """What stands in a game's folder of ``data/art``; raises `BadData` for a file that cannot be read."""

    def __init__(self, folder: Path) -> None:
        self.piece = cache(self._piece)
        self.ground = lru_cache(GROUNDS)(self._ground)
        self.palette = cache(self._palette)
        self._sheet = cache(lambda: Sheet(folder / "sprites"))
        self._folder = folder

    def _piece(self, name: str) -> Sprite:
        """A sprite by name, the game's own or a shared one."""
        sheet = self._sheet()
        return sheet[name] if name in sheet else shared()[name]

    def _ground(self, name: str) -> Image.Image:
        """What a picture is drawn on, to be copied first: the file of that name."""
        return read_picture(self._folder / f"{name}.png", "RGB")

    def _palette(self, name: str) -> Colours:
        """The palette of that name."""
        return Colours.of(read_picture(self._folder / f"palette-{name}.png", "RGB"))

    def paper(self, width: int, height: int) -> Image.Image:
        """A new sheet of the ground ``paper``; a long one is the same paper turned over again and again."""
        paper = self.ground("paper").crop((0, 0, width, self.ground("paper").height))
        made = Image.new("RGB", (width, height))
        for top in range(0, height, paper.height):
            made.paste(paper, (0, top))
            paper = ImageOps.flip(paper)
        return made
