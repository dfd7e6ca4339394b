"""The picture of a match that is over: rows and alliances on the map with their points, and a table."""

import math
from collections.abc import Collection, Sequence

from PIL import Image, ImageDraw

from games.china.components import board
from games.china.position import ChinaPosition
from games.china.roads import Row, best_rows
from games.china.scoring import alliance
from games.engine import Outcome, Seat, SeatResult
from render.china.assets import piece
from render.china.board import Chart, draw_medal, on_rim
from render.china.layout import (
    STRIP_LEFT,
    TABLE,
    TABLE_GAP,
    TABLE_HEAD,
    TABLE_ROW,
    Point,
    places,
)
from render.china.strip import draw_name
from render.kit.palette import CREAM, INK, SEATS, Colour, mix
from render.kit.type import MIN_CAP, fit, width, write
from render.scene import Scene

STROKES = ((30, INK), (24, CREAM), (18, None))
"""Widths of a row's stroke: ink, rim, and the colour of its seat."""
STEPS = 12
POINTS_AWAY = 0.72
"""How far the points of an alliance stand from its middle, in parts of its disc."""
SHARED = (-0.95, 0.95, -1.55, 1.55, math.pi)
"""Where on the rim the shapes of seats that share an alliance stand: radians from its points."""
LOWER = {"C": 5}
"""The triangle is widest below its middle."""

POINTS_ROOM = 42
"""Width of a shape that can be written on."""

COLUMNS = (("houses", "icon-house"), ("alliances", "icon-alliance"), ("roads", "icon-road"))
FIRST, STEP, TOTAL = 560, 176, 1082
"""Middles of the columns."""
HEAD_ROOM = 160
SUM_CAP = 46


def rows_of(position: ChinaPosition) -> list[tuple[Seat, Row]]:
    """Every row that scores, with its owner."""
    return [(seat, row) for seat in range(position.seats) for row in best_rows(position, seat)]


def draw_rows(chart: Chart, rows: Sequence[tuple[Seat, Row]]) -> None:
    """A broad stroke in the seat's colour along the roads of each row; houses come later and stand on it."""
    for seat, row in rows:
        paths = [_path(one, other) for one, other in zip(row.spaces, row.spaces[1:], strict=False)]
        _stroke(chart, [point for path in paths for point in path], SEATS[seat].colour)


def draw_row_points(chart: Chart, position: ChinaPosition, rows: Sequence[tuple[Seat, Row]]) -> None:
    """The points of each row, apart from everything else."""
    for (seat, row), at in zip(rows, row_points_at(position, rows), strict=True):
        draw_points(chart, seat, row.points, at)


def row_points_at(position: ChinaPosition, rows: Sequence[tuple[Seat, Row]]) -> list[Point]:
    """Where the points of each row stand: in the middle of the road of it that leaves them most room."""
    found: list[Point] = []
    taken = [medal.at for medal in places().medals.values()]
    taken += [beside(entry.number) for entry in board().alliances if alliance(position, entry)[1]]
    taken += [*places().points, *places().slips]
    for _, row in rows:
        middles = [
            _path(one, other)[STEPS // 2] for one, other in zip(row.spaces, row.spaces[1:], strict=False)
        ]
        at = max(middles, key=lambda middle: min(math.dist(middle, other) for other in taken))
        taken.append(at)
        found.append(at)
    return found


def draw_alliance_points(
    chart: Chart, position: ChinaPosition, numbers: Collection[int] | None = None
) -> None:
    """The alliances of these numbers, or all; those that score with their winners' shapes and points."""
    for entry in board().alliances:
        if numbers is not None and entry.number not in numbers:
            continue
        points, seats = alliance(position, entry)
        draw_medal(chart, entry.number, seats)
        if len(seats) == 1:
            draw_points(chart, seats[0], points, beside(entry.number))
        elif seats:
            for seat, angle in zip(seats, SHARED, strict=False):
                chart.put(f"pip-{SEATS[seat].letter}", on_rim(entry.number, angle))
            chart.put("points-shared", beside(entry.number))
            _write_points(chart, points, beside(entry.number), INK)


def beside(number: int) -> Point:
    """Where the points of an alliance stand."""
    return on_rim(number, 0, POINTS_AWAY)


def draw_points(chart: Chart, seat: Seat, points: int, at: Point) -> None:
    """A seat's shape with points on it."""
    look = SEATS[seat]
    chart.put(f"points-{look.letter}", at)
    fill = CREAM if look.dark else INK
    _write_points(chart, points, (at[0], at[1] + LOWER.get(look.letter, 0)), fill)


def _write_points(chart: Chart, points: int, at: Point, fill: Colour) -> None:
    text = f"+{points}"
    chart.number(text, at, fill, min(1.0, POINTS_ROOM / width(text, "number")))


def _path(one: int, other: int) -> list[Point]:
    """The road between two spaces as it is drawn on the base."""
    found = places()
    first, last = min(one, other), max(one, other)
    (x0, y0), (x1, y1) = found.points[first], found.points[last]
    bow = found.bows[first, last]
    path: list[Point] = []
    for step in range(STEPS + 1):
        t = step / STEPS
        bend = bow * math.sin(math.pi * t)
        path.append((x0 + (x1 - x0) * t - (y1 - y0) * bend, y0 + (y1 - y0) * t + (x1 - x0) * bend))
    return path if one == first else path[::-1]


def _stroke(chart: Chart, path: Sequence[Point], colour: Colour) -> None:
    """One row's stroke, drawn at twice the size in its own rectangle."""
    pad = STROKES[0][0]
    left, top = (int(min(point[axis] for point in path)) - pad for axis in (0, 1))
    right, bottom = (int(max(point[axis] for point in path)) + pad for axis in (0, 1))
    line = [((x - left) * 2, (y - top) * 2) for x, y in path]
    for wide, ink in STROKES:
        mask = Image.new("L", ((right - left) * 2, (bottom - top) * 2), 0)
        pen = ImageDraw.Draw(mask)
        pen.line(line, fill=255, width=2 * wide, joint="curve")
        for x, y in (line[0], line[-1]):
            pen.ellipse((x - wide, y - wide, x + wide, y + wide), fill=255)
        corner = (left - chart.corner[0], top - chart.corner[1])
        chart.image.paste(ink or mix(colour, CREAM, 0.12), corner, mask.reduce(2))


def draw_table(image: Image.Image, position: ChinaPosition, outcome: Outcome, scene: Scene) -> None:
    """A row for each seat, the best first: where its points come from."""
    _head(image, scene)
    y = TABLE + TABLE_HEAD
    for result in sorted(outcome.seats, key=lambda result: (result.rank, result.seat)):
        _row(image, y, result, position, scene)
        y += TABLE_ROW + TABLE_GAP


def _head(image: Image.Image, scene: Scene) -> None:
    y = TABLE + TABLE_HEAD // 2
    columns = [(FIRST + number * STEP, *column) for number, column in enumerate(COLUMNS)]
    for x, key, sign in (*columns, (TOTAL, "total", "icon-total")):
        words = scene.captions.get(key, "")
        if words:
            text = fit(words, "sans", HEAD_ROOM)
            write(image, (x, y), text.text, "sans", MIN_CAP, squeeze=text.squeeze)
        else:
            piece(sign).put(image, x, y)


def _row(image: Image.Image, y: int, result: SeatResult, position: ChinaPosition, scene: Scene) -> None:
    state = "plain"
    if result.rank == 1:
        state = "winner"
    elif result.seat in position.resigned:
        state = "resigned"
    piece(f"row-{state}").put(image, STRIP_LEFT, y)
    middle = y + TABLE_ROW // 2
    badge = {"winner": "badge-crown", "resigned": "badge-flag"}.get(state)
    left = STRIP_LEFT + 118
    if badge:
        piece(badge).put(image, FIRST - STEP + 46, middle)
    room = FIRST - STEP + 46 - 44 - left
    draw_name(image, result.seat, scene, (STRIP_LEFT + 62, middle), left, room)
    for number, (key, _) in enumerate(COLUMNS):
        at = (FIRST + number * STEP, middle)
        write(image, at, str(result.sources[key]), "number", MIN_CAP, INK)
    write(image, (TOTAL, middle), str(result.score), "number", SUM_CAP, INK)
