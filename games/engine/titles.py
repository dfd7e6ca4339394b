"""Titles: what is worth saying of a seat after a match, from the record alone.

Those of a game stand in its lesson's file (`games.engine.lessons.Title`), those of all games here. What is
true of two seats is no title; whoever left the match gets none, nor who alone was left.
"""

from collections.abc import Collection, Sequence
from typing import NamedTuple

from games.engine.contract import Event, Game, Outcome, Position, Seat
from games.engine.lessons import Title, caused, lesson

MOST = 3
"""So many titles are given after a match, at most one to a seat, the rarest first."""

GENERAL = {"tie-break": 1.0, "by-one": 5.3, "turned": 6.3, "throughout": 14.7, "doubled": 15.5}
"""The titles of all games, and in how many of a hundred random matches each is true."""


class Told(NamedTuple):
    """The whole of a match: its end, the events and the standing after each turn (first at the start)."""

    end: Position
    turns: Sequence[Sequence[Event]]
    standings: Sequence[Sequence[int]]


class Given(NamedTuple):
    """A title and its seat; ``general``: it is one of all games."""

    seat: Seat
    id: str
    rare: float
    general: bool


def titles(game: Game, told: Told, seats: Collection[Seat]) -> list[Given]:
    """The titles of the seats that may have one, at most `MOST`, the rarest first."""
    chosen: dict[Seat, Given] = {}
    for given in sorted(true_titles(game, told), key=lambda given: (given.rare, given.id)):
        if given.seat in seats and len(chosen) < MOST:
            chosen.setdefault(given.seat, given)
    return list(chosen.values())


def true_titles(game: Game, told: Told) -> list[Given]:
    """All that are true, of whichever seat."""
    outcome = told.end.outcome()
    assert outcome is not None
    gone, found = told.end.resigned, lesson(game)
    if len(told.end.playing) < 2:
        return []  # it ended because all others have left
    given = []
    for title in found.title if found else ():
        holders = [seat for seat in range(told.end.seats) if seat not in gone and _holds(title, told, seat)]
        if len(holders) == 1:
            given.append(Given(holders[0], title.id, title.rare, general=False))
    if len(outcome.winners) == 1 and not gone:
        (winner,) = outcome.winners
        given += [Given(winner, id, GENERAL[id], general=True) for id in _won(told.standings, winner)]
    return given


def _holds(title: Title, told: Told, seat: Seat) -> bool:
    outcome = told.end.outcome()
    assert outcome is not None
    own = outcome.seats[seat].sources
    if not {title.without, title.outweighs} - {""} <= own.keys():
        return False  # with some options a match counts by other sources, as a series of Qin does
    if title.won and outcome.winners != (seat,):
        return False
    if title.without and own[title.without]:
        return False
    if title.outweighs and own[title.outweighs] <= _others(outcome, seat, title.outweighs):
        return False
    view = told.end.view(seat)
    counts = [sum(caused(title.did, [event], view) for event in turn) for turn in told.turns if title.did]
    if title.did and (max(counts) if title.at_once else sum(counts)) < title.times:
        return False
    return not title.never or not any(caused(title.never, turn, view) for turn in told.turns)


def _others(outcome: Outcome, seat: Seat, source: str) -> int:
    return sum(result.sources[source] for other, result in enumerate(outcome.seats) if other != seat)


def _won(standings: Sequence[Sequence[int]], winner: Seat) -> list[str]:
    """How the only winner won: `GENERAL`; half-time and the first quarter are counted in turns."""
    leads = [
        standing[winner] - max(points for seat, points in enumerate(standing) if seat != winner)
        for standing in standings
    ]
    half, end = standings[len(standings) // 2], standings[-1]
    seats = range(len(end))
    ways = {
        "turned": all(half[seat] > half[winner] for seat in seats if seat != winner),
        "doubled": 0 < 2 * (end[winner] - leads[-1]) <= end[winner],
        "tie-break": leads[-1] == 0,
        "by-one": leads[-1] == 1,
        "throughout": all(lead > 0 for lead in leads[len(leads) // 4 :]),
    }
    return [id for id, true in ways.items() if true]
