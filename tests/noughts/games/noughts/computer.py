"""What there is to know about playing noughts and crosses well."""

from collections.abc import Sequence

from games.noughts.components import LINES
from games.noughts.marking import Mark
from games.noughts.position import NoughtsPosition

from games.engine import Chance, Seat
from games.engine.computer import Brain
from games.engine.computer.brain import dealt

WEIGHTS = {(2, 0): 9.0, (0, 2): 5.0, (1, 0): 0.6, (0, 1): 0.4}
"""By own and other marks in a line: finish it, spoil it, go on with it, stand in its way."""


def sample(view: NoughtsPosition, seat: Seat | None, chance: Chance) -> NoughtsPosition:
    """Nothing is hidden but the seed."""
    found = view.copy()
    found.viewer, found.chance = None, dealt(chance)
    return found


def weigh(position: NoughtsPosition, actions: Sequence[Mark]) -> list[float]:
    """By what else lies in the lines through the square."""
    marks, seat = position.marks, position.turn
    found = []
    for action in actions:
        lines = [[marks[square] for square in line] for line in LINES if action.square in line]
        found.append(sum(WEIGHTS.get((line.count(seat), line.count(1 - (seat or 0))), 0.0) for line in lines))
    return found


def worth(position: NoughtsPosition) -> list[float]:
    """A line is all there is; a seat that left has lost."""
    return [
        -1.0 if seat in position.resigned else float(count) for seat, count in enumerate(position.standing())
    ]


BRAIN = Brain(sample=sample, weigh=weigh, worth=worth, scale=0.5, depth=9, warmth=1.0)
