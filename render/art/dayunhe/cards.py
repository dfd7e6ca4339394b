"""The emblems of the ten action cards, painted; each has another outline. Drawn on squares of 96 px."""

import math
from collections.abc import Callable, Mapping

from render.art.dayunhe.outlines import smooth
from render.art.dayunhe.signs import ACTIONS
from render.art.dayunhe.tiles import DEEP, FOAM, IVORY, WATER
from render.art.draft import FINE, Draft
from render.art.icons import sign
from render.art.shapes import SCALE, padded_box, shadow, solid
from render.art.strokes import Point
from render.kit.palette import GOLD, GOLD_LIGHT, INK, INK_SOFT, LACQUER, PAPER_LIGHT, mix, rgb
from render.kit.sprites import Sprite

SIZE, SMALL, SIGN = 96, (48, 60), 40
"""Of an emblem; of the small card with a sign, and of the sign on it."""
WOOD, STEEL, STONE, CLOTH, JADE, RICE = (
    rgb("B5824C"),
    rgb("A9B4B8"),
    rgb("C4BAA5"),
    rgb("D8C190"),
    rgb("7FA58F"),
    rgb("FBF6E8"),
)
CHINA, BREW = rgb("DCE6E2"), rgb("A9652F")
PLUM, FAN = rgb("6D5A86"), rgb("C98B6B")

Emblem = Callable[[Draft], None]


def _oval(
    x: float, y: float, across: float, down: float, start: float = 0.0, end: float = 360.0
) -> list[Point]:
    angles = [math.radians(start + (end - start) * number / 32) for number in range(33)]
    return [(x + across * math.cos(a), y + down * math.sin(a)) for a in angles]


def _hex(x: float, y: float, radius: float) -> list[Point]:
    return [
        (x + radius * math.cos(math.radians(60 * n - 30)), y + radius * math.sin(math.radians(60 * n - 30)))
        for n in range(6)
    ]


def _shaft(draft: Draft, start: Point, end: Point, wide: float) -> None:
    """A wooden stick."""
    length = math.dist(start, end)
    side = -(end[1] - start[1]) / length * wide / 2, (end[0] - start[0]) / length * wide / 2
    draft.shape(
        [
            (start[0] + side[0], start[1] + side[1]),
            (end[0] + side[0], end[1] + side[1]),
            (end[0] - side[0], end[1] - side[1]),
            (start[0] - side[0], start[1] - side[1]),
        ],
        WOOD,
        1.8,
    )


def builder(draft: Draft) -> None:
    """A basket of earth, a spade."""
    _shaft(draft, (84, 6), (54, 52), 7)
    blade = smooth([(61, 42), (70, 62), (62, 84), (50, 90), (40, 80), (36, 62), (45, 46)])
    earth = smooth([(6, 56), (18, 36), (34, 30), (50, 38), (60, 56)], closed=False)
    draft.shape(earth, mix(WOOD, INK, 0.45))
    basket = [(2, 54), (64, 54), (56, 90), (10, 90)]
    draft.shape(basket, CLOTH)
    weave = mix(CLOTH, INK, 0.5)
    for y in (63, 72, 81):
        draft.line([(5, y), (61, y)], FINE, weave, 200)
    for number in range(6):
        x = 9 + number * 10
        draft.line([(x, 56), (x + 1.5 - 0.6 * number, 88)], FINE, weave, 200)
    turned = [(x + 22, y) for x, y in blade]
    draft.shape(turned, STEEL)
    draft.line([(72, 52), (74, 84)], FINE, mix(STEEL, INK, 0.5))


def supplies(draft: Draft) -> None:
    """Two sacks of rice on a chest."""
    draft.box(4, 56, 92, 92, WOOD)
    for y in (66, 82):
        draft.line([(5, y), (91, y)], FINE, mix(WOOD, INK, 0.5))
    for x in (14.0, 76.0):
        draft.box(x - 4, 56, x + 4, 92, mix(WOOD, INK, 0.30), 1.6)
    draft.box(41, 64, 55, 80, GOLD_LIGHT, 1.8)
    for x, lean in ((28.0, -1.0), (67.0, 1.0)):
        sack = smooth(
            [(x - 11, 22), (x - 22, 36), (x - 23, 54), (x, 58), (x + 23, 54), (x + 22, 36), (x + 11, 22)]
        )
        draft.shape(sack, CLOTH)
        top = [(x - 8, 22), (x - 14, 8), (x + lean * 3, 12), (x + 14, 8), (x + 8, 22)]
        draft.shape(top, mix(CLOTH, PAPER_LIGHT, 0.3))
        draft.line([(x - 10, 22), (x + 10, 22)], 3.4, LACQUER)
        draft.line([(x - 6, 36), (x - 9, 50)], FINE, mix(CLOTH, INK, 0.5))
        draft.line([(x + 6, 36), (x + 10, 50)], FINE, mix(CLOTH, INK, 0.5))


def reformer(draft: Draft) -> None:
    """A decree unrolled, a brush upon it."""
    draft.shape([(14, 14), (76, 14), (76, 80), (14, 80)], PAPER_LIGHT)
    for number, x in enumerate((66, 54, 42)):
        draft.line([(x, 28), (x, 68 - 8 * number)], 3.2, mix(INK, PAPER_LIGHT, 0.15))
    draft.box(22, 56, 36, 70, LACQUER, 1.4)
    for y in (8, 78):
        draft.shape([(4, y), (86, y), (86, y + 11), (4, y + 11)], JADE)
        for x in (4, 80):
            draft.box(x, y - 1, x + 6, y + 12, GOLD_LIGHT, 1.6)
    _shaft(draft, (92, 22), (52, 76), 6.5)
    draft.shape(smooth([(56, 66), (60, 72), (54, 82), (44, 90), (46, 78), (49, 70)]), INK, 0)
    draft.line([(60, 64), (54, 72)], 4.2, GOLD)


def rebuilder(draft: Draft) -> None:
    """A derrick lifts a tile."""
    draft.box(4, 84, 92, 92, mix(WOOD, INK, 0.30))
    _shaft(draft, (14, 86), (38, 8), 8)
    _shaft(draft, (62, 86), (36, 8), 8)
    _shaft(draft, (22, 62), (56, 62), 6)
    _shaft(draft, (24, 10), (88, 18), 7)
    draft.disc(38, 11, 6.5, STEEL)
    draft.line([(82, 18), (82, 40)], 2.2, INK)
    draft.shape(_hex(78, 58, 19), IVORY)
    draft.line([(63, 58), (78, 58), (86, 71)], 8, INK)
    draft.line([(64, 58), (78, 58), (85, 70)], 5, WATER)


def order(draft: Draft) -> None:
    """A shield before crossed halberds."""
    for way in (-1, 1):
        foot, tip = (48 - 38 * way, 92), (48 + 32 * way, 14)
        _shaft(draft, foot, tip, 5.5)
        x, y = tip
        point = [(x + 12 * way, y - 14), (x + 5 * way, y + 5), (x - 6 * way, y - 1)]
        draft.shape(point, STEEL, 2)
        axe = [(x - 2 * way, y + 8), (x + 14 * way, y + 8), (x + 15 * way, y + 26), (x - 8 * way, y + 18)]
        draft.shape(axe, STEEL, 2)
        draft.line([(x - 4 * way, y + 6), (x - 9 * way, y + 14)], 4, LACQUER)
    draft.disc(48, 54, 30, LACQUER)
    draft.disc(48, 54, 23, mix(LACQUER, INK, 0.25), FINE)
    draft.line(_oval(48, 54, 26.5, 26.5), 2.4, GOLD_LIGHT)
    draft.disc(48, 54, 10, GOLD_LIGHT)
    draft.disc(48, 54, 4, GOLD, FINE)
    for number in range(8):
        a = number * math.tau / 8
        draft.disc(48 + 17 * math.cos(a), 54 + 17 * math.sin(a), 1.8, GOLD_LIGHT, 0)


def welfare(draft: Draft) -> None:
    """A bowl heaped with rice, chopsticks in it."""
    for end in ((86, 6), (94, 16)):
        draft.line([(52, 44), end], 4.6, INK)
        draft.line([(52, 44), end], 2.4, LACQUER)
    heap = smooth([(14, 46), (24, 28), (44, 20), (64, 27), (76, 46)], closed=False)
    draft.shape(heap, RICE)
    for left, top in ((32, 34), (44, 28), (56, 34), (38, 42), (52, 42), (64, 40), (26, 42), (46, 37)):
        draft.line([(left, top), (left + 4, top + 1.5)], FINE, INK_SOFT)
    bowl = [(4, 44), (86, 44), (82, 60), (70, 78), (58, 84), (32, 84), (20, 78), (8, 60)]
    draft.shape(smooth(bowl, 4), CHINA)
    blue = rgb("4F7396")
    draft.line([(8, 53), (82, 53)], 2.6, blue)
    for number in range(6):
        x = 17 + number * 11.2
        draft.line(_oval(x, 66 - 1.4 * abs(number - 2.5), 4.2, 4.2), 2, blue)
    draft.box(28, 84, 62, 92, CHINA)


def inspector(draft: Draft) -> None:
    """An official's junk under a battened sail, his banner at the stern."""
    water = smooth([(2, 84), (16, 80), (32, 84), (48, 80), (64, 84), (80, 80), (94, 84)], closed=False)
    draft.line([(44, 6), (44, 66)], 4, mix(WOOD, INK, 0.35))
    sail = smooth([(40, 8), (66, 12), (80, 28), (82, 54), (60, 58), (34, 54), (32, 30)], 6)
    draft.shape(sail, CLOTH)
    for y in (20, 32, 44):
        draft.line([(35, y), (79, y + 3)], FINE, mix(CLOTH, INK, 0.6))
    draft.line([(14, 24), (14, 64)], 3, INK)
    draft.shape([(14, 22), (30, 28), (14, 38)], PLUM, 1.8)
    hull = [(4, 58), (18, 64), (74, 64), (94, 54), (84, 78), (72, 86), (22, 86), (10, 76)]
    draft.shape(hull, WOOD)
    draft.line([(9, 71), (87, 70)], 2, mix(WOOD, INK, 0.55))
    draft.line(water, 4.6, DEEP)
    draft.line([(x, y + 8) for x, y in water], 3.2, WATER)


def tea(draft: Draft) -> None:
    """A teapot and a cup."""
    draft.line(smooth([(62, 44), (78, 34), (84, 20), (94, 16)], closed=False), 9, INK)
    draft.line(smooth([(62, 44), (78, 34), (84, 20), (93, 16)], closed=False), 5.4, FAN)
    draft.line(_oval(14, 46, 13, 17, 60, 300), 7, INK)
    draft.line(_oval(14, 46, 13, 17, 60, 300), 3.6, FAN)
    pot = smooth([(42, 24), (64, 30), (74, 48), (68, 68), (54, 78), (30, 78), (16, 68), (10, 48), (20, 30)])
    draft.shape(pot, FAN)
    draft.shape(_oval(42, 26, 18, 6), mix(FAN, INK, 0.2), 1.8)
    draft.shape([(30, 24), (34, 16), (50, 16), (54, 24)], FAN, 1.8)
    draft.disc(42, 11, 5, GOLD_LIGHT, 1.8)
    draft.line([(22, 52), (62, 52)], FINE, mix(FAN, INK, 0.5))
    cup = [(54, 68), (94, 68), (90, 84), (82, 92), (66, 92), (58, 84)]
    draft.shape(cup, CHINA)
    draft.shape(_oval(74, 68, 20, 5.5), BREW, 1.8)


def intriguer(draft: Draft) -> None:
    """A fan that hides a dagger."""
    grip, tip = (30, 90), (84, 8)
    length = math.dist(grip, tip)
    way = (tip[0] - grip[0]) / length, (tip[1] - grip[1]) / length
    side = -way[1], way[0]

    def at(along: float, aside: float) -> Point:
        return grip[0] + way[0] * along + side[0] * aside, grip[1] + way[1] * along + side[1] * aside

    draft.shape([at(30, -6), at(78, -6), at(98, 0), at(78, 6), at(30, 6)], STEEL)
    draft.line([at(32, 0), at(86, 0)], FINE, mix(STEEL, INK, 0.5))
    pivot = (46.0, 88.0)
    ribs = 8
    rim = _oval(*pivot, 62, 62, 196, 316)
    inner = _oval(*pivot, 24, 24, 316, 196)
    draft.shape([*rim, *inner], PLUM)
    for number in range(ribs + 1):
        a = math.radians(196 + 120 * number / ribs)
        draft.line(
            [pivot, (pivot[0] + 61 * math.cos(a), pivot[1] + 61 * math.sin(a))],
            2.2 if number in (0, ribs) else FINE,
            INK,
        )
    draft.line(_oval(*pivot, 55, 55, 199, 313), 2.2, GOLD_LIGHT)
    draft.shape(_oval(34, 52, 7, 7), GOLD_LIGHT, 1.6)
    draft.disc(*pivot, 5, GOLD_LIGHT, 1.8)


def saboteur(draft: Draft) -> None:
    """A pickaxe in a broken dam, water running out."""
    draft.shape([(2, 50), (46, 50), (42, 62), (50, 70), (44, 92), (2, 92)], STONE)
    draft.shape([(94, 50), (66, 50), (60, 60), (70, 72), (64, 92), (94, 92)], STONE)
    joint = mix(STONE, INK, 0.45)
    for y in (64, 78):
        draft.line([(3, y), (42, y)], FINE, joint)
        draft.line([(68, y), (93, y)], FINE, joint)
    for x, y in ((18, 50), (30, 64), (14, 64), (24, 78), (80, 50), (86, 64), (78, 78)):
        draft.line([(x, y), (x, y + 14)], FINE, joint)
    draft.shape(
        smooth([(47, 51), (65, 51), (60, 62), (68, 76), (70, 93), (38, 93), (46, 78), (50, 64)], 4),
        WATER,
        1.8,
    )
    draft.line([(56, 56), (54, 72), (50, 90)], 2.2, FOAM)
    draft.line([(60, 70), (61, 90)], 2.2, DEEP)
    _shaft(draft, (24, 92), (58, 26), 7)
    head = smooth([(26, 16), (48, 12), (68, 22), (84, 44), (66, 34), (46, 24)])
    draft.shape(head, STEEL)
    draft.box(51, 16, 63, 30, mix(STEEL, INK, 0.35), 1.6)


EMBLEMS: Mapping[str, tuple[Emblem, str]] = {
    "builder": (builder, "build"),
    "supplies": (supplies, "supply"),
    "reformer": (reformer, "reform"),
    "rebuilder": (rebuilder, "rebuild"),
    "order": (order, "remove"),
    "welfare": (welfare, "calm"),
    "inspector": (inspector, "inspect"),
    "tea": (tea, "tea"),
    "intriguer": (intriguer, "intrigue"),
    "saboteur": (saboteur, "destroy"),
}
"""By card: its picture, and the action that stands for it where there is no room."""


def emblem(card: str) -> Sprite:
    """The painted emblem of a card."""
    draft = Draft(SIZE, SIZE, f"card {card}")
    EMBLEMS[card][0](draft)
    return draft.sprite(0.35)


def small(card: str) -> Sprite:
    """A small card face up: the sign of the action that the card is known by."""
    wide, high = SMALL
    canvas, outline = padded_box(wide, high, 10, 6)
    shadow(canvas, outline, 40 * SCALE, 0.5)
    canvas.alpha_composite(solid(outline(0), INK))
    canvas.alpha_composite(solid(outline(-2 * SCALE), IVORY))
    picture = canvas.reduce(SCALE)
    made = sign(ACTIONS[EMBLEMS[card][1]], SIGN)
    picture.alpha_composite(made.image, (picture.width // 2 - made.x, picture.height // 2 - made.y))
    return Sprite.centred(picture)


def sprites() -> dict[str, Sprite]:
    """The emblems of all cards in both sizes."""
    found: dict[str, Sprite] = {}
    for card in EMBLEMS:
        found[f"card-{card}"], found[f"sign-{card}"] = emblem(card), small(card)
    return found
