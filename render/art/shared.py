"""Sprites that the pictures of every game use."""

from render.art import pieces
from render.art.icons import icon
from render.kit.palette import SEATS
from render.kit.sprites import Sprite
from render.scene import LETTERS


def sprites() -> dict[str, Sprite]:
    """What every game has: tokens, tags, signs, badges."""
    sprites: dict[str, Sprite] = {}
    for seat, look in enumerate(SEATS):
        sprites[f"emblem-{look.letter}"] = pieces.emblem(seat, 240, 135)
        sprites[f"token-{look.letter}"] = pieces.emblem(seat, 72, 40)
    for char in ("", *LETTERS):
        sprites[f"tag-{char}"] = pieces.tag(char, 64, 39)
    sprites["dot"] = pieces.tag("", 44, 0)
    for name in ("clock", "flag", "games"):
        sprites[f"icon-{name}"] = icon(name, 48)
    sprites["badge-act"] = pieces.act_badge(64)
    sprites["badge-crown"] = pieces.crown_badge(68)
    sprites["badge-flag"] = pieces.flag_badge(64)
    return sprites
