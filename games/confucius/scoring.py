"""Points, the three titles, the outcome (Confucius, Titles; Winner)."""

from typing import TYPE_CHECKING, Final, NamedTuple

from games.confucius.components import BINGBU, GONGBU, HUBU, MINISTER, NOBODY, court, realm
from games.confucius.events import TitleAwarded
from games.engine import Event, Outcome, Seat

if TYPE_CHECKING:
    from games.confucius.position import ConfuciusPosition

SOURCES: Final = ("ministries", "voyages", "invasions", "insults", "titles")
"""Where points come from; a source is an index into it."""

MINISTRY, VOYAGES, INVASIONS, INSULTS, TITLES = range(5)


class Title(NamedTuple):
    """A title as it stands: what counts by seat, who has most of it, whether several have."""

    title: str
    counts: tuple[int, ...]
    holder: Seat
    tie: bool


def score(position: "ConfuciusPosition", seat: Seat, source: int, points: int) -> None:
    """The seat gets points."""
    position.scores[seat] += points
    position.sources[seat][source] += points


def titles(position: "ConfuciusPosition") -> tuple[Title, Title, Title]:
    """Chief Minister, Admiral, General as they stand now (Confucius, Titles).

    Of several with the most, the Minister of a ministry gets it, one of them or not: of Hubu, Gongbu, Bingbu.
    Seats that left count nothing and get none.
    """
    markers = [0] * position.seats
    armies = [colony + insult for colony, insult in zip(position.colonies, position.insulted, strict=True)]
    for counted, rows in ((markers, (*position.markers, *position.posts)), (armies, position.armies)):
        for row in rows:
            for seat in row:
                if seat != NOBODY:
                    counted[seat] += 1
    ships = [
        position.ocean[seat] + realm().voyage * sum(seats[seat] for seats in position.visited)
        for seat in range(position.seats)
    ]
    return (
        _title(position, "chief", markers, HUBU),
        _title(position, "admiral", ships, GONGBU),
        _title(position, "general", armies, BINGBU),
    )


def _title(position: "ConfuciusPosition", title: str, counts: list[int], ministry: int) -> Title:
    """Who gets the title, if there is a tie the Minister of that ministry."""
    for seat in position.resigned:
        counts[seat] = 0
    most = max(counts)
    best = [seat for seat in position.playing if counts[seat] == most]
    if len(best) == 1:
        return Title(title, tuple(counts), best[0], False)
    minister = position.posts[ministry][MINISTER]
    return Title(title, tuple(counts), NOBODY if minister in position.resigned else minister, True)


def award_titles(position: "ConfuciusPosition") -> list[Event]:
    """Each title is worth points at the end (Confucius, Titles)."""
    found: list[Event] = []
    for title, counts, holder, tie in titles(position):
        if holder != NOBODY:
            score(position, holder, TITLES, court().title)
        found.append(TitleAwarded(title, holder, counts, tie))
    return found


def outcome(position: "ConfuciusPosition") -> Outcome:
    """The result of a match: most points; of equals the Admiral, the Chief Minister, the General.

    In the variant the Admiral wins whenever the top score is shared, even by others. Seats that left rank
    behind all others, the first to leave last (Confucius, Winner).
    """
    chief, admiral, general = (title.holder for title in titles(position))
    top = max(position.scores[seat] for seat in position.playing)
    shared = sum(position.scores[seat] == top for seat in position.playing) > 1
    standings = [
        (
            position.admiral and shared and seat == admiral,
            position.scores[seat],
            seat == admiral,
            seat == chief,
            seat == general,
        )
        for seat in range(position.seats)
    ]
    sources = [dict(zip(SOURCES, row, strict=True)) for row in position.sources]
    return Outcome.of(position.ended, position.ranks(standings), position.scores, sources)
