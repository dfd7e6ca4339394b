"""How long people wait, with and without orders: ``python -m tests.bench.waiting [MATCHES [JOBS]]``.

The model and its figures stand in docs/waiting.md, which gets the table. No bot, no clock: the engine alone.
"""

import math
import random
import sys
from collections.abc import Iterator, Sequence
from multiprocessing import Pool
from pathlib import Path
from statistics import fmean, stdev
from typing import Final, NamedTuple

import games
from bot.matches.advance import forced
from games.dayunhe.position import ORDER_WAY
from games.engine import Action, Chance, Position, Seat, StandingOrder
from games.engine.computer import Brain, choose
from games.engine.computer.budget import counted

PAGE: Final = Path(__file__).parents[2] / "docs" / "waiting.md"
MARK: Final = "## What came out\n"

MATCHES: Final = 300
QUEUES: Final = {"without": None, "with": 0.5, "bound": 1.0}
"""How often who confirms queues the next turn; None: there are no orders at all."""
AIMS: Final = {"confucius": 0.5, "yunnan": 0.5}
AIM: Final = 0.75

HOUR: Final = 3600
DAY, AWAKE, BED = 24 * HOUR, 16 * HOUR, 23 * HOUR
MEDIAN, LONGEST = 47 * 60, 36 * HOUR
SHORTEST_PAUSE, LONGEST_PAUSE = 2 * 60, 10 * 60
"""All of these in seconds."""
BETWEEN, WITHIN = 0.8, 2.21
"""Deviations of the logarithm of answer times, between people and from turn to turn."""
WEST, ZONE = 1 / 5, 6 * HOUR
"""How many live how far west."""

LONGEST_TURN: Final = 30
"""A queued turn has so many actions at most."""


class Person:
    """Somebody with hours and habits; times are in whole seconds since a midnight in most people's zone."""

    def __init__(self, dice: random.Random) -> None:
        self._dice = dice
        own = dice.randint(-HOUR, HOUR) + (ZONE if dice.random() < WEST else 0)
        self._wakes = BED + DAY - AWAKE + own
        self._median = MEDIAN * math.exp(dice.gauss(0, BETWEEN))

    def next_awake(self, at: int) -> int:
        """The first moment from then on at which they are awake."""
        phase = (at - self._wakes) % DAY
        return at if phase < AWAKE else at + DAY - phase

    def after(self, at: int, span: int) -> int:
        """When they have been awake for so long since then."""
        while True:
            at = self.next_awake(at)
            left = AWAKE - (at - self._wakes) % DAY
            if span < left:
                return at + span
            at, span = at + left, span - left

    def answers(self, at: int) -> int:
        """When they confirm a turn that began to wait then."""
        return self.after(at, round(min(LONGEST, self._median * math.exp(self._dice.gauss(0, WITHIN)))))


class Queued(NamedTuple):
    """A turn that was chosen before, and what the board showed where it acts."""

    actions: tuple[Action, ...]
    seen: tuple[str, ...]


class Played(NamedTuple):
    """A match: how long it took in hours, its turns, and how many of them waited for a person."""

    hours: float
    turns: int
    waits: int


def seen(view: Position, actions: Sequence[Action]) -> tuple[str, ...]:
    """What the view shows where these act."""
    return tuple(f"{slot} {shown}" for action in actions for slot, shown in view.where(action).items())


class Table:
    """A match being played by people."""

    def __init__(self, name: str, number: int, queues: float | None) -> None:
        game = games.game(name)
        seats = range(game.min_seats, game.max_seats + 1)[number % (game.max_seats - game.min_seats + 1)]
        self.brain: Brain = games.brain(name)
        self.names = game.orders
        self.always = {ORDER_WAY} if name == "dayunhe" else set()
        self.queues = queues
        self.dice = random.Random(f"{name} {number}")
        self.players = Chance(f"{name} {number} players")
        self.position = game.start(seats, game.complete(seats, {}), f"waiting {number}")
        self.people = [Person(self.dice) for _ in range(seats)]
        self.left: list[set[StandingOrder]] = [set() for _ in range(seats)]
        self.queued: list[Queued | None] = [None] * seats
        self.now = self.begun = self.dice.randrange(DAY)
        self.turns = self.waits = 0

    def play(self) -> Played:
        """To the end."""
        while (seat := self.position.to_act()) is not None:
            self._turn(seat)
            self.turns += 1
        return Played((self.now - self.begun) / HOUR, self.turns, self.waits)

    def _turn(self, seat: Seat) -> None:
        """One turn: by itself as far as that goes, else by its person."""
        while True:
            if (only := forced(self.position)) is not None:
                self.now = self.people[seat].next_awake(self.now) + self._pause()
                actions: Sequence[Action] = (only,)
            elif actions := self._ordered(seat):
                self.now += self._pause()
            else:
                self.waits += 1
                self.now = self.people[seat].answers(self.now)
                return self._confirms(seat)
            for action in actions:
                if self._do(seat, action):
                    return None

    def _pause(self) -> int:
        return self.dice.randint(SHORTEST_PAUSE, LONGEST_PAUSE)

    def _do(self, seat: Seat, action: Action) -> bool:
        """Carry it out; whether the turn is over."""
        events = self.position.apply(action)
        for other, orders in enumerate(self.left):
            self.left[other] = {order for order in orders if not self.position.broken(order, other, events)}
        return self.position.turn_ended(seat, events)

    # ── orders ───────────────────────────────────────────────────────────────────────────────────

    def _ordered(self, seat: Seat) -> Sequence[Action]:
        """What is done by an order now; nothing if none has anything to do."""
        queued, self.queued[seat] = self.queued[seat], None
        if queued is not None and self._holds(seat, queued):
            return queued.actions
        for order in sorted(self.left[seat], key=lambda order: (self.names.index(order.name), order)):
            if actions := self.position.view(seat).obey(order):
                return actions
        return ()

    def _holds(self, seat: Seat, queued: Queued) -> bool:
        """Whether the queued turn is still what it was."""
        view = self.position.view(seat)
        if type(queued.actions[0]) not in view.families() or seen(view, queued.actions) != queued.seen:
            return False
        after = self.position.copy()
        for number, action in enumerate(queued.actions, 1):
            if action not in after.legal():
                return False
            if after.turn_ended(seat, after.apply(action)):
                return number == len(queued.actions)
        return True

    def _confirms(self, seat: Seat) -> None:
        """The person takes the turn to its end, then leaves orders for the next."""
        done: set[StandingOrder] = set()
        over = False
        while not over:
            view = self.position.view(seat)
            action = choose(self.brain, view, "novice", self.players, counted(0))
            if self.queues is not None:
                done |= self._doing(view, (action,), seat)
            over = self._do(seat, action)
        if self.queues is None or self.position.to_act() is None:
            return
        view = self.position.view(seat)
        drafted = self._drafted(view, seat)
        offered = view.standing_orders(seat)
        wanted = done | self._doing(view.imagine(seat), drafted, seat)
        self.left[seat] = {order for order in offered if order in wanted or order.name in self.always}
        self.queued[seat] = None
        if drafted and self.dice.random() < self.queues:
            self.queued[seat] = Queued(drafted, seen(view, drafted))

    def _doing(self, view: Position, actions: Sequence[Action], seat: Seat) -> set[StandingOrder]:
        """The orders that would begin with these actions; of those with amounts the middle one."""
        if not actions or view.to_act() != seat:
            return set()
        found: dict[tuple[str, str], list[StandingOrder]] = {}
        for order in view.standing_orders(seat):
            obeyed = tuple(view.obey(order))
            if obeyed and obeyed[: len(actions)] == tuple(actions)[: len(obeyed)]:
                found.setdefault((order.subject, order.name), []).append(order)
        return {orders[len(orders) // 2] for orders in found.values()}

    def _drafted(self, view: Position, seat: Seat) -> tuple[Action, ...]:
        """The turn that the person would take now, as far as they can see."""
        imagined = view.imagine(seat)
        actions: list[Action] = []
        blind = False
        while imagined.to_act() == seat and len(actions) < LONGEST_TURN:
            found = self._blindly(imagined, seat) if blind else (self._chosen(imagined),)
            if not found:
                break
            for action in found:
                actions.append(action)
                blind = blind or imagined.final(action)
                if imagined.turn_ended(seat, imagined.apply(action)):
                    return tuple(actions)
        return tuple(actions)

    def _blindly(self, view: Position, seat: Seat) -> Sequence[Action]:
        """What is chosen before what was revealed is known: what an order would do, if there is one."""
        return next(filter(None, map(view.obey, view.standing_orders(seat))), ())

    def _chosen(self, view: Position) -> Action:
        return choose(self.brain, view, "novice", self.players, counted(0))


def played(work: tuple[str, int, str]) -> Played:
    """One match of that game and number, with or without orders."""
    name, number, how = work
    return Table(name, number, QUEUES[how]).play()


def report(matches: int, jobs: int) -> Iterator[str]:
    """The lines of the table."""
    heads = ["game", "turns", "hours without", "with", "of the time", "bound"]
    heads += ["waits a turn without", "with", "bound", "aim"]
    yield f"| {' | '.join(heads)} |"
    yield f"|{'---|' * len(heads)}"
    with Pool(jobs) as pool:
        for name in games.NAMES:
            work = [(name, number, how) for how in QUEUES for number in range(matches)]
            every = pool.map(played, work, chunksize=1)
            arms = {how: every[at * matches : (at + 1) * matches] for at, how in enumerate(QUEUES)}
            yield _row(name, arms)


def _row(name: str, arms: dict[str, list[Played]]) -> str:
    without = fmean(match.hours for match in arms["without"])
    cells = [games.game(name).title, f"{fmean(match.turns for match in arms['without']):.0f}"]
    cells += [_hours(arms["without"]), _hours(arms["with"])]
    cells += [f"{fmean(match.hours for match in arms[how]) / without:.0%}" for how in ("with", "bound")]
    cells += [
        f"{sum(match.waits for match in arm) / sum(match.turns for match in arm):.2f}"
        for arm in arms.values()
    ]
    cells.append(f"≤ {AIMS.get(name, AIM):.0%}")
    return "| " + " | ".join(cells) + " |"


def _hours(found: Sequence[Played]) -> str:
    """The mean with its 95 % interval."""
    hours = [match.hours for match in found]
    half = 1.96 * stdev(hours) / math.sqrt(len(hours)) if len(hours) > 1 else 0
    return f"{fmean(hours):.0f} ± {half:.0f}"


if __name__ == "__main__":
    count = int(sys.argv[1]) if len(sys.argv) > 1 else MATCHES
    lines = []
    for line in report(count, int(sys.argv[2]) if len(sys.argv) > 2 else 1):
        print(line, flush=True)
        lines.append(line)
    head, _, rest = PAGE.read_text().partition(MARK)
    _, section, after = rest.partition("\n## ")
    table = "\n".join(lines)
    PAGE.write_text(f"{head}{MARK}\n{count} matches a game.\n\n{table}\n{section}{after}")
