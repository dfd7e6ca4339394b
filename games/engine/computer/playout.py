"""A position played on by rule of thumb, and what it has come to for each seat."""

import math
from collections.abc import Sequence
from typing import Any

from games.engine.chance import Chance
from games.engine.computer.brain import Brain
from games.engine.contract import Action, Position

WON = 0.5
"""How much of the value of a finished match is for winning it; the rest is for the lead."""

LONGEST_TURN = 12
"""So many actions at most belong to the turn with which a playout ends."""


def best(weights: Sequence[float], chance: Chance) -> int:
    """The index of the greatest weight; among equal ones chance decides."""
    top = max(weights)
    ties = [index for index, weight in enumerate(weights) if weight == top]
    return ties[0] if len(ties) == 1 else ties[chance.below(len(ties))]


def promises(weights: Sequence[float], warmth: float) -> list[float]:
    """How promising each is, from 1 on downwards: e times less where the weight is less by ``warmth``."""
    top = max(weights)
    return [math.exp((weight - top) / warmth) for weight in weights]


def promising(brain: Brain, position: Position, actions: Sequence[Any], chance: Chance) -> Action:
    """The action that looks best among some of them, evenly spread from a random one on: quick and varied."""
    if len(actions) > brain.tries:
        first, step = chance.below(len(actions)), len(actions) / brain.tries
        actions = [actions[(first + int(number * step)) % len(actions)] for number in range(brain.tries)]
    found: Action = actions[0] if len(actions) == 1 else actions[best(brain.weigh(position, actions), chance)]
    return found


def play_on(brain: Brain, position: Position, chance: Chance) -> None:
    """Play ``brain.depth`` actions more and the turn in progress then, or to the end; changes the position.

    Half a turn would be judged by what was paid for it and not by what it brings.
    """
    left = brain.depth
    mover = position.to_act()
    while left > 0 or (left > -LONGEST_TURN and position.to_act() == mover):
        mover = position.to_act()
        actions = position.legal()
        if not actions:
            return
        position.apply(promising(brain, position, actions, chance))
        left -= 1


def values(brain: Brain, position: Position) -> list[float]:
    """What the position is worth to each seat: from 0, lost, to 1, won."""
    worths = brain.worth(position)
    playing = position.playing
    found = [0.0] * position.seats
    for seat in playing:
        rival = max((worths[other] for other in playing if other != seat), default=worths[seat])
        found[seat] = 1 / (1 + math.exp(-max(-30.0, min(30.0, (worths[seat] - rival) / brain.scale))))
    outcome = position.outcome()
    if outcome is not None:
        share = WON / len(outcome.winners)
        for seat in playing:
            found[seat] = (1 - WON) * found[seat] + (share if seat in outcome.winners else 0.0)
    return found
