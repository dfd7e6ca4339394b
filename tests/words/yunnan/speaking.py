"""What the tests of Yunnan's words share: people, questions, random matches."""

import random
from collections.abc import Iterator

from bot.words import Cast, words
from bot.words.yunnan import NARRATOR as YUNNAN
from games.engine import Event
from games.engine.choices import Question, walk
from games.yunnan import GAME
from games.yunnan.actions import Pass
from games.yunnan.position import YunnanPosition

WORDS = words("en")
PEOPLE = ("Mei", "Jonas", "Aiko", "Lena", "Tom")
LONG = tuple(f"{letter}*_|~<`> of thirty-two characters!!" for letter in "ABCDE")
"""Every sign of markup, which doubles in a message; longer than the 32 characters that are shown."""

EMOJIS = tuple(f"<:mandate_{letter}:1234567890123456789>" for letter in "abcde")


def cast(seats: int = 4) -> Cast:
    return Cast.of(PEOPLE[:seats])


def crowded(seats: int) -> Cast:
    """Long names and tokens that are emojis."""
    return Cast.of(LONG[:seats], EMOJIS)


def open_question(position: YunnanPosition, *answers: str) -> tuple[YunnanPosition, Question]:
    """The view of the seat to act, and the question that follows these answers."""
    assert position.turn is not None
    view = position.view(position.turn)
    walked = walk(view.legal(), answers)
    assert walked.taken == answers
    assert isinstance(walked.next, Question)
    return view, walked.next


def labels(position: YunnanPosition, *answers: str) -> dict[str, tuple[str, str]]:
    """Text and detail of the answers to the question that follows these answers."""
    view, question = open_question(position, *answers)
    found = YUNNAN.labels(WORDS, cast(position.seats), view, question)
    return {token: (label.text, label.detail) for token, label in found.items()}


def ask(position: YunnanPosition, *answers: str) -> str:
    view, question = open_question(position, *answers)
    return YUNNAN.ask(WORDS, cast(position.seats), view, question)


def summary(events: list[Event], seats: int = 4) -> str:
    return YUNNAN.summary(WORDS, cast(seats), events)


def preview(events: list[Event], seats: int = 4) -> str:
    return YUNNAN.preview(WORDS, cast(seats), events)


def standings(position: YunnanPosition, events: list[Event] | None = None) -> str:
    return YUNNAN.standings(WORDS, cast(position.seats), position.view(None), events or [])


def task(position: YunnanPosition) -> str:
    return YUNNAN.task(WORDS, cast(position.seats), position.view(None))


def played(seed: int, seats: int, version: str = "basic") -> Iterator[YunnanPosition]:
    """The positions of a random match in which nobody passes early."""
    position = GAME.start(seats, {"version": version}, f"words {seed}")
    chance = random.Random(seed)
    while position.to_act() is not None:
        yield position
        legal = list(position.legal())
        busy = [action for action in legal if not isinstance(action, Pass)]
        position.apply(chance.choice(busy if busy and chance.random() < 0.8 else legal))
    yield position
