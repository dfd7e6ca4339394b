"""China's grounds, one for each side of the map: landscape, land and water, roads, spaces, dragon fields."""

import math

import numpy as np
from PIL import Image, ImageDraw, ImageFilter

from render.art.china import land
from render.art.china._board import pairs
from render.art.china.places import HEIGHT, WIDTH, Places, places
from render.art.china.regions import regions
from render.art.field import Field, lay, of_mask, rng, stain, to_image
from render.art.ground import birds, mountains, paper
from render.art.strokes import brush
from render.kit.palette import GOLD, INK, SHADOW_PAPER, rgb

SIDES = ("3-4", "4-5")


def grounds() -> dict[str, Image.Image]:
    """The ground of each side, without any text."""
    found = places()
    shared = _landscape()
    pictures = {}
    for side in SIDES:
        ground = shared.copy()
        _roads(ground, side, found)
        picture = to_image(ground)
        _spaces(picture, found)
        pictures[side] = picture.reduce(2)
    return pictures


def _landscape() -> Field:
    height, width = HEIGHT * 2, WIDTH * 2
    ground = paper(height, width, "china")
    lands = regions()
    sea = land.sea_field(height, width)
    land.draw_sea(ground, lands.coast, sea)
    birds(ground, (1300, 118), "c", 5)
    mountains(ground, 178, 165, "north5", dark=0.56, cell=330)
    land.draw_shadow(ground, lands.coast, sea)
    land.draw_provinces(ground, lands)
    land.draw_lake(ground, lands.lake)
    land.draw_borders(ground, lands, sea)
    return ground


def _roads(ground: Field, side: str, found: Places) -> None:
    under, over = (Image.new("L", (WIDTH * 2, HEIGHT * 2), 0) for _ in range(2))
    spots = list(found.spaces.values())
    for one, other in pairs(side):
        a, b = np.array(spots[one]) * 2.0, np.array(spots[other]) * 2.0
        along = b - a
        bow = np.array((-along[1], along[0])) * rng("road", one, other).uniform(-0.07, 0.07)
        path = [tuple(a * (1 - t) + b * t + bow * math.sin(math.pi * t)) for t in np.linspace(0, 1, 24)]
        brush(under, path, 25, ("road", one, other), dry=0.5, taper=0.22)
        brush(over, path, 13, ("road", one, other, 1), dry=0.25, taper=0.2)
    stain(ground, rgb("5A3E28"), of_mask(under.filter(ImageFilter.GaussianBlur(1))) * np.float32(0.80))
    lay(ground, rgb("F6E7C4"), of_mask(over.filter(ImageFilter.GaussianBlur(0.8))) * np.float32(0.95))


def _disc(pen: ImageDraw.ImageDraw, x: float, y: float, r: float, fill: object) -> None:
    pen.ellipse((x - r, y - r, x + r, y + r), fill=fill)


def _spaces(picture: Image.Image, found: Places) -> None:
    cast = Image.new("L", picture.size, 0)
    pen = ImageDraw.Draw(cast)
    for x, y in found.spaces.values():
        _disc(pen, 2 * x + 3, 2 * y + 5, 52, 150)
    for x, y in found.dragons.values():
        _disc(pen, 2 * x + 4, 2 * y + 8, 100, 170)
    picture.paste(SHADOW_PAPER, mask=cast.filter(ImageFilter.GaussianBlur(5)).point(lambda v: int(v * 0.6)))
    pen = ImageDraw.Draw(picture)
    for x, y in found.spaces.values():
        _disc(pen, 2 * x, 2 * y, 52, rgb("4A3527"))
        _disc(pen, 2 * x, 2 * y, 47, rgb("F8EED6"))
    for x, y in found.dragons.values():
        for r, c in ((98, INK), (93, GOLD), (82, rgb("3C281A")), (79, rgb("F7EBCF"))):
            _disc(pen, 2 * x, 2 * y, r, c)
