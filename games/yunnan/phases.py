"""The phases that run by themselves: bank, progress, inspector, gifts, income, order; and converting.

Everything here carries out one phase for a colour, a province or all; ``rounds`` says what follows what.
"""

from typing import TYPE_CHECKING

from games.engine import Event
from games.yunnan import bidding, events, routes, travel
from games.yunnan.actions import NOWHERE, Take
from games.yunnan.bidding import payouts, total_bids
from games.yunnan.components import (
    CUSTOMS,
    DRAGON,
    HORSE,
    KINDS,
    MARKET,
    SCHOOL,
    YARD,
    board,
    buildings,
)
from games.yunnan.events import Line
from games.yunnan.incomes import Income, forecast, income
from games.yunnan.routes import isolated

if TYPE_CHECKING:
    from games.yunnan.position import YunnanPosition

__all__ = ["Income", "Line", "forecast", "income", "isolated", "payouts", "total_bids", "yields"]


# ── the bank and progress ────────────────────────────────────────────────────────────────────────────


def pay_bank(position: "YunnanPosition") -> list[Event]:
    """The bank pays those in it, whose traders go home; nothing happens if nobody is."""
    if max(position.bank) < 0:
        return []
    total = total_bids(position)
    payments: list[tuple[int, int, int]] = []
    for side, amount in enumerate(payouts(total)):
        colour = position.bank[side]
        if colour >= 0:
            position.money[colour] += amount
            position.supply[colour] += 1
            position.bank[side] = -1
            payments.append((colour, side, amount))
    bids = [(colour, bidding.sum_of_bids(position, colour)) for colour in position.bid_order]
    return [events.BankPaid(total, tuple(bid for bid in bids if bid[1]), tuple(payments))]


def pay_bids(position: "YunnanPosition", colour: int) -> tuple[list[Event], bool]:
    """The colour pays its bids, its traders go home, it makes its progress; whether it goes to the yard too.

    Yuan that it lacks cost points (Yunnan, Progress; Expert version).
    """
    bids = bidding.bids_of(position, colour)
    bidding.clear_bids(position, colour)
    position.supply[colour] += len(bids)
    due = sum(value for _, value in bids)
    paid = min(due, position.money[colour])
    lost = bidding.points_lost(position, due - paid)
    position.money[colour] -= paid
    position.vp[position.owner(colour)] -= lost
    found: list[Event] = [events.BidsPaid(colour, bids, paid, due - paid, lost)]
    gained = [building for building, _ in bids if building != YARD]
    found += [_gain(position, colour, building) for building in gained]
    return found, len(gained) < len(bids)


def _gain(position: "YunnanPosition", colour: int, building: int) -> Event:
    """One step of progress in the building, the yard left aside."""
    before = bidding.level(position, colour, building)
    if building == SCHOOL:
        position.general[colour] -= 1
        position.traders[MARKET][colour] += 1
    elif building == CUSTOMS:
        position.passes[colour] += 1
    elif building == HORSE:
        position.horse[colour] += 1
    else:
        assert building == DRAGON
        position.influence[colour] += 1
    return events.Gained(colour, building, before, before + 1)


def take(position: "YunnanPosition", colour: int, action: Take, *, forced: bool) -> list[Event]:
    """The colour takes a structure; it comes into its stock, or a tea house is built at once (Yard)."""
    kind = KINDS.index(action.kind)
    position.reserve[kind][colour] -= 1
    found: list[Event] = []
    if action.place == NOWHERE:
        position.stock[kind][colour] += 1
    else:
        found.append(travel.build(position, colour, action.kind, action.place))
    return [*found, events.StructureTaken(colour, action.kind, forced)]


# ── the inspector and gifts ──────────────────────────────────────────────────────────────────────────


def yields(position: "YunnanPosition") -> tuple[int, ...]:
    """By province: what traders and connected posts earn there before transport; nothing in the market."""
    found = [0] * len(position.traders)
    for colour in position.travel_order:
        gaps = routes.gaps(position, colour)
        for province, entry in enumerate(board().provinces):
            if entry.post is not None:
                found[province] += position.traders[province][colour] * entry.trader
                if not gaps[province]:
                    found[province] += position.posts[province][colour] * entry.post
    return tuple(found)


def inspect(position: "YunnanPosition") -> Event:
    """The inspector comes to the richest province and sends a trader to the market (Yunnan, Inspector)."""
    found = yields(position)
    province = max(range(len(found)), key=lambda index: (found[index], index))
    if not found[province]:
        position.inspector = -1
        return events.InspectorCame(found, -1, -1, -1)
    position.inspector = province
    here = position.traders[province]
    protected = buildings()[DRAGON].most
    candidates = [
        colour
        for colour in position.travel_order
        if here[colour] and position.influence[colour] < protected and position.teahouses[province] != colour
    ]
    if not candidates:
        return events.InspectorCame(found, province, -1, -1)
    colour = max(candidates, key=position.influence.__getitem__)  # the first of equals
    here[colour] -= 1
    position.traders[MARKET][colour] += 1
    return events.InspectorCame(found, province, colour, position.influence[colour])


def give_gifts(position: "YunnanPosition", province: int) -> list[Event]:
    """A tile for every trader there; if they are short, influence counts, then turn by turn (Gifts)."""
    here, left = position.traders[province], position.gifts_left[province]
    order = sorted(
        (colour for colour in position.travel_order if here[colour]),
        key=lambda colour: -position.influence[colour],
    )
    if not order or not left:
        return []
    short = sum(here) > left
    given = dict.fromkeys(order, 0)
    for influence in dict.fromkeys(position.influence[colour] for colour in order):
        equals = [colour for colour in order if position.influence[colour] == influence]
        for number in range(max(here[colour] for colour in equals)):
            for colour in equals:
                if left and here[colour] > number:
                    given[colour] += 1
                    left -= 1
    for colour, tiles in given.items():
        position.gifts[colour] += tiles
    position.gifts_left[province] = left
    return [events.GiftsGiven(province, tuple(given.items()), left, short)]


# ── income and order ─────────────────────────────────────────────────────────────────────────────────


def count_incomes(position: "YunnanPosition") -> list[Event]:
    """Everybody's income, in the travel order; then the order by it (Yunnan, Income; Order).

    Of equal incomes the one that was later in the old order comes first.
    """
    found: list[Event] = []
    for colour in position.travel_order:
        counted = income(position, colour)
        position.incomes[colour] = counted.total
        found.append(events.IncomeCounted(colour, counted.lines, counted.total))
    last_first = position.travel_order[::-1]
    position.travel_order = sorted(last_first, key=lambda colour: -position.incomes[colour])
    return [*found, events.OrderChanged(tuple(position.travel_order))]


def convert(position: "YunnanPosition", colour: int, points: int, *, forced: bool) -> list[Event]:
    """A part of the income becomes points, the rest money (Yunnan, Conversion)."""
    kept = position.incomes[colour] - points
    position.vp[position.owner(colour)] += points
    position.money[colour] += kept
    return [events.Converted(colour, points, kept, forced)]
