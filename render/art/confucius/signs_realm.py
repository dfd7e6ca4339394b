"""Confucius' signs of the realm in one ink colour: armies, junks, wall, points and titles."""

import math
from collections.abc import Mapping

from render.art.confucius.signs import STAR
from render.art.icons import Pen
from render.art.ink import Drawing, bar, disc, rect, shape
from render.art.shapes import roof
from render.kit.palette import INK, PAPER_LIGHT


def army(pen: Pen, n: int) -> None:
    """An army: a helmet with a plume and guards for neck and cheeks."""
    bar(pen, n, ((0.5, 0.04), (0.5, 0.24)), 0.08)
    shape(pen, n, ((0.5, 0.0), (0.86, 0.02), (0.72, 0.10), (0.84, 0.18), (0.5, 0.18)))
    pen.pieslice((n * 0.20, n * 0.18, n * 0.80, n * 0.94), 180, 360, fill=INK)
    rect(pen, n, (0.08, 0.52, 0.92, 0.63))
    shape(pen, n, ((0.12, 0.66), (0.34, 0.66), (0.32, 0.84), (0.22, 0.99), (0.06, 0.94)))
    shape(pen, n, ((0.88, 0.66), (0.66, 0.66), (0.68, 0.84), (0.78, 0.99), (0.94, 0.94)))
    disc(pen, n, 0.5, 0.40, 0.07, PAPER_LIGHT)


def recruit(pen: Pen, n: int) -> None:
    """Recruiting: a helmet, and one more."""
    shape(
        pen,
        n,
        ((0.30, 0.0), (0.58, 0.03), (0.46, 0.10), (0.56, 0.17), (0.36, 0.18), (0.36, 0.28), (0.28, 0.28)),
    )
    pen.pieslice((n * 0.06, n * 0.22, n * 0.58, n * 0.86), 180, 360, fill=INK)
    rect(pen, n, (0.0, 0.50, 0.64, 0.60))
    shape(pen, n, ((0.02, 0.63), (0.20, 0.63), (0.18, 0.80), (0.10, 0.94), (0.0, 0.90)))
    shape(pen, n, ((0.62, 0.63), (0.44, 0.63), (0.46, 0.80), (0.54, 0.94), (0.64, 0.90)))
    rect(pen, n, (0.78, 0.48, 0.88, 0.94))
    rect(pen, n, (0.67, 0.66, 0.99, 0.76))


def invade(pen: Pen, n: int) -> None:
    """An invasion: two crossed sabres."""
    for way in (-1, 1):

        def at(x: float, y: float, way: int = way) -> tuple[float, float]:
            return 0.5 + way * x, y

        shape(pen, n, (at(0.47, 0.0), at(0.44, 0.22), at(-0.26, 0.76), at(-0.34, 0.66), at(0.24, 0.18)))
        bar(pen, n, (at(-0.16, 0.84), at(-0.42, 0.58)), 0.08)
        bar(pen, n, (at(-0.32, 0.74), at(-0.44, 0.93)), 0.10)


def junk(pen: Pen, n: int) -> None:
    """A junk: battened sails, a high stern."""
    shape(pen, n, ((0.14, 0.16), (0.40, 0.08), (0.44, 0.62), (0.08, 0.62)))
    shape(pen, n, ((0.54, 0.02), (0.86, 0.12), (0.92, 0.62), (0.50, 0.62)))
    for y in (0.26, 0.40, 0.52):
        pen.line((n * 0.04, n * y, n * 0.96, n * y), fill=PAPER_LIGHT, width=round(n * 0.045))
    shape(pen, n, ((0.0, 0.64), (0.16, 0.72), (0.80, 0.72), (0.98, 0.58), (0.88, 0.98), (0.14, 0.98)))


def voyage(pen: Pen, n: int) -> None:
    """A voyage: a junk on the waves."""
    shape(pen, n, ((0.22, 0.08), (0.46, 0.0), (0.48, 0.46), (0.16, 0.46)))
    shape(pen, n, ((0.54, 0.0), (0.82, 0.10), (0.88, 0.46), (0.52, 0.46)))
    for y in (0.18, 0.32):
        pen.line((n * 0.10, n * y, n * 0.94, n * y), fill=PAPER_LIGHT, width=round(n * 0.04))
    shape(pen, n, ((0.06, 0.48), (0.20, 0.54), (0.80, 0.54), (0.98, 0.42), (0.86, 0.74), (0.20, 0.74)))
    for y in (0.80, 0.94):
        wave = [(x / 24, y + 0.035 * math.sin(x * math.pi / 4)) for x in range(1, 24)]
        bar(pen, n, wave, 0.06)


def points(pen: Pen, n: int) -> None:
    """Points: a medal on two ribbons."""
    shape(pen, n, ((0.18, 0.0), (0.42, 0.0), (0.60, 0.40), (0.38, 0.46)))
    shape(pen, n, ((0.82, 0.0), (0.58, 0.0), (0.40, 0.40), (0.62, 0.46)))
    disc(pen, n, 0.5, 0.66, 0.33)
    disc(pen, n, 0.5, 0.66, 0.23, PAPER_LIGHT)
    disc(pen, n, 0.5, 0.66, 0.16)


def ministries(pen: Pen, n: int) -> None:
    """A ministry: a hall with pillars under its roof."""
    pen.polygon(roof(n, n * 0.40, n * 0.5, n * 0.06), fill=INK)
    for x in (0.18, 0.44, 0.70):
        rect(pen, n, (x, 0.48, x + 0.12, 0.84))
    rect(pen, n, (0.06, 0.84, 0.94, 0.96))


def insults(pen: Pen, n: int) -> None:
    """The Emperor insulted: a crown with a crack."""
    spikes = ((0.02, 0.24), (0.26, 0.48), (0.5, 0.12), (0.74, 0.48), (0.98, 0.24), (0.88, 0.90), (0.12, 0.90))
    shape(pen, n, spikes)
    for x, y in spikes[0:5:2]:
        disc(pen, n, x + (0.05 if x < 0.1 else -0.05 if x > 0.9 else 0), y, 0.07)
    crack = ((0.56, 0.20), (0.42, 0.44), (0.58, 0.56), (0.44, 0.92))
    pen.line([(n * x, n * y) for x, y in crack], fill=PAPER_LIGHT, width=round(n * 0.08), joint="curve")


def titles(pen: Pen, n: int) -> None:
    """Titles: a rosette with a star and two tails."""
    shape(pen, n, ((0.26, 0.52), (0.50, 0.60), (0.42, 0.98), (0.28, 0.86), (0.12, 0.94)))
    shape(pen, n, ((0.74, 0.52), (0.50, 0.60), (0.58, 0.98), (0.72, 0.86), (0.88, 0.94)))
    disc(pen, n, 0.5, 0.36, 0.36)
    shape(pen, n, [(0.27 + x * 0.46, 0.13 + y * 0.46) for x, y in STAR], PAPER_LIGHT)


def admiral(pen: Pen, n: int) -> None:
    """The Admiral: an anchor."""
    pen.ellipse((n * 0.36, n * 0.0, n * 0.64, n * 0.28), outline=INK, width=round(n * 0.09))
    bar(pen, n, ((0.5, 0.28), (0.5, 0.92)), 0.11)
    bar(pen, n, ((0.28, 0.40), (0.72, 0.40)), 0.09)
    pen.arc((n * 0.10, n * 0.22, n * 0.90, n * 0.98), 20, 160, fill=INK, width=round(n * 0.11))
    for way in (-1, 1):
        shape(pen, n, [(0.5 + way * x, y) for x, y in ((0.50, 0.58), (0.24, 0.72), (0.46, 0.86))])


def general(pen: Pen, n: int) -> None:
    """The General: a banner with a star on its lance."""
    bar(pen, n, ((0.14, 0.10), (0.14, 0.96)), 0.09)
    shape(pen, n, ((0.14, 0.0), (0.22, 0.12), (0.06, 0.12)))
    shape(pen, n, ((0.20, 0.14), (0.98, 0.14), (0.82, 0.43), (0.98, 0.74), (0.20, 0.74)))
    shape(pen, n, [(0.28 + x * 0.44, 0.22 + y * 0.44) for x, y in STAR], PAPER_LIGHT)


def tie(pen: Pen, n: int) -> None:
    """Wins a tie: scales, and the side that wins them."""
    bar(pen, n, ((0.5, 0.06), (0.5, 0.90)), 0.08)
    rect(pen, n, (0.28, 0.88, 0.72, 0.97))
    bar(pen, n, ((0.12, 0.34), (0.88, 0.16)), 0.07)
    for x, y in ((0.14, 0.36), (0.86, 0.20)):
        pen.line((n * x, n * y, n * (x - 0.13), n * (y + 0.30)), fill=INK, width=round(n * 0.035))
        pen.line((n * x, n * y, n * (x + 0.13), n * (y + 0.30)), fill=INK, width=round(n * 0.035))
        pen.pieslice((n * (x - 0.17), n * (y + 0.14), n * (x + 0.17), n * (y + 0.46)), 0, 180, fill=INK)


REALM: Mapping[str, Drawing] = {
    "army": army,
    "armies": army,
    "recruit": recruit,
    "invade": invade,
    "junk": junk,
    "junks": junk,
    "ships": junk,
    "voyage": voyage,
    "points": points,
    "ministries": ministries,
    "voyages": voyage,
    "invasions": invade,
    "insults": insults,
    "titles": titles,
    "admiral": admiral,
    "general": general,
}
"""By name."""
