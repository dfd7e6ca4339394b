"""What comes after what: whose turn is next, steps without a choice, the phases of a round, the end.

A step that leaves nothing to choose is taken here, with its events, and nobody is asked.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar, Final

from games.engine import Event, Families, IllegalAction, Refusals, Seat
from games.engine.notation import Spelling, Unread
from games.yunnan import bids, incomes, scoring, structures, travel
from games.yunnan.bids import Bank, Bid, Market, Pass
from games.yunnan.check import FILLERS
from games.yunnan.components import MARKET, YARD, Colour, ends, setup
from games.yunnan.incomes import Convert
from games.yunnan.phases import give_gifts, inspect, pay_bank, pay_bids
from games.yunnan.state import End as Ending
from games.yunnan.state import Phase, YunnanState
from games.yunnan.structures import Build, Take
from games.yunnan.travel import Displace, End, Move

YunnanAction = Bid | Bank | Market | Pass | Take | Move | Displace | Build | End | Convert
"""Every action of the game."""

refuse: Final = Refusals(
    {
        "bid-now": "bidding",
        "take-now": "yard",
        "travel-now": "travel",
        "convert-now": "conversion",
    }
)

PHASES: Final[dict[Phase, Families]] = {
    "bid": Families(bids.BIDDING, bids.BANKING, bids.MARKETING, bids.PASSING),
    "yard": Families(structures.TAKING),
    "travel": Families(travel.MOVING, structures.BUILDING, travel.ENDING, travel.DISPLACING),
    "convert": Families(incomes.CONVERTING),
}
"""What is decided in each phase."""

_NOW: Final[dict[Phase, str]] = {
    "bid": "bid-now",
    "yard": "take-now",
    "travel": "travel-now",
    "convert": "convert-now",
}


def rule(state: YunnanState) -> str:
    """The paragraph of the phase."""
    return refuse[_NOW[state.phase]]


def untimely(state: YunnanState) -> IllegalAction:
    """The refusal of an action of another phase."""
    return refuse(_NOW[state.phase])


# ── reading ─────────────────────────────────────────────────────────────────────────────────────────────────


_SPELLING: Final = Spelling(
    "school 7",
    FILLERS,
    marks=",;:./+>→",
    wholes=(
        (re.compile(r"\bpu[\s-]+er\b"), "puer"),
        (re.compile(r"\btea[\s-]+(house|shop)\b"), "teahouse"),
    ),
)


def parse(text: str) -> YunnanAction:
    """The action that the text names, forgiving about case, blanks, apostrophes, dashes and small words.

    Raises `BadNotation`: ``unreadable-notation``, ``unknown-province``, ``no-such-bid``, ``no-such-bridge``.
    """
    verb, *rest = _SPELLING.words(text) or [""]
    try:
        return _VERBS[verb](rest)
    except (KeyError, Unread):
        raise _SPELLING.unreadable(text) from None


_VERBS: Final[Mapping[str, Callable[[Sequence[str]], YunnanAction]]] = {
    **bids.VERBS,
    **structures.VERBS,
    **travel.VERBS,
    **incomes.VERBS,
}


# ── from turn to turn ───────────────────────────────────────────────────────────────────────────────────────


class RoundBegan(Event, frozen=True):
    """A new round, with its bidding order."""

    rule: ClassVar[str] = "round"
    round: int
    order: tuple[Colour, ...]


class GameEnded(Event, frozen=True):
    """The match is over, the final scoring done."""

    rule: ClassVar[str] = "end"
    end: Ending
    scores: tuple[int, ...]


def after(order: Sequence[int], colour: int) -> list[int]:
    """The colours in the order that comes after ``colour``, which is the last of them."""
    place = order.index(colour) + 1
    return [*order[place:], *order[:place]]


def to_come(state: YunnanState) -> list[int]:
    """The colours that act in this phase after that to act, as far as that is fixed."""
    if state.phase == "bid":
        return [own for own in after(state.bid_order, state.colour)[:-1] if not state.passed[own]]
    if state.phase == "convert":
        return [own for own in state.waiting if state.incomes[own]]
    return state.waiting if state.phase == "travel" else []


def go_on(state: YunnanState, colour: int, action: YunnanAction) -> list[Event]:
    """After a step: the next one of the turn, the next turn, the next phase."""
    if state.phase == "travel" and not isinstance(action, End):
        return []
    return _next(state, after(state.bid_order, colour) if state.phase == "bid" else ())


def _next(state: YunnanState, following: Sequence[int]) -> list[Event]:
    """The colour to act is done. ``following``: who bids after it, in their order."""
    if state.phase == "bid":
        return next_bidder(state, following)
    if state.phase == "yard":
        return progress(state)
    return next_traveller(state) if state.phase == "travel" else next_converter(state)


def go_on_without(state: YunnanState, seat: Seat) -> list[Event]:
    """After the seat has left: its traders leave the board, its structures stay and count for nobody.

    Its bids are not paid. With two players the match is over.
    """
    following = after(state.bid_order, state.colour)
    for colour in state.colours_of(seat):
        _leave(state, colour)
    if len(state.playing) == 1:
        return end_match(state, "resigned")
    if state.turn == seat:
        travel.clear_turn(state)
        return _next(state, [colour for colour in following if state.owner(colour) != seat])
    if state.arrived >= 0 and not travel.victims(state, state.colour):
        state.arrived = -1  # the only one who could be displaced has left
    return []


def _leave(state: YunnanState, colour: int) -> None:
    """The colour's traders go out of play, and it out of both orders (Yunnan, Resigning)."""
    for row in (*state.spaces, state.bank):
        for space, holder in enumerate(row):
            if holder == colour:
                row[space] = -1
    for province in state.traders:
        province[colour] = 0
    state.supply[colour] = 0
    state.general[colour] = setup().traders
    state.gifts[colour] = 0
    state.ousted[colour] = []
    for order in (state.bid_order, state.travel_order, state.waiting):
        if colour in order:
            order.remove(colour)


def next_bidder(state: YunnanState, following: Sequence[int]) -> list[Event]:
    """The next of ``following`` who has not passed; those without a trader to set pass by themselves.

    When all have passed, the bank pays and progress is made (Yunnan, A round).
    """
    found: list[Event] = []
    for colour in following:
        if state.passed[colour]:
            continue
        if bids.sources(state, colour):
            _give_turn(state, colour)
            return found
        found.append(bids.pass_bidding(state, colour, forced=True))
    state.phase = "yard"
    return found + pay_bank(state) + progress(state)


def progress(state: YunnanState) -> list[Event]:
    """Whoever has not paid yet pays and makes progress, in bidding order, until a choice in the yard."""
    found: list[Event] = []
    for place, colour in enumerate(state.bid_order):
        if not any(colour in row for row in state.spaces):
            continue
        paid, builds = pay_bids(state, colour)
        found += paid
        if not builds:
            continue
        choices = structures.takes(state, colour)
        if len(choices) > 1:
            in_yard = state.spaces[YARD]
            state.waiting = [other for other in state.bid_order[place:] if other in in_yard]
            _give_turn(state, colour)
            return found
        found += structures.carry_out_take(state, colour, choices[0], forced=True)
    state.phase = "travel"
    state.waiting = state.travel_order.copy()
    return found + next_traveller(state)


def next_traveller(state: YunnanState) -> list[Event]:
    """The next travel turn; one with nothing to do in it is over by itself."""
    found: list[Event] = []
    while state.waiting:
        colour = state.waiting.pop(0)
        state.passes_left = state.passes[colour]
        if travel.moves(state, colour) or structures.builds(state, colour):
            _give_turn(state, colour)
            return found
        found += travel.end_turn(state, colour, forced=True)
    found.append(inspect(state))
    for province in range(len(state.gifts_left)):
        found += give_gifts(state, province)
    found += incomes.count_incomes(state)
    state.phase = "convert"
    state.waiting = state.travel_order.copy()
    return found + next_converter(state)


def next_converter(state: YunnanState) -> list[Event]:
    """The next to convert; who has no income has nothing to decide. Then comes the end or a new round."""
    found: list[Event] = []
    while state.waiting:
        colour = state.waiting.pop(0)
        if state.incomes[colour]:
            _give_turn(state, colour)
            return found
        found += incomes.carry_out(state, colour, incomes.convert(0), forced=True)
    end = _end(state)
    return found + (end_match(state, end) if end else _begin_round(state))


def _end(state: YunnanState) -> Ending | None:
    """How the match ends after this round; None if it goes on (Yunnan, The end)."""
    limits = ends(state.seats)
    if max(state.vp[seat] for seat in state.playing) >= limits.points:
        return "points"
    return "gifts" if sum(state.gifts_left) <= limits.gifts else None


def _begin_round(state: YunnanState) -> list[Event]:
    """Traders in the market come home, the order of bidding is the reverse of that of travelling."""
    market = state.traders[MARKET]
    for colour, count in enumerate(market):
        state.supply[colour] += count
        market[colour] = 0
        state.passed[colour] = state.banked[colour] = False
    state.bid_order = state.travel_order[::-1]
    state.round += 1
    state.phase = "bid"
    _give_turn(state, state.bid_order[0])  # everybody has a trader at home or on the map now
    return [RoundBegan(state.round, tuple(state.bid_order))]


def skip_to(state: YunnanState, seat: Seat) -> None:
    """In an imagined position: the seat's next turn of the phase comes before those of others.

    If it has none left, the others do as little as they can until its next one.
    """
    while state.turn is not None and state.turn != seat:
        colour = state.colour
        if state.phase == "bid":
            at = state.bid_order.index(colour)
            order = [*state.bid_order[at + 1 :], *state.bid_order[:at]]
            able = [own for own in order if not state.passed[own] and bids.sources(state, own)]
        else:
            able = [] if state.phase == "yard" else state.waiting  # in the yard each pays before it chooses
        following = next((own for own in able if state.owner(own) == seat), None)
        if following is not None:
            able[able.index(following)] = colour  # it is still to act
            travel.clear_turn(state)
            if state.phase == "travel":
                state.passes_left = state.passes[following]
            _give_turn(state, following)
        elif state.phase == "bid":
            state.passed = [True] * state.colours
            next_bidder(state, state.bid_order)
        elif state.phase == "yard":
            structures.carry_out_take(state, colour, structures.takes(state, colour)[0], forced=True)
            progress(state)
        elif state.phase == "travel":
            travel.end_turn(state, colour, forced=True)
            next_traveller(state)
        else:
            incomes.carry_out(state, colour, incomes.convert(0), forced=True)
            next_converter(state)


def end_match(state: YunnanState, end: Ending) -> list[Event]:
    """Final scoring; nobody acts any more."""
    found = scoring.final_scoring(state)
    travel.clear_turn(state)
    state.turn = None
    state.colour = -1
    state.waiting = []
    state.phase = "over"
    state.end = end
    return [*found, GameEnded(end, tuple(state.vp))]


def _give_turn(state: YunnanState, colour: int) -> None:
    """The colour is to act."""
    state.colour = colour
    state.turn = state.owner(colour)
