"""High contrast: a finished picture in stronger colours.

A picture's file names its colours once, in its palette. That alone is changed, by what each colour is: paper
becomes white and land pale, ink and the soft shadows about it black, which makes lines thicker; letters are
black or white, and the seats' colours lie further apart. Nothing is drawn anew, packed anew or kept twice.
"""

import zlib
from functools import lru_cache
from itertools import pairwise

from render.kit.palette import PAPER, SEATS, Colour, rgb

PNG, PALETTE = b"\x89PNG", b"PLTE"
"""How a PNG begins, and the chunk with its colours, three bytes each; its length stands before it."""

STRONG: tuple[Colour, ...] = (rgb("000000"), rgb("6DC5EA"), rgb("FFFF00"), rgb("7826D1"), rgb("D84000"))
"""The seats' colours then: their letters are read on them, and they are as far apart as such can be."""

TONES = (
    *((0.0, 0.0), (0.26, 0.0), (0.42, 0.14), (0.53, 0.3), (0.6, 0.48)),
    *((0.66, 0.8), (0.72, 0.87), (0.9, 0.975), (1.0, 1.0)),
)
"""Lightness before and after, of all that is not a piece's bright colour, and even between two of these."""
PIECE = (0.12, 0.15)
"""Chroma up to which a colour is none of a piece's, and from which on it is one."""
LAND = (0.012, 0.03)
"""Distance from the paper's tint up to which a colour is paper, and from which on it is land."""
FAINT, FULL, BRIGHT = 0.3, 1.5, 1.1
"""What paper, land and pieces keep of their chroma."""
NEAR, DEPTH = 0.09, 0.6
"""How far about a seat's colour its lights and shades move with it, and what they keep of their distance."""
KNOWN = 4096
"""Colours whose strong ones are remembered: all of a dozen pictures."""

Lab = tuple[float, float, float]
"""Lightness 0..1, from green to red, from blue to yellow (Oklab)."""


def strengthen(picture: bytes) -> bytes:
    """The PNG in strong colours; what is none, or has no palette, as it is."""
    at = picture.find(PALETTE) if picture.startswith(PNG) else -1
    if at < 0:
        return picture
    begin, end = at + 4, at + 4 + int.from_bytes(picture[at - 4 : at])
    colours = zip(*[iter(picture[begin:end])] * 3, strict=True)
    chunk = PALETTE + bytes(value for r, g, b in colours for value in strong((r, g, b)))
    return picture[:at] + chunk + zlib.crc32(chunk).to_bytes(4) + picture[end + 4 :]


@lru_cache(KNOWN)
def strong(colour: Colour) -> Colour:
    """What becomes of a colour."""
    light, a, b = was = _to_lab(colour)
    piece = _step(_chroma(a, b), *PIECE)
    light += (_toned(light) - light) * (1 - piece)
    # Paper is yellowish; what lies on it, too: the more, the lighter it is.
    tint = (1 - piece) * _step(light, 0, 1)
    _, paper_a, paper_b = _to_lab(PAPER)
    a, b = a - paper_a * tint, b - paper_b * tint
    kept = FAINT + (FULL - FAINT) * _step(_chroma(a, b), *LAND)
    kept += (BRIGHT - kept) * piece
    found = light, a * kept, b * kept
    near, seat, wanted = min(
        (_apart(was, _to_lab(look.colour)), _to_lab(look.colour), _to_lab(wanted))
        for look, wanted in zip(SEATS[1:], STRONG[1:], strict=True)
    )
    pull = 1 - _step(near, 0, NEAR)
    light, a, b = (
        this + (there + (mine - theirs) * DEPTH - this) * pull
        for this, there, mine, theirs in zip(found, wanted, was, seat, strict=True)
    )
    return _to_rgb(light, a, b)


def _toned(light: float) -> float:
    for (x0, y0), (x1, y1) in pairwise(TONES):
        if light <= x1:
            return y0 + (y1 - y0) * (light - x0) / (x1 - x0)
    return 1.0


def _step(value: float, low: float, high: float) -> float:
    """0 up to ``low``, 1 from ``high`` on, smooth between them."""
    t = min(1.0, max(0.0, (value - low) / (high - low)))
    return t * t * (3 - 2 * t)


def _chroma(a: float, b: float) -> float:
    return float((a * a + b * b) ** 0.5)


def _apart(one: Lab, other: Lab) -> float:
    return float(sum((x - y) ** 2 for x, y in zip(one, other, strict=True)) ** 0.5)


def _to_lab(colour: Colour) -> Lab:
    r, g, b = (c / 3294.6 if c <= 10 else ((c / 255 + 0.055) / 1.055) ** 2.4 for c in colour)
    long = (0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b) ** (1 / 3)
    middle = (0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b) ** (1 / 3)
    short = (0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b) ** (1 / 3)
    return (
        0.2104542553 * long + 0.7936177850 * middle - 0.0040720468 * short,
        1.9779984951 * long - 2.4285922050 * middle + 0.4505937099 * short,
        0.0259040371 * long + 0.7827717662 * middle - 0.8086757660 * short,
    )


def _to_rgb(light: float, a: float, b: float) -> Colour:
    """The nearest colour there is, channel by channel."""
    long = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3
    middle = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3
    short = (light - 0.0894841775 * a - 1.2914855480 * b) ** 3
    red = 4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short
    green = -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short
    blue = -0.0041960863 * long - 0.7034186147 * middle + 1.7076147010 * short
    return _shown(red), _shown(green), _shown(blue)


def _shown(linear: float) -> int:
    value = min(1.0, max(0.0, linear))
    return round(255 * (12.92 * value if value <= 0.0031308 else 1.055 * value ** (1 / 2.4) - 0.055))
