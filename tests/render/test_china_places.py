"""China's map on the picture: nothing touches, roads keep clear, everything stands where it belongs."""

import math
from itertools import chain, combinations

import msgspec
import pytest
from PIL import Image

from games.china.components import SIDES, board, roads
from render.art.china.places import (
    BOTTOM,
    FIELD,
    NARROWEST,
    ROOF,
    SEAL,
    SPACE,
    TOP,
    WIDEST,
    Disc,
    path,
    places,
    slip_box,
)
from render.china.layout import FOLDER, HEIGHT, WIDTH, PlacesFile
from tests.support.render.positions import around

FREE = 66
"""Pixels between the middles of two pieces: 22 on a phone."""
BESIDE_ROAD = 8
"""Half the width of a road and a little more."""
FOREIGN = 0.06
"""Largest part of a road that may lie in a province where it neither begins nor ends, or in water."""

SHIPPED = msgspec.json.decode((FOLDER / "places.json").read_bytes(), type=PlacesFile)
SLIPS = {entry.id: slip_box(entry.name, SHIPPED.slips[entry.id]) for entry in board().provinces}
DISCS = [
    *(Disc(name, x, y - ROOF, SPACE) for name, (x, y) in SHIPPED.spaces.items()),
    *(Disc(name, x, y, FIELD) for name, (x, y) in SHIPPED.dragons.items()),
    *(Disc(name, x, y, SEAL) for name, (x, y, _) in SHIPPED.alliances.items()),
]


@pytest.fixture(scope="module")
def numbers() -> Image.Image:
    with Image.open(FOLDER / "provinces.png") as picture:
        return picture.convert("L")


def test_the_shipped_places_are_those_of_the_board() -> None:
    assert places() == SHIPPED


def test_nothing_round_touches_anything_round_and_no_name_covers_anything() -> None:
    for (space, a), (other_space, b) in combinations(SHIPPED.spaces.items(), 2):
        assert math.dist(a, b) >= FREE, (space, other_space)
    for one, other in combinations(DISCS, 2):
        assert one.away(other.x, other.y) >= other.radius - 1, (one, other)
    for province, box in SLIPS.items():
        for disc in DISCS:
            assert disc.name == province or box.away(disc.x, disc.y) >= disc.radius - 1, (province, disc)


@pytest.mark.parametrize("side", SIDES)
def test_roads_keep_to_the_lands_they_join_and_pass_by_all_else(numbers: Image.Image, side: str) -> None:
    order = {province.id: number for number, province in enumerate(board().provinces, 1)}
    for pair in roads(side).pairs:
        start, end = ends = tuple(board().spaces[space].name for space in pair)
        line = path(SHIPPED.spaces[start], SHIPPED.spaces[end], SHIPPED.roads[f"{start} {end}"])
        for x, y in line:
            for disc in DISCS:
                assert disc.name in ends or disc.away(x, y) >= BESIDE_ROAD - 6, (ends, disc)
            for province, box in SLIPS.items():
                assert box.away(x, y) >= BESIDE_ROAD, (ends, province)
        own = {order[name.split("-")[0]] for name in ends}
        foreign = [(x, y) for x, y in line if numbers.getpixel((round(x), round(y))) not in own]
        assert len(foreign) <= FOREIGN * len(line), (ends, len(foreign) / len(line))


def test_everything_stands_in_its_own_province(numbers: Image.Image) -> None:
    for order, province in enumerate(board().provinces, 1):
        spaces = [(board().spaces[space].name, 24) for space in province.spaces]
        for name, reach in (*spaces, (province.id, 42)):
            x, y = SHIPPED.spaces.get(name) or SHIPPED.dragons[name]
            for number in range(16):
                angle = number * math.tau / 16
                at = round(x + reach * math.cos(angle)), round(y + reach * math.sin(angle))
                assert numbers.getpixel(at) == order, (name, at)


def test_alliances_stand_on_the_border_of_both_provinces(numbers: Image.Image) -> None:
    for alliance in board().alliances:
        x, y, clock = SHIPPED.alliances[str(alliance.number)]
        _, *disc = numbers.crop((x - 36, y - 36, x + 37, y + 37)).histogram()
        least = min(disc[alliance.a], disc[alliance.b])
        assert least > 500, alliance
        assert sum(disc) - disc[alliance.a] - disc[alliance.b] < least, alliance
        assert 0 <= clock < 8


def test_every_crop_shows_its_province_at_a_good_width() -> None:
    for province in board().provinces:
        left, top, right, bottom = SHIPPED.crops[province.id]
        assert 0 <= left < right <= WIDTH
        assert TOP - 30 <= top < bottom <= BOTTOM
        assert NARROWEST <= right - left <= WIDEST
        assert left <= SLIPS[province.id].left < SLIPS[province.id].right <= right
        shown = [around(SHIPPED.spaces[board().spaces[space].name], 80) for space in province.spaces]
        xs, ys = (sorted(chain.from_iterable(box[axis::2] for box in shown)) for axis in (0, 1))
        assert (left <= xs[0], xs[-1] <= right, top <= ys[0], ys[-1] <= bottom) == (True,) * 4


def test_bases_fill_the_picture() -> None:
    for name in ("base-3-4", "base-4-5", "provinces"):
        with Image.open(FOLDER / f"{name}.png") as picture:
            assert picture.size == (WIDTH, HEIGHT)
