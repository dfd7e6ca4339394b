"""The hanging scrolls of the ministries: rods, silk with its pattern, places for posts and officials."""

import numpy as np
from PIL import Image, ImageChops, ImageDraw, ImageFilter

from games.confucius.components import SPACES
from render.art.confucius.silk import MINISTRIES, SILK, swatch
from render.art.field import layers
from render.confucius.layout import (
    HEAD,
    NUMBER,
    POSTS,
    ROD_BOTTOM,
    ROD_HIGH,
    ROD_TOP,
    SCROLL_WIDTH,
    SEATS_TOP,
    Box,
    post,
    scroll,
    tablet,
)
from render.kit.palette import GOLD, GOLD_LIGHT, INK, PAPER_LIGHT, SHADOW_PAPER, Colour, mix, rgb

K = 2
WOOD = rgb("6E3A26")
_KNOB = 12
_COLUMN = 21
"""Half the width of the pale column with the numbers of the seats."""
_NAIL = 32
"""How far above the silk the nail is."""


def draw_scrolls(picture: Image.Image) -> None:
    """On a picture of twice the size."""
    for ministry, name in enumerate(MINISTRIES):
        _scroll(picture, ministry, name)


def _scaled(edges: Box, grow: float = 0) -> tuple[float, float, float, float]:
    left, top, right, bottom = edges
    return (left - grow) * K, (top - grow) * K, (right + grow) * K, (bottom + grow) * K


def _scroll(picture: Image.Image, ministry: int, name: str) -> None:
    left = scroll(ministry)
    top, bottom = ROD_TOP + ROD_HIGH // 2, ROD_BOTTOM + ROD_HIGH // 2
    silk = swatch(name, SCROLL_WIDTH * K, (bottom - top) * K, scale=K)
    _mount(silk, name, left, top)
    hang(picture, silk, left, top)


def hang(picture: Image.Image, silk: Image.Image, left: int, top: int) -> None:
    """Hang a silk on a picture of twice the size, its corner there: shadow, cord, rods, knobs."""
    right, bottom = left + silk.width // K, top + silk.height // K
    shade = Image.new("L", picture.size, 0)
    ImageDraw.Draw(shade).rectangle(_scaled((left + 7, top + 10, right + 9, bottom + 12)), fill=150)
    picture.paste(SHADOW_PAPER, (0, 0), shade.filter(ImageFilter.GaussianBlur(9 * K)))
    _cord(picture, (left + right) / 2, top)
    colour = silk.getpixel((silk.width // 2, 8 * K))
    assert isinstance(colour, tuple)
    silk.paste(mix((colour[0], colour[1], colour[2]), INK, 0.55), (0, 0), _pooled(silk.size))
    picture.paste(silk, (left * K, top * K))
    pen = ImageDraw.Draw(picture)
    pen.rectangle(_scaled((left, top, right, bottom)), outline=INK, width=round(1.6 * K))
    for y in (top, bottom):
        _rod(picture, left, right, y - ROD_HIGH // 2)


def _pooled(size: tuple[int, int]) -> Image.Image:
    """Where the silk is darker: along its edges and under the upper rod."""
    wide, high = size
    ys, xs = np.mgrid[0:high, 0:wide].astype(np.float32)
    rim = np.minimum(xs, wide - xs) + np.float32(5) * layers(high, wide, 60, 2, "scroll")
    dark = np.exp(-np.clip(rim, 0, None) / 9) * 0.32 + np.exp(-np.clip(ys - 10, 0, None) / 16) * 0.5
    return Image.fromarray((np.clip(dark, 0, 0.6) * 255).astype(np.uint8))


def _mount(silk: Image.Image, name: str, left: int, top: int) -> None:
    """The head, the column of numbers, the posts and seats, all without words; on a scroll's silk."""
    pale = swatch(name, *silk.size, scale=K, even=1.0)

    def paper(box: Box, radius: float, line: Colour, wide: float) -> None:
        edges = _scaled((box[0] - left, box[1] - top, box[2] - left, box[3] - top))
        mask = Image.new("L", silk.size, 0)
        ImageDraw.Draw(mask).rounded_rectangle(edges, radius * K, fill=255)
        silk.paste(pale, (0, 0), mask)
        ImageDraw.Draw(silk).rounded_rectangle(edges, radius * K, outline=line, width=round(wide * K))

    line = mix(SILK[name], INK, 0.55)
    right = left + SCROLL_WIDTH
    paper((left + 9, HEAD + 3, right - 9, SEATS_TOP - 5), 6, line, 1.4)
    paper((left + NUMBER - _COLUMN, SEATS_TOP + 1, left + NUMBER + _COLUMN, ROD_BOTTOM - 7), 5, line, 1.2)
    pen = ImageDraw.Draw(silk)
    gold = _scaled((left + 9 - left, SEATS_TOP - 3 - top, right - 9 - left, SEATS_TOP - 2 - top))
    pen.rectangle(gold, fill=mix(GOLD, SILK[name], 0.25))
    for number in range(len(POSTS)):
        x0, y0, x1, y1 = post(MINISTRIES.index(name), number)
        edges = _scaled((x0 - left, y0 - top, x1 - left, y1 - top))
        pen.rounded_rectangle(
            edges, 10 * K, fill=mix(PAPER_LIGHT, SILK[name], 0.10), outline=line, width=round(1.6 * K)
        )
    for space in range(SPACES):
        x0, y0, x1, y1 = tablet(MINISTRIES.index(name), space)
        _seat(silk, (x0 - left, y0 - top, x1 - left, y1 - top), name)


def _seat(silk: Image.Image, box: Box, name: str) -> None:
    """An empty seat: a paler field in a dashed line."""
    field = Image.new("L", silk.size, 0)
    ImageDraw.Draw(field).rounded_rectangle(_scaled(box), 9 * K, fill=118)
    silk.paste(mix(SILK[name], PAPER_LIGHT, 0.75), (0, 0), field)
    line = Image.new("L", silk.size, 0)
    ImageDraw.Draw(line).rounded_rectangle(_scaled(box), 9 * K, outline=255, width=round(2 * K))
    gaps = Image.new("L", silk.size, 0)
    pen = ImageDraw.Draw(gaps)
    for x in range(-silk.height, silk.width, 15 * K):
        pen.line((x, 0, x + silk.height, silk.height), fill=255, width=8 * K)
    silk.paste(mix(SILK[name], INK, 0.62), (0, 0), ImageChops.darker(line, gaps))


def _cord(picture: Image.Image, middle: float, top: int) -> None:
    """A cord from the upper rod to its nail."""
    nail = top - _NAIL
    pen = ImageDraw.Draw(picture)
    for wide, colour in ((3.4, INK), (1.6, rgb("A9823F"))):
        for way in (-1, 1):
            ends = (middle * K, nail * K, (middle + way * 62) * K, (top - 9) * K)
            pen.line(ends, fill=colour, width=round(wide * K))
    for r, colour in ((5.5, INK), (3.6, GOLD_LIGHT)):
        pen.ellipse(((middle - r) * K, (nail - r) * K, (middle + r) * K, (nail + r) * K), fill=colour)


def _rod(picture: Image.Image, left: int, right: int, top: int) -> None:
    """A lacquered rod with golden knobs; light comes from above."""
    pen = ImageDraw.Draw(picture)
    shade = Image.new("L", picture.size, 0)
    ImageDraw.Draw(shade).rectangle(_scaled((left - 8, top + 8, right + 12, top + ROD_HIGH + 7)), fill=120)
    picture.paste(SHADOW_PAPER, (0, 0), shade.filter(ImageFilter.GaussianBlur(4 * K)))
    for x0, x1 in ((left - _KNOB, left - 3), (right + 3, right + _KNOB)):
        pen.rounded_rectangle(_scaled((x0, top + 2, x1, top + ROD_HIGH - 2)), 3 * K, fill=INK)
        pen.rounded_rectangle(_scaled((x0 + 2, top + 4, x1 - 1, top + ROD_HIGH - 4)), 2 * K, fill=GOLD)
        pen.rectangle(_scaled((x0 + 3, top + 6, x1 - 2, top + 9)), fill=GOLD_LIGHT)
    pen.rectangle(_scaled((left - 5, top, right + 5, top + ROD_HIGH)), fill=INK)
    tones = ((2, 5, 0.16), (5, 9, -0.28), (9, 15, 0.0), (15, 20, 0.28), (20, ROD_HIGH - 2, 0.48))
    for low, high, dark in tones:
        colour = mix(WOOD, INK, dark) if dark >= 0 else mix(WOOD, PAPER_LIGHT, -dark)
        pen.rectangle(_scaled((left - 3, top + low, right + 3, top + high)), fill=colour)
