"""Drawings as sprites: the SVG files under ``data/art``, rasterised. Its README tells how they are made.

A file directly in a folder ``svg`` is the sprite of its name. From one in a folder below code makes several:
in the colours of the seats, with parts shown or not, with another letter, in another size.
"""

import re
from collections.abc import Callable, Iterator
from copy import deepcopy
from functools import cache
from io import BytesIO
from itertools import cycle
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

from PIL import Image
from resvg_py import svg_to_bytes

from games.engine.files import DATA
from render.kit.palette import SEATS, Colour
from render.kit.sprites import Sprite
from render.kit.type import MIN_CAP, Face, font, font_file

KIT = DATA / "art" / "kit" / "svg"
_SVG = "{http://www.w3.org/2000/svg}"
_STIFF = 40.0
"""What lies so near to a side of a drawing keeps its distance from it when the drawing is stretched."""
_SLIP_EDGE = 16
"""Room round a slip for its shadow."""
_RING_EDGE = 22
_SMALL = 36
"""The brush of a round ring of that radius is thicker, for its size."""
_CLOSE = 5
"""A frame that reaches out no farther is thin."""
_FACES: dict[tuple[str, str], Face] = {
    ("Roboto", "900"): "letter",
    ("Roboto", "700"): "number",
    ("Source Sans Pro", "700"): "sans",
    ("Source Serif Pro", "700"): "serif",
}
_FONTS = [str(font_file(face)) for face in _FACES.values()]
_NUMBER = re.compile(r"-?\d*\.?\d+")

_Way = Callable[[float], float]
"""Where a coordinate comes to lie."""

ElementTree.register_namespace("", _SVG[1:-1])


class Letter(NamedTuple):
    """What is written where a drawing has its ``letter``: ``cap``: its height as a capital."""

    text: str
    cap: int = MIN_CAP


def draw(
    path: Path,
    *shown: str,
    colour: Colour | None = None,
    letter: Letter | None = None,
    scale: float = 1,
    size: tuple[int, int] | None = None,
) -> Sprite:
    """The drawing as a sprite.

    ``shown``: parts of class ``if-x`` are left out unless x is among these. ``colour``: of what is drawn in
    ``currentColor``. ``size``: width and height to stretch the drawing to, in its own units, before it is
    scaled. Raises ValueError for text that would be lower than `MIN_CAP`.
    """
    root = deepcopy(_read(path))
    _leave_out(root, frozenset(f"if-{part}" for part in shown))
    if colour is not None:
        root.set("color", "#{:02x}{:02x}{:02x}".format(*colour))
    if size is not None:
        _stretch(root, *size)
    width, height = float(root.get("width", 0)), float(root.get("height", 0))
    root.set("viewBox", root.get("viewBox") or f"0 0 {width:g} {height:g}")
    unit = scale * width / float(root.get("viewBox", "").split()[2])
    if letter is not None:
        _write(root, letter, unit)
    for text in root.iter(f"{_SVG}text"):
        _check(text, unit, path)
    root.set("width", str(round(width * scale)))
    root.set("height", str(round(height * scale)))
    root.set("preserveAspectRatio", "none")
    svg = ElementTree.tostring(root, "unicode")
    with Image.open(BytesIO(svg_to_bytes(svg, font_files=_FONTS, skip_system_fonts=True))) as picture:
        image = picture.convert("RGBA")
    anchor = root.find(".//*[@id='anchor']")
    if anchor is None:
        return Sprite.centred(image)
    _, _, wide, high = (float(number) for number in root.get("viewBox", "").split())
    x, y = float(anchor.get("cx", 0)) / wide, float(anchor.get("cy", 0)) / high
    return Sprite.of(image, round(x * image.width), round(y * image.height))


def named(folder: Path) -> dict[str, Sprite]:
    """The drawings directly in that folder, each as the sprite of its name."""
    return {path.stem: draw(path) for path in sorted(folder.glob("*.svg"))}


def for_seat(path: Path, seat: int, cap: int = 0, scale: float = 1, *shown: str) -> Sprite:
    """The drawing in the colour of a seat, with its shape, and its letter if ``cap`` is not 0.

    Shown are also ``if-A`` (the seat's letter) and ``if-dark`` or ``if-light``.
    """
    look = SEATS[seat]
    parts = look.letter, "dark" if look.dark else "light", *shown
    letter = Letter(look.letter if cap else "", cap)
    return draw(path, *parts, colour=look.colour, letter=letter, scale=scale)


def each_seat(made: Callable[[int], Sprite], name: str, seats: int = len(SEATS)) -> dict[str, Sprite]:
    """A sprite for each seat, by the name and its letter."""
    return {f"{name}-{look.letter}": made(seat) for seat, look in enumerate(SEATS[:seats])}


def emblem(seat: int, size: int, cap: int) -> Sprite:
    """A seat's token, ``size`` px in optical diameter; ``cap`` 0 leaves the letter away."""
    return for_seat(KIT / "pieces" / "emblem.svg", seat, cap, size / 100)


def emblems(name: str, size: int, cap: int = 0, seats: int = len(SEATS)) -> dict[str, Sprite]:
    """The `emblem` of each seat, by the name and its letter."""
    return each_seat(lambda seat: emblem(seat, size, cap), name, seats)


def pagoda(seat: int, size: int, cap: int, double: bool) -> Sprite:
    """A pagoda: the seat's emblem, its anchor, under one roof, or under two with a storey between."""
    form = "double" if double else "single"
    roofs = for_seat(KIT / "pieces" / "pagoda.svg", seat, 0, size / 100, form)
    return over(roofs, emblem(seat, size, cap))


def tag(char: str, size: int, cap: int) -> Sprite:
    """A candidate's tag: white, double line; with a letter, or bare when ``char`` is empty."""
    return draw(KIT / "pieces" / "tag.svg", letter=Letter(char, cap), scale=size / 64)


def slip(width: int, height: int, state: str) -> Sprite:
    """A slip of paper, anchored at its own corner; its frame tells the state: red = to act, gold = winner."""
    return draw(KIT / "marks" / "slip.svg", state, size=(width + 2 * _SLIP_EDGE, height + 2 * _SLIP_EDGE))


def ring(width: int, height: int) -> Sprite:
    """The last turn's ring round a box, anchored in the middle: pale glow, brush in seal red."""
    size = width + 2 * _RING_EDGE, height + 2 * _RING_EDGE
    return draw(KIT / "marks" / "ring.svg", size=size)


def round_ring(radius: int) -> Sprite:
    """The last turn's ring round one piece: `ring`, but a circle."""
    form = "thick" if radius <= _SMALL else "thin"
    return draw(KIT / "marks" / "round.svg", form, scale=radius / 40)


def frame(width: int, height: int, pad: int = 10) -> Sprite:
    """Round what may be chosen: a white band between green lines, the middle open; anchored there.

    ``pad``: how far it reaches out; less where neighbours stand close by.
    """
    form = "wide" if pad > _CLOSE else "thin"
    return draw(KIT / "marks" / "frame.svg", form, size=(width + 2 * pad, height + 2 * pad))


def icon(path: Path, size: int) -> Sprite:
    """A sign of one ink, ``size`` px high, cut to its ink from left to right."""
    sprite = trimmed(draw(path, scale=size / 100), sides=True)
    return Sprite.centred(sprite.image)


def over(below: Sprite, above: Sprite) -> Sprite:
    """One sprite on another, anchor on anchor; the size is that of the lower one."""
    image = below.image.copy()
    whole = Image.new("RGBA", image.size, (0, 0, 0, 0))
    whole.paste(above.image, (below.x - above.x, below.y - above.y))
    image.alpha_composite(whole)
    return Sprite.of(image, below.x, below.y)


def trimmed(sprite: Sprite, faint: int = 0, sides: bool = False) -> Sprite:
    """Without the clear pixels round it, of an alpha up to ``faint``; ``sides``: left and right only."""
    solid = sprite.image.getchannel("A").point(lambda value: 255 if value > faint else 0)
    left, top, right, bottom = solid.getbbox() or (0, 0, 1, 1)
    if sides:
        top, bottom = 0, sprite.image.height
    return Sprite.of(sprite.image.crop((left, top, right, bottom)), sprite.x - left, sprite.y - top)


@cache
def _read(path: Path) -> Element:
    return ElementTree.parse(path).getroot()


def _leave_out(parent: Element, shown: frozenset[str]) -> None:
    for child in list(parent):
        asked = {word for word in child.get("class", "").split() if word.startswith("if-")}
        if asked and not asked & shown:
            parent.remove(child)
            continue
        if asked:
            child.attrib.pop("display", None)  # hidden in editors only, where it would cover the others
        _leave_out(child, shown)


def _write(root: Element, letter: Letter, unit: float) -> None:
    for text in root.iter(f"{_SVG}text"):
        if "letter" in text.get("class", "").split():
            text.text = letter.text
            if letter.text:
                # Centred by its ink, for the tail of a Q and the sides of a B.
                face = font(_face(text), letter.cap)
                left, top, right, bottom = face.getbbox(letter.text, anchor="ms")
                text.set("dx", f"{-(left + right) / 2 / unit:g}")
                text.set("dy", f"{-(top + bottom) / 2 / unit:g}")
                text.set("font-size", f"{face.size / unit:g}")


def _face(text: Element) -> Face:
    return _FACES[text.get("font-family", ""), text.get("font-weight", "700")]


def _check(text: Element, unit: float, path: Path) -> None:
    if not text.text:
        return
    size = float(text.get("font-size", 0)) * unit
    if round(size) < font(_face(text), MIN_CAP).size:
        raise ValueError(f"{path.name}: {text.text} is lower than {MIN_CAP} px")


def _stretch(root: Element, width: float, height: float) -> None:
    """Move everything: near the sides with them, in between in proportion."""
    old = float(root.get("width", 0)), float(root.get("height", 0))
    ways = [_moved(before, now) for before, now in zip(old, (width, height), strict=True)]
    for element in _stretched(root):
        for way, (start, length), others in zip(
            ways,
            (("x", "width"), ("y", "height")),
            (("x1", "x2", "cx"), ("y1", "y2", "cy")),
            strict=True,
        ):
            if "%" in element.get(length, ""):
                continue
            if length in element.attrib:
                low = float(element.get(start, 0))
                element.set(length, f"{way(low + float(element.get(length, 0))) - way(low):g}")
            for name in (start, *others):
                if name in element.attrib:
                    element.set(name, f"{way(float(element.get(name, 0))):g}")
        if "d" in element.attrib:
            element.set("d", _path(element.get("d", ""), ways))
    root.set("width", f"{width:g}")
    root.set("height", f"{height:g}")
    root.set("viewBox", f"0 0 {width:g} {height:g}")


def _stretched(parent: Element) -> Iterator[Element]:
    for child in parent:
        if child.tag.removeprefix(_SVG) not in ("filter", "pattern"):
            if child.tag != f"{_SVG}mask":
                yield child
            yield from _stretched(child)


def _path(path: str, ways: list[_Way]) -> str:
    """Path data, of absolute M, L, C, Q and Z only: then x and y take turns."""
    if set(path) & set("aAhHvVsStTmlcqz"):
        raise ValueError(f"cannot be stretched: {path}")
    turn = cycle(ways)
    return _NUMBER.sub(lambda found: f"{next(turn)(float(found[0])):g} ", path)


def _moved(before: float, now: float) -> _Way:
    stiff = min(_STIFF, before / 2, now / 2)

    def way(at: float) -> float:
        if at <= stiff:
            return at
        if at >= before - stiff:
            return at + now - before
        return stiff + (at - stiff) * (now - 2 * stiff) / (before - 2 * stiff)

    return way
