"""The words on the pictures of Da Yunhe, by the keys of ``render.dayunhe``."""

from collections.abc import Mapping
from typing import Final

from bot.text.dayunhe import names
from bot.text.fluent import Words
from games.dayunhe.components import cards
from games.dayunhe.position import DayunhePosition
from games.dayunhe.scoring import SOURCES
from games.engine.choices import Question

CAPTIONS: Final = (*SOURCES, "total", "over")
"""Captions that are always the same, besides the names of the cards."""


def captions(words: Words, view: DayunhePosition, turn: int, question: Question | None) -> Mapping[str, str]:
    """The cards, the sources of the final table, the round, the turn."""
    found = {name: words("dayunhe-caption", name=name) for name in CAPTIONS}
    found |= {card.id: names.card(words, card.id) for card in cards()}
    found["round"] = words("dayunhe-caption-round", round=view.round)
    found["turn"] = words("dayunhe-caption-turn", turn=turn)
    return found
