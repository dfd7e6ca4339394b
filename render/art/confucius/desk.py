"""Wood and lacquer: the board of the examination, the tray of the action box."""

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render.art.field import lay, layers, of_mask, plain, rng, stain, to_image
from render.art.strokes import brush
from render.confucius.layout import BOX_IDS, EXAM, MATS, STUDENT, WIDTH, Box, large_cell
from render.kit.palette import (
    GOLD,
    INK,
    LACQUER,
    LACQUER_LINE,
    PAPER_LIGHT,
    SHADOW,
    Colour,
    mix,
    rgb,
)

K = 2
WOOD, GRAIN = rgb("59382A"), rgb("2F1A12")
BOARD, BOARD_GRAIN = rgb("E6D3AB"), rgb("A9895A")
MAT: tuple[Colour, Colour] = (rgb("DC9C8C"), rgb("EDC489"))
MAT_EDGE: tuple[Colour, Colour] = (rgb("8E3226"), rgb("B96A1C"))


def wood(
    height: int, key: str, colour: Colour = WOOD, grain: Colour = GRAIN, strength: float = 0.5
) -> Image.Image:
    """A board of so many rows of the finished picture, at twice the size; its grain runs across."""
    high, wide = height * K, WIDTH * K
    ground = plain(high, wide, colour)
    ground *= 1 + 0.05 * layers(high, wide, 500, 2, "wood", key)[..., None]
    mask = Image.new("L", (wide, high), 0)
    random = rng("grain", key)
    for number in range(max(3, high // 34)):
        y, drift = float(random.uniform(0, high)), float(random.uniform(-14, 14))
        x = float(random.uniform(-0.4, 0.8)) * wide
        length = float(random.uniform(0.25, 0.7)) * wide
        path = [(x + length * t, y + drift * t * t) for t in (0, 0.25, 0.5, 0.75, 1.0)]
        brush(mask, path, float(random.uniform(2, 5)), ("grain", key, number), dry=0.3, taper=-0.5, value=200)
    stain(ground, grain, of_mask(mask.filter(ImageFilter.GaussianBlur(1.2))) * strength)
    lay(ground, PAPER_LIGHT, of_mask(ImageChops.offset(mask, 0, 4)) * (0.03 * strength))
    return to_image(ground)


def _rounded(size: tuple[int, int], box: Box, radius: float, grow: float = 0) -> Image.Image:
    left, top, right, bottom = box
    mask = Image.new("L", size, 0)
    edges = ((left - grow) * K, (top - grow) * K, (right + grow) * K - 1, (bottom + grow) * K - 1)
    ImageDraw.Draw(mask).rounded_rectangle(edges, max(0, radius + grow) * K, fill=255)
    return mask


def _cast(picture: Image.Image, box: Box, radius: float, strength: int = 150) -> None:
    left, top, right, bottom = box
    mask = _rounded(picture.size, (left + 2, top + 4, right + 4, bottom + 7), radius)
    soft = mask.filter(ImageFilter.GaussianBlur(5 * K)).point(lambda value: value * strength // 255)
    picture.paste(SHADOW, (0, 0), soft)


def draw_exam(picture: Image.Image) -> None:
    """The board of the examination: pale wood, a red and an orange mat with a cushion each."""
    _cast(picture, EXAM, 12)
    picture.paste(INK, (0, 0), _rounded(picture.size, EXAM, 12))
    board = wood(EXAM[3] - EXAM[1], "exam", BOARD, BOARD_GRAIN, 0.35)
    inner = _rounded(picture.size, EXAM, 12, -2)
    full = Image.new("RGB", picture.size)
    full.paste(board, (0, EXAM[1] * K))
    picture.paste(full, (0, 0), inner)
    for number, box in enumerate(MATS):
        _mat(picture, box, number)


def _mat(picture: Image.Image, box: Box, number: int) -> None:
    left, top, right, bottom = box
    _cast(picture, box, 6, 90)
    picture.paste(INK, (0, 0), _rounded(picture.size, box, 6))
    picture.paste(MAT_EDGE[number], (0, 0), _rounded(picture.size, box, 6, -1.6))
    inner = _rounded(picture.size, box, 3, -8)
    picture.paste(MAT[number], (0, 0), inner)
    weave = Image.new("L", picture.size, 0)
    pen = ImageDraw.Draw(weave)
    for y in range(top * K, bottom * K, 8 * K):
        pen.line((left * K, y, right * K, y), fill=70, width=K)
    picture.paste(MAT_EDGE[number], (0, 0), ImageChops.darker(weave, inner))
    pen = ImageDraw.Draw(picture)
    x, y = (left + STUDENT) * K, (top + bottom) * K // 2
    for r, colour in ((29, INK), (27, MAT_EDGE[number]), (24, mix(MAT[number], PAPER_LIGHT, 0.6))):
        pen.ellipse((x - r * K, y - r * K, x + r * K, y + r * K), fill=colour)


def draw_tray(picture: Image.Image, box: Box, large: bool) -> None:
    """The lacquer tray: cells with room for prices if ``large``, else none."""
    _cast(picture, box, 18, 190)
    for grow, colour in (
        (0, INK),
        (-3, LACQUER),
        (-13, LACQUER_LINE),
        (-15, INK),
        (-16.5, mix(LACQUER, SHADOW, 0.30)),
    ):
        picture.paste(colour, (0, 0), _rounded(picture.size, box, 18, grow))
    shine = ImageChops.subtract(
        _rounded(picture.size, box, 18, -4),
        ImageChops.offset(_rounded(picture.size, box, 18, -4), 2 * K, 2 * K),
    )
    picture.paste(mix(LACQUER, PAPER_LIGHT, 0.35), (0, 0), shine.filter(ImageFilter.GaussianBlur(1)))
    if large:
        for number in range(len(BOX_IDS)):
            _cell(picture, large_cell(number))


def _cell(picture: Image.Image, box: Box) -> None:
    """A sunken cell: a golden hairline, a shadow at its upper left."""
    left, top, right, bottom = box
    inner = (left + 3, top + 3, right - 3, bottom - 3)
    picture.paste(mix(LACQUER, SHADOW, 0.62), (0, 0), _rounded(picture.size, inner, 9))
    floor = _rounded(picture.size, inner, 9, -1.6)
    picture.paste(mix(LACQUER, SHADOW, 0.44), (0, 0), floor)
    dark = ImageChops.subtract(floor, ImageChops.offset(_rounded(picture.size, inner, 9, -3), 3 * K, 4 * K))
    dark = ImageChops.darker(dark.filter(ImageFilter.GaussianBlur(2 * K)), floor)
    picture.paste(SHADOW, (0, 0), dark.point(lambda value: value * 7 // 10))
    line = ImageChops.subtract(_rounded(picture.size, inner, 9, 0.8), _rounded(picture.size, inner, 9, -0.6))
    picture.paste(mix(GOLD, LACQUER, 0.30), (0, 0), line)
