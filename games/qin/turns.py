"""From turn to turn and from game to game: drawing, passing on, skipping, the end, the series."""

from typing import ClassVar, Literal, Self

import msgspec

from games.engine import HIDDEN, Event, Seat
from games.engine.contract import BySeat
from games.qin.components import HAND, KINDS, SIDES, Side, Tile, supply
from games.qin.lay import lay_of
from games.qin.placing import placeable
from games.qin.squares import COUNT
from games.qin.state import End, QinState

GAMES_OF_BOTH = len(SIDES)
"""Games of the series "both": one a side (Qin, Series)."""


class TileDrawn(Event, frozen=True):
    """A tile was drawn; ``tile`` is "?" for everybody else. ``left`` are the tiles still in the pile."""

    rule: ClassVar[str] = "turn-3"
    seat: Seat
    tile: Tile
    left: int

    def view(self, seat: Seat | None) -> Self:
        """The tile is for the seat that drew it."""
        return self if seat == self.seat else msgspec.structs.replace(self, tile=HIDDEN)


class Skipped(Event, frozen=True):
    """A seat was passed over."""

    rule: ClassVar[str] = "turn-1"
    seat: Seat
    reason: Literal["no-tiles", "no-placement"]


class GameEnded(Event, frozen=True):
    """One game is over; ``left`` are the reserves by seat."""

    rule: ClassVar[str] = "end"
    end: End
    left: BySeat


class GameBegun(Event, frozen=True):
    """The next game of a series begins on ``board`` with start player ``seat``."""

    rule: ClassVar[str] = "series"
    number: int
    board: Side
    seat: Seat


def go_on(state: QinState, seat: Seat) -> list[Event]:
    """After the seat's placement: draw, pass on (Qin, Drawing); or the end with a last pagoda."""
    if 0 in state.reserves:
        return end_game(state, "last-pagoda")
    events: list[Event] = []
    if state.pile:
        tile = state.pile.pop()
        state.hands[seat].append(tile)
        events.append(TileDrawn(seat, tile, len(state.pile)))
    return events + pass_to(state, seat + 1)


def go_on_without(state: QinState, seat: Seat) -> list[Event]:
    """After the seat has left: its pagodas stay, gain and lose as before, and it never acts again."""
    if len(state.playing) == 1:
        return end_game(state, "resigned")
    return pass_to(state, seat + 1) if seat == state.turn else []


def able(state: QinState, seat: Seat) -> bool:
    """Whether the seat holds a tile that can be placed; a hidden tile can be if any kind of tile can."""
    hand = placeable(state, seat)
    kinds = KINDS if HIDDEN in hand else hand
    return seat not in state.resigned and any(map(lay_of(state).has_room, kinds))


def pass_to(state: QinState, first: Seat) -> list[Event]:
    """Give the turn to the next seat that can place a tile, ``first`` first.

    Without one the game ends.
    """
    events: list[Event] = []
    for seat in state.clockwise(first):
        if able(state, seat):
            state.turn = seat
            return events
        if seat not in state.resigned:
            events.append(Skipped(seat, "no-placement" if state.hands[seat] else "no-tiles"))
    return end_game(state, "no-placement")


def end_game(state: QinState, end: End) -> list[Event]:
    """End the game in play; begin the next one of a series, or end the match."""
    state.finished.append(state.reserves.copy())
    events: list[Event] = [GameEnded(end, tuple(state.reserves))]
    if state.series == "single" or end == "resigned" or len(state.finished) == GAMES_OF_BOTH:
        state.turn = None
        state.end = end
        return events
    state.board = SIDES[(SIDES.index(state.board) + 1) % len(SIDES)]
    starter = next(seat for seat in state.clockwise(state.starter + 1) if seat in state.playing)
    events.append(GameBegun(len(state.finished) + 1, state.board, starter))
    return events + begin_game(state, starter)


def begin_game(state: QinState, starter: Seat) -> list[Event]:
    """Clear the board, shuffle, deal (Qin, Goal; Drawing). A view deals hidden tiles."""
    state.starter = starter
    state.grid = [""] * COUNT
    for square, colour in state.side.printed.items():
        state.grid[square] = colour
    state.tiles = [0] * COUNT
    state.provinces = {}
    state.villages = {}
    state.reserves = [supply().pagodas[state.seats]] * state.seats
    state.__dict__.pop("lay", None)
    state.pile = [tile for tile in KINDS for _ in range(supply().mix[tile])]
    if state.masked:
        state.pile = [HIDDEN] * len(state.pile)
    else:
        state.chance.shuffle(state.pile)
    state.hands = [[] for _ in range(state.seats)]
    for seat in state.clockwise(starter):
        if seat not in state.resigned:
            state.hands[seat] = [state.pile.pop() for _ in range(HAND)]
    return pass_to(state, starter)
