"""Ways that are connected and bridges that stand: strokes along the lines of the board."""

from collections.abc import Sequence
from itertools import pairwise

from PIL import Image, ImageDraw

from render.art.strokes import Point, brush
from render.kit.palette import GOLD, INK, Colour, mix, rgb
from render.kit.sprites import Sprite
from render.yunnan.layout import CARTOUCHES, bridge, road

_K = 2
_PAD = 24
WOOD, PLANK = rgb("B98552"), rgb("6B4526")
WAY = rgb("F0C24B")
"""A way that is connected."""


def along(path: Sequence[Point], strokes: Sequence[tuple[float, Colour]], key: str) -> Sprite:
    """Brush strokes along a line of the picture; pasted at its corner they lie there."""
    left, top = (int(min(point[axis] for point in path)) - _PAD for axis in (0, 1))
    right, bottom = (int(max(point[axis] for point in path)) + _PAD for axis in (0, 1))
    size = ((right - left) * _K, (bottom - top) * _K)
    line = [((x - left) * _K, (y - top) * _K) for x, y in path]
    canvas = Image.new("RGBA", size, (0, 0, 0, 0))
    for wide, colour in strokes:
        mask = Image.new("L", size, 0)
        brush(mask, line, wide * _K, (key, wide), dry=0, taper=0.15)
        layer = Image.new("RGBA", size, (*colour, 0))
        layer.putalpha(mask)
        canvas.alpha_composite(layer)
    return Sprite.of(_beside_slips(canvas.reduce(_K), (left, top)), -left, -top)


def _beside_slips(picture: Image.Image, corner: tuple[int, int]) -> Image.Image:
    """Without what would lie on a cartouche; ``corner`` is where the picture lies on the board."""
    for left, top, right, bottom in CARTOUCHES:
        x, y = corner
        picture.paste((0, 0, 0, 0), (left - x, top - y, right - x, bottom - y))
    return picture


def plank_bridge(site: int) -> Sprite:
    """A bridge that stands: wood with planks, handrails in ink; pasted at the picture's corner."""
    path = bridge(site)
    made = along(path, ((19, INK), (14, WOOD)), f"bridge-{site}")
    canvas = made.image.resize((made.image.width * _K, made.image.height * _K), Image.Resampling.LANCZOS)
    pen = ImageDraw.Draw(canvas)
    walked = 0.0
    for (x0, y0), (x1, y1) in pairwise(path):
        length = ((x1 - x0) ** 2 + (y1 - y0) ** 2) ** 0.5
        walked += length
        if walked < 9:
            continue
        walked = 0.0
        nx, ny = -(y1 - y0) / length * 6, (x1 - x0) / length * 6
        x, y = (x0 + x1) / 2 + made.x, (y0 + y1) / 2 + made.y
        pen.line(
            ((x - nx) * _K, (y - ny) * _K, (x + nx) * _K, (y + ny) * _K), fill=PLANK, width=round(2.4 * _K)
        )
    return Sprite.of(_beside_slips(canvas.reduce(_K), (-made.x, -made.y)), made.x, made.y)


def sprites(steps: int, sites: int) -> dict[str, Sprite]:
    """Those of a map of so many steps of the road and bridge sites."""
    golden = ((21.0, mix(INK, GOLD, 0.15)), (14.0, WAY))
    found = {f"way-road-{step}": along(road(step), golden, f"road-{step}") for step in range(steps)}
    for site in range(sites):
        found[f"way-bridge-{site}"] = along(bridge(site), ((36.0, INK), (30.0, WAY)), f"way-{site}")
        found[f"bridge-{site}"] = plank_bridge(site)
    return found
