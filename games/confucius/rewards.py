"""Playing the Emperor's Rewards; earning them stands in ``money``.

=========================  ===================================================================
``card cash``              play that reward; also ``extra``, ``recruit``, ``insult``
``card gift 4``            the gift of value 4 for nothing
``card bribe-any hubu 3``  a marker there; also ``bribe-bingbu``, ``-hubu``, ``-gongbu``
=========================  ===================================================================
"""

from collections.abc import Sequence
from functools import cache
from typing import Any, ClassVar, Final

from games.confucius import armies, gifts, money, officials
from games.confucius.components import (
    BRIBERIES,
    CASH,
    COLONIES_PLACE,
    EMPTY,
    MINISTRIES,
    NOBODY,
    REWARDS,
    RewardId,
    rewards,
)
from games.confucius.deeds import FREE, FREELY, ConfuciusAction, Price, Verbs, deed, taken_for_free
from games.confucius.gifts import check_gift, read_gift
from games.confucius.officials import check_space, official_slots, read_official, where
from games.confucius.scoring import INSULTS, score
from games.confucius.state import ConfuciusState
from games.engine import HIDDEN, BadNotation, Event, IllegalAction, Refusals, Seat, Slot
from games.engine.contract import seat_letter
from games.engine.notation import LONGEST_FACT, Unread

refuse: Final = Refusals(
    {
        "no-rewards-now": "rewards",
        "reward-not-held": "rewards",
        "bribery-elsewhere": "rewards",
        "own-official": "rewards",
        "secured-official": "rewards",
        "no-rewards": "rewards",
        "no-bribery-target": "rewards",
    }
)

PLAIN_CARDS: Final = ("cash", "extra", "recruit", "insult")
"""The rewards that need nothing said."""


class _Card(ConfuciusAction, frozen=True):
    """Play a reward."""

    rule: ClassVar[str] = "rewards"
    do: ClassVar[str] = "card"


class CardPlain(_Card, frozen=True):
    """Play one of the rewards that need nothing said: "cash", "extra", "recruit" or "insult"."""

    card: str

    def __post_init__(self) -> None:
        if self.card not in PLAIN_CARDS:
            raise BadNotation("unreadable-notation", text=self.card, example="card cash")

    def slots(self) -> tuple[Slot, ...]:
        """ "card", which."""
        return Slot("do", self.do), Slot("card", self.card)


class CardGift(_Card, frozen=True):
    """Play the reward "gift": the gift of that value is free (Confucius, Emperor’s Rewards)."""

    card: ClassVar[str] = "gift"
    value: int

    def __post_init__(self) -> None:
        check_gift(self.value)

    def slots(self) -> tuple[Slot, ...]:
        """ "card", "gift", the value."""
        return Slot("do", self.do), Slot("card", self.card), Slot("gift", str(self.value))


class CardMarker(_Card, frozen=True):
    """Play a bribery card on an official (Confucius, Emperor’s Rewards)."""

    card: str
    ministry: int
    space: int

    def __post_init__(self) -> None:
        if self.card not in BRIBERIES:
            raise BadNotation("unreadable-notation", text=self.card, example="card bribe-any hubu 3")
        check_space(self.ministry, self.space)

    def slots(self) -> tuple[Slot, ...]:
        """ "card", which, the ministry, the space."""
        return Slot("do", self.do), Slot("card", self.card), *official_slots(self.ministry, self.space)


card_plain = cache(CardPlain)
card_gift = cache(CardGift)
card_marker = cache(CardMarker)


def is_extra(action: ConfuciusAction) -> bool:
    """Whether it is the reward after which an action is free."""
    return isinstance(action, CardPlain) and action.card == "extra"


class RewardPlayed(Event, frozen=True):
    """A reward left the game."""

    rule: ClassVar[str] = "rewards"
    seat: Seat
    card: RewardId


class Insulted(Event, frozen=True):
    """An army of the colonies went to insult the Emperor."""

    rule: ClassVar[str] = "rewards"
    seat: Seat

    def places(self) -> tuple[int, ...]:
        """The colonies."""
        return (COLONIES_PLACE,)


def _guessed(state: ConfuciusState, seat: Seat) -> bool:
    """Whether the seat holds a reward that may be any, as can only be imagined."""
    return state.guessed(seat) and HIDDEN in state.rewards[seat]


def _candidates(state: ConfuciusState, seat: Seat, most: int) -> Sequence[_Card]:
    """The rewards that one holds and that have an effect now (Confucius, Emperor’s Rewards)."""
    hand = state.rewards[seat]
    found: list[_Card] = []
    if not hand or taken_for_free(state, seat):
        return found
    for card in REWARDS:
        if card not in hand and not _guessed(state, seat):
            continue
        if card in BRIBERIES:
            found += [
                action
                for ministry in _ministries(state, card)
                for space, cost in enumerate(state.officials[ministry])
                if cost > EMPTY and not _untouchable(state, seat, ministry, space)
                for action in (card_marker(card, ministry, space),)
                if _price(state, seat, action).due <= most
            ]
        elif card == "gift":
            found += [card_gift(value) for value in gifts.to_buy(state, seat)]
        elif not _no_army(state, seat, card):
            found.append(card_plain(card))
    return found


def _ministries(state: ConfuciusState, card: str) -> list[int]:
    """Where the bribery card may be played: in its own ministry, once that is resolved in any open one."""
    own = BRIBERIES[card]
    if own >= 0 and not state.resolved[own]:
        return [own]
    return [ministry for ministry, closed in enumerate(state.resolved) if not closed]


def _untouchable(state: ConfuciusState, seat: Seat, ministry: int, space: int) -> IllegalAction | None:
    """No marker must be there, or one of another player that is not secured."""
    owner = state.markers[ministry][space]
    if owner == seat:
        return refuse("own-official", **where(ministry, space))
    if owner != NOBODY and state.secured[ministry][space]:
        return refuse("secured-official", **where(ministry, space), owner=seat_letter(owner))
    return None


def _no_army(state: ConfuciusState, seat: Seat, card: str) -> IllegalAction | None:
    """The card must find an army where it takes one from."""
    if card == "recruit":
        return armies.none_in_stock(state, seat)
    return armies.none_in_colonies(state, seat) if card == "insult" else None


def _not_now(state: ConfuciusState, seat: Seat) -> IllegalAction | None:
    """No reward as a free action or by the favour."""
    free = taken_for_free(state, seat)
    return refuse("no-rewards-now", source=free, rule=FREELY[free]) if free else None


def _forbidden(state: ConfuciusState, seat: Seat, action: Any) -> IllegalAction | None:
    """A reward that one holds, with an effect."""
    if reason := _not_now(state, seat):
        return reason
    if action.card not in state.rewards[seat] and not _guessed(state, seat):
        return refuse("reward-not-held", card=action.card)
    match action:
        case CardGift():
            return gifts.bought_already(state, seat, action.value)
        case CardPlain():
            return _no_army(state, seat, action.card)
    if reason := officials.no_official(state, action.ministry, action.space, action.rule):
        return reason
    if action.ministry not in _ministries(state, action.card):
        return refuse("bribery-elsewhere", card=action.card, ministry=MINISTRIES[BRIBERIES[action.card]])
    return _untouchable(state, seat, action.ministry, action.space)


def _nothing(state: ConfuciusState, seat: Seat) -> IllegalAction | None:
    """None in hand, or the first of them has no effect now."""
    if reason := _not_now(state, seat):
        return reason
    for card in state.rewards[seat]:
        if card == "gift":
            return gifts.all_bought(state, seat)
        return refuse("no-bribery-target") if card in BRIBERIES else _no_army(state, seat, card)
    return refuse("no-rewards")


def _price(state: ConfuciusState, seat: Seat, action: _Card) -> Price:
    """An official with a marker must be paid for."""
    if isinstance(action, CardMarker) and state.markers[action.ministry][action.space] != NOBODY:
        return officials.official_price(state, seat, action.ministry, action.space)
    return FREE


def _play(state: ConfuciusState, seat: Seat, action: Any) -> list[Event]:
    """The reward leaves the game; the free action of "extra" is chosen next (Emperor's Rewards)."""
    hand = state.rewards[seat]
    hand.remove(action.card if action.card in hand else HIDDEN)
    found: list[Event] = [RewardPlayed(seat, action.card)]
    match action:
        case CardGift():
            found += gifts.bring(state, seat, action.value, free=True)
        case CardMarker():
            found.append(officials.put_marker(state, seat, action.ministry, action.space, seat, "card"))
        case CardPlain("cash"):
            found += money.draw(state, seat, rewards().cash)
        case CardPlain("recruit"):
            found += armies.recruit(state, seat)
        case CardPlain("insult"):
            state.colonies[seat] -= 1
            state.insulted[seat] += 1
            score(state, seat, INSULTS, rewards().insult)
            found.append(Insulted(seat))
    return found


PLAYING: Final = deed(
    _Card,
    _candidates,
    _forbidden,
    _play,
    kind=CASH,
    price=_price,
    nothing=_nothing,
    kinds=(CardPlain, CardGift, CardMarker),
)


def _read(words: Sequence[str]) -> _Card:
    """A reward and what it needs."""
    match words:
        case [card] if card in PLAIN_CARDS:
            return card_plain(card)
        case ["gift", *gift] if gift:
            return card_gift(read_gift(gift))
        case ["bribe", which, *official] if f"bribe-{which}" in BRIBERIES:
            return card_marker(f"bribe-{which}", *read_official(official))
        case [card, *_] if card not in ("gift", "bribe", *PLAIN_CARDS):
            raise BadNotation("no-such-reward", card=card[:LONGEST_FACT], known=", ".join(REWARDS))
    raise Unread


VERBS: Final[Verbs] = {"card": (_read, "card gift 4")}
