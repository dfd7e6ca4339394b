"""Marks on China's map: the last turn's rings, places that may be chosen, the place that was chosen."""

from render.art import marks, pieces
from render.art.shapes import SCALE, disc, shadow, solid
from render.china.layout import FIELD
from render.kit.palette import CANDIDATE, INK, WHITE
from render.kit.sprites import Sprite


def spot(size: int) -> Sprite:
    """A space that may be chosen: a white disc with a double line; its digit is written on it."""
    canvas = pieces.clear(round(size * 1.5), round(size * 1.5))
    middle = canvas.width / 2
    s = size * SCALE
    outline = disc(canvas.size, s / 2, (middle, middle))
    shadow(canvas, outline, s)
    for grow, colour in ((0.045, INK), (0.0, WHITE), (-0.05, CANDIDATE), (-0.10, WHITE)):
        canvas.alpha_composite(solid(outline(s * grow), colour))
    return Sprite.centred(canvas.reduce(SCALE))


def sprites() -> dict[str, Sprite]:
    """All marks."""
    return {
        "ring-space": marks.round_ring(41, 12),
        "ring-fort": marks.round_ring(58, 12),
        "ring-field": marks.round_ring(55, 10),
        "spot": spot(60),
        "band-space": marks.band(38),
        "band-field": marks.band(FIELD),
    }
