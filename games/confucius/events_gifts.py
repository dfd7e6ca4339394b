"""What can happen in Confucius to gifts, cards and rewards."""

from typing import ClassVar, Self

import msgspec

from games.confucius.components import NOBODY
from games.confucius.places import COLONIES_PLACE, gift_place, rack_place
from games.engine import HIDDEN, Event, Seat

Cards = tuple[int, int, int, int]
"""Cards as counts: how many of 1, 2 and 3 cash, and how many that cannot be known."""


def masked(cards: Cards) -> Cards:
    """As many cards, of which nothing is known."""
    return 0, 0, 0, sum(cards)


# ── gifts, petitions, money, rewards ─────────────────────────────────────────────────────────────────


class GiftBought(Event, frozen=True):
    """A gift is available now; ``free`` if a reward brought it."""

    rule: ClassVar[str] = "buy"
    seat: Seat
    value: int
    free: bool

    def places(self) -> tuple[int, ...]:
        """The seat's own gifts."""
        return (rack_place(self.seat),)


class GiftGiven(Event, frozen=True):
    """A gift is at ``to`` now, who owes its giver."""

    rule: ClassVar[str] = "give"
    seat: Seat
    to: Seat
    value: int

    def places(self) -> tuple[int, ...]:
        """The gift at its holder."""
        return (gift_place(self.seat, self.to),)


class GiftRemoved(Event, frozen=True):
    """A gift left the game; ``holder`` is -1 if it was still with its giver.

    ``why``: "replaced" (the same giver gave another), "better" (the holder gave a better one back),
    "transfer", "tutoring", "influence", "petition", "left" (one of the two left the match).
    """

    rule: ClassVar[str] = "obligations"
    giver: Seat
    holder: int
    value: int
    why: str

    def places(self) -> tuple[int, ...]:
        """Where it was."""
        return (rack_place(self.giver) if self.holder == NOBODY else gift_place(self.giver, self.holder),)


class Petitioned(Event, frozen=True):
    """The Emperor got a gift."""

    rule: ClassVar[str] = "petition"
    seat: Seat
    value: int


class Commercial(Event, frozen=True):
    """Cards were given up for others; those drawn follow."""

    rule: ClassVar[str] = "money"
    seat: Seat
    cards: Cards


class Drawn(Event, frozen=True):
    """Cards were drawn from the deck, which only the seat may see."""

    rule: ClassVar[str] = "money"
    seat: Seat
    cards: Cards

    def view(self, seat: Seat | None) -> Self:
        """The others know how many."""
        return self if seat == self.seat else msgspec.structs.replace(self, cards=masked(self.cards))


class RewardDrawn(Event, frozen=True):
    """A seat got an Emperor's Reward; ``card`` is "?" for the others unless rewards are ``open``."""

    rule: ClassVar[str] = "rewards"
    seat: Seat
    card: str
    open: bool

    def view(self, seat: Seat | None) -> Self:
        """The card is for the seat that drew it."""
        return self if self.open or seat == self.seat else msgspec.structs.replace(self, card=HIDDEN)


class RewardPlayed(Event, frozen=True):
    """A reward left the game."""

    rule: ClassVar[str] = "rewards"
    seat: Seat
    card: str


class Insulted(Event, frozen=True):
    """An army of the colonies went to insult the Emperor."""

    rule: ClassVar[str] = "rewards"
    seat: Seat

    def places(self) -> tuple[int, ...]:
        """The colonies."""
        return (COLONIES_PLACE,)
