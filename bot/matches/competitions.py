"""Leagues and tournaments: who enters, who meets whom in each round, who stands where.

What is due is found from the rows: a sign-up or a round whose time is over, a round whose tables have all
ended. A round closes with what its tables have come to by then: where there is no result, the standing
counts, and who has resigned is last. Their ranks are stored, so that nothing played later changes them. Who
has left their seat in a round, or let a computer play it to the end, is out until they say otherwise; whoever
signed up after the start takes the place and the points of one of those over. A tournament ends with its
last round, a league with its last season, either before that when too few are left.
"""

import secrets
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from datetime import timedelta

import msgspec

import games
from bot.matches.base import Service
from bot.matches.errors import MatchError
from bot.matches.model import PACES, Person
from bot.matches.people import remember
from bot.matches.rounds import LEAST, end, go_on, ready, sizes
from bot.matches.standings import Line, season, standings
from bot.store import competitions as stored
from bot.store import people, servers
from bot.store.competitions import CompetitionRow, Entered, EntrantRow, Kind, PairingRow
from bot.store.database import Reading, Writing

PACED = tuple(pace for pace in PACES if pace != "none")
"""Without a clock a seat whose person does nothing would be waited for until the round's deadline."""

MOST_ENTRANTS = 100
"""So many are paired in less than half a second, and called by one message."""


class Competition(msgspec.Struct, frozen=True, kw_only=True):
    """A competition as everybody may see it.

    ``divisions``: the standings, of a league by division, of a season that has not begun yet by those of the
    one before; else there is one. ``tables``: the people of each table of the newest round by its match;
    ``byes``: who is in the round without one. ``season``: of a league, from 1 on. ``seated``: who was in a
    round of that season, in a tournament in any. ``lost``: who comes back in it no more, as somebody else has
    their place, or they have lost in a knock-out.
    """

    row: CompetitionRow
    entrants: tuple[EntrantRow, ...]
    divisions: tuple[tuple[Line, ...], ...]
    tables: Mapping[int, tuple[int, ...]]
    byes: tuple[int, ...]
    season: int
    seated: frozenset[int]
    lost: frozenset[int]

    @property
    def last(self) -> bool:
        """Whether no round follows the newest."""
        if self.row.kind == "knockout":
            return self.row.state == "running" and len(self.tables) == 1
        return self.row.round >= self.row.rounds * self.row.seasons

    def entering(self, person: int) -> Entered:
        """As what they would enter now, in their own place or as a spare.

        Raises `MatchError` entered-already, competition-out to whoever comes back no more, no-next-round to
        whoever could only wait for a place.
        """
        known = self.entrant(person)
        if known is not None and known.state != "out":
            raise MatchError("entered-already")
        if person in self.lost:
            raise MatchError("competition-out")
        if self.row.state == "open" or person in self.seated:
            return "in"
        if self.last:
            raise MatchError("no-next-round")
        return "spare"

    def check_skip(self, person: int) -> EntrantRow:
        """Who asks not to play in the next round.

        Raises `MatchError` not-entered, bye-decides, no-next-round, bye-used, bye-needed where no table would
        come about without them.
        """
        known = self.entrant(person)
        if known is None or known.state == "out":
            raise MatchError("not-entered")
        if self.row.kind == "knockout":
            raise MatchError("bye-decides")
        if self.last:
            raise MatchError("no-next-round")
        since = self.row.round - self.row.round % self.row.rounds if self.row.kind == "league" else 0
        if known.skips is not None and known.skips > since:
            raise MatchError("bye-used")
        if self.row.state == "running" and since != self.row.round:  # else who plays then is not known yet
            asked = {each.person for each in self.entrants if each.skips == self.row.round + 1} | {person}
            spares = sum(each.state == "spare" for each in self.entrants)
            for division in self.divisions:
                there = {line.person for line in division if not line.out}
                filled = min(spares, len(division) - len(there))
                if person in there and not sizes(self.row.game, len(there - asked) + filled):
                    raise MatchError("bye-needed")
        return known

    def entrant(self, person: int) -> EntrantRow | None:
        """What is known of that person here."""
        return next((each for each in self.entrants if each.person == person), None)

    def may_enter(self, person: int) -> bool:
        """Whether `entering` does not refuse."""
        return _goes(lambda: self.entering(person))

    def may_skip(self, person: int) -> bool:
        """Whether `check_skip` does not refuse."""
        return _goes(lambda: self.check_skip(person))


def _goes(check: Callable[[], object]) -> bool:
    try:
        check()
    except MatchError:
        return False
    return True


class Competitions(Service):
    """The use cases of leagues and tournaments. Who may hold one is for the caller to know.

    All but the first raise `MatchError` no-such-competition.
    """

    async def open(
        self,
        kind: Kind,
        title: str,
        game: str,
        pace: str,
        rounds: int,
        days: int,
        signup: timedelta,
        creator: Person,
        server: int,
        channel: int,
        seasons: int = 1,
        options: Mapping[str, str] | None = None,
    ) -> Competition:
        """Open the sign-up; ``rounds`` are those of each season, ``options`` those of the game.

        Raises `MatchError` unknown-pace, also for one without a clock, and `BadOptions`.
        """
        if pace not in PACED:
            raise MatchError("unknown-pace", pace=pace, known=", ".join(PACED))
        complete = games.game(game).complete(games.game(game).max_seats, options or {})
        now = self._clock.now()
        async with self._store.transaction() as writing:
            await remember(writing, creator)
            await servers.seen(writing, server, now)
            number = await stored.add(
                writing,
                server=server,
                channel=channel,
                creator=creator.id,
                kind=kind,
                title=title,
                game=games.game(game).name,
                pace=pace,
                options=complete,
                rounds=rounds,
                seasons=seasons,
                days=days,
                seed=secrets.token_hex(16),
                state="open",
                round=0,
                due_at=now + signup,
                created_at=now,
            )
            return await _shown(writing, await _get(writing, number))

    async def posted(self, number: int, message: int) -> None:
        """The newest message with what people can do is that one."""
        async with self._store.transaction() as writing:
            await stored.change(writing, number, card=message)

    async def show(self, number: int) -> Competition:
        """How it stands."""
        async with self._store.reading() as reading:
            return await _shown(reading, await _get(reading, number))

    async def of_server(self, server: int, kinds: Collection[Kind]) -> Sequence[CompetitionRow]:
        """The competitions of these kinds there, the newest first."""
        async with self._store.reading() as reading:
            return await stored.of_server(reading, server, kinds)

    async def join(self, number: int, person: Person) -> Competition:
        """Enter; after the start as a spare, or back to one's own place.

        Raises `MatchError` competition-over, competition-full, blocked-there, whoever of the two blocked the
        other, and as `Competition.entering` does.
        """
        async with self._store.transaction() as writing:
            row = await _going(writing, number)
            shown = await _shown(writing, row)
            state, entered = shown.entering(person.id), shown.entrants
            there = [each.person for each in entered if each.state != "out"]
            if len(there) >= MOST_ENTRANTS:
                raise MatchError("competition-full", most=MOST_ENTRANTS)
            if await people.blocks_between(writing, person.id, there):
                raise MatchError("blocked-there")
            await remember(writing, person)
            known = shown.entrant(person.id)
            if known is not None:
                known = msgspec.structs.replace(known, state=state)
            else:
                place = max((each.place for each in entered), default=-1) + 1
                known = EntrantRow(person=person.id, name=person.name, place=place, state=state)
            await stored.put_entrant(writing, number, known)
            return await _shown(writing, row)

    async def leave(self, number: int, person: int) -> Competition:
        """Be no part of it from the next round on. Raises `MatchError` not-entered, competition-over."""
        async with self._store.transaction() as writing:
            row = await _going(writing, number)
            known = await _entrant(writing, number, person)
            played = any(each.person == person for each in await stored.pairings_of(writing, number))
            if played:
                await stored.put_entrant(writing, number, msgspec.structs.replace(known, state="out"))
            else:
                await stored.remove_entrant(writing, number, person)
            return await _shown(writing, row)

    async def skip(self, number: int, person: int) -> Competition:
        """Do not play in the next round, for half of its points; once in a tournament or a season.

        Raises `MatchError` competition-over, and as `Competition.check_skip` does.
        """
        async with self._store.transaction() as writing:
            row = await _going(writing, number)
            known = (await _shown(writing, row)).check_skip(person)
            asked = msgspec.structs.replace(known, skips=row.round + 1)
            await stored.put_entrant(writing, number, asked)
            return await _shown(writing, row)

    async def begin(self, number: int) -> Competition:
        """End the sign-up now. Raises `MatchError` competition-begun, competition-over, too-few-entrants."""
        now = self._clock.now()
        async with self._store.transaction() as writing:
            row = await _going(writing, number)
            if row.state != "open":
                raise MatchError("competition-begun")
            playing = await ready(writing, row)
            if len(playing) < LEAST or not sizes(row.game, len(playing)):
                raise MatchError("too-few-entrants", least=LEAST)
            await stored.change(writing, number, due_at=now)
            await go_on(writing, self._positions, number, now)
            return await _shown(writing, await _get(writing, number))

    async def cancel(self, number: int) -> Competition:
        """No round comes any more; tables that play go on. Raises `MatchError` competition-over."""
        async with self._store.transaction() as writing:
            row = await _going(writing, number)
            await end(writing, row, "cancelled", self._clock.now())
            return await _shown(writing, await _get(writing, number))


async def _shown(reading: Reading, row: CompetitionRow) -> Competition:
    entered, paired = await stored.entrants_of(reading, row.id), await stored.pairings_of(reading, row.id)
    newest = [each for each in paired if each.round == row.round]
    tables: dict[int, tuple[int, ...]] = {}
    for each in newest:
        if each.match_id is not None:
            tables[each.match_id] = (*tables.get(each.match_id, ()), each.person)
    begun = (max(row.round, 1) - 1) // row.rounds + 1 if row.kind == "league" else 0
    return Competition(
        row=row,
        entrants=tuple(entered),
        divisions=tuple(map(tuple, standings(row, entered, paired))),
        tables=tables,
        byes=tuple(each.person for each in newest if each.match_id is None),
        season=begun,
        seated=frozenset(each.person for each in season(row, paired)),
        lost=frozenset(_lost(row, entered, newest)),
    )


def _lost(row: CompetitionRow, entered: Sequence[EntrantRow], newest: Sequence[PairingRow]) -> Iterator[int]:
    if row.state == "running":
        gone = {each.replaces for each in entered}
        going_on = {each.person for each in newest}
        for each in entered:
            beaten = row.kind == "knockout" and each.person not in going_on
            if each.state == "out" and (beaten or each.person in gone):
                yield each.person


async def _get(reading: Reading, number: int) -> CompetitionRow:
    row = await stored.get(reading, number)
    if row is None:
        raise MatchError("no-such-competition")
    return row


async def _going(writing: Writing, number: int) -> CompetitionRow:
    """One that is not over."""
    row = await _get(writing, number)
    if row.state not in ("open", "running"):
        raise MatchError("competition-over")
    return row


async def _entrant(reading: Reading, number: int, person: int) -> EntrantRow:
    for each in await stored.entrants_of(reading, number):
        if each.person == person and each.state != "out":
            return each
    raise MatchError("not-entered")
