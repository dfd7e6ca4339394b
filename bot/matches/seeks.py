"""Seeking a table: what somebody would play, kept until enough people fit.

Every seek that is stored seats whom it can, in the same transaction: nobody can be seated twice, and there is
nothing to go on with after a restart. Blocks, limits and vacations that keep people apart end without a word
to those who seek, so it is looked again from time to time, too. A table that is full by that begins; at any
other the person who has sought longest is the host, and more may join.

Who seeks, or opens the page, has Discord asked before whether the others are still in the server. Of a table
that opens by itself that is asked when its card is posted: then it begins, or they seek on.
"""

import secrets
from collections.abc import Collection, Sequence
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
            _, found = await _found(reading, server, self._clock.now())
        return [person for seating in found for person in seating.people]

    async def look(self, server: int, person_id: int, channel: int) -> Sought:
        """What is sought there, once all are seated who can be by now, in that channel."""
        if not await self.fitting(server):
            return await self.of(server, person_id)
        async with self._store.transaction() as writing:
            await seeks.hold(writing, server)
            found = await seat(writing, server, self._clock.now(), channel)
            return await self._sought(writing, server, person_id, found.get(person_id))

    async def found(self, match_id: int) -> None:
        """The card is there of a table that has opened by itself, which begins if it is full."""
        async with self._store.transaction() as writing:
            row = await load(writing, match_id)
            await seeks.hold(writing, row.server)
            await seeks.found(writing, match_id)
            if row.state == "lobby" and len(await seats.of(writing, [match_id])) == row.size:
                await begin(writing, row, row.size, self._clock.now())

    async def lose(self, match_id: int, gone: Collection[int] = (), *, nowhere: bool = False) -> None:
        """A table that has opened by itself is not to be: it is closed, and those who sit there seek on.

        Except those who are ``gone`` from the server. ``nowhere``: its channel is, or no table can be there,
        and no other opens there by itself.
        """
        now = self._clock.now()
        async with self._store.transaction() as writing:
            row = await load(writing, match_id)
            await seeks.hold(writing, row.server)
            await seeks.lose(writing, match_id, gone)
            if nowhere:
                await seeks.lose_channel(writing, row.server, row.channel)
                settings = await servers.get(writing, row.server)
                if settings.tables_in == row.channel:
                    await servers.set_up(writing, msgspec.structs.replace(settings, tables_in=None))
            await seeks.looked(writing, row.server, now, now)
            if row.state == "lobby":
                closed = {"state": "over", "ended_at": now, "expires_at": None}
                await matches.change(writing, row.id, row.version, **closed)

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

        Tables that open by that are in that channel, where their cards are posted.
        Raises `MatchError` own-limit, server-limit, unknown-pace, seek-away, seek-least, seek-seats.
        """
        known = [games.game(name) for name in dict.fromkeys(names)]
        fitting = tuple(each.name for each in known if least <= each.max_seats and each.min_seats <= most)
        for pace in paces:
            check_terms(pace, CARETAKERS[0])
        if least > most:
            raise MatchError("seek-least", least=least, most=most)
        if not fitting or not paces:
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
            found = await seat(writing, server, now, channel)
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


async def seat(writing: Writing, server: int, now: datetime, channel: int | None = None) -> dict[int, int]:
    """Open the tables that can be; the match of everybody who is seated. The server's seeks are held.

    In that channel; None: by themselves, in that of the server's tables, else that of the newest seek of the
    table, else of the newest in the server. None opens by itself as long as no channel is known.
    """
    found: dict[int, int] = {}
    usual = (await servers.get(writing, server)).tables_in
    able, seatings = await _found(writing, server, now)
    for seating in seatings:
        own = [seek for seek in able if seek.person in seating.people]
        places = [seek.channel for seek in (*able, *own) if seek.channel is not None]
        place = channel or usual or (places[-1] if places else None)
        if place is not None:
            match = await _open(writing, server, place, seating, now, by_itself=channel is None)
            found |= dict.fromkeys(seating.people, match)
    await seeks.looked(writing, server, now, now + AGAIN)
    return found


async def _found(reading: Reading, server: int, now: datetime) -> tuple[list[NamedRow], list[Seating]]:
    """The seeks of those who can be seated somewhere, and the tables that can be."""
    lasting = await seeks.of_server(reading, server, now)
    able = [seek for seek in lasting if await may_be_seated(reading, server, seek.person, now)]
    apart = await people.blocked_pairs(reading, [seek.person for seek in able])
    return able, list(tables(able, apart))


async def _open(
    writing: Writing, server: int, channel: int, seating: Seating, now: datetime, *, by_itself: bool
) -> int:
    """The table, with its card; it begins if it is full, or after its card if it opens by itself."""
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
    payload = {"found": len(seating.people)}
    if by_itself:
        await seeks.find(writing, server, seating.people, match)
        payload["by_itself"] = 1
    else:
        await seeks.remove(writing, server, seating.people)
    await outbox.add(writing, match, "table", now, payload)
    row = await load(writing, match)
    if len(seating.people) < size:
        await call(writing, row, now)
    elif not by_itself:
        await begin(writing, row, size, now)
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
