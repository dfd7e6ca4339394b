"""What a board of China may come to: houses, emissaries and roads as if the rest were filled in by chance.

The tables know nothing of a match but numbers, so each is worked out once and kept. ``fill`` says how likely
an open place is still taken before the end, in quarters: 0, never, to `FULL`, surely.
"""

from functools import cache, lru_cache
from typing import Final

from games.china.components import board, roads
from games.china.roads import SHORTEST

FULL: Final = 4
"""The ``fill`` of a place that is surely taken before the end."""

IDLE: Final = 0.4
"""How much a seat is drawn to a place that gives it nothing, next to one point as 1."""

COMPLETED: Final = ((0.0, 0.0, 0.0), (0.02, 0.04, 0.08), (0.06, 0.12, 0.22), (0.2, 0.4, 0.6))
"""How likely a row of 0, 1, 2, 3 houses reaches the shortest length, with 1, 2, or more open spaces beside
it, if all of them are taken before the end."""

EXTENDED: Final = 0.35
"""Points that a row long enough may still win at each of up to two open spaces beside it."""


# ── houses ───────────────────────────────────────────────────────────────────────────────────────────


@cache
def house_points(counts: tuple[int, ...]) -> tuple[int, ...]:
    """What house scoring gives each seat for so many houses (China, House scoring)."""
    steps = sorted({count for count in counts if count}, reverse=True)
    value = dict(zip(steps, [sum(counts), *steps], strict=False))
    return tuple([value.get(count, 0) for count in counts])


@lru_cache(maxsize=1 << 17)
def house_hope(counts: tuple[int, ...], free: int, fill: int) -> tuple[float, ...]:
    """Expected points of each seat, when each of ``free`` spaces is taken with the likelihood ``fill``.

    A seat takes a space the more likely, the more it gains by it.
    """
    if not free or not fill:
        return house_points(counts)
    now = house_points(counts)
    futures, pulls = [], []
    for seat in range(len(counts)):
        after = (*counts[:seat], counts[seat] + 1, *counts[seat + 1 :])
        futures.append(house_hope(after, free - 1, fill))
        pulls.append(IDLE + house_points(after)[seat] - now[seat])
    share = fill / FULL
    left_open = house_hope(counts, free - 1, fill) if fill < FULL else now
    total = sum(pulls)
    return tuple(
        [
            share * sum([pull * future[seat] for pull, future in zip(pulls, futures, strict=True)]) / total
            + (1 - share) * left_open[seat]
            for seat in range(len(counts))
        ]
    )


@lru_cache(maxsize=1 << 17)
def house_gain(counts: tuple[int, ...], free: int, fill: int, seat: int) -> float:
    """What a house more adds to the seat's expectation, less what it adds to the others' on the average.

    0 if no space is open.
    """
    if free <= 0:
        return 0.0
    before = house_hope(counts, free, fill)
    after = house_hope((*counts[:seat], counts[seat] + 1, *counts[seat + 1 :]), free - 1, fill)
    mine = after[seat] - before[seat]
    return mine - (sum(after) - sum(before) - mine) / (len(counts) - 1)


# ── emissaries ───────────────────────────────────────────────────────────────────────────────────────


@lru_cache(maxsize=1 << 16)
def lead_hope(counts: tuple[int, ...], more: int) -> tuple[float, ...]:
    """How likely each seat has a majority, alone or shared, when ``more`` emissaries have come at random."""
    if not more:
        most = max(counts)
        return tuple([1.0 if most and count == most else 0.0 for count in counts])
    futures = [
        lead_hope((*counts[:seat], counts[seat] + 1, *counts[seat + 1 :]), more - 1)
        for seat in range(len(counts))
    ]
    return tuple([sum(column) / len(counts) for column in zip(*futures, strict=True)])


@cache
def allied(province: int) -> tuple[int, ...]:
    """The provinces that have an alliance with this one."""
    return tuple(
        entry.b if entry.a == province else entry.a
        for entry in board().alliances
        if province in (entry.a, entry.b)
    )


# ── roads ────────────────────────────────────────────────────────────────────────────────────────────


@cache
def near(side: str) -> tuple[int, ...]:
    """By space the set of spaces that roads lead to, bit ``n`` for space ``n``."""
    return tuple(sum(1 << other for other in others) for others in roads(side).near)


@lru_cache(maxsize=1 << 16)
def pieces(side: str, owned: int) -> tuple[tuple[int, int, int], ...]:
    """The parts of the set that hang together: each with the spaces beside it and its longest row."""
    ways = near(side)
    found = []
    while owned:
        part = edge = owned & -owned
        beside = 0
        while edge:
            lowest = edge & -edge
            around = ways[lowest.bit_length() - 1]
            beside |= around
            grown = around & owned & ~part
            part |= grown
            edge = (edge ^ lowest) | grown
        owned &= ~part
        found.append((part, beside & ~part, _longest(side, part)))
    return tuple(found)


@lru_cache(maxsize=1 << 15)
def _longest(side: str, part: int) -> int:
    """The houses of the longest row within the part."""
    size = part.bit_count()
    if size <= 3:
        return size  # three that hang together are always a row
    ways = near(side)
    best = 0
    rest = part
    while rest and best < size:
        lowest = rest & -rest
        rest ^= lowest
        best = max(best, _from(ways, lowest.bit_length() - 1, part ^ lowest))
    return best


def _from(ways: tuple[int, ...], space: int, unused: int) -> int:
    """The houses of the longest row that begins at the space and goes on over unused ones."""
    steps = ways[space] & unused
    best = 0
    while steps:
        lowest = steps & -steps
        steps ^= lowest
        best = max(best, _from(ways, lowest.bit_length() - 1, unused ^ lowest))
    return best + 1


@cache
def row_hope(length: int, free: int, fill: int) -> float:
    """Points to expect of so many houses in a row with so many open spaces beside them."""
    share = fill / FULL
    if length >= SHORTEST:
        return length + share * EXTENDED * min(2, free)
    return SHORTEST * COMPLETED[length][min(2, free - 1)] * share ** (SHORTEST - length) if free else 0.0


def road_hope(side: str, owned: int, free: int, fill: int) -> float:
    """Points to expect of all rows of one seat: its houses, the open spaces, both as sets."""
    return sum(
        [row_hope(length, (beside & free).bit_count(), fill) for _, beside, length in pieces(side, owned)]
    )
