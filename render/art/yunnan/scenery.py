"""Small things along the road: pines, bamboo, a pavilion among the tea, a shrine in the snow."""

from render.art.field import Field
from render.art.scenes import Pigments, draw_scene
from render.art.strokes import Point
from render.kit.palette import rgb

GREEN = Pigments(rgb("D3D6BC"), rgb("6F8A6C"), rgb("38463A"))
BUILT = Pigments(rgb("F4ECD8"), rgb("A9967A"), rgb("3B3029"))
SCENES: tuple[tuple[str, Point, float, Pigments], ...] = (
    ("pines", (48, 888), 47, GREEN),
    ("bamboo", (638, 896), 50, GREEN),
    ("pines", (638, 628), 50, GREEN),
    ("pavilion", (1120, 702), 46, BUILT),
    ("shrine", (640, 218), 46, BUILT),
)
"""Which scene, its middle, half its width, its pigments; in pixels of the finished picture, as all here."""


def draw_scenery(ground: Field) -> None:
    """All of it."""
    for name, (x, y), half, pigments in SCENES:
        draw_scene(ground, name, (2 * x, 2 * y), 2 * half, pigments, 0.75)
