"""What can happen in Da Yunhe. Seats are numbers; -1 stands for nobody. Places are as in ``places``.

Every event is public but `CardTaken`; what the viewer cannot know yet in a view (a tile that comes from a
stack, a card that is revealed) is `HIDDEN`.
"""

from typing import ClassVar

import msgspec

from games.dayunhe.places import (
    area_place,
    prestige_place,
    stack_place,
    wall_place,
    warehouse_place,
)
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


class StepScore(msgspec.Struct, frozen=True):
    """What the coordinator found on one place of his way.

    ``kind`` is "empty", "unrest", "canal" or "city"; ``seat`` gets the ``points``, -1 if nobody does;
    ``line``: entered along a canal line.
    """

    place: int
    kind: str
    seat: int
    points: int
    line: bool


# ── rounds and turns ─────────────────────────────────────────────────────────────────────────────────


class RoundBegan(Event, frozen=True):
    """A round began; ``start`` is its start player."""

    rule: ClassVar[str] = "round"
    ends_turn: ClassVar[bool] = True
    round: int
    start: Seat


class Stocked(Event, frozen=True):
    """The open ``tile`` of a stack came into the warehouse before the first round."""

    rule: ClassVar[str] = "setup"
    seat: Seat
    stack: int
    tile: str

    def places(self) -> tuple[int, ...]:
        """The stack and the warehouse."""
        return stack_place(self.seat, self.stack), warehouse_place(self.seat)


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


# ── tiles ────────────────────────────────────────────────────────────────────────────────────────────


class Supplied(Event, frozen=True):
    """A ``tile`` came from the top of a stack into the warehouse; ``face_down``: unseen until then."""

    rule: ClassVar[str] = "supply"
    seat: Seat
    stack: int
    tile: str
    face_down: bool

    def places(self) -> tuple[int, ...]:
        """The stack and the warehouse."""
        return stack_place(self.seat, self.stack), warehouse_place(self.seat)


class Built(Event, frozen=True):
    """A ``tile`` came on the map; ``points`` for it, 0 for unrest."""

    rule: ClassVar[str] = "build"
    seat: Seat
    tile: str
    hex: int
    rotation: int
    points: int

    def places(self) -> tuple[int, ...]:
        """The hex."""
        return (self.hex,)


class CityBuilt(Event, frozen=True):
    """A canal ``tile`` came into the seat's part of the City, which holds ``count`` of its own then."""

    rule: ClassVar[str] = "city"
    seat: Seat
    tile: str
    count: int

    def places(self) -> tuple[int, ...]:
        """The seat's part of the City."""
        return (area_place(self.seat),)


class UnrestToWall(Event, frozen=True):
    """An unrest tile of ``owner`` came to the wall from ``hex`` (-1: a warehouse).

    ``count`` are in its row then, of the ``level`` that start an uprising.
    """

    rule: ClassVar[str] = "wall"
    owner: Seat
    hex: int
    count: int
    level: int

    def places(self) -> tuple[int, ...]:
        """The row, and the hex."""
        row = wall_place(self.owner)
        return (row,) if self.hex < 0 else (self.hex, row)


class Swapped(Event, frozen=True):
    """A seat swapped the ``tiles`` on two hexes; they and their ``owners`` as before, ``hex`` first."""

    rule: ClassVar[str] = "rebuild"
    seat: Seat
    hex: int
    other: int
    tiles: tuple[str, str]
    owners: tuple[Seat, Seat]

    def places(self) -> tuple[int, ...]:
        """Both hexes."""
        return self.hex, self.other


class Moved(Event, frozen=True):
    """A seat moved a ``tile`` of ``owner`` to a free hex."""

    rule: ClassVar[str] = "rebuild"
    seat: Seat
    hex: int
    to: int
    tile: str
    owner: Seat

    def places(self) -> tuple[int, ...]:
        """Both hexes."""
        return self.hex, self.to


class Turned(Event, frozen=True):
    """A seat turned a ``tile`` of ``owner``; its rotation ``before`` and now.

    After a move or a swap only if it changed.
    """

    rule: ClassVar[str] = "rebuild"
    seat: Seat
    hex: int
    before: int
    rotation: int
    tile: str
    owner: Seat

    def places(self) -> tuple[int, ...]:
        """The hex."""
        return (self.hex,)


class UnrestRemoved(Event, frozen=True):
    """A seat removed an unrest tile of ``owner`` from the map; it goes to the wall."""

    rule: ClassVar[str] = "unrest"
    seat: Seat
    owner: Seat
    hex: int

    def places(self) -> tuple[int, ...]:
        """The hex."""
        return (self.hex,)


class PeopleCalmed(Event, frozen=True):
    """A seat took an unrest tile of ``owner`` from the wall.

    ``count`` are left in its row, of the ``level`` that start an uprising.
    """

    rule: ClassVar[str] = "unrest"
    seat: Seat
    owner: Seat
    count: int
    level: int

    def places(self) -> tuple[int, ...]:
        """The row."""
        return (wall_place(self.owner),)


class CostPaid(Event, frozen=True):
    """A seat gave two unrest tiles of its warehouse; where they go, the next events tell."""

    rule: ClassVar[str] = "cost"
    seat: Seat

    def places(self) -> tuple[int, ...]:
        """The warehouse."""
        return (warehouse_place(self.seat),)


class PutUnder(Event, frozen=True):
    """A ``tile`` of ``owner`` came face down under one of its stacks."""

    rule: ClassVar[str] = "under"
    owner: Seat
    tile: str
    stack: int

    def places(self) -> tuple[int, ...]:
        """The stack."""
        return (stack_place(self.owner, self.stack),)


class CanalDestroyed(Event, frozen=True):
    """A seat destroyed a canal ``tile`` of ``owner``."""

    rule: ClassVar[str] = "destroy"
    seat: Seat
    owner: Seat
    hex: int
    tile: str

    def places(self) -> tuple[int, ...]:
        """The hex."""
        return (self.hex,)


class Spied(Event, frozen=True):
    """A seat turned up the face-down ``tops`` of its stacks, as (stack, tile)."""

    rule: ClassVar[str] = "espionage"
    seat: Seat
    tops: tuple[tuple[int, str], ...]

    def places(self) -> tuple[int, ...]:
        """The stacks."""
        return tuple(stack_place(self.seat, stack) for stack, _ in self.tops)


class Reformed(Event, frozen=True):
    """A seat shuffled its stacks, which have these ``sizes`` now."""

    rule: ClassVar[str] = "reform"
    seat: Seat
    sizes: tuple[int, ...]

    def places(self) -> tuple[int, ...]:
        """The stacks."""
        return tuple(stack_place(self.seat, stack) for stack in range(len(self.sizes)))


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


# ── the coordinator ──────────────────────────────────────────────────────────────────────────────────


class TeaBreak(Event, frozen=True):
    """The coordinator lies down until the end of the round."""

    rule: ClassVar[str] = "tea"
    seat: Seat


class InspectionAnnounced(Event, frozen=True):
    """A seat announced a special inspection of so many ``steps``."""

    rule: ClassVar[str] = "inspection"
    seat: Seat
    steps: int


class ForkChosen(Event, frozen=True):
    """A seat decided where the way goes on."""

    rule: ClassVar[str] = "way"
    seat: Seat
    place: int

    def places(self) -> tuple[int, ...]:
        """Where it goes on."""
        return (self.place,)


class Inspected(Event, frozen=True):
    """The coordinator went his ``way``, scored in this order; ``unused`` steps lapse."""

    rule: ClassVar[str] = "inspection"
    special: bool
    way: tuple[StepScore, ...]
    unused: int

    def places(self) -> tuple[int, ...]:
        """The way."""
        return tuple(step.place for step in self.way)


class CoordinatorRested(Event, frozen=True):
    """The coordinator did not go on in this round: ``why`` is "tea" or "turning-point"."""

    rule: ClassVar[str] = "coordinator"
    why: str


class Uprising(Event, frozen=True):
    """``tiles`` unrest tiles of ``owner`` in the wall rose; that cost ``loss`` (a positive number)."""

    rule: ClassVar[str] = "uprising"
    owner: Seat
    tiles: int
    loss: int

    def places(self) -> tuple[int, ...]:
        """The row and the owner's prestige."""
        return wall_place(self.owner), prestige_place(self.owner)


class CoordinatorTurned(Event, frozen=True):
    """A trip of the coordinator ended at ``place``; so many ``trips`` are left."""

    rule: ClassVar[str] = "trips"
    place: int
    trips: int

    def places(self) -> tuple[int, ...]:
        """Where he turned."""
        return (self.place,)


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
