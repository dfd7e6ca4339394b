"""The position of a match of Qin: the state with the contract on top, views, setup."""

from collections.abc import Mapping
from typing import ClassVar, Final, cast

from games.engine import GENERAL, HIDDEN, Chance, Event, Families, Outcome, Position, Refusals, Seat, Slot
from games.qin import placing, provinces, scoring, turns
from games.qin.components import Side
from games.qin.placing import Place
from games.qin.squares import NEAR, square_name
from games.qin.state import QinState, Series

FAMILIES: Final = Families(placing.FAMILY)


class QinPosition(QinState, Position[Place]):
    """A position, or a view of one."""

    refusals: ClassVar[Refusals] = Refusals(
        GENERAL | {"not-your-turn": "turn-1"} | placing.refuse | provinces.refuse
    )

    def following(self) -> tuple[Seat, ...]:
        """Everybody else, clockwise."""
        return () if self.turn is None else self.after(self.turn)

    def families(self) -> Families:
        """Always the same: a tile is placed."""
        return FAMILIES

    def go_on(self, who: Seat, action: Place) -> list[Event]:
        """Draw, pass on, end."""
        return turns.go_on(self, who)

    def go_on_without(self, seat: Seat) -> list[Event]:
        """Its pagodas stay; the next seat acts."""
        return turns.go_on_without(self, seat)

    def final(self, action: Place) -> bool:
        """Always: a placement ends the turn and draws a tile."""
        return True

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

    def where(self, action: Place) -> dict[Slot, str]:
        """For each half its square and those beside it: their tiles, provinces and villages."""
        halves = (action.first, action.second)
        return {Slot("square", square_name(half)): repr(self._near(half, halves)) for half in halves}

    def _near(self, half: int, own: tuple[int, ...]) -> object:
        """What lies on a square and beside it, the ``own`` squares of a tile left aside."""
        near = sorted({half, *NEAR[half]} - ({*own} - {half}))
        covers = [[entry for entry in self.provinces.values() if square in entry.squares] for square in near]
        villages = {letter for square in near for letter in self.side.beside[square]}
        held = [(letter, self.villages.get(letter)) for letter in sorted(villages)]
        return [self.grid[square] for square in near], covers, held

    def skip_to(self, seat: Seat) -> None:
        """To the seat, or whoever acts where it cannot."""
        turns.pass_to(self, seat)

    def standing(self) -> tuple[int, ...]:
        """The pagodas that each seat has on the board, in a series in all games together."""
        return scoring.standing(self)

    def stage(self) -> int:
        """The game of a series; 0 where a single one is played."""
        return 0 if self.series == "single" else len(self.finished) + (self.turn is not None)

    def outcome(self) -> Outcome | None:
        """Ranks and scores once the match is over."""
        return scoring.outcome(self) if self.turn is None else None


def start(seats: int, options: Mapping[str, str], seed: str) -> QinPosition:
    """The first position of a match: random start player, then shuffle and deal."""
    position = QinPosition(
        seats=seats,
        board=cast(Side, options["board"]),
        series=cast(Series, options["series"]),
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
    turns.begin_game(position, position.chance.below(seats))
    return position
