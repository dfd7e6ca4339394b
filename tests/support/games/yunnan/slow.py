"""The rules of Yunnan once more: slow, plain, from the rules' text, sharing nothing with the engine's own.

Ways are found by walking all of them. Only printed values come from the same files. Nothing here is imported
from ``games.yunnan`` but the data and the notation of actions.
"""

from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Any

from games.yunnan.components import bank, board, buildings, setup, table

IDS = [entry.id for entry in board().provinces]
SITES = [bridge.id for bridge in board().bridges]
NAMES = ["school", "customs", "horse", "dragon", "yard"]
SMALL = (5, 7)
VALUES = (5, 7, 9, 12, 15)
LETTERS = "ABCDE"


Ways = tuple[tuple[tuple[int, ...], int], ...]
"""Of each way the provinces entered, and the passes."""


def every_notation() -> list[str]:
    """Every action that can be written, legal or not; conversions up to 160."""
    found = ["pass", "end", "take post", "take bridge", "take teahouse keep", "displace none"]
    for source in ["", *(f" {name}" for name in IDS)]:
        found += [f"{name} {value}{source}" for name, value in product(NAMES, VALUES)]
        found += [f"bank {side}{source}" for side in ("left", "right")]
        found.append(f"market{source}")
    found += [f"take teahouse {name}" for name in IDS]
    found += [f"move {start} {end}" for start, end in product(IDS, IDS)]
    found += [f"displace {letter}" for letter in LETTERS]
    found += [f"build {kind} {name}" for kind, name in product(("post", "teahouse"), IDS)]
    found += [f"build bridge {name}" for name in SITES]
    return found + [f"convert {points}" for points in range(161)]


EVERY_NOTATION = [(notation, notation.split()) for notation in every_notation()]


@cache
def every_way(bridges: tuple[bool, ...], start: int, end: int) -> Ways:
    """All ways that enter no province twice, by the road and by these bridges."""
    steps = [(lower, lower + 1, 1) for lower in range(5)]
    for name, own in zip(SITES, bridges, strict=True):
        if own:
            lower, higher = map(IDS.index, name.split("-"))
            steps.append((lower, higher, 0))
    steps += [(other, one, passes) for one, other, passes in steps]

    def walk(here: int, entered: tuple[int, ...], passes: int) -> Iterator[tuple[tuple[int, ...], int]]:
        if here == end and entered:
            yield entered, passes
            return
        for one, other, price in steps:
            if one == here and other != start and other not in entered:
                yield from walk(other, (*entered, other), passes + price)

    return tuple(walk(start, (), 0))


class Slow:
    """A position, looked at slowly. ``position`` is anything with the fields of a `YunnanPosition`."""

    def __init__(self, position: Any) -> None:
        self.p = position

    def ways(self, colour: int, start: int, end: int) -> Ways:
        """All ways of the colour."""
        return every_way(tuple(row[colour] for row in self.p.bridges), start, end)

    def cost(self, colour: int, start: int, end: int) -> int | None:
        """The fewest passes of a way within reach of the horse."""
        return min((passes for passes, _, _ in self._within_reach(colour, start, end)), default=None)

    def route(self, colour: int, start: int, end: int) -> tuple[int, ...]:
        """The cheapest way, of several the shortest, of several the one through the lowest provinces."""
        return min(self._within_reach(colour, start, end), default=(0, 0, ()))[2]

    def _within_reach(self, colour: int, start: int, end: int) -> list[tuple[int, int, tuple[int, ...]]]:
        horse, found = self.p.horse[colour], self.ways(colour, start, end)
        return [(passes, len(entered), entered) for entered, passes in found if max(entered) <= horse]

    def present(self, colour: int, province: int) -> bool:
        """Whether the colour has a trader or a post there."""
        return bool(self.p.traders[province][colour] + self.p.posts[province][colour])

    def gaps(self, colour: int, province: int) -> int:
        """The fewest provinces without the colour strictly between Pu'er and the province."""
        if province == 0:
            return 0
        return min(
            sum(not self.present(colour, between) for between in entered[:-1])
            for entered, _ in self.ways(colour, 0, province)
        )

    def connected(self, colour: int, province: int) -> bool:
        """Whether some way from Pu'er leads there through own provinces only."""
        return any(
            all(self.present(colour, between) for between in entered)
            for entered, _ in self.ways(colour, 0, province)
        )

    def legal(self) -> set[str]:
        """The notations of all legal actions."""
        if self.p.turn is None:
            return set()
        judge = {"bid": self._bid, "yard": self._yard, "travel": self._travel, "convert": self._convert}
        return {notation for notation, words in EVERY_NOTATION if judge[self.p.phase](words)}

    def _bid(self, words: list[str]) -> bool:
        colour = self.p.colour
        match words:
            case ["pass"]:
                return True
            case ["market", *source]:
                return self._source(source)
            case ["bank", side, *source]:
                taken = self.p.bank[0 if side == "left" else 1] != -1
                return not taken and not self.p.banked[colour] and self._source(source)
            case [name, value, *source] if name in NAMES:
                return self._may_bid(NAMES.index(name), int(value)) and self._source(source)
        return False

    def _source(self, source: list[str]) -> bool:
        colour = self.p.colour
        if not source:
            return bool(self.p.supply[colour] > 0)
        where = IDS.index(source[0])
        return bool(self.p.supply[colour] == 0 and where > 0 and self.p.traders[where][colour] > 0)

    def _may_bid(self, building: int, value: int) -> bool:
        colour, row = self.p.colour, self.p.spaces[building]
        at_most = [
            self.p.general[colour] == 0,
            self.p.passes[colour] == 6,
            self.p.horse[colour] == 5,
            self.p.influence[colour] == 4,
            not any(self.p.reserve[kind][colour] for kind in range(3)),
        ]
        own = sum(
            price
            for bids in self.p.spaces
            for price, holder in zip(VALUES, bids, strict=True)
            if holder == colour
        )
        if self.p.banked[colour] or at_most[building] or colour in row:
            return False
        if not self.p.expert and own + value > self.p.money[colour]:
            return False
        taken = [price for price, holder in zip(VALUES, row, strict=True) if holder != -1]
        if value in taken:
            return False
        return value not in SMALL or max(taken, default=0) < value

    def _yard(self, words: list[str]) -> bool:
        colour = self.p.colour
        match words:
            case ["take", "post"]:
                return bool(self.p.reserve[0][colour])
            case ["take", "bridge"]:
                return bool(self.p.reserve[1][colour])
            case ["take", "teahouse", "keep"]:
                return bool(self.p.reserve[2][colour])
            case ["take", "teahouse", name]:
                return bool(self.p.reserve[2][colour]) and self._teahouse(IDS.index(name))
        return False

    def _teahouse(self, place: int) -> bool:
        return bool(1 <= place <= self.p.horse[self.p.colour] and self.p.teahouses[place] == -1)

    def _travel(self, words: list[str]) -> bool:
        colour, horse = self.p.colour, self.p.horse[self.p.colour]
        if self.p.arrived != -1:
            match words:
                case ["displace", "none"]:
                    return True
                case ["displace", letter]:
                    other = LETTERS.index(letter)
                    there = other < len(self.p.money) and self.p.traders[self.p.arrived][other] > 0
                    return bool(there and self.p.influence[other] < self.p.influence[colour])
            return False
        match words:
            case ["end"]:
                return True
            case ["move", origin, goal]:
                start, end = IDS.index(origin), IDS.index(goal)
                unmoved = self.p.traders[start][colour] - self.p.moved[start]
                price = self.cost(colour, start, end) if start != end else None
                return unmoved > 0 and price is not None and price <= self.p.passes_left
            case ["build", "post", name]:
                return bool(self.p.stock[0][colour]) and 1 <= IDS.index(name) <= horse
            case ["build", "teahouse", name]:
                return bool(self.p.stock[2][colour]) and self._teahouse(IDS.index(name))
            case ["build", "bridge", name]:
                reachable = all(IDS.index(end) <= horse for end in name.split("-"))
                own = self.p.bridges[SITES.index(name)][colour]
                return bool(self.p.stock[1][colour]) and reachable and not own
        return False

    def _convert(self, words: list[str]) -> bool:
        return bool(words[0] == "convert" and int(words[1]) <= self.p.incomes[self.p.colour])

    def isolate(self, colour: int) -> dict[int, int]:
        """Send the colour's isolated traders to the market; how many from where."""
        cut_off = {
            place: self.p.traders[place][colour]
            for place in range(1, 6)
            if self.p.traders[place][colour] and not self.connected(colour, place)
        }
        for place, count in cut_off.items():
            self.p.traders[place][colour] -= count
            self.p.traders[0][colour] += count
        return cut_off

    def tea_yield(self, place: int) -> int:
        """What the province pays out to all who play, before transport."""
        entry, total = board().provinces[place], 0
        for colour in self.p.travel_order:
            total += self.p.traders[place][colour] * entry.trader
            if self.connected(colour, place):
                total += self.p.posts[place][colour] * (entry.post or 0)
        return total

    def inspect(self) -> tuple[int, int]:
        """The inspector's work: the province (or -1) and whose trader goes to the market (or -1)."""
        best = max(self.tea_yield(place) for place in range(1, 6))
        if best == 0:
            return -1, -1
        where = max(place for place in range(1, 6) if self.tea_yield(place) == best)
        for influence in (3, 2, 1, 0):
            for colour in self.p.travel_order:
                if (
                    self.p.influence[colour] == influence
                    and self.p.traders[where][colour] > 0
                    and self.p.teahouses[where] != colour
                ):
                    self.p.traders[where][colour] -= 1
                    self.p.traders[0][colour] += 1
                    return where, colour
        return where, -1

    def give_gifts(self) -> None:
        """Deal the tiles one by one: always to the strongest who is served least."""
        for place in range(1, 6):
            waiting = {colour: self.p.traders[place][colour] for colour in self.p.travel_order}
            served = dict.fromkeys(waiting, 0)
            while self.p.gifts_left[place] and any(waiting.values()):
                colour = min(
                    (colour for colour in waiting if waiting[colour]),
                    key=lambda one: (-self.p.influence[one], served[one], self.p.travel_order.index(one)),
                )
                waiting[colour] -= 1
                served[colour] += 1
                self.p.gifts[colour] += 1
                self.p.gifts_left[place] -= 1

    def income(self, colour: int) -> int:
        """What the colour earns, trader by trader and post by post."""
        total = 0
        for place, entry in enumerate(board().provinces):
            for _ in range(self.p.traders[place][colour]):
                total += entry.trader - 3 * self.gaps(colour, place)
            for _ in range(self.p.posts[place][colour]):
                if self.connected(colour, place):
                    total += entry.post or 0
        return total

    def forecast(self, colour: int) -> int:
        """The income if the travel turn ended now; changes the position."""
        self.isolate(colour)
        return self.income(colour)

    def order(self) -> list[int]:
        """The new travel order: bubble up whoever earns more, or as much and was later."""
        order = list(reversed(self.p.travel_order))
        for _ in order:
            for place in range(len(order) - 1):
                if self.p.incomes[order[place]] < self.p.incomes[order[place + 1]]:
                    order[place], order[place + 1] = order[place + 1], order[place]
        return order

    def final(self, seat: int) -> int:
        """What the final scoring adds to the seat's points."""
        points: int
        colours = [colour for colour in range(len(self.p.money)) if colour % self.p.seats == seat]
        points = sum(self.p.money[colour] for colour in colours) // 3
        for colour in colours:
            points += 3 * self.p.gifts[colour]
            points += {2: 0, 3: 1, 4: 4, 5: 9, 6: 16}[self.p.passes[colour]]
            points += {0: 0, 1: 1, 2: 4, 3: 9, 4: 16}[self.p.influence[colour]]
            points += 12 * self.p.teahouses.count(colour)
        return points


def bank_pays(total: int) -> tuple[int, int]:
    """Left and right, for all bids together."""
    rows = [row for row in bank() if row.least <= total]
    return rows[-1].left, rows[-1].right


def ranking(position: Any) -> list[int]:
    """The seats from the first to the last: players by points, influence, travel order; then leavers."""

    def key(seat: int) -> tuple[int, int, int]:
        own = [colour for colour in range(len(position.money)) if colour % position.seats == seat]
        place = min(position.travel_order.index(colour) for colour in own)
        return -position.vp[seat], -sum(position.influence[colour] for colour in own), place

    playing = [seat for seat in range(position.seats) if seat not in position.resigned]
    return sorted(playing, key=key) + list(reversed(position.resigned))


assert [entry.values for entry in buildings()] == [VALUES] * 5
assert (setup().transport, table().yuan, table().gift) == (3, 3, 3)
