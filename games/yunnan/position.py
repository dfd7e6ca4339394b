"""The state of a match of Yunnan: setup, actions, views, resigning, standing orders.

A **seat** is a person, a **colour** a set of pieces with its own money, traders and progress. With three and
more players they are the same; with two everybody has two of four colours (Yunnan, Two players).
"""

from collections.abc import Mapping, Sequence
from typing import Final

from games.engine import Chance, Event, Outcome, Position, Seat, SeatResigned, StandingOrder
from games.engine.contract import SEAT_LETTERS, seat_letter
from games.yunnan import bidding, phases, rounds, rules, scoring, travel
from games.yunnan.actions import (
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
from games.yunnan.bidding import Ousting
from games.yunnan.components import BUILDINGS, COLOURS_OF_TWO, SIDES, board, buildings, setup
from games.yunnan.events import GameEnded, MoneyChanged, PointsChanged, RoundBegan, ThrownOut

ORDER_HOLD: Final = "hold"
"""The standing order to pass unless a trader of the colour is thrown out."""

ORDER_PASS: Final = "pass"
"""The standing order to pass for all of the bidding, also after a trader was thrown out."""

ORDERS: Final = (ORDER_HOLD, ORDER_PASS)
"""Every name of a standing order."""


class YunnanPosition(Position[YunnanAction]):
    """Everything there is to know. Nothing is hidden: a view lacks the seed alone.

    Lists are by colour unless said otherwise; -1 stands for nobody and nowhere.
    """

    expert: bool
    round: int  # the first is 1
    phase: str  # "bid", "yard", "travel", "convert" or "over"
    colour: int  # to act; -1 when over
    waiting: list[int]  # colours still to act after it in the phases yard, travel and convert, in their order
    bid_order: list[int]  # colours; one that left is in neither order
    travel_order: list[int]  # while bidding the reverse of bid_order
    passed: list[bool]
    banked: list[bool]  # went to the bank in this bidding
    ousted: list[list[Ousting]]  # the throw-outs since the colour last acted in this bidding
    spaces: list[list[int]]  # by building and space: the colour whose trader stands there
    bank: list[int]  # by side: the same
    vp: list[int]  # by seat
    money: list[int]
    influence: list[int]
    passes: list[int]
    horse: list[int]  # province
    supply: list[int]  # traders at home
    general: list[int]  # traders that are not in play yet
    gifts: list[int]
    incomes: list[int]  # of the last round counted; 0 before
    traders: list[list[int]]  # by province, the market too, and colour
    posts: list[list[int]]  # by province and colour
    bridges: list[list[bool]]  # by site and colour
    teahouses: list[int]  # by province: whose stands there
    stock: list[list[int]]  # by kind and colour: structures taken and not built
    reserve: list[list[int]]  # by kind and colour: structures not taken yet
    gifts_left: list[int]  # by province
    inspector: int  # the province he came to in the last round
    passes_left: int  # of the travel turn in progress; 0 outside
    moved: list[int]  # by province: traders there that have travelled in this turn
    arrived: int  # the province where a displacement is to be decided
    end: str  # "" while it runs, then how it ended, as in `GameEnded`

    @property
    def colours(self) -> int:
        """The number of colours."""
        return len(self.money)

    @property
    def pairs(self) -> bool:
        """Whether everybody has two colours."""
        return self.seats == 2

    def owner(self, colour: int) -> Seat:
        """The seat to which the colour belongs."""
        return colour % self.seats

    def colours_of(self, seat: Seat) -> range:
        """The colours of the seat, the lowest first."""
        return range(seat, self.colours, self.seats)

    def order_of_play(self) -> list[Seat]:
        """All seats in the order in which they act now, the one to act first; those that left come last."""
        order = self.bid_order if self.phase in ("bid", "yard") else self.travel_order
        if self.colour in order:
            order = rounds.after(order, self.colour)
            order = [order[-1], *order[:-1]]
        return list(dict.fromkeys([*map(self.owner, order), *range(self.seats)]))

    # ── actions ──────────────────────────────────────────────────────────────────────────────────

    def legal(self) -> Sequence[YunnanAction]:
        """All legal actions, in the order of `rules.legal`."""
        return [] if self.mover is None else rules.legal(self, self.colour)

    def verify(self, action: YunnanAction) -> None:
        """Raise `IllegalAction` for an action that the rules forbid; the codes are `rules.REFUSALS`."""
        if self.turn is None:
            raise rules.refusal("match-over")
        if self.mover is None:
            raise rules.refusal("not-your-turn", seat=seat_letter(self.turn))
        rules.check(self, self.colour, action)

    def final(self, action: YunnanAction) -> bool:
        """Whatever ends a turn: all but the steps of a travel turn."""
        return not isinstance(action, Move | Displace | Build)

    def apply(self, action: YunnanAction) -> list[Event]:
        """One step, and everything that follows from it by itself."""
        self.verify(action)
        colour = self.colour
        points, money = self.vp.copy(), self.money.copy()
        match action:
            case Bid() | Bank() | Market() | Pass():
                following = rounds.after(self.bid_order, colour)
                events = bidding.carry_out(self, colour, action)
                events += rounds.next_bidder(self, following)
            case Take():
                events = phases.take(self, colour, action, forced=False)
                events += rounds.progress(self)
            case Move():
                events = travel.move(self, colour, action)
            case Displace():
                events = travel.displace(self, colour, action.colour)
            case Build():
                events = travel.build_from_stock(self, colour, action)
            case End():
                events = travel.end_turn(self, colour, forced=False)
                events += rounds.next_traveller(self)
            case Convert():
                events = phases.convert(self, colour, action.points, forced=False)
                events += rounds.next_converter(self)
        return self._with_changes(points, money, events)

    def resign(self, seat: Seat) -> list[Event]:
        """The seat leaves for good: its traders leave the board, its structures stay and count for nobody.

        It never acts again and ranks last. Its bids are not paid. With two players the match is over.
        """
        self.leave(seat)
        points, money = self.vp.copy(), self.money.copy()
        following = rounds.after(self.bid_order, self.colour)
        for colour in self.colours_of(seat):
            self._leave(colour)
        events: list[Event] = [SeatResigned(seat)]
        if len(self.playing) == 1:
            events += rounds.end_match(self, "resigned")
        elif self.turn == seat:
            events += rounds.go_on(self, [colour for colour in following if self.owner(colour) != seat])
        elif self.arrived >= 0 and not travel.victims(self, self.colour):
            self.arrived = -1  # the only one who could be displaced has left
        return self._with_changes(points, money, events)

    def _leave(self, colour: int) -> None:
        """The colour's traders go out of play, and it out of both orders (Yunnan, Resigning)."""
        for row in (*self.spaces, self.bank):
            for space, holder in enumerate(row):
                if holder == colour:
                    row[space] = -1
        for province in self.traders:
            province[colour] = 0
        self.supply[colour] = 0
        self.general[colour] = setup().traders
        self.gifts[colour] = 0
        self.ousted[colour] = []
        for order in (self.bid_order, self.travel_order, self.waiting):
            if colour in order:
                order.remove(colour)

    def _with_changes(self, points: list[int], money: list[int], events: list[Event]) -> list[Event]:
        """The events with the changes of points and money, which come before the end of the match."""
        changed: list[Event] = [
            PointsChanged(seat, before, self.vp[seat])
            for seat, before in enumerate(points)
            if before != self.vp[seat]
        ]
        changed += [
            MoneyChanged(colour, before, self.money[colour])
            for colour, before in enumerate(money)
            if before != self.money[colour]
        ]
        if events and isinstance(events[-1], GameEnded):
            return [*events[:-1], *changed, events[-1]]
        return events + changed

    # ── standing orders ──────────────────────────────────────────────────────────────────────────

    def standing_orders(self, seat: Seat) -> tuple[StandingOrder, ...]:
        """While bidding, for each own colour: hold, if it has not passed, and pass."""
        if self.phase != "bid":
            return ()
        return tuple(
            StandingOrder(seat_letter(colour) if self.pairs else "", name)
            for colour in self.colours_of(seat)
            if colour in self.bid_order
            for name in ((ORDER_PASS,) if self.passed[colour] else (ORDER_HOLD, ORDER_PASS))
        )

    def obey(self, order: StandingOrder) -> YunnanAction | None:
        """Pass, when the order's colour is to bid."""
        if self.phase != "bid" or order.subject not in ("", seat_letter(self.colour)):
            return None
        return PASS

    def broken(self, order: StandingOrder, seat: Seat, events: Sequence[Event]) -> bool:
        """Both end with the bidding, and when the colour left; hold also when its trader is thrown out."""
        colour = SEAT_LETTERS.index(order.subject) if order.subject else seat
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
            raise rules.refusal("match-over")
        return rounds.end_match(self, "agreed")

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
