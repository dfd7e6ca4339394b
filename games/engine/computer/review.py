"""What a computer thinks of a match that is over: everybody's chances after each turn, and where they turned.

It judges by what a viewer could know then: a turn is not to blame for what was hidden from who took it.
"""

from collections.abc import Sequence

from games.engine.chance import Chance
from games.engine.computer.brain import Brain
from games.engine.computer.budget import Left
from games.engine.computer.playout import play_on, values
from games.engine.contract import Position, Seat

MOST = 3
"""So many turns are told of, those that changed the chances most."""

TOLD = 0.05
"""A change below that is none: another search might find the opposite."""

Chances = tuple[float, ...]
"""What each seat's chance to win is, in the order of the seats; together 1."""


def chances(brain: Brain, view: Position, seat: Seat | None, chance: Chance, left: Left) -> Chances:
    """Everybody's chances in a view of that seat, None for a watcher's: the mean of all playouts ``left``.

    Each goes on from a sample of its own, so many actions as in the search of a computer that plays. With the
    same ``chance`` and a budget that only counts, the same comes out on every machine.
    """
    outcome = view.outcome()
    if outcome is not None:
        share = 1 / len(outcome.winners)
        return tuple(share if other in outcome.winners else 0.0 for other in range(view.seats))
    seed = chance.below(1 << 64)
    totals, rounds = [0.0] * view.seats, 0
    while rounds == 0 or left(rounds) > 0:
        luck = Chance(f"{seed:016x} {rounds}")
        position = brain.sample(view, seat, luck)
        play_on(brain, position, luck)
        totals = [total + value for total, value in zip(totals, values(brain, position), strict=True)]
        rounds += 1
    return tuple(total / sum(totals) for total in totals)


def change(before: Chances, after: Chances) -> float:
    """How much the chances have changed: that of the seat for which it is most."""
    return max(abs(new - old) for old, new in zip(before, after, strict=True))


def turned(points: Sequence[Chances], most: int = MOST) -> list[int]:
    """Where the chances changed most, in order: indices of the points that differ from the one before."""
    changes = {number: change(points[number - 1], points[number]) for number in range(1, len(points))}
    found = sorted(changes, key=lambda number: (-changes[number], number))
    return sorted(number for number in found[:most] if changes[number] >= TOLD)
