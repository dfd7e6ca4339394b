"""What the tests of every game's words share: English, people, what is asked of the seat to act."""

from typing import TypeVar

from bot.words import Cast, words
from bot.words.narrator import find
from games import game as find_game
from games.engine import Position
from games.engine.choices import Question, walk

P = TypeVar("P", bound=Position)

WORDS = words("en")
PEOPLE = ("Mei", "Jonas", "Aiko", "Lena", "Tom")
LONG = tuple(f"{letter}*_|~<`> of thirty-two characters!!" for letter in "ABCDE")
"""Every sign of markup, which doubles in a message; longer than the 32 characters that are shown."""

EMOJIS = tuple(f"<:mandate_{letter}:1234567890123456789>" for letter in "abcde")


def cast(seats: int = 4, game: str = "qin") -> Cast:
    return Cast.of(PEOPLE[:seats], colours=find_game(game).colours(seats))


def crowded(seats: int = 5, game: str = "qin") -> Cast:
    """Long names and tokens that are emojis."""
    return Cast.of(LONG[:seats], EMOJIS, find_game(game).colours(seats))


def open_question(position: P, *answers: str) -> tuple[P, Question]:
    """The view of the seat to act, and the question that follows these answers."""
    assert position.turn is not None
    view = position.view(position.turn)
    walked = walk(view.legal(), answers)
    assert walked.taken == answers
    assert isinstance(walked.next, Question)
    return view, walked.next


def labels_in(game: str, position: Position, *answers: str) -> dict[str, tuple[str, str]]:
    """Text and detail of the answers to the question that follows these answers, by token."""
    view, question = open_question(position, *answers)
    found = find(game).labels(WORDS, cast(position.seats, game), view, question)
    return {token: (label.text, label.detail) for token, label in found.items()}
