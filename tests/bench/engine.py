"""Random matches: actions a second of each game, beside catanatron's four random players."""

import random
import time
from collections.abc import Iterator

import games
from games.engine.simulate import simulate

SECONDS = 2.0
"""For each game and number of seats; twice as long for the anchor, four times as long in the long form."""


def catanatron_rate(seconds: float) -> float:
    """Actions a second of catanatron's random players, whole games until the time is used up."""
    from catanatron import Color, Game, RandomPlayer

    colours = (Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE)
    actions = number = 0
    begun = time.perf_counter()
    while time.perf_counter() - begun < seconds:
        random.seed(number)
        game = Game([RandomPlayer(colour) for colour in colours], seed=number)
        game.play()
        actions += len(game.state.actions)
        number += 1
    return actions / (time.perf_counter() - begun)


def rate(name: str, seats: int, seconds: float) -> float:
    """Actions a second of random matches of a game, legal actions listed before every one."""
    actions = number = 0
    begun = time.perf_counter()
    while time.perf_counter() - begun < seconds:
        actions += len(simulate(name, seats, {}, f"bench-{number}").actions)
        number += 1
    return actions / (time.perf_counter() - begun)


AIM = 1.0
"""Share of catanatron's rate that is aimed at."""


def report(*, long: bool) -> Iterator[str]:
    """The lines of this section."""
    seconds = 4 * SECONDS if long else SECONDS
    yield "## Random matches"
    anchor = catanatron_rate(2 * seconds)
    yield f"catanatron, 4 random players: {anchor:,.0f} actions/s"
    for name in games.NAMES:
        game = games.game(name)
        for seats in range(game.min_seats, game.max_seats + 1):
            found = rate(name, seats, seconds)
            share = f"{found / anchor:.2f} of catanatron's (aim {AIM})"
            yield f"{name}, {seats} seats: {found:,.0f} actions/s, {share}"
