"""Roads as two brush strokes."""

import numpy as np
from PIL import Image, ImageFilter

from games.china.components import board, roads
from render.art.china.places import path
from render.art.field import Field, lay, of_mask, stain
from render.art.strokes import brush
from render.china.layout import PlacesFile
from render.kit.palette import rgb

UNDER, OVER = rgb("5A3E28"), rgb("F6E7C4")


def draw_roads(ground: Field, side: str, found: PlacesFile) -> None:
    """The roads of one side: a pale stroke on a darker, wider, drier one."""
    size = ground.shape[1], ground.shape[0]
    under, over = Image.new("L", size, 0), Image.new("L", size, 0)
    spaces = board().spaces
    for one, other in roads(side).pairs:
        start, end = spaces[one].name, spaces[other].name
        key = f"{start} {end}"
        line = path(found.spaces[start], found.spaces[end], found.roads[key])
        stroke = [(2 * x, 2 * y) for x, y in line]
        brush(under, stroke, 25, key, dry=0.4, taper=0.22)
        brush(over, stroke, 13, f"{key} over", dry=0, taper=0.2)
    # Hardly any blur: soft edges cost bytes, and the picture is made smaller yet.
    under, over = (mask.filter(ImageFilter.GaussianBlur(0.3)) for mask in (under, over))
    stain(ground, UNDER, of_mask(under) * np.float32(0.80))
    lay(ground, OVER, of_mask(over) * np.float32(0.95))
