"""A whole position behind a view: hands, stacks and rewards dealt at random from what may be there."""

from bisect import insort
from collections.abc import Sequence
from typing import TypeVar

from games.confucius.box import price
from games.confucius.components import ANY, CANDIDATE, MINISTRIES, cards, court, rewards, space_of
from games.confucius.position import ConfuciusPosition
from games.engine import HIDDEN, Chance, Seat
from games.engine.computer.brain import dealt
from games.engine.computer.dealing import shuffle

T = TypeVar("T")


def sample(view: ConfuciusPosition, seat: Seat | None, chance: Chance) -> ConfuciusPosition:
    """A position whose view for the seat is this one; see `Brain.sample`.

    Rewards and officials that left the game unseen by the position are drawn at random like the others.
    """
    position = view.copy()
    position.viewer = None
    position.chance = dealt(chance)
    hands = [hand.copy() for hand in position.hands]
    _deal_cards(position, seat, chance)
    while not _can_pay(position):
        position.hands = [hand.copy() for hand in hands]
        _deal_cards(position, seat, chance)
    _deal_officials(position, chance)
    _deal_rewards(position, chance)
    _stack_candidates(position, chance)
    return position


def without(items: Sequence[T], gone: Sequence[T]) -> list[T]:
    """The items, less one for each that is gone."""
    found = list(items)
    for item in gone:
        found.remove(item)
    return found


# ── money ────────────────────────────────────────────────────────────────────────────────────────────


def _deal_cards(position: ConfuciusPosition, seat: Seat | None, chance: Chance) -> None:
    """Hands and laid cards of others, then the deck, from all cards that do not lie open."""
    counts = list(cards().counts)
    for seen in (*position.hands, *position.laid, position.discards):
        for kind in range(len(counts)):
            counts[kind] -= seen[kind]
    _deal_first_hands(position, counts, chance)
    pool = [kind for kind, count in enumerate(counts) for _ in range(count)]
    shuffle(pool, chance)
    for held in (position.hands, position.laid):
        for other, hand in enumerate(held):
            if other != seat:
                for _ in range(hand[3]):
                    hand[pool.pop()] += 1
                hand[3] = 0
    position.deck = [kind + 1 for kind in pool]


def _can_pay(position: ConfuciusPosition) -> bool:
    """Whether the seat that has announced an action, if any, has the cards to pay for it."""
    if position.phase != "pay" or position.turn is None:
        return True
    cost = price(position, position.turn, position.announcement)
    return cards().total(position.hands[position.turn], cost.kind) >= cost.due


def _deal_first_hands(position: ConfuciusPosition, counts: list[int], chance: Chance) -> None:
    """In the first round, who has drawn nothing yet holds what is left of the cards everybody began with.

    So it is known what they have, but for what each has paid, which lies among the discards.
    """
    if position.round > 1 or position.wall or len(position.reward_deck) < len(rewards().deck):
        return
    taxed = position.box[space_of("tax")]
    spent = [kind for kind in range(len(counts)) for _ in range(position.discards[kind])]
    shuffle(spent, chance)
    for other, hand in enumerate(position.hands):
        if not hand[3] or taxed[other] or position.commercial[other]:
            continue
        first = list(cards().hand)
        missing = sum(first) - hand[3]
        for kind in dict.fromkeys(spent):
            if missing and first[kind]:
                first[kind] -= 1
                missing -= 1
                spent.remove(kind)
        if not missing and all(have <= left for have, left in zip(first, counts, strict=True)):
            hand[:] = [*first, 0]
            for kind, count in enumerate(first):
                counts[kind] -= count


# ── court ────────────────────────────────────────────────────────────────────────────────────────────


def _deal_officials(position: ConfuciusPosition, chance: Chance) -> None:
    """The stack of officials: those not on the board; some of them may have left the game."""
    if position.officials_left:
        board = [cost for row in position.officials for cost in row if cost > CANDIDATE]
        pool = without(court().officials, board)
        shuffle(pool, chance)
        position.officials_left = pool[: len(position.officials_left)]


def _stack_candidates(position: ConfuciusPosition, chance: Chance) -> None:
    """The candidates to come: those for any ministry lie below the named ones that are left.

    Of a named one that is gone it is known no more than where candidates stand: most go to their ministry.
    """
    left = len(position.candidates_left) - court().candidates.any
    if left > 0:
        named = [name for name in MINISTRIES for _ in range(court().candidates.each)]
        if position.candidate in named:
            named.remove(position.candidate)
        shuffle(named, chance)
        named.sort(key=lambda name: CANDIDATE in position.officials[MINISTRIES.index(name)], reverse=True)
        last = named[len(named) - left :]
        shuffle(last, chance)
        position.candidates_left = [ANY] * court().candidates.any + last
    else:
        position.candidates_left = [ANY] * len(position.candidates_left)


# ── rewards ──────────────────────────────────────────────────────────────────────────────────────────


def _deal_rewards(position: ConfuciusPosition, chance: Chance) -> None:
    """The rewards in others' hands, and the stack; which of the rest were played can be told of few."""
    deck = rewards().deck
    order = position.clockwise(position.turn or 0)  # first the one of whom a card may be known
    masked = [other for other in order if HIDDEN in position.rewards[other]]
    if not position.reward_deck and not masked:
        return
    seen = [card for held in position.rewards for card in held if card != HIDDEN]
    pool = without(deck, [*seen, *["insult"] * sum(position.insulted)])
    shuffle(pool, chance)
    for other in masked:
        held: list[str] = []
        if other == position.turn and position.phase == "pay" and position.announcement.do == "card":
            held.append(position.announced.split()[1])  # the reward it is about to play
            pool.remove(held[0])
        while len(held) < len(position.rewards[other]):
            insort(held, pool.pop())
        position.rewards[other] = held
    position.reward_deck = pool[: len(position.reward_deck)]
