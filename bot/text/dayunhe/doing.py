"""A turn at a glance: the groups of the card with what is open, used, shut out or not possible, and why."""

from collections.abc import Sequence
from itertools import groupby

from bot.text.dayunhe import names
from bot.text.fluent import Words
from games.dayunhe.position import DayunhePosition
from games.dayunhe.turns import Prospect, prospects
from games.engine import CodedError


def overview(words: Words, view: DayunhePosition) -> list[str]:
    """A line for each group of the card that is being carried out."""
    return [
        words("dayunhe-group", list=words("dayunhe-either").join(_told(words, group)))
        for group in _groups(prospects(view))
    ]


def _groups(found: Sequence[Prospect]) -> list[list[Prospect]]:
    """The actions of a card by group."""
    return [list(group) for _, group in groupby(found, key=lambda entry: entry.group)]


def _told(words: Words, group: Sequence[Prospect]) -> list[str]:
    """The actions of a group; the reason once where none is possible for the same."""
    reasons = {entry.refusal.code if entry.refusal else "" for entry in group}
    if len(group) > 1 and len(reasons) == 1 and "" not in reasons:
        both = words("dayunhe-either").join(names.act(words, entry.action) for entry in group)
        return [_prospect(words, group[0], both)]
    return [_prospect(words, entry, names.act(words, entry.action)) for entry in group]


def _prospect(words: Words, entry: Prospect, act: str) -> str:
    """An action of the card: how often it can still be used, or why it cannot."""
    return words(
        "dayunhe-prospect",
        state=entry.state,
        act=act,
        symbol=names.symbol(words, entry.action, entry.count),
        count=entry.count,
        left=entry.left,
        why=why(words, entry.refusal) if entry.refusal is not None else "",
    )


def why(words: Words, refusal: CodedError) -> str:
    """Why an action is not possible now, in a few words."""
    facts = {"held": 0, "needed": 0, "slots": 0, **refusal.facts}
    return words("dayunhe-why", code=refusal.code, **facts)
