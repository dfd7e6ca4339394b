"""What a board promises beyond the pagodas on it, in pagodas: small fractions for what is likely to follow.

A province grows, is absorbed, a village changes hands.
"""

from typing import Final

from games.engine import Seat
from games.qin.state import MAJOR

GROWTH: Final = (0.0, 0.0, 0.2, 0.5, 0.9, 0.4)
"""What a province of so many squares promises its owner beyond its pagodas while it can grow: a second pagoda
while it is minor, less what absorbing it would cost; a major one is safe and absorbs others."""

HOLD: Final = (-0.6, -0.2, 0.1)
"""What a village's pagoda is worth more or less than one, with a lead of so many pagodas beside it."""


def growth(size: int) -> float:
    """What a province of so many squares promises its owner."""
    return GROWTH[min(size, MAJOR)]


def hold(weight: dict[Seat, int], holder: Seat) -> float:
    """What a village with these pagodas beside it is worth to its holder beyond the pagoda on it."""
    rival = max((count for seat, count in weight.items() if seat != holder), default=0)
    lead = weight.get(holder, 0) - rival
    return HOLD[max(0, min(lead, len(HOLD) - 1))]
