"""What the tests of Da Yunhe's questions and answers share."""

from functools import partial

from bot.words.dayunhe import NARRATOR as DAYUNHE
from games.dayunhe.position import DayunhePosition
from tests.games.dayunhe.scenes import scene
from tests.words.dayunhe.telling import people
from tests.words.speaking import WORDS, labels_in, open_question

labels = partial(labels_in, "dayunhe")
"""The answers to a question, by token: text and detail."""

STACKS = "delta basin! | straight | unrest unrest!"
TILES = (
    "1-2 A unrest, 1-5 A straight e-w, 1-6 A crossing e-se-w-nw, 2-1 B unrest, 2-5 B basin e, "
    "2-6 B straight e-w, 4-4 C delta e-sw-nw"
)


def mapped(card: str, **facts: object) -> DayunhePosition:
    """A, who holds region 1, carries out the card with two unrest tiles, a straight and a reservoir."""
    found: dict[str, object] = {
        "tiles": TILES,
        "stacks": {"A": STACKS},
        "warehouses": {"A": "unrest unrest straight reservoir"},
    }
    return scene(card=card, **(found | facts))  # type: ignore[arg-type]  # keywords of scene


def ask(position: DayunhePosition, *answers: str) -> list[str]:
    """What the panel asks after these answers, line by line."""
    view, question = open_question(position, *answers)
    return DAYUNHE.ask(WORDS, people(position.seats), view, question).splitlines()


def hint(position: DayunhePosition, *answers: str) -> str:
    """What stands in the empty list."""
    _, question = open_question(position, *answers)
    return DAYUNHE.hint(WORDS, question)


def task(position: DayunhePosition) -> str:
    """What the seat to act has to do, as everybody reads it."""
    return DAYUNHE.task(WORDS, people(position.seats), position.view(None))
