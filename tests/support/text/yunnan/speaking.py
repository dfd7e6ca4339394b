"""Random matches for the tests of Yunnan's words."""

import random
from collections.abc import Iterator

from games.yunnan import GAME
from games.yunnan.bids import Pass
from games.yunnan.position import YunnanPosition


def played(seed: int, seats: int, version: str = "basic") -> Iterator[YunnanPosition]:
    """The positions of a random match in which nobody passes early."""
    position = GAME.start(seats, {"version": version}, f"words {seed}")
    chance = random.Random(seed)
    while position.to_act() is not None:
        yield position
        legal = list(position.legal())
        busy = [action for action in legal if not isinstance(action, Pass)]
        position.apply(chance.choice(busy if busy and chance.random() < 0.8 else legal))
    yield position
