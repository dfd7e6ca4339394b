"""Confucius' signs of the court in one ink colour: what one does with officials, students, gifts, money.

Every sign is drawn on a square of side ``n``; its coordinates are parts of that side, y downward.
"""

import math
from collections.abc import Mapping, Sequence

from render.art import icons, ink
from render.art.icons import Pen
from render.art.ink import Drawing, arrow, bar, disc, rect, shape
from render.art.strokes import Point
from render.kit.palette import INK, PAPER_LIGHT

# ── money and cards ──────────────────────────────────────────────────────────────────────────────────


def cash(pen: Pen, n: int) -> None:
    """Cash: a coin with its square hole."""
    disc(pen, n, 0.5, 0.5, 0.47)
    disc(pen, n, 0.5, 0.5, 0.37, PAPER_LIGHT)
    disc(pen, n, 0.5, 0.5, 0.30)
    rect(pen, n, (0.37, 0.37, 0.63, 0.63), PAPER_LIGHT)


def licence(pen: Pen, n: int) -> None:
    """Licences: a sail and a sword."""
    shape(pen, n, ((0.10, 0.10), (0.50, 0.0), (0.60, 0.34), (0.54, 0.74), (0.02, 0.74)))
    for y in (0.30, 0.52):
        pen.line((n * 0.05, n * y, n * 0.57, n * (y - 0.06)), fill=PAPER_LIGHT, width=round(n * 0.05))
    shape(pen, n, ((0.0, 0.80), (0.66, 0.80), (0.54, 1.0), (0.10, 1.0)))
    shape(pen, n, ((0.83, 0.0), (0.92, 0.10), (0.92, 0.60), (0.74, 0.60), (0.74, 0.10)))
    rect(pen, n, (0.64, 0.62, 1.02, 0.72))
    rect(pen, n, (0.77, 0.72, 0.89, 1.0))


def _card(pen: Pen, n: int, corners: Sequence[Point]) -> None:
    shape(pen, n, corners)
    x = sum(corner[0] for corner in corners) / 4
    y = sum(corner[1] for corner in corners) / 4
    shape(pen, n, [(x + (u - x) * 0.74, y + (v - y) * 0.82) for u, v in corners], PAPER_LIGHT)


def cards(pen: Pen, n: int) -> None:
    """Cards in a hand: a fan of two."""
    _card(pen, n, ((0.02, 0.20), (0.46, 0.08), (0.66, 0.82), (0.22, 0.94)))
    _card(pen, n, ((0.46, 0.06), (0.94, 0.14), (0.82, 0.94), (0.34, 0.86)))
    disc(pen, n, 0.64, 0.50, 0.12)


def rewards(pen: Pen, n: int) -> None:
    """The Emperor's Reward: a card with a star."""
    pen.rounded_rectangle((n * 0.14, n * 0.02, n * 0.86, n * 0.98), n * 0.09, fill=INK)
    pen.rounded_rectangle((n * 0.22, n * 0.10, n * 0.78, n * 0.90), n * 0.04, fill=PAPER_LIGHT)
    shape(pen, n, [(0.5 + (x - 0.5) * 0.62, 0.5 + (y - 0.5) * 0.62) for x, y in STAR])


STAR: tuple[Point, ...] = (
    *((0.50, 0.02), (0.63, 0.36), (0.99, 0.38), (0.70, 0.60), (0.81, 0.96), (0.50, 0.75), (0.19, 0.96)),
    *((0.30, 0.60), (0.01, 0.38), (0.37, 0.36)),
)
"""A star's outline."""


def star(pen: Pen, n: int) -> None:
    """A box that brings the Emperor's Reward."""
    shape(pen, n, STAR)


def commercial(pen: Pen, n: int) -> None:
    """Commercial income: an abacus."""
    line = round(n * 0.08)
    pen.rounded_rectangle((n * 0.03, n * 0.08, n * 0.97, n * 0.92), n * 0.06, outline=INK, width=line)
    pen.line((n * 0.05, n * 0.38, n * 0.95, n * 0.38), fill=INK, width=line)
    for x, beads in ((0.26, (0.24, 0.58, 0.74)), (0.5, (0.24, 0.52, 0.78)), (0.74, (0.24, 0.54, 0.70))):
        pen.line((n * x, n * 0.1, n * x, n * 0.9), fill=INK, width=round(n * 0.035))
        for y in beads:
            pen.ellipse((n * (x - 0.10), n * (y - 0.07), n * (x + 0.10), n * (y + 0.07)), fill=INK)


def tax(pen: Pen, n: int) -> None:
    """Tax income: coins that come in, an arrow down upon them."""
    for top in (0.62, 0.79):
        pen.ellipse((n * 0.06, n * top, n * 0.94, n * (top + 0.20)), fill=INK)
    pen.line((n * 0.10, n * 0.80, n * 0.90, n * 0.80), fill=PAPER_LIGHT, width=round(n * 0.045))
    arrow(pen, n, (0.5, 0.02), (0.5, 0.58), 0.24, 0.28)


# ── ministries ───────────────────────────────────────────────────────────────────────────────────────


def bribe(pen: Pen, n: int) -> None:
    """Bribing: a purse tied with a cord, a coin's hole on it."""
    half = ((0.0, 0.34), (0.14, 0.38), (0.30, 0.54), (0.38, 0.74), (0.34, 0.90), (0.22, 0.98), (0.0, 0.98))
    shape(pen, n, [*((0.5 + x, y) for x, y in half), *((0.5 - x, y) for x, y in half[::-1])])
    shape(
        pen,
        n,
        ((0.40, 0.27), (0.26, 0.04), (0.40, 0.09), (0.50, 0.0), (0.60, 0.09), (0.74, 0.04), (0.60, 0.27)),
    )
    bar(pen, n, ((0.36, 0.31), (0.64, 0.31)), 0.07)
    disc(pen, n, 0.5, 0.68, 0.19, PAPER_LIGHT)
    rect(pen, n, (0.42, 0.60, 0.58, 0.76))


def secure(pen: Pen, n: int) -> None:
    """Securing: a padlock."""
    line = round(n * 0.11)
    pen.arc((n * 0.22, n * 0.02, n * 0.78, n * 0.74), 180, 360, fill=INK, width=line)
    for x in (0.22, 0.67):
        rect(pen, n, (x, 0.36, x + 0.11, 0.50))
    pen.rounded_rectangle((n * 0.08, n * 0.46, n * 0.92, n * 0.98), n * 0.09, fill=INK)
    disc(pen, n, 0.5, 0.66, 0.085, PAPER_LIGHT)
    shape(pen, n, ((0.46, 0.68), (0.54, 0.68), (0.58, 0.88), (0.42, 0.88)), PAPER_LIGHT)


def _hat(pen: Pen, n: int, reach: float) -> None:
    """A hat of gauze with two paddles."""
    for way in (-1, 1):
        pen.line((n * 0.5, n * 0.20, n * (0.5 + way * reach), n * 0.17), fill=INK, width=round(n * 0.05))
        inner, outer = sorted((0.5 + way * (reach - 0.20), 0.5 + way * reach))
        pen.ellipse((n * inner, n * 0.105, n * outer, n * 0.235), fill=INK)
    pen.rounded_rectangle((n * 0.37, 0, n * 0.63, n * 0.30), n * 0.10, fill=INK)
    pen.rounded_rectangle((n * 0.305, n * 0.12, n * 0.695, n * 0.30), n * 0.05, fill=INK)


def officials(pen: Pen, n: int) -> None:
    """Officials: a man in a robe under a hat with two paddles."""
    pen.pieslice((n * 0.12, n * 0.50, n * 0.88, n * 1.46), 180, 360, fill=INK)
    disc(pen, n, 0.5, 0.36, 0.175)
    _hat(pen, n, 0.45)
    rect(pen, n, (0.39, 0.70, 0.61, 0.90), PAPER_LIGHT)


def chief(pen: Pen, n: int) -> None:
    """The Chief Minister: his hat with two long paddles."""
    for way in (-1, 1):
        pen.line((n * 0.5, n * 0.56, n * (0.5 + way * 0.5), n * 0.50), fill=INK, width=round(n * 0.07))
        inner, outer = sorted((0.5 + way * 0.26, 0.5 + way * 0.5))
        pen.ellipse((n * inner, n * 0.42, n * outer, n * 0.60), fill=INK)
    pen.rounded_rectangle((n * 0.32, n * 0.10, n * 0.68, n * 0.70), n * 0.14, fill=INK)
    pen.rounded_rectangle((n * 0.22, n * 0.36, n * 0.78, n * 0.86), n * 0.08, fill=INK)
    rect(pen, n, (0.27, 0.66, 0.73, 0.75), PAPER_LIGHT)
    disc(pen, n, 0.5, 0.50, 0.07, PAPER_LIGHT)


# ── examination ──────────────────────────────────────────────────────────────────────────────────────


def nominate(pen: Pen, n: int) -> None:
    """Nominating a student: a head under a scholar's square cap with its tassel."""
    pen.pieslice((n * 0.10, n * 0.58, n * 0.90, n * 1.50), 180, 360, fill=INK)
    disc(pen, n, 0.5, 0.44, 0.19)
    shape(pen, n, ((0.28, 0.20), (0.72, 0.20), (0.72, 0.42), (0.5, 0.48), (0.28, 0.42)))
    shape(pen, n, ((0.5, 0.0), (1.0, 0.18), (0.5, 0.36), (0.0, 0.18)))
    bar(pen, n, ((0.90, 0.20), (0.92, 0.50)), 0.06)
    disc(pen, n, 0.92, 0.54, 0.07)


def force(pen: Pen, n: int) -> None:
    """Forcing the examination: a gong in its frame, a mallet before it."""
    bar(pen, n, ((0.04, 0.10), (0.96, 0.10)), 0.10)
    for x in (0.12, 0.88):
        bar(pen, n, ((x, 0.10), (x, 0.95)), 0.08)
    disc(pen, n, 0.5, 0.52, 0.29)
    disc(pen, n, 0.5, 0.52, 0.20, PAPER_LIGHT)
    disc(pen, n, 0.5, 0.52, 0.10)
    for x in (0.36, 0.64):
        pen.line((n * x, n * 0.10, n * x, n * 0.30), fill=INK, width=round(n * 0.04))


def brush(pen: Pen, n: int) -> None:
    """The examination, tutoring: a writing brush over paper."""
    pen.rounded_rectangle((n * 0.02, n * 0.16, n * 0.66, n * 0.98), n * 0.05, fill=INK)
    rect(pen, n, (0.10, 0.24, 0.58, 0.90), PAPER_LIGHT)
    for x in (0.22, 0.40):
        pen.line((n * x, n * 0.34, n * x, n * 0.80), fill=INK, width=round(n * 0.07))
    bar(pen, n, ((0.94, 0.06), (0.68, 0.56)), 0.11)
    shape(pen, n, ((0.60, 0.50), (0.78, 0.58), (0.66, 0.72), (0.48, 0.84), (0.54, 0.64)))


# ── gifts ────────────────────────────────────────────────────────────────────────────────────────────


def _parcel(pen: Pen, n: int, left: float, top: float, side: float) -> None:
    def at(x: float, y: float) -> Point:
        return left + x * side, top + y * side

    rect(pen, n, (*at(0.04, 0.30), *at(0.96, 0.50)))
    rect(pen, n, (*at(0.12, 0.55), *at(0.88, 1.0)))
    rect(pen, n, (*at(0.43, 0.30), *at(0.57, 1.0)), PAPER_LIGHT)
    for way in (-1, 1):
        loop = (
            at(0.5, 0.30),
            at(0.5 + way * 0.34, 0.25),
            at(0.5 + way * 0.26, 0.03),
            at(0.5 + way * 0.06, 0.14),
        )
        pen.line(
            [(n * x, n * y) for x, y in (*loop, loop[0])],
            fill=INK,
            width=round(n * 0.09 * side),
            joint="curve",
        )


def buy(pen: Pen, n: int) -> None:
    """Buying a gift: a parcel tied with a bow."""
    _parcel(pen, n, 0.02, 0.0, 0.96)


def give(pen: Pen, n: int) -> None:
    """Giving a gift: a small parcel upon an open hand."""
    _parcel(pen, n, 0.24, 0.0, 0.60)
    shape(
        pen,
        n,
        (
            *(
                (0.0, 0.70),
                (0.16, 0.64),
                (0.40, 0.70),
                (0.66, 0.70),
                (0.70, 0.78),
                (0.46, 0.82),
                (0.72, 0.83),
            ),
            *((0.92, 0.68), (1.0, 0.74), (0.82, 0.94), (0.68, 1.0), (0.36, 0.98), (0.14, 0.90), (0.0, 0.94)),
        ),
    )


def petition(pen: Pen, n: int) -> None:
    """Petitioning the Emperor: a scroll unrolled, its seal below."""
    for top in (0.02, 0.82):
        pen.rounded_rectangle((n * 0.02, n * top, n * 0.98, n * (top + 0.16)), n * 0.08, fill=INK)
    rect(pen, n, (0.12, 0.10, 0.88, 0.90))
    rect(pen, n, (0.20, 0.20, 0.80, 0.80), PAPER_LIGHT)
    for y in (0.30, 0.44):
        pen.line((n * 0.28, n * y, n * 0.72, n * y), fill=INK, width=round(n * 0.065))
    rect(pen, n, (0.52, 0.54, 0.74, 0.74))
    pen.line((n * 0.28, n * 0.58, n * 0.44, n * 0.58), fill=INK, width=round(n * 0.065))


# ── turns ────────────────────────────────────────────────────────────────────────────────────────────


def nothing(pen: Pen, n: int) -> None:
    """No action: a bowl of tea, steaming."""
    pen.pieslice((n * 0.10, n * -0.04, n * 0.90, n * 0.86), 0, 180, fill=INK)
    pen.ellipse((n * 0.02, n * 0.80, n * 0.98, n * 0.98), fill=INK)
    for x in (0.34, 0.60):
        path = [(n * (x + d), n * y) for d, y in ((0.02, 0.0), (0.08, 0.08), (-0.02, 0.18), (0.05, 0.32))]
        pen.line(path, fill=INK, width=round(n * 0.08), joint="curve")


def favour(pen: Pen, n: int) -> None:
    """The Imperial Favour: the Emperor's seal with its knob."""
    pen.pieslice((n * 0.26, n * 0.0, n * 0.74, n * 0.60), 180, 360, fill=INK)
    disc(pen, n, 0.5, 0.20, 0.07, PAPER_LIGHT)
    shape(pen, n, ((0.20, 0.30), (0.80, 0.30), (0.92, 0.44), (0.92, 0.80), (0.08, 0.80), (0.08, 0.44)))
    rect(pen, n, (0.18, 0.50, 0.82, 0.57), PAPER_LIGHT)
    rect(pen, n, (0.02, 0.85, 0.98, 0.98))


def passed(pen: Pen, n: int) -> None:
    """Passed: the moon."""
    outer = [(0.47 + 0.47 * math.cos(a), 0.5 + 0.47 * math.sin(a)) for a in _angles(-0.9, 4.2)]
    inner = [(0.66 + 0.37 * math.cos(a), 0.42 + 0.37 * math.sin(a)) for a in _angles(3.9, -0.6)]
    shape(pen, n, [*outer, *inner])


def _angles(start: float, end: float) -> list[float]:
    return [start + (end - start) * number / 40 for number in range(41)]


def cube(pen: Pen, n: int) -> None:
    """A cube to act with."""
    shape(pen, n, ((0.5, 0.0), (0.97, 0.24), (0.97, 0.76), (0.5, 1.0), (0.03, 0.76), (0.03, 0.24)))
    shape(pen, n, ((0.5, 0.10), (0.84, 0.27), (0.5, 0.44), (0.16, 0.27)), PAPER_LIGHT)
    pen.line((n * 0.5, n * 0.5, n * 0.5, n * 0.92), fill=PAPER_LIGHT, width=round(n * 0.05))


COURT: Mapping[str, Drawing] = {
    "cash": cash,
    "licence": licence,
    "cards": cards,
    "rewards": rewards,
    "card": cards,
    "star": star,
    "commercial": commercial,
    "tax": tax,
    "bribe": bribe,
    "secure": secure,
    "officials": officials,
    "chief": chief,
    "nominate": nominate,
    "force": force,
    "buy": buy,
    "give": give,
    "petition": petition,
    "nothing": nothing,
    "favour": favour,
    "pass": passed,
    "passed": passed,
    "cube": cube,
    "round": ink.again,
    "total": icons.total,
}
"""By name."""
