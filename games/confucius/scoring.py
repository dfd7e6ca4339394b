"""Points, the three titles, the outcome (Confucius, Titles; The winner)."""

from typing import Annotated, ClassVar, Final, Literal, NamedTuple

from games.confucius.components import BINGBU, GONGBU, HUBU, MINISTER, NOBODY, court, realm
from games.confucius.state import ConfuciusState
from games.engine import Event, Outcome, Seat

SOURCES: Final = ("ministries", "voyages", "invasions", "insults", "titles")
"""Where points come from; a source is an index into it."""

MINISTRY, VOYAGES, INVASIONS, INSULTS, TITLES = range(5)

TitleName = Literal["chief", "admiral", "general"]


class ScoreChanged(Event, frozen=True):
    """A seat's score before and after everything that one action caused."""

    rule: ClassVar[str] = "goal"
    seat: Seat
    before: int
    after: int


class TitleAwarded(Event, frozen=True):
    """At the end: the title goes to ``seat`` (-1: to nobody).

    ``counts`` by seat; ``tie``: several had the most, and the Minister of a ministry decided.
    """

    rule: ClassVar[str] = "titles"
    title: Annotated[TitleName, "title"]
    seat: Seat
    counts: tuple[int, ...]
    tie: bool


class Title(NamedTuple):
    """A title as it stands: what counts by seat, who has most of it, whether several have."""

    title: TitleName
    counts: tuple[int, ...]
    holder: Seat
    tie: bool


def score(state: ConfuciusState, seat: Seat, source: int, points: int) -> None:
    """The seat gets points."""
    state.scores[seat] += points
    state.sources[seat][source] += points


def titles(state: ConfuciusState) -> tuple[Title, Title, Title]:
    """Chief Minister, Admiral, General as they stand now (Confucius, Titles).

    Of several with the most, the Minister of a ministry gets it, one of them or not: of Hubu, Gongbu, Bingbu.
    Seats that left count nothing and get none.
    """
    markers = [0] * state.seats
    armies = [colony + insult for colony, insult in zip(state.colonies, state.insulted, strict=True)]
    for counted, rows in ((markers, (*state.markers, *state.posts)), (armies, state.armies)):
        for row in rows:
            for seat in row:
                if seat != NOBODY:
                    counted[seat] += 1
    ships = [
        state.ocean[seat] + realm().voyage * sum(seats[seat] for seats in state.visited)
        for seat in range(state.seats)
    ]
    return (
        _title(state, "chief", markers, HUBU),
        _title(state, "admiral", ships, GONGBU),
        _title(state, "general", armies, BINGBU),
    )


def _title(state: ConfuciusState, title: TitleName, counts: list[int], ministry: int) -> Title:
    """Who gets the title, if there is a tie the Minister of that ministry."""
    for seat in state.resigned:
        counts[seat] = 0
    most = max(counts)
    best = [seat for seat in state.playing if counts[seat] == most]
    if len(best) == 1:
        return Title(title, tuple(counts), best[0], False)
    minister = state.posts[ministry][MINISTER]
    return Title(title, tuple(counts), NOBODY if minister in state.resigned else minister, True)


def award_titles(state: ConfuciusState) -> list[Event]:
    """Each title is worth points at the end (Confucius, Titles)."""
    found: list[Event] = []
    for title, counts, holder, tie in titles(state):
        if holder != NOBODY:
            score(state, holder, TITLES, court().title)
        found.append(TitleAwarded(title, holder, counts, tie))
    return found


def outcome(state: ConfuciusState) -> Outcome:
    """The result of a match: most points; of equals the Admiral, the Chief Minister, the General.

    In the variant the Admiral wins whenever the top score is shared, even by others. Seats that left rank
    behind all others, the first to leave last (Confucius, The winner).
    """
    chief, admiral, general = (title.holder for title in titles(state))
    top = max(state.scores[seat] for seat in state.playing)
    shared = sum(state.scores[seat] == top for seat in state.playing) > 1
    standings = [
        (
            state.admiral and shared and seat == admiral,
            state.scores[seat],
            seat == admiral,
            seat == chief,
            seat == general,
        )
        for seat in range(state.seats)
    ]
    sources = [dict(zip(SOURCES, row, strict=True)) for row in state.sources]
    return Outcome.of(state.ended, state.ranks(standings), state.scores, sources)
