"""What comes after what: whose turn is next, steps without a choice, the phases of a round, the end.

A step that leaves nothing to choose is taken here, with its events, and nobody is asked.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from games.engine import Event
from games.yunnan import bidding, phases, rules, scoring, travel
from games.yunnan.actions import END
from games.yunnan.components import MARKET, YARD, ends
from games.yunnan.events import GameEnded, RoundBegan

if TYPE_CHECKING:
    from games.yunnan.position import YunnanPosition


def after(order: Sequence[int], colour: int) -> list[int]:
    """The colours in the order that comes after ``colour``, which is the last of them."""
    place = order.index(colour) + 1
    return [*order[place:], *order[:place]]


def go_on(position: "YunnanPosition", following: Sequence[int]) -> list[Event]:
    """The colour to act has left: the next one acts. ``following``: who bids after it, in their order."""
    travel.clear_turn(position)
    if position.phase == "bid":
        return next_bidder(position, following)
    if position.phase == "yard":
        return progress(position)
    return next_traveller(position) if position.phase == "travel" else next_converter(position)


def next_bidder(position: "YunnanPosition", following: Sequence[int]) -> list[Event]:
    """The next of ``following`` who has not passed; those without a trader to set pass by themselves.

    When all have passed, the bank pays and progress is made (Yunnan, Round).
    """
    found: list[Event] = []
    for colour in following:
        if position.passed[colour]:
            continue
        if bidding.sources(position, colour):
            _give_turn(position, colour)
            return found
        found.append(bidding.pass_bidding(position, colour, forced=True))
    position.phase = "yard"
    return found + phases.pay_bank(position) + progress(position)


def progress(position: "YunnanPosition") -> list[Event]:
    """Whoever has not paid yet pays and makes progress, in bidding order, until a choice in the yard."""
    found: list[Event] = []
    for place, colour in enumerate(position.bid_order):
        if not any(colour in row for row in position.spaces):
            continue
        paid, builds = phases.pay_bids(position, colour)
        found += paid
        if not builds:
            continue
        choices = rules.takes(position, colour)
        if len(choices) > 1:
            in_yard = position.spaces[YARD]
            position.waiting = [other for other in position.bid_order[place:] if other in in_yard]
            _give_turn(position, colour)
            return found
        found += phases.take(position, colour, choices[0], forced=True)
    position.phase = "travel"
    position.waiting = position.travel_order.copy()
    return found + next_traveller(position)


def next_traveller(position: "YunnanPosition") -> list[Event]:
    """The next travel turn; one with nothing to do in it is over by itself."""
    found: list[Event] = []
    while position.waiting:
        colour = position.waiting.pop(0)
        position.passes_left = position.passes[colour]
        if rules.travels(position, colour) != [END]:
            _give_turn(position, colour)
            return found
        found += travel.end_turn(position, colour, forced=True)
    found.append(phases.inspect(position))
    for province in range(len(position.gifts_left)):
        found += phases.give_gifts(position, province)
    found += phases.count_incomes(position)
    position.phase = "convert"
    position.waiting = position.travel_order.copy()
    return found + next_converter(position)


def next_converter(position: "YunnanPosition") -> list[Event]:
    """The next to convert; who has no income has nothing to decide. Then comes the end or a new round."""
    found: list[Event] = []
    while position.waiting:
        colour = position.waiting.pop(0)
        if position.incomes[colour]:
            _give_turn(position, colour)
            return found
        found += phases.convert(position, colour, 0, forced=True)
    end = _end(position)
    return found + (end_match(position, end) if end else _begin_round(position))


def _end(position: "YunnanPosition") -> str:
    """How the match ends after this round; "" if it goes on (Yunnan, End)."""
    limits = ends(position.seats)
    if max(position.vp[seat] for seat in position.playing) >= limits.points:
        return "points"
    return "gifts" if sum(position.gifts_left) <= limits.gifts else ""


def _begin_round(position: "YunnanPosition") -> list[Event]:
    """Traders in the market come home, the order of bidding is the reverse of that of travelling."""
    market = position.traders[MARKET]
    for colour, count in enumerate(market):
        position.supply[colour] += count
        market[colour] = 0
        position.passed[colour] = position.banked[colour] = False
    position.bid_order = position.travel_order[::-1]
    position.round += 1
    position.phase = "bid"
    _give_turn(position, position.bid_order[0])  # everybody has a trader at home or on the map now
    return [RoundBegan(position.round, tuple(position.bid_order))]


def end_match(position: "YunnanPosition", end: str) -> list[Event]:
    """Final scoring; nobody acts any more."""
    found = scoring.final_scoring(position)
    travel.clear_turn(position)
    position.turn = None
    position.colour = -1
    position.waiting = []
    position.phase = "over"
    position.end = end
    return [*found, GameEnded(end, tuple(position.vp))]


def _give_turn(position: "YunnanPosition", colour: int) -> None:
    """The colour is to act."""
    position.colour = colour
    position.turn = position.owner(colour)
