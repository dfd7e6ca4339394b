"""What every decision of Da Yunhe changes, once more and slowly; see `slow`."""

from typing import Any

from tests.support.games.dayunhe import printed
from tests.support.games.dayunhe.printed import groups, looks, place, symbols, turned, written
from tests.support.games.dayunhe.slow import LOOKS, Slow, symbol
from tests.support.games.dayunhe.slow_way import Way, networks

assert set(printed.LEVELS.values()) == {2, 3, 4}


class Match(Slow):
    """A whole match, one decision at a time. `play` changes ``position``.

    ``after`` is what the engine has made of it, which tells what chance has done: only reforms ask for it.
    """

    def __init__(self, position: Any, after: Any) -> None:
        super().__init__(position)
        self.after = after

    def play(self, notation: str) -> None:
        """The decision and everything that follows it."""
        words = notation.split()
        match words:
            case ["stock", stack]:
                self.draw(self.me, int(stack) - 1)
                self.next_stock()
            case ["take", card]:
                self.take(card)
            case ["face", look]:
                self.face(look)
                self.go_on()
            case ["step", to]:
                self.enter(place(to))
                self.inspect()
            case ["done"]:
                self.end_turn()
            case _:
                self.use(symbol(words[0]))
                self.deed(words)

    # ── points and tiles ─────────────────────────────────────────────────────────────────────────

    def gain(self, seat: int, source: str, points: int) -> None:
        self.p.scores[seat] += points
        self.p.gains[seat][printed.SOURCES.index(source)] += points

    def draw(self, seat: int, stack: int) -> None:
        self.p.warehouses[seat].append(self.p.stacks[seat][stack].pop())
        self.p.up[seat][stack] = False

    def under(self, owner: int, kind: str) -> None:
        """The tile goes under the smallest stack of its owner, the first of several."""
        piles = self.p.stacks[owner]
        smallest = min(range(printed.STACKS), key=lambda number: (len(piles[number]), number))
        piles[smallest].insert(0, kind)

    def clear(self, hex: int) -> tuple[str, int, int]:
        """Take away what lies there."""
        p = self.p
        found = p.tiles[hex], p.owners[hex], p.rotations[hex]
        p.tiles[hex], p.owners[hex], p.rotations[hex] = "", -1, 0
        return found

    def lay(self, hex: int, tile: tuple[str, int, int]) -> None:
        self.p.tiles[hex], self.p.owners[hex], self.p.rotations[hex] = tile

    def pay(self, to_wall: bool) -> None:
        """Two unrest tiles out of the own warehouse: one under an own stack, the other to the wall or not."""
        for _ in range(2):
            self.p.warehouses[self.me].remove(printed.UNREST)
        self.under(self.me, printed.UNREST)
        self.p.wall[self.me] += to_wall

    # ── choosing ─────────────────────────────────────────────────────────────────────────────────

    def following(self, seat: int) -> list[int]:
        """The seats still playing that come after that one in this round."""
        p = self.p
        rest = range((seat - p.start) % p.seats + 1, p.seats)
        return [(p.start + step) % p.seats for step in rest if (p.start + step) % p.seats not in p.resigned]

    def next_stock(self) -> None:
        rest = self.following(self.me)
        if rest:
            self.p.turn = rest[0]
        else:
            self.begin_round(1, self.around()[0])

    def begin_round(self, round: int, start: int) -> None:
        p = self.p
        p.round, p.start, p.phase, p.actor = round, start, "take", None
        p.chosen, p.revealed = [""] * p.seats, [False] * p.seats
        p.handed = [[] for _ in range(p.seats)]
        p.turn = self.around()[0]
        p.handed[p.turn] = list(printed.CARDS)

    def take(self, card: str) -> None:
        p = self.p
        p.chosen[self.me] = card
        self.pass_cards(self.me, [other for other in p.handed[self.me] if other != card])

    def pass_cards(self, seat: int, cards: list[str]) -> None:
        rest = self.following(seat)
        if rest:
            self.p.turn = rest[0]
            self.p.handed[rest[0]] = cards
        else:
            self.next_card()

    # ── a turn ───────────────────────────────────────────────────────────────────────────────────

    def next_card(self) -> None:
        """The next seat reveals its card; after the last the coordinator moves."""
        p = self.p
        p.left, p.used, p.facing, p.actor = {}, {}, [], None
        for seat in self.around():
            if p.chosen[seat] and not p.revealed[seat]:
                p.revealed[seat], p.phase, p.turn, p.actor = True, "act", seat, seat
                p.left = symbols(p.chosen[seat])
                if points := p.left.pop("prestige", 0):
                    p.used["prestige"] = points
                self.gain(seat, "prestige", points)
                self.go_on()
                return
        self.coordinate()

    def use(self, action: str) -> None:
        """A symbol is used; what stands beside it after a stroke falls away."""
        p = self.p
        p.left[action] -= 1
        p.used[action] = p.used.get(action, 0) + 1
        for group in groups(p.chosen[p.actor]):
            if action in group:
                for other in group.keys() - {action}:
                    p.left[other] = 0

    def go_on(self) -> None:
        """The turn goes on, unless a tile is to be faced first or there is nothing left to do."""
        p = self.p
        p.phase = "face" if p.facing else "act"
        if p.phase == "act" and self.only_done():
            self.end_turn()

    def end_turn(self) -> None:
        self.next_card()

    def deed(self, words: list[str]) -> None:
        p, me = self.p, self.me
        match words:
            case ["supply", stack]:
                self.draw(me, int(stack) - 1)
            case ["build", kind, to, *look]:
                p.warehouses[me].remove(kind)
                if to == "city":
                    p.city[me].append(kind)
                else:
                    self.build(place(to), kind, "".join(look))
            case ["swap", to, to2]:
                hexes = sorted((place(to), place(to2)))
                one, other = map(self.clear, hexes)
                self.lay(hexes[0], other)
                self.lay(hexes[1], one)
                p.facing = [hex for hex in hexes if len(LOOKS[p.tiles[hex]]) > 1]
            case ["move", origin, to]:
                self.lay(place(to), self.clear(place(origin)))
                p.facing = [place(to)] if len(LOOKS[p.tiles[place(to)]]) > 1 else []
            case ["turn", to, look]:
                p.rotations[place(to)] = self.as_it_looks(p.tiles[place(to)], look)
            case ["remove", to]:
                p.wall[self.clear(place(to))[1]] += 1
            case ["calm", letter]:
                p.wall[printed.LETTERS.index(letter)] -= 1
                self.under(printed.LETTERS.index(letter), printed.UNREST)
            case ["destroy", to]:
                self.pay(to_wall=True)
                kind, owner, _ = self.clear(place(to))
                self.under(owner, kind)
            case ["inspect", steps]:
                p.steps, p.special = int(steps), True
                self.inspect()
                return
            case ["tea"]:
                self.pay(to_wall=True)
                p.lying = True
            case ["intrigue", letter]:
                self.pay(to_wall=True)
                self.gain(printed.LETTERS.index(letter), "intrigue", -printed.INTRIGUE)
            case ["denounce", letter]:
                self.pay(to_wall=False)
                p.city_unrest[printed.LETTERS.index(letter)][me] += 1
            case ["espionage"]:
                p.up[me] = [bool(pile) for pile in p.stacks[me]]
            case ["reform"]:
                self.reform(me)
            case _:
                raise AssertionError(words)
        self.go_on()

    def as_it_looks(self, kind: str, look: str) -> int:
        return next((r for r in looks(kind) if written(turned(kind, r)) == look), 0)

    def build(self, hex: int, kind: str, look: str) -> None:
        p, me = self.p, self.me
        if p.tiles[hex] == printed.UNREST:
            p.wall[self.clear(hex)[1]] += 1
        self.lay(hex, (kind, me, self.as_it_looks(kind, look)))
        if kind != printed.UNREST:
            self.gain(me, "building", printed.TILES[kind][0])

    def face(self, look: str) -> None:
        p = self.p
        hex = p.facing.pop(0)
        p.rotations[hex] = self.as_it_looks(p.tiles[hex], look)

    def reform(self, seat: int) -> None:
        """All tiles of the stacks once more, as even as can be, face down; chance has said how.

        If it ended the round, tiles may have come under the stacks since.
        """
        p = self.p
        tiles = sorted(kind for pile in p.stacks[seat] for kind in pile)
        sizes = [(len(tiles) + 2 - number) // 3 for number in range(printed.STACKS)]
        piles = zip(self.after.stacks[seat], sizes, strict=True)
        found = [list(pile[len(pile) - size :]) for pile, size in piles]
        assert sorted(kind for pile in found for kind in pile) == tiles
        p.stacks[seat], p.up[seat] = found, [False] * printed.STACKS

    # ── the coordinator ──────────────────────────────────────────────────────────────────────────

    def coordinate(self) -> None:
        p = self.p
        if p.lying or p.coordinator == Way(p).goal:
            self.tidy()
        else:
            p.steps, p.special = printed.STEPS[p.seats], False
            self.inspect()

    def enter(self, to: int) -> None:
        p = self.p
        line = self.way()[1]
        p.way.append(to)
        p.lines.append(line)
        p.steps -= 1

    def inspect(self) -> None:
        """He goes on until he has gone all steps, stops, or a fork is to be decided."""
        p = self.p
        way = Way(p)
        while p.steps and not (p.way and way.stops(p.way[-1], p.special)):
            options, _ = self.way()
            if len(options) > 1:
                p.phase, p.turn = "fork", self.around()[0]
                return
            self.enter(options[0])
        for to, line in zip(p.way, p.lines, strict=True):
            _, seat, points = way.worth(to, line)
            if seat >= 0:
                self.gain(seat, "inspections", points)
        p.entered = [*p.entered, *p.way]
        p.coordinator = p.way[-1]
        special, p.way, p.lines, p.steps, p.special = p.special, [], [], 0, False
        if not special:
            self.tidy()
        elif p.actor in p.resigned:
            self.next_card()
        else:
            p.phase, p.turn = "act", p.actor
            self.go_on()

    # ── the end of a round ───────────────────────────────────────────────────────────────────────

    def tidy(self) -> None:
        p = self.p
        for seat in range(p.seats):
            while p.wall[seat] >= p.level:
                for _ in range(p.level):
                    p.wall[seat] -= 1
                    self.under(seat, printed.UNREST)
                    self.gain(seat, "uprisings", -printed.UPRISING)
        p.lying = False
        if p.coordinator == Way(p).goal:
            p.trips -= 1
            p.entered = [p.coordinator]
        if p.trips == 0:
            self.finish("trips")
        elif p.round == printed.GUARD:
            self.finish("rounds")
        else:
            self.begin_round(p.round + 1, self.around()[1 if self.around()[0] == p.start else 0])

    def finish(self, end: str) -> None:
        p = self.p
        p.turn, p.end = None, end
        for seat in range(p.seats):
            net, city, plots, restless = self.final(seat)
            self.gain(seat, "network", net)
            self.gain(seat, "city", city * city - printed.DENOUNCED * plots)
            self.gain(seat, "unrest", -printed.RESTLESS * restless)

    def final(self, seat: int) -> tuple[int, int, int, int]:
        """Largest network, canals in the City, unrest there, unrest in the own region."""
        p = self.p
        nets = networks(p, seat)
        home = [
            hex for hex in range(printed.HEXES) if self.holder(hex) == seat and p.tiles[hex] == printed.UNREST
        ]
        return len(nets[0]) if nets else 0, len(p.city[seat]), sum(p.city_unrest[seat]), len(home)

    def winners(self) -> list[int]:
        """Of those still playing the most prestige, then canals in the City, then the larger network."""
        rest = self.around()
        for key in (
            lambda seat: self.p.scores[seat],
            lambda seat: self.final(seat)[1],
            lambda seat: self.final(seat)[0],
        ):
            best = max(map(key, rest))
            rest = [seat for seat in rest if key(seat) == best]
        return sorted(rest)

    # ── leaving ──────────────────────────────────────────────────────────────────────────────────

    def leave(self, seat: int) -> None:
        """The seat resigns: all its tiles stay; whoever waited for it goes on."""
        p = self.p
        after = self.following(seat)
        p.resigned.append(seat)
        if len(self.around()) == 1:
            self.finish("resigned")
        elif p.phase == "stock" and p.turn == seat:
            if after:
                p.turn = after[0]
            else:
                self.begin_round(1, self.around()[0])
        elif p.phase == "take" and p.turn == seat:
            cards, p.handed[seat] = p.handed[seat], []
            self.pass_cards(seat, cards)
        elif p.phase in ("act", "face") and p.turn == seat:
            self.next_card()
        elif p.phase == "fork" and p.turn == seat:
            p.turn = self.around()[0]
