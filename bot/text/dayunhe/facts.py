"""What can be read from a list of events of Da Yunhe."""

from collections.abc import Iterable

from bot.text.perspective import changes
from games.dayunhe.building import Built, CityBuilt
from games.dayunhe.cards import CardTaken, TurnDone
from games.dayunhe.inspection import ForkChosen, InspectionAnnounced, TeaBreak
from games.dayunhe.rebuilding import Moved, Swapped, Turned
from games.dayunhe.scoring import ScoreChanged
from games.dayunhe.stacks import Reformed, Spied, Stocked, Supplied
from games.dayunhe.unrest import CanalDestroyed, Denounced, Intrigued, PeopleCalmed, UnrestRemoved
from games.engine import Event, Seat

Act = (
    Supplied
    | Built
    | CityBuilt
    | Swapped
    | Moved
    | Turned
    | UnrestRemoved
    | PeopleCalmed
    | CanalDestroyed
    | TeaBreak
    | Spied
    | Reformed
    | Intrigued
    | Denounced
    | InspectionAnnounced
)
"""What a seat does with a symbol of its card."""

_Decision = Stocked | CardTaken | Act | ForkChosen | TurnDone
"""What the seat named in the event decides, unless it was forced."""


def mover_of(events: Iterable[Event]) -> Seat | None:
    """Whose decision comes first; None if nobody decided anything."""
    for event in events:
        if isinstance(event, _Decision) and not getattr(event, "forced", False):
            return event.seat
    return None


def score_changes(events: Iterable[Event]) -> dict[Seat, tuple[int, int]]:
    """Every seat's prestige before and after the events, where it changed."""
    return changes(event for event in events if isinstance(event, ScoreChanged))
