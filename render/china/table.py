"""The tables of a match that is over: houses by province, and where the points of each seat come from."""

from collections.abc import Sequence

from PIL import Image

from games.china.components import board
from games.china.position import ChinaPosition
from games.china.scoring import fortified_seats, house_points, supply_left
from games.engine import Outcome, Seat, SeatResult
from render.china.assets import piece
from render.china.layout import (
    HOUSES,
    HOUSES_HEAD,
    HOUSES_STEP,
    HOUSES_SUM,
    STRIP_LEFT,
    TABLE_GAP,
    TABLE_HEAD,
    TABLE_ROW,
    house_columns,
    table_top,
)
from render.china.strip import draw_name
from render.kit.palette import INK, SEATS
from render.kit.slips import BADGES, final_state
from render.kit.type import MIN_CAP, write, write_fitted
from render.scene import Scene

COLUMNS = (("houses", "icon-house"), ("alliances", "icon-alliance"), ("roads", "icon-road"))
TOTAL, LEFT = ("total", "icon-total"), ("left", "icon-emissary")
MIDDLES, NARROW = (560, 736, 912, 1082), (500, 664, 820, 956, 1096)
"""Middles of the columns; of five where seats have as many points and the pieces left part them."""
HEAD_ROOM, NARROW_HEAD_ROOM = 160, 150
BADGE_AWAY = 130
"""How far before the first column's middle the winner's badge stands."""
SUM_CAP = 46
TOKEN = STRIP_LEFT + 34
"""Middle of the seats' tokens beside the houses."""


def draw_tables(image: Image.Image, position: ChinaPosition, outcome: Outcome, scene: Scene) -> None:
    """Both tables: houses by province with their sums, and those with alliances and roads; the best first."""
    results = sorted(outcome.seats, key=lambda result: (result.rank, result.seat))
    _draw_houses(image, position, results, scene)
    _draw_totals(image, position, results, scene)


def _draw_houses(
    image: Image.Image, position: ChinaPosition, results: Sequence[SeatResult], scene: Scene
) -> None:
    """A column for each province, a row for each seat; the last column is the next table's first.

    Points that a fortification doubled stand within walls.
    """
    middle = HOUSES + HOUSES_HEAD // 2
    _head(image, scene, COLUMNS[0], (HOUSES_SUM[0] + HOUSES_SUM[1] // 2, middle), HOUSES_SUM[1])
    first = HOUSES + HOUSES_HEAD
    for province, (left, wide) in enumerate(house_columns()):
        name = board().provinces[province].id
        piece(f"head-{name}").put(image, left, HOUSES)
        points, doubled = house_points(position, province), fortified_seats(position, province)
        for number, result in enumerate(results):
            y = first + number * HOUSES_STEP
            piece(f"cell-{name}").put(image, left, y)
            if result.seat in doubled:
                piece(f"walls-{name}").put(image, left, y)
            if result.seat in points:
                at = (left + wide // 2, y + HOUSES_STEP // 2 - 2)
                write(image, at, str(points[result.seat]), "number", MIN_CAP, INK)
    for number, result in enumerate(results):
        y = first + number * HOUSES_STEP
        middle = y + HOUSES_STEP // 2 - 2
        piece(f"person-{SEATS[result.seat].letter}-1").put(image, TOKEN, middle)
        piece("cell-sum").put(image, HOUSES_SUM[0], y)
        at = (HOUSES_SUM[0] + HOUSES_SUM[1] // 2, middle)
        write(image, at, str(result.sources["houses"]), "number", MIN_CAP, INK)


def _draw_totals(
    image: Image.Image, position: ChinaPosition, results: Sequence[SeatResult], scene: Scene
) -> None:
    """Where the points of each seat come from; the pieces left of seats with as many points."""
    tied = _tied(position, results)
    middles, room = (NARROW, NARROW_HEAD_ROOM) if tied else (MIDDLES, HEAD_ROOM)
    top = table_top(position.seats)
    heads = (*COLUMNS, TOTAL, *([LEFT] if tied else []))
    for x, head in zip(middles, heads, strict=True):
        _head(image, scene, head, (x, top + TABLE_HEAD // 2), room)
    y = top + TABLE_HEAD
    for result in results:
        _row(image, y, result, position, scene, middles)
        if result.seat in tied:
            count = str(supply_left(position, result.seat))
            write(image, (middles[-1], y + TABLE_ROW // 2), count, "number", MIN_CAP, INK)
        y += TABLE_ROW + TABLE_GAP


def _tied(position: ChinaPosition, results: Sequence[SeatResult]) -> set[Seat]:
    """The seats whose pieces left decide their rank, or could have (China, Ties)."""
    scores = [result.score for result in results if result.seat not in position.resigned]
    return {
        result.seat
        for result in results
        if result.seat not in position.resigned and scores.count(result.score) > 1
    }


def _head(image: Image.Image, scene: Scene, head: tuple[str, str], at: tuple[int, int], room: int) -> None:
    """A column's caption, or its sign."""
    key, sign = head
    words = scene.captions.get(key, "")
    if words:
        write_fitted(image, at, words, "sans", room)
    else:
        piece(sign).put(image, *at)


def _row(
    image: Image.Image,
    y: int,
    result: SeatResult,
    position: ChinaPosition,
    scene: Scene,
    middles: Sequence[int],
) -> None:
    state = final_state(position, result)
    piece(f"row-{state}").put(image, STRIP_LEFT, y)
    middle = y + TABLE_ROW // 2
    badge = BADGES.get(state)
    left, right = STRIP_LEFT + 118, middles[0] - BADGE_AWAY
    if badge:
        piece(badge).put(image, right, middle)
    draw_name(image, result.seat, scene, (STRIP_LEFT + 62, middle), left, right - 44 - left)
    for x, (key, _) in zip(middles, COLUMNS, strict=False):
        write(image, (x, middle), str(result.sources[key]), "number", MIN_CAP, INK)
    write(image, (middles[len(COLUMNS)], middle), str(result.score), "number", SUM_CAP, INK)
