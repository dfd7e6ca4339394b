"""How much room texts have, and how they give way where it is short."""

import re
from collections.abc import Iterable

LONGEST_LABEL = 100
"""Characters that the label and the description of a choice may have."""

LONGEST_ALT = 1024
"""Characters that the alt text of a picture may have."""

LONGEST_BOARD = 3500
"""Characters of a message that the board as text may fill."""

LONGEST_SUMMARY = 2000
"""Characters of a turn's summary and of a preview."""

LONGEST_SCORING = 2000
"""Characters of the end card that the final scoring may fill."""

MOST_WORDS = 52
"""Words of what happened in the message of a turn; with its number and who is next at most sixty."""

MOST_BESIDE = 8
"""Words beside an answer."""

_MARK = re.compile(r"<[@:#ta][^<>]*>")
"""A mention, a time, an emoji."""


def clip(text: str, limit: int = LONGEST_LABEL) -> str:
    """The text, cut at a blank with an ellipsis when it is longer than the limit."""
    if len(text) <= limit:
        return text
    head = text[: limit - 1]
    return (head[: head.rfind(" ")] if " " in head[limit // 2 :] else head).rstrip(" ,;:") + "…"


def count_words(text: str) -> int:
    """How many words a text has: what holds a letter or a digit; mentions, times and emojis are none."""
    return sum(1 for word in _MARK.sub("", text).split() if any(sign.isalnum() for sign in word))


def brief(text: str, most: int = MOST_WORDS, more: str = " …") -> str:
    """The first lines of the text, as many as ``most`` words allow; the first whole.

    ``more``: what follows them where others are left out.
    """
    kept: list[str] = []
    for line in text.split("\n"):
        if kept and count_words("\n".join((*kept, line))) > most:
            return "\n".join(kept) + more
        kept.append(line)
    return text


def few_words(parts: Iterable[str], most: int = MOST_BESIDE) -> list[str]:
    """The first of these parts, and of the others those that so many words can tell too."""
    kept: list[str] = []
    for part in filter(None, parts):
        if not kept or count_words(" ".join((*kept, part))) <= most:
            kept.append(part)
    return kept
