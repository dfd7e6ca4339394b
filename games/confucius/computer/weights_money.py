"""What money and rewards are worth."""

from typing import Final

from games.confucius.box import Pay
from games.confucius.components import CASH, NOBODY, cards, rewards
from games.confucius.computer.look import Judges, Look, of_cards
from games.confucius.computer.outlook import CARD
from games.confucius.computer.weights_court import marker
from games.confucius.computer.weights_gifts import buy
from games.confucius.computer.weights_realm import recruit
from games.confucius.deeds import cubes
from games.confucius.money import Discard, Tax, Trade
from games.confucius.rewards import CardGift, CardMarker, CardPlain

KEEP_REWARD: Final = 0.5
"""What a reward in hand is worth if it is not played now: later it may do more."""

PATIENT: Final = 0.5
"""How much of that a reward keeps that brings an army: it is wanted early."""

ARMY_SPENT: Final = 0.5
"""How much of the best box is lost with an army that is used to insult."""

FREE_ACTION: Final = 0.9
"""An action for no cube."""

UNASKED: Final = 0.3
"""What it is worth to push out another's marker whatever obligations say."""

LICENCE: Final = 0.2
"""How much of a card more the last one of 1 cash is worth: it pays for licences."""


def _drawn(look: Look, out: float, drawn: int, cubes: int) -> float:
    """What it is worth to draw so many cards, after giving up cards worth ``out`` of them."""
    left = look.cubes - cubes
    return look.cards(look.hand - out + drawn, left) - look.cards(look.hand, left)


def commercial(look: Look, action: Trade) -> float:
    """Cards for cards: dear ones given up bring most."""
    out = of_cards(action.cards)
    used = cubes(look.position, look.seat, action.do)
    return _drawn(look, out, cards().total(action.cards, CASH) + cards().bonus, used)


def tax(look: Look, action: Tax) -> float:
    """Cards."""
    return _drawn(look, 0, cards().tax, cubes(look.position, look.seat, action.do))


def card_plain(look: Look, action: CardPlain) -> float:
    """Rewards that only do what they say; there is no need to hurry with them."""
    keep = KEEP_REWARD if look.left > 1 else 0.0
    if action.card == "cash":
        return _drawn(look, 0, rewards().cash, 0) - keep
    if action.card == "recruit":
        return recruit(look, action) - PATIENT * keep
    if action.card == "insult":
        return rewards().insult - (ARMY_SPENT * look.best_box() if look.left > 1 else 0.0)
    return FREE_ACTION - keep


def card_gift(look: Look, action: CardGift) -> float:
    """A gift for nothing, better a dear one."""
    return buy(look, action) - (KEEP_REWARD if look.left > 2 else 0.0)


def card_marker(look: Look, action: CardMarker) -> float:
    """A marker for no cube, and for no money if nobody else's was there."""
    owner = look.position.markers[action.ministry][action.space]
    rival = UNASKED if owner != NOBODY else 0.0
    return marker(look, action) + rival - (KEEP_REWARD if look.left > 1 else 0.0)


def pay(look: Look, action: Pay) -> float:
    """The fewest cards, of several that suffice the lowest."""
    return -CARD * of_cards(action.cards)


def discard(look: Look, action: Discard) -> float:
    """The lowest cards, but one of 1 cash is kept for licences."""
    hand = look.position.hands[look.seat]
    last_low = bool(hand[0]) and action.cards[0] == hand[0]
    return pay(look, Pay(action.cards)) - CARD * LICENCE * last_low


JUDGES: Final[Judges] = {
    Trade: commercial,
    Tax: tax,
    CardPlain: card_plain,
    CardGift: card_gift,
    CardMarker: card_marker,
    Pay: pay,
    Discard: discard,
}
