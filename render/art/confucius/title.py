"""The lobby card's picture: three scrolls on the wall, an official's desk with gifts and cards."""

from PIL import Image, ImageDraw, ImageFilter

from games.confucius.components import cards
from render.art.confucius.desk import wood
from render.art.confucius.pieces import DRAWN, face, gift, tablet
from render.art.confucius.scrolls import hang
from render.art.confucius.silk import MINISTRIES, swatch
from render.art.drawing import draw, emblem
from render.art.field import to_image
from render.art.ground import birds, mountains, paper
from render.confucius.layout import TABLET_WIDTH, TITLE_HEIGHT, WIDTH
from render.kit.palette import GOLD, INK, PAPER, SHADOW, SHADOW_PAPER
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
_SEAT, _ROW, _FIRST = 148, 92, 78
"""Width of a tablet, from row to row, the first row's middle below the silk's upper edge."""


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
            _narrow(tablet(grade)).put(picture, x, y)
            if seat >= 0:
                emblem(seat, 50, 36).put(picture, x + 37, y)
    _objects(picture)
    draw(DRAWN / "stamp.svg", scale=124 / 112).put(picture, 128, 116)
    write(picture, (58, 316), "Confucius", "serif", 74, INK, "l", halo=PAPER)
    return picture


def _narrow(whole: Sprite) -> Sprite:
    """A tablet for a narrow scroll: its plain part is shorter."""
    wide, high = whole.image.width - (TABLET_WIDTH - _SEAT), whole.image.height
    picture = whole.image.crop((0, 0, wide, high))
    picture.paste(whole.image.crop((whole.image.width - 60, 0, whole.image.width, high)), (wide - 60, 0))
    return Sprite.centred(picture)


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
    draw(DRAWN / "title" / "inkstone.svg").put(picture, 537, 554)
    draw(DRAWN / "title" / "brush.svg").put(picture, 577, 604)
    _put(picture, gift(5, 108), 196, 652, False)
    _put(picture, gift(2, 96), 352, 660, False)
    for number, worth in enumerate(zip(cards().cash, cards().licences, strict=True)):
        made = face(*worth).image
        turned = made.rotate(13 - 13 * number, Image.Resampling.BICUBIC, expand=True)
        x, y = 800 + 92 * number, 592 + 8 * abs(number - 1)
        dark = Image.new("L", picture.size, 0)
        mask = turned.getchannel("A").point(lambda value: 255 if value > 200 else 0)
        dark.paste(mask, (round(x - turned.width / 2) + 7, round(y - turned.height / 2) + 10))
        soft = dark.filter(ImageFilter.GaussianBlur(7)).point(lambda value: value * 150 // 255)
        picture.paste(SHADOW, (0, 0), soft)
        Sprite.of(turned, turned.width // 2, turned.height // 2).put(picture, x, y)
    for x, y, seat in ((1074, 518, 0), (1144, 530, 1), (1116, 588, 2), (1066, 632, 3), (1148, 640, 4)):
        emblem(seat, 58, 40).put(picture, x, y)
