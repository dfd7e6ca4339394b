"""The six gifts in ink and pigment: wall-hanging, ceramic tile, vase, coat, necklace, model junk."""

import math
from collections.abc import Callable, Sequence

from render.art.draft import MARGIN, Draft
from render.art.strokes import Point
from render.kit.palette import GOLD_LIGHT, INK, PAPER, PAPER_LIGHT, Colour, mix, rgb
from render.kit.sprites import Sprite

_SIDE = 60.0
"""The gifts' coordinates lie on a square of this side."""
SILK, CHINA, BLUE, PLUM, JADE, WOOD = (
    rgb(code) for code in ("5D7F86", "F4F0E4", "3D6795", "8A4F74", "5FA07E", "A9713F")
)
SIZES = {"gift": 60, "gift-small": 44, "gift-large": 84}
_NEVER_PALE = ("gift-large",)


class Small:
    """A sheet for one gift, drawn on a square of 60 whatever its size."""

    def __init__(self, size: int, key: str) -> None:
        self.draft = Draft(size, size, f"{key}{size}")
        self.scale = size / _SIDE

    def _put(self, points: Sequence[Point]) -> list[Point]:
        return [(x * self.scale, y * self.scale) for x, y in points]

    def shape(self, points: Sequence[Point], fill: Colour, line: float = 2.4) -> None:
        """A filled polygon with its ink line."""
        self.draft.shape(self._put(points), fill, line * max(0.8, self.scale**0.5) if line else 0)

    def box(
        self, left: float, top: float, right: float, bottom: float, fill: Colour, line: float = 2.4
    ) -> None:
        """A filled rectangle."""
        self.shape(((left, top), (right, top), (right, bottom), (left, bottom)), fill, line)

    def disc(self, x: float, y: float, radius: float, fill: Colour, line: float = 2.0) -> None:
        """A filled circle."""
        self.shape(arc(x, y, radius, radius, 0, math.tau), fill, line)

    def line(self, points: Sequence[Point], wide: float = 2.0, colour: Colour = INK) -> None:
        """A stroke."""
        self.draft.line(self._put(points), max(1.4, wide * self.scale**0.5), colour)


def arc(x: float, y: float, across: float, down: float, start: float, end: float) -> list[Point]:
    """Points of an ellipse's arc; angles in radians, clockwise from the right."""
    angles = (start + (end - start) * number / 36 for number in range(37))
    return [(x + across * math.cos(a), y + down * math.sin(a)) for a in angles]


def hanging(on: Small) -> None:
    """A wall-hanging: a painted scroll between rods, a mountain on it."""
    on.line(((18, 8), (30, 1), (42, 8)), 2)
    on.box(14, 9, 46, 54, SILK)
    on.box(19, 15, 41, 46, PAPER_LIGHT, 1.4)
    on.shape(((20, 45), (26, 31), (29, 36), (34, 24), (40, 45)), mix(SILK, PAPER, 0.35), 1.4)
    on.disc(25, 22, 3.2, rgb("C9803F"), 0)
    for y in (9, 54):
        on.box(9, y - 3, 51, y + 3, WOOD, 2)


def tile(on: Small) -> None:
    """A ceramic tile: blue on white, a flower in its middle."""
    on.box(8, 8, 52, 52, BLUE)
    on.box(13, 13, 47, 47, CHINA, 1.2)
    for number in range(4):
        a = math.pi / 4 + number * math.pi / 2
        on.disc(30 + 8.2 * math.cos(a), 30 + 8.2 * math.sin(a), 6.4, mix(BLUE, PAPER_LIGHT, 0.25), 1.2)
    on.disc(30, 30, 4.4, GOLD_LIGHT, 1.2)
    for x, y in ((16, 16), (44, 16), (16, 44), (44, 44)):
        on.shape([(x + u * 4, y + v * 4) for u, v in ((-1, 0), (0, -1), (1, 0), (0, 1))], BLUE, 0)


def vase(on: Small) -> None:
    """A vase: white with blue bands."""
    half = ((6, 4), (10, 2), (10, 6), (6, 10), (6, 16), (17, 25), (18, 34), (13, 46), (10, 53), (12, 58))
    outline = [(30 + x, y) for x, y in half] + [(30 - x, y) for x, y in half[::-1]]
    on.shape(outline, CHINA)
    band = ((16.6, 26.5), (17, 36))
    on.shape([*((30 + x, y) for x, y in band), *((30 - x, y) for x, y in band[::-1])], BLUE, 0)
    on.line(
        [(30 - 15 + 30 * t, 31 + 2.6 * math.sin(t * 18.8)) for t in (n / 30 for n in range(31))], 2.0, CHINA
    )
    on.line(((24, 12), (36, 12)), 2.2, BLUE)
    on.line(((19, 49), (41, 49)), 2.2, BLUE)
    on.line([*((30 + x, y) for x, y in half), *((30 - x, y) for x, y in half[::-1]), (36, 4)], 2.4)


def coat(on: Small) -> None:
    """A coat: wide sleeves, a collar crossed to the right, a sash."""
    on.shape(
        (*((22, 7), (38, 7), (57, 22), (50, 36), (42, 30), (43, 56), (17, 56), (18, 30), (10, 36), (3, 22)),),
        PLUM,
    )
    on.shape(((22, 7), (30, 22), (38, 7), (33, 7), (30, 12), (27, 7)), GOLD_LIGHT, 1.4)
    on.line(((35, 12), (26, 28)), 3.2, GOLD_LIGHT)
    on.box(18, 31, 42, 37, GOLD_LIGHT, 1.4)
    on.line(((30, 38), (30, 55)), 1.6)
    for x in (6.5, 53.5):
        on.line(((x - 2, 30), (x + 2, 27) if x > 30 else (x + 2, 33)), 2.4, GOLD_LIGHT)


def necklace(on: Small) -> None:
    """A necklace: jade beads on a cord, a ring of jade hanging from it."""
    beads = arc(30, 14, 23, 28, -0.28, math.pi + 0.28)
    on.line(beads, 2)
    for x, y in beads[::4]:
        on.disc(x, y, 4.6, JADE, 1.8)
    on.disc(30, 46, 11, JADE)
    on.disc(30, 46, 4.2, PAPER_LIGHT, 1.8)


def junk(on: Small) -> None:
    """A model junk on its stand."""
    on.line(((22, 3), (22, 44)), 2.4)
    on.line(((40, 8), (40, 44)), 2.4)
    sail = rgb("DDA95B")
    on.shape(((10, 9), (30, 5), (32, 38), (8, 38)), sail)
    on.shape(((34, 14), (49, 12), (53, 38), (35, 38)), sail)
    for y in (16, 24, 31):
        on.line(((9, y), (31, y - 1.5)), 1.5, mix(sail, INK, 0.6))
        on.line(((35, y + 3), (51, y + 2)), 1.5, mix(sail, INK, 0.6))
    on.shape(((2, 36), (10, 42), (46, 42), (58, 34), (52, 53), (10, 53)), WOOD)
    on.line(((8, 47), (54, 47)), 1.5, mix(WOOD, INK, 0.6))
    on.box(16, 53, 44, 57, mix(WOOD, INK, 0.45), 1.6)


GIFTS: tuple[Callable[[Small], None], ...] = (hanging, tile, vase, coat, necklace, junk)
"""By value, 1 first."""


def gift(value: int, size: int, pale: bool = False) -> Sprite:
    """A gift, anchored in its middle; ``pale``: not bought yet."""
    on = Small(size, f"gift{value}")
    GIFTS[value - 1](on)
    made = on.draft.sprite(0.0 if pale else 0.42)
    if not pale:
        return _trimmed(made)
    picture = made.image
    alpha = picture.getchannel("A").point(lambda strength: strength * 42 // 100)
    picture = picture.convert("L").convert("RGBA")
    picture.putalpha(alpha)
    return _trimmed(Sprite.centred(picture))


def _trimmed(made: Sprite) -> Sprite:
    """Without most of the sheet's free margin."""
    cut = MARGIN - 6
    picture = made.image.crop((cut, cut, made.image.width - cut, made.image.height - cut))
    return Sprite.centred(picture)


def sprites() -> dict[str, Sprite]:
    """Every gift in every size."""
    found: dict[str, Sprite] = {}
    for value in range(1, len(GIFTS) + 1):
        for name, size in SIZES.items():
            found[f"{name}-{value}"] = gift(value, size)
            if name not in _NEVER_PALE:
                found[f"{name}-{value}-pale"] = gift(value, size, True)
    return found
