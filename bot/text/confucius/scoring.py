"""The end of Confucius: the titles with their counts, who wins and why, the result of a seat."""

from collections.abc import Sequence
from typing import Final

from bot.text.confucius import names
from bot.text.confucius.facts import score_changes
from bot.text.fluent import Words
from bot.text.perspective import LONGEST_SCORING, Perspective, within
from games.confucius import components
from games.confucius.scoring import TitleAwarded
from games.confucius.turns import GameEnded
from games.engine import Event, Outcome, Seat

_MINISTRIES: Final = {"chief": components.HUBU, "admiral": components.GONGBU, "general": components.BINGBU}
"""Whose Minister decides a tied title."""

_CHAIN: Final = ("admiral", "chief", "general")
"""The titles that decide between equal points, the first one first."""


def scoring(reader: Perspective, events: Sequence[Event]) -> str:
    """The titles one by one, the points, how equal points were told apart; "" while the match runs.

    Names give way to tokens, and emojis to signs, where five long ones leave no room.
    """
    ended = next((event for event in events if isinstance(event, GameEnded)), None)
    if ended is None:
        return ""
    return within(LONGEST_SCORING, reader, lambda reader: _scoring(reader, ended, events))


def _scoring(reader: Perspective, ended: GameEnded, events: Sequence[Event]) -> str:
    words = reader.words
    titles = [event for event in events if isinstance(event, TitleAwarded)]
    lines = [words("confucius-final", points=components.court().title)]
    lines += [words("item", text=_title(reader, event)) for event in titles]
    changed = score_changes(events)
    totals = [(seat, _sum(words, changed, seat, score)) for seat, score in enumerate(ended.scores)]
    lines.append(words("confucius-totals", what="points", list=reader.by_seat(totals)))
    lines += _tie(reader, ended, titles)
    return "\n".join(lines)


def _sum(words: Words, changed: dict[Seat, tuple[int, int]], seat: Seat, score: int) -> str:
    before = changed.get(seat, (score, score))[0]
    return str(score) if before == score else words("change", before=before, after=score)


def _title(reader: Perspective, event: TitleAwarded) -> str:
    """Who has the title, with everybody's count; how a tie was decided."""
    most = max(event.counts)
    level = [seat for seat, count in enumerate(event.counts) if count == most]
    return reader.words(
        "confucius-final-title",
        name=names.title(reader.words, event.title),
        title=event.title,
        any="yes" if event.seat >= 0 else "no",
        who=reader.name(event.seat) if event.seat >= 0 else "",
        counts=reader.by_seat(enumerate(event.counts)),
        tie="yes" if event.tie else "no",
        most=most,
        level=reader.words.series([reader.players.token(seat) for seat in level]),
        voyage=components.realm().voyage,
        ministry=names.ministry(_MINISTRIES[event.title]),
    )


def _tie(reader: Perspective, ended: GameEnded, titles: Sequence[TitleAwarded]) -> list[str]:
    """Which title decides between those with most points; nothing where one alone has most."""
    best = max(ended.scores)
    level = [seat for seat, score in enumerate(ended.scores) if score == best]
    if len(level) < 2:
        return []
    winner, shared = ended.winners[0], len(ended.winners) > 1
    held = [title for title in _CHAIN for event in titles if (event.title, event.seat) == (title, winner)]
    if not held and not shared:
        return []  # the others with as many points have left
    return [
        reader.words(
            "confucius-final-tie",
            level=reader.words.series(
                [reader.players.token(seat) for seat in (ended.winners if shared else level)]
            ),
            decided="no" if shared else "yes",
            who=reader.name(winner),
            title="" if shared else names.title(reader.words, held[0]),
        )
    ]


def result(words: Words, outcome: Outcome, seat: Seat) -> str:
    """The points of the seat, and where they come from."""
    found = outcome.seats[seat]
    sources = [
        words("confucius-source", source=source, count=count)
        for source, count in found.sources.items()
        if count
    ]
    return words(
        "confucius-score", score=found.score, sources=", ".join(sources), any="yes" if sources else "no"
    )


def ending(reader: Perspective, outcome: Outcome) -> str:
    """Why the match ended; how equal points were told apart, if they had to be."""
    words = reader.words
    told = words("confucius-ending", end=outcome.end)
    if outcome.end == "resigned":
        return told
    winners = outcome.winners
    best = max(result.score for result in outcome.seats)
    level = [result.seat for result in outcome.seats if result.score == best]
    if len(winners) > 1:
        who = words.series([reader.name(seat) for seat in winners])
        return f"{told} {words('confucius-ending-shared', who=who)}"
    if winners[0] not in level:
        return f"{told} {words('confucius-ending-admiral', who=reader.name(winners[0]))}"
    if len(level) > 1:
        return f"{told} {words('confucius-ending-tie')}"
    return told
