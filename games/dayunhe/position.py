"""The position of a match of Da Yunhe: the state with the contract on top, views, setup."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import ClassVar, Final

from games.dayunhe import building, cards, inspection, rebuilding, scoring, stacks, turns, unrest
from games.dayunhe.cards import Deed, Done, Take
from games.dayunhe.components import FREE, NOBODY, UNREST, board, is_unrest, tiles
from games.dayunhe.components import rules as numbers
from games.dayunhe.places import BEIJING, HEXES, NEIGHBOURS, hex_name
from games.dayunhe.stacks import Espionage, Reform, Stock, Supply
from games.dayunhe.state import DayunheState
from games.engine import (
    GENERAL,
    HIDDEN,
    Chance,
    Event,
    Families,
    IllegalAction,
    Outcome,
    Position,
    Refusals,
    Seat,
    Slot,
    StandingOrder,
)

ORDER_WAY: Final = "way"
"""The standing order to take the first way of the coordinator where all bring everybody the same."""

_HEX: Final = {hex_name(place): place for place in range(HEXES)}
"""Every hex by its name."""

ORDERS: Final = (ORDER_WAY,)
"""Every name of a standing order."""


class DayunhePosition(DayunheState, Position[Deed]):
    """A position, or a view of one."""

    refusals: ClassVar[Refusals] = Refusals(
        GENERAL
        | {"not-your-turn": "round"}
        | turns.refuse
        | cards.refuse
        | stacks.refuse
        | building.refuse
        | rebuilding.refuse
        | unrest.refuse
        | inspection.refuse
    )
    counted: ClassVar[Mapping[str, Callable[[int, int, int], Event]]] = {"scores": scoring.ScoreChanged}

    def order_of_play(self) -> list[Seat]:
        """All seats in the order in which they act, the one to act first; those that left come last."""
        order = super().order_of_play()
        return [seat for seat in order if seat not in self.resigned] + self.resigned

    def following(self) -> tuple[Seat, ...]:
        """Whoever takes a first tile, chooses or reveals a card after it; nobody else chooses a way."""
        return turns.to_come(self)

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

    @property
    def rule(self) -> str:
        """That of the phase."""
        return turns.rule(self)

    def families(self) -> Families:
        """Those of the phase; of a card those of the symbols left."""
        return turns.families(self)

    def refusal(self, who: Seat, action: Deed) -> IllegalAction | None:
        """Why not: another phase, the symbol, or what its family says."""
        return turns.refusal(self, who, action)

    def carry_out(self, who: Seat, action: Deed) -> list[Event]:
        """One decision, which is an entry of the record, and everything that follows."""
        self.entries += 1
        return super().carry_out(who, action)

    def go_on(self, who: Seat, action: Deed) -> list[Event]:
        """The next decision of the turn, the next turn, the coordinator, the next round."""
        return turns.go_on(self, who, action)

    def go_on_without(self, seat: Seat) -> list[Event]:
        """It never acts again."""
        self.entries += 1
        return turns.go_on_without(self, seat)

    def final(self, action: Deed) -> bool:
        """What reveals a tile or draws on chance, and whatever ends the turn, also by itself."""
        match action:
            case Stock() | Take() | Espionage() | Reform() | Done():
                return True
            case Supply() if self.turn is not None and not self.up[self.turn][action.stack]:
                return True
        after = self.copy() if self.masked else self.view(self.turn)
        after.apply(action)
        return (after.turn, after.actor, after.round) != (self.turn, self.actor, self.round)

    # ── moves chosen before their turn ───────────────────────────────────────────────────────────

    def shown(self, slot: Slot) -> object:
        """The tiles on a hex and around it."""
        found = _HEX.get(slot.value) if slot.name.rstrip("0123456789") in ("place", "step") else None
        if found is None:
            return None
        near = [found, *(place for place in NEIGHBOURS[found] if 0 <= place < HEXES)]
        return [(self.tiles[place], self.owners[place], self.rotations[place]) for place in near]

    # ── standing orders ──────────────────────────────────────────────────────────────────────────

    def standing_orders(self, seat: Seat) -> tuple[StandingOrder, ...]:
        """To let the way be taken."""
        return () if self.turn is None or seat in self.resigned else (StandingOrder("", ORDER_WAY),)

    def obey(self, order: StandingOrder) -> tuple[Deed, ...]:
        """The first step at a fork, and at those after it, if every way from there brings the same points."""
        if self.phase != "fork":
            return ()
        ways = self._ways()
        steps, scores = next(ways)
        return steps if all(other == scores for _, other in ways) else ()

    def _ways(self) -> Iterator[tuple[tuple[Deed, ...], tuple[int, ...]]]:
        """The steps of every way from this fork on, with the prestige of all after it; on a copy."""
        who = self.turn
        for step in self.legal():
            after = self.copy()
            after.apply(step)
            if after.phase == "fork" and after.turn == who and after.round == self.round:
                yield from (((step, *more), scores) for more, scores in after._ways())
            else:
                yield (step,), tuple(after.scores)

    def broken(self, order: StandingOrder, seat: Seat, events: Sequence[Event]) -> bool:
        """It ends when the seat left."""
        return seat in self.resigned

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

    def imagine(self, seat: Seat) -> "DayunhePosition":
        """Of the cards that another is choosing from, those that nobody is known to have are handed to it."""
        found = super().imagine(seat)
        if found.phase == "take" and found.turn is not None:
            found.handed[found.turn] = cards.possible(found, found.handed[found.turn])
        return found

    def skip_to(self, seat: Seat) -> None:
        """To the seat's next decision."""
        turns.skip_to(self, seat)

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
