"""China's grounds, one for each side of the map: landscape, land and water, roads, spaces, dragon fields."""

from PIL import Image, ImageDraw, ImageFilter

from games.china.components import SIDES
from render.art.china import land
from render.art.china.places import Places
from render.art.china.regions import Regions
from render.art.china.roads import draw_roads
from render.art.field import Field, to_image
from render.art.ground import birds, mountains, paper
from render.china.layout import HEIGHT, WIDTH
from render.kit.palette import GOLD, INK, SHADOW_PAPER, rgb


def grounds(lands: Regions, found: Places) -> dict[str, Image.Image]:
    """The ground of each side, without any text."""
    shared = _landscape(lands)
    pictures = {}
    for side in SIDES:
        ground = shared.copy()
        draw_roads(ground, side, found)
        picture = to_image(ground)
        _spaces(picture, found)
        pictures[side] = picture.reduce(2)
    return pictures


def _landscape(lands: Regions) -> Field:
    height, width = HEIGHT * 2, WIDTH * 2
    ground = paper(height, width, "china")
    sea = land.sea_field(height, width)
    land.draw_sea(ground, lands.coast, sea)
    birds(ground, (1300, 118), "c", 5)
    mountains(ground, 178, 165, "north5", dark=0.56, cell=330)
    land.draw_shadow(ground, lands.coast, sea)
    land.draw_provinces(ground, lands)
    land.draw_lake(ground, lands.lake)
    land.draw_borders(ground, lands, sea)
    return ground


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
