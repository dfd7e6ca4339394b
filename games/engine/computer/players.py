"""The strengths, and how each chooses an action from what its seat sees."""

from bisect import bisect
from collections.abc import Sequence
from itertools import accumulate
from typing import Literal, get_args

from games.engine.chance import Chance
from games.engine.computer.brain import Brain
from games.engine.computer.budget import Left
from games.engine.computer.playout import promises
from games.engine.computer.search import search
from games.engine.contract import Action, Position

Strength = Literal["random", "novice", "steady", "strong"]
"""How well a computer plays.

``random``  any legal action; only a measure for the others
``novice``  an action that looks good by the game's rule of thumb, the best most often; no search
``steady``  flat Monte Carlo
``strong``  tree search over information sets
"""

STRENGTHS: tuple[Strength, ...] = get_args(Strength)[1:]
"""The strengths that people can have at a table, the weakest first."""

SHARES: dict[Strength, float] = {"random": 0.0, "novice": 0.0, "steady": 0.03, "strong": 1.0}
"""Each strength's share of the time for an action."""

SLIPS = 1 / 3
"""How badly a novice slips, in the brain's warmth: what looks worse by so much is done e times less often."""


def choose(brain: Brain, view: Position, strength: Strength, chance: Chance, left: Left) -> Action:
    """The action of the seat whose view this is and whose turn it is.

    With the same ``chance`` and a budget that only counts, the same action comes out on every machine.
    Raises ValueError if the view is not of the seat to act.
    """
    seat = view.mover
    legal = view.legal()
    if seat is None or not legal:
        raise ValueError("the view of a seat that is not to act")
    if len(legal) == 1:
        found: Action = legal[0]
    elif strength == "random":
        found = legal[chance.below(len(legal))]
    elif strength == "novice":
        found = legal[_drawn(promises(brain.weigh(view, legal), SLIPS * brain.warmth), chance)]
    else:
        found = search(brain, view, seat, chance, left, flat=strength == "steady")
    return found


def _drawn(weights: Sequence[float], chance: Chance) -> int:
    """An index at random, each as often as its weight says."""
    sums = list(accumulate(weights))
    return bisect(sums, chance.below(1 << 53) / (1 << 53) * sums[-1], hi=len(sums) - 1)
