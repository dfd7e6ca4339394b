"""Builds Confucius' files: grounds of court, box and realm, title picture, sprites, palettes, figures.

===============  ==========================================================================
module           draws
===============  ==========================================================================
``ground``       the grounds: court, tray alone, realm, plain paper
``scrolls``      the hanging scrolls of the ministries
``silk``         their pigments and patterns
``desk``         dark wood, the board of the examination, the tray
``coast``        the realm: mountains, sea, slips
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
        ("court", ground.court),
        ("box", ground.tray),
        ("realm", ground.realm),
        ("paper", ground.strip_paper),
        ("title", title),
    ):
        draw().save(FOLDER / f"{name}.png", optimize=True)
    pieces.build()
    palettes.build()
