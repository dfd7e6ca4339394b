"""What can happen in Yunnan.

Colours, provinces, buildings, sides and sites are numbers, as in ``components``; -1 stands for none.
"""

from typing import ClassVar

import msgspec

from games.engine import Event, Seat, SeatResigned
from games.yunnan.components import BRIDGE, MARKET, bank_place, bridge_place, buildings, space_place


class Line(msgspec.Struct, frozen=True):
    """A part of an income: ``count`` pieces of one kind ("trader" or "post") in one province.

    ``value`` is what each earns before transport, 0 for posts that are cut off; ``gaps`` the provinces on the
    way there in which the colour is not present; ``amount`` what all of them bring.
    """

    province: int
    kind: str
    count: int
    value: int
    gaps: int
    amount: int


class Bid(Event, frozen=True):
    """A trader was set on the space ``value`` of a building, from the province ``source`` (-1: from home).

    After it the colour's ``bids`` come to so many yuan, and it has ``money``; what it lacks of it would cost
    ``loss`` points if it paid now.
    """

    rule: ClassVar[str] = "bidding"
    ends_turn: ClassVar[bool] = True
    colour: int
    building: int
    value: int
    source: int
    bids: int
    money: int
    loss: int

    def places(self) -> tuple[int, ...]:
        """The space."""
        return (_space(self.building, self.value),)


class ThrownOut(Event, frozen=True):
    """A trader on a small space came home, for ``by`` had bid more.

    ``again``: its colour had passed and is to act again.
    """

    rule: ClassVar[str] = "throwing-out"
    colour: int
    building: int
    value: int
    by: int
    by_value: int
    again: bool

    def places(self) -> tuple[int, ...]:
        """The space that is empty now."""
        return (_space(self.building, self.value),)


class Banked(Event, frozen=True):
    """A trader was set on a side of the bank; the ``freed`` spaces (building, value) are empty now.

    The traders that stood there went to the market. As bids stand after it, the side ``pays`` so much.
    """

    rule: ClassVar[str] = "bank"
    ends_turn: ClassVar[bool] = True
    colour: int
    side: int
    source: int
    freed: tuple[tuple[int, int], ...]
    pays: int

    def places(self) -> tuple[int, ...]:
        """The side of the bank."""
        return (bank_place(self.side),)


class Marketed(Event, frozen=True):
    """A trader was set on the market, from the province ``source`` (-1: from home)."""

    rule: ClassVar[str] = "market"
    ends_turn: ClassVar[bool] = True
    colour: int
    source: int

    def places(self) -> tuple[int, ...]:
        """The market."""
        return (MARKET,)


class Passed(Event, frozen=True):
    """A colour passed; so many of its traders were ``sent`` from home to the market.

    ``forced``: it had no trader to set.
    """

    rule: ClassVar[str] = "passing"
    ends_turn: ClassVar[bool] = True
    colour: int
    sent: int
    forced: bool

    def places(self) -> tuple[int, ...]:
        """The market, if traders went there."""
        return (MARKET,) if self.sent else ()


class BankPaid(Event, frozen=True):
    """The bank paid for a ``total`` of all bids: who bid how much, who got how much on which side."""

    rule: ClassVar[str] = "bank-payout"
    total: int
    bids: tuple[tuple[int, int], ...]
    payments: tuple[tuple[int, int, int], ...]

    def places(self) -> tuple[int, ...]:
        """The sides of the bank that were paid."""
        return tuple(bank_place(side) for _, side, _ in self.payments)


class BidsPaid(Event, frozen=True):
    """A colour paid its bids (building, value): ``paid`` yuan; for ``missing`` ones it lost points."""

    rule: ClassVar[str] = "progress"
    colour: int
    bids: tuple[tuple[int, int], ...]
    paid: int
    missing: int
    lost: int


class Gained(Event, frozen=True):
    """A colour went from one level of a building's progress to the next."""

    rule: ClassVar[str] = "progress"
    colour: int
    building: int
    before: int
    after: int


class StructureTaken(Event, frozen=True):
    """A colour took a structure in the yard; ``forced``: there was nothing to choose."""

    rule: ClassVar[str] = "yard"
    ends_turn: ClassVar[bool] = True
    colour: int
    kind: str
    forced: bool


class Moved(Event, frozen=True):
    """A trader travelled for so many ``passes``, and ``left`` are left; ``via``: the provinces it entered."""

    rule: ClassVar[str] = "travel"
    colour: int
    start: int
    end: int
    passes: int
    left: int
    via: tuple[int, ...]

    def places(self) -> tuple[int, ...]:
        """Where it arrived."""
        return (self.end,)


class Displaced(Event, frozen=True):
    """A trader of ``colour`` had to go from ``province`` to the one before, for ``by`` arrived there."""

    rule: ClassVar[str] = "displacing"
    by: int
    colour: int
    province: int
    to: int

    def places(self) -> tuple[int, ...]:
        """Where it went."""
        return (self.to,)


class Built(Event, frozen=True):
    """A structure stands now: a post or a tea house in the province ``place``, a bridge on that site."""

    rule: ClassVar[str] = "building"
    colour: int
    kind: str
    place: int

    def places(self) -> tuple[int, ...]:
        """Where it stands."""
        return (bridge_place(self.place) if self.kind == BRIDGE else self.place,)


class TravelEnded(Event, frozen=True):
    """A travel turn is over; ``isolated`` traders (province, count) went to the market.

    Then the ``income`` stands at so many yuan; so many passes were ``left``. ``forced``: there was nothing to
    do in it.
    """

    rule: ClassVar[str] = "isolation"
    ends_turn: ClassVar[bool] = True
    colour: int
    isolated: tuple[tuple[int, int], ...]
    income: int
    left: int
    forced: bool

    def places(self) -> tuple[int, ...]:
        """Where the isolated traders stood."""
        return tuple(province for province, _ in self.isolated)


class InspectorCame(Event, frozen=True):
    """The inspector went to the ``province`` that yields most and sent a trader of ``colour`` to the market.

    ``yields`` by province; ``influence`` of the colour. No yield anywhere: no province; nobody unprotected
    there: no colour, and -1.
    """

    rule: ClassVar[str] = "inspector"
    yields: tuple[int, ...]
    province: int
    colour: int
    influence: int

    def places(self) -> tuple[int, ...]:
        """Where he came."""
        return () if self.province < 0 else (self.province,)


class GiftsGiven(Event, frozen=True):
    """The traders in a province got gifts, those of the highest influence first; so many are ``left``.

    ``gifts``: tiles for each colour there, in the order of dealing; ``short``: not enough for all.
    """

    rule: ClassVar[str] = "gifts"
    province: int
    gifts: tuple[tuple[int, int], ...]
    left: int
    short: bool

    def places(self) -> tuple[int, ...]:
        """The province."""
        return (self.province,)


class IncomeCounted(Event, frozen=True):
    """The income of a colour in this round, and where it comes from."""

    rule: ClassVar[str] = "income"
    colour: int
    lines: tuple[Line, ...]
    income: int


class OrderChanged(Event, frozen=True):
    """The new travel order by incomes: colours, the first first."""

    rule: ClassVar[str] = "order"
    order: tuple[int, ...]


class Converted(Event, frozen=True):
    """A colour made ``points`` of its income and kept the rest as ``money``; ``forced``: it had none."""

    rule: ClassVar[str] = "conversion"
    ends_turn: ClassVar[bool] = True
    colour: int
    points: int
    money: int
    forced: bool


class PointsChanged(Event, frozen=True):
    """A seat's points before and after everything that one action caused."""

    rule: ClassVar[str] = "conversion"
    seat: Seat
    before: int
    after: int


class MoneyChanged(Event, frozen=True):
    """A colour's money before and after everything that one action caused."""

    rule: ClassVar[str] = "conversion"
    colour: int
    before: int
    after: int


class RoundBegan(Event, frozen=True):
    """A new round, with its bidding order."""

    rule: ClassVar[str] = "round"
    round: int
    order: tuple[int, ...]


class FinalScored(Event, frozen=True):
    """The points of a seat at the end by source, as in the outcome, and their ``total``.

    What they are for: ``money`` in yuan and ``gifts`` of all its colours; by colour of the seat, the lowest
    first, ``passes``, ``influence`` and ``teahouses`` on the map.
    """

    rule: ClassVar[str] = "final-scoring"
    seat: Seat
    sources: dict[str, int]
    total: int
    money: int
    gifts: int
    passes: tuple[int, ...]
    influence: tuple[int, ...]
    teahouses: tuple[int, ...]


class GameEnded(Event, frozen=True):
    """The match is over, the final scoring done; ``end``: "points", "gifts", "agreed", "resigned"."""

    rule: ClassVar[str] = "end"
    end: str
    scores: tuple[int, ...]


YunnanEvent = (
    Bid
    | ThrownOut
    | Banked
    | Marketed
    | Passed
    | BankPaid
    | BidsPaid
    | Gained
    | StructureTaken
    | Moved
    | Displaced
    | Built
    | TravelEnded
    | InspectorCame
    | GiftsGiven
    | IncomeCounted
    | OrderChanged
    | Converted
    | PointsChanged
    | MoneyChanged
    | RoundBegan
    | SeatResigned
    | FinalScored
    | GameEnded
)
"""Every event of the game, for decoding."""


def _space(building: int, value: int) -> int:
    """The number of the space among the places that pictures ring."""
    return space_place(building, buildings()[building].values.index(value))
