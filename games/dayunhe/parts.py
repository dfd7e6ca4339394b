"""What the actions of Da Yunhe are made of: words, slots, and checks of what is written."""

from functools import lru_cache
from typing import ClassVar, Final

from games.dayunhe.components import SEATS, edges, kinds, lines_name, looks
from games.dayunhe.places import HEXES, hex_name, region_name
from games.engine import Action, BadNotation, Slot
from games.engine.notation import check_seats

NONE: Final = "none"
"""In a refusal: there is no such tile, or no look to choose."""


class Deed(Action, frozen=True):
    """Something that is written as a word, ``do``, and what is answered after it."""

    do: ClassVar[str]

    def parts(self) -> tuple[Slot, ...]:
        """What is answered after the word."""
        return ()

    def slots(self) -> tuple[Slot, ...]:
        """In a turn the word itself is the first answer."""
        return (Slot("do", self.do), *self.parts())

    def __str__(self) -> str:
        return _written(self)


@lru_cache(1 << 14)
def _written(deed: Deed) -> str:
    return " ".join((deed.do, *(slot.value for slot in deed.parts())))


class Answer(Deed, frozen=True):
    """A decision that is not one of a turn's many: only what is answered is asked."""

    def slots(self) -> tuple[Slot, ...]:
        """The answers alone."""
        return self.parts()


# ── checks and slots ─────────────────────────────────────────────────────────────────────────────────


def check_hex(place: int) -> None:
    """Raise `BadNotation` unless it is a hex of the map."""
    if not 0 <= place < HEXES:
        raise BadNotation("no-such-hex", hex=str(place))


def check_seat(seat: int) -> None:
    """Raise `BadNotation` unless there may be such a seat."""
    check_seats(max(SEATS), seat)


def check_kind(kind: str) -> None:
    """Raise `BadNotation` unless there is that kind of tile."""
    if kind not in kinds():
        raise BadNotation("no-such-tile", tile=kind, known=", ".join(kinds()))


def check_look(kind: str, rotation: int) -> None:
    """Raise `BadNotation` unless the rotation stands for a look of that kind."""
    check_kind(kind)
    if rotation not in looks(kind):
        raise BadNotation("no-such-look", tile=kind, lines=str(rotation), known=known_looks(kind))


def check_several_looks(kind: str, rotation: int) -> None:
    """Raise `BadNotation` unless the rotation stands for one of several looks of that kind."""
    check_look(kind, rotation)
    if len(looks(kind)) == 1:
        raise BadNotation("no-such-look", tile=kind, lines=str(rotation), known=known_looks(kind))


def known_looks(kind: str) -> str:
    """The looks of a kind as they are typed, with commas; "none" if it has but one."""
    if len(looks(kind)) == 1:
        return NONE
    return ", ".join(lines_name(edges(kind, rotation)) for rotation in looks(kind))


def hex_slot(name: str, place: int) -> Slot:
    """A hex, by its region."""
    return Slot(name, hex_name(place), region_name(place))


def look_slots(kind: str, rotation: int) -> tuple[Slot, ...]:
    """The edges that the line joins; nothing for a tile that looks the same in every rotation."""
    return (Slot("lines", lines_name(edges(kind, rotation))),) if len(looks(kind)) > 1 else ()


def stack_slot(stack: int) -> Slot:
    """A stack as people count them."""
    return Slot("stack", str(stack + 1))
