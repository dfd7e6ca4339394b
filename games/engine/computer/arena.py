"""Matches between two strengths, and what their shares of the wins prove."""

import math
from collections.abc import Callable, Mapping
from typing import NamedTuple

from games import brain as find_brain
from games import game as find_game
from games.engine.chance import Chance
from games.engine.computer.budget import Left
from games.engine.computer.players import Strength, choose

CERTAINTY = 1.959964
"""Standard deviations on both sides of the mean that hold 95 % of a normal distribution."""

Clock = Callable[[Strength], Left]
"""Called before each action: returns the budget of that strength."""


class Played(NamedTuple):
    """A match of the arena: who sat where, the winners' share of the first strength, actions and turns."""

    seats: tuple[Strength, ...]
    share: float
    even: float  # the share that the first strength would have if all played alike
    actions: int


def seating(first: Strength, second: Strength, seats: int, number: int) -> tuple[Strength, ...]:
    """Who sits where in match ``number`` (from 0): one of a kind against others of the other kind, in turns.

    Over ``2 * seats`` matches each strength is the single one in every seat once.
    """
    lone, others = (first, second) if number % 2 == 0 else (second, first)
    place = number // 2 % seats
    return tuple(lone if seat == place else others for seat in range(seats))


def play(
    name: str,
    options: Mapping[str, str],
    seated: tuple[Strength, ...],
    first: Strength,
    seed: str,
    clock: Clock,
) -> Played:
    """One match; the seed decides shuffle and players, but for what the clock does."""
    game, brain = find_game(name), find_brain(name)
    position = game.start(len(seated), game.complete(len(seated), options), seed)
    players = Chance(f"{seed}/players")
    actions = 0
    while (seat := position.to_act()) is not None:
        strength = seated[seat]
        position.apply(choose(brain, position.view(seat), strength, players, clock(strength)))
        actions += 1
    outcome = position.outcome()
    assert outcome is not None
    mine = [seat for seat in outcome.winners if seated[seat] == first]
    even = sum(strength == first for strength in seated) / len(seated)
    return Played(seated, len(mine) / len(outcome.winners), even, actions)


def interval(share: float, matches: int) -> tuple[float, float]:
    """Wilson's 95 % interval for a share of that many matches; ties count as parts of a win."""
    square = CERTAINTY**2
    middle = (share + square / (2 * matches)) / (1 + square / matches)
    width = share * (1 - share) / matches + square / (4 * matches**2)
    half = CERTAINTY * math.sqrt(width) / (1 + square / matches)
    return max(0.0, middle - half), min(1.0, middle + half)
