"""The state of a match of Qin."""

import msgspec

from games.engine import Chance, Position, Seat

HIDDEN = "?"
"""A tile that the viewer may not know."""


class Province(msgspec.Struct):
    """Two or more connected squares of one colour. 5 or more: major, with a double pagoda."""

    owner: Seat
    colour: str
    squares: list[int]

    @property
    def major(self) -> bool:
        """Whether it is a major province (Qin, Provinces)."""
        return len(self.squares) >= 5

    @property
    def pagodas(self) -> int:
        """Pagodas standing on it: 1, or 2 on a major one."""
        return 2 if self.major else 1


class QinPosition(Position):
    """Everything there is to know; in a view, hidden tiles are `HIDDEN` and the seed is empty."""

    seats: int
    board: str                      # "bird" or "lion": the side in play now
    series: str                     # "single" or "both"
    chance: Chance
    turn: Seat | None               # the seat to act
    number: int                     # placements made so far in this match, all games of the series
    grid: list[str]                 # 169 squares: "" (no province square), "R", "Y", "B"
    tiles: list[int]                # 169 squares: number of the placement that covered it, 0 = printed or empty
    provinces: dict[int, Province]  # by a number that is never used twice within a game
    villages: dict[str, Seat]       # holder by village letter; free ones are missing
    reserves: list[int]             # pagodas each seat has left
    hands: list[list[str]]
    pile: list[str]                 # the next tile is the last item
    resigned: list[Seat]            # in the order they left
    starter: Seat                   # start player of the game in play
    finished: list[list[int]]       # reserves at the end of each finished game of the series
    end: str                        # "" while it runs
    viewer: Seat | None = None      # whose view this is; None for the position itself and for a watcher's view
