"""Playouts a second: so much thought goes into a second of a strong computer."""

import math
import time
from collections.abc import Iterator

import games
from games.engine import Chance
from games.engine.computer import choose
from games.engine.computer.budget import counted
from games.engine.computer.search import search

PLAYOUTS = 40
"""For each action that is looked at."""

EVERY, EVERY_IN_LONG = 29, 7
"""Every so many-th action of a match is looked at."""

MATCHES, MATCHES_IN_LONG = 1, 2


def rate(name: str, seats: int, matches: int, every: int) -> tuple[int, float]:
    """Actions looked at, and playouts a second in all of them; whole matches of novices."""
    game, brain, chance = games.game(name), games.brain(name), Chance("thinking")
    looked, used = 0, 0.0
    for match in range(matches):
        position = game.start(seats, game.complete(seats, {}), f"thinking {match}")
        actions = 0
        while (seat := position.to_act()) is not None:
            view = position.view(seat)
            if actions % every == 0 and len(view.legal()) > 1:
                begun = time.process_time()
                search(brain, view, seat, chance, lambda done: math.inf if done < PLAYOUTS else 0.0)
                used += time.process_time() - begun
                looked += 1
            position.apply(choose(brain, view, "novice", chance, counted(0)))
            actions += 1
    return looked, looked * PLAYOUTS / used


def report(*, long: bool) -> Iterator[str]:
    """The lines of this section."""
    matches, every = (MATCHES_IN_LONG, EVERY_IN_LONG) if long else (MATCHES, EVERY)
    yield "## Playouts of computers, on one core"
    for name in games.NAMES:
        for seats in (games.game(name).min_seats, games.game(name).max_seats):
            looked, found = rate(name, seats, matches, every)
            yield f"{name}, {seats} seats: {found:,.0f} playouts/s, {looked} actions looked at"
