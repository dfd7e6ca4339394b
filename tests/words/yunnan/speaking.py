"""What the tests of Yunnan's words share: what its narrator says about a position, random matches."""

import random
from collections.abc import Iterator
from functools import partial

from bot.words.yunnan import NARRATOR as YUNNAN
from games.engine import Event
from games.yunnan import GAME
from games.yunnan.actions import Pass
from games.yunnan.position import YunnanPosition
from tests.words import speaking
from tests.words.speaking import WORDS, labels_in, open_question

labels = partial(labels_in, "yunnan")
cast = partial(speaking.cast, game="yunnan")
crowded = partial(speaking.crowded, game="yunnan")


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
