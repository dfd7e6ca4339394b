"""Cards of China: faces by colour with the names of their provinces, backs, piles, empty places."""

import numpy as np
from PIL import Image, ImageChops, ImageDraw, ImageFilter

from games.china.components import COLOURS, board
from render.art.china.patterns import LAND, pattern, pattern_ink
from render.art.field import Field, lay, plain, stain, to_image
from render.art.shapes import box, solid
from render.china.layout import CARD, LARGE, SMALL
from render.kit.palette import (
    CANDIDATE,
    GOLD_LIGHT,
    INK,
    INK_SOFT,
    LACQUER,
    LACQUER_LINE,
    PAPER_LIGHT,
    SHADOW_PAPER,
    WHITE,
    Colour,
    mix,
    rgb,
)
from render.kit.sprites import Sprite
from render.kit.type import MIN_CAP, write, write_fitted

_K = 2
_PAD = 14
"""Room round a card for its shadow."""
EDGE = rgb("FBF2DC")
PILE = (160, 148)
SIZES: dict[str, tuple[tuple[int, int], int]] = {
    "card": (CARD, MIN_CAP),
    "small": (SMALL, MIN_CAP),
    "large": (LARGE, 50),
}
"""Size and cap height of the names, by the first word of a sprite's name."""

_Size = tuple[int, int]


def names(colour: str) -> list[str]:
    """The provinces that cards of the colour are good for."""
    return [province.name for province in board().provinces if province.colour == colour]


def _blank(size: _Size, radius: int = 13, cast: float = 0.55) -> tuple[Image.Image, Image.Image]:
    """A card's canvas at twice the size, edge and shadow drawn; and the mask of its inner face."""
    width, height = ((side + 2 * _PAD) * _K for side in size)
    canvas = Image.new("RGBA", (width, height), (0, 0, 0, 0))
    pad = _PAD * _K
    outline = box(canvas.size, (pad, pad), (width - pad - 1, height - pad - 1), radius * _K)
    dark = ImageChops.offset(outline(0), 3 * _K, 5 * _K).filter(ImageFilter.GaussianBlur(4 * _K))
    canvas.alpha_composite(solid(dark, SHADOW_PAPER, cast))
    canvas.alpha_composite(solid(outline(0), INK))
    canvas.alpha_composite(solid(outline(-3 * _K), EDGE))
    return canvas, outline(-9 * _K)


def pigment(colour: str, size: _Size, inset: int) -> Field:
    """A land's pigment with its pattern, darker towards the edges ``inset`` px from those of the field."""
    width, height = size
    ys, xs = np.mgrid[0:height, 0:width].astype(np.float32)
    tone = LAND[colour]
    ground = plain(height, width, mix(tone, rgb("784628"), 0.06))
    edge = np.float32(inset)
    rim = np.minimum.reduce([xs - edge, width - edge - xs, ys - edge, height - edge - ys])
    pooled = np.exp(-np.clip(rim, 0, None) / 16) * np.float32(0.55)
    stain(ground, mix(tone, rgb("3C281E"), 0.3), pooled)
    lay(ground, pattern_ink(colour), pattern(colour, xs - edge, ys - edge))
    return ground


def face(colour: str, size: _Size, cap: int) -> Sprite:
    """A province card: pigment and pattern of its lands, their names."""
    canvas, inner = _blank(size)
    canvas.paste(to_image(pigment(colour, canvas.size, (_PAD + 9) * _K)), (0, 0), inner)
    picture = canvas.reduce(_K)
    halo = mix(LAND[colour], PAPER_LIGHT, 0.55)
    written = names(colour)
    step = cap * 1.42
    for number, name in enumerate(written):
        at = (picture.width / 2, picture.height / 2 + (number - (len(written) - 1) / 2) * step)
        write_fitted(picture, at, name, "serif", size[0] - 20, cap, halo=halo)
    return Sprite.centred(picture)


def back(size: _Size, mark: str = "", cap: int = MIN_CAP) -> Sprite:
    """The lacquered back of a card; ``mark``: what stands on it."""
    canvas, inner = _blank(size)
    canvas.paste(LACQUER, (0, 0), inner)
    pen = ImageDraw.Draw(canvas)
    inset = (_PAD + 15) * _K
    edges = (inset, inset, canvas.width - inset - 1, canvas.height - inset - 1)
    pen.rounded_rectangle(edges, 5 * _K, outline=LACQUER_LINE, width=2 * _K)
    picture = canvas.reduce(_K)
    if mark:
        write(picture, (picture.width / 2, picture.height / 2), mark, "number", cap, PAPER_LIGHT)
    return Sprite.centred(picture)


def empty(size: _Size, ink: Colour = INK_SOFT) -> Sprite:
    """The place of a card that is not there: a broken line on the ground."""
    canvas = Image.new("RGBA", ((size[0] + 4) * _K, (size[1] + 4) * _K), (0, 0, 0, 0))
    mask = Image.new("L", canvas.size, 0)
    pen = ImageDraw.Draw(mask)
    edges = (2 * _K, 2 * _K, canvas.width - 2 * _K - 1, canvas.height - 2 * _K - 1)
    pen.rounded_rectangle(edges, 13 * _K, outline=255, width=3 * _K)
    for left in range(0, canvas.width, 22 * _K):
        pen.rectangle((left, 0, left + 8 * _K, 8 * _K), fill=0)
        pen.rectangle((left, canvas.height - 8 * _K, left + 8 * _K, canvas.height), fill=0)
    for top in range(10 * _K, canvas.height - 12 * _K, 22 * _K):
        pen.rectangle((0, top, 8 * _K, top + 8 * _K), fill=0)
        pen.rectangle((canvas.width - 8 * _K, top, canvas.width, top + 8 * _K), fill=0)
    canvas.alpha_composite(solid(mask, ink, 0.55))
    return Sprite.centred(canvas.reduce(_K))


def pile(cards: int, face_up: bool) -> Sprite:
    """One to three cards: the deck squared up, used cards askew; anchored on the top card's middle."""
    width, height = PILE
    picture = Image.new("RGBA", (width + 64, height + 64), (0, 0, 0, 0))
    for number in range(cards):
        below = cards - 1 - number
        card = _used() if face_up else back(PILE).image
        card = card.rotate((5, -4, 2)[below] * 1.5 if face_up else 0, Image.Resampling.BICUBIC)
        shift = 0 if face_up else 5 * below
        x, y = (picture.width - card.width) // 2 + shift, (picture.height - card.height) // 2 + shift
        picture.alpha_composite(card, (x, y))
    return Sprite.centred(picture)


def _used() -> Image.Image:
    canvas, inner = _blank(PILE, cast=0.4)
    canvas.paste(rgb("D9C9A6"), (0, 0), inner)
    return canvas.reduce(_K)


def frame(size: _Size) -> Sprite:
    """Round a card that may be chosen: a white band between green lines."""
    pad = 8
    canvas = Image.new("RGBA", ((size[0] + 2 * pad) * _K, (size[1] + 2 * pad) * _K), (0, 0, 0, 0))
    pen = ImageDraw.Draw(canvas)
    for inset, width, colour in ((0, 20, CANDIDATE), (4, 12, WHITE)):
        edges = (inset, inset, canvas.width - 1 - inset, canvas.height - 1 - inset)
        pen.rounded_rectangle(edges, 42 - inset, outline=(*colour, 255), width=width)
    return Sprite.centred(canvas.reduce(_K))


def held(count: int, of: int, size: _Size, gap: int) -> Sprite:
    """Cards in a hand, side by side: ``count`` backs, the rest of ``of`` as empty places."""
    k = 4
    width, height = size
    canvas = Image.new("RGBA", ((of * width + (of - 1) * gap) * k, height * k), (0, 0, 0, 0))
    pen = ImageDraw.Draw(canvas)
    for number in range(of):
        left = number * (width + gap) * k
        edges = (left, 0, left + width * k - 1, height * k - 1)
        if number < count:
            pen.rounded_rectangle(edges, 4 * k, fill=INK)
            pen.rounded_rectangle((left + 2 * k, 2 * k, edges[2] - 2 * k, edges[3] - 2 * k), 3 * k, fill=EDGE)
            pen.rectangle((left + 5 * k, 5 * k, edges[2] - 5 * k, edges[3] - 5 * k), fill=LACQUER)
        else:
            pen.rounded_rectangle(edges, 4 * k, outline=(*INK_SOFT, 130), width=2 * k)
    return Sprite.centred(canvas.reduce(k))


def sprites() -> dict[str, Sprite]:
    """Every card and pile."""
    found: dict[str, Sprite] = {}
    for word, (size, cap) in SIZES.items():
        for colour in COLOURS:
            found[f"{word}-{colour}"] = face(colour, size, cap)
        found[f"{word}-?"] = back(size, "?", cap + 16)
        found[f"{word}-empty"] = empty(size)
        found[f"{word}-frame"] = frame(size)
    for number in (1, 2, 3):
        found[f"deck-{number}"] = pile(number, False)
        found[f"used-{number}"] = pile(number, True)
    found["pile-frame"] = frame(PILE)
    found["large-lack"] = empty(LARGE, GOLD_LIGHT)
    found["deck-0"] = found["used-0"] = empty(PILE)
    return found
