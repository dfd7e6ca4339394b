"""The rules of Confucius once more: slow, plain, from the rules' text, sharing nothing with the engine's own.

Here stands what may be done: every notation that can be written is judged by itself. Printed values come from
`printed`. Nothing is imported from ``games.confucius`` but the names of lands in the order of its data.
"""

from collections.abc import Iterator
from itertools import permutations, product
from typing import Any

from games.confucius.components import lands
from tests.support.games.confucius import printed
from tests.support.games.confucius.printed import (
    BOX,
    DISTANT,
    GIFTS,
    LANDS,
    LETTERS,
    MINISTRIES,
    SPACES,
    boxes,
)

Counts = tuple[int, int, int]
EMPTY = -1
UNBOUGHT, AVAILABLE, REMOVED = -3, -2, -1
OFFICIALS = [f"{name} {space}" for name, space in product(MINISTRIES, range(1, SPACES + 1))]
ARMIES = [f"{name} {box + 1}" for name in LANDS for box in range(len(boxes(name)))]
STUDENTS = ("red", "orange")
LAND_IDS = [entry.id for entry in lands()]


def every_notation() -> list[str]:
    """Every decision of a turn that can be written, legal or not; voyages up to 11 junks and two lands."""
    found = ["force", "recruit", "tax", "nothing", "pass", "commercial none"]
    found += [f"{do} {where}" for do, where in product(("bribe", "secure"), OFFICIALS)]
    found += [f"transfer {where} {letter}" for where, letter in product(OFFICIALS, LETTERS)]
    found += [f"nominate {name}" for name in STUDENTS]
    found += [f"invade {where}" for where in ARMIES]
    found += [f"junks {count}" for count in range(1, 5)]
    found += [f"buy {value}" for value in range(1, 7)]
    found += [f"give {value} {letter}" for value, letter in product(range(1, 7), LETTERS)]
    goals = [goal for count in range(3) for goal in permutations(DISTANT, count)]
    found += [" ".join(("voyage", str(junks), *goal)) for junks, goal in product(range(1, 12), goals)]
    found += [f"petition tile {one} {other}" for one, other in product(LETTERS, LETTERS)]
    found += [f"petition vase {name}" for name in STUDENTS]
    found += [f"petition coat {one} {other}" for one, other in product(OFFICIALS, OFFICIALS)]
    found += [f"petition necklace {one} {other}" for one, other in product(ARMIES, ARMIES)]
    found += [f"petition junk {where} {letter}" for where, letter in product(OFFICIALS, LETTERS)]
    given_up = [cards for cards in sets((4, 2, 1)) if 0 < cash(cards) <= printed.COMMERCIAL]
    found += [f"commercial {listed(cards)}" for cards in given_up]
    found += [f"card {name}" for name in ("cash", "extra", "recruit", "insult")]
    found += [f"card gift {value}" for value in range(2, 7)]
    bribes = dict.fromkeys(name for name in printed.REWARDS if name.startswith("bribe"))
    return found + [f"card {name} {where}" for name, where in product(bribes, OFFICIALS)]


def sets(hand: Counts) -> Iterator[Counts]:
    """All sets of cards out of a hand, by how many of each value."""
    yield from product(*(range(count + 1) for count in hand))


def listed(cards: Counts) -> str:
    """The cards as they are typed, the lowest first."""
    return " ".join(str(value) for value in (1, 2, 3) for _ in range(cards[value - 1]))


def cash(cards: Counts) -> int:
    return cards[0] + 2 * cards[1] + 3 * cards[2]


def licences(cards: Counts) -> int:
    return 3 * cards[0] + 2 * cards[1] + cards[2]


WORTH = {"cash": cash, "licences": licences}


def spot(name: str, space: str) -> tuple[int, int]:
    """Where an official stands."""
    return MINISTRIES.index(name), int(space) - 1


class Slow:
    """A position, looked at slowly. ``position`` is anything with the fields of a `ConfuciusPosition`."""

    def __init__(self, position: Any) -> None:
        self.p = position

    @property
    def me(self) -> int:
        """The seat to act."""
        return int(self.p.turn)

    def around(self, first: int) -> list[int]:
        """All seats clockwise, ``first`` first, without those that left."""
        seats = [(first + step) % self.p.seats for step in range(self.p.seats)]
        return [seat for seat in seats if seat not in self.p.resigned]

    def others(self, seat: int) -> list[int]:
        return [other for other in self.around(0) if other != seat]

    def hand(self, seat: int) -> Counts:
        one, two, three, hidden = self.p.hands[seat]
        assert not hidden
        return one, two, three

    def cards(self, seat: int) -> int:
        return sum(self.p.hands[seat])

    def open(self, ministry: int) -> bool:
        """Whether the ministry is unresolved."""
        return not self.p.resolved[ministry]

    def on(self, seat: int, ministry: int) -> int:
        """How many officials of the ministry carry the seat's marker."""
        return sum(marker == seat for marker in self.p.markers[ministry])

    def gift(self, giver: int, holder: int) -> int:
        """The value of the giver's gift that the holder has; 0 if none."""
        return sum(number + 1 for number, state in enumerate(self.p.gifts[giver]) if state == holder)

    def tile(self, ministry: int, space: int) -> bool:
        return bool(self.p.officials[ministry][space] != EMPTY)

    def weak(self, ministry: int, space: int) -> bool:
        """Whether an official there is unbribed or unsecured."""
        free = self.p.markers[ministry][space] == -1 or not self.p.secured[ministry][space]
        return free and self.tile(ministry, space)

    def slot(self, land: str) -> int:
        """On which slot the land lies; -1 if it is not in play."""
        index = LAND_IDS.index(land)
        return self.p.lands.index(index) if index in self.p.lands else -1

    def cubes(self, do: str) -> int:
        """What the action costs the seat to act in cubes."""
        if self.p.phase != "turn" or do == "transfer":
            return 0
        if do == "petition":
            return 2
        if do in ("nothing", "commercial"):
            return 1
        return 2 if self.p.box[BOX.index(printed.SPACE_OF[do])][self.me] else 1

    def price(self, words: list[str]) -> tuple[str, int]:
        """What the action costs: cash or licences, and how much; ("", 0) if nothing."""
        discount = [self.on(self.me, ministry) > 0 for ministry in range(3)]
        match words:
            case ["bribe" | "secure", name, space] | ["card", _, name, space]:
                ministry, place = spot(name, space)
                free = words[0] == "card" and self.p.markers[ministry][place] == -1
                return ("", 0) if free else ("cash", self.p.officials[ministry][place] - discount[1])
            case ["nominate", _] | ["force"]:
                return "cash", printed.STUDENT_PRICE
            case ["recruit"]:
                return "licences", printed.RECRUIT_BINGBU if discount[0] else printed.RECRUIT
            case ["voyage", junks, *_]:
                return "licences", int(junks)
            case ["invade", land, _]:
                return "cash", LANDS[land][0]
            case ["junks", count]:
                prices = printed.JUNK_PRICES_GONGBU if discount[2] else printed.JUNK_PRICES
                return "cash", prices[int(count)]
            case ["buy", value]:
                return "cash", int(value)
        return "", 0

    def has(self, kind: str, due: int) -> bool:
        """Whether the hand of the seat to act is worth that."""
        return not kind or WORTH[kind](self.hand(self.me)) >= due

    def legal(self, do: str = "") -> set[str]:
        """The notations of all legal actions; of a turn those that begin with ``do``."""
        p = self.p
        if p.turn is None:
            return set()
        if p.phase in ("turn", "free", "favour"):
            found = {text for text, words in WORDS.items() if text.startswith(do) and self.allows(words)}
            return found | {notation for notation in self.fleets() if notation.startswith(do)}
        hand = self.hand(self.me)
        match p.phase:
            case "chief":
                return {f"chief {LETTERS[seat]}" for seat in self.others(self.me)}
            case "pay":
                kind, due = self.price(p.announced.split())
                return {f"pay {listed(cards)}" for cards in sets(hand) if WORTH[kind](cards) >= due}
            case "tutor":
                laid = [listed(cards) for cards in sets(hand) if any(cards)]
                return {
                    f"tutor {STUDENTS[one]} {cards}" for one, cards in product(self.tutors(self.me), laid)
                }
            case "place":
                return {f"place {OFFICIALS[SPACES * m + s]}" for m, s in self.places(p.candidate)}
            case "influence":
                return {f"influence {LETTERS[seat]}" for seat in self.heirs(self.me)}
        assert p.phase == "discard", p.phase
        return {f"discard {listed(cards)}" for cards in sets(hand) if sum(hand) - sum(cards) == printed.HAND}

    def fleets(self) -> set[str]:
        """Legal voyages that `every_notation` leaves out: more than 11 junks."""
        most = 5 - sum(row[self.me] for row in self.p.visited)
        found = []
        for junks in range(12, self.p.yard[self.me] + 1):
            done = (self.p.ocean[self.me] + junks) // printed.VOYAGE
            found += [["voyage", str(junks), *goals] for goals in permutations(DISTANT, min(most, done))]
        return {" ".join(words) for words in found if self.allows(words)}

    def allows(self, words: list[str]) -> bool:
        """Whether this decision of a turn is legal for the seat to act."""
        p = self.p
        if words == ["pass"]:
            return bool(p.phase == "turn" and p.cubes[self.me] == 0)
        if words[0] == "card":
            return p.phase == "turn" and words[1] in p.rewards[self.me] and self._card(words[1:])
        enough = p.phase != "turn" or self.cubes(words[0]) <= p.cubes[self.me]
        return enough and self._box(words) and self.has(*self.price(words))

    def _box(self, words: list[str]) -> bool:
        """Whether nothing but cubes and money could forbid this action of the box."""
        p, me = self.p, self.me
        match words:
            case ["nothing" | "tax"]:
                return True
            case ["bribe", name, space]:
                ministry, place = spot(name, space)
                untouched = self.tile(ministry, place) and p.markers[ministry][place] == -1
                return self.open(ministry) and untouched and not self.bans(me, ministry)
            case ["secure", name, space]:
                ministry, place = spot(name, space)
                mine = p.markers[ministry][place] == me and not p.secured[ministry][place]
                return mine and self.open(ministry)
            case ["transfer", name, space, to]:
                return self._transfer(*spot(name, space), LETTERS.index(to))
            case ["nominate", name]:
                return p.round >= 2 and p.students[STUDENTS.index(name)] == -1 and me not in p.students
            case ["force"]:
                return bool(p.round >= 2)
            case ["recruit"]:
                return self._card(words)
            case ["invade", land, box]:
                slot = self.slot(land)
                free = slot >= 0 and p.land_state[slot] == "" and p.armies[slot][int(box) - 1] == -1
                return free and p.colonies[me] > 0
            case ["junks", count]:
                return int(count) <= int(p.junks)
            case ["voyage", junks, *goals]:
                return self._voyage(int(junks), goals)
            case ["buy", value]:
                return bool(p.gifts[me][int(value) - 1] == UNBOUGHT)
            case ["give", value, to]:
                other = LETTERS.index(to)
                ready = p.gifts[me][int(value) - 1] == AVAILABLE
                return ready and other in self.others(me) and self.gift(other, me) <= int(value)
            case ["petition", gift, *rest]:
                ready = p.gifts[me][GIFTS.index(gift)] == AVAILABLE
                return p.advanced and ready and self._petition(gift, rest)
            case ["commercial", *cards]:
                return not p.commercial[me] and (cards == ["none"] or self._has_cards(cards))
        raise AssertionError(words)

    def _has_cards(self, words: list[str]) -> bool:
        hand = self.hand(self.me)
        return all(words.count(str(value)) <= hand[value - 1] for value in (1, 2, 3))

    def _transfer(self, ministry: int, space: int, to: int) -> bool:
        fresh = SPACES * ministry + space in self.p.transferred
        mine = self.p.markers[ministry][space] == self.me
        return mine and not fresh and self.open(ministry) and to in self.others(self.me)

    def _voyage(self, junks: int, goals: list[str]) -> bool:
        new = [land for land, row in zip(DISTANT, self.p.visited, strict=True) if not row[self.me]]
        done = (self.p.ocean[self.me] + junks) // printed.VOYAGE
        reachable = bool(new) and set(goals) <= set(new)
        return junks <= self.p.yard[self.me] and reachable and len(goals) == done

    def _petition(self, gift: str, words: list[str]) -> bool:
        p, me = self.p, self.me
        match gift, words:
            case "tile", [origin, to]:
                loser, winner = LETTERS.index(origin), LETTERS.index(to)
                known = loser < p.seats and loser != me and winner in self.others(loser)
                return known and p.yard[loser] > 0
            case "vase", [name]:
                return p.students[STUDENTS.index(name)] not in (-1, me)
            case "coat", [name, space, name2, space2]:
                one, other = spot(name, space), spot(name2, space2)
                there = p.markers[one[0]][one[1]] == me and self.tile(*other) and one != other
                return there and other[1] >= one[1] and self.open(one[0]) and self.open(other[0])
            case "necklace", [land, box, land2, box2]:
                here, there = self.slot(land), self.slot(land2)
                if min(here, there) < 0 or p.land_state[here] or p.land_state[there]:
                    return False
                army = p.armies[here][int(box) - 1]
                movable = army != -1 if p.any_army else army == me
                return bool(movable and p.armies[there][int(box2) - 1] == -1)
            case "junk", [name, space, to]:
                ministry, place = spot(name, space)
                loose = self.weak(ministry, place) and p.markers[ministry][place] != -1
                return loose and self.open(ministry) and LETTERS.index(to) in self.around(0)
        return False

    def _card(self, words: list[str]) -> bool:
        """The same of a reward card, without the word for it."""
        p, me = self.p, self.me
        match words:
            case ["cash"] | ["extra"]:
                return True
            case ["gift", value]:
                return bool(p.gifts[me][int(value) - 1] == UNBOUGHT)
            case ["recruit"]:
                return bool(p.stock[me] > 0)
            case ["insult"]:
                return bool(p.colonies[me] > 0)
            case [card, name, space]:
                ministry, place = spot(name, space)
                named = card.removeprefix("bribe-")
                bound = named != "any" and self.open(MINISTRIES.index(named))
                here = self.open(ministry) and (not bound or name == named)
                target = self.weak(ministry, place) and p.markers[ministry][place] != me
                return here and target and self.has(*self.price(["card", *words]))
        raise AssertionError(words)

    def bans(self, seat: int, ministry: int) -> list[int]:
        """The givers whose gifts forbid the seat to bribe in the ministry."""
        own = self.on(seat, ministry)
        givers = [giver for giver in self.others(seat) if self.gift(giver, seat)]
        return [giver for giver in givers if 0 < self.on(giver, ministry) <= own]

    def tutors(self, seat: int) -> list[int]:
        """Which students the seat may tutor."""
        held = [self.gift(owner, seat) if owner != seat else 0 for owner in self.p.students]
        return [student for student in (0, 1) if held[student] == max(held)]

    def places(self, candidate: str) -> list[tuple[int, int]]:
        """Where the candidate may be placed."""
        own = [] if candidate == "any" else [MINISTRIES.index(candidate)]
        for pool in (list(filter(self.open, own)), list(filter(self.open, range(3)))):
            spots = list(product(pool, range(SPACES)))
            empty = [spot for spot in spots if not self.tile(*spot)]
            found = empty or [spot for spot in spots if self.weak(*spot)]
            if found:
                return found
        return []

    def sway(self) -> dict[int, list[int]]:
        """By seat the spaces that it has the influence of in the ministry being resolved."""
        found: dict[int, list[int]] = {}
        for space, seat in enumerate(self.p.influence):
            if seat != -1:
                found.setdefault(seat, []).append(space)
        return found

    def heirs(self, seat: int) -> list[int]:
        """To whom the seat may give its influence."""
        rest = sorted(other for other in self.sway() if other != seat)
        best = max(self.gift(other, seat) for other in rest)
        return [other for other in rest if self.gift(other, seat) == best]


EVERY_NOTATION = every_notation()
WORDS = {notation: notation.split() for notation in EVERY_NOTATION}
assert set(printed.CANDIDATES) <= {*MINISTRIES, "any"}
