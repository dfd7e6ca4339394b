"""The lobby card's picture: three scrolls on the wall, an official's desk with gifts and cards."""

import math

from PIL import Image, ImageDraw, ImageFilter

from games.confucius.components import cards
from render.art import pieces, stamps
from render.art.confucius.cards import face
from render.art.confucius.desk import wood
from render.art.confucius.gifts import gift
from render.art.confucius.people import tablet
from render.art.confucius.scrolls import hang
from render.art.confucius.silk import MINISTRIES, swatch
from render.art.draft import FINE, Draft
from render.art.field import to_image
from render.art.ground import birds, mountains, paper
from render.confucius.layout import CARD, TITLE_HEIGHT, WIDTH
from render.kit.palette import GOLD, INK, PAPER, PAPER_LIGHT, SHADOW, SHADOW_PAPER, mix, rgb
from render.kit.sprites import Sprite
from render.kit.type import write

_K = 2
_DESK = 468
"""The row in which the desk begins."""
_LEFT, _STEP, _WIDE, _TOP, _END = 612, 194, 174, 92, 440
"""The scrolls: left edge of the first, from one to the next, width; rows of the silk."""
_TABLETS: tuple[tuple[tuple[str, int], ...], ...] = (
    (("official-dear", 3), ("official", 0), ("official-plain", 4)),
    (("official", 1), ("official-dear", 2), ("official", 1)),
    (("official-plain", 4), ("official", 3), ("official-dear", -1)),
)
"""By ministry and row: the official and whose marker he carries, -1 for none."""
_SEAT, _ROW, _FIRST = (148, 62), 92, 78
"""Size of a tablet, from row to row, the first row's middle below the silk's upper edge."""
STONE, WATER = rgb("4A4642"), rgb("24201F")


def title() -> Image.Image:
    """The picture."""
    wall = paper(TITLE_HEIGHT * _K, WIDTH * _K, "confucius-title")
    birds(wall, (820, 170), "confucius-title", 4)
    mountains(wall, 760, 330, "title3", dark=0.42, cell=430)
    picture = to_image(wall)
    picture.paste(wood(TITLE_HEIGHT - _DESK, "title"), (0, _DESK * _K))
    for ministry, name in enumerate(MINISTRIES):
        left = _LEFT + ministry * _STEP
        hang(picture, swatch(name, _WIDE * _K, (_END - _TOP) * _K, scale=_K), left, _TOP)
    _edge(picture)
    picture = picture.reduce(_K)
    for ministry, row in enumerate(_TABLETS):
        x = _LEFT + ministry * _STEP + _WIDE / 2
        for number, (grade, seat) in enumerate(row):
            y = _TOP + _FIRST + number * _ROW
            tablet(grade, _SEAT).put(picture, x, y)
            if seat >= 0:
                pieces.emblem(seat, 50, 36).put(picture, x + 37, y)
    _objects(picture)
    stamps.stamp(stamps.KONG, 124, "kong", weight=0.085).put(picture, 128, 116)
    write(picture, (58, 316), "Confucius", "serif", 74, INK, "l", halo=PAPER)
    return picture


def _edge(picture: Image.Image) -> None:
    """The desk's golden edge, the wall's shadow above it."""
    shade = Image.new("L", picture.size, 0)
    pen = ImageDraw.Draw(shade)
    for row in range(40):
        y = (_DESK - 20) * _K + row
        pen.line((0, y, picture.width, y), fill=round(70 * (row / 40) ** 2))
    picture.paste(SHADOW_PAPER, (0, 0), shade)
    pen = ImageDraw.Draw(picture)
    for low, high, colour in ((0, 3, INK), (3, 6, GOLD), (6, 9, INK)):
        pen.rectangle((0, (_DESK + low) * _K, picture.width, (_DESK + high) * _K - 1), fill=colour)


def _put(picture: Image.Image, sprite: Sprite, x: float, foot: float, floor: bool = True) -> None:
    """A thing that stands on the desk with its foot in that row, over its shadow."""
    solid = sprite.image.getchannel("A").point(lambda value: 255 if value > 200 else 0)
    box = solid.getbbox() or (0, 0, *sprite.image.size)
    if floor:
        dark = Image.new("L", picture.size, 0)
        half = (box[2] - box[0]) * 0.46
        ImageDraw.Draw(dark).ellipse((x - half + 6, foot - 13, x + half + 20, foot + 9), fill=190)
        picture.paste(SHADOW, (0, 0), dark.filter(ImageFilter.GaussianBlur(6)))
    sprite.put(picture, x, foot - box[3] + sprite.y)


def _objects(picture: Image.Image) -> None:
    """From the far edge of the desk to the near one."""
    _put(picture, gift(3, 168), 96, 566)
    _put(picture, gift(6, 176), 304, 574)
    ink = Draft(210, 96, "inkstone")
    _inkstone(ink)
    ink.onto(picture, 432, 506)
    brush = Draft(250, 96, "brush")
    _brush(brush)
    brush.onto(picture, 452, 556)
    _put(picture, gift(5, 108), 196, 652, False)
    _put(picture, gift(2, 96), 352, 660, False)
    for number, worth in enumerate(zip(cards().cash, cards().licences, strict=True)):
        made = face(*worth, CARD, 44).image
        turned = made.rotate(13 - 13 * number, Image.Resampling.BICUBIC, expand=True)
        x, y = 800 + 92 * number, 592 + 8 * abs(number - 1)
        dark = Image.new("L", picture.size, 0)
        mask = turned.getchannel("A").point(lambda value: 255 if value > 200 else 0)
        dark.paste(mask, (round(x - turned.width / 2) + 7, round(y - turned.height / 2) + 10))
        soft = dark.filter(ImageFilter.GaussianBlur(7)).point(lambda value: value * 150 // 255)
        picture.paste(SHADOW, (0, 0), soft)
        Sprite.of(turned, turned.width // 2, turned.height // 2).put(picture, x, y)
    for x, y, seat in ((1074, 518, 0), (1144, 530, 1), (1116, 588, 2), (1066, 632, 3), (1148, 640, 4)):
        pieces.emblem(seat, 58, 40).put(picture, x, y)


def _oval(x: float, y: float, across: float, down: float) -> list[tuple[float, float]]:
    return [
        (x + across * math.cos(a), y + down * math.sin(a)) for a in (n * math.tau / 60 for n in range(60))
    ]


def _inkstone(draft: Draft) -> None:
    """A flat stone with a pool of ink, a stick of ink beside it."""
    draft.shape(_oval(86, 46, 78, 30), mix(STONE, INK, 0.35))
    draft.shape(_oval(86, 40, 78, 29), STONE)
    draft.shape(_oval(86, 40, 62, 21), mix(STONE, PAPER_LIGHT, 0.12), FINE)
    draft.shape(_oval(68, 39, 36, 14), WATER, FINE)
    draft.line([(44, 35), (58, 30), (76, 29)], FINE, mix(WATER, PAPER_LIGHT, 0.6))
    stick = [(150, 58), (196, 40), (204, 50), (158, 70)]
    draft.shape(stick, rgb("2C2A2E"))
    draft.line([(166, 60), (190, 50)], 2, GOLD)


def _brush(draft: Draft) -> None:
    """A writing brush on its rest."""
    rest = [(16, 84), (22, 58), (36, 70), (48, 52), (60, 70), (74, 58), (80, 84)]
    draft.shape(rest, rgb("DCE6E2"))
    draft.line([(20, 80), (76, 80)], FINE, rgb("3D6795"))
    shaft = [(20, 62), (196, 22), (198, 31), (22, 71)]
    draft.shape(shaft, rgb("C89B5A"), 2)
    tip = [(194, 20), (206, 18), (222, 20), (240, 18), (224, 30), (210, 33), (197, 32)]
    draft.shape(tip, rgb("EFE5CF"), 2)
    draft.shape([(218, 20), (240, 18), (224, 30), (216, 31)], INK, 0)
    draft.line([(34, 60), (36, 68)], 2, INK)
    draft.line([(16, 66), (8, 74), (12, 82)], 2, rgb("9A4B3A"))
