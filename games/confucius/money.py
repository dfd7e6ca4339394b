"""Money cards and rewards in hand: drawing, giving up, discarding, earning.

=====================  =============================================================================
``commercial 1 3``     give up a card of 1 and one of 3 cash, or ``none``, for cards drawn
``tax``                draw cards
``discard 1 1``        at the end of a round: discard two cards of 1 cash
=====================  =============================================================================
"""

from bisect import insort
from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from typing import Annotated, ClassVar, Final, Self, TypeAlias

import msgspec

from games.confucius.components import CASH, LARGEST, NO_CARDS, Counts, RewardId, cards
from games.confucius.deeds import ConfuciusAction, Reader, Verbs, always, deed
from games.confucius.state import ConfuciusState
from games.engine import HIDDEN, BadNotation, Event, Family, IllegalAction, Refusals, Seat, Slot
from games.engine.notation import Unread

refuse: Final = Refusals(
    {
        "commercial-used": "money",
        "too-much-cash": "money",
        "discard-number": "discard",
        "cards-not-held": "paying",
    }
)

NONE: Final = "none"
"""How it is written that no card is given up."""

Cards: TypeAlias = Annotated[tuple[int, int, int, int], "cards"]
"""Cards as counts: how many of 1, 2 and 3 cash, and how many that cannot be known."""


def masked(cards: Cards) -> Cards:
    """As many cards, of which nothing is known."""
    return 0, 0, 0, sum(cards)


# ── cards that are typed ─────────────────────────────────────────────────────────────────────────────


@cache
def written(chosen: Counts) -> str:
    """The cards by their cash, the lowest first: "1+2+2"; "" for none."""
    return "+".join(str(cash) for cash, count in enumerate(chosen, 1) for _ in range(count))


def check_cards(chosen: Counts) -> None:
    """No count is less than nothing, or more than can be typed; raises `BadNotation`."""
    if min(chosen) < 0 or max(chosen) > LARGEST:
        raise BadNotation("unreadable-notation", text=str(chosen), example="pay 2 3")


def read_cards(words: Sequence[str]) -> Counts:
    """Cards by their cash; at least one."""
    if not 0 < len(words) <= LARGEST or any(word not in ("1", "2", "3") for word in words):
        raise Unread
    return words.count("1"), words.count("2"), words.count("3")


def with_cards(make: Callable[[Counts], ConfuciusAction]) -> Reader:
    """How a verb with cards is read."""
    return lambda words: make(read_cards(words))


@lru_cache(maxsize=1 << 12)
def subsets(hand: Counts, guessed: int = 0) -> tuple[Counts, ...]:
    """Everything but nothing that can be taken from such a hand: the fewest cards first, the lowest first.

    So many ``guessed`` cards more may be any.
    """
    low, middle, high = hand
    found = [
        (first, second, third)
        for first in range(low + guessed + 1)
        for second in range(middle + guessed + 1)
        for third in range(high + guessed + 1)
        if first or second or third
        if not guessed or lacking(hand, (first, second, third)) <= guessed
    ]
    return tuple(sorted(found, key=lambda counts: (sum(counts), [-count for count in counts])))


# ── cards on their way ───────────────────────────────────────────────────────────────────────────────


def known(hand: Sequence[int]) -> Counts:
    """The cards of a hand that can be seen."""
    return hand[0], hand[1], hand[2]


def lacking(hand: Sequence[int], chosen: Sequence[int]) -> int:
    """How many of the cards are not among those of the hand that can be seen."""
    return sum(max(count - held, 0) for count, held in zip(chosen, hand, strict=False))


def guessed(state: ConfuciusState, seat: Seat, least: int = 0) -> int:
    """How many hidden cards of the seat may be any: those of others in an imagined position.

    Own ones too, where ``least`` cards are asked for and fewer are known.
    """
    hand = state.hands[seat]
    few = state.imagined and sum(known(hand)) < least
    return min(hand[3], LARGEST) if few or state.guessed(seat) else 0


def not_held(state: ConfuciusState, seat: Seat, chosen: Counts, least: int = 0) -> IllegalAction | None:
    """The seat must have these cards; ``least`` as of `guessed`."""
    if lacking(state.hands[seat], chosen) <= guessed(state, seat, least):
        return None
    for cash, (count, held) in enumerate(zip(chosen, state.hands[seat], strict=False), 1):
        if count > held:
            return refuse("cards-not-held", card=cash, needed=count, held=held)
    return None


class Drawn(Event, frozen=True):
    """Cards were drawn from the deck, which only the seat may see."""

    rule: ClassVar[str] = "money"
    seat: Seat
    cards: Cards

    def view(self, seat: Seat | None) -> Self:
        """The others know how many."""
        return self if seat == self.seat else msgspec.structs.replace(self, cards=masked(self.cards))


def draw(state: ConfuciusState, seat: Seat, count: int) -> list[Event]:
    """The seat draws so many cards, or as many as there are once the discards are shuffled.

    In a view nobody knows what is drawn.
    """
    drawn = [0, 0, 0, 0]
    for _ in range(count):
        if not state.deck:
            _shuffle(state)
        if not state.deck:
            break
        card = state.deck.pop()
        drawn[card - 1 if card else 3] += 1
    hand = state.hands[seat]
    for kind, number in enumerate(drawn):
        hand[kind] += number
    first, second, third, hidden = drawn
    return [Drawn(seat, (first, second, third, hidden))]


def _shuffle(state: ConfuciusState) -> None:
    """The discards become the deck; in a view a deck of which nothing is known."""
    if state.masked:
        state.deck = [0] * sum(state.discards)
    else:
        state.deck = [kind + 1 for kind in range(3) for _ in range(state.discards[kind])]
        state.chance.shuffle(state.deck)
    state.discards = [0, 0, 0, 0]


def discard(state: ConfuciusState, seat: Seat, chosen: Counts) -> None:
    """Cards go from the seat's hand to the discards."""
    give(state, seat, chosen)
    for kind, number in enumerate(chosen):
        state.discards[kind] += number


def give(state: ConfuciusState, seat: Seat, chosen: Sequence[int]) -> None:
    """Cards leave the seat's hand; those that are only guessed are of the hidden ones."""
    hand = state.hands[seat]
    hand[3] -= lacking(hand, chosen[:3])
    for kind, number in enumerate(chosen):
        hand[kind] -= min(number, hand[kind]) if kind < 3 else number


class RewardDrawn(Event, frozen=True):
    """A seat got an Emperor's Reward; ``card`` is "?" for the others unless rewards are ``open``."""

    rule: ClassVar[str] = "rewards"
    seat: Seat
    card: RewardId
    open: bool

    def view(self, seat: Seat | None) -> Self:
        """The card is for the seat that drew it."""
        return self if self.open or seat == self.seat else msgspec.structs.replace(self, card=HIDDEN)


def earn_reward(state: ConfuciusState, seat: Seat) -> list[Event]:
    """The seat gets an Emperor's Reward while any are left (Confucius, Emperor’s Rewards)."""
    if not state.reward_deck:
        return []
    card = state.reward_deck.pop()
    insort(state.rewards[seat], card)
    return [RewardDrawn(seat, card, state.open_rewards)]


# ── Commercial Income and Tax Income ─────────────────────────────────────────────────────────────────


class Trade(ConfuciusAction, frozen=True):
    """Give up these cards and draw as many as they are cash, and more (Confucius, Income)."""

    rule: ClassVar[str] = "money"
    do: ClassVar[str] = "commercial"
    cards: Counts = NO_CARDS

    def __post_init__(self) -> None:
        check_cards(self.cards)

    def slots(self) -> tuple[Slot, ...]:
        """ "commercial", the cards."""
        return Slot("do", self.do), Slot("cards", written(self.cards) or NONE)


class Commercial(Event, frozen=True):
    """Cards were given up for others; those drawn follow."""

    rule: ClassVar[str] = "money"
    seat: Seat
    cards: Cards


@lru_cache(maxsize=1 << 12)
def _trades(hand: Counts, guessed: int) -> tuple[Trade, ...]:
    """Nothing, then everything that is worth no more cash than allowed."""
    return tuple(Trade(chosen) for chosen in (NO_CARDS, *subsets(hand, guessed)) if not _too_much(chosen))


def _too_much(chosen: Counts) -> IllegalAction | None:
    """Only so much cash can be given up."""
    worth, most = cards().total(chosen, CASH), cards().commercial
    return refuse("too-much-cash", cash=worth, most=most) if worth > most else None


def _used(state: ConfuciusState, seat: Seat) -> IllegalAction | None:
    """Once in a round."""
    return refuse("commercial-used") if state.commercial[seat] else None


def _trade(state: ConfuciusState, seat: Seat, action: Trade) -> list[Event]:
    """Cards for cards (Confucius, Income)."""
    state.commercial[seat] = True
    discard(state, seat, action.cards)
    count = cards().total(action.cards, CASH) + cards().bonus
    return [Commercial(seat, (*action.cards, 0)), *draw(state, seat, count)]


TRADING: Final = deed(
    Trade,
    lambda state, seat, most: (
        () if state.commercial[seat] else _trades(known(state.hands[seat]), guessed(state, seat))
    ),
    lambda state, seat, action: (
        _used(state, seat) or not_held(state, seat, action.cards) or _too_much(action.cards)
    ),
    _trade,
    nothing=_used,
)


class Tax(ConfuciusAction, frozen=True):
    """Draw cards (Confucius, Income)."""

    rule: ClassVar[str] = "money"
    do: ClassVar[str] = "tax"


TAX: Final = Tax()
TAXING: Final = deed(
    Tax, lambda state, seat, most: (TAX,), always, lambda state, seat, action: draw(state, seat, cards().tax)
)


# ── discarding ───────────────────────────────────────────────────────────────────────────────────────


class Discard(ConfuciusAction, frozen=True):
    """Discard these cards at the end of a round (Confucius, Discarding)."""

    rule: ClassVar[str] = "discard"

    verb: ClassVar[str] = "discard"
    cards: Counts

    def __post_init__(self) -> None:
        check_cards(self.cards)

    def slots(self) -> tuple[Slot, ...]:
        """The cards."""
        return (Slot("cards", written(self.cards)),)


class Discarded(Event, frozen=True):
    """A seat had too many cards at the end of a round."""

    rule: ClassVar[str] = "discard"
    ends_turn: ClassVar[bool] = True
    seat: Seat
    cards: Cards


def excess(state: ConfuciusState, seat: Seat) -> int:
    """How many cards the seat has above the limit."""
    return sum(state.hands[seat]) - cards().limit


@lru_cache(maxsize=1 << 12)
def _discards(hand: Counts, guessed: int, count: int) -> tuple[Discard, ...]:
    """All ways to discard so many cards."""
    return tuple(Discard(chosen) for chosen in subsets(hand, guessed) if sum(chosen) == count)


def _possible_discards(state: ConfuciusState, seat: Seat) -> Sequence[Discard]:
    """All ways to discard as many cards as there are too many."""
    needed = excess(state, seat)
    return _discards(known(state.hands[seat]), guessed(state, seat, needed), needed)


def _no_discard(state: ConfuciusState, seat: Seat, action: Discard) -> IllegalAction | None:
    """Cards that the seat has, just as many as there are too many."""
    needed, found = excess(state, seat), sum(action.cards)
    if reason := not_held(state, seat, action.cards, needed):
        return reason
    if found != needed:
        return refuse("discard-number", needed=needed, found=found, limit=cards().limit)
    return None


def _discard(state: ConfuciusState, seat: Seat, action: Discard) -> list[Event]:
    """The cards go to the discards (Confucius, Discarding)."""
    discard(state, seat, action.cards)
    return [Discarded(seat, (*action.cards, 0))]


DISCARDING: Final = Family(
    Discard,
    _possible_discards,
    _no_discard,
    _discard,
    exact=True,
)


VERBS: Final[Verbs] = {
    "commercial": (
        lambda words: Trade(NO_CARDS if words == [NONE] else read_cards(words)),
        "commercial 1 3",
    ),
    "discard": (with_cards(Discard), "discard 1 1"),
}
