"""The same position with everything changed that a viewer may not know."""

import random

from games.confucius.position import ConfuciusPosition
from games.engine import Chance, Seat

Viewer = Seat | None


def with_other_secrets(
    position: ConfuciusPosition, viewer: Viewer, dice: random.Random, keep: tuple[Seat, ...] = ()
) -> ConfuciusPosition:
    """Other hands, laid cards and rewards of others (not of those to ``keep``), other stacks and chance."""
    other = position.copy()
    hidden = [seat for seat in range(position.seats) if seat != viewer and seat not in keep]
    secret = [hand for seat in hidden for hand in (other.hands[seat], other.laid[seat])]
    pool = [kind + 1 for hand in secret for kind in range(3) for _ in range(hand[kind])] + other.deck
    dice.shuffle(pool)
    for hand in secret:
        count, hand[:] = sum(hand), [0, 0, 0, 0]
        for _ in range(count):
            hand[pool.pop() - 1] += 1
    other.deck = pool
    rewards = other.reward_deck.copy()
    if not position.open_rewards:
        rewards += [card for seat in hidden for card in other.rewards[seat]]
    dice.shuffle(rewards)
    if not position.open_rewards:
        for seat in hidden:
            other.rewards[seat] = sorted(rewards.pop() for _ in other.rewards[seat])
    other.reward_deck = rewards
    dice.shuffle(other.officials_left)
    named = other.candidates_left[3:]
    dice.shuffle(named)
    other.candidates_left[3:] = named
    other.chance = Chance(f"other {dice.random()}", dice.randrange(1000))
    return other
