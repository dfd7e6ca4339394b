"""Following matches from elsewhere: a channel or a person sees their boards without a sound.

Only what everybody may know goes there, and nothing of a private match.
"""

from collections.abc import Sequence
from datetime import datetime, timedelta

from msgspec.structs import replace

from bot.clock import Clock
from bot.matches.base import Service, assemble, check_begun, load, show
from bot.matches.errors import UNREADABLE, MatchError
from bot.matches.model import Match, Person, ReadTurn, SeatState, Turn, Watch, last_of
from bot.matches.positions import Positions
from bot.matches.watching import Watching
from bot.store import Store, matches, outbox, people, servers, watches
from bot.store.database import Reading, Writing
from bot.store.matches import MatchRow
from bot.store.people import PersonRow
from bot.store.watches import WatchPostRow, WatchRow, Why

FRESH = timedelta(hours=1)
"""How long a message that shows a match is edited; what comes later is told in a new one."""

ENDED_SHOWN = timedelta(days=14)
"""How long the page of watches tells of one that ended by itself."""


async def tell(writing: Writing, match: MatchRow, now: datetime) -> None:
    """Have everybody who follows the match see how it stands. Called wherever its board is announced.

    What still waits to be shown to them is shown together with this, in one message.
    """
    if match.private:
        return
    following = await watches.following(writing, match.server, match.id)
    reading = {watch.person for watch in following if watch.read_to is not None}
    for watch in following:  # who reads it is not shown it with all the others of the server
        if watch.read_to is not None or watch.person is None or watch.person not in reading:
            await _show(writing, watch.id, match.id, now)


async def _show(writing: Writing, watch: int, match: int, now: datetime) -> None:
    lane = f"w{watch}"
    if not await outbox.waits(writing, match, "watch", lane):
        await outbox.add(writing, match, "watch", now, {"watch": watch}, lane)


async def move_spectators(writing: Writing, server: int, channel: int | None, by: int, now: datetime) -> None:
    """That channel mirrors every public match of the server from now on, no other; None: none does."""
    known = await servers.get(writing, server)
    if known.watchers_in == channel:
        return
    for watch in await watches.at_place(writing, server, known.watchers_in, None):
        if known.watchers_in is not None and watch.match_id is None:
            await watches.remove(writing, watch.id)
    if channel is not None:
        await _begin(writing, server, None, channel, None, by, now)


async def _begin(
    writing: Writing,
    server: int,
    match: int | None,
    channel: int | None,
    person: int | None,
    by: int,
    now: datetime,
) -> int:
    """The watch of that place, which may be there already; one of the whole server takes in all others.

    But not those by which somebody reads a match turn by turn.
    """
    there = await watches.at_place(writing, server, channel, person)
    for watch in there:
        if watch.match_id in (None, match):
            return watch.id
    if match is None:
        for watch in there:
            if watch.read_to is None:
                await watches.remove(writing, watch.id)
    return await watches.add(
        writing, server=server, match_id=match, channel=channel, person=person, by=by, at=now
    )


class Watches(Service):
    """The use cases of watches, and what showing them needs to know."""

    def __init__(self, store: Store, clock: Clock, positions: Positions, watching: Watching) -> None:
        super().__init__(store, clock, positions)
        self._watching = watching

    async def follow(
        self, server: int, match_id: int | None, by: Person, channel: int | None = None
    ) -> Watch:
        """Follow the match, or every public match of the server, in that channel; None: by direct message.

        A match that runs is shown there at once. Whether the person may decide for the channel is for the
        caller to know. Raises `MatchError` private-match, never-began, match-over.
        """
        now = self._clock.now()
        async with self._store.transaction() as writing:
            await people.put(writing, PersonRow(by.id, by.name, by.locale))
            await servers.seen(writing, server, now)
            if match_id is not None:
                row = await load(writing, match_id)
                if row.private:
                    raise MatchError("private-match", match=match_id)
                if row.state == "over":
                    check_begun(row)
                    raise MatchError("match-over", match=match_id)
            person = by.id if channel is None else None
            watch = await _begin(writing, server, match_id, channel, person, by.id, now)
            if match_id is not None and person is not None:
                await watches.read_to(writing, watch, None)  # it is shown as it stands from now on
            if match_id is not None and row.started_at is not None:
                await _show(writing, watch, match_id, now)
            found = await watches.get(writing, watch)
            assert found is not None
            return (await _told(writing, [found]))[0]

    async def read_along(self, match_id: int, by: Person) -> Watch:
        """Read the match turn by turn, from the turn that the person has seen last, also one that is over.

        Their direct messages tell no more than that there is something to read. Raises `MatchError`
        private-match, not-started.
        """
        now = self._clock.now()
        async with self._store.transaction() as writing:
            await people.put(writing, PersonRow(by.id, by.name, by.locale))
            match = await show(writing, match_id)
            if match.private:
                raise MatchError("private-match", match=match_id)
            check_begun(match)
            await servers.seen(writing, match.server, now)
            there = await watches.at_place(writing, match.server, None, by.id)
            number = next((watch.id for watch in there if watch.match_id == match_id), None)
            if number is None:
                place = {"server": match.server, "match_id": match_id, "channel": None, "person": by.id}
                number = await watches.add(writing, **place, by=by.id, at=now)
            look = await people.seen(writing, by.id, match_id)
            await watches.read_to(writing, number, 0 if look is None else min(look.turn, last_of(match)))
            found = await watches.get(writing, number)
            assert found is not None
            return (await _told(writing, [found]))[0]

    async def read_by(self, person: int, match: Match) -> Watch | None:
        """The watch by which that person reads the match turn by turn."""
        async with self._store.reading() as reading:
            rows = await watches.at_place(reading, match.server, None, person)
            found = [row for row in rows if row.match_id == match.id and row.read_to is not None]
            return (await _told(reading, found))[0] if found else None

    async def read(self, watch_id: int, person: int, number: int | None = None) -> ReadTurn:
        """The turn that the person has come to, or an earlier one of that number, or the next.

        The next one counts as read; none after it is shown. Raises `MatchError` not-reading, cannot-read-on.
        """
        watch = await self.get(watch_id)
        if watch is None or watch.match is None or watch.read_to is None or watch.person != person:
            raise MatchError("not-reading")
        match, read_to = watch.match, watch.read_to
        last = last_of(match)
        wanted = read_to if number is None else min(number, read_to + 1, last)
        try:
            turn = await self._watching.turn(match.id, wanted)
        except MatchError as error:
            if error.code in UNREADABLE:  # what was kept of the match instead is its last board
                raise MatchError("cannot-read-on") from error
            raise
        if wanted > read_to:
            async with self._store.transaction() as writing:
                now = await watches.get(writing, watch_id)
                if now is not None and now.read_to is not None and wanted == now.read_to + 1:
                    await watches.read_to(writing, watch_id, wanted)
        return ReadTurn(watch=watch, turn=_then(turn) if wanted < last else turn, more=wanted < last)

    async def unfollow(self, watch_id: int) -> None:
        """Follow no longer. Whether somebody may decide that is for the caller to know."""
        async with self._store.transaction() as writing:
            row = await watches.get(writing, watch_id)
            if row is None:
                return
            await watches.remove(writing, watch_id)
            await _forget_spectators(writing, row)

    async def get(self, watch_id: int) -> Watch | None:
        """The watch of that number; one that was stopped is None."""
        async with self._store.reading() as reading:
            row = await watches.get(reading, watch_id)
            return None if row is None else (await _told(reading, [row]))[0]

    async def of(self, server: int, person: int, *, channels: bool) -> list[Watch]:
        """What the person follows by direct message, and with ``channels`` what channels do; newest first.

        Those that ended by themselves are among them for two weeks. Of a match that is over there is nothing
        left to follow, only to read.
        """
        since = self._clock.now() - ENDED_SHOWN
        async with self._store.reading() as reading:
            rows = [
                row
                for row in reversed(await watches.in_server(reading, server))
                if (row.person == person or (channels and row.channel is not None))
                and (row.ended_at is None or row.ended_at > since)
            ]
            found = await _told(reading, rows)
        return [
            watch
            for watch in found
            if watch.match is None or watch.match.state != "over" or watch.read_to is not None
        ]

    async def public_in(self, server: int) -> list[Match]:
        """The running matches of the server that everybody may watch, the one that moved last first."""
        async with self._store.reading() as reading:
            return await assemble(reading, await matches.public_in(reading, server))

    # for the worker

    async def newest_post(self, watch: int, match_id: int) -> tuple[WatchPostRow | None, bool]:
        """The newest message in which the watch shows the match, and whether it is fresh."""
        async with self._store.reading() as reading:
            row = await watches.newest_post(reading, watch, match_id)
        return row, row is not None and self._clock.now() - row.posted_at < FRESH

    async def posted(self, row: WatchPostRow) -> None:
        """That message shows the match now."""
        async with self._store.transaction() as writing:
            if await watches.get(writing, row.watch) is not None:
                await watches.put_post(writing, row)

    async def end(self, watch_id: int, match_id: int, why: Why) -> None:
        """The watch cannot go on; whoever set it up is told, if they can be."""
        now = self._clock.now()
        async with self._store.transaction() as writing:
            row = await watches.get(writing, watch_id)
            if row is None or row.ended_at is not None:
                return
            await watches.end(writing, watch_id, now, why)
            await _forget_spectators(writing, row)
            if why == "closed":
                await people.dms(writing, row.by, closed=True)
            elif why == "gone":
                await outbox.add(writing, match_id, "watch", now, {"watch": watch_id}, f"w{watch_id}")


def _then(turn: Turn) -> Turn:
    """The turn in the match as it stood after it."""
    view = turn.view
    seats = tuple(
        SeatState(
            seat=seat.seat,
            person=seat.person,
            name=name,
            resigned=seat.seat in view.resigned,
            waiting=False,
        )
        for seat, name in zip(turn.match.seats, turn.names, strict=True)
    )
    match = replace(
        turn.match,
        seats=seats,
        formers=(),
        state="playing",
        version=0,
        seq=0,
        turn=turn.number + 1,
        to_act=view.to_act(),
        turn_since=None,
        due_at=None,
        ended_at=None,
        outcome=None,
        paused_at=None,
        stopped_by=None,
        expires_at=None,
    )
    return replace(turn, match=match, taken_back=None)


async def _forget_spectators(writing: Writing, watch: WatchRow) -> None:
    """If it was the server's channel for watchers, there is none any more."""
    known = await servers.get(writing, watch.server)
    if watch.match_id is None and watch.channel is not None and known.watchers_in == watch.channel:
        await servers.set_up(writing, replace(known, watchers_in=None))


async def _told(reading: Reading, rows: Sequence[WatchRow]) -> list[Watch]:
    return [
        Watch(
            id=row.id,
            server=row.server,
            match=None if row.match_id is None else await show(reading, row.match_id),
            channel=row.channel,
            person=row.person,
            by=row.by,
            ended_at=row.ended_at,
            why=row.why,
            read_to=row.read_to,
        )
        for row in rows
    ]
