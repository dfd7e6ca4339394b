"""Officials and the markers on them: bribing, securing, transferring influence.

========================  =====================================================
``bribe hubu 3``          bribe the official on space 3 of Hubu
``secure hubu 3``         secure it
``transfer hubu 3 B``     the marker there becomes B's
========================  =====================================================
"""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, ClassVar, Final, Literal, NamedTuple

from games.confucius import gifts
from games.confucius.components import (
    CASH,
    EMPTY,
    HUBU,
    MINISTRIES,
    NOBODY,
    SPACES,
    MinistryNumber,
    SpaceNumber,
    box,
    official_place,
)
from games.confucius.deeds import (
    ConfuciusAction,
    Price,
    Reader,
    Verbs,
    check_seats,
    deed,
    not_playing,
    to_slot,
)
from games.confucius.state import ConfuciusState
from games.engine import Event, IllegalAction, Refusals, Seat, Slot
from games.engine.contract import seat_letter
from games.engine.notation import check_index, check_number, number, one_of, only
from games.engine.notation import seat as read_seat

refuse: Final = Refusals(
    {
        "ministry-closed": "resolution",
        "no-official": "bribe",
        "not-bribed": "secure",
        "not-your-official": "secure",
        "bribed-already": "bribe",
        "secured-already": "secure",
        "obliged-not-to-bribe": "obligations",
        "transferred-already": "transfer",
        "transfer-to-yourself": "transfer",
        "all-bribed": "bribe",
        "nothing-to-secure": "secure",
        "nothing-to-transfer": "transfer",
    }
)


# ── ministries and spaces ────────────────────────────────────────────────────────────────────────────


def official_slots(ministry: int, space: int, which: str = "") -> tuple[Slot, Slot]:
    """A ministry and a space of it; ``which`` is "2" for the second one of an action."""
    return Slot(f"ministry{which}", MINISTRIES[ministry]), Slot(f"space{which}", str(space + 1))


def check_space(ministry: int, space: int) -> None:
    """There is such a space; raises `BadNotation`."""
    check_index("no-such-ministry", MINISTRIES, ministry=ministry)
    check_number(space + 1, 1, SPACES)


def read_official(words: Sequence[str]) -> tuple[int, int]:
    """A ministry and a space."""
    ministry, space = only(words, 2)
    return one_of("no-such-ministry", MINISTRIES, ministry=ministry), number(space) - 1


def on_official(make: Callable[[int, int], ConfuciusAction]) -> Reader:
    """How a verb with an official is read."""
    return lambda words: make(*read_official(words))


def where(ministry: int, space: int) -> dict[str, str | int]:
    """The facts that name a space."""
    return {"ministry": MINISTRIES[ministry], "space": space + 1}


def on_space(event: Any) -> tuple[int, ...]:
    """Where an event happened that has a ministry and a space."""
    return (official_place(event.ministry, event.space),)


class OnOfficial(ConfuciusAction, frozen=True):
    """Something that is done with the official on a space of a ministry."""

    ministry: int
    space: int

    def __post_init__(self) -> None:
        check_space(self.ministry, self.space)

    def slots(self) -> tuple[Slot, ...]:
        """What is done, the ministry, the space."""
        return (Slot("do", self.do), *official_slots(self.ministry, self.space))


# ── conditions ───────────────────────────────────────────────────────────────────────────────────────


def closed(state: ConfuciusState, ministry: int) -> IllegalAction | None:
    """The ministry must not be resolved."""
    return refuse("ministry-closed", ministry=MINISTRIES[ministry]) if state.resolved[ministry] else None


def no_official(state: ConfuciusState, ministry: int, space: int, rule: str) -> IllegalAction | None:
    """There must be an official, in an open ministry; ``rule`` tells of the action that needs it."""
    if state.resolved[ministry]:
        return closed(state, ministry)
    if state.officials[ministry][space] == EMPTY:
        return refuse("no-official", **where(ministry, space), rule=rule)
    return None


def no_marker(state: ConfuciusState, ministry: int, space: int, rule: str) -> IllegalAction | None:
    """There must be an official with a marker, in an open ministry."""
    if reason := no_official(state, ministry, space, rule):
        return reason
    if state.markers[ministry][space] == NOBODY:
        return refuse("not-bribed", **where(ministry, space), rule=rule)
    return None


def not_own(state: ConfuciusState, seat: Seat, ministry: int, space: int, rule: str) -> IllegalAction | None:
    """There must be an official with the seat's marker, in an open ministry."""
    if reason := no_marker(state, ministry, space, rule):
        return reason
    owner = state.markers[ministry][space]
    if owner != seat:
        return refuse("not-your-official", **where(ministry, space), owner=seat_letter(owner), rule=rule)
    return None


def secured(state: ConfuciusState, ministry: int, space: int, rule: str) -> IllegalAction | None:
    """The marker must not be secured."""
    if state.secured[ministry][space]:
        return refuse("secured-already", **where(ministry, space), rule=rule)
    return None


def official_price(state: ConfuciusState, seat: Seat, ministry: int, space: int) -> Price:
    """What the official there costs, securing it too: less with a marker in Hubu."""
    cost = max(0, state.officials[ministry][space])
    return Price(CASH, max(0, cost - _discount(state, seat)), cost)


def _price(state: ConfuciusState, seat: Seat, action: OnOfficial) -> Price:
    """What the official costs."""
    return official_price(state, seat, action.ministry, action.space)


def _discount(state: ConfuciusState, seat: Seat) -> int:
    """What a marker in Hubu takes off."""
    return box().discount.officials if state.has_marker(seat, HUBU) else 0


# ── bribing ──────────────────────────────────────────────────────────────────────────────────────────


class Bribe(OnOfficial, frozen=True):
    """Bribe an official (Confucius, Bribing an official)."""

    rule: ClassVar[str] = "bribe"
    do: ClassVar[str] = "bribe"


bribe = cache(Bribe)


class Bribed(Event, frozen=True):
    """A marker was put on an official; ``cost`` as printed on it."""

    rule: ClassVar[str] = "bribe"
    seat: Seat
    ministry: MinistryNumber
    space: SpaceNumber
    cost: int
    places = on_space


class Ban(NamedTuple):
    """The holder of ``giver``'s gift may not bribe in the ministry: they have so many markers there."""

    giver: Seat
    value: int
    ministry: int
    theirs: int
    own: int


def bans(state: ConfuciusState, holder: Seat) -> tuple[Ban, ...]:
    """Where the seat may not bribe now, and for whose gift: by giver and ministry.

    (Confucius, Bribing an official.)
    """
    found: list[Ban] = []
    for giver in range(state.seats):
        value = state.gift_from(giver, holder) if giver != holder else 0
        if not value:
            continue
        for ministry, row in enumerate(state.markers):
            theirs = row.count(giver)
            if theirs and not state.resolved[ministry] and row.count(holder) >= theirs:
                found.append(Ban(giver, value, ministry, theirs, row.count(holder)))
    return tuple(found)


def _banned(ban: Ban) -> IllegalAction:
    """A gift forbids its holder to bribe in a ministry."""
    return refuse(
        "obliged-not-to-bribe",
        owner=seat_letter(ban.giver),
        gift=ban.value,
        ministry=MINISTRIES[ban.ministry],
        theirs=ban.theirs,
        own=ban.own,
    )


def _bribes(state: ConfuciusState, seat: Seat, most: int) -> list[Bribe]:
    """Officials without a marker in open ministries, where no gift forbids it.

    (Confucius, Bribing an official.)
    """
    dearest = most + _discount(state, seat)
    banned = {ban.ministry for ban in bans(state, seat)}
    return [
        bribe(ministry, space)
        for ministry, row in enumerate(state.officials)
        if not state.resolved[ministry] and ministry not in banned
        for space, owner in enumerate(state.markers[ministry])
        if owner == NOBODY and 0 < row[space] <= dearest
    ]


def _no_bribe(state: ConfuciusState, seat: Seat, action: Bribe) -> IllegalAction | None:
    """An official without a marker in an open ministry, and no gift forbids it."""
    ministry, space = action.ministry, action.space
    if reason := no_official(state, ministry, space, action.rule):
        return reason
    owner = state.markers[ministry][space]
    if owner != NOBODY:
        return refuse(
            "bribed-already", **where(ministry, space), owner=seat_letter(owner), own=int(owner == seat)
        )
    return next((_banned(ban) for ban in bans(state, seat) if ban.ministry == ministry), None)


def all_bribed(state: ConfuciusState, seat: Seat) -> IllegalAction:
    """Why there is none to bribe: each has a marker, or a gift forbids it wherever one has not."""
    for ban in bans(state, seat):
        officials = zip(state.officials[ban.ministry], state.markers[ban.ministry], strict=True)
        if any(cost != EMPTY and owner == NOBODY for cost, owner in officials):
            return _banned(ban)
    return refuse("all-bribed")


def _bribe(state: ConfuciusState, seat: Seat, action: Bribe) -> list[Event]:
    """A marker on an official (Confucius, Bribing an official)."""
    ministry, space = action.ministry, action.space
    state.markers[ministry][space] = seat
    return [Bribed(seat, ministry, space, state.officials[ministry][space])]


BRIBING: Final = deed(Bribe, _bribes, _no_bribe, _bribe, kind=CASH, price=_price, nothing=all_bribed)


# ── securing ─────────────────────────────────────────────────────────────────────────────────────────


class Secure(OnOfficial, frozen=True):
    """Secure one's own official (Confucius, Securing an official)."""

    rule: ClassVar[str] = "secure"
    do: ClassVar[str] = "secure"


secure = cache(Secure)


class Secured(Event, frozen=True):
    """An official was secured; ``cost`` as printed on it."""

    rule: ClassVar[str] = "secure"
    seat: Seat
    ministry: MinistryNumber
    space: SpaceNumber
    cost: int
    places = on_space


def _secures(state: ConfuciusState, seat: Seat, most: int) -> list[Secure]:
    """One's own officials that are not secured (Confucius, Securing an official)."""
    dearest = most + _discount(state, seat)
    return [
        secure(ministry, space)
        for ministry, space in state.own_officials(seat)
        if not state.secured[ministry][space] and state.officials[ministry][space] <= dearest
    ]


def _no_securing(state: ConfuciusState, seat: Seat, action: Secure) -> IllegalAction | None:
    """One's own official in an open ministry, not secured yet."""
    ministry, space = action.ministry, action.space
    return not_own(state, seat, ministry, space, action.rule) or secured(state, ministry, space, action.rule)


def _secure(state: ConfuciusState, seat: Seat, action: Secure) -> list[Event]:
    """The marker is secured (Confucius, Securing an official)."""
    ministry, space = action.ministry, action.space
    state.secured[ministry][space] = True
    return [Secured(seat, ministry, space, state.officials[ministry][space])]


SECURING: Final = deed(
    Secure,
    _secures,
    _no_securing,
    _secure,
    kind=CASH,
    price=_price,
    nothing=lambda state, seat: refuse("nothing-to-secure"),
)


# ── transferring ─────────────────────────────────────────────────────────────────────────────────────


class Transfer(OnOfficial, frozen=True):
    """One's own marker becomes that of ``to`` (Confucius, Transferring influence)."""

    rule: ClassVar[str] = "transfer"
    do: ClassVar[str] = "transfer"
    to: int

    def __post_init__(self) -> None:
        check_space(self.ministry, self.space)
        check_seats(self.to)

    def slots(self) -> tuple[Slot, ...]:
        """ "transfer", the ministry, the space, the player who gets it."""
        return Slot("do", self.do), *official_slots(self.ministry, self.space), to_slot(self.to)


transfer = cache(Transfer)


class Transferred(Event, frozen=True):
    """The seat's marker became that of ``to``, ``secured`` or not as it was."""

    rule: ClassVar[str] = "transfer"
    seat: Seat
    to: Seat
    ministry: MinistryNumber
    space: SpaceNumber
    secured: bool
    places = on_space


def transfers(state: ConfuciusState, seat: Seat, most: int = 0) -> list[Transfer]:
    """One's own markers, except those that came by transfer in this round.

    (Confucius, Transferring influence.)
    """
    own = state.own_officials(seat)
    heirs = state.others(seat) if own else ()
    return [
        transfer(ministry, space, heir)
        for ministry, space in own
        if official_place(ministry, space) not in state.transferred
        for heir in heirs
    ]


def _no_transfer(state: ConfuciusState, seat: Seat, action: Transfer) -> IllegalAction | None:
    """One's own official in an open ministry, whose marker did not come by transfer in this round."""
    ministry, space = action.ministry, action.space
    if reason := not_playing(state, action.to):
        return reason
    if action.to == seat:
        return refuse("transfer-to-yourself")
    if reason := not_own(state, seat, ministry, space, action.rule):
        return reason
    if official_place(ministry, space) in state.transferred:
        return refuse("transferred-already", **where(ministry, space))
    return None


def _nothing_to_transfer(state: ConfuciusState, seat: Seat) -> IllegalAction:
    """Why there is none to transfer: the seat has none, or each of its own came by transfer in this round."""
    own = state.own_officials(seat)
    return refuse("transferred-already", **where(*own[0])) if own else refuse("nothing-to-transfer")


def _transfer(state: ConfuciusState, seat: Seat, action: Transfer) -> list[Event]:
    """The marker becomes that of another, whose gift is returned with thanks.

    (Confucius, Transferring influence.)
    """
    ministry, space = action.ministry, action.space
    state.markers[ministry][space] = action.to
    state.transferred.append(official_place(ministry, space))
    return [
        Transferred(seat, action.to, ministry, space, state.secured[ministry][space]),
        *gifts.remove(state, action.to, seat, "transfer"),
    ]


TRANSFERRING: Final = deed(
    Transfer,
    transfers,
    _no_transfer,
    _transfer,
    nothing=_nothing_to_transfer,
)


def _read_transfer(words: Sequence[str]) -> Transfer:
    """``transfer hubu 3 B``."""
    *official, to = only(words, 3)
    return transfer(*read_official(official), read_seat(to))


EXAMPLE: Final = "bribe hubu 3"
"""An action as it is typed."""

VERBS: Final[Verbs] = {
    "bribe": (on_official(bribe), EXAMPLE),
    "secure": (on_official(secure), "secure hubu 3"),
    "transfer": (_read_transfer, "transfer hubu 3 B"),
}


# ── by a petition or a card ──────────────────────────────────────────────────────────────────────────


class MarkerReplaced(Event, frozen=True):
    """The marker of ``before`` (-1: there was none) became that of ``after``; ``seat`` did it."""

    rule: ClassVar[str] = "bribe"
    seat: Seat
    ministry: MinistryNumber
    space: SpaceNumber
    before: Seat
    after: Seat
    secured: bool
    by: Literal["petition", "card"]
    places = on_space


def put_marker(
    state: ConfuciusState,
    seat: Seat,
    ministry: int,
    space: int,
    owner: Seat,
    by: Literal["petition", "card"],
) -> Event:
    """The official gets a new marker: secured by a petition, not by a card."""
    before = state.markers[ministry][space]
    state.markers[ministry][space] = owner
    state.secured[ministry][space] = by == "petition"
    place = official_place(ministry, space)
    if place in state.transferred:
        state.transferred.remove(place)  # this marker did not come by transfer
    return MarkerReplaced(seat, ministry, space, before, owner, by == "petition", by)
