"""The state of a match of Da Yunhe: setup, actions, views, resigning."""

from collections.abc import Mapping, Sequence

from games.dayunhe import inspection, leaving, rounds, rules, scoring, stacks, turns
from games.dayunhe.actions import (
    DayunheAction,
    Done,
    Espionage,
    Face,
    Reform,
    Step,
    Stock,
    Supply,
    Take,
    is_unrest,
)
from games.dayunhe.components import FREE, NOBODY, UNREST, board, tiles
from games.dayunhe.components import rules as numbers
from games.dayunhe.events import GameEnded, ScoreChanged, SeatResigned
from games.dayunhe.places import BEIJING, HEXES
from games.dayunhe.refusals import refusal
from games.engine import HIDDEN, Chance, Event, Outcome, Position, Seat
from games.engine.contract import seat_letter


class DayunhePosition(Position[DayunheAction]):
    """Everything there is to know, or a view of it.

    Places are numbers as in ``places``, seats numbers, -1 nobody; a hex without a tile holds "". Tiles in the
    stacks, in the warehouse and in the City (``city``) are the seat's own.
    """

    level: int  # unrest tiles of one colour that start an uprising: 2, 3 or 4
    first: int  # the seat that holds the northernmost region
    start: int  # the start player of this round
    round: int  # 0 before the first
    tiles: list[str]  # by hex: kinds
    owners: list[int]  # by hex: seats
    rotations: list[int]  # by hex: the lowest one that looks the same; 0 without a tile
    stacks: list[list[list[str]]]  # by seat and stack: kinds, the last is the top; "?" in a view
    up: list[list[bool]]  # by seat and stack: whether its top is face up; False for an empty one
    warehouses: list[list[str]]  # by seat: kinds in the order in which they came; "?" in a view
    city: list[list[str]]  # by seat: own canal tiles in its part of the City, in the order of building
    city_unrest: list[list[int]]  # by seat of the part and owner: unrest tiles in the City
    wall: list[int]  # by colour: unrest tiles in the row
    scores: list[int]  # by seat
    gains: list[list[int]]  # by seat and source as in `scoring.SOURCES`; they add up to the score
    trips: int  # of the coordinator, this one included; 0 at the end
    coordinator: int  # his place
    lying: bool  # until the end of the round, after a tea break
    entered: list[int]  # places entered on this trip, the one he began at first; the open inspection not
    phase: str  # "stock", "take", "act", "face", "fork", "over"
    handed: list[list[str]]  # by seat: the cards it was handed in this round; "?" in a view, [] before
    chosen: list[str]  # by seat: its card, "" none; "?" in a view until it is revealed
    revealed: list[bool]  # by seat: its card of this round
    actor: int | None  # whose card is being carried out, also while another seat decides a fork
    left: dict[str, int]  # symbols of that card still to be used; used up ones are gone
    used: dict[str, int]  # how often symbols of that card were used
    facing: list[int]  # hexes whose tiles are still to be faced, the next one first
    way: list[int]  # places laid out in the open inspection, in order
    lines: list[bool]  # for each of them: entered along a canal line
    steps: int  # still to go in the open inspection; 0 if none is open
    special: bool  # it is a special one
    entries: int  # of the record since the choosing of this round began
    picks: list[int]  # by seat: which of these entries is its pick, the first is 1; 0 for none
    end: str  # "", then "trips", "rounds" or "resigned"

    @property
    def south(self) -> bool:
        """Whether the coordinator travels southwards; at first he does."""
        return (numbers().trips - self.trips) % 2 == 0

    def holder(self, region: int) -> Seat:
        """The seat that holds a region (0 to 4 from the north); -1 for a neutral one."""
        return (self.first + region) % self.seats if region < self.seats else NOBODY

    def region_of(self, seat: Seat) -> int:
        """The region that a seat holds."""
        return (seat - self.first) % self.seats

    @property
    def decider(self) -> Seat:
        """Who decides where the way forks: the start player, or the next one who still plays."""
        return next(seat for seat in self.clockwise(self.start) if seat not in self.resigned)

    def order_of_play(self) -> list[Seat]:
        """All seats in the order in which they act, the one to act first; those that left come last."""
        order = super().order_of_play()
        return [seat for seat in order if seat not in self.resigned] + self.resigned

    def secret_entries(self) -> int:
        """The newest entries from the first pick of this round on that is not revealed yet.

        The public ones among them too: they would tell by their places who took what. A card that its seat
        left behind is revealed when all are collected.
        """
        waiting = [
            pick for pick, revealed in zip(self.picks, self.revealed, strict=True) if pick and not revealed
        ]
        return self.entries - min(waiting) + 1 if waiting else 0

    # ── actions ──────────────────────────────────────────────────────────────────────────────────

    def legal(self) -> Sequence[DayunheAction]:
        """All legal actions, in the order of `rules.legal`."""
        return [] if self.mover is None else rules.legal(self, self.mover)

    def verify(self, action: DayunheAction) -> None:
        """Raise `IllegalAction` for an action that the rules forbid; the codes are `refusals.REFUSALS`."""
        if self.turn is None:
            raise refusal("match-over")
        if self.mover is None:
            raise refusal("not-your-turn", seat=seat_letter(self.turn))
        rules.check(self, self.mover, action)

    def final(self, action: DayunheAction) -> bool:
        """What reveals a tile or draws on chance, and whatever ends the turn, also by itself."""
        match action:
            case Stock() | Take() | Espionage() | Reform() | Done():
                return True
            case Supply() if self.turn is not None and not self.up[self.turn][action.stack]:
                return True
        after = self.view(self.turn)
        after.apply(action)
        return (after.turn, after.actor, after.round) != (self.turn, self.actor, self.round)

    def apply(self, action: DayunheAction) -> list[Event]:
        """One decision, and everything that follows from it by itself."""
        self.verify(action)
        seat = self.turn
        assert seat is not None
        before = self.scores.copy()
        self.entries += 1
        match action:
            case Stock():
                found = rounds.stock(self, seat, action.stack)
            case Take():
                found = rounds.take(self, seat, action.card)
            case Face():
                found = turns.face(self, seat, action.rotation)
            case Step():
                found = inspection.choose(self, seat, action.place)
            case _:
                found = turns.act(self, seat, action)
        return self._with_scores(before, found)

    def resign(self, seat: Seat) -> list[Event]:
        """The seat leaves for good: it never acts again and ranks last (Da Yunhe, Resigning)."""
        self.leave(seat)
        self.entries += 1
        before = self.scores.copy()
        return self._with_scores(before, [SeatResigned(seat), *leaving.leave(self, seat)])

    def _with_scores(self, before: list[int], found: list[Event]) -> list[Event]:
        """The events with the changes of scores, which come before the end of the match."""
        changed = [
            ScoreChanged(seat, old, self.scores[seat])
            for seat, old in enumerate(before)
            if old != self.scores[seat]
        ]
        if changed and isinstance(found[-1], GameEnded):
            return [*found[:-1], *changed, found[-1]]
        return [*found, *changed]

    # ── views and the end ────────────────────────────────────────────────────────────────────────

    def view(self, seat: Seat | None) -> "DayunhePosition":
        """What the seat may know: the cards it was handed and took; all else but the stacks is public.

        Of a stack everybody sees the size and the top, if it is face up; its owner no more.
        """
        seen = super().view(seat)
        for other in range(self.seats):
            for stack, up in zip(seen.stacks[other], self.up[other], strict=True):
                hidden = len(stack) - up
                stack[:hidden] = [HIDDEN] * hidden
            if other != seat:
                seen.handed[other] = [HIDDEN] * len(self.handed[other])
                if self.chosen[other] and not self.revealed[other]:
                    seen.chosen[other] = HIDDEN
        return seen

    def standing(self) -> tuple[int, ...]:
        """The prestige so far; the final scoring comes with the end."""
        return tuple(self.scores)

    def stage(self) -> int:
        """The round; 0 while the stacks are prepared."""
        return self.round

    def outcome(self) -> Outcome | None:
        """Ranks and scores once the match is over."""
        return scoring.outcome(self) if self.turn is None else None


# ── setup ────────────────────────────────────────────────────────────────────────────────────────────


def start(seats: int, options: Mapping[str, str], seed: str) -> DayunhePosition:
    """The first position of a match: chance names the first seat and shuffles (Da Yunhe, Setup)."""
    chance = Chance(seed)
    first = chance.below(seats)
    laid = numbers().laid
    kinds = [FREE] * HEXES
    owners = [NOBODY] * HEXES
    for number, place in enumerate(board().symbols[: seats * laid]):
        kinds[place] = UNREST
        owners[place] = (first + number) % seats
    rest = [tile.id for tile in tiles() for _ in range(tile.count - laid * is_unrest(tile.id))]
    dealt: list[list[list[str]]] = [[] for _ in range(seats)]
    for step in range(seats):
        dealt[(first + step) % seats] = _first_stacks(chance, rest)
    gains = [[0] * len(scoring.SOURCES) for _ in range(seats)]
    for row in gains:
        row[scoring.START] = numbers().start
    return DayunhePosition(
        seats=seats,
        chance=chance,
        turn=first,
        resigned=[],
        level=numbers().levels[options["level"]],
        first=first,
        start=first,
        round=0,
        tiles=kinds,
        owners=owners,
        rotations=[0] * HEXES,
        stacks=dealt,
        up=[[bool(stack) for stack in row] for row in dealt],
        warehouses=[[] for _ in range(seats)],
        city=[[] for _ in range(seats)],
        city_unrest=[[0] * seats for _ in range(seats)],
        wall=[0] * seats,
        scores=[numbers().start] * seats,
        gains=gains,
        trips=numbers().trips,
        coordinator=BEIJING,
        lying=False,
        entered=[BEIJING],
        phase="stock",
        handed=[[] for _ in range(seats)],
        chosen=[""] * seats,
        revealed=[False] * seats,
        actor=None,
        left={},
        used={},
        facing=[],
        way=[],
        lines=[],
        steps=0,
        special=False,
        entries=0,
        picks=[0] * seats,
        end="",
    )


def _first_stacks(chance: Chance, rest: Sequence[str]) -> list[list[str]]:
    """The tiles shuffled into stacks, of which at most one shows unrest (Da Yunhe, Setup)."""
    while True:
        shuffled = [*rest]
        chance.shuffle(shuffled)
        dealt = stacks.deal(shuffled)
        if sum(is_unrest(stack[-1]) for stack in dealt) <= 1:
            return dealt
