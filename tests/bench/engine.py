"""Random matches: actions a second of each game, beside catanatron's four random players."""

import random
import time
from collections.abc import Callable, Iterator, Sequence
from typing import TypeAlias

import games

SECONDS = 2.0
"""Of a processor, for each game and number of seats and the anchor beside it; fourfold in the long form."""

AIM = 1.0
"""Share of catanatron's rate that is aimed at."""

Play: TypeAlias = Callable[[int], int]
"""The match of that number, whole; how many actions it had."""


def anchor(number: int) -> int:
    """A game of catanatron's random players."""
    from catanatron import Color, Game, RandomPlayer

    random.seed(number)
    colours = (Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE)
    game = Game([RandomPlayer(colour) for colour in colours], seed=number)
    game.play()
    return len(game.state.actions)


def ours(name: str, seats: int) -> Play:
    """A match of that game by random players who choose as the others do, legal actions listed every time."""
    game = games.game(name)

    def play(number: int) -> int:
        chance = random.Random(number)
        position = game.start(seats, game.complete(seats, {}), f"bench-{number}")
        actions = 0
        while position.to_act() is not None:
            position.apply(chance.choice(position.legal()))
            actions += 1
        return actions

    return play


def rates(plays: Sequence[Play], seconds: float) -> list[float]:
    """Actions a second of a processor; whoever had least of it is next, so that a slow moment meets all."""
    actions, used, numbers = ([0] * len(plays), [0.0] * len(plays), [0] * len(plays))
    while (least := min(used)) < seconds:
        turn = used.index(least)
        begun = time.process_time()
        actions[turn] += plays[turn](numbers[turn])
        used[turn] += time.process_time() - begun
        numbers[turn] += 1
    return [done / took for done, took in zip(actions, used, strict=True)]


def report(*, long: bool) -> Iterator[str]:
    """The lines of this section."""
    seconds = 4 * SECONDS if long else SECONDS
    yield "## Random matches, actions a second of a processor, in turns with catanatron's four random players"
    for name in games.NAMES:
        game = games.game(name)
        for seats in range(game.min_seats, game.max_seats + 1):
            theirs, found = rates((anchor, ours(name, seats)), seconds)
            share = f"{found / theirs:.2f} of catanatron's {theirs:,.0f} (aim {AIM})"
            yield f"{name}, {seats} seats: {found:,.0f} actions/s, {share}"
