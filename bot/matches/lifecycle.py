"""Ends that no rule of the game made: tables that never began, matches that stand still, and their return."""

from datetime import datetime

from bot.matches import banks, caretaking, telling, watches
from bot.matches.base import load
from bot.matches.errors import MatchError
from bot.matches.model import IDLE_LASTS, StoppedBy
from bot.matches.positions import check_rules
from bot.store import drafts, matches, outbox, seats
from bot.store.database import Writing
from bot.store.matches import MatchRow


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
    await outbox.add(writing, row.id, "lobby", now)
    await watches.mirror(writing, row, now)


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
    await watches.mirror(writing, row, now)
