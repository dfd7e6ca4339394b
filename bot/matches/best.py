"""The best of some months in a server: who won most, the most points, the closest ends.

Only people who have agreed to show what they play are told of, and no match that was played in private.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from datetime import timedelta

import msgspec

from bot.matches.model import Person
from bot.store.played import OverRow, SatRow
from games.engine import Outcome, SeatResult

SEASON = timedelta(days=91)
"""How far back is looked."""

FEW = 3
"""So many are told of each kind."""


class Feat(msgspec.Struct, frozen=True, kw_only=True):
    """What somebody did in one match: their points, or by how many they won before ``other``."""

    match: int
    game: str
    channel: int
    person: Person
    points: int
    other: Person | None = None


class Wins(msgspec.Struct, frozen=True):
    """So many matches of a person, and how many of them they won, shared first places too."""

    person: Person
    wins: int
    matches: int


class Best(msgspec.Struct, frozen=True):
    """``wins``: the most first. ``points``: by game. ``close``: between the first two, the closest first.

    What came first counts where two did the same.
    """

    matches: int
    wins: tuple[Wins, ...]
    points: tuple[Feat, ...]
    close: tuple[Feat, ...]


def best_of(found: Sequence[OverRow], sat: Iterable[SatRow]) -> Best:
    """From the matches, and who is told of them."""
    known: defaultdict[int, dict[int, Person]] = defaultdict(dict)
    for seat in sat:
        known[seat.match_id][seat.seat] = Person(seat.person, seat.name)
    played, won = Counter[Person](), Counter[Person]()
    points: dict[str, Feat] = {}
    close: list[Feat] = []
    for row in found:
        people = known[row.id]
        ranked = sorted(msgspec.convert(row.outcome, Outcome).seats, key=lambda result: result.rank)
        played.update(people.values())
        won.update(people[result.seat] for result in ranked if result.rank == 1 and result.seat in people)
        if not _counts(ranked):
            continue
        for result in ranked:
            most = points.get(row.game)
            if result.seat in people and (most is None or result.score > most.points):
                points[row.game] = _feat(row, result, people)
        first, second = ranked[:2]
        if {first.seat, second.seat} <= people.keys():
            feat = _feat(row, first, people)
            margin = first.score - second.score
            close.append(msgspec.structs.replace(feat, points=margin, other=people[second.seat]))
    return Best(
        len(found),
        tuple(Wins(person, wins, played[person]) for person, wins in won.most_common(FEW)),
        tuple(points[game] for game in sorted(points)),
        tuple(sorted(close, key=lambda feat: feat.points)[:FEW]),
    )


def _counts(ranked: Sequence[SeatResult]) -> bool:
    """Whether points tell how well it went: in Qin who has least left over wins, and who left comes last."""
    scores = [result.score for result in ranked]
    return scores == sorted(scores, reverse=True) and scores[0] > scores[-1]


def _feat(row: OverRow, result: SeatResult, people: Mapping[int, Person]) -> Feat:
    return Feat(
        match=row.id,
        game=row.game,
        channel=row.thread or row.channel,
        person=people[result.seat],
        points=result.score,
    )
