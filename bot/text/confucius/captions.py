"""The words on the pictures of Confucius, by the keys of ``render.confucius``."""

from collections.abc import Mapping
from typing import Final

from bot.text.confucius import names
from bot.text.fluent import Words
from games.confucius.components import ANY, BOX, MINISTRIES, STUDENTS
from games.confucius.position import ConfuciusPosition
from games.engine.choices import Question

CAPTIONS: Final = (*BOX, *STUDENTS, ANY, "over", "owes")
"""Captions that are always the same, besides the ministries."""


def captions(
    words: Words, view: ConfuciusPosition, turn: int, question: Question | None
) -> Mapping[str, str]:
    """The names on the board, the round, the turn."""
    found = {name: words("confucius-caption", name=name) for name in CAPTIONS}
    found |= {id: names.ministry(index) for index, id in enumerate(MINISTRIES)}
    found["round"] = words("confucius-caption-round", round=view.round)
    found["turn"] = words("confucius-caption-turn", turn=turn)
    return found
