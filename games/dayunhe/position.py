"""The state of a match of Da Yunhe: setup, actions, views, resigning."""

from games.dayunhe.actions import DayunheAction
from games.engine import Position


class DayunhePosition(Position[DayunheAction]):
    """Everything there is to know, or a view of it.

    Places are numbers as in ``places``, seats numbers, -1 nobody; a hex without a tile holds "". Tiles in the
    stacks, in the warehouse and in the City (``city``) are the seat's own.
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
    phase: str  # "stock", "take", "act", "face", "fork", "over"
    handed: list[list[str]]  # by seat: the cards it was handed in this round; "?" in a view, [] before
    chosen: list[str]  # by seat: its card, "" none; "?" in a view until it is revealed
    revealed: list[bool]  # by seat: its card of this round
    actor: int | None  # whose card is being carried out, also while another seat decides a fork
    left: dict[str, int]  # symbols of that card still to be used; used up ones are gone
    facing: list[int]  # hexes whose tiles are still to be faced, the next one first
    way: list[int]  # places laid out in the open inspection, in order
    lines: list[bool]  # for each of them: entered along a canal line
    steps: int  # still to go in the open inspection
    special: bool  # it is a special one
    entries: int  # of the record since the choosing of this round began
    picks: list[int]  # by seat: which of these entries is its pick, the first is 1; 0 for none
    end: str  # "", then "trips", "rounds" or "resigned"

    @property
    def south(self) -> bool:
        """Whether the coordinator travels southwards."""
        return self.trips % 2 == 0
