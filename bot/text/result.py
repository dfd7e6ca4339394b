"""The end of a match in words: how long people took, and the report's picture for those who cannot see it."""

from collections.abc import Mapping, Sequence
from datetime import timedelta
from typing import Final

from bot.text.fluent import Words
from bot.text.players import Players
from bot.text.room import LONGEST_ALT, clip
from games.engine import Outcome, Seat

MINUTE, HOUR, DAY = timedelta(minutes=1), timedelta(hours=1), timedelta(days=1)
MINUTES_UP_TO, HOURS_UP_TO = 60, 36
"""So many minutes are told as hours, so many hours as days."""

POINTS: Final = (6, 4, 3, 2, 1, 0)
"""How many points of the course are told: as many as there is room for."""


def span(words: Words, length: timedelta) -> str:
    """A length of time as people say it: "under a minute", "3 hours"."""
    if length < MINUTE:
        return words("span", unit="seconds", count=0)
    if (minutes := round(length / MINUTE)) < MINUTES_UP_TO:
        return words("span", unit="minutes", count=minutes)
    if (hours := round(length / HOUR)) < HOURS_UP_TO:
        return words("span", unit="hours", count=hours)
    return words("span", unit="days", count=round(length / DAY))


def number(words: Words, points: int) -> str:
    """The number with a real minus sign."""
    return words("minus", number=-points) if points < 0 else str(points)


def alt(
    words: Words,
    players: Players,
    course: str,
    outcome: Outcome,
    totals: Sequence[int],
    sources: Mapping[str, Sequence[int]],
    standings: Mapping[int, Sequence[int]],
) -> str:
    """The report for somebody who cannot see it, flat; ``sources`` by name, ``standings`` by turn.

    Points on the way, then the sources, give way where there is no room.
    """
    best = sorted(outcome.seats, key=lambda result: (result.rank, result.seat))
    text = ""
    for told in (sources, {}):
        ranks = [
            words(
                "result-alt-rank",
                rank=result.rank,
                who=players.spoken(result.seat),
                total=number(words, totals[result.seat]),
                sources=_sources(words, told, result.seat),
            )
            for result in best
        ]
        for count in POINTS:
            points = _points(words, players, [result.seat for result in best], standings, count)
            text = words("result-alt", course=course, ranks="; ".join(ranks), points=points)
            if len(text) <= LONGEST_ALT:
                return text
    return clip(text, LONGEST_ALT)


def _sources(words: Words, sources: Mapping[str, Sequence[int]], seat: Seat) -> str:
    found = [
        words("result-alt-source", source=name, points=number(words, points[seat]))
        for name, points in sources.items()
        if points[seat]
    ]
    return ", ".join(found) or "none"


def _points(
    words: Words, players: Players, seats: Sequence[Seat], standings: Mapping[int, Sequence[int]], count: int
) -> str:
    """What everybody had after so many turns between the first and the last, evenly apart."""
    turns = list(standings)
    chosen = [turns[len(turns) * number // (count + 1)] for number in range(1, count + 1)]
    found = []
    for turn in sorted({turn for turn in chosen if turn not in (turns[0], turns[-1])}):
        listed = [
            words(
                "result-alt-standing", who=players.spoken(seat), points=number(words, standings[turn][seat])
            )
            for seat in seats
        ]
        found.append(words("result-alt-point", turn=turn, list=", ".join(listed)))
    return "; ".join(found) or "none"
