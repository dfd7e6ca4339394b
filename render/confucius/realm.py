"""The realm's sheet: wall, foreign lands, colonies, sea, gifts, slips of the seats."""

from PIL import Image

from games.confucius.position import ConfuciusPosition
from render.confucius import assets
from render.confucius.gifts import draw_gifts
from render.confucius.header import draw_header
from render.confucius.lands import draw_colonies, draw_land_tiles, draw_lands
from render.confucius.realm_layout import STRIP
from render.confucius.realm_rings import draw_rings
from render.confucius.seas import draw_sea_tiles, draw_seas
from render.confucius.strip import draw_strip
from render.confucius.wall import draw_wall
from render.scene import Scene


def draw_realm(position: ConfuciusPosition, scene: Scene) -> Image.Image:
    """The whole sheet."""
    image = assets.ground("realm")
    draw_wall(image, position)
    draw_land_tiles(image, position)
    draw_sea_tiles(image, position)
    draw_rings(image, position, scene)
    draw_lands(image, position)
    draw_colonies(image, position, scene.captions)
    draw_seas(image, position, scene.captions)
    draw_gifts(image, position)
    draw_header(image, position, scene)
    draw_strip(image, position, scene, STRIP)
    return image
