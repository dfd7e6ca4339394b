"""The words on the pictures have room in every language."""

import random
from typing import Any

import pytest
from PIL import Image

import render
from bot.text import LANGUAGES, words
from bot.text.formatter import formatter_of
from games import NAMES
from games import game as find_game
from games.engine.choices import Question, walk
from render.kit import type as types

PEOPLE = ("Ann", "Bo", "Cy", "Di", "Ed")
EVERY = 12
"""So many turns pass between two pictures of a match."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", NAMES)
def test_no_caption_is_cut(game: str, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    cut: set[str] = set()
    write = types.write

    def watched(image: Image.Image, at: tuple[float, float], text: str, *others: Any, **more: Any) -> int:
        if text.endswith("…"):
            cut.add(text)
        return write(image, at, text, *others, **more)

    monkeypatch.setattr(types, "write", watched)
    rules, formatter, spoken = find_game(game), formatter_of(game), words(language)
    seats = rules.max_seats
    position = rules.start(seats, rules.complete(seats, {}), "captions")
    chance = random.Random(language)
    for number in range(400):
        if position.turn is None:
            break
        if number % EVERY == 0 or number < 4:
            view = position.view(position.turn)
            asked = walk(view.legal(), ()).next
            question = asked if isinstance(asked, Question) else None
            for shown, about in ((position.view(None), None), (view, question)):
                captions = formatter.captions(spoken, shown, number, about)
                scene = render.Scene(names=PEOPLE[:seats], question=about, captions=captions)
                render.draw(game, shown, scene)
            hand = formatter.captions(spoken, view, number)
            render.hand(game, view, position.turn, render.Scene(names=PEOPLE[:seats], captions=hand))
        position.apply(chance.choice(position.legal()))
    while position.turn is not None:
        position.resign(position.turn)
    end = position.view(None)
    captions = formatter.captions(spoken, end, number)
    render.draw(game, end, render.Scene(names=PEOPLE[:seats], captions=captions))
    assert cut == set()
