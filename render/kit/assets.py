"""A game's picture files, each read when it is first drawn: sprites, grounds, palettes."""

from functools import cache, lru_cache
from pathlib import Path
from threading import Lock

from PIL import Image, ImageOps

from render.kit.encode import Colours
from render.kit.files import read_picture
from render.kit.sprites import Box, Sheet, Sprite
from render.kit.tokens import shared_piece

GROUNDS = 2
"""So many grounds of a game are kept: what its boards and panels are drawn on, up to 2 MB each."""

PIECES = 3_500_000
"""Bytes of pieces of a game that are kept, more than any picture needs; for more the oldest are let go."""


class Assets:
    """What stands in a game's folder of ``data/art``; raises `BadData` for a file that cannot be read."""

    def __init__(self, folder: Path) -> None:
        self._pieces: dict[str, Sprite] = {}
        self._changing = Lock()  # pictures are drawn in several threads
        self._kept = lru_cache(GROUNDS)(self._read)
        self.palette = cache(self._palette)
        self._sheet = cache(lambda: Sheet(folder / "sprites"))
        self._folder = folder
        self._held = 0

    def piece(self, name: str) -> Sprite:
        """A sprite by name, the game's own or a shared one."""
        if (known := self._pieces.get(name)) is not None:
            return known
        sheet = self._sheet()
        if name not in sheet:
            return shared_piece(name)
        sprite = sheet[name]
        with self._changing:
            if name not in self._pieces:
                self._pieces[name] = sprite
                self._held += sprite.bytes
            while self._held > PIECES:
                self._held -= self._pieces.pop(next(iter(self._pieces))).bytes
        return sprite

    def ground(self, name: str, box: Box | None = None) -> Image.Image:
        """A new picture of what is drawn on: the file of that name, perhaps only that part of it."""
        kept = self._kept(name)
        return (kept if box is None else kept.crop(box)).convert("RGB")

    def _read(self, name: str) -> Image.Image:
        """The ground in the few colours of its file."""
        return read_picture(self._folder / f"{name}.png")

    def _palette(self, name: str) -> Colours:
        """The palette of that name."""
        return Colours.of(read_picture(self._folder / f"palette-{name}.png", "RGB"))

    @property
    def kept(self) -> int:
        """How many sprites and grounds are kept."""
        return len(self._pieces) + self._kept.cache_info().currsize

    def let_go(self) -> None:
        """Forget all that was read."""
        with self._changing:
            self._held = 0
            self._pieces.clear()
        for kept in (self.palette, self._kept, self._sheet):
            kept.cache_clear()

    def paper(self, width: int, height: int) -> Image.Image:
        """A new sheet of the ground ``paper``; a long one is the same paper turned over again and again."""
        paper = self.ground("paper")
        if width != paper.width:
            paper = paper.crop((0, 0, width, paper.height))
        made = Image.new("RGB", (width, height))
        for top in range(0, height, paper.height):
            made.paste(paper, (0, top))
            paper = ImageOps.flip(paper)
        return made
