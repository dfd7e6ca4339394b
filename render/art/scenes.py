"""Small ink scenes for land that nothing else needs: peaks, rocks, terraces, pines, bamboo, tents; junks.

They are drawn in three pure colours, for the pigments of the land they come to: red is the body, which hides
what is behind and the pattern of the land, green the wash, blue the ink.
"""

from typing import NamedTuple

import numpy as np

from render.art.drawing import KIT, draw
from render.art.field import Field, lay, rng, stain
from render.art.strokes import Point
from render.kit.palette import INK, Colour, rgb

SAIL = rgb("EBD9B4")


class Pigments(NamedTuple):
    """What a scene is painted with."""

    body: Colour
    wash: Colour
    ink: Colour


def draw_scene(
    ground: Field, name: str, centre: Point, half: float, pigments: Pigments, strength: float
) -> None:
    """Paint one drawing of that scene; ``centre`` and ``half`` its width in pixels of the ground."""
    random = rng("scene", name, round(centre[0]), round(centre[1]))
    looks = sorted((KIT / "scenes").glob(f"{name}-*.svg"))
    _paint(ground, looks[random.integers(len(looks))].stem, centre, half, pigments, strength, 0.75)


def draw_junk(ground: Field, centre: Point, size: float, strength: float = 0.62) -> None:
    """A two-masted junk in ink on its reflection."""
    _paint(ground, "junk", centre, size * 0.75, Pigments(SAIL, SAIL, INK), strength, 0.9)


def _paint(
    ground: Field,
    name: str,
    centre: Point,
    half: float,
    pigments: Pigments,
    strength: float,
    cover: float,
) -> None:
    picture = draw(KIT / "scenes" / f"{name}.svg", scale=half / 100).image
    left, top = round(centre[0] - half), round(centre[1] - half)
    view = ground[top : top + picture.height, left : left + picture.width]
    drawn = np.asarray(picture, np.float32)[: view.shape[0], : view.shape[1]] / np.float32(255)
    body, wash, ink = (drawn[..., channel] * drawn[..., 3] for channel in range(3))
    lay(view, pigments.body, (body + wash) * np.float32(cover))
    stain(view, pigments.wash, wash * np.float32(strength))
    stain(view, pigments.ink, ink * np.float32(strength))
