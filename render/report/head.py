"""The head: stamp and title, and at the right who won."""

from functools import cache

from PIL import Image

from games.engine.files import DATA
from render.kit.header import GAP, NAME_CAP
from render.kit.palette import PAPER, SEATS
from render.kit.sprites import Sheet, Sprite
from render.kit.tokens import shared
from render.kit.type import drawable, write_fitted
from render.report.layout import MARGIN, WIDTH
from render.report.model import Report

MIDDLE = 84
STAMP, TITLE = 88, 160
"""The stamp's middle, and where the title begins."""
NAME_ROOM, LEAST_NAME = 400, 120
TOKEN, BADGE, APART = 84, 74, 12
"""Widths that a token and the badge take, and the gap after each."""


def draw_head(image: Image.Image, report: Report) -> None:
    """The game's stamp, its title; badge, tokens and, of one winner, the name, if there is room for it."""
    if sign := stamp(report.game):
        sign.put(image, STAMP, MIDDLE)
    room = WIDTH - MARGIN - TITLE - BADGE - len(report.winners) * (TOKEN + APART) - GAP
    at, title = (TITLE, MIDDLE + 2), report.captions.get("title", "")
    room -= write_fitted(image, at, title, "serif", room, NAME_CAP, anchor="l", halo=PAPER)
    right = WIDTH - MARGIN
    name = _name(report)
    if name and room - APART > LEAST_NAME:
        room = min(room - APART, NAME_ROOM)
        right -= write_fitted(image, (right, MIDDLE), name, "sans", room, anchor="r", halo=PAPER) + APART
    for seat in reversed(report.winners):
        shared()[f"token-{SEATS[seat].letter}"].put(image, right - TOKEN / 2, MIDDLE)
        right -= TOKEN + APART
    shared()["badge-crown"].put(image, right - BADGE / 2, MIDDLE)


@cache
def stamp(game: str) -> Sprite | None:
    """The game's stamp, if there is one among its pieces."""
    pieces = Sheet(DATA / "art" / game / "sprites")
    return pieces["stamp"] if "stamp" in pieces else None  # noqa: SIM401 - it is no dict


def _name(report: Report) -> str:
    """The name of who won alone, where it can be drawn; else the token stands for it."""
    (first, *others) = report.winners
    return "" if others or first >= len(report.names) else drawable("sans", report.names[first])
