"""Junks and voyages to distant lands.

===================  =============================================================
``junks 3``          buy three junks
``voyage 6 africa``  six junks set sail; a voyage is complete and leads to Africa
===================  =============================================================
"""

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import permutations
from typing import ClassVar, Final

from games.confucius import money
from games.confucius.components import (
    CASH,
    DISTANT,
    GONGBU,
    LARGEST,
    LICENCES,
    NOBODY,
    DistantNumber,
    JunkCount,
    box,
    distant_place,
    ocean_place,
    realm,
    yard_place,
)
from games.confucius.deeds import ConfuciusAction, Price, Verbs, deed, with_one
from games.confucius.scoring import VOYAGES, score
from games.confucius.state import ConfuciusState
from games.engine import BadNotation, Event, IllegalAction, Refusals, Seat, Slot
from games.engine.notation import Unread, check_index, check_number, number, one_of

refuse: Final = Refusals(
    {
        "too-few-junks-left": "junks",
        "all-lands-visited": "voyage",
        "too-few-junks": "voyage",
        "too-many-voyages": "voyage",
        "wrong-number-of-lands": "voyage",
        "land-visited": "voyage",
        "no-junks-to-sail": "voyage",
    }
)


# ── buying junks ─────────────────────────────────────────────────────────────────────────────────────


class Junks(ConfuciusAction, frozen=True):
    """Buy so many junks (Confucius, Buying junks)."""

    rule: ClassVar[str] = "junks"
    do: ClassVar[str] = "junks"
    count: int

    def __post_init__(self) -> None:
        check_number(self.count, 1, len(box().junks))

    def slots(self) -> tuple[Slot, ...]:
        """ "junks", how many."""
        return Slot("do", self.do), Slot("count", str(self.count))


buy_junks = cache(Junks)


class JunksBought(Event, frozen=True):
    """Junks came to the shipyard, where there are ``yard`` now."""

    rule: ClassVar[str] = "junks"
    seat: Seat
    count: JunkCount
    yard: int

    def places(self) -> tuple[int, ...]:
        """The shipyard."""
        return (yard_place(self.seat),)


def _too_few_left(state: ConfuciusState, count: int) -> IllegalAction | None:
    """So many must be in the supply."""
    return refuse("too-few-junks-left", count=count, junks=state.junks) if count > state.junks else None


def _price(state: ConfuciusState, seat: Seat, action: Junks) -> Price:
    """Cash for so many junks."""
    number = action.count - 1
    return Price(CASH, _prices(state, seat)[number], box().junks[number])


def _prices(state: ConfuciusState, seat: Seat) -> tuple[int, ...]:
    """Cash for one, two and more junks: less with a marker in Gongbu."""
    return box().discount.junks if state.has_marker(seat, GONGBU) else box().junks


def _to_buy(state: ConfuciusState, seat: Seat, most: int) -> list[Junks]:
    """As many junks as there are (Confucius, Buying junks)."""
    prices = enumerate(_prices(state, seat), 1)
    return [buy_junks(count) for count, price in prices if price <= most and count <= state.junks]


def _buy(state: ConfuciusState, seat: Seat, action: Junks) -> list[Event]:
    """Junks from the supply to the shipyard (Confucius, Buying junks)."""
    state.junks -= action.count
    state.yard[seat] += action.count
    return [JunksBought(seat, action.count, state.yard[seat])]


BUYING: Final = deed(
    Junks,
    _to_buy,
    lambda state, seat, action: _too_few_left(state, action.count),
    _buy,
    kind=CASH,
    price=_price,
    nothing=lambda state, seat: _too_few_left(state, 1),
)


# ── voyages ──────────────────────────────────────────────────────────────────────────────────────────


class Voyage(ConfuciusAction, frozen=True):
    """So many junks set sail; the voyages that they complete lead to ``lands`` (Confucius, Voyages)."""

    rule: ClassVar[str] = "voyage"
    do: ClassVar[str] = "voyage"
    junks: int
    lands: tuple[int, ...] = ()

    def __post_init__(self) -> None:
        check_number(self.junks, 1, LARGEST)
        for land in self.lands:
            check_index("no-such-land", DISTANT, land=land)
        if len(set(self.lands)) < len(self.lands):
            twice = next(land for land in self.lands if self.lands.count(land) > 1)
            raise BadNotation("land-twice", land=DISTANT[twice])

    def slots(self) -> tuple[Slot, ...]:
        """ "voyage", how many junks, then the lands: "land", "land2" and so on."""
        names = ("land", *(f"land{which}" for which in range(2, len(self.lands) + 1)))
        lands = (Slot(name, DISTANT[land]) for name, land in zip(names, self.lands, strict=False))
        return Slot("do", self.do), Slot("junks", str(self.junks)), *lands


voyage = cache(Voyage)


class Sailed(Event, frozen=True):
    """Junks set sail; ``ocean`` is how many are left there once voyages are complete."""

    rule: ClassVar[str] = "voyage"
    seat: Seat
    junks: JunkCount
    ocean: int

    def places(self) -> tuple[int, ...]:
        """The ocean."""
        return (ocean_place(self.seat),)


class Visited(Event, frozen=True):
    """A voyage came to a distant land; ``points`` for the first there, 0 for all others."""

    rule: ClassVar[str] = "voyage"
    seat: Seat
    land: DistantNumber
    points: int

    def places(self) -> tuple[int, ...]:
        """The land."""
        return (distant_place(self.land),)


def _unvisited(state: ConfuciusState, seat: Seat) -> tuple[int, ...]:
    """The distant lands that the seat has not visited."""
    return tuple(land for land, seats in enumerate(state.visited) if not seats[seat])


def _to_sail(state: ConfuciusState, seat: Seat, most: int) -> Sequence[Voyage]:
    """Every number of junks that can sail, with every order of the lands they reach (Confucius, Voyages)."""
    junks = min(state.yard[seat], most // box().sail)
    return _voyages(junks, state.ocean[seat], _unvisited(state, seat)) if junks else ()


@lru_cache(maxsize=1 << 14)
def _voyages(most: int, ocean: int, unvisited: tuple[int, ...]) -> tuple[Voyage, ...]:
    """The voyages of up to so many junks; none if every land is visited."""
    if not unvisited:
        return ()
    length = realm().voyage
    return tuple(
        voyage(count, way)
        for count in range(1, most + 1)
        if (ocean + count) // length <= len(unvisited)
        for way in permutations(unvisited, (ocean + count) // length)
    )


def _no_voyage(state: ConfuciusState, seat: Seat, action: Voyage) -> IllegalAction | None:
    """Junks in the shipyard, lands that one has not visited, as many as voyages become complete."""
    left = len(_unvisited(state, seat))
    if not left:
        return refuse("all-lands-visited")
    if action.junks > state.yard[seat]:
        return refuse("too-few-junks", count=action.junks, yard=state.yard[seat])
    complete = (state.ocean[seat] + action.junks) // realm().voyage
    if complete > left:
        return refuse("too-many-voyages", count=action.junks, voyages=complete, left=left)
    for land in action.lands:
        if state.visited[land][seat]:
            return refuse("land-visited", land=DISTANT[land])
    if len(action.lands) != complete:
        return refuse("wrong-number-of-lands", count=action.junks, voyages=complete, found=len(action.lands))
    return None


def _sail_price(state: ConfuciusState, seat: Seat, action: Voyage) -> Price:
    """Licences for every junk."""
    licences = action.junks * box().sail
    return Price(LICENCES, licences, licences)


def _sail(state: ConfuciusState, seat: Seat, action: Voyage) -> list[Event]:
    """Junks from the shipyard to the ocean; those of complete voyages return to the supply.

    The first in a distant land takes its chit, and everybody who comes there a reward (Confucius, Voyages).
    """
    complete = len(action.lands) * realm().voyage
    state.yard[seat] -= action.junks
    state.ocean[seat] += action.junks - complete
    state.junks += complete
    found: list[Event] = [Sailed(seat, action.junks, state.ocean[seat])]
    for land in action.lands:
        points = 0
        if state.first[land] == NOBODY:
            state.first[land] = seat
            points = state.distant_chits[land]
            score(state, seat, VOYAGES, points)
        state.visited[land][seat] = True
        found.append(Visited(seat, land, points))
        found += money.earn_reward(state, seat)
    return found


SAILING: Final = deed(
    Voyage,
    _to_sail,
    _no_voyage,
    _sail,
    kind=LICENCES,
    price=_sail_price,
    nothing=lambda state, seat: refuse("all-lands-visited" if state.yard[seat] else "no-junks-to-sail"),
)


def _read_voyage(words: Sequence[str]) -> Voyage:
    """``voyage 6 africa india``; the Spice Islands are one word or two."""
    if not words:
        raise Unread
    lands = [one_of("no-such-land", DISTANT, land=word) for word in words[1:] if word != "islands"]
    return voyage(number(words[0]), tuple(lands))


VERBS: Final[Verbs] = {
    "junks": (with_one(number, buy_junks), "junks 3"),
    "voyage": (_read_voyage, "voyage 6 africa"),
}
