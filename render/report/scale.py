"""Numbers: round ones along an axis, and how they are written."""

from math import ceil, floor, log10


def step(span: float, most: int) -> int:
    """The smallest of 1, 2, 5, 10, 20, 50 ... that goes into the span at most so many times."""
    least = max(1.0, span / most)
    power = 10 ** floor(log10(least))
    return next(int(lead * power) for lead in (1, 2, 5, 10) if lead * power >= least)


def ticks(lowest: int, highest: int, most: int) -> list[int]:
    """Multiples of one step, from the last at or below the lowest to the first at or above the highest."""
    by = step(max(1, highest - lowest), most)
    return list(range(floor(lowest / by) * by, ceil(highest / by) * by + 1, by))
