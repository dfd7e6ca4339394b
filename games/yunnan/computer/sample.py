"""A position behind a view: all lies open but the seed."""

from games.engine import Chance, Seat
from games.engine.computer.brain import dealt
from games.yunnan.position import YunnanPosition


def sample(view: YunnanPosition, seat: Seat | None, chance: Chance) -> YunnanPosition:
    """A copy: all is open, and after the start nothing is drawn."""
    position = view.copy()
    position.chance = dealt(chance)
    position.viewer = None
    return position
