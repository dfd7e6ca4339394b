"""The lobby card's pictures: the map as a scroll unrolled before the mountains, one for each side's roads."""

from PIL import Image

from games.china.components import SIDES
from render.art.china.pieces import DRAWN, face
from render.art.china.places import BOTTOM
from render.art.drawing import draw, pagoda
from render.art.field import plain, to_image
from render.art.ground import birds, mountains, paper
from render.art.landmarks import draw_wall
from render.art.scroll import BROCADE, mounted, unroll
from render.art.slant import projection, rectangle, seen
from render.art.strokes import Point
from render.china.layout import TITLE_HEIGHT, WIDTH, PlacesFile
from render.kit.palette import INK, PAPER
from render.kit.sprites import Sprite
from render.kit.type import write

_K = 2
_CORNERS: tuple[Point, ...] = ((562, 212), (1086, 190), (1164, 586), (466, 634))
"""Where the scroll's corners lie: far left, far right, near right, near left."""
_MAP = (0, 116, WIDTH, BOTTOM + 4)
"""The part of the ground that is on the scroll."""
_HOUSES = (
    *(("zhao-1", 4), ("yan-3", 1), ("yan-6", 1), ("chin-2", 2), ("wei-3", 0), ("qi-1", 3)),
    *(("qi-4", 3), ("han-3", 2), ("lu-4", 4), ("shu-2", 1), ("chu-1", 0), ("chu-3", 2), ("chu-6", 4)),
)
"""Who has built where."""
_SMALL, _LARGE = 50, 62
"""A house at the far and at the near edge."""


def titles(grounds: dict[str, Image.Image], found: PlacesFile) -> dict[str, Image.Image]:
    """The picture for each side of the map."""
    return {side: _title(grounds[side], found) for side in SIDES}


def _title(ground: Image.Image, found: PlacesFile) -> Image.Image:
    img = paper(TITLE_HEIGHT * _K, WIDTH * _K, "china-title")
    birds(img, (980, 190), "china-title", 5)
    crest = mountains(img, 330, 260, "title2", dark=0.56, cell=430)
    draw_wall(img, crest, 300, 2300, plain(1, 1, (255, 255, 255))[..., 0])
    picture = to_image(img)
    corners = [(x * _K, y * _K) for x, y in _CORNERS]
    flat = mounted(ground.crop(_MAP))
    unroll(picture, flat, corners)
    picture = picture.reduce(_K)
    _build(picture, found, flat.size)
    for colour, turn, x, y in (("V", 10, 142, 544), ("G", -6, 310, 566)):
        card = face(colour, (178, 156), 40).image.rotate(turn, Image.Resampling.BICUBIC, expand=True)
        Sprite.of(card, card.width // 2, card.height // 2).put(picture, x, y)
    draw(DRAWN / "stamp.svg", scale=124 / 112).put(picture, 128, 116)
    write(picture, (62, 322), "China", "serif", 104, INK, "l", halo=PAPER)
    return picture


def _build(picture: Image.Image, found: PlacesFile, size: tuple[int, int]) -> None:
    """Houses on the map, smaller the farther away."""
    onto = projection(rectangle(*size), _CORNERS)
    placed = []
    for name, seat in _HOUSES:
        x, y = found.spaces[name]
        placed.append((*seen(onto, (x - _MAP[0], y - _MAP[1] + BROCADE)), seat))
    top, bottom = _CORNERS[0][1], _CORNERS[3][1]
    for across, down, seat in sorted(placed, key=lambda house: house[1]):
        wide = round(_SMALL + (_LARGE - _SMALL) * (down - top) / (bottom - top))
        house = pagoda(seat, wide, round(wide * 0.72), False)
        house.put(picture, across, down - wide * 0.2)
