"""Pictures: draw and encode of boards from random matches, beside encoding alone."""

import statistics
import time
from collections.abc import Iterator

import games
import render
from bot.text import words
from bot.text.formatter import formatter_of
from games.engine import record
from games.engine.simulate import simulate
from render import Scene

BOARDS, BOARDS_IN_LONG = 15, 40


def scenes(
    name: str, seats: int, boards: int, seed: str = "pictures"
) -> Iterator[tuple[games.engine.Position, Scene]]:
    """The boards of one random match, evenly spread over it, as the thread would show it."""
    played = simulate(name, seats, {}, f"{seed}-{seats}")
    step = max(1, len(played.actions) // boards)
    people = ("Mei", "Jonas", "Aiko", "Rafi", "Lena")[:seats]
    for number, (position, events) in enumerate(record.steps(played)):
        if number % step == 0:
            seen = tuple(event.view(None) for event in events)
            view = position.view(None)
            captions = formatter_of(name).captions(words(), view, number)
            yield view, Scene(names=people, events=seen, captions=captions)


def measure(name: str, seats: int, boards: int) -> tuple[list[float], list[float], list[int]]:
    """Milliseconds of a processor to draw and to encode, bytes; another match was drawn before."""
    draws, encodes, sizes = [], [], []
    for view, scene in scenes(name, seats, boards, "sprites"):
        render.compose(name, view, scene)
    for view, scene in scenes(name, seats, boards):
        begun = time.process_time()
        picture = render.compose(name, view, scene)
        drawn = time.process_time()
        data = picture.png()
        draws.append((drawn - begun) * 1000)
        encodes.append((time.process_time() - drawn) * 1000)
        sizes.append(len(data))
    return draws, encodes, sizes


def report(*, long: bool) -> Iterator[str]:
    """The lines of this section."""
    boards = BOARDS_IN_LONG if long else BOARDS
    yield "## Pictures (1200 px wide, sprites warm)"
    for name in games.NAMES:
        game = games.game(name)
        for seats in (game.min_seats, game.max_seats):
            draws, encodes, sizes = measure(name, seats, boards)
            draw, encode = statistics.median(draws), statistics.median(encodes)
            yield (
                f"{name}, {seats} seats: draw {draw:.1f} ms, encode {encode:.1f} ms "
                f"(of {len(draws)}), ratio to encoding alone {(draw + encode) / encode:.2f} (aim 1.4), "
                f"{statistics.median(sizes) / 1000:.0f} kB, largest {max(sizes) / 1000:.0f} kB (aim 400)"
            )
