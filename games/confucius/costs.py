"""What actions cost: cubes, cash, licences, discounts; and the ways to pay (Confucius, Cubes; Paying).

A price is worked out before the action; whoever can pay it chooses the cards, and there is no change.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from games.confucius.actions import (
    Bribe,
    Buy,
    CardBribe,
    ConfuciusAction,
    Force,
    Invade,
    Junks,
    Nominate,
    Pay,
    Recruit,
    Secure,
    Voyage,
)
from games.confucius.components import (
    BINGBU,
    GONGBU,
    HUBU,
    NOBODY,
    Counts,
    box,
    cards,
    lands,
    space_of,
)
from games.engine import Seat

if TYPE_CHECKING:
    from games.confucius.position import ConfuciusPosition

CASH = "cash"
LICENCES = "licences"


class Price(NamedTuple):
    """What an action costs besides cubes: ``due`` of ``kind``, "" for nothing; ``full`` without discount."""

    kind: str
    due: int
    full: int


FREE = Price("", 0, 0)


def cubes(position: "ConfuciusPosition", seat: Seat, do: str) -> int:
    """Cubes that the action takes of the seat now (Confucius, Cubes).

    None for a free action, the favour, cards and transfers; more if own cubes are on its space already.
    """
    if position.turn == seat and position.source in ("extra", "favour"):
        return 0
    space = space_of(do)
    if space < 0:
        return 0
    entry = box().spaces[space]
    return entry.again if position.box[space][seat] else entry.first


def has_marker(position: "ConfuciusPosition", seat: Seat, ministry: int) -> bool:
    """Whether the seat has a marker on an official there, resolved or not (Confucius, Discounts)."""
    return seat in position.markers[ministry]


def official_price(position: "ConfuciusPosition", seat: Seat, cost: int) -> int:
    """Cash for an official that costs so much: less with a marker in Hubu."""
    return max(0, cost - box().less_officials) if has_marker(position, seat, HUBU) else cost


def junk_prices(position: "ConfuciusPosition", seat: Seat) -> tuple[int, ...]:
    """Cash for one, two and more junks: less with a marker in Gongbu."""
    return box().less_junks if has_marker(position, seat, GONGBU) else box().junks


def recruit_price(position: "ConfuciusPosition", seat: Seat) -> int:
    """Licences for an army: fewer with a marker in Bingbu."""
    return box().less_recruit if has_marker(position, seat, BINGBU) else box().recruit


def price(position: "ConfuciusPosition", seat: Seat, action: ConfuciusAction) -> Price:
    """What the action costs the seat now, whether it is legal or not; `FREE` if nothing."""
    match action:
        case Bribe() | Secure():
            cost = max(0, position.officials[action.ministry][action.space])
            return Price(CASH, official_price(position, seat, cost), cost)
        case Junks():
            number = action.count - 1
            return Price(CASH, junk_prices(position, seat)[number], box().junks[number])
        case Voyage():
            licences = action.junks * box().sail
            return Price(LICENCES, licences, licences)
        case Recruit():
            return Price(LICENCES, recruit_price(position, seat), box().recruit)
        case Invade():
            return Price(CASH, lands()[action.land].price, lands()[action.land].price)
        case Buy():
            return Price(CASH, action.value, action.value)
        case Nominate():
            return Price(CASH, box().nominate, box().nominate)
        case Force():
            return Price(CASH, box().force, box().force)
        case CardBribe():
            if position.markers[action.ministry][action.space] == NOBODY:
                return FREE
            cost = max(0, position.officials[action.ministry][action.space])
            return Price(CASH, official_price(position, seat, cost), cost)
    return FREE


def worth(hand: Sequence[int], kind: str) -> int:
    """What the cards of a hand that can be seen are worth as ``kind``."""
    values = cards().cash if kind == CASH else cards().licences
    return hand[0] * values[0] + hand[1] * values[1] + hand[2] * values[2]


def ways(hand: Counts, kind: str, due: int) -> tuple[Counts, ...]:
    """The sensible ways to pay: no card could be left out. The least overpaid first, then the fewest."""
    return tuple(payment.cards for payment in payments(hand, kind, due) if not payment.spare)


def others(hand: Counts, kind: str, due: int) -> tuple[Counts, ...]:
    """All other ways: a card could be left out. The least worth first, then the fewest cards."""
    return tuple(payment.cards for payment in payments(hand, kind, due) if payment.spare)


@lru_cache(maxsize=1 << 15)
def payments(hand: Counts, kind: str, due: int) -> tuple[Pay, ...]:
    """Every way to pay so much, made once: first the sensible ones, then the others."""
    values = cards().cash if kind == CASH else cards().licences
    found: list[tuple[bool, int, int, Counts]] = []
    for chosen in subsets(hand):
        total = cards().total(chosen, kind)
        if total >= due:
            least = min(value for value, count in zip(values, chosen, strict=True) if count)
            found.append((total - least >= due, total, sum(chosen), chosen))
    return tuple(Pay(chosen, total if spare else 0) for spare, total, _, chosen in sorted(found))


@lru_cache(maxsize=1 << 12)
def subsets(hand: Counts) -> tuple[Counts, ...]:
    """Everything but nothing that can be taken from such a hand: the fewest cards first, the lowest first."""
    low, middle, high = hand
    found = [
        (first, second, third)
        for first in range(low + 1)
        for second in range(middle + 1)
        for third in range(high + 1)
        if first or second or third
    ]
    return tuple(sorted(found, key=lambda counts: (sum(counts), [-count for count in counts])))


def known(hand: Sequence[int]) -> Counts:
    """The cards of a hand that can be seen."""
    return hand[0], hand[1], hand[2]
