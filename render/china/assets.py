"""China's picture files.

============  ==========================================================================
`piece`       a sprite by name, China's own or a shared one
`ground`      a new picture of what is drawn on: ``base-...``, ``panel``, ``title-...``
`palette`     a palette: ``map``, ``panel``, ``title-...``
`provinces`   which pixel lies in which province
============  ==========================================================================
"""

from functools import cache

from PIL import Image

from render.china.layout import FOLDER
from render.kit.assets import Assets
from render.kit.files import read_picture

files = Assets(FOLDER)
piece, ground, palette = files.piece, files.ground, files.palette


@cache
def provinces() -> Image.Image:
    """The whole picture in grey: 1 + the number of the province that a pixel lies in, 0 in none."""
    return read_picture(FOLDER / "provinces.png", "L")
