"""The rules of Da Yunhe once more: slow, plain, from the rules' text, sharing nothing with the engine's own.

Here stands what may be done: every notation that can be written is judged by itself. Printed values come from
`printed`. Nothing is imported from ``games.dayunhe``.
"""

from itertools import combinations, permutations
from typing import Any

from tests.support.games.dayunhe import printed
from tests.support.games.dayunhe.printed import groups, looks, name, place, turned, written
from tests.support.games.dayunhe.slow_way import Way

HEX_NAMES = [name(hex) for hex in range(printed.HEXES)]
CANALS = [kind for kind in printed.KINDS if kind != printed.UNREST]
LOOKS = {kind: [written(turned(kind, rotation)) for rotation in looks(kind)] for kind in printed.KINDS}
LINES = [look for kind in printed.KINDS for look in LOOKS[kind] if look]


def every_notation() -> list[str]:
    """Every action that can be written, legal or not."""
    found = ["tea", "espionage", "reform", "done"]
    found += [f"{do} {number + 1}" for do in ("stock", "supply") for number in range(printed.STACKS)]
    found += [f"take {card}" for card in printed.CARDS]
    found += [f"inspect {steps}" for steps in (1, 2, 3)]
    found += [f"{do} {letter}" for do in ("calm", "intrigue", "denounce") for letter in printed.LETTERS]
    found += [f"build {kind} city" for kind in CANALS]
    for hex in HEX_NAMES:
        found += [f"{do} {hex}" for do in ("remove", "destroy", "step", "build unrest")]
        found += [f"build {kind} {hex} {look}".strip() for kind in CANALS for look in LOOKS[kind]]
        found += [f"turn {hex} {look}" for look in LINES]
    found += [f"swap {one} {other}" for one, other in combinations(HEX_NAMES, 2)]
    found += [f"move {one} {other}" for one, other in permutations(HEX_NAMES, 2)]
    found += [f"step {city}" for city in (printed.BEIJING, printed.HANGZHOU)]
    return found + [f"face {look}" for look in LINES]


def symbol(do: str) -> str:
    """The symbol of a card that a word uses."""
    return "rebuild" if do in ("swap", "move", "turn") else do


class Slow:
    """A position, looked at slowly. ``position`` is anything with the fields of a `DayunhePosition`."""

    def __init__(self, position: Any) -> None:
        self.p = position

    @property
    def me(self) -> int:
        """The seat to act."""
        return int(self.p.turn)

    def around(self) -> list[int]:
        """The seats still playing, the start player or who comes after it first."""
        seats = [(self.p.start + step) % self.p.seats for step in range(self.p.seats)]
        return [seat for seat in seats if seat not in self.p.resigned]

    def holder(self, hex: int) -> int:
        """Whose region the hex lies in; -1 if it is neutral."""
        region = hex // 9
        return (self.p.first + region) % self.p.seats if region < self.p.seats else -1

    def unrest(self, seat: int) -> int:
        """How many unrest tiles lie in the seat's warehouse."""
        return int(self.p.warehouses[seat].count(printed.UNREST))

    def canals(self, seat: int) -> int:
        """How many canal tiles the seat has on the map."""
        mine = [kind for hex, kind in enumerate(self.p.tiles) if self.p.owners[hex] == seat]
        return len(mine) - mine.count(printed.UNREST)

    def canal(self, hex: int) -> bool:
        return self.p.tiles[hex] in CANALS

    def mine(self, hex: int) -> bool:
        return bool(self.p.tiles[hex]) and self.p.owners[hex] == self.me

    def at_home(self, hex: int) -> bool:
        return self.holder(hex) == self.me

    def rival(self, letter: str) -> bool:
        seat = printed.LETTERS.index(letter)
        return seat in self.around() and seat != self.me

    def way(self) -> tuple[list[int], bool]:
        """The coordinator's steps on offer now, and whether they go along a line."""
        p = self.p
        here = p.way[-1] if p.way else p.coordinator
        return Way(p).options(here, {*p.entered, *p.way})

    # ── what is legal ────────────────────────────────────────────────────────────────────────────

    def legal(self) -> set[str]:
        """The notations of all legal actions."""
        if self.p.turn is None:
            return set()
        return {notation for notation, words in EVERY_WORDS if self.allows(words)}

    def only_done(self) -> bool:
        """Whether nothing is left to the seat but to end its turn."""
        left = [action for action, count in self.p.left.items() if count]
        return not any(self._possible(words) for action in left for words in DEEDS[action])

    def allows(self, words: list[str]) -> bool:
        """Whether this action is legal for the seat to act."""
        p = self.p
        match p.phase, words:
            case "stock", ["stock", _]:
                return True
            case "take", ["take", card]:
                return card in p.handed[self.me]
            case "face", ["face", look]:
                return look in LOOKS[p.tiles[p.facing[0]]]
            case "fork", ["step", to]:
                return place(to) in self.way()[0]
            case "act", _:
                return self._deed(words)
        return False

    def _deed(self, words: list[str]) -> bool:
        if words == ["done"]:
            return True
        do = words[0]
        if do in ("stock", "take", "face", "step"):
            return False
        return self.p.left.get(symbol(do), 0) > 0 and self._possible(words)

    def _possible(self, words: list[str]) -> bool:
        """Whether nothing but a missing symbol could forbid it."""
        p, me = self.p, self.me
        match words:
            case ["supply", stack]:
                return len(p.warehouses[me]) < printed.SLOTS and p.stacks[me][int(stack) - 1] != []
            case ["build", kind, "city"]:
                return kind in p.warehouses[me] and len(p.city[me]) + 1 <= self.canals(me)
            case ["build", kind, to, *_]:
                there = p.tiles[place(to)]
                return kind in p.warehouses[me] and (
                    there == "" or (there == printed.UNREST and kind != printed.UNREST)
                )
            case ["swap", to, to2]:
                one, other = place(to), place(to2)
                if not (p.tiles[one] and p.tiles[other]):
                    return False
                alike = p.tiles[one] == p.tiles[other] and len(LOOKS[p.tiles[one]]) == 1
                same = alike and p.owners[one] == p.owners[other]
                allowed = (self.mine(one) and self.mine(other)) or (self.at_home(one) and self.at_home(other))
                return allowed and not same
            case ["move", origin, to]:
                one, other = place(origin), place(to)
                at_home = self.at_home(one) and self.at_home(other)
                return p.tiles[one] != "" == p.tiles[other] and (self.mine(one) or at_home)
            case ["turn", to, look]:
                hex = place(to)
                kind = p.tiles[hex]
                if not kind or not (self.mine(hex) or self.at_home(hex)):
                    return False
                return look in set(LOOKS[kind]) - {written(turned(kind, p.rotations[hex]))}
            case ["remove", to]:
                return bool(p.tiles[place(to)] == printed.UNREST)
            case ["calm", letter]:
                return printed.LETTERS.index(letter) < p.seats and bool(p.wall[printed.LETTERS.index(letter)])
            case ["destroy", to]:
                return self.unrest(me) >= 2 and self.canal(place(to))
            case ["inspect", _]:
                return not p.lying and p.coordinator != Way(p).goal
            case ["tea"]:
                return self.unrest(me) >= 2 and not p.lying
            case ["intrigue" | "denounce", letter]:
                return self.unrest(me) >= 2 and self.rival(letter)
            case ["espionage"]:
                return any(pile and not up for pile, up in zip(p.stacks[me], p.up[me], strict=True))
            case ["reform"]:
                return any(p.stacks[me])
        raise AssertionError(words)


EVERY_NOTATION = every_notation()
EVERY_WORDS = [(notation, notation.split()) for notation in EVERY_NOTATION]
DEEDS = {
    action: [
        words
        for _, words in EVERY_WORDS
        if symbol(words[0]) == action
        # one look of a tile is possible where another is
        and not (action == "build" and len(words) == 4 and words[3] != LOOKS[words[1]][0])
    ]
    for action in printed.ACTIONS
}
"""The deeds for each symbol of a card."""
assert all(len(groups(card)) == 3 for card in printed.CARDS)
