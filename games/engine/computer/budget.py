"""How long a search goes on: so many playouts, or so long by a clock that its user brings."""

import math
from collections.abc import Callable

Left = Callable[[int], float]
"""Asked before each playout, so many of them done: how many more there may be; none from 0 on downwards."""


def counted(playouts: float) -> Left:
    """Exactly so many playouts: the same on every machine."""
    return lambda done: playouts - done


def timed(seconds: float, clock: Callable[[], float]) -> Left:
    """As many playouts as go into so many seconds of the clock, from now on."""
    start = clock()

    def left(done: int) -> float:
        gone = clock() - start
        if gone >= seconds:
            return 0.0
        return done * (seconds - gone) / gone if done and gone else math.inf

    return left
