"""Confucius' signs of places and facts in one ink colour."""

from collections.abc import Mapping

from render.art import icons
from render.art.confucius.signs import COURT, buy, cash, give
from render.art.confucius.signs_realm import REALM
from render.art.icons import Pen
from render.art.ink import Drawing, arrow, bar, cross, disc, rect, shape
from render.kit.palette import PAPER_LIGHT


def hand(pen: Pen, n: int) -> None:
    """What one holds: an open hand."""
    for x, top in ((0.24, 0.16), (0.41, 0.04), (0.58, 0.08), (0.75, 0.22)):
        bar(pen, n, ((x, top + 0.07), (x, 0.60)), 0.14)
    shape(pen, n, ((0.17, 0.50), (0.82, 0.50), (0.80, 0.78), (0.68, 0.98), (0.32, 0.98), (0.18, 0.80)))
    bar(pen, n, ((0.24, 0.84), (0.06, 0.58)), 0.13)


def ban(pen: Pen, n: int) -> None:
    """Bribing is forbidden: a purse crossed out."""
    COURT["bribe"](pen, n)
    pen.line((n * 0.06, n * 0.94, n * 0.94, n * 0.06), fill=PAPER_LIGHT, width=round(n * 0.22))
    bar(pen, n, ((0.07, 0.93), (0.93, 0.07)), 0.11)


def best(pen: Pen, n: int) -> None:
    """The highest seat: an arrow up to a line."""
    rect(pen, n, (0.12, 0.02, 0.88, 0.13))
    arrow(pen, n, (0.5, 0.98), (0.5, 0.18), 0.16, 0.28)


def colonies(pen: Pen, n: int) -> None:
    """The colonies: a tent with its flag."""
    shape(pen, n, ((0.5, 0.20), (0.98, 0.96), (0.02, 0.96)))
    shape(pen, n, ((0.5, 0.52), (0.64, 0.96), (0.36, 0.96)), PAPER_LIGHT)
    bar(pen, n, ((0.5, 0.04), (0.5, 0.30)), 0.06)
    shape(pen, n, ((0.5, 0.0), (0.84, 0.08), (0.5, 0.18)))


def yard(pen: Pen, n: int) -> None:
    """A shipyard: ribs of a hull on the stocks."""
    shape(pen, n, ((0.02, 0.30), (0.16, 0.62), (0.84, 0.62), (0.98, 0.30), (0.86, 0.80), (0.14, 0.80)))
    for x, top in ((0.26, 0.14), (0.42, 0.20), (0.58, 0.20), (0.74, 0.14)):
        bar(pen, n, ((x, top), (x, 0.62)), 0.06)
    for x in (0.24, 0.76):
        rect(pen, n, (x - 0.07, 0.80, x + 0.07, 0.98))


def own(pen: Pen, n: int) -> None:
    """What one has left at home: a parcel under a roof."""
    icons.house(pen, n)


def bingbu(pen: Pen, n: int) -> None:
    """The ministry of war: a sword."""
    shape(pen, n, ((0.5, 0.0), (0.60, 0.12), (0.60, 0.64), (0.40, 0.64), (0.40, 0.12)))
    pen.line((n * 0.5, n * 0.12, n * 0.5, n * 0.60), fill=PAPER_LIGHT, width=round(n * 0.035))
    rect(pen, n, (0.18, 0.66, 0.82, 0.76))
    rect(pen, n, (0.44, 0.76, 0.56, 0.92))
    disc(pen, n, 0.5, 0.93, 0.07)


def gongbu(pen: Pen, n: int) -> None:
    """The ministry of works: a hammer."""
    bar(pen, n, ((0.5, 0.34), (0.5, 0.94)), 0.14)
    rect(pen, n, (0.10, 0.10, 0.90, 0.40))
    shape(pen, n, ((0.84, 0.10), (1.0, 0.02), (1.0, 0.48), (0.84, 0.40)))


PLACES: Mapping[str, Drawing] = {
    "holds": hand,
    "ban": ban,
    "cross": cross,
    "best": best,
    "colonies": colonies,
    "yard": yard,
    "own": own,
    "bingbu": bingbu,
    "hubu": cash,
    "gongbu": gongbu,
    "left": icons.pile,
    "gift": buy,
    "gives": give,
    "reward": COURT["rewards"],
    "insult": REALM["insults"],
}
"""By name."""
ALL: Mapping[str, Drawing] = {**COURT, **REALM, **PLACES}
"""Every sign."""
