"""Whether samples deal fairly: each hidden thing comes to each hidden place about as often as any other."""

import math
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from games.engine import Chance, Position
from games.engine.computer import Brain

SAMPLES = 2000
"""So many samples are counted."""

UNLIKELY = 9.0
"""An even deal is found uneven about once in e to this, so many times a place; seeds are fixed anyway."""


def check_alike(deals: Sequence[Mapping[str, Sequence[str]]], pool: Counter[str]) -> None:
    """Each deal says which things came to each place, always so many to a place.

    A chi-square test for each place: the pool's kinds, as often as there are things of the kind in it. What
    is dealt without putting it back varies less than the test allows for, never more.
    """
    whole = sum(pool.values())
    assert len(+pool) > 1
    for place in deals[0]:
        found = Counter(thing for deal in deals for thing in deal[place])
        assert set(found) <= set(pool), place
        total = sum(found.values())
        if not total:
            continue
        expected = {kind: total * count / whole for kind, count in pool.items() if count}
        square = sum((found[kind] - mean) ** 2 / mean for kind, mean in expected.items())
        free = len(expected) - 1
        # The tail of the chi-square distribution, after Laurent and Massart.
        assert square < free + 2 * math.sqrt(UNLIKELY * free) + 2 * UNLIKELY, (place, found, expected)


def check_all_dealt(deals: Sequence[Mapping[str, Sequence[str]]], pool: Counter[str]) -> None:
    """Each deal, told whole, holds every thing of the pool as often as there is one, and nothing else."""
    for deal in deals:
        assert Counter(thing for things in deal.values() for thing in things) == pool


def check_hands(brain: Brain, position: Position, stock: Callable[[Any], list[str]]) -> None:
    """What the seat to act does not see goes to all other hands and to both ends of the stock alike."""
    mover = position.to_act()
    assert mover is not None
    view, chance = position.view(mover), Chance("alike")
    rivals = [seat for seat in range(position.seats) if seat != mover]

    def hands(of: Any) -> dict[str, list[str]]:
        return {f"hand {seat}": of.hands[seat] for seat in rivals}

    samples = [brain.sample(view, mover, chance) for _ in range(SAMPLES)]
    unseen = Counter(stock(position)) + Counter(thing for held in hands(position).values() for thing in held)
    check_alike([hands(sample) for sample in samples], unseen)
    check_alike([{"first": stock(sample)[:1], "last": stock(sample)[-1:]} for sample in samples], unseen)
    check_all_dealt([{**hands(sample), "stock": stock(sample)} for sample in samples], unseen)
