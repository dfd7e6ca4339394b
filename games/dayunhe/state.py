"""What changes in a match of Da Yunhe."""

from typing import Literal

from games.dayunhe.components import NOBODY
from games.dayunhe.components import rules as numbers
from games.engine import Seat, State

Phase = Literal["stock", "take", "act", "face", "fork", "over"]
"""What is decided now: a first tile, a card, a symbol, how a tile comes to lie, where the way goes on."""

End = Literal["trips", "rounds", "resigned"]
"""How a match came to its end."""


class DayunheState(State, dict=True):
    """Everything there is to know, or a view of it.

    Places are numbers as in ``places``, seats numbers, -1 nobody; a hex without a tile holds "". Tiles in the
    stacks, in the warehouse and in the City (``city``) are the seat's own.

    ``dict=True`` gives room for what is derived, never encoded and never compared: see ``way.options``.
    """

    level: int  # unrest tiles of one colour that start an uprising: 2, 3 or 4
    first: int  # the seat that holds the northernmost region
    start: int  # the start player of this round
    round: int  # 0 before the first
    tiles: list[str]  # by hex: kinds
    owners: list[int]  # by hex: seats
    rotations: list[int]  # by hex: the lowest one that looks the same; 0 without a tile
    stacks: list[list[list[str]]]  # by seat and stack: kinds, the last is the top; "?" in a view
    up: list[list[bool]]  # by seat and stack: whether its top is face up; False for an empty one
    warehouses: list[list[str]]  # by seat: kinds in the order in which they came; "?" in a view
    city: list[list[str]]  # by seat: own canal tiles in its part of the City, in the order of building
    city_unrest: list[list[int]]  # by seat of the part and owner: unrest tiles in the City
    wall: list[int]  # by colour: unrest tiles in the row
    scores: list[int]  # by seat
    gains: list[list[int]]  # by seat and source as in `scoring.SOURCES`; they add up to the score
    trips: int  # of the coordinator, this one included; 0 at the end
    coordinator: int  # his place
    lying: bool  # until the end of the round, after a tea break
    entered: list[int]  # places entered on this trip, the one he began at first; the open inspection not
    phase: Phase
    handed: list[list[str]]  # by seat: the cards it was handed in this round; "?" in a view, [] before
    chosen: list[str]  # by seat: its card, "" none; "?" in a view until it is revealed
    revealed: list[bool]  # by seat: its card of this round
    actor: int | None  # whose card is being carried out, also while another seat decides a fork
    left: dict[str, int]  # symbols of that card still to be used; used up ones are gone
    used: dict[str, int]  # how often symbols of that card were used
    facing: list[int]  # hexes whose tiles are still to be faced, the next one first
    way: list[int]  # places laid out in the open inspection, in order
    lines: list[bool]  # for each of them: entered along a canal line
    steps: int  # still to go in the open inspection; 0 if none is open
    special: bool  # it is a special one
    entries: int  # of the record since the choosing of this round began
    picks: list[int]  # by seat: which of these entries is its pick, the first is 1; 0 for none
    end: End | Literal[""]  # "" while it runs

    @property
    def south(self) -> bool:
        """Whether the coordinator travels southwards; at first he does."""
        return (numbers().trips - self.trips) % 2 == 0

    def holder(self, region: int) -> Seat:
        """The seat that holds a region (0 to 4 from the north); -1 for a neutral one."""
        return (self.first + region) % self.seats if region < self.seats else NOBODY

    def region_of(self, seat: Seat) -> int:
        """The region that a seat holds."""
        return (seat - self.first) % self.seats

    @property
    def decider(self) -> Seat:
        """Who decides where the way forks: the start player, or the next one who still plays."""
        return next(seat for seat in self.clockwise(self.start) if seat not in self.resigned)
