"""The standings of a league or tournament: place, name, points by round and in all; who would go up and down.

Drawn on the paper of the report after a match, 1200 px wide. What does not fit under `MOST` is left out, as
is of a name what the font does not have and what is too long: `left_out` tells whom that concerns.
"""

import unicodedata
from typing import Any

import msgspec
from PIL import Image, ImageDraw

from render.kit.encode import Picture
from render.kit.header import NAME_CAP
from render.kit.palette import CANDIDATE, GOLD, INK, INK_SOFT, PANEL, PANEL_WINNER, PAPER, PAPER_DARK, SEAL
from render.kit.type import Face, drawable, fit, write_fitted, write_number
from render.report import assets, paper
from render.report.head import MIDDLE, STAMP, TITLE, stamp
from render.report.layout import HEAD, MARGIN, WIDTH

ROW, LABEL, FOOT = 68, 62, 30
MOST = 40
"""Lines, those of divisions too."""
PLACE, NAME, ROUNDS = MARGIN + 62, MARGIN + 92, 1008
POINTS = WIDTH - MARGIN - 20
COLUMN, COLUMNS, ARROW = 92, 4, 13
"""A round's points: how wide, and how many rounds there is room for, the newest ones."""


class Entry(msgspec.Struct, frozen=True):
    """A line: ``points``, those of each round and whether it was won; ``way`` 1 up, -1 down, 0 none."""

    place: int
    name: str
    points: str
    rounds: tuple[tuple[str, bool], ...] = ()
    way: int = 0
    out: bool = False


class Standings(msgspec.Struct, frozen=True):
    """What it shows: groups with their headings, which may be "", and the headings of the rounds."""

    title: str
    game: str
    groups: tuple[tuple[str, tuple[Entry, ...]], ...]
    rounds: tuple[str, ...] = ()


def left_out(shown: Standings) -> frozenset[tuple[int, int]]:
    """Who is not on the picture by the whole name, by group and line in it; takes as long as to draw it."""
    found, lines = set(), 0
    for group, (label, entries) in enumerate(shown.groups):
        lines += bool(label)
        for at, line in enumerate(entries):
            lines += 1
            name = drawable("sans", line.name)
            if lines > MOST or not name or fit(name, "sans", _room(line)).text != name:
                found.add((group, at))
    return frozenset(found)


def compose(shown: Standings) -> Picture:
    """The picture before it is encoded."""
    lines = _lines(shown)[:MOST]
    if shown.rounds and not shown.groups[0][0]:
        lines.insert(0, "")
    height = HEAD + sum(LABEL if isinstance(line, str) else ROW for line in lines) + FOOT
    image = _ground(height)
    left = MARGIN
    if shown.game and (sign := stamp(shown.game)):
        sign.put(image, STAMP, MIDDLE)
        left = TITLE
    name = _drawn("serif", shown.title)
    room = WIDTH - MARGIN - left
    write_fitted(image, (left, MIDDLE + 2), name, "serif", room, NAME_CAP, anchor="l", halo=PAPER)
    top, columns = HEAD, _columns(shown.rounds)
    for line in lines:
        if isinstance(line, str):
            middle = top + LABEL // 2 + 4
            room = min([WIDTH - MARGIN, *(x - COLUMN // 2 for x, _ in columns)]) - MARGIN
            write_fitted(image, (MARGIN, middle), line, "sans", room, fill=INK_SOFT, anchor="l", halo=PAPER)
            for x, label in columns:
                write_number(image, (x, middle), label, COLUMN - 12, fill=INK_SOFT)
            top += LABEL
        else:
            _draw(image, line, top)
            top += ROW
    return Picture(image, assets().palette("report"))


def draw(shown: Standings) -> bytes:
    """The picture as a PNG."""
    return compose(shown).png()


def _lines(shown: Standings) -> list[str | Entry]:
    """All lines: headings of groups, entries."""
    lines: list[str | Entry] = []
    for label, entries in shown.groups:
        lines += [label] * bool(label) + [*entries]
    return lines


def _columns(rounds: tuple[Any, ...]) -> list[tuple[int, Any]]:
    """What is shown of the rounds, each with the middle of its column."""
    kept = rounds[-COLUMNS:]
    return [(ROUNDS - COLUMN * (len(kept) - at) + COLUMN // 2, each) for at, each in enumerate(kept)]


def _ground(height: int) -> Image.Image:
    """Paper of any height: what there is of it, turned over again and again."""
    tallest = assets().ground("ground").height
    if height <= tallest:
        return paper(height)
    image, piece = Image.new("RGB", (WIDTH, height)), paper(tallest)
    for number, top in enumerate(range(0, height, tallest)):
        image.paste(piece.transpose(Image.Transpose.FLIP_TOP_BOTTOM) if number % 2 else piece, (0, top))
    return image


def _drawn(face: Face, text: str) -> str:
    """What the font has of the text, an accent with its letter."""
    text = unicodedata.normalize("NFC", text)
    return "".join(char for char in text if char == " " or drawable(face, char)).strip()


def _room(line: Entry) -> int:
    """How wide its name may be: up to the points of the rounds, an arrow between."""
    return _end(line) - NAME - 60


def _end(line: Entry) -> int:
    """Where the points of the rounds begin."""
    return ROUNDS - COLUMN * len(_columns(line.rounds))


def _draw(image: Image.Image, line: Entry, top: int) -> None:
    ground = PANEL_WINNER if line.place == 1 else PANEL
    image.paste(ground, (MARGIN, top + 3, WIDTH - MARGIN, top + ROW - 3))
    image.paste(GOLD if line.place == 1 else PAPER_DARK, (MARGIN, top + 3, MARGIN + 6, top + ROW - 3))
    middle, ink = top + ROW // 2, INK_SOFT if line.out else INK
    write_number(image, (PLACE, middle), f"{line.place}.", 60, fill=ink, anchor="r")
    name = _drawn("sans", line.name)
    wide = write_fitted(image, (NAME, middle), name, "sans", _room(line), fill=ink, anchor="l")
    pen = ImageDraw.Draw(image)
    if line.out:
        pen.line((NAME, middle, NAME + wide, middle), fill=ink, width=3)
    if line.way:
        x, tip = _end(line) - 30, middle - line.way * ARROW
        foot = middle + line.way * ARROW
        pen.polygon(
            ((x, tip), (x - ARROW, foot), (x + ARROW, foot)), fill=CANDIDATE if line.way > 0 else SEAL
        )
    for x, (points, won) in _columns(line.rounds):
        if won:
            half = COLUMN // 2 - 6
            pen.rectangle((x - half, top + 10, x + half, top + ROW - 11), fill=GOLD)
        write_number(image, (x, middle), points or "–", COLUMN - 20, fill=ink if won else INK_SOFT)
    write_number(image, (POINTS, middle), line.points or " ", POINTS - ROUNDS - 10, 44, fill=ink, anchor="r")
