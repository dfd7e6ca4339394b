"""The bidding: traders in buildings, bank and market; throwing out; passing (Yunnan, Bidding).

==============================  ============================================================
notation                        meaning
==============================  ============================================================
``school 7``                    a trader from home on the space 7 of the trade school
``school 7 tibet``              the same with a trader from Tibet
``bank left``                   a trader on the left side of the bank; also ``bank left tibet``
``market``                      a trader on the market; also ``market tibet``
``pass``                        set no more traders
==============================  ============================================================
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cache, lru_cache, partial
from typing import Annotated, ClassVar, Final

from games.engine import Action, BadNotation, Event, Family, IllegalAction, Refusals, Slot
from games.engine.contract import seat_letter
from games.engine.notation import Unread, check_index, number, only
from games.yunnan.check import LARGEST
from games.yunnan.components import (
    BUILDINGS,
    HORSE,
    MARKET,
    SIDES,
    BuildingIndex,
    Colour,
    ProvinceIndex,
    Side,
    bank_place,
    board,
    buildings,
    setup,
    space_place,
)
from games.yunnan.components import bank as printed_bank
from games.yunnan.state import Ousting, YunnanState
from games.yunnan.structures import province_named, province_names

refuse: Final = Refusals(
    {
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
    }
)

HOME: Final = -1
"""Where a trader comes from that its colour has at home."""


class Bid(Action, frozen=True):
    """Set a trader on the space ``value`` of a building; it comes from ``source``, a province or `HOME`."""

    rule: ClassVar[str] = "bidding"

    building: int
    value: int
    source: int = HOME

    def __post_init__(self) -> None:
        if not 0 <= self.building < len(BUILDINGS) or self.value not in buildings()[self.building].values:
            raise BadNotation("no-such-bid", value=self.value, known=_values())
        _check_source(self.source)

    def __str__(self) -> str:
        return f"{BUILDINGS[self.building]} {self.value}{_from(self.source)}"

    @property
    def space(self) -> int:
        """The index of the space in its building."""
        return buildings()[self.building].values.index(self.value)

    def slots(self) -> tuple[Slot, ...]:
        """The building, the space by its value, where the trader comes from."""
        return Slot("do", BUILDINGS[self.building]), Slot("space", str(self.value)), _source(self.source)


class Bank(Action, frozen=True):
    """Set a trader on a side of the bank; it comes from ``source``, a province or `HOME`."""

    rule: ClassVar[str] = "bank"

    side: int
    source: int = HOME

    def __post_init__(self) -> None:
        if not 0 <= self.side < len(SIDES):
            raise BadNotation("unreadable-notation", text=str(self.side), example="bank left")
        _check_source(self.source)

    def __str__(self) -> str:
        return f"bank {SIDES[self.side]}{_from(self.source)}"

    def slots(self) -> tuple[Slot, ...]:
        """ "bank" in place of a building, the side, where the trader comes from."""
        return Slot("do", "bank"), Slot("space", SIDES[self.side]), _source(self.source)


class Market(Action, frozen=True):
    """Set a trader on the market; it comes from ``source``, a province or `HOME`."""

    rule: ClassVar[str] = "market"

    source: int = HOME

    def __post_init__(self) -> None:
        _check_source(self.source)

    def __str__(self) -> str:
        return f"market{_from(self.source)}"

    def slots(self) -> tuple[Slot, ...]:
        """ "market" in place of a building, where the trader comes from."""
        return Slot("do", "market"), _source(self.source)


class Pass(Action, frozen=True):
    """Set no more traders in this bidding."""

    rule: ClassVar[str] = "passing"

    def __str__(self) -> str:
        return "pass"

    def slots(self) -> tuple[Slot, ...]:
        """ "pass" in place of a building."""
        return (Slot("do", "pass"),)


bid = cache(Bid)
bank = cache(Bank)
market = cache(Market)
"""The one action with these fields."""

PASS: Final = Pass()


def _source(source: int) -> Slot:
    """Where a trader comes from; nothing to ask while there is one at home."""
    return Slot("from", "supply" if source == HOME else board().provinces[source].id)


def _from(source: int) -> str:
    """The province as the notation ends with it."""
    return "" if source == HOME else f" {board().provinces[source].id}"


def _check_source(source: int) -> None:
    """There is such a place to take a trader from."""
    if source != HOME:
        check_index("unknown-province", province_names(), province=source)


def _values() -> str:
    """The values of the spaces of a building."""
    return ", ".join(map(str, buildings()[0].values))


_SIDE_WORDS: Final = {"left": 0, "higher": 0, "upper": 0, "right": 1, "lower": 1}


# ── reading ─────────────────────────────────────────────────────────────────────────────────────────────────


def _read_bid(building: int, words: Sequence[str]) -> Bid:
    """A bid of that value in the building."""
    value, *source = words or [""]
    if number(value) not in buildings()[building].values:
        raise BadNotation("no-such-bid", value=int(value), known=_values())
    return bid(building, int(value), _read_source(source))


def _read_bank(words: Sequence[str]) -> Bank:
    """A side of the bank."""
    side, *source = words or [""]
    if side not in _SIDE_WORDS:
        raise Unread
    return bank(_SIDE_WORDS[side], _read_source(source))


def _read_pass(words: Sequence[str]) -> Pass:
    """Passing."""
    only(words, 0)
    return PASS


def _read_source(words: Sequence[str]) -> int:
    """Where a trader comes from, by the words left over; none, "supply" and "home" mean from home."""
    match words:
        case [] | ["supply" | "home"]:
            return HOME
        case [province]:
            return province_named(province)
    raise Unread


VERBS: Final[Mapping[str, Callable[[Sequence[str]], Bid | Bank | Market | Pass]]] = {
    **{name: partial(_read_bid, building) for building, name in enumerate(BUILDINGS)},
    "horses": partial(_read_bid, HORSE),
    "bank": _read_bank,
    "market": lambda words: market(_read_source(words)),
    "pass": _read_pass,
}
"""How the words after each verb are read."""


# ── what is legal ───────────────────────────────────────────────────────────────────────────────────────────


def sources(state: YunnanState, colour: int) -> tuple[int, ...]:
    """Where the colour can take a trader from: from home while one is there, else from any province."""
    if state.supply[colour]:
        return (HOME,)
    traders = state.traders
    return tuple([province for province in range(1, len(traders)) if traders[province][colour]])


def bids_of(state: YunnanState, colour: int) -> tuple[tuple[int, int], ...]:
    """The colour's bids as (building, value)."""
    return tuple(
        [
            (building, buildings()[building].values[row.index(colour)])
            for building, row in enumerate(state.spaces)
            if colour in row
        ]
    )


def sum_of_bids(state: YunnanState, colour: int) -> int:
    """What the colour has to pay for its bids."""
    return sum([value for _, value in bids_of(state, colour)])


def points_lost(state: YunnanState, missing: int) -> int:
    """The points that so many missing yuan cost in this round; 0 if nothing is missing (Expert version)."""
    return max(0, missing) * setup().debt(state.round)


def total_bids(state: YunnanState) -> int:
    """All bids of all colours together."""
    return sum(
        [
            value
            for row, entry in zip(state.spaces, buildings(), strict=True)
            for holder, value in zip(row, entry.values, strict=True)
            if holder >= 0
        ]
    )


def payouts(total: int) -> tuple[int, int]:
    """What the bank pays left and right for a total of all bids (Yunnan, What the bank pays)."""
    row = max((row for row in printed_bank() if row.least <= total), key=lambda row: row.least)
    return row.left, row.right


def highest(state: YunnanState, building: int) -> int:
    """The highest space of the building on which a trader stands; -1 if none does."""
    row = state.spaces[building]
    for space in range(len(row) - 1, -1, -1):
        if row[space] >= 0:
            return space
    return -1


def most(state: YunnanState, colour: int) -> int:
    """The highest bid that the colour can add: in the basic version nobody bids more than they have."""
    if state.expert:
        return LARGEST
    return state.money[colour] - sum_of_bids(state, colour)


def open_spaces(state: YunnanState, colour: int, building: int, limit: int) -> tuple[int, ...]:
    """The spaces of the building on which the colour may bid up to so much, wherever the trader comes from.

    A small space only as the highest bid.
    """
    row = state.spaces[building]
    entry = buildings()[building]
    if colour in row or state.level(colour, building) >= entry.most:
        return ()
    top = highest(state, building)
    return tuple(
        [
            space
            for space, value in enumerate(entry.values)
            if row[space] < 0 and value <= limit and (entry.safe[space] or space > top)
        ]
    )


def bids(state: YunnanState, colour: int) -> Sequence[Bid]:
    """Every bid of the colour: by building, value and origin."""
    if state.banked[colour]:
        return ()
    origins, limit = sources(state, colour), most(state, colour)
    found: list[Bid] = []
    for building in range(len(BUILDINGS)):
        spaces = open_spaces(state, colour, building, limit)
        if spaces:
            found += _bids(building, spaces, origins)
    return found


@lru_cache(maxsize=1 << 13)
def _bids(building: int, spaces: tuple[int, ...], origins: tuple[int, ...]) -> tuple[Bid, ...]:
    """The bids on these spaces, made once."""
    values = buildings()[building].values
    return tuple(bid(building, values[space], origin) for space in spaces for origin in origins)


def banks(state: YunnanState, colour: int) -> Sequence[Bank]:
    """The sides of the bank that are free, by side and origin; nobody goes there twice."""
    if state.banked[colour]:
        return ()
    origins = sources(state, colour)
    return [bank(side, origin) for side, holder in enumerate(state.bank) if holder < 0 for origin in origins]


def _no_bid(state: YunnanState, colour: int, action: Bid) -> IllegalAction | None:
    """The building has a use for the colour, the space is free and high enough, and the colour can pay."""
    building = action.building
    entry, row = buildings()[building], state.spaces[building]
    if state.banked[colour]:
        return refuse("in-bank")
    if colour in row:
        value = entry.values[row.index(colour)]
        return refuse("bids-already", building=entry.id, value=value)
    if state.level(colour, building) >= entry.most:
        return refuse("progress-full", building=entry.id, most=entry.most)
    space = action.space
    if row[space] >= 0:
        return refuse("bid-taken", building=entry.id, value=action.value, rival=seat_letter(row[space]))
    top = highest(state, building)
    if not entry.safe[space] and top > space:
        return refuse("bid-too-low", building=entry.id, value=action.value, highest=entry.values[top])
    owed, money = sum_of_bids(state, colour), state.money[colour]
    if not state.expert and owed + action.value > money:
        return refuse("too-expensive", value=action.value, bids=owed, money=money, left=money - owed)
    return None


def _no_bank(state: YunnanState, colour: int, action: Bank) -> IllegalAction | None:
    """Nobody is in the bank twice, and the side is free."""
    if state.banked[colour]:
        return refuse("in-bank")
    holder = state.bank[action.side]
    if holder >= 0:
        return refuse("side-taken", side=SIDES[action.side], rival=seat_letter(holder))
    return None


def _no_source(state: YunnanState, colour: int, source: int) -> IllegalAction | None:
    """Traders at home are set first; then those in the provinces, but none from the market."""
    at_home = state.supply[colour]
    if at_home:
        if source != HOME:
            return refuse("home-first", traders=at_home)
        return None
    if source not in sources(state, colour):
        if source == HOME:
            there = ", ".join(board().provinces[province].name for province in sources(state, colour))
            return refuse("none-at-home", provinces=there)
        return refuse(
            "no-trader-there", province=board().provinces[source].name, market=int(source == MARKET)
        )
    return None


# ── what it causes ──────────────────────────────────────────────────────────────────────────────────────────


class BidPlaced(Event, frozen=True, tag="Bid"):
    """A trader was set on the space ``value`` of a building, from the province ``source`` (-1: from home).

    After it the colour's ``bids`` come to so many yuan, and it has ``money``; what it lacks of it would cost
    ``loss`` points if it paid now.
    """

    rule: ClassVar[str] = "bidding"
    ends_turn: ClassVar[bool] = True
    colour: Colour
    building: BuildingIndex
    value: int
    source: ProvinceIndex
    bids: int
    money: int
    loss: int

    def places(self) -> tuple[int, ...]:
        """The space."""
        return (_space(self.building, self.value),)


class ThrownOut(Event, frozen=True):
    """A trader on a small space came home, for ``by`` had bid more.

    ``again``: its colour had passed and is to act again.
    """

    rule: ClassVar[str] = "throwing-out"
    colour: Colour
    building: BuildingIndex
    value: int
    by: Colour
    by_value: int
    again: bool

    def places(self) -> tuple[int, ...]:
        """The space that is empty now."""
        return (_space(self.building, self.value),)


class Banked(Event, frozen=True):
    """A trader was set on a side of the bank; the ``freed`` spaces (building, value) are empty now.

    The traders that stood there went to the market. As bids stand after it, the side ``pays`` so much.
    """

    rule: ClassVar[str] = "bank"
    ends_turn: ClassVar[bool] = True
    colour: Colour
    side: Side
    source: ProvinceIndex
    freed: tuple[Annotated[tuple[BuildingIndex, int], "building", "value"], ...]
    pays: int

    def places(self) -> tuple[int, ...]:
        """The side of the bank."""
        return (bank_place(self.side),)


class Marketed(Event, frozen=True):
    """A trader was set on the market, from the province ``source`` (-1: from home)."""

    rule: ClassVar[str] = "market"
    ends_turn: ClassVar[bool] = True
    colour: Colour
    source: ProvinceIndex

    def places(self) -> tuple[int, ...]:
        """The market."""
        return (MARKET,)


class Passed(Event, frozen=True):
    """A colour passed; so many of its traders were ``sent`` from home to the market.

    ``forced``: it had no trader to set.
    """

    rule: ClassVar[str] = "passing"
    ends_turn: ClassVar[bool] = True
    colour: Colour
    sent: int
    forced: bool

    def places(self) -> tuple[int, ...]:
        """The market, if traders went there."""
        return (MARKET,) if self.sent else ()


def _pass(state: YunnanState, colour: int, action: Pass) -> list[Event]:
    """The colour passes."""
    state.ousted[colour].clear()
    return [pass_bidding(state, colour, forced=False)]


def _to_market(state: YunnanState, colour: int, action: Market) -> list[Event]:
    """Set the trader (Market)."""
    _take_trader(state, colour, action.source)
    state.traders[MARKET][colour] += 1
    return [Marketed(colour, action.source)]


def _take_trader(state: YunnanState, colour: int, source: int) -> None:
    """A trader leaves where it comes from."""
    state.ousted[colour].clear()
    if source == HOME:
        state.supply[colour] -= 1
    else:
        state.traders[source][colour] -= 1


def _bid(state: YunnanState, colour: int, action: Bid) -> list[Event]:
    """Set the trader; one on a lower small space comes home, and its colour acts again (Throwing out)."""
    _take_trader(state, colour, action.source)
    row = state.spaces[action.building]
    entry = buildings()[action.building]
    space = action.space
    row[space] = colour
    owed, money = sum_of_bids(state, colour), state.money[colour]
    loss = points_lost(state, owed - money)
    found: list[Event] = [BidPlaced(colour, action.building, action.value, action.source, owed, money, loss)]
    for lower in range(space):
        other = row[lower]
        if other >= 0 and not entry.safe[lower]:
            row[lower] = -1
            value, again = entry.values[lower], state.passed[other]
            state.supply[other] += 1
            state.passed[other] = False
            state.ousted[other].append(Ousting(action.building, value, colour, action.value))
            found.append(ThrownOut(other, action.building, value, colour, action.value, again))
    return found


def _to_bank(state: YunnanState, colour: int, action: Bank) -> list[Event]:
    """Set the trader; all of the colour's bids are taken back, their traders go to the market (Bank)."""
    _take_trader(state, colour, action.source)
    freed = bids_of(state, colour)
    clear_bids(state, colour)
    state.traders[MARKET][colour] += len(freed)
    state.bank[action.side] = colour
    state.banked[colour] = True
    pays = payouts(total_bids(state))[action.side]
    return [Banked(colour, action.side, action.source, freed, pays)]


def clear_bids(state: YunnanState, colour: int) -> None:
    """None of the colour's traders stands in a building any more."""
    for row in state.spaces:
        if colour in row:
            row[row.index(colour)] = -1


def pass_bidding(state: YunnanState, colour: int, *, forced: bool) -> Event:
    """The colour passes; the traders that it has at home go to the market (Passing)."""
    state.passed[colour] = True
    sent = state.supply[colour] if setup().pass_sends else 0
    state.supply[colour] -= sent
    state.traders[MARKET][colour] += sent
    return Passed(colour, sent, forced)


def _space(building: int, value: int) -> int:
    """The number of the space among the places that pictures ring."""
    return space_place(building, buildings()[building].values.index(value))


BIDDING: Final = Family(
    Bid,
    bids,
    lambda state, colour, action: _no_bid(state, colour, action) or _no_source(state, colour, action.source),
    _bid,
    exact=True,
)
BANKING: Final = Family(
    Bank,
    banks,
    lambda state, colour, action: _no_bank(state, colour, action) or _no_source(state, colour, action.source),
    _to_bank,
    exact=True,
)
MARKETING: Final = Family(
    Market,
    lambda state, colour: [market(origin) for origin in sources(state, colour)],
    lambda state, colour, action: _no_source(state, colour, action.source),
    _to_market,
    exact=True,
)
PASSING: Final = Family(
    Pass, lambda state, colour: (PASS,), lambda state, colour, action: None, _pass, exact=True
)
