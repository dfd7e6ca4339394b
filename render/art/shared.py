"""What the pictures of every game use: sprites, and which characters the fonts have."""

from itertools import groupby
from typing import get_args

import msgspec
from fontTools.ttLib import TTFont

from render.art import sheet
from render.art.drawing import KIT, emblems, icon, named, tag
from render.kit.glyphs import CHARACTERS
from render.kit.sprites import Sprite
from render.kit.type import Face, font_file
from render.scene import LETTERS


def build() -> None:
    """Write every file."""
    sheet.pack(sprites(), KIT.parents[1] / "kit")
    CHARACTERS.write_bytes(msgspec.json.encode({face: characters(face) for face in get_args(Face)}))


def characters(face: Face) -> list[tuple[int, int]]:
    """First and last of each span of code points that the face draws."""
    with TTFont(font_file(face)) as font:
        codes = sorted(font.getBestCmap())
    spans = [list(span) for _, span in groupby(enumerate(codes), lambda found: found[1] - found[0])]
    return [(span[0][1], span[-1][1]) for span in spans]


def sprites() -> dict[str, Sprite]:
    """What every game has: tokens, tags, signs, badges."""
    found = named(KIT)
    found |= emblems("emblem", 240, 135) | emblems("token", 72, 40)
    for char in ("", *LETTERS):
        found[f"tag-{char}"] = tag(char, 64, 39)
    found["dot"] = tag("", 44, 0)
    for name in ("clock", "flag", "games"):
        found[f"icon-{name}"] = icon(KIT / "icons" / f"{name}.svg", 48)
    return found
