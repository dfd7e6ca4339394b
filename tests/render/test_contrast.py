"""High contrast: what WCAG 2.2 asks for, measured on the pixels of pictures as people get them."""

import random
from collections.abc import Iterator
from importlib import import_module
from io import BytesIO
from itertools import combinations

import pytest
from PIL import Image

import render
from bot.text import words
from bot.text.formatter import formatter_of
from games import NAMES
from games import game as find_game
from games.engine import Position
from render.kit.contrast import STRONG, strong
from render.kit.encode import Picture
from render.kit.palette import CREAM, INK, SEATS
from render.scene import Scene
from tests.support.render import sight
from tests.support.render.contrast import Watch
from tests.support.render.golden import PICTURES

LETTERS, PIECES = 4.5, 3.0
"""The least ratios of letters to what they stand on, of pieces to the ground (WCAG 2.2: 1.4.3, 1.4.11)."""
SEVEN = 0.95
"""So many of the letters have the ratio 7 (1.4.6)."""
EVERY, MOST = 90, 400
"""From one picture of a random match to the next, and the end, in actions."""
GONE = "ghost"
"""A piece that is there no more, ringed: drawn grey."""


def positions(game: str, seed: str) -> Iterator[tuple[Position, int]]:
    rules = find_game(game)
    seats = random.Random(seed).randint(rules.min_seats, rules.max_seats)
    position = rules.start(seats, rules.complete(seats, {}), seed)
    chance = random.Random(seed)
    for number in range(MOST):
        if number % EVERY == 0:
            yield position, number
        if position.turn is None:
            break
        position.apply(chance.choice(position.legal()))
    yield position, number


def pictures(game: str, seed: str) -> Iterator[Picture]:
    """Boards and hands of a random match, and the fullest board."""
    painter = import_module(f"render.{game}")
    for position, number in positions(game, seed):
        seat = position.turn or 0
        for view in (position.view(None), position.view(seat)):
            captions = formatter_of(game).captions(words("de"), view, number)
            scene = Scene(names=("Wilhelmina", "Bo", "Cy", "Di", "Ed"), captions=captions)
            yield painter.draw(view, scene) if view.viewer is None else painter.hand(view, seat, scene)
    yield PICTURES["fullest" if game == "qin" else f"{game}-fullest"]()


@pytest.mark.parametrize("seed", ["a", *(pytest.param(seed, marks=pytest.mark.fuzz) for seed in "bc")])
@pytest.mark.parametrize("game", NAMES)
def test_letters_and_pieces_stand_out(game: str, seed: str, monkeypatch: pytest.MonkeyPatch) -> None:
    watch = Watch(import_module(f"render.{game}.assets").files, monkeypatch)
    letters: list[tuple[str, float]] = []
    pieces: list[tuple[str, float]] = []
    for picture in pictures(game, seed):
        png = render.strengthen(picture.png())
        letters += watch.letters(picture.image, png)
        pieces += watch.pieces(picture.image, png)
    assert len(letters) > 50 < len(pieces)
    assert [one for one in letters if one[1] < LETTERS] == []
    assert [one for one in pieces if one[1] < PIECES and not one[0].startswith(GONE)] == []
    assert sum(found >= 7 for _, found in letters) >= SEVEN * len(letters)


@pytest.mark.parametrize("eye", sight.SIGHTS)
def test_seats_are_told_apart_by_their_strong_colours(eye: str) -> None:
    """Further than in the usual ones, which are 20 apart; and letters are read on them."""
    assert tuple(strong(look.colour) for look in SEATS) == STRONG
    seen = [sight.lab(colour, eye) for colour in STRONG]
    assert min(sight.difference(one, other) for one, other in combinations(seen, 2)) >= 30


def test_nothing_but_the_colours_of_a_picture_changes() -> None:
    usual = PICTURES["two-seats-early"]().png()
    made = render.strengthen(usual)
    assert len(made) == len(usual)
    with Image.open(BytesIO(usual)) as before, Image.open(BytesIO(made)) as after:
        assert before.tobytes() == after.tobytes()
        assert before.getpalette() != after.getpalette()
    assert strong(INK) == (0, 0, 0)
    assert min(strong(CREAM)) > 250
    for other in (b"", b'{"people": []}', b"\x89PNG\r\n\x1a\n"):
        assert render.strengthen(other) == other
