"""Every game with every number of seats and every combination of its options."""

from collections.abc import Iterator, Sequence
from itertools import combinations, product
from typing import Any

import pytest

import games

Variant = tuple[Any, ...]
"""A number of seats and a value of every option."""


def pairwise(every: Sequence[Variant]) -> list[Variant]:
    """So many of the variants that every two values which go together in one of them do so here."""
    left = {variant: set(combinations(enumerate(variant), min(2, len(variant)))) for variant in every}
    chosen: list[Variant] = []
    while any(left.values()):
        chosen.append(max(left, key=lambda variant: len(left[variant])))
        met = left[chosen[-1]]
        left = {variant: pairs - met for variant, pairs in left.items()}
    return chosen


def variants(one_for_so_many_seats: bool = False) -> Iterator[Any]:
    """All as parameters; the quick run takes those where any two values meet, or one by number of seats."""
    for name in games.NAMES:
        game = games.game(name)
        seats = range(game.min_seats, game.max_seats + 1)
        every = list(product(seats, *(option.values for option in game.options)))
        if one_for_so_many_seats:
            quick = list({variant[0]: variant for variant in reversed(every)}.values())
        else:
            quick = pairwise(every)
        for variant in every:
            options = dict(zip((option.name for option in game.options), variant[1:], strict=True))
            marks = [] if variant in quick else [pytest.mark.fuzz]
            yield pytest.param(
                name, variant[0], options, id="-".join(map(str, (name, *variant))), marks=marks
            )


every_variant = pytest.mark.parametrize(("name", "seats", "options"), list(variants()))
