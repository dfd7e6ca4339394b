"""The position of a match of China: the state with the contract on top, views, setup."""

from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar, Final, cast

from games.china import cards, placing, scoring, turns
from games.china.cards import DECK, DRAWS, Draw
from games.china.components import HAND, ROW, SIDES, Side, board, supply
from games.china.state import ChinaState, Phase
from games.china.turns import ChinaAction
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

FAMILIES: Final = Families(placing.PLACING, placing.STOPPING, cards.EXCHANGING, cards.DRAWING)
PHASES: Final[dict[Phase, Families]] = {
    "start": Families(placing.PLACING, cards.EXCHANGING),
    "place": Families(placing.PLACING, placing.STOPPING),
    "draw": Families(cards.DRAWING),
}
"""What is decided in each phase."""


ORDER_DRAW: Final = "draw"
"""The standing order to draw from the deck whenever a card is to be drawn."""

ORDERS: Final = (ORDER_DRAW,)
"""Every name of a standing order."""


class ChinaPosition(ChinaState, Position[ChinaAction]):
    """A position, or a view of one."""

    refusals: ClassVar[Refusals] = Refusals(
        GENERAL | {"not-your-turn": "turn"} | placing.refuse | cards.refuse
    )
    counted: ClassVar[Mapping[str, Callable[[int, int, int], Event]]] = {"scores": scoring.ScoreChanged}

    def following(self) -> tuple[Seat, ...]:
        """Everybody else, clockwise."""
        return () if self.turn is None else self.after(self.turn)

    def families(self) -> Families:
        """Those of the phase."""
        return PHASES[self.phase]

    def refusal(self, who: Seat, action: ChinaAction) -> IllegalAction | None:
        """Each family says itself why it is not its phase."""
        return FAMILIES[type(action)].refusal(self, who, action)

    def go_on(self, who: Seat, action: ChinaAction) -> list[Event]:
        """A second piece, drawing, the next turn, the end."""
        return turns.go_on(self, who, action)

    def go_on_without(self, seat: Seat) -> list[Event]:
        """Its pieces stay and count."""
        return turns.go_on_without(self, seat)

    def final(self, action: ChinaAction) -> bool:
        """A draw from the deck reveals a card; whatever ends the turn reveals the cards that fill the row."""
        assert self.turn is not None
        if isinstance(action, Draw):
            return (
                action.source == DECK
                or len(self.hands[self.turn]) + 1 == HAND
                or (len(self.row) == 1 and not self.deck)
            )
        if cards.can_draw(self):
            return False
        after = self.copy() if self.masked else self.view(self.turn)
        after.apply(action)
        return after.turn != self.turn

    def view(self, seat: Seat | None) -> "ChinaPosition":
        """What the seat may know: its own hand, the sizes of the others and of the deck.

        All else is public (China, Setup).
        """
        seen = super().view(seat)
        seen.deck = [HIDDEN] * len(self.deck)
        seen.hands = [
            hand if other == seat else [HIDDEN] * len(hand) for other, hand in enumerate(seen.hands)
        ]
        return seen

    def skip_to(self, seat: Seat) -> None:
        """To the seat, once the hand of who acts is full."""
        turns.skip_to(self, seat)

    def shown(self, slot: Slot) -> object:
        """All pieces in the province."""
        if slot.name != "province" or slot.value == "exchange":
            return None
        province = next(number for number, entry in enumerate(board().provinces) if entry.id == slot.value)
        within = board().provinces[province].within
        return self.houses[within], self.forts[within], self.emissaries[province]

    def standing_orders(self, seat: Seat) -> tuple[StandingOrder, ...]:
        """To draw from the deck, as long as there will be one to draw from."""
        if self.turn is None or seat in self.resigned or self.exhausted > 1:
            return ()
        return (StandingOrder("", ORDER_DRAW),)

    def obey(self, order: StandingOrder) -> tuple[ChinaAction, ...]:
        """Fill the hand from the deck, as far as that goes."""
        if self.phase != "draw" or self.turn is None:
            return ()
        return (DRAWS[DECK],) * min(HAND - len(self.hands[self.turn]), len(self.deck))

    def broken(self, order: StandingOrder, seat: Seat, events: Sequence[Event]) -> bool:
        """It ends when the seat left, and with the deck."""
        return seat in self.resigned or self.exhausted > 1

    def standing(self) -> tuple[int, ...]:
        """The points so far; the final scoring comes with the end."""
        return tuple(self.scores)

    def outcome(self) -> Outcome | None:
        """Ranks and scores once the match is over."""
        return scoring.outcome(self) if self.turn is None else None


def start(seats: int, options: Mapping[str, str], seed: str) -> ChinaPosition:
    """The first position of a match: random start player, shuffle, deal, lay the row (China, Setup)."""
    chance = Chance(seed)
    emperor = chance.below(seats)
    deck = supply().deck(seats)
    chance.shuffle(deck)
    hands: list[list[str]] = [[] for _ in range(seats)]
    for step in range(seats):
        hands[(emperor + step) % seats] = [deck.pop() for _ in range(HAND)]
    row = [deck.pop() for _ in range(ROW)]
    fortified = options["fortifications"] == "yes"
    return ChinaPosition(
        seats=seats,
        side=cast(Side, options["four"]) if seats == 4 else SIDES[seats > 4],
        fortified=fortified,
        chance=chance,
        turn=emperor,
        emperor=emperor,
        houses=[-1] * len(board().spaces),
        forts=[False] * len(board().spaces),
        emissaries=[[0] * seats for _ in board().provinces],
        houses_left=[supply().houses] * seats,
        emissaries_left=[supply().emissaries] * seats,
        forts_left=[supply().forts if fortified else 0] * seats,
        hands=hands,
        deck=deck,
        row=row,
        discards=[],
        scored=[False] * len(board().provinces),
        scores=[0] * seats,
        exhausted=0,
        resigned=[],
        phase="start",
        province=-1,
        placed=0,
        allowed=0,
        number=1,
        end="",
    )
