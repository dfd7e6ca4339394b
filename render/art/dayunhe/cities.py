"""Beijing's gate tower above the map, Hangzhou's pagoda and bridges below it, in ink and pale pigment."""

import math

from PIL import Image

from render.art.draft import FINE, Draft, roof
from render.art.strokes import Point
from render.dayunhe.layout import BEIJING_Y, CITY_X, HANGZHOU_Y
from render.kit.palette import INK, PAPER_LIGHT, mix, rgb

WIDE, HIGH = 562, 96
"""Of both drawings, in pixels of the finished picture."""
ASH, PLASTER, TIMBER, GLAZE, SLATE = rgb("BDB09A"), rgb("EFE3C8"), rgb("9C6B52"), rgb("CFA55A"), rgb("77858C")
LAKE, GREEN = rgb("B9D2CE"), rgb("9DAE83")
_MIDDLE = WIDE / 2


def draw_cities(picture: Image.Image) -> None:
    """Both, on the finished picture."""
    north = Draft(WIDE, HIGH, "beijing")
    gate(north)
    north.onto(picture, CITY_X - WIDE // 2, BEIJING_Y - 54)
    south = Draft(WIDE, HIGH, "hangzhou")
    _town(south)
    south.onto(picture, CITY_X - WIDE // 2, HANGZHOU_Y - 54)


def _battlements(left: float, right: float, top: float, foot: float, merlon: float) -> list[Point]:
    """The outline of a crenellated wall."""
    outline: list[Point] = [(left, foot)]
    count = round((right - left) / merlon) // 2 * 2 + 1
    step = (right - left) / count
    for number in range(count):
        y = top if number % 2 == 0 else top + 5
        outline += [(left + number * step, y), (left + (number + 1) * step, y)]
    return [*outline, (right, foot)]


def _arch(draft: Draft, x: float, foot: float, wide: float, high: float) -> None:
    """A gateway, dark within."""
    half = wide / 2
    points = [(x - half, foot)]
    points += [(x - half * math.cos(a), foot - high + half - half * math.sin(a)) for a in _half_turn()]
    draft.shape([*points, (x + half, foot)], mix(INK, TIMBER, 0.25), 1.6)


def _half_turn() -> list[float]:
    return [number * math.pi / 12 for number in range(13)]


def _courses(draft: Draft, left: float, right: float, rows: tuple[float, ...]) -> None:
    """Joints of a stone wall."""
    joint = mix(ASH, INK, 0.42)
    for number, y in enumerate(rows):
        draft.line([(left + 3, y), (right - 3, y)], FINE, joint, 130)
        x = left + 10 + 9 * (number % 2)
        while x < right - 6:
            draft.line([(x, y), (x, y + 8)], FINE, joint, 130)
            x += 19


def gate(draft: Draft, wide: float = WIDE) -> None:
    """A long wall with three gates, corner towers, a hall under two roofs over the middle."""
    middle = wide / 2
    draft.shape(_battlements(4, wide - 4, 58, 94, 8.5), ASH)
    _courses(draft, 4, wide - 4, (70, 78, 86))
    for x in (34.0, wide - 34.0):
        draft.box(x - 24, 46, x + 24, 62, PLASTER, 1.8)
        for post in (-15.0, -5.0, 5.0, 15.0):
            draft.line([(x + post, 48), (x + post, 60)], 2.2, TIMBER)
        draft.roof(x, 28, 70, 22, SLATE, 11)
    draft.shape(_battlements(middle - 92, middle + 92, 52, 94, 8.5), mix(ASH, PAPER_LIGHT, 0.18))
    _courses(draft, middle - 92, middle + 92, (66, 75, 84))
    for x, broad, high in ((middle, 26.0, 32.0), (middle - 52, 19.0, 25.0), (middle + 52, 19.0, 25.0)):
        _arch(draft, x, 94, broad, high)
    draft.box(middle - 68, 36, middle + 68, 56, PLASTER, 1.8)
    for number in range(11):
        x = middle - 60 + 12 * number
        draft.line([(x, 38), (x, 54)], 2.6, TIMBER)
    draft.roof(middle, 19, 176, 24, GLAZE, 23)
    draft.box(middle - 50, 14, middle + 50, 24, PLASTER, 1.6)
    for number in range(8):
        x = middle - 42 + 12 * number
        draft.line([(x, 15), (x, 23)], 2.2, TIMBER)
    draft.roof(middle, -3, 136, 21, GLAZE, 19)


def _house(draft: Draft, x: float, foot: float, wide: float) -> None:
    """White walls under a dark roof."""
    draft.box(x - wide * 0.40, foot - 16, x + wide * 0.40, foot, rgb("F4EDDC"), 1.6)
    for aside in (-0.18, 0.18):
        draft.box(
            x + wide * aside - 2.6, foot - 11, x + wide * aside + 2.6, foot - 5, mix(INK, SLATE, 0.4), 0
        )
    draft.shape(roof(wide, 13, x, foot - 26), mix(SLATE, INK, 0.25), 1.8)


def _bridge(draft: Draft, x: float, foot: float, wide: float, high: float) -> None:
    """A stone bridge over one round arch, steep as a camel's back."""
    half = wide / 2
    top = [(x - half + wide * t, foot - high * math.sin(math.pi * t) ** 1.25) for t in _parts(24)]
    span = wide * 0.22
    arch = [(x + span * math.cos(a), foot - span * math.sin(a)) for a in _half_turn()]
    draft.shape([*top, *arch], mix(ASH, PAPER_LIGHT, 0.30), 2)
    draft.line([(x + (span + 4) * math.cos(a), foot - (span + 4) * math.sin(a)) for a in _half_turn()], FINE)
    rail = [(px, py - 5) for px, py in top[3:-3]]
    draft.line(rail, 1.6)
    for px, py in top[3:-3:3]:
        draft.line([(px, py), (px, py - 6)], FINE)


def _parts(count: int) -> list[float]:
    return [number / count for number in range(count + 1)]


def _willow(draft: Draft, x: float, foot: float, high: float) -> None:
    """A trunk that leans, hanging twigs."""
    draft.line(
        [(x, foot), (x + 3, foot - high * 0.55), (x + 9, foot - high * 0.86)], 3.2, mix(TIMBER, INK, 0.4)
    )
    crown = [
        (x + 8 + 24 * math.cos(a) * (0.8 + 0.2 * math.sin(3 * a)), foot - high * 0.82 + 13 * math.sin(a))
        for a in (number * math.tau / 24 for number in range(24))
    ]
    draft.shape(crown, GREEN, 1.3, mix(GREEN, INK, 0.6))
    for number in range(9):
        start = x - 14 + 5.4 * number
        low = foot - high * (0.30 + 0.10 * math.sin(2.1 * number))
        draft.line([(start, foot - high * 0.80), (start - 2, low)], FINE, mix(GREEN, INK, 0.45), 200)


def _town(draft: Draft) -> None:
    """A pagoda on its hill, white houses, a lake, two bridges, willows."""
    hill = [(_MIDDLE - 76 + 152 * t, 92 - 26 * math.sin(math.pi * t)) for t in _parts(20)]
    draft.shape([*hill, (_MIDDLE + 76, 94), (_MIDDLE - 76, 94)], mix(GREEN, PAPER_LIGHT, 0.35), 1.6)
    water = [(2, 94), (12, 86), (90, 83), (176, 86), (281, 84), (388, 86), (476, 83), (550, 86), (560, 94)]
    draft.shape(water, LAKE, 1.3, rgb("4F7C80"))
    for left, wide in ((28, 26), (150, 30), (380, 30), (508, 26)):
        draft.line([(left, 90), (left + wide * 0.5, 88.5), (left + wide, 90)], FINE, rgb("4F7C80"), 210)
    for aside, broad in ((-56.0, 34.0), (56, 36.0), (-84, 26.0), (84, 28.0), (-112, 32.0), (114, 30.0)):
        _house(draft, _MIDDLE + aside, 82, broad)
    _bridge(draft, 96, 88, 100, 32)
    _bridge(draft, WIDE - 96, 88, 100, 32)
    _willow(draft, 22, 86, 44)
    _willow(draft, WIDE - 36, 86, 44)
    foot = 84.0
    for storey in range(5):
        half = 19 - 2.6 * storey
        low = foot - 11.2 * storey
        draft.box(_MIDDLE - half + 2, low - 11, _MIDDLE + half - 2, low, PLASTER, 1.5)
        for aside in (-0.4, 0.4):
            draft.line([(_MIDDLE + half * aside, low - 8), (_MIDDLE + half * aside, low - 1)], 2, TIMBER)
        draft.shape(roof(2 * half + 22, 8.5, _MIDDLE, low - 16.0), SLATE, 1.7)
    draft.line([(_MIDDLE, 24), (_MIDDLE, 14)], 2.6)
    draft.disc(_MIDDLE, 16, 2.6, GLAZE, 1.3)
