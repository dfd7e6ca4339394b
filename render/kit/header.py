"""The head of a board's picture in all games: stamp, name, and at the right facts.

Facts are a sign and a few words each; words that are too long give way to numbers.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from PIL import Image

from render.kit.palette import PAPER
from render.kit.sprites import Sprite
from render.kit.type import MIN_CAP, width, write

MIDDLE = 60
"""The row in which all of it stands."""
MARGIN = 28
"""From the last fact to the picture's right edge."""
STAMP, NAME, NAME_CAP = (20 + 56, 8 + 56), 150, 62
"""The stamp's middle; where the name begins, and how high it is."""
GAP, ICON_GAP = 34, 14


class Fact(NamedTuple):
    """A sign with its words; ``short`` stands when the words are too long."""

    icon: str
    words: str
    short: str


def draw_facts(
    image: Image.Image,
    found: Sequence[Fact],
    piece: Callable[[str], Sprite],
    right: int,
    middle: int,
    room: int,
) -> None:
    """The facts in their order, the last one ending at ``right``; the longest words give way first."""
    texts = [fact.words for fact in found]
    signs = [piece(fact.icon) for fact in found]
    fixed = sum(sign.image.width + ICON_GAP for sign in signs) + GAP * (len(found) - 1)
    while fixed + sum(width(text, "sans") for text in texts if text) > room:
        longest = max(range(len(texts)), key=lambda number: len(texts[number]))
        if texts[longest] == found[longest].short:
            break
        texts[longest] = found[longest].short
    x = right
    for sign, text in zip(reversed(signs), reversed(texts), strict=True):
        if text:
            x -= write(image, (x, middle), text, "sans", MIN_CAP, anchor="r", halo=PAPER) + ICON_GAP
        x -= sign.image.width
        sign.put(image, x + sign.x, middle)
        x -= GAP


def draw_name(image: Image.Image, piece: Callable[[str], Sprite], name: str) -> int:
    """Stamp and name; returns where the room beside them begins."""
    piece("stamp").put(image, *STAMP)
    return NAME + write(image, (NAME, MIDDLE + 2), name, "serif", NAME_CAP, anchor="l", halo=PAPER) + GAP


def draw_header(image: Image.Image, piece: Callable[[str], Sprite], name: str, found: Sequence[Fact]) -> None:
    """Stamp and name; the facts from left to right, the last one at the right edge."""
    left = draw_name(image, piece, name)
    right = image.width - MARGIN
    draw_facts(image, found, piece, right, MIDDLE, right - left)


def round_facts(captions: Mapping[str, str], number: int, over: bool) -> list[Fact]:
    """The round and the turn, or that the match is over: the captions ``round``, ``turn``, ``over``."""
    if over:
        return [Fact("icon-flag", captions.get("over", ""), "")]
    short = str(number)
    found = [Fact("icon-round", captions.get("round", short), short)]
    if turn := captions.get("turn"):
        found.append(Fact("icon-clock", turn, ""))
    return found
