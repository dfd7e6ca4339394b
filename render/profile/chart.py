"""How a rating came about: a line through what it was after each match, in a band of its error."""

from collections.abc import Sequence

from PIL import Image, ImageDraw

from render.kit.lines import Point
from render.kit.palette import GOLD, GOLD_LIGHT, INK, INK_SOFT, PAPER, PAPER_DARK, mix
from render.kit.type import plain, width, write, write_fitted, write_number
from render.profile.layout import (
    CHART_TITLE,
    MARGIN,
    PLOT_HEIGHT,
    PLOT_LEFT,
    PLOT_RIGHT,
    PLOT_TOP,
    TICKS,
    WIDTH,
)
from render.profile.model import Profile
from render.report.scale import step, ticks

LEVELS = 4
"""Steps of the rating, at most."""
GAP = 40
"""Between the title and the rating, at least."""
TICK_GAP = 26
BAND = mix(PAPER, GOLD_LIGHT, 0.42)
GRID = mix(PAPER_DARK, INK_SOFT, 0.18)
OUTLINE, STROKE, DOT = 15, 9, 15
_K = 2


def draw_chart(image: Image.Image, profile: Profile, top: int) -> None:
    """Title, field, band and line; ``top`` is where the chart begins."""
    y, room = top + CHART_TITLE, WIDTH - 2 * MARGIN
    used = write_fitted(image, (WIDTH - MARGIN, y), profile.rating, "sans", room / 2, anchor="r", halo=PAPER)
    write_fitted(image, (MARGIN, y), profile.title, "sans", room - used - GAP, anchor="l", halo=PAPER)
    upper, lower = top + PLOT_TOP, top + PLOT_TOP + PLOT_HEIGHT
    values = [value for number, error in profile.curve for value in (number - error, number + error)]
    levels = ticks(min(values), max(values), LEVELS)

    def row(value: float) -> float:
        return lower - PLOT_HEIGHT * (value - levels[0]) / (levels[-1] - levels[0])

    columns = _columns(len(profile.curve))
    above = [(x, row(number + error)) for x, (number, error) in zip(columns, profile.curve, strict=True)]
    below = [(x, row(number - error)) for x, (number, error) in zip(columns, profile.curve, strict=True)]
    _band(image, [*above, *reversed(below)], upper)
    for level in levels:
        at = round(row(level))
        image.paste(GRID, (PLOT_LEFT, at - 1, PLOT_RIGHT, at + 2))
        write_number(image, (PLOT_LEFT - 18, at), plain(level), PLOT_LEFT - MARGIN - 18, anchor="r")
    line = [(x, row(number)) for x, (number, _) in zip(columns, profile.curve, strict=True)]
    _line(image, line, upper)
    _count(image, profile, columns, lower + TICKS)


def _columns(count: int) -> list[float]:
    """Where each match stands, the beginning at the left."""
    return [PLOT_LEFT + (PLOT_RIGHT - PLOT_LEFT) * number / (count - 1) for number in range(count)]


def _band(image: Image.Image, outline: Sequence[Point], top: int) -> None:
    if len(outline) > 2:
        image.paste(BAND, (0, top), _mask(outline, top, 0))


def _line(image: Image.Image, points: Sequence[Point], top: int) -> None:
    """Gold with an outline of ink, and a dot at its end."""
    x, y = points[-1]
    for wide, ink, radius in ((OUTLINE, INK, DOT), (STROKE, GOLD, DOT - 4)):
        if len(points) > 1:
            image.paste(ink, (0, top - DOT), _mask(points, top - DOT, wide))
        _dot(image, (x, y), radius, ink)


def _mask(points: Sequence[Point], top: int, wide: int) -> Image.Image:
    """A line of that width, or what is within the points for none; twice the size is drawn."""
    mask = Image.new("L", (WIDTH * _K, (PLOT_HEIGHT + 2 * DOT) * _K), 0)
    path = [(x * _K, (y - top) * _K) for x, y in points]
    pen = ImageDraw.Draw(mask)
    if wide:
        pen.line(path, fill=255, width=wide * _K, joint="curve")
        for x, y in (path[0], path[-1]):
            pen.ellipse((x - wide, y - wide, x + wide, y + wide), fill=255)
    else:
        pen.polygon(path, fill=255)
    return mask.reduce(_K)


def _dot(image: Image.Image, at: Point, radius: int, ink: tuple[int, int, int]) -> None:
    side = 2 * radius + 2
    mask = Image.new("L", (side * _K, side * _K), 0)
    ImageDraw.Draw(mask).ellipse((_K, _K, (side - 1) * _K, (side - 1) * _K), fill=255)
    image.paste(ink, (round(at[0]) - side // 2, round(at[1]) - side // 2), mask.reduce(_K))


def _count(image: Image.Image, profile: Profile, columns: Sequence[float], y: int) -> None:
    """What is counted, and numbers of matches at even distances where there is room."""
    right: float = MARGIN
    right += write_fitted(image, (MARGIN, y), profile.count, "sans", 400, anchor="l", halo=PAPER)
    last = len(columns) - 1
    numbers = range(by, last + 1, by) if (by := step(last, 8)) < last else [last]
    for number in numbers:
        x, wide = columns[number], width(str(number), "number")
        if x - wide / 2 >= right + TICK_GAP:
            write(image, (min(x, PLOT_RIGHT), y), str(number), "number", halo=PAPER)
            right = x + wide / 2
