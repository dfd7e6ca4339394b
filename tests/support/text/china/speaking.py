"""What the tests of China's words share: a position, random matches."""

import random
from collections.abc import Iterator

from games.china import GAME
from games.china.position import ChinaPosition

WEI = "wei AAABBD"
"""Example 6 of the rules before A fills the last space."""


def played(
    seed: int, seats: int, *, side: str = "3-4", fortifications: str = "no"
) -> Iterator[ChinaPosition]:
    """The positions of a random match."""
    options = GAME.complete(seats, {"four": side, "fortifications": fortifications})
    position = GAME.start(seats, options, f"words {seed}")
    chance = random.Random(seed)
    while position.to_act() is not None:
        yield position
        legal = list(position.legal())
        # exchanges alone would leave the board empty
        position.apply(chance.choice([one for one in legal if "exchange" not in str(one)] or legal))
    yield position
