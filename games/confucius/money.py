"""Cards and rewards on their way: drawing, paying, discarding, earning (Confucius, Money; Rewards)."""

from bisect import insort
from typing import TYPE_CHECKING

from games.confucius.components import Counts
from games.confucius.costs import Price
from games.confucius.events import Drawn, Paid, RewardDrawn
from games.engine import Event, Seat

if TYPE_CHECKING:
    from games.confucius.position import ConfuciusPosition


def draw(position: "ConfuciusPosition", seat: Seat, count: int) -> list[Event]:
    """The seat draws so many cards, or as many as there are once the discards are shuffled.

    In a view nobody knows what is drawn.
    """
    drawn = [0, 0, 0, 0]
    for _ in range(count):
        if not position.deck:
            _shuffle(position)
        if not position.deck:
            break
        card = position.deck.pop()
        drawn[card - 1 if card else 3] += 1
    hand = position.hands[seat]
    for kind, number in enumerate(drawn):
        hand[kind] += number
    first, second, third, hidden = drawn
    return [Drawn(seat, (first, second, third, hidden))]


def _shuffle(position: "ConfuciusPosition") -> None:
    """The discards become the deck; in a view a deck of which nothing is known."""
    if position.masked:
        position.deck = [0] * sum(position.discards)
    else:
        position.deck = [kind + 1 for kind in range(3) for _ in range(position.discards[kind])]
        position.chance.shuffle(position.deck)
    position.discards = [0, 0, 0, 0]


def discard(position: "ConfuciusPosition", seat: Seat, chosen: Counts) -> None:
    """Cards go from the seat's hand to the discards."""
    hand = position.hands[seat]
    for kind, number in enumerate(chosen):
        hand[kind] -= number
        position.discards[kind] += number


def pay(position: "ConfuciusPosition", seat: Seat, chosen: Counts, price: Price) -> list[Event]:
    """The seat pays with these cards; there is no change (Confucius, Paying)."""
    discard(position, seat, chosen)
    return [Paid(seat, (*chosen, 0), price.kind, price.due, price.full)]


def earn_reward(position: "ConfuciusPosition", seat: Seat) -> list[Event]:
    """The seat gets an Emperor's Reward while any are left (Confucius, Emperor's Rewards)."""
    if not position.reward_deck:
        return []
    card = position.reward_deck.pop()
    insort(position.rewards[seat], card)
    return [RewardDrawn(seat, card, position.open_rewards)]
