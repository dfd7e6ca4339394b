"""The bidding: where a trader can come from and go to, and what setting one causes (Yunnan, Bidding)."""

from functools import lru_cache
from typing import TYPE_CHECKING

import msgspec

from games.engine import Event
from games.yunnan import actions, events
from games.yunnan.actions import HOME, Bank, Bid, Market, Pass
from games.yunnan.components import (
    BUILDINGS,
    CUSTOMS,
    DRAGON,
    HORSE,
    KINDS,
    MARKET,
    SCHOOL,
    bank,
    buildings,
    setup,
)

if TYPE_CHECKING:
    from games.yunnan.position import YunnanPosition


class Ousting(msgspec.Struct, frozen=True):
    """A trader thrown out of the space ``value`` of a building by ``by``, who bid ``by_value``."""

    building: int
    value: int
    by: int
    by_value: int


# ── what there is to choose from ─────────────────────────────────────────────────────────────────────


def sources(position: "YunnanPosition", colour: int) -> tuple[int, ...]:
    """Where the colour can take a trader from: from home while one is there, else from any province."""
    if position.supply[colour]:
        return (HOME,)
    traders = position.traders
    return tuple([province for province in range(1, len(traders)) if traders[province][colour]])


def level(position: "YunnanPosition", colour: int, building: int) -> int:
    """How far the colour's progress in the building has gone, as in `Building.most`."""
    if building == SCHOOL:
        return setup().traders - position.general[colour]
    if building == CUSTOMS:
        return position.passes[colour]
    if building == HORSE:
        return position.horse[colour]
    if building == DRAGON:
        return position.influence[colour]
    left = position.reserve
    return sum(setup().structures) - sum([left[kind][colour] for kind in range(len(KINDS))])


def bids_of(position: "YunnanPosition", colour: int) -> tuple[tuple[int, int], ...]:
    """The colour's bids as (building, value)."""
    return tuple(
        [
            (building, buildings()[building].values[row.index(colour)])
            for building, row in enumerate(position.spaces)
            if colour in row
        ]
    )


def sum_of_bids(position: "YunnanPosition", colour: int) -> int:
    """What the colour has to pay for its bids."""
    return sum([value for _, value in bids_of(position, colour)])


def points_lost(position: "YunnanPosition", missing: int) -> int:
    """The points that so many missing yuan cost in this round; 0 if nothing is missing (Expert version)."""
    return max(0, missing) * setup().debt(position.round)


def total_bids(position: "YunnanPosition") -> int:
    """All bids of all colours together."""
    return sum(
        [
            value
            for row, entry in zip(position.spaces, buildings(), strict=True)
            for holder, value in zip(row, entry.values, strict=True)
            if holder >= 0
        ]
    )


def payouts(total: int) -> tuple[int, int]:
    """What the bank pays left and right for a total of all bids (Yunnan, Bank payout)."""
    row = max((row for row in bank() if row.least <= total), key=lambda row: row.least)
    return row.left, row.right


def highest(position: "YunnanPosition", building: int) -> int:
    """The highest space of the building on which a trader stands; -1 if none does."""
    row = position.spaces[building]
    for space in range(len(row) - 1, -1, -1):
        if row[space] >= 0:
            return space
    return -1


def open_spaces(position: "YunnanPosition", colour: int, building: int) -> tuple[int, ...]:
    """The spaces of the building on which the colour may bid now, wherever the trader comes from.

    A small space only as the highest bid; in the basic version nobody bids more than they have.
    """
    row = position.spaces[building]
    entry = buildings()[building]
    if position.banked[colour] or colour in row or level(position, colour, building) >= entry.most:
        return ()
    limit = entry.values[-1]
    if not position.expert:
        limit = position.money[colour] - sum_of_bids(position, colour)
    top = highest(position, building)
    return tuple(
        [
            space
            for space, value in enumerate(entry.values)
            if row[space] < 0 and value <= limit and (entry.safe[space] or space > top)
        ]
    )


def bids(position: "YunnanPosition", colour: int, origins: tuple[int, ...]) -> list[Bid]:
    """Every bid of the colour with a trader from one of the origins: by building, value and origin."""
    found: list[Bid] = []
    for building in range(len(BUILDINGS)):
        spaces = open_spaces(position, colour, building)
        if spaces:
            found += _bids(building, spaces, origins)
    return found


@lru_cache(maxsize=1 << 13)
def _bids(building: int, spaces: tuple[int, ...], origins: tuple[int, ...]) -> tuple[Bid, ...]:
    """The bids on these spaces, made once."""
    values = buildings()[building].values
    return tuple(actions.bid(building, values[space], origin) for space in spaces for origin in origins)


# ── what an action causes ────────────────────────────────────────────────────────────────────────────


def carry_out(position: "YunnanPosition", colour: int, action: Bid | Bank | Market | Pass) -> list[Event]:
    """Set a trader or pass (Yunnan, Bidding)."""
    position.ousted[colour].clear()
    match action:
        case Pass():
            return [pass_bidding(position, colour, forced=False)]
        case Bid():
            _take_trader(position, colour, action.source)
            return _bid(position, colour, action)
        case Bank():
            _take_trader(position, colour, action.source)
            return [_to_bank(position, colour, action)]
        case Market():
            _take_trader(position, colour, action.source)
            position.traders[MARKET][colour] += 1
            return [events.Marketed(colour, action.source)]


def _take_trader(position: "YunnanPosition", colour: int, source: int) -> None:
    """A trader leaves where it comes from."""
    if source == HOME:
        position.supply[colour] -= 1
    else:
        position.traders[source][colour] -= 1


def _bid(position: "YunnanPosition", colour: int, action: Bid) -> list[Event]:
    """Set the trader; one on a lower small space comes home, and its colour acts again (Throwing out)."""
    row = position.spaces[action.building]
    entry = buildings()[action.building]
    space = action.space
    row[space] = colour
    bids, money = sum_of_bids(position, colour), position.money[colour]
    loss = points_lost(position, bids - money)
    found: list[Event] = [events.Bid(colour, action.building, action.value, action.source, bids, money, loss)]
    for lower in range(space):
        other = row[lower]
        if other >= 0 and not entry.safe[lower]:
            row[lower] = -1
            value, again = entry.values[lower], position.passed[other]
            position.supply[other] += 1
            position.passed[other] = False
            position.ousted[other].append(Ousting(action.building, value, colour, action.value))
            found.append(events.ThrownOut(other, action.building, value, colour, action.value, again))
    return found


def _to_bank(position: "YunnanPosition", colour: int, action: Bank) -> Event:
    """Set the trader; all of the colour's bids are taken back, their traders go to the market (Bank)."""
    freed = bids_of(position, colour)
    clear_bids(position, colour)
    position.traders[MARKET][colour] += len(freed)
    position.bank[action.side] = colour
    position.banked[colour] = True
    pays = payouts(total_bids(position))[action.side]
    return events.Banked(colour, action.side, action.source, freed, pays)


def clear_bids(position: "YunnanPosition", colour: int) -> None:
    """None of the colour's traders stands in a building any more."""
    for row in position.spaces:
        if colour in row:
            row[row.index(colour)] = -1


def pass_bidding(position: "YunnanPosition", colour: int, *, forced: bool) -> Event:
    """The colour passes; the traders that it has at home go to the market (Passing)."""
    position.passed[colour] = True
    sent = position.supply[colour] if setup().pass_sends else 0
    position.supply[colour] -= sent
    position.traders[MARKET][colour] += sent
    return events.Passed(colour, sent, forced)
