"""What the mover knows and has, found out once for all actions that are weighed."""

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any, Final

from games.confucius.box import payments
from games.confucius.components import NOBODY, Counts
from games.confucius.computer import outlook
from games.confucius.computer.outlook import CUBE
from games.confucius.money import known
from games.confucius.position import ConfuciusPosition
from games.engine import Action, Seat

RIVALS: Final = 0.3
"""What others gain by an action counts so much against it."""

KINDS: Final = (0.85, 1.0, 1.15)
"""How much a card of 1, 2 and 3 cash is worth, in cards: cash buys more than licences."""


class Look:
    """What the mover knows and has; found out once for all actions that are weighed."""

    def __init__(self, position: ConfuciusPosition) -> None:
        assert position.turn is not None
        self.position = position
        self.seat: Seat = position.turn
        self.left = outlook.rounds_left(position)
        self.cubes = position.cubes[self.seat]
        self.hand = sum(position.hands[self.seat])
        self._found: dict[Any, float] = {}

    def once(self, key: Any, find: Callable[[], float]) -> float:
        """The number of that key, worked out when it is first asked for."""
        value = self._found.get(key)
        if value is None:
            value = self._found[key] = find()
        return value

    def price(self, due: int, kind: str, cubes: int) -> float:
        """What it costs to pay so much, and so many cubes."""
        return self.once(("price", due, kind, cubes), lambda: self._price(due, kind, cubes))

    def _price(self, due: int, kind: str, cubes: int) -> float:
        paid = cheapest(known(self.position.hands[self.seat]), kind, due) if due else 0.0
        before, after = self.cards(self.hand, self.cubes), self.cards(self.hand - paid, self.cubes - cubes)
        return before - after + self.tempo(cubes)

    def cards(self, count: float, cubes: int) -> float:
        """What so many cards are worth to the mover with so many cubes."""
        return outlook.usable(self.position, count, cubes, self.left)

    def tempo(self, cubes: int) -> float:
        """What so many cubes are worth to the mover."""
        return CUBE * cubes

    def marker(self, ministry: int, space: int, strength: int) -> float:
        """What a marker there gains the mover."""
        return self.once(
            (ministry, space, strength),
            lambda: outlook.marker_gain(self.position, self.seat, ministry, space, strength),
        )

    def candidate(self) -> float:
        """What placing the candidate gains the mover."""
        return self.once("candidate", lambda: outlook.candidate_gain(self.position, self.seat))

    def best_box(self) -> float:
        """What the best empty box may bring."""
        return self.once("box", lambda: outlook.best_box(self.position))

    def voyage(self) -> float:
        """What the next voyage brings."""
        return self.once("voyage", lambda: outlook.voyage_gain(self.position, self.seat))

    def swing(self, ministry: int, loser: Seat, winner: Seat, lost: int, won: int) -> float:
        """What the mover gains, and rivals lose in part, when strength there passes from one to another."""
        position = self.position

        def find() -> float:
            strong = outlook.strengths(position, ministry)
            above, free = outlook.patrons(position), outlook.free_spaces(position, ministry)
            before = outlook.posts(position, ministry, strong, above, free)
            if loser != NOBODY:
                strong[loser] = max(0, strong[loser] - lost)
            if winner != NOBODY:
                strong[winner] += won
            after = outlook.posts(position, ministry, strong, above, free)
            return (1 + RIVALS) * (after[self.seat] - before[self.seat])

        return self.once((ministry, loser, winner, lost, won), find)


Judges = Mapping[type[Action], Callable[[Look, Any], float]]
"""How each kind of action is judged: what it gains."""


@lru_cache(maxsize=1 << 15)
def cheapest(hand: Counts, kind: str, due: int) -> float:
    """What it costs at least to pay so much with such a hand, in cards."""
    return min(of_cards(way.cards) for way in payments(hand, kind, due))


def of_cards(chosen: Counts) -> float:
    """What cards are worth, in cards."""
    return sum(worth * count for worth, count in zip(KINDS, chosen, strict=True))
