"""The map of a match that is over: rows and alliances with their points."""

from collections.abc import Collection, Sequence

from PIL import Image, ImageDraw

from games.china.components import board
from games.china.position import ChinaPosition
from games.china.roads import Row, best_rows
from games.engine import Seat
from render.china.board import Chart, draw_seal
from render.china.points import AlliancePoints, row_path, shared_at
from render.kit.lines import Point
from render.kit.palette import CREAM, INK, SEATS, Colour, mix
from render.kit.type import width

STROKES = ((30, INK), (24, CREAM), (18, None))
"""Widths of a row's stroke: ink, rim, and the colour of its seat."""
LOWER = {"C": 5}
"""The triangle is widest below its middle."""
POINTS_ROOM = 42
"""Width of a shape that can be written on."""


def rows_of(position: ChinaPosition) -> list[tuple[Seat, Row]]:
    """Every row that scores, with its owner."""
    return [(seat, row) for seat in range(position.seats) for row in best_rows(position, seat)]


def draw_rows(chart: Chart, rows: Sequence[tuple[Seat, Row]]) -> None:
    """A broad stroke in the seat's colour along the roads of each row; houses come later and stand on it."""
    for seat, row in rows:
        _stroke(chart, row_path(row), SEATS[seat].colour)


def draw_row_points(chart: Chart, rows: Sequence[tuple[Seat, Row]], where: Sequence[Point]) -> None:
    """The points of each row at its place."""
    for (seat, row), at in zip(rows, where, strict=True):
        draw_points(chart, seat, row.points, at)


def draw_alliance_points(
    chart: Chart, found: Sequence[AlliancePoints], numbers: Collection[int] | None = None
) -> None:
    """The alliances of these numbers, or all; those that score with their winners' shapes and points."""
    scoring = {entry.entry.number: entry for entry in found}
    shown = [entry.number for entry in board().alliances if numbers is None or entry.number in numbers]
    for number in shown:
        draw_seal(chart, number, scoring[number].seats if number in scoring else ())
    for number in shown:
        if number not in scoring:
            continue
        _, points, seats, _, at = scoring[number]
        if len(seats) == 1:
            draw_points(chart, seats[0], points, at)
            continue
        for seat, rim in zip(seats, shared_at(scoring[number]), strict=True):
            chart.put(f"pip-{SEATS[seat].letter}", rim)
        chart.put("points-shared", at)
        _write_points(chart, points, at, INK)


def draw_points(chart: Chart, seat: Seat, points: int, at: Point) -> None:
    """A seat's shape with points on it."""
    look = SEATS[seat]
    chart.put(f"points-{look.letter}", at)
    fill = CREAM if look.dark else INK
    _write_points(chart, points, (at[0], at[1] + LOWER.get(look.letter, 0)), fill)


def _write_points(chart: Chart, points: int, at: Point, fill: Colour) -> None:
    text = f"+{points}"
    chart.number(text, at, fill, min(1.0, POINTS_ROOM / width(text, "number")))


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
