"""The answers to a question of Confucius: what each is, and what it costs or brings."""

from collections.abc import Sequence
from typing import Final

from bot.text.confucius.answers import Answers, Told
from bot.text.confucius.at_court import AtCourt
from bot.text.confucius.doing import Doing
from bot.text.confucius.giving import Giving
from bot.text.confucius.in_cards import InCards
from bot.text.confucius.in_realm import InRealm
from bot.text.fluent import Words
from bot.text.formatter import Label
from bot.text.perspective import LONGEST_LABEL, Players, clip, foremost
from games.confucius.deeds import ConfuciusAction
from games.confucius.position import ConfuciusPosition
from games.engine.choices import Question, fitting

LONGEST_TEXT: Final = 90
"""Characters of an answer's own line: the panel may put a letter before it."""

_ABSORBED: Final = {"ministry": "space", "ministry2": "space2", "land": "box", "land2": "box2"}
"""Answers that a following one names as well: "Hubu" need not be said before "Hubu 3"."""


def labels(words: Words, players: Players, view: ConfuciusPosition, question: Question) -> dict[str, Label]:
    """The answers by token, each with its text and its detail within the room of a label."""
    left = fitting(view.legal(), question.given)
    return {
        answer.token: _label(
            words, players, view, question, answer.token, fitting(left, {question.slot: answer.token})
        )
        for answer in question.answers
    }


def _label(
    words: Words,
    players: Players,
    view: ConfuciusPosition,
    question: Question,
    token: str,
    actions: Sequence[ConfuciusAction],
) -> Label:
    """The answer, with the answers that follow from it where it leaves one action only."""
    slots = actions[0].slots()
    at = next(index for index, slot in enumerate(slots) if slot.name == question.slot)
    teller = _teller(slots[0].value if slots[0].name == "do" else "", question.slot)(
        words, players, view, question
    )
    teller.known[question.slot] = token
    whole = len(actions) == 1
    if whole:
        teller.known |= {slot.name: slot.value for slot in slots}
    text, details = teller.text(question.slot, token, actions)
    following: list[Told] = []
    for slot in slots[at + 1 :] if whole else ():
        kind = _teller(teller.do, slot.name)(words, players, view, question)
        kind.known = teller.known
        if slot.name not in _ABSORBED or _ABSORBED[slot.name] not in teller.known:
            following.append(kind.text(slot.name, slot.value, actions))
    if following and question.slot == "do":
        details = [*details, ", ".join(told for told, _ in following if told)]
    elif following:
        texts = [told for told, _ in following if told]
        if _ABSORBED.get(question.slot) not in teller.known:
            texts.insert(0, text)
        text = words("confucius-steps").join(texts)
        details = following[-1][1] or details
    return Label(clip(text, LONGEST_TEXT), clip(" · ".join(foremost(details)), LONGEST_LABEL))


def _teller(do: str, slot: str) -> type[Answers]:
    """Who tells the answers to this slot of this action."""
    match do, slot:
        case _, "do":
            return Doing
        case _, "cards" | "pay":
            return InCards
        case "card", "card":
            return InCards
        case (("junks" | "voyage" | "invade"), _):
            return InRealm
        case "petition", ("from" | "land" | "box" | "land2" | "box2"):
            return InRealm
        case (("buy" | "give" | "petition" | "card"), ("gift" | "to")):
            return Giving
        case _:
            return AtCourt
