"""Ratings: how well people play, by Plackett and Luce, from the results of rated matches.

A rating is a person's in one server, for one game, for two or for three and more: somebody who is strong in a
duel need not be so where others interfere, and the model itself takes care of how many they are. Only people
are rated. A computer at the table is an anchor: as strong as `ANCHORS` says, whatever happens.

A match is friendly, which is to say it counts for nothing, unless its table says that it is rated. Lessons,
forks and matches that were brought are friendly. So is one in which fewer than two people are to be rated.

Who is rated, and for what place:

- The person who began in a seat is rated for it, and nobody else: whoever takes a seat over takes no risk.
- Whoever sits there at the end has the place that the result says. A sitter plays on the account of theirs.
- Whoever has resigned, was replaced by somebody, or whose seat a computer plays at the end, comes in behind
  all others. If they came back in time they have left nothing.
- A seat in which a computer began has its place in the result. If staff put somebody there it counts for
  nobody: nobody knows whose place that is.
"""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from functools import cache
from typing import Any

import msgspec

from bot.matches.base import Service
from bot.store import ratings, seats
from bot.store.database import Writing
from bot.store.matches import MatchRow
from bot.store.ratings import TABLE, Pool, RatedRow, RatingRow
from bot.store.seats import SeatRow, Strength, SubstitutionRow
from games.engine import Outcome
from games.engine.contract import seat_letter

BEGINS = datetime.min.replace(tzinfo=UTC)

PROVISIONAL = 10
"""Before so many matches a rating is provisional."""

LAST = 1000
"""The place of whoever has left: behind all others."""

SHOWN = 40
"""By so much what is computed is larger when it is shown: who begins has 1000 ± 333."""


AT_ONCE = 500
"""Matches of which all is read at once."""


class Rating(msgspec.Struct, frozen=True):
    """What is believed of somebody's strength: most likely ``mu``, with the standard deviation ``sigma``."""

    mu: float = 25.0
    sigma: float = 25.0 / 3

    @property
    def number(self) -> int:
        """As it is shown."""
        return round(SHOWN * self.mu)

    @property
    def error(self) -> int:
        """Two times of three the truth lies within so much of the number."""
        return round(SHOWN * self.sigma)


ANCHORS: dict[Strength, Rating] = {
    "novice": Rating(11.0, 0.01),
    "steady": Rating(25.0, 0.01),
    "strong": Rating(34.0, 0.01),
}
"""How strong computers are. The distances are those of docs/computer.md, where a strong one wins 82 of 100
matches against a steady one, and that one 91 against a novice; who begins is held to be as good as a steady
one."""


class Entrant(msgspec.Struct, frozen=True):
    """Somebody to be rated, or a computer to be measured by, and their place (shared if it is the same)."""

    person: int | None
    computer: Strength | None
    place: int


def after(before: Sequence[Rating], places: Sequence[int]) -> list[Rating]:
    """What is believed of them once they have come in at these places."""
    model = _model()
    teams = [[model.rating(each.mu, each.sigma)] for each in before]
    return [Rating(each.mu, each.sigma) for (each,) in model.rate(teams, ranks=[float(at) for at in places])]


@cache
def _model() -> Any:
    from openskill.models import PlackettLuce  # only a process in which a rated match ends needs it

    return PlackettLuce()


def entrants(
    outcome: Outcome, seated: Sequence[SeatRow], hands: Sequence[SubstitutionRow], unclear: set[int]
) -> list[Entrant]:
    """Who is rated, by the rules above; nobody if that is fewer than two people.

    ``hands``: every change of hands, oldest first. ``unclear``: seats of computers that staff gave to people.
    """
    found = []
    for row in seated:
        place = outcome.seats[row.seat].rank
        begun = next((call.person for call in hands if call.seat == row.seat), row.person)
        if row.seat in unclear:
            continue
        if begun is None:
            found.append(Entrant(None, row.computer, place))
        else:
            stayed = row.person == begun and not row.resigned and row.computer is None
            found.append(Entrant(begun, None, place if stayed else LAST))
    return found if sum(each.person is not None for each in found) >= 2 else []


async def count(writing: Writing, match: MatchRow, ended_at: datetime) -> None:
    """A match has just ended: if it is rated, what becomes of the ratings of those who played it.

    Should one have been counted that ended after it, it is counted again: the order is that of the ends.
    """
    if match.rated:
        pool = Pool(match.server, match.game, min(match.size, TABLE))
        await _count(writing, pool, ended_at, match.id)


async def _count(writing: Writing, pool: Pool, since: datetime, first: int) -> int:
    """Count the pool's matches from that one on; how many there are."""
    await ratings.drop(writing, pool, since, first)
    known: dict[int, tuple[Rating, int]] = {}
    found = await ratings.rated(writing, pool, since, first)
    for at in range(0, len(found), AT_ONCE):
        part, rows = found[at : at + AT_ONCE], list[RatingRow]()
        there = await _entrants(writing, part)
        for match in part:
            for person in [each.person for each in there[match.id]]:
                if person is None or person in known:
                    continue
                last = await ratings.latest(writing, pool, person)
                known[person] = (Rating(), 0) if last is None else (Rating(last.mu, last.sigma), last.count)
            own = _rated(pool, match, there[match.id], known)
            known |= {row.person: (Rating(row.mu, row.sigma), row.count) for row in own}
            rows += own
        if rows:
            await ratings.add(writing, rows)
    return len(found)


async def _entrants(writing: Writing, found: Sequence[RatedRow]) -> dict[int, list[Entrant]]:
    """Who is rated in each of the matches."""
    ids = [match.id for match in found]
    seated, hands = defaultdict[int, list[SeatRow]](list), defaultdict[int, list[SubstitutionRow]](list)
    for seat in await seats.of(writing, ids):
        seated[seat.match_id].append(seat)
    for change in await ratings.hands(writing, ids):
        hands[change.match_id].append(change)
    given = {(row.match_id, row.facts["seat"]) for row in await ratings.given(writing, ids)}
    return {
        match.id: entrants(
            msgspec.convert(match.outcome, Outcome),
            seated[match.id],
            hands[match.id],
            {row.seat for row in seated[match.id] if (match.id, seat_letter(row.seat)) in given},
        )
        for match in found
    }


def _rated(
    pool: Pool, match: RatedRow, there: Sequence[Entrant], known: Mapping[int, tuple[Rating, int]]
) -> list[RatingRow]:
    """The ratings after the match of the people in it."""
    if not there:
        return []
    before = [
        ANCHORS[each.computer or "steady"] if each.person is None else known[each.person][0] for each in there
    ]
    believed = after(before, [each.place for each in there])
    return [
        RatingRow(
            match_id=match.id,
            person=each.person,
            server=pool.server,
            game=pool.game,
            people=pool.people,
            ended_at=match.ended_at,
            mu=rating.mu,
            sigma=rating.sigma,
            count=known[each.person][1] + 1,
        )
        for each, rating in zip(there, believed, strict=True)
        if each.person is not None
    ]


class Ratings(Service):
    """The use case of whoever runs the bot."""

    async def rebuild(self) -> tuple[int, int]:
        """Compute all ratings anew from the records: how many matches count, how many ratings were others."""
        async with self._store.reading() as reading:
            pools = await ratings.pools(reading)
        counted = changed = 0
        for pool in pools:
            async with self._store.transaction() as writing:
                before = set(await ratings.of_pool(writing, pool))
                counted += await _count(writing, pool, BEGINS, 0)
                differ = before ^ set(await ratings.of_pool(writing, pool))
                changed += len({(row.match_id, row.person) for row in differ})
        return counted, changed
