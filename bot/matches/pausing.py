"""Pauses: while a match is paused no clock runs, nobody is reminded, and nobody can move.

The functions work in a given transaction; the notice is the caller's, after what they tell. `Pausing` holds
what people do.
"""

from datetime import datetime
from typing import Literal

import msgspec

from bot.matches import banks, caretaking, telling, votes
from bot.matches.base import Base, check_playing, load, match_of, show
from bot.matches.chronicle import note
from bot.matches.errors import MatchError
from bot.matches.model import IDLE_LASTS, Match
from bot.store import deadlines, drafts, matches, seats
from bot.store.database import Writing
from bot.store.matches import MatchRow


async def pause(writing: Writing, row: MatchRow, by: Literal["players", "staff"], now: datetime) -> None:
    """Let the match rest; what is drafted stays. Staff may make a pause of the players theirs."""
    since = row.paused_at or now
    await matches.change(writing, row.id, row.version, paused_at=since, stopped_by=by, untold=None)
    await telling.held_back(writing, row, now)
    await drafts.keep(writing, row.id, row.version + 1)
    await banks.pause(writing, row, now)
    await votes.settle(writing, row.id, now)


async def resume(writing: Writing, row: MatchRow, now: datetime, person: int | None = None) -> None:
    """Let the match go on: the clock runs on with what was left.

    Whoever is to act is told so as soon as they are awake, unless they are that ``person``. If their time is
    up, the others are asked again what is to become of them: what they were asked before has lapsed.
    """
    values = {"paused_at": None, "stopped_by": None, "expires_at": now + IDLE_LASTS}
    await matches.change(writing, row.id, row.version, **values)
    await drafts.keep(writing, row.id, row.version + 1)
    clock = await deadlines.get(writing, row.id)
    if clock is not None:
        waited_for = (await seats.of(writing, [row.id]))[clock.seat].player
        if waited_for not in (None, person):
            await deadlines.put(writing, msgspec.structs.replace(clock, tell_at=now))
        resumed = await load(writing, row.id)
        await banks.resume(writing, resumed, now)
        await caretaking.ask_again(writing, resumed, now)
    await votes.settle(writing, row.id, now)


class Pausing(Base):
    """The use case of pauses; that of asking for one is a vote."""

    async def resume_play(self, match_id: int, person_id: int) -> Match:
        """One of those who play lets the match go on.

        Raises `MatchError` for whoever plays no running match, not-paused, and paused if only staff may.
        """
        async with self._store.transaction() as writing:
            row = await load(writing, match_id)
            seat = check_playing(match_of(row, await seats.of(writing, [match_id])), person_id)
            if row.paused_at is None:
                raise MatchError("not-paused", match=match_id)
            if row.stopped_by == "staff":
                raise MatchError("paused", match=match_id, by="staff")
            now = self._clock.now()
            await resume(writing, row, now, person_id)
            await note(writing, row, "resumed", now, by=seat.name)
            return await show(writing, match_id)
