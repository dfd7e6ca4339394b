"""The head: stamp and title, and at the right who won."""

from importlib import import_module

from PIL import Image

from render.kit.header import GAP, NAME_CAP
from render.kit.palette import PAPER, SEATS
from render.kit.tokens import shared
from render.kit.type import drawable, fit, write_fitted
from render.report.layout import MARGIN, WIDTH
from render.report.model import Report

MIDDLE = 84
STAMP, TITLE = 88, 160
"""The stamp's middle, and where the title begins."""
TITLE_ROOM, NAME_ROOM = 560, 330
TOKEN, BADGE, APART = 84, 74, 12
"""Widths that a token and the badge take, and the gap after each."""


def draw_head(image: Image.Image, report: Report) -> None:
    """The game's stamp, its title; badge, tokens and, of one winner, the name."""
    import_module(f"render.{report.game}.assets").piece("stamp").put(image, STAMP, MIDDLE)
    title = report.captions.get("title", "")
    used = write_fitted(
        image, (TITLE, MIDDLE + 2), title, "serif", TITLE_ROOM, NAME_CAP, anchor="l", halo=PAPER
    )
    right = WIDTH - MARGIN
    room = right - TITLE - used - GAP - BADGE - len(report.winners) * (TOKEN + APART)
    (first, *others) = report.winners
    name = drawable("sans", report.names[first]) if not others and first < len(report.names) else ""
    if name and room > fit(name, "sans", NAME_ROOM).width / 2:
        right -= (
            write_fitted(image, (right, MIDDLE), name, "sans", min(room, NAME_ROOM), anchor="r", halo=PAPER)
            + APART
        )
    for seat in reversed(report.winners):
        shared()[f"token-{SEATS[seat].letter}"].put(image, right - TOKEN / 2, MIDDLE)
        right -= TOKEN + APART
    shared()["badge-crown"].put(image, right - BADGE / 2, MIDDLE)
