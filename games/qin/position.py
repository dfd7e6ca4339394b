"""The state of a match of Qin: setup, whose turn it is, the turn itself, views, resigning."""

from collections.abc import Mapping, Sequence

from games.engine import HIDDEN, Chance, Event, Outcome, Position, Seat, SeatResigned
from games.engine.contract import seat_letter
from games.qin import rules
from games.qin.actions import KINDS, Place
from games.qin.components import HAND, SIDES, Board, board, supply
from games.qin.events import GameBegun, GameEnded, Skipped, TileDrawn
from games.qin.lay import Lay
from games.qin.provinces import Group, Province
from games.qin.scoring import outcome
from games.qin.squares import COUNT

GAMES_OF_BOTH = len(SIDES)
"""Games of the series "both": one a side (Qin, The end, series option)."""

__all__ = ["Province", "QinPosition", "start"]


class QinPosition(Position, dict=True):
    """Everything there is to know; in a view, hidden tiles are `HIDDEN` and the seed is empty.

    ``dict=True`` gives room for the lay, which is derived and never encoded or compared.
    """

    board: str  # "bird" or "lion": the side in play now
    series: str  # "single" or "both"
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
    end: str  # "" while it runs, then how it ended, as in `GameEnded`

    @property
    def side(self) -> Board:
        """The side of the board in play."""
        return board(self.board)

    @property
    def lay(self) -> Lay:
        """What follows from the tiles on the board; made again when missing."""
        found: Lay | None = self.__dict__.get("lay")
        if found is None:
            found = self.__dict__["lay"] = Lay(self.side, self.grid, self.provinces)
        return found

    # ── actions ──────────────────────────────────────────────────────────────────────────────────

    def legal(self) -> Sequence[Place]:
        """All legal placements: by tile, then by square of the first half, then clockwise from north."""
        hand = () if self.mover is None else self.hands[self.mover]
        return self.lay.placements(hand)

    def verify(self, action: Place) -> None:
        """Raise `IllegalAction` for a placement that the rules forbid; the codes are `rules.REFUSALS`."""
        self._check(action)

    def _check(self, action: Place) -> list[Group]:
        """The same; the groups that the tile makes."""
        if self.turn is None:
            raise rules.refusal("match-over")
        if self.masked and self.viewer != self.turn:
            raise rules.refusal("not-your-turn", seat=seat_letter(self.turn))
        return rules.check(self, self.turn, action)

    def final(self, action: Place) -> bool:
        """Always: a placement ends the turn and draws a tile."""
        return True

    def apply(self, action: Place) -> list[Event]:
        """One turn: place the tile, carry out what it causes, draw, pass on (Qin, A turn)."""
        groups = self._check(action)
        seat = self.turn
        assert seat is not None
        self.number += 1
        self.hands[seat].remove(action.tile)
        events = rules.carry_out(self, seat, action, groups)
        if 0 in self.reserves:
            return events + self._end_game("last-pagoda")
        if self.pile:
            tile = self.pile.pop()
            self.hands[seat].append(tile)
            events.append(TileDrawn(seat, tile, len(self.pile)))
        return events + self._pass_to((seat + 1) % self.seats)

    def resign(self, seat: Seat) -> list[Event]:
        """The seat leaves for good: its pagodas stay, gain and lose as before.

        It never acts again and ranks last.
        """
        self.leave(seat)
        events: list[Event] = [SeatResigned(seat)]
        if len(self.playing) == 1:
            return events + self._end_game("resigned")
        if seat == self.turn:
            return events + self._pass_to((seat + 1) % self.seats)
        return events

    # ── from turn to turn, from game to game ─────────────────────────────────────────────────────

    def able(self, seat: Seat) -> bool:
        """Whether the seat holds a tile that can be placed; a hidden tile can be if any kind of tile can."""
        hand = self.hands[seat]
        kinds = KINDS if HIDDEN in hand else hand
        return seat not in self.resigned and any(map(self.lay.has_room, kinds))

    def _pass_to(self, first: Seat) -> list[Event]:
        """Give the turn to the next seat that can place a tile, ``first`` first.

        Without one the game ends.
        """
        events: list[Event] = []
        for seat in self.clockwise(first):
            if self.able(seat):
                self.turn = seat
                return events
            if seat not in self.resigned:
                events.append(Skipped(seat, "no-placement" if self.hands[seat] else "no-tiles"))
        return self._end_game("no-placement")

    def _end_game(self, end: str) -> list[Event]:
        """End the game in play; begin the next one of a series, or end the match."""
        self.finished.append(self.reserves.copy())
        events: list[Event] = [GameEnded(end, tuple(self.reserves))]
        if self.series == "single" or end == "resigned" or len(self.finished) == GAMES_OF_BOTH:
            self.turn = None
            self.end = end
            return events
        self.board = SIDES[(SIDES.index(self.board) + 1) % len(SIDES)]
        starter = next(
            seat for seat in self.clockwise((self.starter + 1) % self.seats) if seat in self.playing
        )
        events.append(GameBegun(len(self.finished) + 1, self.board, starter))
        return events + self._begin_game(starter)

    def _begin_game(self, starter: Seat) -> list[Event]:
        """Clear the board, shuffle, deal (Qin, Components and setup). A view deals hidden tiles."""
        self.starter = starter
        self.grid = [""] * COUNT
        for square, colour in self.side.printed.items():
            self.grid[square] = colour
        self.tiles = [0] * COUNT
        self.provinces = {}
        self.villages = {}
        self.reserves = [supply().pagodas[self.seats]] * self.seats
        self.__dict__.pop("lay", None)
        self.pile = [tile for tile in KINDS for _ in range(supply().mix[tile])]
        if self.masked:
            self.pile = [HIDDEN] * len(self.pile)
        else:
            self.chance.shuffle(self.pile)
        self.hands = [[] for _ in range(self.seats)]
        for seat in self.clockwise(starter):
            if seat not in self.resigned:
                self.hands[seat] = [self.pile.pop() for _ in range(HAND)]
        return self._pass_to(starter)

    # ── views ────────────────────────────────────────────────────────────────────────────────────

    def view(self, seat: Seat | None) -> "QinPosition":
        """What the seat may know: its own hand, the sizes of the others and of the pile.

        All else is public.
        """
        seen = super().view(seat)
        seen.pile = [HIDDEN] * len(self.pile)
        seen.hands = [
            hand if other == seat else [HIDDEN] * len(hand) for other, hand in enumerate(seen.hands)
        ]
        return seen

    def standing(self) -> tuple[int, ...]:
        """The pagodas that each seat has on the board, in a series in all games together.

        Everybody begins each game with equally many, so what is not left over has been built.
        """
        played = self.finished if self.turn is None else [*self.finished, self.reserves]
        supplied = supply().pagodas[self.seats]
        return tuple(sum(supplied - reserves[seat] for reserves in played) for seat in range(self.seats))

    def stage(self) -> int:
        """The game of a series; 0 where a single one is played."""
        return 0 if self.series == "single" else len(self.finished) + (self.turn is not None)

    def outcome(self) -> Outcome | None:
        """Ranks and scores once the match is over."""
        return outcome(self) if self.turn is None else None


def start(seats: int, options: Mapping[str, str], seed: str) -> QinPosition:
    """The first position of a match: random start player, then shuffle and deal."""
    position = QinPosition(
        seats=seats,
        board=options["board"],
        series=options["series"],
        chance=Chance(seed),
        turn=None,
        number=0,
        grid=[],
        tiles=[],
        provinces={},
        villages={},
        reserves=[],
        hands=[],
        pile=[],
        resigned=[],
        starter=0,
        finished=[],
        end="",
    )
    position._begin_game(position.chance.below(seats))
    return position
