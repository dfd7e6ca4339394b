"""Whether a review finds where a match turned: ``python -m tests.bench.review [JOBS [MATCHES]]``.

In matches that a strong computer won against a novice, the turns that the review names are held against a
search ten times as long with other luck: after which turns did the loser's chance fall by 15 points or more?
Three turns drawn at random are asked the same.
"""

import math
import random
import sys
import time
from collections.abc import Iterator
from multiprocessing import Pool
from typing import NamedTuple

import games
from games.engine import Chance, Position
from games.engine.computer import Strength, choose
from games.engine.computer.budget import counted
from games.engine.computer.review import MOST, Chances, chances, turned

GAMES = {"qin": 40, "dayunhe": 25, "yunnan": 20}
"""The games for two, and how many playouts a look of the review takes; in the bot it is far more of them."""

LONGER = 10
FELL = 0.15
MATCHES = 20
NODES = 40
"""Playouts for an action of the strong computer: a tenth of its second, but enough against a novice."""


class Found(NamedTuple):
    """A match: how many turns, those after which the loser's chance fell, those named, those drawn."""

    game: str
    seed: str
    turns: int
    fell: set[int]
    named: list[int]
    drawn: list[int]

    @property
    def by_chance(self) -> float:
        """How likely three turns drawn at random hold one of those after which the chance fell."""
        missed = math.comb(self.turns - len(self.fell), MOST) / math.comb(self.turns, MOST)
        return 1 - missed


def play(game: str, seed: str, strong: int) -> tuple[list[Position], tuple[int, ...]]:
    """The positions at the start and after each turn, and who won."""
    found, brain, chance = games.game(game), games.brain(game), Chance(f"{seed}/players")
    position = found.start(2, found.complete(2, {}), seed)
    points = [position.copy()]
    while (seat := position.to_act()) is not None:
        strength: Strength = "strong" if seat == strong else "novice"
        events = position.apply(choose(brain, position.view(seat), strength, chance, counted(NODES)))
        if position.turn_ended(seat, events):
            points.append(position.copy())
    outcome = position.outcome()
    assert outcome is not None
    return points, outcome.winners


def looked(game: str, points: list[Position], luck: str, playouts: int) -> list[Chances]:
    """Everybody's chances at each point."""
    brain = games.brain(game)
    return [
        chances(brain, point.view(None), None, Chance(f"{luck} {number}"), counted(playouts))
        for number, point in enumerate(points)
    ]


def judge(number: int) -> tuple[Found | None, float]:
    """What the review says of that match and what is true, and how many seconds that took.

    None if the strong computer did not win alone.
    """
    begun = time.process_time()
    found = _judge(list(GAMES)[number % len(GAMES)], f"review {number}", number // len(GAMES) % 2)
    return found, time.process_time() - begun


def _judge(game: str, seed: str, strong: int) -> Found | None:
    points, winners = play(game, seed, strong)
    if winners != (strong,):
        return None
    named = turned(looked(game, points, f"{seed}/review", GAMES[game]))
    long = [found[1 - strong] for found in looked(game, points, f"{seed}/long", LONGER * GAMES[game])]
    turns = range(1, len(points))
    fell = {turn for turn in turns if long[turn - 1] - long[turn] >= FELL}
    drawn = sorted(random.Random(seed).sample(turns, MOST))
    return Found(game, seed, len(turns), fell, named, drawn)


def report(jobs: int, matches: int) -> Iterator[str]:
    """A line a match, then the sums."""
    with Pool(jobs) as pool:
        yield from _report(pool.imap(judge, range(3 * matches)), matches)


def _report(judged: Iterator[tuple[Found | None, float]], matches: int) -> Iterator[str]:
    every: list[Found] = []
    used = 0.0
    while len(every) < matches:
        found, seconds = next(judged)
        used += seconds
        if found is None:
            continue
        every.append(found)
        hit = "named" if found.fell & set(found.named) else "missed" if found.fell else "none fell"
        yield (
            f"{found.game}, {found.seed}: {found.turns} turns, {hit}; fell after {sorted(found.fell)}, "
            f"named {found.named}, drawn {found.drawn}, by chance {found.by_chance:.0%}"
        )
    fell = [found for found in every if found.fell]
    named = sum(bool(found.fell & set(found.named)) for found in every)
    drawn = sum(bool(found.fell & set(found.drawn)) for found in every)
    expected = sum(found.by_chance for found in every)
    yield (
        f"{named} of {len(every)} matches: a turn named after which the loser's chance fell by 15 points or "
        f"more; {drawn} with three turns drawn, {expected:.1f} to be expected. "
        f"In {len(fell)} it fell so far at all. {used:.0f} s of one core."
    )


if __name__ == "__main__":
    jobs = int(sys.argv[1]) if len(sys.argv) > 1 else 1
    count = int(sys.argv[2]) if len(sys.argv) > 2 else MATCHES
    for line in report(jobs, count):
        print(line, flush=True)
