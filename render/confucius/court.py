"""The whole court sheet, while the match runs and once it is over."""

from PIL import Image

from games.confucius.position import ConfuciusPosition
from render.confucius.assets import ground, sheet
from render.confucius.box import draw_box
from render.confucius.court_rings import draw_rings
from render.confucius.exam import draw_exam
from render.confucius.header import draw_header
from render.confucius.layout import STRIP, TABLE, TABLE_FADE, WIDTH
from render.confucius.scrolls import draw_scrolls
from render.confucius.strip import draw_strip
from render.confucius.table import draw_final, final_height
from render.kit.fade import fade
from render.scene import Scene


def draw_court(position: ConfuciusPosition, scene: Scene) -> Image.Image:
    """The court; once the match is over the ministries alone and below where the points come from."""
    if position.turn is None:
        return _over(position, scene)
    image = ground("court")
    draw_rings(image, position, scene, over=False)
    draw_header(image, position, scene)
    draw_scrolls(image, position, scene.captions)
    draw_exam(image, position, scene.captions)
    draw_box(image, position, scene.captions)
    draw_rings(image, position, scene, over=True)
    draw_strip(image, position, scene, STRIP)
    return image


def _over(position: ConfuciusPosition, scene: Scene) -> Image.Image:
    image = sheet(WIDTH, TABLE + final_height(position.seats))
    image.paste(ground("court").crop((0, 0, WIDTH, TABLE)), (0, 0), fade(WIDTH, TABLE, TABLE_FADE))
    draw_header(image, position, scene)
    draw_scrolls(image, position, scene.captions)
    draw_rings(image, position, scene, over=True)
    draw_final(image, position, scene, TABLE)
    return image
