"""What can happen in Da Yunhe to tiles: stacks, warehouses, the map, the City, the wall."""

from typing import ClassVar

from games.dayunhe.places import area_place, stack_place, wall_place, warehouse_place
from games.engine import Event, Seat


class Stocked(Event, frozen=True):
    """The open ``tile`` of a stack came into the warehouse before the first round."""

    rule: ClassVar[str] = "setup"
    seat: Seat
    stack: int
    tile: str

    def places(self) -> tuple[int, ...]:
        """The stack and the warehouse."""
        return stack_place(self.seat, self.stack), warehouse_place(self.seat)


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
