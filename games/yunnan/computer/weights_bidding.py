"""How settings of traders and structures to take look to computer players of Yunnan."""

from collections.abc import Sequence
from typing import Final

from games.yunnan.bids import Bank, Bid, Market, bids_of, payouts, sum_of_bids, total_bids
from games.yunnan.components import KINDS, TEAHOUSE, buildings, setup
from games.yunnan.computer.look import Look
from games.yunnan.computer.outlook import gain, purse, structure, travelling
from games.yunnan.position import YunnanPosition
from games.yunnan.state import NOBODY
from games.yunnan.structures import NOWHERE, Take
from games.yunnan.turns import YunnanAction

AWAY: Final = 0.9
"""How much a trader from home misses of what it would earn in this round: it might have found no way."""

TORN: Final = 1.15
"""The same of one from the map, who stands there already: its place in the chain and the gifts go too."""

OUSTING: Final = 0.4
"""Points that each rival who may throw out a bid takes off its worth; little, for the trader comes home."""

LESSER: Final = 10.0
"""More than anything that could speak for the lesser side of the bank while the better one is free too."""

BIDS_TO_COME: Final = 0.5
"""So many of the traders that others still have at home are thought to bid before the bank pays."""

AT_MARKET: Final = -0.5
"""A trader that goes to the market of its own will: passing sends it there as well, later."""

HOMEWARD: Final = 3.0
"""What it is worth that a trader from the map can be sent anywhere from the market."""

SHELTER: Final = 0.5
"""Points that a tea house is worth for each own trader whom the inspector must leave there."""

KEPT: Final = 2.0
"""Points lost by keeping a tea house: the places may be gone when it is built."""

UP_THE_ROAD: Final = 0.1
"""A tea house is better for each province up the road: rivals come there later."""

# ── bidding ──────────────────────────────────────────────────────────────────────────────────────────


def settings(look: Look, actions: Sequence[YunnanAction]) -> list[float]:
    """Bids, bank, market and passing, against passing now."""
    gains: dict[int, float] = {}
    found: list[float] = []
    for action in actions:
        if isinstance(action, Bid):
            if action.building not in gains:
                gains[action.building] = gain(look.position, look.colour, action.building, look.left)
            found.append(gains[action.building] - _price(look, action.value) - _absence(look, action.source))
            found[-1] -= _risk(look.position, look.colour, action)
        elif isinstance(action, Bank):
            found.append(_bank(look, action))
        elif isinstance(action, Market) and action.source < 0:
            found.append(AT_MARKET)
        elif isinstance(action, Market):
            found.append(AT_MARKET - _absence(look, action.source) + HOMEWARD)
        else:
            found.append(0.0)
    return found


def _price(look: Look, value: int) -> float:
    """What the money of a bid is worth, and the points for what is missing (Yunnan, Expert version)."""
    position, left = look.position, look.left
    due, money = sum_of_bids(position, look.colour), position.money[look.colour]
    spent = purse(money - due, left) - purse(money - due - value, left)
    missing = due + value - max(money, due)
    return spent + missing * setup().debt(position.round) if missing > 0 else spent


def _bank(look: Look, action: Bank) -> float:
    """The payment, less the own bids that are lost by it."""
    position, colour, left = look.position, look.colour, look.left
    lost = sum(
        max(0.0, gain(position, colour, building, left) - value)
        for building, value in bids_of(position, colour)
    )
    total = total_bids(position) - sum_of_bids(position, colour)
    waiting = sum(position.supply[other] for other in position.bid_order if other != colour)
    coming = int(min(entry.values[0] for entry in buildings()) * waiting * BIDS_TO_COME)
    pays = payouts(total + coming)[action.side]
    money = position.money[colour]
    lesser = LESSER if action.side and position.bank[0] == NOBODY else 0.0
    return purse(money + pays, left) - purse(money, left) - lost - lesser - _absence(look, action.source)


def _absence(look: Look, source: int) -> float:
    """What is lost because the trader that is set does not earn in this round."""
    if source < 0:
        return travelling(look.position, look.colour) * AWAY
    without = list(look.traders)
    without[source] -= 1
    return -look.change(traders=without) * TORN


def _risk(position: YunnanPosition, colour: int, action: Bid) -> float:
    """What it costs to be thrown out, by how many may do it."""
    if buildings()[action.building].safe[action.space]:
        return 0.0
    row = position.spaces[action.building]
    rivals = [
        other
        for other in position.bid_order
        if other != colour
        and other not in row
        and not position.banked[other]
        and (position.supply[other] or not position.passed[other])
        and position.level(other, action.building) < buildings()[action.building].most
        and position.money[other] > action.value
    ]
    return OUSTING * len(rivals)


# ── the yard ─────────────────────────────────────────────────────────────────────────────────────────


def taking(look: Look, action: Take) -> float:
    """A structure, and where a tea house stands best: where it keeps the inspector from own traders."""
    value = structure(look.position, look.colour, KINDS.index(action.kind), look.left)
    if action.kind == TEAHOUSE:
        if action.place == NOWHERE:
            return value - KEPT
        return value + SHELTER * look.traders[action.place] + UP_THE_ROAD * action.place
    return value
