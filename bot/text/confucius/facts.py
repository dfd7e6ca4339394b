"""What can be read from a list of events of Confucius."""

from collections.abc import Iterable, Sequence

from bot.text.perspective import changes
from games.confucius.armies import LandResolved
from games.confucius.box import Passed
from games.confucius.deeds import Acted
from games.confucius.examination import (
    CandidateLost,
    CandidatePlaced,
    CandidateShown,
    ExamBegan,
    ExamDecided,
    ExamEmpty,
    Tutored,
)
from games.confucius.money import Discarded
from games.confucius.resolution import InfluenceGiven, PostsFilled, ResolutionBegan
from games.confucius.rounds import ChiefNamed, RoundBegan
from games.confucius.scoring import ScoreChanged, TitleAwarded
from games.confucius.turns import GameEnded, OfficialsCame, WallBuilt
from games.engine import Event, Seat, SeatResigned

_Decision = Acted | Passed | Tutored | CandidatePlaced | InfluenceGiven | Discarded
"""What the seat named in the event decides, unless it was forced."""

_Head = (
    Acted
    | Passed
    | WallBuilt
    | ExamBegan
    | ExamEmpty
    | Tutored
    | ExamDecided
    | CandidatePlaced
    | CandidateLost
    | CandidateShown
    | ResolutionBegan
    | InfluenceGiven
    | PostsFilled
    | LandResolved
    | OfficialsCame
    | Discarded
    | TitleAwarded
    | RoundBegan
    | ChiefNamed
    | SeatResigned
    | GameEnded
)
"""What something new begins with; every other event belongs to the one before it."""


def mover_of(events: Sequence[Event]) -> Seat | None:
    """Whose decision comes first; None if nobody decided anything."""
    for event in events:
        if isinstance(event, ChiefNamed) and event.by >= 0 and not event.forced:
            return event.by
        if isinstance(event, _Decision) and not getattr(event, "forced", False):
            return event.seat
    return None


def chunks(events: Sequence[Event]) -> list[list[Event]]:
    """The events in their order, each with those that belong to it: payments, effects, cards drawn."""
    found: list[list[Event]] = []
    for event in events:
        if found and not isinstance(event, _Head):
            found[-1].append(event)
        else:
            found.append([event])
    return found


def score_changes(events: Iterable[Event]) -> dict[Seat, tuple[int, int]]:
    """Every seat's points before and after the events, where they changed."""
    return changes(event for event in events if isinstance(event, ScoreChanged))
