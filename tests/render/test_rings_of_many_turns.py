"""Where the events of several turns are shown at once, nothing is ringed that looks as it did before them."""

import random
from collections.abc import Iterator

import pytest
from PIL import Image, ImageChops

import render
from games import NAMES, game
from games.engine import Event, Position
from render import Scene
from tests.support.games.playing import quick_of

SPANS = (3, 9, 3, 30, 3, 9)
"""Actions between two looks."""

WAY = "Inspected"
"""The event whose way is drawn, which is no ring."""

ANEW = ("Acted", "Bid", "Banked")
"""What is put anew in every round: ringed even where it looks as in the round before."""

CELL = 8
"""Pixels: rings that are nearer to each other than this are one."""


def spans(name: str, seats: int, seed: int) -> Iterator[tuple[Position, Position, tuple[Event, ...]]]:
    """Views of a random match before and after several turns, and the events between them."""
    position = game(name).start(seats, game(name).complete(seats, {}), f"rings {seed}")
    chance = random.Random(seed)
    for span in SPANS:
        before, events = position.view(None), list[Event]()
        for _ in range(span):
            events += (event.view(None) for event in position.apply(chance.choice(position.legal())))
            if position.to_act() is None:
                return
        yield before, position.view(None), tuple(events)


def picture(name: str, view: Position, scene: Scene) -> Image.Image:
    return render.compose(name, view, scene).image.convert("RGB")


def parts(difference: Image.Image) -> Iterator[tuple[int, int, int, int]]:
    """The boxes round what hangs together in a picture that is black elsewhere."""
    cells = difference.convert("L").point(lambda value: 255 if value else 0).reduce(CELL)
    lit = [number for number, value in enumerate(cells.tobytes()) if value]
    left = {(number % cells.width * CELL, number // cells.width * CELL) for number in lit}
    while left:
        part = [left.pop()]
        for x, y in part:
            near = {(x + dx, y + dy) for dx in (-CELL, 0, CELL) for dy in (-CELL, 0, CELL)} & left
            left -= near
            part += near
        xs, ys = [x for x, _ in part], [y for _, y in part]
        if len(part) > 1:  # a single cell is what is seen of a ring between two pieces
            yield min(xs), min(ys), max(xs) + CELL, max(ys) + CELL


@pytest.mark.parametrize("seed", quick_of(6, 1))
@pytest.mark.parametrize("name", NAMES)
def test_rings_of_several_turns_are_round_what_has_changed(name: str, seed: int) -> None:
    rings, seats = 0, game(name).max_seats
    last: Image.Image | None = None  # what one look ends with the next begins with
    for before, view, events in spans(name, seats, seed):
        same_round = getattr(before, "round", 0) == getattr(view, "round", 0)
        quiet = (WAY,) if same_round else (WAY, *ANEW)
        told = tuple(event for event in events if type(event).__name__ not in quiet)
        then = last or picture(name, before, Scene())
        now = last = picture(name, view, Scene())
        ringed = picture(name, view, Scene(events=told, before=before))
        changed = ImageChops.difference(then, now)
        for box in parts(ImageChops.difference(ringed, now)):
            rings += 1
            assert changed.crop(box).getbbox(), box
    assert rings > 5
