"""What the tests of Confucius' turns in words share."""

from functools import partial

from bot.words import Cast
from bot.words.confucius import NARRATOR as CONFUCIUS
from games.confucius.position import ConfuciusPosition
from games.engine import Event, Seat
from games.engine.choices import Question, walk
from tests.words.speaking import PEOPLE, WORDS, labels_in, open_question

labels = partial(labels_in, "confucius")
"""The answers to a question, by token."""


def people(seats: int = 4) -> Cast:
    return Cast.of(PEOPLE[:seats])


def masked(events: list[Event], seat: Seat | None = None) -> list[Event]:
    """The events as that seat may know them; None: a watcher."""
    return [event.view(seat) for event in events]


def told(events: list[Event], seats: int = 5) -> str:
    """The summary that everybody reads."""
    return CONFUCIUS.summary(WORDS, people(seats), masked(events))


def previewed(events: list[Event], seat: Seat = 0) -> str:
    """What the one who confirms reads."""
    return CONFUCIUS.preview(WORDS, people(5), masked(events, seat))


def progressed(position: ConfuciusPosition, *answers: str) -> str:
    """What the panel says was chosen after these answers."""
    assert position.turn is not None
    walked = walk(position.view(position.turn).legal(), answers)
    assert walked.taken == answers
    assert isinstance(walked.next, Question)
    return CONFUCIUS.progress(WORDS, people(5), [], walked.next)


def ask(position: ConfuciusPosition, *answers: str) -> str:
    """What the panel asks after these answers."""
    view, question = open_question(position, *answers)
    return CONFUCIUS.ask(WORDS, people(position.seats), view, question)
