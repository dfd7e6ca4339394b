"""Seeking a table: what somebody would play, kept until enough people fit.

Every seek that is stored seats whom it can, in the same transaction: nobody can be seated twice, and there is
nothing to go on with after a restart. A table that is full by that begins; at any other the person who has
sought longest is the host, and more may join.
"""

import secrets
from collections.abc import Collection, Sequence
from datetime import timedelta

import msgspec

import games
from bot.matches.base import Service, assemble, load, show
from bot.matches.errors import MatchError
from bot.matches.lobby import begin, call, check_terms, open_table
from bot.matches.model import CARETAKERS, Match, Person
from bot.matches.people import check_limits, is_away, may_be_seated, remember
from bot.matches.seating import Seating, fits, tables
from bot.store import matches, outbox, people, seats, seeks, servers
from bot.store.database import Reading, Writing
from bot.store.seeks import NamedRow, SeekRow

LASTS = timedelta(days=7)
"""A seek that has found nothing by then is over."""


class Sought(msgspec.Struct, frozen=True, kw_only=True):
    """What is sought in a server, as one person sees it.

    ``own``: their seek; ``others``: those of others, the oldest first. ``open``: tables that suit their seek
    and have a free seat. ``found``: the table at which they have just been seated.
    """

    own: NamedRow | None
    others: tuple[NamedRow, ...]
    open: tuple[Match, ...]
    found: Match | None = None


class Seeks(Service):
    """The use cases of seeking."""

    async def of(self, server: int, person_id: int) -> Sought:
        """What is sought there."""
        async with self._store.reading() as reading:
            return await self._sought(reading, server, person_id)

    async def seek(
        self,
        person: Person,
        server: int,
        channel: int,
        names: Sequence[str],
        paces: Sequence[str],
        least: int,
        most: int,
    ) -> Sought:
        """Seek one of these games at one of these paces, with so many players, in place of what they sought.

        If they are seated at once, or somebody else is by that, the table's card is posted in that channel.
        Raises `MatchError` own-limit, server-limit, unknown-pace, seek-away, seek-seats.
        """
        known = [games.game(name) for name in dict.fromkeys(names)]
        fitting = tuple(each.name for each in known if least <= each.max_seats and each.min_seats <= most)
        for pace in paces:
            check_terms(pace, CARETAKERS[0])
        if least > most or not fitting or not paces:
            raise MatchError("seek-seats", least=least, most=most)
        now = self._clock.now()
        async with self._store.transaction() as writing:
            await servers.seen(writing, server, now)
            await seeks.hold(writing, server)
            await remember(writing, person)
            await check_limits(writing, server, person.id)
            if await is_away(writing, person.id, now):
                raise MatchError("seek-away")
            sought = SeekRow(
                person=person.id,
                server=server,
                games=fitting,
                paces=tuple(dict.fromkeys(paces)),
                least=least,
                most=most,
                at=now,
                until=now + LASTS,
            )
            await seeks.put(writing, sought)
            found = await self._seat(writing, server, channel)
            table = next((number for number, there in found.items() if person.id in there), None)
            return await self._sought(writing, server, person.id, table)

    async def withdraw(self, server: int, person_id: int) -> Sought:
        """They seek nothing there any more."""
        async with self._store.transaction() as writing:
            await seeks.hold(writing, server)
            await seeks.remove(writing, server, [person_id])
            return await self._sought(writing, server, person_id)

    async def _seat(self, writing: Writing, server: int, channel: int) -> dict[int, Collection[int]]:
        """Open the tables that can be; who sits at each, by its match."""
        now = self._clock.now()
        lasting = await seeks.of_server(writing, server, now)
        able = [seek for seek in lasting if await may_be_seated(writing, server, seek.person, now)]
        apart = await people.blocked_pairs(writing, [seek.person for seek in able])
        return {
            await self._open(writing, server, channel, seating): seating.people
            for seating in tables(able, apart)
        }

    async def _open(self, writing: Writing, server: int, channel: int, seating: Seating) -> int:
        """The table, with its card; it begins if it is full."""
        now = self._clock.now()
        host = await people.get(writing, seating.people[0])
        assert host is not None
        game, pace = secrets.choice(seating.terms)
        size = min(seating.most, games.game(game).max_seats)
        match = await open_table(
            writing,
            now,
            game=game,
            size=size,
            options={},
            creator=Person(host.id, host.name, host.locale),
            server=server,
            channel=channel,
            pace=pace,
            caretaker=CARETAKERS[0],
            private=False,
            limits=False,
        )
        for seat, guest in enumerate(seating.people[1:], 1):
            await seats.add(writing, match, seat, guest)
        await seeks.remove(writing, server, seating.people)
        await outbox.add(writing, match, "table", now, {"found": len(seating.people)})
        row = await load(writing, match)
        if len(seating.people) == size:
            await begin(writing, row, size, now)
        else:
            await call(writing, row, now)
        return match

    async def _sought(
        self, reading: Reading, server: int, person_id: int, table: int | None = None
    ) -> Sought:
        lasting = await seeks.of_server(reading, server, self._clock.now())
        own = next((seek for seek in lasting if seek.person == person_id), None)
        apart = await people.blocked_pairs(reading, [person_id, *(seek.person for seek in lasting)])
        others = [seek for seek in lasting if seek.person != person_id]
        return Sought(
            own=own,
            others=tuple(seek for seek in others if frozenset((person_id, seek.person)) not in apart),
            open=() if own is None else tuple(await _suiting(reading, own)),
            found=None if table is None else await show(reading, table),
        )


async def _suiting(reading: Reading, own: SeekRow) -> list[Match]:
    """The open tables that suit that seek, but for private ones and those of people who keep apart."""
    found = []
    for match in await assemble(reading, await matches.open_in(reading, own.server)):
        there = [seat.person for seat in match.seats if seat.person is not None]
        if not fits(own, match, len(match.seats)) or match.private or own.person in there:
            continue
        if not await people.blocks_between(reading, own.person, there):
            found.append(match)
    return found
