"""Following matches from elsewhere: a channel or a person sees their boards without a sound.

Only what everybody may know goes there, and nothing of a private match.
"""

from collections.abc import Sequence
from datetime import datetime, timedelta

from msgspec.structs import replace

from bot.matches.base import Service, assemble, load, show
from bot.matches.errors import MatchError
from bot.matches.model import Match, Person, Watch
from bot.store import matches, outbox, people, servers, watches
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
    for watch in await watches.following(writing, match.server, match.id):
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
    """The watch of that place, which may be there already; one of the whole server takes in all others."""
    there = await watches.at_place(writing, server, channel, person)
    for watch in there:
        if watch.match_id in (None, match):
            return watch.id
    if match is None:
        for watch in there:
            await watches.remove(writing, watch.id)
    return await watches.add(
        writing, server=server, match_id=match, channel=channel, person=person, by=by, at=now
    )


class Watches(Service):
    """The use cases of watches, and what showing them needs to know."""

    async def follow(
        self, server: int, match_id: int | None, by: Person, channel: int | None = None
    ) -> Watch:
        """Follow the match, or every public match of the server, in that channel; None: by direct message.

        A match that runs is shown there at once. Whether the person may decide for the channel is for the
        caller to know. Raises `MatchError` private-match, match-over.
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
                    raise MatchError("match-over", match=match_id)
            person = by.id if channel is None else None
            watch = await _begin(writing, server, match_id, channel, person, by.id, now)
            if match_id is not None and row.started_at is not None:
                await _show(writing, watch, match_id, now)
            found = await watches.get(writing, watch)
            assert found is not None
            return (await _told(writing, [found]))[0]

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
        """What the person follows by direct message, and with ``channels`` what channels do; oldest first.

        Those that ended by themselves are among them for two weeks.
        """
        since = self._clock.now() - ENDED_SHOWN
        async with self._store.reading() as reading:
            rows = [
                row
                for row in await watches.in_server(reading, server)
                if (row.person == person or (channels and row.channel is not None))
                and (row.ended_at is None or row.ended_at > since)
            ]
            return await _told(reading, rows)

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
        )
        for row in rows
    ]
