"""Beads, a game only for tests: a turn is several actions, some to draft, one that reveals in the middle.

A heap of beads; everybody holds hidden cards. In a turn: take 1 to 3 beads, once or twice; look at a new
card if you like (from then on the turn cannot be taken back); then put a card down for its points, or
keep them all. The match ends with the turn that empties the heap.
"""

import re
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from games.engine import (
    HIDDEN,
    Action,
    BadNotation,
    Chance,
    Event,
    Game,
    IllegalAction,
    Option,
    Outcome,
    Position,
    Seat,
    SeatResult,
    Slot,
)
from games.engine.editions import RuleSet

CARDS = "123456789"


class Move(Action, frozen=True):
    verb: str
    value: str = ""

    def __str__(self) -> str:
        return f"{self.verb} {self.value}".strip()

    def slots(self) -> tuple[Slot, ...]:
        return (Slot("verb", self.verb), *([Slot("value", self.value)] if self.value else []))


class Took(Event, frozen=True):
    seat: Seat
    beads: int


class Looked(Event, frozen=True):
    seat: Seat
    card: str

    def view(self, seat: Seat | None) -> "Looked":
        return self if seat == self.seat else Looked(self.seat, HIDDEN)


class Ended(Event, frozen=True):
    ends_turn: ClassVar[bool] = True
    seat: Seat
    card: str


class Left(Event, frozen=True):
    seat: Seat


class Beads(Position):
    heap: int
    hands: list[list[str]]
    scores: list[int]
    takes: int = 0
    looked: bool = False

    def legal(self) -> Sequence[Move]:
        moves: list[Move] = []
        if self.mover is None:
            return moves
        if self.takes < 2 and not self.looked:
            moves += [Move("take", str(beads)) for beads in range(1, min(3, self.heap) + 1)]
        if self.takes:
            moves += [] if self.looked else [Move("look")]
            moves += [Move("put", card) for card in sorted(set(self.hands[self.mover]))]
            moves += [Move("keep")]
        return moves

    def verify(self, action: Action) -> None:
        if action not in self.legal():
            raise IllegalAction("not-now", rule="toy")

    def final(self, action: Action) -> bool:
        assert isinstance(action, Move)
        return action.verb != "take"

    def apply(self, action: Action) -> list[Event]:
        self.verify(action)
        assert isinstance(action, Move)
        seat = self.turn
        assert seat is not None
        if action.verb == "take":
            self.heap -= int(action.value)
            self.takes += 1
            return [Took(seat, int(action.value))]
        if action.verb == "look":
            card = CARDS[self.chance.below(9)] if self.chance.seed else HIDDEN
            self.hands[seat].append(card)
            self.looked = True
            return [Looked(seat, card)]
        if action.verb == "put":
            self.hands[seat].remove(action.value)
            self.scores[seat] += int(action.value)
        self._pass_on()
        return [Ended(seat, action.value)]

    def _pass_on(self) -> None:
        assert self.turn is not None
        self.takes, self.looked = 0, False
        if self.heap == 0 or len(self.playing) < 2:
            self.turn = None
            return
        self.turn = next(
            seat for step in range(1, 9) if (seat := (self.turn + step) % self.seats) in self.playing
        )

    def view(self, seat: Seat | None) -> "Beads":
        seen = super().view(seat)
        seen.hands = [hand if of == seat else [HIDDEN] * len(hand) for of, hand in enumerate(seen.hands)]
        return seen

    def standing(self) -> tuple[int, ...]:
        return tuple(self.scores)

    def outcome(self) -> Outcome | None:
        if self.turn is not None:
            return None
        marks = [-1 if seat in self.resigned else score for seat, score in enumerate(self.scores)]
        results = [
            SeatResult(
                seat,
                1 + sum(other > mark for other in marks),
                self.scores[seat],
                {"cards": self.scores[seat]},
            )
            for seat, mark in enumerate(marks)
        ]
        return Outcome("empty" if self.heap == 0 else "left", tuple(results))

    def resign(self, seat: Seat) -> list[Event]:
        self.leave(seat)
        if seat == self.turn or self.seats - len(self.resigned) < 2:
            self._pass_on()
        return [Left(seat)]


class Toy(Game):
    name = "toy"
    title = "Beads"
    min_seats = 2
    max_seats = 4
    options = (Option("heap", ("12", "4", "60")),)
    rules = RuleSet.of(__name__, 3)
    position_type = Beads
    event_type: ClassVar[Any] = Took | Looked | Ended | Left

    def load(self) -> None:
        pass  # it has no data

    def start(self, seats: int, options: Mapping[str, str], seed: str) -> Beads:
        heap, chance = int(self.complete(seats, options)["heap"]), Chance(seed)
        cards = list(CARDS)
        chance.shuffle(cards)
        hands = [cards[2 * seat : 2 * seat + 2] for seat in range(seats)]
        return Beads(
            seats=seats,
            heap=heap,
            chance=chance,
            turn=chance.below(seats),
            hands=hands,
            scores=[0] * seats,
            resigned=[],
        )

    def parse(self, text: str) -> Move:
        found = re.fullmatch(r"(take|look|put|keep)\s*([1-9?]?)", text.strip().lower())
        if not found:
            raise BadNotation("unreadable-notation", text=text, example="take 2")
        return Move(found[1], found[2])


GAME = Toy()
