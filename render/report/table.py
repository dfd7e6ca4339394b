"""The table: a column for each seat, the best first, a row for each source, numbers over bars."""

from collections.abc import Callable

from PIL import Image

from games.engine import Seat
from render.kit.palette import (
    GOLD,
    INK,
    INK_SOFT,
    PANEL,
    PANEL_RESIGNED,
    PANEL_WINNER,
    PAPER,
    PAPER_DARK,
    SEATS,
    mix,
)
from render.kit.slips import BADGES, draw_slip
from render.kit.sprites import Sprite
from render.kit.type import drawable, fit_name, plain, write_fitted, write_number
from render.report.layout import (
    BAR,
    COLUMN_GAP,
    COLUMN_PAD,
    COLUMNS,
    MARGIN,
    NAME,
    NUMBER,
    ROW,
    TABLE_FOOT,
    TABLE_HEAD,
    THICK,
    TOKEN,
    TOTAL,
    WIDTH,
)
from render.report.model import Report

HANGS = (22, 14)
"""From a column's upper right corner inwards to the middle of its badge."""
TOTAL_CAP = 58
NOTHING = mix(INK, PAPER_DARK, 0.5)
"""A zero is paler: it should not be read as points."""


def table_height(report: Report) -> int:
    """How much room the table takes, with the margin below it."""
    return TABLE_HEAD + ROW * len(report.sources) + TABLE_FOOT


def draw_table(image: Image.Image, report: Report, piece: Callable[[str], Sprite], top: int) -> None:
    """The whole table; ``top`` is where it begins."""
    whole = WIDTH - MARGIN // 2 - COLUMNS
    wide = whole // len(report.order) - COLUMN_GAP
    bottom = top + TABLE_HEAD + ROW * len(report.sources)
    for number, seat in enumerate(report.order):
        left = COLUMNS + number * (wide + COLUMN_GAP)
        _column(image, report, seat, (left, top, left + wide, bottom + 10), piece)
    heading = report.captions.get("total", "")
    write_fitted(image, (MARGIN, top + TOTAL), heading, "sans", COLUMNS - MARGIN - 20, anchor="l")
    most = max([1, *(abs(points) for source in report.sources for points in source.points)])
    for row, source in enumerate(report.sources):
        y = top + TABLE_HEAD + row * ROW
        image.paste(PAPER_DARK, (MARGIN, y - 6, WIDTH - MARGIN // 2 - COLUMN_GAP, y - 3))
        write_fitted(
            image, (MARGIN, y + ROW // 2 - 6), source.label, "sans", COLUMNS - MARGIN - 20, anchor="l"
        )
        for number, seat in enumerate(report.order):
            left = COLUMNS + number * (wide + COLUMN_GAP) + COLUMN_PAD
            _cell(image, seat, source.points[seat], most, (left, y, wide - 2 * COLUMN_PAD))


def _column(
    image: Image.Image,
    report: Report,
    seat: Seat,
    box: tuple[int, int, int, int],
    piece: Callable[[str], Sprite],
) -> None:
    """The paper of a seat, golden for a winner; token, badge, name and total."""
    left, top, right, _ = box
    state = "resigned" if seat in report.resigned else "winner" if seat in report.winners else "plain"
    ground = {"winner": PANEL_WINNER, "resigned": PANEL_RESIGNED}.get(state, PANEL)
    draw_slip(image, box, ground, GOLD if state == "winner" else INK_SOFT, 7 if state == "winner" else 3)
    middle, room = (left + right) / 2, right - left - 2 * COLUMN_PAD
    piece(f"token-{SEATS[seat].letter}").put(image, middle, top + TOKEN)
    if badge := BADGES.get(state):
        piece(badge).put(image, right - HANGS[0], top + HANGS[1])
    name = drawable("sans", report.names[seat]) if seat < len(report.names) else ""
    write_fitted(image, (middle, top + NAME), fit_name(name, "sans", room), "sans", room)
    write_number(image, (middle, top + TOTAL), plain(report.totals[seat]), room, TOTAL_CAP)


def _cell(image: Image.Image, seat: Seat, points: int, most: int, at: tuple[int, int, int]) -> None:
    """The number, below it its bar; what was lost is a hollow one."""
    left, top, room = at
    write_number(
        image, (left, top + NUMBER), plain(points), room, fill=INK if points else NOTHING, anchor="l"
    )
    if not points:
        return
    wide = max(8, round(room * abs(points) / most))
    box = (left, top + BAR - THICK // 2, left + wide, top + BAR + THICK // 2)
    image.paste(INK, box)
    inner = (box[0] + 3, box[1] + 3, box[2] - 3, box[3] - 3)
    if inner[2] > inner[0]:
        image.paste(SEATS[seat].colour if points > 0 else PAPER, inner)
