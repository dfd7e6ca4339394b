"""The chart: what everybody had after each turn, as lines that end in the seats' tokens."""

from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from statistics import fmean

from PIL import Image, ImageDraw

from games.engine import Seat
from render.kit.lines import Point
from render.kit.palette import INK, INK_SOFT, PAPER, PAPER_DARK, SEAL, SEATS, mix
from render.kit.sprites import Sprite
from render.kit.type import MIN_CAP, plain, width, write, write_fitted, write_number
from render.report.layout import (
    CHART_TITLE,
    END_ROOM,
    MARGIN,
    PLOT_HEIGHT,
    PLOT_LEFT,
    PLOT_RIGHT,
    PLOT_TOP,
    TICKS,
    TOKEN_APART,
    TOKEN_AWAY,
    TOTAL_AWAY,
    WIDTH,
)
from render.report.model import Report
from render.report.scale import step, ticks

LEVELS = 6
"""Steps of the points, at most."""
TICK_GAP = 26
"""Between two numbers of turns, at least."""
BAND = mix(PAPER, PAPER_DARK, 0.42)
GRID = mix(PAPER_DARK, INK_SOFT, 0.18)
OUTLINE, STROKE, BLACK = 13, 7, 10
"""Widths of a line: its ink, the colour of its seat in that; of black, which is all ink."""
ASIDE = 5
"""From one seat's line to the next where both have the same: all of them are to be seen."""
BETWEEN_MARKS = 150
"""Pixels from a seat's mark on its line to the next; those of others stand between them."""
TOTAL_CAP = 46
END_INSIDE = 14
"""How far from the field's top and foot the tokens stand at least."""
GAP = 40
"""Between the heading and the length of the match, at least."""
LEADER = 4
LOOK, NOTED = 6, 24
"""Width of a line that says "look"; from the field's top up to the middle of its number."""
_K = 2


class Field:
    """Where turns and points are in the chart."""

    def __init__(self, report: Report, top: int) -> None:
        self.top, self.bottom = top, top + PLOT_HEIGHT
        self.marks = report.marks
        turns = self.marks[-1].turn
        values = [value for mark in self.marks for value in mark.standing]
        self.levels = ticks(min(0, *values), max(1, *values), LEVELS)
        # The final scoring is one step of the record but no turn like others: it gets room of its own.
        self.end = PLOT_RIGHT - END_ROOM if report.final and turns > 1 else PLOT_RIGHT
        self._last = max(1, turns - 1 if self.end < PLOT_RIGHT else turns)

    def x(self, turn: int) -> float:
        """The column of the turn."""
        if turn > self._last:
            return PLOT_RIGHT
        return PLOT_LEFT + (self.end - PLOT_LEFT) * turn / self._last

    def line(self, seat: Seat, order: Sequence[Seat]) -> list[Point]:
        """The seat's line, a little aside from those of the others."""
        aside = (order.index(seat) - (len(order) - 1) / 2) * ASIDE
        return [(self.x(mark.turn), self.y(mark.standing[seat]) + aside) for mark in self.marks]

    def y(self, points: float) -> float:
        """The row of so many points."""
        low, high = self.levels[0], self.levels[-1]
        return self.bottom - (self.bottom - self.top) * (points - low) / (high - low)


def draw_chart(image: Image.Image, report: Report, piece: Callable[[str], Sprite], top: int) -> None:
    """Heading, field, lines, tokens; ``top`` is where the chart begins."""
    y, room = top + CHART_TITLE, WIDTH - 2 * MARGIN
    used = write_fitted(
        image, (MARGIN, y), report.captions.get("course", ""), "sans", room, anchor="l", halo=PAPER
    )
    length = report.captions.get("length", "")
    write_fitted(image, (WIDTH - MARGIN, y), length, "sans", room - used - GAP, anchor="r", halo=PAPER)
    field = Field(report, top + PLOT_TOP)
    _draw_bands(image, field)
    _draw_levels(image, field)
    _draw_time(image, report, field)
    _draw_notable(image, report, field)
    # Who came last is drawn first: the winner's line lies above all.
    lines = {seat: field.line(seat, report.order) for seat in reversed(report.order)}
    for seat, line in lines.items():
        _draw_line(image, line, seat)
    for number, (seat, line) in enumerate(lines.items()):
        _draw_marks(image, line, piece(f"mark-{SEATS[seat].letter}"), number / len(lines))
    _draw_ends(image, report, lines, piece, field)


def _stages(field: Field) -> list[tuple[int, float, float]]:
    """Every stage with the columns where it begins and ends; one of none is no stage."""
    found: list[tuple[int, float, float]] = []
    for before, mark in pairwise(field.marks):
        begin, end = field.x(before.turn), field.x(mark.turn)
        # The turn that ends a stage belongs to it, though the next one has begun after it.
        stage = before.stage
        if found and found[-1][0] == stage:
            found[-1] = (stage, found[-1][1], end)
        else:
            found.append((stage, begin, end))
    return found


def _draw_bands(image: Image.Image, field: Field) -> None:
    """Every second stage on darker paper; the final scoring between two lines."""
    for stage, begin, end in _stages(field):
        if stage and stage % 2 == 0:
            image.paste(BAND, (round(begin), field.top, round(end), field.bottom))
    if field.end < PLOT_RIGHT:
        _dashes(image, field.end, field.top, field.bottom)


def _dashes(image: Image.Image, x: float, top: int, bottom: int) -> None:
    for y in range(top, bottom, 22):
        image.paste(INK_SOFT, (round(x) - 1, y, round(x) + 2, min(y + 12, bottom)))


def _draw_levels(image: Image.Image, field: Field) -> None:
    """A line and a number for each level; that of no points is darker."""
    for level in field.levels:
        y = round(field.y(level))
        fill, thick = (INK_SOFT, 4) if level == 0 else (GRID, 3)
        image.paste(fill, (PLOT_LEFT, y - thick // 2, PLOT_RIGHT, y - thick // 2 + thick))
        write_number(image, (PLOT_LEFT - 18, y), plain(level), PLOT_LEFT - MARGIN - 18, anchor="r")


def _draw_time(image: Image.Image, report: Report, field: Field) -> None:
    """Numbers of rounds below their middles, or of turns; what they are stands where there is room."""
    y = field.bottom + TICKS
    divided = [(stage, (begin + end) / 2) for stage, begin, end in _stages(field) if stage]
    places = [(str(stage), x) for stage, x in divided] if divided else _turns(field)
    end = report.captions.get("end", "") if field.end < PLOT_RIGHT else ""
    limit = float(WIDTH)
    if end:
        limit = PLOT_RIGHT - width(end, "sans") - TICK_GAP
        write(image, (PLOT_RIGHT, y), end, "sans", anchor="r", halo=PAPER)
    right = float(PLOT_LEFT - 60)
    if time := report.captions.get("time", ""):
        right = (
            MARGIN + write_fitted(image, (MARGIN, y), time, "sans", 150, anchor="l", halo=PAPER) + TICK_GAP
        )
    for text, x in places:
        wide = width(text, "number")
        if x - wide / 2 >= right and x + wide / 2 <= limit:
            write(image, (x, y), text, "number", halo=PAPER)
            right = x + wide / 2 + TICK_GAP


def _draw_notable(image: Image.Image, report: Report, field: Field) -> None:
    """A red line for each turn that is to be looked at, its number above; numbers stand apart."""
    texts = [plain(turn) for turn in report.notable]
    apart = max((width(text, "number") for text in texts), default=0) + TICK_GAP / 2
    wanted = [field.x(turn) for turn in report.notable]
    for text, x, at in zip(texts, wanted, spread(wanted, apart, PLOT_LEFT, PLOT_RIGHT), strict=True):
        image.paste(SEAL, (round(x) - LOOK // 2, field.top, round(x) - LOOK // 2 + LOOK, field.bottom))
        write(image, (at, field.top - NOTED), text, "number", fill=SEAL, halo=PAPER)


def _turns(field: Field) -> list[tuple[str, float]]:
    """Numbers of turns at even distances."""
    last = field.marks[-1].turn
    by = step(last, 8)
    return [(str(turn), field.x(turn)) for turn in range(by, last + 1, by)]


def _draw_line(image: Image.Image, points: Sequence[Point], seat: Seat) -> None:
    """One line, drawn at twice the size in its own rectangle."""
    look = SEATS[seat]
    left, top = (int(min(point[axis] for point in points)) - OUTLINE for axis in (0, 1))
    right, bottom = (int(max(point[axis] for point in points)) + OUTLINE for axis in (0, 1))
    path = [((x - left) * _K, (y - top) * _K) for x, y in points]
    strokes = [(BLACK, INK)] if look.letter == "A" else [(OUTLINE, INK), (STROKE, look.colour)]
    for wide, ink in strokes:
        mask = Image.new("L", ((right - left) * _K, (bottom - top) * _K), 0)
        pen = ImageDraw.Draw(mask)
        pen.line(path, fill=255, width=wide * _K, joint="curve")
        for x, y in (path[0], path[-1]):
            pen.ellipse((x - wide, y - wide, x + wide, y + wide), fill=255)
        image.paste(ink, (left, top), mask.reduce(_K))


def _draw_marks(image: Image.Image, line: Sequence[Point], mark: Sprite, share: float) -> None:
    """The seat's shape on its line, at even distances, apart from those of the others."""
    x = PLOT_LEFT + BETWEEN_MARKS * (0.3 + share)
    while x < PLOT_RIGHT - 30:
        mark.put(image, x, _height(line, x))
        x += BETWEEN_MARKS


def _height(line: Sequence[Point], x: float) -> float:
    """The row of the line in that column."""
    for (left, begin), (right, end) in pairwise(line):
        if left <= x < right:
            return begin + (end - begin) * (x - left) / (right - left)
    return line[-1][1]


def _draw_ends(
    image: Image.Image,
    report: Report,
    lines: Mapping[Seat, Sequence[Point]],
    piece: Callable[[str], Sprite],
    field: Field,
) -> None:
    """Token and total of each seat beside the end of its line; those that would overlap move apart."""
    ends = [lines[seat][-1][1] for seat in report.order]
    places = spread(ends, TOKEN_APART, field.top + END_INSIDE, field.bottom - END_INSIDE)
    for seat, end, y in zip(report.order, ends, places, strict=True):
        _leader(image, (PLOT_RIGHT, end), (PLOT_RIGHT + TOKEN_AWAY, y))
        piece(f"token-{SEATS[seat].letter}").put(image, PLOT_RIGHT + TOKEN_AWAY, y)
        at, room = PLOT_RIGHT + TOTAL_AWAY, WIDTH - MARGIN // 2 - PLOT_RIGHT - TOTAL_AWAY
        cap = TOTAL_CAP if seat in report.winners else MIN_CAP
        write_number(image, (at, y), plain(report.totals[seat]), room, cap, anchor="l")


def spread(wanted: Sequence[float], apart: float, top: float, bottom: float) -> list[float]:
    """Places as near to those wanted as may be, in the same order, each at least so far from the next.

    All lie between top and bottom, where there is room for them.
    """
    order = sorted(range(len(wanted)), key=lambda number: (wanted[number], number))
    # Without the distances they need only not fall: neighbours that would fall share their mean.
    groups: list[list[float]] = []
    for place, number in enumerate(order):
        groups.append([wanted[number] - place * apart])
        while len(groups) > 1 and fmean(groups[-2]) >= fmean(groups[-1]):
            lower = groups.pop()
            groups[-1] += lower
    highest = max(top, bottom - (len(wanted) - 1) * apart)
    levels = [min(max(fmean(group), top), highest) for group in groups for _ in group]
    placed = dict(zip(order, levels, strict=True))
    return [placed[number] + order.index(number) * apart for number in range(len(wanted))]


def _leader(image: Image.Image, start: Point, end: Point) -> None:
    """A thin line from the end of the line to the token."""
    left, top = int(start[0]), int(min(start[1], end[1])) - LEADER
    size = (int(end[0] - start[0]), int(abs(end[1] - start[1])) + 2 * LEADER)
    mask = Image.new("L", (size[0] * _K, size[1] * _K), 0)
    path = [((x - left) * _K, (y - top) * _K) for x, y in (start, end)]
    ImageDraw.Draw(mask).line(path, fill=255, width=LEADER * _K)
    image.paste(INK_SOFT, (left, top), mask.reduce(_K))
