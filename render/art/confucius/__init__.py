"""Builds Confucius' files: grounds of board and box, title picture, sprites, palettes, figures.

===============  ==========================================================================
module           draws
===============  ==========================================================================
``ground``       the grounds: board, tray alone, plain paper
``silk``         pigments and patterns of the ministries
``desk``         the board of the examination, the tray
``signs``        nothing: which drawing is which sign
``title``        the lobby card's picture
``pieces``       all sprites on their sheet
``palettes``     the colours of each picture
``figures``      small pictures for the rules page, of ``figure_parts``
===============  ==========================================================================
"""

from render.art.confucius import ground, palettes, pieces
from render.art.confucius.title import title
from render.confucius.layout import FOLDER


def build() -> None:
    """Write every file but the figures; later steps read what the earlier ones wrote."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, draw in (
        ("board", ground.board),
        ("box", ground.tray),
        ("paper", ground.strip_paper),
        ("title", title),
    ):
        draw().save(FOLDER / f"{name}.png", optimize=True)
    pieces.build()
    palettes.build()
