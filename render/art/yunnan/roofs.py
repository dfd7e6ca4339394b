"""What stands on the five towers: each building is known by its outline. Pixels of the finished picture.

Every roof is drawn for a box 194 wide and `HIGH` high, whose lower edge is the name plate's upper one.
"""

import math
from collections.abc import Callable

from render.art.draft import FINE, Draft
from render.art.field import rng
from render.art.strokes import Point
from render.kit.palette import GOLD, GOLD_LIGHT, INK, INK_SOFT, PAPER_LIGHT, mix, rgb

MIDDLE, HIGH = 97.0, 88.0
SLATE, ASH, STRAW, JADE = rgb("7D8FA9"), rgb("A39C90"), rgb("CDAE6C"), rgb("83A481")
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
    for x in (19.0, 158.0):
        draft.line([(x, 62), (x, 2)], 2.4, DARK)
        draft.shape([(x, 3), (x + 27, 8), (x + 20, 14), (x + 27, 21), (x, 25)], CLOTH, 1.8)
    draft.box(56, 40, 138, 70, WALL)
    for x in (64.0, 86.0, 108.0, 130.0):
        draft.line([(x, 42), (x, 66)], 3, DARK)
    outline: list[Point] = [(5, 90)]
    merlon = 184 / 15
    for number in range(8):
        left = 5 + number * 2 * merlon
        outline += [(left, 66), (left, 57), (left + merlon, 57), (left + merlon, 66)]
    draft.shape([*outline, (189, 90)], ASH)
    joint = mix(ASH, INK, 0.45)
    for row, y in enumerate((74, 82)):
        draft.line([(7, y), (187, y)], FINE, joint, 170)
        for number in range(8):
            x = 18 + number * 22 + row * 11
            draft.line([(x, y), (x, y + 7)], FINE, joint, 170)
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
    for x, way in ((36.0, 1), (158.0, -1)):
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
        x = 8 + 178 * u
        t0 = float(random.uniform(0.05, 0.62))
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
    """Glazed tiles, eaves that sweep up to horns, a horned ridge round a flaming pearl."""
    draft.box(38, 70, 156, 90, WALL)
    for x in (50.0, 73.5, 97.0, 120.5, 144.0):
        draft.line([(x, 74), (x, 88)], 3.4, DARK)
    half: list[Point] = []
    for number in range(17):
        t = number / 16
        half.append((30 + 62 * t**0.95, 36 + 40 * t**0.62 - 56 * max(0, t - 0.45) ** 2.0 / 0.3025))
    half += [(95, 23), (93, 40), (84, 60), (64, 73), (34, 77), (0, 78)]
    right = [(MIDDLE + x, y) for x, y in half]
    left = [(2 * MIDDLE - x, y) for x, y in reversed(right)]
    draft.shape([*left, (67, 34), (127, 34), *right], JADE)
    tile = mix(JADE, INK, 0.5)
    for number in range(-6, 7):
        u = number / 7.2
        slope = [
            (MIDDLE + u * (30 + 46 * t), 38 + (34 - 9 * u * u) * t**0.75) for t in (n / 8 for n in range(9))
        ]
        draft.line(slope, FINE, tile, 170)
    draft.box(60, 28, 134, 38, mix(JADE, INK, 0.3))
    gold = mix(GOLD, STRAW, 0.4)
    for side in (-1, 1):
        horn: list[Point] = []
        inner: list[Point] = []
        for number in range(15):
            a = number / 14
            angle = math.pi * (0.50 + 1.02 * a)
            radius, thick = 18 - 3 * a, 10 * (1 - a) + 1.2
            horn.append((31 - radius * math.cos(angle), 15 + radius * math.sin(angle)))
            inner.append((31 - (radius - thick) * math.cos(angle), 15 + (radius - thick) * math.sin(angle)))
        draft.shape([(MIDDLE + side * x, y) for x, y in (*horn, *reversed(inner))], gold, 2.0)
    flame = [(97, -5), (102, 3), (107, 10), (106, 19), (97, 27), (88, 19), (87, 10), (92, 3)]
    draft.shape(flame, gold, 1.8)
    draft.disc(MIDDLE, 16, 6.5, mix(GOLD_LIGHT, WALL, 0.3), 1.8)


def yard(draft: Draft) -> None:
    """An open scaffold: posts, rails and braces, bare rafters, a stone on a rope."""
    for a, b in (((20, 88), (64, 46)), ((64, 88), (20, 46)), ((130, 88), (174, 46)), ((174, 88), (130, 46))):
        draft.line([a, b], 4.6, INK)
        draft.line([a, b], 2.4, TIMBER)
    for x, top in ((20.0, 16), (64.0, 28), (130.0, 28), (174.0, 4)):
        draft.box(x - 4, top, x + 4, 92, TIMBER, 2)
    for y, x0, x1 in ((46, 6, 188), (70, 6, 188)):
        draft.box(x0, y - 3, x1, y + 3, mix(TIMBER, DARK, 0.3), 2)
    draft.shape([(12, 44), (84, 8), (90, 15), (12, 53)], TIMBER, 2)
    for number in range(5):
        x = 24.0 + number * 13
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
