"""The lobby card's pictures: a board lying in the landscape, empty, with the pieces waiting before it."""

from typing import NamedTuple

from PIL import Image, ImageDraw, ImageFilter

from games.qin.components import SIDES, board
from render.art.drawing import draw, pagoda
from render.art.field import to_image
from render.art.ground import birds, mountains, paper
from render.art.qin.pieces import DRAWN, HAND_HALF, tile
from render.art.slant import lay_flat
from render.art.strokes import Point
from render.kit.palette import INK, LACQUER, LACQUER_LINE, PAPER, SHADOW_PAPER, mix
from render.kit.sprites import Sprite
from render.kit.type import write
from render.qin.land import province_square
from render.qin.layout import BOARD, LEFT, TITLE_HEIGHT, TOP, WIDTH, corner

_K = 2
_MARGIN = 14
"""How much of the picture round the board's frame is taken along."""
_THICK = 22


class Lying(NamedTuple):
    """Where a board's corners lie: far left, far right, near right, near left."""

    side: str
    corners: tuple[Point, Point, Point, Point]


_ONE: tuple[Point, Point, Point, Point] = ((548, 208), (1058, 176), (1252, 560), (452, 640))
_BEHIND: tuple[Point, Point, Point, Point] = ((700, 120), (1120, 110), (1262, 372), (660, 396))
_BEFORE: tuple[Point, Point, Point, Point] = ((470, 300), (930, 282), (1062, 610), (372, 662))


def titles(grounds: dict[str, Image.Image], pigments: dict[str, Image.Image]) -> dict[str, Image.Image]:
    """The picture for each side of the board, and for both."""
    found = {side: _title([Lying(side, _ONE)], grounds, pigments) for side in SIDES}
    both = [Lying(SIDES[1], _BEHIND), Lying(SIDES[0], _BEFORE)]
    return found | {"both": _title(both, grounds, pigments)}


def _title(
    boards: list[Lying], grounds: dict[str, Image.Image], pigments: dict[str, Image.Image]
) -> Image.Image:
    img = paper(TITLE_HEIGHT * _K, WIDTH * _K, "title")
    birds(img, (1020, 150), "title", 5)
    mountains(img, 330, 260, "title2", dark=0.56, cell=430)
    picture = to_image(img)
    for lying in boards:
        _lay_board(picture, lying.side, grounds[lying.side], [(x * _K, y * _K) for x, y in lying.corners])
    picture = picture.reduce(_K)
    _waiting(picture, pigments)
    draw(DRAWN / "stamp.svg", scale=124 / 112).put(picture, 128, 116)
    write(picture, (64, 316), "Qin", "serif", 150, INK, "l", halo=PAPER)
    return picture


def _lay_board(picture: Image.Image, side: str, ground: Image.Image, corners: list[Point]) -> None:
    """The flat board, seen at a slant, with its lacquered edge and its shadow."""
    low = LEFT - _MARGIN, TOP - _MARGIN
    size = BOARD + 2 * _MARGIN
    flat = ground.copy()
    for square, colour in board(side).printed.items():
        province_square(colour, 0, square).put(flat, *corner(square))
    flat = flat.crop((*low, low[0] + size, low[1] + size))
    thick = _THICK * _K
    right, left = corners[2], corners[3]
    edge = [left, right, (right[0], right[1] + thick), (left[0], left[1] + thick)]
    cast = Image.new("L", picture.size, 0)
    pen = ImageDraw.Draw(cast)
    whole = [*corners[:2], (right[0], right[1] + thick), (left[0], left[1] + thick)]
    pen.polygon([(x + 10, y + 26) for x, y in whole], fill=190)
    picture.paste(
        SHADOW_PAPER, (0, 0), cast.filter(ImageFilter.GaussianBlur(22)).point(lambda value: value * 6 // 10)
    )
    pen = ImageDraw.Draw(picture)
    pen.polygon(edge, fill=mix(LACQUER, INK, 0.35))
    pen.line([(left[0], left[1] + 6), (right[0], right[1] + 6)], fill=LACQUER_LINE, width=5)
    pen.line([*edge[2:], left], fill=INK, width=5)
    pen.line([right, edge[2]], fill=INK, width=5)
    lay_flat(picture, flat, corners)
    pen.line([*corners, corners[0]], fill=INK, width=5, joint="curve")


def _waiting(picture: Image.Image, pigments: dict[str, Image.Image]) -> None:
    """Tiles and one double pagoda of each seat, in front of the board."""
    for kind, turn, x, y in (("RB", 9, 168, 560), ("YY", -7, 356, 604)):
        sprite = tile("hand", kind, 84, pigments, 84 / HAND_HALF)
        turned = sprite.image.rotate(turn, Image.Resampling.BICUBIC, expand=True)
        Sprite.of(turned, turned.width // 2, turned.height // 2).put(picture, x, y)
    for seat, x, y in ((0, 620, 606), (1, 752, 600), (2, 884, 594), (3, 1016, 588)):
        pagoda(seat, 84, 52, seat % 2 == 0).put(picture, x, y)
