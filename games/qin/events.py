"""What a placement in Qin can cause. Squares are numbers 0..168 as in `Place`; seats are numbers.

``reserve`` pairs are a seat's pagodas in reserve before and after, for "12 -> 11".
"""

from typing import ClassVar, Self

import msgspec

from games.engine import HIDDEN, Event, Seat, SeatResigned


class TilePlaced(Event, frozen=True):
    """A tile was laid; the picture rings its two squares."""

    rule: ClassVar[str] = "turn-1"
    ends_turn: ClassVar[bool] = True
    seat: Seat
    tile: str
    first: int
    second: int

    def places(self) -> tuple[int, ...]:
        """The two squares of the tile."""
        return (self.first, self.second)


class ProvinceFounded(Event, frozen=True):
    """A province of 2 or more squares came into being; ``major`` if it has 5 or more at once."""

    rule: ClassVar[str] = "found"
    seat: Seat
    colour: str
    size: int
    major: bool
    squares: tuple[int, ...]


class ProvinceExpanded(Event, frozen=True):
    """A province grew from ``before`` to ``after`` squares; ``promoted`` if it became major by that.

    ``seat`` is its owner, who need not be the player who placed.
    """

    rule: ClassVar[str] = "expand"
    seat: Seat
    colour: str
    before: int
    after: int
    promoted: bool
    squares: tuple[int, ...]


class ProvincesJoined(Event, frozen=True):
    """Provinces became one major province of ``seat``.

    ``shares`` holds the squares each contributing seat had before, largest first; ``returned`` the pagodas
    each seat takes back from it.
    """

    rule: ClassVar[str] = "join"
    seat: Seat
    colour: str
    size: int
    shares: tuple[tuple[Seat, int], ...]
    returned: tuple[tuple[Seat, int], ...]
    squares: tuple[int, ...]


class VillageTaken(Event, frozen=True):
    """A village got a holder; ``loser`` held it before (None: it was free).

    Weights are the pagodas beside it.
    """

    rule: ClassVar[str] = "village"
    seat: Seat
    loser: Seat | None
    village: str
    weight: int
    loser_weight: int
    squares: tuple[int, ...]

    def places(self) -> tuple[int, ...]:
        """The squares of the village."""
        return self.squares


class VillageFreed(Event, frozen=True):
    """A pagoda was taken from a village, and the game ended before the new holder's was placed."""

    rule: ClassVar[str] = "end"
    loser: Seat
    village: str
    squares: tuple[int, ...]

    def places(self) -> tuple[int, ...]:
        """The squares of the village."""
        return self.squares


class ReserveChanged(Event, frozen=True):
    """How many pagodas a seat has left, before and after the whole placement."""

    rule: ClassVar[str] = "end"
    seat: Seat
    before: int
    after: int


class TileDrawn(Event, frozen=True):
    """A tile was drawn; ``tile`` is "?" for everybody else. ``left`` are the tiles still in the pile."""

    rule: ClassVar[str] = "turn-3"
    seat: Seat
    tile: str
    left: int

    def view(self, seat: Seat | None) -> Self:
        """The tile is for the seat that drew it."""
        return self if seat == self.seat else msgspec.structs.replace(self, tile=HIDDEN)


class Skipped(Event, frozen=True):
    """A seat was passed over: ``reason`` is "no-tiles" or "no-placement"."""

    rule: ClassVar[str] = "turn-1"
    seat: Seat
    reason: str


class GameEnded(Event, frozen=True):
    """One game is over.

    ``end`` is "last-pagoda", "no-placement" or "resigned"; ``left`` the reserves by seat.
    """

    rule: ClassVar[str] = "end"
    end: str
    left: tuple[int, ...]


class GameBegun(Event, frozen=True):
    """The next game of a series begins on ``board`` with start player ``seat``."""

    rule: ClassVar[str] = "series"
    number: int
    board: str
    seat: Seat


QinEvent = (
    TilePlaced
    | ProvinceFounded
    | ProvinceExpanded
    | ProvincesJoined
    | VillageTaken
    | VillageFreed
    | ReserveChanged
    | TileDrawn
    | Skipped
    | SeatResigned
    | GameEnded
    | GameBegun
)
"""Every event of the game, for decoding."""
