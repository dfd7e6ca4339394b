"""Builds China's files: places, grounds, title pictures, sprites, palettes, figures of the rules.

=============  ==========================================================================
module         draws
=============  ==========================================================================
``places``    nothing: where everything stands, from ``data/china/board.toml``
``outlines``   nothing: borders as a hand would draw them
``regions``    nothing: the lands as distances to their borders
``ground``     the base of each side: landscape, land, roads, spaces, dragon fields
``land``       sea, pigments, borders, lake
``patterns``   pigments and patterns; cards have them from their drawing
``roads``      roads as brush strokes
``landscape``  the long wall, the desert, far mountains, junks
``title``      the lobby card's pictures: one for each side
``pieces``     all sprites on their sheet
``palettes``   the colours of each picture
``figures``    small pictures for the rules page
=============  ==========================================================================
"""

from render.art.china import palettes, pieces
from render.art.china.ground import grounds
from render.art.china.places import places, write
from render.art.china.regions import regions
from render.art.china.title import titles
from render.china.layout import FOLDER


def build() -> None:
    """Write every file but the figures; later steps read what the earlier ones wrote."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    found, lands = places(), regions()
    write(found, FOLDER / "places.json")
    lands.numbers.save(FOLDER / "provinces.png", optimize=True)
    bases = grounds(lands, found)
    for side, ground in bases.items():
        ground.save(FOLDER / f"base-{side}.png", optimize=True)
    for side, picture in titles(bases, found).items():
        picture.save(FOLDER / f"title-{side}.png", optimize=True)
    pieces.build()
    palettes.build()
