"""Yunnan's ground, as it is shipped: in step with the layout, calm where pieces lie, darker by place."""

from itertools import pairwise

import pytest
from PIL import Image, ImageStat

from games.yunnan.components import board, buildings
from render.kit.files import read_picture
from render.kit.palette import INK, Colour
from render.yunnan.layout import (
    BAG,
    BANK,
    CARTOUCHES,
    FOLDER,
    HEIGHT,
    ORDER,
    PLATE,
    PLATE_END,
    STOREY_NUMBER,
    STOREY_TRADER,
    TITLE_HEIGHT,
    TOWER_WIDTH,
    WIDTH,
    Box,
    bridge,
    road,
    storey,
    tower,
)

FRAME = 14
"""A slip's edge and its line."""
LEAST_CONTRAST = 6.5
"""Of ink on what lies under letters."""
MOST_SPREAD = 5
"""Standard deviation of grey, of 255, of what lies under letters."""


@pytest.fixture(scope="module")
def base() -> Image.Image:
    return read_picture(FOLDER / "base.png", "RGB")


def brightness(colour: Colour) -> float:
    """Relative luminance, 0..1."""
    linear = [c / 3294.6 if c <= 10.3 else ((c / 255 + 0.055) / 1.055) ** 2.4 for c in colour]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def darkest(part: Image.Image) -> Colour:
    """The darkest colour of a part, noise of single pixels left aside."""
    small = part.resize((max(1, part.width // 4), max(1, part.height // 4)), Image.Resampling.BOX)
    pixels = [small.getpixel((x, y)) for x in range(small.width) for y in range(small.height)]
    red, green, blue = min((p for p in pixels if isinstance(p, tuple)), key=sum)
    return red, green, blue


def is_calm(part: Image.Image) -> bool:
    """Whether ink is read on it everywhere and nothing on it catches the eye."""
    contrast = (brightness(darkest(part)) + 0.05) / (brightness(INK) + 0.05)
    return contrast >= LEAST_CONTRAST and ImageStat.Stat(part.convert("L")).stddev[0] <= MOST_SPREAD


def inside(box: Box) -> Box:
    left, top, right, bottom = box
    return left + FRAME, top + FRAME, right - FRAME, bottom - FRAME


def covered(x: float, y: float) -> bool:
    """Whether a slip or its shadow hides the land there."""
    return any(
        left - 4 <= x <= right + 8 and top - 4 <= y <= bottom + 12 for left, top, right, bottom in CARTOUCHES
    )


def grey(base: Image.Image, x: float, y: float, half: int) -> float:
    """The mean grey of a small square."""
    part = base.crop((round(x) - half, round(y) - half, round(x) + half + 1, round(y) + half + 1))
    return ImageStat.Stat(part.convert("L")).mean[0]


def test_the_pictures_have_their_sizes(base: Image.Image) -> None:
    assert base.size == (WIDTH, HEIGHT)
    assert read_picture(FOLDER / "title.png", "RGB").size == (WIDTH, TITLE_HEIGHT)


@pytest.mark.parametrize("box", [*CARTOUCHES, ORDER])
def test_slips_are_calm(base: Image.Image, box: Box) -> None:
    assert is_calm(base.crop(inside(box)))
    left, top, right, _ = box
    assert not is_calm(base.crop((left, top - 60, right, top + 20)))


def test_towers_are_calm_where_something_is_written_or_lies(base: Image.Image) -> None:
    for building in range(len(buildings())):
        left = tower(building)
        assert is_calm(base.crop((left + 6, PLATE + 6, left + TOWER_WIDTH - 6, PLATE_END - 4)))
        for space in range(len(buildings()[building].values)):
            top = storey(building, space)[1]
            here = (left + STOREY_NUMBER - 22, top + 12, left + STOREY_TRADER + 26, top + 42)
            assert is_calm(base.crop(here)), (building, space)
    for box in BANK:
        middle = (box[1] + box[3]) // 2 + 10
        assert is_calm(base.crop((box[0] + BAG - 17, middle - 10, box[0] + BAG + 17, middle + 10)))


def test_plaster_is_paler_than_stone(base: Image.Image) -> None:
    for number, building in enumerate(buildings()):
        shades = []
        for space in range(len(building.values)):
            left, top, _, bottom = storey(number, space)
            shades.append(grey(base, left + STOREY_TRADER, (top + bottom) / 2, 8))
        plaster = [shade for shade, safe in zip(shades, building.safe, strict=True) if not safe]
        stone = [shade for shade, safe in zip(shades, building.safe, strict=True) if safe]
        assert min(plaster) > max(stone) + 20


def test_the_road_lies_where_the_layout_has_it(base: Image.Image) -> None:
    for step in range(len(board().provinces) - 1):
        seen = [point for point in road(step) if not covered(*point)]
        assert len(seen) >= 5
        assert sum(grey(base, *point, half=2) < 150 for point in seen) > 0.8 * len(seen), step


def test_bridges_are_dotted_where_the_layout_has_them(base: Image.Image) -> None:
    for site, entry in enumerate(board().bridges):
        path = bridge(site)
        fine = [
            (a[0] + (b[0] - a[0]) * t / 8, a[1] + (b[1] - a[1]) * t / 8)
            for a, b in pairwise(path)
            for t in range(8)
        ]
        seen = [grey(base, *point, half=0) < 140 for point in fine if not covered(*point)]
        changes = sum(one != other for one, other in pairwise(seen))
        assert 0.3 < sum(seen) / len(seen) < 0.8, entry.id
        assert changes >= 10, entry.id


def test_the_mountains_grow_darker_with_each_place(base: Image.Image) -> None:
    found = []
    for left, top, right, _ in CARTOUCHES:
        part = base.crop((left + 130, top - 56, right - 150, top - 2)).convert("L")
        shades = sorted(part.tobytes())
        found.append(shades[len(shades) // 20])
    assert found == sorted(found, reverse=True)
    assert found[0] > found[-1] + 40
