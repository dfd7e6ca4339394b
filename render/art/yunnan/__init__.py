"""Builds Yunnan's files: the ground, the title picture, sprites, palettes, figures of the rules.

=============  ==========================================================================
module         draws
=============  ==========================================================================
``ground``     the base: landscape, road, slips, buildings
``landscape``  which mountains and hills stand where
``road``       the road, the sites of bridges
``gorges``     what the bridges lead over
``scenery``    trees, small buildings along the road: where they stand
``slips``      paper slips that lie on the ground
``towers``     the buildings: where they stand
``bank``       money bags and the money changer's sign: where they stand
``title``      the lobby card's picture
``ways``       ways that are connected, bridges
``pieces``     all sprites on their sheet
``palettes``   paper and the colours of each picture
``figures``    small pictures for the rules page
=============  ==========================================================================
"""

from render.art.yunnan import figures, palettes, pieces
from render.art.yunnan.ground import grounds
from render.art.yunnan.title import title
from render.yunnan.layout import FOLDER


def build() -> None:
    """Write every file; later steps read what the earlier ones wrote."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    board, land = grounds()
    board.save(FOLDER / "base.png", optimize=True)
    title(land).save(FOLDER / "title.png", optimize=True)
    pieces.build()
    palettes.build()
    figures.build()
