"""Everything that can be done in a turn, doing nothing and passing too; paying for it; all of it at a glance.

============  ==============================================
``nothing``   do nothing with a cube
``pass``      take no more actions in this round
``pay 2 3``   pay with a card of 2 and one of 3 cash
============  ==============================================
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, ClassVar, Final

import msgspec

from games.confucius import armies, examination, gifts, money, officials, petitions, rewards, ships
from games.confucius.components import FAVOUR, FILLERS, MOST_TAKEN, Counts, Kind, cards
from games.confucius.deeds import (
    FREE,
    FREELY,
    ConfuciusAction,
    Deed,
    Price,
    Verbs,
    always,
    cubes,
    deed,
    means,
    taken_for_free,
    too_dear,
    too_few_cubes,
    use_cubes,
)
from games.confucius.money import Cards, check_cards, guessed, known, not_held, subsets, with_cards, written
from games.confucius.state import ConfuciusState
from games.engine import Action, Event, Families, Family, IllegalAction, Refusals, Seat, Slot
from games.engine.notation import Spelling

refuse: Final = Refusals({"cubes-left": "turn", "no-passing": "favour", "paid-too-little": "paying"})


class Nothing(ConfuciusAction, frozen=True):
    """Use a cube for nothing (Confucius, A turn)."""

    rule: ClassVar[str] = "turn"
    do: ClassVar[str] = "nothing"


class Pass(ConfuciusAction, frozen=True):
    """Take no more actions in this round (Confucius, A turn)."""

    rule: ClassVar[str] = "turn"
    do: ClassVar[str] = "pass"


NOTHING: Final = Nothing()
PASS: Final = Pass()


class Passed(Event, frozen=True):
    """A seat takes no more actions in this round; ``forced``: nothing was left to it.

    ``favour``: it is the Chief Minister, who still has the Imperial Favour.
    """

    rule: ClassVar[str] = "turn"
    ends_turn: ClassVar[bool] = True
    seat: Seat
    forced: bool
    favour: bool = False


def _no_pass(state: ConfuciusState, seat: Seat, action: Pass) -> IllegalAction | None:
    """With no cube left, and never instead of a free action."""
    if free := taken_for_free(state, seat):
        return refuse("no-passing", source=free, rule=FREELY[free])
    return refuse("cubes-left", cubes=state.cubes[seat]) if state.cubes[seat] else None


def pass_on(state: ConfuciusState, seat: Seat, *, forced: bool) -> list[Event]:
    """The seat takes no more actions (Confucius, A turn)."""
    state.passed[seat] = True
    return [Passed(seat, forced, bool(state.box[FAVOUR][seat]))]


_DOING_NOTHING: Final = deed(
    Nothing, lambda state, seat, most: (NOTHING,), always, lambda state, seat, action: []
)
_PASSING: Final = Family(
    Pass,
    lambda state, seat: () if state.cubes[seat] or taken_for_free(state, seat) else (PASS,),
    _no_pass,
    lambda state, seat, action: pass_on(state, seat, forced=False),
    exact=True,
)

DEEDS: Final[tuple[Deed[Any], ...]] = (
    officials.BRIBING,
    officials.SECURING,
    officials.TRANSFERRING,
    examination.NOMINATING,
    examination.FORCING,
    armies.RECRUITING,
    armies.INVADING,
    ships.BUYING,
    ships.SAILING,
    gifts.BUYING,
    gifts.GIVING,
    petitions.PETITIONING,
    money.TRADING,
    money.TAXING,
    rewards.PLAYING,
    _DOING_NOTHING,
)
"""All deeds, in the order of `components.DO`."""

_BY_KIND: Final[dict[type[Action], Deed[Any]]] = {kind: deed for deed in DEEDS for kind in deed.kinds}
_TARGETS: Final = tuple((deed.do, deed.kind, deed.targets) for deed in DEEDS)


class _Turn(Families):
    """What is chosen from in a turn, as a free action or by the favour."""

    def legal(self, state: Any, who: Seat) -> Sequence[ConfuciusAction]:
        """In the order of `components.DO`: what the seat has cubes and money for."""
        left, have = state.cubes[who], means(state, who)
        found: list[ConfuciusAction] = []
        for do, kind, targets in _TARGETS:
            if left >= MOST_TAKEN or cubes(state, who, do) <= left:
                found += targets(state, who, have[kind])
        if not left:
            found += _PASSING.candidates(state, who)
        return found


TURN: Final = _Turn(_PASSING)
TURN.update(_BY_KIND)

SPELLING: Final = Spelling(officials.EXAMPLE, FILLERS, marks=",;:./+&→")
PLAIN: Final[dict[str, ConfuciusAction]] = {
    str(action): action for action in (examination.FORCE, armies.RECRUIT, money.TAX, NOTHING, PASS)
}


# ── prices and paying ────────────────────────────────────────────────────────────────────────────────


def price(state: ConfuciusState, seat: Seat, action: ConfuciusAction) -> Price:
    """What the action costs the seat now, whether it is legal or not; `FREE` if nothing."""
    found = _BY_KIND.get(type(action))
    return FREE if found is None else found.price(state, seat, action)


class Pay(ConfuciusAction, frozen=True, eq=False):
    """Pay with these cards what is due for the action announced (Confucius, Paying).

    ``spare`` is how the way is asked for and no part of the action: the worth of the cards if one of them
    could be left out, 0 if none could.
    """

    rule: ClassVar[str] = "paying"

    cards: Counts
    spare: int = 0

    def __post_init__(self) -> None:
        check_cards(self.cards)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Pay) and self.cards == other.cards

    def __ne__(self, other: object) -> bool:
        return not self == other  # msgspec's own would go by identity

    def __hash__(self) -> int:
        return hash(("pay", self.cards))

    def __str__(self) -> str:
        return f"pay {written(self.cards).replace('+', ' ')}"

    def slots(self) -> tuple[Slot, ...]:
        """The cards; those of a way with spare cards after "other"."""
        cards = written(self.cards)
        if self.spare:
            return Slot("pay", "other"), Slot("cards", cards)
        return (Slot("pay", cards),)


class Paid(Event, frozen=True):
    """A seat paid with ``cards``; ``full`` is the price without discount."""

    rule: ClassVar[str] = "paying"
    seat: Seat
    cards: Cards
    kind: Kind
    due: int
    full: int


@lru_cache(maxsize=1 << 15)
def payments(hand: Counts, kind: Kind, due: int, guessed: int = 0) -> tuple[Pay, ...]:
    """Every way to pay so much: first the sensible ones, in which no card could be left out, then the others.

    Of the sensible ones the least overpaid first, of the others the least worth; then the fewest cards.
    """
    values = cards().cash if kind == "cash" else cards().licences
    found: list[tuple[bool, int, int, Counts]] = []
    for chosen in subsets(hand, guessed):
        total = cards().total(chosen, kind)
        if total >= due:
            least = min(value for value, count in zip(values, chosen, strict=True) if count)
            found.append((total - least >= due, total, sum(chosen), chosen))
    return tuple(Pay(chosen, total if spare else 0) for spare, total, _, chosen in sorted(found))


def announce(state: ConfuciusState, action: ConfuciusAction) -> None:
    """The action is to be paid for."""
    state.announced = str(action)
    if action.do == "card":
        state.source = "card"
    state.phase = "pay"


@lru_cache(maxsize=1 << 10)
def announcement(announced: str) -> ConfuciusAction:
    """The action of an announcement, read once."""
    return SPELLING.action(announced, PLAIN, VERBS)


def due(state: ConfuciusState, seat: Seat) -> Price:
    """What is to be paid now."""
    return price(state, seat, announcement(state.announced))


def _payments(state: ConfuciusState, seat: Seat) -> tuple[Pay, ...]:
    """Every way to pay what is due."""
    cost = due(state, seat)
    return payments(known(state.hands[seat]), cost.kind, cost.due, guessed(state, seat))


def _no_payment(state: ConfuciusState, seat: Seat, action: Pay) -> IllegalAction | None:
    """Cards that the seat has, worth at least what is due."""
    if reason := not_held(state, seat, action.cards):
        return reason
    cost = due(state, seat)
    paid = cards().total(action.cards, cost.kind)
    return refuse("paid-too-little", kind=cost.kind, due=cost.due, paid=paid) if paid < cost.due else None


def _pay(state: ConfuciusState, seat: Seat, action: Pay) -> list[Event]:
    """The seat pays with these cards, without change, and does what it has announced (Confucius, Paying)."""
    announced, cost = announcement(state.announced), due(state, seat)
    acted = use_cubes(state, seat, announced)
    money.discard(state, seat, action.cards)
    paid = Paid(seat, (*action.cards, 0), cost.kind, cost.due, cost.full)
    return [acted, paid, *_BY_KIND[type(announced)].effect(state, seat, announced)]


PAYING: Final = Family(Pay, _payments, _no_payment, _pay, exact=True)

VERBS: Final[Verbs] = {
    **officials.VERBS,
    **examination.VERBS,
    **armies.VERBS,
    **ships.VERBS,
    **gifts.VERBS,
    **petitions.VERBS,
    **money.VERBS,
    **rewards.VERBS,
    "pay": (with_cards(Pay), "pay 2 3"),
}


# ── at a glance ──────────────────────────────────────────────────────────────────────────────────────


class Prospect(msgspec.Struct, frozen=True):
    """What can be done, for panels and pictures: ``do`` as in the slot, ``cubes`` that it takes now.

    The money (``kind`` "cash", "licences" or "") of the cheapest and of the dearest target that can be paid,
    or if none can, of those that could be chosen with more; ``full_least`` is the cheapest one without its
    discount. ``count`` legal actions; if there are none, ``refusal`` says why.
    """

    do: str
    cubes: int
    kind: Kind
    least: int
    most: int
    full_least: int
    count: int
    refusal: IllegalAction | None


def prospects(state: ConfuciusState, seat: Seat) -> tuple[Prospect, ...]:
    """A prospect for everything but passing, in the order of `components.DO`.

    For a seat that is not to act: as if its turn came now. The cards of the seat must be known.
    """
    return tuple(_prospect(state, seat, deed) for deed in DEEDS)


def _prospect(state: ConfuciusState, seat: Seat, deed: Deed[Any]) -> Prospect:
    """The prospect of one thing that can be done."""
    few = too_few_cubes(state, seat, deed.do)
    found = () if few else deed.targets(state, seat, means(state, seat)[deed.kind])
    prices = [deed.price(state, seat, action) for action in found or deed.candidates(state, seat)]
    least = min(prices, key=lambda price: price.due, default=FREE)
    most = max(prices, key=lambda price: price.due, default=FREE)
    reason = None
    if not found:
        reason = few or (too_dear(state, seat, least) if prices else deed.nothing(state, seat))
    taken = cubes(state, seat, deed.do)
    return Prospect(deed.do, taken, most.kind, least.due, most.due, least.full, len(found), reason)
