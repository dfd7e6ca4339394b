"""The land along the road, from the terraces of Pu'er to the snow of Qinghai: ever higher and darker."""

from typing import NamedTuple

from render.art.field import Field, rng
from render.art.ground import birds
from render.art.yunnan.hills import Hill, draw_hill
from render.art.yunnan.massifs import Peak, Rock, draw_mist, draw_peak
from render.kit.palette import rgb

FAR = Rock(rgb("D3D5CC"), rgb("A9B5B8"), 0.12)
"""Mountains behind the mountains."""
ROCKS = {
    "yunnan": Rock(rgb("CCD3AE"), rgb("8B9F70"), 0.30),
    "sichuan": Rock(rgb("BFCCB2"), rgb("74917B"), 0.44),
    "qamdo": Rock(rgb("B2C2BC"), rgb("5F7F82"), 0.58),
    "tibet": Rock(rgb("AAB8BE"), rgb("506A7A"), 0.76, 0.30),
    "qinghai": Rock(rgb("9FAEB9"), rgb("40566B"), 0.98, 0.46),
}


class Range(NamedTuple):
    """Mountains of one place, painted from left to right in two rows, in pixels of the finished picture.

    ``tops``: middle and height (as the row of the top) of each; ``foot``: the row where all end in mist.
    """

    rock: Rock
    foot: float
    tops: tuple[tuple[float, float, float], ...]


RANGES = (
    Range(FAR, 250, ((90, 104, 150), (300, 92, 170), (500, 62, 150), (930, 66, 170), (1110, 88, 160))),
    Range(
        ROCKS["tibet"],
        360,
        ((40, 122, 96), (168, 132, 90), (290, 118, 104), (470, 128, 86), (390, 96, 110), (540, 78, 104)),
    ),
    Range(
        ROCKS["qinghai"],
        372,
        (
            (1150, 106, 110),
            (1040, 92, 116),
            (640, 66, 96),
            (920, 62, 120),
            (850, 44, 108),
            (750, 8, 128),
            (690, 96, 84),
            (985, 118, 86),
        ),
    ),
    Range(
        ROCKS["qamdo"],
        650,
        (
            (30, 392, 90),
            (110, 420, 80),
            (250, 384, 100),
            (350, 404, 90),
            (480, 374, 104),
            (570, 396, 92),
            (420, 424, 80),
            (180, 428, 80),
        ),
    ),
    Range(
        ROCKS["sichuan"],
        660,
        (
            (660, 428, 84),
            (760, 398, 96),
            (860, 414, 90),
            (960, 390, 100),
            (1060, 410, 92),
            (1160, 398, 90),
            (905, 434, 76),
            (1010, 436, 70),
        ),
    ),
    Range(
        ROCKS["yunnan"],
        940,
        (
            (30, 690, 100),
            (130, 712, 92),
            (240, 684, 110),
            (340, 704, 100),
            (450, 680, 112),
            (560, 700, 100),
            (400, 722, 84),
            (620, 716, 90),
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
    birds(ground, (980, 110), "yunnan", 5)
    for number, entry in enumerate(RANGES):
        random = rng("range", number)
        for x, top, half in entry.tops:
            lean = random.uniform(0.86, 1.16)
            peak = Peak(2 * x, 2 * top, 2 * entry.foot, 2 * half * lean, 2 * half / lean)
            draw_peak(ground, peak, entry.rock, (number, x))
        if number == 2:
            draw_mist(ground, 640, 800, 0.75, "one")
        if number == 4:
            draw_mist(ground, 1210, 1390, 0.75, "two")
    for x, top, half in HILLS:
        draw_hill(ground, Hill(2 * x, 2 * top, 2 * half, 2 * (top + 150)), x)
    draw_mist(ground, 1780, 1960, 0.8, "three")
