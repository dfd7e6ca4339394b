"""How a text about Confucius is told, and what can be read from a list of its events."""

from collections.abc import Iterable, Sequence
from typing import Literal

import msgspec

from bot.words.cast import Cast
from bot.words.fluent import Words
from games.confucius.events import (
    Acted,
    CandidateLost,
    CandidatePlaced,
    CandidateShown,
    ChiefNamed,
    Discarded,
    ExamBegan,
    ExamDecided,
    ExamEmpty,
    GameEnded,
    InfluenceGiven,
    LandResolved,
    OfficialsCame,
    Passed,
    PostsFilled,
    ResolutionBegan,
    RoundBegan,
    ScoreChanged,
    TitleAwarded,
    Tutored,
    WallBuilt,
)
from games.engine import Event, Seat, SeatResigned


class Voice(msgspec.Struct, frozen=True):
    """How a text is told: to the one who moves ("you"), or to everybody about them ("they").

    Without ``named`` people are called by their tokens alone.
    """

    words: Words
    person: Literal["you", "they"]
    cast: Cast
    mover: Seat | None = None
    named: bool = True

    def mine(self, seat: Seat) -> bool:
        """Whether the text speaks to that seat."""
        return self.person == "you" and seat == self.mover

    def name(self, seat: Seat) -> str:
        """How the text calls the seat: "you", or token and name."""
        if self.mine(seat):
            return self.words("confucius-you")
        return self.cast.rich(seat) if self.named else self.cast.token(seat)

    def owner(self, seat: Seat) -> str:
        """Whose something is: "your", "▲ **Aiko**’s"."""
        return self.words("confucius-owner", person="you" if self.mine(seat) else "they", who=self.name(seat))

    def owned(self, seat: Seat) -> str:
        """The same standing alone: "yours", "▲ **Aiko**’s"."""
        return self.words("confucius-owned", person="you" if self.mine(seat) else "they", who=self.name(seat))

    def acts(self, seat: Seat) -> dict[str, str]:
        """Facts of a sentence about what the seat does: ``person`` and ``who``."""
        return {"person": "you" if self.mine(seat) else "they", "who": self.name(seat)}

    def by_seat(self, found: Iterable[tuple[Seat, int | str]]) -> str:
        """Numbers of several seats, by token: "● 4 · ■ 3"."""
        return " · ".join(f"{self.cast.token(seat)} {number}" for seat, number in found)


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


def score_changes(events: Sequence[Event]) -> dict[Seat, tuple[int, int]]:
    """Every seat's points before and after the events, where they changed."""
    found: dict[Seat, tuple[int, int]] = {}
    for event in events:
        if isinstance(event, ScoreChanged):
            found[event.seat] = (found.get(event.seat, (event.before, 0))[0], event.after)
    return found
