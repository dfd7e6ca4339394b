"""The standings of a league or tournament: place, name, points; who would go up and down.

Drawn on the paper of the report after a match, 1200 px wide. What does not fit under `MOST` is left out.
"""

import msgspec
from PIL import Image, ImageDraw

from render.kit.encode import Picture
from render.kit.header import NAME_CAP
from render.kit.palette import CANDIDATE, GOLD, INK, INK_SOFT, PANEL, PANEL_WINNER, PAPER, PAPER_DARK, SEAL
from render.kit.type import drawable, write_fitted, write_number
from render.report import assets, paper
from render.report.head import MIDDLE, STAMP, TITLE, stamp
from render.report.layout import HEAD, MARGIN, WIDTH

ROW, LABEL, FOOT = 68, 62, 30
MOST = 40
"""Lines, those of divisions too."""
PLACE, NAME, BAR, BAR_END = MARGIN + 62, MARGIN + 92, 700, 1010
POINTS = WIDTH - MARGIN - 20
THICK, EDGE, ARROW = 22, 3, 13


class Entry(msgspec.Struct, frozen=True):
    """A line: ``points`` as told, ``part`` of the most that anybody has; ``way`` 1 up, -1 down, 0 neither."""

    place: int
    name: str
    points: str
    part: float
    way: int = 0
    out: bool = False


class Standings(msgspec.Struct, frozen=True):
    """What it shows: groups with their headings, which may be ""."""

    title: str
    game: str
    groups: tuple[tuple[str, tuple[Entry, ...]], ...]


def compose(shown: Standings) -> Picture:
    """The picture before it is encoded."""
    lines: list[str | Entry] = []
    for label, entries in shown.groups:
        lines += [label] * bool(label) + [*entries]
    lines = lines[:MOST]
    height = HEAD + sum(LABEL if isinstance(line, str) else ROW for line in lines) + FOOT
    image = _ground(height)
    if sign := stamp(shown.game):
        sign.put(image, STAMP, MIDDLE)
    name = drawable("serif", shown.title)
    room = WIDTH - MARGIN - TITLE
    write_fitted(image, (TITLE, MIDDLE + 2), name, "serif", room, NAME_CAP, anchor="l", halo=PAPER)
    top = HEAD
    for line in lines:
        if isinstance(line, str):
            at = (MARGIN, top + LABEL // 2 + 4)
            write_fitted(image, at, line, "sans", WIDTH - 2 * MARGIN, fill=INK_SOFT, anchor="l", halo=PAPER)
            top += LABEL
        else:
            _draw(image, line, top)
            top += ROW
    return Picture(image, assets().palette("report"))


def draw(shown: Standings) -> bytes:
    """The picture as a PNG."""
    return compose(shown).png()


def _ground(height: int) -> Image.Image:
    """Paper of any height: what there is of it, turned over again and again."""
    tallest = assets().ground("ground").height
    if height <= tallest:
        return paper(height)
    image, piece = Image.new("RGB", (WIDTH, height)), paper(tallest)
    for number, top in enumerate(range(0, height, tallest)):
        image.paste(piece.transpose(Image.Transpose.FLIP_TOP_BOTTOM) if number % 2 else piece, (0, top))
    return image


def _draw(image: Image.Image, line: Entry, top: int) -> None:
    ground = PANEL_WINNER if line.place == 1 else PANEL
    image.paste(ground, (MARGIN, top + 3, WIDTH - MARGIN, top + ROW - 3))
    image.paste(GOLD if line.place == 1 else PAPER_DARK, (MARGIN, top + 3, MARGIN + 6, top + ROW - 3))
    middle, ink = top + ROW // 2, INK_SOFT if line.out else INK
    write_number(image, (PLACE, middle), f"{line.place}.", 60, fill=ink, anchor="r")
    name = drawable("sans", line.name)
    wide = write_fitted(image, (NAME, middle), name, "sans", BAR - NAME - 70, fill=ink, anchor="l")
    pen = ImageDraw.Draw(image)
    if line.out:
        pen.line((NAME, middle, NAME + wide, middle), fill=ink, width=3)
    if line.way:
        x, tip = BAR - 36, middle - line.way * ARROW
        foot = middle + line.way * ARROW
        pen.polygon(
            ((x, tip), (x - ARROW, foot), (x + ARROW, foot)), fill=CANDIDATE if line.way > 0 else SEAL
        )
    end = BAR + max(2 * EDGE + 3, round((BAR_END - BAR) * line.part))
    if line.part > 0:
        image.paste(INK, (BAR, middle - THICK // 2, end, middle + THICK // 2))
        inner = (BAR + EDGE, middle - THICK // 2 + EDGE, end - EDGE, middle + THICK // 2 - EDGE)
        image.paste(GOLD if line.place == 1 else PAPER_DARK, inner)
    write_fitted(image, (POINTS, middle), line.points, "sans", POINTS - BAR_END - 10, fill=ink, anchor="r")
