"""Armies and invasions of foreign lands.

==================  ============================================================
``recruit``         an army comes to the colonies
``invade annam 1``  one goes from there to the first box of Annam
==================  ============================================================
"""

from collections.abc import Sequence
from functools import cache
from typing import ClassVar, Final

from games.confucius import money
from games.confucius.components import (
    BINGBU,
    CASH,
    COLONIES_PLACE,
    LICENCES,
    NOBODY,
    BoxNumber,
    LandNumber,
    box,
    land_place,
    lands,
    realm,
)
from games.confucius.deeds import ConfuciusAction, Price, Verbs, deed
from games.confucius.scoring import INVASIONS, score
from games.confucius.state import ConfuciusState
from games.engine import BadNotation, Event, IllegalAction, Refusals, Seat, Slot
from games.engine.contract import seat_letter
from games.engine.notation import check_index, number, one_of, only

refuse: Final = Refusals(
    {
        "no-army-left": "recruit",
        "no-army-in-colonies": "invade",
        "land-not-used": "invade",
        "land-resolved": "invade",
        "box-taken": "invade",
        "no-box-left": "invade",
    }
)


# ── recruiting ───────────────────────────────────────────────────────────────────────────────────────


class Recruit(ConfuciusAction, frozen=True):
    """An army comes from the stock to the colonies (Confucius, Recruiting an army)."""

    rule: ClassVar[str] = "recruit"
    do: ClassVar[str] = "recruit"


RECRUIT: Final = Recruit()


class Recruited(Event, frozen=True):
    """An army came to the colonies, where the seat has ``armies`` now."""

    rule: ClassVar[str] = "recruit"
    seat: Seat
    armies: int

    def places(self) -> tuple[int, ...]:
        """The colonies."""
        return (COLONIES_PLACE,)


def none_in_stock(state: ConfuciusState, seat: Seat) -> IllegalAction | None:
    """An army must be left in the stock."""
    return None if state.stock[seat] else refuse("no-army-left", armies=realm().armies)


def _price(state: ConfuciusState, seat: Seat, action: Recruit) -> Price:
    """Licences for an army."""
    return Price(LICENCES, _licences(state, seat), box().recruit)


def _licences(state: ConfuciusState, seat: Seat) -> int:
    """Licences for an army: fewer with a marker in Bingbu."""
    return box().discount.recruit if state.has_marker(seat, BINGBU) else box().recruit


def recruit(state: ConfuciusState, seat: Seat) -> list[Event]:
    """An army from the stock to the colonies (Confucius, Recruiting an army)."""
    state.stock[seat] -= 1
    state.colonies[seat] += 1
    return [Recruited(seat, state.colonies[seat])]


RECRUITING: Final = deed(
    Recruit,
    lambda state, seat, most: (RECRUIT,) if state.stock[seat] and _licences(state, seat) <= most else (),
    lambda state, seat, action: none_in_stock(state, seat),
    lambda state, seat, action: recruit(state, seat),
    kind=LICENCES,
    price=_price,
    nothing=none_in_stock,
)


# ── lands and their boxes ────────────────────────────────────────────────────────────────────────────


def box_slots(land: int, box: int, which: str = "") -> tuple[Slot, Slot]:
    """A foreign land and the number of a box; ``which`` is "2" for the second one of an action."""
    return Slot(f"land{which}", lands()[land].id), Slot(f"box{which}", str(box + 1))


def check_box(land: int, box: int) -> None:
    """There is such a box of such a foreign land; raises `BadNotation`."""
    check_index("no-such-land", [entry.id for entry in lands()], land=land)
    last = len(lands()[land].boxes)
    if not 0 <= box < last:
        raise BadNotation("no-such-box", land=lands()[land].id, number=box + 1, last=last)


def read_box(words: Sequence[str]) -> tuple[int, int]:
    """A foreign land and a box of it."""
    land, box = only(words, 2)
    return one_of("no-such-land", [entry.id for entry in lands()], land=land), number(box) - 1


def not_open(state: ConfuciusState, land: int) -> IllegalAction | None:
    """The land must be in play and not resolved."""
    if land not in state.lands:
        return refuse("land-not-used", land=lands()[land].id)
    won_or_lost = state.land_state[state.lands.index(land)]
    return refuse("land-resolved", land=lands()[land].id, state=won_or_lost) if won_or_lost else None


def taken(state: ConfuciusState, land: int, box: int) -> IllegalAction | None:
    """The box must be empty, its land in play and not resolved."""
    if reason := not_open(state, land):
        return reason
    army = state.armies[state.lands.index(land)][box]
    if army != NOBODY:
        return refuse("box-taken", land=lands()[land].id, box=box + 1, owner=seat_letter(army))
    return None


# ── invading ─────────────────────────────────────────────────────────────────────────────────────────


class Invade(ConfuciusAction, frozen=True):
    """An army goes from the colonies to a box of a foreign land (Confucius, Invading)."""

    rule: ClassVar[str] = "invade"
    do: ClassVar[str] = "invade"
    land: int
    box: int

    def __post_init__(self) -> None:
        check_box(self.land, self.box)

    def slots(self) -> tuple[Slot, ...]:
        """ "invade", the land, the number of the box."""
        return Slot("do", self.do), *box_slots(self.land, self.box)


invade = cache(Invade)


class Invaded(Event, frozen=True):
    """An army went from the colonies to a box of a foreign land."""

    rule: ClassVar[str] = "invade"
    seat: Seat
    slot: int
    land: LandNumber
    box: BoxNumber

    def places(self) -> tuple[int, ...]:
        """The box."""
        return (land_place(self.slot, self.box),)


def none_in_colonies(state: ConfuciusState, seat: Seat) -> IllegalAction | None:
    """An army must be in the colonies."""
    return None if state.colonies[seat] else refuse("no-army-in-colonies")


def _price_of_land(state: ConfuciusState, seat: Seat, action: Invade) -> Price:
    """Cash for the land."""
    cash = lands()[action.land].price
    return Price(CASH, cash, cash)


def _invasions(state: ConfuciusState, seat: Seat, most: int) -> list[Invade]:
    """Empty boxes of lands that are not resolved (Confucius, Invading)."""
    if not state.colonies[seat]:
        return []
    return [invade(land, box) for land, box in state.boxes(NOBODY) if lands()[land].price <= most]


def _invade(state: ConfuciusState, seat: Seat, action: Invade) -> list[Event]:
    """An army from the colonies to a box (Confucius, Invading)."""
    slot = state.lands.index(action.land)
    state.colonies[seat] -= 1
    state.armies[slot][action.box] = seat
    return [Invaded(seat, slot, action.land, action.box)]


INVADING: Final = deed(
    Invade,
    _invasions,
    lambda state, seat, action: none_in_colonies(state, seat) or taken(state, action.land, action.box),
    _invade,
    kind=CASH,
    price=_price_of_land,
    nothing=lambda state, seat: none_in_colonies(state, seat) or refuse("no-box-left"),
)


VERBS: Final[Verbs] = {"invade": (lambda words: invade(*read_box(words)), "invade annam 1")}


# ── in the court phase ───────────────────────────────────────────────────────────────────────────────


class LandResolved(Event, frozen=True):
    """An invasion succeeded (``won``) or failed; the armies there with the points each got.

    ``wall`` as it stands.
    """

    rule: ClassVar[str] = "invasions"
    slot: int
    land: LandNumber
    won: bool
    armies: tuple[tuple[Seat, int], ...]
    wall: int

    def places(self) -> tuple[int, ...]:
        """Its first box stands for the land."""
        return (land_place(self.slot, 0),)


def resolve_lands(state: ConfuciusState) -> list[Event]:
    """Invasions that are complete succeed, others fail once the wall is long enough (Confucius, Invasions).

    Either way an army in the box with the star earns a reward. Armies of seats that left only fill boxes.
    """
    found: list[Event] = []
    for slot, row in enumerate(state.armies):
        won = NOBODY not in row
        if state.land_state[slot] or not (won or state.wall >= realm().walls[slot]):
            continue
        state.land_state[slot] = "won" if won else "lost"
        land = lands()[state.lands[slot]]
        earned: list[tuple[Seat, int]] = []
        for seat, points in zip(row, land.boxes, strict=True):
            if seat != NOBODY:
                points = points if won and seat not in state.resigned else 0
                score(state, seat, INVASIONS, points)
                earned.append((seat, points))
        found.append(LandResolved(slot, state.lands[slot], won, tuple(earned), state.wall))
        star = row[land.star]
        if star != NOBODY and star not in state.resigned:
            found += money.earn_reward(state, star)
    return found
