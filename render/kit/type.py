"""Type, set by cap height: the height of a capital H in pixels, whatever the face.

Pictures are 1200 px wide and seen 400 px wide on a phone, so nothing below `MIN_CAP` may be set; asking for
less is an error. Text stands centred on its cap height and is placed by its ink: numbers sit in the middle.
"""

import threading
import unicodedata
from functools import cache, lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Literal, NamedTuple

from PIL import Image, ImageDraw, ImageFont

from render.kit.glyphs import coverage
from render.kit.palette import INK, Colour
from render.kit.sprites import blend

MIN_CAP = 36
"""12 px on a phone."""
LEAST_SQUEEZE = 0.70
"""Text is narrowed so far before it is cut."""
HALO = 5
"""Width of the paper-coloured rim round text on the ground."""
FONTS = 8
"""Faces at a size that are kept: each takes a quarter of a megabyte, and is made again in no time."""

Face = Literal["serif", "sans", "number", "letter"]
Anchor = Literal["l", "m", "r"]

_FILES: dict[Face, tuple[str, str]] = {
    "serif": ("font_source_serif_pro", "SourceSerifPro-Bold.ttf"),
    "sans": ("font_source_sans_pro", "SourceSansPro-Bold.ttf"),
    "number": ("font_roboto", "Roboto-Bold.ttf"),
    "letter": ("font_roboto", "Roboto-Black.ttf"),
}
_LOCK = threading.Lock()


@cache
def font_file(face: Face) -> Path:
    """Where the file of a face lies."""
    package, name = _FILES[face]
    return Path(str(files(package))) / "files" / name


@cache
def _height(face: Face) -> float:
    """How high a capital H is in the face at a size of 1000."""
    _, top, _, bottom = ImageFont.truetype(font_file(face), 1000).getbbox("H")
    return bottom - top


@lru_cache(FONTS)
def font(face: Face, cap: int) -> ImageFont.FreeTypeFont:
    """The face at the size where a capital H is ``cap`` px high; raises ValueError below `MIN_CAP`."""
    if cap < MIN_CAP:
        raise ValueError(f"cap height {cap} px is below {MIN_CAP} px")
    return ImageFont.truetype(font_file(face), round(cap * 1000 / _height(face)))


@cache
def _capital(face: Face, cap: int) -> float:
    """Where the middle of a capital H is, from the top of its line."""
    _, top, _, bottom = font(face, cap).getbbox("H")
    return (top + bottom) / 2


def drawable(face: Face, text: str) -> str:
    """The text if the face can draw all of it, no character invisible or stacked on another; else ""."""
    known = coverage(face)
    composed = unicodedata.normalize("NFC", text).strip()
    whole = composed.isprintable() and all(
        ord(char) in known and not unicodedata.combining(char) for char in composed
    )
    return composed if whole else ""


class Ink(NamedTuple):
    """A line of text as masks, cut to its ink; ``margin`` is the halo's width in them.

    ``top``: how far below a line one and a half cap heights above the letters' middle they begin.
    """

    fill: Image.Image
    halo: Image.Image | None
    margin: int
    top: int

    @property
    def width(self) -> int:
        """Width of the ink in pixels, without the halo."""
        return self.fill.width - 2 * self.margin


@lru_cache(256)
def ink(text: str, face: Face, cap: int, halo: bool = False, squeeze: float = 1.0) -> Ink:
    """The text as masks: what stands within three cap heights, the letters in the middle."""
    narrow = squeeze < 1
    scale = 2 if narrow else 1
    set_in = font(face, cap * scale)
    text = unicodedata.normalize("NFC", text)
    with _LOCK:  # a font keeps state while it draws
        left, _, right, _ = set_in.getbbox(text)
        margin = HALO + 1 if halo else 1
        pad = 2 * margin * scale
        size = (int(right - left) + 2 * pad, 3 * cap * scale)
        at = (pad - left, size[1] / 2 - _capital(face, cap * scale))
        masks = []
        for stroke in (0, HALO * scale) if halo else (0,):
            mask = Image.new("L", size, 0)
            ImageDraw.Draw(mask).text(at, text, font=set_in, fill=255, stroke_width=stroke)
            masks.append(mask)
    box = masks[0].getbbox() or (pad, 0, pad + 1, 1)
    cut = (box[0] - margin * scale, 0, box[2] + margin * scale, size[1])
    masks = [mask.crop(cut) for mask in masks]
    if narrow:
        wide = max(1, round((masks[0].width - 2 * margin * scale) * squeeze / scale)) + 2 * margin
        masks = [mask.resize((wide, 3 * cap), Image.Resampling.LANCZOS) for mask in masks]
    _, upper, _, lower = masks[-1].getbbox() or (0, 0, 0, 1)
    masks = [mask.crop((0, upper, mask.width, lower)) for mask in masks]
    return Ink(masks[0], masks[1] if halo else None, margin, upper)


def width(text: str, face: Face, cap: int = MIN_CAP) -> int:
    """Width of the text's ink in pixels."""
    return ink(text, face, cap).width


def write(
    image: Image.Image,
    at: tuple[float, float],
    text: str,
    face: Face = "number",
    cap: int = MIN_CAP,
    fill: Colour = INK,
    anchor: Anchor = "m",
    halo: Colour | None = None,
    squeeze: float = 1.0,
) -> int:
    """Write one line, centred on its cap height at ``at``; returns the width of its ink."""
    line, margin, top = _written(text, face, cap, fill, halo, squeeze)
    wide = line.width - 2 * margin
    shift = {"l": 0.0, "m": wide / 2, "r": float(wide)}[anchor]
    corner = (round(at[0] - shift) - margin, round(at[1] - 1.5 * cap) + top)
    if image.mode == "RGB":
        blend(image, line, corner)
        return wide
    drawn = ink(text, face, cap, halo is not None, squeeze)
    if halo is not None and drawn.halo is not None:
        image.paste(halo, corner, drawn.halo)
    image.paste(fill, corner, drawn.fill)
    return wide


@lru_cache(128)
def _written(
    text: str, face: Face, cap: int, fill: Colour, halo: Colour | None, squeeze: float
) -> tuple[Image.Image, int, int]:
    """The line in its colours on clear ground; margin and top as in `Ink`."""
    drawn = ink(text, face, cap, halo is not None, squeeze)
    line = Image.new("RGBA", drawn.fill.size, fill)
    line.putalpha(drawn.fill)
    if halo is not None and drawn.halo is not None:
        around = Image.new("RGBA", line.size, halo)
        around.putalpha(drawn.halo)
        line = Image.alpha_composite(around, line)
    return line, drawn.margin, drawn.top


class Fitted(NamedTuple):
    """A text made to fit: perhaps cut, perhaps to be squeezed."""

    text: str
    squeeze: float
    width: int


def fit(text: str, face: Face, room: float, cap: int = MIN_CAP) -> Fitted:
    """One line that always fits into ``room`` pixels: squeezed, then cut at a blank, with an ellipsis."""
    wide = width(text, face, cap)
    if wide <= room:
        return Fitted(text, 1.0, wide)
    cut = text
    while wide * LEAST_SQUEEZE > room and len(cut) > 1:
        cut = cut.rpartition(" ")[0].rstrip() or cut[:-1]
        text = cut + "…"
        wide = width(text, face, cap)
    squeeze = max(LEAST_SQUEEZE, min(1.0, room / wide))
    return Fitted(text, squeeze, round(wide * squeeze))


def fit_name(name: str, face: Face, room: float) -> str:
    """The name as it fits into ``room`` pixels: whole, with initials after the first word, or initials.

    A single word stays whole, to be cut by `fit`: one initial would be read as the letter of a seat.
    """
    first, *others = name.split() or [""]
    if not others:
        return first
    initials = [f"{word[0]}." for word in others]
    for text in (name, " ".join([first, *initials])):
        if width(text, face, MIN_CAP) * LEAST_SQUEEZE <= room:
            return text
    return " ".join([f"{first[:1]}.", *initials])


def write_fitted(
    image: Image.Image,
    at: tuple[float, float],
    text: str,
    face: Face,
    room: float,
    cap: int = MIN_CAP,
    fill: Colour = INK,
    anchor: Anchor = "m",
    halo: Colour | None = None,
) -> int:
    """Write one line that never takes more than ``room`` pixels (`fit`); returns its width, 0 for no text."""
    if not text:
        return 0
    fitted = fit(text, face, room, cap)
    return write(image, at, fitted.text, face, cap, fill, anchor, halo, fitted.squeeze)


def write_number(
    image: Image.Image,
    at: tuple[float, float],
    number: str,
    room: float,
    cap: int = MIN_CAP,
    fill: Colour = INK,
    anchor: Anchor = "m",
) -> int:
    """Write a number, as narrow as ``room`` pixels ask for but never cut; returns its width."""
    squeeze = min(1.0, room / width(number, "number", cap))
    return write(image, at, number, "number", cap, fill, anchor, squeeze=squeeze)


def plain(number: int) -> str:
    """A number that may be below zero, with a true minus."""
    return str(number).replace("-", "−")


def signed(number: int) -> str:
    """A number with its sign, a true minus; 0 has none."""
    return f"+{number}" if number > 0 else plain(number)
