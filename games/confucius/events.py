"""Every event of Confucius: those of a turn, of gifts and money, of the court; points and the end.

Seats, ministries, spaces and lands are numbers as in ``components``; -1 stands for nobody and nowhere. Cards
are counts ``(n1, n2, n3, hidden)``: how many of 1, 2 and 3 cash, and how many the viewer cannot know.
"""

from typing import ClassVar

from games.confucius.events_court import (
    CandidateLost,
    CandidatePlaced,
    CandidateShown,
    Discarded,
    ExamBegan,
    ExamDecided,
    ExamEmpty,
    InfluenceGiven,
    LandResolved,
    OfficialsCame,
    PostsFilled,
    ResolutionBegan,
    Standing,
    TitleAwarded,
    Tutored,
    WallBuilt,
)
from games.confucius.events_gifts import (
    Cards,
    Commercial,
    Drawn,
    GiftBought,
    GiftGiven,
    GiftRemoved,
    Insulted,
    Petitioned,
    RewardDrawn,
    RewardPlayed,
    masked,
)
from games.confucius.events_turn import (
    Acted,
    ArmyMoved,
    Bribed,
    ChiefNamed,
    ExamForced,
    Invaded,
    JunksBought,
    JunksMoved,
    MarkerReplaced,
    Nominated,
    OfficialsSwapped,
    Paid,
    Passed,
    Recruited,
    RoundBegan,
    Sailed,
    Secured,
    StudentReplaced,
    Transferred,
    Visited,
)
from games.engine import Event, Seat, SeatResigned

__all__ = [
    "Acted",
    "ArmyMoved",
    "Bribed",
    "CandidateLost",
    "CandidatePlaced",
    "CandidateShown",
    "Cards",
    "ChiefNamed",
    "Commercial",
    "ConfuciusEvent",
    "Discarded",
    "Drawn",
    "ExamBegan",
    "ExamDecided",
    "ExamEmpty",
    "ExamForced",
    "GameEnded",
    "GiftBought",
    "GiftGiven",
    "GiftRemoved",
    "InfluenceGiven",
    "Insulted",
    "Invaded",
    "JunksBought",
    "JunksMoved",
    "LandResolved",
    "MarkerReplaced",
    "Nominated",
    "OfficialsCame",
    "OfficialsSwapped",
    "Paid",
    "Passed",
    "Petitioned",
    "PostsFilled",
    "Recruited",
    "ResolutionBegan",
    "RewardDrawn",
    "RewardPlayed",
    "RoundBegan",
    "Sailed",
    "ScoreChanged",
    "SeatResigned",
    "Secured",
    "Standing",
    "StudentReplaced",
    "TitleAwarded",
    "Transferred",
    "Tutored",
    "Visited",
    "WallBuilt",
    "masked",
]


class ScoreChanged(Event, frozen=True):
    """A seat's score before and after everything that one action caused."""

    rule: ClassVar[str] = "goal"
    seat: Seat
    before: int
    after: int


class GameEnded(Event, frozen=True):
    """The match is over, titles included; ``end`` is "ministries", "candidates", "wall" or "resigned".

    ``winners`` are the seats of rank 1, which the titles tell apart when points do not.
    """

    rule: ClassVar[str] = "end"
    end: str
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]


ConfuciusEvent = (
    RoundBegan
    | ChiefNamed
    | Acted
    | Paid
    | Passed
    | Bribed
    | Secured
    | Transferred
    | MarkerReplaced
    | OfficialsSwapped
    | OfficialsCame
    | Recruited
    | Invaded
    | ArmyMoved
    | LandResolved
    | JunksBought
    | Sailed
    | Visited
    | JunksMoved
    | GiftBought
    | GiftGiven
    | GiftRemoved
    | Petitioned
    | Commercial
    | Drawn
    | RewardDrawn
    | RewardPlayed
    | Insulted
    | Discarded
    | WallBuilt
    | Nominated
    | ExamForced
    | StudentReplaced
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
    | TitleAwarded
    | ScoreChanged
    | SeatResigned
    | GameEnded
)
"""Every event of the game, for decoding."""
