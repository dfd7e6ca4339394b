"""The lobby card's picture: three scrolls on the wall, an official's desk with gifts and cards."""

import numpy as np
from PIL import Image, ImageDraw, ImageFilter

from games.confucius.components import cards
from render.art.confucius.desk import wood
from render.art.confucius.pieces import ROBES, face, gift, with_figure
from render.art.confucius.signs import DRAWN
from render.art.confucius.silk import MINISTRIES, swatch
from render.art.drawing import draw, emblem
from render.art.field import layers, to_image
from render.art.ground import birds, mountains, paper
from render.confucius.layout import TITLE_HEIGHT, WIDTH, Box
from render.kit.palette import GOLD, GOLD_LIGHT, INK, PAPER, PAPER_LIGHT, SHADOW, SHADOW_PAPER, mix, rgb
from render.kit.sprites import Sprite
from render.kit.type import write

_K = 2
_WOOD = rgb("6E3A26")
_ROD_HIGH, _KNOB, _NAIL = 26, 12, 32
"""Height of a rod, length of its knobs, how far above the silk the nail is."""
_TABLET, _BUST = 236, 40
"""Width of a tablet; middle of its figure."""
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
        _hang(picture, swatch(name, _WIDE * _K, (_END - _TOP) * _K, scale=_K), left, _TOP)
    _edge(picture)
    picture = picture.reduce(_K)
    for ministry, row in enumerate(_TABLETS):
        x = _LEFT + ministry * _STEP + _WIDE / 2
        for number, (grade, seat) in enumerate(row):
            y = _TOP + _FIRST + number * _ROW
            _narrow(_tablet(grade)).put(picture, x, y)
            if seat >= 0:
                emblem(seat, 50, 36).put(picture, x + 37, y)
    _objects(picture)
    draw(DRAWN / "stamp.svg", scale=124 / 112).put(picture, 128, 116)
    write(picture, (58, 316), "Confucius", "serif", 74, INK, "l", halo=PAPER)
    return picture


def _tablet(grade: str) -> Sprite:
    """An official's tablet; a marker is laid on its plain part."""
    made = draw(DRAWN / "title" / "tablet.svg", "bone", colour=ROBES[grade])
    return with_figure(made, _BUST + 7, 66, grade, 0.49, ROBES[grade])


def _narrow(whole: Sprite) -> Sprite:
    """A tablet for a narrow scroll: its plain part is shorter."""
    wide, high = whole.image.width - (_TABLET - _SEAT), whole.image.height
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


def _scaled(edges: Box, grow: float = 0) -> tuple[float, float, float, float]:
    left, top, right, bottom = edges
    return (left - grow) * _K, (top - grow) * _K, (right + grow) * _K, (bottom + grow) * _K


def _hang(picture: Image.Image, silk: Image.Image, left: int, top: int) -> None:
    """Hang a silk on a picture of twice the size, its corner there: shadow, cord, rods, knobs."""
    right, bottom = left + silk.width // _K, top + silk.height // _K
    shade = Image.new("L", picture.size, 0)
    ImageDraw.Draw(shade).rectangle(_scaled((left + 7, top + 10, right + 9, bottom + 12)), fill=150)
    picture.paste(SHADOW_PAPER, (0, 0), shade.filter(ImageFilter.GaussianBlur(9 * _K)))
    _cord(picture, (left + right) / 2, top)
    colour = silk.getpixel((silk.width // 2, 8 * _K))
    assert isinstance(colour, tuple)
    silk.paste(mix((colour[0], colour[1], colour[2]), INK, 0.55), (0, 0), _pooled(silk.size))
    picture.paste(silk, (left * _K, top * _K))
    pen = ImageDraw.Draw(picture)
    pen.rectangle(_scaled((left, top, right, bottom)), outline=INK, width=round(1.6 * _K))
    for y in (top, bottom):
        _rod(picture, left, right, y - _ROD_HIGH // 2)


def _pooled(size: tuple[int, int]) -> Image.Image:
    """Where the silk is darker: along its edges and under the upper rod."""
    wide, high = size
    ys, xs = np.mgrid[0:high, 0:wide].astype(np.float32)
    rim = np.minimum(xs, wide - xs) + np.float32(5) * layers(high, wide, 60, 2, "scroll")
    dark = np.exp(-np.clip(rim, 0, None) / 9) * 0.32 + np.exp(-np.clip(ys - 10, 0, None) / 16) * 0.5
    return Image.fromarray((np.clip(dark, 0, 0.6) * 255).astype(np.uint8))


def _cord(picture: Image.Image, middle: float, top: int) -> None:
    """A cord from the upper rod to its nail."""
    nail = top - _NAIL
    pen = ImageDraw.Draw(picture)
    for wide, colour in ((3.4, INK), (1.6, rgb("A9823F"))):
        for way in (-1, 1):
            ends = (middle * _K, nail * _K, (middle + way * 62) * _K, (top - 9) * _K)
            pen.line(ends, fill=colour, width=round(wide * _K))
    for r, colour in ((5.5, INK), (3.6, GOLD_LIGHT)):
        pen.ellipse(((middle - r) * _K, (nail - r) * _K, (middle + r) * _K, (nail + r) * _K), fill=colour)


def _rod(picture: Image.Image, left: int, right: int, top: int) -> None:
    """A lacquered rod with golden knobs; light comes from above."""
    pen = ImageDraw.Draw(picture)
    shade = Image.new("L", picture.size, 0)
    ImageDraw.Draw(shade).rectangle(_scaled((left - 8, top + 8, right + 12, top + _ROD_HIGH + 7)), fill=120)
    picture.paste(SHADOW_PAPER, (0, 0), shade.filter(ImageFilter.GaussianBlur(4 * _K)))
    for x0, x1 in ((left - _KNOB, left - 3), (right + 3, right + _KNOB)):
        pen.rounded_rectangle(_scaled((x0, top + 2, x1, top + _ROD_HIGH - 2)), 3 * _K, fill=INK)
        pen.rounded_rectangle(_scaled((x0 + 2, top + 4, x1 - 1, top + _ROD_HIGH - 4)), 2 * _K, fill=GOLD)
        pen.rectangle(_scaled((x0 + 3, top + 6, x1 - 2, top + 9)), fill=GOLD_LIGHT)
    pen.rectangle(_scaled((left - 5, top, right + 5, top + _ROD_HIGH)), fill=INK)
    tones = ((2, 5, 0.16), (5, 9, -0.28), (9, 15, 0.0), (15, 20, 0.28), (20, _ROD_HIGH - 2, 0.48))
    for low, high, dark in tones:
        colour = mix(_WOOD, INK, dark) if dark >= 0 else mix(_WOOD, PAPER_LIGHT, -dark)
        pen.rectangle(_scaled((left - 3, top + low, right + 3, top + high)), fill=colour)
