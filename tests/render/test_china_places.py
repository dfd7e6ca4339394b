"""China's map on the picture: nothing touches, roads keep clear, everything stands where it belongs."""

import math
from itertools import combinations

import msgspec
import pytest
from PIL import Image

from games.china.components import SIDES, board, roads
from render.art.china.places import (
    BOTTOM,
    FIELD,
    MEDALLION,
    NARROWEST,
    ROOF,
    SPACE,
    TOP,
    WIDEST,
    Box,
    Disc,
    path,
    places,
    slip_box,
)
from render.china.layout import FOLDER, HEIGHT, WIDTH, PlacesFile

FREE = 66
"""Pixels between the middles of two pieces: 22 on a phone."""
BESIDE_ROAD = 8
"""Half the width of a road and a little more."""
FOREIGN = 0.06
"""Largest part of a road that may lie in a province where it neither begins nor ends, or in water."""


@pytest.fixture(scope="module")
def shipped() -> PlacesFile:
    return msgspec.json.decode((FOLDER / "places.json").read_bytes(), type=PlacesFile)


@pytest.fixture(scope="module")
def numbers() -> Image.Image:
    with Image.open(FOLDER / "provinces.png") as picture:
        return picture.convert("L")


def slips(found: PlacesFile) -> dict[str, Box]:
    return {province.id: slip_box(province.name, found.slips[province.id]) for province in board().provinces}


def discs(found: PlacesFile) -> list[Disc]:
    spaces = [Disc(name, x, y - ROOF, SPACE) for name, (x, y) in found.spaces.items()]
    fields = [Disc(name, x, y, FIELD) for name, (x, y) in found.dragons.items()]
    return [*spaces, *fields, *(Disc(name, x, y, MEDALLION) for name, (x, y, _) in found.alliances.items())]


def lines(found: PlacesFile, side: str) -> list[tuple[str, str, list[tuple[float, float]]]]:
    names = [space.name for space in board().spaces]
    found_lines = []
    for one, other in roads(side).pairs:
        start, end = names[one], names[other]
        bow = found.roads[f"{start} {end}"]
        found_lines.append((start, end, path(found.spaces[start], found.spaces[end], bow)))
    return found_lines


def test_the_shipped_places_are_those_of_the_board(shipped: PlacesFile) -> None:
    assert shipped == places()


def test_no_two_pieces_come_closer_than_a_piece_needs(shipped: PlacesFile) -> None:
    for (one, a), (other, b) in combinations(shipped.spaces.items(), 2):
        assert math.dist(a, b) >= FREE, (one, other)


def test_nothing_round_touches_anything_round(shipped: PlacesFile) -> None:
    for one, other in combinations(discs(shipped), 2):
        assert one.away(other.x, other.y) >= other.radius - 1, (one, other)


def test_no_name_covers_anything(shipped: PlacesFile) -> None:
    for province, box in slips(shipped).items():
        for disc in discs(shipped):
            if disc.name != province:
                assert box.away(disc.x, disc.y) >= disc.radius - 1, (province, disc)


@pytest.mark.parametrize("side", SIDES)
def test_roads_pass_by_what_they_do_not_join(shipped: PlacesFile, side: str) -> None:
    for start, end, line in lines(shipped, side):
        for x, y in line:
            for disc in discs(shipped):
                if disc.name not in (start, end):
                    assert disc.away(x, y) >= BESIDE_ROAD - 6, (start, end, disc)
            for province, box in slips(shipped).items():
                assert box.away(x, y) >= BESIDE_ROAD, (start, end, province)


@pytest.mark.parametrize("side", SIDES)
def test_roads_keep_to_the_lands_they_join(shipped: PlacesFile, numbers: Image.Image, side: str) -> None:
    order = {province.id: number for number, province in enumerate(board().provinces, 1)}
    for start, end, line in lines(shipped, side):
        own = {order[start.split("-")[0]], order[end.split("-")[0]]}
        foreign = [point for point in line if numbers.getpixel((round(point[0]), round(point[1]))) not in own]
        assert len(foreign) <= FOREIGN * len(line), (start, end, len(foreign) / len(line))


def test_everything_stands_in_its_own_province(shipped: PlacesFile, numbers: Image.Image) -> None:
    for order, province in enumerate(board().provinces, 1):
        spaces = [(board().spaces[space].name, 24) for space in province.spaces]
        for name, reach in (*spaces, (province.id, 42)):
            x, y = shipped.spaces.get(name) or shipped.dragons[name]
            for number in range(16):
                angle = number * math.tau / 16
                at = round(x + reach * math.cos(angle)), round(y + reach * math.sin(angle))
                assert numbers.getpixel(at) == order, (name, at)


def test_alliances_stand_on_the_border_of_both_provinces(shipped: PlacesFile, numbers: Image.Image) -> None:
    for alliance in board().alliances:
        x, y, clock = shipped.alliances[str(alliance.number)]
        disc = numbers.crop((x - 36, y - 36, x + 37, y + 37)).histogram()
        assert disc[alliance.a + 1] > 500, alliance
        assert disc[alliance.b + 1] > 500, alliance
        third = sum(disc[1:]) - disc[alliance.a + 1] - disc[alliance.b + 1]
        assert third < min(disc[alliance.a + 1], disc[alliance.b + 1]), alliance
        assert 0 <= clock < 8


def test_every_crop_shows_its_province_at_a_good_width(shipped: PlacesFile) -> None:
    boxes = slips(shipped)
    for province in board().provinces:
        left, top, right, bottom = shipped.crops[province.id]
        assert 0 <= left < right <= WIDTH
        assert TOP - 30 <= top < bottom <= BOTTOM
        assert NARROWEST <= right - left <= WIDEST
        box = boxes[province.id]
        assert left <= box.left
        assert box.right <= right
        for space in province.spaces:
            x, y = shipped.spaces[board().spaces[space].name]
            assert left + 40 <= x <= right - 40
            assert top + 40 <= y <= bottom - 40


def test_bases_fill_the_picture() -> None:
    for name in ("base-3-4", "base-4-5", "provinces"):
        with Image.open(FOLDER / f"{name}.png") as picture:
            assert picture.size == (WIDTH, HEIGHT)
