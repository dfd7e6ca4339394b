"""Yunnan's signs in one ink colour: money, income, passes, influence, traders, gifts, structures, horse."""

from collections.abc import Callable, Sequence

from render.art.icons import Pen, house, sign
from render.art.strokes import Point
from render.kit.palette import INK, PAPER_LIGHT, Colour
from render.kit.sprites import Sprite

HORSE: tuple[Point, ...] = (
    *((0.02, 0.82), (0.05, 0.56), (0.13, 0.46), (0.24, 0.42), (0.56, 0.42), (0.64, 0.30), (0.70, 0.14)),
    *((0.75, 0.03), (0.80, 0.12), (0.88, 0.20), (0.99, 0.34), (0.95, 0.42), (0.84, 0.37), (0.79, 0.46)),
    *((0.78, 0.62), (0.75, 0.70), (0.76, 0.98), (0.66, 0.98), (0.63, 0.72), (0.36, 0.72), (0.32, 0.80)),
    *((0.33, 0.98), (0.22, 0.98), (0.21, 0.78), (0.15, 0.66), (0.13, 0.58), (0.11, 0.84)),
)
"""A horse's outline in parts of its size, facing right."""

DRAGON: tuple[Point, ...] = (
    *((0.98, 0.52), (0.97, 0.42), (0.90, 0.36), (0.82, 0.40), (0.73, 0.38), (0.66, 0.29), (0.58, 0.27)),
    *((0.62, 0.17), (0.56, 0.02), (0.51, 0.16), (0.44, 0.24), (0.37, 0.10), (0.24, 0.04), (0.31, 0.18)),
    *((0.30, 0.27), (0.05, 0.24), (0.20, 0.38), (0.00, 0.46), (0.17, 0.55), (0.03, 0.72), (0.20, 0.72)),
    *((0.14, 0.94), (0.32, 0.82), (0.42, 0.98), (0.50, 0.84), (0.66, 0.86), (0.83, 0.80), (0.90, 0.70)),
    *((0.86, 0.66), (0.78, 0.71), (0.66, 0.71), (0.58, 0.62), (0.72, 0.61), (0.82, 0.58), (0.92, 0.58)),
)
"""A dragon's head in parts of its size, facing right, the mouth open."""


def _shape(pen: Pen, n: int, points: Sequence[Point], fill: Colour = INK) -> None:
    pen.polygon([(n * x, n * y) for x, y in points], fill=fill)


def _disc(pen: Pen, n: int, at: Point, radius: float, fill: Colour = INK) -> None:
    x, y = at
    pen.ellipse((n * (x - radius), n * (y - radius), n * (x + radius), n * (y + radius)), fill=fill)


def money(pen: Pen, n: int) -> None:
    """Money: a coin with its square hole."""
    _disc(pen, n, (0.5, 0.5), 0.46)
    _disc(pen, n, (0.5, 0.5), 0.36, PAPER_LIGHT)
    _disc(pen, n, (0.5, 0.5), 0.29)
    pen.rectangle((n * 0.37, n * 0.37, n * 0.63, n * 0.63), fill=PAPER_LIGHT)


def income(pen: Pen, n: int) -> None:
    """Income: coins that come in, an arrow down upon two of them."""
    for top in (0.60, 0.78):
        pen.ellipse((n * 0.06, n * top, n * 0.94, n * (top + 0.20)), fill=INK)
    pen.line((n * 0.10, n * 0.79, n * 0.90, n * 0.79), fill=PAPER_LIGHT, width=round(n * 0.04))
    _shape(
        pen,
        n,
        ((0.38, 0.04), (0.62, 0.04), (0.62, 0.26), (0.80, 0.26), (0.50, 0.56), (0.20, 0.26), (0.38, 0.26)),
    )


def border_pass(pen: Pen, n: int) -> None:
    """A border pass: a tablet on a cord, with two lines of writing."""
    pen.arc((n * 0.34, 0, n * 0.66, n * 0.30), 180, 360, fill=INK, width=round(n * 0.08))
    _shape(pen, n, ((0.30, 0.18), (0.70, 0.18), (0.84, 0.32), (0.84, 0.97), (0.16, 0.97), (0.16, 0.32)))
    _disc(pen, n, (0.5, 0.31), 0.07, PAPER_LIGHT)
    for x in (0.34, 0.56):
        pen.rectangle((n * x, n * 0.47, n * (x + 0.10), n * 0.85), fill=PAPER_LIGHT)


def dragon(pen: Pen, n: int) -> None:
    """Influence: a dragon's head."""
    _shape(pen, n, DRAGON)
    _disc(pen, n, (0.62, 0.42), 0.055, PAPER_LIGHT)


def horse(pen: Pen, n: int) -> None:
    """The horse."""
    _shape(pen, n, HORSE)


def trader(pen: Pen, n: int) -> None:
    """A trader at home: a man under a pointed straw hat."""
    pen.pieslice((n * 0.10, n * 0.48, n * 0.90, n * 1.46), 180, 360, fill=INK)
    _disc(pen, n, (0.5, 0.40), 0.19)
    _shape(pen, n, ((0.5, 0.02), (1.0, 0.36), (0.5, 0.30), (0.0, 0.36)), PAPER_LIGHT)
    _shape(pen, n, ((0.5, 0.02), (0.97, 0.33), (0.72, 0.35), (0.5, 0.32), (0.28, 0.35), (0.03, 0.33)))


def gift(pen: Pen, n: int) -> None:
    """A gift: a parcel tied with a bow."""
    pen.rectangle((n * 0.06, n * 0.30, n * 0.94, n * 0.50), fill=INK)
    pen.rectangle((n * 0.12, n * 0.54, n * 0.88, n * 0.96), fill=INK)
    pen.rectangle((n * 0.43, n * 0.30, n * 0.57, n * 0.96), fill=PAPER_LIGHT)
    for way in (-1, 1):
        loop = ((0.5, 0.30), (0.5 + way * 0.34, 0.25), (0.5 + way * 0.26, 0.05), (0.5 + way * 0.06, 0.16))
        pen.line(
            [(n * x, n * y) for x, y in (*loop, loop[0])], fill=INK, width=round(n * 0.08), joint="curve"
        )


def bridge(pen: Pen, n: int) -> None:
    """A bridge: a high arch over its own reflection, a rail with posts on it."""
    line = round(n * 0.15)
    pen.arc((n * 0.04, n * 0.34, n * 0.96, n * 1.36), 180, 360, fill=INK, width=line)
    pen.arc((n * -0.02, n * 0.12, n * 1.02, n * 1.20), 198, 342, fill=INK, width=round(n * 0.07))
    for x, top, end in ((0.20, 0.26, 0.52), (0.5, 0.12, 0.40), (0.80, 0.26, 0.52)):
        pen.line((n * x, n * top, n * x, n * end), fill=INK, width=round(n * 0.08))


def teahouse(pen: Pen, n: int) -> None:
    """A tea house: a steaming bowl without a handle on its saucer."""
    pen.pieslice((n * 0.12, n * -0.04, n * 0.88, n * 0.84), 0, 180, fill=INK)
    pen.ellipse((n * 0.04, n * 0.80, n * 0.96, n * 0.97), fill=INK)
    for x in (0.34, 0.60):
        path = [(n * (x + d), n * y) for d, y in ((0.02, 0.0), (0.08, 0.08), (-0.02, 0.18), (0.05, 0.32))]
        pen.line(path, fill=INK, width=round(n * 0.08), joint="curve")


def points(pen: Pen, n: int) -> None:
    """Points: a star."""
    _shape(
        pen,
        n,
        (
            *(
                (0.50, 0.02),
                (0.63, 0.36),
                (0.99, 0.38),
                (0.70, 0.60),
                (0.81, 0.96),
                (0.50, 0.75),
                (0.19, 0.96),
            ),
            *((0.30, 0.60), (0.01, 0.38), (0.37, 0.36)),
        ),
    )


def bid(pen: Pen, n: int) -> None:
    """Bidding: a hand's gavel."""
    _shape(pen, n, ((0.30, 0.14), (0.52, 0.00), (0.86, 0.44), (0.64, 0.60)))
    pen.line((n * 0.54, n * 0.34, n * 0.10, n * 0.72), fill=INK, width=round(n * 0.13))
    pen.rectangle((n * 0.30, n * 0.84, n * 0.94, n * 0.97), fill=INK)


def stock(pen: Pen, n: int) -> None:
    """Structures that are not built yet: a chest."""
    pen.pieslice((n * 0.04, n * 0.12, n * 0.96, n * 0.84), 180, 360, fill=INK)
    pen.rectangle((n * 0.04, n * 0.53, n * 0.96, n * 0.92), fill=INK)
    pen.rectangle((n * 0.42, n * 0.44, n * 0.58, n * 0.66), fill=PAPER_LIGHT)
    pen.line((n * 0.04, n * 0.50, n * 0.40, n * 0.50), fill=PAPER_LIGHT, width=round(n * 0.05))
    pen.line((n * 0.60, n * 0.50, n * 0.96, n * 0.50), fill=PAPER_LIGHT, width=round(n * 0.05))


def again(pen: Pen, n: int) -> None:
    """The round: a ring with an arrow's head."""
    pen.arc((n * 0.08, n * 0.08, n * 0.92, n * 0.92), 320, 620, fill=INK, width=round(n * 0.13))
    _shape(pen, n, ((0.66, 0.34), (0.98, 0.02), (1.0, 0.46)))


def cut(pen: Pen, n: int) -> None:
    """A way that is cut off: two ends of a road, a cross between them."""
    line = round(n * 0.13)
    for left, right in ((0.0, 0.20), (0.80, 1.0)):
        pen.line((n * left, n * 0.5, n * right, n * 0.5), fill=INK, width=line)
    for y in (0.26, 0.74):
        pen.line((n * 0.26, n * y, n * 0.74, n * (1 - y)), fill=INK, width=line)


SIGNS: dict[str, Callable[[Pen, int], None]] = {
    "money": money,
    "income": income,
    "pass": border_pass,
    "dragon": dragon,
    "horse": horse,
    "trader": trader,
    "gift": gift,
    "post": house,
    "bridge": bridge,
    "teahouse": teahouse,
    "points": points,
    "bid": bid,
    "stock": stock,
    "round": again,
    "cut": cut,
}


def icon(name: str, size: int) -> Sprite:
    """The sign of that name, ``size`` px high."""
    return sign(SIGNS[name], size)
