"""Rebuilding: swapping, moving, turning tiles, and how they come to lie (Da Yunhe, Rebuilding).

===========================  ============================================================================
notation                     meaning
===========================  ============================================================================
``swap 2-5 3-1``             rebuild: swap two tiles
``move 2-5 3-1``             rebuild: move the tile on 2-5
``turn 2-5 e-w``             rebuild: turn it
``face e-w``                 how a tile that was just moved or swapped comes to lie
===========================  ============================================================================
"""

from collections.abc import Sequence
from functools import cache
from typing import ClassVar, Final

from games.dayunhe import stacks
from games.dayunhe.building import by_links, tile_facts
from games.dayunhe.cards import (
    Answer,
    Choices,
    Deed,
    check_hex,
    check_several_looks,
    hex_slot,
    look_slots,
    read_hexes,
    read_look,
    read_parted,
    symbol,
)
from games.dayunhe.components import FREE, Kind, edges, lines_name, looks
from games.dayunhe.networks import calls
from games.dayunhe.places import Place, hex_name, region
from games.dayunhe.state import DayunheState
from games.engine import BadNotation, Event, Family, IllegalAction, Refusals, Seat, Slot
from games.engine.notation import Unread, Verb

refuse: Final = Refusals(
    {
        "no-tile-there": "rebuild",
        "foreign-tile": "rebuild",
        "swap-beyond-region": "rebuild",
        "move-beyond-region": "rebuild",
        "target-not-free": "rebuild",
        "same-tiles": "rebuild",
        "other-tile-there": "rebuild",
        "lies-so-already": "rebuild",
        "nothing-to-rebuild": "rebuild",
    }
)


class Swap(Deed, frozen=True):
    """Swap the tiles on two hexes, the lower number first (Da Yunhe, Rebuilding)."""

    rule: ClassVar[str] = "rebuild"
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

    rule: ClassVar[str] = "rebuild"
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

    rule: ClassVar[str] = "rebuild"
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


class Face(Answer, frozen=True):
    """The moved or swapped ``tile`` comes to lie in this ``rotation`` (Da Yunhe, Rebuilding)."""

    rule: ClassVar[str] = "rebuild"
    do: ClassVar[str] = "face"
    tile: str
    rotation: int

    def __post_init__(self) -> None:
        check_several_looks(self.tile, self.rotation)

    def parts(self) -> tuple[Slot, ...]:
        """The look."""
        return look_slots(self.tile, self.rotation)


swap = cache(Swap)
move = cache(Move)
turn = cache(Turn)
face = cache(Face)


def _read_swap(words: Sequence[str]) -> Swap:
    """``swap 2-5 3-1``, either hex first."""
    return swap(*sorted(read_hexes(words, 2)))


def _read_turn(words: Sequence[str]) -> Turn:
    """``turn 2-5 e-w``."""
    name, numbers, joined = read_parted(words)
    if name:
        raise Unread
    return turn(read_hexes(numbers, 1)[0], *read_look(joined))


VERBS: Final[dict[str, Verb[Deed]]] = {
    "swap": (_read_swap, "swap 2-5 3-1"),
    "move": (lambda words: move(*read_hexes(words, 2)), "move 2-5 3-1"),
    "turn": (_read_turn, "turn 2-5 e-w"),
    "face": (lambda words: face(*read_look(words)), "face e-w"),
}


# ── what is legal ───────────────────────────────────────────────────────────────────────────────────────────


def _movable(state: DayunheState, seat: Seat) -> list[int]:
    """Where tiles are that are one's own or in the own region."""
    home, owners = state.region_of(seat), state.owners
    return [
        place
        for place, kind in enumerate(state.tiles)
        if kind and (owners[place] == seat or region(place) == home)
    ]


def swaps(state: DayunheState, seat: Seat) -> Choices[Swap]:
    """Every two tiles that may change places."""
    movable = _movable(state, seat)
    for number, place in enumerate(movable):
        for other in movable[number + 1 :]:
            if can_swap(state, seat, place, other):
                yield swap(place, other)


def moves(state: DayunheState, seat: Seat) -> Choices[Move]:
    """Own tiles to any free hex, others within the own region."""
    home = state.region_of(seat)
    free = [place for place, kind in enumerate(state.tiles) if kind == FREE]
    for place in _movable(state, seat):
        for to in free:
            if state.owners[place] == seat or region(to) == home:
                yield move(place, to)


def turnings(state: DayunheState, seat: Seat) -> Choices[Turn]:
    """Every other look of each tile, the better connected first."""
    own, every = calls(state, seat)
    for place in _movable(state, seat):
        kind = state.tiles[place]
        for rotation in by_links(kind, own[place], every[place]):
            if rotation != state.rotations[place]:
                yield turn(place, kind, rotation)


def can_swap(state: DayunheState, seat: Seat, place: int, other: int) -> bool:
    """Whether two tiles of which each is one's own or in the own region may be swapped, and that matters."""
    home = state.region_of(seat)
    both_own = state.owners[place] == seat == state.owners[other]
    at_home = region(place) == home == region(other)
    return (both_own or at_home) and not same_tiles(state, place, other)


def same_tiles(state: DayunheState, place: int, other: int) -> bool:
    """Whether nothing changes when the tiles are swapped, however they are faced then."""
    return (
        state.tiles[place] == state.tiles[other]
        and state.owners[place] == state.owners[other]
        and len(looks(state.tiles[place])) == 1
    )


def faces(state: DayunheState, seat: Seat) -> list[Face]:
    """Every look of the tile that is to be faced, also how it lies now (Da Yunhe, Rebuilding)."""
    place = state.facing[0]
    own, every = calls(state, seat)
    kind = state.tiles[place]
    return [face(kind, rotation) for rotation in by_links(kind, own[place], every[place])]


def _not_movable(state: DayunheState, seat: Seat, place: int) -> IllegalAction | None:
    """No tile is there that is one's own or in the own region."""
    if state.tiles[place] == FREE:
        return refuse("no-tile-there", hex=hex_name(place))
    if state.owners[place] != seat and region(place) != state.region_of(seat):
        return refuse("foreign-tile", **tile_facts(state, place), region=state.region_of(seat) + 1)
    return None


def not_swapped(state: DayunheState, seat: Seat, action: Swap) -> IllegalAction | None:
    """Both one's own, or both in the own region; something must change."""
    for place in (action.hex, action.other):
        if fixed := _not_movable(state, seat, place):
            return fixed
    if same_tiles(state, action.hex, action.other):
        return refuse("same-tiles", hex=hex_name(action.hex), other=hex_name(action.other))
    if not can_swap(state, seat, action.hex, action.other):
        # one of them is foreign, so it is in the own region, and the other one is outside
        foreign, own = action.hex, action.other
        if state.owners[foreign] == seat:
            foreign, own = own, foreign
        home = state.region_of(seat) + 1
        return refuse("swap-beyond-region", **tile_facts(state, foreign), other=hex_name(own), region=home)
    return None


def not_moved(state: DayunheState, seat: Seat, action: Move) -> IllegalAction | None:
    """To a free hex; foreign tiles stay in the own region."""
    if fixed := _not_movable(state, seat, action.hex):
        return fixed
    if state.tiles[action.to] != FREE:
        return refuse("target-not-free", **tile_facts(state, action.to))
    home = state.region_of(seat)
    if state.owners[action.hex] != seat and region(action.to) != home:
        return refuse(
            "move-beyond-region", **tile_facts(state, action.hex), other=hex_name(action.to), region=home + 1
        )
    return None


def not_turned(state: DayunheState, seat: Seat, action: Turn) -> IllegalAction | None:
    """The tile that is there, and it must come to lie in another way."""
    if fixed := _not_movable(state, seat, action.hex) or _other_tile(state, action.hex, action):
        return fixed
    if state.rotations[action.hex] == action.rotation:
        lines = lines_name(edges(action.tile, action.rotation))
        return refuse("lies-so-already", hex=hex_name(action.hex), tile=action.tile, lines=lines)
    return None


def _other_tile(state: DayunheState, place: int, action: Turn | Face) -> IllegalAction | None:
    """The tile on the hex is not of the kind whose look was named."""
    if state.tiles[place] != action.tile:
        lines = lines_name(edges(action.tile, action.rotation))
        return refuse("other-tile-there", **tile_facts(state, place), lines=lines)
    return None


# ── what it causes ──────────────────────────────────────────────────────────────────────────────────────────


class Swapped(Event, frozen=True):
    """A seat swapped the ``tiles`` on two hexes; they and their ``owners`` as before, ``hex`` first."""

    rule: ClassVar[str] = "rebuild"
    seat: Seat
    hex: Place
    other: Place
    tiles: tuple[Kind, Kind]
    owners: tuple[Seat, Seat]

    def places(self) -> tuple[int, ...]:
        """Both hexes."""
        return self.hex, self.other


class Moved(Event, frozen=True):
    """A seat moved a ``tile`` of ``owner`` to a free hex."""

    rule: ClassVar[str] = "rebuild"
    seat: Seat
    hex: Place
    to: Place
    tile: Kind
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
    hex: Place
    before: int
    rotation: int
    tile: Kind
    owner: Seat

    def places(self) -> tuple[int, ...]:
        """The hex."""
        return (self.hex,)


def carry_out_swap(state: DayunheState, seat: Seat, action: Swap) -> list[Event]:
    """Both tiles change places; then they are faced (Da Yunhe, Rebuilding)."""
    place, other = action.hex, action.other
    tiles, owners, rotations = state.tiles, state.owners, state.rotations
    swapped = Swapped(seat, place, other, (tiles[place], tiles[other]), (owners[place], owners[other]))
    tiles[place], tiles[other] = tiles[other], tiles[place]
    owners[place], owners[other] = owners[other], owners[place]
    rotations[place], rotations[other] = rotations[other], rotations[place]
    _to_face(state, place, other)
    return [swapped]


def carry_out_move(state: DayunheState, seat: Seat, action: Move) -> list[Event]:
    """The tile comes to a free hex; then it is faced (Da Yunhe, Rebuilding)."""
    place, to = action.hex, action.to
    state.tiles[to] = state.tiles[place]
    state.owners[to] = state.owners[place]
    state.rotations[to] = state.rotations[place]
    stacks.clear(state, place)
    _to_face(state, to)
    return [Moved(seat, place, to, state.tiles[to], state.owners[to])]


def _to_face(state: DayunheState, *places: int) -> None:
    """The tiles there are to be faced, if they have more than one look."""
    state.facing = [place for place in places if len(looks(state.tiles[place])) > 1]
    if state.facing:
        state.phase = "face"


def carry_out_turn(state: DayunheState, seat: Seat, action: Turn) -> list[Event]:
    """The tile comes to lie in another way (Da Yunhe, Rebuilding)."""
    return _turn_tile(state, seat, action.hex, action.rotation)


def carry_out_face(state: DayunheState, seat: Seat, action: Face) -> list[Event]:
    """The tile that was moved or swapped comes to lie so."""
    found = _turn_tile(state, seat, state.facing.pop(0), action.rotation)
    if not state.facing:
        state.phase = "act"
    return found


def _turn_tile(state: DayunheState, seat: Seat, place: int, rotation: int) -> list[Event]:
    """The tile there comes to lie so; no event if it does already."""
    before = state.rotations[place]
    state.rotations[place] = rotation
    if before == rotation:
        return []
    return [Turned(seat, place, before, rotation, state.tiles[place], state.owners[place])]


def _nothing(state: DayunheState, seat: Seat) -> IllegalAction:
    """Why there is nothing to rebuild."""
    return refuse("nothing-to-rebuild")


SYMBOLS: Final = (
    symbol("rebuild", Swap, swaps, not_swapped, carry_out_swap, _nothing),
    symbol("rebuild", Move, moves, not_moved, carry_out_move, _nothing),
    symbol("rebuild", Turn, turnings, not_turned, carry_out_turn, _nothing),
)

FACING: Final[Family[DayunheState, Face]] = Family(
    Face,
    faces,
    lambda state, seat, action: _other_tile(state, state.facing[0], action),
    carry_out_face,
    exact=True,
)
