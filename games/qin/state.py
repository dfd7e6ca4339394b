"""What changes in a match of Qin."""

from typing import Literal

import msgspec

from games.engine import HIDDEN, Seat, State
from games.qin.components import KINDS, Board, Side, board, supply

Series = Literal["single", "both"]
"""Whether one game is played, or one on each side of the board."""

End = Literal["last-pagoda", "no-placement", "resigned"]
"""How a game, and with it perhaps the match, came to its end."""

MAJOR = 5
"""Squares from which on a province is major."""


class Province(msgspec.Struct, frozen=True):
    """Two or more connected squares of one colour, in rising order. 5 or more: major, with a double pagoda.

    ``pagodas`` is 1, or 2 on a major province; fewer only where the game ended before all of them were
    placed.
    """

    owner: Seat
    colour: str
    squares: tuple[int, ...]
    pagodas: int

    @property
    def major(self) -> bool:
        """Whether it is a major province."""
        return len(self.squares) >= MAJOR

    @property
    def due(self) -> int:
        """The pagodas that belong on it: 1, or 2 on a major province."""
        return 2 if self.major else 1

    def holding(self, pagodas: int) -> "Province":
        """The same with so many pagodas."""
        return Province(self.owner, self.colour, self.squares, pagodas)


class QinState(State, dict=True):
    """Everything there is to know; in a view, hidden tiles are `HIDDEN` and the seed is empty.

    ``dict=True`` gives room for what is derived, never encoded and never compared: see ``lay``.
    """

    board: Side  # the side in play now
    series: Series
    number: int  # placements made so far in this match, all games of the series
    grid: list[str]  # 169 squares: "" (no province square), "R", "Y", "B"
    tiles: list[int]  # 169 squares: number of the placement that covered it, 0 = printed or empty
    provinces: dict[int, Province]  # by a number that is never used twice within a game
    villages: dict[str, Seat]  # holder by village letter; free ones are missing
    reserves: list[int]  # pagodas each seat has left
    hands: list[list[str]]
    pile: list[str]  # the next tile is the last item
    starter: Seat  # start player of the game in play
    finished: list[list[int]]  # reserves at the end of each finished game of the series
    end: End | Literal[""]  # "" while the match runs

    @property
    def side(self) -> Board:
        """The side of the board in play."""
        return board(self.board)


def unseen(view: QinState) -> list[str]:
    """The tiles that the viewer does not see, by kind: neither on the board nor in a hand it knows."""
    left = dict(supply().mix)
    halves: dict[int, str] = {}
    for square, number in enumerate(view.tiles):
        if number:
            one = halves.pop(number, None)
            if one is None:
                halves[number] = view.grid[square]
            else:
                other = view.grid[square]
                left[one + other if one + other in left else other + one] -= 1
    for hand in view.hands:
        for tile in hand:
            if tile != HIDDEN:
                left[tile] -= 1
    return [kind for kind in KINDS for _ in range(left[kind])]
