"""The fortification: a walled court seen aslant, of no seat's colour.

It comes in two parts. A house stands inside: it is pasted over the court and under the front wall.
"""

from PIL import Image, ImageDraw

from render.art import pieces
from render.art.shapes import SCALE, body, shadow, solid
from render.kit.palette import INK, mix, rgb
from render.kit.sprites import Sprite

STONE, SHADED, COURT = rgb("CDB98F"), rgb("A8926A"), rgb("F7EDD4")
_TOWER, _TOOTH, _PITCH = 0.115, 0.075, 0.15
"""Half a tower's width, a tooth's width, from tooth to tooth; in parts of the size, as everything here."""
_LEFT, _BACK, _FRONT, _FOOT = -0.40, -0.42, 0.42, 0.62
"""The walls' left edge, the upper edges of the back and the front wall, the foot of the front wall."""


class _Pen:
    """Draws in parts of the size, from the middle of the court; light comes from the top left."""

    def __init__(self, size: int) -> None:
        self.unit = size * SCALE
        self.canvas = pieces.clear(round(size * 1.4), round(size * 1.7))
        self.middle = (self.canvas.width / 2, self.canvas.height / 2)

    def mask(self, boxes: list[tuple[float, float, float, float]], grow: float = 0) -> Image.Image:
        """Boxes (left, top, right, bottom), grown by so many pixels."""
        mask = Image.new("L", self.canvas.size, 0)
        pen = ImageDraw.Draw(mask)
        for left, top, right, bottom in boxes:
            near = self.at(left, top)
            far = self.at(right, bottom)
            pen.rectangle((near[0] - grow, near[1] - grow, far[0] + grow, far[1] + grow), fill=255)
        return mask

    def at(self, u: float, v: float) -> tuple[float, float]:
        """A point of the canvas."""
        return self.middle[0] + u * self.unit, self.middle[1] + v * self.unit

    def sprite(self) -> Sprite:
        """The finished part, anchored on the middle of the court."""
        return Sprite.centred(self.canvas.reduce(SCALE))


_Box = tuple[float, float, float, float]


def _teeth(left: float, right: float, top: float) -> list[_Box]:
    """Teeth on a wall's upper edge, evenly between two towers."""
    count = round((right - left) / _PITCH)
    pitch = (right - left) / count
    middles = (left + (number + 0.5) * pitch for number in range(count))
    return [(x - _TOOTH / 2, top - 0.055, x + _TOOTH / 2, top + 0.01) for x in middles]


def _towers(top: float, bottom: float) -> list[_Box]:
    """A tower with two teeth at each end of a wall."""
    found: list[_Box] = []
    for x in (_LEFT + 0.03, -_LEFT - 0.03):
        found.append((x - _TOWER, top, x + _TOWER, bottom))
        found += [(x + s * 0.075 - 0.04, top - 0.05, x + s * 0.075 + 0.04, top) for s in (-1, 1)]
    return found


def back(size: int) -> Sprite:
    """Court, back wall and side walls: what a house hides or stands in."""
    pen = _Pen(size)
    line = 2.4 * SCALE
    walls: list[_Box] = [(_LEFT, _BACK, -_LEFT, _BACK + 0.13), (_LEFT, _BACK, _LEFT + 0.11, _FRONT)]
    walls += [(-_LEFT - 0.11, _BACK, -_LEFT, _FRONT)]
    walls += _teeth(_LEFT + _TOWER, -_LEFT - _TOWER, _BACK)
    walls += _towers(_BACK - 0.03, _BACK + 0.20)
    whole: list[_Box] = [*walls, (_LEFT, _BACK, -_LEFT, _FOOT)]
    shadow(pen.canvas, lambda grow: pen.mask(whole, grow), pen.unit * 0.9)
    pen.canvas.alpha_composite(solid(pen.mask(whole, line), INK))
    pen.canvas.alpha_composite(solid(pen.mask([(_LEFT, _BACK, -_LEFT, _FOOT)]), COURT))
    shade: list[_Box] = [(_LEFT + 0.11, _BACK + 0.13, -_LEFT - 0.11, _BACK + 0.18)]
    pen.canvas.alpha_composite(solid(pen.mask(shade), mix(COURT, INK, 0.30)))
    pen.canvas.alpha_composite(solid(pen.mask(walls, line * 0.45), INK))
    pen.canvas.alpha_composite(body(pen.mask(walls, -line * 0.35), STONE, 2 * SCALE))
    return pen.sprite()


def front(size: int) -> Sprite:
    """The front wall with its gate between two towers."""
    pen = _Pen(size)
    line = 2.4 * SCALE
    walls: list[_Box] = [(_LEFT, _FRONT, -_LEFT, _FOOT), *_teeth(_LEFT + _TOWER, -_LEFT - _TOWER, _FRONT)]
    towers = _towers(_FRONT - 0.09, _FOOT + 0.02)
    pen.canvas.alpha_composite(solid(pen.mask(walls + towers, line), INK))
    pen.canvas.alpha_composite(body(pen.mask(walls), SHADED, 2 * SCALE))
    pen.canvas.alpha_composite(solid(pen.mask(towers, line * 0.8), INK))
    pen.canvas.alpha_composite(body(pen.mask(towers, -line * 0.1), STONE, 2 * SCALE))
    drawing = ImageDraw.Draw(pen.canvas)
    drawing.ellipse((*pen.at(-0.085, _FOOT - 0.17), *pen.at(0.085, _FOOT)), fill=INK)
    drawing.rectangle((*pen.at(-0.085, _FOOT - 0.085), *pen.at(0.085, _FOOT)), fill=INK)
    return pen.sprite()


def whole(size: int) -> Sprite:
    """Both parts, as a sign."""
    found = back(size)
    found.image.alpha_composite(front(size).image)
    return found
