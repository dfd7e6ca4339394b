"""Builds Da Yunhe's files: grounds of the board and of paper, title picture, sprites, palettes, figures.

=================  ========================================================================
module             draws
=================  ========================================================================
``ground``         the grounds: the tall scroll of the board, plain paper
``land``           on it the hexes, the old river
``cities``         Beijing's gate, Hangzhou's pagoda
``landscape``      what is seen beside regions that nobody holds
``title``          the lobby card's picture
``outlines``       nothing: smooth curves
``tiles``          plates, canals, unrest, empty places, frames
``pieces``         all sprites on their sheet
``palettes``       the colours of each picture
``figures``        small pictures for the rules page, of ``figure_parts``
=================  ========================================================================
"""

from render.art.dayunhe import ground, palettes, pieces
from render.art.dayunhe.title import title
from render.dayunhe.layout import FOLDER


def build() -> None:
    """Write every file but the figures; later steps read what the earlier ones wrote."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, draw in (("board", ground.board), ("paper", ground.strip), ("title", title)):
        draw().save(FOLDER / f"{name}.png", optimize=True)
    pieces.build()
    palettes.build()
