"""Marks on Yunnan's pictures: rings of the last turn, what may be chosen, connected ways, bridges."""

from collections.abc import Sequence
from itertools import pairwise

from PIL import Image, ImageDraw, ImageFilter

from render.art import marks
from render.art.shapes import padded_box, solid
from render.art.strokes import Point, brush
from render.art.yunnan.signs import icon
from render.kit.palette import CANDIDATE, GOLD, INK, INK_SOFT, SEAL, SHADOW_PAPER, WHITE, Colour, mix, rgb
from render.kit.sprites import Sprite
from render.yunnan.layout import BANK, CARTOUCHES, STOREY_HIGH, TOWER_WIDTH, WIDTH, bridge, road

_K = 2
_PAD = 24
WOOD, PLANK = rgb("B98552"), rgb("6B4526")
OUTSIDE = 5
"""How far outside its province the frame runs, so that a frame for choosing has room within it."""
INSIDE = 12
"""How much smaller the frame for choosing is: both can be seen at once."""
WAY = rgb("F0C24B")
"""A way that is connected."""


def sizes() -> dict[str, tuple[int, int]]:
    """What can be framed: a province, Pu'er, a storey, a side of the bank."""
    found = {}
    for name, (left, top, right, bottom) in (
        ("province", CARTOUCHES[1]),
        ("market", CARTOUCHES[0]),
        ("bank", BANK[0]),
    ):
        found[name] = (right - left, bottom - top)
    return found | {"storey": (TOWER_WIDTH, STOREY_HIGH)}


def connected(width: int, height: int) -> Sprite:
    """Round a province that is connected: a golden brush frame with an ink line, anchored in its middle."""
    size = ((width + 2 * _PAD) * _K, (height + 2 * _PAD) * _K)
    edge = (_PAD - OUTSIDE) * _K
    corners: list[Point] = [
        (edge, edge),
        (size[0] - edge, edge),
        (size[0] - edge, size[1] - edge),
        (edge, size[1] - edge),
    ]
    canvas = Image.new("RGBA", size, (0, 0, 0, 0))
    for wide, colour in ((13, INK), (8, WAY)):
        frame = Image.new("L", size, 0)
        for number in range(4):
            stroke = (corners[number], corners[(number + 1) % 4])
            brush(frame, stroke, wide * _K, ("connected", width, number), dry=0, taper=0.2)
        canvas.alpha_composite(solid(frame, colour))
    return Sprite.centred(canvas.reduce(_K))


def free(width: int, height: int) -> Sprite:
    """A space that may be taken: a white field with a double line, anchored in its middle."""
    pad = 10
    canvas, outline = padded_box(width, height, pad, 10, _K)
    cast = outline(0).filter(ImageFilter.GaussianBlur(4 * _K))
    canvas.alpha_composite(solid(cast, SHADOW_PAPER, 0.6))
    for grow, colour in ((0, INK), (-2, WHITE), (-5, CANDIDATE), (-8, WHITE)):
        canvas.alpha_composite(solid(outline(grow * _K), colour))
    return Sprite.centred(canvas.reduce(_K))


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
        canvas.alpha_composite(solid(mask, colour))
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


def act(width: int, height: int) -> Sprite:
    """The colour to act: a red brush frame round its token."""
    pad = 8
    size = ((width + 2 * pad) * _K, (height + 2 * pad) * _K)
    x0, y0, x1, y1 = pad * _K, pad * _K, size[0] - pad * _K, size[1] - pad * _K
    corners: list[Point] = [(x0, y0), (x1, y0), (x1, y1), (x0, y1)]
    frame = Image.new("L", size, 0)
    for number in range(4):
        stroke = (corners[number], corners[(number + 1) % 4])
        brush(frame, stroke, 6 * _K, ("act", number), dry=0.3, taper=0.3)
    return Sprite.centred(solid(frame, SEAL).reduce(_K))


def arrow(way: int) -> Sprite:
    """Which way an order is read."""
    size = 30 * _K
    canvas = Image.new("RGBA", (size, size), (0, 0, 0, 0))
    x, reach = size / 2, size * 0.17 * way
    tip = [(x - reach, size * 0.16), (x + reach, size / 2), (x - reach, size * 0.84)]
    ImageDraw.Draw(canvas).line(tip, fill=INK_SOFT, width=5 * _K, joint="curve")
    return Sprite.centred(canvas.reduce(_K))


def line(height: int) -> Sprite:
    """Between the two colours of a person."""
    size = (8 * _K, height * _K)
    mask = Image.new("L", size, 0)
    brush(mask, ((size[0] / 2, 4), (size[0] / 2, size[1] - 4)), 2.4 * _K, "pair", dry=0.2, taper=0.4)
    return Sprite.centred(solid(mask, INK_SOFT, 0.7).reduce(_K))


def cut_off(size: int) -> Sprite:
    """Traders and posts here are cut off: a plate with two ends of a road."""
    made = free(size + 8, size - 12).image.copy()
    sign = icon("cut", 46)
    made.alpha_composite(sign.image, (made.width // 2 - sign.x, made.height // 2 - sign.y))
    return Sprite.centred(made)


def sprites(steps: int, sites: int) -> dict[str, Sprite]:
    """All marks for a map of so many steps of the road and bridge sites."""
    found = {
        "ring-piece": marks.round_ring(35, 9),
        "ring-ghost": marks.round_ring(29, 5),
        "ring-pip": marks.round_ring(24, 7),
        "ring-plate": marks.ring(112, 66, 1),
        "asked-piece": marks.band(32),
        "free": free(54, 46),
        "act": act(60, 56),
        "arrow-right": arrow(1),
        "arrow-left": arrow(-1),
        "pair-line": line(150),
        "cut-off": cut_off(54),
        "edge": marks.edge(WIDTH),
    }
    for name, size in sizes().items():
        found[f"asked-{name}"] = marks.chosen(size[0] - INSIDE, size[1] - INSIDE, 1)
        found[f"ring-{name}"] = marks.ring(*size, 1, 8)
    for name in ("province", "market"):
        found[f"connected-{name}"] = connected(*sizes()[name])
    golden = ((21.0, mix(INK, GOLD, 0.15)), (14.0, WAY))
    for step in range(steps):
        found[f"way-road-{step}"] = along(road(step), golden, f"road-{step}")
    for site in range(sites):
        found[f"way-bridge-{site}"] = along(bridge(site), ((36.0, INK), (30.0, WAY)), f"way-{site}")
        found[f"bridge-{site}"] = plank_bridge(site)
    return found
