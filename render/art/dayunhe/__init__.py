"""Builds Da Yunhe's files."""

from render.art.dayunhe import ground, palettes, pieces
from render.art.dayunhe.title import title
from render.dayunhe.layout import FOLDER


def build() -> None:
    """Write every file; later steps read what the earlier ones wrote."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    ground.board().save(FOLDER / "board.png", optimize=True)
    ground.strip().save(FOLDER / "paper.png", optimize=True)
    title().save(FOLDER / "title.png", optimize=True)
    pieces.build()
    palettes.build()
