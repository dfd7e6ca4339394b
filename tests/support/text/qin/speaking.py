"""Random matches for the tests of Qin's words."""

import random
from collections.abc import Iterator

from games import game
from games.qin.position import QinPosition


def played(seed: int, seats: int, board: str, series: str = "single") -> Iterator[QinPosition]:
    """The positions of a random match."""
    position = game("qin").start(seats, {"board": board, "series": series}, f"words {seed}")
    assert isinstance(position, QinPosition)
    chance = random.Random(seed)
    while position.to_act() is not None:
        yield position
        position.apply(chance.choice(position.legal()))
    yield position
