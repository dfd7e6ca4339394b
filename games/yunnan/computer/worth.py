"""What a position promises each seat, in points at the end of the match."""

from typing import Final

from games.yunnan import routes
from games.yunnan.bids import bids_of, payouts, total_bids
from games.yunnan.components import BRIDGE, KINDS, MARKET, POST, TEAHOUSE, setup, table
from games.yunnan.computer.outlook import (
    column,
    earning,
    gain,
    outlook,
    post_income,
    purse,
    trader_in,
    travelling,
)
from games.yunnan.position import YunnanPosition

TIES: Final = 0.01
"""Points of a step of influence at the end: less than one, for it decides between equal points."""

BIDS_TO_COME: Final = 10
"""Yuan that are still bid before the bank pays."""

GIFTS: Final = 0.7
"""How likely a trader in a province with gifts gets one: others may come, or come first."""

KEPT: Final = 0.9
"""How much of what pieces earn now, or may reach, they earn in each round to come."""

FURTHER: Final = 0.25
"""How much of the way up to the horse the traders on the map will still go, on the average."""

BUILT: Final = 0.8
"""How much a structure counts that is taken and not yet built, where there is a place for it."""

SERVICE: Final = 1.0
"""Points that a bridge, a pass or a step of influence brings in each round to come."""


def worth(position: YunnanPosition) -> list[float]:
    """Points so far, final scoring, and what each colour's traders, posts and progress will bring."""
    if position.turn is None:
        return [
            position.vp[seat] + TIES * sum(position.influence[colour] for colour in position.colours_of(seat))
            for seat in range(position.seats)
        ]
    left = outlook(position)
    found = [float(points) for points in position.vp]
    for seat in position.playing:
        found[seat] += sum(_prospects(position, colour, left) for colour in position.colours_of(seat))
    return found


def _prospects(position: YunnanPosition, colour: int, left: float) -> float:
    """What a colour has and will have, the points so far left aside."""
    final, horse = table(), position.horse[colour]
    own = routes.bridges(position, colour)
    traders, posts = column(position.traders, colour), column(position.posts, colour)
    standing, fresh = earning(own, traders, posts), travelling(position, colour)
    idle = position.supply[colour] + traders[MARKET]
    money, found = _in_this_round(position, colour, left, standing, fresh)
    if position.phase in ("bid", "yard"):
        idle += len(bids_of(position, colour)) + (colour in position.bank)
    if money < 0:
        found += money * setup().debt(position.round)
    found += purse(max(0, money), left)

    found += final.gift * position.gifts[colour]
    found += final.passes[position.passes[colour]] + final.influence[position.influence[colour]]
    found += final.teahouses[position.teahouses.count(colour)]
    further = sum(
        [here * max(0, trader_in(horse) - trader_in(place)) for place, here in enumerate(traders) if place]
    )
    later = standing - trader_in(MARKET) * traders[MARKET] + idle * fresh + FURTHER * further
    found += left * KEPT * later
    stock = [position.stock[kind][colour] for kind in range(len(KINDS))]
    room = sum([holder < 0 for holder in position.teahouses[1 : horse + 1]])
    found += BUILT * final.teahouses[1] * min(stock[KINDS.index(TEAHOUSE)], room)
    found += BUILT * stock[KINDS.index(POST)] * left * post_income(position, colour, horse)
    bridges = sum([row[colour] for row in position.bridges]) + stock[KINDS.index(BRIDGE)]
    return found + SERVICE * left * (bridges + position.passes[colour] + position.influence[colour])


def _in_this_round(
    position: YunnanPosition, colour: int, left: float, standing: int, fresh: float
) -> tuple[int, float]:
    """The money of the colour when this round's is paid and earned, and the points that it will bring.

    ``standing`` is the income as the pieces stand, ``fresh`` that of a trader from the market.
    """
    money, found = position.money[colour], 0.0
    traders = column(position.traders, colour)
    waiting = traders[MARKET] * (fresh - trader_in(MARKET))
    if position.phase in ("bid", "yard"):
        for building, value in bids_of(position, colour):
            found += gain(position, colour, building, left)
            money -= value
        if colour in position.bank:
            pays = payouts(total_bids(position) + BIDS_TO_COME)
            money += pays[position.bank.index(colour)]
        found += standing + position.supply[colour] * fresh + waiting
    elif position.phase == "travel":
        found += standing
        if colour in position.waiting:
            found += waiting
        for here, gifts in zip(traders[MARKET + 1 :], position.gifts_left[MARKET + 1 :], strict=True):
            found += min(here, gifts) * table().gift * GIFTS
    elif colour == position.colour or colour in position.waiting:
        money += position.incomes[colour]
    return money, found
