"""Prestige before and after events, as the turn, the totals and the final scoring tell it."""

from collections.abc import Iterable, Sequence

from bot.text.dayunhe import names
from bot.text.dayunhe.names import DayunheTeller
from bot.text.fluent import Listed
from bot.text.teller import changes
from games.dayunhe.scoring import ScoreChanged
from games.engine import Event, Seat


def changed(events: Iterable[Event]) -> dict[Seat, tuple[int, int]]:
    """Every seat's prestige before and after the events, where it changed."""
    return changes(event for event in events if isinstance(event, ScoreChanged))


def total(say: DayunheTeller, before: int, after: int) -> str:
    """A seat's prestige, before and after where it changed: "15 → **20**"."""
    was, now = names.total(before), names.total(after)
    return now.text if before == after else say("dayunhe-score-changed", before=was, after=now)


def prestige(say: DayunheTeller, scores: Iterable[tuple[Seat, int]], events: Sequence[Event]) -> Listed:
    """The prestige of these seats, before and after where the events changed it."""
    was = changed(events)
    return say.by_token.each((seat, total(say, was.get(seat, (now, now))[0], now)) for seat, now in scores)
