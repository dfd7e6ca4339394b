"""What a decision of Confucius changes, once more and slowly: actions of the box, cards, petitions, turns.

Chance is taken from the events: which cards were drawn and which officials came. Everything else is worked
out here and held against the position afterwards.
"""

from collections.abc import Sequence
from typing import Any

from games.confucius.money import Drawn, RewardDrawn
from games.confucius.turns import OfficialsCame
from games.engine import Event
from tests.support.games.confucius.printed import BOX, DISTANT, GIFTS, LETTERS, SPACE_OF, SPACES, VOYAGE
from tests.support.games.confucius.slow import AVAILABLE, REMOVED, STUDENTS, Slow, spot

MINISTRY_POINTS, VOYAGE_POINTS, INVASION_POINTS, INSULT_POINTS, TITLE_POINTS = range(5)


class Deeds(Slow):
    """Changes ``position``, which is a copy; the events heard are asked for what chance brought."""

    def __init__(self, position: Any) -> None:
        super().__init__(position)
        self.deck = len(position.deck)

    def hear(self, events: Sequence[Event]) -> None:
        """What was told of the decision that comes next."""
        self.draws = [event for event in events if isinstance(event, Drawn)]
        self.rewards = [event for event in events if isinstance(event, RewardDrawn)]
        self.came = [tile for event in events if isinstance(event, OfficialsCame) for tile in event.tiles]

    def court(self) -> None:
        """What follows the actions of a round."""
        raise NotImplementedError

    def score(self, seat: int, source: int, points: int) -> None:
        self.p.scores[seat] += points
        self.p.sources[seat][source] += points

    def discard(self, seat: int, words: Sequence[str]) -> None:
        """Cards of the seat go to the discards."""
        for word in words:
            self.p.hands[seat][int(word) - 1] -= 1
            self.p.discards[int(word) - 1] += 1

    def draw(self, seat: int, count: int) -> None:
        """Draw so many cards, fewer only if there are none left anywhere."""
        found = min(count, self.deck + sum(self.p.discards))
        if found > self.deck:
            self.deck += sum(self.p.discards)
            self.p.discards = [0, 0, 0, 0]
        self.deck -= found
        event = self.draws.pop(0)
        assert (event.seat, sum(event.cards)) == (seat, found)
        self.p.hands[seat] = [old + new for old, new in zip(self.p.hands[seat], event.cards, strict=True)]

    def earn(self, seat: int) -> None:
        """A card of the Emperor's Reward, while there are any."""
        if self.p.reward_deck:
            event = self.rewards.pop(0)
            assert event.seat == seat
            self.p.reward_deck.remove(event.card)
            self.p.rewards[seat] = sorted([*self.p.rewards[seat], event.card])

    def end_gift(self, giver: int, holder: int) -> None:
        """The giver's gift that the holder has, if any, leaves the game."""
        states = self.p.gifts[giver]
        self.p.gifts[giver] = [REMOVED if state == holder else state for state in states]

    def decide(self, words: list[str]) -> None:
        """A decision in the actions phase: announce what costs money, do the rest."""
        p = self.p
        if p.phase == "pay":
            self.discard(self.me, words[1:])
            words, p.announced = p.announced.split(), ""
            p.phase = {"favour": "favour", "extra": "free"}.get(p.source, "turn")
        elif words == ["pass"]:
            p.passed[self.me] = True
            self.pass_on(self.me)
            return
        else:
            p.source = "card" if words[0] == "card" else SOURCES[p.phase]
            if words == ["card", "extra"]:
                p.rewards[self.me].remove("extra")
                p.phase, p.source = "free", "extra"
                return
            if self.price(words)[0]:
                p.announced, p.phase = " ".join(words), "pay"
                return
        favour = p.phase == "favour"
        seat = self.me
        if words[0] == "card":
            p.rewards[seat].remove(words[1])
            self.play_card(seat, words[1:])
        else:
            if p.phase == "turn" and words[0] != "transfer":
                spent = self.cubes(words[0])
                p.cubes[seat] -= spent
                p.box[BOX.index(SPACE_OF[words[0]])][seat] += spent
            self.carry_out(seat, words)
        p.source = ""
        if favour:
            self.court()
        else:
            self.pass_on(seat)

    def pass_on(self, last: int) -> None:
        """The next seat that has not passed; who can do nothing, as all can see, passes."""
        p = self.p
        for seat in self.around(last + 1):
            if p.passed[seat]:
                continue
            p.turn, p.phase = seat, "turn"
            if p.cubes[seat] or p.rewards[seat] or self.can_transfer(seat):
                return
            p.passed[seat] = True
        if p.chief in p.resigned:
            self.court()
        else:
            p.turn, p.phase = p.chief, "favour"

    def can_transfer(self, seat: int) -> bool:
        """Whether the seat, which is to act, may transfer some marker."""
        other = next(other for other in self.around(seat) if other != seat)
        return any(self._transfer(place // SPACES, place % SPACES, other) for place in range(3 * SPACES))

    def mark(self, where: tuple[int, int], seat: int, secured: bool) -> None:
        """Another marker lies on the official; it did not come by a transfer."""
        ministry, space = where
        self.p.markers[ministry][space], self.p.secured[ministry][space] = seat, secured
        self.p.transferred = [place for place in self.p.transferred if place != SPACES * ministry + space]

    def carry_out(self, seat: int, words: list[str]) -> None:
        """An action of the box, paid for."""
        p = self.p
        match words:
            case ["bribe", name, space]:
                self.mark(spot(name, space), seat, False)
            case ["secure", name, space]:
                m, s = spot(name, space)
                p.secured[m][s] = True
            case ["transfer", name, space, to]:
                m, s = spot(name, space)
                self.mark((m, s), LETTERS.index(to), p.secured[m][s])
                p.transferred = sorted([*p.transferred, SPACES * m + s])
                self.end_gift(LETTERS.index(to), seat)
            case ["nominate", name]:
                p.students[STUDENTS.index(name)] = seat
            case ["force"]:
                p.forced = True
            case ["recruit"]:
                p.stock[seat] -= 1
                p.colonies[seat] += 1
            case ["invade", land, box]:
                p.colonies[seat] -= 1
                p.armies[self.slot(land)][int(box) - 1] = seat
            case ["junks", count]:
                p.junks -= int(count)
                p.yard[seat] += int(count)
            case ["voyage", junks, *goals]:
                self.sail(seat, int(junks), [DISTANT.index(goal) for goal in goals])
            case ["buy", value]:
                p.gifts[seat][int(value) - 1] = AVAILABLE
            case ["give", value, to]:
                self.give(seat, int(value), LETTERS.index(to))
            case ["petition", gift, *rest]:
                p.gifts[seat][GIFTS.index(gift)] = REMOVED
                self.petition(seat, gift, rest)
            case ["commercial", *cards]:
                cards = [] if cards == ["none"] else cards
                p.commercial[seat] = True
                self.discard(seat, cards)
                self.draw(seat, sum(map(int, cards)) + 1)
            case ["tax"]:
                self.draw(seat, 2)

    def sail(self, seat: int, junks: int, goals: list[int]) -> None:
        p = self.p
        p.yard[seat] -= junks
        p.ocean[seat] += junks
        for land in goals:
            p.ocean[seat] -= VOYAGE
            p.junks += VOYAGE
            p.visited[land][seat] = True
            if p.first[land] == -1:
                p.first[land] = seat
                self.score(seat, VOYAGE_POINTS, p.distant_chits[land])
            self.earn(seat)

    def give(self, seat: int, value: int, to: int) -> None:
        back = self.gift(to, seat)
        self.end_gift(seat, to)
        if 0 < back < value:
            self.end_gift(to, seat)
        self.p.gifts[seat][value - 1] = to

    def petition(self, seat: int, gift: str, words: list[str]) -> None:
        p = self.p
        match gift, words:
            case "tile", [origin, to]:
                loser = LETTERS.index(origin)
                moved = min(2, p.yard[loser])
                p.yard[loser] -= moved
                p.yard[LETTERS.index(to)] += moved
            case "vase", [name]:
                p.students[STUDENTS.index(name)] = seat
            case "coat", [name, space, name2, space2]:
                one, other = spot(name, space), spot(name2, space2)
                for field in (p.officials, p.markers, p.secured):
                    here, there = field[one[0]][one[1]], field[other[0]][other[1]]
                    field[one[0]][one[1]], field[other[0]][other[1]] = there, here
                a, b = SPACES * one[0] + one[1], SPACES * other[0] + other[1]
                p.transferred = sorted({a: b, b: a}.get(place, place) for place in p.transferred)
            case "necklace", [land, box, land2, box2]:
                here, there = p.armies[self.slot(land)], p.armies[self.slot(land2)]
                army, here[int(box) - 1] = here[int(box) - 1], -1
                there[int(box2) - 1] = army
            case "junk", [name, space, to]:
                self.mark(spot(name, space), LETTERS.index(to), True)

    def play_card(self, seat: int, words: list[str]) -> None:
        p = self.p
        match words:
            case ["cash"]:
                self.draw(seat, 4)
            case ["gift", value]:
                self.carry_out(seat, ["buy", value])
            case ["recruit"]:
                self.carry_out(seat, words)
            case ["insult"]:
                p.colonies[seat] -= 1
                p.insulted[seat] += 1
                self.score(seat, INSULT_POINTS, 2)
            case [_, name, space]:
                self.carry_out(seat, ["bribe", name, space])


SOURCES = {"turn": "cubes", "free": "extra", "favour": "favour"}
