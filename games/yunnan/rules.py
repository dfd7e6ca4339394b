"""What is legal in Yunnan, and why something is not.

What actions cause stands in ``bidding``, ``travel`` and ``phases``; what comes after what in ``rounds``.
"""

from typing import TYPE_CHECKING, Final

from games.engine import IllegalAction
from games.engine.contract import seat_letter
from games.yunnan import actions, bidding, routes, travel
from games.yunnan.actions import (
    END,
    HOME,
    NOBODY,
    NOWHERE,
    PASS,
    Bank,
    Bid,
    Build,
    Convert,
    Displace,
    End,
    Market,
    Move,
    Pass,
    Take,
    YunnanAction,
)
from games.yunnan.components import (
    BRIDGE,
    KINDS,
    MARKET,
    SIDES,
    TEAHOUSE,
    board,
    buildings,
)

if TYPE_CHECKING:
    from games.yunnan.position import YunnanPosition

REFUSALS: Final = {
    "match-over": "end",
    "not-your-turn": "round",
    "already-resigned": "resign",
    "bid-now": "bidding",
    "take-now": "yard",
    "travel-now": "travel",
    "convert-now": "conversion",
    "home-first": "bidding",
    "none-at-home": "bidding",
    "no-trader-there": "bidding",
    "in-bank": "bank",
    "side-taken": "bank",
    "bids-already": "bidding",
    "progress-full": "progress",
    "bid-taken": "bidding",
    "bid-too-low": "bidding",
    "too-expensive": "bidding",
    "structure-used-up": "yard",
    "no-field": "building",
    "beyond-horse": "travel",
    "teahouse-stands": "building",
    "bridge-stands": "building",
    "not-in-stock": "building",
    "displace-first": "displacing",
    "nobody-arrived": "displacing",
    "own-trader": "displacing",
    "colour-not-there": "displacing",
    "too-influential": "displacing",
    "nobody-to-move": "travel",
    "all-moved": "travel",
    "same-province": "travel",
    "too-few-passes": "travel",
    "more-than-income": "conversion",
}
"""Every code with which something is refused, and the paragraph of the rules that says so."""

_NOW: Final = {"bid": "bid-now", "yard": "take-now", "travel": "travel-now", "convert": "convert-now"}


def refusal(code: str, **facts: str | int) -> IllegalAction:
    """The refusal with that code, its facts and its paragraph."""
    return IllegalAction(code, **facts, rule=REFUSALS[code])


# ── what is legal ────────────────────────────────────────────────────────────────────────────────────


def legal(position: "YunnanPosition", colour: int) -> list[YunnanAction]:
    """Every legal action of the colour to act.

    Bidding: by building, value and origin, then bank, market, pass. Yard: by kind and place. Travel: journeys
    in the order of the road, what can be built, the end; or who can be displaced, then nobody. Conversion:
    the fewest points first.
    """
    if position.phase == "bid":
        return settings(position, colour)
    if position.phase == "travel":
        return travels(position, colour)
    if position.phase == "convert":
        return [*actions.conversions(position.incomes[colour])]
    return [*takes(position, colour)]


def settings(position: "YunnanPosition", colour: int) -> list[YunnanAction]:
    """Where a trader can be set, and passing."""
    origins = bidding.sources(position, colour)
    found: list[YunnanAction] = [*bidding.bids(position, colour, origins)]
    if not position.banked[colour]:
        found += [
            actions.bank(side, origin)
            for side in range(len(SIDES))
            if position.bank[side] < 0
            for origin in origins
        ]
    found += [actions.market(origin) for origin in origins]
    found.append(PASS)
    return found


def takes(position: "YunnanPosition", colour: int) -> list[Take]:
    """What the colour can take in the yard; a tea house also where it can be built at once."""
    found: list[Take] = []
    for index, kind in enumerate(KINDS):
        if not position.reserve[index][colour]:
            continue
        if kind == TEAHOUSE:
            found += [
                actions.take(kind, place)
                for place in range(len(board().provinces))
                if travel.can_stand(position, colour, kind, place)
            ]
        found.append(actions.take(kind, NOWHERE))
    return found


def travels(position: "YunnanPosition", colour: int) -> list[YunnanAction]:
    """What the colour can do next in its travel turn."""
    if position.arrived >= 0:
        return [*travel.displacements(position, colour)]
    return [*travel.moves(position, colour), *travel.builds(position, colour), END]


# ── why something is not legal ───────────────────────────────────────────────────────────────────────


def check(position: "YunnanPosition", colour: int, action: YunnanAction) -> None:
    """Raise `IllegalAction` if the rules forbid the action to the colour, whose turn it is."""
    if position.phase != _PHASES[type(action)]:
        raise refusal(_NOW[position.phase])
    match action:
        case Bid():
            _check_bid(position, colour, action)
            _check_source(position, colour, action.source)
        case Bank():
            _check_bank(position, colour, action)
            _check_source(position, colour, action.source)
        case Market():
            _check_source(position, colour, action.source)
        case Take():
            _check_take(position, colour, action)
        case Displace():
            _check_displace(position, colour, action)
        case Move() | Build() | End():
            _check_travel(position, colour, action)
        case Convert():
            if action.points > position.incomes[colour]:
                raise refusal("more-than-income", points=action.points, income=position.incomes[colour])
        case Pass():
            pass


_PHASES: Final[dict[type[YunnanAction], str]] = {
    Bid: "bid",
    Bank: "bid",
    Market: "bid",
    Pass: "bid",
    Take: "yard",
    Move: "travel",
    Displace: "travel",
    Build: "travel",
    End: "travel",
    Convert: "convert",
}


def _check_bid(position: "YunnanPosition", colour: int, action: Bid) -> None:
    """The building has a use for the colour, the space is free and high enough, and the colour can pay."""
    building = action.building
    entry, row = buildings()[building], position.spaces[building]
    if position.banked[colour]:
        raise refusal("in-bank")
    if colour in row:
        value = entry.values[row.index(colour)]
        raise refusal("bids-already", building=entry.id, value=value)
    if bidding.level(position, colour, building) >= entry.most:
        raise refusal("progress-full", building=entry.id, most=entry.most)
    space = action.space
    if row[space] >= 0:
        raise refusal("bid-taken", building=entry.id, value=action.value, rival=seat_letter(row[space]))
    top = bidding.highest(position, building)
    if not entry.safe[space] and top > space:
        raise refusal("bid-too-low", building=entry.id, value=action.value, highest=entry.values[top])
    bids, money = bidding.sum_of_bids(position, colour), position.money[colour]
    if not position.expert and bids + action.value > money:
        raise refusal("too-expensive", value=action.value, bids=bids, money=money, left=money - bids)


def _check_bank(position: "YunnanPosition", colour: int, action: Bank) -> None:
    """Nobody is in the bank twice, and the side is free."""
    if position.banked[colour]:
        raise refusal("in-bank")
    holder = position.bank[action.side]
    if holder >= 0:
        raise refusal("side-taken", side=SIDES[action.side], rival=seat_letter(holder))


def _check_source(position: "YunnanPosition", colour: int, source: int) -> None:
    """Traders at home are set first; then those in the provinces, but none from the market."""
    at_home = position.supply[colour]
    if at_home:
        if source != HOME:
            raise refusal("home-first", traders=at_home)
        return
    if source not in bidding.sources(position, colour):
        if source == HOME:
            there = ", ".join(_name(province) for province in bidding.sources(position, colour))
            raise refusal("none-at-home", provinces=there)
        raise refusal("no-trader-there", province=_name(source), market=int(source == MARKET))


def _check_take(position: "YunnanPosition", colour: int, action: Take) -> None:
    """The kind is not used up; a tea house that is built at once can stand there."""
    if not position.reserve[KINDS.index(action.kind)][colour]:
        raise refusal("structure-used-up", kind=action.kind)
    if action.place != NOWHERE:
        _check_site(position, colour, action.kind, action.place)


def _check_site(position: "YunnanPosition", colour: int, kind: str, place: int) -> None:
    """Such a structure of the colour can stand there."""
    if kind == BRIDGE:
        bridge = board().bridges[place]
        _check_reach(position, colour, bridge.b)
        if position.bridges[place][colour]:
            raise refusal("bridge-stands", first=_name(bridge.a), second=_name(bridge.b))
        return
    if place == MARKET or (kind == TEAHOUSE and not board().provinces[place].teahouse):
        raise refusal("no-field", kind=kind, province=_name(place))
    _check_reach(position, colour, place)
    if kind == TEAHOUSE and position.teahouses[place] >= 0:
        raise refusal("teahouse-stands", province=_name(place), rival=seat_letter(position.teahouses[place]))


def _check_reach(position: "YunnanPosition", colour: int, province: int) -> None:
    """The horse stands there or farther up the road."""
    horse = position.horse[colour]
    if province > horse:
        raise refusal("beyond-horse", province=_name(province), horse=_name(horse))


def _check_travel(position: "YunnanPosition", colour: int, action: Move | Build | End) -> None:
    """No displacement is to be decided first, and the step itself is possible."""
    if position.arrived >= 0:
        raise refusal("displace-first", province=_name(position.arrived))
    match action:
        case Move():
            _check_move(position, colour, action)
        case Build():
            if not position.stock[KINDS.index(action.kind)][colour]:
                raise refusal("not-in-stock", kind=action.kind)
            _check_site(position, colour, action.kind, action.place)
        case End():
            pass


def _check_move(position: "YunnanPosition", colour: int, action: Move) -> None:
    """A trader there has not travelled yet; the way lies within reach and costs no more than is left."""
    start, end = action.start, action.end
    traders = position.traders[start][colour]
    if not traders:
        raise refusal("nobody-to-move", province=_name(start))
    if traders == position.moved[start]:
        raise refusal("all-moved", province=_name(start), traders=traders)
    if start == end:
        raise refusal("same-province", province=_name(start))
    _check_reach(position, colour, end)
    passes = routes.cost(position, colour, start, end)
    assert passes is not None  # the road alone leads everywhere within reach
    if passes > position.passes_left:
        raise refusal("too-few-passes", needed=passes, left=position.passes_left)


def _check_displace(position: "YunnanPosition", colour: int, action: Displace) -> None:
    """A trader has just arrived where one of that colour stands who has less influence."""
    province, other = position.arrived, action.colour
    if province < 0:
        raise refusal("nobody-arrived")
    if other == NOBODY:
        return
    letter = seat_letter(other)
    if other == colour:
        raise refusal("own-trader", rival=letter)
    if other >= position.colours or not position.traders[province][other]:
        raise refusal("colour-not-there", rival=letter, province=_name(province))
    influence, own = position.influence[other], position.influence[colour]
    if influence >= own:
        raise refusal("too-influential", rival=letter, influence=influence, own=own)


def _name(province: int) -> str:
    """The printed name of the province."""
    return board().provinces[province].name
