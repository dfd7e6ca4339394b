"""The position of a match of noughts and crosses: turns, the end, setup."""

from typing import ClassVar, Final

from games.noughts import marking
from games.noughts.components import NAMES
from games.noughts.marking import Mark
from games.noughts.state import End, NoughtsState

from games.engine import GENERAL, Chance, Event, Families, Outcome, Position, Refusals, Seat

FAMILIES: Final = Families(marking.MARKING)


class GameEnded(Event, frozen=True):
    """The match is over."""

    rule: ClassVar[str] = "end"
    end: End


class NoughtsPosition(NoughtsState, Position[Mark]):
    """A position, or a view of one."""

    refusals: ClassVar[Refusals] = Refusals(GENERAL | {"not-your-turn": "turn"} | marking.refuse)

    def families(self) -> Families:
        """Always the same."""
        return FAMILIES

    def go_on(self, who: Seat, action: Mark) -> list[Event]:
        """The other seat, or the end."""
        if self.lines(who):
            return self._over("line")
        free = [square for square, mark in enumerate(self.marks) if mark < 0]
        self.turn = 1 - who
        if len(free) == 1:  # nothing to choose
            return self.carry_out(self.turn, Mark(free[0]))
        return [] if free else self._over("full")

    def go_on_without(self, seat: Seat) -> list[Event]:
        """One is left."""
        return self._over("resigned")

    def _over(self, end: End) -> list[Event]:
        self.turn, self.end = None, end
        return [GameEnded(end)]

    def final(self, action: Mark) -> bool:
        """A mark ends the turn."""
        return True

    def standing(self) -> tuple[int, ...]:
        """A line decides it."""
        return tuple(self.lines(seat) for seat in range(self.seats))

    def outcome(self) -> Outcome | None:
        """A line wins, nobody with a full board."""
        if self.turn is not None:
            return None
        lines = self.standing()
        return Outcome.of(self.end, self.ranks(lines), lines, [{"lines": count} for count in lines])


def start(seats: int, seed: str) -> NoughtsPosition:
    """The first position: chance names the first seat."""
    chance = Chance(seed)
    return NoughtsPosition(
        seats=seats, chance=chance, turn=chance.below(seats), resigned=[], marks=[-1] * len(NAMES), end=""
    )
