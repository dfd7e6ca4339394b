"""What the tests of China's words share: people, questions, random matches."""

import random
from collections.abc import Iterator

from bot.words import Cast, words
from bot.words.china import NARRATOR as CHINA
from games.china import GAME
from games.china.position import ChinaPosition
from games.engine import Event, Seat
from games.engine.choices import Question, walk

WORDS = words("en")
PEOPLE = ("Mei", "Jonas", "Aiko", "Lena", "Tom")
LONG = tuple(f"{letter}*_|~<`> of thirty-two characters!!" for letter in "ABCDE")
"""Every sign of markup, which doubles in a message; longer than the 32 characters that are shown."""


def cast(seats: int = 4) -> Cast:
    return Cast.of(PEOPLE[:seats])


def open_question(position: ChinaPosition, *answers: str) -> tuple[ChinaPosition, Question]:
    """The view of the seat to act, and the question that follows these answers."""
    assert position.turn is not None
    view = position.view(position.turn)
    walked = walk(view.legal(), answers)
    assert walked.taken == answers
    assert isinstance(walked.next, Question)
    return view, walked.next


def labels(position: ChinaPosition, *answers: str) -> dict[str, tuple[str, str]]:
    """Text and detail of the answers to the question that follows these answers."""
    view, question = open_question(position, *answers)
    found = CHINA.labels(WORDS, cast(position.seats), view, question)
    return {token: (label.text, label.detail) for token, label in found.items()}


def masked(events: list[Event], seat: Seat | None = None) -> list[Event]:
    return [event.view(seat) for event in events]


def summary(events: list[Event]) -> str:
    return CHINA.summary(WORDS, cast(), masked(events))


WEI = "wei AAABBD"
"""Example 6 of the rules before A fills the last space."""


def played(
    seed: int, seats: int, *, side: str = "3-4", fortifications: str = "no"
) -> Iterator[ChinaPosition]:
    """The positions of a random match."""
    options = GAME.complete(seats, {"four": side, "fortifications": fortifications})
    position = GAME.start(seats, options, f"words {seed}")
    chance = random.Random(seed)
    while position.to_act() is not None:
        yield position
        legal = list(position.legal())
        # exchanges alone would leave the board empty
        position.apply(chance.choice([one for one in legal if "exchange" not in str(one)] or legal))
    yield position
