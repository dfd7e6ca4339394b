"""What can happen in China. Seats, provinces and places are numbers as in `Map`; colours are letters."""

from typing import ClassVar, Self

import msgspec

from games.china.components import board
from games.engine import HIDDEN, Event, Seat, SeatResigned


class PiecePlaced(Event, frozen=True):
    """A ``piece`` ("house", "emissary", "fort") was put on ``place`` for the cards ``pay``."""

    rule: ClassVar[str] = "place"
    seat: Seat
    piece: str
    province: int
    place: int
    pay: str

    def places(self) -> tuple[int, ...]:
        """The space or the dragon field."""
        return (self.place,)


class HousesScored(Event, frozen=True):
    """The houses of a province were scored.

    ``houses`` there by seat; ``points`` of each seat that got some, in the order of the ranks; ``doubled``
    the seats with a house on a fortification there; ``at_end`` if it belongs to the final scoring.
    """

    rule: ClassVar[str] = "house-scoring"
    province: int
    houses: tuple[int, ...]
    points: tuple[tuple[Seat, int], ...]
    doubled: tuple[Seat, ...]
    at_end: bool


class AllianceScored(Event, frozen=True):
    """Alliance ``number`` gave ``points`` to each of ``seats``; emissaries by seat in its two provinces."""

    rule: ClassVar[str] = "alliances"
    number: int
    emissaries_a: tuple[int, ...]
    emissaries_b: tuple[int, ...]
    seats: tuple[Seat, ...]
    points: int

    def places(self) -> tuple[int, ...]:
        """The two dragon fields."""
        entry = board().alliances[self.number - 1]
        return board().dragon(entry.a), board().dragon(entry.b)


class RoadScored(Event, frozen=True):
    """A row of houses on ``spaces``, in its order, gave its owner ``points``, perhaps ``doubled``."""

    rule: ClassVar[str] = "roads"
    seat: Seat
    spaces: tuple[int, ...]
    points: int
    doubled: bool

    def places(self) -> tuple[int, ...]:
        """The spaces of the row."""
        return self.spaces


class ScoreChanged(Event, frozen=True):
    """A seat's score before and after everything that one action caused."""

    rule: ClassVar[str] = "house-scoring"
    seat: Seat
    before: int
    after: int


class Exchanged(Event, frozen=True):
    """A seat discarded ``card`` to draw another instead of placing."""

    rule: ClassVar[str] = "exchange"
    seat: Seat
    card: str


class CardTaken(Event, frozen=True):
    """A seat took a card from the open row."""

    rule: ClassVar[str] = "refill"
    seat: Seat
    card: str


class CardDrawn(Event, frozen=True):
    """A seat drew from the face-down deck; ``card`` is "?" for the others. ``left`` are still in the deck."""

    rule: ClassVar[str] = "refill"
    seat: Seat
    card: str
    left: int

    def view(self, seat: Seat | None) -> Self:
        """The card is for the seat that drew it."""
        return self if seat == self.seat else msgspec.structs.replace(self, card=HIDDEN)


class RowFilled(Event, frozen=True):
    """Cards were laid open from the deck, in this order, at the end of a turn."""

    rule: ClassVar[str] = "refill"
    cards: tuple[str, ...]


class DeckRanOut(Event, frozen=True):
    """The last card left the deck, for the ``time`` 1 or 2.

    The first time ``size`` discards became the new deck. The second time ``last`` are the seats that still
    take a turn, after the one in which it happened.
    """

    rule: ClassVar[str] = "deck"
    time: int
    size: int
    last: tuple[Seat, ...]


class GameEnded(Event, frozen=True):
    """The match is over, the final scoring done; ``end`` is "deck", "blocked" or "resigned"."""

    rule: ClassVar[str] = "end"
    end: str
    scores: tuple[int, ...]


ChinaEvent = (
    PiecePlaced
    | HousesScored
    | AllianceScored
    | RoadScored
    | ScoreChanged
    | Exchanged
    | CardTaken
    | CardDrawn
    | RowFilled
    | DeckRanOut
    | SeatResigned
    | GameEnded
)
"""Every event of the game, for decoding."""
