"""The totals of Da Yunhe in a few lines: round and trip, prestige before and after, the wall."""

from collections.abc import Sequence

from bot.text.dayunhe import names
from bot.text.dayunhe.facts import score_changes
from bot.text.fluent import Words
from bot.text.perspective import Perspective
from games.dayunhe.components import rules
from games.dayunhe.position import DayunhePosition
from games.dayunhe.scoring import final_parts
from games.engine import Event, Seat


def standings(reader: Perspective, view: DayunhePosition, events: Sequence[Event]) -> str:
    """The trip and the round; everybody's prestige, unrest in the wall, what the end would bring now."""
    words = reader.words
    changed = score_changes(events)
    points = [(seat, total(words, changed, seat, score)) for seat, score in enumerate(view.scores)]
    prestige = words("dayunhe-totals", what="prestige", level=view.level, list=reader.by_seat(points))
    if view.turn is None:
        return prestige
    rows = reader.by_seat(enumerate(view.wall)) if any(view.wall) else words("dayunhe-wall-empty")
    walls = words("dayunhe-totals", what="wall", level=view.level, list=rows)
    final = [(seat, names.score(words, parts.total)) for seat, parts in enumerate(final_parts(view))]
    lines = [
        _state(reader, view),
        prestige,
        walls,
        words("dayunhe-totals", what="final", level=view.level, list=reader.by_seat(final)),
    ]
    return "\n".join(lines if view.round else lines[:2])


def _state(reader: Perspective, view: DayunhePosition) -> str:
    """Round, trip, where the coordinator is; from the data's warning on that rounds run out."""
    printed = rules()
    return reader.words(
        "dayunhe-state",
        round=view.round,
        start=reader.players.token(view.start),
        trip=printed.trips - view.trips + 1,
        all=printed.trips,
        south="yes" if view.south else "no",
        place=names.place(reader.words, view.coordinator),
        lying="yes" if view.lying else "no",
        late="yes" if view.round >= printed.warning_round else "no",
        last=printed.last_round,
    )


def changes(reader: Perspective, events: Sequence[Event]) -> list[str]:
    """The prestige that changes, before and after, in a line; nothing if none does."""
    changed = score_changes(events)
    parts = [(seat, total(reader.words, changed, seat, changed[seat][1])) for seat in sorted(changed)]
    if not parts:
        return []
    return [reader.words("dayunhe-totals", what="prestige", level=0, list=reader.by_seat(parts))]


def total(words: Words, changed: dict[Seat, tuple[int, int]], seat: Seat, score: int) -> str:
    """A seat's prestige, before and after where it changed: "15 → **20**"."""
    before = changed.get(seat, (score, score))[0]
    if before == score:
        return names.score(words, score)
    return words("change", before=names.score(words, before), after=names.score(words, score))
