"""Dealing samples, which are needed by the thousand."""

from collections.abc import MutableSequence
from typing import Any, Final

from games.engine.chance import Chance

_MOST: Final = 1 << 64
"""`Chance.below` knows no more numbers than these."""


def shuffle(items: MutableSequence[Any], chance: Chance) -> None:
    """Put the items into a random order, in place: as `Chance.shuffle`, with one draw for many items.

    Drawing is what takes most of the time of a sample. Not for the match itself, whose draws are for ever.
    """
    last = len(items) - 1
    while last > 0:
        first, ways = last, 1
        while last > 0 and ways * (last + 1) < _MOST:
            ways *= last + 1
            last -= 1
        number = chance.below(ways)
        for index in range(first, last, -1):
            number, other = divmod(number, index + 1)
            items[index], items[other] = items[other], items[index]
