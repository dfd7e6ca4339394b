"""What a game tells about playing it well. The package ``games/<name>/computer`` holds its ``BRAIN``."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic

from typing_extensions import TypeVar

from games.engine.chance import Chance
from games.engine.contract import Action, Position, Seat

P = TypeVar("P", bound=Position[Any], default=Any)
A = TypeVar("A", bound=Action, default=Any)


@dataclass(frozen=True, kw_only=True)
class Brain(Generic[P, A]):
    """One game's knowledge for computer players: three functions, and figures of the search."""

    sample: Callable[[P, Seat | None, Chance], P]
    """A whole position that could be behind a view: what the seat (None: a watcher) cannot know is dealt
    at random.

    ``sample(view, seat, chance).view(seat) == view``, for every viewer and every ``chance``; the position's
    own chance gets a seed drawn from ``chance``. The view itself stays as it is.
    """
    weigh: Callable[[P, Sequence[A]], Sequence[float]]
    """How good each of some legal actions looks to the seat to act, by rule of thumb; more is better.

    The position may be the view of that seat: what others hide must not be looked at, nor may the
    position be changed. The unit is roughly that of `worth`.
    """
    worth: Callable[[P], Sequence[float]]
    """What each seat may expect at the end of the match, in points of the game; more is better.

    Of a whole position. When the match is over it orders the seats as the outcome does, ties aside.
    """
    scale: float
    """A lead, in the unit of `worth`, with which a seat wins about three matches of four in mid-match."""
    depth: int
    """So many actions a playout goes on before it is judged by `worth`."""
    tries: int = 6
    """Among so many random actions a playout takes the one that `weigh` likes best."""
    warmth: float = 1.0
    """A difference of `weigh` that makes an action look e times as promising to the tree."""


def dealt(chance: Chance) -> Chance:
    """A fresh chance for a sampled position."""
    return Chance(f"{chance.below(1 << 64):016x}")
