"""What can happen in Da Yunhe. Seats are numbers; -1 stands for nobody. Places are as in ``places``.

Every event is public but `CardTaken`; what the viewer cannot know yet in a view (a tile that comes from a
stack, a card that is revealed) is `HIDDEN`.
"""

from typing import ClassVar

from games.dayunhe.events_tiles import (
    Built,
    CanalDestroyed,
    CityBuilt,
    CostPaid,
    Moved,
    PeopleCalmed,
    PutUnder,
    Reformed,
    Spied,
    Stocked,
    Supplied,
    Swapped,
    Turned,
    UnrestRemoved,
    UnrestToWall,
)
from games.dayunhe.events_way import (
    CoordinatorRested,
    CoordinatorTurned,
    ForkChosen,
    Inspected,
    InspectionAnnounced,
    StepScore,
    TeaBreak,
    Uprising,
)
from games.dayunhe.places import area_place, prestige_place
from games.engine import HIDDEN, Event, Seat, SeatResigned

__all__ = [
    "Built",
    "CanalDestroyed",
    "CardRevealed",
    "CardTaken",
    "CityBuilt",
    "CityScored",
    "CoordinatorRested",
    "CoordinatorTurned",
    "CostPaid",
    "DayunheEvent",
    "Denounced",
    "ForkChosen",
    "GameEnded",
    "Inspected",
    "InspectionAnnounced",
    "Intrigued",
    "Moved",
    "NetworkScored",
    "PeopleCalmed",
    "PrestigeTaken",
    "PutUnder",
    "Reformed",
    "RoundBegan",
    "ScoreChanged",
    "SeatResigned",
    "Spied",
    "StepScore",
    "Stocked",
    "Supplied",
    "Swapped",
    "TeaBreak",
    "TurnDone",
    "Turned",
    "UnrestRemoved",
    "UnrestScored",
    "UnrestToWall",
    "Uprising",
]


# ── rounds and turns ─────────────────────────────────────────────────────────────────────────────────


class RoundBegan(Event, frozen=True):
    """A round began; ``start`` is its start player."""

    rule: ClassVar[str] = "round"
    ends_turn: ClassVar[bool] = True
    round: int
    start: Seat


class CardTaken(Event, frozen=True):
    """A seat took a ``card``; which one only it knows."""

    rule: ClassVar[str] = "choose"
    seat: Seat
    card: str

    def places(self) -> tuple[int, ...]:
        """The seat's slip."""
        return (prestige_place(self.seat),)

    def view(self, seat: Seat | None) -> "CardTaken":
        """Others do not know the card."""
        return self if seat == self.seat else CardTaken(self.seat, HIDDEN)


class CardRevealed(Event, frozen=True):
    """A seat revealed its card and is to carry it out."""

    rule: ClassVar[str] = "act"
    seat: Seat
    card: str


class TurnDone(Event, frozen=True):
    """A seat's ``card`` is carried out; ``unused``: what was left, as (action, count).

    Of a group of which nothing was used all actions are there. ``forced``: nothing was possible any more.
    """

    rule: ClassVar[str] = "act"
    seat: Seat
    unused: tuple[tuple[str, int], ...]
    forced: bool
    card: str


class PrestigeTaken(Event, frozen=True):
    """A seat got the prestige on its card."""

    rule: ClassVar[str] = "prestige"
    seat: Seat
    points: int

    def places(self) -> tuple[int, ...]:
        """The seat's prestige."""
        return (prestige_place(self.seat),)


# ── rivals ───────────────────────────────────────────────────────────────────────────────────────────


class Intrigued(Event, frozen=True):
    """A ``rival`` lost so much prestige (a positive number)."""

    rule: ClassVar[str] = "intrigue"
    seat: Seat
    rival: Seat
    loss: int

    def places(self) -> tuple[int, ...]:
        """The rival's prestige."""
        return (prestige_place(self.rival),)


class Denounced(Event, frozen=True):
    """An unrest tile of ``seat`` came into the ``rival``'s part of the City, which holds ``count`` then."""

    rule: ClassVar[str] = "denounce"
    seat: Seat
    rival: Seat
    count: int

    def places(self) -> tuple[int, ...]:
        """The rival's part of the City."""
        return (area_place(self.rival),)


# ── the end ──────────────────────────────────────────────────────────────────────────────────────────


class NetworkScored(Event, frozen=True):
    """Final scoring: the ``hexes`` of a seat's largest network; () if it has no canal tile on the map."""

    rule: ClassVar[str] = "final"
    seat: Seat
    hexes: tuple[int, ...]
    points: int

    def places(self) -> tuple[int, ...]:
        """The network."""
        return self.hexes


class CityScored(Event, frozen=True):
    """Final scoring: own ``canals`` in the City bring ``points``, ``unrest`` of others there costs ``loss``.

    The loss is a positive number.
    """

    rule: ClassVar[str] = "final"
    seat: Seat
    canals: int
    points: int
    unrest: int
    loss: int

    def places(self) -> tuple[int, ...]:
        """The seat's part of the City."""
        return (area_place(self.seat),)


class UnrestScored(Event, frozen=True):
    """Final scoring: unrest on these ``hexes`` of the own region costs ``loss`` (a positive number)."""

    rule: ClassVar[str] = "final"
    seat: Seat
    hexes: tuple[int, ...]
    loss: int

    def places(self) -> tuple[int, ...]:
        """The unrest."""
        return self.hexes


class ScoreChanged(Event, frozen=True):
    """A seat's prestige before and after everything that one action caused."""

    rule: ClassVar[str] = "goal"
    seat: Seat
    before: int
    after: int


class GameEnded(Event, frozen=True):
    """The match is over, final scoring included; ``end`` is "trips", "rounds" or "resigned".

    ``winners`` are the seats of rank 1, which City and networks tell apart when prestige does not.
    """

    rule: ClassVar[str] = "end"
    end: str
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]


DayunheEvent = (
    RoundBegan
    | Stocked
    | CardTaken
    | CardRevealed
    | PrestigeTaken
    | Supplied
    | Built
    | CityBuilt
    | UnrestToWall
    | Swapped
    | Moved
    | Turned
    | UnrestRemoved
    | PeopleCalmed
    | CostPaid
    | PutUnder
    | CanalDestroyed
    | TeaBreak
    | Spied
    | Reformed
    | Intrigued
    | Denounced
    | TurnDone
    | InspectionAnnounced
    | ForkChosen
    | Inspected
    | CoordinatorRested
    | Uprising
    | CoordinatorTurned
    | NetworkScored
    | CityScored
    | UnrestScored
    | ScoreChanged
    | SeatResigned
    | GameEnded
)
"""Every event of the game, for decoding."""
