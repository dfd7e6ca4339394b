"""The phases that run by themselves: bank, progress, inspector, gifts.

Everything here carries out one phase for a colour, a province or all; ``turns`` says what follows what.
"""

from typing import Annotated, ClassVar

from games.engine import Event
from games.yunnan import bids, routes
from games.yunnan.bids import payouts, total_bids
from games.yunnan.components import (
    CUSTOMS,
    DRAGON,
    HORSE,
    MARKET,
    SCHOOL,
    YARD,
    BuildingIndex,
    Colour,
    ProvinceIndex,
    Side,
    bank_place,
    board,
    buildings,
)
from games.yunnan.state import YunnanState

# ── the bank and progress ───────────────────────────────────────────────────────────────────────────────────


class BankPaid(Event, frozen=True):
    """The bank paid for a ``total`` of all bids: who bid how much, who got how much on which side."""

    rule: ClassVar[str] = "bank-payout"
    total: int
    bids: tuple[tuple[Colour, int], ...]
    payments: tuple[Annotated[tuple[Colour, Side, int], "colour", "side", "amount"], ...]

    def places(self) -> tuple[int, ...]:
        """The sides of the bank that were paid."""
        return tuple(bank_place(side) for _, side, _ in self.payments)


class BidsPaid(Event, frozen=True):
    """A colour paid its bids (building, value): ``paid`` yuan; for ``missing`` ones it lost points."""

    rule: ClassVar[str] = "progress"
    colour: Colour
    bids: tuple[Annotated[tuple[BuildingIndex, int], "building", "value"], ...]
    paid: int
    missing: int
    lost: int


class Gained(Event, frozen=True):
    """A colour went from one level of a building's progress to the next."""

    rule: ClassVar[str] = "progress"
    colour: Colour
    building: BuildingIndex
    before: int
    after: int


def pay_bank(state: YunnanState) -> list[Event]:
    """The bank pays those in it, whose traders go home; nothing happens if nobody is."""
    if max(state.bank) < 0:
        return []
    total = total_bids(state)
    payments: list[tuple[int, int, int]] = []
    for side, amount in enumerate(payouts(total)):
        colour = state.bank[side]
        if colour >= 0:
            state.money[colour] += amount
            state.supply[colour] += 1
            state.bank[side] = -1
            payments.append((colour, side, amount))
    owed = [(colour, bids.sum_of_bids(state, colour)) for colour in state.bid_order]
    return [BankPaid(total, tuple(bid for bid in owed if bid[1]), tuple(payments))]


def pay_bids(state: YunnanState, colour: int) -> tuple[list[Event], bool]:
    """The colour pays its bids, its traders go home, it makes its progress; whether it goes to the yard too.

    Yuan that it lacks cost points (Yunnan, Progress; Expert version).
    """
    owed = bids.bids_of(state, colour)
    bids.clear_bids(state, colour)
    state.supply[colour] += len(owed)
    due = sum(value for _, value in owed)
    paid = min(due, state.money[colour])
    lost = bids.points_lost(state, due - paid)
    state.money[colour] -= paid
    state.vp[state.owner(colour)] -= lost
    found: list[Event] = [BidsPaid(colour, owed, paid, due - paid, lost)]
    gained = [building for building, _ in owed if building != YARD]
    found += [_gain(state, colour, building) for building in gained]
    return found, len(gained) < len(owed)


def _gain(state: YunnanState, colour: int, building: int) -> Event:
    """One step of progress in the building, the yard left aside."""
    before = state.level(colour, building)
    if building == SCHOOL:
        state.general[colour] -= 1
        state.traders[MARKET][colour] += 1
    elif building == CUSTOMS:
        state.passes[colour] += 1
    elif building == HORSE:
        state.horse[colour] += 1
    else:
        assert building == DRAGON
        state.influence[colour] += 1
    return Gained(colour, building, before, before + 1)


# ── the inspector and gifts ─────────────────────────────────────────────────────────────────────────────────


class InspectorCame(Event, frozen=True):
    """The inspector went to the ``province`` that yields most and sent a trader of ``colour`` to the market.

    ``yields`` by province; ``influence`` of the colour. No yield anywhere: no province; nobody unprotected
    there: no colour, and -1.
    """

    rule: ClassVar[str] = "inspector"
    yields: tuple[int, ...]
    province: ProvinceIndex
    colour: Colour
    influence: int

    def places(self) -> tuple[int, ...]:
        """Where he came."""
        return () if self.province < 0 else (self.province,)


class GiftsGiven(Event, frozen=True):
    """The traders in a province got gifts, those of the highest influence first; so many are ``left``.

    ``gifts``: tiles for each colour there, in the order of dealing; ``short``: not enough for all.
    """

    rule: ClassVar[str] = "gifts"
    province: ProvinceIndex
    gifts: tuple[tuple[Colour, int], ...]
    left: int
    short: bool

    def places(self) -> tuple[int, ...]:
        """The province."""
        return (self.province,)


def yields(state: YunnanState) -> tuple[int, ...]:
    """By province: what traders and connected posts earn there before transport; nothing in the market."""
    found = [0] * len(state.traders)
    for colour in state.travel_order:
        gaps = routes.gaps(state, colour)
        for province, entry in enumerate(board().provinces):
            if entry.post is not None:
                found[province] += state.traders[province][colour] * entry.trader
                if not gaps[province]:
                    found[province] += state.posts[province][colour] * entry.post
    return tuple(found)


def inspect(state: YunnanState) -> Event:
    """The inspector comes to the richest province and sends a trader to the market.

    (Yunnan, The inspector.)
    """
    found = yields(state)
    province = max(range(len(found)), key=lambda index: (found[index], index))
    if not found[province]:
        state.inspector = -1
        return InspectorCame(found, -1, -1, -1)
    state.inspector = province
    here = state.traders[province]
    protected = buildings()[DRAGON].most
    candidates = [
        colour
        for colour in state.travel_order
        if here[colour] and state.influence[colour] < protected and state.teahouses[province] != colour
    ]
    if not candidates:
        return InspectorCame(found, province, -1, -1)
    colour = max(candidates, key=state.influence.__getitem__)  # the first of equals
    here[colour] -= 1
    state.traders[MARKET][colour] += 1
    return InspectorCame(found, province, colour, state.influence[colour])


def give_gifts(state: YunnanState, province: int) -> list[Event]:
    """A tile for every trader there; if they are short, influence counts, then turn by turn (Gifts)."""
    here, left = state.traders[province], state.gifts_left[province]
    order = sorted(
        (colour for colour in state.travel_order if here[colour]),
        key=lambda colour: -state.influence[colour],
    )
    if not order or not left:
        return []
    short = sum(here) > left
    given = dict.fromkeys(order, 0)
    for influence in dict.fromkeys(state.influence[colour] for colour in order):
        equals = [colour for colour in order if state.influence[colour] == influence]
        for number in range(max(here[colour] for colour in equals)):
            for colour in equals:
                if left and here[colour] > number:
                    given[colour] += 1
                    left -= 1
    for colour, tiles in given.items():
        state.gifts[colour] += tiles
    state.gifts_left[province] = left
    return [GiftsGiven(province, tuple(given.items()), left, short)]
