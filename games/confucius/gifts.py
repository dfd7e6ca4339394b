"""Gifts: buying and giving them, and while another player holds one, what is between the two.

An active gift obliges its holder: it may not give that player a lower one, nor take officials where that
player has one and the holder as many (``officials``), tutors that player's student (``examination``), and
gives that player its influence when it is the weakest in a ministry (``resolution``). Both get cubes by it.

=========================  ==========================================
``buy 4``, ``give 3 B``    buy the gift of value 4, give B that of 3
=========================  ==========================================
"""

from collections.abc import Sequence
from functools import cache
from typing import ClassVar, Final, Literal, NamedTuple

from games.confucius.components import (
    AVAILABLE,
    CASH,
    LARGEST,
    NOBODY,
    REMOVED,
    UNBOUGHT,
    GiftValue,
    gift_place,
    gifts,
    rack_place,
)
from games.confucius.deeds import ConfuciusAction, Price, Verbs, check_seats, deed, not_playing, to_slot
from games.confucius.state import ConfuciusState
from games.engine import Event, IllegalAction, Refusals, Seat, Slot
from games.engine.contract import seat_letter
from games.engine.notation import Unread, check_number, one_of
from games.engine.notation import seat as read_seat

refuse: Final = Refusals(
    {
        "gift-not-bought": "give",
        "gift-bought": "buy",
        "gift-given": "give",
        "gift-gone": "give",
        "give-to-yourself": "give",
        "obliged-to-better-gift": "obligations",
        "all-gifts-bought": "buy",
        "no-gift-available": "give",
    }
)


def check_gift(value: int) -> None:
    """There is such a gift; raises `BadNotation`."""
    check_number(value, 1, len(gifts().ids))


def read_gift(words: Sequence[str]) -> int:
    """A gift by value or name; "wall hanging" is two words."""
    name = "-".join(word for word in words if word != "gift")
    if not name:
        raise Unread
    return int(name) if name.isdecimal() else one_of("no-such-gift", gifts().ids, gift=name) + 1


# ── who holds what ───────────────────────────────────────────────────────────────────────────────────


class Gift(NamedTuple):
    """An active gift."""

    giver: Seat
    holder: Seat
    value: int


def active(state: ConfuciusState) -> tuple[Gift, ...]:
    """Every active gift, by giver and value."""
    return tuple(
        Gift(giver, holder, value)
        for giver, row in enumerate(state.gifts)
        for value, holder in enumerate(row, 1)
        if holder >= 0
    )


def bound(state: ConfuciusState, seat: Seat) -> int:
    """How many active gifts the seat has given and received (Confucius, Cubes)."""
    return sum(seat in (giver, holder) for giver, holder, _ in active(state))


def not_available(state: ConfuciusState, seat: Seat, value: int, rule: str) -> IllegalAction | None:
    """The gift must be bought and still at home; ``rule`` tells of the action that needs it."""
    where = state.gifts[seat][value - 1]
    if where == UNBOUGHT:
        return refuse("gift-not-bought", gift=value, rule=rule)
    if where == REMOVED:
        return refuse("gift-gone", gift=value, rule=rule)
    if where != AVAILABLE:
        return refuse("gift-given", gift=value, owner=seat_letter(where), rule=rule)
    return None


class GiftRemoved(Event, frozen=True):
    """A gift left the game; ``holder`` is -1 if it was still with its giver.

    ``why``: "replaced" (the same giver gave another), "better" (the holder gave a better one back), "left"
    (one of the two left the match), or the deed by which it is returned with thanks.
    """

    rule: ClassVar[str] = "obligations"
    giver: Seat
    holder: Seat
    value: GiftValue
    why: Literal["replaced", "better", "transfer", "tutoring", "influence", "petition", "left"]

    def places(self) -> tuple[int, ...]:
        """Where it was."""
        return (rack_place(self.giver) if self.holder == NOBODY else gift_place(self.giver, self.holder),)


def remove(
    state: ConfuciusState,
    giver: Seat,
    holder: Seat,
    why: Literal["replaced", "better", "transfer", "tutoring", "influence", "left"],
) -> list[Event]:
    """The gift that the one holds from the other leaves the game, if there is one."""
    value = state.gift_from(giver, holder)
    if not value:
        return []
    state.gifts[giver][value - 1] = REMOVED
    return [GiftRemoved(giver, holder, value, why)]


# ── buying ───────────────────────────────────────────────────────────────────────────────────────────


class Buy(ConfuciusAction, frozen=True):
    """Buy the gift of that value (Confucius, Buying a gift)."""

    rule: ClassVar[str] = "buy"
    do: ClassVar[str] = "buy"
    value: int

    def __post_init__(self) -> None:
        check_gift(self.value)

    def slots(self) -> tuple[Slot, ...]:
        """ "buy", the value."""
        return Slot("do", self.do), Slot("gift", str(self.value))


buy = cache(Buy)


class GiftBought(Event, frozen=True):
    """A gift is available now; ``free`` if a reward brought it."""

    rule: ClassVar[str] = "buy"
    seat: Seat
    value: GiftValue
    free: bool

    def places(self) -> tuple[int, ...]:
        """The seat's own gifts."""
        return (rack_place(self.seat),)


def to_buy(state: ConfuciusState, seat: Seat, most: int = LARGEST) -> list[int]:
    """The values, at most so much, of the gifts that the seat has not bought."""
    return [value for value, where in enumerate(state.gifts[seat], 1) if where == UNBOUGHT and value <= most]


def bought_already(state: ConfuciusState, seat: Seat, value: int) -> IllegalAction | None:
    """The gift must not be bought yet."""
    where = state.gifts[seat][value - 1]
    if where == AVAILABLE:
        return refuse("gift-bought", gift=value)
    return None if where == UNBOUGHT else not_available(state, seat, value, Buy.rule)


def all_bought(state: ConfuciusState, seat: Seat) -> IllegalAction:
    """Why there is none to buy."""
    return refuse("all-gifts-bought")


def bring(state: ConfuciusState, seat: Seat, value: int, *, free: bool) -> list[Event]:
    """The gift becomes available (Confucius, Buying a gift)."""
    state.gifts[seat][value - 1] = AVAILABLE
    return [GiftBought(seat, value, free)]


BUYING: Final = deed(
    Buy,
    lambda state, seat, most: [buy(value) for value in to_buy(state, seat, most)],
    lambda state, seat, action: bought_already(state, seat, action.value),
    lambda state, seat, action: bring(state, seat, action.value, free=False),
    kind=CASH,
    price=lambda state, seat, action: Price(CASH, action.value, action.value),
    nothing=all_bought,
)


# ── giving ───────────────────────────────────────────────────────────────────────────────────────────


class Give(ConfuciusAction, frozen=True):
    """Give a player the gift of that value (Confucius, Giving a gift)."""

    rule: ClassVar[str] = "give"
    do: ClassVar[str] = "give"
    value: int
    to: int

    def __post_init__(self) -> None:
        check_gift(self.value)
        check_seats(self.to)

    def slots(self) -> tuple[Slot, ...]:
        """ "give", the value, the player who gets it."""
        return Slot("do", self.do), Slot("gift", str(self.value)), to_slot(self.to)


give = cache(Give)


class GiftGiven(Event, frozen=True):
    """A gift is at ``to`` now, who owes its giver."""

    rule: ClassVar[str] = "give"
    seat: Seat
    to: Seat
    value: GiftValue

    def places(self) -> tuple[int, ...]:
        """The gift at its holder."""
        return (gift_place(self.seat, self.to),)


def _presents(state: ConfuciusState, seat: Seat, most: int) -> list[Give]:
    """Available gifts, to everybody from whom one holds no better one (Confucius, Giving a gift)."""
    row = state.gifts[seat]
    if AVAILABLE not in row:
        return []
    best = [(other, state.gift_from(other, seat)) for other in state.others(seat)]
    return [
        give(value, other)
        for value, where in enumerate(row, 1)
        if where == AVAILABLE
        for other, held in best
        if value >= held
    ]


def _no_present(state: ConfuciusState, seat: Seat, action: Give) -> IllegalAction | None:
    """An available gift, for somebody else from whom one holds no better one."""
    if reason := not_playing(state, action.to):
        return reason
    if action.to == seat:
        return refuse("give-to-yourself")
    return not_available(state, seat, action.value, action.rule) or _better_held(
        state, seat, action.to, action.value
    )


def _better_held(state: ConfuciusState, seat: Seat, to: Seat, value: int) -> IllegalAction | None:
    """Nobody gives less than it has received (Confucius, Obligations)."""
    held = state.gift_from(to, seat)
    if held <= value:
        return None
    return refuse("obliged-to-better-gift", owner=seat_letter(to), gift=held, value=value)


def _nothing_to_give(state: ConfuciusState, seat: Seat) -> IllegalAction | None:
    """No gift is available, or everybody has given a better one."""
    available = [value for value, where in enumerate(state.gifts[seat], 1) if where == AVAILABLE]
    if not available:
        return refuse("no-gift-available")
    return _better_held(state, seat, state.others(seat)[0], max(available))


def _give(state: ConfuciusState, seat: Seat, action: Give) -> list[Event]:
    """A gift is at another player; an older one there goes, and a lower one from there (Giving)."""
    removed = remove(state, seat, action.to, "replaced")
    if state.gift_from(action.to, seat) < action.value:
        removed += remove(state, action.to, seat, "better")
    state.gifts[seat][action.value - 1] = action.to
    return [GiftGiven(seat, action.to, action.value), *removed]


GIVING: Final = deed(Give, _presents, _no_present, _give, nothing=_nothing_to_give)


def _read_give(words: Sequence[str]) -> Give:
    """``give 3 B``."""
    if len(words) < 2:
        raise Unread
    return give(read_gift(words[:-1]), read_seat(words[-1]))


VERBS: Final[Verbs] = {
    "buy": (lambda words: buy(read_gift(words)), "buy 4"),
    "give": (_read_give, "give 3 B"),
}
