"""The land along the road, from the terraces of Pu'er to the snow of Qinghai: ever higher and darker."""

from typing import NamedTuple

from render.art.field import Field, rng
from render.art.ground import birds
from render.art.hills import Hill, draw_hill
from render.art.massifs import Peak, Rock, draw_massif, draw_mist
from render.kit.palette import rgb

FAR = Rock(rgb("DAD8CA"), rgb("AEB6B4"), 0.10, 0.8)
"""Mountains behind the mountains."""
ROCKS = {
    "yunnan": Rock(rgb("CBD0B2"), rgb("8A9A74"), 0.34, 0.62),
    "sichuan": Rock(rgb("BECAB6"), rgb("7C9482"), 0.46, 0.74),
    "qamdo": Rock(rgb("B1C0BC"), rgb("6A8688"), 0.58, 0.84),
    "tibet": Rock(rgb("A9B6BC"), rgb("4A6171"), 0.84, 0.98, 0.16),
    "qinghai": Rock(rgb("A0AEB8"), rgb("465A6C"), 0.98, 1.04, 0.30),
}


class Range(NamedTuple):
    """Mountains of one place in the order in which they are painted, in pixels of the finished picture.

    ``tops``: middle, row of the top and reach aside of each; ``foot``: the row where all end in mist.
    """

    rock: Rock
    foot: float
    tops: tuple[tuple[float, float, float], ...]


RANGES = (
    Range(FAR, 250, ((150, 100, 210), (470, 70, 220), (960, 60, 240), (1120, 84, 200))),
    Range(
        ROCKS["tibet"],
        370,
        ((0, 108, 150), (150, 134, 150), (560, 84, 170), (300, 118, 160), (430, 104, 170)),
    ),
    Range(
        ROCKS["qinghai"],
        390,
        ((640, 74, 150), (1170, 84, 170), (1050, 96, 170), (910, 58, 190), (760, 14, 220)),
    ),
    Range(
        ROCKS["qamdo"],
        620,
        (
            (0, 396, 170),
            (240, 386, 210),
            (570, 402, 180),
            (120, 420, 170),
            (450, 372, 210),
            (340, 404, 190),
            (515, 424, 130),
        ),
    ),
    Range(
        ROCKS["sichuan"],
        630,
        (
            (680, 412, 170),
            (1190, 392, 180),
            (830, 396, 200),
            (1090, 412, 190),
            (950, 380, 210),
            (1020, 418, 170),
            (760, 424, 160),
        ),
    ),
    Range(
        ROCKS["yunnan"],
        900,
        (
            (0, 690, 180),
            (600, 706, 170),
            (140, 704, 180),
            (500, 684, 200),
            (270, 674, 210),
            (395, 694, 200),
            (210, 716, 150),
        ),
    ),
)
HILLS = (
    (1150, 676, 150),
    (760, 690, 140),
    (960, 668, 170),
    (860, 706, 140),
    (1060, 712, 140),
    (690, 728, 120),
)
"""Of Pu'er: middle, row of the top, reach."""


def draw_landscape(ground: Field) -> None:
    """Paint everything, the farthest first."""
    birds(ground, (1144, 110), "yunnan", 5)
    for number, entry in enumerate(RANGES):
        random = rng("range", number)
        for x, top, half in entry.tops:
            lean = random.uniform(0.86, 1.16)
            peak = Peak(2 * x, 2 * top, 2 * entry.foot, 2 * half * lean, 2 * half / lean)
            draw_massif(ground, peak, entry.rock, (number, x))
        if number == 2:
            draw_mist(ground, 640, 800, 0.75, "one")
        if number == 4:
            draw_mist(ground, 1210, 1390, 0.75, "two")
    for x, top, half in HILLS:
        draw_hill(ground, Hill(2 * x, 2 * top, 2 * half, 2 * (top + 150)), x)
    draw_mist(ground, 1780, 1960, 0.8, "three")
