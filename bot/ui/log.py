"""The log of a match, page by page."""

from collections.abc import Sequence

from bot.matches import Match, Turn
from bot.ui import phrases
from bot.ui.page import ROOM, Page
from bot.words import Words
from bot.words.narrator import find


def log(match: Match, turns: Sequence[Turn], before: int | None, words: Words) -> Page:
    """As many turns as fit, the newest last; ``before``: only turns before that one."""
    past = [turn for turn in turns if turn.number > 0 and (before is None or turn.number < before)]
    lines: list[str] = []
    size = 0
    first = None
    for turn in reversed(past):
        line = phrases.told(match, turn, words)
        if scoring := find(match.game).scoring(words, phrases.cast(match), turn.events):
            line = f"{line}\n{scoring}"
        size += len(line) + 1
        if size > ROOM and lines:
            break
        lines.insert(0, line)
        first = turn.number
    made = Page(match.id, match.version, colour=phrases.colour(match))
    made.text(words("log-head", title=phrases.title(match, words)))
    made.text("\n".join(lines) or words("log-empty"))
    earlier = first is not None and first > 1
    return made.row(
        made.button("log", words("button-earlier"), first or 0) if earlier else None,
        made.button("log", words("button-newest")) if before is not None else None,
        made.button("board", words("button-board")),
        made.button("more", words("button-more")),
    )
