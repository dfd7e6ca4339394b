"""Slips of paper that lie on the ground: calm places for names and pieces."""

import numpy as np
from PIL import Image, ImageFilter

from render.art.field import Field, lay, layers, of_mask, stain, to_image
from render.art.strokes import brush
from render.kit.palette import INK_SOFT, SHADOW_PAPER, rgb
from render.yunnan.layout import Box

SLIP = rgb("F8F0DC")
_CORNER = 22
"""How far a corner is cut in, in pixels of the ground."""


_DIM = 10
"""How blurred the land is under a slip."""


def _inside(view: Field, box: tuple[int, int, int, int], shift: tuple[int, int] = (0, 0)) -> Field:
    """Distance into a rectangle with round corners, negative outside; for a part of the ground."""
    left, top, right, bottom = box
    ys, xs = np.mgrid[0 : view.shape[0], 0 : view.shape[1]].astype(np.float32)
    x = np.abs(xs - shift[0] - (left + right) / 2) - (right - left) / 2 + _CORNER
    y = np.abs(ys - shift[1] - (top + bottom) / 2) - (bottom - top) / 2 + _CORNER
    outside = np.hypot(np.maximum(x, 0), np.maximum(y, 0)) + np.minimum(np.maximum(x, y), 0)
    found: Field = (_CORNER - outside).astype(np.float32)
    return found


def draw_slip(ground: Field, box: Box, veil: float, key: str) -> None:
    """An even pale slip with a brushed line along its edge; ``veil``: how much it hides, 0..1."""
    margin = 40
    left, top, right, bottom = (2 * n for n in box)
    x0, y0 = max(0, left - margin), max(0, top - margin)
    view = ground[y0 : bottom + margin, x0 : right + margin]
    edges = (left - x0, top - y0, right - x0, bottom - y0)
    cast = _inside(view, edges, (6, 10))
    within = _inside(view, edges)
    paper = np.clip(within + 0.5, 0, 1)
    stain(view, SHADOW_PAPER, np.exp(np.minimum(0, cast) / 9) * np.float32(0.34) * (1 - paper))
    wander = np.float32(1.2) * layers(*view.shape[:2], 22, 2, "slip", key)
    ragged = np.clip(within + wander + np.float32(0.5), 0, 1)
    if veil < 1:
        below = to_image(view).filter(ImageFilter.GaussianBlur(_DIM))
        view += (np.asarray(below, np.float32) / np.float32(255) - view) * paper[..., None]
    lay(view, SLIP, ragged * np.float32(veil))
    mask = Image.new("L", (view.shape[1], view.shape[0]), 0)
    inset, cut = 11, 14
    x0, y0, x1, y1 = edges[0] + inset, edges[1] + inset, edges[2] - inset, edges[3] - inset
    for number, path in enumerate(
        (
            ((x0 + cut, y0), (x1 - cut, y0)),
            ((x1, y0 + cut), (x1, y1 - cut)),
            ((x1 - cut, y1), (x0 + cut, y1)),
            ((x0, y1 - cut), (x0, y0 + cut)),
        )
    ):
        brush(mask, path, 4.5, (key, number), dry=0.5, taper=0.3)
    for x, y in ((x0, y0), (x1, y0), (x1, y1), (x0, y1)):
        dx, dy = (cut if x == x0 else -cut), (cut if y == y0 else -cut)
        brush(mask, ((x + dx, y), (x + dx, y + dy), (x, y + dy)), 4, (key, x, y), dry=0)
    stain(view, INK_SOFT, of_mask(mask.filter(ImageFilter.GaussianBlur(0.6))) * np.float32(0.62))
