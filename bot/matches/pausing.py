"""Pauses: while a match is paused no clock runs, nobody is reminded, and nobody can move.

The functions work in a given transaction; the notice is the caller's, after what they tell.
"""

from datetime import datetime
from typing import Literal

import msgspec

from bot.matches import banks, caretaking, telling
from bot.matches.base import load
from bot.matches.model import IDLE_LASTS
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
