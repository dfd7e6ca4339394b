"""What grows where nothing stands: snow behind Tibet and Qinghai, tea on the hills of Pu'er and Yunnan."""

from render.art.field import Field
from render.art.ground import birds
from render.art.hills import Hill, draw_hill
from render.art.massifs import Peak, Rock, draw_massif
from render.art.scenes import Pigments, draw_scene
from render.art.strokes import Point
from render.kit.palette import rgb

SNOW = Rock(rgb("A9B6BC"), rgb("4A6171"), 0.90, 0.98, 0.30)
PEAKS: tuple[Point, ...] = (
    *((120, 130), (196, 98), (278, 122)),
    *((560, 130), (640, 116), (730, 88), (830, 108), (930, 84), (1020, 112), (1080, 130)),
)
"""Middle and row of the top of each; all end at the land's edge."""
FOOT, REACH = 190, 74
"""The row in which they end, and how far they reach aside."""
HILLS = ((110, 1010, 90), (226, 1014, 80), (430, 1016, 90), (560, 1012, 110), (700, 1016, 100))
"""Middle, row of the top and reach of the terraces."""
HILLS_FOOT = 1058
GREEN = Pigments(rgb("D3D6BC"), rgb("6F8A6C"), rgb("38463A"))
STONE = Pigments(rgb("F4ECD8"), rgb("93A3A8"), rgb("3B4347"))
SCENES: tuple[tuple[str, Point, float, Pigments], ...] = (
    ("pines", (1010, 900), 34, GREEN),
    ("peaks", (330, 600), 38, STONE),
    ("shrine", (1096, 216), 34, STONE),
)
"""Which scene, its middle, half its width, its pigments; in pixels of the finished picture, as all here."""


def draw_far(ground: Field) -> None:
    """Birds and the snow behind the land, before it is painted."""
    birds(ground, (1144, 110), "yunnan", 5)
    for number, (x, top) in enumerate(PEAKS):
        draw_massif(ground, Peak(2 * x, 2 * top, 2 * FOOT, 2 * REACH, 2 * REACH), SNOW, number)


def draw_near(ground: Field) -> None:
    """Terraces and small things on the land."""
    for middle, top, reach in HILLS:
        draw_hill(ground, Hill(2 * middle, 2 * top, 2 * reach, 2 * HILLS_FOOT), middle)
    for name, (x, y), half, pigments in SCENES:
        draw_scene(ground, name, (2 * x, 2 * y), 2 * half, pigments, 0.75)
