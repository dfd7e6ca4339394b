"""What can happen in Da Yunhe around the coordinator: his ways, uprisings, the end of a trip."""

from typing import ClassVar

import msgspec

from games.dayunhe.places import prestige_place, wall_place
from games.engine import Event, Seat


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
