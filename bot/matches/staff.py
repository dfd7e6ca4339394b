"""What those who manage a server do to its matches. Each leaves a notice that names them, for everybody.

Who manages the server is for the caller to know. ``by`` is that person's display name.
"""

from collections.abc import Collection
from datetime import timedelta

from bot.matches import clocks, lifecycle, undoing, watches
from bot.matches.base import Service, assemble, check_begun, check_not_paused, load, show, tell_card
from bot.matches.errors import MatchError
from bot.matches.model import PACES, Match, Person
from bot.matches.notices import note
from bot.matches.people import remember
from bot.matches.positions import check_rules
from bot.store import actions, deadlines, matches, outbox, servers
from bot.store.database import Reading
from bot.store.matches import UNPLAYABLE, MatchRow
from bot.store.servers import ServerRow
from bot.store.shards import Held
from games.engine.contract import seat_letter

KEPT = timedelta(days=30)
"""For so long all is kept for a server that has removed the bot; the only thing that is ever forgotten."""

LONGEST_EXTENSION = 720
"""Hours that may be given at once: a month."""


class Staff(Service):
    """The use cases of the staff. All raise `MatchError` no-such-match, and not-started or match-over.

    To put another person in a seat is `Substitutes.replace`.
    """

    async def pause(self, match_id: int, by: str) -> Match:
        """Nobody can move until the staff resumes it, or it is put aside after `IDLE_LASTS`.

        A pause of the players becomes one of the staff.

        Raises `MatchError` paused if it is the staff's already, archived.
        """
        async with self._store.transaction() as writing:
            row = await _playing(writing, match_id)
            if row.stopped_by in ("staff", *UNPLAYABLE):
                check_not_paused(row)
            now = self._clock.now()
            await lifecycle.pause(writing, row, "staff", now)
            await lifecycle.settle(writing, match_id, now)
            await note(writing, row, "staff-paused", now, by=by)
            return await show(writing, match_id)

    async def resume(self, match_id: int, by: str) -> Match:
        """Go on, whoever paused it. Raises `MatchError` not-paused, archived."""
        async with self._store.transaction() as writing:
            row = await _playing(writing, match_id)
            if row.paused_at is None:
                raise MatchError("not-paused", match=match_id)
            if row.stopped_by in UNPLAYABLE:
                check_not_paused(row)
            now = self._clock.now()
            await note(writing, row, "staff-resumed", now, by=by)
            await lifecycle.resume(writing, row, now)
            await lifecycle.settle(writing, match_id, now)
            return await show(writing, match_id)

    async def extend(self, match_id: int, hours: int, by: str) -> Match:
        """Give the seat to act that many hours more, also if its time was up.

        Raises `MatchError` no-deadline for a match without any, archived.
        """
        assert 1 <= hours <= LONGEST_EXTENSION
        async with self._store.transaction() as writing:
            row = await _playing(writing, match_id)
            clock = await deadlines.get(writing, match_id)
            if clock is None or clock.left is None:
                raise MatchError("no-deadline", match=match_id)
            now = self._clock.now()
            await clocks.extend(writing, row, timedelta(hours=hours), now)
            await note(writing, row, "staff-extended", now, by=by, seat=seat_letter(clock.seat), hours=hours)
            await lifecycle.settle(writing, match_id, now)
            return await show(writing, match_id)

    async def rollback(self, match_id: int, to: int, by: str, version: int | None = None) -> Match:
        """Take back everything after that entry of the record, 0: the start; nothing is erased.

        A match whose record this program cannot play goes on by that, if it can play what is left. Raises
        `MatchError` nothing-to-undo, archived, paused, rules-changed, broken-record; stale-panel for any
        other version than the newest.
        """
        async with self._store.reading() as reading:
            row = await _playing(reading, match_id)
            if not 0 <= to < row.seq:
                raise MatchError("nothing-to-undo", match=match_id)
            line = await self._positions.line(reading, row, to)
        await self._positions.reach(line)
        async with self._store.transaction() as writing:
            row, now = await _playing(writing, match_id), self._clock.now()
            if version not in (None, row.version):
                raise MatchError("stale-panel", match=match_id)
            entries = await actions.of(writing, match_id)
            broken = row.stopped_by == "record"
            if broken:
                await lifecycle.resume(writing, row, now)
                row = await load(writing, match_id)
            check_not_paused(row)
            assert row.to_act is not None
            undo = undoing.asked(row, entries, row.to_act, to, staff=True)
            seq, position = await undoing.take_back(writing, self._positions, row, undo, now)
            span = {"first": undo.first, "last": undo.last, "count": undo.last - undo.first + 1}
            await note(writing, row, "staff-rolled-back", now, by=by, **span)
        self._positions.keep(match_id, seq, position)
        async with self._store.reading() as reading:
            return await show(reading, match_id)

    async def last_of(self, match_id: int, turn: int) -> int:
        """The number of the last entry up to that turn's end, which something follows.

        Raises `MatchError` no-such-turn, nothing-after.
        """
        async with self._store.reading() as reading:
            row = await _playing(reading, match_id)
            if not 0 <= turn <= row.turn:
                raise MatchError("no-such-turn", match=match_id, number=turn, last=row.turn)
            entries = await actions.of(reading, match_id)
        last = max((entry.seq for entry in entries if entry.turn <= turn), default=0)
        if last >= row.seq:
            raise MatchError("nothing-after", match=match_id)
        return last

    async def turn_at(self, match_id: int, entry: int) -> int:
        """The turn of that entry; 0 for the start."""
        async with self._store.reading() as reading:
            entries = await actions.of(reading, match_id)
        return next((row.turn for row in entries if row.seq == entry), 0)

    async def abort(self, match_id: int, by: str) -> Match:
        """End the match without a result, or close the table that has not begun.

        Raises `MatchError` archived.
        """
        async with self._store.transaction() as writing:
            row = await load(writing, match_id)
            now = self._clock.now()
            if row.state == "lobby":
                closed = {"state": "over", "stopped_by": "staff", "ended_at": now, "expires_at": None}
                await note(writing, row, "staff-closed", now, by=by)
                await matches.change(writing, row.id, row.version, **closed)
                await outbox.add(writing, row.id, "lobby", now)
            else:
                row = await _playing(writing, match_id)
                await lifecycle.archive(writing, row, "staff", now, "staff-aborted", by=by)
            return await show(writing, match_id)

    async def revive(self, match_id: int, by: str) -> Match:
        """Go on with a match that ended without a result, whoever ended it.

        Where only computers would go on, what was the staff's to revive is its players' from now on. Raises
        `MatchError` not-archived, rules-changed, and nobody-to-play if it is theirs already.
        """
        async with self._store.transaction() as writing:
            row = await load(writing, match_id)
            if row.state != "archived":
                raise MatchError("not-archived", match=match_id)
            now = self._clock.now()
            if row.stopped_by == "staff" and await lifecycle.nobody_plays(writing, row):
                check_rules(row)
                await matches.change(writing, row.id, row.version, stopped_by="players")
                await actions.keep_draft(writing, row.id, row.version + 1)
                await outbox.add(writing, row.id, "lobby", now)
                await note(writing, row, "staff-freed", now, by=by)
                return await show(writing, match_id)
            await note(writing, row, "staff-revived", now, by=by)
            await lifecycle.revive(writing, row, now, staff=True)
            return await show(writing, match_id)

    async def clear_title(self, match_id: int, by: str) -> Match:
        """The match is called by game and number alone from now on, whatever its host wrote.

        Raises `MatchError` not-called; not not-started or match-over.
        """
        async with self._store.transaction() as writing:
            row = await load(writing, match_id)
            if row.called is None:
                raise MatchError("not-called", match=match_id)
            await matches.change(writing, match_id, row.version, called=None)
            now = self._clock.now()
            await tell_card(writing, match_id, now)
            if row.state != "lobby":
                await note(writing, row, "staff-uncalled", now, by=by)
            return await show(writing, match_id)

    async def of_server(self, server: int, *states: str) -> list[Match]:
        """The matches of the server in one of those states, private ones too; the newest first."""
        async with self._store.reading() as reading:
            return await assemble(reading, await matches.in_server(reading, server, states))

    async def set_up(self, settings: ServerRow, by: Person) -> ServerRow:
        """Store what the staff has set, and move the channel for watchers.

        Raises `MatchError` unknown-pace.
        """
        if settings.pace is not None and settings.pace not in PACES:
            raise MatchError("unknown-pace", pace=settings.pace, known=", ".join(PACES))
        now = self._clock.now()
        async with self._store.transaction() as writing:
            await remember(writing, by)
            await servers.seen(writing, settings.id, now)
            await watches.move_spectators(writing, settings.id, settings.watchers_in, by.id, now)
            await servers.set_up(writing, settings)
            return await servers.get(writing, settings.id)

    async def connected(self, shards: Held, present: Collection[int]) -> None:
        """Of the servers on those shards the bot is in these, and in no others."""
        async with self._store.transaction() as writing:
            known = {server.id for server in await servers.on(writing, shards)}
            await servers.back(writing, known & set(present))
            await servers.left(writing, known - set(present), self._clock.now() + KEPT)
        self._store.heard_of = self._store.heard_of.with_those(shards)
        self._store.tell(["deadlines"])

    async def joined(self, server: int) -> None:
        """The bot is in the server, perhaps again: nothing of it is forgotten."""
        async with self._store.transaction() as writing:
            await servers.back(writing, [server])

    async def removed(self, server: int) -> None:
        """The server has removed the bot: after `KEPT` its matches are forgotten."""
        async with self._store.transaction() as writing:
            await servers.left(writing, [server], self._clock.now() + KEPT)


async def _playing(reading: Reading, match_id: int) -> MatchRow:
    row = await load(reading, match_id)
    check_begun(row)
    if row.state == "archived":
        raise MatchError("archived", match=match_id)
    if row.state == "over":
        raise MatchError("match-over", match=match_id)
    return row
