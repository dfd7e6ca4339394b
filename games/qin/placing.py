"""Placing a tile, the one action of Qin: what forbids it, and everything it causes, in order.

(Qin, Placing a tile.)

Notation ``RB F7-F8``: the red half on F7, the blue half on F8.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property, partial
from itertools import chain, compress
from typing import ClassVar, Final

from games.engine import HIDDEN, Action, BadNotation, Event, Family, IllegalAction, Refusals, Seat, Slot
from games.engine.lazy import Lazy
from games.engine.notation import LONGEST_FACT
from games.qin import provinces, villages
from games.qin.components import KINDS, Tile
from games.qin.lay import Lay, lay_of
from games.qin.provinces import Group
from games.qin.squares import (
    COLUMNS,
    CORNERS,
    COUNT,
    DIRECTIONS,
    NEAR,
    NEXT,
    SIZE,
    STEPS,
    PairSet,
    Square,
    as_set,
    direction_between,
    flags,
    pair_at,
    square_name,
)
from games.qin.state import QinState, unseen

refuse: Final = Refusals(
    {
        "not-your-tile": "turn-1",
        "square-taken": "turn-1",
        "not-grassland": "turn-1",
        "not-connected": "turn-1",
    }
)

_NOTATION = re.compile(r"([A-Z])[\s/]*([A-Z])\s*:?\s*([A-Z])\s*([0-9]{1,3})[\s\-–—]*([A-Z])\s*([0-9]{1,3})")


class Place(Action, frozen=True, dict=True):
    """Place ``tile`` with its first half on square ``first`` and its second half on square ``second``.

    Squares are numbered 0..168 by row (A1 = 0, B1 = 1, A2 = 13). Of a double (RR), ``first`` is the smaller
    number. Two squares of the board that share an edge and a tile of the six: anything else raises
    `BadNotation`. ``dict=True`` gives room for what follows from these three alone.
    """

    rule: ClassVar[str] = "turn-1"

    tile: str
    first: int
    second: int

    def __post_init__(self) -> None:
        if self.tile not in KINDS:
            raise BadNotation("unknown-tile", tile=self.tile)
        for square in (self.first, self.second):
            if not 0 <= square < COUNT:
                raise BadNotation("off-board", square=square)
        if direction_between(self.first, self.second) is None:
            raise BadNotation("not-adjacent", first=square_name(self.first), second=square_name(self.second))
        if self.double and self.first > self.second:
            raise BadNotation("double-reversed", tile=self.tile)

    def __str__(self) -> str:
        return f"{self.tile} {square_name(self.first)}-{square_name(self.second)}"

    @property
    def double(self) -> bool:
        """Whether both halves have one colour, and so form one group."""
        return self.tile[0] == self.tile[1]

    @cached_property
    def pair(self) -> int:
        """Its squares as a pair of neighbours, see ``squares``."""
        return 4 * self.first + STEPS.index(self.second - self.first)

    @cached_property
    def halves(self) -> tuple[tuple[str, int], tuple[str, int]]:
        """Colour and square of the first and of the second half."""
        return (self.tile[0], self.first), (self.tile[1], self.second)

    @cached_property
    def groups(self) -> tuple[tuple[str, tuple[int, ...]], ...]:
        """Colour and squares of the groups that the tile makes: one of a double, else one of each half."""
        if self.double:
            return ((self.tile[0], (self.first, self.second)),)
        return (self.tile[0], (self.first,)), (self.tile[1], (self.second,))

    def slots(self) -> tuple[Slot, ...]:
        """Tile, square of the first half, direction of the second half from there."""
        return self._slots

    @cached_property
    def _slots(self) -> tuple[Slot, ...]:
        direction = direction_between(self.first, self.second)
        assert direction is not None
        return (
            Slot("tile", self.tile),
            Slot("square", square_name(self.first)),
            Slot("direction", DIRECTIONS[direction]),
        )


def parse(text: str) -> Place:
    """The placement that the text names: any case, any blanks, with or without ``-``, either half first.

    Raises `BadNotation`: ``unreadable-notation``, ``unknown-tile``, ``off-board``, ``not-adjacent``.
    """
    found = _NOTATION.fullmatch(text.strip().upper())
    if found is None:
        raise BadNotation("unreadable-notation", text=text.strip()[:LONGEST_FACT], example="RB F7-F8")
    tile = found[1] + found[2]
    first = _square(found[3], found[4])
    second = _square(found[5], found[6])
    if tile not in KINDS and tile[::-1] in KINDS:
        tile, first, second = tile[::-1], second, first
    if tile[0] == tile[1] and first > second:
        first, second = second, first
    return Place(tile, first, second)


def _square(column: str, row: str) -> int:
    """The number of the square; raises `BadNotation` for one off the board."""
    if column not in COLUMNS or not 1 <= int(row) <= SIZE:
        raise BadNotation("off-board", square=f"{column}{row}")
    return (int(row) - 1) * SIZE + COLUMNS.index(column)


def _places(tile: str) -> tuple[Place | None, ...]:
    """All placements of a tile: the one at ``first`` in direction ``d`` stands at ``4 * first + d``.

    None if there is none.
    """
    return tuple(
        None if second is None or (tile[0] == tile[1] and second < first) else Place(tile, first, second)
        for first in range(COUNT)
        for second in NEXT[first]
    )


PLACES: Final = {tile: _places(tile) for tile in KINDS}
"""Every placement there is, made once: by tile, then at ``4 * first + direction``."""


# ── what is legal ────────────────────────────────────────────────────────────────────────────────────


class Placements(Lazy[Place]):
    """Placements by tile, then by first square, then clockwise from north; each is made when asked for."""

    def __init__(self, rooms: Mapping[str, PairSet]) -> None:
        self._rooms = rooms
        self._length = sum(map(int.bit_count, rooms.values()))

    def __len__(self) -> int:
        return self._length

    def __iter__(self) -> Iterator[Place]:
        listed = (compress(PLACES[tile], flags(room)) for tile, room in self._rooms.items())
        return chain.from_iterable(listed)  # type: ignore[arg-type]  # a chosen one is never None

    def _item(self, index: int) -> Place:
        for tile, room in self._rooms.items():
            count = room.bit_count()
            if index < count:
                return PLACES[tile][pair_at(room, index)]  # type: ignore[return-value]
            index -= count
        raise AssertionError("an index below the length is in one of the rooms")


def candidates(state: QinState, seat: Seat) -> Placements:
    """All legal placements: by tile, then by square of the first half, then clockwise from north."""
    hand, lay = placeable(state, seat), lay_of(state)
    return Placements({tile: lay.room(tile) for tile in KINDS if tile in hand})


def placeable(state: QinState, seat: Seat) -> Sequence[str]:
    """The tiles that the seat holds.

    In an imagined position those that hidden ones may be, if none that is known can be placed.
    """
    hand = state.hands[seat]
    if not state.imagined or HIDDEN not in hand:
        return hand
    if any(map(lay_of(state).has_room, [tile for tile in hand if tile != HIDDEN])):
        return hand
    return unseen(state)


def refusal(state: QinState, seat: Seat, place: Place) -> IllegalAction | None:
    """Why the rules forbid the placement (Qin, Placing a tile; Joining)."""
    if place.tile not in placeable(state, seat):
        return refuse("not-your-tile", tile=place.tile)
    lay = lay_of(state)
    if lay.room(place.tile) >> place.pair & 1:
        return None  # as most are that are asked for
    halves = as_set((place.first, place.second))
    if halves & ~lay.empty:
        return _no_room(state, place)
    if not any(state.grid[near] for half in (place.first, place.second) for near in NEAR[half]):
        return _no_contact(state, place)
    for group in _groups(lay, place):
        if reason := provinces.refusal(group):
            return reason
    return None


def _groups(lay: Lay, place: Place) -> list[Group]:
    """The groups that the tile makes, each with the provinces that it meets."""
    return [Group(colour, laid, lay.parts(colour, *laid)) for colour, laid in place.groups]


def _no_room(state: QinState, place: Place) -> IllegalAction:
    """Both halves must lie on grassland that no tile covers."""
    square = place.second if lay_of(state).empty & as_set((place.first,)) else place.first
    if state.grid[square]:
        return refuse("square-taken", square=square_name(square))
    return refuse("not-grassland", square=square_name(square), ground=state.side.ground[square])


def _no_contact(state: QinState, place: Place) -> IllegalAction:
    """At least one half must share an edge with a province square that was there before."""
    halves = (place.first, place.second)
    touches = "nothing"
    if any(state.grid[corner] for half in halves for corner in CORNERS[half]):
        touches = "corner"
    elif any(state.side.beside[half] for half in halves):
        touches = "village"
    return refuse("not-connected", touches=touches)


# ── what it causes ───────────────────────────────────────────────────────────────────────────────────


class TilePlaced(Event, frozen=True):
    """A tile was laid; the picture rings its two squares."""

    rule: ClassVar[str] = "turn-1"
    ends_turn: ClassVar[bool] = True
    seat: Seat
    tile: Tile
    first: Square
    second: Square

    def places(self) -> tuple[int, ...]:
        """The two squares of the tile."""
        return (self.first, self.second)


class ReserveChanged(Event, frozen=True):
    """How many pagodas a seat has left, before and after the whole placement."""

    rule: ClassVar[str] = "end"
    seat: Seat
    before: int
    after: int


def carry_out(state: QinState, seat: Seat, place: Place) -> list[Event]:
    """Lay the tile and do all it causes, up to somebody's last pagoda (Qin, The end)."""
    lay = lay_of(state)
    groups = _groups(lay, place)
    state.number += 1
    hand = state.hands[seat]
    hand.remove(place.tile if place.tile in hand else HIDDEN)
    before = state.reserves.copy()
    events: list[Event] = [TilePlaced(seat, place.tile, place.first, place.second)]
    numbers: list[int] = []
    for index, group in enumerate(groups):
        if changed := provinces.change(state, seat, group, 2 * state.number + index):
            number, event = changed
            numbers.append(number)
            events.append(event)
    for colour, square in place.halves:
        state.grid[square] = colour
        state.tiles[square] = state.number
    lay.update((place.first, place.second), numbers)
    if numbers:
        provinces.place_pagodas(state, seat, numbers)
        if 0 not in state.reserves:
            events += villages.settle(state, seat, numbers)
        else:
            events[1:] = map(partial(provinces.without_second, state), numbers, events[1:])
    if state.reserves != before:
        for other in state.clockwise(seat):
            if state.reserves[other] != before[other]:
                events.append(ReserveChanged(other, before[other], state.reserves[other]))
    return events


FAMILY: Final = Family(Place, candidates, refusal, carry_out, exact=True)
