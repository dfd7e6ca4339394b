"""What a person has played, how it went, and how they kept to the time: all of it from the records.

Others see of it what the person has agreed to show, which is nothing unless they say so. Of what was played
in private, and of what was played in other servers, others see numbers only.
"""

import asyncio
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime, timedelta
from itertools import groupby
from statistics import median_low

import msgspec

from bot.matches import clocks
from bot.matches.base import Service
from bot.matches.best import SEASON, Best, best_of
from bot.matches.errors import MatchError
from bot.matches.hours import Hours
from bot.matches.model import PACES, Person
from bot.matches.ratings import PROVISIONAL, Rating
from bot.store import people, played, ratings
from bot.store.database import Reading
from bot.store.notices import NoticeRow
from bot.store.people import Shows
from bot.store.played import LATE, PlayedRow, TurnRow
from bot.store.ratings import RatingRow
from games.engine import Outcome, Seat, record
from games.engine.contract import seat_letter

LATELY = 20
"""How somebody keeps to the time is told of so many matches, the last ones."""

NEWEST = 5
"""Matches that are told one by one."""


class Places(msgspec.Struct, frozen=True):
    """Matches of a game with so many seats: how often somebody came in first, second and so on."""

    game: str
    size: int
    places: tuple[int, ...]


class Rated(msgspec.Struct, frozen=True):
    """A rating with how it came about, the newest last; ``people``: 2, or 3 for three and more."""

    game: str
    people: int
    curve: tuple[Rating, ...]

    @property
    def now(self) -> Rating:
        """What it is."""
        return self.curve[-1]

    @property
    def provisional(self) -> bool:
        """Whether it may still change a lot."""
        return len(self.curve) < PROVISIONAL


class Punctuality(msgspec.Struct, frozen=True):
    """Of so many turns: how many were taken in time, and how much waking time one usually takes.

    ``timed``: turns of matches with a pace, which alone can be late.
    """

    turns: int
    timed: int
    in_time: int
    median: timedelta


class Played(msgspec.Struct, frozen=True, kw_only=True):
    """A match that is over, and their place in it; ``gained``: by how much their rating rose by it."""

    match: int
    game: str
    size: int
    place: int
    shared: bool
    server: int
    channel: int
    thread: int | None
    ended_at: datetime
    gained: int | None


class Against(msgspec.Struct, frozen=True):
    """Matches of two people, as the one who looks counts them."""

    matches: int
    ahead: int
    behind: int


class Profile(msgspec.Struct, frozen=True, kw_only=True):
    """What somebody may see of a person. ``own``: it is theirs. ``shows``: who else sees it.

    ``places`` and ``rated``: the most played first. ``streak``: matches won one after the other up to now,
    ``longest`` ever. ``cheers``: how often others said "good game". ``against``: None if they never met.
    """

    person: Person
    own: bool
    shows: Shows
    matches: int
    wins: int
    places: tuple[Places, ...]
    rated: tuple[Rated, ...]
    punctuality: Punctuality | None
    favourite: str | None
    streak: int
    longest: int
    newest: tuple[Played, ...]
    cheers: int
    against: Against | None


class Profiles(Service):
    """The use case of looking at a person."""

    async def profile(self, person: Person, viewer: int, server: int) -> Profile:
        """What that viewer may see in that server. Raises `MatchError` profile-hidden."""
        own = person.id == viewer
        async with self._store.reading() as reading:
            shows = (await people.settings(reading, person.id)).shows
            if not own and (shows == "nobody" or await people.blocks_between(reading, viewer, [person.id])):
                raise MatchError("profile-hidden", name=person.name)
            where = server if shows == "server" and not own else None
            sat = await played.of_person(reading, person.id, where)
            found = [row for row in sat if row.computer is None]  # else the place is a computer's
            rows = await ratings.of_person(reading, person.id, server)
            cheers = await played.cheered(reading, person.id, where)
            met = [] if own else await played.seats_of(reading, viewer, {row.id for row in found})
            lately = sat[-LATELY:]
            told = await _Told.read(reading, person.id, lately)
        places = {row.id: _places(row) for row in found}
        wins = [places[row.id][row.seat] == 1 for row in found]
        games = Counter(row.game for row in found)
        newest = [row for row in found if row.server == server and (own or not row.private)][-NEWEST:]
        return Profile(
            person=person,
            own=own,
            shows=shows,
            matches=len(found),
            wins=sum(wins),
            places=tuple(_by_game(found, places)),
            rated=tuple(_rated(rows)),
            punctuality=await asyncio.to_thread(told.punctuality),
            favourite=games.most_common(1)[0][0] if games else None,
            streak=next(iter(_streaks(reversed(wins))), 0),
            longest=max(_streaks(wins), default=0),
            newest=tuple(_played(row, places[row.id], rows) for row in reversed(newest)),
            cheers=cheers,
            against=_against({row.match_id: row.seat for row in met}, found, places),
        )

    async def best(self, server: int) -> Best:
        """What was best in that server lately, of those who have agreed to show it."""
        since = self._clock.now() - SEASON
        async with self._store.reading() as reading:
            found = await played.of_server(reading, server, since)
            sat = await played.shown_in(reading, server, since)
        return await asyncio.to_thread(best_of, found, sat)


def _places(row: PlayedRow) -> tuple[int, ...]:
    return tuple(result.rank for result in msgspec.convert(row.outcome, Outcome).seats)


def _by_game(found: Sequence[PlayedRow], places: Mapping[int, Sequence[int]]) -> Iterator[Places]:
    """Every game with every number of seats that was played, the most played first."""
    own: defaultdict[tuple[str, int], list[int]] = defaultdict(list)
    for row in found:
        own[row.game, row.size].append(places[row.id][row.seat])
    for (game, size), taken in sorted(own.items(), key=lambda item: (-len(item[1]), item[0])):
        yield Places(game, size, tuple(taken.count(place) for place in range(1, size + 1)))


def _rated(rows: Sequence[RatingRow]) -> list[Rated]:
    found = [
        Rated(game, size, tuple(Rating(row.mu, row.sigma) for row in pool))
        for (game, size), pool in groupby(rows, key=lambda row: (row.game, row.people))
    ]
    return sorted(found, key=lambda rated: -len(rated.curve))


def _streaks(wins: Iterator[bool] | Sequence[bool]) -> Iterator[int]:
    """How many wins came one after the other, from each loss to the next; the first may be none."""
    length = 0
    for won in wins:
        if not won:
            yield length
        length = length + 1 if won else 0
    yield length


def _played(row: PlayedRow, places: Sequence[int], rows: Sequence[RatingRow]) -> Played:
    pool = [
        rating for rating in rows if (rating.game, rating.people) == (row.game, min(row.size, ratings.TABLE))
    ]
    at = next((number for number, rating in enumerate(pool) if rating.match_id == row.id), None)
    gained = None
    if at is not None:
        before = Rating(pool[at - 1].mu, pool[at - 1].sigma) if at else Rating()
        gained = Rating(pool[at].mu, pool[at].sigma).number - before.number
    return Played(
        match=row.id,
        game=row.game,
        size=row.size,
        place=places[row.seat],
        shared=places.count(places[row.seat]) > 1,
        server=row.server,
        channel=row.channel,
        thread=row.thread,
        ended_at=row.ended_at,
        gained=gained,
    )


def _against(
    met: Mapping[int, Seat], found: Sequence[PlayedRow], places: Mapping[int, Sequence[int]]
) -> Against | None:
    """``met``: where the viewer sat in which of the matches."""
    pairs = [(places[row.id][met[row.id]], places[row.id][row.seat]) for row in found if row.id in met]
    if not pairs:
        return None
    ahead, behind = sum(one < other for one, other in pairs), sum(one > other for one, other in pairs)
    return Against(len(pairs), ahead, behind)


class _Told(msgspec.Struct):
    """What the records of some matches of a person say about time."""

    hours: Hours
    matches: Sequence[PlayedRow]
    turns: Sequence[TurnRow]
    notices: Sequence[NoticeRow]
    shared: set[tuple[int, Seat]]

    @classmethod
    async def read(cls, reading: Reading, person: int, lately: Sequence[PlayedRow]) -> "_Told":
        """Of those matches. Where others have played the seat, too, nobody knows whose turns they were."""
        ids = [row.id for row in lately]
        since = min((row.started_at for row in lately), default=None)
        return cls(
            Hours() if since is None else (await clocks.habits(reading, person, since)).hours,
            lately,
            await played.turns(reading, ids),
            await played.noted(reading, ids),
            {(row.match_id, row.seat) for row in await played.shared(reading, ids)},
        )

    def punctuality(self) -> Punctuality | None:
        """How they kept to the time; None if there is nothing to tell of."""
        spans: list[timedelta] = []
        timed = late = 0
        turns = {match: list(found) for match, found in groupby(self.turns, key=lambda row: row.match_id)}
        for match in self.matches:
            if (match.id, match.seat) in self.shared:
                continue
            noted = [row for row in self.notices if row.match_id == match.id]
            missed = {
                row.turn for row in noted if row.kind in LATE and row.facts.get("why", "time") == "time"
            }
            own = turns.get(match.id, [])
            away, since = _away(noted, match.seat, own), match.started_at
            hours = msgspec.structs.replace(self.hours, rests=getattr(PACES[match.pace], "rests", False))
            for turn in own:
                begun, since = since, turn.at
                if turn.seat != match.seat or not _is_move(turn.entry):
                    continue
                if PACES[match.pace] is not None and (turn.turn in missed or turn.turn not in away):
                    timed += 1
                    late += turn.turn in missed
                if turn.turn not in away:
                    spans.append(hours.between(begun, turn.at))
        return Punctuality(len(spans), timed, timed - late, median_low(spans)) if spans else None


def _is_move(entry: str) -> bool:
    return record.leaver(entry) is None and record.undone_to(entry) is None


def _away(noted: Sequence[NoticeRow], seat: Seat, turns: Sequence[TurnRow]) -> set[int]:
    """The turns that a computer has taken in that seat."""
    found, begun = set[int](), None
    for row in noted:
        if row.facts.get("seat") == seat_letter(seat):
            if row.kind == "computer-plays":
                begun = row.turn
            elif row.kind == "took-back" and begun is not None:
                found |= set(range(begun, row.turn))
                begun = None
    return found if begun is None else found | {row.turn for row in turns if row.turn >= begun}
