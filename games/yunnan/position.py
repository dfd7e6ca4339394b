"""The position of a match of Yunnan: the state with the contract on top, standing orders, setup."""

from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar, Final

from games.engine import (
    GENERAL,
    Chance,
    Condition,
    Event,
    Families,
    IllegalAction,
    Outcome,
    Position,
    Refusals,
    Seat,
    Slot,
    StandingOrder,
)
from games.engine.contract import SEAT_LETTERS, seat_letter
from games.yunnan import bids, incomes, scoring, structures, travel, turns
from games.yunnan.bids import PASS, ThrownOut
from games.yunnan.check import LARGEST
from games.yunnan.components import BUILDINGS, COLOURS_OF_TWO, SIDES, board, buildings, setup
from games.yunnan.state import YunnanState
from games.yunnan.structures import Build
from games.yunnan.travel import Displace, Move
from games.yunnan.turns import PHASES, RoundBegan, YunnanAction

ORDER_BID: Final = "bid"
"""The standing order to bid up to so much in a building, the least that is open; again when thrown out."""

ORDER_HOLD: Final = "hold"
"""The standing order to pass unless a trader of the colour is thrown out."""

ORDER_PASS: Final = "pass"
"""The standing order to pass for all of the bidding, also after a trader was thrown out."""

ORDER_CONVERT: Final = "convert"
"""The standing order to make points of up to so much of each income."""

ORDERS: Final = (ORDER_BID, ORDER_HOLD, ORDER_PASS, ORDER_CONVERT)
"""Every name of a standing order."""


MOST: Final = "most"
"""The condition that nobody bids above so much in a building."""

INCOME: Final = "income"
"""The subject of the order to convert."""

CONVERTED: Final = (*range(16), 18, 20, 22, 25, 30, 35, 40, 50, LARGEST)
"""Up to how much of an income an order converts; the last is all of it."""


def _subject(order: StandingOrder) -> tuple[str, str]:
    """The letter of the colour that the order is for, "" if its seat has but one; and for what there."""
    words = order.subject.split()
    letter = words.pop(0) if words and words[0] in SEAT_LETTERS else ""
    return letter, " ".join(words)


class YunnanPosition(YunnanState, Position[YunnanAction]):
    """A position, or a view of one."""

    refusals: ClassVar[Refusals] = Refusals(
        GENERAL
        | {"not-your-turn": "round"}
        | turns.refuse
        | bids.refuse
        | structures.refuse
        | travel.refuse
        | incomes.refuse
    )
    counted: ClassVar[Mapping[str, Callable[[int, int, int], Event]]] = {
        "vp": scoring.PointsChanged,
        "money": scoring.MoneyChanged,
    }

    @property
    def acting(self) -> int | None:
        """The colour to act."""
        return None if self.mover is None else self.colour

    @property
    def rule(self) -> str:
        """That of the phase."""
        return turns.rule(self)

    def families(self) -> Families:
        """Those of the phase."""
        return PHASES[self.phase]

    def untimely(self, action: YunnanAction) -> IllegalAction:
        """What is to be done now."""
        return turns.untimely(self)

    def go_on(self, who: int, action: YunnanAction) -> list[Event]:
        """The next turn or phase."""
        return turns.go_on(self, who, action)

    def go_on_without(self, seat: Seat) -> list[Event]:
        """Its traders leave the board."""
        return turns.go_on_without(self, seat)

    def order_of_play(self) -> list[Seat]:
        """All seats in the order in which they act now, the one to act first; those that left come last."""
        order = self.bid_order if self.phase in ("bid", "yard") else self.travel_order
        if self.colour in order:
            order = turns.after(order, self.colour)
            order = [order[-1], *order[:-1]]
        return list(dict.fromkeys([*map(self.owner, order), *range(self.seats)]))

    def following(self) -> tuple[Seat, ...]:
        """Who bids, travels or converts after it; who pays without a choice in the yard, shows only then."""
        found: list[Seat] = []
        for colour in turns.to_come(self):
            if self.owner(colour) == self.turn:
                break
            found.append(self.owner(colour))
        return tuple(dict.fromkeys(found))

    def final(self, action: YunnanAction) -> bool:
        """Whatever ends a turn: all but the steps of a travel turn."""
        return not isinstance(action, Move | Displace | Build)

    def skip_to(self, seat: Seat) -> None:
        """To the seat's next turn."""
        turns.skip_to(self, seat)

    # ── moves chosen before their turn ───────────────────────────────────────────────────────────

    def shown(self, slot: Slot) -> object:
        """The bids in a building, both sides of the bank, the own bids of who passes; all in a province."""
        if slot.name not in ("do", "to", "site", "place"):
            return None
        if slot.value in BUILDINGS:
            return self.spaces[BUILDINGS.index(slot.value)]
        if slot.value == "bank":
            return self.bank
        if slot.value == "pass" and self.viewer is not None:
            return [bids.bids_of(self, colour) for colour in self.colours_of(self.viewer)]
        if slot.value in structures.province_names():
            province = structures.province_names().index(slot.value)
            return self.traders[province], self.posts[province], self.teahouses[province]
        return None

    def conditions(self, action: YunnanAction) -> tuple[Condition, ...]:
        """Of a bid also that nobody bids above so much in its building."""
        usual = super().conditions(action)
        if not isinstance(action, bids.Bid):
            return usual
        values, top = buildings()[action.building].values, self._highest(action.building)
        name = BUILDINGS[action.building]
        return (*usual, *(Condition(MOST, name, value) for value in values if value >= top))

    def meets(self, condition: Condition) -> bool:
        """Whether nobody has bid above so much in that building."""
        return self._highest(BUILDINGS.index(condition.subject)) <= (condition.amount or 0)

    def _highest(self, building: int) -> int:
        """The highest bid in the building, 0 if there is none."""
        space = bids.highest(self, building)
        return buildings()[building].values[space] if space >= 0 else 0

    # ── standing orders ──────────────────────────────────────────────────────────────────────────

    def standing_orders(self, seat: Seat) -> tuple[StandingOrder, ...]:
        """For each own colour: while bidding hold, if it has not passed, pass, bid; at any time convert."""
        found: list[StandingOrder] = []
        for colour in self.colours_of(seat) if self.turn is not None else ():
            if colour not in self.bid_order:
                continue
            letter = seat_letter(colour) if self.pairs else ""
            if self.phase == "bid":
                names = (ORDER_PASS,) if self.passed[colour] else (ORDER_HOLD, ORDER_PASS)
                found += [StandingOrder(letter, name) for name in names]
                found += [
                    StandingOrder(f"{letter} {entry.id}".strip(), ORDER_BID, value)
                    for building, entry in enumerate(buildings())
                    if self.level(colour, building) < entry.most
                    for value in entry.values
                    if value <= bids.most(self, colour)
                ]
            subject = f"{letter} {INCOME}".strip()
            found += [StandingOrder(subject, ORDER_CONVERT, points) for points in CONVERTED]
        return tuple(found)

    def obey(self, order: StandingOrder) -> tuple[YunnanAction, ...]:
        """What the order's colour does when it is to act: pass, bid the least that is open, convert."""
        letter, subject = _subject(order)
        if letter not in ("", seat_letter(self.colour)):
            return ()
        if order.name == ORDER_CONVERT:
            points = min(order.amount or 0, self.incomes[self.colour])
            return (incomes.convert(points),) if self.phase == "convert" else ()
        if self.phase != "bid":
            return ()
        return (PASS,) if order.name != ORDER_BID else self._least_bid(subject, order.amount or 0)

    def _least_bid(self, building: str, limit: int) -> tuple[YunnanAction, ...]:
        """The least bid up to the limit with a trader from home; with none there, whose is for the player."""
        if not self.supply[self.colour] or self.banked[self.colour]:
            return ()
        number = BUILDINGS.index(building)
        limit = min(limit, bids.most(self, self.colour))
        spaces = bids.open_spaces(self, self.colour, number, limit)
        return (bids.bid(number, buildings()[number].values[spaces[0]]),) if spaces else ()

    def broken(self, order: StandingOrder, seat: Seat, events: Sequence[Event]) -> bool:
        """All end when the colour left, all but convert with the bidding.

        Hold also when a trader of the colour is thrown out.
        """
        letter, _ = _subject(order)
        colour = SEAT_LETTERS.index(letter) if letter else seat
        if order.name == ORDER_CONVERT:
            return colour not in self.bid_order
        if self.phase != "bid" or colour not in self.bid_order:
            return True
        return any(
            isinstance(event, RoundBegan)  # a bidding can begin by the very action that ended the one before
            or (isinstance(event, ThrownOut) and event.colour == colour and order.name == ORDER_HOLD)
            for event in events
        )

    # ── the whole ────────────────────────────────────────────────────────────────────────────────

    def standing(self) -> tuple[int, ...]:
        """The points so far; the final scoring comes with the end."""
        return tuple(self.vp)

    def stage(self) -> int:
        """The round."""
        return self.round

    def progress(self) -> tuple[object, ...]:
        """Points, gifts and whatever stands on the board for good; neither money nor where traders are."""
        lists = (self.posts, self.bridges, self.stock, self.reserve)
        values = (self.vp, self.influence, self.passes, self.horse, self.general, self.teahouses)
        told = (*values, self.gifts_left, *(part for nested in lists for part in nested))
        return tuple(map(tuple, told))

    def settle(self) -> list[Event]:
        """The final scoring, as after a last round; what is thrown together in this round is not paid."""
        if self.turn is None:
            raise self.refusals("match-over")
        return turns.end_match(self, "agreed")

    def outcome(self) -> Outcome | None:
        """Ranks and scores once the match is over."""
        return scoring.outcome(self) if self.turn is None else None


def start(seats: int, options: Mapping[str, str], seed: str) -> YunnanPosition:
    """The first position of a match: a random order, money by place in it (Yunnan, Setup)."""
    chance = Chance(seed)
    order = _first_order(seats, chance)
    colours = len(order)
    printed = setup()
    provinces = board().provinces
    money = [0] * colours
    for place, colour in enumerate(order):
        money[colour] = printed.money[place]
    return YunnanPosition(
        seats=seats,
        chance=chance,
        turn=order[0] % seats,
        resigned=[],
        expert=options["version"] == "expert",
        round=1,
        phase="bid",
        colour=order[0],
        waiting=[],
        bid_order=order,
        travel_order=order[::-1],
        passed=[False] * colours,
        banked=[False] * colours,
        ousted=[[] for _ in order],
        spaces=[[-1] * len(buildings()[building].values) for building in range(len(BUILDINGS))],
        bank=[-1] * len(SIDES),
        vp=[0] * seats,
        money=money,
        influence=[printed.influence] * colours,
        passes=[printed.passes] * colours,
        horse=[printed.horse] * colours,
        supply=[printed.supply] * colours,
        general=[printed.traders - printed.supply] * colours,
        gifts=[0] * colours,
        incomes=[0] * colours,
        traders=[[0] * colours for _ in provinces],
        posts=[[0] * colours for _ in provinces],
        bridges=[[False] * colours for _ in board().bridges],
        teahouses=[-1] * len(provinces),
        stock=[[0] * colours for _ in printed.structures],
        reserve=[[count] * colours for count in printed.structures],
        gifts_left=[province.gifts for province in provinces],
        inspector=-1,
        passes_left=0,
        moved=[0] * len(provinces),
        arrived=-1,
        end="",
    )


def _first_order(seats: int, chance: Chance) -> list[int]:
    """A random bidding order of the colours; with two players they alternate between the two."""
    if seats > 2:
        order = list(range(seats))
        chance.shuffle(order)
        return order
    first = chance.below(seats)
    pairs = [list(range(seat, COLOURS_OF_TWO, seats)) for seat in (first, 1 - first)]
    for pair in pairs:
        chance.shuffle(pair)
    return [colour for turn in zip(*pairs, strict=True) for colour in turn]
