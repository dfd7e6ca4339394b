"""Builds Yunnan's files: the ground, the title picture, sprites, palettes, figures of the rules.

=============  ==========================================================================
module         draws
=============  ==========================================================================
``ground``     the base: land, rivers, road, names and yields, the empty table
``landscape``  which mountains, hills and small things stand where
``title``      the lobby card's picture
``pieces``     all sprites on their sheet
``palettes``   paper and the colours of each picture
``figures``    small pictures for the rules page
=============  ==========================================================================
"""

from render.art.yunnan import palettes, pieces
from render.art.yunnan.ground import grounds
from render.art.yunnan.title import title
from render.yunnan.layout import FOLDER


def build() -> None:
    """Write every file but the figures; later steps read what the earlier ones wrote."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    board, land = grounds()
    board.save(FOLDER / "base.png", optimize=True)
    title(land).save(FOLDER / "title.png", optimize=True)
    pieces.build()
    palettes.build()
