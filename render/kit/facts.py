"""Facts in a header, right to left: a sign and a few words each; long words give way to numbers."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PIL import Image

from render.kit.palette import PAPER
from render.kit.sprites import Piece
from render.kit.type import MIN_CAP, width, write

GAP, ICON_GAP = 34, 14


class Fact(NamedTuple):
    """A sign with its words; ``short`` stands when the words are too long."""

    icon: str
    words: str
    short: str


def draw_facts(
    image: Image.Image,
    found: Sequence[Fact],
    piece: Callable[[str], Piece],
    right: int,
    middle: int,
    room: int,
) -> None:
    """The facts in their order, the last one ending at ``right``; the longest words give way first."""
    texts = [fact.words for fact in found]
    signs = [piece(fact.icon) for fact in found]
    fixed = sum(sign.colours.width + ICON_GAP for sign in signs) + GAP * (len(found) - 1)
    while fixed + sum(width(text, "sans") for text in texts if text) > room:
        longest = max(range(len(texts)), key=lambda number: len(texts[number]))
        if texts[longest] == found[longest].short:
            break
        texts[longest] = found[longest].short
    x = right
    for sign, text in zip(reversed(signs), reversed(texts), strict=True):
        if text:
            x -= write(image, (x, middle), text, "sans", MIN_CAP, anchor="r", halo=PAPER) + ICON_GAP
        x -= sign.colours.width
        sign.put(image, x + sign.x, middle)
        x -= GAP
