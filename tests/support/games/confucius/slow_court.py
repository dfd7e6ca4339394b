"""The court phase of Confucius and the end, once more and slowly; see `slow_deeds`."""

from collections.abc import Sequence

from games.engine import Event
from tests.support.games.confucius.printed import (
    HAND,
    LETTERS,
    MINISTRIES,
    SOLDIERS,
    SPACES,
    WALL,
    boxes,
    star,
)
from tests.support.games.confucius.slow import EMPTY, LAND_IDS, REMOVED, STUDENTS, spot
from tests.support.games.confucius.slow_deeds import INVASION_POINTS, MINISTRY_POINTS, TITLE_POINTS, Deeds

CANDIDATE = 0


class Match(Deeds):
    """A whole match, one decision at a time. `play` changes ``position``."""

    def play(self, notation: str, events: Sequence[Event]) -> None:
        """The decision and everything that follows it."""
        self.hear(events)
        words = notation.split()
        match self.p.phase:
            case "chief":
                self.name_chief(LETTERS.index(words[1]))
            case "tutor":
                self.lay(self.me, STUDENTS.index(words[1]), words[2:])
                self.tutoring()
            case "place":
                self.place(self.me, *spot(words[1], words[2]))
            case "influence":
                self.yield_to(self.me, LETTERS.index(words[1]))
                self.resolve()
            case "discard":
                self.discard(self.me, words[1:])
                self.discards()
            case _:
                self.decide(words)

    def begin_round(self) -> None:
        p = self.p
        p.round += 1
        p.passed = [seat in p.resigned for seat in range(p.seats)]
        p.forced, p.commercial = False, [False] * p.seats
        p.box = [[0] * p.seats for _ in p.box]
        self.choose_chief()

    def choose_chief(self) -> None:
        """Cubes by gifts; the old Chief Minister is asked, if it has a choice."""
        p = self.p
        for seat in range(p.seats):
            given = sum(state >= 0 for state in p.gifts[seat])
            received = sum(states.count(seat) for states in p.gifts)
            p.cubes[seat] = 0 if seat in p.resigned else (3, 4, 4, 5)[min(given + received, 3)]
        p.turn, p.phase = p.chief, "chief"
        if p.chief in p.resigned:
            self.name_chief(self.around(p.chief)[0])
        elif len(self.others(p.chief)) == 1:
            self.name_chief(self.others(p.chief)[0])

    def name_chief(self, seat: int) -> None:
        p = self.p
        p.chief = seat
        p.cubes[seat] -= 1
        p.box[-1][seat] = 1
        self.pass_on(seat)

    def leave(self, seat: int, events: Sequence[Event]) -> None:
        """The seat resigns: gifts and students go, all else stays; whoever waited for it goes on."""
        self.hear(events)
        p = self.p
        phase, acted = p.phase, p.turn == seat
        p.resigned.append(seat)
        p.passed[seat], p.cubes[seat], p.box[-1][seat] = True, 0, 0
        for other in range(p.seats):
            self.end_gift(other, seat)
        p.gifts[seat] = [REMOVED if state >= 0 else state for state in p.gifts[seat]]
        examined, won = phase == "tutor" and seat in p.students, phase == "place" and acted
        if not examined and not won:
            p.students = [-1 if owner == seat else owner for owner in p.students]
        if len(self.around(0)) == 1:
            p.announced = ""
            self.gather()
            self.finish()
            p.ended = "resigned"
        elif examined:
            self.award(next(owner for owner in p.students if owner != seat))
        elif phase == "influence":
            p.influence = [-1 if one == seat else one for one in p.influence]
            self.resolve()
        elif phase == "chief":
            self.choose_chief()
        elif phase == "tutor":
            p.tutored[seat] = p.tutored[seat] if p.tutored[seat] >= 0 else -2
            if acted:
                self.tutoring()
        elif won:
            p.students = [-1, -1]
            self.begin_resolution(0)
        elif phase == "discard" and acted:
            self.discards()
        elif phase in ("turn", "free", "pay", "favour") and acted:
            p.announced = ""
            self.pass_on(seat)

    def court(self) -> None:
        p = self.p
        p.wall += 1
        p.transferred = []
        owners = {owner for owner in p.students if owner != -1}
        if -1 in p.students and not (p.forced and owners):
            self.begin_resolution(0)
        elif len(owners) == 1:
            self.award(owners.pop())
        else:
            p.tutored = [-1 if seat in self.around(0) and self.cards(seat) else -2 for seat in range(p.seats)]
            self.tutoring()

    def tutoring(self) -> None:
        """The next one to tutor, or the outcome."""
        p = self.p
        for seat in self.around(p.chief):
            if p.tutored[seat] != -1:
                continue
            free = self.tutors(seat)
            if len(free) > 1 or self.cards(seat) > 1:
                p.turn, p.phase = seat, "tutor"
                return
            self.lay(seat, free[0], [str(p.hands[seat].index(1) + 1)])
        sums = [0, 0]  # who has laid nothing adds nothing
        for seat in self.around(0):
            one, two, three, _ = p.laid[seat]
            sums[p.tutored[seat]] += one + 2 * two + 3 * three
        self.award(p.students[0 if sums[0] >= sums[1] else 1])

    def lay(self, seat: int, student: int, words: Sequence[str]) -> None:
        p = self.p
        p.tutored[seat] = student
        for word in words:
            p.hands[seat][int(word) - 1] -= 1
            p.laid[seat][int(word) - 1] += 1
        if len(words) >= 3 and p.students[student] != seat:
            self.end_gift(p.students[student], seat)

    def gather(self) -> None:
        """All cards laid are discarded."""
        p = self.p
        for laid in p.laid:
            p.discards = [old + more for old, more in zip(p.discards, laid, strict=True)]
        p.tutored, p.laid = [-1] * p.seats, [[0] * 4 for _ in range(p.seats)]

    def award(self, seat: int) -> None:
        """The winner places the candidate, if there is any choice."""
        p = self.p
        self.gather()
        places = self.places(p.candidate)
        if len(places) > 1:
            p.turn, p.phase = seat, "place"
        elif places:
            self.place(seat, *places[0])
        else:
            self.show_candidate()

    def place(self, seat: int, ministry: int, space: int) -> None:
        p = self.p
        p.officials[ministry][space] = CANDIDATE
        self.mark((ministry, space), seat, True)
        self.show_candidate()

    def show_candidate(self) -> None:
        """The next candidate whose ministry is open."""
        p = self.p
        p.students = [-1, -1]
        p.candidate = ""
        while p.candidates_left and not p.candidate:
            tile = p.candidates_left.pop()
            if tile == "any" or self.open(MINISTRIES.index(tile)):
                p.candidate = tile
        self.begin_resolution(0)

    def begin_resolution(self, first: int) -> None:
        """The next ministry to be resolved, from ``first`` on; then all else of a round, or the end."""
        p = self.p
        for ministry in range(first, 3):
            full = all(p.markers[ministry][space] != -1 for space in range(SPACES))
            if self.open(ministry) and (full or p.closing):
                p.resolving = ministry
                p.secured[ministry] = [marker != -1 for marker in p.markers[ministry]]
                p.influence = [-1 if one in p.resigned else one for one in p.markers[ministry]]
                self.resolve()
                return
        if p.closing:
            self.finish()
        else:
            self.invasions()
            self.refill()
            self.discards()

    def strength(self, seat: int) -> tuple[int, int]:
        """Tiles under the seat's influence, and how senior its best is; the greater the stronger."""
        spaces = self.sway()[seat]
        return len(spaces), -min(spaces)

    def resolve(self) -> None:
        p = self.p
        order = sorted(self.sway(), key=self.strength)
        while len(order) > 2:
            heirs = self.heirs(order[0])
            if len(heirs) > 1:
                p.turn, p.phase = order[0], "influence"
                return
            self.yield_to(order[0], heirs[0])
            order = sorted(self.sway(), key=self.strength)
        posts = ([*order[:1], *order[-1:]] or [-1, -1])[::-1]
        ministry = p.resolving
        p.posts[ministry] = posts
        for seat, chit in zip(posts, p.chits[ministry], strict=True):
            if seat != -1:
                self.score(seat, MINISTRY_POINTS, chit)
        p.resolved[ministry] = True
        p.resolving, p.influence = -1, [-1] * SPACES
        self.begin_resolution(ministry + 1)

    def yield_to(self, seat: int, to: int) -> None:
        p = self.p
        p.influence = [to if one == seat else one for one in p.influence]
        self.end_gift(to, seat)

    def invasions(self) -> None:
        p = self.p
        for slot, armies in enumerate(p.armies):
            land = LAND_IDS[p.lands[slot]]
            if p.land_state[slot]:
                continue
            if -1 not in armies:
                p.land_state[slot] = "won"
                for seat, points in zip(armies, boxes(land), strict=True):
                    if seat not in p.resigned:
                        self.score(seat, INVASION_POINTS, points)
            elif p.wall >= SOLDIERS[slot]:
                p.land_state[slot] = "lost"
            else:
                continue
            lucky = armies[star(land)]
            if lucky != -1 and lucky not in p.resigned:
                self.earn(lucky)

    def refill(self) -> None:
        p = self.p
        for ministry in range(3):
            empty = [space for space in range(SPACES) if not self.tile(ministry, space)]
            if empty and p.officials_left:
                where, space, cost = self.came.pop(0)
                assert (where, space) == (ministry, empty[0])
                p.officials[ministry][space] = cost
                p.officials_left.remove(cost)

    def discards(self) -> None:
        p = self.p
        for seat in self.around(p.chief):
            if self.cards(seat) > HAND:
                p.turn, p.phase = seat, "discard"
                return
        if all(p.resolved):
            p.closing = "ministries"
        elif not p.candidate and not p.candidates_left:
            p.closing = "candidates"
        elif p.wall == WALL:
            p.closing = "wall"
        if p.closing:
            self.begin_resolution(0)
        else:
            self.begin_round()

    def finish(self) -> None:
        p = self.p
        for seat in self.titles():
            if seat != -1:
                self.score(seat, TITLE_POINTS, 1)
        p.turn, p.phase, p.ended = None, "over", p.closing

    def counts(self, seat: int) -> tuple[int, int, int]:
        """What counts for chief, admiral and general."""
        p = self.p
        court = sum(row.count(seat) for row in (*p.markers, *p.posts))
        ships = 5 * sum(row[seat] for row in p.visited) + p.ocean[seat]
        return court, ships, p.colonies[seat] + sum(row.count(seat) for row in p.armies) + p.insulted[seat]

    def titles(self) -> list[int]:
        """Who has the titles: chief, admiral, general; -1 for nobody."""
        found = []
        for title, ministry in enumerate((1, 2, 0)):
            best = max(self.counts(seat)[title] for seat in self.around(0))
            first = [seat for seat in self.around(0) if self.counts(seat)[title] == best]
            minister = self.p.posts[ministry][0]
            found.append(first[0] if len(first) == 1 else -1 if minister in self.p.resigned else minister)
        return found

    def winners(self) -> list[int]:
        """Who wins, by the points and titles as they stand."""
        p = self.p
        best = max(p.scores[seat] for seat in self.around(0))
        first = [seat for seat in self.around(0) if p.scores[seat] == best]
        if len(first) == 1:
            return first
        chief, admiral, general = self.titles()
        if p.admiral and admiral != -1:
            return [admiral]
        for seat in (admiral, chief, general):
            if seat in first:
                return [seat]
        return first


assert EMPTY != CANDIDATE
