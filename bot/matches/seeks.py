"""Seeking a table: what somebody would play, kept until enough people fit.

Every seek that is stored seats whom it can, in the same transaction: nobody can be seated twice, and there is
nothing to go on with after a restart. Blocks, limits and vacations that keep people apart end without a word
to those who seek, so it is looked again from time to time, too. A table that is full by that begins; at any
other the person who has sought longest is the host, and more may join.
"""

import secrets
from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Literal

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

AGAIN = timedelta(minutes=10)
"""So often it is looked who can be seated by now."""


class Sought(msgspec.Struct, frozen=True, kw_only=True):
    """What is sought in a server, as one person sees it.

    ``own``: their seek; ``others``: those of others, the oldest first. ``open``: tables that suit their seek
    and have a free seat. ``found``: the table at which they have just been seated. ``waits``: why they are
    seated nowhere for the time being: they are on vacation, or have as many matches as they may.
    """

    own: NamedRow | None
    others: tuple[NamedRow, ...]
    open: tuple[Match, ...]
    found: Match | None = None
    waits: Literal["away", "full"] | None = None


class Seeks(Service):
    """The use cases of seeking."""

    async def of(self, server: int, person_id: int) -> Sought:
        """What is sought there."""
        async with self._store.reading() as reading:
            return await self._sought(reading, server, person_id)

    async def fitting(self, server: int) -> list[int]:
        """The people who can be seated there by now."""
        async with self._store.reading() as reading:
            found = await _found(reading, server, self._clock.now())
        return [person for seating, _ in found for person in seating.people]

    async def look(self, server: int, person_id: int) -> Sought:
        """What is sought there, once all are seated who can be by now."""
        if not await self.fitting(server):
            return await self.of(server, person_id)
        async with self._store.transaction() as writing:
            await seeks.hold(writing, server)
            found = await seat(writing, server, self._clock.now())
            return await self._sought(writing, server, person_id, found.get(person_id))

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

        If they are seated at once, or later, the table's card is posted in that channel.
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
                channel=channel,
            )
            await seeks.put(writing, sought)
            found = await seat(writing, server, now)
            return await self._sought(writing, server, person.id, found.get(person.id))

    async def withdraw(self, server: int, person_id: int) -> Sought:
        """They seek nothing there any more."""
        async with self._store.transaction() as writing:
            await seeks.hold(writing, server)
            await seeks.remove(writing, server, [person_id])
            return await self._sought(writing, server, person_id)

    async def _sought(
        self, reading: Reading, server: int, person_id: int, table: int | None = None
    ) -> Sought:
        now = self._clock.now()
        lasting = await seeks.of_server(reading, server, now)
        own = next((seek for seek in lasting if seek.person == person_id), None)
        apart = await people.blocked_pairs(reading, [person_id, *(seek.person for seek in lasting)])
        others = [seek for seek in lasting if seek.person != person_id]
        waits: Literal["away", "full"] | None = None
        if own is not None and not await may_be_seated(reading, server, person_id, now):
            waits = "away" if await is_away(reading, person_id, now) else "full"
        return Sought(
            own=own,
            others=tuple(seek for seek in others if frozenset((person_id, seek.person)) not in apart),
            open=() if own is None else tuple(await _suiting(reading, own)),
            found=None if table is None else await show(reading, table),
            waits=waits,
        )


async def seat(writing: Writing, server: int, now: datetime) -> dict[int, int]:
    """Open the tables that can be; the match of everybody who is seated. The server's seeks are held."""
    found: dict[int, int] = {}
    for seating, channel in await _found(writing, server, now):
        found |= dict.fromkeys(seating.people, await _open(writing, server, channel, seating, now))
    await seeks.looked(writing, server, now, now + AGAIN)
    return found


async def _found(reading: Reading, server: int, now: datetime) -> list[tuple[Seating, int]]:
    """The tables that can be, each with the channel of its newest seek, else of the newest known."""
    lasting = await seeks.of_server(reading, server, now)
    able = [seek for seek in lasting if await may_be_seated(reading, server, seek.person, now)]
    apart = await people.blocked_pairs(reading, [seek.person for seek in able])
    found = []
    for seating in tables(able, apart):
        own = [seek for seek in able if seek.person in seating.people]
        places = [seek.channel for seek in (*able, *own) if seek.channel is not None]
        if places:
            found.append((seating, places[-1]))
    return found


async def _open(writing: Writing, server: int, channel: int, seating: Seating, now: datetime) -> int:
    """The table, with its card; it begins if it is full."""
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
