"""What stands on the five towers: each building is known by its outline. Pixels of the finished picture.

Every roof is drawn for a box 194 wide and `HIGH` high, whose lower edge is the name plate's upper one.
"""

import math
from collections.abc import Callable

from render.art.field import rng
from render.art.strokes import Point
from render.art.yunnan.draft import FINE, Draft
from render.kit.palette import GOLD, GOLD_LIGHT, INK, INK_SOFT, PAPER_LIGHT, mix, rgb

MIDDLE, HIGH = 97.0, 88.0
SLATE, ASH, STRAW, JADE = rgb("7E96A4"), rgb("A39C90"), rgb("CDAE6C"), rgb("7FA08C")
WALL, TIMBER, DARK, CLOTH = rgb("E9DBBE"), rgb("A5825A"), rgb("6B5138"), rgb("6F8794")


def school(draft: Draft) -> None:
    """A scholar's double eaves, an open book on the ridge."""
    draft.box(30, 70, 164, 90, WALL)
    draft.roof(MIDDLE, 46, 186, 38, SLATE, 15)
    draft.box(62, 38, 132, 52, WALL)
    for x in (73, 85, 97, 109, 121):
        draft.line([(x, 40), (x, 50)], FINE, DARK)
    draft.roof(MIDDLE, 17, 126, 27, SLATE, 11)
    for side in (-1, 1):
        page = [(MIDDLE, 15), (MIDDLE + side * 9, 11), (MIDDLE + side * 22, 12), (MIDDLE + side * 22, -1)]
        page += [(MIDDLE + side * 9, -2), (MIDDLE, 3)]
        draft.shape(page, PAPER_LIGHT, 2.2)
        for y in (3.5, 7.5):
            draft.line([(MIDDLE + side * 5, y + 1), (MIDDLE + side * 18, y)], 1.2, INK_SOFT)


def customs(draft: Draft) -> None:
    """A gate tower: battlements, a guard's pavilion over the gate, two pennants."""
    for side in (-1, 1):
        x = MIDDLE + side * 76
        draft.line([(x, 62), (x, 2)], 2.4, DARK)
        flag = [(x, 3), (x + 27, 8), (x + 20, 14), (x + 27, 21), (x, 25)]
        draft.shape(flag, CLOTH, 1.8)
    teeth: list[Point] = [(5, 90), (5, 58)]
    for number in range(9):
        left = 5 + number * 184 / 8.5
        teeth += [(left, 58), (left + 11.6, 58), (left + 11.6, 66), (left + 21.6, 66)]
    outline = [(x, y) for x, y in teeth if x <= 189] + [(189, 66), (189, 90)]
    draft.box(56, 40, 138, 70, WALL)
    for x in (64, 86, 108, 130):
        draft.line([(x, 42), (x, 66)], 3, DARK)
    draft.shape(outline, ASH)
    for row, y in enumerate((74, 82)):
        draft.line([(7, y), (187, y)], FINE, mix(ASH, INK, 0.4), 150)
        for number in range(9):
            x = 14 + number * 22 + row * 11
            if x < 186:
                draft.line([(x, y), (x, y + 8)], FINE, mix(ASH, INK, 0.4), 150)
    draft.roof(MIDDLE, 10, 126, 36, ASH, 11)


def horse(draft: Draft) -> None:
    """A dealer's stable: wide low thatch, crossed poles at its ends, a horse's head over it."""
    head = [
        (80, 48), (82, 34), (90, 24), (84, 24), (72, 30), (64, 31), (60, 26), (64, 19), (78, 8), (84, 6),
        (86, -2), (91, 4), (100, 8), (110, 20), (114, 34), (116, 48),
    ]  # fmt: skip
    draft.shape(head, mix(TIMBER, DARK, 0.35))
    mane = [(91, 4), (102, 5), (114, 16), (121, 32), (122, 46), (115, 46), (112, 32), (106, 19), (98, 10)]
    draft.shape(mane, mix(DARK, INK, 0.45), 0)
    draft.disc(82.5, 14.5, 2.2, INK, 0)
    for x, way in ((36, 1), (158, -1)):
        for lean in (-1, 1):
            draft.line([(x - lean * 12, 22), (x + lean * 9 + way * 2, 52)], 5, DARK)
    thatch: list[Point] = [(2, 82)]
    thatch += [(2 + 190 * t, 82 - 44 * math.sin(math.pi * t) ** 0.55) for t in (n / 40 for n in range(1, 40))]
    thatch.append((192, 82))
    random = rng("thatch")
    hem = [(192 - n * 190 / 30, 84 + float(random.uniform(0, 6.5)) * (n % 2)) for n in range(31)]
    draft.shape([*thatch, *hem], STRAW)
    straw = mix(STRAW, INK, 0.45)
    for number in range(46):
        u = (number + float(random.uniform(0, 1))) / 46
        x, t0 = 8 + 178 * u, float(random.uniform(0.05, 0.62))
        crown = 82 - 44 * float(math.sin(math.pi * (x - 2) / 190) ** 0.55)
        y0 = crown + 5 + (82 - crown) * t0
        y1 = min(84.0, y0 + float(random.uniform(9, 17)))
        if y1 - y0 > 3:
            draft.line([(x, y0), (x + (x - MIDDLE) * 0.035, y1)], FINE, straw, 170)
    for y in (50, 64):
        bow = [
            (14 + 166 * t, y + 22 - 24 * math.sin(math.pi * t) ** 0.6) for t in (n / 20 for n in range(21))
        ]
        draft.line(bow, FINE, DARK, 120)


def dragon(draft: Draft) -> None:
    """Glazed tiles, eaves that sweep up to horns, a horned ridge round a pearl."""
    draft.box(34, 72, 160, 90, WALL)
    for x in (48, 72, 97, 122, 146):
        draft.line([(x, 76), (x, 88)], 3.4, DARK)
    half: list[Point] = []
    for number in range(17):
        t = number / 16
        half.append((30 + 58 * t**0.9, 36 + 44 * t**0.66 - 46 * t**6))
    half += [(96, 31), (90, 48), (74, 72), (40, 77), (0, 78)]
    right = [(MIDDLE + x, y) for x, y in half]
    left = [(2 * MIDDLE - x, y) for x, y in reversed(right)]
    draft.shape([*left, (67, 34), (127, 34), *right], JADE)
    tile = mix(JADE, INK, 0.45)
    for number in range(-7, 8):
        u = number / 7.6
        slope = [
            (MIDDLE + u * (28 + 52 * t**0.9), 38 + (37 - 6 * u * u) * t**0.7)
            for t in (n / 8 for n in range(9))
        ]
        draft.line(slope, FINE, tile, 150)
    draft.box(58, 28, 136, 38, mix(JADE, INK, 0.3))
    for side in (-1, 1):
        horn: list[Point] = []
        inner: list[Point] = []
        for number in range(15):
            a = number / 14
            angle = math.pi * (0.52 + 1.05 * a)
            radius, thick = 19 - 5 * a, 8.5 * (1 - a) + 1.0
            cx, cy = 44 - 13, 15
            horn.append((cx - radius * math.cos(angle) * -1, cy + radius * math.sin(angle) + 4))
            inner.append(
                (cx + (radius - thick) * math.cos(angle), cy + (radius - thick) * math.sin(angle) + 4)
            )
        points = [(MIDDLE + side * x, y) for x, y in (*horn, *reversed(inner))]
        draft.shape(points, GOLD, 2.0)
    draft.disc(MIDDLE, 19, 8, GOLD_LIGHT, 2.2)
    draft.shape([(92, 9), (MIDDLE, -3), (102, 9), (MIDDLE, 12)], GOLD, 1.8)


def yard(draft: Draft) -> None:
    """An open scaffold: posts, rails and braces, bare rafters, a stone on a rope."""
    for a, b in (((20, 88), (64, 46)), ((64, 88), (20, 46)), ((130, 88), (174, 46)), ((174, 88), (130, 46))):
        draft.line([a, b], 4.6, INK)
        draft.line([a, b], 2.4, TIMBER)
    for x, top in ((20, 16), (64, 28), (130, 28), (174, 4)):
        draft.box(x - 4, top, x + 4, 92, TIMBER, 2)
    for y, x0, x1 in ((46, 6, 188), (70, 6, 188)):
        draft.box(x0, y - 3, x1, y + 3, mix(TIMBER, DARK, 0.3), 2)
    draft.shape([(12, 44), (84, 8), (90, 15), (12, 53)], TIMBER, 2)
    for number in range(5):
        x = 24 + number * 13
        draft.line([(x, 42 - number * 6), (x, 66 - number * 6 + number * 5)], 2, DARK)
    draft.shape([(84, 6), (196 - 12, 20), (184, 26), (84, 14)], TIMBER, 2)
    draft.line([(112, 12), (112, 44)], 1.8, INK)
    draft.shape([(112, 38), (100, 48), (124, 48)], WALL, 1.4)
    draft.box(97, 48, 127, 66, ASH, 2.2)
    draft.line([(112, 49), (112, 65)], FINE, mix(ASH, INK, 0.5))
    for knot in ((20, 46), (64, 46), (130, 46), (174, 46), (20, 70), (64, 70), (130, 70), (174, 70)):
        draft.line([(knot[0] - 5, knot[1] - 3.5), (knot[0] + 5, knot[1] + 3.5)], 1.8, WALL)
        draft.line([(knot[0] + 5, knot[1] - 3.5), (knot[0] - 5, knot[1] + 3.5)], 1.8, WALL)


ROOFS: tuple[Callable[[Draft], None], ...] = (school, customs, horse, dragon, yard)
"""By building."""
