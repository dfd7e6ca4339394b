"""The final scoring of Yunnan with the numbers behind each sum, and the result of a seat."""

from collections.abc import Sequence

from bot.text.fluent import Words
from bot.text.perspective import LONGEST_SCORING, plain
from bot.text.yunnan import names
from bot.text.yunnan.names import People
from games.engine import Event, Outcome, Seat
from games.yunnan.components import table
from games.yunnan.scoring import FinalScored


def scoring(words: Words, people: People, events: Sequence[Event]) -> str:
    """Every player's points by source with what gave them, most first; "" while the match runs."""
    found = [event for event in events if isinstance(event, FinalScored)]
    if not found:
        return ""
    found.sort(key=lambda event: -event.total)
    for named in (True, False):
        lines = [
            words("yunnan-final", rate=table().yuan, each=table().gift),
            *(_player(words, people, event, named=named) for event in found),
        ]
        text = "\n".join(lines)
        if len(text) <= LONGEST_SCORING:
            break
    return text


def _player(words: Words, people: People, event: FinalScored, *, named: bool) -> str:
    """Everything that gave points, with what it was, and the sum."""
    tokens = people.seat(event.seat)
    behind = {
        "money": str(event.money),
        "gifts": str(event.gifts),
        "passes": _plus(event.passes),
        "influence": _plus(event.influence),
        "teahouses": _plus(event.teahouses),
    }
    terms = [names.number(event.sources["points"])]
    terms += [
        words("yunnan-final-term", source=source, points=event.sources[source], behind=told)
        for source, told in behind.items()
        if event.sources[source]
    ]
    return words(
        "yunnan-final-player",
        who=f"{tokens} **{plain(people.players.names[event.seat])}**" if named else tokens,
        terms=" + ".join(terms),
        total=names.number(event.total),
    )


def _plus(counts: Sequence[int]) -> str:
    """The level of the colour, or of both: "5", "5 + 3"."""
    return " + ".join(map(str, counts))


def result(words: Words, outcome: Outcome, seat: Seat) -> str:
    """The points of the seat, and where they come from."""
    found = outcome.seats[seat]
    sources = [
        words("yunnan-score-source", source=source, points=names.number(points))
        for source, points in found.sources.items()
        if points
    ]
    return words(
        "yunnan-score",
        score=found.score,
        told=names.number(found.score),
        sources=", ".join(sources),
        any="yes" if sources else "no",
    )


def ending(words: Words, people: People, outcome: Outcome) -> str:
    """Why the match ended; how equal points were told apart, if they had to be."""
    pairs = "yes" if people.pairs else "no"
    told = words("yunnan-ending", end=outcome.end, **names.ends(people))
    best = max(result.score for result in outcome.seats if result.rank == 1)
    level = [result for result in outcome.seats if result.score == best]
    if len(level) > 1 and outcome.end != "resigned":
        return f"{told} {words('yunnan-ending-tie', pairs=pairs)}"
    return told
