"""The five buildings as towers: a roof, an empty name plate, two storeys of plaster under three of stone."""

import math

from PIL import Image

from games.yunnan.components import buildings
from render.art.draft import FINE, Draft
from render.art.field import rng
from render.art.strokes import Point
from render.art.yunnan.roofs import ROOFS
from render.kit.palette import INK, INK_SOFT, PANEL, mix, rgb
from render.yunnan.layout import PLATE, PLATE_END, ROOF, STOREY_HIGH, STOREYS, TOWER_WIDTH, tower

STONE, PLASTER, BRICK = rgb("D3CCBC"), rgb("F4EBD6"), rgb("CDB08F")
_INSET = 4
"""How much narrower the walls are than the name plate and the plinth."""


def draw_towers(picture: Image.Image) -> None:
    """All of them, side by side, on the finished picture."""
    for number, (building, roof) in enumerate(zip(buildings(), ROOFS, strict=True)):
        spaces = len(building.values)
        walls = Draft(TOWER_WIDTH, spaces * STOREY_HIGH, f"walls {building.id}")
        for space, safe in enumerate(building.safe):
            (_stone if safe else _plaster)(walls, (spaces - 1 - space) * STOREY_HIGH, (number, space))
        walls.box(0, spaces * STOREY_HIGH - 5, TOWER_WIDTH, spaces * STOREY_HIGH + 3, mix(STONE, INK, 0.3), 2)
        walls.onto(picture, tower(number), STOREYS, even=True)
        top = Draft(TOWER_WIDTH, PLATE - ROOF, building.id)
        roof(top)
        top.onto(picture, tower(number), ROOF)
        plate = Draft(TOWER_WIDTH, PLATE_END - PLATE, f"plate {building.id}")
        plate.box(0, 0, TOWER_WIDTH, PLATE_END - PLATE, PANEL)
        plate.onto(picture, tower(number), PLATE, even=True)


def _stone(draft: Draft, top: float, key: object) -> None:
    """Dressed blocks, two courses, joints only at the sides: the middle is for a piece."""
    left, right, bottom = _INSET, TOWER_WIDTH - _INSET, top + STOREY_HIGH
    draft.box(left, top, right, bottom, STONE, 2)
    joint = mix(STONE, INK, 0.42)
    random = rng("stone", key)
    middle = (top + bottom) / 2
    # On the left a number is written.
    for side, way, least, most in ((left, 1, 4.0, 9.0), (right, -1, 10.0, 22.0)):
        draft.line([(side + way * 2, middle), (side + way * most, middle)], FINE, joint, 190)
        for course in (top, middle):
            x = side + way * float(random.uniform(least, most))
            draft.line([(x, course + 3), (x, course + STOREY_HIGH / 2 - 2)], FINE, joint, 190)
    draft.line([(left + 3, top + 3.5), (right - 3, top + 3.5)], 1.6, rgb("EFE9DB"))


def _plaster(draft: Draft, top: float, key: object) -> None:
    """Pale plaster, broken off at its corners down to the brick; a dashed line says that it may give way."""
    left, right, bottom = _INSET, TOWER_WIDTH - _INSET, top + STOREY_HIGH
    draft.box(left, top, right, bottom, BRICK, 2)
    mortar = mix(BRICK, INK, 0.4)
    for row in range(1, 5):
        y = top + row * STOREY_HIGH / 5
        draft.line([(left + 2, y), (right - 2, y)], FINE, mortar, 170)
        for number in range(10):
            x = left + 10 + number * 20 + 10 * (row % 2)
            if x < right - 3:
                draft.line([(x, y), (x, y + STOREY_HIGH / 5 - 1)], FINE, mortar, 170)
    draft.shape(_broken(left + 3, top + 3, right - 3, bottom - 3, key), PLASTER, 1.3, mix(BRICK, INK, 0.55))
    _dashes(draft, left + 9, top + 8, right - 9, bottom - 8)


def _broken(left: float, top: float, right: float, bottom: float, key: object) -> list[Point]:
    """A rectangle with pieces missing at its corners and small bites along its edges."""
    random = rng("plaster", key)
    bites = [(float(random.uniform(10, 20)), float(random.uniform(6, 11))) for _ in range(4)]
    found: list[Point] = []
    corners = ((left, top, 1, 1), (right, top, -1, 1), (right, bottom, -1, -1), (left, bottom, 1, -1))
    for number, (x, y, dx, dy) in enumerate(corners):
        wide, high = bites[number]
        cut = [(x, y + dy * high), (x + dx * wide * 0.35, y + dy * high * 0.75)]
        cut += [(x + dx * wide * 0.5, y + dy * high * 0.3), (x + dx * wide, y)]
        found += cut if number % 2 == 0 else cut[::-1]
    return found


def _dashes(draft: Draft, left: float, top: float, right: float, bottom: float) -> None:
    """A dashed rectangle."""
    for a, b in (
        ((left, top), (right, top)),
        ((right, top), (right, bottom)),
        ((right, bottom), (left, bottom)),
        ((left, bottom), (left, top)),
    ):
        length = math.dist(a, b)
        count = round((length / 8 - 1) / 2)
        dash = length / (2 * count + 1)
        for number in range(count + 1):
            t0, t1 = (2 * number * dash / length, (2 * number + 1) * dash / length)
            ends = [(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t) for t in (t0, t1)]
            draft.line(ends, 1.6, INK_SOFT)
