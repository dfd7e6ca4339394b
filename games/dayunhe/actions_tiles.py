"""What a player of Da Yunhe does with tiles in a turn: supply, building, rebuilding."""

from typing import ClassVar, Final

from games.dayunhe.components import STACKS
from games.dayunhe.parts import (
    Deed,
    check_hex,
    check_kind,
    check_look,
    check_several_looks,
    hex_slot,
    look_slots,
    stack_slot,
)
from games.dayunhe.places import hex_name
from games.engine import BadNotation, Slot
from games.engine.notation import check_number

CITY: Final = "city"
"""The place of a canal tile that is built in the Forbidden City."""

REBUILD: Final = ("swap", "move", "turn")
"""The words with which people rebuild."""

# ── building ─────────────────────────────────────────────────────────────────────────────────────────


class Supply(Deed, frozen=True):
    """The top of the own ``stack`` comes into the warehouse (Da Yunhe, Supply)."""

    do: ClassVar[str] = "supply"
    stack: int

    def __post_init__(self) -> None:
        check_number(self.stack + 1, 1, STACKS)

    def parts(self) -> tuple[Slot, ...]:
        """The stack."""
        return (stack_slot(self.stack),)

    def slots(self) -> tuple[Slot, ...]:
        """One answer for both: tiles come one by one, and there are few stacks."""
        return (Slot("do", f"{self.do}-{self.stack + 1}"),)


class Build(Deed, frozen=True):
    """Lay a ``tile`` of the warehouse on ``hex``, in this ``rotation`` (Da Yunhe, Building)."""

    do: ClassVar[str] = "build"
    tile: str
    hex: int
    rotation: int

    def __post_init__(self) -> None:
        check_look(self.tile, self.rotation)
        check_hex(self.hex)

    def parts(self) -> tuple[Slot, ...]:
        """Tile, hex, look."""
        return Slot("tile", self.tile), hex_slot("place", self.hex), *look_slots(self.tile, self.rotation)


class BuildCity(Deed, frozen=True):
    """Lay a canal ``tile`` into the own part of the Forbidden City (Da Yunhe, City)."""

    do: ClassVar[str] = "build"
    tile: str

    def __post_init__(self) -> None:
        check_kind(self.tile)

    def parts(self) -> tuple[Slot, ...]:
        """Tile, and "city" in place of a hex."""
        return Slot("tile", self.tile), Slot("place", CITY, CITY)


class Swap(Deed, frozen=True):
    """Swap the tiles on two hexes, the lower number first (Da Yunhe, Rebuilding)."""

    do: ClassVar[str] = "swap"
    hex: int
    other: int

    def __post_init__(self) -> None:
        check_hex(self.hex)
        check_hex(self.other)
        if self.hex >= self.other:
            raise BadNotation("no-such-swap", hex=hex_name(self.hex), other=hex_name(self.other))

    def parts(self) -> tuple[Slot, ...]:
        """Both hexes."""
        return hex_slot("place", self.hex), hex_slot("place2", self.other)


class Move(Deed, frozen=True):
    """Move the tile on ``hex`` to a free one (Da Yunhe, Rebuilding)."""

    do: ClassVar[str] = "move"
    hex: int
    to: int

    def __post_init__(self) -> None:
        check_hex(self.hex)
        check_hex(self.to)

    def parts(self) -> tuple[Slot, ...]:
        """From where to where."""
        return hex_slot("place", self.hex), hex_slot("place2", self.to)


class Turn(Deed, frozen=True):
    """Turn the ``tile`` on ``hex`` into this ``rotation`` (Da Yunhe, Rebuilding)."""

    do: ClassVar[str] = "turn"
    hex: int
    tile: str
    rotation: int

    def __post_init__(self) -> None:
        check_hex(self.hex)
        check_several_looks(self.tile, self.rotation)

    def parts(self) -> tuple[Slot, ...]:
        """Hex and look."""
        return hex_slot("place", self.hex), *look_slots(self.tile, self.rotation)
