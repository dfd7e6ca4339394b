"""The totals of Confucius in a few lines: the round, points before and after, cubes, cards."""

from collections.abc import Sequence

from bot.text.confucius.facts import score_changes
from bot.text.fluent import Words
from bot.text.perspective import Perspective
from games.confucius import components
from games.confucius.position import ConfuciusPosition
from games.engine import Event, Seat

ACTING = ("turn", "free", "pay", "favour")
"""Phases in which cubes are used."""


def standings(reader: Perspective, view: ConfuciusPosition, events: Sequence[Event]) -> str:
    """The round, what brings the end nearer; everybody's points, cubes and cards."""
    words = reader.words
    playing = [seat for seat in range(view.seats) if seat not in view.resigned]
    changed = score_changes(events)
    points = [(seat, _total(words, changed, seat, score)) for seat, score in enumerate(view.scores)]
    lines = [words("confucius-totals", what="points", list=reader.by_seat(points))]
    if view.turn is None:
        return lines[0]
    if view.phase in ACTING:
        cubes = [
            (seat, words("confucius-has-passed") if view.passed[seat] else view.cubes[seat])
            for seat in playing
        ]
        lines.append(words("confucius-totals", what="cubes", list=reader.by_seat(cubes)))
    cards = [(seat, sum(view.hands[seat])) for seat in playing]
    lines.append(words("confucius-totals", what="cards", list=reader.by_seat(cards)))
    left = len(view.candidates_left) + bool(view.candidate)
    head = words(
        "confucius-state",
        round=view.round,
        chief=reader.players.token(view.chief),
        wall=view.wall,
        all=components.realm().wall,
        candidates=left,
        closed=sum(view.resolved),
        ministries=len(components.MINISTRIES),
    )
    return "\n".join([head, *lines])


def changes(reader: Perspective, events: Sequence[Event]) -> list[str]:
    """The points that change, before and after, in a line; nothing if none do."""
    changed = score_changes(events)
    parts = [(seat, _total(reader.words, changed, seat, changed[seat][1])) for seat in sorted(changed)]
    return [reader.words("confucius-totals", what="points", list=reader.by_seat(parts))] if parts else []


def _total(words: Words, changed: dict[Seat, tuple[int, int]], seat: Seat, score: int) -> str:
    if seat not in changed or changed[seat][0] == score:
        return str(score)
    return words("change", before=changed[seat][0], after=score)
