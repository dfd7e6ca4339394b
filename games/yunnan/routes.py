"""Ways along the road and over a colour's own bridges: presence, connection, gaps, border passes.

There are few ways: they are worked out once for each set of bridges and reach or presence.
"""

from collections.abc import Sequence
from functools import cache
from typing import Final

from games.yunnan.components import MARKET, board
from games.yunnan.state import YunnanState

Route = tuple[int, tuple[int, ...]]
"""What a way costs in passes, and the provinces that it enters."""

_FAR: Final = 99
"""More passes or gaps than any way has."""


def bridges(state: YunnanState, colour: int) -> int:
    """The sites where the colour has a bridge, as bits."""
    bits = 0
    for site, owners in enumerate(state.bridges):
        if owners[colour]:
            bits |= 1 << site
    return bits


def presence_bits(traders: Sequence[int], posts: Sequence[int]) -> int:
    """The provinces with some of these traders or posts of a colour, by province, as bits."""
    bits = 0
    for province in range(MARKET + 1, len(traders)):
        if traders[province] or posts[province]:
            bits |= 1 << province
    return bits


def _present(state: YunnanState, colour: int) -> int:
    """`presence` as bits."""
    return presence_bits([row[colour] for row in state.traders], [row[colour] for row in state.posts])


def presence(state: YunnanState, colour: int) -> frozenset[int]:
    """The provinces, the market left aside, with a trader or a post of the colour; a tea house is none."""
    bits = _present(state, colour)
    return frozenset(province for province in range(len(state.traders)) if bits >> province & 1)


def reached(state: YunnanState, colour: int) -> frozenset[int]:
    """Those of its `presence` from which a way through such provinces only leads to Pu'er (Isolation)."""
    gaps_to = gaps(state, colour)
    return frozenset(province for province in presence(state, colour) if not gaps_to[province])


def gaps(state: YunnanState, colour: int) -> tuple[int, ...]:
    """By province: the fewest provinces without the colour strictly between it and Pu'er (Yunnan, Income)."""
    return gaps_with(bridges(state, colour), _present(state, colour))


def isolated(state: YunnanState, colour: int) -> tuple[tuple[int, int], ...]:
    """The traders from which no way of own provinces leads to Pu'er: (province, count) (Isolation)."""
    to_market = gaps(state, colour)
    return tuple(
        [
            (province, row[colour])
            for province, row in enumerate(state.traders)
            if row[colour] and to_market[province]
        ]
    )


def cost(state: YunnanState, colour: int, start: int, end: int) -> int | None:
    """The fewest passes from one province to another within the horse's reach; None if there is no way."""
    found = routes(bridges(state, colour), state.horse[colour])[start][end]
    return None if found is None else found[0]


def route(state: YunnanState, colour: int, start: int, end: int) -> tuple[int, ...]:
    """The provinces that the cheapest way enters, the last is ``end``; () if there is none.

    Of several the one with the fewest steps, then the one through the lower provinces.
    """
    found = routes(bridges(state, colour), state.horse[colour])[start][end]
    return () if found is None else found[1]


@cache
def _steps(own: int) -> tuple[tuple[tuple[int, int], ...], ...]:
    """By province: its neighbours by road and by these bridges, and the passes of the step there."""
    near: list[dict[int, int]] = [{} for _ in board().provinces]
    for province in range(1, len(near)):
        near[province - 1][province] = near[province][province - 1] = 1
    for site, bridge in enumerate(board().bridges):
        if own >> site & 1:
            near[bridge.a][bridge.b] = near[bridge.b][bridge.a] = 0
    return tuple(tuple(sorted(steps.items())) for steps in near)


@cache
def routes(own: int, horse: int) -> tuple[tuple[Route | None, ...], ...]:
    """The best way from every province to every other with these bridges and this reach.

    (Yunnan, Travelling.)
    """
    steps = _steps(own)
    rows: list[tuple[Route | None, ...]] = []
    for start in range(len(steps)):
        best: list[tuple[int, int, tuple[int, ...]] | None] = [None] * len(steps)
        waiting: list[tuple[int, int, tuple[int, ...]]] = [(0, 0, ())]
        while waiting:
            passes, length, way = waiting.pop(0)
            for province, price in steps[way[-1] if way else start]:
                if province > horse or province == start or province in way:
                    continue
                longer = (passes + price, length + 1, (*way, province))
                known = best[province]
                if known is None or longer < known:
                    best[province] = longer
                    waiting.append(longer)
        rows.append(tuple(None if found is None else (found[0], found[2]) for found in best))
    return tuple(rows)


@cache
def gaps_with(own: int, present: int) -> tuple[int, ...]:
    """`gaps` for these bridges and this presence."""
    steps = _steps(own)
    fewest = [_FAR] * len(steps)
    fewest[MARKET] = 0
    waiting = [MARKET]
    while waiting:
        province = waiting.pop(0)
        through = fewest[province] + (province != MARKET and not present >> province & 1)
        for near, _ in steps[province]:
            if through < fewest[near]:
                fewest[near] = through
                waiting.append(near)
    return tuple(fewest)
