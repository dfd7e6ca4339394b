"""What changes in a match of China."""

from collections import Counter
from typing import Literal

from games.china.components import Side, board, supply
from games.engine import HIDDEN, Seat, State

Phase = Literal["start", "place", "draw"]
"""The phases of a turn: nothing done yet; one piece placed and room for a second one; drawing cards.

Whether the hand could pay for the second piece makes no difference, or the record would tell it the others.
"""

End = Literal["deck", "blocked", "resigned"]
"""How a match came to its end."""


class ChinaState(State):
    """Everything there is to know; in a view, hidden cards are `HIDDEN` and the seed is empty."""

    side: Side  # of the map, in play
    fortified: bool  # whether fortifications are played with
    emperor: Seat  # the start player: every round begins here, whoever has left
    houses: list[int]  # by space: the seat whose house stands there, -1 = none
    forts: list[bool]  # by space: whether a fortification stands there, also under a house
    emissaries: list[list[int]]  # by province and seat
    houses_left: list[int]  # by seat, as the next two
    emissaries_left: list[int]
    forts_left: list[int]
    hands: list[list[str]]
    deck: list[str]  # the next card is the last item
    row: list[str]  # the open cards
    discards: list[str]
    scored: list[bool]  # by province: whether its houses were scored
    scores: list[int]
    exhausted: int  # how often the deck has run out: 0, 1, 2
    phase: Phase
    province: int  # where the turn's pieces go; -1 before the first and in an exchange
    placed: int  # pieces placed this turn
    allowed: int  # pieces that the province takes this turn; 0 before the first
    number: int  # turns begun
    end: End | Literal[""]  # "" while it runs

    def payable(self, seat: Seat) -> str:
        """The cards that the seat can pay with, of each colour as many as it may hold.

        In an imagined position those that hidden ones may be, too: cards of others, and a hand of which none
        is known.
        """
        hand = self.hands[seat]
        if not self.imagined or HIDDEN not in hand:
            return "".join(hand)
        known = [card for card in hand if card != HIDDEN]
        if known and seat == self.viewer:
            return "".join(known)
        hidden = len(hand) - len(known)
        return "".join(known) + "".join(
            colour * min(hidden, count) for colour, count in self.unseen().items()
        )

    def unseen(self) -> Counter[str]:
        """How many cards of each colour the viewer does not see."""
        seen = (*self.row, *self.discards, *(card for hand in self.hands for card in hand))
        return Counter(supply().deck(self.seats)) - Counter(seen)

    def give(self, seat: Seat, card: str) -> None:
        """The seat discards the card, in an imagined position perhaps one of its hidden ones."""
        hand = self.hands[seat]
        hand.remove(card if card in hand else HIDDEN)
        self.discards.append(card)

    def houses_in(self, province: int) -> list[Seat]:
        """What stands on the spaces of the province: the seat whose house it is, -1 = none."""
        return self.houses[board().provinces[province].within]

    def houses_by_seat(self, province: int) -> list[int]:
        """How many houses each seat has in the province."""
        here = self.houses_in(province)
        return [here.count(seat) for seat in range(self.seats)]

    def still_to_act(self) -> list[Seat]:
        """The seats that come after the one to act before the round is over, in their order."""
        assert self.turn is not None
        steps = (self.emperor - self.turn - 1) % self.seats
        return [seat for seat in self.clockwise(self.turn + 1)[:steps] if seat not in self.resigned]
