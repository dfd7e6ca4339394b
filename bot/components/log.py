"""The log of a match, page by page."""

from collections import defaultdict
from collections.abc import Sequence
from datetime import datetime

from bot.components import notices, phrases
from bot.components.page import ROOM, Page
from bot.matches import Match, Notice, Turn
from bot.matches.model import PlainTurn
from bot.text import Words
from bot.text.formatter import formatter_of


def log(
    match: Match,
    turns: Sequence[Turn],
    noted: Sequence[Notice],
    before: int | None,
    words: Words,
    plain: Sequence[PlainTurn] = (),
) -> Page:
    """As many turns as fit, the newest last, with what was noted meanwhile; ``before``: only earlier ones.

    ``plain``: the turns after them that can only be told as they were told then.
    """
    told = _told(match, turns, noted, words)
    told |= {turn.number: words("turn-head", number=turn.number, summary=turn.text) for turn in plain}
    past = [number for number in sorted(told) if before is None or number < before]
    lines: list[str] = []
    size = 0
    first = None
    for number in reversed(past):
        size += len(told[number]) + 1
        if size > ROOM and lines:
            break
        lines.insert(0, told[number])
        first = number
    made = Page(match.id, match.version, colour=phrases.colour(match))
    made.text(words("log-head", title=phrases.title(match, words)))
    made.text("\n".join(lines) or words("log-empty"))
    earlier = first is not None and first > past[0]
    return made.row(
        made.button("log", words("button-earlier"), first or 0) if earlier else None,
        made.button("log", words("button-newest")) if before is not None else None,
        made.button("board", words("button-board")),
        made.button("more", words("button-more")),
    )


def _told(match: Match, turns: Sequence[Turn], noted: Sequence[Notice], words: Words) -> dict[int, str]:
    """By turn: what was noted while it went on, what happened in it, what was noted after it was the last."""
    found: defaultdict[int, list[tuple[datetime, str]]] = defaultdict(list)
    for notice in noted:
        found[notice.turn].append((notice.at, words("log-notice", notice=notices.line(match, notice, words))))
    for turn in turns:
        if turn.number == 0:
            continue
        line = phrases.told(match, turn, words)
        end = formatter_of(match.edition).end(words, phrases.players(match, turn))
        if scoring := end.scoring(turn.events):
            line = f"{line}\n{scoring}"
        found[turn.number].append((turn.at, line))
    in_order = {number: sorted(lines, key=lambda line: line[0]) for number, lines in found.items()}
    return {number: "\n".join(line for _, line in lines) for number, lines in in_order.items()}
