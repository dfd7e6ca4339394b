"""Ends that no rule of the game made: tables that never began, matches that stand still, and their return."""

from datetime import datetime

from bot.matches import banks, caretaking, following, telling, votes
from bot.matches.base import Base, load, match_of, seat_of, show
from bot.matches.chronicle import note
from bot.matches.errors import MatchError
from bot.matches.model import IDLE_LASTS, Match, StoppedBy
from bot.matches.positions import check_rules
from bot.store import drafts, matches, outbox, seats
from bot.store.database import Writing
from bot.store.matches import MatchRow
from games.engine.contract import seat_letter


async def shelve(writing: Writing, row: MatchRow, by: StoppedBy, now: datetime) -> None:
    """End a running match without a result: its seed stays sealed, its clock is gone, it can be revived.

    One that the staff has paused is the staff's to revive, whoever ends it. The notice of it is the
    caller's, after that.
    """
    if row.paused_at is not None and row.stopped_by == "staff":
        by = "staff"
    ended = {"state": "shelved", "stopped_by": by, "expires_at": None, "untold": None}
    await matches.change(writing, row.id, row.version, **ended)
    await telling.held_back(writing, row, now)
    await drafts.keep(writing, row.id, row.version + 1)
    await banks.forget(writing, row)
    await caretaking.close(writing, row, now)
    await votes.settle(writing, row.id, now)
    await outbox.add(writing, row.id, "lobby", now)
    await following.mirror(writing, row, now)


async def revive(writing: Writing, row: MatchRow, now: datetime, *, staff: bool = False) -> None:
    """Let a shelved match go on where it stood, with new time for the seat to act; the board is posted again.

    The notice of it is the caller's, before that. Raises `MatchError` not-shelved, rules-changed, and
    shelved-by-staff for what only staff may revive.
    """
    if row.state != "shelved":
        raise MatchError("not-shelved", match=row.id)
    if row.stopped_by == "staff" and not staff:
        raise MatchError("shelved-by-staff", match=row.id)
    check_rules(row)
    await matches.change(
        writing,
        row.id,
        row.version,
        state="playing",
        stopped_by=None,
        paused_at=None,
        turn_since=now,
        expires_at=now + IDLE_LASTS,
    )
    await drafts.keep(writing, row.id, row.version + 1)
    assert row.to_act is not None
    await seats.change(writing, row.id, row.to_act, bank=None)
    await banks.start(writing, await load(writing, row.id), row.turn, row.to_act, now)
    if row.turn > 1:
        await outbox.add(writing, row.id, "turn", now, {"number": row.turn - 1})
    else:
        await outbox.add(writing, row.id, "welcome", now)
    await outbox.add(writing, row.id, "lobby", now)
    await following.mirror(writing, row, now)


class Lifecycle(Base):
    """The use cases of tables and matches that nobody goes on with."""

    async def expire(self, now: datetime) -> int:
        """Close the tables that never began and shelve the matches that stand still; how many there were.

        Each in a transaction of its own. What goes wrong with one is raised after all others had theirs.
        """
        async with self._store.reading() as reading:
            rows = await matches.expired(reading, now)
        done = 0
        failed: list[Exception] = []
        for row in rows:
            try:
                done += await self._expire(row.id, now)
            except Exception as error:
                failed.append(error)
        if failed:
            raise ExceptionGroup("what should have ended and could not", failed)
        return done

    async def _expire(self, match_id: int, now: datetime) -> bool:
        """Whether it still stood still: if so it has ended now."""
        async with self._store.transaction() as writing:
            row = await load(writing, match_id)
            if row.expires_at is None or row.expires_at > now:
                return False  # somebody came in time after all
            if row.state == "lobby":
                closed = {"state": "over", "stopped_by": "idle", "ended_at": now, "expires_at": None}
                await matches.change(writing, row.id, row.version, **closed)
                await outbox.add(writing, row.id, "lobby", now)
            else:
                await shelve(writing, row, "idle", now)
                await note(writing, row, "idle", now, days=IDLE_LASTS.days)
            return True

    async def revive(self, match_id: int, person_id: int) -> Match:
        """One of its players lets the match go on.

        Raises `MatchError` not-in-match, already-resigned, and what `revive` raises.
        """
        async with self._store.transaction() as writing:
            row = await load(writing, match_id)
            seat = seat_of(match_of(row, await seats.of(writing, [match_id])), person_id)
            if seat.resigned:
                raise MatchError("already-resigned", match=match_id)
            now = self._clock.now()
            if seat.computer is not None:
                await banks.from_computer(writing, row, seat.seat, caretaking.BACK_FOR, now)
                facts = {"name": seat.name, "seat": seat_letter(seat.seat)}
                await note(writing, row, "took-back", now, **facts)
            await note(writing, row, "revived", now, by=seat.name)
            await revive(writing, row, now)
            return await show(writing, match_id)
